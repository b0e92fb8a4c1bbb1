/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words for verdicts in scripts.
 */

#include "rules-verdict.h"

#include <assert.h>

#include "rules-names.h"

static const char *const verdict_names[RULES_N_VERDICTS] = {
  [RULES_OK] = "ok",
  [RULES_GAME_OVER] = "game-over",
  [RULES_WRONG_PHASE] = "wrong-phase",
  [RULES_WRONG_PLAYER] = "wrong-player",
  [RULES_NO_SUCH_TILE] = "no-such-tile",
  [RULES_OUT_OF_RANGE] = "out-of-range",
  [RULES_SPACE_TAKEN] = "space-taken",
  [RULES_NOT_ADJACENT] = "not-adjacent",
  [RULES_EDGE_MISMATCH] = "edge-mismatch",
  [RULES_NO_SUCH_SEGMENT] = "no-such-segment",
  [RULES_FIGURE_NOT_THERE] = "figure-not-there",
  [RULES_FARMERS_OFF] = "farmers-off",
  [RULES_SUPPLY_EMPTY] = "supply-empty",
  [RULES_FEATURE_OCCUPIED] = "feature-occupied",
  [RULES_OFF_TABLE] = "off-table",
  [RULES_NO_ABBEY] = "no-abbey",
  [RULES_NOT_A_HOLE] = "not-a-hole",
  [RULES_NO_TILES_LEFT] = "no-tiles-left",
  [RULES_MUST_LAY] = "must-lay",
  [RULES_NO_SUCH_CORNER] = "no-such-corner",
  [RULES_CORNER_NOT_FIELD] = "corner-not-field",
  [RULES_FIELD_HAS_BARN] = "field-has-barn",
  [RULES_NO_SUCH_WAGON] = "no-such-wagon",
  [RULES_WAGON_TOO_FAR] = "wagon-too-far",
  [RULES_FEATURE_COMPLETE] = "feature-complete",
  [RULES_NO_CARD] = "no-card",
  [RULES_GIFT_OPENED] = "gift-opened",
  [RULES_GIFT_HAS_EFFECT] = "gift-has-effect",
  [RULES_NO_OWN_FIGURE] = "no-own-figure",
  [RULES_SAME_POSTURE] = "same-posture",
  [RULES_BID_TOO_HIGH] = "bid-too-high",
  [RULES_NO_SUCH_BID] = "no-such-bid",
};

const char *
rules_verdict_name (RulesVerdict verdict)
{
  assert (verdict >= 0 && verdict < RULES_N_VERDICTS);
  return verdict_names[verdict];
}

int
rules_verdict_parse (const char *name)
{
  return rules_names_find (verdict_names, RULES_N_VERDICTS, name);
}
