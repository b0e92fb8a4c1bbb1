#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that no two things at one place have the same mnemonic, in any language: usage: check-mnemonics.py SOURCE-ROOT."""

import gettext
import io
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import tap

source_root = Path(sys.argv[1]).resolve()
po = source_root / "po"


def load_languages():
    """Each language's code and a function that translates a string with its context; English first."""
    languages = {"en": lambda context, text: text}
    for path in sorted(po.glob("*.po")):
        compiled = subprocess.run(["msgfmt", "--output-file=-", path], check=True, capture_output=True).stdout
        catalog = gettext.GNUTranslations(io.BytesIO(compiled))
        languages[path.stem] = lambda context, text, it=catalog: it.pgettext(context, text) if context else it.gettext(text)
    return languages


def find_mnemonic(text):
    found = re.search(r"_(\w)", text.replace("__", ""))
    return found and found.group(1).lower()


def menu_labels(menu):
    """The labels that are seen together: of a menu and its sections, but not of the menus that it opens."""
    for node in menu:
        if node.tag == "section":
            yield from menu_labels(node)
        elif node.tag in {"item", "submenu"}:
            yield from (child for child in node if child.tag == "attribute" and child.get("name") == "label")


def menus(tree):
    for kind in ("menu", "submenu"):
        for menu in tree.iter(kind):
            yield f"menu “{menu.get('id') or next(menu_labels_of(menu), '')}”", list(menu_labels(menu))


def menu_labels_of(submenu):
    return (child.text for child in submenu if child.tag == "attribute" and child.get("name") == "label")


def properties(node):
    return {child.get("name"): child for child in node if child.tag == "property"}


def window_labels(tree):
    """The labels of widgets whose underlined letter does something."""
    for node in tree.iter("object"):
        own = properties(node)
        if "use-underline" in own:
            yield from (own[name] for name in ("label", "title") if name in own)


def complain(path, place, labels, languages):
    complaints = []
    for code, translate in languages.items():
        seen = {}
        for label in labels:
            text = translate(label.get("context"), label.text)
            letter = find_mnemonic(text)
            if letter in seen and seen[letter] != text:
                complaints.append(f"{path.name}, {place}, {code}: “{seen[letter]}” and “{text}” have the same")
            if letter:
                seen.setdefault(letter, text)
    return complaints


def check_menus():
    """No two items of a menu have the same mnemonic."""
    languages = load_languages()
    return [complaint for path in sorted((source_root / "data/ui").glob("*.ui"))
            for place, labels in menus(ElementTree.parse(path)) for complaint in complain(path, place, labels, languages)]


def check_windows():
    """No two widgets of a layout have the same mnemonic."""
    languages = load_languages()
    return [complaint for path in sorted((source_root / "data/ui").glob("*.ui"))
            for complaint in complain(path, "widgets", list(window_labels(ElementTree.parse(path))), languages)]


if __name__ == "__main__":
    tap.run([check_menus, check_windows])
