/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A figure that stands on the map.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-colour.h"
#include "rules-position.h"

G_BEGIN_DECLS

#define KL_TYPE_BOARD_FIGURE (kl_board_figure_get_type ())

G_DECLARE_FINAL_TYPE (KlBoardFigure, kl_board_figure, KL, BOARD_FIGURE, GtkWidget)

enum
{
  KL_FIGURE_SIZE = 40 /* in units of the map */
};

/* Its accessible name is up to the map, which knows the game. */
GtkWidget *kl_board_figure_new (const RulesStanding *standing,
                                gboolean             lying,
                                KlColour             colour) G_GNUC_WARN_UNUSED_RESULT;

const RulesStanding *kl_board_figure_get_standing (KlBoardFigure *self);

/* A bright disc behind it says that this is the one in question. */
void     kl_board_figure_set_chosen (KlBoardFigure *self,
                                     gboolean       chosen);
gboolean kl_board_figure_get_chosen (KlBoardFigure *self);

/* Turns the drawing by so many degrees, clockwise: for figures that lie down and stand up. */
void kl_board_figure_set_tilt (KlBoardFigure *self,
                               double         tilt);

/* Whether such a figure lies on that segment: farmers do, and with H16 mayors. */
gboolean kl_board_figure_lies (const RulesSetup    *setup,
                               const RulesPosition *pos,
                               RulesFigure          figure,
                               int                  segment);

/* Device pixels per unit. */
void kl_board_figure_set_scale (KlBoardFigure *self,
                                double         scale);

G_END_DECLS
