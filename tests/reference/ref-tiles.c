/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading the tile table: one fact to a line, so a few sscanf patterns are the whole parser. What a line
 * may say is written at the top of the table itself. */

#include "ref-tiles.h"

#include <stdio.h>
#include <string.h>

/* One string literal per line of the table, made by meson.build. */
const char ref_table_text[] =
#include "ref-table.inc"
    ;

static const char side_letters[] = "NESW";

const char *
ref_kind_name (RefKind kind)
{
  static const char *const names[] = { "city", "road", "monastery", "field" };

  return names[kind];
}

int
ref_table_find (const RefTable *table,
                const char     *name)
{
  for (int i = 0; i < table->n_types; i++)
    if (strcmp (table->types[i].name, name) == 0)
      return i;
  return -1;
}

int
ref_table_count (const RefTable *table,
                 const char     *set,
                 int             type)
{
  int count = 0;

  for (int i = 0; i < table->n_lots; i++)
    {
      const RefLot *lot = &table->lots[i];

      if (!lot->start && !lot->each && lot->type == type && strcmp (lot->set, set) == 0)
        count += lot->count;
    }
  return count;
}

int
ref_table_start (const RefTable *table,
                 const char     *set)
{
  for (int i = 0; i < table->n_lots; i++)
    if (table->lots[i].start && strcmp (table->lots[i].set, set) == 0)
      return table->lots[i].type;
  return -1;
}

/* "NE" gives the four half-edges of the north and east sides, 0 means a bad letter. */
static unsigned
parse_sides (const char *text)
{
  unsigned halves = 0;

  for (const char *c = text; *c != '\0'; c++)
    {
      const char *found = strchr (side_letters, *c);

      if (found == NULL)
        return 0;
      halves |= 3u << (2 * (found - side_letters));
    }
  return halves;
}

/* "w2,n1" gives two half-edges; an inner piece ("i1") gives none. */
static bool
parse_halves (const char *text,
              unsigned   *halves)
{
  static const char names[] = "n1n2e1e2s1s2w1w2";

  *halves = 0;
  if (text[0] == 'i')
    return strlen (text) == 2;
  for (;;)
    {
      int half;

      for (half = 0; half < 8; half++)
        if (strncmp (text, names + 2 * half, 2) == 0)
          break;
      if (half == 8)
        return false;
      *halves |= 1u << half;
      if (text[2] == '\0')
        return true;
      if (text[2] != ',')
        return false;
      text += 3;
    }
}

/* "N,E" gives the segments of the type's cities that reach these sides. */
static bool
parse_cities (const RefType *type,
              const char    *text,
              unsigned      *cities)
{
  *cities = 0;
  if (strcmp (text, "-") == 0)
    return true;
  for (const char *c = text; *c != '\0'; c++)
    {
      char     side[2] = { *c, '\0' };
      unsigned halves = parse_sides (side);
      int      i;

      if (*c == ',')
        continue;
      for (i = 0; i < type->n_segments; i++)
        if (type->segments[i].kind == REF_CITY && (type->segments[i].halves & halves) != 0)
          break;
      if (i == type->n_segments)
        return false;
      *cities |= 1u << i;
    }
  return true;
}

static bool
parse_type (RefTable   *table,
            const char *line)
{
  RefType type = { 0 };

  if (table->n_types == REF_MAX_TYPES)
    return false;
  if (sscanf (line, "type %39s %c %c %c %c", type.name, &type.edges[0], &type.edges[1], &type.edges[2], &type.edges[3]) != 5)
    return false;
  if (ref_table_find (table, type.name) >= 0)
    return false;
  table->types[table->n_types++] = type;
  return true;
}

