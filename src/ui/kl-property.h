/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Properties that are no more than a field.
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* For an object's set_property (): puts the value into the field and tells of it when all is done there. Returns whether it was
 * another. A gboolean is an int. */
gboolean kl_property_set_int (gpointer    object,
                              GParamSpec *pspec,
                              int        *field,
                              int         value);

G_END_DECLS
