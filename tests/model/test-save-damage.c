/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Damage by rule: every element of a saved game removed, doubled, emptied and with a text in it; every attribute removed,
 * doubled, emptied, with words and with numbers that are too large; a zero byte and a bad one in each of them. What is
 * refused is refused in words and in a line of the file; what is not is a game that can be saved.
 */

#include <time.h>

#include <libxml/parser.h>
#include <libxml/tree.h>

#include "games.h"
#include "kl-save.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)

/* How it went: refused with which code, or KL_SAVE_ERROR_DIGEST + 1 for a game. */
enum
{
  GOOD = KL_SAVE_ERROR_DIGEST + 1,
  N_RESULTS
};

enum
{
  MOST_MILLISECONDS = 1000 /* of the processor's time: the program may take 200, but sanitizers are slow */
};

static guint
read_damaged (const char *text,
              gsize       size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, size);
  g_autoptr (GError) error = NULL;
  clock_t            begin = clock ();
  g_autoptr (KlGame) game = kl_save_from_bytes (bytes, "damaged.kloosterland", &error);

  g_assert_cmpint ((clock () - begin) * 1000 / CLOCKS_PER_SEC, <, MOST_MILLISECONDS * (gint64) test_get_step ());
  if (game != NULL)
    {
      g_assert_no_error (error);
      test_assert_round_trip (game);
      return GOOD;
    }
  g_assert_true (error->domain == KL_SAVE_ERROR);
  g_assert_cmpint (error->code, !=, KL_SAVE_ERROR_IO);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_true (g_str_has_prefix (error->message, "“damaged.kloosterland”"));
  return (guint) error->code;
}

static guint
read_document (xmlDoc *document)
{
  xmlChar *text;
  int      size;
  guint    result;

  xmlDocDumpMemoryEnc (document, &text, &size, "UTF-8");
  result = read_damaged ((const char *) text, (gsize) size);
  xmlFree (text);
  return result;
}

static xmlDoc *
parse (GBytes *bytes)
{
  gsize       size;
  const char *text = g_bytes_get_data (bytes, &size);
  xmlDoc     *document = xmlReadMemory (text, (int) size, NULL, NULL, XML_PARSE_NONET);

  g_assert_nonnull (document);
  return document;
}

/* In the order of the document, the root first. */
static void
collect (xmlNode   *node,
         GPtrArray *elements)
{
  g_ptr_array_add (elements, node);
  for (xmlNode *child = xmlFirstElementChild (node); child != NULL; child = xmlNextElementSibling (child))
    collect (child, elements);
}

static guint
count_elements (GBytes *bytes)
{
  g_autoptr (xmlDoc)    document = parse (bytes);
  g_autoptr (GPtrArray) elements = g_ptr_array_new ();

  collect (xmlDocGetRootElement (document), elements);
  return elements->len;
}

typedef enum
{
  REMOVED,
  DOUBLED,
  EMPTIED,
  WITH_TEXT,
  WITH_NUMBER,
  RENAMED,
  N_DAMAGES
} Damage;

static void
damage_element (xmlNode *node,
                Damage   damage)
{
  switch (damage)
    {
    case REMOVED:
      xmlUnlinkNode (node);
      xmlFreeNode (node);
      break;
    case DOUBLED:
      xmlAddNextSibling (node, xmlCopyNode (node, 1));
      break;
    case EMPTIED:
      xmlNodeSetContent (node, NULL);
      break;
    case WITH_TEXT:
      xmlNodeAddContent (node, (const xmlChar *) "Dear diary");
      break;
    case WITH_NUMBER:
      xmlNodeAddContent (node, (const xmlChar *) "2147483648");
      break;
    case RENAMED:
      xmlNodeSetName (node, (const xmlChar *) "dragon");
      break;
    case N_DAMAGES:
    default:
      g_assert_not_reached ();
    }
}

/* The text of an element is what it says or has no place in it, and an unknown name is unknown: those are always refused. */
static void
test_elements (gconstpointer fixture)
{
  g_autoptr (GBytes) bytes = test_read_fixture (fixture);
  guint              n = count_elements (bytes);

  for (guint i = 1; i < n; i += test_get_step ())
    for (Damage damage = 0; damage < N_DAMAGES; damage++)
      {
        g_autoptr (xmlDoc)    document = parse (bytes);
        g_autoptr (GPtrArray) elements = g_ptr_array_new ();
        guint                 result;

        collect (xmlDocGetRootElement (document), elements);
        damage_element (g_ptr_array_index (elements, i), damage);
        result = read_document (document);
        g_assert_cmpuint (result, !=, KL_SAVE_ERROR_NOT_XML);
        if (damage >= WITH_TEXT)
          g_assert_cmpuint (result, !=, GOOD);
      }
}

/* Values for every attribute; NULL: without it. None of them means the same as what stands there. */
static const char *const values[] = { NULL, "", " ", "Dear diary", "-1", "2147483648", "4294967296", "18446744073709551616", "0x0", "1e3", "off ", "\t" };

/* Names are free, so are the seed and the version; every other attribute is refused with any of the values. */
static gboolean
is_free (const xmlAttr *attribute,
         const char    *value)
{
  const char *name = (const char *) attribute->name;

  if (value == NULL)
    return FALSE;
  return g_str_equal (name, "name") || g_str_equal (name, "program") || g_str_equal (name, "seed");
}

