#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what is under version control and what is in it: usage: check-tree.py SOURCE-ROOT."""

import re
import subprocess
import sys
from pathlib import Path

import tap

source_root = Path(sys.argv[1]).resolve()
tracked = tap.tracked_files(source_root)

GENERATED = re.compile(r"\.(o|a|so|gmo|mo|pot|pyc|gresource|compiled|log|orig|rej|swp|cache)$|(^|/)(build[^/]*/|__pycache__)")
CODE = {".c", ".h", ".py", ".build", ".css", ".bash"}
SCRIPTS = {"tools", ".ci"}

# Written in two halves, so that this file passes its own check.
MACHINE_PATHS = re.compile("|".join(("/tmp" + "/wt", "/tmp" + "/build", r"(?<![\w.])/work" + "/", "/root" + "/", "/home" + "/")))
REGISTRIES = re.compile("|".join(("deb" + r"\.debian\.org", "registry" + r"\.npmjs", "pypi" + r"\.org", "proxy" + r"\.golang", "ftp" + r"\.debian")))
UNFINISHED = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X|HA" + r"CK)\b")
PUBLISHED_NAME = re.compile("carcas" + "sonne", re.IGNORECASE)
# The README and the About window say which game's rules are played, the latter in every language.
MAY_NAME_IT = re.compile(r"^(README\.md|src/ui/kl-dialogs\.c|po/\w+\.po)$")


def texts():
    """(path relative to the root, text) of every tracked file that is one."""
    for path in tracked:
        data = path.read_bytes()
        if b"\0" not in data:
            yield path.relative_to(source_root), data.decode("utf-8")


def search(pattern, allowed=lambda path: False):
    return [f"{path}:{number}: {line.strip()[:120]}"
            for path, text in texts() if not allowed(path)
            for number, line in enumerate(text.splitlines(), start=1) if pattern.search(line)]


def check_generated():
    """No generated file is under version control."""
    return [str(path.relative_to(source_root)) for path in tracked if GENERATED.search(str(path.relative_to(source_root)))]


def check_machine_paths():
    """No file names a path of somebody's machine."""
    return search(MACHINE_PATHS)


def check_registries():
    """No file names a package registry."""
    return search(REGISTRIES)


def check_unfinished():
    """Nothing is marked as unfinished."""
    return search(UNFINISHED)


def check_name():
    """The published game's name stands only where it may."""
    return search(PUBLISHED_NAME, lambda path: MAY_NAME_IT.match(str(path)))


def is_code(path):
    return path.suffix in CODE or path.name == "meson_options.txt" or (path.parts[0] in SCRIPTS and not path.suffix)


def check_licence():
    """Every source file begins with its copyright and licence."""
    return [str(path) for path, text in texts()
            if is_code(path) and not all(tag in text[:400] for tag in ("SPDX-FileCopyrightText: ", "SPDX-License-Identifier: "))]


def check_whitespace():
    """Text files end their lines cleanly, and C has no tabs."""
    complaints = []
    for path, text in texts():
        # What fuzzing has found is kept byte for byte.
        if path.suffix in {".svg", ".po"} or path.name == "COPYING" or "fuzz" in path.parts[:-1] and "fixtures" in path.parts or not text:
            continue
        if not text.endswith("\n") or text.endswith("\n\n"):
            complaints.append(f"{path}: does not end with one line end")
        complaints += [f"{path}:{number}: space or carriage return at the end"
                       for number, line in enumerate(text.split("\n"), start=1) if line != line.rstrip()]
        if path.suffix in {".c", ".h"} and "\t" in text:
            complaints.append(f"{path}: has a tab")
    return complaints


def check_format():
    """The C code is as clang-format leaves it."""
    code = [str(path.relative_to(source_root)) for path in tracked if path.suffix in {".c", ".h"}]
    try:
        run = subprocess.run(["clang-format", "--dry-run", "-Werror", *code], cwd=source_root, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return [line for line in run.stderr.splitlines() if ": error: " in line] if run.returncode else []


def check_python():
    """The Python scripts compile."""
    complaints = []
    for path, text in texts():
        if path.suffix == ".py" or text.startswith("#!/usr/bin/python3"):
            try:
                compile(text, str(path), "exec")
            except SyntaxError as error:
                complaints.append(f"{path}:{error.lineno}: {error.msg}")
    return complaints


def check_shell():
    """The shell scripts are well-formed."""
    complaints = []
    for path, text in texts():
        if path.suffix == ".bash" or text.startswith("#!/usr/bin/env bash"):
            run = subprocess.run(["bash", "-n", str(source_root / path)], capture_output=True, text=True, check=False)
            complaints += run.stderr.splitlines()
    return complaints


def check_layouts():
    """data/meson.build names every layout, for the test that looks into them."""
    named = (source_root / "data/meson.build").read_text(encoding="utf-8")
    layouts = [str(path.relative_to(source_root / "data")) for path in tracked if path.suffix == ".ui"]
    return [layout for layout in layouts if f"'{layout}'" not in named]


if __name__ == "__main__":
    if tracked is None:
        print("1..0 # SKIP not under version control")
        sys.exit()
    tap.run([check_generated, check_machine_paths, check_registries, check_unfinished, check_name, check_licence,
             check_whitespace, check_format, check_python, check_shell, check_layouts])
