/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Toasts that are on their way: libadwaita 1.2 does not survive it that one of them is dismissed.
 */

#include "widgets.h"

#include "kl-toasts.h"

enum
{
  WIDTH = 500,
  HEIGHT = 400,
  NOT_DRAWN_MS = 700,
  SOME = 10 /* of what there is to do */
};

typedef struct
{
  GtkWindow *window;
  GtkWidget *overlay;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, WIDTH, HEIGHT);
  fixture->overlay = adw_toast_overlay_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (fixture->overlay), gtk_label_new ("below"));
  kl_toasts_guard (ADW_TOAST_OVERLAY (fixture->overlay));
  gtk_window_set_child (fixture->window, fixture->overlay);
  gtk_window_present (fixture->window);
  test_settle ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
}

static void
add_toast (Fixture *fixture)
{
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (fixture->overlay), kl_toasts_new (fixture->window, "It is so", NULL));
}

static GtkWidget *
get_newest (Fixture *fixture)
{
  GtkWidget *toast = gtk_widget_get_last_child (fixture->overlay);

  g_assert_true (toast != adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (fixture->overlay)));
  return toast;
}

static void
wait_until_pressable (Fixture *fixture)
{
  while (!gtk_widget_get_can_target (get_newest (fixture)))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
activate_shortcut (GListModel *shortcuts,
                   GtkWidget  *widget,
                   guint       keyval)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      GtkShortcutTrigger     *trigger = gtk_shortcut_get_trigger (shortcut);

      if (GTK_IS_KEYVAL_TRIGGER (trigger) && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval &&
          gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget, NULL))
        return TRUE;
    }
  return FALSE;
}

/* As the toolkit does with a key that comes up to the widget: its controllers are asked one by one. */
static void
press (GtkWidget *widget,
       guint      keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean               handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
      else if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        handled = activate_shortcut (G_LIST_MODEL (controller), widget, keyval);
    }
}

static guint
count_toasts (Fixture *fixture)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (fixture->overlay); child != NULL; child = gtk_widget_get_next_sibling (child))
    n++;
  return n - 1;
}

/* Where nothing has been drawn for longer than the way takes it has not come either. */
static void
test_not_drawn (Fixture      *fixture,
                gconstpointer data)
{
  add_toast (fixture);
  add_toast (fixture);
  g_usleep (NOT_DRAWN_MS * 1000);
  for (int i = 0; i < SOME; i++)
    g_main_context_iteration (NULL, FALSE);
  press (fixture->overlay, GDK_KEY_Escape);
  g_assert_cmpuint (count_toasts (fixture), ==, 1);
}

/* Escape twice is not for the next toast. */
static void
test_escape_twice (Fixture      *fixture,
                   gconstpointer data)
{
  for (int i = 0; i < 3; i++)
    add_toast (fixture);
  press (fixture->overlay, GDK_KEY_Escape);
  g_assert_cmpuint (count_toasts (fixture), ==, 1);
  wait_until_pressable (fixture);

  press (fixture->overlay, GDK_KEY_Escape);
  g_assert_cmpuint (count_toasts (fixture), ==, 2); /* the second one pushes the first away */
  press (fixture->overlay, GDK_KEY_Escape);
  g_assert_cmpuint (count_toasts (fixture), ==, 2);
  wait_until_pressable (fixture);
  g_assert_cmpuint (count_toasts (fixture), ==, 1);
  press (fixture->overlay, GDK_KEY_Escape);
  g_assert_cmpuint (count_toasts (fixture), ==, 2);
}

static guint
get_seconds (GtkWidget *widget)
{
  g_autoptr (AdwToast) toast = NULL;

  g_object_get (widget, "toast", &toast, NULL);
  return adw_toast_get_timeout (toast);
}

/* On another workspace nothing is drawn for as long as the player stays away, and the seconds would be over. */
static void
test_seconds (Fixture      *fixture,
              gconstpointer data)
{
  add_toast (fixture);
  g_assert_cmpuint (get_seconds (get_newest (fixture)), ==, 0);
  wait_until_pressable (fixture);
  g_assert_cmpuint (get_seconds (get_newest (fixture)), >, 0);
}

/* And they do go by. */
static void
test_goes (Fixture      *fixture,
           gconstpointer data)
{
  add_toast (fixture);
  wait_until_pressable (fixture);
  while (count_toasts (fixture) > 0)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    void (*function) (Fixture *fixture, gconstpointer data);
    const char *path;
  } tests[] = {
    { test_not_drawn, "/ui/toasts/not-drawn" },
    { test_escape_twice, "/ui/toasts/escape-twice" },
    { test_seconds, "/ui/toasts/seconds" },
    { test_goes, "/ui/toasts/goes-by-itself" },
  };

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].function, tear_down);
  return g_test_run ();
}
