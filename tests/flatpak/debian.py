# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Debian packages of any suite: found with a private apt, fetched, unpacked, and nothing of it installed.

No script of a package runs, so neither root nor a chroot is needed; what the scripts would have made is the caller's work.
"""

import re
import subprocess
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"

# Of no use to those who build and run: nor is it unpacked.
UNWANTED_FILES = ("./usr/share/doc/*", "./usr/share/man/*", "./usr/share/info/*", "./usr/share/lintian/*", "./usr/share/bug/*",
                  "./usr/share/gtk-doc/*", "./usr/share/help/*", "./usr/share/gir-1.0/*", "./var/*")


class PackageError(Exception):
    pass


class MirrorError(PackageError):
    """The mirror cannot be reached, or has no such suite."""


class Apt:
    """The packages of one suite. The machine's own lists and database stay out of it."""

    def __init__(self, suite, folder, mirror=None):
        self.folder = folder
        self.debs = folder / "debs"
        for needed in ("lists/partial", "archives/partial", "debs"):
            (folder / needed).mkdir(parents=True, exist_ok=True)
        (folder / "status").touch()
        sources = folder / "sources.list"
        sources.write_text(f"deb [signed-by={KEYRING}] {mirror or find_mirror()} {suite} main\n", encoding="utf-8")
        settings = {
            "Dir::Etc::SourceList": sources, "Dir::Etc::SourceParts": "/dev/null", "Dir::Etc::Preferences": "/dev/null",
            "Dir::Etc::PreferencesParts": "/dev/null", "Dir::State::Lists": folder / "lists", "Dir::State::Status": folder / "status",
            "Dir::Cache": folder, "Dir::Cache::Archives": folder / "archives",
            "APT::Install-Recommends": "false", "Acquire::Languages": "none", "APT::Sandbox::User": "",
            "Debug::NoLocking": "true",
        }
        self.options = [word for name, value in settings.items() for word in ("-o", f"{name}={value}")]
        try:
            self.get("update", "-o", "APT::Update::Error-Mode=any")
        except PackageError as error:
            raise MirrorError(str(error)) from None

    def get(self, *words, cwd=None):
        command = ["apt-get", "--quiet=2", *self.options, *words]
        run = subprocess.run(command, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if run.returncode:
            raise PackageError(f"apt-get {words[0]}: {run.stderr}")
        return run.stdout

    def has(self, package):
        run = subprocess.run(["apt-cache", *self.options, "show", "--no-all-versions", package], capture_output=True, check=False)
        return run.returncode == 0

    def choose(self, names):
        """One package for each name; "a|b" is the first that the suite has, and "a|" is none where it does not have it."""
        chosen = []
        for name in names:
            alternatives = [package for package in name.split("|") if package]
            found = name if name in alternatives else next(filter(self.has, alternatives), None)
            if found:
                chosen.append(found)
            elif not name.endswith("|"):
                raise PackageError(f"there is no package {name}")
        return chosen

    def resolve(self, packages, skip):
        """The file names of the packages and of all that they depend on, but for those that match skip."""
        listing = self.get("install", "--print-uris", "--yes", *packages)
        files = re.findall(r"^'[^']*' (\S+\.deb) ", listing, re.MULTILINE)
        return [name for name in files if not skip.fullmatch(name.partition("_")[0])]

    def fetch(self, files):
        """Downloads what is not there yet. Apt compares each file with the signed lists."""
        self.get("download", *sorted({name.partition("_")[0] for name in files}), cwd=self.debs)

    def unpack(self, files, root):
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda name: unpack(self.debs / name, root), files))


def find_mirror():
    """The mirror that this machine's apt uses itself."""
    listing = subprocess.run(["apt-get", "indextargets", "--format", "$(ORIGIN) $(REPO_URI)", "Created-By: Packages"],
                             capture_output=True, text=True, check=True)
    mirrors = Counter(line.split()[1] for line in listing.stdout.splitlines() if line.startswith("Debian ") and "security" not in line)
    if not mirrors:
        raise PackageError("apt knows no mirror of Debian")
    return mirrors.most_common(1)[0][0]


def unpack(deb, root):
    with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", deb], stdout=subprocess.PIPE) as source:
        command = ["tar", "--extract", f"--directory={root}", "--keep-directory-symlink", "--no-same-owner", "--warning=no-timestamp",
                   *(f"--exclude={pattern}" for pattern in UNWANTED_FILES)]
        code = subprocess.run(command, stdin=source.stdout, check=False).returncode
    if code or source.returncode:
        raise PackageError(f"{Path(deb).name} could not be unpacked")
