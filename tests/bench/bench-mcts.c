/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plain Monte Carlo tree search. Every playout deals what is hidden anew, goes down the tree by UCB1, adds one node and plays
 * on by chance to the end. Chance has its nodes too: what an edge leads to depends on what was drawn, and each outcome has a
 * node of its own. Edges of equal looks (the turns of a symmetric tile) are one.
 */

#include <math.h>

#include "ai-hidden.h"
#include "bench-players.h"
#include "rules-legal.h"
#include "rules-random.h"

enum
{
  MAX_DEPTH = 400
};

#define EXPLORATION 0.5 /* the constant of UCB1, for rewards between 0 and 1 */

typedef struct
{
  guint32   visits;
  gint32    first_outcome; /* or -1 */
  double    reward;        /* sum, for who acts in the node */
  RulesMove move;
} Edge;

typedef struct
{
  guint64 key;  /* what chance brought */
  gint32  node; /* or -1 */
  gint32  next; /* another outcome of the same edge, or -1 */
} Outcome;

typedef struct
{
  guint32 visits;
  gint32  first_edge; /* -1 until it is visited a second time */
  gint32  n_edges;
  int     actor;
} Node;

typedef struct
{
  RulesMoves    moves;
  RulesPosition pos;
  GArray       *nodes, *edges, *outcomes;
  int           n_path;
  int           path_node[MAX_DEPTH], path_edge[MAX_DEPTH];
} Mcts;

#define NODE(mcts, i) (&g_array_index ((mcts)->nodes, Node, i))
#define EDGE(mcts, i) (&g_array_index ((mcts)->edges, Edge, i))
#define OUTCOME(mcts, i) (&g_array_index ((mcts)->outcomes, Outcome, i))

gpointer
bench_mcts_make (void)
{
  Mcts *mcts = g_new (Mcts, 1);

  mcts->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  mcts->edges = g_array_new (FALSE, FALSE, sizeof (Edge));
  mcts->outcomes = g_array_new (FALSE, FALSE, sizeof (Outcome));
  return mcts;
}

void
bench_mcts_unmake (gpointer self)
{
  Mcts *mcts = self;

  g_array_unref (mcts->nodes);
  g_array_unref (mcts->edges);
  g_array_unref (mcts->outcomes);
  g_free (mcts);
}

static int
add_node (Mcts *mcts,
          int   actor)
{
  Node node = { .first_edge = -1, .actor = actor };

  g_array_append_val (mcts->nodes, node);
  return (int) mcts->nodes->len - 1;
}

/* Gives the node its edges: the legal moves, of equal turns of a tile one. */
static void
expand (Mcts             *mcts,
        const RulesSetup *setup,
        int               node)
{
  const RulesPosition *pos = &mcts->pos;
  int                  first = (int) mcts->edges->len;

  rules_legal_moves (setup, pos, &mcts->moves);
  for (int i = 0; i < mcts->moves.n; i++)
    {
      const RulesMove *move = &mcts->moves.move[i];
      Edge             edge = { .first_outcome = -1, .move = *move };

      if (move->kind != RULES_MOVE_PLACE || setup->tiles->distinct[pos->hand[pos->actor][move->hand]] >> move->turn & 1)
        g_array_append_val (mcts->edges, edge);
    }
  NODE (mcts, node)->first_edge = first;
  NODE (mcts, node)->n_edges = (int) mcts->edges->len - first;
}

static int
select_edge (const Mcts *mcts,
             const Node *node)
{
  double scale = log ((double) node->visits + 1), best = -1;
  int    chosen = node->first_edge;

  for (int i = node->first_edge; i < node->first_edge + node->n_edges; i++)
    {
      const Edge *edge = EDGE (mcts, i);
      double      bound;

      if (edge->visits == 0)
        return i;
      bound = edge->reward / edge->visits + EXPLORATION * sqrt (scale / edge->visits);
      if (bound > best)
        {
          best = bound;
          chosen = i;
        }
    }
  return chosen;
}

/* What those who watch see of chance after a move: the tile in hand, who has to decide what, how many cards there are. */
static guint64
get_key (const RulesPosition *pos)
{
  guint64 key = pos->phase * 8u + pos->actor;

  for (int i = 0; i < pos->n_hand[pos->actor]; i++)
    key = key << 8 | pos->hand[pos->actor][i];
  return key * 31 + pos->n_pile;
}

