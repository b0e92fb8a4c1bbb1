/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The new-game dialog: the game that begins is the one that the dialog shows.
 */

#include "widgets.h"

#include "kl-new-game-dialog.h"
#include "kl-player-entry.h"
#include "kl-settings.h"
#include "kl-tiles.h"

typedef struct
{
  KlNewGameDialog *dialog;
  KlGame          *game;
} Fixture;

static void
started_cb (Fixture *fixture,
            KlGame  *game)
{
  g_assert_null (fixture->game);
  fixture->game = g_object_ref (game);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->dialog = kl_new_game_dialog_new (NULL);
  g_signal_connect_swapped (fixture->dialog, "started", G_CALLBACK (started_cb), fixture);
  gtk_window_present (GTK_WINDOW (fixture->dialog));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  static const char *const keys[] = { "tiles", "names", "colours", "rules" };

  if (fixture->game == NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  test_settle ();
  g_clear_object (&fixture->game);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (kl_settings_get (), keys[i]);
}

static void
activate (Fixture    *fixture,
          const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->dialog), action, NULL);
}

static KlPlayerEntry *
get_entry (Fixture *fixture,
           guint    i)
{
  g_autoptr (GPtrArray) entries = test_find_widgets (GTK_WIDGET (fixture->dialog), KL_TYPE_PLAYER_ENTRY);

  g_assert_cmpuint (i, <, entries->len);
  return entries->pdata[i];
}

static void
choose_colour (Fixture *fixture,
               guint    i,
               KlColour colour)
{
  gtk_widget_activate_action (GTK_WIDGET (get_entry (fixture, i)), "player.choose-colour", "i", (int) colour);
}

static void
choose_set (Fixture    *fixture,
            const char *id)
{
  GtkWidget *row = test_find_widget (GTK_WIDGET (fixture->dialog), ADW_TYPE_COMBO_ROW);
  guint      position = 0;

  for (int set = 0; set < rules_tileset_find_set (kl_tiles_get (), id); set++)
    position += kl_tiles_get ()->set[set].complete;
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), position);
}

static void
test_as_shown (Fixture      *fixture,
               gconstpointer data)
{
  const KlPlan *plan = kl_new_game_dialog_get_plan (fixture->dialog);

  g_assert_cmpuint (plan->n_players, ==, 2);
  activate (fixture, "dialog.start");
  g_assert_nonnull (fixture->game);
  g_assert_cmpuint (kl_game_get_setup (fixture->game)->n_players, ==, 2);
  g_assert_cmpint (kl_game_get_setup (fixture->game)->set, ==, rules_tileset_find_set (kl_tiles_get (), "demo"));
  g_assert_false (kl_game_get_setup (fixture->game)->part[RULES_PART_FARMERS]);
}

static void
test_players (Fixture      *fixture,
              gconstpointer data)
{
  static const char *const name = "<b>&مرحبا 🙂 a name of forty letters or so";

  for (guint i = 0; i < 10; i++)
    activate (fixture, "dialog.add-player");
  g_assert_cmpuint (kl_new_game_dialog_get_plan (fixture->dialog)->n_players, ==, RULES_MAX_PLAYERS);

  gtk_editable_set_text (GTK_EDITABLE (get_entry (fixture, 3)), name);
  gtk_widget_activate_action (GTK_WIDGET (get_entry (fixture, 1)), "player.remove", NULL);
  g_assert_cmpuint (kl_new_game_dialog_get_plan (fixture->dialog)->n_players, ==, RULES_MAX_PLAYERS - 1);

  activate (fixture, "dialog.start");
  g_assert_cmpuint (kl_game_get_setup (fixture->game)->n_players, ==, RULES_MAX_PLAYERS - 1);
  g_assert_cmpstr (kl_player_get_name (kl_game_get_player (fixture->game, 2)), ==, name);
  g_assert_cmpint (kl_player_get_colour (kl_game_get_player (fixture->game, 1)), ==, KL_COLOUR_YELLOW);
}

/* Never fewer than two. */
static void
test_remove (Fixture      *fixture,
             gconstpointer data)
{
  activate (fixture, "dialog.add-player");
  for (guint i = 0; i < 4; i++)
    gtk_widget_activate_action (GTK_WIDGET (get_entry (fixture, 0)), "player.remove", NULL);
  g_assert_cmpuint (kl_new_game_dialog_get_plan (fixture->dialog)->n_players, ==, 2);
}

