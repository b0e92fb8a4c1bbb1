# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The small illustrations of the land tiles. As in houses.py each gives (radius, svg)."""

from . import palette as c
from .svg import circle, ellipse, group, path, rect

OUTLINE = dict(stroke=c.LINE, stroke_width=2.2, stroke_linejoin="round")
FINE = dict(stroke=c.WALL_LINE_SOFT, stroke_width=1.8, stroke_linejoin="round")


def _at(x, y, content):
    return group(content, transform=f"translate({x} {y})")


def _fence(d):
    return path(d, fill="none", stroke=c.WOOD_DARK, stroke_width=4.4, stroke_linejoin="round") + \
        path(d, fill="none", stroke=c.WOOD, stroke_width=2, stroke_linejoin="round", stroke_dasharray="7 3")


def garden():
    """Four beds behind a hedge, with an arbour."""
    body = rect(-38, -32, 76, 64, rx=10, fill=c.CROP, stroke=c.LEAF_LINE, stroke_width=2)
    body += rect(-38, -32, 76, 64, rx=10, fill="none", stroke=c.LEAVES[1], stroke_width=8, stroke_dasharray="12 3")
    body += rect(-31, -25, 62, 50, rx=5, fill=c.ROAD)
    for x, y, bloom in ((-27, -21, 0), (3, -21, 1), (-27, 3, 2), (3, 3, 3)):
        body += rect(x, y, 24, 18, rx=3, fill=c.SOIL, stroke=c.SOIL_DARK, stroke_width=1.4)
        spots = "".join(f"M{x + dx} {y + dy}h.1" for dx, dy in ((5, 5), (12, 5), (19, 5), (5, 13), (12, 13), (19, 13)))
        body += path(spots, stroke=c.LEAVES[2], stroke_width=6.5, stroke_linecap="round")
        body += path(spots, stroke=c.BLOOM[bloom], stroke_width=4, stroke_linecap="round")
    return 51, body


def farmhouse():
    """A thatched farm with a field of wheat."""
    body = path("M-46 14L-38-30-4-36 2 6Z", fill=c.WHEAT, stroke=c.WHEAT_DARK, stroke_width=2, stroke_linejoin="round")
    body += path("M-38 12L-31-30M-29 11L-23-31M-20 10L-15-33M-11 8L-8-34", stroke=c.WHEAT_DARK, stroke_width=3, stroke_dasharray="5 3")
    body += ellipse(12, 28, 36, 9, fill=c.SHADOW, opacity=".22")
    body += path("M-16 28V4H40V28Z", fill=c.PLASTER, **FINE)
    body += path("M-16 15H40M-4 4V28M12 4V28M28 4V28", stroke=c.TIMBER, stroke_width=2.4)
    body += path("M-25 9L-12-24H36L48 9Q12 16-25 9Z", fill=c.THATCH[0], **OUTLINE)
    body += path("M-22 2L-25 9Q12 16 48 9L45 2Q12 9-22 2Z", fill=c.THATCH[1])
    body += path("M-8-14V-4M4-18V-6M16-15V-3M28-18V-7M-14-4V2M36-6V0", stroke=c.THATCH[1], stroke_width=2)
    body += path("M14 28V14h13V28Z", fill=c.DOOR) + rect(-10, 17, 8, 7, fill=c.GLASS) + rect(31, 17, 6, 7, fill=c.GLASS)
    return 55, body


def camp():
    """The highwaymen's camp: two tents round a fire."""
    body = ellipse(0, 10, 40, 24, fill=c.ROAD, opacity=".75")
    body += ellipse(-16, 10, 24, 6, fill=c.SHADOW, opacity=".2") + ellipse(24, 4, 20, 6, fill=c.SHADOW, opacity=".2")
    light, dark = c.TENT
    body += path("M2 4L24-34 46 4Z", fill=c.TENT_RED[0], **OUTLINE) + path("M24-34L46 4H28Z", fill=c.TENT_RED[1])
    body += path("M17 4L24-16 30 4Z", fill=c.SHADOW)
    body += path("M-44 10L-18-34 10 10Z", fill=light, **OUTLINE) + path("M-18-34L10 10H-12Z", fill=dark)
    body += path("M-27 10L-18-14-10 10Z", fill=c.SHADOW)
    body += path("M-18-34V-46", stroke=c.WOOD_DARK, stroke_width=2.4) + path("M-18-46L-4-42-18-38Z", fill=c.SHADOW)
    body += path("M0 34L22 26M0 26L22 34", stroke=c.WOOD_DARK, stroke_width=4, stroke_linecap="round")
    body += path("M11 31Q-1 24 7 14 8 19 11 9 21 18 18 24 17 30 11 31Z", fill=c.FIRE[0], stroke=c.TENT_RED[1], stroke_width=1.6)
    body += path("M11 30Q6 25 11 19 16 25 11 30Z", fill=c.FIRE[1])
    return 50, body