/* The node that the edge leads to now; is_new tells that it was not there before. */
static int
follow (Mcts     *mcts,
        int       edge,
        gboolean *is_new)
{
  guint64 key = get_key (&mcts->pos);
  Outcome outcome = { key, 0, EDGE (mcts, edge)->first_outcome };

  *is_new = FALSE;
  for (int i = outcome.next; i >= 0; i = OUTCOME (mcts, i)->next)
    if (OUTCOME (mcts, i)->key == key)
      return OUTCOME (mcts, i)->node;
  *is_new = TRUE;
  outcome.node = add_node (mcts, mcts->pos.actor);
  g_array_append_val (mcts->outcomes, outcome);
  EDGE (mcts, edge)->first_outcome = (gint32) mcts->outcomes->len - 1;
  return outcome.node;
}

/* Between 0 and 1: mostly who wins, a little by how much. */
static double
get_reward (const RulesSetup    *setup,
            const RulesPosition *pos,
            int                  player)
{
  int best = G_MININT;

  for (int i = 0; i < setup->n_players; i++)
    if (i != player)
      best = MAX (best, pos->score[i]);
  return 1 / (1 + exp (-(pos->score[player] - best) / 16.0));
}

static void
play_out (Mcts             *mcts,
          const RulesSetup *setup,
          uint64_t         *random)
{
  RulesMove move;

  while (mcts->pos.phase != RULES_PHASE_OVER)
    {
      rules_legal_random (setup, &mcts->pos, random, &move);
      rules_position_apply (setup, &mcts->pos, &move, NULL);
    }
}

static void
iterate (Mcts                *mcts,
         const RulesSetup    *setup,
         const RulesPosition *root,
         uint64_t            *random)
{
  int      node = 0;
  gboolean is_new = FALSE;
  double   reward[RULES_MAX_PLAYERS];

  mcts->pos = *root;
  mcts->n_path = 0;
  ai_hidden_deal (setup, &mcts->pos, root->actor, random);
  while (!is_new && mcts->pos.phase != RULES_PHASE_OVER && mcts->n_path < MAX_DEPTH)
    {
      int edge;

      if (NODE (mcts, node)->first_edge < 0)
        expand (mcts, setup, node);
      edge = select_edge (mcts, NODE (mcts, node));
      mcts->path_node[mcts->n_path] = node;
      mcts->path_edge[mcts->n_path++] = edge;
      rules_position_apply (setup, &mcts->pos, &EDGE (mcts, edge)->move, NULL);
      node = follow (mcts, edge, &is_new);
    }
  NODE (mcts, node)->visits++;
  play_out (mcts, setup, random);

  for (int i = 0; i < setup->n_players; i++)
    reward[i] = get_reward (setup, &mcts->pos, i);
  for (int i = 0; i < mcts->n_path; i++)
    {
      Node *passed = NODE (mcts, mcts->path_node[i]);

      passed->visits++;
      EDGE (mcts, mcts->path_edge[i])->visits++;
      EDGE (mcts, mcts->path_edge[i])->reward += reward[passed->actor];
    }
}

void
bench_mcts_choose (gpointer             self,
                   guint                number,
                   guint32              iterations,
                   const RulesSetup    *setup,
                   const RulesPosition *pos,
                   guint64              seed,
                   RulesMove           *move)
{
  Mcts       *mcts = self;
  const Edge *best = NULL;

  g_array_set_size (mcts->nodes, 0);
  g_array_set_size (mcts->edges, 0);
  g_array_set_size (mcts->outcomes, 0);
  add_node (mcts, pos->actor);
  for (guint32 i = 0; i < iterations; i++)
    {
      iterate (mcts, setup, pos, &seed);
      if (i == 0 && NODE (mcts, 0)->n_edges == 1)
        break;
    }
  for (int i = 0; i < NODE (mcts, 0)->n_edges; i++)
    if (best == NULL || EDGE (mcts, i)->visits > best->visits)
      best = EDGE (mcts, i);
  *move = best->move;
}
