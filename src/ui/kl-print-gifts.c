/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The face of a gift card: its name, its emblem, and what it does.
 */

#include "kl-print-private.h"

#include <glib/gi18n.h>

#include "kl-print-text.h"

static const struct
{
  const char *name;
  const char *effect;
} words[RULES_N_GIFTS] = {
  [RULES_GIFT_SYNOD] = { N_ ("Synod"), N_ ("Place a meeple or wagon from your supply in any unfinished monastery or abbey, even where others are already.") },
  [RULES_GIFT_SWEEP] = { N_ ("Road Sweeper"), N_ ("Score any unfinished road now. All figures on it go back to their supplies.") },
  [RULES_GIFT_CASH] = { N_ ("Cash Out"), N_ ("Take one of your figures back into your supply. It brings you 2 points for each figure in its feature, itself included.") },
  [RULES_GIFT_CHANGE] = { N_ ("Change Position"), N_ ("One of your meeples lies down in a field of its tile, or stands up from there, even where others are already.") },
  [RULES_GIFT_TAKE2] = { N_ ("Take 2"), N_ ("Draw another tile. Place one of the two and shuffle the other one back.") },
};

/* In parts of the card's width: the drawing of the face has 256 units across. */
#define INSET (24 / 256.0)
#define EMBLEM (176 / 256.0)
#define NAME_HEIGHT (44 / 256.0)
#define EMBLEM_TOP (66 / 256.0)
#define EFFECT_TOP (250 / 256.0)
#define EFFECT_HEIGHT (112 / 256.0)

void
kl_print_gift_draw (const KlPrintPlan *plan,
                    RulesGift          gift,
                    KlPicture         *emblem,
                    KlStamps          *stamps,
                    cairo_t           *cr,
                    double             x,
                    double             y)
{
  double             width = plan->options.size, height = width * KL_PRINT_CARD_RATIO;
  double             inside = width * (1 - 2 * INSET);
  const KlPrintStyle name = { width * 0.27, PANGO_WEIGHT_BOLD, PANGO_ALIGN_CENTER };
  const KlPrintStyle effect = { width * 0.2, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_CENTER };

  kl_stamps_draw (stamps, cr, kl_art_get_picture (plan->face), 0, x - (height - width) / 2, y, height);
  kl_stamps_draw (stamps, cr, emblem, 0, x + width * (1 - EMBLEM) / 2, y + width * EMBLEM_TOP, width * EMBLEM);

  cairo_set_source_rgb (cr, 0.17, 0.13, 0.1);
  kl_print_text_fit (cr, &name, x + width * INSET, y + width * INSET * 0.9, inside, width * NAME_HEIGHT,
                     kl_print_language_say (plan->language, words[gift].name));
  kl_print_text_fit (cr, &effect, x + width * INSET, y + width * EFFECT_TOP, inside, width * EFFECT_HEIGHT,
                     kl_print_language_say (plan->language, words[gift].effect));
}
