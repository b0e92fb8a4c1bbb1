# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The upright drawings by name, as the tiles' <defs> use them."""

from functools import lru_cache

from . import houses as b
from . import cloister, farm, nature, works
from . import palette as c
from .svg import group


@lru_cache(maxsize=None)
def catalogue():
    """Name to (radius, svg)."""
    drawings = {}
    for i, roof in enumerate((*c.ROOFS, c.SLATE)):
        drawings[f"long{i}"] = b.house_long(roof)
        drawings[f"gable{i}"] = b.house_gable(roof)
        drawings[f"tall{i}"] = b.house_tall(roof)
        drawings[f"timber{i}"] = b.house_timber(roof)
        drawings[f"hall{i}"] = b.town_hall(roof)
    for i, roof in enumerate((c.ROOFS[0], c.ROOFS[2], c.THATCH)):
        drawings[f"cottage{i}"] = b.cottage(roof)
    for i, leaf in enumerate(c.LEAVES):
        drawings[f"tree{i}"] = nature.tree(leaf)
        drawings[f"sapling{i}"] = nature.tree_small(leaf)
        drawings[f"oak{i}"] = nature.oak(leaf)
        drawings[f"poplar{i}"] = nature.poplar(leaf)
        drawings[f"bush{i}"] = nature.bush(leaf)
        drawings[f"fruit{i}"] = nature.fruit_tree(leaf)
        drawings[f"grove{i}"] = nature.grove(leaf, c.LEAVES[i - 1])
    for i, cloth in enumerate((c.TENT_RED, c.SLATE, c.COPPER)):
        drawings[f"stall{i}"] = b.stall(cloth)
    for i, bloom in enumerate(c.BLOOM):
        drawings[f"bed{i}"] = cloister.bed(bloom)
    for make in (b.well, b.barrel, b.fountain, nature.fir, nature.sheep, nature.flock, nature.haystack,
                 nature.boulders, nature.pond, works.shield, works.banner, cloister.monastery, cloister.abbey,
                 *farm.ILLUSTRATIONS.values()):
        drawings[make.__name__] = make()
    drawings["tower"] = works.tower_round()
    drawings["spire"] = works.tower_spire(c.SLATE)
    drawings["flag"] = works.tower_flag()
    return drawings


def radius(name):
    return catalogue()[name][0]


def definitions(names):
    """The <defs> for the names. Each says rotate(0): whoever turns a tile by 90 degrees and writes rotate(-90)
    there gets a turned tile whose houses still stand upright."""
    symbols = [group(catalogue()[name][1], id=name, transform="rotate(0)") for name in sorted(names)]
    return f"<defs>{''.join(symbols)}</defs>"
