/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of parts and switches: ids, words and values.
 */

#include <glib.h>
#include <string.h>

#include "rules-switch.h"

/* Every id is found again, and none stands twice. */
static void
test_ids (void)
{
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    {
      const RulesSwitch *sw = rules_switch_get (i);

      g_assert_cmpint (rules_switch_find (sw->id), ==, i);
      g_assert_cmpint (sw->rule[0], ==, 'H');
    }
  for (int i = 0; i < RULES_N_PARTS; i++)
    g_assert_cmpint (rules_part_find (rules_part_get (i)->id), ==, i);
  g_assert_cmpint (rules_switch_find ("no-such-switch"), ==, -1);
  g_assert_cmpint (rules_switch_find (""), ==, -1);
  g_assert_cmpint (rules_part_find ("tiny-city"), ==, -1);
}

/* Every switch's default can be said and read again. */
static void
test_defaults (void)
{
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    {
      const RulesSwitch *sw = rules_switch_get (i);
      char               words[32];
      int16_t            value = -1;

      g_assert_cmpint (rules_switch_format (i, sw->initial, words, sizeof words), ==, strlen (words));
      g_assert_true (rules_switch_parse (i, words, &value));
      g_assert_cmpint (value, ==, sw->initial);
    }
}

static void
test_words (void)
{
  static const struct
  {
    RulesSwitchId id;
    const char   *words;
    int           value; /* -1: cannot be */
  } cases[] = {
    { RULES_SWITCH_FIRST_PLAYER, "random", RULES_FIRST_RANDOM },
    { RULES_SWITCH_FIRST_PLAYER, "listed", RULES_FIRST_LISTED },
    { RULES_SWITCH_FIRST_PLAYER, "most-roads", RULES_FIRST_MOST_ROADS },
    { RULES_SWITCH_FIRST_PLAYER, "youngest", -1 },
    { RULES_SWITCH_FIRST_PLAYER, "", -1 },
    { RULES_SWITCH_FIRST_PLAYER, NULL, -1 },
    { RULES_SWITCH_FIRST_PLAYER, "0", -1 },
    { RULES_SWITCH_HAND, "off", RULES_HAND_OFF },
    { RULES_SWITCH_HAND, "open", RULES_HAND_OPEN },
    { RULES_SWITCH_HAND, "hidden", RULES_HAND_HIDDEN },
    { RULES_SWITCH_HAND, "on", -1 },
    { RULES_SWITCH_ABBEY_END, "must", RULES_ABBEY_END_MUST },
    { RULES_SWITCH_ABBEY_END, "never", RULES_ABBEY_END_NEVER },
    { RULES_SWITCH_ABBEY_END, "round", RULES_ABBEY_END_ROUND },
    { RULES_SWITCH_ABBEY_END, "off", -1 },
    { RULES_SWITCH_TABLE, "15 11", 15 << 8 | 11 },
    { RULES_SWITCH_TABLE, "3 99", 3 << 8 | 99 },
    { RULES_SWITCH_TABLE, "off", 0 },
    { RULES_SWITCH_TABLE, "on", -1 },
    { RULES_SWITCH_TABLE, "", -1 },
    { RULES_SWITCH_TABLE, "15", -1 },
    { RULES_SWITCH_TABLE, "15 ", -1 },
    { RULES_SWITCH_TABLE, "15 11 7", -1 },
    { RULES_SWITCH_TABLE, "15x11", -1 },
    { RULES_SWITCH_TABLE, "2 9", -1 },
    { RULES_SWITCH_TABLE, "9 100", -1 },
    { RULES_SWITCH_TABLE, "-9 9", -1 },
    { RULES_SWITCH_TABLE, "99999999999999999999 9", -1 },
    { RULES_SWITCH_INCOMPLETE_NOTHING, NULL, 1 },
    { RULES_SWITCH_INCOMPLETE_NOTHING, "", 1 },
    { RULES_SWITCH_INCOMPLETE_NOTHING, "on", 1 },
    { RULES_SWITCH_INCOMPLETE_NOTHING, "off", 0 },
    { RULES_SWITCH_INCOMPLETE_NOTHING, "yes", -1 },
    { RULES_SWITCH_INCOMPLETE_NOTHING, "2", -1 },
    { RULES_SWITCH_TINY_CITY, NULL, 2 },
    { RULES_SWITCH_TINY_CITY, "on", 2 },
    { RULES_SWITCH_TINY_CITY, "off", 0 },
    { RULES_SWITCH_TINY_CITY, "2", 2 },
    { RULES_SWITCH_TINY_CITY, "3", -1 },
    { RULES_SWITCH_TINY_CITY, "-2", -1 },
    { RULES_SWITCH_TINY_CITY, "2 2", -1 },
    { RULES_SWITCH_TINY_CITY, "65538", -1 },
    { RULES_SWITCH_TINY_CITY, "99999999999999999999", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int16_t value = -1;

      if (rules_switch_parse (cases[i].id, cases[i].words, &value) != (cases[i].value >= 0) ||
          (cases[i].value >= 0 && value != cases[i].value))
        g_error ("%s “%s” gave %d", rules_switch_get (cases[i].id)->id, cases[i].words, value);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/switch/ids", test_ids);
  g_test_add_func ("/switch/defaults", test_defaults);
  g_test_add_func ("/switch/words", test_words);
  return g_test_run ();
}
