/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a saved game: first whether the document has the shape of one; then what it says, into a set-up; then the moves,
 * played one by one as in a game. Anything may stand in a file, so everything is doubted, and nothing that is refused
 * leaves a trace.
 *
 * A format after the first adds a step between finding the format and checking the shape: a function that turns a
 * document of the format before into one of the next, so that only the newest has a reader.
 */

#include "kl-save-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "kl-setup.h"
#include "kl-tiles.h"
#include "kl-xml-private.h"

typedef struct
{
  KlSaveSource source;
  RulesSetup   setup;
  RulesHistory history;
  char        *names[RULES_MAX_PLAYERS];
  KlColour     colours[RULES_MAX_PLAYERS];
  KlKind       kinds[RULES_MAX_PLAYERS];
} Reader;

static void
reader_clear (Reader *reader)
{
  rules_history_clear (&reader->history);
  for (guint i = 0; i < G_N_ELEMENTS (reader->names); i++)
    g_free (reader->names[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reader, reader_clear)

static const xmlNode *
find_child (const xmlNode *root,
            const char    *name)
{
  const xmlNode *child = kl_xml_first (root);

  while (!kl_xml_is (child, name))
    child = kl_xml_next (child);
  return child;
}

static gboolean
read_number (Reader        *reader,
             const xmlNode *node,
             const char    *attribute,
             guint64        max,
             guint64       *value)
{
  g_autofree char *text = kl_xml_dup_attribute (node, attribute);
  g_autofree char *shown = kl_save_dup_shown (text);

  if (kl_xml_parse_number (text, max, value))
    return TRUE;
  return kl_save_refuse (&reader->source, node, KL_SAVE_ERROR_CONTENT, _ ("“%s” is not possible as “%s” of <%s>."), shown, attribute,
                         kl_xml_get_name (node));
}

/* For words that the program knows a fixed number of: later versions may know more. */
static gboolean
refuse_word (Reader        *reader,
             const xmlNode *node,
             const char    *word)
{
  g_autofree char *shown = kl_save_dup_shown (word);

  return kl_save_refuse (&reader->source, node, KL_SAVE_ERROR_CONTENT, _ ("This version of Kloosterland does not know “%s” as <%s>; a newer one may."), shown,
                         kl_xml_get_name (node));
}

static gboolean
read_switch (Reader        *reader,
             const xmlNode *node,
             guint64       *seen)
{
  g_autofree char *id = kl_xml_dup_attribute (node, "id");
  g_autofree char *value = kl_xml_dup_attribute (node, "value");
  gboolean         is_part = kl_xml_is (node, "part");
  int              found = is_part ? rules_part_find (id) : rules_switch_find (id);
  int              bit = is_part ? found : RULES_N_PARTS + found;

  G_STATIC_ASSERT (RULES_N_PARTS + RULES_N_SWITCHES <= 64);
  if (found < 0)
    return refuse_word (reader, node, id);
  if (*seen >> bit & 1)
    return kl_save_refuse (&reader->source, node, KL_SAVE_ERROR_CONTENT, _ ("“%s” is set a second time."), id);
  *seen |= G_GUINT64_CONSTANT (1) << bit;

  if (is_part && (g_str_equal (value, "on") || g_str_equal (value, "off")))
    {
      reader->setup.part[found] = g_str_equal (value, "on");
      return TRUE;
    }
  /* Without a value is on, but only in scripts. */
  if (!is_part && *value != '\0' && rules_switch_parse ((RulesSwitchId) found, value, &reader->setup.value[found]))
    return TRUE;
  return refuse_word (reader, node, value);
}

/* That begins with nothing: what the file does not say, the game does not have. */
static gboolean
read_setup (Reader        *reader,
            const xmlNode *node)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  g_autofree char    *id = kl_xml_dup_attribute (node, "set");
  int                 set = rules_tileset_find_set (tiles, id);
  guint64             seen = 0;
  guint64             seed, first;

  if (set < 0 || !tiles->set[set].complete)
    return refuse_word (reader, node, id);
  if (!read_number (reader, node, "seed", G_MAXUINT64, &seed) ||
      !read_number (reader, node, "first", RULES_MAX_PLAYERS - 1, &first))
    return FALSE;

  rules_setup_init (&reader->setup, tiles, set);
  rules_setup_supply (&reader->setup, RULES_MEEPLE, 0);
  memset (reader->setup.part, 0, sizeof reader->setup.part);
  reader->setup.seed = seed;
  reader->setup.first = (uint8_t) (1 + first);
  for (const xmlNode *child = kl_xml_first (node); child != NULL; child = kl_xml_next (child))
    if (!read_switch (reader, child, &seen))
      return FALSE;
  return TRUE;
}

/* Where a player has so many of that kind; NULL when there is no such kind. */
static uint8_t *
find_supply (RulesSetup *setup,
             guint       player,
             const char *kind)
{
  int figure = rules_figure_parse (kind);

  if (g_str_equal (kind, KL_SAVE_ABBEY))
    return &setup->abbeys[player];
  return figure >= 0 ? &setup->supply[player][figure] : NULL;
}

static gboolean
read_supply (Reader        *reader,
             const xmlNode *node,
             guint          player)
{
  g_autofree char *word = kl_xml_dup_attribute (node, "figure");
  uint8_t         *supply = find_supply (&reader->setup, player, word);
  guint64          count;

  if (supply == NULL)
    return refuse_word (reader, node, word);
  if (*supply > 0)
    return kl_save_refuse (&reader->source, node, KL_SAVE_ERROR_CONTENT, _ ("“%s” is set a second time."), word);
  if (!read_number (reader, node, "count", RULES_MAX_STRENGTH, &count))
    return FALSE;
  *supply = (uint8_t) count;
  return TRUE;
}

static gboolean
read_computer (Reader        *reader,
               const xmlNode *node,
               guint          player)
{
  g_autofree char *level = kl_xml_dup_attribute (node, "level");
  int              kind = kl_kind_find (level);

  if (kind < 0 || kind == KL_KIND_HUMAN)
    return refuse_word (reader, node, level);
  if (reader->kinds[player] != KL_KIND_HUMAN)
    return kl_save_refuse (&reader->source, node, KL_SAVE_ERROR_CONTENT, _ ("There is a second <%s>."), "computer");
  reader->kinds[player] = (KlKind) kind;
  return TRUE;
}

static gboolean
read_players (Reader        *reader,
              const xmlNode *node)
{
  guint n = 0;

  for (const xmlNode *child = kl_xml_first (node); child != NULL; child = kl_xml_next (child))
    {
      g_autofree char *word = kl_xml_dup_attribute (child, "colour");
      int              colour = kl_colour_find (word);

      if (n == RULES_MAX_PLAYERS)
        return kl_save_refuse (&reader->source, child, KL_SAVE_ERROR_CONTENT, _ ("There are more than %d players."), RULES_MAX_PLAYERS);
      if (colour < 0)
        return refuse_word (reader, child, word);
      reader->names[n] = kl_xml_dup_attribute (child, "name");
      reader->colours[n] = (KlColour) colour;
      for (const xmlNode *inner = kl_xml_first (child); inner != NULL; inner = kl_xml_next (inner))
        if (!(kl_xml_is (inner, "computer") ? read_computer : read_supply) (reader, inner, n))
          return FALSE;
      n++;
    }
  if (n == 0)
    return kl_save_refuse (&reader->source, node, KL_SAVE_ERROR_CONTENT, _ ("There are no players."));
  reader->setup.n_players = (uint8_t) n;
  return TRUE;
}

static gboolean
read_pile (Reader        *reader,
           const xmlNode *node)
{
  RulesSetup *setup = &reader->setup;

  for (const xmlNode *child = kl_xml_first (node); child != NULL; child = kl_xml_next (child))
    {
      g_autofree char *id = kl_xml_dup_attribute (child, "type");
      int              type = rules_tileset_find_type (setup->tiles, id);

      if (setup->n_stack == RULES_MAX_TILES)
        return kl_save_refuse (&reader->source, child, KL_SAVE_ERROR_CONTENT, _ ("There are more than %d tiles."), RULES_MAX_TILES);
      if (type < 0)
        return refuse_word (reader, child, id);
      setup->stack[setup->n_stack++] = (uint8_t) type;
    }
  setup->stack_only = true;
  return TRUE;
}

static gboolean
read_gifts (Reader        *reader,
            const xmlNode *node)
{
  RulesSetup *setup = &reader->setup;

  for (const xmlNode *child = kl_xml_first (node); child != NULL; child = kl_xml_next (child))
    {
      g_autofree char *kind = kl_xml_dup_attribute (child, "kind");
      int              card = rules_gift_parse (kind);

      if (setup->n_gifts == RULES_MAX_GIFTS)
        return kl_save_refuse (&reader->source, child, KL_SAVE_ERROR_CONTENT, _ ("There are more than %d gift cards."), RULES_MAX_GIFTS);
      if (card < 0)
        return refuse_word (reader, child, kind);
      setup->gifts[setup->n_gifts++] = (uint8_t) card;
    }
  /* All of them or none: a few would leave the others to a shuffle that a later version may do otherwise. */
  if (setup->n_gifts != (setup->part[RULES_PART_GIFTS] ? RULES_MAX_GIFTS : 0))
    return kl_save_refuse (&reader->source, node, KL_SAVE_ERROR_CONTENT,
                           _ ("A game with “%s” has %d cards, one without has none."), rules_part_get (RULES_PART_GIFTS)->id, RULES_MAX_GIFTS);
  return TRUE;
}

/* The element of a part or switch; the set-up where it is not mentioned. */
static const xmlNode *
find_mention (const xmlNode *root,
              const char    *id)
{
  const xmlNode *setup = find_child (root, "setup");

  for (const xmlNode *child = kl_xml_first (setup); child != NULL; child = kl_xml_next (child))
    {
      g_autofree char *found = kl_xml_dup_attribute (child, "id");

      if (g_str_equal (found, id))
        return child;
    }
  return setup;
}

/* The element that a problem of the set-up is about. */
static const xmlNode *
find_problem (const Reader            *reader,
              const xmlNode           *root,
              const RulesSetupProblem *problem)
{
  switch (rules_setup_check (&reader->setup))
    {
    case RULES_SETUP_FIGURES:
    case RULES_SETUP_FIGURE_PART:
      return find_child (root, "players");
    case RULES_SETUP_STACK:
    case RULES_SETUP_TOO_MANY_TILES:
      return find_child (root, "pile");
    case RULES_SETUP_GIFTS:
      return find_child (root, "gifts");
    default:
      if (problem->sw >= 0)
        return find_mention (root, rules_switch_get ((RulesSwitchId) problem->sw)->id);
      if (problem->part >= 0)
        return find_mention (root, rules_part_get ((RulesPart) problem->part)->id);
      return find_child (root, "setup");
    }
}

/* What each part of the set-up says is possible; now whether all of it is together. */
static gboolean
check_setup (Reader        *reader,
             const xmlNode *root)
{
  RulesSetupProblem problem;
  g_autofree char  *sentence = kl_setup_dup_problem (&reader->setup, &problem);

  if (sentence == NULL)
    return TRUE;
  return kl_save_refuse (&reader->source, find_problem (reader, root, &problem), KL_SAVE_ERROR_CONTENT, "%s", sentence);
}

static gboolean
play_move (Reader        *reader,
           const xmlNode *node)
{
  g_autoptr (xmlChar) text = xmlNodeGetContent (node);
  g_autofree char    *shown = kl_save_dup_shown ((const char *) text);
  guint64             player;
  RulesMove           move;
  RulesVerdict        verdict;

  if (!read_number (reader, node, "player", reader->setup.n_players - 1u, &player))
    return FALSE;
  /* Who lays XML out anew may break a line anywhere. */
  g_strdelimit ((char *) text, "\n\r\t", ' ');
  if (!rules_move_parse ((const char *) text, &move))
    return kl_save_refuse (&reader->source, node, KL_SAVE_ERROR_MOVE, _ ("“%s” is no move."), shown);

  verdict = rules_position_check_as (&reader->setup, rules_history_position (&reader->history), (int) player, &move);
  if (verdict == RULES_OK)
    verdict = rules_history_play (&reader->history, &move, NULL);
  if (verdict == RULES_OK)
    return TRUE;
  /* translators: a move as the file has it, and a clause that says why it is not legal */
  return kl_save_refuse (&reader->source, node, KL_SAVE_ERROR_MOVE, _ ("The move “%s” cannot be made: %s."), shown, kl_save_get_refusal (verdict));
}

static gboolean
read_moves (Reader        *reader,
            const xmlNode *node)
{
  guint64 cursor;

  rules_history_init (&reader->history, &reader->setup, NULL);
  for (const xmlNode *child = kl_xml_first (node); child != NULL; child = kl_xml_next (child))
    {
      if (kl_xml_is (child, "move"))
        {
          if (!play_move (reader, child))
            return FALSE;
          continue;
        }
      if (!rules_history_end (&reader->history, NULL))
        return kl_save_refuse (&reader->source, child, KL_SAVE_ERROR_MOVE, _ ("The game is ended, but it is over by then."));
    }

  if (!read_number (reader, node, "cursor", (guint64) reader->history.n - 1, &cursor))
    return FALSE;
  rules_history_seek (&reader->history, (int) cursor);
  return TRUE;
}

static gboolean
check_digest (Reader        *reader,
              const xmlNode *node)
{
  const RulesPosition *last = &reader->history.entry[reader->history.n - 1]->position;
  g_autoptr (xmlChar)  text = xmlNodeGetContent (node);
  guint64              digest;

  g_strstrip ((char *) text);
  if (strlen ((const char *) text) != 16 ||
      !g_ascii_string_to_unsigned ((const char *) text, 16, 0, G_MAXUINT64, &digest, NULL))
    return kl_save_refuse (&reader->source, node, KL_SAVE_ERROR_CONTENT, _ ("The digest must have 16 hexadecimal digits."));
  if (digest != rules_position_digest (&reader->setup, last))
    return kl_save_refuse (&reader->source, node, KL_SAVE_ERROR_DIGEST,
                           _ ("The moves lead to another position than the one that was saved."));
  return TRUE;
}

/* The root and its format: whether this is a saved game, and one that this version can read. */
static gboolean
check_format (Reader        *reader,
              const xmlNode *root)
{
  g_autofree char *program = kl_xml_dup_attribute (root, "program");
  guint64          format;

  if (!kl_xml_is (root, KL_SAVE_ROOT))
    return kl_save_refuse (&reader->source, root, KL_SAVE_ERROR_OTHER_XML, _ ("This is no game that Kloosterland has saved."));
  if (!xmlHasProp ((xmlNode *) root, (const xmlChar *) "format"))
    return kl_save_refuse (&reader->source, root, KL_SAVE_ERROR_CONTENT, _ ("<%s> lacks “%s”."), KL_SAVE_ROOT, "format");
  if (!read_number (reader, root, "format", G_MAXUINT, &format))
    return FALSE;
  if (format > KL_SAVE_FORMAT)
    {
      g_autofree char *shown = kl_save_dup_shown (program != NULL ? program : "?");

      return kl_save_refuse (&reader->source, root, KL_SAVE_ERROR_TOO_NEW,
                             /* translators: a version number such as 2.0 */
                             _ ("The game was saved by a newer version of Kloosterland, %s."), shown);
    }
  if (format < 1)
    return kl_save_refuse (&reader->source, root, KL_SAVE_ERROR_CONTENT, _ ("“%s” is not possible as “%s” of <%s>."), "0", "format",
                           KL_SAVE_ROOT);
  return TRUE;
}

KlGame *
kl_save_from_bytes (GBytes     *bytes,
                    const char *name,
                    GError    **error)
{
  g_auto (Reader)    reader = { .source = { .name = name, .error = error } };
  g_autoptr (xmlDoc) document = NULL;
  g_autofree char   *cause = NULL;
  xmlNode           *root;
  KlGame            *game;
  int                line;

  g_return_val_if_fail (bytes != NULL && name != NULL, NULL);

  if (g_bytes_get_size (bytes) > KL_SAVE_MAX_SIZE)
    {
      kl_save_refuse (&reader.source, NULL, KL_SAVE_ERROR_TOO_LARGE, _ ("The file is too large for a saved game."));
      return NULL;
    }
  document = kl_xml_parse (bytes, &line, &cause);
  if (document == NULL)
    {
      /* translators: the reason is technical and always in English */
      kl_save_refuse_line (&reader.source, line, KL_SAVE_ERROR_NOT_XML, _ ("The file cannot be read as a saved game (%s)."), cause);
      return NULL;
    }

  root = xmlDocGetRootElement (document);
  if (!check_format (&reader, root) ||
      !kl_save_check_shape (&reader.source, root) ||
      !read_setup (&reader, find_child (root, "setup")) ||
      !read_players (&reader, find_child (root, "players")) ||
      !read_pile (&reader, find_child (root, "pile")) ||
      !read_gifts (&reader, find_child (root, "gifts")) ||
      !check_setup (&reader, root) ||
      !read_moves (&reader, find_child (root, "moves")) ||
      !check_digest (&reader, find_child (root, "digest")))
    return NULL;
  game = kl_game_new_take (&reader.history, (const char *const *) reader.names, reader.colours);
  kl_game_set_kinds (game, reader.kinds);
  return game;
}
