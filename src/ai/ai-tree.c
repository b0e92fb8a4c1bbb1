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
  STRIDE = 40503, /* any large odd number */
  PRIOR = 4,      /* visits that the evaluation of an option counts for */
  EXPLORE = 200   /* how much is tried what looks worse, in hundredths */
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

/* Adds a node for tree->pos, with its best options; what they promise is the value. Returns its number, or the number of
 * nodes when there is no room. */
static uint32_t
add_node (AiTree       *tree,
          AiScratch    *scratch,
          const AiView *view,
          int           limit,
          int32_t       value[RULES_MAX_PLAYERS])
{
  AiNode   *node = &tree->node[tree->n_nodes];
  AiOption *option = tree->options.option;

  ai_options_find (scratch, view, &tree->pos, limit, &tree->options);
  memcpy (value, option[0].value, sizeof option[0].value);
  if (tree->n_nodes == AI_TREE_NODES || tree->n_edges + (uint32_t) tree->options.n > AI_TREE_EDGES)
    return AI_TREE_NODES;
  *node = (AiNode){ .first = tree->n_edges, .n_edges = (uint16_t) tree->options.n, .actor = tree->pos.actor };
  for (int i = 0; i < tree->options.n; i++)
    tree->edge[tree->n_edges++] = (AiEdge){
      .move = { option[i].move[0], option[i].move[1] },
      .n_moves = option[i].n_moves,
      .prior = option[i].margin,
    };
  return tree->n_nodes++;
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

/* Of an edge the first visit draws one tile, the next one another. Edges of the root begin with the same one, so that all are
 * judged by the same luck; further down every node begins elsewhere, or the same few tiles would come in every line. */
static void
choose_draw (RulesPosition *pos,
             uint32_t       visit)
{
  int     top = pos->n_pile - 1;
  uint8_t type;
  int     pick;

  if (top < 1)
    return;
  pick = (int) (visit % pos->n_pile);
  type = pos->pile[pick];
  pos->pile[pick] = pos->pile[top];
  pos->pile[top] = type;
}

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

/* What is hidden is dealt anew for every visit of an edge of the root, alike for all edges: luck must not tell them apart. */
static void
deal_again (AiTree       *tree,
            const AiView *view,
            uint64_t      seed,
            uint32_t      visit)
{
  uint64_t random = rules_random_stream (seed, visit);

  ai_hidden_deal (view->setup, &tree->pos, view->viewer, &random);
}

/* From the root down to a new node. It ends only where a turn has ended, or what is done before a tile is laid, a gift or
 * drawing, would be judged without the answer that everything else gets. */
static void
iterate (AiTree         *tree,
         AiScratch      *scratch,
         const AiView   *view,
         const uint64_t *seed)
{
  uint32_t path_node[AI_TREE_DEPTH], path_edge[AI_TREE_DEPTH];
  int      n = 0;
  uint32_t node = 0;
  int32_t  value[RULES_MAX_PLAYERS];

  for (;;)
    {
      uint32_t number = select_edge (tree, &tree->node[node]);
      AiEdge  *edge = &tree->edge[number];
      unsigned turn = tree->pos.turn_number;
      uint64_t key;
      uint32_t outcome;

      if (n == 0 && seed != NULL)
        deal_again (tree, view, *seed, edge->visits);
      path_node[n] = node;
      path_edge[n++] = number;
      choose_draw (&tree->pos, edge->visits + node * STRIDE);
      for (int i = 0; i < edge->n_moves; i++)
        rules_position_apply (view->setup, &tree->pos, &edge->move[i], NULL);
      if (tree->pos.phase == RULES_PHASE_OVER || n == AI_TREE_DEPTH)
        {
          ai_option_value (scratch, view, &tree->pos, 0, value);
          break;
        }
      key = key_of (view, &tree->pos);
      outcome = find_outcome (tree, edge, key);
      if (outcome == 0)
        {
          uint32_t added = add_node (tree, scratch, view, AI_TREE_INNER, value);

          if (added == AI_TREE_NODES)
            break;
          tree->node[added].key = key;
          tree->node[added].next = edge->outcome;
          edge->outcome = outcome = added + 1;
          if (tree->pos.turn_number != turn)
            break;
        }
      node = outcome - 1;
    }
  for (int i = 0; i < n; i++)
    {
      AiNode *passed = &tree->node[path_node[i]];
      AiEdge *edge = &tree->edge[path_edge[i]];
      int32_t margin = ai_value_margin (view, value, passed->actor);

      edge->visits++;
      edge->sum += margin;
      passed->visits++;
      passed->drift += margin - edge->prior;
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

bool
ai_tree_search (AiTree              *tree,
                AiScratch           *scratch,
                const AiView        *view,
                const RulesPosition *pos,
                uint32_t             iterations,
                const atomic_bool   *cancelled,
                uint64_t            *random,
                AiOption            *best)
{
  bool          redeal = view->setup->part[RULES_PART_GIFTS] || view->setup->value[RULES_SWITCH_HAND] == RULES_HAND_HIDDEN;
  uint64_t      seed = rules_random_next (random);
  int32_t       value[RULES_MAX_PLAYERS];
  const AiEdge *edge;

  tree->n_nodes = tree->n_edges = 0;
  tree->pos = *pos;
  add_node (tree, scratch, view, AI_TREE_ROOT, value);
  for (uint32_t i = 0; i < iterations && tree->node[0].n_edges > 1; i++)
    {
      if (cancelled != NULL && atomic_load_explicit (cancelled, memory_order_relaxed))
        return false;
      tree->pos = *pos;
      iterate (tree, scratch, view, redeal ? &seed : NULL);
    }
  edge = best_edge (tree);
  *best = (AiOption){
    .move = { edge->move[0], edge->move[1] },
    .n_moves = edge->n_moves,
    .margin = (int32_t) expect (&tree->node[0], edge),
  };
  return true;
}

int32_t
ai_tree_judge (const AiTree    *tree,
               const RulesMove *move,
               int32_t          prior)
{
  const AiNode *root = &tree->node[0];
  const AiEdge *best = NULL;

  for (int i = 0; i < root->n_edges; i++)
    if (rules_move_equal (&tree->edge[i].move[0], move) && (best == NULL || expect (root, &tree->edge[i]) > expect (root, best)))
      best = &tree->edge[i];
  if (best != NULL)
    return (int32_t) expect (root, best);
  return (int32_t) (prior + (root->visits > 0 ? root->drift / root->visits : 0));
}
