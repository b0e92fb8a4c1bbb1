# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Houses and what stands between them: upright drawings around their own centre.

Every function gives (radius, svg): nothing of the drawing lies farther from the centre than the radius, so an
object stays clear of its neighbours however the tile is turned.
"""

from . import palette as c
from .svg import circle, ellipse, path, rect

OUTLINE = dict(stroke=c.LINE, stroke_width=2.2, stroke_linejoin="round")
FINE = dict(stroke=c.WALL_LINE_SOFT, stroke_width=1.6, stroke_linejoin="round")


def _window(x, y, width=6, height=7):
    return rect(x, y, width, height, fill=c.GLASS, stroke=c.PLASTER, stroke_width=1.2)


def _chimney(x, y):
    return (rect(x, y, 6, 12, fill=c.PLASTER_SHADE, stroke=c.LINE, stroke_width=1.6)
            + rect(x - 1, y, 8, 3, fill=c.LINE))


def house_long(roof):
    """The ridge runs across the picture; one looks at the long wall."""
    light, dark = roof
    body = path("M-20 20h46l4-6-8-8h-40z", fill=c.SHADOW, opacity=".2")
    body += path("M-21 19V1H21V19Z", fill=c.PLASTER, **FINE)
    body += path("M7 19V4H20V18.2Z", fill=c.PLASTER_SHADE)
    body += path("M-21 4H21V8H-21Z", fill=c.SHADOW, opacity=".22")
    body += _chimney(9, -26)
    body += path("M-26 5L-17-19H17L26 5Z", fill=light, **OUTLINE)
    body += path("M-24 1.5L-22-3.5H22.5L24.5 1.5L25.5 4H-25.5Z", fill=dark, opacity=".55")
    body += path("M-19.5-12H19.5M-22-5H22", fill="none", stroke=dark, stroke_width=1.4)
    body += path("M-16-17.5H16", stroke=c.PLASTER, stroke_width=1.6, opacity=".5")
    body += path("M-4 19V12a4 4 0 0 1 8 0V19Z", fill=c.DOOR)
    body += _window(-16, 9) + _window(10, 9)
    return 31, body


def house_gable(roof):
    """Three quarters: the gable wall at the left, the slope of the roof at the right."""
    light, dark = roof
    body = path("M-20 20H24l5-5-6-10h-40z", fill=c.SHADOW, opacity=".2")
    body += path("M0 19V1H21V18.5Z", fill=c.PLASTER_SHADE, **FINE)
    body += path("M-22 19V1L-11-15 0 1V19Z", fill=c.PLASTER, **FINE)
    body += _chimney(6, -27)
    body += path("M0 5L-11-19H13L25 5Z", fill=light, **OUTLINE)
    body += path("M-3-2.5H21M-7-11H16.5", fill="none", stroke=dark, stroke_width=1.4)
    body += path("M-25 5L-11-19 0 5-4 5-11.5-10-21 6Z", fill=dark, **OUTLINE)
    body += rect(-15, 9, 8, 10, fill=c.DOOR)
    body += circle(-11.5, -2, 2.6, fill=c.GLASS)
    body += _window(7, 8)
    return 31, body


def house_tall(roof):
    """A narrow town house with a stepped gable."""
    light, dark = roof
    body = path("M-13 22H20l4-6-6-10z", fill=c.SHADOW, opacity=".2")
    body += path("M13 21V-5L19-9V15Z", fill=c.PLASTER_SHADE, **FINE)
    body += path("M13-5L3-24 9-27 20-9Z", fill=light, **OUTLINE)
    body += path("M-13 21V-6h4v-7h4v-7h4v-6h4v6h4v7h4v7h2V21Z", fill=c.PLASTER, **OUTLINE)
    body += path("M8 21V-6h3V21Z", fill=c.PLASTER_SHADE)
    body += rect(-4, 11, 8, 10, fill=c.DOOR)
    body += _window(-10, 2, 6, 6) + _window(3, 2, 6, 6) + _window(-3, -9, 6, 7)
    body += path("M-13-1H13", stroke=dark, stroke_width=2)
    return 29, body


def house_timber(roof):
    """A timber-framed house with its gable to the front."""
    light, dark = roof
    body = path("M-17 20H24l3-6-7-10z", fill=c.SHADOW, opacity=".2")
    body += path("M-18 19V0L0-17 18 0V19Z", fill=c.PLASTER, **FINE)
    body += path("M-18 6H18M-9 6V19M9 6V19M-9 6L-17 19M9 6L17 19M0-14V6M-8-6H8", fill="none", stroke=c.TIMBER, stroke_width=2.4)
    body += rect(-4.5, 9, 9, 10, fill=c.DOOR)
    body += path("M-25 4L0-25 25 4 20 8 0-15-20 8Z", fill=light, **OUTLINE)
    body += path("M0-25L25 4 20 8 0-15Z", fill=dark, opacity=".6")
    body += _window(-3, -6, 6, 6)
    return 29, body


def cottage(roof):
    """A small village house."""
    light, dark = roof
    body = path("M-15 16H19l4-5-6-8z", fill=c.SHADOW, opacity=".2")
    body += path("M-15 15V1H15V15Z", fill=c.PLASTER, **FINE)
    body += path("M-15 3H15V6H-15Z", fill=c.SHADOW, opacity=".22")
    body += path("M-20 4L-12-16H12L20 4Z", fill=light, **OUTLINE)
    body += path("M-18.5 0.5L-20 4H20L18.5 0.5Z", fill=dark)
    body += path("M-15-8H15", stroke=dark, stroke_width=1.4)
    body += rect(-10, 6, 7, 9, fill=c.DOOR) + _window(3, 7, 6, 5)
    return 24, body


def town_hall(roof):
    """The big house of a large city: a hall with a spire."""
    light, dark = roof
    body = path("M-36 33H40l6-8-9-16z", fill=c.SHADOW, opacity=".2")
    body += path("M-36 31V4H36V31Z", fill=c.PLASTER, **FINE)
    body += path("M14 31V4H35V30Z", fill=c.PLASTER_SHADE)
    body += path("M-42 7L-30-18H30L42 7Z", fill=light, **OUTLINE)
    body += path("M-34-9H34M-38-1H38", fill="none", stroke=dark, stroke_width=1.6)
    body += path("M-11 31V-20H11V31Z", fill=c.PLASTER, **FINE)
    body += path("M3 31V-20H11V31Z", fill=c.PLASTER_SHADE)
    body += path("M-15-18L0-46 15-18Z", fill=c.SLATE[0], **OUTLINE)
    body += path("M0-46L15-18H3Z", fill=c.SLATE[1])
    body += circle(0, -8, 5, fill="none", stroke=c.WALL_LINE_SOFT, stroke_width=1.6)
    body += path("M-5 31V18a5 6 0 0 1 10 0V31Z", fill=c.DOOR)
    body += "".join(_window(x, 13, 6, 9) for x in (-30, -21, 16, 26))
    return 48, body


def well():
    body = ellipse(2, 7, 13, 6, fill=c.SHADOW, opacity=".2")
    body += path("M-10 0V7a10 5 0 0 0 20 0V0Z", fill=c.WALL, stroke=c.WALL_LINE, stroke_width=1.8)
    body += ellipse(0, 0, 10, 5, fill=c.WATER, stroke=c.WALL_LINE, stroke_width=1.8)
    body += path("M-9 0V-8M9 0V-8", stroke=c.WOOD_DARK, stroke_width=2.4)
    body += path("M-14-6L0-15 14-6Z", fill=c.ROOFS[2][0], **OUTLINE)
    return 16, body


def stall(cloth):
    light, dark = cloth
    body = path("M-12 12H15l3-4-5-6z", fill=c.SHADOW, opacity=".2")
    body += path("M-12 0V11M12 0V11", stroke=c.WOOD_DARK, stroke_width=2.2)
    body += rect(-12, 4, 24, 5, fill=c.WOOD, stroke=c.LINE, stroke_width=1.4)
    body += path("M-16 1L-10-11H10L16 1Z", fill=c.PLASTER, **OUTLINE)
    body += path("M-16 1L-10-11H-5L-8 1ZM0 1V-11H5L8 1Z", fill=light)
    return 18, body


def barrel():
    body = ellipse(1, 6, 7, 3, fill=c.SHADOW, opacity=".2")
    body += path("M-5-6Q-8 0-5 6H5Q8 0 5-6Z", fill=c.WOOD, stroke=c.LINE, stroke_width=1.6)
    body += path("M-6-2H6M-6 3H6", stroke=c.WOOD_DARK, stroke_width=1.4)
    return 9, body


def fountain():
    body = ellipse(2, 6, 20, 12, fill=c.SHADOW, opacity=".2")
    body += ellipse(0, 3, 18, 12, fill=c.WALL, stroke=c.WALL_LINE, stroke_width=2)
    body += ellipse(0, 2, 13, 8, fill=c.WATER)
    body += path("M-2 3V-10H2V3Z", fill=c.WALL_MERLON, stroke=c.WALL_LINE, stroke_width=1.4)
    body += path("M0-10Q-9-14-9-3M0-10Q9-14 9-3", fill="none", stroke=c.WATER_LIGHT, stroke_width=2)
    return 22, body