static bool
parse_segment (RefTable   *table,
               const char *line)
{
  char       word[REF_NAME_SIZE], name[REF_NAME_SIZE], where[REF_NAME_SIZE] = "", what[REF_NAME_SIZE] = "";
  RefSegment segment = { 0 };
  RefType   *type;
  bool       good = false;
  int        n = sscanf (line, "%39s %39s %39s %39[^\n]", word, name, where, what);
  int        number = n >= 2 ? ref_table_find (table, name) : -1;

  if (number < 0)
    return false;
  type = &table->types[number];
  if (strcmp (word, "city") == 0)
    {
      segment.kind = REF_CITY;
      segment.halves = parse_sides (where);
      good = segment.halves != 0 && sscanf (what, "%d", &segment.shields) == 1;
    }
  else if (strcmp (word, "road") == 0)
    {
      segment.kind = REF_ROAD;
      segment.halves = parse_sides (where);
      good = segment.halves != 0 && n == 3;
    }
  else if (strcmp (word, "monastery") == 0)
    {
      segment.kind = REF_MONASTERY;
      good = n == 2;
    }
  else if (strcmp (word, "field") == 0)
    {
      segment.kind = REF_FIELD;
      good = parse_halves (where, &segment.halves) && strncmp (what, "> ", 2) == 0 &&
             parse_cities (type, what + 2, &segment.cities);
    }
  if (!good || type->n_segments == REF_MAX_SEGMENTS)
    return false;
  type->segments[type->n_segments++] = segment;
  return true;
}

static bool
parse_lot (RefTable   *table,
           const char *line)
{
  char   name[REF_NAME_SIZE] = "";
  RefLot lot = { 0 };

  if (table->n_lots == REF_MAX_LOTS)
    return false;
  lot.letter = '-';
  if (sscanf (line, "start %39s %39s", lot.set, name) == 2)
    lot.start = true;
  else if (sscanf (line, "each %39s %c %39s", lot.set, &lot.letter, name) == 3)
    lot.each = true;
  else if (sscanf (line, "lot %39s %c %d %39s %15s", lot.set, &lot.letter, &lot.count, name, lot.pictures) < 4)
    return false;
  if (lot.pictures[0] != '\0' && strlen (lot.pictures) != (size_t) lot.count)
    return false;
  lot.type = ref_table_find (table, name);
  if (lot.type < 0)
    return false;
  table->lots[table->n_lots++] = lot;
  return true;
}

/* Every half-edge belongs to exactly one segment of the kind that its side shows: a road side's two halves
 * are field, parted by the road in their middle, which counts as reaching both. */
static bool
type_is_sound (const RefType *type)
{
  for (int half = 0; half < 8; half++)
    {
      char edge = type->edges[half / 2];
      int  reached[REF_FIELD + 1] = { 0 };

      for (int i = 0; i < type->n_segments; i++)
        if ((type->segments[i].halves & (1u << half)) != 0)
          reached[type->segments[i].kind]++;
      if (reached[REF_CITY] != (edge == 'C') || reached[REF_ROAD] != (edge == 'R') ||
          reached[REF_FIELD] != (edge == 'F' || edge == 'R'))
        return false;
    }
  return true;
}

static bool
parse_line (RefTable   *table,
            const char *line)
{
  if (line[0] == '\0' || line[0] == '#')
    return true;
  if (strncmp (line, "type ", 5) == 0)
    return parse_type (table, line);
  if (strncmp (line, "lot ", 4) == 0 || strncmp (line, "start ", 6) == 0 || strncmp (line, "each ", 5) == 0)
    return parse_lot (table, line);
  return parse_segment (table, line);
}

bool
ref_table_parse (RefTable   *table,
                 const char *text,
                 char        message[REF_MESSAGE_SIZE])
{
  memset (table, 0, sizeof *table);
  for (int number = 1; *text != '\0'; number++)
    {
      char   line[160];
      size_t length = strcspn (text, "\n");

      if (length >= sizeof line)
        {
          snprintf (message, REF_MESSAGE_SIZE, "line %d is too long", number);
          return false;
        }
      memcpy (line, text, length);
      line[length] = '\0';
      if (!parse_line (table, line))
        {
          snprintf (message, REF_MESSAGE_SIZE, "line %d is not understood: %.100s", number, line);
          return false;
        }
      text += length + (text[length] == '\n');
    }
  for (int i = 0; i < table->n_types; i++)
    if (!type_is_sound (&table->types[i]))
      {
        snprintf (message, REF_MESSAGE_SIZE, "type %s: a half-edge is missing or claimed twice", table->types[i].name);
        return false;
      }
  return true;
}
