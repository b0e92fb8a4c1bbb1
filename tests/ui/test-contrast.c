/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How well what is written and what means something can be told from what is under it, as WCAG 2.1 counts it: 4.5 for text,
 * 3 for marks. The desktop's colours are asked of the desktop. The figures are in docs/accessibility.md.
 */

#include <adwaita.h>
#include <math.h>

#include "kl-palette.h"

enum
{
  TEXT = 45, /* tenths */
  MARK = 30
};

static const char *const scheme_names[KL_N_SCHEMES] = { "light", "dark", "high contrast" };

static double
linear (double channel)
{
  return channel <= 0.03928 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
luminance (const GdkRGBA *colour)
{
  return 0.2126 * linear (colour->red) + 0.7152 * linear (colour->green) + 0.0722 * linear (colour->blue);
}

static GdkRGBA
lay_over (GdkRGBA upper,
          GdkRGBA lower)
{
  double a = upper.alpha;

  return (GdkRGBA){ (float) (upper.red * a + lower.red * (1 - a)), (float) (upper.green * a + lower.green * (1 - a)),
                    (float) (upper.blue * a + lower.blue * (1 - a)), 1 };
}

/* upper and lower: the colour, and what it is over, which lies over an opaque ground. */
static double
count (GdkRGBA upper,
       GdkRGBA lower,
       GdkRGBA ground)
{
  GdkRGBA below = lay_over (lower, ground);
  GdkRGBA above = lay_over (upper, below);
  double  a = luminance (&above), b = luminance (&below);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

static void
check (const char *what,
       const char *scheme,
       GdkRGBA     upper,
       GdkRGBA     lower,
       GdkRGBA     ground,
       int         least)
{
  double ratio = count (upper, lower, ground);

  g_test_message ("| %s | %s | %.1f |", what, scheme, ratio);
  g_assert_cmpfloat (ratio * 10, >=, least);
}

static GdkRGBA
parse (const char *text)
{
  GdkRGBA colour;

  g_assert_true (gdk_rgba_parse (&colour, text));
  return colour;
}

static GdkRGBA
get_named (GtkWidget  *widget,
           const char *name)
{
  GdkRGBA colour = { 0 };

  g_assert_true (gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &colour));
  return colour;
}

/* What lies on the table. Over land a line has a casing, so that one of them shows. */
static void
test_marks (void)
{
  for (KlScheme scheme = 0; scheme < KL_N_SCHEMES; scheme++)
    {
      const char *name = scheme_names[scheme];
      GdkRGBA     table = kl_palette_get_mark (KL_MARK_TABLE, scheme);
      GdkRGBA     land = kl_palette_get_mark (KL_MARK_CARD, scheme);
      GdkRGBA     casing = kl_palette_get_mark (KL_MARK_CASING, scheme);

      check ("outline of a space on the table", name, kl_palette_get_mark (KL_MARK_SLOT, scheme),
             kl_palette_get_mark (KL_MARK_SLOT_GROUND, scheme), table, MARK);
      check ("focus on the table", name, kl_palette_get_mark (KL_MARK_FOCUS, scheme), table, table, MARK);
      check ("focus, on its casing on land", name, kl_palette_get_mark (KL_MARK_FOCUS, scheme), casing, land, MARK);
      check ("line, on its casing on land", name, kl_palette_get_mark (KL_MARK_LINE, scheme), casing, land, MARK);
      check ("dead space", name, kl_palette_get_mark (KL_MARK_DEAD, scheme), kl_palette_get_mark (KL_MARK_DEAD_GROUND, scheme), table, MARK);
      check ("number of tiles that fit a space", name, parse ("white"), kl_palette_get_mark (KL_MARK_SLOT_GROUND, scheme), table, TEXT);
      check ("number on a dead space", name, parse ("rgba(255,255,255,0.75)"), kl_palette_get_mark (KL_MARK_DEAD_GROUND, scheme), table, TEXT);
    }
}

static void
test_players (void)
{
  for (KlColour colour = 0; colour < KL_N_COLOURS; colour++)
    check ("mark on a player’s figure", kl_palette_get_body (colour), parse (kl_palette_get_ink (colour)), parse (kl_palette_get_body (colour)),
           parse ("white"), MARK);
}

/* Colours of style.css that are the same in every scheme. */
static void
test_paper (void)
{
  check ("status over the brightest land", "all", parse ("white"), parse ("rgba(0,0,0,0.78)"), parse ("white"), TEXT);
  check ("gift card", "all", parse ("#2b2117"), parse ("#fbf3dd"), parse ("white"), TEXT);
  check ("gift card: what it would do", "all", parse ("#6d4d14"), parse ("#fbf3dd"), parse ("white"), TEXT);
  check ("number of a spot", "all", parse ("white"), parse ("#2a211a"), parse ("white"), TEXT);
}

/* Text of the window; dim: a label of less weight. */
static void
test_desktop (void)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      GtkWidget *window = g_object_ref_sink (adw_window_new ());
      GdkRGBA    text, dim, ground;

      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
      text = dim = get_named (window, "window_fg_color");
      ground = get_named (window, "window_bg_color");
      dim.alpha *= 0.85f;
      check ("text", scheme_names[i], text, ground, ground, TEXT);
      check ("text in a card", scheme_names[i], text, get_named (window, "card_bg_color"), ground, TEXT);
      check ("dim text in a card", scheme_names[i], dim, get_named (window, "card_bg_color"), ground, TEXT);
      check ("refusal", scheme_names[i], get_named (window, "error_fg_color"), get_named (window, "error_bg_color"), ground, TEXT);
      check ("frame of who is on turn", scheme_names[i], get_named (window, "accent_bg_color"), ground, ground, MARK);
      gtk_window_destroy (GTK_WINDOW (window));
      g_object_unref (window);
    }
}

static void
count_cb (GObject *counter)
{
  g_object_set_data (counter, "changes", GUINT_TO_POINTER (GPOINTER_TO_UINT (g_object_get_data (counter, "changes")) + 1));
}

/* Whoever draws by the scheme is told of both that make it: dark, and high contrast. */
static void
test_watch (void)
{
  g_autoptr (GObject) counter = g_object_new (G_TYPE_OBJECT, NULL);
  static const char  *what[] = { "dark", "high-contrast" };

  kl_scheme_watch (G_CALLBACK (count_cb), counter);
  for (guint i = 0; i < G_N_ELEMENTS (what); i++)
    {
      g_object_notify (G_OBJECT (adw_style_manager_get_default ()), what[i]);
      g_assert_cmpuint (GPOINTER_TO_UINT (g_object_get_data (counter, "changes")), ==, i + 1);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/ui/contrast/marks", test_marks);
  g_test_add_func ("/ui/contrast/players", test_players);
  g_test_add_func ("/ui/contrast/paper", test_paper);
  g_test_add_func ("/ui/contrast/desktop", test_desktop);
  g_test_add_func ("/ui/contrast/watch", test_watch);
  return g_test_run ();
}
