#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what software shops read: usage: check-metainfo.py APPSTREAMCLI METAINFO-FILE PO-FOLDER VERSION."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import tap

appstreamcli, metainfo, po, version = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]), sys.argv[4]
tree = ElementTree.parse(metainfo).getroot()

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MAX_SUMMARY = 35

# What appstreamcli may remark, and why that stays.
ACCEPTED = {
    "cid-contains-uppercase-letter": "the id has been chosen",
    "unknown-tag": "appstreamcli before 1.0 does not know <developer>",
}


def check_appstream():
    """appstreamcli finds nothing to remark, pedantic as it can be."""
    run = subprocess.run([appstreamcli, "validate", "--no-net", "--pedantic", "--no-color", metainfo],
                         env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}, capture_output=True, text=True, check=False)
    remarks = [line.strip() for line in run.stdout.splitlines() if re.match(r"\s*[EWIP]: ", line)]
    complaints = [line for line in remarks if not any(f": {tag}" in line for tag in ACCEPTED)]
    if run.returncode:
        complaints.append(f"exit code {run.returncode}")
    return complaints


def check_summary():
    """The summary is short, and no sentence."""
    summary = tree.findtext("summary")
    return [summary] if len(summary) > MAX_SUMMARY or summary.endswith(".") else []


def check_translated():
    """Name, summary, description and captions are there in every language."""
    complaints = []
    languages = (po / "LINGUAS").read_text(encoding="utf-8").split("\n")
    for language in (line for line in languages if line and not line.startswith("#")):
        for path in ("summary", "description/p", "description/ul/li", "screenshots/screenshot/caption"):
            originals = [node for node in tree.findall(path) if node.get(LANGUAGE) is None]
            translations = [node for node in tree.findall(path) if node.get(LANGUAGE) == language]
            if not originals or len(translations) != len(originals):
                complaints.append(f"{language}: {len(translations)} of {len(originals)} of {path}")
    return complaints


def check_screenshots():
    """There are three screenshots or more, each with a caption and its files in data/screenshots."""
    screenshots = tree.findall("screenshots/screenshot")
    complaints = [] if len(screenshots) >= 3 else [f"only {len(screenshots)} screenshots"]
    for screenshot in screenshots:
        if not screenshot.findtext("caption"):
            complaints.append("a screenshot without a caption")
        for image in screenshot.findall("image"):
            picture = po.parent / "data" / "screenshots" / image.text.rpartition("/")[2]
            if not picture.is_file():
                complaints.append(f"{picture.name} is not there")
            elif picture.read_bytes()[16:24] != size_in_png(image):
                complaints.append(f"{picture.name} has another size")
    return complaints


def size_in_png(image):
    """Width and height as they stand in the header of a PNG file."""
    return b"".join(int(image.get(side)).to_bytes(4, "big") for side in ("width", "height"))


def check_release():
    """The newest release comes first, is this version and says what is new."""
    releases = tree.findall("releases/release")
    dates = [release.get("date") for release in releases]
    complaints = [] if dates == sorted(dates, reverse=True) else ["the releases are not the newest first"]
    if releases[0].get("version") != version:
        complaints.append(f"the newest is {releases[0].get('version')}, this is {version}")
    complaints += [f"{release.get('version')} says nothing" for release in releases if not release.findtext("description/p")]
    return complaints


if __name__ == "__main__":
    tap.run([check_appstream, check_summary, check_translated, check_screenshots, check_release])
