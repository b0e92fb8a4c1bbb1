# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every tile type shows and how many drawings it has, read from data/tiles/*.xml as the program reads it."""

import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass

# Types that need a layout of their own, see special.py.
SPECIAL = {
    "city-crossing-shield": "crossing", "city-bridge-shield": "bridge", "city-gate-road": "gate",
    "city-two-gates": "two-gates", "road-end": "road-end", "city-bulge-shield": "bulge",
    "city-touching-road-right": "touch", "city-touching-road-left": "touch", "city-road-tunnel-shield": "tunnel",
    "road-roundabout": "roundabout", "abbey": "abbey",
}
SETS = ("demo", "base", "abbey-and-mayor")
# A type that a set holds so often has at least so many drawings.
DRAWINGS = ((8, 4), (5, 3), (2, 2))


@dataclass(frozen=True)
class City:
    sides: str
    shields: int


@dataclass(frozen=True)
class Field:
    halves: frozenset
    # Places in TileType.cities.
    cities: frozenset


@dataclass(frozen=True)
class TileType:
    id: str
    cities: tuple
    # The sides of each road; how it runs is up to layout.py.
    roads: tuple
    cloister: bool
    fields: tuple
    special: str
    # One illustration per drawing, in the order in which the sets deal them: a key of farm.ILLUSTRATIONS, "start"
    # or "none".
    copies: tuple

    def files(self):
        """Names of the drawings' files, the first copy's first."""
        return [f"{self.id}.svg"] + [f"{self.id}-{copy}.svg" for copy in range(2, len(self.copies) + 1)]


def _sides(element):
    return "".join(side for side in "NESW" if side in element.get("sides").upper())


def _field(element, cities):
    touched = element.get("cities", "").upper().split()
    return Field(frozenset(element.get("halves", "").split()),
                 frozenset(i for i, city in enumerate(cities) if any(side in city.sides for side in touched)))


def _illustrations(folder):
    """Type to illustrations, from all the sets; a type that is common gets further drawings without one."""
    copies = {}
    for name in SETS:
        root = ElementTree.parse(folder / f"{name}.xml").getroot()
        for tile in root.iter("tile"):
            kind, count = tile.get("type"), int(tile.get("count"))
            listed = copies.setdefault(kind, [])
            for i, word in enumerate(tile.get("illustrations", "none").split()):
                if i == len(listed):
                    listed.append(word)
            if name == "demo" and kind == root.get("start"):
                listed[count - 1] = "start"
            wanted = max((drawings for often, drawings in DRAWINGS if count >= often), default=1)
            listed += ["none"] * (wanted - len(listed))
    return copies


def load_types(folder):
    copies = _illustrations(folder)
    types = []
    for element in ElementTree.parse(folder / "types.xml").getroot().iter("type"):
        name = element.get("id")
        cities = tuple(City(_sides(city), int(city.get("shields", 0))) for city in element.iter("city"))
        roads = tuple(_sides(road) for road in element.iter("road"))
        fields = tuple(_field(field, cities) for field in element.iter("field"))
        types.append(TileType(name, cities, roads, element.find("monastery") is not None, fields, SPECIAL.get(name, ""),
                              tuple(copies.get(name, ["none"]))))
    return types
