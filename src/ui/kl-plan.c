/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Settings are text, by the words of the rules' own tables: a switch that a later version adds or drops disturbs nothing.
 */

#include "kl-plan.h"

#include <string.h>

#include "kl-setup.h"
#include "kl-tiles.h"

static void
reset_values (KlPlanRules *rules)
{
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    rules->value[i] = rules_switch_get (i)->initial;
}

/* A set with the parts that are usual there, and no house rules. */
static void
init_rules (KlPlanRules *rules,
            const char  *set_id)
{
  RulesSetup setup;
  int        set = rules_tileset_find_set (kl_tiles_get (), set_id);

  g_return_if_fail (set >= 0);

  rules_setup_init (&setup, kl_tiles_get (), set);
  *rules = (KlPlanRules){ .set = set };
  for (int i = 0; i < RULES_N_PARTS; i++)
    rules->part[i] = setup.part[i];
  reset_values (rules);
}

static void
init_preset (KlPlanRules *rules,
             KlPreset     preset)
{
  init_rules (rules, preset == KL_PRESET_DEMO ? "demo" : "base");
  rules->part[RULES_PART_GIFTS] = preset == KL_PRESET_GIFTS || preset == KL_PRESET_EVERYTHING;
  for (int part = RULES_PART_ABBEY; part <= RULES_PART_AM_TILES; part++)
    rules->part[part] = preset == KL_PRESET_ABBEY_MAYOR || preset == KL_PRESET_EVERYTHING;
}

