# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts one drawing of one tile type together."""

from functools import lru_cache

from . import farm, ground, symbols
from .cities import city_shape
from .geometry import (INWARD, MIDDLE, SIDES, SIDE_MIDDLE, SIZE, along, distance, distance_to_line, heading, length,
                       offset, step)
from .layout import WALL_WIDTH, Gate, Layout, road_between, road_to
from .scatter import Spots, build_city, find_spots, generator, plant_fields
from .special import SPECIALS

# How the places are drawn that are not the work of special.py.
FLAT = {"square": ground.square, "close": ground.close}
SQUARE = 46
CLOSE = 146
# The room kept clear where a farmer lies.
FARMER = 54
# Where coats of arms go, by the city's sides: off the middle, which is left for the figure.
SHIELD_PLACES = {
    "NW": ((112, 112),), "EW": ((128, MIDDLE),), "NEW": ((128, 150),), "NESW": ((150, 150), (362, 362)),
}


def _common_layout(kind, rng):
    """Cities and roads of the types that need no special drawing."""
    layout = Layout(cities=[city_shape(city) for city in kind.cities])
    for shape, city in zip(layout.cities, kind.cities):
        shape.shield_places = list(SHIELD_PLACES.get(city.sides, ())[:city.shields])
    spokes = [road for road in kind.roads if len(road) == 1]
    if kind.cloister:
        centre = (MIDDLE, MIDDLE)
        layout.places.append(("close", centre, CLOSE))
        layout.roads += [road_to(side, step(SIDE_MIDDLE[side], INWARD[side], MIDDLE - CLOSE)) for side in spokes]
    elif len(spokes) > 1:
        centre = (MIDDLE, MIDDLE + (44 if kind.cities else 0))
        layout.places.append(("square", centre, SQUARE))
        layout.roads += [road_to(side, _rim(centre, side)) for side in spokes]
    elif spokes:
        _road_to_gate(layout, spokes[0])
    for road in kind.roads:
        if len(road) == 2:
            layout.roads.append(_course(kind, road, rng))
    return layout


def _rim(centre, side):
    """A point just inside the square's rim towards a side."""
    return step(centre, INWARD[side], 6 - SQUARE)


def _road_to_gate(layout, side):
    """The road ends at a gate in the middle of the city's wall."""
    wall = layout.cities[0].walls[0]
    at, (dx, dy) = along(wall, .5)
    layout.gates.append(Gate(at, (dy, -dx)))
    layout.roads.append(road_to(side, at))


def _course(kind, road, rng):
    sides = "".join(s for s in SIDES if s in road)
    if sides in ("EW", "NS"):
        sway = rng.uniform(16, 30) * rng.choice((-1, 1))
        if kind.cities:
            # Away from the city's wall.
            sway = rng.uniform(14, 26)
        return road_between(*("WE" if sides == "EW" else "NS"), sway)
    return road_between(*{"ES": "ES", "SW": "SW", "NE": "NE", "NW": "NW"}[sides], rng.uniform(-8, 14))


def _free_of_works(layout, at):
    """Whether a tower at the point would hide neither a road nor a tunnel's mouth or the like."""
    return all(distance_to_line(at, road) > 52 for road in layout.roads) and \
        all(distance_to_line(at, block + block[:1]) > 27 for block in layout.blocks)


def _towers(layout, rng):
    """Towers on the walls, and one at either side of each gate."""
    places = []
    for gap in layout.gates:
        (x, y), (dx, dy) = gap.at, gap.inward
        for aside in (-37, 37):
            places.append((x + dx * 11 - dy * aside, y + dy * 11 + dx * aside))
    gates = len(places)
    for shape in layout.cities:
        for face in shape.walls:
            middle = offset(face, WALL_WIDTH / 2)
            count = max(1, round(length(face) / 165))
            for i in range(count):
                at, _ = along(middle, (i + 1) / (count + 1) + rng.uniform(-.025, .025))
                if all(distance(at, p) > 62 for p in places) and _free_of_works(layout, at):
                    places.append(at)
    names = ["spire"] * gates
    names += [rng.choice(("tower", "tower", "spire", "flag")) for _ in places[gates:]]
    return list(zip(names, places))


