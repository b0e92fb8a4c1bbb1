#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A translation into no language, which shows what is not translated and what has no room for longer words.

Every letter gets an accent and every text is in brackets and 40 % longer: “Undo” is “[Ûñðö~~]”. Formats, entities, tags and
the letters after a mnemonic's underscore stay as they are. The codes are those that others use for such languages: en_XA runs
from the left to the right, ar_XB from the right to the left. The program gets them as it gets all its languages, from its
resources, of which GLib takes some from a folder when it is told to.

usage: pseudo.py SOURCE-ROOT FOLDER    writes FOLDER/en_XA and FOLDER/ar_XB
"""

import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

LEFT_TO_RIGHT, RIGHT_TO_LEFT = "en_XA", "ar_XB"
RESOURCES = "/io/github/kloosterland/Kloosterland/languages"

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
# Formats of printf and of dates, entities, tags, the letter of a mnemonic.
KEPT = re.compile(r"(%[-+ #0]*\d*\$?[\d.]*l{0,2}[a-zA-Z%]|&#?\w+;|<[^<>]+>|_\w)")
LONGER = 0.4
RIGHT_TO_LEFT_MARK = "\u200f"

MO_MAGIC = 0x950412DE


def pretend(text, mark=""):
    """A text in that language."""
    parts = KEPT.split(text)
    parts[::2] = [part.translate(ACCENTS) for part in parts[::2]]
    longer = round(len("".join(parts[::2])) * LONGER)
    # Words of four, so that there are places to break a line.
    padding = " ".join(["~" * 4] * (longer // 5) + ["~" * (longer % 5)]) if len(text) > 20 else "~" * longer
    return f"{mark}[{''.join(parts)}{padding}]"


def read_catalogue(path):
    """The strings of a .mo file and their translations, as bytes."""
    data = path.read_bytes()
    _, _, count, originals, translations = struct.unpack_from("<5I", data)

    def read(table, number):
        length, offset = struct.unpack_from("<2I", data, table + 8 * number)
        return data[offset:offset + length]

    return [(read(originals, number), read(translations, number)) for number in range(count)]


def write_catalogue(path, pairs):
    header = struct.pack("<7I", MO_MAGIC, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 28 + 16 * len(pairs))
    strings, tables = b"", b""
    for column in (0, 1):
        for pair in pairs:
            tables += struct.pack("<2I", len(pair[column]), 28 + 16 * len(pairs) + len(strings))
            strings += pair[column] + b"\0"
    path.write_bytes(header + tables + strings)


def write_languages(source_root, folder):
    """Writes both into a folder, by their codes."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        template = extract(source_root, Path(name))
        text = template.read_text(encoding="utf-8").replace("nplurals=INTEGER; plural=EXPRESSION", "nplurals=2; plural=n != 1")
        template.write_text(text, encoding="utf-8")
        english, compiled = Path(name) / "english.po", Path(name) / "english.mo"
        subprocess.run(["msgen", f"--output-file={english}", template], check=True)
        subprocess.run(["msgfmt", "--endianness=little", f"--output-file={compiled}", english], check=True)
        pairs = read_catalogue(compiled)
    for code, mark in ((LEFT_TO_RIGHT, ""), (RIGHT_TO_LEFT, RIGHT_TO_LEFT_MARK)):
        write_catalogue(folder / code, [(original, translate(original, english, mark)) for original, english in pairs])


def translate(original, english, mark):
    if not original:
        return english  # the header
    forms = english.decode().split("\0")
    return "\0".join(pretend(form, mark) for form in forms).encode()


def environment(folder):
    """What tells the program of them."""
    return {"G_RESOURCE_OVERLAYS": f"{RESOURCES}={folder}"}


sys.path.append(str(Path(__file__).resolve().parent.parent / "validate"))
from template import extract  # noqa: E402

if __name__ == "__main__":
    write_languages(Path(sys.argv[1]).resolve(), Path(sys.argv[2]))
