/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of what is printed, in a language of the reader's choice: whatever the interface speaks, and whatever
 * locales the system has.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _KlPrintLanguage KlPrintLanguage;

/* The codes of all languages, "en" first. */
const char *const *kl_print_language_list (void);
/* The code of the one among them that the interface speaks, or that comes nearest. */
const char *kl_print_language_guess (void);

/* code: one of the list; else NULL is returned. */
KlPrintLanguage *kl_print_language_new (const char *code) G_GNUC_WARN_UNUSED_RESULT;
void             kl_print_language_free (KlPrintLanguage *self);

/* The compiled translation as a file for gettext; NULL for the language of the source, and for others that there are not. */
GBytes *kl_print_language_get_file (const char *code) G_GNUC_WARN_UNUSED_RESULT;

/* What it is called by those who speak it. */
const char *kl_print_language_get_name (KlPrintLanguage *self);

/* A string of the program, marked with N_ (), in this language; as it is where it is not translated. */
const char *kl_print_language_say (KlPrintLanguage *self,
                                   const char      *text) G_GNUC_FORMAT (2);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KlPrintLanguage, kl_print_language_free)

G_END_DECLS
