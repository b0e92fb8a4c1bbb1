/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Settings are text, by the words of the rules' own tables: a switch that a later version adds or drops disturbs nothing.
 */

#include "kl-plan.h"

#include "kl-tiles.h"

void
kl_plan_init (KlPlan *plan)
{
  int set = rules_tileset_find_set (kl_tiles_get (), "demo");

  g_return_if_fail (set >= 0);

  *plan = (KlPlan){ .n_players = KL_PLAN_MIN_PLAYERS };
  kl_plan_choose_set (plan, set);
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    plan->value[i] = rules_switch_get (i)->initial;
  for (int i = 0; i < RULES_MAX_PLAYERS; i++)
    {
      plan->colour[i] = i;
      plan->name[i] = g_strdup ("");
    }
}

void
kl_plan_clear (KlPlan *plan)
{
  for (int i = 0; i < RULES_MAX_PLAYERS; i++)
    g_clear_pointer (&plan->name[i], g_free);
}

void
kl_plan_choose_set (KlPlan *plan,
                    int     set)
{
  RulesSetup setup;

  rules_setup_init (&setup, kl_tiles_get (), set);
  plan->set = set;
  for (int i = 0; i < RULES_N_PARTS; i++)
    plan->part[i] = setup.part[i];
}

/* Colours as they were, as far as they are colours and none comes twice; the others follow in their usual order. */
static void
recall_colours (KlPlan            *plan,
                const char *const *ids)
{
  gboolean taken[KL_N_COLOURS] = { FALSE };
  guint    n = 0;

  for (guint i = 0; ids[i] != NULL && n < RULES_MAX_PLAYERS; i++)
    {
      int colour = kl_colour_find (ids[i]);

      if (colour < 0 || taken[colour])
        continue;
      plan->colour[n++] = colour;
      taken[colour] = TRUE;
    }
  for (int colour = 0; colour < KL_N_COLOURS && n < RULES_MAX_PLAYERS; colour++)
    if (!taken[colour])
      plan->colour[n++] = colour;
}

static void
recall_words (KlPlan     *plan,
              const char *id,
              const char *words)
{
  int     part = rules_part_find (id);
  int     number = rules_switch_find (id);
  int16_t value;

  if (part >= 0)
    plan->part[part] = g_str_equal (words, "on");
  else if (number >= 0 && rules_switch_parse (number, words, &value))
    plan->value[number] = value;
}

void
kl_plan_recall (KlPlan    *plan,
                GSettings *settings)
{
  g_autofree char     *set_id = g_settings_get_string (settings, "tiles");
  g_auto (GStrv)       names = g_settings_get_strv (settings, "names");
  g_auto (GStrv)       colours = g_settings_get_strv (settings, "colours");
  g_autoptr (GVariant) rules = g_settings_get_value (settings, "rules");
  GVariantIter         iter;
  const char          *id, *words;
  int                  set = rules_tileset_find_set (kl_tiles_get (), set_id);
  guint                n_names = g_strv_length (names);

  if (set >= 0 && kl_tiles_get ()->set[set].complete)
    kl_plan_choose_set (plan, set);
  g_variant_iter_init (&iter, rules);
  while (g_variant_iter_next (&iter, "{&s&s}", &id, &words))
    recall_words (plan, id, words);
  recall_colours (plan, (const char *const *) colours);

  if (n_names >= KL_PLAN_MIN_PLAYERS && n_names <= RULES_MAX_PLAYERS)
    plan->n_players = n_names;
  for (guint i = 0; i < MIN (n_names, RULES_MAX_PLAYERS); i++)
    {
      g_free (plan->name[i]);
      plan->name[i] = g_strdup (names[i]);
    }
}

void
kl_plan_remember (const KlPlan *plan,
                  GSettings    *settings)
{
  const char     *names[RULES_MAX_PLAYERS + 1] = { NULL };
  const char     *colours[RULES_MAX_PLAYERS + 1] = { NULL };
  GVariantBuilder rules;

  for (guint i = 0; i < plan->n_players; i++)
    names[i] = plan->name[i];
  for (guint i = 0; i < RULES_MAX_PLAYERS; i++)
    colours[i] = kl_colour_get_id (plan->colour[i]);

  g_variant_builder_init (&rules, G_VARIANT_TYPE ("a{ss}"));
  for (int i = 0; i < RULES_N_PARTS; i++)
    g_variant_builder_add (&rules, "{ss}", rules_part_get (i)->id, plan->part[i] ? "on" : "off");
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    {
      char words[RULES_ID_SIZE];

      rules_switch_format (i, plan->value[i], words, sizeof words);
      g_variant_builder_add (&rules, "{ss}", rules_switch_get (i)->id, words);
    }

  g_settings_set_string (settings, "tiles", kl_tiles_get ()->set[plan->set].id);
  g_settings_set_strv (settings, "names", names);
  g_settings_set_strv (settings, "colours", colours);
  g_settings_set_value (settings, "rules", g_variant_builder_end (&rules));
}

KlGame *
kl_plan_begin (const KlPlan *plan,
               guint64       seed)
{
  RulesSetup setup;

  rules_setup_init (&setup, kl_tiles_get (), plan->set);
  setup.n_players = (uint8_t) plan->n_players;
  setup.seed = seed;
  for (int i = 0; i < RULES_N_PARTS; i++)
    setup.part[i] = plan->part[i];
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    setup.value[i] = plan->value[i];
  if (rules_setup_check (&setup) != RULES_SETUP_OK)
    return NULL;
  return kl_game_new (&setup, (const char *const *) plan->name, plan->colour);
}

guint64
kl_plan_roll_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}
