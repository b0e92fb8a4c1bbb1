/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board in a window of its own.
 */

#include "boards.h"

#include "games.h"
#include "kl-script.h"
#include "widgets.h"

static void
move_cb (KlBoard         *board,
         const RulesMove *move,
         TestBoard       *self)
{
  self->moves++;
  self->move = *move;
  g_assert_cmpint (kl_game_play (self->game, move), ==, RULES_OK);
}

static void
refused_cb (KlBoard         *board,
            const RulesMove *move,
            int              verdict,
            TestBoard       *self)
{
  self->refused++;
  self->verdict = verdict;
}

static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  guint *frames = data;

  return --*frames > 0;
}

void
test_board_wait (TestBoard *self)
{
  guint frames = 2;

  gtk_widget_add_tick_callback (GTK_WIDGET (self->board), frame_cb, &frames, NULL);
  while (frames > 0)
    g_main_context_iteration (NULL, TRUE);
}

void
test_board_open (TestBoard *self,
                 KlGame    *game)
{
  g_set_object (&self->game, game);
  self->board = KL_BOARD (kl_board_new ());
  self->window = gtk_window_new ();
  g_signal_connect (self->board, "move", G_CALLBACK (move_cb), self);
  g_signal_connect (self->board, "refused", G_CALLBACK (refused_cb), self);
  kl_board_set_game (self->board, game);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 900, 700);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->board));
  gtk_window_present (GTK_WINDOW (self->window));
  test_board_wait (self);
}

void
test_board_close (TestBoard *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->board), (gpointer *) &self->board);
  gtk_window_destroy (GTK_WINDOW (self->window));
  test_settle ();
  g_assert_null (self->board);
  g_assert_finalize_object (self->game);
}

void
test_board_set_up (TestBoard    *self,
                   gconstpointer pile)
{
  g_autoptr (KlGame) game = NULL;
  RulesSetup         setup;

  if (pile != NULL)
    {
      game = test_game_new_with_pile (pile, 5);
    }
  else
    {
      test_setup_init (&setup, "base", 3, 7);
      game = test_game_new (&setup);
    }
  test_board_open (self, game);
}

void
test_board_tear_down (TestBoard    *self,
                      gconstpointer pile)
{
  test_board_close (self);
}

void
test_board_show (TestBoard  *self,
                 const char *script)
{
  static const KlColour colours[RULES_MAX_PLAYERS] = { KL_COLOUR_RED, KL_COLOUR_BLUE, KL_COLOUR_YELLOW,
                                                       KL_COLOUR_GREEN, KL_COLOUR_BLACK, KL_COLOUR_PINK };
  RulesHistory          history;
  g_auto (GStrv)        names = NULL;
  g_autoptr (GError)    error = NULL;
  g_autoptr (KlGame)    game = NULL;

  kl_script_play (script, strlen (script), "test", FALSE, &history, &names, &error);
  g_assert_no_error (error);
  game = kl_game_new_take (&history, (const char *const *) names, colours);
  kl_board_set_game (self->board, game);
  g_set_object (&self->game, game);
  test_board_wait (self);
}

guint
test_board_count (TestBoard *self,
                  KlLayer    layer)
{
  return kl_board_map_get_n (self->board->map, layer);
}

static GtkEventController *
find_controller (TestBoard *self,
                 GType      type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller; /* the board keeps it */
    }
  g_assert_not_reached ();
}

gboolean
test_board_press (TestBoard *self,
                  guint      key,
                  guint      code)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (find_controller (self, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", key, code, 0, &taken);
  return taken;
}

void
test_board_release (TestBoard *self,
                    guint      key,
                    guint      code)
{
  g_signal_emit_by_name (find_controller (self, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-released", key, code, 0);
}

void
test_board_type (TestBoard *self,
                 guint      key)
{
  test_board_press (self, key, TEST_CODE_ONE);
  test_board_release (self, key, TEST_CODE_ONE);
}

KlBoardSpot *
test_board_get_spot (TestBoard *self,
                     guint      index)
{
  return KL_BOARD_SPOT (kl_board_map_get_child (self->board->map, KL_LAYER_SPOTS, index));
}
