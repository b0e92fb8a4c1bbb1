/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Recordings of pictures. Cairo writes a recording that is shown many times into a PDF or SVG only once.
 */

#include "kl-stamps.h"

struct _KlStamps
{
  GHashTable *recordings[4]; /* owned; per turn, from KlPicture to cairo_surface_t */
};

/* Cairo 1.16 loses a reference to each recording that it writes into an SVG. Finished, it at least loses no drawing. */
static void
drop_recording (gpointer recording)
{
  cairo_surface_finish (recording);
  cairo_surface_destroy (recording);
}

KlStamps *
kl_stamps_new (void)
{
  KlStamps *self = g_new0 (KlStamps, 1);

  for (int turn = 0; turn < 4; turn++)
    self->recordings[turn] = g_hash_table_new_full (NULL, NULL, g_object_unref, drop_recording);
  return self;
}

void
kl_stamps_free (KlStamps *self)
{
  for (int turn = 0; turn < 4; turn++)
    g_hash_table_unref (self->recordings[turn]);
  g_free (self);
}

static cairo_surface_t *
find_recording (KlStamps  *self,
                KlPicture *picture,
                RulesTurn  turn)
{
  cairo_surface_t *recording = g_hash_table_lookup (self->recordings[turn], picture);

  if (recording == NULL)
    {
      recording = kl_picture_record (picture, turn);
      g_hash_table_insert (self->recordings[turn], g_object_ref (picture), recording);
    }
  return recording;
}

/* Only the finished recording is turned: librsvg 2.54 fails on many a drawing when it is asked to draw turned. */
void
kl_stamps_draw (KlStamps  *self,
                cairo_t   *cr,
                KlPicture *picture,
                RulesTurn  turn,
                double     x,
                double     y,
                double     size)
{
  const double units = KL_PICTURE_UNITS;

  g_return_if_fail (turn < 4);

  cairo_save (cr);
  cairo_translate (cr, x + size / 2, y + size / 2);
  cairo_rotate (cr, turn * G_PI_2);
  cairo_scale (cr, size / units, size / units);
  cairo_set_source_surface (cr, find_recording (self, picture, turn), -units / 2, -units / 2);
  cairo_paint (cr);
  cairo_restore (cr);
}
