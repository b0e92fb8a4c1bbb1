# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies flat: grass, roads, squares, city ground, walls seen from above, gates.

Nothing that differs from tile to tile touches the border, and what does touch it is the same on every tile and
mirrored about the side's middle; that is what keeps a laid map free of seams.
"""

import math

from . import palette as c
from .geometry import SIZE, distance, distance_to_border, heading, inside, length, lerp, normals, offset, step
from .layout import CORNER_STONE, ROAD_HALF, WALL_ANGLE, WALL_WIDTH
from .svg import circle, dots, group, line, path, rect

SLANT = CORNER_STONE / WALL_WIDTH
# How far along a wall's crest the border of the tile is.
MERLON_START = 6 / math.tan(math.radians(WALL_ANGLE))


def _blotches(rng, count, width, keep=None):
    """Path data of short thick strokes, none of which reaches the border."""
    parts = []
    for _ in range(count):
        x, y = rng.uniform(0, SIZE), rng.uniform(0, SIZE)
        run = rng.uniform(10, 70)
        dy = rng.uniform(-18, 18)
        ends = ((x, y), (x + run, y + dy))
        if all(distance_to_border(p) > width / 2 + 5 for p in ends) and all(0 < v < SIZE for p in ends for v in p):
            if keep is None or all(keep(p, width / 2) for p in ends):
                parts.append(f"M{x:.0f} {y:.0f}l{run:.0f} {dy:.0f}")
    return "".join(parts)


def grass(rng):
    body = rect(0, 0, SIZE, SIZE, fill=c.GRASS)
    stroke = dict(fill="none", stroke_linecap="round")
    layers = (c.GRASS_DARK, 16, 54), (c.GRASS_LIGHT, 18, 44), (c.GRASS_DARK, 14, 26), (c.GRASS_LIGHT, 16, 18)
    for colour, count, width in layers:
        d = _blotches(rng, count, width)
        if d:
            body += path(d, stroke=colour, stroke_width=width, **stroke)
    return body


def meadow(rng, layout, tufts=150, flowers=22):
    """Blades of grass and flowers, where nothing else is."""
    def free(point, need):
        return layout.city_at(point) is None and layout.clearance(point) > need
    blades, blooms = [], [[] for _ in c.FLOWERS]
    for _ in range(tufts):
        x, y = rng.uniform(14, SIZE - 14), rng.uniform(18, SIZE - 8)
        if free((x, y), 6):
            left, middle, right = (f"{rng.uniform(*lean):.0f}" for lean in ((-4, -2), (-1, 2), (2, 5)))
            blades.append(f"M{x:.0f} {y:.0f}l{left}-7m3 7l{middle}-9m2 9l{right}-6")
    for _ in range(flowers // 3):
        x, y = rng.uniform(20, SIZE - 20), rng.uniform(20, SIZE - 20)
        kind = rng.choice(blooms)
        for _ in range(3):
            p = (x + rng.uniform(-13, 13), y + rng.uniform(-9, 9))
            if free(p, 5):
                kind.append(p)
    body = ""
    if blades:
        body += path("".join(blades), fill="none", stroke=c.GRASS_BLADE, stroke_width=1.7, stroke_linecap="round")
    for colour, points in zip(c.FLOWERS, blooms):
        if points:
            body += path(dots(points), stroke=colour, stroke_width=6, stroke_linecap="round")
    return body


def roads(rng, layout):
    lines = [line(road) for road in layout.roads]
    if not lines:
        return ""
    d = "".join(lines)
    body = path(d, fill="none", stroke=c.ROAD_EDGE, stroke_width=2 * ROAD_HALF, stroke_linejoin="round")
    body += path(d, fill="none", stroke=c.ROAD, stroke_width=2 * ROAD_HALF - 8, stroke_linejoin="round")
    for side in (-8, 8):
        ruts = "".join(line(offset(road, side)) for road in layout.roads)
        body += path(ruts, fill="none", stroke=c.ROAD_RUT, stroke_width=4)
    pebbles = []
    for road in layout.roads:
        for _ in range(int(length(road) / 16)):
            p = rng.choice(road)
            p = (p[0] + rng.uniform(-15, 15), p[1] + rng.uniform(-15, 15))
            if distance_to_border(p) > 6 and min(distance(p, q) for q in road) < 15:
                pebbles.append(p)
    return body + path(dots(pebbles), stroke=c.ROAD_PEBBLE, stroke_width=4, stroke_linecap="round")


def square(rng, _layout, centre, radius):
    """The paved place of a village, which ends the roads that reach it."""
    x, y = centre
    body = circle(x, y, radius, fill=c.PLAZA, stroke=c.ROAD_EDGE, stroke_width=4)
    stones = []
    for ring, count in ((radius - 9, 22), (radius - 19, 16), (radius - 29, 10)):
        for i in range(count):
            turn = (i + rng.uniform(-.2, .2)) / count * 360
            stones.append(step(centre, heading(turn), ring))
    return body + path(dots(stones), stroke=c.PLAZA_COBBLE, stroke_width=6, stroke_linecap="round")


def city(rng, shape):
    """Ground of a city: earth, trodden lighter and darker, with patches of cobbles."""
    def keep(point, radius):
        return inside(point, shape.polygon) and not any(
            distance(point, q) < radius + 4 for wall in shape.walls for q in wall)
    body = path(line(shape.polygon, True), fill=c.CITY)
    for colour, count, width in ((c.CITY_DARK, 26, 40), (c.CITY_LIGHT, 30, 30), (c.CITY_LIGHT, 30, 16)):
        d = _blotches(rng, count, width, keep)
        if d:
            body += path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")
    stones = []
    for _ in range(26):
        x, y = rng.uniform(16, SIZE - 16), rng.uniform(16, SIZE - 16)
        for dx, dy in ((0, 0), (8, 1), (4, 7), (12, 8)):
            if keep((x + dx, y + dy), 8) and distance_to_border((x + dx, y + dy)) > 7:
                stones.append((x + dx, y + dy))
    if stones:
        body += path(dots(stones), stroke=c.CITY_COBBLE, stroke_width=4.4, stroke_linecap="round", opacity=".6")
    return body


def _band(face, near, far):
    return line(offset(face, near) + offset(face, far)[::-1], True)


def _shade(face, start, depth):
    """A line beside the face that leaves it by the depth, but runs out towards the tile's border."""
    return [step(p, n, start + math.copysign(min(abs(depth), max(0, .4 * (distance_to_border(p) - start))), depth))
            for p, n in zip(face, normals(face))]


