#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every string can be translated and is: usage: check-translations.py SOURCE-ROOT."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import tap
from template import extract

source_root = Path(sys.argv[1]).resolve()
po = source_root / "po"

IN_CODE = re.compile(r"\b(N?_|NC_|C_|n?gettext|dn?gettext|g_dn?gettext|g_dpgettext2?) \(\"")
IN_LAYOUT = re.compile(r'translatable="(yes|true)"')


def listed(name):
    return [line for line in (po / name).read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def has_strings(path):
    if path.suffix == ".c":
        return IN_CODE.search(path.read_text(encoding="utf-8"))
    if path.suffix == ".ui":
        return IN_LAYOUT.search(path.read_text(encoding="utf-8"))
    return path.name.endswith((".desktop.in", ".metainfo.xml.in", ".gschema.xml"))


def check_potfiles():
    """POTFILES.in names every file with words in it, in order."""
    files = listed("POTFILES.in")
    complaints = [f"{name} does not exist" for name in files if not (source_root / name).is_file()]
    if files != sorted(files):
        complaints.append("it is not in alphabetical order")
    found = [path for folder in ("src", "data") for path in sorted((source_root / folder).rglob("*")) if path.is_file() and has_strings(path)]
    complaints += [f"{path.relative_to(source_root)} is not in it" for path in found if str(path.relative_to(source_root)) not in files]
    return complaints


def check_complete():
    """Every translation is complete and current: nothing untranslated, fuzzy or malformed."""
    complaints = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        template = extract(source_root, folder)
        for language in listed("LINGUAS"):
            merged = folder / f"{language}.po"
            subprocess.run(["msgmerge", "--quiet", "--no-fuzzy-matching", f"--output-file={merged}", po / f"{language}.po", template],
                           check=True, capture_output=True)
            run = subprocess.run(["msgfmt", "--check", "--statistics", "--output-file=/dev/null", merged],
                                 env={"LC_ALL": "C", "PATH": "/usr/bin:/bin"}, capture_output=True, text=True, check=False)
            if run.returncode or "fuzzy" in run.stderr or "untranslated" in run.stderr:
                complaints += [f"{language}: {line.replace(str(folder), 'po')}" for line in run.stderr.splitlines()]
                complaints += [f"{language}: {line}" for line in missing(merged)]
    return complaints


def missing(merged):
    run = subprocess.run(["msgattrib", "--untranslated", "--no-wrap", "--no-obsolete", merged], capture_output=True, text=True, check=False)
    return [line for line in run.stdout.splitlines() if line.startswith(("msgid", "#:")) and line != 'msgid ""']


def check_linguas():
    """LINGUAS names every translation, in order."""
    languages = listed("LINGUAS")
    files = sorted(path.stem for path in po.glob("*.po"))
    return [] if languages == files else [f"LINGUAS has {languages}, the folder has {files}"]


if __name__ == "__main__":
    tap.run([check_potfiles, check_linguas, check_complete])
