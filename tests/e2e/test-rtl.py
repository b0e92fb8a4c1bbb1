#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""In a language that is written from the right to the left everything is mirrored but the map; TAP.

usage: test-rtl.py LANGUAGES-FOLDER PROGRAM
"""

import re
import sys
import time

import tap
from tap import expect

GAME = ("--new=demo", "--players=2", "--seed=5")
SETTLE_SECONDS = 0.4
TURNS = 3
MOST_STEPS = 30
NARROW, WIDE = (400, 720), (1000, 700)


class Mirror:
    def __init__(self, languages, program, folder):
        drive.write_settings(folder, {"language": f"'{pseudo.RIGHT_TO_LEFT}'", "animations": "false"})
        env = {**drive.environment(folder, "C.UTF-8"), **pseudo.environment(languages), "GSETTINGS_BACKEND": "keyfile"}
        self.program = drive.Program([program, *GAME], folder, env=env)
        self.table = Table(self.program, seed=3)
        self.program.wait_for(self.table.is_still, "the map to lie still")

    def tests(self):
        return [self.panels, self.header, self.tab, self.map, self.arrows, self.pan, self.turning, self.slider, self.names, self.warn]

    def panels(self):
        """the players, the hand and the log are on the left of the map"""
        board = drive.extents(self.table.map.get_parent())
        for text in ("Players", "In Hand", "What has happened"):
            panel = drive.extents(self.find_named(text))
            expect(panel.x + panel.width <= board.x, f"{text} ends at {panel.x + panel.width}, the board begins at {board.x}")

    def header(self):
        """the menu is on the left of the bar, and a new game begins on the right"""
        menu, new = self.find_button("Main Menu"), self.find_button("New Game")
        expect(drive.extents(menu).x < drive.extents(new).x, "the menu is on the right")

    def tab(self):
        """Tab goes through the bar from the right to the left"""
        new = self.find_button("New Game")
        self.tab_to(lambda focus: focus == new)
        row, places = drive.extents(new).y, []
        focus = new
        while drive.extents(focus).y == row:
            places.append(drive.extents(focus).x)
            self.program.press("Tab")
            time.sleep(SETTLE_SECONDS)
            focus = self.find_focus()
        expect(places == sorted(places, reverse=True) and len(places) > 2, f"it goes over {places}")

    def map(self):
        """columns still grow to the right, and rows down"""
        cells = [node for node in drive.children(self.table.map) if drive.role_of(node) == Atspi.Role.TABLE_CELL]
        places = [(read_coordinates(cell), self.table.locate(cell)) for cell in cells]
        for (column, row), (x, y) in places:
            for (other_column, other_row), (other_x, other_y) in places:
                expect(column >= other_column or x < other_x, f"column {column} is at {x}, column {other_column} at {other_x}")
                expect(row >= other_row or y < other_y, f"row {row} is at {y}, row {other_row} at {other_y}")

    def arrows(self):
        """an arrow key goes on the map where it points to"""
        for key, axis, sign in (("Right", 0, 1), ("Left", 0, -1), ("Right", 0, 1), ("Down", 1, 1), ("Up", 1, -1)):
            self.program.wait_for(self.table.focus_a_slot, "a space with the focus")
            before = self.find_focused_slot()
            self.program.press(key)
            time.sleep(SETTLE_SECONDS)
            after = self.find_focused_slot()
            moved = (after[axis] - before[axis]) * sign
            expect(moved > 0 or after == before, f"{key} leads from {before} to {after}")

    def pan(self):
        """A moves the view to the left and D to the right"""
        tile = self.table.look().tiles[0]
        for key, sign in (("d", -1), ("a", 1)):
            before = self.table.locate(tile)[0]
            self.program.press(key)
            self.program.wait_for(self.table.is_still, "the map to lie still")
            moved = self.table.locate(tile)[0] - before
            expect(moved * sign > 0, f"{key} moves the map by {moved}")

    def turning(self):
        """what turns the tile to the left is on the left, in a wide window and in a narrow one"""
        for width, height in (NARROW, WIDE):
            left, right = (drive.extents(self.find_button(f"Turn the tile to the {side}")).x for side in ("left", "right"))
            expect(left < right, "what turns to the left is on the right")
            self.program.resize(width, height)
            time.sleep(SETTLE_SECONDS)
        self.table = Table(self.program, seed=3)

    def slider(self):
        """the slider of what has been begins on the right, and its arrow keys go where they point"""
        for _ in range(2 * TURNS):
            self.table.play_by_keyboard()
        self.program.press("ctrl+h")
        slider = self.program.wait_for(lambda: self.program.find(Atspi.Role.SLIDER), "the slider")
        self.tab_to(lambda focus: focus == slider)
        value = Atspi.Value.get_current_value(slider)
        self.program.press("Right")
        self.program.wait_for(lambda: Atspi.Value.get_current_value(slider) == value - 1, f"Right to lead back from {value}")
        self.program.press("Left")
        self.program.wait_for(lambda: Atspi.Value.get_current_value(slider) == value, f"Left to lead on to {value}")
        begin, end = (drive.extents(self.find_button(text)).x for text in ("To the Beginning", "To the End"))
        expect(begin > end, "the beginning is on the left")
        self.program.press("Escape")

    def names(self):
        """a name from the left to the right does not turn a sentence round"""
        rows = [drive.name_of(node) for node in self.program.walk() if drive.role_of(node) == Atspi.Role.STATUS_BAR]
        expect(rows and all(row.startswith("\u200f") for row in rows), f"{rows}")

    def warn(self):
        """no warning is printed"""
        expect(self.program.close() == 0, "it does not end well")
        expect(not self.program.problems(), "\n".join(sorted(set(self.program.problems()))[:20]))

    def find_named(self, text, role=None):
        name = pseudo.pretend(text, pseudo.RIGHT_TO_LEFT_MARK)
        return self.program.wait_for(lambda: self.program.find(role, f"^{re.escape(name)}$"), f"“{name}”")

    def find_button(self, text):
        return self.find_named(text, Atspi.Role.PUSH_BUTTON)

    def find_focus(self):
        return next((node for node in self.program.walk() if drive.has_state(node, Atspi.StateType.FOCUSED)), None)

    def tab_to(self, is_there):
        for _ in range(MOST_STEPS):
            if is_there(self.find_focus()):
                return
            self.program.press("Tab")
            time.sleep(SETTLE_SECONDS)
        raise tap.Failure(f"Tab leads to {drive.name_of(self.find_focus())} in the end")

    def find_focused_slot(self):
        slots = self.table.look().slots
        return next(read_coordinates(slot) for slot in slots if drive.has_state(slot, Atspi.StateType.FOCUSED))


def main():
    return drive.run_tests("rtl", lambda folder: Mirror(sys.argv[1], sys.argv[2], folder))


if __name__ == "__main__":
    try:
        import drive
        import pseudo
        from gi.repository import Atspi
        from table import Table, read_coordinates
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
