#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks docs/rules-map.md: usage: check-rules-map.py SOURCE-ROOT."""

import re
import sys
from pathlib import Path

import tap

source_root = Path(sys.argv[1]).resolve()

# How many rules there are of each letter.
CHAPTERS = {"B": 16, "F": 3, "A": 13, "G": 11, "H": 16}

ROW = re.compile(r"^\| ([A-Z]\d+) \|(.*)\|(.*)\|(.*)\|$")


def read_map():
    """A list of (rule, functions, tests), a rule for each row of the tables."""
    rows = []
    for line in (source_root / "docs" / "rules-map.md").read_text(encoding="utf-8").splitlines():
        row = ROW.match(line)
        if row:
            rows.append((row[1], re.findall("`([^`]+)`", row[3]), re.findall("`([^`]+)`", row[4])))
    return rows


def find_functions():
    """The names of all functions that are defined below src/, with a body."""
    functions = set()
    for path in (source_root / "src").rglob("*.[ch]"):
        text = path.read_text(encoding="utf-8")
        functions.update(re.findall(r"^([a-z_0-9]+) \([^;{}]*\)\n\{", text, re.MULTILINE))
    return functions


def find_tests():
    """The paths of all tests: those in the first lines of scripts, and those that C files register."""
    tests = set()
    for path in (source_root / "tests" / "rules").rglob("*.script"):
        tests.add(path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# test "))
    for path in (source_root / "tests").rglob("*.c"):
        tests.update(re.findall(r'g_test_add\w* \("(/[^"]+[^"/])"', path.read_text(encoding="utf-8")))
    return tests


def check_complete():
    """Each rule has one row, with a function and a test, and each row is about a rule."""
    rules = [f"{letter}{number}" for letter, last in CHAPTERS.items() for number in range(1, last + 1)]
    rows = read_map()
    complaints = [f"{rule} has {n} rows" for rule in rules if (n := sum(row[0] == rule for row in rows)) != 1]
    for rule, functions, tests in rows:
        if rule not in rules:
            complaints.append(f"there is no rule {rule}")
        if not functions:
            complaints.append(f"{rule} names no function")
        if not tests:
            complaints.append(f"{rule} names no test")
    return complaints


def check_functions():
    """Each function of the map is defined in the program."""
    defined = find_functions()
    return [f"{rule}: no function {name}" for rule, functions, _ in read_map() for name in functions if name not in defined]


def check_tests():
    """Each test of the map is there, and each rule has one of its own number."""
    registered = find_tests()
    complaints = []
    for rule, _, tests in read_map():
        for path in tests:
            if not (path in registered or path.endswith("/") and any(test.startswith(path) for test in registered)):
                complaints.append(f"{rule}: no test {path}")
        if not any(path.startswith(f"/rules/{rule}/") for path in tests):
            complaints.append(f"{rule}: no test of its own")
    return complaints


def check_no_strangers():
    """Each test that cites a rule by its number cites one of the map."""
    rules = {row[0] for row in read_map()}
    return [f"{path} is about no rule" for path in sorted(find_tests())
            if path.startswith("/rules/") and path.split("/")[2] not in rules]


tap.run([check_complete, check_functions, check_tests, check_no_strangers])