void
kl_plan_init (KlPlan *plan)
{
  *plan = (KlPlan){ .n_players = KL_PLAN_MIN_PLAYERS };
  init_preset (&plan->rules, KL_PRESET_DEMO);
  init_preset (&plan->own, KL_PRESET_EVERYTHING);
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

static gboolean
is_on (const KlPlan *plan,
       RulesSwitchId id)
{
  return plan->rules.value[id] != rules_switch_get (id)->initial;
}

/* Exclusion holds both ways, whichever of the two says it. */
static gboolean
excludes (RulesSwitchId a,
          RulesSwitchId b)
{
  return (rules_switch_get (a)->excludes >> b & 1) || (rules_switch_get (b)->excludes >> a & 1);
}

gboolean
kl_plan_find_obstacle (const KlPlan   *plan,
                       RulesSwitchId   id,
                       KlPlanObstacle *obstacle)
{
  const RulesSwitch *rule = rules_switch_get (id);

  *obstacle = (KlPlanObstacle){ -1, -1, -1 };
  if (rule->needs_part >= 0 && !plan->rules.part[rule->needs_part])
    obstacle->needs_part = rule->needs_part;
  else if (rule->needs_switch >= 0 && !is_on (plan, rule->needs_switch))
    obstacle->needs_switch = rule->needs_switch;
  else
    for (int other = 0; other < RULES_N_SWITCHES && obstacle->excluded_by < 0; other++)
      if (other != (int) id && excludes (id, other) && is_on (plan, other))
        obstacle->excluded_by = other;
  return obstacle->needs_part >= 0 || obstacle->needs_switch >= 0 || obstacle->excluded_by >= 0;
}

KlPreset
kl_plan_get_preset (const KlPlan *plan)
{
  for (int preset = 0; preset < KL_PRESET_OWN; preset++)
    {
      KlPlanRules rules;

      init_preset (&rules, preset);
      if (rules.set == plan->rules.set && memcmp (rules.part, plan->rules.part, sizeof rules.part) == 0 &&
          memcmp (rules.value, plan->rules.value, sizeof rules.value) == 0)
        return preset;
    }
  return KL_PRESET_OWN;
}

/* After a change: what lacks something that it needs goes, and what is nobody else's idea is kept. */
static void
settle (KlPlan *plan)
{
  KlPlanObstacle obstacle;

  for (int part = 0; part < RULES_N_PARTS; part++)
    {
      int needs = rules_part_get (part)->needs_part;

      if (needs >= 0 && !plan->rules.part[needs])
        plan->rules.part[part] = FALSE;
    }
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    if (is_on (plan, id) && kl_plan_find_obstacle (plan, id, &obstacle))
      plan->rules.value[id] = rules_switch_get (id)->initial;
  if (kl_plan_get_preset (plan) == KL_PRESET_OWN)
    plan->own = plan->rules;
}

void
kl_plan_choose_set (KlPlan *plan,
                    int     set)
{
  plan->rules.set = set;
  plan->rules.part[RULES_PART_FARMERS] = kl_tiles_get ()->set[set].farmers || plan->rules.part[RULES_PART_GIFTS] ||
                                         plan->rules.part[RULES_PART_BARN];
  settle (plan);
}

void
kl_plan_choose_preset (KlPlan  *plan,
                       KlPreset preset)
{
  g_return_if_fail (preset < KL_N_PRESETS);

  if (preset == KL_PRESET_OWN)
    plan->rules = plan->own;
  else
    init_preset (&plan->rules, preset);
}

void
kl_plan_set_part (KlPlan   *plan,
                  RulesPart part,
                  gboolean  on)
{
  int needs = rules_part_get (part)->needs_part;

  plan->rules.part[part] = on;
  if (on && needs >= 0)
    plan->rules.part[needs] = TRUE;
  settle (plan);
}

void
kl_plan_set_value (KlPlan       *plan,
                   RulesSwitchId id,
                   int           value)
{
  KlPlanObstacle obstacle;

  if (value != rules_switch_get (id)->initial && kl_plan_find_obstacle (plan, id, &obstacle))
    return;
  plan->rules.value[id] = (int16_t) value;
  settle (plan);
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

/* Everybody is a person who is not known to be something else. */
static void
recall_kinds (KlPlan            *plan,
              const char *const *ids)
{
  for (guint i = 0; ids[i] != NULL && i < RULES_MAX_PLAYERS; i++)
    plan->kind[i] = (KlKind) MAX (kl_kind_find (ids[i]), KL_KIND_HUMAN);
}

static void
recall_word (KlPlanRules *rules,
             const char  *id,
             const char  *words)
{
  int     part = rules_part_find (id);
  int     number = rules_switch_find (id);
  int16_t value;

  if (part >= 0)
    rules->part[part] = g_str_equal (words, "on");
  else if (number >= 0 && rules_switch_parse (number, words, &value))
    rules->value[number] = value;
}

/* The rules of a dictionary, among them the set. */
static void
recall_rules (KlPlan     *plan,
              GSettings  *settings,
              const char *key)
{
  g_autoptr (GVariant) words = g_settings_get_value (settings, key);
  GVariantIter         iter;
  const char          *id, *word, *set_id;

  if (g_variant_lookup (words, "tiles", "&s", &set_id))
    {
      int set = rules_tileset_find_set (kl_tiles_get (), set_id);

      if (set >= 0 && kl_tiles_get ()->set[set].complete)
        init_rules (&plan->rules, set_id);
    }
  g_variant_iter_init (&iter, words);
  while (g_variant_iter_next (&iter, "{&s&s}", &id, &word))
    recall_word (&plan->rules, id, word);
  settle (plan);
}

void
kl_plan_recall (KlPlan    *plan,
                GSettings *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "names");
  g_auto (GStrv) colours = g_settings_get_strv (settings, "colours");
  g_auto (GStrv) kinds = g_settings_get_strv (settings, "kinds");
  guint          n_names = g_strv_length (names);
  KlPlanRules    plain = plan->rules;

  /* First the person's own rules: whatever is not a preset becomes them. */
  recall_rules (plan, settings, "own-rules");
  plan->rules = plain;
  recall_rules (plan, settings, "rules");
  recall_colours (plan, (const char *const *) colours);
  recall_kinds (plan, (const char *const *) kinds);

  if (n_names >= KL_PLAN_MIN_PLAYERS && n_names <= RULES_MAX_PLAYERS)
    plan->n_players = n_names;
  for (guint i = 0; i < MIN (n_names, RULES_MAX_PLAYERS); i++)
    {
      g_free (plan->name[i]);
      plan->name[i] = g_strdup (names[i]);
    }
}

static void
remember_rules (const KlPlanRules *rules,
                GSettings         *settings,
                const char        *key)
{
  GVariantBuilder words;

  g_variant_builder_init (&words, G_VARIANT_TYPE ("a{ss}"));
  g_variant_builder_add (&words, "{ss}", "tiles", kl_tiles_get ()->set[rules->set].id);
  for (int i = 0; i < RULES_N_PARTS; i++)
    g_variant_builder_add (&words, "{ss}", rules_part_get (i)->id, rules->part[i] ? "on" : "off");
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    {
      char word[RULES_ID_SIZE];

      rules_switch_format (i, rules->value[i], word, sizeof word);
      g_variant_builder_add (&words, "{ss}", rules_switch_get (i)->id, word);
    }
  g_settings_set_value (settings, key, g_variant_builder_end (&words));
}

void
kl_plan_remember (const KlPlan *plan,
                  GSettings    *settings)
{
  const char *names[RULES_MAX_PLAYERS + 1] = { NULL };
  const char *colours[RULES_MAX_PLAYERS + 1] = { NULL };
  const char *kinds[RULES_MAX_PLAYERS + 1] = { NULL };

  for (guint i = 0; i < plan->n_players; i++)
    {
      names[i] = plan->name[i];
      kinds[i] = kl_kind_get_id (plan->kind[i]);
    }
  for (guint i = 0; i < RULES_MAX_PLAYERS; i++)
    colours[i] = kl_colour_get_id (plan->colour[i]);

  g_settings_set_strv (settings, "names", names);
  g_settings_set_strv (settings, "colours", colours);
  g_settings_set_strv (settings, "kinds", kinds);
  remember_rules (&plan->rules, settings, "rules");
  remember_rules (&plan->own, settings, "own-rules");
}

KlGame *
kl_plan_begin (const KlPlan *plan,
               guint64       seed,
               char        **problem)
{
  RulesSetup       setup;
  g_autofree char *why = NULL;
  KlGame          *game;

  rules_setup_init (&setup, kl_tiles_get (), plan->rules.set);
  setup.n_players = (uint8_t) plan->n_players;
  setup.seed = seed;
  /* With figures and abbeys for everyone. */
  for (int i = 0; i < RULES_N_PARTS; i++)
    rules_setup_part (&setup, i, plan->rules.part[i]);
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    setup.value[i] = plan->rules.value[i];

  why = kl_setup_dup_problem (&setup, NULL);
  if (why != NULL)
    {
      if (problem != NULL)
        *problem = g_steal_pointer (&why);
      return NULL;
    }
  game = kl_game_new (&setup, (const char *const *) plan->name, plan->colour);
  kl_game_set_kinds (game, plan->kind);
  return game;
}

guint64
kl_plan_roll_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}
