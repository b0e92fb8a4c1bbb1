/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reference's own tile table, read from tests/fixtures/tiles-table.txt.
 *
 * The reference is a second implementation of the rules: slow, plain, and without one line in common with
 * src/engine, so that a mistake would have to be made twice to go unseen. Half-edges are numbered 0 to 7
 * clockwise from n1, sides 0 to 3 clockwise from the north. */

#pragma once

#include <stdbool.h>

#define REF_MAX_TYPES 64
#define REF_MAX_SEGMENTS 12
#define REF_MAX_LOTS 96
#define REF_NAME_SIZE 40
#define REF_MESSAGE_SIZE 160

typedef enum
{
  REF_CITY,
  REF_ROAD,
  REF_MONASTERY,
  REF_FIELD,
} RefKind;

typedef struct
{
  RefKind  kind;
  unsigned halves;  /* one bit per half-edge; a road or city has both halves of each side it reaches */
  int      shields; /* coats of arms, cities only */
  unsigned cities;  /* fields: one bit per segment of the same tile, the cities that the field touches */
} RefSegment;

typedef struct
{
  char       name[REF_NAME_SIZE];
  char       edges[4]; /* F, R, C or - */
  int        n_segments;
  RefSegment segments[REF_MAX_SEGMENTS];
} RefType;

/* So many tiles of one type in one set. */
typedef struct
{
  char set[REF_NAME_SIZE];
  char letter; /* - for none */
  int  count;
  int  type;
  char pictures[16]; /* a letter per tile, or empty */
  bool start;        /* not part of the count: the set's start tile is of this type */
  bool each;         /* not part of the count: every player has one */
} RefLot;

typedef struct
{
  int     n_types;
  RefType types[REF_MAX_TYPES];
  int     n_lots;
  RefLot  lots[REF_MAX_LOTS];
} RefTable;

/* tests/fixtures/tiles-table.txt, word for word. */
extern const char ref_table_text[];

/* False with a message when the text is not understood or a type is not sound. */
bool ref_table_parse (RefTable   *table,
                      const char *text,
                      char        message[REF_MESSAGE_SIZE]);

/* The type's number, or -1. */
int ref_table_find (const RefTable *table,
                    const char     *name);

/* How many tiles of the type are in the set, the start tile among them. */
int ref_table_count (const RefTable *table,
                     const char     *set,
                     int             type);
int ref_table_start (const RefTable *table,
                     const char     *set);

const char *ref_kind_name (RefKind kind);
