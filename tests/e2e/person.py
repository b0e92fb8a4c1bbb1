# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person does with the window round the board: begins a game, saves a copy. Knows the words of the language."""

import re
import time

import drive
from gi.repository import Atspi
from phrases import load_translation

SETTLE_SECONDS = 0.3


class Person:
    def __init__(self, program, by_mouse, words):
        self.program = program
        self.by_mouse = by_mouse
        self.words = words

    def find(self, role, text):
        """A widget in the window with the focus, by its English words, with the underscore of its mnemonic."""
        name = self.words(text).replace("_", "")
        return self.program.find(role, rf"^(.* )?{re.escape(name)}$", below=self.program.find_toplevel())

    def press_button(self, text):
        """Clicks on a button, or presses Alt and the letter after the underscore."""
        if self.by_mouse:
            self.program.click_on(self.program.wait_for(lambda: self.find(Atspi.Role.PUSH_BUTTON, text), f"the button {text}"))
        else:
            label = self.words(text)
            self.program.press(f"alt+{label[label.index('_') + 1].lower()}")

    def wait_for_window(self, title):
        """Waits until the window with that title has the focus."""
        self.program.wait_for(lambda: drive.read_title() == self.words(title), f"the window {self.words(title)}")
        time.sleep(SETTLE_SECONDS)

    def begin_game(self):
        """A new game as the dialog proposes it, which is the demo for two."""
        if self.by_mouse:
            self.press_button("New Game")
        else:
            self.program.press("ctrl+n")
        self.wait_for_window("New Game")
        self.press_button("_Start")
        self.wait_for_window("Kloosterland")

    def save_copy(self, path):
        self.program.press("ctrl+s")
        self.wait_for_window("Save a Copy")
        self.program.press("ctrl+a")
        self.program.type(str(path))
        self.program.press("Return")
        self.wait_for_window("Kloosterland")
        self.program.wait_for(path.exists, f"the file {path}")

    def open_file(self, path):
        self.program.press("ctrl+o")
        self.wait_for_window("Open a Game")
        self.program.type(str(path))
        self.program.press("Return")
        self.wait_for_window("Kloosterland")


def load_words(localedir, language):
    """From the program's English words to those of the language, by the program's own translations."""
    return load_translation(localedir, language).gettext
