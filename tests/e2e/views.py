# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every view of the program, and how one comes to it: what the tests that look at all of them walk through."""

import time
from collections import namedtuple

import drive

MAIN = "Kloosterland"
OF_THE_TOOLKIT = ("About",)  # titles that are not the program's
SETTLE_SECONDS = 0.4

# Its name in docs/accessibility.md; the options of the program, or the lines of a script that it opens; the keys that lead to
# it; the title of its window; the width of the main window, or None for what it has by itself;
# whether it is a menu.
View = namedtuple("View", "name start keys title width is_menu", defaults=(None, False))

GAME = ("--new", "demo", "--players", "2", "--seed", "5")
EVERYTHING = ("--new", "base", "--players", "3", "--seed", "11", "--parts", "all")

WAGON = """
tiles base
players Anna Joris
parts wagon
stack-only road-end road-end monastery city-cap
place 1,0 90
wagon road w
place -1,0 270
pass
"""
AUCTION = """
tiles base
players Anna Joris
rule selling
stack-only road-end city-cap road-end road-straight road-straight monastery
place 1,0 90
pass
place 0,-1 180
meeple city s
"""
GIFTS = """
tiles base
players Anna Joris
parts farmers gifts
gifts synod
stack-only road-straight road-straight road-straight monastery monastery
place 1,0 0
pass
place 2,0 0
meeple road e
place 3,0 0
pass
place 0,1 0
pass
"""
# Joris has a card and is on turn: the screen is handed over.
COVER = """
tiles base
players Anna Joris
parts gifts
gifts synod
stack-only road-straight road-straight road-straight monastery monastery
place 1,0 0
meeple road e
place 2,0 0
pass
place -1,0 0
pass
"""
OVER = """
tiles demo
players Anna Joris
stack-only road-curve city-cap
place 1,0 0
meeple road w
place 0,-1 180
meeple city s
"""

VIEWS = (
    View("Welcome", (), (), MAIN),
    View("A tile is placed", GAME, (), MAIN),
    View("A figure is placed", GAME, ("Down", "Return"), MAIN),
    View("A tile is placed, with everything on", EVERYTHING, (), MAIN),
    View("A tile is placed, in a narrow window", EVERYTHING, (), MAIN, 360),
    View("A figure is placed, in a narrow window", GAME, ("Down", "Return"), MAIN, 360),
    View("A wagon goes on", WAGON, (), MAIN),
    View("The auction", AUCTION, (), MAIN),
    View("Gifts face up", GIFTS, ("Return", "d"), MAIN),
    View("The screen is handed over", COVER, (), MAIN),
    View("Looking back", GAME, ("Down", "Return", "n", "ctrl+h"), MAIN),
    View("Main menu", GAME, ("F10",), MAIN, is_menu=True),
    View("Menu to share and print", GAME, ("F10", "h"), MAIN, is_menu=True),
    View("Menu of views", GAME, ("F10", "v"), MAIN, is_menu=True),
    View("Menu to hear the board", GAME, ("F10", "d"), MAIN, is_menu=True),
    View("Menu of the hints", GAME, ("shift+Tab", "shift+Tab", "space"), MAIN, is_menu=True),
    View("New game", GAME, ("ctrl+n",), "New Game"),
    View("Preferences", GAME, ("ctrl+comma",), "Preferences"),
    View("Games", GAME, ("F10", "g"), "Games"),
    View("Rules", GAME, ("F1",), "Rules"),
    View("Tiles left", GAME, ("t",), "Tiles Left"),
    View("Score track", GAME, ("ctrl+t",), "Score Track"),
    View("Learn to play", GAME, ("F10", "l"), "Learn to Play"),
    View("A lesson", GAME, ("F10", "l", "Tab", "Return"), MAIN),
    View("Print and play", GAME, ("F10", "h", "i"), "Print and Play"),
    View("The points", OVER, ("alt+p",), "Points"),
    View("The points, turn by turn", OVER, ("alt+p", "alt+t"), "Points"),
    View("The points, with the review", OVER, ("alt+p", "alt+r"), "Points"),
    View("Keyboard shortcuts", GAME, ("ctrl+question",), MAIN),
    View("About", GAME, ("F10", "b"), "About"),
)


def get_options(view, folder):
    """The options of the program for that view."""
    if isinstance(view.start, tuple):
        return view.start
    path = folder / "view.script"
    path.write_text(view.start, encoding="utf-8")
    return (str(path),)


def open_view(program, view, words=str):
    """Goes there; words gives the English ones in the language of the program."""
    program.wait_for(lambda: drive.read_title() != "", "a window")
    time.sleep(SETTLE_SECONDS)
    if view.width:
        program.resize(view.width, 720)
        time.sleep(SETTLE_SECONDS)
    for key in view.keys:
        program.press(key)
        time.sleep(SETTLE_SECONDS)
    title = view.title if view.title in OF_THE_TOOLKIT else words(view.title)
    program.wait_for(lambda: drive.read_title() == title, f"the window {title}")
    time.sleep(SETTLE_SECONDS)
    return program.wait_for(program.find_toplevel, "the window on the bus")
