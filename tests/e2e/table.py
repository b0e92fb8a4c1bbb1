# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays on the board of a running program, by mouse or by keyboard. It goes by roles and speaks no language."""

import random
import re
import time
from collections import namedtuple

import drive
from gi.repository import Atspi

# What the board offers: spaces for the tile, spots for a figure; and the tiles that lie.
Offer = namedtuple("Offer", "slots spots tiles")

COORDINATES = re.compile(r"(?<!\w)[-−]?\d+")


class Table:
    def __init__(self, program, seed):
        self.program = program
        self.chance = random.Random(seed)
        self.map = program.wait_for(lambda: program.find(Atspi.Role.TABLE), "the map")

    # Looking

    def look(self):
        slots, spots, tiles = [], [], []
        for child in drive.children(self.map):
            role = drive.role_of(child)
            if role == Atspi.Role.PUSH_BUTTON:
                spots.append(child)
            elif role == Atspi.Role.TABLE_CELL and drive.has_state(child, Atspi.StateType.FOCUSABLE):
                slots.append(child)
            elif role == Atspi.Role.TABLE_CELL:
                tiles.append(child)
        return Offer(slots, spots, tiles)

    def count_tiles(self):
        return len(self.look().tiles)

    def is_over(self):
        offer = self.look()
        return not offer.slots and not offer.spots

    def read(self):
        """What can be told apart of a game: how many tiles lie, what is to be decided, and the points."""
        return summary(self.look()), self.read_scores()

    def read_scores(self):
        """The points of each player, as the rows of the players say."""
        players = self.program.find(Atspi.Role.LIST, name="^(Players|Spelers)$")
        rows = [drive.name_of(node) for node in self.program.walk(players) if drive.role_of(node) == Atspi.Role.LIST_ITEM]
        return [int(re.search(r"-?\d+", row).group()) for row in rows if row]

    # Playing

    def play_by_mouse(self):
        """One decision: a click on a space, on a spot or on "No Meeple"."""
        before = self.look()
        if before.slots:
            slot = self.bring_into_view(self.chance.choice(before.slots))
            self.program.point(*slot)
            self.program.scroll(self.chance.randrange(-1, 3))
            self.program.click(*slot)
        elif self.chance.randrange(3):
            self.program.click(*self.locate(self.chance.choice(before.spots)))
        else:
            self.program.click_on(self.find_pass())
        self.wait_after(before)

    def play_by_keyboard(self):
        """One decision: arrows, R and Enter for a space; a number for a spot, or none."""
        before = self.look()
        if before.slots:
            self.program.wait_for(self.focus_a_slot, "an arrow key to find a space")
            self.program.press(*["r"] * self.chance.randrange(3), "Return")
        else:
            self.program.press(str(self.chance.randrange(len(before.spots) + 1)))
        self.wait_after(before)

    def focus_a_slot(self):
        """Presses arrow keys; says whether a space has the focus then, which is not so when none lies that way."""
        self.program.press(*self.chance.choices(("Left", "Right", "Up", "Down"), k=1 + self.chance.randrange(3)))
        return any(drive.has_state(slot, Atspi.StateType.FOCUSED) for slot in self.look().slots)

    def wait_after(self, before):
        """Waits until the board offers something else than before, and lies still."""
        self.program.wait_for(lambda: summary(self.look()) != summary(before), "the board to take the move")
        self.program.wait_for(self.is_still, "the map to lie still")

    def is_still(self):
        def read_places():
            cells = [self.map.get_child_at_index(index) for index in (0, 1)]
            return [(box.x, box.y) for box in map(drive.extents, cells)]

        before = read_places()
        time.sleep(0.05)
        return before == read_places()

    def find_pass(self):
        """The button "No Meeple" beside the status."""
        line = self.program.find(name="^KlStatusLine$")
        return self.program.find(Atspi.Role.PUSH_BUTTON, below=line)

    def bring_into_view(self, slot):
        """Where the space is; when it is outside the board, the whole map is shown first."""
        board = drive.extents(self.map.get_parent())

        def is_inside(point):
            return board.x < point[0] < board.x + board.width and board.y < point[1] < board.y + board.height

        if not is_inside(self.locate(slot)):
            self.program.press("f")
            self.program.wait_for(lambda: is_inside(self.locate(slot)), "the map to be shown whole")
        return self.locate(slot)

    def locate(self, node):
        """The centre of something on the map. On the bus of Debian 12 places follow the zoom and sizes do not, so the
        zoom is worked out from the places of two cells."""
        (first, second) = [(read_coordinates(cell), drive.extents(cell)) for cell in self.find_two_cells()]
        steps = sum(b - a for a, b in zip(first[0], second[0]))
        zoom = (second[1].x + second[1].y - first[1].x - first[1].y) / steps / first[1].width
        box = drive.extents(node)
        return round(box.x + box.width * zoom / 2), round(box.y + box.height * zoom / 2)

    def find_two_cells(self):
        """Two cells that do not lie on one diagonal. The tiles come first, so few are asked."""
        first = self.map.get_child_at_index(0)
        column, row = read_coordinates(first)
        for index in range(1, self.map.get_child_count()):
            other = self.map.get_child_at_index(index)
            if drive.role_of(other) == Atspi.Role.TABLE_CELL and sum(read_coordinates(other)) != column + row:
                return first, other
        raise drive.DriveError("there are no two cells to measure by")


def read_coordinates(cell):
    column, row = COORDINATES.findall(cell.get_name())[:2]
    return int(column.replace("−", "-")), int(row.replace("−", "-"))


def summary(offer):
    return len(offer.tiles), bool(offer.slots), bool(offer.spots)
