/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Private to the model: reading the files of data/help.
 */

#pragma once

#include "kl-xml-private.h"

G_BEGIN_DECLS

/* A file of data/help. */
xmlDoc *kl_help_load (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* The words in an element, on one line; and a script. */
char *kl_help_dup_words (const xmlNode *node) G_GNUC_WARN_UNUSED_RESULT;
char *kl_help_dup_script (const xmlNode *node) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
