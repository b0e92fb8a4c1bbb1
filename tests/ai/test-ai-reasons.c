/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the computer says of a move is true. First for every option in games with all there is: what the move brings is found by
 * counting the points with and without it. Then for moments where it would be easy to say what is not so.
 */

#include <string.h>

#include "games.h"
#include "searches.h"

#include "ai-reason.h"
#include "kl-script.h"
#include "rules-feature.h"

enum
{
  EVERY = 7 /* decisions are looked at */
};

typedef struct
{
  AiScratch  *scratch;
  AiOptions  *options;
  RulesEvents events;
  AiView      view;
  guint       seen[AI_N_REASONS][RULES_N_FEATURES];
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->scratch = g_new0 (AiScratch, 1);
  fixture->options = g_new0 (AiOptions, 1);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_free (fixture->scratch);
  g_free (fixture->options);
}

/* An option, what is said of it, and the positions that it leads through. */
typedef struct
{
  const RulesSetup    *setup;
  const RulesPosition *before;
  const AiOption      *option;
  const RulesMove     *last;
  int                  player;
  RulesPosition        laid, after;
  AiChoice             choice;
} Claim;

static void
claim_init (Claim               *claim,
            Fixture             *fixture,
            const RulesSetup    *setup,
            const RulesPosition *pos,
            const AiOption      *option)
{
  claim->setup = setup;
  claim->before = pos;
  claim->option = option;
  claim->last = &option->move[option->n_moves - 1];
  claim->player = pos->actor;
  claim->laid = *pos;
  if (option->n_moves == 2)
    rules_position_apply (setup, &claim->laid, &option->move[0], NULL);
  claim->after = claim->laid;
  rules_position_apply (setup, &claim->after, claim->last, NULL);
  memset (&claim->choice, 0, sizeof claim->choice);
  claim->choice.move = option->move[0];
  ai_reason_find (fixture->scratch, &fixture->view, pos, option, &fixture->events, &claim->choice);
}

static int
score_if_over (const Claim         *claim,
               const RulesPosition *pos)
{
  int scores[RULES_MAX_PLAYERS];

  rules_scores_if_over (claim->setup, pos, scores);
  return scores[claim->player];
}

static gboolean
is_leading (const Claim         *claim,
            const RulesPosition *pos,
            int                  segment,
            int                  player)
{
  RulesFeatureInfo info;

  rules_feature_describe (claim->setup, pos, segment, &info);
  return rules_feature_leaders (&info) >> player & 1;
}

/* Points at once: not all that the move brings need be told, but what is told must come, and not without the move. */
static void
assert_scores (const Claim *claim)
{
  RulesPosition without = claim->laid;
  int           gained = claim->after.score[claim->player] - claim->before->score[claim->player];

  g_assert_cmpint (claim->choice.points, >, 0);
  if (claim->option->n_moves == 1 && claim->before->phase == RULES_PHASE_FIGURE)
    {
      rules_position_apply (claim->setup, &without, &(RulesMove){ .kind = RULES_MOVE_PASS }, NULL);
      gained = claim->after.score[claim->player] - without.score[claim->player];
    }
  g_assert_cmpint (gained, >=, claim->choice.points);
}

/* A figure is worth what it is said to be worth: so much less would the game bring without it. */
static void
assert_worth (const Claim *claim)
{
  RulesPosition without = claim->laid;

  if (claim->last->kind == RULES_MOVE_ROLL)
    without = *claim->before;
  else if (claim->last->kind != RULES_MOVE_SYNOD)
    rules_position_apply (claim->setup, &without, &(RulesMove){ .kind = RULES_MOVE_PASS }, NULL);
  /* Two points less for the card (G11). */
  g_assert_cmpint (score_if_over (claim, &claim->after) - score_if_over (claim, &without), ==,
                   claim->choice.points - (claim->last->kind == RULES_MOVE_SYNOD ? 2 : 0));
}

/* What the player's parts of a feature would have paid before; led: whether another one led a part without the player. */
static int
worth_before (const Claim *claim,
              int          root,
              int          other,
              gboolean    *led)
{
  int worth = 0;

  for (int segment = 0; segment < claim->before->n_segments; segment++)
    if (claim->before->segment[segment].parent == segment && rules_feature_root (&claim->after, segment) == root)
      {
        RulesFeatureInfo info;

        rules_feature_describe (claim->setup, claim->before, segment, &info);
        if (is_leading (claim, claim->before, segment, claim->player))
          worth += rules_feature_worth (claim->setup, &info, false);
        else if (is_leading (claim, claim->before, segment, other))
          *led = TRUE;
      }
  return worth;
}

