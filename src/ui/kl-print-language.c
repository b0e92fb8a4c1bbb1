/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Gettext speaks the language of the process, and switching that for the length of a document is neither safe nor
 * always possible: it changes other threads' words, and needs a locale that the system may not have. The compiled
 * translations are resources of the program instead, and are read here. The format is that of GNU gettext's .mo files:
 * a header, and two tables of lengths and offsets, one for the strings as marked and one for their translations.
 */

#include "kl-print-language.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#define PATH RESOURCE_PATH "languages"
#define SOURCE "en"

struct _KlPrintLanguage
{
  GHashTable *words; /* owned, its strings are the file's; empty for the language of the source */
  GBytes     *mo;    /* owned; NULL for the language of the source */
};

enum
{
  MO_MAGIC = 0x950412de,
  MO_WORDS = 7 /* of the header: magic, revision, number of strings, where the tables are, and two of a hash table */
};

static gsize
read_word (GBytes *mo,
           gsize   at)
{
  gsize       size;
  const char *data = g_bytes_get_data (mo, &size);
  guint32     word = 0;

  if (at + sizeof word <= size)
    memcpy (&word, data + at, sizeof word);
  /* Compiled with the program, and always in this order: msgfmt --endianness=little. */
  return GUINT32_FROM_LE (word);
}

/* A string of a table, or NULL when it does not lie within the file. */
static const char *
read_string (GBytes *mo,
             gsize   table,
             gsize   number)
{
  gsize       size;
  const char *data = g_bytes_get_data (mo, &size);
  gsize       length = read_word (mo, table + 8 * number);
  gsize       offset = read_word (mo, table + 8 * number + 4);

  if (offset >= size || length >= size - offset || data[offset + length] != '\0')
    return NULL;
  return data + offset;
}

static void
read_words (GHashTable *words,
            GBytes     *mo)
{
  gsize n = read_word (mo, 8), originals = read_word (mo, 12), translations = read_word (mo, 16);

  if (g_bytes_get_size (mo) < 4 * MO_WORDS || read_word (mo, 0) != MO_MAGIC)
    return;
  for (gsize i = 0; i < n; i++)
    {
      const char *original = read_string (mo, originals, i);
      const char *translation = read_string (mo, translations, i);

      if (original != NULL && translation != NULL)
        g_hash_table_insert (words, (gpointer) original, (gpointer) translation);
    }
}

const char *const *
kl_print_language_list (void)
{
  static char **list;
  char        **codes;
  GPtrArray    *all;

  if (list != NULL)
    return (const char *const *) list;

  all = g_ptr_array_new ();
  codes = g_resources_enumerate_children (PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_ptr_array_add (all, g_strdup (SOURCE));
  for (int i = 0; codes != NULL && codes[i] != NULL; i++)
    g_ptr_array_add (all, g_strdup (codes[i]));
  g_ptr_array_add (all, NULL);
  g_strfreev (codes);
  list = (char **) g_ptr_array_free (all, FALSE);
  return (const char *const *) list;
}

const char *
kl_print_language_guess (void)
{
  const char *const *codes = kl_print_language_list ();
  const char *const *wanted = g_get_language_names ();

  /* "nl_BE" is followed by "nl". */
  for (int i = 0; wanted[i] != NULL; i++)
    for (int j = 0; codes[j] != NULL; j++)
      if (g_str_equal (wanted[i], codes[j]))
        return codes[j];
  return SOURCE;
}

GBytes *
kl_print_language_get_file (const char *code)
{
  g_autofree char *path = g_strconcat (PATH "/", code, NULL);

  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

KlPrintLanguage *
kl_print_language_new (const char *code)
{
  KlPrintLanguage *self;

  if (!g_strv_contains (kl_print_language_list (), code))
    return NULL;

  self = g_new0 (KlPrintLanguage, 1);
  self->words = g_hash_table_new (g_str_hash, g_str_equal);
  self->mo = kl_print_language_get_file (code);
  if (self->mo != NULL)
    read_words (self->words, self->mo);
  return self;
}

void
kl_print_language_free (KlPrintLanguage *self)
{
  g_hash_table_unref (self->words);
  g_clear_pointer (&self->mo, g_bytes_unref);
  g_free (self);
}

const char *
kl_print_language_get_name (KlPrintLanguage *self)
{
  /* translators: the name of the language that you translate into, by itself: "Nederlands", not "Engels" */
  const char *name = NC_ ("this language", "English");
  const char *said = g_hash_table_lookup (self->words, "this language\004English");

  return said != NULL ? said : name;
}

const char *
kl_print_language_say (KlPrintLanguage *self,
                       const char      *text)
{
  const char *said = g_hash_table_lookup (self->words, text);

  return said != NULL ? said : text;
}