def wall_shadow(face):
    """A wall's shade on the meadow, to be drawn before all walls."""
    return path(line(_shade(face, 0, -8) + offset(face, 2)[::-1], True), fill=c.GRASS_SHADE, opacity=".3")


def wall(face):
    """A wall from above: parapet with merlons outside, walk, low inner edge. The city lies to its left."""
    foot = offset(face, WALL_WIDTH - 2) + _shade(face, WALL_WIDTH, 6)[::-1]
    body = path(line(foot, True), fill=c.SHADOW, opacity=".22")
    body += path(_band(face, 0, WALL_WIDTH), fill=c.WALL_LINE)
    body += path(_band(face, 2.2, WALL_WIDTH - 2.2), fill=c.WALL_WALK)
    body += path(_band(face, 2.2, 10.5), fill=c.WALL_JOINT)
    # At both ends the middle of a merlon lies on the tile's border, where the next tile completes it.
    crest = [(round(x, 1), round(y, 1)) for x, y in offset(face, 6)]
    whole = length(crest) - 2 * MERLON_START
    period = whole / round(whole / 17)
    body += path(line(crest), fill="none", stroke=c.WALL_MERLON, stroke_width=7.4,
                 stroke_dasharray=f"{period * .6:.3f} {period * .4:.3f}",
                 stroke_dashoffset=f"{period * 1.3 - MERLON_START:.2f}")
    body += path(line(offset(face, WALL_WIDTH - 4.5)), fill="none", stroke=c.WALL, stroke_width=5)
    return body


