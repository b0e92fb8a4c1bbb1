# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures to look at: all drawings side by side, and a laid map, where a seam would show.

Both need rsvg-convert and ImageMagick's montage.
"""

import subprocess
import tempfile
from pathlib import Path

from .geometry import SIDES, SIZE
from .palette import TABLES
from .scatter import generator


def turned(svg, quarters):
    """The SVG turned clockwise by quarters, its upright things still upright."""
    head, rest = svg.split("</defs>")
    body, tail = rest.rsplit("</svg>", 1)
    head = head.replace("rotate(0)", f"rotate({-90 * quarters})")
    return f'{head}</defs><g transform="rotate({90 * quarters} 256 256)">{body}</g></svg>{tail}'


EMPTY = f'''<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}">
<rect width="{SIZE}" height="{SIZE}" fill="{TABLES["table"][0]}"/></svg>'''


def _montage(svgs, columns, size, gap, target):
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for i, svg in enumerate(svgs):
            name = f"{folder}/{i:04}.png"
            if svg is None:
                svg = EMPTY
            subprocess.run(["rsvg-convert", "-w", str(size), "-o", name], input=svg.encode(), check=True)
            names.append(name)
        layout = ["-tile", f"{columns}x", "-geometry", f"+{gap}+{gap}", "-strip"]
        subprocess.run(["montage", *names, *layout, str(target)], check=True)


def contact_sheet(types, folder, target, size=128, columns=12):
    files = [Path(folder) / name for kind in types for name in kind.files()]
    _montage([f.read_text(encoding="utf-8") for f in files if f.exists()], columns, size, 3, target)


def edges(kind):
    """What lies on the four sides: a letter each, C, R or F."""
    letters = dict.fromkeys(SIDES, "F")
    for road in kind.roads:
        letters.update(dict.fromkeys(road, "R"))
    for city in kind.cities:
        letters.update(dict.fromkeys(city.sides, "C"))
    return "".join(letters[side] for side in SIDES)


def _lay(types, width, height, seed):
    """Fills a rectangle row by row with tiles that match; None where none does."""
    rng = generator("map", seed)
    # Every drawing twice, so that there is something to match.
    deck = [(kind, copy) for kind in types if kind.special != "abbey" for copy in [*range(len(kind.copies))] * 2]
    rng.shuffle(deck)
    board = {}
    for y in range(height):
        for x in range(width):
            above, before = board.get((x, y - 1)), board.get((x - 1, y))
            found = None
            for entry in deck:
                for quarters in rng.sample(range(4), 4):
                    sides = edges(entry[0])
                    sides = sides[-quarters:] + sides[:-quarters] if quarters else sides
                    if (not above or above[3][2] == sides[0]) and (not before or before[3][1] == sides[3]):
                        found = (*entry, quarters, sides)
                        break
                if found:
                    deck.remove(entry)
                    break
            board[x, y] = found
    return board


def laid_map(types, folder, target, width=9, height=6, size=128, seed=1):
    board = _lay(types, width, height, seed)
    svgs = []
    for y in range(height):
        for x in range(width):
            spot = board[x, y]
            if spot:
                kind, copy, quarters, _ = spot
                svg = (Path(folder) / kind.files()[copy]).read_text(encoding="utf-8")
                svgs.append(turned(svg, quarters))
            else:
                svgs.append(None)
    _montage(svgs, width, size, 0, target)
