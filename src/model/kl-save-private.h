/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What reading and writing a saved game have in common.
 */

#pragma once

#include "kl-save.h"
#include "kl-xml-private.h"

G_BEGIN_DECLS

enum
{
  KL_SAVE_FORMAT = 1,
  KL_SAVE_MAX_SIZE = 8 * 1024 * 1024 /* bytes; a long game has some twenty thousand */
};

#define KL_SAVE_ROOT "kloosterland-game"
/* What stands for abbey tiles among the figures of a supply. */
#define KL_SAVE_ABBEY "abbey"

/* A file being read or written: its name, for messages, and where an error goes. */
typedef struct
{
  const char *name;
  GError    **error;
} KlSaveSource;

/* Sets the error and gives FALSE. The words are one sentence about what is wrong; file, line (0: none) and what to do
 * about it are added. */
gboolean kl_save_refuse (const KlSaveSource *source,
                         const xmlNode      *node,
                         KlSaveError         code,
                         const char         *format,
                         ...) G_GNUC_PRINTF (4, 5);
gboolean kl_save_refuse_line (const KlSaveSource *source,
                              long                line,
                              KlSaveError         code,
                              const char         *format,
                              ...) G_GNUC_PRINTF (4, 5);

/* Why a move is refused, as a clause. */
const char *kl_save_get_refusal (RulesVerdict verdict);

/* For a message: as much of a text from a file as fits into one. */
char *kl_save_dup_shown (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* All of a file, or as much of it as is enough to see that it is too large; and a whole file, its version before kept
 * as a backup. */
GBytes  *kl_save_read_bytes (GFile   *file,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean kl_save_write_bytes (GFile   *file,
                              GBytes  *bytes,
                              GError **error);

/* Checks elements and attributes: all that are needed, none unknown. Throws away what a later version added saying that
 * it does not matter. */
gboolean kl_save_check_shape (const KlSaveSource *source,
                              xmlNode            *root);

G_END_DECLS
