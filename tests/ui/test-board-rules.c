/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the rules A, G and H bring onto the board: in every phase it offers the legal moves and nothing else, and whole
 * games can be played by what it offers.
 */

#include "boards.h"
#include "games.h"
#include "rules-feature.h"
#include "rules-random.h"
#include "widgets.h"

typedef TestBoard Fixture;

/* The words of a move, by which moves are compared. */
static void
add_move (GHashTable      *moves,
          const RulesMove *move)
{
  char text[RULES_MOVE_TEXT_SIZE];

  rules_move_format (move, text);
  g_hash_table_add (moves, g_strdup (text));
}

static void
add_slots (Fixture    *fixture,
           GHashTable *moves)
{
  for (guint i = 0; i < test_board_count (fixture, KL_LAYER_SLOTS); i++)
    {
      KlBoardSlot *slot = KL_BOARD_SLOT (kl_board_map_get_child (fixture->board->map, KL_LAYER_SLOTS, i));
      int          picked = kl_board_get_picked (fixture->board);
      RulesMove    move = { .x = kl_board_slot_get_x (slot), .y = kl_board_slot_get_y (slot) };

      move.kind = picked == KL_PICKED_ABBEY ? RULES_MOVE_ABBEY : RULES_MOVE_PLACE;
      move.hand = MAX (picked, 0);
      for (move.turn = 0; move.turn < 4; move.turn++)
        if (kl_board_slot_get_turns (slot) >> move.turn & 1)
          add_move (moves, &move);
    }
}

static void
add_spots (Fixture    *fixture,
           GHashTable *moves)
{
  for (guint i = 0; i < test_board_count (fixture, KL_LAYER_SPOTS); i++)
    {
      KlOffer offer = *kl_board_spot_get_offer (test_board_get_spot (fixture, i));

      if (offer.move.kind == RULES_MOVE_ROLL)
        g_assert_cmpint (offer.move.hand, ==, kl_board_get_wagon (fixture->board));
      if (offer.kind != KL_OFFER_STEP)
        add_move (moves, &offer.move);
      else if (offer.move.kind == RULES_MOVE_CHANGE)
        {
          /* Both steps, and back. */
          kl_board_choose (fixture->board, test_board_get_spot (fixture, i));
          g_assert_cmpint (fixture->board->intent.changing, ==, offer.segment);
          add_spots (fixture, moves);
          test_board_type (fixture, GDK_KEY_Escape);
          g_assert_cmpint (fixture->board->intent.changing, ==, -1);
        }
    }
}

static void
add_gift (Fixture    *fixture,
          GHashTable *moves,
          int         gift)
{
  kl_board_set_gift (fixture->board, gift);
  if (kl_board_get_gift (fixture->board) != gift)
    return;

  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SLOTS), ==, 0);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SPOTS), >, 0);
  for (int figure = 0; figure < (gift == RULES_GIFT_SYNOD ? RULES_N_FIGURES : 1); figure++)
    {
      kl_board_set_figure (fixture->board, figure);
      add_spots (fixture, moves);
    }
  test_board_type (fixture, GDK_KEY_Escape);
  g_assert_cmpint (kl_board_get_gift (fixture->board), ==, KL_GIFT_NONE);
}

/* Every move that the board offers, whatever the person has in mind. */
static GHashTable *
collect_offered (Fixture *fixture)
{
  GHashTable *moves = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  RulesMove   pass;

  for (int picked = KL_PICKED_ABBEY; picked < RULES_MAX_HAND; picked++)
    {
      kl_board_set_picked (fixture->board, picked);
      if (kl_board_get_picked (fixture->board) == picked)
        add_slots (fixture, moves);
    }
  for (int figure = 0; figure < RULES_N_FIGURES; figure++)
    {
      kl_board_set_figure (fixture->board, figure);
      add_spots (fixture, moves);
    }
  for (int gift = 0; gift < RULES_N_GIFTS; gift++)
    add_gift (fixture, moves, gift);
  for (int wagon = 0; wagon < RULES_MAX_WAGONS; wagon++)
    {
      kl_board_set_wagon (fixture->board, wagon);
      if (kl_board_get_wagon (fixture->board) != wagon)
        continue;
      add_spots (fixture, moves);
      if (kl_board_find_pass (fixture->board, &pass))
        add_move (moves, &pass);
    }
  return moves;
}

