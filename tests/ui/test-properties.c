/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The properties of the widgets, which are bound to each other.
 */

#include <adwaita.h>

#include "kl-auction-panel.h"
#include "kl-choices.h"
#include "kl-cover.h"
#include "kl-gifts-panel.h"
#include "kl-hand-panel.h"
#include "kl-history-bar.h"
#include "kl-log-panel.h"
#include "kl-players-panel.h"
#include "kl-score-chart.h"
#include "kl-score-track.h"
#include "kl-status-line.h"
#include "kl-table.h"

static void
count_cb (guint *n)
{
  (*n)++;
}

/* A property tells of itself when it has become another, and only then. */
static void
assert_tells (GObject    *object,
              GParamSpec *pspec)
{
  g_auto (GValue)  value = G_VALUE_INIT;
  g_autofree char *detailed = g_strconcat ("notify::", pspec->name, NULL);
  gulong           handler;
  guint            n = 0;

  g_value_init (&value, pspec->value_type);
  g_object_get_property (object, pspec->name, &value);
  handler = g_signal_connect_swapped (object, detailed, G_CALLBACK (count_cb), &n);
  g_object_set_property (object, pspec->name, &value);
  g_assert_cmpuint (n, ==, 0);
  if (G_VALUE_HOLDS_BOOLEAN (&value))
    {
      g_value_set_boolean (&value, !g_value_get_boolean (&value));
      g_object_set_property (object, pspec->name, &value);
      g_assert_cmpuint (n, ==, 1);
    }
  g_signal_handler_disconnect (object, handler);
}

static void
test_tell (void)
{
  const GType types[] = { KL_TYPE_AUCTION_PANEL, KL_TYPE_CHOICES, KL_TYPE_COVER, KL_TYPE_GIFTS_PANEL, KL_TYPE_HAND_PANEL, KL_TYPE_HISTORY_BAR,
                          KL_TYPE_LOG_PANEL, KL_TYPE_PLAYERS_PANEL, KL_TYPE_SCORE_CHART, KL_TYPE_SCORE_TRACK, KL_TYPE_STATUS_LINE, KL_TYPE_TABLE };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (GObject)     widget = g_object_ref_sink (g_object_new (types[i], NULL));
      guint                   n;
      g_autofree GParamSpec **pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (widget), &n);

      for (guint j = 0; j < n; j++)
        if (pspecs[j]->owner_type == types[i] && pspecs[j]->flags & G_PARAM_WRITABLE && !(pspecs[j]->flags & G_PARAM_CONSTRUCT_ONLY))
          assert_tells (widget, pspecs[j]);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/ui/properties/tell", test_tell);
  return g_test_run ();
}
