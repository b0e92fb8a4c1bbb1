/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tree search.
 */

#include "ai-tree.h"

#include <string.h>

#include "ai-hidden.h"
#include "rules-random.h"

enum
{
  PRIOR = 4,    /* visits that the evaluation of an option counts for */
  EXPLORE = 200 /* how much is tried what looks worse, in hundredths */
};

static uint32_t
square_root (uint64_t n)
{
  uint64_t root = 0;

  for (uint64_t bit = UINT64_C (1) << 31; bit != 0; bit >>= 1)
    if ((root | bit) * (root | bit) <= n)
      root |= bit;
  return (uint32_t) root;
}

/* What who acts sees of chance: the same for positions that the same moves have led to and that offer the same options. */
static uint64_t
key_of (const AiView        *view,
        const RulesPosition *pos)
{
  uint64_t key = pos->phase * 8u + pos->actor;

  for (int i = 0; i < pos->n_hand[pos->actor]; i++)
    key = key << 7 | pos->hand[pos->actor][i];
  if (view->setup->part[RULES_PART_GIFTS])
    for (int card = 0; card < RULES_N_GIFTS; card++)
      key = key * 31 + pos->cards[pos->actor][card];
  return key * 127 + pos->n_pile;
}

/* Adds a node for tree->pos, with its best options; the root is outcome of no edge. There may be no room. */
static void
add_node (AiTree       *tree,
          AiScratch    *scratch,
          const AiView *view,
          int           limit,
          AiEdge       *edge)
{
  const AiOption *option = tree->options.option;
  AiNode         *node = &tree->node[tree->n_nodes];

  ai_options_find (scratch, view, &tree->pos, limit, &tree->options);
  if (tree->n_nodes == AI_TREE_NODES || tree->n_edges + (uint32_t) tree->options.n > AI_TREE_EDGES)
    return;
  *node = (AiNode){ .first = tree->n_edges, .n_edges = (uint16_t) tree->options.n, .actor = tree->pos.actor };
  for (int i = 0; i < tree->options.n; i++)
    tree->edge[tree->n_edges++] = (AiEdge){
      .move = { option[i].move[0], option[i].move[1] },
      .n_moves = option[i].n_moves,
      .prior = option[i].margin,
    };
  tree->n_nodes++;
  if (edge == NULL)
    return;
  node->key = key_of (view, &tree->pos);
  node->next = edge->outcome;
  edge->outcome = tree->n_nodes;
}

/* What to expect of an edge: what came of it so far, and what the evaluation said, corrected by how wrong that was about the
 * others of the node. The answer of the other player alone makes all of them worse than they look. */
static int64_t
expect (const AiNode *node,
        const AiEdge *edge)
{
  int64_t drift = node->visits > 0 ? node->drift / node->visits : 0;

  return (edge->sum + (edge->prior + drift) * PRIOR) / (edge->visits + PRIOR);
}

static uint32_t
select_edge (const AiTree *tree,
             const AiNode *node)
{
  int64_t  root = square_root ((uint64_t) node->visits << 8);
  int64_t  best = INT64_MIN;
  uint32_t chosen = node->first;

  for (uint32_t i = node->first; i < node->first + node->n_edges; i++)
    {
      const AiEdge *edge = &tree->edge[i];
      int64_t       bound = 16 * expect (node, edge) + EXPLORE * root / (1 + edge->visits);

      if (bound > best)
        {
          best = bound;
          chosen = i;
        }
    }
  return chosen;
}

/* The node that is there for this outcome, from 1; 0 when there is none. */
static uint32_t
find_outcome (const AiTree *tree,
              const AiEdge *edge,
              uint64_t      key)
{
  uint32_t i = edge->outcome;

  while (i != 0 && tree->node[i - 1].key != key)
    i = tree->node[i - 1].next;
  return i;
}

/* What is hidden is dealt anew for every visit of an edge of the root, alike for all edges: luck must not tell them apart. The
 * tile that comes next is not left to chance: it takes turns, in the order of the pile. */
static void
deal_again (AiTree       *tree,
            const AiView *view,
            uint64_t      seed,
            uint32_t      visit)
{
  uint64_t random = rules_random_stream (seed, visit);
  uint8_t *pile = tree->pos.pile;
  int      top = tree->pos.n_pile - 1, from = top;
  uint8_t  type = top >= 0 ? pile[visit % tree->pos.n_pile] : 0;

  ai_hidden_deal (view->setup, &tree->pos, view->viewer, &random);
  if (top < 0)
    return;
  while (from > 0 && pile[from] != type)
    from--;
  pile[from] = pile[top];
  pile[top] = type;
}

static void
make_moves (AiTree          *tree,
            const AiView    *view,
            const RulesMove *move,
            int              n_moves)
{
  for (int i = 0; i < n_moves; i++)
    rules_position_apply (view->setup, &tree->pos, &move[i], NULL);
}

static bool
is_at_end (const AiTree *tree)
{
  return tree->pos.phase == RULES_PHASE_OVER || tree->pos.turn_number >= tree->end;
}

/* Goes down the tree and adds a node where it ends. True when tree->options are those of the position that is reached. */
static bool
go_down (AiTree       *tree,
         AiScratch    *scratch,
         const AiView *view,
         uint64_t      seed)
{
  uint32_t node = 0;

  tree->n_path = 0;
  while (tree->n_path < AI_TREE_DEPTH)
    {
      uint32_t number = select_edge (tree, &tree->node[node]);
      AiEdge  *edge = &tree->edge[number];

      if (tree->n_path == 0)
        deal_again (tree, view, seed, edge->visits);
      tree->path[tree->n_path++] = (AiStep){ node, number };
      make_moves (tree, view, edge->move, edge->n_moves);
      if (is_at_end (tree))
        break;
      number = find_outcome (tree, edge, key_of (view, &tree->pos));
      if (number == 0)
        {
          add_node (tree, scratch, view, AI_TREE_INNER, edge);
          return true;
        }
      node = number - 1;
    }
  return false;
}

