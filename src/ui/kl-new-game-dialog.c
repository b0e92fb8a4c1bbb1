/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dialog shows a plan and changes it row by row, so that the plan is always what the dialog says. What is played is
 * asked by two groups of rows, which share the plan.
 */

#include "kl-new-game-dialog.h"

#include <glib/gi18n.h>

#include "kl-dialogs.h"
#include "kl-house-rules-group.h"
#include "kl-parts-group.h"
#include "kl-player-entry.h"
#include "kl-settings.h"
#include "kl-words.h"
#include "kl-wrap.h"

struct _KlNewGameDialog
{
  AdwWindow parent_instance;

  /* Template children */
  AdwPreferencesGroup *players;
  GtkLabel            *manners;
  KlPartsGroup        *parts;
  KlHouseRulesGroup   *house_rules;
  GtkWidget           *start;

  GtkWidget *player[RULES_MAX_PLAYERS]; /* borrowed from the group */

  KlPlan plan; /* but for the names and who plays, which are in the rows until the game begins */
};

G_DEFINE_FINAL_TYPE (KlNewGameDialog, kl_new_game_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_STARTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Says of every level that plays what it is like. */
static void
update_manners (KlNewGameDialog *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (KlKind kind = 0; kind < KL_N_KINDS; kind++)
    {
      const char *manner = kl_words_manner (kind);
      gboolean    plays = FALSE;

      for (guint i = 0; i < self->plan.n_players; i++)
        plays = plays || kl_player_entry_get_kind (KL_PLAYER_ENTRY (self->player[i])) == kind;
      if (plays && manner != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", manner);
    }
  gtk_label_set_label (self->manners, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->manners), text->len > 0);
}

static void
update_players (KlNewGameDialog *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.add-player", self->plan.n_players < RULES_MAX_PLAYERS);
  for (guint i = 0; i < self->plan.n_players; i++)
    kl_player_entry_set_removable (KL_PLAYER_ENTRY (self->player[i]), self->plan.n_players > KL_PLAN_MIN_PLAYERS);
  update_manners (self);
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
read_rows (KlNewGameDialog *self)
{
  for (guint i = 0; i < self->plan.n_players; i++)
    {
      g_free (self->plan.name[i]);
      self->plan.name[i] = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->player[i]))));
      self->plan.kind[i] = kl_player_entry_get_kind (KL_PLAYER_ENTRY (self->player[i]));
    }
}

/* Whoever goes is the first to come back, so that nobody who stays is there twice then. */
static void
removed_cb (KlNewGameDialog *self,
            GtkWidget       *row)
{
  guint    i = find_player (self, row);
  KlColour colour = self->plan.colour[i];
  char    *name;

  read_rows (self);
  name = self->plan.name[i];
  adw_preferences_group_remove (self->players, row);
  self->plan.n_players--;
  for (; i < self->plan.n_players; i++)
    {
      self->player[i] = self->player[i + 1];
      self->plan.colour[i] = self->plan.colour[i + 1];
      self->plan.name[i] = self->plan.name[i + 1];
    }
  self->plan.colour[i] = colour;
  self->plan.name[i] = name;
  self->player[i] = NULL;

  gtk_widget_grab_focus (self->player[i - 1]);
  update_players (self);
}

/* A row for the player with this number, who already has a colour. */
static void
add_player (KlNewGameDialog *self,
            guint            i)
{
  GtkWidget *row = kl_player_entry_new (self->plan.colour[i], self->plan.name[i], self->plan.kind[i]);

  g_signal_connect_object (row, "colour-chosen", G_CALLBACK (colour_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "notify::kind", G_CALLBACK (update_manners), self, G_CONNECT_SWAPPED);
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

  self->plan.kind[i] = KL_KIND_HUMAN;
  add_player (self, i);
  update_players (self);
  gtk_widget_grab_focus (self->player[i]);
}

/* Each group shows what the other one has changed. */
static void
parts_changed_cb (KlNewGameDialog *self)
{
  kl_house_rules_group_update (self->house_rules);
}

static void
house_rules_changed_cb (KlNewGameDialog *self)
{
  kl_parts_group_update (self->parts);
}

static void
start_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  g_autoptr (KlNewGameDialog) self = g_object_ref (KL_NEW_GAME_DIALOG (widget));
  g_autoptr (KlGame)          game = NULL;
  g_autofree char            *problem = NULL;

  read_rows (self);
  game = kl_plan_begin (&self->plan, kl_plan_roll_seed (), &problem);
  if (game == NULL)
    {
      kl_dialogs_error (GTK_WINDOW (self), _ ("This Game Cannot Be Played"), problem);
      return;
    }
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
  gtk_widget_class_bind_template_child (widget_class, KlNewGameDialog, manners);
  gtk_widget_class_bind_template_child (widget_class, KlNewGameDialog, parts);
  gtk_widget_class_bind_template_child (widget_class, KlNewGameDialog, house_rules);
  gtk_widget_class_bind_template_child (widget_class, KlNewGameDialog, start);
  gtk_widget_class_bind_template_callback (widget_class, parts_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, house_rules_changed_cb);

  gtk_widget_class_install_action (widget_class, "dialog.add-player", NULL, add_player_cb);
  gtk_widget_class_install_action (widget_class, "dialog.start", NULL, start_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  g_type_ensure (KL_TYPE_HOUSE_RULES_GROUP);
  g_type_ensure (KL_TYPE_PARTS_GROUP);
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
  kl_parts_group_set_plan (self->parts, &self->plan);
  kl_house_rules_group_set_plan (self->house_rules, &self->plan);
  gtk_widget_grab_focus (self->start);
}

KlNewGameDialog *
kl_new_game_dialog_new (GtkWindow *parent)
{
  KlNewGameDialog *self = kl_dialogs_put_over (g_object_new (KL_TYPE_NEW_GAME_DIALOG, NULL), parent);

  kl_wrap_words (GTK_WIDGET (self));
  return self;
}

const KlPlan *
kl_new_game_dialog_get_plan (KlNewGameDialog *self)
{
  g_return_val_if_fail (KL_IS_NEW_GAME_DIALOG (self), NULL);

  read_rows (self);
  return &self->plan;
}
