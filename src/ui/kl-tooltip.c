/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * To set a tooltip GTK asks the display server where the pointer is, and waits for the answer. A hundred widgets that
 * did so in a move took half of its time; here the text is looked up when the pointer rests on one of them. The toolkit wraps the
 * words of a tooltip at a width of its own, which may be more than the screen's; here it is that of the window at most.
 */

#include "kl-tooltip.h"

enum
{
  MARGIN = 48, /* beside the words, in a window that is as wide as the screen */
  LEAST_CHARS = 10,
  MOST_CHARS = 60
};

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("kl-tooltip");
}

static GQuark
get_label_quark (void)
{
  return g_quark_from_static_string ("kl-tooltip-label");
}

/* How many characters go into a line. */
static int
count_chars (GtkWidget *widget)
{
  PangoContext     *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int               wide = MAX (pango_font_metrics_get_approximate_char_width (metrics), pango_font_metrics_get_approximate_digit_width (metrics));
  int               room = gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (widget))) - MARGIN;

  pango_font_metrics_unref (metrics);
  return CLAMP (PANGO_SCALE * room / MAX (wide, 1), LEAST_CHARS, MOST_CHARS);
}

/* The same one every time, or the tooltip would be put up anew whenever the pointer moves. */
static GtkWidget *
get_label (GtkWidget *widget)
{
  GtkWidget *label = g_object_get_qdata (G_OBJECT (widget), get_label_quark ());

  if (label == NULL)
    {
      label = gtk_label_new (NULL);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      g_object_set_qdata_full (G_OBJECT (widget), get_label_quark (), g_object_ref_sink (label), g_object_unref);
    }
  return label;
}

static gboolean
query_tooltip_cb (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip)
{
  GtkWidget *label = get_label (widget);

  gtk_label_set_label (GTK_LABEL (label), kl_tooltip_get_text (widget));
  gtk_label_set_max_width_chars (GTK_LABEL (label), count_chars (widget));
  gtk_tooltip_set_custom (tooltip, label);
  return TRUE;
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
