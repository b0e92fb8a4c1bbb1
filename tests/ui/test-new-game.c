/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The new-game dialog: the game that begins is the one that the dialog shows.
 */

#include "widgets.h"

#include "kl-house-rules-group.h"
#include "kl-new-game-dialog.h"
#include "kl-parts-group.h"
#include "kl-player-entry.h"
#include "kl-settings.h"
#include "kl-switch-row.h"
#include "kl-tiles.h"
#include "kl-words.h"

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
  static const char *const keys[] = { "names", "colours", "kinds", "rules", "own-rules" };

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
  g_autoptr (GPtrArray) rows = test_find_widgets (GTK_WIDGET (fixture->dialog), ADW_TYPE_COMBO_ROW);
  guint                 position = 0;

  for (int set = 0; set < rules_tileset_find_set (kl_tiles_get (), id); set++)
    position += kl_tiles_get ()->set[set].complete;
  adw_combo_row_set_selected (rows->pdata[1], position);
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

static const char *
get_chosen (AdwComboRow *row)
{
  return gtk_string_object_get_string (adw_combo_row_get_selected_item (row));
}

/* The row of the tiles says something else than the one above it. */
static void
test_said_once (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GPtrArray) rows = test_find_widgets (GTK_WIDGET (fixture->dialog), ADW_TYPE_COMBO_ROW);
  guint                 n = g_list_model_get_n_items (adw_combo_row_get_model (rows->pdata[0]));

  for (guint i = 0; i < n; i++)
    {
      adw_combo_row_set_selected (rows->pdata[0], i);
      g_assert_cmpstr (get_chosen (rows->pdata[0]), !=, get_chosen (rows->pdata[1]));
    }
  choose_set (fixture, "demo");
  g_assert_cmpstr (get_chosen (rows->pdata[1]), ==, "48");
  choose_set (fixture, "base");
  g_assert_cmpstr (get_chosen (rows->pdata[1]), ==, "72");
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

/* Whoever was removed comes back with the next row, and nobody is there twice. */
static void
test_remove_and_add (Fixture      *fixture,
                     gconstpointer data)
{
  static const char *const names[] = { "Anna", "Bea", "Cas" };
  static const char *const after[] = { "Anna", "Cas", "Bea" };
  const KlPlan            *plan;

  activate (fixture, "dialog.add-player");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_editable_set_text (GTK_EDITABLE (get_entry (fixture, i)), names[i]);
  kl_new_game_dialog_get_plan (fixture->dialog);
  gtk_widget_activate_action (GTK_WIDGET (get_entry (fixture, 1)), "player.remove", NULL);
  activate (fixture, "dialog.add-player");

  plan = kl_new_game_dialog_get_plan (fixture->dialog);
  for (guint i = 0; i < G_N_ELEMENTS (after); i++)
    g_assert_cmpstr (plan->name[i], ==, after[i]);
  g_assert_cmpint (plan->colour[1], ==, KL_COLOUR_YELLOW);
  g_assert_cmpint (plan->colour[2], ==, KL_COLOUR_BLUE);
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

static void
choose_preset (Fixture *fixture,
               KlPreset preset)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (test_find_widget (GTK_WIDGET (fixture->dialog), ADW_TYPE_COMBO_ROW)), preset);
}

/* Of the two levels that play, and of no others, the dialog says what they are like. */
static void
assert_manners (Fixture *fixture,
                KlKind   one,
                KlKind   other)
{
  g_autofree char *text = g_strdup_printf ("%s\n%s", kl_words_manner (one), kl_words_manner (other));

  g_assert_true (test_has_label (GTK_WIDGET (fixture->dialog), text));
}

/* Any mix of people and computers; a player who goes takes no one's computer along. */
static void
test_kinds (Fixture      *fixture,
            gconstpointer data)
{
  activate (fixture, "dialog.add-player");
  activate (fixture, "dialog.add-player");
  gtk_widget_activate_action (GTK_WIDGET (get_entry (fixture, 1)), "player.kind", "i", KL_KIND_STRONG);
  gtk_widget_activate_action (GTK_WIDGET (get_entry (fixture, 3)), "player.kind", "i", KL_KIND_BEGINNER);
  gtk_widget_activate_action (GTK_WIDGET (get_entry (fixture, 0)), "player.remove", NULL);
  g_assert_true (test_has_label (GTK_WIDGET (get_entry (fixture, 0)), "Strong"));
  assert_manners (fixture, KL_KIND_BEGINNER, KL_KIND_STRONG);
  gtk_widget_activate_action (GTK_WIDGET (get_entry (fixture, 2)), "player.kind", "i", KL_KIND_MASTER);
  assert_manners (fixture, KL_KIND_STRONG, KL_KIND_MASTER);
  gtk_widget_activate_action (GTK_WIDGET (get_entry (fixture, 2)), "player.kind", "i", KL_KIND_BEGINNER);
  choose_preset (fixture, KL_PRESET_EVERYTHING);
  activate (fixture, "dialog.start");
  g_assert_cmpint (kl_player_get_kind (kl_game_get_player (fixture->game, 0)), ==, KL_KIND_STRONG);
  g_assert_cmpint (kl_player_get_kind (kl_game_get_player (fixture->game, 1)), ==, KL_KIND_HUMAN);
  g_assert_cmpint (kl_player_get_kind (kl_game_get_player (fixture->game, 2)), ==, KL_KIND_BEGINNER);
}

