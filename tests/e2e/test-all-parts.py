#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game with everything on in a real window, by mouse or by keyboard, back to its start and forth again; TAP.

By mouse it begins in a dark window of 360 × 600, as a phone shows it. The seed is given, because the dialog deals at random.

usage: test-all-parts.py mouse|keyboard LANGUAGE LOCALEDIR SEED PROGRAM COMMAND-LINE-PROGRAM
"""

import json
import locale
import subprocess
import sys
import tempfile
from pathlib import Path

import tap
from tap import expect

RULES = {
    "keyboard": ("hole-bonus", "tiny-city=2", "mayor-flat", "score-dice"),
    "mouse": ("hand=open", "barn-joins-barn", "wagon-connected", "abbey-end=round"),
}
PHONE = 360, 600
DESK = 1280, 820
DECISIONS_ON_PHONE = 25
PHASES = {
    "keyboard": {"place", "abbey", "figure", "wagon", "cover", "over"},
    "mouse": {"place", "figure", "wagon", "cover", "over"},  # with a hand the abbey is laid in place of a tile
}
CARDS = {"synod", "sweep", "cash", "change"}
MIN_CARDS = 2  # kinds of gifts with targets; which ones come up is chance
DARK = 110  # of 255


class Game:
    def __init__(self, how, language, localedir, seed, program, cli, folder):
        self.by_mouse = how == "mouse"
        self.expected = PHASES[how]
        self.language, self.seed, self.cli, self.folder = language, int(seed), cli, folder
        self.translation = load_translation(localedir, language)
        self.phrases = Phrases(self.translation)
        self.copy = folder / "copy of a game.kloosterland"
        rules = [f"--rule={rule}" for rule in RULES[how]]
        command = [program, "--new=base", "--parts=all", "--players=3", f"--seed={seed}", *rules]
        self.program = drive.Program(command, folder, env=self.write_settings())
        self.person = Person(self.program, self.by_mouse, self.translation.gettext)

    def write_settings(self):
        """Nothing moves of itself, which takes time; all hints are shown."""
        width, height = PHONE if self.by_mouse else DESK
        settings = {"animations": "false", "fields": "true", "dead-spaces": "true", "width": width, "height": height}
        settings["appearance"] = "2" if self.by_mouse else "0"
        env = drive.environment(self.folder, self.language)
        drive.write_settings(self.folder, settings)
        return {**env, "GSETTINGS_BACKEND": "keyfile"}

    def tests(self):
        on_phone = [self.play_on_phone] if self.by_mouse else []
        return [self.begin, *on_phone, self.play, self.see_everything, self.count_result, self.count_log, self.go_back,
                self.go_forth, self.save, self.open, self.warn]

    def begin(self):
        """a game with everything on begins"""
        self.table = Table(self.program, self.seed)
        self.game = AllParts(self.program, self.table, self.phrases, self.by_mouse, self.seed)
        expect(self.table.count_tiles() == 1, "the start tile does not lie alone")
        expect(set(self.game.read_scores().values()) == {0}, f"the points are {self.game.read_scores()}")
        self.first = self.read()

    def play_on_phone(self):
        """turns are taken in a narrow, dark window"""
        width = drive.extents(self.program.find_toplevel()).width
        expect(width <= PHONE[0], f"the window is {width} wide")
        expect(self.program.read_brightness() < DARK, f"the window is not dark: {self.program.read_brightness()}")
        for _ in range(DECISIONS_ON_PHONE):
            expect(self.game.decide(), "the game is over")
        self.program.resize(*DESK)
        self.program.wait_for(lambda: drive.extents(self.program.find_toplevel()).width == DESK[0], "a wide window")
        self.game.find_widgets()

    def play(self):
        """somebody is always asked, and points change by what is told"""
        while self.game.decide():
            pass
        self.last = self.read()

    def see_everything(self):
        """every phase and every part has come up"""
        phases = {phase.split()[0] for phase in self.game.phases}
        expect(self.expected <= phases, f"only {sorted(phases)}")
        print(f"# {dict(self.game.phases)}, {self.game.retries} retries", flush=True)
        expect(len(CARDS & phases) >= MIN_CARDS, f"only {sorted(CARDS & phases)}")

    def count_result(self):
        """the table of the points sums to them"""
        self.person.wait_for_window("Points")
        grid = self.program.wait_for(lambda: self.program.find(Atspi.Role.TABLE, below=self.program.find_toplevel()), "the table of points")
        labels = [drive.name_of(node) for node in self.program.walk(grid) if drive.role_of(node) == Atspi.Role.LABEL]
        names, rows = labels[:3], read_rows(labels[3:])
        total = dict(zip(names, rows.pop()))
        expect(total == self.game.read_scores(), f"the table says {total}, the panel {self.game.read_scores()}")
        expect(dict(zip(names, map(sum, zip(*rows)))) == total, f"{rows} do not sum to {total}")
        if self.by_mouse:
            self.person.press_button("_Look at the Map")
        else:
            self.program.press("Escape")
        self.person.wait_for_window("Kloosterland")

    def count_log(self):
        """the points of the log sum to those of the players, and every part is in it"""
        log = self.game.read_log()
        told = self.phrases.count_points(log)
        scores = self.game.read_scores()
        expect({name: told[name] for name in scores} == scores, f"the log says {told}, the window {scores}")
        expect(self.phrases.find_deeds(log) == set(self.phrases.deeds), f"only {self.phrases.find_deeds(log)}")
        self.log = log

    def go_back(self):
        """undo leads back to the start while its keys are held"""
        self.hold("ctrl", "z", self.game.undo)
        expect(self.read() == self.first, f"{self.first} has become {self.read()}")

    def go_forth(self):
        """redo leads to the same end"""
        self.hold("ctrl", "y", self.game.redo)
        expect(self.read() == self.last, f"{self.last} has become {self.read()}")
        expect(self.game.read_log() == self.log, "the log has changed")

    def save(self):
        """a saved copy has the points of the rules"""
        self.person.save_copy(self.copy)
        run = subprocess.run([self.cli, "replay", "--json", self.copy], capture_output=True, text=True, check=True)
        replay = json.loads(run.stdout)
        scores = [player["score"] for player in replay["players"]]
        expect(replay["phase"] == "over", f"the phase is {replay['phase']}")
        expect(scores == list(self.last[2].values()), f"the rules say {scores}, the window {self.last[2]}")

    def open(self):
        """it can be opened in place of another game"""
        self.person.begin_game()
        self.program.wait_for(lambda: Table(self.program, self.seed).count_tiles() == 1, "a new game")
        self.person.open_file(self.copy)
        self.table.map = self.program.wait_for(lambda: self.program.find(Atspi.Role.TABLE), "the map")
        self.program.wait_for(lambda: self.table.count_tiles() == self.last[1], "the tiles of the old game")
        self.game.find_widgets()
        expect(self.read()[1:] == self.last[1:], f"{self.last} has become {self.read()}")

    def warn(self):
        """no warning is printed"""
        code = self.program.close()
        expect(code == 0, f"it ends with {code}")
        expect(not self.program.problems(), "\n".join(sorted(set(self.program.problems()))[:20]))

    def read(self):
        """What can be told apart of a game: who is asked, how many tiles lie, and the points. News have their time."""
        return self.game.read_prompt(), self.table.count_tiles(), self.game.read_scores()

    def hold(self, modifier, key, button):
        """Keeps keys down until the button for the same says that it can do no more."""
        self.program.hold_down(modifier, key)
        try:
            self.program.wait_for(lambda: not drive.has_state(button, Atspi.StateType.SENSITIVE), f"{modifier}+{key} to end", 60)
        finally:
            self.program.let_go(key, modifier)


def read_rows(labels):
    """The numbers of the rows of a table with titles between them."""
    rows = []
    for label in labels:
        number = label.replace("−", "-")
        if number.lstrip("-").isdigit():
            rows[-1].append(int(number))
        else:
            rows.append([])
    return [row for row in rows if row]


def main():
    with tempfile.TemporaryDirectory() as folder:
        game = Game(*sys.argv[1:7], Path(folder))
        picture = Path(f"failed-all-parts-by-{sys.argv[1]}.png").resolve()
        try:
            return tap.run(game.tests(), (drive.DriveError, GLib.Error), lambda: game.program.screenshot(picture))
        finally:
            game.program.kill()


if __name__ == "__main__":
    try:
        import drive
        from all_parts import AllParts
        from gi.repository import Atspi, GLib
        from person import Person
        from phrases import Phrases, load_translation
        from table import Table

        locale.setlocale(locale.LC_ALL, sys.argv[2])
    except (ImportError, ValueError, locale.Error) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
