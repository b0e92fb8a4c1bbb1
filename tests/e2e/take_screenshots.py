#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures that software shops and the README show, in each language, of games played here and now.

usage: take_screenshots.py PICTURES-FOLDER LOCALEDIR PROGRAM; "meson compile -C BUILD screenshots" does it.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import drive
from person import Person, load_words
from table import Table

LANGUAGES = {"": "C.UTF-8", ".nl": "nl_NL.UTF-8"}
WIDE_GAME = ["--new=demo", "--players=3", "--seed=11"]
SHORT_GAME = ["--new=demo", "--players=2", "--seed=5"]
DECISIONS = 52


class Photographer:
    def __init__(self, pictures, localedir, program, folder):
        self.pictures, self.localedir, self.command, self.folder = pictures, localedir, program, folder

    def start(self, language, *arguments):
        self.program = drive.Program([self.command, *arguments], self.folder, language)
        self.person = Person(self.program, by_mouse=False, words=load_words(self.localedir, language))

    def play(self, game, decisions):
        """Plays a game, which is kept for the next starts."""
        self.start(LANGUAGES[""], *game)
        table = Table(self.program, seed=4)
        while not table.is_over() and (decisions > 0 or not table.look().slots):
            table.play_by_keyboard()
            decisions -= 1
        self.program.press("Escape")
        self.person.wait_for_window("Kloosterland")
        self.program.close()

    def take(self, name):
        """A picture of the main window and what lies over it, cut out of the whole screen."""
        self.program.wait_for(self.is_still, "the window to lie still")
        x, y, width, height = self.frame
        picture = self.pictures / f"{name}.png"
        subprocess.run(["import", "-window", "root", "-crop", f"{width}x{height}+{x}+{y}", "+repage", "-strip", picture], check=True)

    def is_still(self):
        def look():
            return subprocess.run(["import", "-window", "root", "rgb:-"], capture_output=True, check=True).stdout

        return look() == look()

    def measure(self):
        """Where the main window is on the screen, without the border that the toolkit draws round it."""
        geometry = drive.xdotool("getactivewindow", "getwindowgeometry", "--shell")
        window = dict(line.split("=") for line in geometry.splitlines())
        box = drive.extents(self.program.find_toplevel())
        border = (int(window["WIDTH"]) - box.width) // 2
        self.frame = int(window["X"]) + border, int(window["Y"]) + border, box.width, box.height

    def take_all(self):
        self.play(WIDE_GAME, DECISIONS)
        for suffix, language in LANGUAGES.items():
            self.start(language)
            self.measure()
            self.program.wait_for(Table(self.program, seed=1).focus_a_slot, "a space with the focus")
            self.take(f"tile{suffix}")
            self.program.press("ctrl+n")
            self.person.wait_for_window("New Game")
            self.take(f"new-game{suffix}")
            self.program.press("Escape")
            self.program.close()

        self.play(SHORT_GAME, decisions=1000)
        for suffix, language in LANGUAGES.items():
            self.start(language)
            self.measure()
            Person(self.program, by_mouse=True, words=self.person.words).press_button("_Points")
            self.person.wait_for_window("Points")
            self.take(f"result{suffix}")
            self.program.press("Escape")
            self.program.close()


def main():
    pictures = Path(sys.argv[1])
    pictures.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        photographer = Photographer(pictures, sys.argv[2], sys.argv[3], Path(folder))
        try:
            photographer.take_all()
        finally:
            photographer.program.kill()


if __name__ == "__main__":
    try:
        main()
    except drive.DriveError as error:
        sys.exit(f"take_screenshots: {error}")
