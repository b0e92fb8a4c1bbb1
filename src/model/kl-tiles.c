/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads data/tiles/. The documents are the program's own, but a reader who adds a tile makes mistakes: each is refused
 * with the file, the line and the cause.
 */

#include "kl-tiles.h"

#include <string.h>

#include "kl-model-resources.h"
#include "kl-xml-private.h"
#include "rules-switch.h"
#include "rules-move.h"

#define TILES_PREFIX "/io/github/kloosterland/Kloosterland/tiles/"

/* clang-format off */
G_DEFINE_QUARK (kl-tiles-error-quark, kl_tiles_error)
/* clang-format on */

/* What a set says about its copies of a type beside their number. */
typedef struct
{
  char  *letter;
  char **illustrations;
} Copies;

/* Where reading stands. copies may be NULL: then such words are only checked. */
typedef struct
{
  RulesTileSet *tiles;
  Copies (*copies)[RULES_MAX_TYPES];
  const char *name;
  GError    **error;
} Reader;

static const char *const half_names[8] = { "n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2" };
static const char *const side_names[4] = { "n", "e", "s", "w" };

static const char *const type_problems[] = {
  [RULES_TYPE_NO_ID] = "the id is empty, too long, or has other characters than a-z, 0-9 and -",
  [RULES_TYPE_SIDE_TWICE] = "two cities or roads claim one side",
  [RULES_TYPE_HALF_TWICE] = "two fields, or a field and a city, claim one half-edge",
  [RULES_TYPE_HALF_MISSING] = "a half-edge belongs to nothing",
  [RULES_TYPE_REACHES_NOTHING] = "a segment reaches no edge",
  [RULES_TYPE_NOT_A_CITY] = "a field touches what is no city",
  [RULES_TYPE_TWO_MONASTERIES] = "there are two monasteries",
  [RULES_TYPE_BAD_ABBEY] = "an abbey has a monastery and nothing else",
};

static gboolean
refuse (Reader        *reader,
        const xmlNode *node,
        KlTilesError   code,
        const char    *format,
        ...) G_GNUC_PRINTF (4, 5);

static gboolean
refuse (Reader        *reader,
        const xmlNode *node,
        KlTilesError   code,
        const char    *format,
        ...)
{
  g_autofree char *cause = NULL;
  va_list          args;

  va_start (args, format);
  cause = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (reader->error, KL_TILES_ERROR, code, "%s:%ld: %s", reader->name, xmlGetLineNo (node), cause);
  return FALSE;
}

static gboolean
read_number (Reader        *reader,
             const xmlNode *node,
             const char    *attribute,
             guint          max,
             uint8_t       *value)
{
  g_autofree char *text = kl_xml_dup_attribute (node, attribute);
  guint64          number;

  if (text == NULL)
    return TRUE;
  if (!kl_xml_parse_number (text, max, &number))
    return refuse (reader, node, KL_TILES_ERROR_XML, "%s is no number up to %u", attribute, max);
  *value = (uint8_t) number;
  return TRUE;
}

static gboolean
read_flag (Reader        *reader,
           const xmlNode *node,
           const char    *attribute,
           bool          *flag)
{
  g_autofree char *text = kl_xml_dup_attribute (node, attribute);

  if (text != NULL && !g_str_equal (text, "yes") && !g_str_equal (text, "no"))
    return refuse (reader, node, KL_TILES_ERROR_XML, "%s is neither yes nor no", attribute);
  *flag = g_strcmp0 (text, "yes") == 0;
  return TRUE;
}

/* The words of an attribute as bits, one per name. */
static gboolean
read_bits (Reader            *reader,
           const xmlNode     *node,
           const char        *attribute,
           const char *const *names,
           guint              n_names,
           uint8_t           *bits)
{
  g_autofree char *text = kl_xml_dup_attribute (node, attribute);
  g_auto (GStrv)   words = g_strsplit (text != NULL ? text : "", " ", -1);

  *bits = 0;
  for (char **word = words; *word != NULL; word++)
    {
      guint i = 0;

      while (i < n_names && !g_str_equal (names[i], *word))
        i++;
      if (i == n_names)
        return refuse (reader, node, KL_TILES_ERROR_TYPE, "%s: there is no “%s”", attribute, *word);
      *bits |= (uint8_t) (1u << i);
    }
  return TRUE;
}

