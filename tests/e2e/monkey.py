#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Presses keys, clicks, drags, scrolls, opens and closes dialogs and changes the size of the window, all at random; TAP.

Whatever it does, the program must not crash or print a warning, a game must be able to go on, and memory must not grow for
ever. All files are in a temporary folder, which is the home folder too, and
nothing is typed into a file dialog but a path there.

usage: monkey.py MINUTES SEED LOCALEDIR PROGRAM [moving|still [twice]]

still: with the animations off to begin with. twice: what it does hangs on the time that everything takes, and the toolkit has faults
of its own; so a run that finds something is followed by another, which counts, and what the toolkit says of itself is told but
is no failure. A crash counts at once. Without it, for a run by hand, every warning counts.
"""

import contextlib
import io
import os
import random
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import tap
from tap import expect

MAIN = "Kloosterland"
FILE_DIALOGS = ("Open a Game", "Save a Copy", "Save a Picture", "Save the Moves", "Save Pages to Print")
CLOSED_AT_ONCE = ("About Kloosterland",)  # its links lead out of the program

PLAYING = ["Left", "Right", "Up", "Down", "Return", "r", "1", "2", "3", "n", "x", "l", "space"]
OTHERS = [
    *"0456789hftwasdip", "R", "Tab", "shift+Tab", "Escape", "Home", "End", "Prior", "Next", "F1", "F10", "F11", "shift+F10",
    "ctrl+z", "ctrl+z", "ctrl+y", "ctrl+shift+z", "ctrl+h", "ctrl+t", "ctrl+plus", "ctrl+minus", "ctrl+0", "ctrl+comma",
    "ctrl+question", "ctrl+n", "ctrl+o", "ctrl+s", "ctrl+w", *(f"alt+{number}" for number in range(1, 10)),
    *(f"alt+{letter}" for letter in "abcdfghlnopsw"),
]
# GDK 4.8 finds no monitor for a menu outside the screen: of a row that has been scrolled away, and whose letter is pressed. Of a
# menu that the screen cuts off it then makes what has no size. The file dialog of GTK 4.8 asks where the focus is, and there is none.
HARMLESS = re.compile("gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR|gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET")
TOOLKIT = re.compile(r"\b(Gtk|Gdk|Adwaita)-(WARNING|CRITICAL) ")
AFTERMATH = re.compile(r"attempt to allocate \w+ \w+ 0x\w+ with .*-\d|gtk_widget_measure: assertion 'for_size >= -1' failed")
SIZES = (340, 1380), (560, 860)
CHECK_SECONDS = 15
UNSTICKING = ("Right", "Return", "1", "Down", "Return", "Left", "Return", "n", "Up", "Return")
UNSTICKING_ROUNDS = 4
BEGINNINGS = 5
PAUSE_SECONDS = 0.3  # for windows to come and go
REFUSAL_SECONDS = 6  # after which the status asks again
MENU_SECONDS = 6
COMPUTER_SECONDS = 60  # in which a computer has moved, on a busy machine
KINDS = "human", "beginner", "casual", "strong"
WARM_UP_MINUTES = 10  # until the pictures that are kept and the heaps of the threads have their size
MIB_PER_MINUTE = 2  # what may be added after that
MIB = 400  # of the whole


class Monkey:
    def __init__(self, folder, minutes, seed, localedir, program, motion="moving", patience=None):
        self.minutes, self.seed, self.command, self.folder = float(minutes), seed, [program], folder
        self.chance = random.Random(seed)
        translations = [load_translation(localedir, language) for language in ("C.UTF-8", "nl_NL.UTF-8")]
        self.phrases = [Phrases(translation) for translation in translations]
        self.file_dialogs = {translation.gettext(title) for translation in translations for title in FILE_DIALOGS}
        self.closed_at_once = {translation.gettext(title) for translation in translations for title in CLOSED_AT_ONCE}
        self.done = Counter()
        self.memory = []  # in MiB, minute by minute, of the present process
        self.largest = 0
        self.problems = []
        self.told = set()  # by the toolkit, of itself
        self.program = None
        self.crashed = False
        self.patient = patience == "twice"
        kinds = ["human", *(self.chance.choice(KINDS) for _ in range(3))]
        drive.write_settings(folder, {"animations": "true" if motion == "moving" else "false", "kinds": kinds})
        self.start()

    def start(self):
        changes = {"HOME": str(self.folder), "GSETTINGS_BACKEND": "keyfile"}
        if "FATAL" in os.environ:
            changes["LD_PRELOAD"] = os.environ["FATAL"]
        env = {**drive.environment(self.folder, "C.UTF-8"), **changes}
        self.program = drive.Program(self.command, self.folder, env=env)
        self.memory = []

    def tests(self):
        return [self.live, self.go_on, self.warn, self.stay_small, self.close]

    # Tests

    def live(self):
        """nothing that is done at random ends the program or makes a game stick"""
        start = time.monotonic()
        next_check, next_minute = start + CHECK_SECONDS, start + 60
        while time.monotonic() < start + 60 * self.minutes:
            self.act()
            if time.monotonic() > next_check:
                self.check()
                next_check = time.monotonic() + CHECK_SECONDS
            if time.monotonic() > next_minute:
                self.report(round((time.monotonic() - start) / 60))
                next_minute += 60

    def go_on(self):
        """a decision can be taken at the end, too"""
        self.check()

    def warn(self):
        """no warning is printed"""
        problems = self.problems + self.find_problems()
        for line in sorted(self.told):
            print(f"# {line}")
        expect(not problems, "\n".join(sorted(set(problems))[:20]))

    def stay_small(self):
        """memory does not grow for ever"""
        expect(self.largest < MIB, f"it took {self.largest} MiB")
        sizes = self.memory[WARM_UP_MINUTES:]
        half = len(sizes) // 2
        if half:
            earlier, later = sum(sizes[:half]) / half, sum(sizes[-half:]) / half
            growth = (later - earlier) / (len(sizes) - half)
            expect(growth < MIB_PER_MINUTE, f"{growth:.1f} MiB a minute are added: {self.memory}")

    def close(self):
        """it quits as ever"""
        self.go_home()
        code = self.program.close()
        expect(code == 0, f"it ends with {code}")

    # Looking

    def find_problems(self):
        problems, harmless = [], False
        for line in self.program.problems():
            harmless = bool(HARMLESS.search(line) or (harmless and AFTERMATH.search(line)))
            if harmless:
                continue
            if self.patient and TOOLKIT.search(line):
                self.told.add(line)
            else:
                problems.append(line)
        return problems

    def read_memory(self):
        status = Path(f"/proc/{self.program.process.pid}/status").read_text(encoding="ascii")
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) // 1024

    def report(self, minute):
        self.memory.append(self.read_memory())
        self.largest = max(self.largest, self.memory[-1])
        print(f"# minute {minute}: {self.memory[-1]} MiB; {dict(self.done)}", flush=True)

    def read_prompt(self):
        """What phase it is and who is asked, or None where nobody is, on the welcome page for instance."""
        for node in self.program.walk(self.program.find_toplevel()):
            if drive.role_of(node) == Atspi.Role.STATUS_BAR:
                prompts = (phrases.read_prompt(drive.name_of(node)) for phrases in self.phrases)
                prompt = next(filter(None, prompts), None)
                if prompt:
                    return prompt
        return None

    def wait_for_prompt(self):
        """The same, when what has been refused has been read and the computers have moved."""
        limit = time.monotonic() + REFUSAL_SECONDS
        prompt = self.read_prompt()
        while time.monotonic() < limit and (prompt is None or prompt[0] == "computer"):
            time.sleep(PAUSE_SECONDS)
            prompt = self.read_prompt()
        return prompt

    def shows(self, widget):
        return self.program.find(name=f"^{widget}$", below=self.program.find_toplevel()) is not None

    # Acting

    def act(self):
        """One thing at random. What ends the program is looked into."""
        try:
            self.act_in(drive.read_title())
        except DriveError:  # a window may go between two commands
            drive.xdotool("keyup", "ctrl", "mouseup", "1", check=False)
        self.look_after()

    def act_in(self, title):
        if not title:
            self.wake_up()
        elif title in self.file_dialogs:
            self.use_file_dialog()
        elif title in self.closed_at_once:
            self.program.press("Escape")
        else:
            ways = (self.play, self.press, self.click, self.scroll, self.drag, self.resize, self.use_menu, self.ask_for_file,
                    self.change_language, self.look_back, self.restart)
            weights = 60, 30, 25, 8, 6, 2 if title == MAIN else 0, 3, 2, 0.3, 0.5, 0.05
            way, = self.chance.choices(ways, weights=weights)
            self.done[way.__name__] += 1
            way()

    def look_after(self):
        """When the program has ended, somebody must have closed it, and it comes up again."""
        code = self.program.process.poll()
        if code is None:
            return
        critical = any("CRITICAL" in line and not HARMLESS.search(line) and not AFTERMATH.search(line)
                       for line in self.program.problems())
        self.crashed = code != 0 and not critical
        expect(code == 0, f"seed {self.seed}: it ends with {code} after {dict(self.done)}:\n{self.program.log()}")
        self.problems += self.find_problems()
        self.done["ended"] += 1
        self.start()

    def wake_up(self):
        """No window has the focus, because one is coming or going, or because the main one has been minimized. Or it is one
        without a title: the toolkit asks in such a one whether a file is to be replaced."""
        time.sleep(PAUSE_SECONDS)
        if drive.xdotool("getactivewindow", check=False).strip():
            if not drive.read_title():
                self.program.press("Escape")
                time.sleep(PAUSE_SECONDS)
        else:
            windows = drive.xdotool("search", "--name", f"^{MAIN}$", check=False).split()
            if windows:
                drive.xdotool("windowmap", windows[-1], "windowactivate", windows[-1], check=False)
                time.sleep(PAUSE_SECONDS)

    def ask_for_file(self):
        """What comes next may come before the dialog has read its folder."""
        self.program.press(self.chance.choice(("ctrl+o", "ctrl+s")))
        time.sleep(self.chance.choice((0.05, 0.2, 0.5)))

    def use_file_dialog(self):
        self.done["file dialog"] += 1
        if self.chance.random() < 0.5:
            self.program.press("Escape")
        else:
            self.program.press("ctrl+a")
            self.program.type(str(self.folder / f"{self.chance.choice('abc')}.kloosterland"))
            self.program.press("Return")
        time.sleep(0.5)
        if drive.read_title() in self.file_dialogs:
            self.program.press("Escape")
            time.sleep(PAUSE_SECONDS)

    def play(self):
        """What is likely to be a move."""
        self.program.press(*self.chance.choices(PLAYING, k=self.chance.randrange(1, 6)))

    def press(self):
        key = self.chance.choice(OTHERS)
        if key == "ctrl+w" and drive.read_title() == MAIN:
            return  # restart () does it; what lives for a minute cannot grow
        self.program.press(key)
        if key in ("ctrl+o", "ctrl+s", "F1", "ctrl+question", "ctrl+n", "ctrl+comma"):
            time.sleep(PAUSE_SECONDS)

    def find_point(self):
        """Somewhere in the window, but not where it is closed or minimized."""
        window = drive.xdotool("getactivewindow").strip()
        geometry = dict(line.split("=") for line in drive.xdotool("getwindowgeometry", "--shell", window).splitlines())
        width, height = int(geometry["WIDTH"]), int(geometry["HEIGHT"])
        x, y = self.chance.randrange(10, max(11, width - 10)), self.chance.randrange(10, max(11, height - 10))
        if y < 50 and x > width - 150:
            y += 50
        return window, str(x), str(y)

    def click(self):
        window, x, y = self.find_point()
        button = self.chance.choices("123", weights=(8, 1, 2))[0]
        repeat = ["--repeat", "2", "--delay", "40"] if self.chance.random() < 0.1 else []
        drive.xdotool("mousemove", "--window", window, x, y, "click", *repeat, button)

    def scroll(self):
        window, x, y = self.find_point()
        keys = ["keydown", "ctrl"], ["keyup", "ctrl"]
        before, after = keys if self.chance.random() < 0.3 else ([], [])
        wheel = ["click", "--repeat", str(self.chance.randrange(1, 5)), "--delay", "10", self.chance.choice("4567")]
        drive.xdotool("mousemove", "--window", window, x, y, *before, *wheel, *after)

    def drag(self):
        window, x, y = self.find_point()
        _, to_x, to_y = self.find_point()
        drive.xdotool("mousemove", "--window", window, x, y, "mousedown", "1", "mousemove", "--window", window, to_x, to_y,
                      "sleep", "0.05", "mouseup", "1")
        self.keep_on_screen()

    def resize(self):
        self.program.resize(*(self.chance.randrange(*size) for size in SIZES))
        self.keep_on_screen()

    def keep_on_screen(self):
        """All of it is to be within reach of clicks, and of a dialog what has been scrolled away not above the screen."""
        corner = ("0", "0") if drive.read_title() == MAIN else ("300", "250")
        drive.xdotool("getactivewindow", "windowmove", *corner, check=False)

    def use_menu(self):
        self.program.press("F10")
        time.sleep(0.2)
        self.program.press(*["Down"] * self.chance.randrange(1, 16), "Return")
        time.sleep(PAUSE_SECONDS)
        if self.chance.random() < 0.3:  # in a submenu, if it was one
            self.program.press(*["Down"] * self.chance.randrange(6), "Return")
            time.sleep(PAUSE_SECONDS)

    def change_language(self):
        self.program.press("ctrl+comma")
        time.sleep(PAUSE_SECONDS)
        self.program.press(self.chance.choice(("alt+g", "alt+l")), "space", *["Down"] * self.chance.randrange(3), "Return")
        time.sleep(PAUSE_SECONDS)
        if self.chance.random() < 0.7:
            self.program.press("Escape")

    def look_back(self):
        self.program.press("ctrl+h", *self.chance.choices(("Home", "Left", "Right", "Prior", "End", "space"), k=8))

    def restart(self):
        self.program.press("ctrl+q")
        with contextlib.suppress(drive.subprocess.TimeoutExpired):
            self.program.process.wait(3)

    # A game must be able to go on

    def go_home(self):
        """Leaves every dialog and menu for the main window."""
        for _ in range(20):
            self.look_after()
            title = drive.read_title()
            if title == MAIN:
                self.program.press("Escape", "Escape")
                time.sleep(PAUSE_SECONDS)
                if drive.read_title() == MAIN:
                    return
            elif title:
                self.program.press("Escape")
                time.sleep(PAUSE_SECONDS)
                if drive.read_title() == title:
                    drive.xdotool("key", "alt+F4")
                    time.sleep(PAUSE_SECONDS)
            else:
                self.wake_up()
        raise DriveError(f"“{drive.read_title()}” cannot be left")

    def check(self):
        """The status asks for something, and somebody can answer; a game that is over makes place for the next."""
        self.go_home()
        expect(not self.find_problems(), f"seed {self.seed}: {self.program.log()}")
        self.expect_hearing()
        if self.shows("KlHistoryBar"):
            self.program.press("ctrl+h")  # whoever looks back cannot play
            time.sleep(PAUSE_SECONDS)
        prompt = self.wait_for_prompt()
        if prompt is None or prompt[0] == "over" or self.shows("KlLessonBar") or self.chance.random() < 0.05:
            self.begin_game()
            return
        before = self.program.texts()
        if prompt[0] == "paused":
            self.program.press("p")
        if prompt[0] in ("paused", "computer"):
            self.program.wait_for(lambda: self.program.texts() != before, "a computer to move", COMPUTER_SECONDS)
            self.done["computers"] += 1
            return
        for _ in range(UNSTICKING_ROUNDS):
            self.program.press(*UNSTICKING)
            time.sleep(PAUSE_SECONDS)
            self.go_home()
            if self.program.texts() != before:
                self.done["checks"] += 1
                return
        self.expect_hearing()
        if self.program.texts() == before:  # a busy machine may have been behind with the keys; now it is not
            raise DriveError(f"seed {self.seed}: stuck at {prompt}: {self.program.texts()}")

    def expect_hearing(self):
        """The main menu hears its key. When the keys are for the window manager, which moves or sizes the window, Escape brings
        them back."""
        for _ in range(2):
            before = self.program.texts()
            self.program.press("F10")
            limit = time.monotonic() + MENU_SECONDS
            while time.monotonic() < limit:
                if self.program.texts() != before:
                    self.go_home()
                    return
                time.sleep(0.1)
            self.program.press("Escape")
        raise DriveError(f"seed {self.seed}: no key is heard: {self.program.texts()}")

    def begin_game(self):
        """The games are of all kinds, because the dialog proposes what was played last, and the monkey is often there. It does not
        begin one when it has opened a menu there, which swallows the last key."""
        for _ in range(BEGINNINGS):
            self.program.press("ctrl+n")
            time.sleep(2 * PAUSE_SECONDS)
            self.program.press(*["Tab"] * self.chance.randrange(4), self.chance.choice(("space", "Right", "Down")), "alt+s")
            time.sleep(2 * PAUSE_SECONDS)
            self.go_home()
            self.done["games"] += 1
            if self.wait_for_prompt():
                return
        expect(False, f"seed {self.seed}: no game has begun: {self.program.texts()}")


def run_once(minutes, seed, *arguments):
    """Returns the exit code, and whether the program has crashed."""
    picture = Path(f"failed-monkey-{seed}.png").resolve()
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as name:
        os.chdir(name)
        monkey = Monkey(Path(name), minutes, seed, *arguments)
        try:
            return tap.run(monkey.tests(), (DriveError, GLib.Error), lambda: monkey.program.screenshot(picture)), monkey.crashed
        finally:
            monkey.program.kill()
            os.chdir(before)


def main():
    minutes, seed, localedir, program, *rest = sys.argv[1:]
    arguments = localedir, Path(program).resolve(), *rest
    if "twice" in rest:
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            code, crashed = run_once(minutes, seed, *arguments)
        if code == 0 or crashed:
            print(output.getvalue(), end="")
            return code
        print("\n".join(f"# {line}" for line in output.getvalue().splitlines()), flush=True)
        seed += "-again"
    return run_once(minutes, seed, *arguments)[0]


if __name__ == "__main__":
    try:
        import drive
        from drive import DriveError
        from gi.repository import Atspi, GLib
        from phrases import Phrases, load_translation
    except (ImportError, ValueError) as error:
        print(f"1..0 # SKIP {error}")
        sys.exit()
    sys.exit(main())