def _village(layout, spots, rng, centre):
    """Cottages round the square, clear of the roads, and a well in its middle."""
    spots.put("fountain" if rng.random() < .4 else "well", centre)
    for angle in rng.sample(range(0, 360, 9), 40):
        at = step(centre, heading(angle), SQUARE + 31 + rng.uniform(0, 9))
        if layout.city_at(at) is None and layout.clearance(at) >= 23:
            spots.put(f"cottage{rng.randrange(3)}", at)


def _monks(spots, rng, kind):
    """The church, and beds and fruit trees along the wall."""
    centre = (MIDDLE, MIDDLE)
    spots.put("monastery", centre)
    entries = [{"N": 270, "E": 0, "S": 90, "W": 180}[road] for road in kind.roads if len(road) == 1]
    for i in range(12):
        angle = 15 + 30 * i
        if all(abs((angle - e + 180) % 360 - 180) > 16 for e in entries):
            name = f"bed{rng.randrange(4)}" if i % 2 == 0 else rng.choice(("fruit0", "fruit2", "bush1", "sapling0"))
            spots.put(name, step(centre, heading(angle + rng.uniform(-2, 2)), 112))


def _illustrate(spots, word, fields):
    """Puts the illustration into the meadow, beside the farmers if there is room, else into the city."""
    if word != "none":
        name = "banner" if word == "start" else farm.ILLUSTRATIONS[word].__name__
        aside = [(at, FARMER) for at in fields]
        if not (spots.roomiest(name, None, aside) or spots.roomiest(name, None) or spots.snug(spots.rng, name, 0, 60)):
            raise ValueError(f"no room for {name}")


def lay_out(kind):
    """The layout that all drawings of the type share, still without what stands on it."""
    rng = generator(kind.id, "layout")
    return SPECIALS[kind.special](kind, rng) if kind.special else _common_layout(kind, rng)


@lru_cache(maxsize=None)
def _spots(kind):
    return find_spots(lay_out(kind), generator(kind.id, "spots"))


def build(kind, copy, fields):
    """The layout of the copy-th drawing (from 0), complete with everything that stands on it; `fields` are the places
    where farmers lie."""
    layout = lay_out(kind)
    rng = generator(kind.id, copy, "towers")
    towers = _towers(layout, rng)
    spots = Spots(layout, generator(kind.id, copy, "illustration"), _spots(kind))
    for name, at in towers:
        spots.put(name, at)
    for shape in layout.cities:
        for at in shape.shield_places:
            spots.put("shield", at)
    for place, centre, _ in layout.places:
        if place == "square":
            _village(layout, spots, generator(kind.id, copy, "village"), centre)
        elif place == "close":
            _monks(spots, generator(kind.id, copy, "monks"), kind)
    _illustrate(spots, kind.copies[copy], fields)
    for at in fields:
        spots.keep_clear(at, FARMER)
    for i, _ in enumerate(layout.cities):
        build_city(generator(kind.id, copy, "city", i), spots, i)
    plant_fields(generator(kind.id, copy, "plants"), spots)
    return layout


def draw(kind, copy, fields):
    """The SVG text of the copy-th drawing of the type."""
    layout = build(kind, copy, fields)
    rng = generator(kind.id, copy, "ground")
    body = ground.grass(rng) + ground.meadow(rng, layout) + ground.roads(rng, layout)
    for place, centre, radius in layout.places:
        if place in FLAT:
            body += FLAT[place](rng, layout, centre, radius)
    for shape in layout.cities:
        body += ground.city(rng, shape)
    body += "".join(ground.wall_shadow(face) for shape in layout.cities for face in shape.walls)
    for shape in layout.cities:
        body += "".join(ground.turret(corner) for corner in shape.turrets)
        walls = "".join(ground.wall(face) for face in shape.walls)
        body += ground.cut(walls, shape.polygon) if shape.narrow else walls
    body += "".join(layout.extra) + "".join(ground.gate(gap) for gap in layout.gates)
    for thing in sorted(layout.things, key=lambda t: (t.at[1], t.at[0])):
        body += f'<use href="#{thing.symbol}" x="{thing.at[0]:.0f}" y="{thing.at[1]:.0f}"/>'
    return ("<!-- SPDX-FileCopyrightText: 2026 The Kloosterland developers; SPDX-License-Identifier: CC-BY-SA-4.0 -->\n"
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}">\n'
            + symbols.definitions({thing.symbol for thing in layout.things}) + "\n" + body + "\n</svg>\n")