/* The segments that are the cities of these sides, one bit each. */
static gboolean
find_cities (const RulesTileType *type,
             unsigned             sides,
             uint16_t            *cities)
{
  for (int i = 0; i < type->n_segments; i++)
    if (type->segment[i].feature == RULES_CITY && type->segment[i].sides & sides)
      {
        *cities |= (uint16_t) (1u << i);
        sides &= ~(unsigned) type->segment[i].sides;
      }
  return sides == 0;
}

static gboolean
read_segment (Reader        *reader,
              const xmlNode *node,
              RulesTileType *type)
{
  static const char *const attributes[] = {
    [RULES_CITY] = "sides shields",
    [RULES_ROAD] = "sides gate",
    [RULES_MONASTERY] = "",
    [RULES_FIELD] = "halves cities inner",
  };
  int               feature = node->ns == NULL ? rules_feature_parse (kl_xml_get_name (node)) : -1;
  RulesTileSegment *segment = &type->segment[type->n_segments];
  const char       *unknown;
  uint8_t           touched, gate;
  bool              inner = false;

  if (feature < 0)
    return refuse (reader, node, KL_TILES_ERROR_TYPE, "there is no segment “%s”", kl_xml_get_name (node));
  if (type->n_segments == RULES_TILE_SEGMENTS)
    return refuse (reader, node, KL_TILES_ERROR_TYPE, "more than %d segments", RULES_TILE_SEGMENTS);
  unknown = kl_xml_find_unknown_attribute (node, attributes[feature]);
  if (unknown != NULL)
    return refuse (reader, node, KL_TILES_ERROR_TYPE, "a %s has no “%s”", kl_xml_get_name (node), unknown);

  segment->feature = (uint8_t) feature;
  if (!read_bits (reader, node, "sides", side_names, G_N_ELEMENTS (side_names), &segment->sides) ||
      !read_bits (reader, node, "halves", half_names, G_N_ELEMENTS (half_names), &segment->halves) ||
      !read_bits (reader, node, "cities", side_names, G_N_ELEMENTS (side_names), &touched) ||
      !read_bits (reader, node, "gate", side_names, G_N_ELEMENTS (side_names), &gate) ||
      !read_number (reader, node, "shields", 9, &segment->shields) ||
      !read_flag (reader, node, "inner", &inner))
    return FALSE;
  if (!find_cities (type, touched | gate, &segment->cities))
    return refuse (reader, node, KL_TILES_ERROR_TYPE, "%s: no city listed before reaches that side", touched != 0 ? "cities" : "gate");
  if (inner)
    for (int i = 0; i <= type->n_segments; i++)
      if (i == type->n_segments || type->segment[i].inner > 0)
        segment->inner++;
  type->n_segments++;
  return TRUE;
}

static gboolean
read_type (Reader        *reader,
           const xmlNode *node)
{
  RulesTileType    type = { 0 };
  g_autofree char *id = kl_xml_dup_attribute (node, "id");
  const char      *unknown = kl_xml_find_unknown_attribute (node, "id abbey");
  RulesTypeVerdict verdict;

  if (!kl_xml_is (node, "type") || unknown != NULL)
    return refuse (reader, node, KL_TILES_ERROR_XML, "unknown: “%s”", unknown != NULL ? unknown : kl_xml_get_name (node));
  if (id == NULL || strlen (id) >= sizeof type.id)
    return refuse (reader, node, KL_TILES_ERROR_TYPE, "%s", type_problems[RULES_TYPE_NO_ID]);
  g_strlcpy (type.id, id, sizeof type.id);
  if (!read_flag (reader, node, "abbey", &type.abbey))
    return FALSE;

  for (const xmlNode *child = kl_xml_first (node); child != NULL; child = kl_xml_next (child))
    if (!read_segment (reader, child, &type))
      return FALSE;

  verdict = rules_tile_type_check (&type);
  if (verdict != RULES_TYPE_OK)
    return refuse (reader, node, KL_TILES_ERROR_TYPE, "type “%s”: %s", id, type_problems[verdict]);
  if (!rules_tileset_add_type (reader->tiles, &type))
    return refuse (reader, node, KL_TILES_ERROR_TYPE, "type “%s”: there is one already, or no room", id);
  return TRUE;
}

