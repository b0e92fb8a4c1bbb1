/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What libadwaita's toasts need to be safe.
 */

#pragma once

#include <adwaita.h>

/* From now on no toast of this overlay can be pressed before it has arrived. Before version 1.3 libadwaita forgets a toast
 * that is dismissed on its way, while the animation that shows it goes on and then writes where it was. */
void kl_toasts_guard (AdwToastOverlay *overlay);
