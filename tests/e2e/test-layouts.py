#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys whose signs lie elsewhere on other keyboards do the same there: zoom, help, and the numbers of figures; TAP.

usage: test-layouts.py PROGRAM
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

LAYOUTS = {"us": "American", "de": "German", "fr": "French", "nl": "Dutch", "be": "Belgian"}
SETTLE_SECONDS = 0.3


class Keyboard:
    def __init__(self, program):
        self.program = program
        self.table = Table(program, seed=1)

    def measure(self):
        """How many pixels two spaces are apart."""
        first, second = [(read_coordinates(cell), drive.extents(cell)) for cell in self.table.find_two_cells()]
        steps = sum(b - a for a, b in zip(first[0], second[0]))
        return (second[1].x + second[1].y - first[1].x - first[1].y) / steps

    def zoom(self, key):
        before = self.measure()
        self.program.press(key)
        self.program.wait_for(lambda: self.measure() != before, f"{key} to zoom", 4)
        self.program.wait_for(self.table.is_still, "the map to lie still")
        return self.measure() - before

    def check(self):
        expect(self.zoom("ctrl+minus") < 0, "ctrl+minus does not make the map smaller")
        expect(self.zoom("ctrl+plus") > 0, "ctrl+plus does not make it larger")
        self.zoom("ctrl+minus")
        self.zoom("ctrl+0")
        self.program.press("ctrl+question")
        self.program.wait_for(lambda: self.program.find(name="^GtkShortcutsWindow$"), "ctrl+question to open the shortcuts", 4)
        time.sleep(SETTLE_SECONDS)
        self.program.press("Escape")
        time.sleep(SETTLE_SECONDS)  # without asking: see drive.read_title
        self.place()

    def place(self):
        """A tile, and the first of the places for a figure by its number."""
        before = self.table.look()
        self.program.press("Down", "Return")
        self.program.wait_for(lambda: self.table.look().spots, "the tile to lie", 4)
        self.program.press("1")
        self.program.wait_for(lambda: self.table.look().slots, "1 to place a figure", 4)
        expect(self.table.count_tiles() == len(before.tiles) + 1, "the tile does not lie")


def make_test(program, layout, name):
    def test():
        subprocess.run(["setxkbmap", layout], check=True)
        with tempfile.TemporaryDirectory() as folder:
            running = drive.Program([program, "--new", "demo", "--players", "2", "--seed", "5"], Path(folder))
            try:
                time.sleep(SETTLE_SECONDS)
                Keyboard(running).check()
                expect(not running.problems(), "\n".join(running.problems()))
            except drive.DriveError as error:
                raise tap.Failure(str(error)) from error
            finally:
                running.kill()

    test.__doc__ = f"{name} keyboard"
    return test


def main():
    return tap.run([make_test(sys.argv[1], *layout) for layout in LAYOUTS.items()])


if __name__ == "__main__":
    try:
        import shutil

        import drive
        import tap
        from table import Table, read_coordinates
        from tap import expect
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    if shutil.which("setxkbmap") is None:
        print("1..0 # SKIP there is no setxkbmap")
        sys.exit()
    sys.exit(main())
