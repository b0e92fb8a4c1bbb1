/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The players' colours differ in lightness too, so that they can be told apart in grey; the mark on each figure is the
 * second way. The marks over the land are bright with a dark casing, for land is neither: a line that has both shows
 * everywhere.
 */

#include "kl-palette.h"

#include <gtk/gtk.h>

static const struct
{
  const char *body;
  const char *shade;
  const char *ink;
} palette[KL_N_COLOURS] = {
  [KL_COLOUR_RED] = { "#d9252b", "#97141c", "#ffffff" },
  [KL_COLOUR_BLUE] = { "#1b52ad", "#0f3676", "#ffffff" },
  [KL_COLOUR_YELLOW] = { "#f5c518", "#b98a06", "#2b2005" },
  [KL_COLOUR_GREEN] = { "#35a047", "#1d6a2c", "#ffffff" },
  [KL_COLOUR_BLACK] = { "#34343a", "#141418", "#ffffff" },
  [KL_COLOUR_PINK] = { "#f08fbf", "#bb5488", "#3d0f27" },
};

const char *
kl_palette_get_body (KlColour colour)
{
  g_return_val_if_fail (colour < KL_N_COLOURS, NULL);

  return palette[colour].body;
}

const char *
kl_palette_get_shade (KlColour colour)
{
  g_return_val_if_fail (colour < KL_N_COLOURS, NULL);

  return palette[colour].shade;
}

const char *
kl_palette_get_ink (KlColour colour)
{
  g_return_val_if_fail (colour < KL_N_COLOURS, NULL);

  return palette[colour].ink;
}

GdkRGBA
kl_palette_get_rgba (KlColour colour)
{
  GdkRGBA rgba = { 0, 0, 0, 1 };

  gdk_rgba_parse (&rgba, kl_palette_get_body (colour));
  return rgba;
}

static const struct
{
  const char *name;
  const char *colour[KL_N_SCHEMES];
} marks[KL_N_MARKS] = {
  [KL_MARK_TABLE] = { "mark_table", { "#4b382a", "#231c17", "#14110e" } },
  [KL_MARK_CARD] = { "mark_card", { "#94ba5e", "#6f8c45", "#b7e07f" } },
  [KL_MARK_CARD_EDGE] = { "mark_card_edge", { "rgba(26,20,0,0.14)", "rgba(0,0,0,0.2)", "rgba(0,0,0,0.34)" } },
  [KL_MARK_CARD_SHADOW] = { "mark_card_shadow", { "rgba(0,0,0,0.5)", "rgba(0,0,0,0.6)", "rgba(0,0,0,0.6)" } },
  [KL_MARK_CASING] = { "mark_casing", { "rgba(20,12,0,0.55)", "rgba(0,0,0,0.65)", "rgb(0,0,0)" } },
  [KL_MARK_LINE] = { "mark_line", { "rgba(255,255,255,0.92)", "rgba(255,255,255,0.92)", "rgb(255,255,255)" } },
  [KL_MARK_NOBODY] = { "mark_nobody", { "rgb(255,255,217)", "rgb(255,255,217)", "rgb(255,255,255)" } },
  [KL_MARK_SLOT] = { "mark_slot", { "rgba(255,255,255,0.75)", "rgba(255,255,255,0.7)", "rgb(255,255,255)" } },
  [KL_MARK_SLOT_GROUND] = { "mark_slot_ground", { "rgba(255,255,255,0.1)", "rgba(255,255,255,0.07)", "rgba(255,255,255,0.04)" } },
  [KL_MARK_SPOT] = { "mark_spot", { "rgba(255,255,255,0.55)", "rgba(255,255,255,0.5)", "rgba(255,255,255,0.85)" } },
  [KL_MARK_SPOT_LIT] = { "mark_spot_lit", { "rgba(255,255,255,0.9)", "rgba(255,255,255,0.88)", "rgb(255,255,255)" } },
  [KL_MARK_SPOT_RING] = { "mark_spot_ring", { "rgba(255,255,255,0.95)", "rgba(255,255,255,0.95)", "rgb(0,0,0)" } },
  [KL_MARK_FOCUS] = { "mark_focus", { "#ffd84d", "#ffd84d", "#ffe14d" } },
  [KL_MARK_DEAD] = { "mark_dead", { "rgba(255,255,255,0.7)", "rgba(255,255,255,0.65)", "rgb(255,255,255)" } },
  [KL_MARK_DEAD_GROUND] = { "mark_dead_ground", { "rgba(0,0,0,0.45)", "rgba(0,0,0,0.5)", "rgb(0,0,0)" } },
  [KL_MARK_RIM] = { "mark_rim", { "rgba(237,204,143,0.9)", "rgba(214,180,120,0.9)", "rgb(255,255,255)" } },
  [KL_MARK_BEYOND] = { "mark_beyond", { "rgba(0,0,0,0.62)", "rgba(0,0,0,0.66)", "rgb(0,0,0)" } },
};

GdkRGBA
kl_palette_get_mark (KlMark   mark,
                     KlScheme scheme)
{
  GdkRGBA rgba = { 0, 0, 0, 1 };

  g_return_val_if_fail (mark < KL_N_MARKS, rgba);
  g_return_val_if_fail (scheme < KL_N_SCHEMES, rgba);

  gdk_rgba_parse (&rgba, marks[mark].colour[scheme]);
  return rgba;
}

static void
load_marks_cb (GtkCssProvider *provider)
{
  g_autoptr (GString) css = g_string_new (NULL);

  for (int i = 0; i < KL_N_MARKS; i++)
    g_string_append_printf (css, "@define-color %s %s;\n", marks[i].name, marks[i].colour[kl_scheme_get ()]);
  gtk_css_provider_load_from_data (provider, css->str, (gssize) css->len);
}

void
kl_palette_install (GdkDisplay *display)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  load_marks_cb (provider);
  kl_scheme_watch (G_CALLBACK (load_marks_cb), provider);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}
