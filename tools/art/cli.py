# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Command line of tools/draw-tiles."""

import argparse
import re
from pathlib import Path

from . import shapes
from .palette import TABLES
from .sheet import contact_sheet, laid_map
from .table import draw_table
from .tile import draw, lay_out
from .topology import load_types


def list_resources(data):
    """Writes the names of all pictures into the resource bundle's list."""
    bundle = data / "art.gresource.xml"
    names = sorted(f"{folder}/{f.name}" for folder in ("figures", "tiles") for f in (data / folder).glob("*.svg"))
    lines = "".join(f"    <file>{name}</file>\n" for name in names)
    text = bundle.read_text(encoding="utf-8")
    text = re.sub(r'(<gresource prefix="[^"]*">\n).*?(  </gresource>)', lambda m: m[1] + lines + m[2], text, flags=re.S)
    bundle.write_text(text, encoding="utf-8")


def main(root):
    parser = argparse.ArgumentParser(description="Draw the land tiles.")
    parser.add_argument("--data", default=root / "data", type=Path, metavar="DIR", help="the data folder to write to")
    parser.add_argument("types", nargs="*", help="only these types")
    parser.add_argument("--sheet", metavar="PNG", help="also a picture of all drawings side by side")
    parser.add_argument("--map", metavar="PNG", help="also a picture of a laid map")
    parser.add_argument("--size", type=int, default=128, help="pixels per tile in these pictures (%(default)s)")
    parser.add_argument("--seed", default="1", help="another seed, another map")
    parser.add_argument("--keep", action="store_true", help="draw nothing, only make the pictures from what is there")
    options = parser.parse_args()
    data = options.data
    tiles = data / "tiles"
    types = load_types(root / "data" / "tiles")
    found = {}
    for kind in types:
        if not options.keep and (not options.types or kind.id in options.types):
            found[kind.id] = shapes.segments(kind, lay_out(kind))
            fields = [segment.place for segment in found[kind.id] if segment.feature == "field"]
            for copy, name in enumerate(kind.files()):
                (tiles / name).write_text(draw(kind, copy, fields), encoding="utf-8")
    if not options.keep and not options.types:
        (tiles / "shapes.xml").write_text(shapes.write(found), encoding="utf-8")
        for name in TABLES:
            (data / "figures" / f"{name}.svg").write_text(draw_table(name), encoding="utf-8")
        for stale in {f.name for f in tiles.glob("*.svg")} - {name for kind in types for name in kind.files()}:
            (tiles / stale).unlink()
        list_resources(data)
    if options.sheet:
        contact_sheet(types, tiles, options.sheet, options.size)
    if options.map:
        laid_map(types, tiles, options.map, size=options.size, seed=options.seed)
    return 0
