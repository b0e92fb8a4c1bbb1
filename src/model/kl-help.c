/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file is the program's own, so what is wrong with it is found by the tests, and a program with a broken one ends.
 */

#include "kl-help.h"

#include <glib/gi18n.h>
#include <string.h>

#include "kl-help-private.h"
#include "kl-model-resources.h"
#include "kl-script.h"

static void
free_block (gpointer data)
{
  KlHelpBlock *block = data;

  g_free (block->text);
  g_free (block->script);
  g_free (block->light);
  g_free (block->offers);
  g_free (block);
}

static KlHelpBlock *
read_block (const xmlNode *node)
{
  KlHelpBlock *block = g_new0 (KlHelpBlock, 1);

  if (!kl_xml_is (node, "example"))
    {
      block->kind = kl_xml_is (node, "item") ? KL_HELP_ITEM : KL_HELP_PARAGRAPH;
      block->text = kl_help_dup_words (node);
      return block;
    }

  block->kind = KL_HELP_EXAMPLE;
  block->light = kl_xml_dup_attribute (node, "light");
  block->offers = kl_xml_dup_attribute (node, "offers");
  for (const xmlNode *child = kl_xml_first (node); child != NULL; child = kl_xml_next (child))
    if (kl_xml_is (child, "caption"))
      block->text = kl_help_dup_words (child);
    else
      block->script = kl_help_dup_script (child);
  return block;
}

static KlHelpSection *
read_section (const xmlNode *node,
              const char    *chapter)
{
  KlHelpSection *section = g_new0 (KlHelpSection, 1);

  section->id = kl_xml_dup_attribute (node, "id");
  section->title = kl_xml_dup_attribute (node, "title");
  section->chapter = chapter;
  section->blocks = g_ptr_array_new_with_free_func (free_block);
  for (const xmlNode *child = kl_xml_first (node); child != NULL; child = kl_xml_next (child))
    g_ptr_array_add (section->blocks, read_block (child));
  return section;
}

static GPtrArray *
read_rules (void)
{
  g_autoptr (xmlDoc) document = kl_help_load ("rules.xml");
  GPtrArray         *sections = g_ptr_array_new ();

  for (const xmlNode *chapter = kl_xml_first (xmlDocGetRootElement (document)); chapter != NULL; chapter = kl_xml_next (chapter))
    {
      g_autofree char *title = kl_xml_dup_attribute (chapter, "title");

      for (const xmlNode *node = kl_xml_first (chapter); node != NULL; node = kl_xml_next (node))
        g_ptr_array_add (sections, read_section (node, g_intern_string (title)));
    }
  return sections;
}

