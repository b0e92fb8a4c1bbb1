#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole demo game in a real window, by mouse or by keyboard, from the first dialog to the scores; TAP.

usage: test-game.py mouse|keyboard LANGUAGE LOCALEDIR PROGRAM COMMAND-LINE-PROGRAM
"""

import json
import locale
import subprocess
import sys
import tempfile
from pathlib import Path

import tap
from tap import expect

LAST_TILES = 44  # most demo games lay all 48 tiles; those that discard more than a few are rare


class Game:
    def __init__(self, how, language, localedir, program, cli, folder):
        self.by_mouse = how == "mouse"
        self.command, self.cli, self.folder = [program], cli, folder
        self.language = language
        self.words = load_words(localedir, language)
        self.copy = folder / "copy of a game.kloosterland"
        self.start()

    def start(self):
        self.program = drive.Program(self.command, self.folder, self.language)
        self.person = Person(self.program, self.by_mouse, self.words)

    def decide(self):
        if self.by_mouse:
            self.table.play_by_mouse()
        else:
            self.table.play_by_keyboard()

    def tests(self):
        return (self.begin, self.go_back_and_forth, self.play, self.tell, self.save, self.count, self.resume, self.warn)

    def begin(self):
        """the new-game dialog begins a game"""
        self.person.begin_game()
        self.table = Table(self.program, seed=3)
        expect(len(self.table.look().tiles) == 1, "the start tile does not lie alone")

    def go_back_and_forth(self):
        """undo and redo take back and bring again"""
        seen = [self.table.read()]
        for _ in range(6):
            self.decide()
            seen.append(self.table.read())
        for key, states in (("ctrl+z", seen[-2::-1]), ("ctrl+shift+z", seen[1:])):
            for state in states:
                self.program.press(key)
                self.program.wait_for(lambda: self.table.read() == state, f"{key} to lead to {state}")

    def play(self):
        """every decision is taken, to the last tile"""
        while not self.table.is_over():
            self.decide()
        expect(len(self.table.look().tiles) >= LAST_TILES, f"only {len(self.table.look().tiles)} tiles lie")

    def tell(self):
        """the end is told in the language of the person"""
        # The points are shown by themselves; afterwards one can look at the map.
        self.person.wait_for_window("Points")
        expect(self.person.find(Atspi.Role.LABEL, "Final Scoring"), f"no final scoring in {self.program.texts()}")
        if self.by_mouse:
            self.person.press_button("_Look at the Map")
        else:
            self.program.press("Escape")
        self.person.wait_for_window("Kloosterland")

    def save(self):
        """a saved copy is sound"""
        self.person.save_copy(self.copy)
        run = subprocess.run([self.cli, "check", self.copy], capture_output=True, text=True, check=False)
        expect(run.returncode == 0, run.stdout + run.stderr)

    def count(self):
        """the points on the window are those of the rules"""
        run = subprocess.run([self.cli, "replay", "--json", self.copy], capture_output=True, text=True, check=True)
        replay = json.loads(run.stdout)
        scores = [player["score"] for player in replay["players"]]
        expect(replay["phase"] == "over", f"the phase is {replay['phase']}")
        expect(scores == self.table.read_scores(), f"the rules say {scores}, the window {self.table.read_scores()}")

    def resume(self):
        """the game is there again at the next start"""
        before = self.table.read()
        code = self.program.close()
        expect(code == 0, f"it ends with {code}")
        self.finished_log = self.program.problems()
        self.start()
        self.table = Table(self.program, seed=3)
        expect(self.table.read() == before, f"{before} has become {self.table.read()}")

    def warn(self):
        """no warning is printed"""
        problems = self.finished_log + self.program.problems()
        expect(not problems, "\n".join(sorted(set(problems))[:20]))

    def take_picture(self):
        picture = Path(f"failed-game-by-{sys.argv[1]}.png").resolve()
        self.program.screenshot(picture)
        return picture


def main():
    with tempfile.TemporaryDirectory() as folder:
        game = Game(*sys.argv[1:6], Path(folder))
        try:
            return tap.run(game.tests(), (drive.DriveError, GLib.Error), game.take_picture)
        finally:
            game.program.kill()


if __name__ == "__main__":
    try:
        import drive
        from gi.repository import Atspi, GLib
        from person import Person, load_words
        from table import Table

        locale.setlocale(locale.LC_ALL, sys.argv[2])
    except (ImportError, ValueError, locale.Error) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
