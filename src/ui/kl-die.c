/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawn with rectangles with round corners, so that it is sharp at every scale.
 */

#include "kl-die.h"

#include <glib/gi18n.h>

#include "kl-lap.h"
#include "kl-tooltip.h"

enum
{
  SIZE = 20
};

struct _KlDie
{
  GtkWidget parent_instance;

  int pips;
};

G_DEFINE_FINAL_TYPE (KlDie, kl_die, GTK_TYPE_WIDGET)

static void
append_round (GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds,
              float                  radius,
              const GdkRGBA         *colour)
{
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, colour, bounds);
  gtk_snapshot_pop (snapshot);
}

static void
kl_die_snapshot (GtkWidget   *widget,
                 GtkSnapshot *snapshot)
{
  KlDie        *self = KL_DIE (widget);
  const float   size = (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  const float   pip = size * 0.2f;
  const GdkRGBA edge = { 0.35f, 0.3f, 0.22f, 1 }, face = { 0.99f, 0.96f, 0.88f, 1 }, ink = { 0.15f, 0.12f, 0.1f, 1 };

  append_round (snapshot, &GRAPHENE_RECT_INIT (0, 0, size, size), size * 0.2f, &edge);
  append_round (snapshot, &GRAPHENE_RECT_INIT (1, 1, size - 2, size - 2), size * 0.17f, &face);
  for (int place = 0; place < KL_LAP_PLACES; place++)
    if (kl_lap_has_pip (self->pips, place))
      {
        float x = size * (0.25f + 0.25f * (float) (place % 3)) - pip / 2;
        float y = size * (0.25f + 0.25f * (float) (place / 3)) - pip / 2;

        append_round (snapshot, &GRAPHENE_RECT_INIT (x, y, pip, pip), pip / 2, &ink);
      }
}

static void
kl_die_measure (GtkWidget     *widget,
                GtkOrientation orientation,
                int            for_size,
                int           *minimum,
                int           *natural,
                int           *minimum_baseline,
                int           *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
kl_die_class_init (KlDieClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = kl_die_snapshot;
  widget_class->measure = kl_die_measure;
  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
kl_die_init (KlDie *self)
{
  self->pips = KL_LAP_FACES;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

void
kl_die_set_score (KlDie *self,
                  int    score)
{
  g_autofree char *words = NULL;
  KlLap            lap = kl_lap_of (score);

  g_return_if_fail (KL_IS_DIE (self));

  self->pips = kl_lap_get_face (lap);
  /* translators: how often a player has been round the score track */
  words = g_strdup_printf (ngettext ("%d time round the score track", "%d times round the score track", (gulong) lap.laps), lap.laps);
  kl_tooltip_set_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
kl_die_get_pips (KlDie *self)
{
  g_return_val_if_fail (KL_IS_DIE (self), 0);

  return self->pips;
}
