/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolkit's own switches, for hands that tremble.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has every switch clicked only, and not dragged. Once, before there are windows. */
void kl_switches_mend (void);

G_END_DECLS
