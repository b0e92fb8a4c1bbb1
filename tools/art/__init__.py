# SPDX-FileCopyrightText: 2026 The Kloosterland developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The land tiles' drawing kit, used by tools/draw-tiles."""
