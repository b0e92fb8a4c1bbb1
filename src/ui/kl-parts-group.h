/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A part of the new-game dialog: what is played, as a preset or part by part.
 */

#pragma once

#include <adwaita.h>

#include "kl-plan.h"

G_BEGIN_DECLS

#define KL_TYPE_PARTS_GROUP (kl_parts_group_get_type ())

G_DECLARE_FINAL_TYPE (KlPartsGroup, kl_parts_group, KL, PARTS_GROUP, AdwPreferencesGroup)

/* The plan that the rows show and change; borrowed, outlives the group. Signal: "changed", after the person changed it. */
void kl_parts_group_set_plan (KlPartsGroup *self,
                              KlPlan       *plan);
/* Shows the plan anew. */
void kl_parts_group_update (KlPartsGroup *self);

G_END_DECLS
