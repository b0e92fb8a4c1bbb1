/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saved games: XML as docs/save-format.md and data/save.rng say, read by replaying the moves.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_SAVE_EXTENSION ".kloosterland"
#define KL_SAVE_MIME_TYPE "application/x-kloosterland+xml"

#define KL_SAVE_ERROR (kl_save_error_quark ())

/* One code per sentence; the messages name the file, the line where there is one, the cause and what to do. */
typedef enum
{
  KL_SAVE_ERROR_IO, /* cannot be read or written */
  KL_SAVE_ERROR_TOO_LARGE,
  KL_SAVE_ERROR_NOT_XML,   /* truncated, or something else */
  KL_SAVE_ERROR_OTHER_XML, /* XML, but no saved game */
  KL_SAVE_ERROR_TOO_NEW,
  KL_SAVE_ERROR_CONTENT, /* missing, doubled or impossible element or attribute */
  KL_SAVE_ERROR_MOVE,    /* a move that is none, or not legal */
  KL_SAVE_ERROR_DIGEST,  /* plays to another position than it says */
  KL_SAVE_ERROR_CHANGED  /* somebody else has written the file meanwhile */
} KlSaveError;

GQuark kl_save_error_quark (void);

/* name is the file's name as a person knows it, for messages. */
GBytes *kl_save_to_bytes (KlGame *game);
KlGame *kl_save_from_bytes (GBytes     *bytes,
                            const char *name,
                            GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writing is atomic and keeps the previous version as a backup. */
gboolean kl_save_write (KlGame  *game,
                        GFile   *file,
                        GError **error);
KlGame  *kl_save_read (GFile   *file,
                       GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
