/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What belongs to the rules A, G and H around the board: things to pick, gift cards, bids, the cover between turns, and
 * the players' supplies say what the rules say, and ask for nothing that cannot be done.
 */

#include "games.h"
#include "widgets.h"
#include "windows.h"

#include <adwaita.h>

#include "kl-auction-panel.h"
#include "kl-board-intent.h"
#include "kl-board.h"
#include "kl-choices.h"
#include "kl-die.h"
#include "kl-gift-card.h"
#include "kl-gifts-panel.h"
#include "kl-pick.h"
#include "kl-player-row.h"
#include "kl-supply.h"

static KlBoard *
get_board (TestTable *fixture)
{
  return KL_BOARD (kl_table_get_board (fixture->table));
}

/* A game of two with all parts, and house rules as "hand=open". */
static KlGame *
create_game (const char *rule,
             guint64     seed)
{
  RulesSetup     setup;
  g_auto (GStrv) words = g_strsplit (rule, "=", 2);

  test_setup_init (&setup, "base", 2, seed);
  test_setup_add_parts (&setup);
  if (words[0] != NULL)
    g_assert_true (rules_switch_parse (rules_switch_find (words[0]), words[1], &setup.value[rules_switch_find (words[0])]));
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  return test_game_new (&setup);
}

/* Plays by chance until the phase comes, with so many cards in the deciding player's hand; false when the game is over. */
static gboolean
play_until (KlGame    *game,
            RulesPhase phase,
            guint      n_cards,
            guint64   *random)
{
  while (!kl_game_get_over (game))
    {
      if (kl_game_get_phase (game) == phase && kl_player_get_n_cards (kl_game_get_current_player (game)) >= n_cards)
        return TRUE;
      test_play_random (game, random);
    }
  return FALSE;
}

static gboolean
has_legal (KlGame       *game,
           RulesMoveKind kind,
           int           card)
{
  const RulesMoves *legal = kl_game_get_legal (game);

  for (int i = 0; i < legal->n; i++)
    if (legal->move[i].kind == kind && (kind != RULES_MOVE_WASTE || legal->move[i].card == card))
      return TRUE;
  return FALSE;
}

/* Four tiles, four kinds of figures, the abbey: in this order, as they are made. */
static void
assert_choices (TestTable *fixture,
                KlGame    *game)
{
  GtkWidget            *choices = test_table_find (fixture, KL_TYPE_CHOICES);
  g_autoptr (GPtrArray) picks = test_find_widgets (choices, KL_TYPE_PICK);
  gboolean              choosing = kl_game_get_phase (game) == RULES_PHASE_FIGURE;

  g_assert_cmpuint (picks->len, ==, RULES_MAX_HAND + RULES_N_FIGURES + 1);
  g_assert_cmpint (gtk_widget_get_visible (choices), ==, !kl_game_get_over (game));
  if (kl_game_get_over (game))
    return;
  for (int figure = 0; figure < RULES_N_FIGURES; figure++)
    {
      GtkWidget *pick = picks->pdata[RULES_MAX_HAND + figure];

      g_assert_cmpint (gtk_widget_get_sensitive (pick), ==, choosing && kl_intent_may_choose_figure (game, KL_GIFT_NONE, figure));
      g_assert_cmpint (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (pick)), ==,
                       gtk_widget_get_sensitive (pick) && kl_board_get_figure (get_board (fixture)) == (RulesFigure) figure);
    }
  g_assert_cmpint (gtk_widget_get_sensitive (picks->pdata[picks->len - 1]), ==, kl_intent_may_lay (game, KL_PICKED_ABBEY));
}

