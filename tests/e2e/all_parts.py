# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays games with everything on, by keyboard or by mouse, by what the window says and offers.

Every step is held against what the window shows: somebody is always asked for something, and points change by what the
status tells of and by nothing else.
"""

import re
from collections import Counter

import drive
from drive import DriveError
from gi.repository import Atspi

FIGURES = ("Barn", "Mayor", "Wagon", "Meeple")  # the rarest places first
BUTTONS = (Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON)  # a toggle is the former in GTK 4.8, the latter in others
TRIES = 40  # of an arrow key or a turn of the tile, before a phase counts as stuck
MOVE_SECONDS = 5


class AllParts:
    """A game with all parts in a wide or a narrow window."""

    def __init__(self, program, table, phrases, by_mouse, seed):
        self.program, self.table, self.phrases, self.by_mouse = program, table, phrases, by_mouse
        self.seed, self.chance = seed, table.chance
        self.phases = Counter()
        self.retries = 0
        self.put_back = 0
        self.find_widgets()

    def find_widgets(self):
        """Looks for what is read again and again; to be repeated after the window has become wide or narrow."""
        self.program.wait_for(self.collect_widgets, "the panels")

    def collect_widgets(self):
        """Says whether all are there."""
        words = self.phrases.translation.gettext
        nodes = [(node, drive.role_of(node), drive.name_of(node)) for node in self.program.walk()]
        buttons = {name.split(":")[0]: node for node, role, name in nodes if role in BUTTONS}
        self.status = next((node for node, role, name in nodes if role == Atspi.Role.STATUS_BAR), None)
        panel = next((node for node, role, name in nodes if name == "KlPlayersPanel"), None)
        self.rows = [node for node in self.program.walk(panel) if drive.role_of(node) == Atspi.Role.LIST_ITEM] if panel else []
        self.figures = [buttons.get(words(figure)) for figure in FIGURES]
        self.abbey = buttons.get(words("Abbey"))
        self.undo, self.redo = buttons.get(words("Undo")), buttons.get(words("Redo"))
        self.gifts = next((node for node, role, name in nodes if role == Atspi.Role.PANEL and name == words("Gifts")), None)
        asked = self.status and self.phrases.read_prompt(self.read_status())
        return self.rows and asked and (asked[0] == "over" or self.abbey)

    # Looking

    def read_status(self):
        return drive.name_of(self.status)

    def read_prompt(self):
        """The phase and the player's name; what refuses a move asks for nothing, and goes away by itself."""
        return self.program.wait_for(lambda: self.phrases.read_prompt(self.read_status()), "the status to ask for something")

    def read_scores(self):
        """The points of each player, by name."""
        rows = (drive.name_of(row).split(", ") for row in self.rows)
        return {row[0]: int(re.match(r"-?\d+", row[1]).group()) for row in rows}

    def read_log(self):
        """All that has happened, a line for each sentence."""
        labels = []
        for row in self.program.walk():
            if drive.role_of(row) == Atspi.Role.LIST_ITEM and row not in self.rows:
                labels += [drive.name_of(node) for node in self.program.walk(row) if drive.role_of(node) == Atspi.Role.LABEL]
        return "\n".join(labels)

    def is_covered(self):
        return self.find_cover() is not None

    def find_cover(self):
        """The cover that lies over the board, beside the status in one overlay, or None."""
        overlay = self.status.get_parent().get_parent().get_parent()
        return next((child for child in drive.children(overlay) if drive.name_of(child) == "KlCover" and drive.is_seen(child)), None)

    def find_button(self, text, below=None):
        return self.find_labelled(self.phrases.get_label(text), below)

    def find_labelled(self, pattern, below=None):
        """A button by a pattern for its name, which may begin with that of an icon."""
        for node in self.program.walk(below):
            if drive.role_of(node) in BUTTONS and re.fullmatch(f"(.* )?({pattern})", drive.name_of(node)):
                return node
        return None

    def is_sensitive(self, node):
        return drive.has_state(node, Atspi.StateType.SENSITIVE)

    # Playing

    def decide(self):
        """One decision; says whether the game goes on."""
        if self.is_covered():
            self.lift_cover()
        phase, player = self.read_prompt()
        self.phases[phase] += 1
        self.chance.seed(f"{self.seed}/{self.phases.total()}")  # what was tried twice before makes no difference
        if phase == "over":
            return False
        scores, status = self.read_scores(), self.read_status()
        if player not in scores:
            raise DriveError(f"{player} is asked, but plays not: {scores}")
        getattr(self, f"play_{phase.split()[0]}")(phase)
        if self.read_status() == status:
            raise DriveError(f"nothing has come of “{status}”")
        self.check_points(scores, status)
        return True

    def check_points(self, before, status):
        """In the course of the game points change by what the status tells of; the final scoring is in the log only."""
        if self.read_prompt()[0] == "over":
            return
        *news, _ = self.read_status().split("\n")
        is_new = news != status.split("\n")[:-1]  # what has been told stays while a gift is chosen and put back
        told = self.phrases.count_points("\n".join(news)) if is_new else Counter()
        expected = {name: points + told[name] for name, points in before.items()}
        if self.read_scores() != expected:
            raise DriveError(f"{before} has become {self.read_scores()} by “{self.read_status()}”")

    def has_changed(self, status, seconds=MOVE_SECONDS):
        """Waits for the answer to a move."""
        try:
            return self.program.wait_for(lambda: self.read_status() != status, "an answer", seconds)
        except DriveError:
            if self.program.process.poll() is not None:
                raise
            return False

    def repeat(self, act):
        """Does something until the status says something else."""
        status = self.read_status()
        for _ in range(TRIES):
            act()
            if self.has_changed(status):
                return
            self.retries += 1
        raise DriveError(f"stuck at “{status}”")

    def lift_cover(self):
        self.phases["cover"] += 1
        if self.by_mouse:
            self.program.click_on(self.find_button("_Here I Am", self.find_cover()))
        else:
            self.program.press("Return")
        self.program.wait_for(lambda: not self.is_covered(), "the cover to be lifted")

    def play_place(self, phase):
        if phase == "place or gift" and self.chance.random() < 0.4 and self.open_gift():
            return
        if self.is_sensitive(self.abbey) and self.chance.random() < 0.5:
            self.pick(self.abbey)
        self.repeat(self.place_a_tile)

    def play_abbey(self, _):
        """Lays it more often than not."""
        if self.chance.random() < 0.7:
            self.repeat(self.place_a_tile)
        else:
            self.repeat(self.decline)

    def play_last(self, _):
        self.repeat(self.place_a_tile)

    def play_figure(self, _):
        figures = [node for node in self.figures if self.is_sensitive(node)]
        if self.chance.random() < 0.25:
            self.repeat(self.decline)
            return
        if len(figures) > 1 and self.chance.random() < 0.7:
            self.pick(figures[0])
        self.repeat(self.choose_a_spot)

    def play_wagon(self, _):
        self.repeat(self.decline if self.chance.random() < 0.2 else self.choose_a_spot)

    def play_synod(self, _):
        """A card lies open that has targets. Now and then it is put back, which is no move."""
        if self.put_back < 2 and self.chance.random() < 0.3:
            self.put_back += 1
            self.repeat(self.back_out)
        else:
            self.repeat(self.choose_a_spot)

    play_sweep = play_cash = play_synod

    def play_change(self, phase):
        """The meeple comes first, which the status does not tell of, and then its place."""
        status, spots = self.read_status(), self.read_spots()
        self.choose_a_spot()
        self.program.wait_for(lambda: self.read_status() != status or self.read_spots() != spots, "the meeple to be chosen")
        if self.read_status() == status:
            self.play_synod(phase)

    def read_spots(self):
        return [drive.name_of(spot) for spot in self.table.look().spots]

    # By keyboard or by mouse

    def place_a_tile(self):
        if self.by_mouse:
            slot = self.table.bring_into_view(self.chance.choice(self.table.look().slots))
            self.program.point(*slot)
            self.program.scroll(self.chance.randrange(-1, 3))
            self.program.click(*slot)
        else:
            self.program.wait_for(self.table.focus_a_slot, "an arrow key to find a space")
            self.program.press(*["r"] * self.chance.randrange(3), "Return")

    def choose_a_spot(self):
        spots = self.table.look().spots
        if not self.by_mouse:
            self.program.press(str(1 + self.chance.randrange(min(len(spots), 9))))
        else:
            self.program.click(*self.table.bring_into_view(self.chance.choice(spots)))

    def decline(self):
        if self.by_mouse:
            beside = self.find_labelled(self.phrases.declines, self.status.get_parent().get_parent())
            self.program.click_on(beside or self.find_labelled(self.phrases.declines))
        else:
            self.program.press("n")

    def back_out(self):
        if self.by_mouse:
            self.program.click_on(self.find_button("Put _Back", self.status.get_parent().get_parent()))
        else:
            self.program.press("Escape")

    def click_in_sight(self, node):
        """Turns the wheel over the panel at the side until the whole widget is in sight above the log, and clicks on it."""
        if self.gifts is not None:
            log = next(panel for panel in self.program.walk() if drive.name_of(panel) == "KlLogPanel" and drive.is_seen(panel))
            self.program.wait_for(lambda: self.is_above(node, log), f"{drive.name_of(node)} to come into sight")
            self.program.wait_for(lambda: self.program.is_still(node), "the panel to lie still")
        self.program.click_on(node)

    def is_above(self, node, log):
        """Whether it is, after a turn of the wheel if it was not."""
        box, top, bottom = drive.extents(node), drive.extents(self.status.get_parent().get_parent().get_parent()).y, drive.extents(log).y
        above, below = box.y < top, box.y + box.height > bottom
        if above or below:
            self.program.point(box.x + box.width // 2, (top + bottom) // 2)
            self.program.scroll(1 if below else -1)
        return not above and not below

    def pick(self, node):
        """Takes up a figure or the abbey; Alt and a number count what can be taken up now."""
        if self.by_mouse:
            self.program.wait_for(lambda: self.program.is_still(node), "the choices to lie still")
            self.click_in_sight(node)
        else:
            choices = [pick for pick in drive.children(node.get_parent()) if self.is_sensitive(pick) and drive.is_seen(pick)]
            self.program.press(f"alt+{1 + choices.index(node)}")
        self.program.wait_for(lambda: drive.has_state(node, Atspi.StateType.PRESSED), f"{drive.name_of(node)} to be taken up", 2)

    def open_gift(self):
        """Looks at the cards and chooses one that can be opened; says whether that has led to something else."""
        status = self.read_status()
        if self.by_mouse:
            self.open_gift_by_mouse()
        else:
            self.program.press("l", "Return")
        return self.has_changed(status)

    def open_gift_by_mouse(self):
        if self.gifts is None:  # in a narrow window they are in a popover
            self.program.click_on(self.find_button("_Gifts"))
            self.program.wait_for(lambda: self.find_button("_Look") or self.find_button("_Hide"), "the cards to come up")
        look = self.find_button("_Look", self.gifts)
        if look is not None:
            self.click_in_sight(look)
        cards = self.program.wait_for(self.find_openable, "a card that can be opened")
        card = self.chance.choice(cards) if self.gifts else cards[0]
        self.click_in_sight(card)

    def find_openable(self):
        """The cards with targets, and the buttons of those that need none."""
        found = []
        for card in self.program.walk(self.gifts):
            if drive.name_of(card) == "KlGiftCard":
                found += [node for node in self.program.walk(card) if self.is_sensitive(node) and self.is_opening(node)]
        return found

    def is_opening(self, node):
        rule = self.phrases.translation.gettext("Read the Rule")
        return drive.role_of(node) in BUTTONS and drive.name_of(node) != rule
