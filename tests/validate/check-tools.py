#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the tools that the other checks stand on: usage: check-tools.py SOURCE-ROOT."""

import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import tap

source_root = Path(sys.argv[1]).resolve()


def summary(tests, meson_code, *others):
    """What tools/test-summary makes of a log with these tests, and of other programs with what they say and their exit
    codes: (last line, exit code)."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "meson.json"
        test = {"name": "x", "command": ["x"], "returncode": 0}
        log.write_text("".join(json.dumps(test | {"result": result, "stdout": stdout}) + "\n" for result, stdout in tests))
        words = [log, str(meson_code)]
        for number, (said, code) in enumerate(others):
            log = Path(folder) / f"{number}.log"
            log.write_text(said)
            words += [log, str(code)]
        run = subprocess.run([source_root / "tools" / "test-summary", *words], capture_output=True, text=True, check=False)
    return run.stdout.splitlines()[-1], run.returncode


def check_summary():
    """The summary counts cases, and takes nothing for a success that is none."""
    good = ("OK", "ok 1")
    # title, tests, meson's exit code, other programs; expected: the last line, the exit code
    table = (
        ("cases of a program", [("OK", "1..2\nok 1 /a\nok 2 - /b\n")], 0, [], "2 passed, 0 failed", 0),
        ("a failed case", [("FAIL", "ok 1 /a\nnot ok 2 /b\n")], 1, [], "1 passed, 1 failed", 1),
        ("a skipped case", [("OK", "ok 1 /a\nok 2 /b # SKIP no display\n")], 0, [], "1 passed, 0 failed, 1 skipped", 0),
        ("a crash after good cases", [("ERROR", "ok 1 /a\n")], 1, [], "1 passed, 1 failed", 1),
        ("a program that takes too long", [("TIMEOUT", "")], 1, [], "0 passed, 1 failed", 1),
        ("a program without cases", [("OK", "fine")], 0, [], "1 passed, 0 failed", 0),
        ("a skipped program", [("OK", "ok 1"), ("SKIP", "")], 0, [], "1 passed, 0 failed, 1 skipped", 0),
        ("a crash of meson itself", [good], 2, [], "1 passed, 1 failed", 1),
        ("no test at all", [], 0, [], "0 passed, 0 failed", 1),
        ("only skipped", [("SKIP", "")], 0, [], "0 passed, 0 failed, 1 skipped", 1),
        ("another program", [good], 0, [("fine", 0)], "2 passed, 0 failed", 0),
        ("cases of another program", [good], 0, [("building\nok 1 a\nok 2 b\n", 0)], "3 passed, 0 failed", 0),
        ("another program that ends badly after good cases", [good], 0, [("ok 1 a\n", 1)], "2 passed, 1 failed", 1),
        ("another program that takes too long", [good], 0, [("", 124)], "1 passed, 1 failed", 1),
        ("another program that was skipped", [good], 0, [("no FUSE here", 77)], "1 passed, 0 failed, 1 skipped", 0),
    )
    complaints = []
    for title, tests, meson_code, others, line, code in table:
        found = summary(tests, meson_code, *others)
        if found != (line, code):
            complaints.append(f"{title}: expected {(line, code)}, got {found}")
    return complaints


def check_progress():
    """Who waits for a build sees how far it is, and its words are in the log."""
    built = "".join(f"[{step}/8] Compiling {step}\n" for step in range(1, 9))
    with tempfile.NamedTemporaryFile("r") as log:
        script = f"source '{source_root}/tools/common.bash'; log='{log.name}'; show_progress"
        run = subprocess.run(["bash", "-c", script], input=built, capture_output=True, text=True, check=False)
        found, kept = run.stderr, log.read()
    if (found, kept) != ("25 %\n50 %\n75 %\n100 %\n", built):
        return [f"said is {found!r}, and in the log is {kept!r}"]
    return []


def on_display(*words):
    return subprocess.run([source_root / "tools" / "with-display", *words], capture_output=True, text=True, check=False)


def check_display():
    """The virtual display passes on the exit code, ends in time and leaves no process behind."""
    if not all(shutil.which(program) for program in ("Xvfb", "openbox", "dbus-daemon")):
        return None
    complaints = []
    run = on_display("bash", "-c", 'setsid sleep 60 & echo "$! $DISPLAY"; exit 7')
    if run.returncode != 7:
        complaints.append(f"exit code {run.returncode} instead of 7: {run.stderr}")
    pid, _, display = run.stdout.strip().partition(" ")
    if not display.startswith(":"):
        complaints.append(f"no display: {run.stdout}")
    elif Path(f"/proc/{pid}").exists():
        complaints.append("a detached process lives on")
    begin = time.monotonic()
    run = on_display("--timeout", "0.5", "sleep", "60")
    if run.returncode != 124 or time.monotonic() - begin > 20:
        complaints.append(f"no end in time: exit code {run.returncode} after {time.monotonic() - begin:.1f} s")
    return complaints


if __name__ == "__main__":
    tap.run([check_progress, check_summary, check_display])
