/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A part of the new-game dialog: the house rules, in folds by what they are about.
 */

#pragma once

#include <adwaita.h>

#include "kl-plan.h"

G_BEGIN_DECLS

#define KL_TYPE_HOUSE_RULES_GROUP (kl_house_rules_group_get_type ())

G_DECLARE_FINAL_TYPE (KlHouseRulesGroup, kl_house_rules_group, KL, HOUSE_RULES_GROUP, AdwPreferencesGroup)

/* The plan that the rows show and change; borrowed, outlives the group. Signal: "changed", after the person changed it. */
void kl_house_rules_group_set_plan (KlHouseRulesGroup *self,
                                    KlPlan            *plan);
/* Shows the plan anew. */
void kl_house_rules_group_update (KlHouseRulesGroup *self);

/* The row of a house rule. */
GtkWidget *kl_house_rules_group_get_row (KlHouseRulesGroup *self,
                                         RulesSwitchId      id);

G_END_DECLS
