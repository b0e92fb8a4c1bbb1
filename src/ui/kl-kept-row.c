/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The map is drawn by a thread: it may take a part of a second.
 */

#include "kl-kept-row.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "kl-map-export.h"
#include "kl-store.h"
#include "kl-words.h"

enum
{
  PICTURE_PIXELS = 256 /* twice what the row shows, for sharp screens */
};

struct _KlKeptRow
{
  GtkListBoxRow parent_instance;

  /* Template children */
  GtkPicture *picture;
  GtkWidget  *unreadable;
  GtkLabel   *title;
  GtkLabel   *about;
  GtkLabel   *date;
  GtkWidget  *on_table;
  GtkWidget *delete;

  /* Owned */
  char *path;
  char *players;
};

G_DEFINE_FINAL_TYPE (KlKeptRow, kl_kept_row, GTK_TYPE_LIST_BOX_ROW)

static void
kl_kept_row_finalize (GObject *object)
{
  KlKeptRow *self = KL_KEPT_ROW (object);

  g_free (self->path);
  g_free (self->players);
  G_OBJECT_CLASS (kl_kept_row_parent_class)->finalize (object);
}

static void
kl_kept_row_class_init (KlKeptRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = kl_kept_row_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-kept-row.ui");
  gtk_widget_class_bind_template_child (widget_class, KlKeptRow, picture);
  gtk_widget_class_bind_template_child (widget_class, KlKeptRow, unreadable);
  gtk_widget_class_bind_template_child (widget_class, KlKeptRow, title);
  gtk_widget_class_bind_template_child (widget_class, KlKeptRow, about);
  gtk_widget_class_bind_template_child (widget_class, KlKeptRow, date);
  gtk_widget_class_bind_template_child (widget_class, KlKeptRow, on_table);
  gtk_widget_class_bind_template_child (widget_class, KlKeptRow, delete);
}

static void
kl_kept_row_init (KlKeptRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static char *
dup_date (const char *path)
{
  GStatBuf              info;
  g_autoptr (GDateTime) written = NULL;

  if (g_stat (path, &info) != 0)
    return g_strdup ("");
  written = g_date_time_new_from_unix_local (info.st_mtime);
  /* translators: when a game was played last: "3 April 2026, 20:15", as strftime () writes it */
  return g_date_time_format (written, _ ("%-e %B %Y, %H:%M"));
}

GtkWidget *
kl_kept_row_new (const char *path)
{
  KlKeptRow       *self = g_object_new (KL_TYPE_KEPT_ROW, NULL);
  g_autofree char *date = dup_date (path);

  self->path = g_strdup (path);
  self->players = g_strdup ("");
  gtk_label_set_label (self->date, date);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->delete), "s", path);
  return GTK_WIDGET (self);
}

const char *
kl_kept_row_get_path (KlKeptRow *self)
{
  g_return_val_if_fail (KL_IS_KEPT_ROW (self), NULL);
  return self->path;
}

const char *
kl_kept_row_get_players (KlKeptRow *self)
{
  g_return_val_if_fail (KL_IS_KEPT_ROW (self), NULL);
  return self->players;
}

void
kl_kept_row_set_on_table (KlKeptRow *self,
                          gboolean   on_table)
{
  g_return_if_fail (KL_IS_KEPT_ROW (self));
  gtk_widget_set_visible (self->on_table, on_table);
  gtk_widget_set_visible (self->delete, !on_table);
}

/* The players in one line, with their points or alone. */
static char *
dup_players (KlGame  *game,
             gboolean points)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < kl_game_get_setup (game)->n_players; i++)
    {
      KlPlayer        *player = kl_game_get_player (game, i);
      g_autofree char *name = kl_words_dup_name_inside (player);

      if (!points)
        g_ptr_array_add (items, g_steal_pointer (&name));
      else if (kl_player_get_kind (player) == KL_KIND_HUMAN)
        g_ptr_array_add (items, g_strdup_printf ("%s %d", name, kl_player_get_score (player)));
      else
        /* translators: a player whom the computer plays, and the points */
        g_ptr_array_add (items, g_strdup_printf (_ ("%s (computer) %d"), name, kl_player_get_score (player)));
    }
  if (points)
    {
      g_ptr_array_add (items, NULL);
      return g_strjoinv (" · ", (char **) items->pdata);
    }
  return kl_words_dup_list ((const char *const *) items->pdata, items->len);
}

static void
show_words (KlKeptRow *self,
            KlGame    *game)
{
  g_autofree char *points = dup_players (game, TRUE);
  g_autofree char *played = kl_words_dup_played (kl_game_get_setup (game));
  g_autofree char *state = kl_words_dup_state (game);
  /* translators: what is played, and how many tiles are left or who has won: "Base game · 41 tiles left" */
  g_autofree char *about = g_strdup_printf (_ ("%s · %s"), played, state);

  g_free (self->players);
  self->players = dup_players (game, FALSE);
  gtk_label_set_label (self->title, points);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, points, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  gtk_label_set_label (self->about, about);
}

static void
show_problem (KlKeptRow  *self,
              const char *problem)
{
  gtk_label_set_label (self->title, _ ("This game cannot be read"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("This game cannot be read"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, problem, -1);
  gtk_label_set_label (self->about, problem);
  gtk_widget_set_visible (self->unreadable, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
}

static void
draw (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  g_task_return_pointer (task, kl_map_export_draw_texture (data, PICTURE_PIXELS), g_object_unref);
}

static void
drawn_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (GTask)        waiting = user_data;
  KlKeptRow               *self = g_task_get_source_object (waiting);
  g_autoptr (GdkPaintable) texture = g_task_propagate_pointer (G_TASK (result), NULL);

  g_task_set_task_data (G_TASK (result), NULL, NULL);
  gtk_picture_set_paintable (self->picture, texture);
  g_task_return_boolean (waiting, TRUE);
}

void
kl_kept_row_load (KlKeptRow          *self,
                  GAsyncReadyCallback callback,
                  gpointer            user_data)
{
  g_autoptr (GTask)  waiting = NULL;
  g_autoptr (GTask)  drawing = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (KlGame) game = NULL;

  g_return_if_fail (KL_IS_KEPT_ROW (self));

  waiting = g_task_new (self, NULL, callback, user_data);
  game = kl_store_read (self->path, NULL, &error);
  if (game == NULL)
    {
      show_problem (self, error->message);
      g_task_return_boolean (waiting, FALSE);
      return;
    }
  show_words (self, game);
  /* The thread may let go of its task after everybody else: the task does not own the row, and gives up the map before. */
  drawing = g_task_new (NULL, NULL, drawn_cb, g_steal_pointer (&waiting));
  g_task_set_task_data (drawing, kl_map_export_new (game), (GDestroyNotify) kl_map_export_free);
  g_task_run_in_thread (drawing, draw);
}
