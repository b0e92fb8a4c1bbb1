#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the program where something is missing or wrong: it must come up, begin a game and print no warning; TAP.

usage: test-start.py PROGRAM
"""

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import tap
from tap import expect

SCHEMA = Path(__file__).resolve().parents[2] / "data/io.github.kloosterland.Kloosterland.gschema.xml"
NOWHERE = "/proc/nowhere"  # where not even root can write

# Of a version that never was.
SETTINGS = """[io/github/kloosterland/Kloosterland]
width=-5
height='tall'
names=['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
colours=['transparent', 'red', 'red']
tiles='nothing'
rules={'farmers': 'perhaps', 'dragons': 'on'}
dragons=true
"""


def close_unkept(program):
    """Quits where the game cannot be kept: the program asks first."""
    program.press("ctrl+q")
    program.wait_for(lambda: program.find(name="Close Anyway"), "the question whether to close")
    program.press("alt+a")
    return program.process.wait(10)


def play_a_little(folder, changes, close=None):
    """Starts the program in a changed environment, begins a game and quits."""
    env = {**drive.environment(folder, "C.UTF-8"), **changes}
    program = drive.Program(sys.argv[1:], folder, env={name: value for name, value in env.items() if value is not None})
    try:
        person = Person(program, by_mouse=False, words=str)
        person.begin_game()
        table = Table(program, seed=1)
        table.play_by_keyboard()
        code = close(program) if close else program.close()
    finally:
        program.kill()
    expect(code == 0, f"it ends with {code}")
    expect(not program.problems(), "\n".join(program.problems()))


def test_places(folder):
    """it starts where nothing can be written, and says so"""
    play_a_little(folder, {f"XDG_{kind}_HOME": NOWHERE for kind in ("CONFIG", "CACHE", "DATA", "STATE")}, close_unkept)


def test_schema(folder):
    """it starts without its settings' schema"""
    play_a_little(folder, {"GSETTINGS_SCHEMA_DIR": None})


def test_old_schema(folder):
    """it starts with its settings' schema of another version, and says so"""
    schema = SCHEMA.read_text(encoding="utf-8")
    begin = schema.index('<key name="own-rules"')
    end = schema.index("</key>", begin) + len("</key>")
    (folder / SCHEMA.name).write_text(schema[:begin] + schema[end:], encoding="utf-8")
    subprocess.run(["glib-compile-schemas", "--strict", str(folder)], check=True)
    play_a_little(folder, {"GSETTINGS_SCHEMA_DIR": str(folder)})
    expect("“own-rules”" in (folder / "program.log").read_text(encoding="utf-8"), "it does not say so")


def test_settings(folder):
    """it starts with settings of another version"""
    keyfile = folder / "config/glib-2.0/settings/keyfile"
    keyfile.parent.mkdir(parents=True)
    keyfile.write_text(SETTINGS, encoding="utf-8")
    play_a_little(folder, {"GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": str(folder / "config")})
    expect("transparent" not in keyfile.read_text(encoding="utf-8"), "the settings were not used")


def test_locale(folder):
    """it starts in English where the language is unknown"""
    play_a_little(folder, {"LC_ALL": "xx_XX.UTF-8"})


def test_gpu(folder):
    """it starts without a GPU"""
    play_a_little(folder, {"GSK_RENDERER": None, "GDK_DEBUG": "no-portals,gl-disable,vulkan-disable", "GDK_DISABLE": "gl,vulkan"})


def close_without_bus(folder, **changes):
    """Starts the program without a session bus, and closes its window."""
    log = folder / "program.log"
    env = dict(drive.environment(folder, "C.UTF-8"), DBUS_SESSION_BUS_ADDRESS=f"unix:path={NOWHERE}", **changes)
    with open(log, "wb") as output:
        process = subprocess.Popen(sys.argv[1:], env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
    try:
        limit = time.monotonic() + 20
        while drive.read_title() != "Kloosterland":
            expect(time.monotonic() < limit and process.poll() is None, f"there is no window: {log.read_text()}")
            time.sleep(0.05)
        # Without the bus nothing says when the window begins to listen.
        while process.poll() is None:
            expect(time.monotonic() < limit, f"it does not quit: {log.read_text()}")
            drive.xdotool("key", "ctrl+q")
            time.sleep(0.5)
        expect(process.returncode == 0, f"it ends with {process.returncode}: {log.read_text()}")
    finally:
        process.kill()
    # The toolkit's remarks about it are its own.
    problems = [line for line in log.read_text().splitlines() if drive.PROBLEM.search(line) and not re.search("(accessibility|session) bus", line)]
    expect(not problems, "\n".join(problems))


def test_bus(folder):
    """it starts without any bus"""
    close_without_bus(folder, AT_SPI_BUS_ADDRESS=f"unix:path={NOWHERE}")


def test_session_bus(folder):
    """it starts without a session bus, where there is one for accessibility"""
    close_without_bus(folder)


TESTS = (test_places, test_schema, test_old_schema, test_settings, test_locale, test_gpu, test_bus, test_session_bus)


def in_folder(test):
    """With a folder of its own."""
    def run():
        with tempfile.TemporaryDirectory() as folder:
            test(Path(folder))

    run.__doc__ = test.__doc__
    return run


def main():
    return tap.run([in_folder(test) for test in TESTS], (drive.DriveError, subprocess.TimeoutExpired))


if __name__ == "__main__":
    try:
        import drive
        from person import Person
        from table import Table
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
