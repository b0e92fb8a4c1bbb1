# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Towers of the city walls and the coat of arms. As in houses.py each gives (radius, svg)."""

from . import palette as c
from .svg import ellipse, path, rect

STONE = dict(stroke=c.WALL_LINE, stroke_width=2.4, stroke_linejoin="round")


def _drum(width, top, bottom):
    """A round stone tower's body, lit from the left."""
    half = width / 2
    return (ellipse(2, bottom, half + 4, half * .5, fill=c.SHADOW, opacity=".25")
            + path(f"M{-half} {top}V{bottom}a{half} {half * .42:.1f} 0 0 0 {width} 0V{top}Z", fill=c.WALL_WALK, **STONE)
            + path(f"M{half * .25:.1f} {top}V{bottom + half * .38:.1f}Q{half - 1.2:.1f} {bottom + 4} {half - 1.2:.1f} {bottom}V{top}Z",
                   fill=c.WALL_JOINT, opacity=".75"))


def tower_round():
    """Crenellated."""
    body = _drum(30, -8, 14)
    body += path("M-18-4V-20h7v5h6v-5h10v5h6v-5h7V-4q-18 9-36 0Z", fill=c.WALL_MERLON, **STONE)
    body += path("M7-2.5V-15h5v-4h5V-5Z", fill=c.WALL_JOINT, opacity=".55")
    body += path("M-2 7v7", stroke=c.WALL_LINE, stroke_width=3.4, stroke_linecap="round")
    return 24, body


def tower_spire(roof):
    """With a pointed roof."""
    light, dark = roof
    body = _drum(26, -4, 16)
    body += path("M-19 0L0-28 19 0Q0 9-19 0Z", fill=light, stroke=c.SHIELD_LINE, stroke_width=2.2, stroke_linejoin="round")
    body += path("M0-28L19 0Q12 4 4 4.5Z", fill=dark)
    body += path("M-2 9v6", stroke=c.WALL_LINE, stroke_width=3.2, stroke_linecap="round")
    return 27, body


def tower_flag():
    _, body = tower_round()
    pole = path("M0-16V-33", stroke=c.WALL_LINE, stroke_width=2.4)
    cloth = path("M0-33L15-28 0-22Z", fill=c.BANNER, stroke=c.LINE, stroke_width=1.6)
    return 34, pole + cloth + body


def shield():
    """The coat of arms: large, framed, and of the one colour nothing else has."""
    outline = "M-36-40H36V2C36 27 14 39 0 46-14 39-36 27-36 2Z"
    body = path("M-34-32H42V6C40 30 18 44 3 50-12 44-32 30-34 6Z", fill=c.SHADOW, opacity=".25")
    body += path(outline, fill=c.SHIELD, stroke=c.SHIELD_LINE, stroke_width=13, stroke_linejoin="round")
    body += path(outline, fill=c.SHIELD, stroke=c.SHIELD_RIM, stroke_width=8, stroke_linejoin="round")
    body += path("M0-38V43C13 37 33 26 33 2V-38Z", fill=c.SHIELD_DARK)
    body += path("M-9-39H9V-13H34V5H9V41L0 45-9 41V5H-34V-13H-9Z", fill=c.SHIELD_RIM)
    body += path("M0-22L5.5-10 17-4 5.5 2 0 14-5.5 2-17-4-5.5-10Z", fill=c.SHIELD_GOLD, stroke=c.SHIELD_LINE, stroke_width=2, stroke_linejoin="round")
    return 56, body


def banner():
    """A tall flag on the start tile."""
    body = ellipse(2, 26, 8, 3, fill=c.SHADOW, opacity=".25")
    body += rect(-2, -28, 4, 54, fill=c.WOOD_DARK)
    body += path("M2-27H26L19-17 26-7H2Z", fill=c.BANNER, stroke=c.LINE, stroke_width=1.8, stroke_linejoin="round")
    return 36, body
