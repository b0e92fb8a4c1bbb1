# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trees, beasts and other things of the fields. As in houses.py each gives (radius, svg)."""

from . import palette as c
from .svg import circle, ellipse, path, rect

LEAF = dict(stroke=c.LEAF_LINE, stroke_width=1.8)


def _crown(x, y, r, fill):
    return (circle(x, y, r, fill=fill, **LEAF)
            + path(f"M{x - r * .62:.1f} {y - r * .1:.1f}a{r * .66:.1f} {r * .66:.1f} 0 0 1 {r * .7:.1f} {-r * .52:.1f}",
                   fill="none", stroke=c.LEAF_LIGHT, stroke_width=round(r * .3, 1), stroke_linecap="round"))


def tree(leaf):
    body = ellipse(3, 12, 13, 6, fill=c.GRASS_SHADE, opacity=".28")
    body += path("M-2.5 5h5v9h-5z", fill=c.TRUNK)
    return 18, body + _crown(0, -3, 13, leaf)


def tree_small(leaf):
    body = ellipse(2, 9, 9, 4.5, fill=c.GRASS_SHADE, opacity=".28")
    body += path("M-2 4h4v6h-4z", fill=c.TRUNK)
    return 14, body + _crown(0, -2, 9.5, leaf)


def oak(leaf):
    """A broad tree whose crown is three lobes."""
    body = ellipse(3, 16, 19, 8, fill=c.GRASS_SHADE, opacity=".28")
    body += path("M-3 8h7v11h-7z", fill=c.TRUNK)
    body += circle(-9, 2, 10.5, fill=leaf, **LEAF) + circle(10, 2, 10.5, fill=leaf, **LEAF)
    return 25, body + _crown(0, -7, 14, leaf) + circle(0, 4, 8, fill=leaf)


def poplar(leaf):
    body = ellipse(2, 17, 8, 4, fill=c.GRASS_SHADE, opacity=".28")
    body += path("M-2 10h4v8h-4z", fill=c.TRUNK)
    body += path("M0-22C9-12 10 2 6 10Q0 14-6 10C-10 2-9-12 0-22Z", fill=leaf, **LEAF)
    body += path("M-3-10Q-6-2-4 6", fill="none", stroke=c.LEAF_LIGHT, stroke_width=3, stroke_linecap="round")
    return 23, body


def fir():
    body = ellipse(3, 15, 11, 5, fill=c.GRASS_SHADE, opacity=".28")
    body += rect(-2, 10, 4, 8, fill=c.TRUNK)
    line = dict(stroke=c.FIR_LINE, stroke_width=1.8, stroke_linejoin="round")
    body += path("M0-9L13 12H-13Z", fill=c.FIR, **line) + path("M0-21L10-1H-10Z", fill=c.FIR, **line)
    body += path("M-1-15L-6-4M-2-1L-7 8", stroke=c.FIR_LIGHT, stroke_width=2.6, stroke_linecap="round")
    return 22, body


def grove(leaf, other):
    """Three trees together."""
    return 34, (ellipse(3, 17, 29, 11, fill=c.GRASS_SHADE, opacity=".28")
                + rect(-16, 6, 5, 12, fill=c.TRUNK) + rect(13, 6, 5, 12, fill=c.TRUNK)
                + _crown(1, -14, 13, other) + _crown(-14, -1, 13, leaf) + _crown(15, 0, 12, leaf))


def bush(leaf):
    body = ellipse(2, 5, 11, 4, fill=c.GRASS_SHADE, opacity=".28")
    body += path("M-10 4a6 6 0 0 1 2-10 8 8 0 0 1 13-1 6 6 0 0 1 4 11z", fill=leaf, stroke_linejoin="round", **LEAF)
    body += path("M-5-3a5 4 0 0 1 6-3", fill="none", stroke=c.LEAF_LIGHT, stroke_width=2.6, stroke_linecap="round")
    return 13, body


def fruit_tree(leaf):
    _, body = tree(leaf)
    return 18, body + "".join(circle(x, y, 2.2, fill=c.BLOOM[0]) for x, y in ((-5, 2), (3, -1), (7, -7), (2, 6)))


def sheep():
    body = ellipse(1, 6, 9, 3, fill=c.GRASS_SHADE, opacity=".28")
    body += path("M-5 3v5M4 3v5", stroke=c.SHEEP_FACE, stroke_width=2)
    body += path("M-8 2a4 4 0 0 1 0-6 5 5 0 0 1 8-1 5 5 0 0 1 8 3 4 4 0 0 1-2 6q-7 2-14-2z",
                 fill=c.SHEEP, stroke=c.SHEEP_FACE, stroke_width=1.4, stroke_linejoin="round")
    body += ellipse(9, -2, 3.4, 4, fill=c.SHEEP_FACE)
    return 13, body


def flock():
    _, one = sheep()
    places = ((-14, -9), (13, -12), (2, 7), (-17, 13), (19, 12))
    return 32, "".join(f'<g transform="translate({x} {y})">{one}</g>' for x, y in places)


def haystack():
    body = ellipse(2, 9, 14, 5, fill=c.GRASS_SHADE, opacity=".28")
    body += path("M-12 9Q-12-10 0-13 12-10 12 9 0 13-12 9Z", fill=c.WHEAT, stroke=c.WHEAT_DARK, stroke_width=2)
    body += path("M-5 6Q-6-4-1-9M4 7Q5 0 3-6M-9 6Q-9 2-8-1M9 6Q9 2 8 0", fill="none", stroke=c.WHEAT_DARK, stroke_width=1.6)
    return 16, body


def boulders():
    line = dict(stroke=c.WALL_LINE, stroke_width=1.5, stroke_linejoin="round")
    body = ellipse(1, 6, 12, 4, fill=c.GRASS_SHADE, opacity=".28")
    body += path("M-11 6l2-9 7-4 6 5 1 8z", fill=c.WALL, **line) + path("M2 6l2-6 5-1 3 7z", fill=c.WALL_WALK, **line)
    return 14, body


def pond():
    body = path("M-26 4C-28-12-8-17 6-14 22-17 31-4 24 7 16 18-22 19-26 4Z", fill=c.WATER, stroke=c.WATER_LINE, stroke_width=2)
    body += path("M-14-4H-4M2 4H14M-12 7H-6M8-6H15", stroke=c.WATER_LIGHT, stroke_width=2.4, stroke_linecap="round")
    body += path("M20 6V-10M24 8V-5M16 10V0", stroke=c.LEAF_LINE, stroke_width=2, stroke_linecap="round")
    return 31, body
