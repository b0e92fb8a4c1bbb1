/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of print and play ask for.
 */

#pragma once

#include "kl-print.h"

/* All parts, with backs. */
KlPrintOptions test_print_everything (KlPaper     paper,
                                      double      size,
                                      const char *language);
/* One part, on A4 in the size of the box, without backs. */
KlPrintOptions test_print_only (KlPrintPart part,
                                const char *language);
