#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A demo game won by somebody who does not see: only what the program says by itself, or when asked by a key, is known
here; nothing is looked up. The other one lays every tile where the focus happens to be. TAP.

usage: test-hearing.py PROGRAM
"""

import re
import sys
import tempfile
import time
from pathlib import Path

SECONDS = 10

PLACE = re.compile(r"(Column \S+, row \S+): (.+): (-?\d+) points? (with|without) a figure\.")
ASKED = {
    "g": re.compile(r".+: place the tile\nThe tile\. .+\n\d+ tiles? left", re.DOTALL),
    "e": re.compile(r"Column \S+, row \S+: north: .+\.\neast: .+\.\nsouth: .+\.\nwest: .+\.\n\d of the 8 places around it ha(s|ve) a tile\."),
    "m": re.compile(r"(Red|Blue) has (no figures on the map|figures in \d features?)\..*", re.DOTALL),
    "o": re.compile(r"Red, \d+ points?.*, \d meeples? in the supply.*\nBlue, \d+ points?.*, \d meeples? in the supply.*"),
}


class Player:
    """Knows what was said, and presses keys."""

    def __init__(self, program, ears):
        self.program, self.ears = program, ears

    def press(self, key, words):
        """Presses a key and returns what is said because of it, as soon as that matches; nothing else may be said."""
        start = self.ears.count()
        self.program.press(key)
        limit = time.monotonic() + SECONDS
        while not any(words.search(text) for text in self.ears.get_since(start)):
            expect(time.monotonic() < limit, f"after {key} only {self.ears.get_since(start)} is said")
            time.sleep(0.01)
        return self.ears.get_since(start)[-1]

    def go_or_stay(self, key):
        """Presses a key that moves the focus, or says where it is already; returns what has it then."""
        start = self.ears.count()
        self.program.press(key)
        limit = time.monotonic() + SECONDS
        while True:
            places = [text for _, text in self.ears.heard[start:] if text.startswith("Column")]
            if places:
                return places[-1]
            expect(time.monotonic() < limit, f"{key} leads nowhere")
            time.sleep(0.01)

    def ask(self, key):
        return self.press(key, ASKED[key])

    def place_well(self):
        """Lays the tile where it is said to be worth most; returns what is said then and whether a figure is worth it."""
        place, turned, points, figure = PLACE.fullmatch(self.press("b", PLACE).split("\n")[0]).groups()
        name = self.go_or_stay("j")
        expect(name.startswith(place), f"the best place is {place}, and j leads to {name}")
        return self.press("Return", PROMPT), figure == "with"

    def place_anyhow(self):
        return self.press("Return", PROMPT)


class HearingTest:
    def __init__(self, program, folder):
        self.program = drive.Program([program, "--new", "demo", "--players", "2", "--seed", "5"], folder)
        self.ears = Ears(self.program.process.pid)
        self.player = Player(self.program, self.ears)
        self.said = None

    def tests(self):
        return (self.answer, self.win, self.tell_once, self.stay_well)

    def answer(self):
        """what can be asked is answered, each by its key"""
        for key in ASKED:
            self.player.ask(key)

    def win(self):
        """a game is won by what is said"""
        self.player.go_or_stay("Down")
        self.said = self.player.ask("g")
        while not OVER.search(self.said):
            who, what = PROMPT.search(self.said).groups()
            start = self.ears.count()
            if what == "place the tile":
                self.said, figure = self.player.place_well() if who == "Red" else (self.player.place_anyhow(), False)
            else:
                self.said = self.player.press("1" if who == "Red" and figure else "n", PROMPT)
            self.note(start)
        expect(re.search(r"^Red wins with \d+ points$", self.said, re.MULTILINE), f"the end is {self.said}")

    def note(self, start):
        prompts = [text for text in self.ears.get_since(start) if PROMPT.search(text)]
        expect(len(prompts) == 1, f"one decision, and said is {prompts}")

    def tell_once(self):
        """every placement and every score was said once"""
        text = "\n".join(text for kind, text in self.ears.heard if kind == "said")
        placed = re.findall(r"^(?:Red|Blue) places a tile at (.+)\.$", text, re.MULTILINE)
        expect(len(placed) >= 40, f"only {len(placed)} placements are told")
        expect(len(set(placed)) == len(placed), "a placement is told twice")
        expect(re.search(r"^Red scores \d+ for a city: .+\.$", text, re.MULTILINE), "no score is told")

    def stay_well(self):
        """no warning is printed"""
        expect(not self.program.problems(), "\n".join(self.program.problems()))

    def take_picture(self):
        return self.program.screenshot(Path("failed-hearing.png").resolve())


def main():
    with tempfile.TemporaryDirectory() as folder:
        test = HearingTest(sys.argv[1], Path(folder))
        try:
            return tap.run(test.tests(), (drive.DriveError, GLib.Error), test.take_picture)
        finally:
            test.ears.close()
            test.program.kill()


if __name__ == "__main__":
    try:
        import drive
        import tap
        from gi.repository import GLib
        from listener import Ears
        from tap import expect
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    PROMPT = re.compile(r"^(Red|Blue): (place the tile|place a meeple, or none)$|wins? with|share the win", re.MULTILINE)
    OVER = re.compile(r"wins? with|share the win")
    sys.exit(main())
