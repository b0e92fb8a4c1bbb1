#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game by a pen, which hovers, taps, drags and has buttons, and trembles; TAP.

usage: test-pen.py LANGUAGE LOCALEDIR PROGRAM, inside tools/with-display --touch
"""

import os
import subprocess
import sys
import time

from tap import expect

AWAY = 60  # pixels from the corner of the screen
GHOST, TURN = 20, 8  # of 255, between a space and the tile that is shown in it, and between that and the tile turned


class Writer:
    def __init__(self, language, localedir, program, folder):
        self.screen = Screen(program, folder, language, localedir)
        self.program, self.table = self.screen.program, self.screen.table
        self.pen = Pen(os.environ["PEN_SOCKET"], *self.screen.size)

    def tests(self):
        return [
            self.is_pen, self.hover, self.leave, self.pan, self.pan_by_button, self.ignore, self.turn, self.place, self.choose,
            self.press, self.hold, self.carry, self.open, self.set, self.mix, self.warn,
        ]

    # What it does

    def tap_on(self, node):
        self.pen.tap(*self.screen.find_middle(node))

    def drag(self, start, end):
        self.pen.drag(start, end, REST_SECONDS)

    def see(self, node):
        return self.screen.see(self.screen.find_place(node))

    def wait_for_ghost(self, slot, empty, shown=True):
        self.program.wait_for(lambda: (compare(self.see(slot), empty) > GHOST) == shown, f"the tile {'in' if shown else 'out of'} the space")

    def wait_for_tile(self, tiles):
        self.program.wait_for(lambda: self.table.count_tiles() == tiles + 1 and self.table.look().spots, "the tile to be placed")
        self.screen.rest()

    def go_aside(self):
        """To where no space shows the tile."""
        self.pen.hover(AWAY, AWAY)
        time.sleep(REST_SECONDS)

    # The tests

    def is_pen(self):
        """the toolkit takes it for a pen"""
        code = "import gi; gi.require_version('Gtk', '4.0'); from gi.repository import Gdk, Gtk; Gtk.init()\n" \
               "for device in Gdk.Display.get_default().get_default_seat().get_devices(Gdk.SeatCapabilities.ALL_POINTING):\n" \
               "    print(device.get_name(), device.get_source().value_nick)"
        devices = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        expect("pen pen" in devices.splitlines(), f"there are only {devices}")

    def hover(self):
        """a pen near a space shows the tile there, and places nothing"""
        state = self.table.read()
        for slot in self.table.look().slots[:3]:
            self.go_aside()
            empty = self.see(slot)
            self.pen.hover(*self.screen.find_place(slot))
            self.wait_for_ghost(slot, empty)
            self.pen.hover(AWAY, AWAY)
            self.wait_for_ghost(slot, empty, shown=False)
        self.screen.expect_nothing_chosen(state)

    def leave(self):
        """a pen that was away and comes back shows the tile too"""
        self.go_aside()
        slot = self.table.look().slots[0]
        empty = self.see(slot)
        self.pen.go_away()
        self.pen.hover(*self.screen.find_place(slot))
        self.wait_for_ghost(slot, empty)

    def pan(self):
        """a pen takes the map along, and chooses nothing"""
        self.screen.expect_pan(self.drag)

    def pan_by_button(self):
        """so it does with its lower button, near the screen"""
        self.screen.expect_pan(lambda start, end: self.pen.drag(start, end, REST_SECONDS, LOWER_BUTTON))

    def ignore(self):
        """its buttons place nothing"""
        state = self.table.read()
        for button in (LOWER_BUTTON, UPPER_BUTTON):
            self.pen.tap(*self.screen.find_place(self.table.look().slots[0]), button=button)
        time.sleep(REST_SECONDS)
        self.screen.expect_nothing_chosen(state)

    def turn(self):
        """taps on the button at the corner of the space, and on the one beside the tile in hand, turn the tile"""
        state = self.table.read()
        slot = next(slot for slot in self.table.look().slots if read_ways(slot) > 1)
        self.pen.hover(*self.screen.find_place(slot))
        self.expect_turn(slot, lambda: self.pen.tap(*self.screen.find_place(self.screen.find_button("Turn the Tile"))))
        self.expect_turn(slot, lambda: self.tap_on(self.screen.find_button("Turn the tile to the right")))
        self.screen.expect_nothing_chosen(state)

    def expect_turn(self, slot, tap):
        """Two taps turn it anyhow: the first may do so in other spaces only."""
        pictures = []
        for _ in range(3):
            self.pen.hover(*self.screen.find_place(slot))
            time.sleep(REST_SECONDS)
            pictures.append(self.see(slot))
            tap()
        expect(max(compare(picture, pictures[0]) for picture in pictures) > TURN, "the tile is not turned")

    def place(self):
        """a tap on a space places the tile"""
        tiles = self.table.count_tiles()
        self.pen.tap(*self.screen.find_place(self.table.look().slots[0]))
        self.wait_for_tile(tiles)

    def choose(self):
        """a tap on a spot places the figure"""
        self.pen.tap(*self.screen.find_place(self.table.look().spots[0]))
        self.program.wait_for(lambda: self.table.look().slots, "the next tile")

    def press(self):
        """taps press buttons"""
        state = self.table.read()
        for _ in range(2):
            self.tap_on(self.screen.find_button("Undo"))
            self.program.wait_for(lambda: self.table.read() != state, "the move to be taken back")
            state = self.table.read()
            time.sleep(REST_SECONDS)

    def hold(self):
        """a pen that rests long on a space does what a tap does"""
        tiles = self.table.count_tiles()
        self.pen.tap(*self.screen.find_place(self.table.look().slots[0]), seconds=LONG_SECONDS)
        self.wait_for_tile(tiles)
        self.tap_on(self.screen.find_button("No _Meeple"))
        self.program.wait_for(lambda: self.table.look().slots, "the next tile")

    def carry(self):
        """a pen carries the tile from the hand to a space"""
        tiles = self.table.count_tiles()
        hand = self.screen.find(None, "The tile in hand")
        self.drag(self.screen.find_middle(hand), self.screen.find_place(self.table.look().slots[-1]))
        self.wait_for_tile(tiles)

    def open(self):
        """taps open a menu and choose from it"""
        self.screen.expect_menu(self.pen.tap)

    def set(self):
        """a tap sets a switch, though the pen trembles"""
        self.screen.expect_switch(self.pen.tap)

    def mix(self):
        """a mouse and a pen take turns"""
        self.program.click(*self.table.locate(self.table.look().spots[0]))
        self.program.wait_for(lambda: self.table.look().slots, "the next tile")
        tiles = self.table.count_tiles()
        self.pen.tap(*self.screen.find_place(self.table.look().slots[0]))
        self.wait_for_tile(tiles)

    def warn(self):
        """no warning is printed"""
        self.screen.expect_no_warning()


def compare(first, second):
    """How different two pictures of one size are in the mean, of 255."""
    return sum(abs(a - b) for a, b in zip(first, second)) / len(first)


def read_ways(slot):
    """In how many ways the tile fits there, which is what its name ends with."""
    return int(COORDINATES.findall(drive.name_of(slot))[2])


def main():
    return drive.run_tests("pen", lambda folder: Writer(*sys.argv[1:], folder))


if __name__ == "__main__":
    try:
        import drive
        from devices import LOWER_BUTTON, UPPER_BUTTON, Pen
        from gi.repository import Atspi
        from screen import LONG_SECONDS, REST_SECONDS, Screen
        from table import COORDINATES
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