xmlDoc *
kl_help_load (const char *name)
{
  g_autofree char   *path = g_strconcat ("/io/github/kloosterland/Kloosterland/help/", name, NULL);
  g_autofree char   *cause = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (kl_model_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  xmlDoc            *document;
  int                line;

  if (bytes == NULL)
    g_error ("%s", error->message);
  document = kl_xml_parse (bytes, &line, &cause);
  if (document == NULL)
    g_error ("%s:%d: %s", path, line, cause);
  return document;
}

/* As xgettext takes it out of the file: one space for any white space. */
char *
kl_help_dup_words (const xmlNode *node)
{
  g_autoptr (xmlChar) content = xmlNodeGetContent (node);
  g_auto (GStrv)      lines = g_strsplit ((const char *) content, "\n", -1);

  for (int i = 0; lines[i] != NULL; i++)
    g_strstrip (lines[i]);
  return g_strjoinv (" ", lines);
}

char *
kl_help_dup_script (const xmlNode *node)
{
  g_autoptr (xmlChar) content = xmlNodeGetContent (node);

  return g_strdup ((const char *) content);
}

const GPtrArray *
kl_help_get (void)
{
  static gsize      read_once = 0;
  static GPtrArray *sections;

  if (g_once_init_enter (&read_once))
    {
      sections = read_rules ();
      g_once_init_leave (&read_once, 1);
    }
  return sections;
}

int
kl_help_find (const char *id)
{
  const GPtrArray *sections = kl_help_get ();

  g_return_val_if_fail (id != NULL, -1);

  for (guint i = 0; i < sections->len; i++)
    if (g_str_equal (((const KlHelpSection *) g_ptr_array_index (sections, i))->id, id))
      return (int) i;
  return -1;
}

gboolean
kl_help_matches (const KlHelpSection *section,
                 const char          *words)
{
  g_autoptr (GString) text = g_string_new (_ (section->title));
  g_autofree char    *folded_words = NULL;
  g_autofree char    *folded_text = NULL;
  g_auto (GStrv)      wanted = NULL;

  g_return_val_if_fail (words != NULL, FALSE);

  g_string_append_printf (text, "\n%s\n%s", section->id, _ (section->chapter));
  for (guint i = 0; i < section->blocks->len; i++)
    g_string_append_printf (text, "\n%s", _ (((const KlHelpBlock *) g_ptr_array_index (section->blocks, i))->text));
  folded_text = g_utf8_casefold (text->str, -1);
  folded_words = g_utf8_casefold (words, -1);
  wanted = g_strsplit_set (folded_words, " \t", -1);
  for (int i = 0; wanted[i] != NULL; i++)
    if (strstr (folded_text, wanted[i]) == NULL)
      return FALSE;
  return TRUE;
}

const char *
kl_help_rule_for_verdict (RulesVerdict verdict)
{
  static const char *const rules[RULES_N_VERDICTS] = {
    [RULES_GAME_OVER] = "B14",
    [RULES_WRONG_PHASE] = "T",
    [RULES_WRONG_PLAYER] = "B1",
    [RULES_NO_SUCH_TILE] = "B2",
    [RULES_OUT_OF_RANGE] = "B3",
    [RULES_SPACE_TAKEN] = "B3",
    [RULES_NOT_ADJACENT] = "B3",
    [RULES_EDGE_MISMATCH] = "B3",
    [RULES_NO_SUCH_SEGMENT] = "B5",
    [RULES_FIGURE_NOT_THERE] = "B5",
    [RULES_FARMERS_OFF] = "F1",
    [RULES_SUPPLY_EMPTY] = "B6",
    [RULES_FEATURE_OCCUPIED] = "B5",
    [RULES_OFF_TABLE] = "H8",
    [RULES_NO_ABBEY] = "A2",
    [RULES_NOT_A_HOLE] = "A2",
    [RULES_NO_TILES_LEFT] = "A4",
    [RULES_MUST_LAY] = "A4",
    [RULES_NO_SUCH_CORNER] = "A9",
    [RULES_CORNER_NOT_FIELD] = "A9",
    [RULES_FIELD_HAS_BARN] = "A11",
    [RULES_NO_SUCH_WAGON] = "A8",
    [RULES_WAGON_TOO_FAR] = "A7",
    [RULES_FEATURE_COMPLETE] = "B13",
    [RULES_NO_CARD] = "G5",
    [RULES_GIFT_OPENED] = "G5",
    [RULES_GIFT_HAS_EFFECT] = "G5",
    [RULES_NO_OWN_FIGURE] = "G8",
    [RULES_SAME_POSTURE] = "G9",
    [RULES_BID_TOO_HIGH] = "H5",
    [RULES_NO_SUCH_BID] = "H5",
  };

  g_return_val_if_fail (verdict < RULES_N_VERDICTS, NULL);

  return rules[verdict];
}

const char *
kl_help_rule_for_gift (RulesGift card)
{
  static const char *const rules[RULES_N_GIFTS] = {
    [RULES_GIFT_SYNOD] = "G6",
    [RULES_GIFT_SWEEP] = "G7",
    [RULES_GIFT_CASH] = "G8",
    [RULES_GIFT_CHANGE] = "G9",
    [RULES_GIFT_TAKE2] = "G10",
  };

  g_return_val_if_fail ((int) card < RULES_N_GIFTS, NULL);

  return rules[card];
}

KlGame *
kl_help_play (const char *script,
              GError    **error)
{
  const char    *names[RULES_MAX_PLAYERS];
  KlColour       colours[RULES_MAX_PLAYERS];
  RulesHistory   history;
  g_auto (GStrv) players = NULL;

  g_return_val_if_fail (script != NULL, NULL);

  if (!kl_script_play (script, strlen (script), "help", FALSE, &history, &players, error))
    return NULL;
  for (int i = 0; i < history.setup.n_players; i++)
    {
      g_autofree char *id = g_ascii_strdown (players[i], -1);
      int              colour = kl_colour_find (id);

      names[i] = "";
      colours[i] = colour >= 0 ? (KlColour) colour : (KlColour) i;
    }
  return kl_game_new_take (&history, names, colours);
}
