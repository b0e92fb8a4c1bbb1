# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the segments lie in the drawings: their areas, and where a figure stands on them.

All drawings of a type share their layout, so this is known per type; the program reads it from data/tiles/shapes.xml.
"""

from dataclasses import dataclass

from .geometry import MIDDLE, SIZE, along, distance, heading, length, offset, step
from .layout import ROAD_HALF
from .regions import CELL, CELLS, label_cells, order
from .symbols import radius

# What a standing or lying figure covers.
FIGURE = 62


@dataclass
class Segment:
    feature: str
    place: tuple
    # Polygons; a hole runs the other way round.
    area: list


def _contours(cells):
    """The outlines of a set of cells, with the cells to the right of the walk."""
    follow = {}
    for x, y in cells:
        for other, a, b in (((x, y - 1), (x, y), (x + 1, y)), ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
                            ((x, y + 1), (x + 1, y + 1), (x, y + 1)), ((x - 1, y), (x, y + 1), (x, y))):
            if other not in cells:
                follow.setdefault(a, []).append(b)
    loops = []
    while follow:
        at = min(follow)
        loop = []
        while at in follow:
            loop.append(at)
            steps = follow[at]
            at = steps.pop()
            if not steps:
                del follow[loop[-1]]
        loops.append(loop)
    return [loop for loop in loops if len(loop) > 16]


def _on_border(point):
    return point[0] in (0, CELLS) or point[1] in (0, CELLS)


def _softened(loop):
    """The staircase of cells as a line through the middles of its steps; what lies on the tile's border stays there."""
    points = []
    for a, b in zip(loop, loop[1:] + loop[:1]):
        if _on_border(a):
            points.append(a)
        if not (_on_border(a) and _on_border(b)):
            points.append(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    return [(x * CELL, y * CELL) for x, y in points]


def simplify(line, tolerance):
    """The line without the points that lie nearer than the tolerance to the straight way past them."""
    if len(line) < 3:
        return line
    a, b = line[0], line[-1]
    span = distance(a, b)
    far, at = 0, 0
    for i, p in enumerate(line[1:-1], 1):
        aside = abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1]))
        d = aside / span if span else distance(a, p)
        if d > far:
            far, at = d, i
    if far < tolerance:
        return [a, b]
    return simplify(line[:at + 1], tolerance)[:-1] + simplify(line[at:], tolerance)


def _area(cells):
    return [simplify([*points, points[0]], 2.6)[:-1] for points in map(_softened, _contours(cells))]


def _depths(cells):
    """How far every cell is from the nearest one outside, in units; diagonal steps count four thirds."""
    depth = {}
    near, far = ((-1, 0, 3), (0, -1, 3), (-1, -1, 4), (1, -1, 4)), ((1, 0, 3), (0, 1, 3), (1, 1, 4), (-1, 1, 4))
    rows = sorted(cells, key=lambda cell: cell[::-1])
    for walk, neighbours in ((rows, near), (rows[::-1], far)):
        for x, y in walk:
            reached = [depth.get((x + dx, y + dy), 0) + cost for dx, dy, cost in neighbours]
            depth[x, y] = min(*reached, depth.get((x, y), 3 * CELLS))
    return {cell: steps * CELL / 3 for cell, steps in depth.items()}


def _roomiest(cells, avoid=()):
    """A point as far from the cells' rim as can be, or nearly so and more in the middle of them all; `avoid` holds
    circles to stay out of."""
    depth = _depths(cells)

    def room(cell):
        point = ((cell[0] + .5) * CELL, (cell[1] + .5) * CELL)
        return min([depth[cell]] + [distance(point, at) - size for at, size in avoid])
    rooms = {cell: room(cell) for cell in sorted(cells)}
    most = max(rooms.values())
    middle = tuple(sum(cell[i] for cell in cells) / len(cells) for i in (0, 1))
    x, y = min((cell for cell in rooms if rooms[cell] > most - 2 * CELL), key=lambda cell: distance(cell, middle))
    return ((x + .5) * CELL, (y + .5) * CELL)


def _band(line):
    return simplify(offset(line, ROAD_HALF), 1) + simplify(offset(line, -ROAD_HALF)[::-1], 1)


def _circle(centre, size):
    return [step(centre, heading(15 * i), size) for i in range(24)]


def _roads(kind, layout):
    """A type's roads are its lines one by one, unless one road is drawn as several."""
    if len(kind.roads) == len(layout.roads):
        courses = [[line] for line in layout.roads]
    else:
        courses = [layout.roads]
    for lines in courses:
        longest = max(lines, key=length)
        area = [_band(line) for line in lines]
        area += [_circle(centre, size) for name, centre, size in layout.places if name in ("roundabout", "turning")]
        yield Segment("road", along(longest, .5)[0], area)


def segments(kind, layout):
    """The segments in the order of types.xml: cities, roads, monastery, fields. Raises ValueError when the layout
    shows other fields than the type has."""
    labels = label_cells(layout)
    result = []
    for i, city in enumerate(layout.cities):
        cells = {cell for cell, label in labels.items() if label == i}
        shields = [(at, radius("shield") + FIGURE * .6) for at in city.shield_places]
        result.append(Segment("city", _roomiest(cells, shields), _area(cells)))
    result += _roads(kind, layout)
    if kind.cloister:
        closes = [_circle(centre, size) for name, centre, size in layout.places if name == "close"]
        whole = [(0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE)]
        result.append(Segment("monastery", (MIDDLE, MIDDLE), closes or [whole]))
    result += [Segment("field", _roomiest(piece.cells), _area(piece.cells)) for piece in order(kind, labels)]
    return result


def write(found):
    """The text of shapes.xml; `found` maps type ids to segments."""
    def text(points):
        return " ".join(f"{round(x)},{round(y)}" for x, y in points)
    lines = []
    for name, parts in found.items():
        lines.append(f'  <type id="{name}">')
        for part in parts:
            area = ";".join(map(text, part.area))
            lines.append(f'    <segment place="{text([part.place])}" area="{area}"/>')
        lines.append("  </type>")
    return ('<?xml version="1.0" encoding="UTF-8"?>\n'
            "<!-- SPDX-FileCopyrightText: 2026 The Kloosterland developers\n"
            "     SPDX-License-Identifier: CC-BY-SA-4.0\n\n"
            "     Written by tools/draw-tiles: where the segments of types.xml, in its order, lie in the drawings. `place` is\n"
            "     where a figure stands, `area` holds polygons; points are x,y on a tile of 512 by 512, unturned. -->\n"
            '<tile-shapes format="1">\n' + "\n".join(lines) + "\n</tile-shapes>\n")
