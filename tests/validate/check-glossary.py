#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the Dutch translation against po/GLOSSARY.md: usage: check-glossary.py SOURCE-ROOT."""

import re
import subprocess
import sys
from pathlib import Path

import tap

po = Path(sys.argv[1]).resolve() / "po"

ENTRY = re.compile(r'^(msgid|msgstr)(?:_plural|\[\d\])? (".*")$')
PLAIN_QUOTES = re.compile(r"(?<!=)[\"“”]|(?<!\w)'|'(?!\w)|\.\.\.")
FORMAL = re.compile(r"\b(u|uw|uzelf)\b", re.IGNORECASE)
PARTED = re.compile(r"\b(linker|rechter) \w", re.IGNORECASE)
# What is no word: elements, options, formats, the places where a word may be parted.
NO_WORDS = re.compile(r"<[^>]*>|--[\w-]+|%l?[a-zA-Z]|\u00ad")


def read_forbidden():
    """The words of the last column of the table, and the row in which they stand."""
    for line in (po / "GLOSSARY.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|")]
        if line.startswith("| ") and len(cells) == 5:
            for word in re.findall(r"`([^`]+)`", cells[4]):
                yield word, cells[1]


def read_translations(language):
    """The strings of a translation with what they are in English, without the header."""
    run = subprocess.run(["msgcat", "--no-wrap", po / f"{language}.po"], capture_output=True, text=True, check=True)
    for block in run.stdout.split("\n\n")[1:]:
        texts, key = {"msgid": "", "msgstr": ""}, None
        for line in block.splitlines():
            entry = ENTRY.match(line)
            key = entry.group(1) if entry else key
            if key and not line.startswith(("#", "msgctxt")):
                texts[key] += line[line.index('"') + 1:-1].replace("_", "").replace(r"\n", "\n").replace(r"\"", '"') + "\n"
        yield texts["msgid"], texts["msgstr"]


TRANSLATIONS = list(read_translations("nl"))


def find(pattern, advice):
    return [f"“{text.strip()}”: {advice}" for _, text in TRANSLATIONS if pattern.search(NO_WORDS.sub("", text))]


def check_words():
    """The words of the glossary are used and no others."""
    complaints = []
    words = list(read_forbidden())
    if len(words) < 35:
        complaints.append(f"the table in GLOSSARY.md has only {len(words)} words that are not used: has its form changed?")
    for word, better in words:
        complaints += find(re.compile(rf"\b{word}\b", re.IGNORECASE), f"not “{word}” but “{better}”")
    return [complaint for complaint in complaints if "De Geschenken" not in complaint]


def check_address():
    """Players are called je."""
    return find(FORMAL, "the program says je")


def check_signs():
    """Quotation marks, apostrophes and ellipses are those of print."""
    return find(PLAIN_QUOTES, "quotation marks are ‘…’, the ellipsis is one sign")


def check_joined():
    """Left and right are joined to their word."""
    return find(PARTED, "linker and rechter are joined to the next word")


def check_ends():
    """A translation ends with the mark that the text ends with."""
    marks = ".…:?!"
    complaints = []
    for english, dutch in TRANSLATIONS:
        ends = {line.rstrip()[-1:] for line in english.splitlines() if line.strip()}, {line.rstrip()[-1:] for line in dutch.splitlines() if line.strip()}
        if ends[0] & set(marks) != ends[1] & set(marks):
            complaints.append(f"“{english.strip()}” and “{dutch.strip()}” end differently")
    return complaints


if __name__ == "__main__":
    tap.run([check_words, check_address, check_signs, check_joined, check_ends])
