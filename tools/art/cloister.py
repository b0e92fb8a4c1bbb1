# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The monastery's and the abbey's buildings. As in houses.py each gives (radius, svg)."""

from . import palette as c
from .svg import circle, ellipse, path, rect

OUTLINE = dict(stroke=c.LINE, stroke_width=2.6, stroke_linejoin="round")
FINE = dict(stroke=c.WALL_LINE_SOFT, stroke_width=2.2, stroke_linejoin="round")


def _arches(places, bottom, height, width=9):
    arch = f"v{-height}a{width / 2} {width / 2 + 1} 0 0 1 {width} 0v{height}z"
    return path("".join(f"M{x} {bottom}{arch}" for x in places), fill=c.GLASS)


def _cross(x, y, size=10):
    d = f"M{x} {y}v{-size * 1.8:.1f}M{x - size * .6:.1f} {y - size * 1.2:.1f}h{size * 1.2:.1f}"
    return (path(d, stroke=c.SHIELD_GOLD, stroke_width=6.4, stroke_linecap="round")
            + path(d, stroke=c.LINE, stroke_width=3.2, stroke_linecap="round"))


def monastery():
    """A church with a tower, its choir to the right and the monks' house to the left."""
    light, dark = c.ROOFS[0]
    body = ellipse(6, 60, 92, 22, fill=c.SHADOW, opacity=".22")
    # The monks' house.
    body += path("M-84 58V20H-18V58Z", fill=c.PLASTER, **FINE)
    body += path("M-84 24H-18V30H-84Z", fill=c.SHADOW, opacity=".2")
    body += path("M-91 26L-76-14H-14V26Z", fill=light, **OUTLINE)
    body += path("M-88 18L-91 26H-14V18Z", fill=dark)
    body += path("M-82 4H-14M-79-5H-14M-85 12H-14", fill="none", stroke=dark, stroke_width=1.6)
    body += _arches((-78, -63, -48, -33), 52, 13)
    # The choir with its apse.
    body += path("M30 58V16H70Q86 20 86 38V58Z", fill=c.PLASTER_SHADE, **FINE)
    body += path("M26 22V-12H66Q90 0 93 22Z", fill=light, **OUTLINE)
    body += path("M26 22V15H91L93 22Z", fill=dark)
    body += path("M26 2H82M26-6H75", fill="none", stroke=dark, stroke_width=1.6)
    body += _arches((40, 56, 71), 52, 16)
    # The tower.
    body += path("M-20 62V-40H32V62Z", fill=c.PLASTER, **FINE)
    body += path("M16 62V-40H31V62Z", fill=c.PLASTER_SHADE)
    body += path("M-20-4H32M-20 20H32", stroke=c.WALL_LINE_SOFT, stroke_width=1.8)
    body += path("M-29-36L6-94 41-36Q6-24-29-36Z", fill=c.SLATE[0], **OUTLINE)
    body += path("M6-94L41-36Q30-32 14-31Z", fill=c.SLATE[1])
    body += _cross(6, -88)
    body += _arches((-10, 12), -10, 11, 8)
    body += circle(6, 8, 7.5, fill=c.GLASS, stroke=c.WALL_LINE_SOFT, stroke_width=2)
    body += path("M-4 62V40a10 12 0 0 1 20 0V62Z", fill=c.DOOR, **FINE)
    return 108, body


def abbey():
    """The great church of the abbey: two towers and a long nave."""
    light, dark = c.ROOFS[3]
    body = ellipse(6, 82, 150, 26, fill=c.SHADOW, opacity=".22")
    body += path("M-20 80V10H132Q146 24 146 50V80Z", fill=c.PLASTER, **FINE)
    body += path("M-20 30H146V38H-20Z", fill=c.SHADOW, opacity=".2")
    body += path("M-26 34V-38H118Q150-8 154 34Z", fill=light, **OUTLINE)
    body += path("M-26 34V24H152L154 34Z", fill=dark)
    body += path("M-26 12H148M-26 0H144M-26-12H138M-26-24H130", fill="none", stroke=dark, stroke_width=1.8)
    body += _arches((8, 34, 60, 86, 112), 74, 24, 13)
    body += path("M54-36L66-72 78-36Z", fill=c.SLATE[0], **OUTLINE) + path("M66-72L78-36H68Z", fill=c.SLATE[1])
    for x in (-128, -58):
        body += path(f"M{x} 84V-52H{x + 52}V84Z", fill=c.PLASTER, **FINE)
        body += path(f"M{x + 36} 84V-52H{x + 51}V84Z", fill=c.PLASTER_SHADE)
        body += path(f"M{x} -14H{x + 52}M{x} 24H{x + 52}", stroke=c.WALL_LINE_SOFT, stroke_width=2)
        body += path(f"M{x - 9} -48L{x + 26} -122 {x + 61} -48Q{x + 26} -36 {x - 9} -48Z", fill=c.SLATE[0], **OUTLINE)
        body += path(f"M{x + 26} -122L{x + 61} -48Q{x + 50} -44 {x + 34} -43Z", fill=c.SLATE[1])
        body += _cross(x + 26, -116, 11)
        body += _arches((x + 9, x + 29), -20, 16, 11) + _arches((x + 18,), 16, 16, 12)
    body += path("M-78 84V-6L-67-26-56-6V84Z", fill=c.PLASTER, **FINE)
    body += circle(-67, 16, 8, fill=c.GLASS, stroke=c.WALL_LINE_SOFT, stroke_width=2)
    body += path("M-76 84V58a9 12 0 0 1 18 0V84Z", fill=c.DOOR)
    return 172, body


def bed(bloom):
    """A bed of the monks' garden."""
    body = rect(-17, -11, 34, 22, rx=5, fill=c.SOIL, stroke=c.SOIL_DARK, stroke_width=2)
    body += path("M-11-5h.1M-4-5h.1M4-5h.1M11-5h.1M-11 5h.1M-4 5h.1M4 5h.1M11 5h.1", stroke=c.CROP, stroke_width=7, stroke_linecap="round")
    body += path("M-11-5h.1M4-5h.1M-4 5h.1M11 5h.1", stroke=bloom, stroke_width=4.4, stroke_linecap="round")
    return 21, body
