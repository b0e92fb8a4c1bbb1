/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Most rows of the toolkit take them for markup, unless they are told before: an ampersand of any language would leave them empty.
 */

#include "kl-rows.h"

void
kl_rows_set_title (gpointer    row,
                   const char *title)
{
  g_return_if_fail (ADW_IS_PREFERENCES_ROW (row));

  adw_preferences_row_set_use_markup (row, FALSE);
  adw_preferences_row_set_title (row, title);
}

void
kl_rows_set_subtitle (gpointer    row,
                      const char *subtitle)
{
  g_return_if_fail (ADW_IS_ACTION_ROW (row) || ADW_IS_EXPANDER_ROW (row));

  adw_preferences_row_set_use_markup (row, FALSE);
  if (ADW_IS_ACTION_ROW (row))
    adw_action_row_set_subtitle (row, subtitle);
  else
    adw_expander_row_set_subtitle (row, subtitle);
}
