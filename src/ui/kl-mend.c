/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * By hooks, which stay for as long as the program runs.
 */

#include "kl-mend.h"

typedef struct
{
  GType      type;
  KlMendFunc mend;
} Mender;

static gboolean
emitted_cb (GSignalInvocationHint *hint,
            guint                  n_values,
            const GValue          *values,
            gpointer               user_data)
{
  const Mender *mender = user_data;
  GtkWidget    *widget = g_value_get_object (&values[0]);

  if (g_type_is_a (G_OBJECT_TYPE (widget), mender->type))
    mender->mend (widget);
  return TRUE;
}

void
kl_mend_all (GType       type,
             const char *signal,
             KlMendFunc  mend)
{
  Mender *mender;

  g_return_if_fail (g_type_is_a (type, GTK_TYPE_WIDGET));
  g_return_if_fail (mend != NULL);

  mender = g_new (Mender, 1);
  *mender = (Mender){ type, mend };
  /* Signals are there with the class. */
  g_type_class_unref (g_type_class_ref (type));
  g_signal_add_emission_hook (g_signal_lookup (signal, type), 0, emitted_cb, mender, g_free);
}
