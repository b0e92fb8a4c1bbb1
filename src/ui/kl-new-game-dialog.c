/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dialog shows a plan and changes it row by row, so that the plan is always what the dialog says. The rows for parts
 * and house rules are made from the rules' tables: a new one shows up here by itself.
 */

#include "kl-new-game-dialog.h"

#include "kl-player-entry.h"
#include "kl-settings.h"
#include "kl-tiles.h"
#include "kl-words.h"

struct _KlNewGameDialog
{
  AdwWindow parent_instance;

  /* Template children */
  AdwPreferencesGroup *players;
  AdwPreferencesGroup *tiles;
  AdwPreferencesGroup *rules;
  AdwComboRow         *set;
  GtkWidget           *start;

  /* Borrowed: rows and switches of the groups */
  GtkWidget *player[RULES_MAX_PLAYERS];
  GtkSwitch *part[RULES_N_PARTS];
  GtkWidget *value[RULES_N_SWITCHES];

  KlPlan plan; /* but for the names, which are in the rows until the game begins */
};

G_DEFINE_FINAL_TYPE (KlNewGameDialog, kl_new_game_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_STARTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The sets in the order of the combo row: those that are a game of their own. */
static int
get_set (guint position)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  for (int set = 0; set < tiles->n_sets; set++)
    if (tiles->set[set].complete && position-- == 0)
      return set;
  g_return_val_if_reached (0);
}

static void
update_players (KlNewGameDialog *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.add-player", self->plan.n_players < RULES_MAX_PLAYERS);
  for (guint i = 0; i < self->plan.n_players; i++)
    kl_player_entry_set_removable (KL_PLAYER_ENTRY (self->player[i]), self->plan.n_players > KL_PLAN_MIN_PLAYERS);
}

static guint
find_player (KlNewGameDialog *self,
             GtkWidget       *row)
{
  guint i = 0;

  while (self->player[i] != row)
    i++;
  return i;
}

/* Two players who want one colour swap; so does one who wants a colour that nobody plays. */
static void
colour_chosen_cb (KlNewGameDialog *self,
                  int              colour,
                  GtkWidget       *row)
{
  guint i = find_player (self, row);
  guint j = 0;

  while (self->plan.colour[j] != (KlColour) colour)
    j++;
  self->plan.colour[j] = self->plan.colour[i];
  self->plan.colour[i] = colour;
  kl_player_entry_set_colour (KL_PLAYER_ENTRY (row), colour);
  if (j < self->plan.n_players)
    kl_player_entry_set_colour (KL_PLAYER_ENTRY (self->player[j]), self->plan.colour[j]);
}

static void
removed_cb (KlNewGameDialog *self,
            GtkWidget       *row)
{
  guint    i = find_player (self, row);
  KlColour colour = self->plan.colour[i];

  adw_preferences_group_remove (self->players, row);
  self->plan.n_players--;
  for (; i < self->plan.n_players; i++)
    {
      self->player[i] = self->player[i + 1];
      self->plan.colour[i] = self->plan.colour[i + 1];
    }
  self->plan.colour[i] = colour;
  self->player[i] = NULL;
  gtk_widget_grab_focus (self->player[i - 1]);
  update_players (self);
}

/* A row for the player with this number, who already has a colour. */
static void
add_player (KlNewGameDialog *self,
            guint            i)
{
  GtkWidget *row = kl_player_entry_new (self->plan.colour[i], self->plan.name[i]);

  g_signal_connect_object (row, "colour-chosen", G_CALLBACK (colour_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->players, row);
  self->player[i] = row;
}

static void
add_player_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  KlNewGameDialog *self = KL_NEW_GAME_DIALOG (widget);
  guint            i = self->plan.n_players++;

  add_player (self, i);
  update_players (self);
  gtk_widget_grab_focus (self->player[i]);
}

static void
set_selected_cb (KlNewGameDialog *self)
{
  int              set = get_set (adw_combo_row_get_selected (self->set));
  g_autofree char *about = kl_words_dup_tiles_about (&kl_tiles_get ()->set[set]);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->set), about);
  if (set == self->plan.set)
    return;
  kl_plan_choose_set (&self->plan, set);
  for (int i = 0; i < RULES_N_PARTS; i++)
    gtk_switch_set_active (self->part[i], self->plan.part[i]);
}

static void
part_switched_cb (KlNewGameDialog *self,
                  GParamSpec      *pspec,
                  GtkSwitch       *part)
{
  for (int i = 0; i < RULES_N_PARTS; i++)
    if (self->part[i] == part)
      self->plan.part[i] = gtk_switch_get_active (part);
}

/* Numbers with one value are on or off, too. */
static void
value_changed_cb (KlNewGameDialog *self,
                  GParamSpec      *pspec,
                  GtkWidget       *widget)
{
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    {
      const RulesSwitch *rule = rules_switch_get (i);

      if (self->value[i] != widget)
        continue;
      if (rule->type == RULES_SWITCH_CHOICE)
        self->plan.value[i] = (int16_t) adw_combo_row_get_selected (ADW_COMBO_ROW (widget));
      else if (!gtk_switch_get_active (GTK_SWITCH (widget)))
        self->plan.value[i] = 0;
      else
        self->plan.value[i] = rule->type == RULES_SWITCH_NUMBER ? rule->min : 1;
    }
}

