#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A key that is held down decides once: not again when it is the same person's turn after the computer's, and nothing through the
cover that hands the screen over; TAP.

usage: test-held-keys.py PROGRAM
"""

import sys
import tempfile
import time
from pathlib import Path

import tap
from tap import expect

GAME = ("--new=demo", "--players=2", "--seed=5", "--computers=beginner")
AT_ONCE = "uint32 3"
HELD_SECONDS = 2  # in which an X server repeats a key some forty times
SETTLE_SECONDS = 0.3
REPEATS = 5  # at least, of the first key that is held


class Holder:
    def __init__(self, program, folder, options, settings):
        drive.write_settings(folder, settings)
        env = {**drive.environment(folder, "C.UTF-8"), "GSETTINGS_BACKEND": "keyfile"}
        self.program = drive.Program([program, *options], folder, env=env)
        self.table = None

    def sit_down(self):
        """Not before the map is there, which it is not under a cover."""
        self.table = Table(self.program, seed=5)
        self.wait_for_turn()

    def wait_for_turn(self):
        self.program.wait_for(lambda: self.table.look().slots or self.table.is_over(), "the next tile", 30)

    def wait_for_the_computer(self, tiles):
        """Until it has moved, and the next tile may be placed."""
        self.program.wait_for(lambda: self.table.count_tiles() > tiles and self.table.look().slots, "the computer's move", 30)
        time.sleep(SETTLE_SECONDS)

    def read(self):
        return self.table.count_tiles(), bool(self.table.look().slots), bool(self.table.look().spots)

    def place(self, *keys):
        """A space with the focus; then the keys go down."""
        self.program.wait_for(self.table.focus_a_slot, "a space with the focus")
        self.program.hold_down(*keys)

    def place_a_tile(self):
        self.place("Return")
        self.program.let_go("Return")
        self.program.wait_for(lambda: self.table.look().spots, "the tile to be placed")

    def expect_rest(self, keys):
        """Nothing is decided while they are held, and they decide again when they have been let go."""
        before = self.read()
        time.sleep(HELD_SECONDS)
        after = self.read()
        self.program.let_go(*keys)
        expect(before == after, f"{keys}: {before} has become {after}")


def hold_repeats(holder):
    """a key that is held comes again and again, or the rest would show nothing"""
    tile = holder.table.look().tiles[0]
    holder.program.wait_for(holder.table.is_still, "the map to lie still")
    start = holder.table.locate(tile)[0]
    holder.program.press("d")
    holder.program.wait_for(holder.table.is_still, "the map to lie still")
    step = start - holder.table.locate(tile)[0]
    holder.program.hold_down("d")
    time.sleep(HELD_SECONDS / 2)
    holder.program.let_go("d")
    holder.program.wait_for(holder.table.is_still, "the map to lie still")
    way = start - holder.table.locate(tile)[0]
    holder.program.press("f")
    expect(step > 0 and way >= REPEATS * step, f"one press goes {step}, a held key {way}")


def hold_placing(holder):
    """the Enter that placed a tile places no figure"""
    holder.place("Return")
    holder.program.wait_for(lambda: holder.table.look().spots, "the tile to be placed")
    holder.expect_rest(["Return"])


def hold_declining(key):
    def test(holder):
        holder.place_a_tile()
        if key in ("Return", "space"):
            holder.program.press("Down")
        tiles = holder.table.count_tiles()
        holder.program.hold_down(key)
        holder.wait_for_the_computer(tiles)
        holder.expect_rest([key])

    test.__doc__ = f"{key} that ended a turn, held while the computer plays, decides nothing in the next one"
    return test


def hold_later(key):
    def test(holder):
        holder.place_a_tile()
        tiles = holder.table.count_tiles()
        holder.program.press("n")
        holder.program.hold_down(key)
        holder.wait_for_the_computer(tiles)
        holder.expect_rest([key])

    test.__doc__ = f"{key} that goes down after the end of a turn decides nothing in the next one"
    return test


def lift_once(program, folder):
    """a held key does not go through the cover, and nothing of the board is on the bus below it"""
    path = folder / "hidden.script"
    path.write_text("tiles base\nplayers Anna Joris\nrule hand hidden\n", encoding="utf-8")
    holder = Holder(program, folder, [path], {"animations": "false"})
    try:
        expect(not holder.program.find(Atspi.Role.TABLE_CELL), "the bus tells of spaces under the cover")
        holder.program.hold_down("Return")
        holder.sit_down()
        holder.expect_rest(["Return"])
        holder.place_a_tile()
        holder.program.hold_down("n")
        holder.program.wait_for(lambda: holder.program.find(name="Here I Am"), "the cover")
        time.sleep(HELD_SECONDS)
        holder.program.let_go("n")
        expect(holder.program.find(name="Here I Am"), "N has lifted the cover")
        expect(not holder.program.problems(), "\n".join(holder.program.problems()))
    finally:
        holder.program.kill()


def make_test(run, program, against_computer):
    def test():
        with tempfile.TemporaryDirectory() as name:
            try:
                if not against_computer:
                    run(program, Path(name))
                    return
                holder = Holder(program, Path(name), GAME, {"speed": AT_ONCE, "animations": "false"})
                try:
                    holder.sit_down()
                    run(holder)
                    expect(not holder.program.problems(), "\n".join(holder.program.problems()))
                finally:
                    holder.program.kill()
            except (drive.DriveError, GLib.Error) as error:
                raise tap.Failure(str(error)) from error

    test.__doc__ = run.__doc__
    return test


def main():
    ending, later = map(hold_declining, ("Return", "space", "n", "0", "1")), map(hold_later, ("Return", "space", "n", "1"))
    held = [hold_repeats, hold_placing, *ending, *later]
    tests = [*(make_test(run, sys.argv[1], True) for run in held), make_test(lift_once, sys.argv[1], False)]
    return tap.run(tests)


if __name__ == "__main__":
    try:
        import drive
        from gi.repository import Atspi, GLib
        from table import Table
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
