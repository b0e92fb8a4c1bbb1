/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list has a row for every section, in the order of kl_help_get (). The page has one chapter at a time, with all its
 * sections below each other, and is scrolled to the one that was chosen.
 */

#include "kl-help-window.h"

#include <glib/gi18n.h>

#include "kl-dialogs.h"
#include "kl-help.h"
#include "kl-map-picture.h"

enum
{
  STILL_FRAMES = 6
};

struct _KlHelpWindow
{
  AdwWindow parent_instance;

  /* Template children */
  AdwLeaflet        *leaflet;
  GtkWidget         *reading;
  GtkWidget         *search;
  GtkListBox        *list;
  AdwWindowTitle    *chapter;
  GtkScrolledWindow *scroller;
  GtkBox            *page;

  int   shown;      /* number of the section, or -1 */
  guint tick;       /* until the page is scrolled to it */
  int   scrolled_y; /* where it was in the frame before */
  int   still;      /* for how many frames it has been there */
};

G_DEFINE_FINAL_TYPE (KlHelpWindow, kl_help_window, ADW_TYPE_WINDOW)

static const KlHelpSection *
get_section (int number)
{
  return g_ptr_array_index (kl_help_get (), number);
}

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
create_item (const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *bullet = create_label ("•", NULL);
  GtkWidget *label = create_label (text, NULL);

  gtk_widget_set_valign (bullet, GTK_ALIGN_START);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), bullet);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
create_example (const KlHelpBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *caption = create_label (_ (block->text), "caption");

  gtk_label_set_xalign (GTK_LABEL (caption), 0.5);
  gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (box, "example");
  gtk_box_append (GTK_BOX (box), kl_map_picture_new (block, _ (block->text)));
  gtk_box_append (GTK_BOX (box), caption);
  return box;
}

static GtkWidget *
create_section (const KlHelpSection *section)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", _ (section->title),
                                     "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);

  gtk_widget_add_css_class (heading, "title-3");
  gtk_box_append (GTK_BOX (box), heading);
  for (guint i = 0; i < section->blocks->len; i++)
    {
      const KlHelpBlock *block = g_ptr_array_index (section->blocks, i);

      if (block->kind == KL_HELP_EXAMPLE)
        gtk_box_append (GTK_BOX (box), create_example (block));
      else if (block->kind == KL_HELP_ITEM)
        gtk_box_append (GTK_BOX (box), create_item (_ (block->text)));
      else
        gtk_box_append (GTK_BOX (box), create_label (_ (block->text), NULL));
    }
  return box;
}

/* The sections of a chapter are interned with its title, which stands for it. */
static void
show_chapter (KlHelpWindow *self,
              const char   *chapter)
{
  const GPtrArray *sections = kl_help_get ();
  GtkWidget       *child;

  if (self->shown >= 0 && get_section (self->shown)->chapter == chapter)
    return;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->page))) != NULL)
    gtk_box_remove (self->page, child);
  for (guint i = 0; i < sections->len; i++)
    if (get_section ((int) i)->chapter == chapter)
      gtk_box_append (self->page, create_section (get_section ((int) i)));
  adw_window_title_set_title (self->chapter, _ (chapter));
}

static GtkWidget *
find_section_widget (KlHelpWindow *self)
{
  const char *chapter = get_section (self->shown)->chapter;
  GtkWidget  *child = gtk_widget_get_first_child (GTK_WIDGET (self->page));

  for (int i = self->shown; i > 0 && get_section (i - 1)->chapter == chapter; i--)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* A new page has no sizes before it was laid out, and the room for it may change then: scrolls in every frame until the
 * section has stayed where it is for a while. */
static gboolean
scroll_tick_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  KlHelpWindow    *self = KL_HELP_WINDOW (widget);
  GtkWidget       *section = find_section_widget (self);
  graphene_point_t top;

  if (gtk_widget_get_height (section) == 0 ||
      !gtk_widget_compute_point (section, GTK_WIDGET (self->page), &GRAPHENE_POINT_INIT (0, 0), &top))
    return G_SOURCE_CONTINUE;

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), top.y);
  self->still = (int) top.y == self->scrolled_y ? self->still + 1 : 0;
  self->scrolled_y = (int) top.y;
  if (self->still < STILL_FRAMES)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
show_section (KlHelpWindow *self,
              int           number)
{
  show_chapter (self, get_section (number)->chapter);
  self->shown = number;
  self->scrolled_y = -1;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_tick_cb, NULL, NULL);
}

static void
row_selected_cb (KlHelpWindow  *self,
                 GtkListBoxRow *row)
{
  if (row != NULL)
    show_section (self, gtk_list_box_row_get_index (row));
}

static void
row_activated_cb (KlHelpWindow *self)
{
  adw_leaflet_set_visible_child (self->leaflet, self->reading);
}

