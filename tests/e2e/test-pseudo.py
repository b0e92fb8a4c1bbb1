#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""In every view of the program, all that is written or told comes from the translation; TAP.

The translation is the one of pseudo.py, in which no two letters stand side by side as English has them. What is the same in all
languages is listed here, with the reason.

usage: test-pseudo.py LANGUAGES-FOLDER PROGRAM [VIEW…]
"""

import os
import re
import sys
import tempfile
from pathlib import Path

import tap
from tap import expect

LEAST = 8  # translated names in a view; the main window behind a dialog is one of them
ENGLISH = re.compile(r"(?<![^\W\d_])[A-Za-z]{2,}")

# The names of classes, which the toolkit gives to what has no name; a screen reader does not say them.
CLASS = re.compile(r"(Gtk|Adw|Kl|Gdk)[A-Z]\w+")
# What the toolkit says itself, in its own translation, which a language that nobody speaks does not have.
TOOLKIT = {
    "Minimize", "Minimize the window", "Maximize", "Maximize the window", "Restore", "Close", "Close the window", "Menu", "Back",
    "Shortcuts", "Escape", "About", "Details", "Credits", "Legal",
}
SAME_EVERYWHERE = (
    r"Anna|Joris",  # players, as somebody has called them
    r"mm",  # of the metric system
    r"PDF|PNG|SVG",
    r"January|February|March|April|May|June|July|August|September|October|November|December",  # dates are the system's
    r"Ctrl|Alt|Shift|Enter|Space|Tab|Esc|Home|End|Page|Up|Down",  # keys, as the toolkit calls them
)
SAME = re.compile("|".join(rf"\b({words})\b" for words in SAME_EVERYWHERE))


def find_english(node, skipped=()):
    """What is said in English in that node, and how it is said."""
    said = {"name": drive.name_of(node), "description": drive.attempt(node.get_description) or ""}
    text = drive.attempt(node.get_text_iface)
    if text is not None:
        said["text"] = drive.attempt(lambda: Atspi.Text.get_text(node, 0, -1)) or ""
    for kind, words in said.items():
        if words in TOOLKIT or CLASS.fullmatch(words):
            continue
        if ENGLISH.search(SAME.sub("", words)):
            yield f"{node.get_role_name()}: {kind} “{words}”"


def make_test(languages, program, view):
    def test():
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            drive.write_settings(folder, {"language": f"'{pseudo.LEFT_TO_RIGHT}'", "animations": "false"})
            env = {**drive.environment(folder, "C.UTF-8"), **pseudo.environment(languages), "GSETTINGS_BACKEND": "keyfile"}
            running = drive.Program([program, *views.get_options(view, folder)], folder, env=env)
            try:
                views.open_view(running, view, pseudo.pretend)
                nodes = list(running.walk())
                translated = [node for node in nodes if drive.name_of(node).startswith("[")]
                expect(len(translated) >= LEAST, f"only {len(translated)} names are translated: {running.texts()}")
                found = dict.fromkeys(line for node in nodes for line in find_english(node))
                if os.environ.get("PICTURES"):
                    running.screenshot(Path(os.environ["PICTURES"]) / f"{view.name}.png")
                expect(not found, "\n".join(found))
                problems = running.problems()
                expect(not problems, "\n".join(problems))
            except (drive.DriveError, GLib.Error) as error:
                raise tap.Failure(str(error)) from error
            finally:
                running.kill()

    test.__doc__ = view.name
    return test


def main():
    languages, program, *names = sys.argv[1:]
    wanted = [view for view in views.VIEWS if not names or view.name in names]
    return tap.run([make_test(languages, program, view) for view in wanted])


if __name__ == "__main__":
    try:
        import drive
        import pseudo
        import views
        from gi.repository import Atspi, GLib
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
