#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks through every view of the program on the accessibility bus and by keyboard; TAP.

In each view: what can have the focus has a role and a name; no two of them have the same ones; Tab and the arrow keys reach
all of it and come round to where they began; Escape leads back to the window that was there before, which has the focus.

usage: audit.py PROGRAM [VIEW…]            the test
       audit.py PROGRAM --table [VIEW…]    the table of docs/accessibility.md
"""

import re
import sys
import tempfile
import time
from pathlib import Path

SETTLE_SECONDS = 0.4
MOST_STEPS = 100
ARROWS = ("Down", "Right", "Up", "Left")

# Where arrow keys go on to others of their kind.
WITH_ARROWS = ("table cell", "list item", "menu item", "check menu item")
SPOT = re.compile(r"(Knight|Highwayman|Monk|Farmer|Column) ")
# The window's own buttons: the window manager's keys do what they do.
OF_THE_DESKTOP = {"Minimize", "Maximize", "Close"}
# Whole views that are the toolkit's, names and all.
OF_THE_TOOLKIT = {"Keyboard shortcuts", "About"}
# What the toolkit marks as focusable although it only hands the focus on, or has it inside.
HAND_ON = {"list", "scroll pane", "text", "entry", "table"}
# The names that the toolkit gives to what is folded away.
CLOSED = {"GtkPopover", "GtkPopoverMenu", "GtkListView"}
# Rows that unfold are rows in rows.
UNFOLDING = ("Abbey & Mayor", "Turns and tiles", "Points", "Table", "Abbey and figures")
# Two rules in two chapters; the tabs of a wide window and those of a narrow one, of which one row shows.
TWICE = {"Points", "Turn by Turn", "Review", "Abbeys after the last tile", *UNFOLDING}
ALL_KNOWN = 3  # steps that lead to nothing new
MOST_SILENT = 12  # steps of Tab that tell nothing of where they lead: entries


class Audit:
    def __init__(self, program, view, folder):
        self.view = view
        self.program = drive.Program([program, *views.get_options(view, folder)], folder)
        self.ears = Ears(self.program.process.pid)
        self.toplevel = None

    def open(self):
        self.toplevel = views.open_view(self.program, self.view)
        active = [child for child in drive.children(self.program.accessible) if drive.has_state(child, Atspi.StateType.ACTIVE)]
        self.toplevel = active[0] if active else self.toplevel
        if self.view.is_menu:
            focus = self.program.wait_for(self.find_focus, "something with the focus")
            self.toplevel = self.program.wait_for(lambda: find_page(focus), "the menu")

    def find_focus(self):
        return next((node for node in self.program.walk(self.toplevel) if drive.has_state(node, Atspi.StateType.FOCUSED)), None)

    def find_focusable(self):
        """What can have the focus, as pairs of role and name; what is in a list that is not unfolded cannot."""
        found = []
        self.collect(self.toplevel, found)
        return found

    def collect(self, node, found):
        for child in filter(drive.is_seen, drive.children(node)):
            if drive.name_of(child) in CLOSED or self.is_left_behind(child):
                continue
            pair = child.get_role_name(), drive.name_of(child)
            states = Atspi.StateType.FOCUSABLE, Atspi.StateType.SENSITIVE
            if pair[0] not in HAND_ON and pair[1] not in OF_THE_DESKTOP and all(drive.has_state(child, state) for state in states):
                found.append(pair)
            self.collect(child, found)

    def is_left_behind(self, node):
        """The page of welcome, which GTK 4.8 keeps on the bus when another one is shown."""
        return self.view.name != "Welcome" and drive.name_of(node) == views.MAIN and node.get_role_name() == "panel"

    def go_round(self):
        """What Tab reaches, until it comes to what it has reached before; and whether it did. A list is entered again where it
        was left, and what an entry has inside is silent."""
        reached, lost, known = [], 0, 0
        for _ in range(MOST_STEPS):
            focus = self.step("Tab")
            if focus is None:
                lost += 1
            elif focus in reached:
                known += 1
            else:
                known = 0
                reached.append(focus)
            if known == ALL_KNOWN or lost > MOST_SILENT:
                break
        return reached, known == ALL_KNOWN

    def go_along(self, start):
        """What the arrow keys reach from there."""
        for _ in range(MOST_STEPS):
            if self.step("Tab") == start:
                break
        reached = []
        for key in ARROWS:
            for _ in range(MOST_STEPS):
                focus = self.step(key)
                if focus is None or focus in reached:
                    break
                reached.append(focus)
        return reached

    def reach(self, focusable):
        """All that the keyboard reaches."""
        reached, came_round = self.go_round()
        for start in [pair for pair in reached if pair[0] in WITH_ARROWS or SPOT.match(pair[1])]:
            if not set(focusable) <= set(reached):
                reached += self.go_along(start)
        return reached, came_round

    def step(self, key):
        count = self.ears.count() - 1
        self.program.press(key)
        return self.ears.wait_for_focus(count, 0.3)

    def close(self):
        self.ears.close()
        self.program.kill()

    def find_faults(self):
        """Whatever is not as it should be, in sentences."""
        focusable = self.find_focusable()
        reached, came_round = self.reach(focusable)
        faults = []
        if self.view.name not in OF_THE_TOOLKIT:
            faults += [f"a {role} has no name" for role, name in focusable if not name or name.startswith("Gtk") or name.startswith("Adw")]
            faults += [f"“{name}” is its name with the mnemonic’s underscore" for _, name in focusable if name.startswith("_")]
        faults += [f"{role} “{name}” is there twice" for role, name in set(focusable) if focusable.count((role, name)) > 1 and name not in TWICE]
        faults += [f"{role} “{name}” is not reached by keyboard" for role, name in focusable if name and (role, name) not in reached]
        faults += [] if came_round else ["Tab does not come round"]
        return faults

    def go_back(self):
        """Escape leads back to the window, which has the focus in it."""
        self.program.press("Escape")
        self.program.wait_for(lambda: drive.read_title() == views.MAIN, "Escape to lead back")
        time.sleep(SETTLE_SECONDS)
        self.toplevel = self.program.find_toplevel()
        return any(drive.has_state(node, Atspi.StateType.FOCUSED) for node in self.program.walk(self.toplevel))

    def write_rows(self):
        """The rows of the table in docs/accessibility.md."""
        for role, name in dict.fromkeys(self.find_focusable()):
            print(f"| {self.view.name} | {name} | {role} |")


def find_page(node):
    """The page of a menu that the object is in; the menus that lead to it stay on the bus beside it."""
    while node is not None and drive.name_of(node) != "GtkStackPage":
        node = drive.attempt(node.get_parent)
    return node


def make_test(program, view):
    def test():
        with tempfile.TemporaryDirectory() as folder:
            audit = Audit(program, view, Path(folder))
            try:
                audit.open()
                faults = audit.find_faults()
                expect(not faults, "\n".join(faults))
                if view.title != views.MAIN:
                    expect(audit.go_back(), "nothing has the focus after Escape")
                expect(not audit.program.problems(), "\n".join(audit.program.problems()))
            except (drive.DriveError, GLib.Error) as error:
                raise tap.Failure(str(error)) from error
            finally:
                audit.close()

    test.__doc__ = view.name
    return test


def main():
    program, *words = sys.argv[1:]
    wanted = [view for view in views.VIEWS if not set(words) - {"--table"} or view.name in words]
    if "--table" not in words:
        return tap.run([make_test(program, view) for view in wanted])
    for view in wanted:
        with tempfile.TemporaryDirectory() as folder:
            audit = Audit(program, view, Path(folder))
            audit.open()
            audit.write_rows()
            audit.close()
    return 0


if __name__ == "__main__":
    try:
        import drive
        import tap
        import views
        from gi.repository import Atspi, GLib
        from listener import Ears
        from tap import expect
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