static gboolean
filter_row (GtkListBoxRow *row,
            gpointer       user_data)
{
  KlHelpWindow *self = user_data;

  return kl_help_matches (get_section (gtk_list_box_row_get_index (row)), gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

/* The first row of a chapter, of those that are there, has its title above it. */
static void
update_row_header (GtkListBoxRow *row,
                   GtkListBoxRow *before,
                   gpointer       user_data)
{
  const char *chapter = get_section (gtk_list_box_row_get_index (row))->chapter;
  GtkWidget  *label;

  if (before != NULL && get_section (gtk_list_box_row_get_index (before))->chapter == chapter)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = create_label (_ (chapter), "heading");
  gtk_widget_add_css_class (label, "chapter");
  gtk_list_box_row_set_header (row, label);
}

static void
search_changed_cb (KlHelpWindow *self)
{
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_headers (self->list);
}

/* Enter takes the first of what was found. */
static void
search_activate_cb (KlHelpWindow *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      {
        gtk_list_box_select_row (self->list, row);
        row_activated_cb (self);
        return;
      }
}

/* The entry keeps Escape from the window. */
static void
search_stopped_cb (KlHelpWindow *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
back_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  adw_leaflet_navigate (KL_HELP_WINDOW (widget)->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
}

static void
search_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  back_cb (widget, NULL, NULL);
  gtk_widget_grab_focus (KL_HELP_WINDOW (widget)->search);
}

static void
add_rows (KlHelpWindow *self)
{
  const GPtrArray *sections = kl_help_get ();

  for (guint i = 0; i < sections->len; i++)
    {
      const char *title = _ (get_section ((int) i)->title);
      GtkWidget  *row = gtk_list_box_row_new ();

      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), create_label (title, NULL));
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
      gtk_list_box_append (self->list, row);
    }
  gtk_list_box_set_filter_func (self->list, filter_row, self, NULL);
  gtk_list_box_set_header_func (self->list, update_row_header, NULL, NULL);
  gtk_list_box_set_placeholder (self->list, create_label (_ ("No rule says that"), "placeholder"));
}

/* A modal dialog keeps events from all windows of its group, and a window over another is of that one's group. The rules can be
 * read whatever is asked, so they are in a group of their own. */
static void
put_over (KlHelpWindow *self,
          GtkWindow    *parent)
{
  g_autoptr (GtkWindowGroup) group = gtk_window_group_new ();

  kl_dialogs_put_over (self, parent);
  gtk_window_group_add_window (group, GTK_WINDOW (self));
}

/* Whoever is done with a dialog may go on reading, over the window that the dialog was over. */
static void
parent_unmapped_cb (KlHelpWindow *self,
                    GtkWindow    *parent)
{
  GtkWindow *next = gtk_window_get_transient_for (parent);

  if (gtk_window_get_transient_for (GTK_WINDOW (self)) == parent && next != NULL && gtk_widget_get_mapped (GTK_WIDGET (next)))
    put_over (self, next);
}

static void
transient_for_cb (KlHelpWindow *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (parent == NULL)
    return;
  g_signal_handlers_disconnect_by_func (parent, parent_unmapped_cb, self);
  g_signal_connect_object (parent, "unmap", G_CALLBACK (parent_unmapped_cb), self, G_CONNECT_SWAPPED);
}

static void
kl_help_window_class_init (KlHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, KlHelpWindow, leaflet);
  gtk_widget_class_bind_template_child (widget_class, KlHelpWindow, reading);
  gtk_widget_class_bind_template_child (widget_class, KlHelpWindow, search);
  gtk_widget_class_bind_template_child (widget_class, KlHelpWindow, list);
  gtk_widget_class_bind_template_child (widget_class, KlHelpWindow, chapter);
  gtk_widget_class_bind_template_child (widget_class, KlHelpWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, KlHelpWindow, page);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);

  gtk_widget_class_install_action (widget_class, "help.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "help.search", NULL, search_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "help.search", NULL);
}

static void
kl_help_window_init (KlHelpWindow *self)
{
  self->shown = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "notify::transient-for", G_CALLBACK (transient_for_cb), NULL);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self->list));
  add_rows (self);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
}

KlHelpWindow *
kl_help_window_show (GtkWindow  *parent,
                     const char *rule)
{
  KlHelpWindow *self = kl_dialogs_find (KL_TYPE_HELP_WINDOW, NULL);
  int           number = rule != NULL ? kl_help_find (rule) : -1;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  if (self == NULL)
    self = g_object_new (KL_TYPE_HELP_WINDOW, NULL);
  if (GTK_WINDOW (self) != parent)
    put_over (self, parent);
  if (number >= 0)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, number);

      gtk_editable_set_text (GTK_EDITABLE (self->search), "");
      gtk_list_box_select_row (self->list, row);
      row_activated_cb (self);
      gtk_widget_grab_focus (GTK_WIDGET (row)); /* the list shows it, too */
    }
  gtk_window_present (GTK_WINDOW (self));
  return self;
}

void
kl_help_window_reopen (void)
{
  KlHelpWindow    *self = kl_dialogs_find (KL_TYPE_HELP_WINDOW, NULL);
  GtkWindow       *parent;
  g_autofree char *rule = NULL;

  if (self == NULL)
    return;
  parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  rule = g_strdup (kl_help_window_get_rule (self));
  gtk_window_destroy (GTK_WINDOW (self));
  if (parent != NULL)
    kl_help_window_show (parent, rule);
}

const char *
kl_help_window_get_rule (KlHelpWindow *self)
{
  g_return_val_if_fail (KL_IS_HELP_WINDOW (self), NULL);

  return get_section (self->shown)->id;
}
