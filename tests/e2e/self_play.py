#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a few turns by mouse in a real window and leaves a picture of it and the saved game; for tools/play.

usage: self_play.py RESULTS-FOLDER PROGRAM [ARGUMENT…]
"""

import sys
import tempfile
from pathlib import Path

import drive
from person import Person
from table import Table

DECISIONS = 24


def main():
    results, command = Path(sys.argv[1]).resolve(), sys.argv[2:]
    picture, save = results / "window.png", results / "game.kloosterland"
    results.mkdir(parents=True, exist_ok=True)
    save.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        program = drive.Program(command, Path(folder))
        try:
            person = Person(program, by_mouse=True, words=str)
            person.begin_game()
            table = Table(program, seed=1)
            for _ in range(DECISIONS):
                table.play_by_mouse()
            program.screenshot(picture)
            person.save_copy(save)
            program.close()
        finally:
            program.kill()
    print(f"{picture}\n{save}")


if __name__ == "__main__":
    try:
        main()
    except drive.DriveError as error:
        sys.exit(f"The game could not be played: {error}")
