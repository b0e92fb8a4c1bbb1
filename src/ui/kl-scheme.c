/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every drawing is kept once, in the colours of the light board. For another board its colours are replaced by others
 * before it is drawn, by the table that tools/draw-tiles writes.
 */

#include "kl-scheme.h"

#include <adwaita.h>

enum
{
  COLOUR_LENGTH = 7 /* "#9abd62" */
};

/* The groups of the table. */
static const char *const groups[KL_N_SCHEMES] = {
  [KL_SCHEME_LIGHT] = NULL,
  [KL_SCHEME_DARK] = "dark",
  [KL_SCHEME_CONTRAST] = "high-contrast",
};

/* The table; read once, by whichever thread comes first. */
static GKeyFile *
get_table (void)
{
  static GKeyFile *table;

  if (g_once_init_enter (&table))
    {
      GKeyFile          *file = g_key_file_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) text = g_resources_lookup_data (RESOURCE_PATH "palette.ini", G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

      if (text == NULL || !g_key_file_load_from_bytes (file, text, G_KEY_FILE_NONE, &error))
        g_error ("The table of colours cannot be read: %s", error->message);
      g_once_init_leave (&table, file);
    }
  return table;
}

static bool
is_colour (const char *text,
           const char *end)
{
  if (end - text < COLOUR_LENGTH || *text != '#')
    return false;
  for (int i = 1; i < COLOUR_LENGTH; i++)
    if (!g_ascii_isxdigit (text[i]))
      return false;
  return true;
}

KlScheme
kl_scheme_get (void)
{
  AdwStyleManager *manager;

  /* Without a display, for a command, what is drawn is for paper or a file. */
  if (!gtk_is_initialized ())
    return KL_SCHEME_LIGHT;
  manager = adw_style_manager_get_default ();
  if (adw_style_manager_get_high_contrast (manager))
    return KL_SCHEME_CONTRAST;
  return adw_style_manager_get_dark (manager) ? KL_SCHEME_DARK : KL_SCHEME_LIGHT;
}

void
kl_scheme_watch (GCallback callback,
                 gpointer  data)
{
  AdwStyleManager *manager;

  if (!gtk_is_initialized ())
    return;
  manager = adw_style_manager_get_default ();
  g_signal_connect_object (manager, "notify::dark", callback, data, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", callback, data, G_CONNECT_SWAPPED);
}

GBytes *
kl_scheme_colour (KlScheme scheme,
                  GBytes  *svg)
{
  const char *text = g_bytes_get_data (svg, NULL);
  const char *end = text + g_bytes_get_size (svg);
  GString    *coloured;

  if (groups[scheme] == NULL)
    return g_bytes_ref (svg);

  coloured = g_string_sized_new (end - text);
  while (text < end)
    {
      const char      *colour = memchr (text, '#', end - text);
      g_autofree char *key = NULL;
      g_autofree char *other = NULL;

      if (colour == NULL)
        colour = end;
      g_string_append_len (coloured, text, colour - text);
      text = colour;
      if (!is_colour (colour, end))
        {
          if (text < end)
            g_string_append_c (coloured, *text++);
          continue;
        }

      key = g_strndup (colour + 1, COLOUR_LENGTH - 1);
      other = g_key_file_get_string (get_table (), groups[scheme], key, NULL);
      g_string_append_c (coloured, '#');
      g_string_append (coloured, other != NULL ? other : key);
      text += COLOUR_LENGTH;
    }
  return g_string_free_to_bytes (coloured);
}