/* The card's own button, where there is nothing to choose: the one without an action's name. */
static GtkWidget *
find_open_button (GtkWidget *card)
{
  g_autoptr (GPtrArray) buttons = test_find_widgets (card, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (!GTK_IS_TOGGLE_BUTTON (buttons->pdata[i]) && gtk_actionable_get_action_name (buttons->pdata[i]) == NULL)
      return buttons->pdata[i];
  g_assert_not_reached ();
}

static void
assert_gifts (TestTable *fixture,
              KlGame    *game)
{
  GtkWidget            *panel = test_table_find (fixture, KL_TYPE_GIFTS_PANEL);
  g_autoptr (GPtrArray) cards = test_find_widgets (panel, KL_TYPE_GIFT_CARD);

  if (kl_game_get_over (game))
    {
      g_assert_false (gtk_widget_get_visible (panel));
      return;
    }
  /* Face down until somebody looks. */
  g_assert_null (kl_gifts_panel_get_first_card (KL_GIFTS_PANEL (panel)));
  g_object_set (panel, "looking", TRUE, NULL);
  for (guint i = 0; i < cards->len; i++)
    {
      RulesGift             card = kl_gift_card_get_card (cards->pdata[i]);
      g_autoptr (GPtrArray) buttons = test_find_widgets (cards->pdata[i], GTK_TYPE_BUTTON);
      gboolean              opens = has_legal (game, RULES_MOVE_WASTE, card) ||
                       (card == RULES_GIFT_TAKE2 && has_legal (game, RULES_MOVE_TAKE2, 0));
      gboolean aims = !opens && has_legal (game, RULES_MOVE_SYNOD + (RulesMoveKind) card, 0);

      g_assert_cmpint (gtk_widget_get_visible (cards->pdata[i]), ==, kl_player_get_cards (kl_game_get_current_player (game), card) > 0);
      if (!gtk_widget_get_visible (cards->pdata[i]))
        continue;
      /* The face comes first, then the way to the rule, then the button that opens. Of the first and the last keys get to one. */
      g_assert_cmpint (gtk_widget_get_visible (buttons->pdata[buttons->len - 1]), ==, opens || aims);
      g_assert_cmpint (gtk_widget_get_focusable (buttons->pdata[buttons->len - 1]), ==, !aims);
      g_assert_cmpint (gtk_widget_get_sensitive (buttons->pdata[0]), ==, aims);
    }
  g_object_set (panel, "looking", FALSE, NULL);
}

/* In every position of games with all parts, forwards and back. */
static void
test_every_position (TestTable    *fixture,
                     gconstpointer data)
{
  static const char *const rules[] = { "hand=open", "draw-ahead", "selling", "abbey-end=round" };
  guint64                  random = 5;

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (KlGame) game = create_game (rules[i], i);

      kl_table_set_game (fixture->table, game);
      while (!kl_game_get_over (game))
        {
          assert_choices (fixture, game);
          assert_gifts (fixture, game);
          test_play_random (game, &random);
        }
      for (guint n = 0; n < 40 && kl_game_get_can_undo (game); n++)
        {
          assert_choices (fixture, game);
          assert_gifts (fixture, game);
          kl_game_undo (game);
        }
    }
}

/* What is picked by its number is what the board lays, or puts. */
static void
test_pick (TestTable    *fixture,
           gconstpointer data)
{
  g_autoptr (KlGame) game = create_game ("hand=open", 3);
  guint64            random = 1;

  kl_table_set_game (fixture->table, game);
  g_assert_true (play_until (game, RULES_PHASE_PLACE, 0, &random));
  kl_table_pick (fixture->table, 1);
  g_assert_cmpint (kl_board_get_picked (get_board (fixture)), ==, 1);
  kl_table_pick (fixture->table, 0);
  g_assert_cmpint (kl_board_get_picked (get_board (fixture)), ==, 0);

  do
    {
      test_play_random (game, &random);
      g_assert_true (play_until (game, RULES_PHASE_FIGURE, 0, &random));
    }
  while (!kl_intent_may_choose_figure (game, KL_GIFT_NONE, RULES_MEEPLE) || !kl_intent_may_choose_figure (game, KL_GIFT_NONE, RULES_MAYOR));
  kl_table_pick (fixture->table, 1);
  g_assert_cmpint (kl_board_get_figure (get_board (fixture)), ==, RULES_MAYOR);
}

