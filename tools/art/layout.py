# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything on a tile lies: outlines of cities, courses of roads, squares, and what stands where.

A wall is kept as its outer face, a line walked with the city on its left. All walls reach a tile's corner straight and
at WALL_ANGLE to the city's side, and lie wholly inside that face, so the walls of neighbouring tiles meet.
"""

import math
from dataclasses import dataclass, field

from .geometry import INWARD, SIDE_MIDDLE, bezier, distance, distance_to_border, distance_to_line, inside, lerp, step

ROAD_HALF = 24
WALL_WIDTH = 25
WALL_ANGLE = 45
# So far from the corner a wall is straight.
WALL_STRAIGHT = 36
# How far a wall's stone reaches along the tile's side from the corner.
CORNER_STONE = WALL_WIDTH / math.sin(math.radians(WALL_ANGLE))


@dataclass
class CityShape:
    polygon: list
    walls: list = field(default_factory=list)
    # Corners in the midst of the city, where four tiles' stone makes a turret.
    turrets: tuple = ()
    # Whether walls come so close together that each must be cut off where the other's face is.
    narrow: bool = False
    shield_places: list = field(default_factory=list)


@dataclass
class Gate:
    """A gap in a wall for a road: its middle on the outer face, and the direction into the city."""

    at: tuple
    inward: tuple


@dataclass
class Thing:
    symbol: str
    at: tuple
    radius: float


@dataclass
class Layout:
    cities: list = field(default_factory=list)
    roads: list = field(default_factory=list)
    gates: list = field(default_factory=list)
    # Round places: (kind, centre, radius); kinds are drawn in ground.py.
    places: list = field(default_factory=list)
    things: list = field(default_factory=list)
    # SVG drawn over the ground but under the upright things, and over all walls.
    extra: list = field(default_factory=list)
    # Polygons that part fields and keep things away although neither city nor road.
    blocks: list = field(default_factory=list)

    def city_at(self, point):
        for i, city in enumerate(self.cities):
            if inside(point, city.polygon):
                return i
        return None

    def clearance(self, point):
        """How far the point is from walls, roads, gates, places, blocks, things and the tile's border."""
        best = distance_to_border(point) - 5
        for city in self.cities:
            for wall in city.walls:
                best = min(best, distance_to_line(point, wall) - self.wall_reach(point, city))
            for x, y in city.turrets:
                best = min(best, distance(point, (x, y)) - CORNER_STONE - 4)
        for road in self.roads:
            best = min(best, distance_to_line(point, road) - ROAD_HALF - 6)
        for gate in self.gates:
            best = min(best, distance(point, gate.at) - 52)
        for _, centre, radius in self.places:
            best = min(best, distance(point, centre) - radius - 6)
        for block in self.blocks:
            if inside(point, block):
                return -1
            best = min(best, distance_to_line(point, block + block[:1]) - 4)
        for thing in self.things:
            best = min(best, distance(point, thing.at) - thing.radius)
        return best

    @staticmethod
    def wall_reach(point, city):
        return WALL_WIDTH + 6 if inside(point, city.polygon) else 8


def road_between(a, b, sway=0.0, straight=26):
    """A road from side to side, straight where it crosses the border; `sway` bends its middle aside."""
    start, end = SIDE_MIDDLE[a], SIDE_MIDDLE[b]
    first, last = step(start, INWARD[a], straight), step(end, INWARD[b], straight)
    if abs(start[0] - end[0]) < 1 or abs(start[1] - end[1]) < 1:
        ahead, aside = INWARD[a], (INWARD[a][1], -INWARD[a][0])
        marks = [first, step(lerp(first, last, .3), aside, -sway * .6), step(lerp(first, last, .66), aside, sway), last]
        inner = [first]
        for p, q in zip(marks, marks[1:]):
            reach = distance(p, q) * .42
            inner += bezier(p, step(p, ahead, reach), step(q, ahead, -reach), q, 10)[1:]
    else:
        reach = 118 + sway
        inner = bezier(first, step(first, INWARD[a], reach), step(last, INWARD[b], reach), last, 30)
    return [start, *inner, end]


def road_to(side, goal, straight=26, arrive=None):
    """A road from a side to a point inside; `arrive` is its direction there."""
    start = SIDE_MIDDLE[side]
    first = step(start, INWARD[side], straight)
    reach = distance(first, goal) * .45
    back = step(goal, arrive, -reach) if arrive else step(goal, INWARD[side], -reach * .6)
    return [start, *bezier(first, step(first, INWARD[side], reach), back, goal, 20)]
