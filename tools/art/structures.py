# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Flat drawings that only few tiles need: tunnel mouths, arches under a bridge, the roundabout, a road's end."""

from . import palette as c
from .geometry import SIZE, heading, step
from .ground import wall
from .layout import ROAD_HALF
from .svg import circle, dots, ellipse, line, path, rect


def _frame(at, out):
    """A function from (along `out`, across it) to points."""
    (x, y), (dx, dy) = at, out
    return lambda forward, aside: (x + dx * forward - dy * aside, y + dy * forward + dx * aside)


def _half_round(place, forward, half, depth):
    """A half ellipse with its flat side at `forward`, bulging backwards by `depth`."""
    points = []
    for degrees in range(0, 181, 15):
        a, b = heading(degrees)
        points.append(place(forward - b * depth, a * half))
    return line(points, True)


def tunnel_mouth(at, out, mound):
    """Where a road goes under ground: `at` is the sill, `out` the way one comes out."""
    place = _frame(at, out)
    body = ""
    if mound:
        body += path(_half_round(place, -2, 58, 58), fill=c.GRASS_SHADE, opacity=".3")
        body += path(_half_round(place, -4, 52, 50), fill=c.GRASS_DARK, stroke=c.LEAF_LINE, stroke_width=2)
        body += path(_half_round(place, -16, 34, 26), fill=c.GRASS_LIGHT)
    body += path(_half_round(place, 0, 42, 38), fill=c.WALL_WALK, stroke=c.WALL_LINE, stroke_width=2.4, stroke_linejoin="round")
    spokes = [_turned(heading(d), out) for d in range(18, 180, 24)]
    joints = "".join(line([step(at, spoke, 24), step(at, spoke, 40)]) for spoke in spokes)
    body += path(joints, stroke=c.WALL_JOINT, stroke_width=2)
    return body + path(_half_round(place, 1, ROAD_HALF - 2, 24), fill=c.SHADOW, stroke=c.WALL_LINE, stroke_width=2.4)


def _turned(direction, out):
    a, b = direction
    dx, dy = out
    return (-dy * a - dx * b, dx * a - dy * b)


def bridge_arch(at, out):
    """The dark opening in a bridge's side through which the lower city's street runs."""
    place = _frame(at, out)
    street = [place(0, -21), place(60, -12), place(60, 12), place(0, 21)]
    body = path(line(street, True), fill=c.ROAD)
    stone = [place(-1, -38), place(18, -38), place(18, 38), place(-1, 38)]
    body += path(line(stone, True), fill=c.WALL, stroke=c.WALL_LINE, stroke_width=2.2, stroke_linejoin="round")
    return body + path(_half_round(place, 19, 23, 18), fill=c.SHADOW, stroke=c.WALL_LINE, stroke_width=2)


def bridge_deck(left, right, top, bottom):
    """Paving between the parapets of a bridge from north to south, worn away at its ends."""
    middle = (left + right) / 2
    d = f"M{left} {top + 24}Q{middle} {top - 12} {right} {top + 24}V{bottom - 24}Q{middle} {bottom + 12} {left} {bottom - 24}Z"
    body = path(d, fill=c.PLAZA)
    courses = range(int(top) + 24, int(bottom) - 18, 10)
    rows = "".join(f"M{left + 3 + 7 * (i % 2)} {y}H{right - 3}" for i, y in enumerate(courses))
    return body + path(rows, stroke=c.PLAZA_COBBLE, stroke_width=4, stroke_dasharray="10 4")


def roundabout(centre, radius, entries):
    """A ring of road round a green island."""
    x, y = centre
    body = circle(x, y, radius, fill=c.ROAD, stroke=c.ROAD_EDGE, stroke_width=4)
    body += circle(x, y, radius - 15, fill="none", stroke=c.ROAD_RUT, stroke_width=4)
    mouths = "".join(line([step(centre, d, radius - 10), step(centre, d, radius + 8)]) for d in entries)
    body += path(mouths, stroke=c.ROAD, stroke_width=2 * ROAD_HALF - 8)
    body += circle(x, y, radius - 37, fill=c.GRASS, stroke=c.ROAD_EDGE, stroke_width=4)
    return body


def turning(centre, radius, back):
    """The round end of a road that goes nowhere; `back` leads back along the road."""
    x, y = centre
    body = circle(x, y, radius, fill=c.ROAD, stroke=c.ROAD_EDGE, stroke_width=4)
    body += path(line([centre, step(centre, back, radius + 10)]), stroke=c.ROAD, stroke_width=2 * ROAD_HALF - 8)
    return body + circle(x, y, radius - 13, fill="none", stroke=c.ROAD_RUT, stroke_width=4)


def abbey_grounds(rng):
    """The abbey's whole tile: a lawn with paths within four walls."""
    corners = [(SIZE, 0), (0, 0), (0, SIZE), (SIZE, SIZE)]
    body = rect(0, 0, SIZE, SIZE, fill=c.GRASS_LIGHT)
    walks = "M60 344H452V452H60ZM256 344V452"
    body += path(walks, fill="none", stroke=c.ROAD_EDGE, stroke_width=26, stroke_linejoin="round")
    body += path(walks, fill="none", stroke=c.ROAD, stroke_width=20, stroke_linejoin="round")
    body += ellipse(256, 232, 196, 112, fill=c.PLAZA, stroke=c.ROAD_EDGE, stroke_width=3)
    specks = [(256 + rng.uniform(-.66, .66) * 196, 232 + rng.uniform(-.66, .66) * 112) for _ in range(50)]
    body += path(dots(specks), stroke=c.PLAZA_COBBLE, stroke_width=5, stroke_linecap="round")
    return body + "".join(wall(bend(a, b)) for a, b in zip(corners, corners[1:] + corners[:1]))


def bend(a, b):
    """A straight wall's face in short pieces."""
    return [(a[0] + (b[0] - a[0]) * i / 16, a[1] + (b[1] - a[1]) * i / 16) for i in range(17)]