static gboolean
read_copies (Reader        *reader,
             const xmlNode *node,
             RulesSet      *set,
             Copies        *copies)
{
  const char      *unknown = kl_xml_find_unknown_attribute (node, "type letter count illustrations");
  g_autofree char *id = kl_xml_dup_attribute (node, "type");
  g_autofree char *letter = kl_xml_dup_attribute (node, "letter");
  g_autofree char *illustrations = kl_xml_dup_attribute (node, "illustrations");
  g_auto (GStrv)   words = illustrations != NULL ? g_strsplit (illustrations, " ", -1) : NULL;
  int              type = id != NULL ? rules_tileset_find_type (reader->tiles, id) : -1;
  uint8_t          count = 1;

  if (!kl_xml_is (node, "tile") || unknown != NULL)
    return refuse (reader, node, KL_TILES_ERROR_XML, "unknown: “%s”", unknown != NULL ? unknown : kl_xml_get_name (node));
  if (type < 0)
    return refuse (reader, node, KL_TILES_ERROR_SET, "there is no type “%s”", id != NULL ? id : "");
  if (!read_number (reader, node, "count", RULES_MAX_TILES, &count))
    return FALSE;
  if (count == 0 || set->count[type] > 0 || set->n_tiles + count > RULES_MAX_TILES)
    return refuse (reader, node, KL_TILES_ERROR_SET, "“%s”: none, twice, or more than %d tiles in all", id, RULES_MAX_TILES);
  if (words != NULL && g_strv_length (words) != count)
    return refuse (reader, node, KL_TILES_ERROR_SET, "“%s”: %u tiles, but %u illustrations", id, count, g_strv_length (words));

  set->count[type] = count;
  set->n_tiles = (uint8_t) (set->n_tiles + count);
  if (copies != NULL)
    {
      copies[type].letter = g_steal_pointer (&letter);
      copies[type].illustrations = g_steal_pointer (&words);
    }
  return TRUE;
}

static gboolean
read_set (Reader        *reader,
          const xmlNode *node)
{
  RulesSet         set = { 0 };
  g_autofree char *id = kl_xml_dup_attribute (node, "id");
  g_autofree char *start = kl_xml_dup_attribute (node, "start");
  g_autofree char *part = kl_xml_dup_attribute (node, "part");
  const char      *unknown = kl_xml_find_unknown_attribute (node, "id meeples start farmers part");
  guint            index = reader->tiles->n_sets;
  int              type;

  if (unknown != NULL)
    return refuse (reader, node, KL_TILES_ERROR_XML, "unknown: “%s”", unknown);
  if (id == NULL || *id == '\0' || strlen (id) >= sizeof set.id || index == RULES_MAX_SETS)
    return refuse (reader, node, KL_TILES_ERROR_SET, "the id is empty or too long, or there are too many sets");
  g_strlcpy (set.id, id, sizeof set.id);
  if (!read_number (reader, node, "meeples", RULES_MAX_STRENGTH, &set.meeples) ||
      !read_flag (reader, node, "farmers", &set.farmers))
    return FALSE;

  for (const xmlNode *child = kl_xml_first (node); child != NULL; child = kl_xml_next (child))
    if (!read_copies (reader, child, &set, reader->copies != NULL ? reader->copies[index] : NULL))
      return FALSE;

  if (part != NULL)
    {
      int number = rules_part_find (part);

      if (number < 0)
        return refuse (reader, node, KL_TILES_ERROR_SET, "there is no part “%s”", part);
      set.optional = true;
      set.part = (uint8_t) number;
    }
  if (start != NULL)
    {
      type = rules_tileset_find_type (reader->tiles, start);
      if (type < 0 || set.count[type] == 0)
        return refuse (reader, node, KL_TILES_ERROR_SET, "the start tile “%s” is not in the set", start);
      set.complete = true;
      set.start = (uint8_t) type;
    }
  if (!rules_tileset_add_set (reader->tiles, &set))
    return refuse (reader, node, KL_TILES_ERROR_SET, "set “%s”: there is one already, or no room", id);
  return TRUE;
}

