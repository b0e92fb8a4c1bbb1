/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every script below this folder is a test: its first line says which ("# test /rules/B8/loop"), the second what it is
 * about. A rule or an example without a test fails here too.
 */

#include <string.h>

#include "scripts.h"

#include "kl-script.h"

static void
test_script (gconstpointer data)
{
  const TestScript  *script = data;
  g_autoptr (GError) error = NULL;

  kl_script_run (script->text, strlen (script->text), script->name, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* What must have a test at least. That of G1 is no script: test-sums.c. */
static const char *const needed[] = {
  "/examples/demo/1a",
  "/examples/demo/1b",
  "/examples/demo/1c",
  "/examples/demo/1d",
  "/examples/demo/1e",
  "/examples/demo/1f",
  "/examples/demo/2a",
  "/examples/demo/2b",
  "/examples/demo/3a",
  "/examples/demo/3b",
  "/examples/demo/4a",
  "/examples/demo/4b",
  "/examples/demo/5a",
  "/examples/demo/5b",
  "/examples/demo/city-tile",
  "/examples/demo/monastery-tile",
  "/examples/demo/sequence",
  "/examples/demo/corner-to-corner",
  "/examples/demo/road-into-nothing",
  "/examples/demo/two-segments-one-meeple/",
  "/examples/demo/final-scoring",
  "/examples/abbey/1",
  "/examples/abbey/2",
  "/examples/mayor/1",
  "/examples/barn/1",
  "/examples/barn/2",
  "/examples/barn/3",
  "/examples/barn/4",
  "/examples/wagon/1",
  "/examples/wagon/2",
  "/examples/wagon/C2-1",
  "/examples/wagon/C2-2",
  "/examples/wagon/C2-2.1",
  "/examples/wagon/C2-2.2",
  "/examples/wagon/C2-2.3",
  "/examples/wagon/C2-2.4",
  "/examples/wagon/C2-2.5",
  "/examples/wagon/C2-2.6",
  "/examples/wagon/C2-3",
  "/examples/faq/",
  "/examples/tiles/",
  "/examples/gifts/1",
  "/examples/gifts/1-without",
  "/examples/gifts/2",
  "/examples/gifts/3",
  "/examples/gifts/4",
  "/examples/gifts/5",
  "/examples/gifts/footnote-1/absent",
  "/examples/gifts/footnote-1/minority",
  "/examples/gifts/footnote-1/balance",
  "/examples/gifts/footnote-1/becomes-majority",
  "/examples/gifts/footnote-1/shares-majority",
  "/rules/B1/",
  "/rules/B2/",
  "/rules/B3/",
  "/rules/B4/",
  "/rules/B5/",
  "/rules/B6/",
  "/rules/B7/",
  "/rules/B8/",
  "/rules/B9/",
  "/rules/B10/",
  "/rules/B11/",
  "/rules/B12/",
  "/rules/B13/",
  "/rules/B14/",
  "/rules/B15/",
  "/rules/B16/",
  "/rules/F1/",
  "/rules/F2/",
  "/rules/F3/",
  "/rules/H1/",
  "/rules/H7/",
  "/rules/H14/"
};

static void
test_complete (gconstpointer data)
{
  const GPtrArray *scripts = data;

  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < scripts->len && !found; j++)
        {
          const TestScript *script = g_ptr_array_index (scripts, j);

          found = g_str_has_suffix (needed[i], "/") ? g_str_has_prefix (script->path, needed[i])
                                                    : g_str_equal (script->path, needed[i]);
        }
      if (!found)
        g_test_message ("nothing tests %s", needed[i]);
      g_assert_true (found);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) scripts = NULL;

  g_test_init (&argc, &argv, NULL);
  scripts = test_scripts_read ("rules");
  test_scripts_add (scripts, test_script);
  g_test_add_data_func ("/complete", scripts, test_complete);
  return g_test_run ();
}