static KlSwitchRow *
get_part (Fixture  *fixture,
          RulesPart part)
{
  GtkWidget            *group = test_find_widget (GTK_WIDGET (fixture->dialog), KL_TYPE_PARTS_GROUP);
  g_autoptr (GPtrArray) rows = test_find_widgets (group, KL_TYPE_SWITCH_ROW);

  return rows->pdata[part];
}

static GtkWidget *
get_rule (Fixture      *fixture,
          RulesSwitchId id)
{
  GtkWidget *group = test_find_widget (GTK_WIDGET (fixture->dialog), KL_TYPE_HOUSE_RULES_GROUP);

  return kl_house_rules_group_get_row (KL_HOUSE_RULES_GROUP (group), id);
}

/* As a person would. */
static void
switch_row (KlSwitchRow *row)
{
  GtkWidget *widget = test_find_widget (GTK_WIDGET (row), GTK_TYPE_SWITCH);

  gtk_switch_set_active (GTK_SWITCH (widget), !gtk_switch_get_active (GTK_SWITCH (widget)));
}

/* F: on with the base game, off with the demo, until someone says otherwise. */
static void
test_farmers (Fixture      *fixture,
              gconstpointer data)
{
  KlSwitchRow *farmers = get_part (fixture, RULES_PART_FARMERS);

  choose_set (fixture, "base");
  g_assert_true (kl_switch_row_get_active (farmers));
  switch_row (farmers);
  activate (fixture, "dialog.start");
  g_assert_cmpint (kl_game_get_setup (fixture->game)->set, ==, rules_tileset_find_set (kl_tiles_get (), "base"));
  g_assert_false (kl_game_get_setup (fixture->game)->part[RULES_PART_FARMERS]);
}

/* What the rows say is what the plan is, whatever brought it about. */
static void
assert_shows_plan (Fixture *fixture)
{
  const KlPlan *plan = kl_new_game_dialog_get_plan (fixture->dialog);

  for (int part = 0; part < RULES_N_PARTS; part++)
    g_assert_cmpint (kl_switch_row_get_active (get_part (fixture, part)), ==, plan->rules.part[part]);
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    {
      GtkWidget     *row = get_rule (fixture, id);
      KlPlanObstacle obstacle;

      g_assert_cmpint (gtk_widget_get_sensitive (row), !=, kl_plan_find_obstacle (plan, id, &obstacle));
      if (KL_IS_SWITCH_ROW (row))
        g_assert_cmpint (kl_switch_row_get_active (KL_SWITCH_ROW (row)), ==, plan->rules.value[id] != 0);
      else
        g_assert_cmpint ((int) adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, plan->rules.value[id]);
    }
  g_assert_cmpint ((int) adw_combo_row_get_selected (ADW_COMBO_ROW (test_find_widget (GTK_WIDGET (fixture->dialog), ADW_TYPE_COMBO_ROW))),
                   ==, (int) kl_plan_get_preset (plan));
}

static void
test_presets (Fixture      *fixture,
              gconstpointer data)
{
  for (int preset = 0; preset < KL_N_PRESETS; preset++)
    {
      choose_preset (fixture, preset);
      assert_shows_plan (fixture);
    }
  choose_preset (fixture, KL_PRESET_EVERYTHING);
  activate (fixture, "dialog.start");
  for (int part = 0; part < RULES_N_PARTS; part++)
    g_assert_true (kl_game_get_setup (fixture->game)->part[part]);
  g_assert_cmpint (kl_game_get_setup (fixture->game)->supply[0][RULES_BARN], ==, 1);
}

