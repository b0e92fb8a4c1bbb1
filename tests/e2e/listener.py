# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hears what a screen reader would say by itself: what the program announces. Before GTK 4.14 that is a new description of
what has the focus, as Orca takes it, or the description of what gets it; a process of its own listens, because listening needs a main loop.

usage: listener.py PID: prints a line of JSON for each announcement, and for each move of the focus.
"""

import json
import subprocess
import sys
import threading
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

EVENTS = ("object:property-change:accessible-description", "object:announcement", "object:state-changed:focused")


class Ears:
    """Runs the listener; what it hears is kept in order."""

    def __init__(self, pid):
        self.heard = []
        self.process = subprocess.Popen([sys.executable, "-B", __file__, str(pid)], stdout=subprocess.PIPE, text=True)
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()
        while not self.heard:
            time.sleep(0.05)

    def read(self):
        for line in self.process.stdout:
            self.heard.append(json.loads(line))

    def count(self):
        return len(self.heard)

    def get_since(self, start):
        """What was announced since the count was that."""
        return [text for kind, text in self.heard[start:] if kind == "said"]

    def get_focused_since(self, start):
        return [text for kind, text in self.heard[start:] if kind == "focused"]

    def wait_for_focus(self, start, seconds=1):
        """The role and the name of what has got the focus since the count was that; None when nothing has."""
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            for index in range(len(self.heard) - 1, start, -1):
                if self.heard[index][0] == "focused":
                    return self.heard[index - 1][1], self.heard[index][1]
            time.sleep(0.01)
        return None

    def close(self):
        self.process.kill()
        self.process.wait()
        self.thread.join()


def tell(kind, text):
    print(json.dumps([kind, text]), flush=True)


def hear(event, pid):
    """What Orca 43 would speak: descriptions of what has the focus, and nobody else's."""
    try:
        if event.source.get_process_id() != pid:
            return
        if event.type == "object:state-changed:focused":
            if event.detail1:
                tell("role", event.source.get_role_name())
                tell("focused", event.source.get_name() or "")
                if event.source.get_description():
                    tell("said", event.source.get_description())
        elif event.type == "object:announcement" or event.source.get_state_set().contains(Atspi.StateType.FOCUSED):
            if event.any_data:
                tell("said", str(event.any_data))
    except GLib.Error:
        pass  # it has gone meanwhile


def main():
    pid = int(sys.argv[1])
    listener = Atspi.EventListener.new(lambda event: hear(event, pid))
    for name in EVENTS:
        listener.register(name)
    GLib.timeout_add(200, lambda: tell("ready", ""))
    Atspi.event_main()


if __name__ == "__main__":
    main()
