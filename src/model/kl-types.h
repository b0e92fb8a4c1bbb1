/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All GObject types of the model, so that headers need not include each other.
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct _KlGame   KlGame;
typedef struct _KlPlayer KlPlayer;
typedef struct _KlTurn   KlTurn;

G_END_DECLS
