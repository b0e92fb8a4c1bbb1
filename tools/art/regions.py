# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at a finished layout as a player would: which pieces of meadow are there, and what do they touch?

The tile is sampled in cells; meadow that hangs together is one piece. The pieces must be those of types.xml, so a
road that leaves a gap or a wall that closes one off is found before anybody plays with it.
"""

from dataclasses import dataclass

from .geometry import SIZE, distance, distance_to_line, inside
from .layout import ROAD_HALF

CELL = 4
CELLS = SIZE // CELL
# Fewer cells are a sliver between two walls, no meadow.
SLIVER = 24
# Where half-edges lie, in cells.
NEAR, FAR, LAST = CELLS // 4, CELLS * 3 // 4, CELLS - 1
HALVES = {
    "n1": (NEAR, 0), "n2": (FAR, 0), "e1": (LAST, NEAR), "e2": (LAST, FAR),
    "s1": (FAR, LAST), "s2": (NEAR, LAST), "w1": (0, FAR), "w2": (0, NEAR),
}


@dataclass
class Piece:
    cells: set
    halves: frozenset
    cities: frozenset


def _label(layout, point):
    city = layout.city_at(point)
    if city is not None:
        return city
    if any(inside(point, block) for block in layout.blocks):
        return None
    if any(distance(point, centre) <= radius for _, centre, radius in layout.places):
        return None
    if any(distance_to_line(point, road) <= ROAD_HALF for road in layout.roads):
        return None
    return "field"


def _neighbours(cell):
    x, y = cell
    return ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))


def _flood(labels, start):
    piece, edge = {start}, [start]
    while edge:
        for cell in _neighbours(edge.pop()):
            if labels.get(cell) == "field" and cell not in piece:
                piece.add(cell)
                edge.append(cell)
    return piece


def label_cells(layout):
    """What each cell shows: 'field', the number of a city, or None for what is neither."""
    return {(x, y): _label(layout, ((x + .5) * CELL, (y + .5) * CELL)) for x in range(CELLS) for y in range(CELLS)}


def pieces(labels):
    """The pieces of meadow among the cells."""
    seen, result = set(), []
    for cell, label in labels.items():
        if label == "field" and cell not in seen:
            cells = _flood(labels, cell)
            seen |= cells
            halves = frozenset(name for name, at in HALVES.items() if at in cells)
            touched = [labels[other] for c in cells for other in _neighbours(c) if isinstance(labels.get(other), int)]
            if halves or len(cells) >= SLIVER:
                result.append(Piece(cells, halves, frozenset(city for city in touched if touched.count(city) > 3)))
    return result


def _describe(piece):
    return f"{' '.join(sorted(piece.halves)) or 'inner'} -> {sorted(piece.cities)}"


def order(kind, labels):
    """The pieces in the order of the type's fields. Raises ValueError when the drawing shows others."""
    left = pieces(labels)
    result = []
    for wanted in kind.fields:
        match = next((p for p in left if p.halves == wanted.halves and p.cities == wanted.cities), None)
        if match is None:
            raise ValueError(f"{kind.id}: no piece {_describe(wanted)}; left: {'; '.join(map(_describe, left))}")
        left.remove(match)
        result.append(match)
    if left:
        raise ValueError(f"{kind.id}: {len(left)} pieces too many")
    return result
