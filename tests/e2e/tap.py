# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs tests that drive the program and reports them in TAP (https://testanything.org)."""


class Failure(Exception):
    """The program does something else than it should."""


def expect(condition, message):
    if not condition:
        raise Failure(message)


def run(tests, broken=(), take_picture=None):
    """Runs functions whose names are their docstrings. An error of a class in broken is a failure, too. After it, where a picture
    can be taken of the program, what follows could only wait for the same, so it is left out. Returns the exit code."""
    print(f"1..{len(tests)}", flush=True)
    failed = False
    for number, test in enumerate(tests, start=1):
        try:
            test()
            print(f"ok {number} {test.__doc__}", flush=True)
        except (Failure, *broken) as error:
            failed = True
            print(f"not ok {number} {test.__doc__}")
            print("\n".join(f"# {line}" for line in str(error).splitlines()), flush=True)
            if take_picture and not isinstance(error, Failure):
                print(f"# see {take_picture()}", flush=True)
                break
    return 1 if failed else 0