/* There is a feature of the kind that pays the player what was said, and pays or does not pay who was named. */
static void
assert_leading (const Claim *claim)
{
  const AiChoice *choice = &claim->choice;
  gboolean        found = FALSE;

  for (int segment = 0; segment < claim->after.n_segments && !found; segment++)
    {
      RulesFeatureInfo info;
      gboolean         led = FALSE;
      int              worth, before;

      if (claim->after.segment[segment].parent != segment || (int) rules_feature_kind (claim->setup, &claim->after, segment) != choice->feature ||
          !is_leading (claim, &claim->after, segment, claim->player))
        continue;
      rules_feature_describe (claim->setup, &claim->after, segment, &info);
      worth = rules_feature_worth (claim->setup, &info, false);
      before = worth_before (claim, segment, choice->player, &led);
      if (choice->reason == AI_REASON_GROWS)
        found = choice->points > 0 && choice->points == worth - before;
      else
        found = led && choice->points == worth &&
                is_leading (claim, &claim->after, segment, choice->player) == (choice->reason == AI_REASON_SHARES);
    }
  g_assert_true (found);
}

/* How likely it is completed, as the evaluation sees it. */
static int
chance_of (Fixture             *fixture,
           const RulesPosition *pos,
           int                  segment)
{
  const AiMap *map = &fixture->scratch->map;
  int          number;

  ai_value_look (&fixture->view, pos, &fixture->scratch->map);
  ai_value_read (&fixture->view, pos, &fixture->scratch->map);
  number = map->number[rules_feature_root (pos, segment)];
  return number > 0 ? map->record[number - 1].chance : 0;
}

static void
assert_blocks (Fixture     *fixture,
               const Claim *claim)
{
  gboolean found = FALSE;

  g_assert_cmpint (claim->choice.player, !=, claim->player);
  g_assert_cmpint (claim->choice.feature, !=, RULES_FIELD);
  for (int i = 0; i < claim->before->n_figures && !found; i++)
    {
      int              segment = claim->before->figure[i].segment;
      RulesFeatureInfo info;

      rules_feature_describe (claim->setup, &claim->laid, segment, &info);
      found = info.feature == claim->choice.feature && !info.complete && !info.present[claim->player] &&
              is_leading (claim, claim->before, segment, claim->choice.player) &&
              chance_of (fixture, &claim->laid, segment) < chance_of (fixture, claim->before, segment);
    }
  g_assert_true (found);
}

static void
assert_saves (const Claim *claim)
{
  int figure = claim->choice.figure, n = 0;

  /* The wagon's own way home is no figure that a feature gives back. */
  g_assert_cmpint (figure, !=, RULES_WAGON);
  g_assert_cmpint (claim->after.supply[claim->player][figure], >, claim->before->supply[claim->player][figure] - (claim->last->kind == RULES_MOVE_FIGURE));
  for (int i = 0; i < claim->before->n_figures; i++)
    {
      const RulesStanding *standing = &claim->before->figure[i];

      n += standing->player == claim->player && standing->figure == figure &&
           (int) rules_feature_kind (claim->setup, claim->before, standing->segment) == claim->choice.feature;
    }
  g_assert_cmpint (n, >, 0);
}

/* The tile brings a card before anything else happens. */
static void
assert_receives (const Claim *claim)
{
  int n = 0;

  for (int card = 0; card < RULES_N_GIFTS; card++)
    n += claim->laid.cards[claim->player][card] - claim->before->cards[claim->player][card];
  g_assert_cmpint (n, ==, 1);
  g_assert_cmpint (claim->choice.move.kind, ==, RULES_MOVE_PLACE);
}

static void
assert_keeps (const Claim *claim)
{
  g_autofree RulesMoves *moves = g_new (RulesMoves, 1);

  g_assert_cmpint (claim->after.phase, !=, RULES_PHASE_OVER);
  rules_legal_moves (claim->setup, claim->before, moves);
  g_assert_cmpint (moves->n, >, 1);
}

