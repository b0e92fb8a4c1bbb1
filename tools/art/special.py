# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Layouts of the tiles that no rule of thumb covers, by the name in TileType.special.

All of them take the type and a random stream, whether they need it or not.
"""

from . import structures
from .cities import city_shape, lens_face
from .geometry import CORNERS, INWARD, MIDDLE, SIZE, along, bezier, heading, smooth, step, turn
from .layout import WALL_ANGLE, WALL_STRAIGHT, WALL_WIDTH, CityShape, Gate, Layout, Thing, road_to
from .symbols import radius

NW, NE, SE, SW = (CORNERS[name] for name in ("NW", "NE", "SE", "SW"))


def _box(left, top, right, bottom):
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _gate(layout, city, t=.5):
    """A gate in a city's only wall; gives the point on the outer face."""
    at, (dx, dy) = along(layout.cities[city].walls[0], t)
    layout.gates.append(Gate(at, (dy, -dx)))
    return at


def gate(kind, rng):
    """A road from the west turns up to the city's gate."""
    layout = Layout(cities=[city_shape(city) for city in kind.cities])
    layout.roads.append(road_to("W", _gate(layout, 0), arrive=(0, -1)))
    return layout


def two_gates(kind, rng):
    """Two cities, each with a road of its own."""
    layout = Layout(cities=[city_shape(city) for city in kind.cities])
    layout.roads.append(road_to("E", _gate(layout, 0, .6), arrive=(-.2, -1)))
    layout.roads.append(road_to("S", _gate(layout, 1, .4), arrive=(-1, -.2)))
    return layout


def road_end(kind, rng):
    """The road ends at a tree in the meadow."""
    centre, size = (MIDDLE, 268), 44
    layout = Layout(roads=[road_to("S", step(centre, (0, 1), size - 8))])
    layout.places.append(("turning", centre, size))
    layout.extra.append(structures.turning(centre, size, (0, 1)))
    layout.things.append(Thing("oak1", centre, radius("oak1")))
    return layout


def roundabout(kind, rng):
    """Three roads into a ring: one road with three ends."""
    centre, size = (MIDDLE, MIDDLE), 74
    entries = [step((0, 0), INWARD[side], -1) for side in "NEW"]
    layout = Layout(roads=[road_to(side, step(centre, out, size - 8)) for side, out in zip("NEW", entries)])
    layout.places.append(("roundabout", centre, size))
    layout.extra.append(structures.roundabout(centre, size, entries))
    layout.things.append(Thing("fountain", centre, radius("fountain")))
    return layout


def touch(kind, rng):
    """A road from the east bends at the city's very wall and goes south (or the mirror image of it)."""
    layout = Layout(cities=[city_shape(city) for city in kind.cities])
    course = smooth([(488, 256), (462, 255), (400, 226), (336, 183), (282, 163), (248, 178), (240, 230), (248, 320),
                     (256, 440), (256, 486)], 6)
    road = [(SIZE, 256), *course, (256, SIZE)]
    if "W" in kind.roads[0]:
        road = [(SIZE - x, y) for x, y in road]
    layout.roads.append(road)
    return layout


def bulge(kind, rng):
    """A city from the west side whose points reach the two far corners."""
    begin = step(NW, heading(90 - WALL_ANGLE), WALL_STRAIGHT)
    north = [*bezier(NE, step(NE, heading(161), 230), step(begin, heading(90 - WALL_ANGLE), 120), begin), NW]
    south = [(x, SIZE - y) for x, y in north[::-1]]
    east = bezier(SE, step(SE, heading(-118), 236), step(NE, heading(118), 236), NE)
    shape = CityShape(south + east + north, [south, east, north], narrow=True, shield_places=[(150, MIDDLE)])
    return Layout(cities=[shape])


def tunnel(kind, rng):
    """The road dives under the city and comes out in the southern field, away from the wall."""
    north = [turn(p, 2) for p in lens_face(104)]
    south = lens_face(146)
    layout = Layout(cities=[CityShape(south + north, [south, north], shield_places=[(122, 232)])])
    upper, lower = (MIDDLE, 74), (MIDDLE, 462)
    layout.roads += [road_to("N", step(upper, (0, 1), 4)), road_to("S", step(lower, (0, -1), 4))]
    layout.extra.append(structures.tunnel_mouth(upper, (0, -1), False))
    layout.extra.append(structures.tunnel_mouth(lower, (0, 1), True))
    layout.blocks += [[(212, 74), (300, 74), (300, 112), (212, 112)], [(204, 462), (308, 462), (290, 414), (222, 414)]]
    return layout


