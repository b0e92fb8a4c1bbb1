/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row with a title, a line about it, and a switch.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define KL_TYPE_SWITCH_ROW (kl_switch_row_get_type ())

G_DECLARE_FINAL_TYPE (KlSwitchRow, kl_switch_row, KL, SWITCH_ROW, AdwActionRow)

/* Signal: "switched", when the person did it. Both texts are plain. */
GtkWidget *kl_switch_row_new (const char *title,
                              const char *about) G_GNUC_WARN_UNUSED_RESULT;

gboolean kl_switch_row_get_active (KlSwitchRow *self);
/* Without the signal. */
void kl_switch_row_set_active (KlSwitchRow *self,
                               gboolean     active);

G_END_DECLS
