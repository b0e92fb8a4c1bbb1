#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The wheel and the pressed button move the map as they should, with events of the display; TAP.

Fingers are in test-touch.py.

usage: test-gestures.py PROGRAM
"""

import sys
import time

from tap import expect

WHEEL_ZOOM = 1.15  # a click
NEAR = 3  # pixels, after rounding
DRAG = 130, -70
STEPS = 10
REST_SECONDS = 0.3
MIN_GLIDE = 15  # pixels
TRIES = 4  # a busy machine may let the button up too late


class Hand:
    def __init__(self, program, folder):
        command = [program, "--new=demo", "--players=2", "--seed=3"]
        self.program = drive.Program(command, folder)
        self.table = Table(self.program, seed=3)
        self.program.wait_for(self.table.is_still, "the map to lie still")

    def tests(self):
        return [self.zoom, self.drag, self.glide, self.warn]

    def zoom(self):
        """the wheel makes the map larger and smaller, and what the pointer is on stays there"""
        tile = self.table.look().tiles[0]
        before, span = self.table.locate(tile), self.measure()
        self.program.point(*before)
        for clicks, factor in ((-2, WHEEL_ZOOM ** 2), (2, 1)):
            self.program.scroll(clicks)
            self.program.wait_for(lambda: abs(self.measure() - span * factor) <= NEAR, f"the map {factor} times as large")
            self.program.wait_for(self.table.is_still, "the map to lie still")
            self.expect_near(self.table.locate(tile), before)

    def drag(self):
        """a drag that begins on a space takes the map along and chooses nothing"""
        tile, slot = self.table.look().tiles[0], self.table.look().slots[0]
        state, before = self.table.read(), self.table.locate(tile)
        for sign in (1, -1):
            self.drag_by(self.table.locate(slot), sign * DRAG[0], sign * DRAG[1], REST_SECONDS)
            self.program.wait_for(self.table.is_still, "the map to lie still")
            moved = (DRAG[0], DRAG[1]) if sign > 0 else (0, 0)
            self.expect_near(self.table.locate(tile), (before[0] + moved[0], before[1] + moved[1]))
        expect(self.table.read() == state, f"{state} has become {self.table.read()}")

    def glide(self):
        """a map that is let go of while it moves glides on that way, and comes to rest"""
        tile = self.table.look().tiles[0]
        for _ in range(TRIES):
            before = self.table.locate(tile)
            self.drag_by(before, *DRAG, 0)
            self.program.wait_for(self.table.is_still, "the map to come to rest")
            after = self.table.locate(tile)
            self.program.press("f")
            time.sleep(REST_SECONDS)
            self.program.wait_for(self.table.is_still, "the map to lie still")
            further = after[0] - before[0] - DRAG[0], before[1] + DRAG[1] - after[1]
            if min(further) >= MIN_GLIDE / 2 and max(further) >= MIN_GLIDE:
                return
        expect(False, f"the map goes {further} further")

    def warn(self):
        """no warning is printed"""
        code = self.program.close()
        expect(code == 0, f"it ends with {code}")
        expect(not self.program.problems(), "\n".join(sorted(set(self.program.problems()))[:20]))

    def measure(self):
        """How far apart two cells are that stay the same ones."""
        first, second = (self.table.locate(cell) for cell in self.table.find_two_cells())
        return abs(second[0] - first[0]) + abs(second[1] - first[1])

    def drag_by(self, start, dx, dy, rest):
        self.program.point(*start)
        step = ["mousemove_relative", "--", str(dx // STEPS), str(dy // STEPS), "sleep", "0.01"]
        drive.xdotool("mousedown", "1", *step * STEPS, "sleep", str(rest), "mouseup", "1")

    @staticmethod
    def expect_near(point, wanted):
        expect(abs(point[0] - wanted[0]) <= NEAR and abs(point[1] - wanted[1]) <= NEAR, f"it is at {point}, not at {wanted}")


def main():
    return drive.run_tests("gestures", lambda folder: Hand(sys.argv[1], folder))


if __name__ == "__main__":
    try:
        import drive
        from table import Table
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
