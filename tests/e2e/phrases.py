# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Understands what the program says, in every language: its sentences are the program's own, by its translations."""

import gettext
import re
from collections import Counter

# What is asked in each phase.
PROMPTS = {
    "place": (
        "%s: place the tile",
        "%s: place the tile or the abbey",
        "%s: place one of the tiles",
        "%s: place one of the tiles or the abbey",
    ),
    "place or gift": (
        "%s: place the tile, or open a gift first",
        "%s: place the tile or the abbey, or open a gift first",
        "%s: place one of the tiles, or open a gift first",
        "%s: place one of the tiles or the abbey, or open a gift first",
    ),
    "abbey": ("%s: place the abbey", "%s: place the abbey, or draw a tile", "%s: place the abbey, or pass"),
    "last abbey": ("%s: the last tile is laid; place the abbey",),
    "figure": (
        "%s: choose a figure, or none",
        "%s: place a meeple, or none",
        "%s: place the mayor, or none",
        "%s: place the wagon, or none",
        "%s: place the barn, or none",
    ),
    "wagon": ("%s: where does the wagon go?",),
    "wagon between": ("%s: where does your wagon go? Then %s’s turn ends.",),
    "sell": ("%s: sell the tile, or keep it",),
    "bid": ("%s: bid for the tile that %s has drawn, or pass",),
    "synod": ("%s: choose a monastery for the Synod",),
    "sweep": ("%s: choose the road that is swept",),
    "cash": ("%s: choose the figure to take back", "%s: choose the meeple to take back"),
    "change": ("%s: choose a meeple, and then its new place",),
    "computer": ("%s (computer) is thinking…",),
    "paused": ("Paused: %s (computer) plays next",),
}

WINS = (("%s wins with %d point", "%s wins with %d points"), ("%s share the win with %d point", "%s share the win with %d points"))

# What pays; a pair has a singular and a plural.
SCORES = (
    ("%s scores %d for a city: %s.",),
    ("%s scores %d for a road: %s.",),
    ("%s scores %d for an abbey: %s.",),
    ("%s scores %d for a monastery: %s.",),
    ("%s scores %d for a field: %s.",),
    ("%s scores %d for an unfinished city: %s.",),
    ("%s scores %d for an unfinished road: %s.",),
    ("%s scores %d for an unfinished abbey: %s.",),
    ("%s scores %d for an unfinished monastery: %s.",),
    ("%s scores %d for the farmers beside a barn: %s.",),
    ("%s scores %d for a barn: %s.",),
    ("%s scores %d for cashing out %d meeple.", "%s scores %d for cashing out where %d meeples stood."),
    ("%s scores %d for %d unopened gift.", "%s scores %d for %d unopened gifts."),
)

# What declines, beside the status or in the hand of a narrow window.
DECLINES = ("_Draw a Tile", "No _Abbey", "No _Figure", "No _Meeple", "Back to the _Supply", "No _Bid", "_Keep the Tile")

# What shall have happened in a game with everything on.
DEEDS = {
    "abbey": "%s places the abbey.",
    "mayor": "%s places the mayor in a city.",
    "barn": "%s places the barn in a field.",
    "gift received": "%s receives a gift.",
    "gift opened": "%s opens a gift: %s.",
}


class Phrases:
    def __init__(self, translation):
        self.translation = translation
        self.prompts = [(phase, self.compile(text)) for phase, texts in PROMPTS.items() for text in texts]
        self.wins = [pattern for texts in WINS for pattern in self.compile_forms(*texts)]
        self.scores = [pattern for texts in SCORES for pattern in self.compile_forms(*texts)]
        self.declines = "|".join(map(self.get_label, DECLINES))
        self.deeds = {deed: self.compile(text) for deed, text in DEEDS.items()}

    def compile(self, text):
        return to_pattern(self.translation.gettext(text))

    def get_label(self, text):
        """What a button is called, by its English words, with the underscore of its mnemonic."""
        return re.escape(self.translation.gettext(text).replace("_", ""))

    def compile_forms(self, text, plural=None):
        if plural is None:
            return [self.compile(text)]
        return [to_pattern(self.translation.ngettext(text, plural, n)) for n in (1, 2)]

    def read_prompt(self, status):
        """The phase and who decides, from the last line of the status; None for what asks for nothing."""
        line = status.split("\n")[-1]
        for phase, pattern in self.prompts:
            match = pattern.fullmatch(line)
            if match:
                return phase, match.group(1)
        if any(pattern.fullmatch(line) for pattern in self.wins):
            return "over", None
        return None

    def count_points(self, text):
        """The points that the lines of a text tell of, by the names of those who get them."""
        points = Counter()
        for line in text.split("\n"):
            match = next(filter(None, (pattern.fullmatch(line) for pattern in self.scores)), None)
            if match:
                points[match.group(1)] += int(match.group(2))
        return points

    def find_deeds(self, text):
        """Which of the deeds the lines of a text tell of."""
        lines = text.split("\n")
        return {deed for deed, pattern in self.deeds.items() if any(map(pattern.fullmatch, lines))}


def to_pattern(text):
    """Matches the sentences of a format; the names and numbers in it are groups."""
    return re.compile(re.escape(text).replace("%d", r"(-?\d+)").replace("%s", "(.+?)"))


def load_translation(localedir, language):
    if language.startswith("C."):
        return gettext.NullTranslations()
    return gettext.translation("kloosterland", localedir, [language])