/* From there everybody does what looks best, until the line is as long as all are. Whoever has just moved looks better than
 * the others will leave him, so lines of different lengths could not be compared. */
static void
play_on (AiTree       *tree,
         AiScratch    *scratch,
         const AiView *view,
         bool          has_options,
         int32_t       value[RULES_MAX_PLAYERS])
{
  const AiOption *best = &tree->options.option[0];

  for (; tree->pos.phase != RULES_PHASE_OVER; has_options = false)
    {
      if (!has_options)
        ai_options_find (scratch, view, &tree->pos, 1, &tree->options);
      if (is_at_end (tree))
        {
          memcpy (value, best->value, sizeof best->value);
          return;
        }
      make_moves (tree, view, best->move, best->n_moves);
    }
  ai_option_value (scratch, view, &tree->pos, 0, value);
}

static void
iterate (AiTree       *tree,
         AiScratch    *scratch,
         const AiView *view,
         uint64_t      seed)
{
  bool    has_options = go_down (tree, scratch, view, seed);
  int32_t value[RULES_MAX_PLAYERS];

  play_on (tree, scratch, view, has_options, value);
  for (int i = 0; i < tree->n_path; i++)
    {
      AiNode *node = &tree->node[tree->path[i].node];
      AiEdge *edge = &tree->edge[tree->path[i].edge];
      int32_t margin = ai_value_margin (view, value, node->actor);

      edge->visits++;
      edge->sum += margin;
      node->visits++;
      node->drift += margin - edge->prior;
    }
}

/* The edge of the root to go by. */
static const AiEdge *
best_edge (const AiTree *tree)
{
  const AiNode *root = &tree->node[0];
  const AiEdge *best = &tree->edge[0];

  for (int i = 1; i < root->n_edges; i++)
    if (expect (root, &tree->edge[i]) > expect (root, best))
      best = &tree->edge[i];
  return best;
}

/* Any of those that are as good to it: worse than the best by no more than slack. */
static const AiEdge *
pick_edge (const AiTree *tree,
           int32_t       slack,
           uint64_t     *random)
{
  const AiNode *root = &tree->node[0];
  const AiEdge *picked = best_edge (tree);
  int64_t       least = expect (root, picked) - slack;
  uint32_t      n = 0;

  for (int i = 0; slack > 0 && i < root->n_edges; i++)
    if (expect (root, &tree->edge[i]) >= least && rules_random_below (random, ++n) == 0)
      picked = &tree->edge[i];
  return picked;
}

bool
ai_tree_search (AiTree              *tree,
                AiScratch           *scratch,
                const AiView        *view,
                const RulesPosition *pos,
                uint32_t             iterations,
                int                  turns,
                int32_t              slack,
                const atomic_bool   *cancelled,
                uint64_t            *random,
                AiOption            *best)
{
  uint64_t      seed = rules_random_next (random);
  const AiEdge *edge;

  tree->n_nodes = tree->n_edges = 0;
  tree->end = pos->turn_number + (unsigned) turns;
  tree->pos = *pos;
  add_node (tree, scratch, view, AI_TREE_ROOT, NULL);
  for (uint32_t i = 0; i < iterations && tree->node[0].n_edges > 1; i++)
    {
      if (cancelled != NULL && atomic_load_explicit (cancelled, memory_order_relaxed))
        return false;
      tree->pos = *pos;
      iterate (tree, scratch, view, seed);
    }
  edge = pick_edge (tree, slack, random);
  *best = (AiOption){
    .move = { edge->move[0], edge->move[1] },
    .n_moves = edge->n_moves,
    .margin = (int32_t) expect (&tree->node[0], edge),
  };
  return true;
}

/* What comes of a move when everybody then does what looks best, with the luck of line number i. */
static int32_t
play_line (AiTree              *tree,
           AiScratch           *scratch,
           const AiView        *view,
           const RulesPosition *pos,
           const RulesMove     *move,
           uint64_t             seed,
           uint32_t             i)
{
  int32_t value[RULES_MAX_PLAYERS];

  tree->pos = *pos;
  deal_again (tree, view, seed, i);
  make_moves (tree, view, move, 1);
  play_on (tree, scratch, view, false, value);
  return ai_value_margin (view, value, pos->actor);
}

bool
ai_tree_compare (AiTree              *tree,
                 AiScratch           *scratch,
                 const AiView        *view,
                 const RulesPosition *pos,
                 const RulesMove     *first,
                 const RulesMove     *second,
                 uint32_t             lines,
                 int                  turns,
                 const atomic_bool   *cancelled,
                 uint64_t             seed,
                 int32_t             *difference)
{
  int64_t sum = 0;

  tree->end = pos->turn_number + (unsigned) turns;
  for (uint32_t i = 0; i < lines; i++)
    {
      if (cancelled != NULL && atomic_load_explicit (cancelled, memory_order_relaxed))
        return false;
      sum += play_line (tree, scratch, view, pos, first, seed, i);
      sum -= play_line (tree, scratch, view, pos, second, seed, i);
    }
  *difference = (int32_t) (sum / lines);
  return true;
}
