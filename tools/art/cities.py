# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Outlines of the common cities: a cap, a corner, a band, three sides, all four."""

from .geometry import CORNERS, SIDES, SIZE, bezier, heading, step, turn
from .layout import WALL_ANGLE, WALL_STRAIGHT, CityShape

CAP_DEPTH = 148
LENS_DEPTH = 112


def face(a, leave, b, arrive, reach, bend=0):
    """A wall from corner to corner; `leave` and `arrive` are its headings seen from the corners into the tile, `reach`
    is how far it keeps to them, and `bend` turns it away from them by some degrees after the straight starts."""
    first, last = step(a, heading(leave), WALL_STRAIGHT), step(b, heading(arrive), WALL_STRAIGHT)
    control = step(first, heading(leave + bend), reach), step(last, heading(arrive - bend), reach)
    return [a, *bezier(first, *control, last), b]


def _reach(depth, degrees):
    """The reach that takes a wall so deep into the tile."""
    return (depth / heading(degrees)[1] - WALL_STRAIGHT) / .75


def cap_face():
    """The wall of a city on the north side only, walked west to east."""
    return face((0, 0), WALL_ANGLE, (SIZE, 0), 180 - WALL_ANGLE, _reach(CAP_DEPTH, WALL_ANGLE))


def lens_face(depth=LENS_DEPTH):
    """The wall above a field on the south side between cities west and east, walked west to east."""
    rise = 90 - WALL_ANGLE
    return face((0, SIZE), -rise, (SIZE, SIZE), 180 + rise, _reach(depth, rise))


def corner_face():
    """The wall of a city on north and west, walked from the south-west to the north-east, a little rounded."""
    return face((0, SIZE), WALL_ANGLE - 90, (SIZE, 0), 180 - WALL_ANGLE, 190, 8)


def _turned(shape, quarters):
    return CityShape([turn(p, quarters) for p in shape.polygon], [[turn(p, quarters) for p in wall] for wall in shape.walls],
                     tuple(turn(p, quarters) for p in shape.turrets))


def city_shape(city):
    sides = "".join(s for s in SIDES if s in city.sides)
    first, quarters = {
        "N": ("cap", 0), "E": ("cap", 1), "S": ("cap", 2), "W": ("cap", 3),
        "NW": ("corner", 0), "NE": ("corner", 1), "ES": ("corner", 2), "SW": ("corner", 3),
        "EW": ("band", 0), "NS": ("band", 1),
        "NEW": ("three", 0), "NES": ("three", 1), "ESW": ("three", 2), "NSW": ("three", 3),
        "NESW": ("full", 0),
    }[sides]
    north, south = CORNERS["NW"], CORNERS["SW"]
    if first == "cap":
        wall = cap_face()
        shape = CityShape(wall, [wall])
    elif first == "corner":
        wall = corner_face()
        shape = CityShape([*wall, north], [wall], (north,))
    elif first == "band":
        lower = lens_face()
        upper = [turn(p, 2) for p in lower]
        shape = CityShape(lower + upper, [lower, upper])
    elif first == "three":
        wall = lens_face()
        shape = CityShape([*wall, CORNERS["NE"], north], [wall], (north, CORNERS["NE"]))
    else:
        shape = CityShape([north, CORNERS["NE"], CORNERS["SE"], south], [], tuple(CORNERS.values()))
    return _turned(shape, quarters)