/* Choosing a card brings its targets onto the board, choosing it again takes them away. */
static void
test_choose_gift (TestTable    *fixture,
                  gconstpointer data)
{
  g_autoptr (KlGame) game = create_game ("selling", 8);
  GtkWidget         *panel = test_table_find (fixture, KL_TYPE_GIFTS_PANEL);
  guint64            random = 2;
  GtkWidget         *card, *open;

  kl_table_set_game (fixture->table, game);
  do
    {
      test_play_random (game, &random);
      g_assert_true (play_until (game, RULES_PHASE_PLACE, 1, &random));
      g_object_set (panel, "looking", TRUE, NULL);
      card = kl_gifts_panel_get_first_card (KL_GIFTS_PANEL (panel));
    }
  while (!gtk_widget_get_sensitive (test_find_widget (card, GTK_TYPE_TOGGLE_BUTTON)));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (test_find_widget (card, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
  g_assert_cmpint (kl_board_get_gift (get_board (fixture)), ==, (int) kl_gift_card_get_card (KL_GIFT_CARD (card)));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (test_find_widget (card, GTK_TYPE_TOGGLE_BUTTON)), FALSE);
  g_assert_cmpint (kl_board_get_gift (get_board (fixture)), ==, KL_GIFT_NONE);

  /* Its button does the same, and is not heard of besides the card. */
  open = find_open_button (card);
  g_assert_true (gtk_widget_get_visible (open));
  gtk_test_accessible_assert_state (open, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  g_signal_emit_by_name (open, "clicked");
  g_assert_cmpint (kl_board_get_gift (get_board (fixture)), ==, (int) kl_gift_card_get_card (KL_GIFT_CARD (card)));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (test_find_widget (card, GTK_TYPE_TOGGLE_BUTTON))));
  g_assert_false (gtk_widget_get_visible (open));
}

/* Looking brings the keyboard to what opens the first card, whether it has targets or not. */
static void
test_look_by_key (TestTable    *fixture,
                  gconstpointer data)
{
  g_autoptr (KlGame) game = create_game ("selling", 8);
  guint64            random = 2;
  unsigned           seen = 0;

  kl_table_set_game (fixture->table, game);
  while (seen != 3 && play_until (game, RULES_PHASE_PLACE, 1, &random))
    {
      GtkWidget *focus, *card, *face, *open;

      kl_table_look_at_gifts (fixture->table);
      focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
      card = gtk_widget_get_ancestor (focus, KL_TYPE_GIFT_CARD);
      g_assert_nonnull (card);
      face = test_find_widget (card, GTK_TYPE_TOGGLE_BUTTON);
      open = find_open_button (card);
      if (gtk_widget_get_sensitive (face) || gtk_widget_get_visible (open))
        {
          seen |= gtk_widget_get_sensitive (face) ? 1 : 2;
          g_assert_true (focus == (gtk_widget_get_sensitive (face) ? face : open));
        }
      kl_table_look_at_gifts (fixture->table);
      test_play_random (game, &random);
    }
  g_assert_cmpuint (seen, ==, 3);
}

/* G4: looking ends when somebody else has to decide. */
static void
test_looking_ends (TestTable    *fixture,
                   gconstpointer data)
{
  g_autoptr (KlGame) game = create_game ("selling", 8);
  GtkWidget         *panel = test_table_find (fixture, KL_TYPE_GIFTS_PANEL);
  guint64            random = 2;
  KlPlayer          *player;
  gboolean           looking;

  kl_table_set_game (fixture->table, game);
  g_assert_true (play_until (game, RULES_PHASE_PLACE, 1, &random));
  player = kl_game_get_current_player (game);
  g_object_set (panel, "looking", TRUE, NULL);
  while (kl_game_get_current_player (game) == player)
    test_play_random (game, &random);
  g_object_get (panel, "looking", &looking, NULL);
  g_assert_false (looking);
}

/* H5: a bid that the panel makes is one that the rules allow, and a sale goes to whose button it was. */
static void
test_auction (TestTable    *fixture,
              gconstpointer data)
{
  GtkWidget         *panel = test_table_find (fixture, KL_TYPE_AUCTION_PANEL);
  g_autoptr (KlGame) game = NULL;
  guint64            random = 4;
  GtkWidget         *points = test_find_widget (panel, GTK_TYPE_SPIN_BUTTON);
  GtkWidget         *bid = gtk_widget_get_next_sibling (points);
  guint              bidder;

  do
    {
      g_clear_object (&game);
      game = create_game ("selling", random);
    }
  while (!play_until (game, RULES_PHASE_BID, 0, &random) || kl_player_get_score (kl_game_get_current_player (game)) == 0);
  kl_table_set_game (fixture->table, game);

  bidder = kl_player_get_index (kl_game_get_current_player (game));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (points), 0);
  g_assert_false (gtk_widget_get_sensitive (bid));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (points), 999);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (points)), ==,
                   kl_player_get_score (kl_game_get_current_player (game)));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (points), 1);
  g_signal_emit_by_name (bid, "clicked");
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_SELL);
  g_assert_cmpint (kl_game_get_position (game)->bid[bidder], ==, 1);

  for (guint i = 0;; i++)
    {
      g_autoptr (GPtrArray) buttons = test_find_widgets (panel, GTK_TYPE_BUTTON);

      g_assert_cmpuint (i, <, buttons->len);
      if (!gtk_widget_get_visible (buttons->pdata[i]) || !g_str_has_suffix (gtk_button_get_label (buttons->pdata[i]) != NULL ? gtk_button_get_label (buttons->pdata[i]) : "", ": 1 point"))
        continue;
      g_signal_emit_by_name (buttons->pdata[i], "clicked");
      break;
    }
  g_assert_cmpint (kl_game_get_position (game)->n_hand[bidder], ==, 1);
}

