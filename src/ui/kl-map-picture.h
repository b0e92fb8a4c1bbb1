/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A piece of a map to look at, in the help: no larger than its tiles need, and smaller where there is no room.
 */

#pragma once

#include "kl-help.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KL_TYPE_MAP_PICTURE (kl_map_picture_get_type ())

G_DECLARE_FINAL_TYPE (KlMapPicture, kl_map_picture, KL, MAP_PICTURE, GtkWidget)

/* example: a KL_HELP_EXAMPLE, whose script must play. label: what is to be seen. */
GtkWidget *kl_map_picture_new (const KlHelpBlock *example,
                               const char        *label) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
