# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The checks' way to tell meson what they found: one TAP line per check, and each complaint in a comment below it."""

import subprocess
import sys


def run(checks):
    """Runs functions that return a list of complaints, or None where the check cannot be made here."""
    print(f"1..{len(checks)}")
    failures = 0
    for number, check in enumerate(checks, start=1):
        complaints = check()
        title = check.__doc__.splitlines()[0].rstrip(".")
        if complaints is None:
            print(f"ok {number} {title} # SKIP not possible here")
            continue
        print(f"{'not ok' if complaints else 'ok'} {number} {title}")
        for complaint in complaints:
            print(f"# {complaint}")
        failures += bool(complaints)
    sys.exit(1 if failures else 0)


def tracked_files(root):
    """The paths of all files in version control, or None outside of it."""
    listing = subprocess.run(["git", "-C", root, "-c", f"safe.directory={root}", "ls-files", "-z"],
                             capture_output=True, text=True, check=False)
    if listing.returncode:
        return None
    return [root / name for name in listing.stdout.split("\0") if name and (root / name).is_file()]
