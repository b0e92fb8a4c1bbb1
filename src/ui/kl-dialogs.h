/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dialogs that newer versions of the toolkit replace: the only file that names them.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What people keep games as; with the dot. */
#define KL_DIALOGS_EXTENSION ".kloosterland"

/* Called with the file that was chosen, and not at all when none was. */
typedef void (*KlDialogsFileFunc) (GFile   *file,
                                   gpointer user_data);

/* user_data: an object, kept alive as long as the dialog is. */
void kl_dialogs_open (GtkWindow        *parent,
                      KlDialogsFileFunc chosen,
                      GObject          *user_data);
/* Asks where a copy of the game shall be; the rest is as below. */
void kl_dialogs_save (GtkWindow        *parent,
                      KlDialogsFileFunc chosen,
                      GObject          *user_data);

/* A kind of file; the last of several has no name. */
typedef struct
{
  const char *name;      /* marked for translation */
  const char *extension; /* with the dot */
} KlDialogsType;

/* For files of these types, which stay as they are while the dialog is there. name: what the file is called to begin with, without
 * an extension; NULL for the program's name and the day. A name that has none of the extensions gets that of the chosen type. No
 * file is chosen that is there already unless the person has said so. */
void kl_dialogs_save_as (GtkWindow           *parent,
                         const char          *title,
                         const char          *name,
                         const KlDialogsType *types,
                         KlDialogsFileFunc    chosen,
                         GObject             *user_data);

/* Both are plain text. The parent may have been closed meanwhile. */
void kl_dialogs_error (GtkWindow  *parent,
                       const char *heading,
                       const char *body);
/* Asks before something is lost: go_on is called when the answer is so (label); save, when a copy shall be saved first. */
void kl_dialogs_warn (GtkWindow  *parent,
                      const char *heading,
                      const char *body,
                      const char *label,
                      void (*go_on) (GtkWindow *parent),
                      void (*save) (GtkWindow *parent));
void kl_dialogs_about (GtkWindow *parent);

/* Puts a window over another one, with the program's actions and keys: they are those of its own windows only. parent may be
 * NULL. Returns the window. */
gpointer kl_dialogs_put_over (gpointer   window,
                              GtkWindow *parent);
/* The first open window of the type, over parent unless that is NULL; NULL when there is none. Borrowed. */
gpointer kl_dialogs_find (GType      type,
                          GtkWindow *parent);

G_END_DECLS
