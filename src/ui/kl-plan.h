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

typedef struct
{
  int      set; /* of kl_tiles_get () */
  gboolean part[RULES_N_PARTS];
  int16_t  value[RULES_N_SWITCHES];
  guint    n_players;
  KlColour colour[RULES_MAX_PLAYERS]; /* all different, those beyond n_players included */
  char    *name[RULES_MAX_PLAYERS];   /* owned; "" where the colour is name enough */
} KlPlan;

/* The demo for two, by the plain rules. */
void kl_plan_init (KlPlan *plan);
void kl_plan_clear (KlPlan *plan);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (KlPlan, kl_plan_clear)

/* Takes another set of tiles and with it the parts that are usual there. */
void kl_plan_choose_set (KlPlan *plan,
                         int     set);

/* What was played last, from the settings; what is missing or impossible there is left as it was. */
void kl_plan_recall (KlPlan    *plan,
                     GSettings *settings);
void kl_plan_remember (const KlPlan *plan,
                       GSettings    *settings);

/* NULL when the rules do not allow such a game. */
KlGame *kl_plan_begin (const KlPlan *plan,
                       guint64       seed) G_GNUC_WARN_UNUSED_RESULT;

/* A seed by chance. */
guint64 kl_plan_roll_seed (void);

G_END_DECLS
