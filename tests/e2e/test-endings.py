#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ends the program in every way right after a move, and starts it again: the game is at the same decision; TAP.

usage: test-endings.py PROGRAM
"""

import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import tap
from tap import expect

# How; and whether the program ends by itself then, with 0.
WAYS = (
    ("ctrl+q", lambda program: program.press("ctrl+q"), True),
    ("the window is closed", lambda program: program.press("alt+F4"), True),
    ("SIGTERM", lambda program: program.process.send_signal(signal.SIGTERM), True),
    ("SIGHUP", lambda program: program.process.send_signal(signal.SIGHUP), True),
    ("the display goes away, as at the end of a session", lambda program: drive.xdotool("getactivewindow", "windowkill"), False),
    ("SIGKILL", lambda program: program.process.kill(), False),
)


def end_and_resume(folder, end, gracefully):
    program = drive.Program(sys.argv[1:], folder)
    try:
        Person(program, by_mouse=False, words=str).begin_game()
        table = Table(program, seed=1)
        for _ in range(3):
            table.play_by_keyboard()
        before = table.read()
        end(program)
        code = program.process.wait(10)
    finally:
        program.kill()
    expect(code == 0 or not gracefully, f"it ends with {code}")

    program = drive.Program(sys.argv[1:], folder)
    try:
        table = Table(program, seed=1)
        expect(table.read() == before, f"{before} has become {table.read()}")
        program.press("ctrl+z")
        program.wait_for(lambda: table.read() != before, "the last move to be taken back")
        program.press("ctrl+shift+z")
        program.wait_for(lambda: table.read() == before, "the last move to be back")
        expect(program.close() == 0, "it does not end well")
    finally:
        program.kill()
    expect(not program.problems(), "\n".join(program.problems()))


def make_test(title, end, gracefully):
    def test():
        with tempfile.TemporaryDirectory() as folder:
            end_and_resume(Path(folder), end, gracefully)

    test.__doc__ = title
    return test


def main():
    return tap.run([make_test(*way) for way in WAYS], (drive.DriveError, subprocess.TimeoutExpired))


if __name__ == "__main__":
    try:
        import drive
        from person import Person
        from table import Table
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