/* G and A9 need F: one brings the other, and takes it away. */
static void
test_parts (Fixture      *fixture,
            gconstpointer data)
{
  AdwExpanderRow *all = ADW_EXPANDER_ROW (test_find_widget (GTK_WIDGET (fixture->dialog), ADW_TYPE_EXPANDER_ROW));

  switch_row (get_part (fixture, RULES_PART_GIFTS));
  g_assert_true (kl_switch_row_get_active (get_part (fixture, RULES_PART_FARMERS)));
  assert_shows_plan (fixture);
  switch_row (get_part (fixture, RULES_PART_FARMERS));
  g_assert_false (kl_switch_row_get_active (get_part (fixture, RULES_PART_GIFTS)));

  adw_expander_row_set_enable_expansion (all, TRUE);
  assert_shows_plan (fixture);
  g_assert_true (kl_new_game_dialog_get_plan (fixture->dialog)->rules.part[RULES_PART_AM_TILES]);
  for (int part = RULES_PART_ABBEY; part <= RULES_PART_AM_TILES; part++)
    {
      g_assert_true (adw_expander_row_get_enable_expansion (all));
      switch_row (get_part (fixture, part));
      assert_shows_plan (fixture);
    }
  g_assert_false (adw_expander_row_get_enable_expansion (all));
}

/* Every house rule can be switched on, with what it needs and without what excludes it, and is played then. */
static void
test_house_rules (Fixture      *fixture,
                  gconstpointer data)
{
  choose_preset (fixture, KL_PRESET_EVERYTHING);
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    {
      GtkWidget *row = get_rule (fixture, id);

      if (!gtk_widget_get_sensitive (row))
        {
          g_assert_true (id == RULES_SWITCH_HAND || id == RULES_SWITCH_SELLING || id == RULES_SWITCH_WAGON_CONNECTED);
          continue;
        }
      if (KL_IS_SWITCH_ROW (row))
        switch_row (KL_SWITCH_ROW (row));
      else
        adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
      assert_shows_plan (fixture);
    }
  switch_row (KL_SWITCH_ROW (get_rule (fixture, RULES_SWITCH_DRAW_AHEAD)));
  switch_row (KL_SWITCH_ROW (get_rule (fixture, RULES_SWITCH_SELLING)));
  switch_row (KL_SWITCH_ROW (get_rule (fixture, RULES_SWITCH_WAGON_ROLLS)));
  switch_row (KL_SWITCH_ROW (get_rule (fixture, RULES_SWITCH_WAGON_CONNECTED)));
  assert_shows_plan (fixture);
  activate (fixture, "dialog.start");
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    if (id != RULES_SWITCH_DRAW_AHEAD && id != RULES_SWITCH_HAND && id != RULES_SWITCH_WAGON_ROLLS)
      g_assert_cmpint (kl_game_get_setup (fixture->game)->value[id], !=, rules_switch_get (id)->initial);
  g_assert_cmpint (kl_game_get_setup (fixture->game)->value[RULES_SWITCH_TINY_CITY], ==, 2);
  g_assert_cmpint (kl_game_get_setup (fixture->game)->value[RULES_SWITCH_TABLE], ==, 256 * 15 + 11);
}

/* H8: the size can be chosen. */
static void
test_table_size (Fixture      *fixture,
                 gconstpointer data)
{
  GtkWidget            *group = test_find_widget (GTK_WIDGET (fixture->dialog), KL_TYPE_HOUSE_RULES_GROUP);
  g_autoptr (GPtrArray) sizes = test_find_widgets (group, GTK_TYPE_SPIN_BUTTON);

  switch_row (KL_SWITCH_ROW (get_rule (fixture, RULES_SWITCH_TABLE)));
  gtk_spin_button_set_value (sizes->pdata[0], 21);
  gtk_spin_button_set_value (sizes->pdata[1], 7);
  activate (fixture, "dialog.start");
  g_assert_cmpint (kl_game_get_setup (fixture->game)->value[RULES_SWITCH_TABLE], ==, 256 * 21 + 7);
}

static void
test_narrow (Fixture      *fixture,
             gconstpointer data)
{
  int minimum;

  choose_preset (fixture, KL_PRESET_EVERYTHING);
  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (fixture->dialog)), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
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
  g_assert_cmpint (plan->rules.set, ==, rules_tileset_find_set (kl_tiles_get (), "base"));
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
  ADD ("said-once", test_said_once);
  ADD ("players", test_players);
  ADD ("remove", test_remove);
  ADD ("remove-and-add", test_remove_and_add);
  ADD ("colours", test_colours);
  ADD ("kinds", test_kinds);
  ADD ("F/farmers", test_farmers);
  ADD ("presets", test_presets);
  ADD ("A1/parts", test_parts);
  ADD ("H/house-rules", test_house_rules);
  ADD ("H8/table-size", test_table_size);
  ADD ("narrow", test_narrow);
  ADD ("remembered", test_remembered);
#undef ADD

  return g_test_run ();
}
