/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words for everything that the engine and the model only number: colours, figures, verdicts, events, house rules.
 * Whole sentences, translated; "dup" gives a string that the caller frees.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

const char *kl_words_colour (KlColour colour);
/* Who plays: "Human", or the level of a computer. */
const char *kl_words_kind (KlKind kind);
/* What it is like to play with a computer of that level, beginning with its name; NULL for a human. */
const char *kl_words_manner (KlKind kind);
/* The name as typed; the colour's where none was typed. Plain text, never markup. */
char *kl_words_dup_name (KlPlayer *player) G_GNUC_WARN_UNUSED_RESULT;
/* The same for the middle of a sentence, whose direction it does not change. */
char *kl_words_dup_name_inside (KlPlayer *player) G_GNUC_WARN_UNUSED_RESULT;
/* "Red, Blue and Green" */
char *kl_words_dup_list (const char *const *items,
                         guint              n_items) G_GNUC_WARN_UNUSED_RESULT;
/* Digits, after a minus sign where it is negative; screen readers do not say a hyphen. */
char *kl_words_dup_number (int number) G_GNUC_WARN_UNUSED_RESULT;

const char *kl_words_tiles (const char *set_id);
char       *kl_words_dup_meeples_each (const RulesSet *set) G_GNUC_WARN_UNUSED_RESULT;
char       *kl_words_dup_tiles_left (guint n) G_GNUC_WARN_UNUSED_RESULT;
/* The same for a game; who has won it when it is over. */
char *kl_words_dup_state (KlGame *game) G_GNUC_WARN_UNUSED_RESULT;
/* What is played: "Base game", "Abbey & Mayor, The Gifts". */
char *kl_words_dup_played (const RulesSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
/* "Mayor" */
const char *kl_words_figure (RulesFigure figure);
/* The same with soft hyphens where it may be parted. */
const char *kl_words_figure_narrow (RulesFigure figure);
/* Whether no other figures are in the game; then they are called meeples. */
gboolean kl_words_only_meeples (const RulesSetup *setup);
/* "3 points and the abbey" */
char *kl_words_dup_price (int points,
                          int abbeys) G_GNUC_WARN_UNUSED_RESULT;

/* For the new-game dialog: a title and a line. */
const char *kl_words_part_title (RulesPart part);
const char *kl_words_part_about (RulesPart part);
const char *kl_words_switch_title (RulesSwitchId id);
const char *kl_words_switch_about (RulesSwitchId id);
const char *kl_words_switch_choice (RulesSwitchId id,
                                    int           choice);

/* A gift card: its name, what it does, and what it would do now, with n targets (one or more). */
const char *kl_words_gift_title (RulesGift card);
const char *kl_words_gift_about (RulesGift card);
char       *kl_words_dup_gift_now (RulesGift card,
                                   guint     n) G_GNUC_WARN_UNUSED_RESULT;

/* What has to be decided now, by whom: "Red: place the tile"; or which computer thinks. gift: the card that is about to be opened, a
 * RulesGift, or KL_GIFT_NONE. figure: which one is about to be placed, a RulesFigure. */
char *kl_words_dup_prompt (KlGame *game,
                           int     gift,
                           int     figure) G_GNUC_WARN_UNUSED_RESULT;
/* The same where a computer has to decide and the game is paused. */
char *kl_words_dup_waiting (KlGame *game) G_GNUC_WARN_UNUSED_RESULT;
/* What declining it is called, for a button, with a mnemonic; NULL where it cannot be declined, or not by people. */
const char *kl_words_pass (KlGame *game);
/* Who has won a game that is over. */
char *kl_words_dup_winners (KlGame *game) G_GNUC_WARN_UNUSED_RESULT;
/* Why the game does not accept this move now. */
char *kl_words_dup_refusal (KlGame          *game,
                            const RulesMove *move,
                            RulesVerdict     verdict) G_GNUC_WARN_UNUSED_RESULT;

/* What the computer suggests and why, on two lines where there is a reason: "Suggestion · Knight in the city, 3 tiles". */
char *kl_words_dup_advice (KlGame         *game,
                           const AiChoice *choice) G_GNUC_WARN_UNUSED_RESULT;
/* The same for those who do not see it: with columns and rows, and why nobody was asked for a figure. */
char *kl_words_dup_advice_heard (KlGame         *game,
                                 const AiChoice *choice) G_GNUC_WARN_UNUSED_RESULT;
/* Only the move: "Knight in the city, 3 tiles"; and only why, or NULL. */
char *kl_words_dup_suggested (KlGame          *game,
                              const RulesMove *move) G_GNUC_WARN_UNUSED_RESULT;
char *kl_words_dup_reason (KlGame         *game,
                           const AiChoice *choice) G_GNUC_WARN_UNUSED_RESULT;

/* A line of the log, or NULL when the turn has nothing to tell. */
char *kl_words_dup_turn (KlGame *game,
                         KlTurn *turn) G_GNUC_WARN_UNUSED_RESULT;
/* The same for those who do not see it: with columns and rows, and why nobody was asked for a figure. */
char *kl_words_dup_turn_heard (KlGame *game,
                               KlTurn *turn) G_GNUC_WARN_UNUSED_RESULT;
/* Only what everyone should be told at once: scores, gifts, discarded tiles, and what a computer does; NULL when there is
 * nothing. Of more turns, in short: about so many lines at most, with "…" before them where there would be more. */
char *kl_words_dup_news (KlGame        *game,
                         KlTurn *const *turns,
                         guint          n_turns,
                         guint          most) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
