/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game: the rules' history with names and colours, as an object that tells what happened.
 */

#pragma once

#include <gio/gio.h>

#include "kl-player.h"
#include "kl-turn.h"
#include "rules-history.h"
#include "rules-legal.h"

G_BEGIN_DECLS

#define KL_TYPE_GAME (kl_game_get_type ())

G_DECLARE_FINAL_TYPE (KlGame, kl_game, KL, GAME, GObject)

/* setup must have passed rules_setup_check (); its tiles must live for ever (kl_tiles_get ()). names and colours: one
 * per player. The first player of RULES_FIRST_RANDOM and …_MOST_ROADS is found by the engine from the seed. */
KlGame *kl_game_new (const RulesSetup  *setup,
                     const char *const *names,
                     const KlColour    *colours) G_GNUC_WARN_UNUSED_RESULT;

/* Takes over a history that a loader has built; *history is zeroed. */
KlGame *kl_game_new_take (RulesHistory      *history,
                          const char *const *names,
                          const KlColour    *colours) G_GNUC_WARN_UNUSED_RESULT;

/* Who is played by a computer; at first nobody is. One per player. Emits "changed" when that is something else than before. */
void kl_game_set_kinds (KlGame       *self,
                        const KlKind *kinds);
/* How many people play; and whether a computer has to decide now. Then nothing is legal for people: a computer's moves are
 * played by kl_game_play_for_computer (). */
guint    kl_game_count_people (KlGame *self);
gboolean kl_game_is_computers (KlGame *self);

/* For looking back: the game with everything that has been played, and undone, as it is now. A view can go back and forth,
 * offers no moves and refuses all, and shows nobody's secrets; the real game knows nothing of it. Emits only "changed". */
KlGame  *kl_game_new_view (KlGame *real) G_GNUC_WARN_UNUSED_RESULT;
gboolean kl_game_is_view (KlGame *self);
KlGame  *kl_game_get_real (KlGame *self); /* the game that this one is a view of; else itself */

/* Read through to the engine; valid until the game changes. */
const RulesSetup    *kl_game_get_setup (KlGame *self);
const RulesPosition *kl_game_get_position (KlGame *self);
const RulesHistory  *kl_game_get_history (KlGame *self);
const RulesMoves    *kl_game_get_legal (KlGame *self); /* for people; computed once per position */

/* Lists that follow the game: KlPlayer in playing order; KlTurn from the start to the cursor. */
GListModel *kl_game_get_players (KlGame *self);
KlPlayer   *kl_game_get_player (KlGame *self,
                                guint   index);
GListModel *kl_game_get_log (KlGame *self);

/* Properties, all readable and notified: phase (int, a RulesPhase), current-player (KlPlayer, who has to decide; NULL when over), can-undo,
 * can-redo, tiles-left (guint, drawable tiles), over (boolean), tile-in-hand (int, type of the tile that is to be laid; the
 * first of the hand where there are several, see kl_player_get_hand (); -1 when nothing is to be laid now). */
RulesPhase kl_game_get_phase (KlGame *self);
KlPlayer  *kl_game_get_current_player (KlGame *self);
gboolean   kl_game_get_can_undo (KlGame *self);
gboolean   kl_game_get_can_redo (KlGame *self);
guint      kl_game_get_tiles_left (KlGame *self);
gboolean   kl_game_get_over (KlGame *self);
int        kl_game_get_tile_in_hand (KlGame *self);

/* Plays a move. A refused one changes nothing and emits nothing. After a legal one the game goes on by itself while
 * no figure can be placed, so that `pass` is all there is to do; those moves are entries of the history too.
 *
 * Signals, emitted when everything above already shows the new state: "happened" (KlTurn) for each new entry in order,
 * then "changed". */
RulesVerdict kl_game_check (KlGame          *self,
                            const RulesMove *move);
RulesVerdict kl_game_play (KlGame          *self,
                           const RulesMove *move);
/* The same where a computer has to decide. */
RulesVerdict kl_game_play_for_computer (KlGame          *self,
                                        const RulesMove *move);
/* Why no figure could be placed in the move of an entry, from 1: the tile's features are occupied, the supply is empty, or no
 * figure in it goes there (B5). RULES_OK: one could, or the move was about something else. */
RulesVerdict kl_game_explain_pass (KlGame *self,
                                   guint   entry);
/* Ends the game now, with the final scoring; nothing if it is over. Signals as above. */
void kl_game_end (KlGame *self);

/* Back or forth to the previous or next decision of a person, over the moves that the game made by itself and those of
 * computers; in a view, and where no people play, of anybody. Redo stops at the last move in any case. Emits "changed". */
void kl_game_undo (KlGame *self);
void kl_game_redo (KlGame *self);
/* To an entry of the history. Emits "changed". */
void kl_game_seek (KlGame *self,
                   guint   entry);
/* The same, and on to the next decision of anybody where that entry has none. */
void kl_game_seek_decision (KlGame *self,
                            guint   entry);

G_END_DECLS
