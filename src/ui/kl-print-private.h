/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files that make up print and play: measures of a page in millimetres, and how its kinds are drawn.
 */

#pragma once

#include "kl-print-plan.h"
#include "kl-stamps.h"

G_BEGIN_DECLS

#define KL_PRINT_BORDER 5.0      /* of the paper, where many printers leave white */
#define KL_PRINT_MARK_GAP 2.0    /* between a piece and a cut mark */
#define KL_PRINT_MARK_LENGTH 3.0 /* of a cut mark */
#define KL_PRINT_BLEED 1.5       /* how far backs go on beyond their cuts */
#define KL_PRINT_MARGIN 13.0     /* for all of these and a line of text: where pieces begin */
#define KL_PRINT_CARD_RATIO 1.5  /* of a gift card: height by width */

/* kl-print-rules.c: shares the rules out over pages, and returns how many. */
int kl_print_rules_lay_out (KlPrintPlan *plan);
/* page: from 0. */
void kl_print_rules_draw (const KlPrintPlan *plan,
                          int                page,
                          KlStamps          *stamps,
                          cairo_t           *cr);

/* kl-print-track.c */
void kl_print_track_draw (const KlPrintPlan *plan,
                          KlStamps          *stamps,
                          cairo_t           *cr);

/* kl-print-gifts.c */
void kl_print_gift_draw (const KlPrintPlan *plan,
                         RulesGift          gift,
                         KlPicture         *emblem,
                         KlStamps          *stamps,
                         cairo_t           *cr,
                         double             x,
                         double             y);

/* Draws a page onto a surface whose units are millimetres. */
void kl_print_page_draw (const KlPrintPlan *plan,
                         int                page,
                         KlStamps          *stamps,
                         cairo_t           *cr);

G_END_DECLS
