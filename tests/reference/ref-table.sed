# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later

# Makes the tile table a C string: every line a literal.
s/.*/"&\\n"/
