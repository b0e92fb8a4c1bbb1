# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real program from outside, as a person would: keys, clicks, and reading what the window says.

Keys and clicks go through xdotool; what is on the window is read from the accessibility bus. Run it inside
tools/with-display.
"""

import math
import os
import re
import subprocess
import tempfile
import time
from pathlib import Path

import gi
import tap

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PROBLEM = re.compile(r"\b(CRITICAL|WARNING|ERROR) \*\*|-(CRITICAL|WARNING|ERROR)\b|Sanitizer")
# GTK 4.24's own, when a popover opens on X11 without a compositor; tests/ui/log.c says more. And libadwaita 1.2 measures the two
# rows of tabs above the points before it knows which of them has room.
TOOLKIT_NOISE = re.compile(
    r"Gdk-WARNING \*\*:.* gdk_frame_timings_submitted\(\) called on submitted frame\.$"
    r"|attempt to allocate (AdwViewSwitcher viewswitcher 0x\w+ with width \d+|GtkBox box 0x\w+ with width 0) and height -1$"
)

DOUBLE_CLICK_PIXELS = 20
DOUBLE_CLICK_SECONDS = 0.5


class DriveError(Exception):
    """What was waited for did not come."""


class Program:
    """The program in its window. Its files go to folders of its own, so that nobody's games are touched."""

    def __init__(self, command, folder, language="C.UTF-8", env=None):
        self.accessible = None
        self.last_click = (0, 0), 0
        self.log_path = folder / "program.log"
        with open(self.log_path, "wb") as log:
            self.process = subprocess.Popen([str(word) for word in command], env=env or environment(folder, language),
                                            stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT)
        self.accessible = self.wait_for(self.find_accessible, "the program on the accessibility bus", 30)
        self.wait_for(self.find_toplevel, "a window")

    def wait_for(self, question, what, timeout=10):
        """Asks until the answer is true, and returns it."""
        limit = time.monotonic() + timeout
        while True:
            if self.process.poll() is not None:
                raise DriveError(f"the program has ended with {self.process.returncode}:\n{self.log()}")
            answer = attempt(question)
            if answer:
                return answer
            if time.monotonic() > limit:
                raise DriveError(f"waited {timeout} s for {what}; the window says: {self.texts()}\n{self.log()}")
            time.sleep(0.02)

    # What it prints

    def log(self):
        return self.log_path.read_text(encoding="utf-8", errors="replace")

    def problems(self):
        """Warnings that it printed; a program that is well prints none."""
        return [line for line in self.log().splitlines() if PROBLEM.search(line) and not TOOLKIT_NOISE.search(line)]

    # What it shows

    def find_toplevel(self):
        """The window or dialog that has the focus, or None. The bus does not tell which has it, the window manager does."""
        title = read_title()
        for toplevel in children(self.accessible):
            if name_of(toplevel) == title:
                return toplevel
        return None

    def find_accessible(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(index)
            if application is not None and application.get_process_id() == self.process.pid:
                application.set_cache_mask(Atspi.Cache.NONE)
                return application
        return None

    def walk(self, node=None):
        """Every accessible object that is seen, parents first."""
        for child in children(node or self.accessible):
            if is_seen(child):
                yield child
                yield from self.walk(child)

    def find(self, role=None, name=None, below=None):
        """The first object with that role whose name matches a regular expression, or None."""
        for node in self.walk(below):
            if (role is None or role_of(node) == role) and (name is None or re.search(name, name_of(node))):
                return node
        return None

    def texts(self):
        """The names of all that shows."""
        return [name for name in map(name_of, self.walk()) if name] if self.accessible else []

    def screenshot(self, path):
        subprocess.run(["import", "-window", "root", str(path)], check=True)
        return path

    def read_brightness(self):
        """How bright the window with the focus is on the whole, from 0 to 255."""
        window = xdotool("getactivewindow").strip()
        run = subprocess.run(["import", "-window", window, "-resize", "1x1!", "-depth", "8", "gray:-"], capture_output=True, check=True)
        return run.stdout[0]

    # What one does to it

    def press(self, *keys):
        xdotool("key", *keys)

    def hold_down(self, *keys):
        for key in keys:
            xdotool("keydown", key)

    def let_go(self, *keys):
        for key in keys:
            xdotool("keyup", key)

    def type(self, text):
        xdotool("type", "--delay", "10", text)

    def point(self, x, y):
        """Moves the pointer to a point of the window with the focus, in the coordinates of the accessibility bus."""
        window = xdotool("getactivewindow").strip()
        width = int(re.search(r"WIDTH=(\d+)", xdotool("getwindowgeometry", "--shell", window)).group(1))
        # The bus does not count the border that the toolkit draws round a window.
        border = (width - extents(self.find_toplevel()).width) // 2
        xdotool("mousemove", "--window", window, str(x + border), str(y + border))

    def click(self, x, y):
        """Clicks at a point; where the last click was near, not before it would be a double click no more."""
        (last_x, last_y), last_time = self.last_click
        if math.hypot(x - last_x, y - last_y) < DOUBLE_CLICK_PIXELS:
            time.sleep(max(0, last_time + DOUBLE_CLICK_SECONDS - time.monotonic()))
        self.point(x, y)
        xdotool("click", "1")
        self.last_click = (x, y), time.monotonic()

    def click_on(self, node):
        """Clicks in the middle of a widget."""
        box = extents(node)
        middle = box.x + box.width // 2, box.y + box.height // 2
        popover = find_popover(node)
        if popover is None:
            self.click(*middle)
        else:
            self.click_in_popover(popover, *middle)

    def click_in_popover(self, popover, x, y):
        box = extents(popover)
        xdotool("mousemove", "--window", self.find_popover_window(popover), str(x - box.x), str(y - box.y))
        xdotool("click", "1")

    def find_popover_window(self, popover):
        """A popover has a window of its own; the bus counts its places from the corner of what it belongs to."""
        box = extents(popover)
        for window in xdotool("search", "--onlyvisible", "--pid", str(self.process.pid)).split():
            if f"WIDTH={box.width}\nHEIGHT={box.height}\n" in xdotool("getwindowgeometry", "--shell", window):
                return window
        raise DriveError(f"no popover of {box.width} × {box.height}")

    def scroll(self, clicks):
        """Turns the wheel, down for positive numbers."""
        for _ in range(abs(clicks)):
            xdotool("click", "5" if clicks > 0 else "4")

    def resize(self, width, height):
        """Gives the window with the focus another size, without the border that the toolkit draws round it."""
        window = xdotool("getactivewindow").strip()
        geometry = dict(line.split("=") for line in xdotool("getwindowgeometry", "--shell", window).splitlines())
        box = extents(self.find_toplevel())
        borders = int(geometry["WIDTH"]) - box.width, int(geometry["HEIGHT"]) - box.height
        xdotool("windowsize", window, str(width + borders[0]), str(height + borders[1]))
        xdotool("windowmove", window, "0", "0")

    @staticmethod
    def is_still(node):
        """Whether something does not move."""
        before = extents(node)
        time.sleep(0.05)
        after = extents(node)
        return (before.x, before.y) == (after.x, after.y)

    def close(self, timeout=10):
        """Quits it as a person would; returns its exit code."""
        self.press("ctrl+q")
        try:
            return self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            raise DriveError(f"the program does not quit; the window says: {self.texts()}") from None
        finally:
            self.kill()

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def run_tests(name, create):
    """Runs, in a folder of its own, the tests () of what create (folder) returns and drives as its program. Returns the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        driver = create(Path(folder))
        picture = Path(f"failed-{name}.png").resolve()
        try:
            return tap.run(driver.tests(), (DriveError, GLib.Error), lambda: driver.program.screenshot(picture))
        finally:
            driver.program.kill()


def attempt(question, otherwise=None):
    """The answer; what is asked about may go away meanwhile."""
    try:
        return question()
    except GLib.Error:
        return otherwise


def children(node):
    found = attempt(lambda: [node.get_child_at_index(index) for index in range(node.get_child_count())], [])
    return [child for child in found if child is not None]


def name_of(node):
    return attempt(node.get_name) or ""


def role_of(node):
    return attempt(node.get_role, Atspi.Role.INVALID)


def has_state(node, state):
    return attempt(lambda: node.get_state_set().contains(state), False)


def extents(node):
    return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)


def find_popover(node):
    """The popover that the object is in, or None."""
    while node is not None and role_of(node) != Atspi.Role.APPLICATION:
        if name_of(node) in ("GtkPopover", "GtkPopoverMenu"):
            return node
        node = attempt(node.get_parent)
    return None


def is_seen(node):
    """What a stack or a revealer hides has no size; a page of a stack has no place of its own."""
    box = attempt(lambda: extents(node))
    return box is None or (box.width > 0 and box.height > 0)


def environment(folder, language):
    """The environment of a program whose files are all below folder."""
    env = dict(os.environ, LC_ALL=language, GSETTINGS_BACKEND="memory")
    env.pop("LANGUAGE", None)
    for kind in ("CONFIG", "CACHE", "DATA", "STATE"):
        home = folder / kind.lower()
        home.mkdir(parents=True, exist_ok=True)
        env[f"XDG_{kind}_HOME"] = str(home)
    return env


def write_settings(folder, settings):
    """Settings for a program whose GSETTINGS_BACKEND is "keyfile"."""
    keyfile = folder / "config/glib-2.0/settings/keyfile"
    keyfile.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"{key}={value}" for key, value in settings.items()]
    keyfile.write_text("\n".join(["[io/github/kloosterland/Kloosterland]", *lines, ""]), encoding="utf-8")


def read_title():
    """The title of the window that has the focus. Ask it rather than the bus while windows come and go: GTK 4.8 crashes
    when the bus asks for a window that is just being closed."""
    return xdotool("getactivewindow", "getwindowname", check=False).strip()


def xdotool(*words, check=True):
    run = subprocess.run(["xdotool", *words], capture_output=True, text=True, check=False)
    if check and run.returncode:
        raise DriveError(f"xdotool {' '.join(words)}: {run.stderr}")
    return run.stdout