static gboolean
read_document (Reader *reader,
               GBytes *bytes)
{
  int                line;
  g_autofree char   *cause = NULL;
  g_autofree char   *format = NULL;
  g_autoptr (xmlDoc) document = kl_xml_parse (bytes, &line, &cause);
  const xmlNode     *root;

  if (document == NULL)
    {
      g_set_error (reader->error, KL_TILES_ERROR, KL_TILES_ERROR_XML, "%s:%d: %s", reader->name, line, cause);
      return FALSE;
    }

  root = xmlDocGetRootElement (document);
  if (kl_xml_is (root, "tile-set"))
    return read_set (reader, root);

  format = kl_xml_dup_attribute (root, "format");
  if (!kl_xml_is (root, "tile-types") || g_strcmp0 (format, "1") != 0)
    return refuse (reader, root, KL_TILES_ERROR_XML, "neither tile types of format 1 nor a tile set");
  for (const xmlNode *child = kl_xml_first (root); child != NULL; child = kl_xml_next (child))
    if (!read_type (reader, child))
      return FALSE;
  return TRUE;
}

gboolean
kl_tiles_read (RulesTileSet *tiles,
               GBytes       *bytes,
               const char   *name,
               GError      **error)
{
  Reader reader = { .tiles = tiles, .name = name, .error = error };

  g_return_val_if_fail (tiles != NULL && bytes != NULL && name != NULL, FALSE);
  return read_document (&reader, bytes);
}

static RulesTileSet own_tiles;
static Copies       own_copies[RULES_MAX_SETS][RULES_MAX_TYPES];

static void
read_own_tiles (void)
{
  static const char *const names[] = { "types.xml", "demo.xml", "base.xml", "abbey-and-mayor.xml" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char   *path = g_strconcat (TILES_PREFIX, names[i], NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = g_resource_lookup_data (kl_model_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
      Reader             reader = { .tiles = &own_tiles, .copies = own_copies, .name = names[i], .error = &error };

      /* A program without its tiles is wrongly built, and no game can begin. */
      if (bytes == NULL || !read_document (&reader, bytes))
        g_error ("%s", error->message);
    }
  rules_tileset_compile (&own_tiles);
}

const RulesTileSet *
kl_tiles_get (void)
{
  static gsize read_once = 0;

  if (g_once_init_enter (&read_once))
    {
      read_own_tiles ();
      g_once_init_leave (&read_once, 1);
    }
  return &own_tiles;
}

const char *
kl_tiles_get_illustration (int set,
                           int type,
                           int copy)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  char              **illustrations;

  g_return_val_if_fail (set >= 0 && set < tiles->n_sets, NULL);
  g_return_val_if_fail (type >= 0 && type < tiles->n_types, NULL);
  g_return_val_if_fail (copy >= 0, NULL);

  illustrations = own_copies[set][type].illustrations;
  if (illustrations == NULL || copy >= tiles->set[set].count[type] || g_str_equal (illustrations[copy], "none"))
    return NULL;
  return illustrations[copy];
}

const char *
kl_tiles_get_letter (int set,
                     int type)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  g_return_val_if_fail (set >= 0 && set < tiles->n_sets, NULL);
  g_return_val_if_fail (type >= 0 && type < tiles->n_types, NULL);
  return own_copies[set][type].letter;
}
