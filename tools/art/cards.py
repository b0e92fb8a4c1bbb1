# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gift cards and the backs of cards and tiles.

A gift's emblem is a square; a card is the empty face with the emblem in its upper part and words below, which the
program writes. Backs join themselves at all sides, so that a sheet of them can be printed beyond its cuts.
"""

from . import palette as c
from .cloister import monastery
from .nature import fir, tree
from .svg import circle, ellipse, group, line, path, rect

EMBLEM = 256
CARD = (256, 384)
BACK = 512

# As data/figures draws them, on 128 by 128.
MEEPLE = ("M64 9c12 0 21 9 21 20 0 6-2 11-6 15 13 3 28 10 38 19 7 7 3 19-7 20-8 1-16-1-23-3 3 11 8 19 13 27 4 7 0 13-7 13H80"
          "c-4 0-7-2-9-6l-7-13-7 13c-2 4-5 6-9 6H35c-7 0-11-6-7-13 5-8 10-16 13-27-7 2-15 4-23 3-10-1-14-13-7-20 10-9 25-16 "
          "38-19-4-4-6-9-6-15 0-11 9-20 21-20z")


def _place(body, x, y, scale=1, turn=0):
    return group(body, transform=f"translate({x} {y}) rotate({turn}) scale({scale})")


def _meeple(x, y, scale, colours, turn=0):
    """A meeple round its middle."""
    light, dark = colours
    body = path(MEEPLE, fill=light, stroke=c.INK, stroke_width=8, stroke_linejoin="round")
    body += path("M70 113l-7-13M84 79c3 12 9 20 13 28 4 7 0 13-7 13H80c-4 0-7-2-9-6", fill="none", stroke=dark,
                 stroke_width=9, stroke_linecap="round")
    body += path("M50 30c0-7 5-12 11-13M24 68c7-5 14-8 22-11", fill="none", stroke=c.SHIELD_RIM, stroke_width=5,
                 stroke_linecap="round", opacity=".8")
    return _place(group(body, transform="translate(-64 -64)"), x, y, scale, turn)


def _emblem(colours, body, land=True):
    """The medallion that all emblems share, with meadow in its lower part."""
    light, dark = colours
    frame = rect(4, 4, 248, 248, rx=30, fill=dark, stroke=c.INK, stroke_width=4)
    frame += rect(13, 13, 230, 230, rx=22, fill="none", stroke=c.GILT, stroke_width=4)
    frame += circle(128, 128, 106, fill=light, stroke=c.GILT, stroke_width=6)
    if land:
        frame += path("M36 176Q128 148 220 176A104 104 0 0 1 36 176Z", fill=c.GRASS)
    return frame + body


def synod():
    """Monks come together before their church."""
    body = _place(monastery()[1], 122, 112, .96)
    body += _meeple(70, 190, .46, c.SLATE) + _meeple(186, 190, .46, c.ROOFS[2]) + _meeple(128, 200, .52, c.TENT_RED)
    return _emblem(c.CARD_SYNOD, body)


def sweep():
    """A broom on a road."""
    road = "M86 226C104 196 188 192 178 168 172 154 150 154 148 148"
    body = path(road, fill="none", stroke=c.ROAD_EDGE, stroke_width=34)
    body += path(road, fill="none", stroke=c.ROAD, stroke_width=27)
    broom = rect(-6, -112, 12, 134, rx=6, fill=c.WOOD, stroke=c.INK, stroke_width=4)
    broom += path("M-21 34L-44 98Q0 116 44 98L21 34Z", fill=c.WHEAT, stroke=c.INK, stroke_width=4, stroke_linejoin="round")
    broom += path("M-11 42L-22 98M0 42V104M11 42L22 98", stroke=c.WHEAT_DARK, stroke_width=5, stroke_linecap="round")
    broom += rect(-25, 18, 50, 20, rx=6, fill=c.BANNER, stroke=c.INK, stroke_width=4)
    body += _place(broom, 142, 112, .92, 32)
    dust = ((70, 182, 9), (54, 168, 6), (66, 160, 5), (88, 204, 6), (48, 184, 5))
    body += "".join(circle(x, y, r, fill=c.ROAD, stroke=c.ROAD_EDGE, stroke_width=2) for x, y, r in dust)
    return _emblem(c.CARD_SWEEP, body)


def _coins(x, y, number):
    stack = ""
    for i in range(number):
        top = y - 13 * i
        stack += path(f"M{x - 28} {top}v13a28 11 0 0 0 56 0v-13z", fill=c.WHEAT_DARK, stroke=c.INK, stroke_width=3)
        stack += ellipse(x, top, 28, 11, fill=c.SHIELD_GOLD, stroke=c.INK, stroke_width=3)
    top = y - 13 * (number - 1)
    return stack + ellipse(x, top, 17, 6, fill="none", stroke=c.WHEAT_DARK, stroke_width=3)


def cash():
    """A meeple beside its money."""
    body = _meeple(92, 128, .98, c.TENT_RED)
    return _emblem(c.CARD_CASH, body + _coins(182, 150, 5) + _coins(140, 196, 2) + _coins(198, 190, 3))


def _arrow(d, tip):
    return (path(d, fill="none", stroke=c.INK, stroke_width=19) + path(tip, fill=c.INK, stroke=c.INK, stroke_width=8, stroke_linejoin="round")
            + path(d, fill="none", stroke=c.SHIELD_GOLD, stroke_width=11) + path(tip, fill=c.SHIELD_GOLD))


def change():
    """One meeple stands up, the other lies down."""
    body = _meeple(80, 118, .78, c.SLATE) + _meeple(172, 166, .78, c.SLATE, 90)
    body += _arrow("M112 60Q166 48 186 92", "M168 88L206 84 194 118Z")
    body += _arrow("M130 206Q84 214 66 186", "M84 186L48 192 58 160Z")
    return _emblem(c.CARD_CHANGE, body)


def take2():
    """Two tiles, one beside the other."""
    edge = dict(stroke=c.INK, stroke_width=5, stroke_linejoin="round")
    blank = rect(-48, -48, 96, 96, rx=5, fill=c.GRASS, **edge)
    first = blank + path("M-46-46H46Q34-10 0-10T-46-46Z", fill=c.CITY, stroke=c.WALL_LINE, stroke_width=9)
    first += path("M-46-46H46Q34-10 0-10T-46-46Z", fill=c.CITY, stroke=c.WALL, stroke_width=5)
    first += path("M-46 18H46", stroke=c.ROAD_EDGE, stroke_width=17) + path("M-46 18H46", stroke=c.ROAD, stroke_width=12)
    second = blank + path("M0 46Q0 0 46 0", fill="none", stroke=c.ROAD_EDGE, stroke_width=17)
    second += path("M0 46Q0 0 46 0", fill="none", stroke=c.ROAD, stroke_width=12)
    second += _place(tree(c.LEAVES[0])[1], -20, -16, 1.3) + _place(fir()[1], 14, -24)
    return _emblem(c.CARD_TAKE2, _place(first, 98, 110, 1, -12) + _place(second, 158, 148, 1, 10), False)


EMBLEMS = {make.__name__: make for make in (synod, sweep, cash, change, take2)}


def face():
    """A gift card without emblem and words."""
    width, height = CARD
    body = rect(0, 0, width, height, fill=c.PARCHMENT)
    body += rect(9, 9, width - 18, height - 18, rx=12, fill="none", stroke=c.GILT, stroke_width=3)
    return body + rect(14, 14, width - 28, height - 28, rx=9, fill="none", stroke=c.GILT, stroke_width=1.2)


def _lattice(width, height, step, colour):
    """Crossing diagonals from side to side."""
    falling = [[(max(x, 0), max(-x, 0)), (min(x + height, width), min(height, width - x))] for x in range(step - height, width, step)]
    mirrored = [[(width - x, y) for x, y in ends] for ends in falling]
    return path("".join(map(line, falling + mirrored)), fill="none", stroke=colour, stroke_width=3, stroke_linecap="square")


def back():
    """A parcel with a bow."""
    width, height = CARD
    light, dark = c.CARD_BACK
    body = rect(0, 0, width, height, fill=dark) + _lattice(width, height, 32, light)
    body += ellipse(128, 192, 98, 122, fill=dark, stroke=c.GILT, stroke_width=5)
    line_ = dict(stroke=c.INK, stroke_width=4, stroke_linejoin="round")
    body += rect(70, 186, 116, 88, rx=4, fill=c.PARCHMENT, **line_) + rect(61, 160, 134, 32, rx=5, fill=c.PARCHMENT, **line_)
    body += path("M113 160H143V274H113Z", fill=c.BANNER, **line_)
    body += path("M128 158C88 160 66 132 84 116 102 102 124 134 128 158Z", fill=c.BANNER, **line_)
    body += path("M128 158C168 160 190 132 172 116 154 102 132 134 128 158Z", fill=c.BANNER, **line_)
    return body + circle(128, 154, 13, fill=c.BANNER, **line_)


def _tile_back(colours, heart):
    """The same whichever way it is turned."""
    light, dark = colours
    body = rect(0, 0, BACK, BACK, fill=dark) + _lattice(BACK, BACK, 64, light)
    # A quarter in each corner, so that four tiles make a round.
    body += "".join(circle(x, y, 74, fill=dark, stroke=c.GILT, stroke_width=6) for x in (0, BACK) for y in (0, BACK))
    body += circle(256, 256, 176, fill=dark, stroke=c.GILT, stroke_width=8)
    petal = path("M256 256C206 206 206 150 256 104 306 150 306 206 256 256Z", fill=light, stroke=c.GILT, stroke_width=6)
    body += "".join(group(petal, transform=f"rotate({90 * i} 256 256)") for i in range(4))
    return body + heart


def tile_back():
    return _tile_back(c.TILE_BACK, circle(256, 256, 30, fill=c.GILT))


def tile_back_start():
    """The start tile's: known from the others at a glance, by colour and by its star."""
    points = "".join(f"{'L' if i else 'M'}{x} {y}" for i, (x, y) in enumerate(
        ((256, 176), (274, 238), (336, 256), (274, 274), (256, 336), (238, 274), (176, 256), (238, 238))))
    star = path(points + "Z", fill=c.SHIELD_GOLD, stroke=c.INK, stroke_width=7, stroke_linejoin="round")
    return _tile_back(c.START_BACK, star)


def _document(width, height, body):
    return ("<!-- SPDX-FileCopyrightText: 2026 The Kloosterland developers; SPDX-License-Identifier: CC-BY-SA-4.0 -->\n"
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
            f"{body}\n</svg>\n")


def draw_cards():
    """The texts of all these drawings, by their names in the data folder."""
    files = {f"cards/{name}.svg": _document(EMBLEM, EMBLEM, make()) for name, make in EMBLEMS.items()}
    files["cards/face.svg"] = _document(*CARD, face())
    files["cards/back.svg"] = _document(*CARD, back())
    files["cards/tile-back.svg"] = _document(BACK, BACK, tile_back())
    files["cards/tile-back-start.svg"] = _document(BACK, BACK, tile_back_start())
    return files
