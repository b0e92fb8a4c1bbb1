/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A folder of its own, gone with what is in it at the end. (G_TEST_OPTION_ISOLATE_DIRS would do it too, but leaks.)
 */

#pragma once

#include <gio/gio.h>

typedef struct
{
  char *path;
} TestFolder;

void test_folder_init (TestFolder *folder);
void test_folder_clear (TestFolder *folder);

/* Has what the program keeps go into it. The folders of the system stay, for they have the kinds of files without which no icon is
 * drawn. Before anything asks GLib where that is. */
void test_folder_make_home (TestFolder *folder);

/* A path in it. */
char *test_folder_dup_path (TestFolder *folder,
                            const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* The names of what is in it, sorted and with spaces between. */
char *test_folder_dup_names (TestFolder *folder) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TestFolder, test_folder_clear)