static GtkSwitch *
add_switch (AdwPreferencesGroup *group,
            const char          *title,
            const char          *about,
            gboolean             on)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *widget = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (widget), on);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), widget);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), widget);
  adw_preferences_group_add (group, row);
  return GTK_SWITCH (widget);
}

static GtkWidget *
add_choice (AdwPreferencesGroup *group,
            RulesSwitchId        id,
            int                  choice)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget                *row = adw_combo_row_new ();

  for (int i = 0; rules_switch_get (id)->words[i] != NULL; i++)
    gtk_string_list_append (words, kl_words_switch_choice (id, i));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), kl_words_switch_title (id));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), kl_words_switch_about (id));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (words));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), (guint) choice);
  adw_preferences_group_add (group, row);
  return row;
}

static void
add_sets (KlNewGameDialog *self)
{
  const RulesTileSet       *tiles = kl_tiles_get ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint                     selected = 0;

  for (int set = 0; set < tiles->n_sets; set++)
    {
      if (!tiles->set[set].complete)
        continue;
      if (set == self->plan.set)
        selected = g_list_model_get_n_items (G_LIST_MODEL (names));
      gtk_string_list_append (names, kl_words_tiles (tiles->set[set].id));
    }
  adw_combo_row_set_model (self->set, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->set, selected);
  g_signal_connect_object (self->set, "notify::selected", G_CALLBACK (set_selected_cb), self, G_CONNECT_SWAPPED);
  set_selected_cb (self);
}

static void
add_rules (KlNewGameDialog *self)
{
  for (int i = 0; i < RULES_N_PARTS; i++)
    {
      self->part[i] = add_switch (self->tiles, kl_words_part_title (i), kl_words_part_about (i), self->plan.part[i]);
      g_signal_connect_object (self->part[i], "notify::active", G_CALLBACK (part_switched_cb), self, G_CONNECT_SWAPPED);
    }
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    {
      gboolean choice = rules_switch_get (i)->type == RULES_SWITCH_CHOICE;

      if (choice)
        self->value[i] = add_choice (self->rules, i, self->plan.value[i]);
      else
        self->value[i] = GTK_WIDGET (add_switch (self->rules, kl_words_switch_title (i), kl_words_switch_about (i),
                                                 self->plan.value[i] != 0));
      g_signal_connect_object (self->value[i], choice ? "notify::selected" : "notify::active",
                               G_CALLBACK (value_changed_cb), self, G_CONNECT_SWAPPED);
    }
}

static void
read_names (KlNewGameDialog *self)
{
  for (guint i = 0; i < self->plan.n_players; i++)
    {
      g_free (self->plan.name[i]);
      self->plan.name[i] = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->player[i]))));
    }
}

static void
start_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  g_autoptr (KlNewGameDialog) self = g_object_ref (KL_NEW_GAME_DIALOG (widget));
  g_autoptr (KlGame)          game = NULL;

  read_names (self);
  game = kl_plan_begin (&self->plan, kl_plan_roll_seed ());
  /* Every game that the dialog can ask for is allowed. */
  g_return_if_fail (game != NULL);
  if (kl_settings_get () != NULL)
    kl_plan_remember (&self->plan, kl_settings_get ());
  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[SIGNAL_STARTED], 0, game);
}

static void
kl_new_game_dialog_finalize (GObject *object)
{
  KlNewGameDialog *self = KL_NEW_GAME_DIALOG (object);

  kl_plan_clear (&self->plan);

  G_OBJECT_CLASS (kl_new_game_dialog_parent_class)->finalize (object);
}

static void
kl_new_game_dialog_class_init (KlNewGameDialogClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = kl_new_game_dialog_finalize;

  signals[SIGNAL_STARTED] = g_signal_new ("started", KL_TYPE_NEW_GAME_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, KL_TYPE_GAME);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, KlNewGameDialog, players);
  gtk_widget_class_bind_template_child (widget_class, KlNewGameDialog, tiles);
  gtk_widget_class_bind_template_child (widget_class, KlNewGameDialog, rules);
  gtk_widget_class_bind_template_child (widget_class, KlNewGameDialog, set);
  gtk_widget_class_bind_template_child (widget_class, KlNewGameDialog, start);

  gtk_widget_class_install_action (widget_class, "dialog.add-player", NULL, add_player_cb);
  gtk_widget_class_install_action (widget_class, "dialog.start", NULL, start_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
kl_new_game_dialog_init (KlNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  kl_plan_init (&self->plan);
  if (kl_settings_get () != NULL)
    kl_plan_recall (&self->plan, kl_settings_get ());

  for (guint i = 0; i < self->plan.n_players; i++)
    add_player (self, i);
  update_players (self);
  add_rules (self);
  add_sets (self);
  gtk_widget_grab_focus (self->start);
}

KlNewGameDialog *
kl_new_game_dialog_new (GtkWindow *parent)
{
  return g_object_new (KL_TYPE_NEW_GAME_DIALOG, "transient-for", parent, NULL);
}

const KlPlan *
kl_new_game_dialog_get_plan (KlNewGameDialog *self)
{
  g_return_val_if_fail (KL_IS_NEW_GAME_DIALOG (self), NULL);

  read_names (self);
  return &self->plan;
}
