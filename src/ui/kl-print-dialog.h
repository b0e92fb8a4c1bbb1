/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks what to print and play with, and writes it.
 */

#pragma once

#include <adwaita.h>

#include "kl-print-plan.h"

G_BEGIN_DECLS

#define KL_TYPE_PRINT_DIALOG (kl_print_dialog_get_type ())

G_DECLARE_FINAL_TYPE (KlPrintDialog, kl_print_dialog, KL, PRINT_DIALOG, AdwWindow)

KlPrintDialog *kl_print_dialog_new (GtkWindow *parent) G_GNUC_WARN_UNUSED_RESULT;

/* What the rows say now. */
void kl_print_dialog_get_options (KlPrintDialog  *self,
                                  KlPrintOptions *options);

/* Writes it there, as if that file had been chosen. */
void kl_print_dialog_save (KlPrintDialog *self,
                           GFile         *file);

G_END_DECLS
