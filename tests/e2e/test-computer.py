#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole demo game against the computer in a real window, by keyboard; TAP.

usage: test-computer.py LANGUAGE LOCALEDIR PROGRAM COMMAND-LINE-PROGRAM
"""

import locale
import subprocess
import sys
import tempfile
from pathlib import Path

from tap import Failure, expect, run

OWN_TURNS = 4
FAST = "uint32 2"


class Game:
    def __init__(self, language, localedir, program, cli, folder):
        self.cli, self.folder = cli, folder
        self.words = load_words(localedir, language)
        drive.write_settings(folder, {"speed": FAST})
        self.command = [program, "--new", "demo", "--players", "2", "--seed", "5", "--computers", "casual"]
        self.env = {**drive.environment(folder, language), "GSETTINGS_BACKEND": "keyfile"}
        self.program = drive.Program(self.command, folder, language, self.env)
        self.person = Person(self.program, False, self.words)
        self.table = Table(self.program, seed=5)
        self.copy = folder / "copy.kloosterland"

    def says(self, text):
        """Whether a label begins with these words, or ends with them where they begin with a name."""
        words = self.words(text)
        return any(line.endswith(words.replace("%s", "")) if words.startswith("%s") else line.startswith(words.replace("%s", ""))
                   for seen in self.program.texts() for line in seen.split("\n"))

    def is_asked(self):
        offer = self.table.look()
        return offer.slots or offer.spots

    def is_over(self):
        return drive.read_title() == self.words("Points")

    def wait_for_turn(self):
        self.program.wait_for(lambda: self.is_asked() or self.is_over(), "the person to be asked", 30)

    def take_turn(self):
        self.table.play_by_keyboard()
        if self.table.look().spots:
            self.table.play_by_keyboard()

    # The tests

    def answers(self):
        """the computer answers, and what it does is said"""
        self.wait_for_turn()
        for _ in range(OWN_TURNS):
            before = self.table.count_tiles()
            self.take_turn()
            self.program.wait_for(lambda: self.says("%s (computer) is thinking…"), "it to say that the computer thinks")
            self.wait_for_turn()
            expect(self.table.count_tiles() == before + 2, f"{before} tiles have become {self.table.count_tiles()}")

    def goes_back(self):
        """undo leads to the person's own decision, and redo back to the next one"""
        before = self.table.read()
        self.program.press("ctrl+z")
        self.program.wait_for(lambda: self.table.read() != before and self.is_asked(), "an earlier decision")
        expect(self.table.count_tiles() < before[0][0], f"{self.table.read()} is not before {before}")
        while self.table.read() != before:
            state = self.table.read()
            self.program.press("ctrl+shift+z")
            self.program.wait_for(lambda: self.table.read() != state, f"something later than {state}")
            expect(self.is_asked(), "redo stops where the computer decides")

    def suggests(self):
        """a move is suggested when asked for"""
        self.program.press("i")
        self.program.wait_for(lambda: self.says("Suggestion · %s"), "a suggestion")

    def ends(self):
        """the game goes on to its end"""
        while not self.is_over():
            self.take_turn()
            self.wait_for_turn()

    def reviews(self):
        """what cost most is shown"""
        self.person.wait_for_window("Points")
        self.person.press_button("_Review")
        self.program.wait_for(lambda: self.says("What cost most, as the computer sees it. Choose one to see what was better."), "the review", 60)
        self.program.press("Escape")
        self.person.wait_for_window("Kloosterland")

    def saves(self):
        """a saved copy is sound and knows the computer"""
        self.person.save_copy(self.copy)
        check = subprocess.run([self.cli, "check", self.copy], capture_output=True, text=True, check=False)
        expect(check.returncode == 0, check.stdout + check.stderr)
        expect('<computer level="casual"' in self.copy.read_text(encoding="utf-8"), "there is no computer in the copy")

    def ends_quietly(self):
        """it ends, and prints no warning"""
        code = self.program.close()
        expect(code == 0, f"it ends with {code}")
        problems = self.program.problems()
        expect(not problems, "\n".join(sorted(set(problems))[:20]))

    def take_picture(self):
        picture = Path("failed-game-with-computer.png").resolve()
        self.program.screenshot(picture)
        return picture


def main():
    with tempfile.TemporaryDirectory() as folder:
        game = Game(*sys.argv[1:5], Path(folder))
        tests = [game.answers, game.goes_back, game.suggests, game.ends, game.reviews, game.saves, game.ends_quietly]
        try:
            return run(tests, (drive.DriveError, GLib.Error), game.take_picture)
        finally:
            game.program.kill()


if __name__ == "__main__":
    try:
        import drive
        from gi.repository import GLib
        from person import Person, load_words
        from table import Table

        locale.setlocale(locale.LC_ALL, sys.argv[1])
    except (ImportError, ValueError, locale.Error) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
