#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the program as installed from its bundle, as a person would, until it is uninstalled; TAP.

usage: test-installed.py EMPTY-FOLDER, inside tools/with-display, with the program installed in FLATPAK_USER_DIR.
XDG_RUNTIME_DIR must be the usual one, because the paths of the document portal are the same inside and outside then.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

SOURCE_ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(SOURCE_ROOT / "tests" / "e2e"))

import drive  # noqa: E402
from gi.repository import Atspi, Gio, GLib  # noqa: E402
from person import Person, load_words  # noqa: E402
from table import Table  # noqa: E402

ID = "io.github.kloosterland.Kloosterland"
DEVELOPMENT_ID = f"{ID}.Devel"
DUTCH = "nl_NL.UTF-8"
DECISIONS = 8

# What docs/desktop-checklist.md allows, as flatpak writes it. The second socket is what older versions are told for the third.
PERMISSIONS = {"shared=ipc;", "sockets=x11;wayland;fallback-x11;", "devices=dri;"}

PORTALS = (
    (["/usr/libexec/xdg-permission-store"], "org.freedesktop.impl.portal.PermissionStore"),
    (["/usr/libexec/xdg-document-portal"], "org.freedesktop.portal.Documents"),
    (["/usr/libexec/flatpak-portal"], "org.freedesktop.portal.Flatpak"),
    (["/usr/libexec/xdg-desktop-portal"], "org.freedesktop.portal.Desktop"),
)


class Failure(Exception):
    pass


def expect(condition, message):
    if not condition:
        raise Failure(message)


