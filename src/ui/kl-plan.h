/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The plan of a new game: what the new-game dialog asks for, and what is remembered for the next one.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

enum
{
  KL_PLAN_MIN_PLAYERS = 2,
  KL_PLAN_NAME_LENGTH = 60 /* characters that the dialog lets one type */
};

/* Tiles, parts and house rules. */
typedef struct
{
  int      set; /* of kl_tiles_get () */
  gboolean part[RULES_N_PARTS];
  int16_t  value[RULES_N_SWITCHES];
} KlPlanRules;

typedef enum
{
  KL_PRESET_DEMO,
  KL_PRESET_BASE,
  KL_PRESET_ABBEY_MAYOR,
  KL_PRESET_GIFTS,
  KL_PRESET_EVERYTHING,
  KL_PRESET_OWN, /* what was last put together otherwise */
  KL_N_PRESETS
} KlPreset;

typedef struct
{
  KlPlanRules rules;
  KlPlanRules own; /* for KL_PRESET_OWN */
  guint       n_players;
  KlColour    colour[RULES_MAX_PLAYERS]; /* all different, those beyond n_players included */
  KlKind      kind[RULES_MAX_PLAYERS];   /* who plays */
  char       *name[RULES_MAX_PLAYERS];   /* owned; "" where the colour is name enough */
} KlPlan;

/* What stands in the way of a house rule; -1 where it does not apply. */
typedef struct
{
  int needs_part;
  int needs_switch;
  int excluded_by;
} KlPlanObstacle;

/* The demo for two people, by the plain rules. */
void kl_plan_init (KlPlan *plan);
void kl_plan_clear (KlPlan *plan);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (KlPlan, kl_plan_clear)

/* These keep the plan one that can be played: what a part needs comes with it, and what needs it goes with it. */

/* Takes another set of tiles, and farmers as is usual there. */
void kl_plan_choose_set (KlPlan *plan,
                         int     set);
void kl_plan_choose_preset (KlPlan  *plan,
                            KlPreset preset);
void kl_plan_set_part (KlPlan   *plan,
                       RulesPart part,
                       gboolean  on);
/* Nothing where there is an obstacle. */
void kl_plan_set_value (KlPlan       *plan,
                        RulesSwitchId id,
                        int           value);

/* The preset that the plan is, or KL_PRESET_OWN. */
KlPreset kl_plan_get_preset (const KlPlan *plan);
/* False when nothing stands in the way of the house rule. */
gboolean kl_plan_find_obstacle (const KlPlan   *plan,
                                RulesSwitchId   id,
                                KlPlanObstacle *obstacle);

/* What was played last, from the settings; what is missing or impossible there is left as it was. */
void kl_plan_recall (KlPlan    *plan,
                     GSettings *settings);
void kl_plan_remember (const KlPlan *plan,
                       GSettings    *settings);

/* NULL when the rules do not allow such a game; then problem, if it is not NULL, says why. */
KlGame *kl_plan_begin (const KlPlan *plan,
                       guint64       seed,
                       char        **problem) G_GNUC_WARN_UNUSED_RESULT;

/* A seed by chance. */
guint64 kl_plan_roll_seed (void);

G_END_DECLS
