/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * To set a tooltip GTK asks the display server where the pointer is, and waits for the answer. A hundred widgets that
 * did so in a move took half of its time; here the text is looked up when the pointer rests on one of them.
 */

#include "kl-tooltip.h"

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("kl-tooltip");
}

static gboolean
query_tooltip_cb (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip)
{
  const char *text = kl_tooltip_get_text (widget);

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

void
kl_tooltip_set_text (GtkWidget  *widget,
                     const char *text)
{
  const char *before;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  before = kl_tooltip_get_text (widget);
  if (g_strcmp0 (before, text) == 0)
    return;
  if (before == NULL)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  else if (text == NULL)
    g_signal_handlers_disconnect_by_func (widget, query_tooltip_cb, NULL);
  g_object_set_qdata_full (G_OBJECT (widget), get_quark (), g_strdup (text), g_free);
  gtk_widget_set_has_tooltip (widget, text != NULL);
}

const char *
kl_tooltip_get_text (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return g_object_get_qdata (G_OBJECT (widget), get_quark ());
}