/* Whoever takes another's colour gives the own one for it. */
static void
test_colours (Fixture      *fixture,
              gconstpointer data)
{
  const KlPlan *plan;
  unsigned      seen = 0;

  choose_colour (fixture, 0, KL_COLOUR_BLUE);
  choose_colour (fixture, 1, KL_COLOUR_GREEN);
  activate (fixture, "dialog.add-player");
  plan = kl_new_game_dialog_get_plan (fixture->dialog);
  g_assert_cmpint (plan->colour[0], ==, KL_COLOUR_BLUE);
  g_assert_cmpint (plan->colour[1], ==, KL_COLOUR_GREEN);
  for (guint i = 0; i < RULES_MAX_PLAYERS; i++)
    seen |= 1u << plan->colour[i];
  g_assert_cmpuint (seen, ==, (1u << KL_N_COLOURS) - 1);
  for (guint i = 0; i < plan->n_players; i++)
    g_assert_cmpint (kl_player_entry_get_colour (get_entry (fixture, i)), ==, plan->colour[i]);
}

/* F: on with the base game, off with the demo, until someone says otherwise. */
static void
test_farmers (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *farmers = test_find_widget (GTK_WIDGET (fixture->dialog), GTK_TYPE_SWITCH);

  choose_set (fixture, "base");
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (farmers)));
  gtk_switch_set_active (GTK_SWITCH (farmers), FALSE);
  activate (fixture, "dialog.start");
  g_assert_cmpint (kl_game_get_setup (fixture->game)->set, ==, rules_tileset_find_set (kl_tiles_get (), "base"));
  g_assert_false (kl_game_get_setup (fixture->game)->part[RULES_PART_FARMERS]);
}

static void
test_house_rules (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (GPtrArray) switches = test_find_widgets (GTK_WIDGET (fixture->dialog), GTK_TYPE_SWITCH);
  g_autoptr (GPtrArray) choices = test_find_widgets (GTK_WIDGET (fixture->dialog), ADW_TYPE_COMBO_ROW);

  for (guint i = 0; i < switches->len; i++)
    gtk_switch_set_active (switches->pdata[i], TRUE);
  adw_combo_row_set_selected (choices->pdata[1], RULES_FIRST_LISTED);
  activate (fixture, "dialog.start");
  g_assert_true (kl_game_get_setup (fixture->game)->part[RULES_PART_FARMERS]);
  g_assert_cmpint (kl_game_get_setup (fixture->game)->value[RULES_SWITCH_FIRST_PLAYER], ==, RULES_FIRST_LISTED);
  g_assert_cmpint (kl_game_get_setup (fixture->game)->value[RULES_SWITCH_INCOMPLETE_NOTHING], ==, 1);
  g_assert_cmpint (kl_game_get_setup (fixture->game)->value[RULES_SWITCH_TINY_CITY], ==, 2);
}

/* The next dialog shows what was played last. */
static void
test_remembered (Fixture      *fixture,
                 gconstpointer data)
{
  KlNewGameDialog *next;
  const KlPlan    *plan;

  choose_set (fixture, "base");
  choose_colour (fixture, 0, KL_COLOUR_PINK);
  activate (fixture, "dialog.add-player");
  gtk_editable_set_text (GTK_EDITABLE (get_entry (fixture, 2)), "  Zoë ");
  activate (fixture, "dialog.start");

  next = kl_new_game_dialog_new (NULL);
  plan = kl_new_game_dialog_get_plan (next);
  g_assert_cmpint (plan->set, ==, rules_tileset_find_set (kl_tiles_get (), "base"));
  g_assert_cmpuint (plan->n_players, ==, 3);
  g_assert_cmpint (plan->colour[0], ==, KL_COLOUR_PINK);
  g_assert_cmpstr (plan->name[2], ==, "Zoë");
  gtk_window_destroy (GTK_WINDOW (next));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/ui/new-game/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("as-shown", test_as_shown);
  ADD ("players", test_players);
  ADD ("remove", test_remove);
  ADD ("colours", test_colours);
  ADD ("F/farmers", test_farmers);
  ADD ("H/house-rules", test_house_rules);
  ADD ("remembered", test_remembered);
#undef ADD

  return g_test_run ();
}
