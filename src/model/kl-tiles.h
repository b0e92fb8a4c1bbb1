/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tile types and sets, read from data/tiles/ (XML, inside the program as a resource) into a compiled RulesTileSet.
 */

#pragma once

#include <gio/gio.h>

#include "rules-tileset.h"

G_BEGIN_DECLS

#define KL_TILES_ERROR (kl_tiles_error_quark ())

typedef enum
{
  KL_TILES_ERROR_XML,  /* not well-formed, or another document */
  KL_TILES_ERROR_TYPE, /* a type that cannot be */
  KL_TILES_ERROR_SET   /* a set that cannot be */
} KlTilesError;

GQuark kl_tiles_error_quark (void);

/* The program's own; read at the first call, the same pointer for ever. */
const RulesTileSet *kl_tiles_get (void);

/* Reads one document of types or of one set into tiles, which begins zeroed; name is for messages. Compile afterwards. */
gboolean kl_tiles_read (RulesTileSet *tiles,
                        GBytes       *bytes,
                        const char   *name,
                        GError      **error);

/* What the copy-th (from 0) tile of a type is decorated with in a set: "garden", …, or NULL. */
const char *kl_tiles_get_illustration (int set,
                                       int type,
                                       int copy);

/* The letter by which the rules call a type in a set: "A", …, or NULL. */
const char *kl_tiles_get_letter (int set,
                                 int type);

G_END_DECLS
