# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table under the map: planks of wood whose picture joins itself on all sides."""

from .geometry import SIZE, smooth
from .palette import TABLES
from .scatter import generator
from .svg import line, path, rect

PLANKS = 4


def _grain(rng, top, height):
    """Wavy lines along a plank that leave it at the right where they came in at the left."""
    lines = []
    for _ in range(5):
        y = top + rng.uniform(12, height - 12)
        middle = [(x, y + rng.uniform(-5, 5)) for x in (128, 256, 384)]
        lines.append(line(smooth([(-64, y), (0, y), *middle, (SIZE, y), (SIZE + 64, y)], 5)))
    return "".join(lines)


def draw_table(name):
    wood, light, dark, grain, joint = TABLES[name]
    rng = generator("table")
    height = SIZE / PLANKS
    body = rect(0, 0, SIZE, SIZE, fill=wood)
    for i in range(PLANKS):
        top = i * height
        end = rng.uniform(60, SIZE - 60)
        body += rect(0, top, SIZE, height, fill=(light, wood, dark, wood)[i])
        body += path(_grain(rng, top, height), fill="none", stroke=grain, stroke_width=2.4, opacity=".7")
        body += path(f"M{end:.0f} {top:.0f}v{height:.0f}", stroke=joint, stroke_width=2)
        body += path(f"M0 {top + 1:.0f}H{SIZE}", stroke=joint, stroke_width=2)
    return ("<!-- SPDX-FileCopyrightText: 2026 The Kloosterland developers; SPDX-License-Identifier: CC-BY-SA-4.0 -->\n"
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}">\n{body}\n</svg>\n')
