# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fingers on the touch screen and the pen of tools/with-display --touch, by the protocol of X.Org's input driver "inputtest":
records of a length, a kind and what belongs to it. Each event waits until the server has handed it on."""

import socket
import struct
import time

VERSION, SYNC, MOTION, PROXIMITY, BUTTON, TOUCH = 0, 1, 2, 3, 4, 6  # kinds of records
BEGIN, UPDATE, END = 18, 19, 20  # as XInput has them
TIP, LOWER_BUTTON, UPPER_BUTTON = 1, 2, 3  # of a pen, as Wacom's driver has them
VALUATORS = 64  # whatever the device has
X, Y, PRESSURE = 0, 1, 4
LAST = 0xFFFF  # of each axis, at the right and lower edge of the screen
LIGHT, FIRM = 180, 420  # of 1000
TREMBLE = ((1, 0), (2, -1), (0, -2), (0, 0))  # pixels
STEP_SECONDS = 0.012


class Device:
    def __init__(self, path, width, height):
        self.size = width, height
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.send(VERSION, struct.pack("=HH", 1, 1))
        self.socket.recv(12)

    def send(self, kind, contents=b""):
        self.socket.sendall(struct.pack("=II", 8 + len(contents), kind) + contents)

    def report(self, kind, head, values):
        """Tells of an event: what is peculiar to its kind, and where each axis stands that has changed."""
        numbers = [values.get(axis, 0) for axis in range(VALUATORS)]
        mask = struct.pack("=IQ4x", 0, sum(1 << axis for axis in values))
        self.send(kind, head + mask + struct.pack(f"={2 * VALUATORS}d", *numbers, *numbers))
        self.send(SYNC)
        self.socket.recv(8)
        time.sleep(STEP_SECONDS)

    def place(self, x, y):
        """A point of the screen, as the axes have it."""
        return {axis: LAST * (at + 0.5) / size for axis, at, size in zip((X, Y), (x, y), self.size)}


class Fingers(Device):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.places = {}  # of those that are down

    def touch(self, finger, event, x, y):
        self.report(TOUCH, struct.pack("=II", finger, event), self.place(x, y))
        self.places[finger] = x, y

    def put_down(self, finger, x, y):
        self.touch(finger, BEGIN, x, y)

    def lift(self, *fingers):
        for finger in fingers:
            self.touch(finger, END, *self.places[finger])
            del self.places[finger]

    def move(self, targets, steps=12):
        """Moves fingers to places, by their numbers, together and bit by bit."""
        starts = {finger: self.places[finger] for finger in targets}
        for step in range(1, steps + 1):
            for finger, (x, y) in targets.items():
                from_x, from_y = starts[finger]
                self.touch(finger, UPDATE, from_x + (x - from_x) * step / steps, from_y + (y - from_y) * step / steps)

    def tap(self, x, y, seconds=0):
        """No finger is quite still."""
        self.put_down(0, x, y)
        for dx, dy in TREMBLE:
            self.touch(0, UPDATE, x + dx, y + dy)
        time.sleep(seconds)
        self.lift(0)


class Pen(Device):
    """It is never quite still either, nor is its pressure the same."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.at = None  # where it is near the screen
        self.pressure = 0

    def point(self, x, y):
        self.report(MOTION, struct.pack("=I4x", True), {**self.place(x, y), PRESSURE: self.pressure})
        self.at = x, y

    def hover(self, x, y, steps=6):
        """Goes to a place, pressed or not; one that was away appears near it."""
        if self.at is None:
            self.at = x + 3, y + 3
            self.report(PROXIMITY, struct.pack("=I4x", True), self.place(*self.at))
        from_x, from_y = self.at
        for step in range(1, steps + 1):
            self.point(from_x + (x - from_x) * step / steps, from_y + (y - from_y) * step / steps)

    def go_away(self):
        self.report(PROXIMITY, struct.pack("=I4x", False), self.place(*self.at))
        self.at = None

    def put_down(self, button=TIP):
        self.push(button, True, FIRM)

    def lift(self, button=TIP):
        self.push(button, False, 0)

    def push(self, button, down, pressure):
        """Its tip and its buttons; only the tip has a pressure."""
        if button == TIP:
            self.pressure = pressure
        self.report(BUTTON, struct.pack("=iiI4x", True, button, down), {**self.place(*self.at), PRESSURE: self.pressure})

    def tremble(self):
        x, y = self.at
        for dx, dy in TREMBLE:
            self.pressure = self.pressure and FIRM + LIGHT - self.pressure
            self.point(x + dx, y + dy)

    def tap(self, x, y, seconds=0, button=TIP):
        self.hover(x, y)
        self.put_down(button)
        self.tremble()
        time.sleep(seconds)
        self.lift(button)

    def drag(self, start, end, rest, button=TIP):
        """From place to place, and holds still there before it is lifted."""
        self.hover(*start)
        self.put_down(button)
        self.hover(*end, steps=12)
        time.sleep(rest)
        self.lift(button)
