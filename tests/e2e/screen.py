# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game on the screen of tools/with-display --touch, and where its things are there, as devices point at them."""

import math
import re
import subprocess
import time

import drive
from gi.repository import Atspi
from phrases import load_translation
from table import Table
from tap import expect

PIECE = 96  # pixels, of a space or of the tile in hand
NEAR = 6  # pixels, after rounding
DRAG = 140, -60
REST_SECONDS = 0.4
LONG_SECONDS = 1.5
SWITCH_SIDE, ROW_SIDE = 8, 200  # pixels from the middle of a switch, to its own side and to its row


class Screen:
    def __init__(self, program, folder, language, localedir):
        drive.write_settings(folder, {"animations": "false"})
        env = {**drive.environment(folder, language), "GSETTINGS_BACKEND": "keyfile"}
        self.translation = load_translation(localedir, language)
        self.program = drive.Program([program, "--new=demo", "--players=2", "--seed=3"], folder, env=env)
        self.table = Table(self.program, seed=3)
        self.size = [int(word) for word in drive.xdotool("getdisplaygeometry").split()]
        self.program.wait_for(self.table.is_still, "the map to lie still")

    # Places

    def find_corner(self):
        """Where the window's contents begin on the screen."""
        window = drive.xdotool("getactivewindow").strip()
        geometry = read_geometry(window)
        border = (geometry["WIDTH"] - drive.extents(self.program.find_toplevel()).width) // 2
        return geometry["X"] + border, geometry["Y"] + border

    def on_screen(self, x, y):
        corner = self.find_corner()
        return corner[0] + x, corner[1] + y

    def find_place(self, node):
        """The centre of something on the map."""
        return self.on_screen(*self.table.locate(node))

    def find_middle(self, node):
        """The centre of a widget, or of an item of a menu, which has a window of its own."""
        box = drive.extents(node)
        x, y = box.x + box.width // 2, box.y + box.height // 2
        popover = drive.find_popover(node)
        if popover is None:
            return self.on_screen(x, y)
        box, geometry = drive.extents(popover), read_geometry(self.program.find_popover_window(popover))
        return geometry["X"] + x - box.x, geometry["Y"] + y - box.y

    def find_button(self, name):
        return self.find(Atspi.Role.PUSH_BUTTON, name)

    def find(self, role, name):
        """By its English name."""
        name = self.translation.gettext(name).replace("_", "")
        return self.program.find(role, f"^{re.escape(name)}$")

    @staticmethod
    def see(place):
        """A piece of the screen, round a point: the colours of its pixels."""
        corner = "+".join(str(coordinate - PIECE // 2) for coordinate in place)
        command = ["import", "-window", "root", "-crop", f"{PIECE}x{PIECE}+{corner}", "-depth", "8", "rgb:-"]
        return subprocess.run(command, capture_output=True, check=True).stdout

    # What happens

    def rest(self):
        time.sleep(REST_SECONDS)
        self.program.wait_for(self.table.is_still, "the map to lie still")

    def show_all(self):
        self.program.press("f")
        self.rest()

    def expect_nothing_chosen(self, state):
        expect(self.table.read() == state, f"{state} has become {self.table.read()}")

    def expect_pan(self, drag):
        """What drags from a space by DRAG takes the map along, and chooses nothing."""
        tile, slot, state = self.table.look().tiles[0], self.table.look().slots[0], self.table.read()
        before, (x, y) = self.find_place(tile), self.find_place(slot)
        drag((x, y), (x + DRAG[0], y + DRAG[1]))
        self.rest()
        after = self.find_place(tile)
        moved = after[0] - before[0], after[1] - before[1]
        expect(math.dist(moved, DRAG) < 2 * NEAR, f"the map goes by {moved}")
        self.expect_nothing_chosen(state)
        self.show_all()

    def expect_menu(self, tap):
        """What taps opens a menu and chooses from it."""
        tap(*self.find_middle(self.find_button("Main Menu")))
        item = self.program.wait_for(lambda: self.find(Atspi.Role.MENU_ITEM, "Preferences"), "the menu")
        time.sleep(REST_SECONDS)
        tap(*self.find_middle(item))
        self.program.wait_for(lambda: drive.read_title() == self.translation.gettext("Preferences"), "the preferences")

    def expect_switch(self, tap):
        """What taps sets a switch of the preferences, wherever it meets the switch or its row, and closes them."""
        switch = self.program.wait_for(lambda: self.find(Atspi.Role.CHECK_BOX, "Show _Hints"), "a switch")
        for aside in (0, *2 * [-SWITCH_SIDE, SWITCH_SIDE, -ROW_SIDE]):
            time.sleep(REST_SECONDS)
            before = drive.has_state(switch, Atspi.StateType.CHECKED)
            x, y = self.find_middle(switch)
            tap(x + aside, y)
            self.program.wait_for(lambda: drive.has_state(switch, Atspi.StateType.CHECKED) != before, "the switch to be set")
        close = next(node for node in self.program.walk(self.program.find_toplevel())
                     if drive.role_of(node) == Atspi.Role.PUSH_BUTTON and drive.name_of(node))
        tap(*self.find_middle(close))
        self.program.wait_for(lambda: drive.read_title() == "Kloosterland", "the window of the game")

    def expect_no_warning(self):
        expect(self.program.close() == 0, "it does not end well")
        expect(not self.program.problems(), "\n".join(sorted(set(self.program.problems()))[:20]))


def read_geometry(window):
    lines = drive.xdotool("getwindowgeometry", "--shell", window).splitlines()
    return {key: int(value) for key, value in (line.split("=") for line in lines)}
