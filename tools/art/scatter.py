# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets houses into cities and trees into fields.

A tile's free spots are a grid of points, each knowing how much room is round it. Houses go where they fit most
snugly, so that streets form by themselves; trees go anywhere. Nothing overlaps anything, whichever way it is turned.
"""

import random

from .geometry import SIZE, distance
from .layout import Thing
from .symbols import radius

GRID = 8
# So many spots there are in nothing but meadow.
WHOLE = 3400


def find_spots(layout, rng):
    """The free spots of a layout: point, city or None, and room."""
    spots = []
    for row in range(1, SIZE // GRID):
        for column in range(1, SIZE // GRID):
            point = (column * GRID + rng.uniform(-3, 3), row * GRID + rng.uniform(-3, 3))
            room = layout.clearance(point)
            if room > 8:
                spots.append((point, layout.city_at(point), room))
    return spots


class Spots:
    """The free spots of one drawing, which fill up."""

    def __init__(self, layout, rng, spots):
        self.layout = layout
        self.rng = rng
        self.points, self.cities, self.room = map(list, zip(*spots)) if spots else ([], [], [])

    def put(self, symbol, at):
        """Stands the symbol at the point; others keep away by its radius."""
        size = radius(symbol)
        self.layout.things.append(Thing(symbol, at, size))
        self.keep_clear(at, size)

    def fitting(self, city, size):
        return [i for i, room in enumerate(self.room) if room >= size and self.cities[i] == city]

    def snug(self, rng, symbol, city, looseness=7):
        """Puts the symbol where it fits most closely; False when it fits nowhere."""
        size = radius(symbol)
        places = self.fitting(city, size)
        if not places:
            return False
        best = min(places, key=lambda i: self.room[i] - size + rng.uniform(0, looseness))
        self.put(symbol, self.points[best])
        return True

    def loose(self, rng, symbol, city, extra=6):
        """Puts the symbol anywhere it fits; False when it fits nowhere."""
        places = self.fitting(city, radius(symbol) + extra)
        if not places:
            return False
        self.put(symbol, self.points[rng.choice(places)])
        return True

    def roomiest(self, symbol, city, aside=()):
        """Puts the symbol into the middle of the most room, clear of the circles `aside`."""
        size = radius(symbol)
        places = [i for i in self.fitting(city, size)
                  if all(distance(self.points[i], at) > size + clear for at, clear in aside)]
        if not places:
            return False
        self.put(symbol, self.points[max(places, key=lambda i: self.room[i])])
        return True

    def keep_clear(self, at, size):
        """From now on nothing shall stand within the circle."""
        for i, point in enumerate(self.points):
            self.room[i] = min(self.room[i], distance(point, at) - size)


# What fills the gaps between the houses, and how likely it is there.
GAPS = (("tree", .8), ("poplar", .5), ("well", .5), ("stall", .7), ("tree", .8), ("sapling", 1), ("bush", .8),
        ("sapling", 1), ("bush", 1), ("barrel", 1), ("barrel", .6), ("barrel", .6))
HOUSES = ("long", "long", "gable", "gable", "gable", "timber", "tall")


def build_city(rng, spots, city):
    """Fills a city with houses, then the gaps with trees, stalls and barrels."""
    large = len(spots.fitting(city, 30)) > 260
    if large:
        spots.snug(rng, f"hall{rng.randrange(4)}", city, 60)
        spots.snug(rng, "well" if rng.random() < .6 else "fountain", city, 60)
    misses = 0
    while misses < 6:
        roof = 4 if rng.random() < .07 else rng.randrange(4)
        misses = 0 if spots.snug(rng, f"{rng.choice(HOUSES)}{roof}", city) else misses + 1
        if rng.random() < .1:
            spots.snug(rng, f"tree{rng.randrange(3)}", city, 16)
    while spots.snug(rng, f"cottage{rng.randrange(2)}", city):
        pass
    for name, chance in GAPS:
        if rng.random() < chance:
            spots.snug(rng, _one_of(rng, name), city, 20)


def _one_of(rng, name):
    """A symbol's full name: most come in three kinds."""
    return name if name in ("well", "barrel", "fir") else f"{name}{rng.randrange(3)}"


PLANTS = ("tree", "tree", "oak", "sapling", "sapling", "bush", "poplar", "fruit")


def plant_fields(rng, spots):
    """Trees in ones and groups, a few bushes, sheep, hay or stones."""
    open_spots = len(spots.fitting(None, 14))
    for name in rng.sample(("flock", "haystack", "boulders", "sheep", "pond", "haystack", "grove0", "grove1"), 3):
        if rng.random() < .35 + .5 * open_spots / WHOLE:
            spots.loose(rng, name, None, 8)
    for _ in range(round(2 + 12 * open_spots / WHOLE)):
        name = "fir" if rng.random() < .16 else _one_of(rng, rng.choice(PLANTS))
        if spots.loose(rng, name, None, 5) and rng.random() < .55:
            # A companion close by.
            first = spots.layout.things[-1]
            friend = rng.choice((_one_of(rng, "sapling"), _one_of(rng, "bush"), name))
            near = [i for i in spots.fitting(None, radius(friend)) if distance(spots.points[i], first.at) < 46]
            if near:
                spots.put(friend, spots.points[rng.choice(near)])


def generator(*key):
    """A random stream of its own for each purpose, so that changing one leaves the others alone."""
    return random.Random("/".join(map(str, key)))