/* A1: figures, abbey and cards of every player, for those who see them and for those who hear them. */
static void
test_supply (void)
{
  g_autoptr (KlGame)    game = create_game ("selling", 1);
  KlPlayer             *player = kl_game_get_player (game, 0);
  GtkWidget            *supply = g_object_ref_sink (g_object_new (KL_TYPE_SUPPLY, NULL));
  g_autofree char      *words = kl_supply_dup_words (player);
  g_autoptr (GPtrArray) images = NULL;

  kl_supply_show (KL_SUPPLY (supply), player);
  images = test_find_widgets (supply, GTK_TYPE_IMAGE);
  g_assert_cmpuint (images->len, ==, 7 + 3 + 1);
  g_assert_cmpstr (words, ==, "7 meeples in the supply, Mayor, Wagon, Barn, Abbey");
  g_object_unref (supply);
}

/* H10: 6, then 1, 2 and so on, one for each lap of 50. */
static void
test_die (void)
{
  static const struct
  {
    int score, pips;
  } cases[] = { { 0, 6 }, { 49, 6 }, { 50, 1 }, { 99, 1 }, { 100, 2 }, { 349, 6 }, { 350, 1 } };

  GtkWidget *die = g_object_ref_sink (g_object_new (KL_TYPE_DIE, NULL));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      kl_die_set_score (KL_DIE (die), cases[i].score);
      g_assert_cmpint (kl_die_get_pips (KL_DIE (die)), ==, cases[i].pips);
    }
  g_object_unref (die);
}

/* A short name is read whole in the strip, however wide its letters are; a long one leaves room for the others. */
static void
test_strip_names (void)
{
  static const struct
  {
    const char *name;
    gboolean    whole;
  } cases[] = { { "Bram", TRUE }, { "WWWWWW", TRUE }, { "WWWWWWWWWWWWWWWWWWWWWWWW", FALSE } };
  static const KlColour colours[] = { KL_COLOUR_RED, KL_COLOUR_BLUE };
  RulesSetup            setup;

  test_setup_init (&setup, "base", 2, 1);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *const       names[] = { cases[i].name, "" };
      g_autoptr (KlGame)      game = kl_game_new (&setup, names, colours);
      GtkWidget              *row = g_object_ref_sink (kl_player_row_new (kl_game_get_player (game, 0), FALSE, TRUE, FALSE));
      GtkWidget              *label = test_find_widget (row, GTK_TYPE_LABEL);
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, cases[i].name);
      int                     least, whole;

      g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, cases[i].name);
      pango_layout_get_pixel_size (layout, &whole, NULL);
      gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least >= whole, ==, cases[i].whole);
      g_object_unref (row);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/ui/panels/" path, TestTable, NULL, test_table_set_up, func, test_table_tear_down)
  ADD ("every-position", test_every_position);
  ADD ("pick", test_pick);
  ADD ("G5/choose-gift", test_choose_gift);
  ADD ("G5/look-by-key", test_look_by_key);
  ADD ("G4/looking-ends", test_looking_ends);
  ADD ("H5/auction", test_auction);
#undef ADD
  g_test_add_func ("/ui/panels/A1/supply", test_supply);
  g_test_add_func ("/ui/panels/H10/die", test_die);
  g_test_add_func ("/ui/panels/strip-names", test_strip_names);

  return g_test_run ();
}
