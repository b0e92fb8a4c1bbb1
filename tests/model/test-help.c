/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules to read: one section for each rule that there is, and examples that can be played.
 */

#include <stdlib.h>
#include <string.h>

#include "kl-help.h"

static const KlHelpSection *
get_section (guint number)
{
  return g_ptr_array_index (kl_help_get (), number);
}

/* The numbers in the first column of the tables of docs/rules-map.md. */
static GPtrArray *
read_rules (void)
{
  g_autofree char       *path = g_test_build_filename (G_TEST_DIST, "..", "docs", "rules-map.md", NULL);
  g_autofree char       *text = NULL;
  g_autoptr (GError)     error = NULL;
  g_autoptr (GRegex)     row = g_regex_new ("^\\| ([BFAGH]\\d+) \\|", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GPtrArray             *rules = g_ptr_array_new_with_free_func (g_free);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  for (g_regex_match (row, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    g_ptr_array_add (rules, g_match_info_fetch (match, 1));
  return rules;
}

static void
test_every_rule (void)
{
  g_autoptr (GPtrArray) rules = read_rules ();

  g_assert_cmpuint (rules->len, >=, 59);
  for (guint i = 0; i < rules->len; i++)
    if (kl_help_find (g_ptr_array_index (rules, i)) < 0)
      g_test_fail_printf ("there is no section %s", (char *) g_ptr_array_index (rules, i));
  g_assert_cmpint (kl_help_find ("B0"), ==, -1);
}

/* A part is a rule, or all rules of a letter. */
static void
test_every_switch (void)
{
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    g_assert_cmpint (kl_help_find (rules_switch_get (i)->rule), >=, 0);
  for (int i = 0; i < RULES_N_PARTS; i++)
    {
      const char      *rule = rules_part_get (i)->rule;
      g_autofree char *first = g_strconcat (rule, "1", NULL);

      g_assert_true (kl_help_find (rule) >= 0 || kl_help_find (first) >= 0);
    }
}

static void
test_every_verdict (void)
{
  for (int i = RULES_OK + 1; i < RULES_N_VERDICTS; i++)
    {
      g_assert_nonnull (kl_help_rule_for_verdict (i));
      g_assert_cmpint (kl_help_find (kl_help_rule_for_verdict (i)), >=, 0);
    }
  g_assert_null (kl_help_rule_for_verdict (RULES_OK));
}

static void
test_sections (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < kl_help_get ()->len; i++)
    {
      const KlHelpSection *section = get_section (i);

      g_assert_true (g_hash_table_add (ids, section->id));
      g_assert_cmpint (kl_help_find (section->id), ==, i);
      g_assert_cmpuint (strlen (section->title), >, 0);
      g_assert_cmpuint (strlen (section->chapter), >, 0);
      g_assert_cmpuint (section->blocks->len, >, 0);
      for (guint b = 0; b < section->blocks->len; b++)
        {
          const KlHelpBlock *block = g_ptr_array_index (section->blocks, b);

          g_assert_cmpuint (strlen (block->text), >, 0);
          g_assert_null (strchr (block->text, '\n'));
          g_assert_null (strstr (block->text, "  "));
        }
    }
}

/* Whether the game has that place on the map, and something is there. */
static void
assert_lights (KlGame     *game,
               const char *place)
{
  const RulesPosition *pos = kl_game_get_position (game);
  g_auto (GStrv)       words = g_strsplit_set (place, ", ", 3);
  RulesSpot            spot;
  int                  segment = -1;

  g_assert_cmpuint (g_strv_length (words), ==, 3);
  g_assert_true (rules_spot_parse (words[2], &spot));
  for (int i = 0; i < pos->n_tiles; i++)
    if (pos->tile[i].x == atoi (words[0]) && pos->tile[i].y == atoi (words[1]))
      segment = rules_position_segment_at (kl_game_get_setup (game), pos, i, spot);
  g_assert_cmpint (segment, >=, 0);
}

static void
test_examples (void)
{
  guint n = 0;

  for (guint i = 0; i < kl_help_get ()->len; i++)
    for (guint b = 0; b < get_section (i)->blocks->len; b++)
      {
        const KlHelpBlock *block = g_ptr_array_index (get_section (i)->blocks, b);
        g_autoptr (GError) error = NULL;
        g_autoptr (KlGame) game = NULL;

        if (block->kind != KL_HELP_EXAMPLE)
          continue;
        game = kl_help_play (block->script, &error);
        g_assert_no_error (error);
        g_assert_nonnull (game);
        if (block->light != NULL)
          assert_lights (game, block->light);
        if (block->offers != NULL)
          g_assert_true (g_str_equal (block->offers, "yes") || rules_figure_parse (block->offers) >= 0 ||
                         rules_gift_parse (block->offers) >= 0);
        n++;
      }
  g_assert_cmpuint (n, >=, 30);
}

/* Who is called Yellow is yellow, wherever in the list. */
static void
test_colours (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (KlGame) game = kl_help_play ("players Red Yellow\n", &error);

  g_assert_no_error (error);
  g_assert_cmpint (kl_player_get_colour (kl_game_get_player (game, 0)), ==, KL_COLOUR_RED);
  g_assert_cmpint (kl_player_get_colour (kl_game_get_player (game, 1)), ==, KL_COLOUR_YELLOW);
  g_clear_object (&game);
  game = kl_help_play ("place nowhere\n", &error);
  g_assert_null (game);
  g_assert_nonnull (error);
}

static void
test_search (void)
{
  const KlHelpSection *roads = get_section ((guint) kl_help_find ("B8"));

  g_assert_true (kl_help_matches (roads, ""));
  g_assert_true (kl_help_matches (roads, "VILLAGE"));
  g_assert_true (kl_help_matches (roads, "circle road"));
  g_assert_true (kl_help_matches (roads, "b8"));
  g_assert_true (kl_help_matches (roads, "six tiles"));
  g_assert_false (kl_help_matches (roads, "circle barn"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/help/every-rule", test_every_rule);
  g_test_add_func ("/help/every-switch", test_every_switch);
  g_test_add_func ("/help/every-verdict", test_every_verdict);
  g_test_add_func ("/help/sections", test_sections);
  g_test_add_func ("/help/examples", test_examples);
  g_test_add_func ("/help/colours", test_colours);
  g_test_add_func ("/help/search", test_search);

  return g_test_run ();
}