static void
assert_true_claim (Fixture     *fixture,
                   const Claim *claim)
{
  gboolean is_final = claim->after.phase == RULES_PHASE_OVER;

  switch (claim->choice.reason)
    {
    case AI_REASON_COMPLETES:
    case AI_REASON_WINS:
    case AI_REASON_SCORES:
      assert_scores (claim);
      break;
    case AI_REASON_CLAIMS:
    case AI_REASON_BARN:
      if (!is_final)
        assert_worth (claim);
      break;
    case AI_REASON_GROWS:
    case AI_REASON_TAKES:
    case AI_REASON_SHARES:
      assert_leading (claim);
      break;
    case AI_REASON_BLOCKS:
      assert_blocks (fixture, claim);
      break;
    case AI_REASON_SAVES_FIGURE:
      assert_saves (claim);
      break;
    case AI_REASON_RECEIVES:
      assert_receives (claim);
      break;
    case AI_REASON_GIFT:
      g_assert_cmpint (claim->last->kind, !=, RULES_MOVE_WASTE);
      break;
    case AI_REASON_ABBEY:
      g_assert_cmpint (claim->choice.move.kind, ==, RULES_MOVE_ABBEY);
      break;
    case AI_REASON_KEEPS:
      assert_keeps (claim);
      break;
    case AI_REASON_BARGAIN:
      g_assert_true (claim->before->phase == RULES_PHASE_BID || claim->before->phase == RULES_PHASE_SELL);
      break;
    default:
      g_assert_cmpint (claim->choice.reason, ==, AI_REASON_NONE);
    }
}

static void
look_at_options (const RulesSetup    *setup,
                 const RulesPosition *pos,
                 guint                number,
                 gpointer             data)
{
  Fixture *fixture = data;
  Claim    claim;

  if (number % EVERY != setup->seed % EVERY)
    return;
  ai_view_init (&fixture->view, setup, pos, AI_SEES_ALL);
  ai_options_find (fixture->scratch, &fixture->view, pos, AI_MAX_OPTIONS, fixture->options);
  for (int i = 0; i < fixture->options->n; i++)
    {
      claim_init (&claim, fixture, setup, pos, &fixture->options->option[i]);
      assert_true_claim (fixture, &claim);
      fixture->seen[claim.choice.reason][claim.choice.feature]++;
    }
}

/* Every reason comes at least once, about every kind of feature that it can be about. */
static void
test_true (Fixture      *fixture,
           gconstpointer data)
{
  for (guint64 seed = 1; seed <= 40; seed++)
    {
      RulesSetup setup;

      test_setup_init (&setup, "base", (guint) (2 + seed % 5), seed);
      if (seed % 4 > 0)
        test_setup_add_parts (&setup);
      setup.value[RULES_SWITCH_SELLING] = seed % 4 == 1;
      setup.value[RULES_SWITCH_INCOMPLETE_NOTHING] = seed % 8 == 3;
      setup.value[RULES_SWITCH_TINY_CITY] = seed % 4 == 2 ? 2 : 0;
      setup.value[RULES_SWITCH_HAND] = seed % 8 == 6 ? RULES_HAND_OPEN : 0;
      g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
      test_watch_random_game (&setup, seed, look_at_options, fixture);
    }
  for (int reason = AI_REASON_NONE; reason < AI_N_REASONS; reason++)
    {
      g_test_message ("reason %d", reason);
      g_assert_cmpuint (fixture->seen[reason][0] + fixture->seen[reason][1] + fixture->seen[reason][2] + fixture->seen[reason][3], >, 0);
    }
  for (int feature = 0; feature < RULES_N_FEATURES; feature++)
    {
      g_assert_cmpuint (fixture->seen[AI_REASON_COMPLETES][feature], >, 0);
      g_assert_cmpuint (fixture->seen[AI_REASON_GROWS][feature], >, 0);
      g_assert_cmpuint (fixture->seen[AI_REASON_CLAIMS][feature], >, 0);
    }
  g_assert_cmpuint (fixture->seen[AI_REASON_WINS][RULES_FIELD], ==, 0);
  g_assert_cmpuint (fixture->seen[AI_REASON_BLOCKS][RULES_FIELD], ==, 0);
}

/* The end of a script, the moves in question, and what is to be said of them: the reason, the feature, who and the points. */
typedef struct
{
  const char *path;
  const char *script;
  const char *moves[2];
  AiReason    reason;
  int         feature;
  int         player;
  int         points;
} Moment;

