#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Another language is chosen in Preferences while a game is going on, by keyboard, and the system's again; TAP.

usage: test-language.py LOCALEDIR PROGRAM
"""

import sys
import time

from tap import expect

STEPS = 2  # in the list: the system’s, English, Dutch
SYSTEM, OTHER = "C.UTF-8", "nl_NL.UTF-8"
DECISIONS = 4
OPEN_SECONDS = 0.3  # for the list to open


class Speaker:
    def __init__(self, localedir, program, folder):
        self.command, self.folder = [program], folder
        self.translations = {language: load_translation(localedir, language) for language in (SYSTEM, OTHER)}
        self.problems = []
        drive.write_settings(folder, {"animations": "false"})
        self.start("--new=demo", "--players=2", "--seed=3")

    def start(self, *options):
        env = {**drive.environment(self.folder, SYSTEM), "GSETTINGS_BACKEND": "keyfile"}
        self.program = drive.Program([*self.command, *options], self.folder, env=env)
        self.table = Table(self.program, seed=3)

    def tests(self):
        return [self.begin, self.choose, self.go_on, self.show_keys, self.come_back, self.return_to_system, self.warn]

    def begin(self):
        """a game goes on in the system's language"""
        for _ in range(DECISIONS):
            self.table.play_by_keyboard()
        self.expect_language(SYSTEM)

    def choose(self):
        """Preferences change the language of all windows, and the game stays as it is"""
        before = self.table.read()
        self.pick_language(SYSTEM, OTHER, "Down")
        self.expect_language(OTHER)
        expect(self.table.read() == before, f"{before} has become {self.table.read()}")

    def go_on(self):
        """undo, redo and the next decision are there as before"""
        seen = [self.table.read()]
        self.table.play_by_keyboard()
        seen.append(self.table.read())
        for key, state in (("ctrl+z", seen[0]), ("ctrl+y", seen[1])):
            self.program.press(key)
            self.program.wait_for(lambda: self.table.read() == state, f"{key} to lead to {state}")

    def show_keys(self):
        """the window of the keys speaks it, too"""
        self.program.press("ctrl+question")
        text = self.translations[OTHER].pgettext("shortcut window", "Zoom in")
        self.program.wait_for(lambda: self.program.find(name=f"^{text}$"), f"“{text}”")
        self.program.press("Escape")
        self.program.wait_for(lambda: drive.read_title() == "Kloosterland", "the main window")

    def come_back(self):
        """it is spoken at the next start"""
        before = self.table.read()
        code = self.program.close()
        expect(code == 0, f"it ends with {code}")
        self.problems = self.program.problems()
        self.start()
        self.expect_language(OTHER)
        expect(self.table.read() == before, f"{before} has become {self.table.read()}")

    def return_to_system(self):
        """the system's language can be had back"""
        self.pick_language(OTHER, SYSTEM, "Up")
        self.expect_language(SYSTEM)

    def warn(self):
        """no warning is printed"""
        code = self.program.close()
        expect(code == 0, f"it ends with {code}")
        problems = self.problems + self.program.problems()
        expect(not problems, "\n".join(sorted(set(problems))[:20]))

    def pick_language(self, spoken, wanted, arrow):
        """By the list in Preferences, which are in the new language at once."""
        person = Person(self.program, by_mouse=False, words=self.translations[spoken].gettext)
        self.program.press("ctrl+comma")
        person.wait_for_window("Preferences")
        person.press_button("Lan_guage")
        time.sleep(OPEN_SECONDS)
        self.program.press(*[arrow] * STEPS, "Return")
        person.words = self.translations[wanted].gettext
        person.wait_for_window("Preferences")
        self.program.press("Escape")
        self.program.wait_for(lambda: drive.read_title() == "Kloosterland", "the main window")
        self.table = Table(self.program, seed=3)  # the window has been built anew

    def expect_language(self, language):
        phrases = Phrases(self.translations[language])
        prompts = [drive.name_of(node) for node in self.program.walk() if drive.role_of(node) == Atspi.Role.STATUS_BAR]
        expect(any(map(phrases.read_prompt, prompts)), f"not {language}: {prompts}")
        undo = self.translations[language].gettext("Undo")
        expect(self.program.find(Atspi.Role.PUSH_BUTTON, f"^{undo}$"), f"no button “{undo}” in {self.program.texts()}")


def main():
    return drive.run_tests("language", lambda folder: Speaker(*sys.argv[1:3], folder))


if __name__ == "__main__":
    try:
        import drive
        from gi.repository import Atspi
        from person import Person
        from phrases import Phrases, load_translation
        from table import Table
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