def cut(content, polygon):
    """The content without what lies outside the polygon."""
    return f'<clipPath id="cut">{path(line(polygon, True))}</clipPath>' + group(content, clip_path="url(#cut)")


def turret(corner):
    """The quarter of a round turret that ends walls, or stands in the midst of the city, at a tile's corner."""
    x, y = corner
    body = circle(x, y, CORNER_STONE, fill=c.WALL_LINE)
    body += circle(x, y, (WALL_WIDTH - 2.2) * SLANT, fill=c.WALL)
    body += circle(x, y, (WALL_WIDTH - 7) * SLANT, fill=c.WALL_WALK)
    body += circle(x, y, 10.5 * SLANT, fill=c.WALL_JOINT)
    body += circle(x, y, 9.7 * SLANT, fill=c.WALL_MERLON)
    return body + circle(x, y, 2.2 * SLANT, fill=c.WALL_LINE)


def gate(gap):
    """A wooden gateway through a wall, as wide as the road."""
    (x, y), (dx, dy) = gap.at, gap.inward
    ax, ay = -dy, dx
    half = ROAD_HALF - 3

    def corner(deep, aside):
        return (x + dx * deep + ax * aside, y + dy * deep + ay * aside)
    deep = WALL_WIDTH + 6
    inner, outer = deep - 2, deep + 26
    street = [corner(inner, -half), corner(outer, 9 - half), corner(outer, half - 9), corner(inner, half)]
    body = path(line(street, True), fill=c.ROAD)
    floor = [corner(-5, -half), corner(deep, -half), corner(deep, half), corner(-5, half)]
    body += path(line(floor, True), fill=c.GATE, stroke=c.WALL_LINE, stroke_width=2.4, stroke_linejoin="round")
    planks = "".join(line([corner(d, -half + 3), corner(d, half - 3)]) for d in range(-1, int(deep) - 1, 6))
    return body + path(planks, stroke=c.GATE_PLANK, stroke_width=4)


def close(rng, layout, centre, radius):
    """A monastery's close: a round wall with a gap for each road, a lawn, a path round the church."""
    x, y = centre
    body = circle(x, y, radius + 5, fill=c.GRASS_SHADE, opacity=".28")
    body += circle(x, y, radius, fill=c.WALL_LINE) + circle(x, y, radius - 2.2, fill=c.WALL_WALK)
    body += circle(x, y, radius - 6, fill="none", stroke=c.WALL_MERLON, stroke_width=5, stroke_dasharray="10 6")
    body += circle(x, y, radius - 11, fill=c.WALL_LINE) + circle(x, y, radius - 13, fill=c.GRASS_LIGHT)
    body += circle(x, y, radius - 32, fill=c.ROAD, stroke=c.ROAD_RUT, stroke_width=3)
    for road in layout.roads:
        gap = line([lerp(road[-1], centre, -.05), lerp(road[-1], centre, .1)])
        way = line([lerp(road[-1], centre, -.03), lerp(road[-1], centre, .3)])
        body += path(gap, stroke=c.WALL_LINE, stroke_width=2 * ROAD_HALF + 4)
        body += path(gap, stroke=c.WALL_MERLON, stroke_width=2 * ROAD_HALF)
        body += path(way, stroke=c.ROAD, stroke_width=2 * ROAD_HALF - 8)
    specks = [step(centre, heading(rng.uniform(0, 360)), rng.uniform(0, radius - 40)) for _ in range(40)]
    return body + path(dots(specks), stroke=c.ROAD_RUT, stroke_width=4, stroke_linecap="round")