def crossing(kind, rng):
    """Two cities, one over the other on a bridge, and two bits of meadow between them."""
    near, far = 204, 308
    rim = WALL_WIDTH
    begin = step(NE, heading(180 - WALL_ANGLE), WALL_STRAIGHT)
    piece = [NE, *bezier(begin, step(begin, heading(180 - WALL_ANGLE), 76), (far, 72), (far, near))]
    mirror = [(SIZE - y, SIZE - x) for x, y in piece]
    rest = structures.bend((far, far), SE)

    def half(line):
        return [turn(p, 2) for p in line]
    # The upper city's sides, walked with the city to the left: up the east side, down the west side.
    east = rest[::-1] + [(far, 256)] + piece[::-1]
    west = half(east)
    upper = CityShape(east + west, [east, west], shield_places=[(226, 84)])
    lower = CityShape([*half(rest), SW, *half(mirror), *rest, NE, *mirror], [mirror, rest, half(mirror), half(rest)])
    layout = Layout(cities=[upper, lower])
    deck = (near + rim - 1, far - rim + 1)
    layout.extra += [structures.bridge_arch((far, 256), (1, 0)), structures.bridge_arch((near, 256), (-1, 0)),
                     structures.bridge_deck(*deck, near - 16, far + 16)]
    layout.blocks.append(_box(deck[0], 170, deck[1], 342))
    layout.blocks += [_box(far, 232, far + 56, 280), _box(near - 56, 232, near, 280)]
    return layout


def bridge(kind, rng):
    """The northern city's bridge leads over the city from west to east and ends in the southern field."""
    left, right, end = 178, 282, 446
    rim = WALL_WIDTH
    begin, other = step(NW, heading(WALL_ANGLE), WALL_STRAIGHT), step(NE, heading(180 - WALL_ANGLE), WALL_STRAIGHT)
    shared = [NW, *bezier(begin, step(begin, heading(WALL_ANGLE), 60), (128, 138), (left, 152))]
    upper_right = [*bezier((right, 96), (350, 96), step(other, heading(180 - WALL_ANGLE), 66), other), NE]
    lower_right = [NE, *bezier(other, step(other, heading(90 + WALL_ANGLE), 96), (400, 236), (right, 236))]
    lens = lens_face()
    west = shared + structures.bend((left, 152), (left, end))[1:]
    east = structures.bend((right, end), (right, 96)) + upper_right[1:]
    upper = CityShape(west + east, [west, east], shield_places=[(230, 72)])
    lower = CityShape([*shared, (right, 236), *lower_right[::-1], SE, *lens[::-1]], [shared[::-1], lower_right, lens])
    layout = Layout(cities=[upper, lower])
    middle = (left + right) / 2
    layout.gates.append(Gate((middle, end), (0, -1)))
    deck = (left + rim - 1, right - rim + 1)
    layout.extra += [structures.bridge_arch((right, 318), (1, 0)), structures.bridge_arch((left, 318), (-1, 0)),
                     structures.bridge_deck(*deck, 146, end - rim)]
    layout.blocks.append(_box(deck[0], 140, deck[1], end))
    layout.blocks += [_box(right, 294, right + 56, 342), _box(left - 56, 294, left, 342)]
    return layout


def abbey(kind, rng):
    """Nothing but the abbey, walled in on all sides."""
    layout = Layout(blocks=[[NW, NE, SE, SW]])
    layout.extra.append(structures.abbey_grounds(rng))
    stand = [("abbey", (248, 200))]
    stand += [("tower", (x, y)) for x in (31, SIZE - 31) for y in (31, SIZE - 31)]
    columns = (91, 132, 173, 214, 298, 339, 380, 421)
    stand += [(f"bed{(i + row) % 4}", (x, y)) for row, y in enumerate((375, 421)) for i, x in enumerate(columns)]
    stand += [("poplar1", (x, y)) for x in (54, SIZE - 54) for y in (86, 132, 178)]
    stand += [("fruit0", (54, 272)), ("fruit2", (54, 312)), ("fruit1", (SIZE - 54, 312)), ("well", (SIZE - 56, 270))]
    stand += [("sapling0", (x, 59)) for x in (96, 300, 346, 392, 430)]
    layout.things += [Thing(name, at, radius(name)) for name, at in stand]
    return layout


SPECIALS = {
    "gate": gate, "two-gates": two_gates, "road-end": road_end, "roundabout": roundabout, "touch": touch, "bulge": bulge,
    "tunnel": tunnel, "crossing": crossing, "bridge": bridge, "abbey": abbey,
}
