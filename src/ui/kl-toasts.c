/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A toast that has just come cannot be pressed, for the time that libadwaita takes to show it. Two quick clicks on the
 * button of a toast behind which another waits would else end the program: the second one meets the next toast on its way.
 * So would Escape twice, from wherever the overlay is around. Labels of toasts have no mnemonics for the same reason: those
 * would reach the button in spite of this. And its seconds begin when it has come: a window on another workspace draws nothing,
 * and so they would be over before it is there.
 *
 * A toast is as large as itself only, and lies where it covers the map alone:
 *
 *     +----------------------+---------+
 *     |                    + |         |
 *     |      [ toast ]     - |         |
 *     |    [ who does what ] |         |
 *     +----------------------+---------+
 */

#include "kl-toasts.h"

enum
{
  CHAR_WIDTH = 10,
  MIN_CHARS = 10,
  MAX_CHARS = 40,
  BESIDE = 160, /* of a line of words: the button that closes it, edges, and what is beside the toast */
  BESIDE_WITH_BUTTON = 260,
  ARRIVAL_MS = 600, /* longer than the longest way, of a toast that replaces another */
  SECONDS = 8
};

#define ON_ITS_WAY "kl-on-its-way"
#define TOAST "kl-toast" /* of its label, as long as nobody dismissed it */

static AdwToast *
find_toast (GtkWidget *widget)
{
  AdwToast *toast = g_object_get_data (G_OBJECT (widget), TOAST);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && toast == NULL; child = gtk_widget_get_next_sibling (child))
    toast = find_toast (child);
  return toast;
}

/* A toast that is shown already begins anew when it is added again. */
static void
start_seconds (GtkWidget *widget)
{
  AdwToast *toast = find_toast (widget);

  if (toast == NULL)
    return;
  adw_toast_set_timeout (toast, SECONDS);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (gtk_widget_get_parent (widget)), g_object_ref (toast));
}

/* By the clock of the frames, which libadwaita goes by: where none are drawn for a while the toast is still on its way, and who
 * dismissed it then would end both ways in one frame. */
static gboolean
moved_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  gint64 *begun = data;
  gint64  now = gdk_frame_clock_get_frame_time (clock);

  if (*begun == 0)
    *begun = now;
  if (now - *begun < ARRIVAL_MS * 1000)
    return G_SOURCE_CONTINUE;
  g_object_set_data (G_OBJECT (widget), ON_ITS_WAY, NULL);
  start_seconds (widget);
  gtk_widget_set_can_target (widget, TRUE);
  gtk_widget_set_can_focus (widget, TRUE);
  return G_SOURCE_REMOVE;
}

static void
items_changed_cb (GListModel      *children,
                  guint            position,
                  guint            removed,
                  guint            added,
                  AdwToastOverlay *overlay)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) child = g_list_model_get_item (children, i);

      if (child == adw_toast_overlay_get_child (overlay))
        continue;
      g_object_set_data (G_OBJECT (child), ON_ITS_WAY, overlay);
      gtk_widget_set_can_target (child, FALSE);
      gtk_widget_set_can_focus (child, FALSE);
      gtk_widget_add_tick_callback (child, moved_cb, g_new0 (gint64, 1), g_free);
    }
}

/* Before the overlay's own key dismisses the toast. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state)
{
  GtkWidget *overlay = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  for (GtkWidget *child = gtk_widget_get_first_child (overlay); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (g_object_get_data (G_OBJECT (child), ON_ITS_WAY) != NULL)
      return GDK_EVENT_STOP;
  return GDK_EVENT_PROPAGATE;
}

/* In characters of the usual size. */
static int
find_line_length (GtkWindow *window,
                  gboolean   with_button)
{
  int width = gtk_widget_get_width (GTK_WIDGET (window));
  int height;

  /* It is about to be shown. */
  if (width == 0)
    gtk_window_get_default_size (window, &width, &height);
  return CLAMP ((width - (with_button ? BESIDE_WITH_BUTTON : BESIDE)) / CHAR_WIDTH, MIN_CHARS, MAX_CHARS);
}

static void
dismissed_cb (GtkWidget *label)
{
  g_object_set_data (G_OBJECT (label), TOAST, NULL);
}

