/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of print and play ask for.
 */

#include "prints.h"

KlPrintOptions
test_print_everything (KlPaper     paper,
                       double      size,
                       const char *language)
{
  KlPrintOptions options = { .backs = TRUE, .paper = paper, .size = size, .language = language };

  for (int i = 0; i < KL_PRINT_N_PARTS; i++)
    options.part[i] = TRUE;
  return options;
}

KlPrintOptions
test_print_only (KlPrintPart part,
                 const char *language)
{
  KlPrintOptions options = { .paper = KL_PAPER_A4, .size = KL_PRINT_BOX_SIZE, .language = language };

  options.part[part] = TRUE;
  return options;
}
