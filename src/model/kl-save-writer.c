/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game as XML. Everything that began it is written out, the pile and the gift deck in the order in which they are drawn
 * and who began, so that a later version with other defaults or another shuffle plays the same game.
 */

#include "kl-save-private.h"

#include "kl-xml-private.h"

static void
set_attribute (xmlNode    *node,
               const char *name,
               const char *value)
{
  xmlNewProp (node, (const xmlChar *) name, (const xmlChar *) value);
}

static void
set_number (xmlNode    *node,
            const char *name,
            guint64     value)
{
  char text[24];

  g_snprintf (text, sizeof text, "%" G_GUINT64_FORMAT, value);
  set_attribute (node, name, text);
}

static xmlNode *
add (xmlNode    *parent,
     const char *name,
     const char *text)
{
  return xmlNewTextChild (parent, NULL, (const xmlChar *) name, (const xmlChar *) text);
}

/* Without what XML has no way to write: most control characters and the two non-characters. */
static char *
dup_writable (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString         *kept = g_string_new (NULL);

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (letter == '\t' || letter == '\n' || letter == '\r' || (letter >= ' ' && letter != 0xfffe && letter != 0xffff))
        g_string_append_unichar (kept, letter);
    }
  return g_string_free (kept, FALSE);
}

static void
write_setup (xmlNode          *root,
             const RulesSetup *setup)
{
  xmlNode *node = add (root, "setup", NULL);

  set_attribute (node, "set", setup->tiles->set[setup->set].id);
  set_number (node, "seed", setup->seed);
  set_number (node, "first", setup->first - 1u);
  for (guint i = 0; i < RULES_N_PARTS; i++)
    {
      xmlNode *part = add (node, "part", NULL);

      set_attribute (part, "id", rules_part_get ((RulesPart) i)->id);
      set_attribute (part, "value", setup->part[i] ? "on" : "off");
    }
  for (guint i = 0; i < RULES_N_SWITCHES; i++)
    {
      xmlNode *node_switch = add (node, "switch", NULL);
      char     words[RULES_MOVE_TEXT_SIZE];

      rules_switch_format ((RulesSwitchId) i, setup->value[i], words, sizeof words);
      set_attribute (node_switch, "id", rules_switch_get ((RulesSwitchId) i)->id);
      set_attribute (node_switch, "value", words);
    }
}

static void
write_supply (xmlNode    *player,
              const char *figure,
              guint       count)
{
  xmlNode *node;

  if (count == 0)
    return;
  node = add (player, "supply", NULL);
  set_attribute (node, "figure", figure);
  set_number (node, "count", count);
}

/* Who knows no computers lets people play in their place. */
static void
write_computer (xmlNode *player,
                KlKind   kind)
{
  xmlNode *node;

  if (kind == KL_KIND_HUMAN)
    return;
  node = add (player, "computer", NULL);
  set_attribute (node, "level", kl_kind_get_id (kind));
  set_attribute (node, "optional", "yes");
}

static void
write_players (xmlNode *root,
               KlGame  *game)
{
  const RulesSetup *setup = kl_game_get_setup (game);
  xmlNode          *node = add (root, "players", NULL);

  for (guint i = 0; i < setup->n_players; i++)
    {
      KlPlayer        *player = kl_game_get_player (game, i);
      g_autofree char *name = dup_writable (kl_player_get_name (player));
      xmlNode         *child = add (node, "player", NULL);

      set_attribute (child, "name", name);
      set_attribute (child, "colour", kl_colour_get_id (kl_player_get_colour (player)));
      write_computer (child, kl_player_get_kind (player));
      for (guint figure = 0; figure < RULES_N_FIGURES; figure++)
        write_supply (child, rules_figure_name ((RulesFigure) figure), setup->supply[i][figure]);
      write_supply (child, KL_SAVE_ABBEY, setup->abbeys[i]);
    }
}

static void
write_pile (xmlNode          *root,
            const RulesSetup *setup)
{
  xmlNode *node = add (root, "pile", NULL);

  for (guint i = 0; i < setup->n_stack; i++)
    set_attribute (add (node, "tile", NULL), "type", setup->tiles->type[setup->stack[i]].id);
}

static void
write_gifts (xmlNode          *root,
             const RulesSetup *setup)
{
  xmlNode *node = add (root, "gifts", NULL);

  for (guint i = 0; i < setup->n_gifts; i++)
    set_attribute (add (node, "card", NULL), "kind", rules_gift_name ((RulesGift) setup->gifts[i]));
}

static void
write_moves (xmlNode            *root,
             const RulesHistory *history)
{
  xmlNode *node = add (root, "moves", NULL);

  set_number (node, "cursor", (guint64) history->cursor);
  for (int i = 1; i < history->n; i++)
    {
      const RulesHistoryEntry *entry = history->entry[i];
      char                     text[RULES_MOVE_TEXT_SIZE];

      if (entry->kind == RULES_ENTRY_END)
        {
          add (node, "end", NULL);
          continue;
        }
      rules_move_format (&entry->move, text);
      set_number (add (node, "move", text), "player", entry->player);
    }
}

static void
write_digest (xmlNode            *root,
              const RulesHistory *history)
{
  char text[20];

  g_snprintf (text, sizeof text, "%016" G_GINT64_MODIFIER "x",
              (guint64) rules_position_digest (&history->setup, &history->entry[history->n - 1]->position));
  add (root, "digest", text);
}

GBytes *
kl_save_to_bytes (KlGame *game)
{
  g_autoptr (xmlDoc)  document = NULL;
  g_autoptr (xmlChar) text = NULL;
  const RulesHistory *history;
  RulesSetup          setup;
  xmlNode            *root;
  int                 size;

  g_return_val_if_fail (KL_IS_GAME (game), NULL);

  history = kl_game_get_history (game);
  document = xmlNewDoc ((const xmlChar *) "1.0");
  root = xmlNewNode (NULL, (const xmlChar *) KL_SAVE_ROOT);
  xmlDocSetRootElement (document, root);
  set_number (root, "format", KL_SAVE_FORMAT);
  set_attribute (root, "program", KL_VERSION);

  rules_position_settle (&history->setup, &setup);
  write_setup (root, &setup);
  write_players (root, game);
  write_pile (root, &setup);
  write_gifts (root, &setup);
  write_moves (root, history);
  write_digest (root, history);

  xmlDocDumpFormatMemoryEnc (document, &text, &size, "UTF-8", 1);
  return g_bytes_new (text, (gsize) size);
}
