#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game by fingers on a touch screen: taps, drags, and two fingers that go apart; TAP.

usage: test-touch.py LANGUAGE LOCALEDIR PROGRAM, inside tools/with-display --touch
"""

import math
import os
import sys
import time

from tap import expect

APART = 60, 120  # from the middle, before and after


class Toucher:
    def __init__(self, language, localedir, program, folder):
        self.screen = Screen(program, folder, language, localedir)
        self.program, self.table = self.screen.program, self.screen.table
        self.fingers = Fingers(os.environ["TOUCH_SOCKET"], *self.screen.size)

    def tests(self):
        return [self.pinch, self.pan, self.hold, self.carry, self.tap, self.place, self.choose, self.press, self.open, self.set, self.warn]

    def measure(self):
        """How far apart two cells are that stay the same ones."""
        first, second = (self.table.locate(cell) for cell in self.table.find_two_cells())
        return math.hypot(second[0] - first[0], second[1] - first[1])

    def drag(self, start, end):
        self.fingers.put_down(0, *start)
        self.fingers.move({0: end})
        time.sleep(REST_SECONDS)
        self.fingers.lift(0)

    # The tests

    def pinch(self):
        """two fingers that go apart make the map as much larger, and nothing is chosen"""
        tile, state, span = self.table.look().tiles[0], self.table.read(), self.measure()
        x, y = self.screen.find_place(tile)
        self.fingers.put_down(0, x - APART[0], y)
        self.fingers.put_down(1, x + APART[0], y)
        self.fingers.move({0: (x - APART[1], y), 1: (x + APART[1], y)}, steps=24)
        time.sleep(REST_SECONDS)
        self.fingers.lift(0, 1)
        self.screen.rest()
        factor = self.measure() / span
        expect(1.5 < factor < 2.2, f"the map is {factor:.2f} times as large")
        place = self.screen.find_place(tile)
        expect(math.dist(place, (x, y)) < 8 * NEAR, f"what was between the fingers has gone from {(x, y)} to {place}")
        self.screen.expect_nothing_chosen(state)
        self.screen.show_all()

    def pan(self):
        """one finger takes the map along, and chooses nothing"""
        self.screen.expect_pan(self.drag)

    def hold(self):
        """a finger that rests long does what a tap does, and places nothing"""
        state = self.table.read()
        self.fingers.tap(*self.screen.find_place(self.table.look().slots[0]), seconds=LONG_SECONDS)
        self.program.wait_for(lambda: self.screen.find_button("Place the Tile"), "the button that places the tile")
        self.screen.expect_nothing_chosen(state)

    def carry(self):
        """a finger that pulls at the tile in hand leaves no picture of it behind, and places nothing"""
        state, hand = self.table.read(), self.screen.find(None, "The tile in hand")
        before = self.screen.see(self.screen.find_middle(hand))
        self.drag(self.screen.find_middle(hand), self.screen.find_place(self.table.look().slots[0]))
        self.screen.rest()
        expect(self.screen.see(self.screen.find_middle(hand)) == before, "the tile in hand looks otherwise")
        self.screen.expect_nothing_chosen(state)

    def tap(self):
        """taps show the tile in a space and turn it, and place nothing"""
        state = self.table.read()
        for slot in self.table.look().slots:
            for _ in range(3):
                self.fingers.tap(*self.screen.find_place(slot))
                time.sleep(REST_SECONDS / 2)
        expect(self.screen.find_button("Place the Tile"), "there is no button that places the tile")
        self.screen.expect_nothing_chosen(state)

    def place(self):
        """the button beside the space places the tile"""
        tiles = self.table.count_tiles()
        self.fingers.tap(*self.screen.find_place(self.screen.find_button("Place the Tile")))
        self.program.wait_for(lambda: self.table.count_tiles() == tiles + 1 and self.table.look().spots, "the tile to be placed")
        self.screen.rest()

    def choose(self):
        """a tap on a spot places the figure"""
        self.fingers.tap(*self.screen.find_place(self.table.look().spots[0]))
        self.program.wait_for(lambda: self.table.look().slots, "the next tile")

    def press(self):
        """a tap presses a button"""
        state = self.table.read()
        self.fingers.tap(*self.screen.find_middle(self.screen.find_button("Undo")))
        self.program.wait_for(lambda: self.table.read() != state, "the move to be taken back")

    def open(self):
        """taps open a menu and choose from it"""
        self.screen.expect_menu(self.fingers.tap)

    def set(self):
        """a tap sets a switch, though the finger trembles"""
        self.screen.expect_switch(self.fingers.tap)

    def warn(self):
        """no warning is printed"""
        self.screen.expect_no_warning()


def main():
    return drive.run_tests("touch", lambda folder: Toucher(*sys.argv[1:], folder))


if __name__ == "__main__":
    try:
        import drive
        from devices import Fingers
        from screen import LONG_SECONDS, NEAR, REST_SECONDS, Screen
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
