# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Outlines of the common cities: a cap, a corner, a band, three sides, all four."""

from .geometry import CORNERS, SIDES, SIZE, bezier, heading, step, turn
from .layout import WALL_ANGLE, CityShape

CAP_DEPTH = 148
LENS_DEPTH = 112


def cap_face(depth=CAP_DEPTH):
    """The wall of a city on the north side only, walked west to east."""
    reach = depth / (.75 * heading(WALL_ANGLE)[1])
    return bezier((0, 0), step((0, 0), heading(WALL_ANGLE), reach), step((SIZE, 0), heading(180 - WALL_ANGLE), reach), (SIZE, 0))


def lens_face(depth=LENS_DEPTH):
    """The wall above a field on the south side between cities west and east, walked west to east."""
    rise = WALL_ANGLE - 90
    reach = depth / (.75 * -heading(rise)[1])
    return bezier((0, SIZE), step((0, SIZE), heading(rise), reach), step((SIZE, SIZE), heading(180 - rise), reach), (SIZE, SIZE))


def corner_face():
    """The wall of a city on north and west, walked from the south-west to the north-east."""
    return bezier((0, SIZE), step((0, SIZE), heading(WALL_ANGLE - 90), 200), step((SIZE, 0), heading(180 - WALL_ANGLE), 200), (SIZE, 0))


def _turned(shape, quarters):
    return CityShape([turn(p, quarters) for p in shape.polygon], [[turn(p, quarters) for p in wall] for wall in shape.walls],
                     tuple(turn(p, quarters) for p in shape.turrets), shape.shields)


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
    shape.shields = city.shields
    return _turned(shape, quarters)