static void
test_attributes (gconstpointer fixture)
{
  g_autoptr (GBytes) bytes = test_read_fixture (fixture);
  guint              n = count_elements (bytes);

  for (guint i = 0; i < n; i += test_get_step ())
    for (guint k = 0; k < 3; k++)
      for (gsize v = 0; v < G_N_ELEMENTS (values); v++)
        {
          g_autoptr (xmlDoc)    document = parse (bytes);
          g_autoptr (GPtrArray) elements = g_ptr_array_new ();
          xmlNode              *node;
          xmlAttr              *attribute;
          gboolean              may_be_good;
          guint                 result;

          collect (xmlDocGetRootElement (document), elements);
          node = g_ptr_array_index (elements, i);
          attribute = node->properties;
          for (guint skip = 0; skip < k && attribute != NULL; skip++)
            attribute = attribute->next;
          if (attribute == NULL)
            break;

          may_be_good = is_free (attribute, values[v]);
          if (values[v] == NULL)
            xmlRemoveProp (attribute);
          else
            xmlSetProp (node, attribute->name, (const xmlChar *) values[v]);
          result = read_document (document);
          g_assert_cmpuint (result, !=, KL_SAVE_ERROR_NOT_XML);
          if (!may_be_good && result == GOOD)
            g_error ("line %ld with “%s” in attribute %u was read", xmlGetLineNo (node), values[v], k);
        }
}

/* Once behind every quotation mark and bracket, which is in every attribute, tag and text: a zero byte, a control
 * character, half a character of UTF-8, an attribute of its own twice. */
static void
test_bytes (gconstpointer fixture)
{
  static const struct
  {
    const char *bytes;
    gsize       size;
  } bad[] = { { "\0", 1 }, { "\001", 1 }, { "\xc3", 1 }, { "\xed\xa0\x80", 3 }, { "&a;", 3 }, { "<", 1 } };
  g_autoptr (GBytes) bytes = test_read_fixture (fixture);
  gsize              size;
  const char        *text = g_bytes_get_data (bytes, &size);

  while (g_ascii_isspace (text[size - 1]))
    size--;
  for (gsize i = 0; i < size; i += test_get_step ())
    for (gsize k = 0; (text[i] == '"' || text[i] == '>') && k < G_N_ELEMENTS (bad); k++)
      {
        g_autoptr (GByteArray) damaged = g_byte_array_new ();

        g_byte_array_append (damaged, (const guint8 *) text, (guint) i + 1);
        g_byte_array_append (damaged, (const guint8 *) bad[k].bytes, (guint) bad[k].size);
        g_byte_array_append (damaged, (const guint8 *) text + i + 1, (guint) (size - i - 1));
        g_assert_cmpuint (read_damaged ((const char *) damaged->data, damaged->len), ==, KL_SAVE_ERROR_NOT_XML);
      }
}

static void
test_attribute_twice (gconstpointer fixture)
{
  g_autoptr (GBytes)     bytes = test_read_fixture (fixture);
  g_autofree char       *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (GRegex)     regex = g_regex_new (" [a-z]+=\"[^\"]*\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_regex_match (regex, strstr (text, "?>") + 2, 0, &match);
  while (g_match_info_matches (match))
    {
      const char      *rest = g_match_info_get_string (match);
      g_autofree char *found = g_match_info_fetch (match, 0);
      g_autofree char *before = NULL;
      g_autofree char *damaged = NULL;
      int              start;

      g_match_info_fetch_pos (match, 0, &start, NULL);
      before = g_strndup (rest, (gsize) start);
      damaged = g_strconcat (before, found, rest + start, NULL);
      g_assert_cmpuint (read_damaged (damaged, strlen (damaged)), ==, KL_SAVE_ERROR_NOT_XML);
      for (guint skip = 0; skip < test_get_step () && g_match_info_matches (match); skip++)
        g_match_info_next (match, NULL);
    }
}

/* Every length that is too short. */
static void
test_truncated (gconstpointer fixture)
{
  g_autoptr (GBytes) bytes = test_read_fixture (fixture);
  gsize              size;
  const char        *text = g_bytes_get_data (bytes, &size);

  while (g_ascii_isspace (text[size - 1]))
    size--;
  for (gsize n = 0; n < size; n += test_get_step ())
    g_assert_cmpuint (read_damaged (text, n), ==, KL_SAVE_ERROR_NOT_XML);
  g_assert_cmpuint (read_damaged (text, size), ==, GOOD);
}

int
main (int    argc,
      char **argv)
{
  static const char *const fixtures[] = { "format-1.kloosterland", "format-1-ended.kloosterland" };
  static const struct
  {
    const char   *name;
    GTestDataFunc function;
  } tests[] = {
    { "elements", test_elements },
    { "attributes", test_attributes },
    { "bytes", test_bytes },
    { "attribute-twice", test_attribute_twice },
    { "truncated", test_truncated },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (fixtures); k++)
      {
        g_autofree char *path = g_strconcat ("/save/damage/", tests[i].name, "/", fixtures[k], NULL);

        g_test_add_data_func (path, fixtures[k], tests[i].function);
      }
  return g_test_run ();
}
