# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Command line of tools/draw-tiles."""

import argparse
import re

from . import shapes
from .cards import draw_cards
from .palette import TABLES, write_schemes
from .sheet import contact_sheet, laid_map
from .table import draw_table
from .tile import draw, lay_out
from .topology import load_types

BUNDLE = "art.gresource.xml"


def list_resources(data, pictures):
    """The text of the resource bundle's list, naming all pictures."""
    names = {f"figures/{f.name}" for f in (data / "figures").glob("*.svg")} | {name for name in pictures if name.endswith((".svg", ".ini"))}
    lines = "".join(f"    <file>{name}</file>\n" for name in sorted(names))
    text = (data / BUNDLE).read_text(encoding="utf-8")
    return re.sub(r'(<gresource prefix="[^"]*">\n).*?(  </gresource>)', lambda m: m[1] + lines + m[2], text, flags=re.S)


def make_files(data, types):
    """The texts of all files that this tool writes, by their names in the data folder."""
    files, found = {}, {}
    for kind in types:
        found[kind.id] = shapes.segments(kind, lay_out(kind))
        fields = [segment.place for segment in found[kind.id] if segment.feature == "field"]
        for copy, name in enumerate(kind.files()):
            files[f"tiles/{name}"] = draw(kind, copy, fields)
    files["tiles/shapes.xml"] = shapes.write(found)
    for name in TABLES:
        files[f"figures/{name}.svg"] = draw_table(name)
    files.update(draw_cards())
    files["palette.ini"] = write_schemes()
    files[BUNDLE] = list_resources(data, files)
    return files


def stale_drawings(data, files):
    """Names of drawings that the recipes do not make any more."""
    names = [f"{folder}/{f.name}" for folder in ("cards", "tiles") for f in sorted((data / folder).glob("*.svg"))]
    return [name for name in names if name not in files]


def check(data, files):
    """Says which files are not as this tool writes them; the number of them."""
    def differs(name):
        path = data / name
        return not path.exists() or path.read_text(encoding="utf-8") != files[name]
    wrong = [name for name in files if differs(name)] + stale_drawings(data, files)
    for name in wrong:
        print(f"{name} is not as draw-tiles writes it")
    return len(wrong)


def write(data, files):
    for name, text in files.items():
        (data / name).write_text(text, encoding="utf-8")
    for stale in stale_drawings(data, files):
        (data / stale).unlink()


def main(root):
    parser = argparse.ArgumentParser(description="Draws the land tiles into the data folder.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not as it would be written")
    parser.add_argument("--keep", action="store_true", help="write nothing, only make the pictures from what is there")
    parser.add_argument("--sheet", metavar="PNG", help="also a picture of all drawings side by side")
    parser.add_argument("--map", metavar="PNG", help="also a picture of a laid map")
    parser.add_argument("--size", type=int, default=128, help="pixels per tile in these pictures (%(default)s)")
    parser.add_argument("--seed", default="1", help="another seed, another map")
    options = parser.parse_args()
    data = root / "data"
    types = load_types(data / "tiles")
    if options.check:
        return 1 if check(data, make_files(data, types)) else 0
    if not options.keep:
        write(data, make_files(data, types))
    if options.sheet:
        contact_sheet(types, data / "tiles", options.sheet, options.size)
    if options.map:
        laid_map(types, data / "tiles", options.map, size=options.size, seed=options.seed)
    return 0