#define BASE "tiles base\nparts farmers barn\n"
#define CITY BASE "stack-only city-band road-straight city-cap road-curve road-curve\nplace 0,-1 90\nmeeple city s\nplace 1,0 0\npass\n"

/* Blue has two knights in a city with an open end, and the road makes the space there hard to fill. */
#define TWO_KNIGHTS(first)                                                                                                                                     \
  BASE "stack-only city-band city-cap city-corner city-cap city-corner city-full-shield road-curve city-cap city-cap city-cap city-cap\nplace 0,-1 90\n" first \
       "\nplace 1,-1 0\nmeeple city n\nplace 1,-2 270\npass\nplace -1,-1 0\nmeeple city n\nplace -1,-2 180\npass\nplace 0,-2 0\npass\n"

static const Moment moments[] = {
  { "/ai/reasons/B9/completes", CITY, { "place 0,-2 180", "pass" }, AI_REASON_COMPLETES, RULES_CITY, 0, 6 },
  /* The city is complete then, whatever figure follows, so that is no reason for a figure or none. */
  { "/ai/reasons/B6/not-by-a-figure", CITY "place 0,-2 180\n", { "meeple field n1" }, AI_REASON_CLAIMS, RULES_FIELD, 0, 3 },
  { "/ai/reasons/B6/not-by-none", CITY "place 0,-2 180\n", { "pass" }, AI_REASON_KEEPS, RULES_CITY, 0, 0 },
  /* Two roads of the player's become one: only the tile is new. */
  { "/ai/reasons/B7/own-roads",
    BASE "stack-only road-straight city-cap road-curve city-cap road-curve monastery\n"
         "place 1,0 0\nmeeple road e\nplace 1,1 180\npass\nplace 2,1 180\nmeeple road n\nplace 0,1 180\npass\n",
    { "place 2,0 0", "pass" },
    AI_REASON_GROWS,
    RULES_ROAD,
    0,
    1 },
  /* Who puts the tile there for a barn is not told of a farmer. */
  { "/ai/reasons/A9/barn",
    BASE "stack-only monastery monastery monastery-road\nplace 0,1 0\npass\nplace -1,1 0\npass\n",
    { "place -1,0 270", "barn 0,1" },
    AI_REASON_BARN,
    RULES_FIELD,
    0,
    0 },
  /* Who has a knight of his own in the city blocks himself, too. */
  { "/ai/reasons/B9/blocks", TWO_KNIGHTS ("pass"), { "place 1,-3 90", "pass" }, AI_REASON_BLOCKS, RULES_CITY, 1, 0 },
  { "/ai/reasons/B12/blocks-not-himself", TWO_KNIGHTS ("meeple city s"), { "place 1,-3 90", "pass" }, AI_REASON_NONE, RULES_CITY, 0, 0 },
  /* There is no later. */
  { "/ai/reasons/B14/last-turn", BASE "stack-only road-straight\nplace 1,0 0\n", { "pass" }, AI_REASON_NONE, RULES_CITY, 0, 0 },
};

static void
test_moment (Fixture      *fixture,
             gconstpointer data)
{
  const Moment      *moment = data;
  AiOption           option = { 0 };
  Claim              claim;
  RulesHistory       history;
  g_auto (GStrv)     names = NULL;
  g_autoptr (GError) error = NULL;

  kl_script_play (moment->script, strlen (moment->script), moment->path, FALSE, &history, &names, &error);
  g_assert_no_error (error);
  for (; option.n_moves < 2 && moment->moves[option.n_moves] != NULL; option.n_moves++)
    g_assert_true (rules_move_parse (moment->moves[option.n_moves], &option.move[option.n_moves]));
  ai_view_init (&fixture->view, &history.setup, rules_history_position (&history), AI_SEES_ALL);
  claim_init (&claim, fixture, &history.setup, rules_history_position (&history), &option);
  g_assert_cmpint (claim.choice.reason, ==, moment->reason);
  g_assert_cmpint (claim.choice.feature, ==, moment->feature);
  g_assert_cmpint (claim.choice.player, ==, moment->player);
  g_assert_cmpint (claim.choice.points, ==, moment->points);
  rules_history_clear (&history);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ai/reasons/true", Fixture, NULL, set_up, test_true, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    g_test_add (moments[i].path, Fixture, &moments[i], set_up, test_moment, tear_down);
  return g_test_run ();
}
