/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever has waited for several computers, and perhaps looked away, reads what all of them did since the last person moved.
 * Whoever listens has heard it already, move by move.
 */

#include "kl-news.h"

#include "kl-words.h"

struct _KlNews
{
  GPtrArray *turns;    /* owned KlTurns */
  GString   *heard;    /* lines, each with its end */
  int        mover;    /* who made the last move, or -1 */
  gboolean   happened; /* the game's next "changed" comes from a move */
};

KlNews *
kl_news_new (void)
{
  KlNews *self = g_new0 (KlNews, 1);

  self->turns = g_ptr_array_new_with_free_func (g_object_unref);
  self->heard = g_string_new (NULL);
  self->mover = -1;
  return self;
}

void
kl_news_free (KlNews *self)
{
  g_ptr_array_unref (self->turns);
  g_string_free (self->heard, TRUE);
  g_free (self);
}

static gboolean
is_computer (KlGame *game,
             int     player)
{
  return player >= 0 && kl_player_get_kind (kl_game_get_player (game, (guint) player)) != KL_KIND_HUMAN;
}

/* Where nobody waits, only what one of them did. */
static gboolean
goes_on (KlNews *self,
         KlGame *game,
         int     mover)
{
  return is_computer (game, mover) && is_computer (game, self->mover) && (mover == self->mover || kl_game_count_people (game) > 0);
}

/* A move may bring about several turns of the log. */
void
kl_news_happened (KlNews *self,
                  KlGame *game,
                  KlTurn *turn)
{
  int              mover = (int) kl_turn_get_player (turn);
  KlTurn *const    turns[] = { turn };
  g_autofree char *all = NULL;

  if (!self->happened && !goes_on (self, game, mover))
    g_ptr_array_set_size (self->turns, 0);
  /* What was said before is not said again. */
  if (!self->happened)
    g_string_truncate (self->heard, 0);
  self->mover = mover;
  self->happened = TRUE;
  g_ptr_array_add (self->turns, g_object_ref (turn));

  /* The points of the end are in a window of their own. */
  all = kl_game_get_over (game) ? kl_words_dup_news (game, turns, 1, G_MAXUINT) : kl_words_dup_turn_heard (game, turn);
  if (all != NULL)
    g_string_append_printf (self->heard, "%s\n", all);
}

/* News stay until the next move; whoever goes back in the game asked for none. */
void
kl_news_changed (KlNews *self)
{
  if (!self->happened)
    kl_news_clear (self);
  self->happened = FALSE;
}

void
kl_news_clear (KlNews *self)
{
  g_ptr_array_set_size (self->turns, 0);
  g_string_truncate (self->heard, 0);
  self->mover = -1;
}

char *
kl_news_dup_written (KlNews *self,
                     KlGame *game,
                     guint   most)
{
  return kl_words_dup_news (game, (KlTurn *const *) self->turns->pdata, self->turns->len, most);
}

const char *
kl_news_get_heard (KlNews *self)
{
  return self->heard->str;
}
