/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Search over one's own moves, chance and the answers of the others. A node is a decision with its best options, an edge one
 * of them, an outcome what chance makes of it: mostly which tile comes next.
 */

#pragma once

#include <stdatomic.h>

#include "ai-option.h"

enum
{
  AI_TREE_NODES = 32768,
  AI_TREE_EDGES = 8 * AI_TREE_NODES,
  AI_TREE_ROOT = 20, /* options looked at in the root */
  AI_TREE_INNER = 8, /* and elsewhere */
  AI_TREE_DEPTH = 24
};

typedef struct
{
  RulesMove move[2];
  uint8_t   n_moves;
  int32_t   prior; /* margin by the evaluation */
  uint32_t  visits;
  int64_t   sum;     /* of margins */
  uint32_t  outcome; /* the first one, from 1; 0 for none */
} AiEdge;

typedef struct
{
  uint32_t first; /* edge */
  uint16_t n_edges;
  uint8_t  actor;
  uint32_t visits;
  int64_t  drift; /* sum of how far what came of the edges is from what the evaluation said of them */
  uint64_t key;   /* what chance brought: the same key is the same node */
  uint32_t next;  /* another outcome of the same edge, from 1; 0 for none */
} AiNode;

typedef struct
{
  uint32_t node, edge;
} AiStep;

typedef struct
{
  uint32_t      n_nodes, n_edges;
  AiNode        node[AI_TREE_NODES];
  AiEdge        edge[AI_TREE_EDGES];
  AiOptions     options;
  RulesPosition pos;
  unsigned      end; /* the number of the turn that all lines go to */
  int           n_path;
  AiStep        path[AI_TREE_DEPTH];
} AiTree;

/* Finds what to do for pos->actor, in lines of so many turns: the best, or by chance what is worse by no more than slack hundredths
 * of a point. False when cancelled. */
bool ai_tree_search (AiTree              *tree,
                     AiScratch           *scratch,
                     const AiView        *view,
                     const RulesPosition *pos,
                     uint32_t             iterations,
                     int                  turns,
                     int32_t              slack,
                     const atomic_bool   *cancelled,
                     uint64_t            *random,
                     AiOption            *best);

/* By how much first is better than second for pos->actor, in hundredths of a point: the mean of so many lines of so many turns from
 * each, with the same luck for both. False when cancelled. */
bool ai_tree_compare (AiTree              *tree,
                      AiScratch           *scratch,
                      const AiView        *view,
                      const RulesPosition *pos,
                      const RulesMove     *first,
                      const RulesMove     *second,
                      uint32_t             lines,
                      int                  turns,
                      const atomic_bool   *cancelled,
                      uint64_t             seed,
                      int32_t             *difference);
