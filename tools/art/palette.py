# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every colour of the tiles and the table. No other file names one."""

# Ground.
GRASS = "#9abd62"
GRASS_LIGHT = "#a2c46a"
GRASS_DARK = "#93b65b"
GRASS_BLADE = "#6f9a41"
GRASS_SHADE = "#2f4a1c"
FLOWERS = ("#f8e58a", "#fff7ea", "#eeaec0")

# Roads.
ROAD = "#f0dfb6"
ROAD_EDGE = "#8d7345"
ROAD_RUT = "#dfc996"
ROAD_PEBBLE = "#cdb37c"
PLAZA = "#dccdb0"
PLAZA_COBBLE = "#c2ae89"

# Cities.
CITY = "#dcb888"
CITY_LIGHT = "#e5c698"
CITY_DARK = "#cfa776"
CITY_COBBLE = "#bd9160"
WALL_LINE = "#574e40"
WALL = "#bcb3a1"
WALL_WALK = "#cfc7b6"
WALL_MERLON = "#ece5d6"
WALL_JOINT = "#978d7b"
GATE = "#5a3d26"
GATE_PLANK = "#7b5736"

# Buildings.
LINE = "#5a2d1c"
WALL_LINE_SOFT = "#6b4b33"
PLASTER = "#fbf0d8"
PLASTER_SHADE = "#e2cda4"
TIMBER = "#8a5a36"
WOOD = "#a9764a"
WOOD_DARK = "#7f5433"
DOOR = "#6b4226"
GLASS = "#5d87a3"
SHADOW = "#3b2a1a"
# Roofs: light slope, dark slope.
ROOFS = (
    ("#d2603f", "#b0492f"),
    ("#c44d3c", "#a03a2e"),
    ("#de8547", "#bd6a34"),
    ("#b85a48", "#954537"),
)
SLATE = ("#5f7fa6", "#48648a")
THATCH = ("#d9b355", "#b8923d")
COPPER = ("#6fa596", "#55877a")

# Plants.
LEAVES = ("#5c9140", "#4d8039", "#6d9f47")
LEAF_LINE = "#335a24"
LEAF_LIGHT = "#94bd62"
FIR = "#3f7443"
FIR_LINE = "#27502e"
FIR_LIGHT = "#5f9560"
TRUNK = "#7b5637"
SOIL = "#9b7149"
SOIL_DARK = "#825b38"
CROP = "#7fb04d"
BLOOM = ("#e2574c", "#f3c84b", "#c777b8", "#fff4e4")
WHEAT = "#ecc965"
WHEAT_DARK = "#cda545"

# Water, beasts, cloth.
WATER = "#7db7d6"
WATER_LIGHT = "#b9dcec"
WATER_LINE = "#41718e"
SHEEP = "#fdf8ec"
SHEEP_FACE = "#4b4038"
PIG = "#f3a9a1"
PIG_LINE = "#a65a55"
COW = "#fbf6ee"
COW_SPOT = "#5b4334"
DONKEY = "#9b948c"
DONKEY_LINE = "#554e47"
TENT = ("#efe3c4", "#cdb98c")
TENT_RED = ("#b9483f", "#93342f")
FIRE = ("#f6a32f", "#fbd85b")
BANNER = "#c8342f"

# Coat of arms.
SHIELD = "#23508f"
SHIELD_DARK = "#183a6c"
SHIELD_RIM = "#fff6dc"
SHIELD_GOLD = "#f5c542"
SHIELD_LINE = "#1d2b44"

# Cards and backs: light and dark of each.
INK = "#2b2119"
GILT = "#c99a3c"
PARCHMENT = "#fbf3dd"
CARD_SYNOD = ("#cfe3f1", "#35598c")
CARD_SWEEP = ("#f6e3b6", "#a1662f")
CARD_CASH = ("#dcecc4", "#3f7443")
CARD_CHANGE = ("#f4d6c6", "#a03a2e")
CARD_TAKE2 = ("#e3d8ef", "#5d4585")
CARD_BACK = ("#8c3a34", "#7a2c29")
TILE_BACK = ("#3d6b52", "#2f5743")
START_BACK = ("#8c3a34", "#7a2c29")

# The table below the map, by the file's name: wood, lighter and darker plank, grain, joint.
TABLES = {
    "table": ("#4b382a", "#503c2d", "#463427", "#3b2b20", "#2e2118"),
    "table-light": ("#b9946c", "#bf9b73", "#b38d65", "#a27c55", "#86643f"),
}
