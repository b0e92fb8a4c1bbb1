/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playing without seeing the board: what one can ask to be told, each by a key. It is told in the status line, and said by
 * a screen reader at once. What a purist is not shown he is not told either.
 */

#include "kl-window-private.h"

#include "kl-announce.h"
#include "kl-board.h"
#include "kl-ranking.h"
#include "kl-words-hearing.h"
#include "kl-words.h"

static KlBoard *
get_board (KlWindow *self)
{
  return KL_BOARD (kl_table_get_board (self->table));
}

/* Takes the words. Nothing is said of what a cover hides. */
static void
tell (KlWindow *self,
      char     *words)
{
  g_autofree char *owned = words;

  if (kl_table_get_cover (self->table) == NULL)
    kl_table_tell (self->table, owned);
}

static void
hear_turn_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  KlWindow           *self = KL_WINDOW (widget);
  KlGame             *game = kl_table_get_game (self->table);
  g_autofree char    *prompt = NULL;
  g_autofree char    *hand = kl_words_dup_hand (game);
  g_autofree char    *left = kl_words_dup_tiles_left (kl_game_get_tiles_left (game));
  g_autoptr (GString) text = g_string_new (NULL);

  if (!kl_game_is_view (game))
    {
      prompt = kl_words_dup_prompt (game, kl_board_get_gift (get_board (self)), (int) kl_board_get_figure (get_board (self)));
      g_string_append_printf (text, "%s\n", prompt);
    }
  if (hand != NULL)
    g_string_append_printf (text, "%s\n", hand);
  g_string_append (text, left);
  tell (self, g_string_free (g_steal_pointer (&text), FALSE));
}

static void
hear_around_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  KlWindow *self = KL_WINDOW (widget);
  int       x, y;

  kl_board_get_attention (get_board (self), &x, &y);
  tell (self, kl_words_dup_around (kl_table_get_game (self->table), x, y, self->hints));
}

/* Of who has to decide; when all is over, of whoever had the last turn. */
static void
hear_features_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  KlWindow *self = KL_WINDOW (widget);
  KlGame   *game = kl_table_get_game (self->table);

  tell (self, kl_words_dup_features_of (game, kl_game_get_position (game)->actor, self->hints));
}

static void
hear_players_cb (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  KlWindow *self = KL_WINDOW (widget);

  tell (self, kl_words_dup_players (kl_table_get_game (self->table)));
}

static void
hear_places_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  KlWindow *self = KL_WINDOW (widget);

  tell (self, kl_words_dup_best_places (self->game, kl_board_get_picked (get_board (self))));
}

/* To the best place, and from there to the next best; after the last one to the best again. Where the focus is there already
 * nothing moves, so it is said. */
static void
go_to_place_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  KlWindow          *self = KL_WINDOW (widget);
  KlBoard           *board = get_board (self);
  g_autoptr (GArray) places = kl_ranking_collect (self->game, kl_board_get_picked (board));
  const RulesMove   *move;

  if (places->len == 0 || kl_table_get_cover (self->table) != NULL)
    return;
  move = &g_array_index (places, KlRanked, self->next_place % places->len).move;
  self->next_place++;
  if (kl_board_is_trying (board, move->x, move->y, move->turn))
    {
      g_autofree char *words = kl_words_dup_suggested (self->game, move);

      kl_announce (widget, words);
    }
  kl_board_try (board, move->x, move->y, move->turn);
}

void
kl_window_class_install_hear_actions (KlWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "win.hear-turn", NULL, hear_turn_cb);
  gtk_widget_class_install_action (widget_class, "win.hear-around", NULL, hear_around_cb);
  gtk_widget_class_install_action (widget_class, "win.hear-features", NULL, hear_features_cb);
  gtk_widget_class_install_action (widget_class, "win.hear-players", NULL, hear_players_cb);
  gtk_widget_class_install_action (widget_class, "win.hear-places", NULL, hear_places_cb);
  gtk_widget_class_install_action (widget_class, "win.go-to-place", NULL, go_to_place_cb);
}

void
kl_window_update_hear_actions (KlWindow *self)
{
  static const char *const always[] = { "win.hear-turn", "win.hear-around", "win.hear-features", "win.hear-players" };
  gboolean                 ranked = self->game != NULL && self->hints && !kl_history_bar_get_looking (self->history) &&
                    kl_game_get_legal (self->game)->n > 0;

  self->next_place = 0;
  for (guint i = 0; i < G_N_ELEMENTS (always); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), always[i], self->game != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.hear-places", ranked);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.go-to-place", ranked);
}
