/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every row is bound to a property of KlPreferences, and so are the toolkit's own settings.
 */

#include "kl-preferences-window.h"

#include "kl-preferences.h"

struct _KlPreferencesWindow
{
  AdwWindow parent_instance;

  /* Template children */
  AdwComboRow *appearance;
  GtkWidget   *animations;
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
  gtk_widget_class_bind_template_child (widget_class, KlPreferencesWindow, appearance);
  gtk_widget_class_bind_template_child (widget_class, KlPreferencesWindow, animations);
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

static void
kl_preferences_window_init (KlPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  bind (self->appearance, "selected", "appearance");
  bind (self->animations, "active", "animations");
  bind (self->hints, "active", "hints");
  bind (self->legal_spaces, "active", "legal-spaces");
  bind (self->worth, "active", "worth");
  bind (self->fields, "active", "fields");
  bind (self->dead_spaces, "active", "dead-spaces");
  bind (self->speed, "selected", "speed");
}

KlPreferencesWindow *
kl_preferences_window_new (GtkWindow *parent)
{
  return g_object_new (KL_TYPE_PREFERENCES_WINDOW, "transient-for", parent, NULL);
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
