# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every colour of the tiles and the table, for the light board and for the others. No other file names one."""

import colorsys


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
}

# The other boards. Every colour that is not named here is dimmed for the dark board and stays for high contrast.
DIM = 0.74
PALER = 0.92
DARK_TABLE = ("#231c17", "#271f19", "#1f1914", "#17120e", "#100c09")
PLAIN_TABLE = ("#14110e", "#14110e", "#14110e", "#1c1814", "#1c1814")
# Flat grounds far apart in lightness, black lines between them, white roads.
HIGH_CONTRAST = {
    GRASS: "#b7e07f", GRASS_LIGHT: "#b7e07f", GRASS_DARK: "#b7e07f", GRASS_BLADE: "#a3cf6b",
    ROAD: "#ffffff", ROAD_EDGE: "#000000", ROAD_RUT: "#ffffff", ROAD_PEBBLE: "#d8d8d8",
    PLAZA: "#ffffff", PLAZA_COBBLE: "#c8c8c8",
    CITY: "#a05a24", CITY_LIGHT: "#a05a24", CITY_DARK: "#a05a24", CITY_COBBLE: "#8c4b1b",
    WALL_LINE: "#000000", WALL: "#e4e4e4", WALL_WALK: "#ffffff", WALL_MERLON: "#ffffff", WALL_JOINT: "#555555",
    LINE: "#1c0d06", WALL_LINE_SOFT: "#2a1a10", LEAF_LINE: "#12260a", FIR_LINE: "#0a2410",
    SHIELD: "#0b2f7a", SHIELD_DARK: "#061d52", SHIELD_RIM: "#ffffff", SHIELD_LINE: "#000000",
    **dict(zip(TABLES["table"], PLAIN_TABLE)),
}


def _dim(colour):
    hue, light, colourfulness = colorsys.rgb_to_hls(*(int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)))
    return "#" + "".join(f"{round(255 * part):02x}" for part in colorsys.hls_to_rgb(hue, light * DIM, colourfulness * PALER))


def _flatten(value):
    if isinstance(value, str):
        return [value]
    return [colour for part in value for colour in _flatten(part)]


def tile_colours():
    """All colours of the light board's tiles and table: those named above that are not of the cards."""
    names = [name for name in globals() if name.isupper() and not name.startswith(("CARD_", "TILE_", "START_", "TABLE", "DARK_", "PLAIN_"))]
    values = [globals()[name] for name in names if isinstance(globals()[name], (str, tuple))]
    return sorted({colour for value in values for colour in _flatten(value)})


def write_schemes():
    """The table by which the program makes of a light drawing one for another board."""
    dark = {**{colour: _dim(colour) for colour in tile_colours()}, **dict(zip(TABLES["table"], DARK_TABLE))}
    lines = ["# SPDX-FileCopyrightText: 2026 The Kloosterland developers", "# SPDX-License-Identifier: CC-BY-SA-4.0",
             "# Colours of the light board's drawings, and those of the other boards. Written by tools/draw-tiles."]
    for name, table in (("dark", dark), ("high-contrast", HIGH_CONTRAST)):
        lines += ["", f"[{name}]"] + [f"{colour[1:]}={other[1:]}" for colour, other in sorted(table.items())]
    return "\n".join(lines) + "\n"
