/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counting the objects that there are, of every class, the toolkit's too.
 */

#pragma once

#include <glib-object.h>

/* From now on. Before the first object is made: before gtk_init (). */
void test_instances_init (void);

/* How many there are of each class: names to numbers. */
GHashTable *test_instances_count (void) G_GNUC_WARN_UNUSED_RESULT;
/* What there is at least so much more of in after than in before, in a line each; empty when there is nothing. */
char *test_instances_compare (GHashTable *before,
                              GHashTable *after,
                              guint       n) G_GNUC_WARN_UNUSED_RESULT;