/* Whether a legal move is one of those that the board offers: see kl-board.h. */
static bool
is_for_board (Fixture         *fixture,
              const RulesMove *move)
{
  const RulesSetup    *setup = kl_game_get_setup (fixture->game);
  const RulesPosition *pos = kl_game_get_position (fixture->game);
  int                  segment, root;

  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_PLACE:
      return setup->tiles->distinct[pos->hand[pos->actor][move->hand]] >> move->turn & 1;
    case RULES_MOVE_CASH:
      return move->figure != RULES_ANY_FIGURE;
    case RULES_MOVE_SWEEP:
      segment = rules_position_segment_at (setup, pos, rules_position_tile_at (pos, move->x, move->y), move->spot);
      root = rules_feature_root (pos, segment);
      for (int i = 0; i < pos->n_figures; i++)
        if (rules_feature_root (pos, pos->figure[i].segment) == root)
          return pos->figure[i].segment == segment;
      return false;
    case RULES_MOVE_TAKE2:
    case RULES_MOVE_WASTE:
    case RULES_MOVE_BID:
    case RULES_MOVE_SELL:
      return false;
    default:
      return true;
    }
}

static void
assert_offers_legal (Fixture *fixture)
{
  const RulesMoves      *legal = kl_game_get_legal (fixture->game);
  g_autoptr (GHashTable) offered = collect_offered (fixture);
  guint                  n = 0;

  for (int i = 0; i < legal->n; i++)
    if (is_for_board (fixture, &legal->move[i]))
      {
        char text[RULES_MOVE_TEXT_SIZE];

        rules_move_format (&legal->move[i], text);
        if (!g_hash_table_contains (offered, text))
          g_error ("The board does not offer “%s”", text);
        n++;
      }
  g_assert_cmpuint (g_hash_table_size (offered), ==, n);
}

/* A9: a barn stays, in the field that lit up for it. */
static void
assert_barn_stands (Fixture *fixture,
                    int      segment)
{
  const RulesPosition *pos = kl_game_get_position (fixture->game);

  for (int i = 0; i < pos->n_figures; i++)
    if (pos->figure[i].figure == RULES_BARN && rules_feature_root (pos, pos->figure[i].segment) == rules_feature_root (pos, segment))
      return;
  g_assert_not_reached ();
}

/* By its key where it has one and by_key asks for it, else as a click does. */
static void
choose_spot (Fixture         *fixture,
             const RulesMove *move,
             bool             by_key)
{
  for (guint i = 0; i < test_board_count (fixture, KL_LAYER_SPOTS); i++)
    {
      KlBoardSpot *spot = test_board_get_spot (fixture, i);
      int          segment = kl_board_spot_get_offer (spot)->segment;

      if (!rules_move_equal (&kl_board_spot_get_offer (spot)->move, move))
        continue;
      if (by_key && kl_board_spot_get_number (spot) > 0)
        test_board_type (fixture, GDK_KEY_0 + kl_board_spot_get_number (spot));
      else
        kl_board_choose (fixture->board, spot);
      if (move->kind == RULES_MOVE_BARN)
        assert_barn_stands (fixture, segment);
      return;
    }
  g_assert_not_reached ();
}

static void
choose_slot (Fixture         *fixture,
             const RulesMove *move,
             bool             by_key)
{
  KlBoardSlot *slot = kl_board_map_find_slot (fixture->board->map, move->x, move->y);

  g_assert_nonnull (slot);
  if (by_key)
    gtk_widget_grab_focus (GTK_WIDGET (slot));
  else
    kl_board_try_slot (fixture->board, slot, FALSE);
  for (int i = 0; i < 4 && kl_board_get_trial_turn (fixture->board) != move->turn; i++)
    test_board_type (fixture, GDK_KEY_r);
  if (by_key)
    test_board_type (fixture, GDK_KEY_Return);
  else
    kl_board_place (fixture->board, slot);
}

