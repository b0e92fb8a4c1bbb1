/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions about the feature that a segment belongs to: what it consists of, who is in it and what it is worth.
 */

#pragma once

#include "rules-position.h"

typedef struct
{
  uint8_t feature; /* a RulesFeature */
  uint8_t tiles;   /* each once; a monastery's own and its neighbours */
  uint8_t shields;
  uint8_t open;   /* ends that nothing closes yet; a monastery's empty neighbours */
  uint8_t cities; /* a field's completed cities */
  bool    complete;
  bool    occupied;
  uint8_t strength[RULES_MAX_PLAYERS]; /* B12 */
  bool    present[RULES_MAX_PLAYERS];  /* a meeple, mayor or wagon of theirs is there, of whatever strength */
  uint8_t barns[RULES_MAX_PLAYERS];    /* in a field */
} RulesFeatureInfo;

/* The segment that stands for the whole feature: equal for two segments exactly when they are one feature. */
int          rules_feature_root (const RulesPosition *pos,
                                 int                  segment);
RulesFeature rules_feature_kind (const RulesSetup    *setup,
                                 const RulesPosition *pos,
                                 int                  segment);
void         rules_feature_describe (const RulesSetup    *setup,
                                     const RulesPosition *pos,
                                     int                  segment,
                                     RulesFeatureInfo    *info);
/* What it pays its leaders: as completed (complete) or at the end of the game (B8, B9, B11, B14, F3, H7, H14). */
int rules_feature_worth (const RulesSetup       *setup,
                         const RulesFeatureInfo *info,
                         bool                    complete);
/* The players with the greatest strength, one bit each; 0 when nobody has any (B12). */
unsigned rules_feature_leaders (const RulesFeatureInfo *info);

/* What a barn in the field pays at the end (A13). */
int rules_feature_barn_worth (const RulesFeatureInfo *info);

/* What each player would have if the game ended now: score plus final scoring. */
void rules_scores_if_over (const RulesSetup    *setup,
                           const RulesPosition *pos,
                           int                  scores[RULES_MAX_PLAYERS]);