def water_tower():
    """A wooden tank on legs."""
    body = ellipse(4, 36, 26, 7, fill=c.SHADOW, opacity=".22")
    body += path("M-15 0L-21 36M15 0L21 36M-19 22H19M-17 12L18 30M17 12L-18 30", fill="none", stroke=c.WOOD_DARK, stroke_width=4)
    body += path("M-23-18V6a23 8 0 0 0 46 0V-18Z", fill=c.WOOD, **OUTLINE)
    body += path("M8-16V13Q20 11 22 6V-16Z", fill=c.WOOD_DARK, opacity=".7")
    body += path("M-22-6Q0 4 22-6M-22 4Q0 14 22 4", fill="none", stroke=c.WALL_LINE, stroke_width=2.4)
    body += path("M-28-14L0-42 28-14Q0-4-28-14Z", fill=c.SLATE[0], **OUTLINE) + path("M0-42L28-14Q18-10 6-9.5Z", fill=c.SLATE[1])
    body += path("M0 8V26", stroke=c.WATER, stroke_width=4, stroke_linecap="round")
    return 46, body


def _pig():
    body = ellipse(0, 0, 10, 7, fill=c.PIG, stroke=c.PIG_LINE, stroke_width=1.6)
    body += circle(9, -2, 5, fill=c.PIG, stroke=c.PIG_LINE, stroke_width=1.6) + ellipse(12.5, -1, 2, 2.6, fill=c.PIG_LINE)
    return body + path("M6-7l2-3 2 3zM-6 6v4M5 6v4M-10-2q-4-1-3-4", fill=c.PIG, stroke=c.PIG_LINE, stroke_width=1.8)


def pigsty():
    """Pigs in a muddy pen with a low shed."""
    body = rect(-42, -14, 84, 44, rx=8, fill=c.SOIL) + ellipse(14, 17, 20, 8, fill=c.SOIL_DARK)
    body += _fence("M-42-12V30H42V-12")
    body += path("M-36 0V-16H8V0Z", fill=c.WOOD, **FINE) + path("M-8 0V-13H4V0Z", fill=c.SHADOW)
    body += path("M-42-10L-32-32H6L14-10Z", fill=c.ROOFS[2][0], **OUTLINE) + path("M-40-15L-42-10H14L12-15Z", fill=c.ROOFS[2][1])
    body += _at(24, -4, _pig()) + _at(-20, 14, _pig()) + _at(12, 16, _pig())
    return 52, body


def _cow():
    body = path("M-10 5v8M-5 6v8M7 6v8M11 5v8", stroke=c.COW_SPOT, stroke_width=2.4)
    body += path("M-14-6Q0-10 13-7L14 6Q0 9-13 6Z", fill=c.COW, stroke=c.COW_SPOT, stroke_width=1.8)
    body += path("M-9-7q8-1 8 4t-8 4zM6-7.5q6 0 7 4-4 4-7 1z", fill=c.COW_SPOT)
    return body + path("M13-9l8-2 3 7-5 5-6-3z", fill=c.COW, stroke=c.COW_SPOT, stroke_width=1.8, stroke_linejoin="round") + \
        path("M14-9l-3-4M20-11l2-4", stroke=c.COW_SPOT, stroke_width=1.8)


def cowshed():
    """A long open shed with two cows before it."""
    body = ellipse(2, 4, 46, 8, fill=c.SHADOW, opacity=".2")
    body += path("M-40 4V-14H40V4Z", fill=c.WOOD_DARK, **FINE)
    body += path("M-30 4V-9H-8V4ZM-2 4V-9H18V4Z", fill=c.SHADOW) + path("M22-9H36V4H22Z", fill=c.WHEAT)
    body += path("M-46-8L-34-36H34L46-8Z", fill=c.ROOFS[1][0], **OUTLINE) + path("M-44-13L-46-8H46L44-13Z", fill=c.ROOFS[1][1])
    body += path("M-38-20H38M-36-28H36", stroke=c.ROOFS[1][1], stroke_width=1.6)
    return 52, body + _at(-20, 20, _cow()) + _at(20, 26, _cow())


def donkey_stable():
    """A small stable and its donkey."""
    body = ellipse(-8, 22, 32, 8, fill=c.SHADOW, opacity=".2")
    body += path("M-36 22V-4L-14-24 8-4V22Z", fill=c.WOOD, **FINE) + path("M-28 22V4H0V22Z", fill=c.SHADOW)
    body += path("M-28 4V22L-18 22V4Z", fill=c.WOOD_DARK, **FINE)
    body += path("M-44 2L-14-34 16 2 9 7-14-20-37 7Z", fill=c.THATCH[0], **OUTLINE)
    line = dict(stroke=c.DONKEY_LINE, stroke_linejoin="round")
    body += path("M12 22v12M18 22v12M30 20v14M35 20v14", stroke_width=3.4, stroke_linecap="round", **line)
    body += path("M10 12Q22 8 34 11L38 2 36-8 39-9 41-2 44-7 45-1 50 10 46 14 42 10 37 22Q24 25 10 22Z", fill=c.DONKEY, stroke_width=1.8, **line)
    return 54, body + path("M10 13L5 22", stroke_width=2.4, **line)


# By the words of data/tiles/demo.xml.
ILLUSTRATIONS = {
    "garden": garden, "farmhouse": farmhouse, "highwaymen": camp, "water-tower": water_tower,
    "pigsty": pigsty, "cowshed": cowshed, "donkey-stable": donkey_stable,
}
