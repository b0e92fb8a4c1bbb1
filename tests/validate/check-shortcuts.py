#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the window of shortcuts is complete and true, and that no key does two things: usage: check-shortcuts.py SOURCE-ROOT.

Keys are in two places: the table in kl-application.c, and the board's own in kl-board-keys.c.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import tap

source_root = Path(sys.argv[1]).resolve()

# Other keys for what the window lists under one.
ALTERNATIVES = {"<Control><Shift>s", "<Control>y", "<Control>equal", "<Control>KP_Add", "<Control>KP_Subtract", "<Control>KP_0"}
# The toolkit's, the history bar's and the window's own.
ELSEWHERE = {"F10", "Escape", "<Alt>Left", "<Alt>Right", "<Alt>Home", "<Alt>End", "<Shift>r"}
# Escape leads back step by step; everything else is there once.
SEVERAL = {"Escape"}


def accelerators():
    """The keys of the table, with the actions that they do."""
    text = (source_root / "src/ui/kl-application.c").read_text(encoding="utf-8")
    for action, keys in re.findall(r'\{ "([\w.:()-]+)", \{ ((?:"[^"]+"(?:, )?)+) \} \}', text):
        for key in re.findall(r'"([^"]+)"', keys):
            yield action, key


def board_keys():
    """The keys that the board takes itself; those of the keypad are the same ones."""
    text = (source_root / "src/ui/kl-board-keys.c").read_text(encoding="utf-8")
    for key in re.findall(r"GDK_KEY_(\w+)", text):
        if not key.startswith(("KP_", "ISO_")):
            yield key


def listed():
    """The keys that the window lists, one by one."""
    tree = ElementTree.parse(source_root / "data/gtk/help-overlay.ui")
    for node in tree.iter("property"):
        if node.get("name") != "accelerator":
            continue
        for key in node.text.replace("<Primary>", "<Control>").split():
            span = re.fullmatch(r"(.*)(\d)\.\.\.(\d)", key)
            if span:
                yield from (f"{span.group(1)}{digit}" for digit in range(int(span.group(2)), int(span.group(3)) + 1))
            else:
                yield key


def check_complete():
    """The window of shortcuts lists every key."""
    there = set(listed())
    keys = {key for _, key in accelerators()} - ALTERNATIVES | set(board_keys())
    return [f"{key} is not listed" for key in sorted(keys - there)]


def check_true():
    """Every key that it lists does something."""
    keys = {key for _, key in accelerators()} | set(board_keys()) | set("123456789") | ELSEWHERE
    return [f"{key} does nothing" for key in sorted(set(listed()) - keys)]


def check_single():
    """No key does two things."""
    actions = {}
    for action, key in accelerators():
        actions.setdefault(key, []).append(action)
    complaints = [f"{key} does {' and '.join(names)}" for key, names in actions.items() if len(names) > 1]
    complaints += [f"{key} is the board’s, and does {actions[key][0]}" for key in sorted(set(board_keys())) if key in actions]
    keys = list(listed())
    return complaints + [f"{key} is listed twice" for key in sorted(set(keys) - SEVERAL) if keys.count(key) > 1]


tap.run([check_complete, check_true, check_single])