/* Chooses a move as a person does. */
static void
choose (Fixture         *fixture,
        const RulesMove *move,
        bool             by_key)
{
  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_ABBEY:
    case RULES_MOVE_PLACE:
      kl_board_set_picked (fixture->board, move->kind == RULES_MOVE_ABBEY ? KL_PICKED_ABBEY : move->hand);
      choose_slot (fixture, move, by_key);
      return;
    case RULES_MOVE_PASS:
    case RULES_MOVE_DRAW:
    case RULES_MOVE_RETURN:
      kl_board_set_wagon (fixture->board, move->hand);
      if (by_key)
        test_board_type (fixture, GDK_KEY_0);
      else
        gtk_widget_activate_action (GTK_WIDGET (fixture->board), "board.pass", NULL);
      return;
    case RULES_MOVE_FIGURE:
      kl_board_set_figure (fixture->board, move->figure);
      break;
    case RULES_MOVE_BARN:
      kl_board_set_figure (fixture->board, RULES_BARN);
      break;
    case RULES_MOVE_ROLL:
      kl_board_set_wagon (fixture->board, move->hand);
      break;
    default:
      kl_board_set_gift (fixture->board, move->kind - RULES_MOVE_SYNOD);
      if (move->kind == RULES_MOVE_SYNOD)
        kl_board_set_figure (fixture->board, move->figure);
      break;
    }

  if (move->kind == RULES_MOVE_CHANGE)
    for (guint i = 0; i < test_board_count (fixture, KL_LAYER_SPOTS) && fixture->board->intent.changing < 0; i++)
      {
        const RulesMove *step = &kl_board_spot_get_offer (test_board_get_spot (fixture, i))->move;

        if (step->x == move->x && step->y == move->y && memcmp (&step->spot, &move->spot, sizeof step->spot) == 0)
          kl_board_choose (fixture->board, test_board_get_spot (fixture, i));
      }
  choose_spot (fixture, move, by_key);
}

/* Plays by what the board offers, and by the window's buttons for what it does not. */
static void
play (Fixture *fixture,
      guint64  number,
      int      max_decisions)
{
  uint64_t random = rules_random_stream (number, 5);

  for (int n = 0; n < max_decisions && !kl_game_get_over (fixture->game); n++)
    {
      guint     before = fixture->moves;
      RulesMove move;

      if (n % 8 == 0 || kl_game_get_phase (fixture->game) == RULES_PHASE_WAGON || kl_game_get_phase (fixture->game) == RULES_PHASE_ABBEY)
        assert_offers_legal (fixture);
      rules_legal_random (kl_game_get_setup (fixture->game), kl_game_get_position (fixture->game), &random, &move);
      if (move.kind == RULES_MOVE_CASH && move.figure == RULES_ANY_FIGURE)
        continue;
      if (!is_for_board (fixture, &move))
        {
          g_assert_cmpint (kl_game_play (fixture->game, &move), ==, RULES_OK);
          continue;
        }
      choose (fixture, &move, n % 2);
      g_assert_cmpuint (fixture->moves, ==, before + 1);
      g_assert_true (rules_move_equal (&fixture->move, &move));
    }
}

static void
show_setup (Fixture          *fixture,
            const RulesSetup *setup)
{
  g_autoptr (KlGame) game = test_game_new (setup);

  kl_board_set_game (fixture->board, game);
  g_set_object (&fixture->game, game);
}

static void
test_everything (Fixture      *fixture,
                 gconstpointer data)
{
  RulesSetup setup;

  test_setup_init (&setup, "base", 3, 11);
  test_setup_add_parts (&setup);
  rules_setup_supply (&setup, RULES_WAGON, 2);
  setup.value[RULES_SWITCH_HOLE_BONUS] = 1;
  setup.value[RULES_SWITCH_MAYOR_FLAT] = 1;
  setup.value[RULES_SWITCH_TABLE] = 14 << 8 | 11;
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  show_setup (fixture, &setup);
  play (fixture, 1, G_MAXINT);
  g_assert_true (kl_game_get_over (fixture->game));
  while (kl_game_get_can_undo (fixture->game))
    kl_game_undo (fixture->game);
}

static void
test_random_rules (Fixture      *fixture,
                   gconstpointer data)
{
  for (guint64 number = 0; number < (g_test_slow () ? 60 : 12); number++)
    {
      RulesSetup setup;

      test_setup_init_random (&setup, number);
      show_setup (fixture, &setup);
      play (fixture, number, g_test_slow () ? G_MAXINT : 60);
    }
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, function) g_test_add ("/ui/board-rules/" name, Fixture, "monastery road-curve", test_board_set_up, function, test_board_tear_down)
  ADD ("everything", test_everything);
  ADD ("random-rules", test_random_rules);
#undef ADD
  return g_test_run ();
}
