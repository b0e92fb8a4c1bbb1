/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scripts are read and written as carefully as saved games are.
 */

#include "kl-script-file.h"

#include "kl-file.h"
#include "kl-save-private.h"
#include "kl-script.h"

gboolean
kl_script_file_is_one (GFile *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  name = g_file_get_basename (file);
  return name != NULL && g_str_has_suffix (name, KL_SCRIPT_EXTENSION);
}

KlGame *
kl_script_file_read (GFile   *file,
                     GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char   *name = NULL;
  g_auto (GStrv)     names = NULL;
  RulesHistory       history;
  KlColour           colours[RULES_MAX_PLAYERS];

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = kl_save_read_bytes (file, error);
  if (bytes == NULL)
    return NULL;
  name = kl_file_dup_name (file);
  if (!kl_script_play (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), name, TRUE, &history, &names, error))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    colours[i] = (KlColour) i;
  return kl_game_new_take (&history, (const char *const *) names, colours);
}

gboolean
kl_script_file_write (KlGame  *game,
                      GFile   *file,
                      GError **error)
{
  const char        *names[RULES_MAX_PLAYERS];
  g_autoptr (GBytes) bytes = NULL;
  char              *text;

  g_return_val_if_fail (KL_IS_GAME (game), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  for (guint i = 0; i < kl_game_get_setup (game)->n_players; i++)
    names[i] = kl_player_get_name (kl_game_get_player (game, i));
  text = kl_script_write_history (kl_game_get_history (game), names);
  bytes = g_bytes_new_take (text, strlen (text));
  return kl_save_write_bytes (file, bytes, error);
}
