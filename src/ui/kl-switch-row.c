/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The switch says what the person does; whoever sets it from outside knows already.
 */

#include "kl-switch-row.h"

#include "kl-rows.h"

struct _KlSwitchRow
{
  AdwActionRow parent_instance;

  GtkSwitch *widget; /* borrowed from the row */
  gboolean   setting;
};

G_DEFINE_FINAL_TYPE (KlSwitchRow, kl_switch_row, ADW_TYPE_ACTION_ROW)

enum
{
  SIGNAL_SWITCHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
active_cb (KlSwitchRow *self)
{
  if (!self->setting)
    g_signal_emit (self, signals[SIGNAL_SWITCHED], 0);
}

static void
kl_switch_row_class_init (KlSwitchRowClass *klass)
{
  signals[SIGNAL_SWITCHED] = g_signal_new ("switched", KL_TYPE_SWITCH_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);
}

static void
kl_switch_row_init (KlSwitchRow *self)
{
  self->widget = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->widget), GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->widget));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), GTK_WIDGET (self->widget));
  g_signal_connect_object (self->widget, "notify::active", G_CALLBACK (active_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
kl_switch_row_new (const char *title,
                   const char *about)
{
  GtkWidget *self = g_object_new (KL_TYPE_SWITCH_ROW, NULL);

  kl_rows_set_title (self, title);
  kl_rows_set_subtitle (self, about);
  return self;
}

gboolean
kl_switch_row_get_active (KlSwitchRow *self)
{
  g_return_val_if_fail (KL_IS_SWITCH_ROW (self), FALSE);

  return gtk_switch_get_active (self->widget);
}

void
kl_switch_row_set_active (KlSwitchRow *self,
                          gboolean     active)
{
  g_return_if_fail (KL_IS_SWITCH_ROW (self));

  self->setting = TRUE;
  gtk_switch_set_active (self->widget, active);
  self->setting = FALSE;
}
