/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Print and play: what goes onto which page. Planning finds pictures and words, so that drawing can be done by any thread.
 * All lengths are millimetres.
 */

#pragma once

#include "kl-card-art.h"
#include "kl-print-language.h"

G_BEGIN_DECLS

typedef enum
{
  KL_PRINT_DEMO,
  KL_PRINT_BASE,
  KL_PRINT_ABBEY_AND_MAYOR, /* the twelve land tiles */
  KL_PRINT_ABBEYS,          /* one for each of six players */
  KL_PRINT_GIFTS,
  KL_PRINT_TRACK,
  KL_PRINT_RULES,
  KL_PRINT_N_PARTS
} KlPrintPart;

typedef enum
{
  KL_PAPER_A4,
  KL_PAPER_LETTER,
  KL_N_PAPERS
} KlPaper;

/* Sides of a tile: as in the box, and a small one. A gift card is as wide and half as high again. */
enum
{
  KL_PRINT_BOX_SIZE = 45,
  KL_PRINT_SMALL_SIZE = 30,
  KL_PRINT_MIN_SIZE = 15,
  KL_PRINT_MAX_SIZE = 100
};

typedef struct
{
  gboolean    part[KL_PRINT_N_PARTS];
  gboolean    backs;
  KlPaper     paper;
  double      size;
  const char *language; /* one of kl_print_language_list () */
} KlPrintOptions;

typedef enum
{
  KL_PAGE_FRONTS,
  KL_PAGE_BACKS, /* of the page before, mirrored so that they meet when the paper is turned over its long edge */
  KL_PAGE_RULES,
  KL_PAGE_EMPTY, /* the back of the last sheet of rules */
  KL_PAGE_TRACK
} KlPageKind;

typedef enum
{
  KL_PIECE_TILE,
  KL_PIECE_START_TILE,
  KL_PIECE_GIFT
} KlPieceKind;

typedef struct
{
  KlPieceKind kind;
  KlPrintPart part;
  int         what; /* the tile's type, or the RulesGift */
  KlArt      *art;  /* owned; of its front: the tile, or the gift's emblem */
} KlPrintPiece;

typedef struct
{
  KlPageKind  kind;
  const char *title; /* borrowed, translated */
  int         number, total;

  /* Of pages of pieces. */
  GArray *pieces; /* owned, of KlPrintPiece, row by row */
  double  x, y;   /* of the first cell */
  double  width, height;
  int     columns, rows;
} KlPrintPage;

enum
{
  KL_PRINT_LAND = 3 /* tiles that adorn the score track */
};

typedef struct
{
  KlPrintOptions   options;
  KlPrintLanguage *language; /* owned */
  double           width, height;
  GPtrArray       *pages; /* owned, of KlPrintPage */
  GArray          *rules; /* owned, private to kl-print-rules.c */
  KlArt           *face;  /* owned, as are these */
  KlArt           *back[KL_N_BACKS];
  KlArt           *land[KL_PRINT_LAND];
} KlPrintPlan;

/* All that the demo needs, on A4, in the language of the interface. */
void kl_print_options_init (KlPrintOptions *options);

KlPrintPlan *kl_print_plan_new (const KlPrintOptions *options) G_GNUC_WARN_UNUSED_RESULT;
void         kl_print_plan_free (KlPrintPlan *self);

/* The corner of a piece on its page, left to right on fronts and right to left on backs. */
void kl_print_page_get_cell (const KlPrintPage *self,
                             int                piece,
                             double            *x,
                             double            *y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KlPrintPlan, kl_print_plan_free)

G_END_DECLS
