#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game by fingers on a touch screen: taps, drags, and two fingers that go apart; TAP.

usage: test-touch.py PROGRAM, inside tools/with-display --touch
"""

import math
import os
import re
import sys
import time

from tap import expect

NEAR = 6  # pixels, after rounding
APART = 60, 120  # from the middle, before and after
DRAG = 140, -60
REST_SECONDS = 0.4
LONG_SECONDS = 1.5


class Hand:
    def __init__(self, program, folder):
        drive.write_settings(folder, {"animations": "false"})
        env = {**drive.environment(folder, "C.UTF-8"), "GSETTINGS_BACKEND": "keyfile"}
        self.program = drive.Program([program, "--new=demo", "--players=2", "--seed=3"], folder, env=env)
        self.table = Table(self.program, seed=3)
        self.fingers = Fingers(os.environ["TOUCH_SOCKET"], *map(int, drive.xdotool("getdisplaygeometry").split()))
        self.program.wait_for(self.table.is_still, "the map to lie still")

    def tests(self):
        return [self.pinch, self.pan, self.hold, self.tap, self.place, self.choose, self.press, self.warn]

    # Places

    def find_corner(self):
        """Where the window's contents begin on the screen."""
        window = drive.xdotool("getactivewindow").strip()
        geometry = dict(line.split("=") for line in drive.xdotool("getwindowgeometry", "--shell", window).splitlines())
        border = (int(geometry["WIDTH"]) - drive.extents(self.program.find_toplevel()).width) // 2
        return int(geometry["X"]) + border, int(geometry["Y"]) + border

    def on_screen(self, x, y):
        corner = self.find_corner()
        return corner[0] + x, corner[1] + y

    def find_place(self, node):
        return self.on_screen(*self.table.locate(node))

    def find_middle(self, node):
        box = drive.extents(node)
        return self.on_screen(box.x + box.width // 2, box.y + box.height // 2)

    def measure(self):
        """How far apart two cells are that stay the same ones."""
        first, second = (self.table.locate(cell) for cell in self.table.find_two_cells())
        return math.hypot(second[0] - first[0], second[1] - first[1])

    def rest(self):
        time.sleep(REST_SECONDS)
        self.program.wait_for(self.table.is_still, "the map to lie still")

    def find_button(self, name):
        return self.program.find(Atspi.Role.PUSH_BUTTON, f"^{re.escape(name)}$")

    # The tests

    def pinch(self):
        """two fingers that go apart make the map as much larger, and nothing is chosen"""
        tile, state, span = self.table.look().tiles[0], self.table.read(), self.measure()
        x, y = self.find_place(tile)
        self.fingers.put_down(0, x - APART[0], y)
        self.fingers.put_down(1, x + APART[0], y)
        self.fingers.move({0: (x - APART[1], y), 1: (x + APART[1], y)}, steps=24)
        time.sleep(REST_SECONDS)
        self.fingers.lift(0, 1)
        self.rest()
        factor = self.measure() / span
        expect(1.5 < factor < 2.2, f"the map is {factor:.2f} times as large")
        place = self.find_place(tile)
        expect(math.dist(place, (x, y)) < 8 * NEAR, f"what was between the fingers has gone from {(x, y)} to {place}")
        expect(self.table.read() == state, f"{state} has become {self.table.read()}")
        self.program.press("f")
        self.rest()

    def pan(self):
        """one finger takes the map along, and chooses nothing"""
        tile, slot, state = self.table.look().tiles[0], self.table.look().slots[0], self.table.read()
        before, (x, y) = self.find_place(tile), self.find_place(slot)
        self.fingers.put_down(0, x, y)
        self.fingers.move({0: (x + DRAG[0], y + DRAG[1])})
        time.sleep(REST_SECONDS)
        self.fingers.lift(0)
        self.rest()
        after = self.find_place(tile)
        moved = after[0] - before[0], after[1] - before[1]
        expect(math.dist(moved, DRAG) < 2 * NEAR, f"the map goes by {moved}")
        expect(self.table.read() == state, f"{state} has become {self.table.read()}")
        self.program.press("f")
        self.rest()

    def hold(self):
        """a finger that rests long does what a tap does, and places nothing"""
        state = self.table.read()
        self.fingers.tap(*self.find_place(self.table.look().slots[0]), seconds=LONG_SECONDS)
        self.program.wait_for(lambda: self.find_button("Place the Tile"), "the button that places the tile")
        expect(self.table.read() == state, f"{state} has become {self.table.read()}")

    def tap(self):
        """taps show the tile in a space and turn it, and place nothing"""
        state = self.table.read()
        for slot in self.table.look().slots:
            for _ in range(3):
                self.fingers.tap(*self.find_place(slot))
                time.sleep(REST_SECONDS / 2)
        expect(self.find_button("Place the Tile"), "there is no button that places the tile")
        expect(self.table.read() == state, f"{state} has become {self.table.read()}")

    def place(self):
        """the button beside the space places the tile"""
        tiles = self.table.count_tiles()
        self.fingers.tap(*self.find_place(self.find_button("Place the Tile")))
        self.program.wait_for(lambda: self.table.count_tiles() == tiles + 1 and self.table.look().spots, "the tile to be placed")
        self.rest()

    def choose(self):
        """a tap on a spot places the figure"""
        self.fingers.tap(*self.find_place(self.table.look().spots[0]))
        self.program.wait_for(lambda: self.table.look().slots, "the next tile")

    def press(self):
        """a tap presses a button"""
        state = self.table.read()
        self.fingers.tap(*self.find_middle(self.find_button("Undo")))
        self.program.wait_for(lambda: self.table.read() != state, "the move to be taken back")

    def warn(self):
        """no warning is printed"""
        expect(self.program.close() == 0, "it does not end well")
        expect(not self.program.problems(), "\n".join(sorted(set(self.program.problems()))[:20]))


def main():
    return drive.run_tests("touch", lambda folder: Hand(sys.argv[1], folder))


if __name__ == "__main__":
    try:
        import drive
        from fingers import Fingers
        from gi.repository import Atspi
        from table import Table
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
