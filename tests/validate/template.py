# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every string of the program as it is now, without a build."""

import os
import subprocess


def extract(source_root, folder):
    """Writes a template for translators into folder, and returns its path."""
    po = source_root / "po"
    template = folder / "template.pot"
    subprocess.run(["xgettext", f"--files-from={po / 'POTFILES.in'}", f"--directory={source_root}", f"--output={template}",
                    "--from-code=UTF-8", "--keyword=_", "--keyword=N_", "--keyword=C_:1c,2", "--keyword=NC_:1c,2",
                    "--keyword=g_dngettext:2,3", "--keyword=g_dpgettext2:2c,3", "--add-comments"],
                   env={**os.environ, "GETTEXTDATADIRS": str(po)}, check=True, capture_output=True)
    return template
