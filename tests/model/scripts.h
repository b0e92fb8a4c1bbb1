/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scripts that are tests: the first line says which one ("# test /rules/B8/loop"), the second what it is about or what is to come of
 * it ("# …").
 */

#pragma once

#include <glib.h>

#include "rules-history.h"

typedef struct
{
  char *path; /* of the test */
  char *name; /* of the file, for messages */
  char *text;
} TestScript;

/* Those in this folder of tests/ and in its own folders, in the order of their names; free the array when all tests have run. */
GPtrArray *test_scripts_read (const char *folder) G_GNUC_WARN_UNUSED_RESULT;
/* Adds a test for each, which gets the TestScript. */
void test_scripts_add (GPtrArray    *scripts,
                       GTestDataFunc func);

/* The rest of the first line that begins like this; there must be one. */
char *test_script_dup_line (const TestScript *script,
                            const char       *beginning) G_GNUC_WARN_UNUSED_RESULT;
/* Where it leads; clear the history. */
void test_script_play (const TestScript *script,
                       RulesHistory     *history);
