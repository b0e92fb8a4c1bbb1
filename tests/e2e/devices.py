# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fingers on the touch screen of tools/with-display --touch, by the protocol of X.Org's input driver "inputtest": records of
a length, a kind and what belongs to it. Each event waits until the server has handed it on."""

import socket
import struct
import time

VERSION, SYNC, TOUCH = 0, 1, 6  # kinds of records
BEGIN, UPDATE, END = 18, 19, 20  # as XInput has them
VALUATORS = 64  # whatever the device has
X_AND_Y = 0b11
LAST = 0xFFFF  # of each axis, at the right and lower edge of the screen
STEP_SECONDS = 0.012


class Fingers:
    def __init__(self, path, width, height):
        self.size = width, height
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.send(VERSION, struct.pack("=HH", 1, 1))
        self.socket.recv(12)
        self.places = {}  # of those that are down

    def send(self, kind, contents=b""):
        self.socket.sendall(struct.pack("=II", 8 + len(contents), kind) + contents)

    def touch(self, finger, event, x, y):
        axes = [LAST * (place + 0.5) / size for place, size in zip((x, y), self.size)]
        numbers = struct.pack(f"={VALUATORS}d", *axes, *[0] * (VALUATORS - 2))
        mask = struct.pack("=I8s4x", 0, bytes([X_AND_Y]))
        self.send(TOUCH, struct.pack("=II", finger, event) + mask + numbers + numbers)
        self.send(SYNC)
        self.socket.recv(8)
        self.places[finger] = x, y
        time.sleep(STEP_SECONDS)

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

    def tap(self, x, y, seconds=0.05):
        self.put_down(0, x, y)
        time.sleep(seconds)
        self.lift(0)
