/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every row is bound to a property of KlPreferences, and so are the toolkit's own settings.
 */

#include "kl-preferences-window.h"

#include <glib/gi18n.h>

#include "kl-dialogs.h"
#include "kl-preferences.h"
#include "kl-print-language.h"

struct _KlPreferencesWindow
{
  AdwWindow parent_instance;

  /* Template children */
  AdwComboRow *language;
  AdwComboRow *appearance;
  GtkWidget   *animations;
  GtkWidget   *cover;
  GtkWidget   *hints;
  GtkWidget   *legal_spaces;
  GtkWidget   *worth;
  GtkWidget   *fields;
  GtkWidget   *dead_spaces;
  GtkWidget   *speed;
};

G_DEFINE_FINAL_TYPE (KlPreferencesWindow, kl_preferences_window, ADW_TYPE_WINDOW)

static void
kl_preferences_window_class_init (KlPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, KlPreferencesWindow, language);
  gtk_widget_class_bind_template_child (widget_class, KlPreferencesWindow, appearance);
  gtk_widget_class_bind_template_child (widget_class, KlPreferencesWindow, animations);
  gtk_widget_class_bind_template_child (widget_class, KlPreferencesWindow, cover);
  gtk_widget_class_bind_template_child (widget_class, KlPreferencesWindow, hints);
  gtk_widget_class_bind_template_child (widget_class, KlPreferencesWindow, legal_spaces);
  gtk_widget_class_bind_template_child (widget_class, KlPreferencesWindow, worth);
  gtk_widget_class_bind_template_child (widget_class, KlPreferencesWindow, fields);
  gtk_widget_class_bind_template_child (widget_class, KlPreferencesWindow, dead_spaces);
  gtk_widget_class_bind_template_child (widget_class, KlPreferencesWindow, speed);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bind (gpointer    widget,
      const char *property,
      const char *name)
{
  g_object_bind_property (kl_preferences_get (), name, widget, property, G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

/* Why the hints one by one cannot be chosen. */
static gboolean
find_reason (GBinding     *binding,
             const GValue *hints,
             GValue       *reason,
             gpointer      user_data)
{
  g_value_set_string (reason, g_value_get_boolean (hints) ? NULL : _ ("“Show Hints” is off, so none is shown"));
  return TRUE;
}

static void
bind_hint (GtkWidget  *widget,
           const char *name)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW);

  bind (widget, "active", name);
  g_object_bind_property_full (kl_preferences_get (), "hints", row, "tooltip-text", G_BINDING_SYNC_CREATE, find_reason, NULL, NULL, NULL);
}

/* The system's language comes first in the list, the others after it. One that there is not counts as the system's. */
static gboolean
find_position (GBinding     *binding,
               const GValue *from,
               GValue       *to,
               gpointer      user_data)
{
  const char *const *codes = kl_print_language_list ();
  guint              position = 0;

  for (guint i = 0; codes[i] != NULL; i++)
    if (g_strcmp0 (codes[i], g_value_get_string (from)) == 0)
      position = 1 + i;
  g_value_set_uint (to, position);
  return TRUE;
}

static gboolean
find_code (GBinding     *binding,
           const GValue *from,
           GValue       *to,
           gpointer      user_data)
{
  guint position = g_value_get_uint (from);

  if (position == GTK_INVALID_LIST_POSITION)
    return FALSE;
  g_value_set_static_string (to, position > 0 ? kl_print_language_list ()[position - 1] : "");
  return TRUE;
}

/* Each by its own name, so that one finds one's own whatever is spoken. */
static void
fill_languages (KlPreferencesWindow *self)
{
  const char *const        *codes = kl_print_language_list ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, C_ ("language", "As the system"));
  for (guint i = 0; codes[i] != NULL; i++)
    {
      g_autoptr (KlPrintLanguage) language = kl_print_language_new (codes[i]);

      gtk_string_list_append (names, kl_print_language_get_name (language));
    }
  adw_combo_row_set_model (self->language, G_LIST_MODEL (names));
  g_object_bind_property_full (kl_preferences_get (), "language", self->language, "selected",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, find_position, find_code, NULL, NULL);
}

static void
kl_preferences_window_init (KlPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  fill_languages (self);
  bind (self->appearance, "selected", "appearance");
  bind (self->animations, "active", "animations");
  bind (self->cover, "active", "cover");
  bind (self->hints, "active", "hints");
  bind_hint (self->legal_spaces, "legal-spaces");
  bind_hint (self->worth, "worth");
  bind_hint (self->fields, "fields");
  bind_hint (self->dead_spaces, "dead-spaces");
  bind (self->speed, "selected", "speed");
}

KlPreferencesWindow *
kl_preferences_window_new (GtkWindow *parent)
{
  return kl_dialogs_put_over (g_object_new (KL_TYPE_PREFERENCES_WINDOW, NULL), parent);
}

void
kl_preferences_window_show (GtkWindow *parent)
{
  GtkWindow *window = kl_dialogs_find (KL_TYPE_PREFERENCES_WINDOW, NULL);

  gtk_window_present (window != NULL ? window : GTK_WINDOW (kl_preferences_window_new (parent)));
}

void
kl_preferences_window_reopen (void)
{
  GtkWindow           *window = kl_dialogs_find (KL_TYPE_PREFERENCES_WINDOW, NULL);
  KlPreferencesWindow *again;
  int                  width, height;

  if (window == NULL)
    return;
  again = kl_preferences_window_new (gtk_window_get_transient_for (window));
  gtk_window_get_default_size (window, &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (again), width, height);
  gtk_window_destroy (window);
  gtk_window_present (GTK_WINDOW (again));
  gtk_widget_grab_focus (GTK_WIDGET (again->language));
  gtk_window_set_focus_visible (GTK_WINDOW (again), TRUE);
}

static void
apply (void)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };
  GtkSettings                *settings = gtk_settings_get_default ();
  gboolean                    animations;
  guint                       appearance;

  g_object_get (kl_preferences_get (), "appearance", &appearance, "animations", &animations, NULL);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[appearance]);
  /* As the system has it, or none. */
  if (animations)
    gtk_settings_reset_property (settings, "gtk-enable-animations");
  else
    g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
}

void
kl_preferences_window_apply (void)
{
  g_signal_connect (kl_preferences_get (), "notify::appearance", G_CALLBACK (apply), NULL);
  g_signal_connect (kl_preferences_get (), "notify::animations", G_CALLBACK (apply), NULL);
  apply ();
}