def flatpak(*words):
    run = subprocess.run(["flatpak", *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    expect(run.returncode == 0, f"flatpak {' '.join(words)}: {run.stderr}")
    return run.stdout


class Installed(drive.Program):
    """The program in its sandbox, where its process is somebody else's."""

    def __init__(self, folder, *arguments, command=("flatpak", "run", "--user", "--file-forwarding", ID), language=DUTCH):
        super().__init__([*command, *arguments], folder, env=dict(os.environ, LANG=language))

    def find_accessible(self):
        for application in drive.children(Atspi.get_desktop(0)):
            if application.get_name() == "kloosterland":
                application.set_cache_mask(Atspi.Cache.NONE)
                return application
        return None


class Session:
    """What a desktop has besides: the portals, with somebody who chooses the same file each time."""

    def __init__(self, folder, file):
        self.folder = folder
        self.connection = Gio.bus_get_sync(Gio.BusType.SESSION)
        definitions = folder / "portals"
        definitions.mkdir()
        (definitions / "kloosterland.portal").write_text(
            "[portal]\nDBusName=org.freedesktop.impl.portal.desktop.kloosterland\n"
            "Interfaces=org.freedesktop.impl.portal.FileChooser;org.freedesktop.impl.portal.Inhibit\nUseIn=kloosterland\n", encoding="utf-8")
        (definitions / "portals.conf").write_text("[preferred]\ndefault=kloosterland\n", encoding="utf-8")
        self.env = dict(os.environ, XDG_DESKTOP_PORTAL_DIR=str(definitions), XDG_CURRENT_DESKTOP="kloosterland")
        self.start([sys.executable, Path(__file__).with_name("portal_backend.py"), file],
                   "org.freedesktop.impl.portal.desktop.kloosterland", "dialogs.log")
        for command, name in PORTALS:
            self.portal = self.start(command, name, f"{name}.log")

    def start(self, command, name, log):
        with open(self.folder / log, "wb") as output:
            process = subprocess.Popen(command, env=self.env, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
        limit = time.monotonic() + 20
        while not self.has_owner(name):
            expect(time.monotonic() < limit and process.poll() is None, f"{name} does not appear:\n{(self.folder / log).read_text()}")
            time.sleep(0.05)
        return process

    def has_owner(self, name):
        reply = self.connection.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
                                          GLib.Variant("(s)", (name,)), None, Gio.DBusCallFlags.NONE, -1)
        return reply.unpack()[0]

    def end_portal(self):
        self.portal.terminate()
        self.portal.wait()

    def dialogs(self):
        """What the program asked of the file chooser, so far."""
        return [json.loads(line) for line in (self.folder / "dialogs.log").read_text(encoding="utf-8").splitlines()]


class Test:
    def __init__(self, folder):
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir()
        self.file = self.home / "Één 'mooi' \"spel\".kloosterland"
        self.words = load_words(Path(os.environ["FLATPAK_USER_DIR"]) / f"app/{ID}/current/active/files/share/locale", "nl")
        self.session = Session(folder, self.file)
        os.environ["HOME"] = str(self.home)  # of the programs, not of the session
        self.exports_folder = Path(os.environ["FLATPAK_USER_DIR"]) / "exports/share"
        self.logs = []
        self.program = None

    def start(self, *arguments, **options):
        run = self.folder / f"run-{len(self.logs) + 1}"
        run.mkdir()
        self.program = Installed(run, *arguments, **options)
        self.logs.append(self.program)
        self.person = Person(self.program, by_mouse=False, words=self.words)

    def quit(self):
        code = self.program.close()
        expect(code == 0, f"it ends with {code}")

    def read(self):
        return Table(self.program, seed=1).read()

    def decide(self):
        table = Table(self.program, seed=len(self.logs))
        for _ in range(DECISIONS):
            table.play_by_keyboard()

    def read_entry(self, file, key):
        """What an exported file of the desktop says under a key."""
        lines = (self.exports_folder / file).read_text(encoding="utf-8").splitlines()
        return next(line.removeprefix(f"{key}=") for line in lines if line.startswith(f"{key}="))

    # In this order

    def permissions(self):
        """it may do no more than it has to"""
        lines = flatpak("info", "--user", "--show-permissions", ID).split("\n")
        found = {line for line in lines if line and not line.startswith("[")}
        expect(found == PERMISSIONS, f"it has {sorted(found)}")

    def exports(self):
        """the desktop gets its icons, its type of file and its services"""
        for identity in (ID, DEVELOPMENT_ID):
            for name in (f"applications/{identity}.desktop", f"dbus-1/services/{identity}.service",
                         f"icons/hicolor/scalable/apps/{identity}.svg", f"icons/hicolor/symbolic/apps/{identity}-symbolic.svg",
                         f"icons/hicolor/scalable/mimetypes/{identity}-game.svg", f"mime/packages/{identity}.xml"):
                expect((self.exports_folder / name).exists(), f"{name} is not exported")

    def dutch(self):
        """it speaks Dutch, in its window and its dialogs"""
        self.start()
        expect(self.words("New Game") != "New Game", "there is no Dutch to look for")
        self.program.wait_for(lambda: self.words("New Game") in self.program.texts(), "its Dutch words")
        self.person.begin_game()

    def play(self):
        """a game is played"""
        self.decide()
        self.game = self.read()
        expect(self.game[0][0] > 2, f"only {self.game[0][0]} tiles lie")

    def save(self):
        """a copy is saved through the file chooser"""
        self.program.press("ctrl+s")
        self.program.wait_for(self.file.exists, f"{self.file}")
        dialog = self.session.dialogs()[-1]
        expect(dialog["method"] == "SaveFile" and dialog["application"] == ID and dialog["title"] == self.words("Save a Copy")
               and dialog["name"].endswith(".kloosterland") and dialog["filters"] == [self.words("Kloosterland games"), self.words("All files")],
               f"it asked for {dialog}")
        flatpak("run", "--user", "--file-forwarding", "--command=kloosterland-cli", ID, "check", "@@", str(self.file), "@@")

    def resume(self):
        """it quits, and the game is there again at the next start"""
        self.quit()
        self.start()
        expect(self.read() == self.game, f"{self.game} has become {self.read()}")

    def open(self):
        """a game is opened through the file chooser"""
        self.person.begin_game()
        expect(self.read() != self.game, "the new game looks like the other")
        self.program.press("ctrl+o")
        self.program.wait_for(lambda: self.read() == self.game, "the game that was saved")
        expect(self.session.dialogs()[-1]["title"] == self.words("Open a Game"), f"it asked for {self.session.dialogs()[-1]}")
        self.person.begin_game()
        self.quit()

    def command_line(self):
        """a game is opened from the command line"""
        self.start("@@u", self.file.as_uri(), "@@")
        self.program.wait_for(lambda: self.read() == self.game, "the game that was named")
        self.quit()

    def activate(self):
        """the session bus can start it"""
        until = 'until gapplication launch "$0" 2> /dev/null; do sleep 0.1; done & exec '
        self.start(command=("bash", "-c", until + self.read_entry(f"dbus-1/services/{ID}.service", "Exec"), ID))
        self.quit()

    def development(self):
        """the development version lives beside it, with a name and games of its own"""
        name = self.read_entry(f"applications/{DEVELOPMENT_ID}.desktop", "Name")
        expect(name == "Kloosterland (Development)", f"it is called {name}")
        self.start(command=("flatpak", "run", "--user", DEVELOPMENT_ID))
        self.program.wait_for(lambda: self.person.find(Atspi.Role.PUSH_BUTTON, "Short Game for _Two"), "the page without a game")
        self.quit()

    def no_portal(self):
        """without a portal it says that no file can be chosen"""
        self.session.end_portal()
        self.start(language="en_US.UTF-8")
        self.program.press("ctrl+s")
        Person(self.program, by_mouse=False, words=str).wait_for_window("No File Can Be Chosen")
        self.program.press("Escape")
        self.quit()

    def warnings(self):
        """no warning is printed"""
        problems = [line for program in self.logs for line in program.problems()]
        expect(not problems, "\n".join(sorted(set(problems))[:20]))

    def places(self):
        """it writes to its own folder and the file that was chosen, and nowhere else"""
        folders = self.home / ".var/app"
        own = folders / ID
        expect(any((own / ".local/state/kloosterland").glob("*.kloosterland")) and any(own.rglob("keyfile")), "game and settings are not kept where they should be")
        cache = self.home / ".cache/flatpak"  # flatpak's own
        strangers = [path for path in self.home.rglob("*") if path.is_file() and path != self.file
                     and not {own, folders / DEVELOPMENT_ID, cache} & set(path.parents)]
        expect(not strangers, f"{strangers}")

    def uninstall(self):
        """nothing is left when it is uninstalled with its data"""
        flatpak("uninstall", "--user", "--noninteractive", "--delete-data", ID, DEVELOPMENT_ID)
        left = [*(self.home / ".var/app").glob(f"{ID}*"), *self.exports_folder.rglob(f"{ID}*")]
        expect(ID not in flatpak("list", "--user", "--columns=application") and not left, f"{left}")


TESTS = (Test.permissions, Test.exports, Test.dutch, Test.play, Test.save, Test.resume, Test.open, Test.command_line, Test.activate,
         Test.development, Test.no_portal, Test.warnings, Test.places, Test.uninstall)


def main():
    folder = Path(sys.argv[1])
    print(f"1..{len(TESTS)}", flush=True)
    test = Test(folder)
    for number, method in enumerate(TESTS, start=1):
        try:
            method(test)
            print(f"ok {number} {method.__doc__}", flush=True)
        except (Failure, drive.DriveError) as error:
            print(f"not ok {number} {method.__doc__}")
            print("\n".join(f"# {line}" for line in str(error).splitlines()), flush=True)
            subprocess.run(["import", "-window", "root", folder / "failed.png"], check=False)
            print(f"# see {folder}", flush=True)
            return 1  # the others build on it
    return 0


if __name__ == "__main__":
    sys.exit(main())