/* libadwaita gives a toast the height for its natural width, so its lines are as long as they shall be. */
AdwToast *
kl_toasts_new (GtkWindow  *window,
               const char *text,
               const char *button)
{
  AdwToast  *toast;
  GtkWidget *label;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), find_line_length (window, button != NULL));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  toast = adw_toast_new ("");
  adw_toast_set_timeout (toast, 0);
  g_object_set_data (G_OBJECT (label), TOAST, toast);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), label, G_CONNECT_SWAPPED);
  adw_toast_set_custom_title (toast, label);
  adw_toast_set_button_label (toast, button);
  return toast;
}

void
kl_toasts_guard (AdwToastOverlay *overlay)
{
  GtkEventController *keys;
  GListModel         *children;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));

  keys = gtk_event_controller_key_new ();
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (overlay), keys);

  children = gtk_widget_observe_children (GTK_WIDGET (overlay));
  g_signal_connect_object (children, "items-changed", G_CALLBACK (items_changed_cb), overlay, 0);
  /* The widget does not keep the list of its children alive. */
  g_object_set_data_full (G_OBJECT (overlay), "kl-toasts", children, g_object_unref);
}

/* Where something of the table is in the overlay; nowhere while it is not to be seen. */
static void
find_bounds (GtkWidget       *widget,
             GtkOverlay      *overlay,
             graphene_rect_t *bounds)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, GTK_WIDGET (overlay), bounds))
    *bounds = *graphene_rect_zero ();
}

/* The board without the column of the zoom buttons on both sides of its middle; where that is too narrow, on one side only,
 * and as a last resort on none, above the buttons. Returns the lower edge. */
static int
find_room (KlTable         *table,
           GtkOverlay      *overlay,
           int              minimum,
           int              natural,
           graphene_rect_t *room)
{
  graphene_rect_t status, zoom;
  float           bottom, beside;

  find_bounds (kl_table_get_board (table), overlay, room);
  find_bounds (kl_table_get_status (table), overlay, &status);
  find_bounds (kl_table_get_zoom (table), overlay, &zoom);
  bottom = status.size.height > 0 ? status.origin.y : room->origin.y + room->size.height;
  beside = MAX (room->origin.x + room->size.width - zoom.origin.x, 0);
  if (gtk_widget_get_direction (GTK_WIDGET (overlay)) == GTK_TEXT_DIR_RTL)
    beside = MAX (zoom.origin.x + zoom.size.width - room->origin.x, 0);

  if (room->size.width - 2 * beside >= natural)
    return (int) bottom;
  if (room->size.width - beside < minimum)
    return (int) MIN (bottom, zoom.origin.y);
  if (gtk_widget_get_direction (GTK_WIDGET (overlay)) == GTK_TEXT_DIR_RTL)
    room->origin.x += beside;
  room->size.width -= beside;
  return (int) bottom;
}

static gboolean
get_child_position_cb (GtkOverlay   *overlay,
                       GtkWidget    *toasts,
                       GdkRectangle *allocation,
                       KlTable      *table)
{
  graphene_rect_t room;
  int             minimum, natural, height, bottom;

  if (!gtk_widget_get_mapped (GTK_WIDGET (table)))
    return FALSE;
  gtk_widget_measure (toasts, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  bottom = find_room (table, overlay, minimum, natural, &room);
  allocation->width = CLAMP (natural, minimum, MAX (minimum, (int) room.size.width));
  gtk_widget_measure (toasts, GTK_ORIENTATION_VERTICAL, allocation->width, NULL, &height, NULL, NULL);
  allocation->x = (int) (room.origin.x + (room.size.width - (float) allocation->width) / 2);
  allocation->y = MAX (bottom - height, 0);
  allocation->height = height;
  return TRUE;
}

void
kl_toasts_lay_over (AdwToastOverlay *toasts,
                    KlTable         *table)
{
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts));
  g_return_if_fail (KL_IS_TABLE (table));

  g_signal_connect_object (gtk_widget_get_parent (GTK_WIDGET (toasts)), "get-child-position", G_CALLBACK (get_child_position_cb), table, 0);
}
