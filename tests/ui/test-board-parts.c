/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the parts and house rules bring onto the board, one by one: what is offered, what it is called, and what the keys
 * do.
 */

#include "boards.h"
#include "games.h"
#include "kl-board-figure.h"
#include "kl-board-place.h"
#include "widgets.h"

#include <math.h>

typedef TestBoard Fixture;

/* Six monasteries round an empty space below the start tile; a road to the east of it. */
#define HOLE                                                                                                            \
  "tiles base\nplayers Red Blue\n"                                                                                      \
  "stack-only road-straight monastery monastery monastery monastery monastery monastery road-curve city-cap city-cap\n" \
  "place 1,0 0\npass\nplace 1,1 0\npass\nplace 1,2 0\npass\nplace 0,2 0\npass\nplace -1,2 0\npass\nplace -1,1 0\npass\n"

static void
assert_label (GtkWidget  *widget,
              const char *label)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

/* A2: at once, without anything being picked; and then a monk may go there. */
static void
test_abbey (Fixture      *fixture,
            gconstpointer data)
{
  KlBoardSlot *hole;

  test_board_show (fixture, "parts farmers abbey\n" HOLE);
  g_assert_cmpint (kl_game_get_phase (fixture->game), ==, RULES_PHASE_ABBEY);
  g_assert_cmpint (kl_board_get_picked (fixture->board), ==, KL_PICKED_ABBEY);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SLOTS), ==, 1);
  hole = kl_board_map_find_slot (fixture->board->map, 0, 1);
  assert_label (GTK_WIDGET (hole), "Column 0, row 1: the abbey fits");

  gtk_widget_grab_focus (GTK_WIDGET (hole));
  test_board_type (fixture, GDK_KEY_Return);
  g_assert_cmpint (fixture->move.kind, ==, RULES_MOVE_ABBEY);
  assert_label (kl_board_map_get_child (fixture->board->map, KL_LAYER_TILES, kl_game_get_position (fixture->game)->n_tiles - 1),
                "Column 0, row 1: abbey");
  assert_label (GTK_WIDGET (test_board_get_spot (fixture, 0)), "Monk in the abbey, 8 tiles of 9");
}

/* Who does not lay the abbey draws, and may only lay what was drawn. */
static void
test_abbey_declined (Fixture      *fixture,
                     gconstpointer data)
{
  test_board_show (fixture, "parts farmers abbey\n" HOLE);
  test_board_type (fixture, GDK_KEY_0);
  g_assert_cmpint (fixture->move.kind, ==, RULES_MOVE_DRAW);
  g_assert_cmpint (kl_board_get_picked (fixture->board), ==, 0);
  kl_board_set_picked (fixture->board, KL_PICKED_ABBEY);
  g_assert_cmpint (kl_board_get_picked (fixture->board), ==, 0);
}

/* H3: any tile of the hand, and the abbey; the key goes round them. */
static void
test_hand (Fixture      *fixture,
           gconstpointer data)
{
  test_board_show (fixture, "parts farmers abbey\nrule hand open\n" HOLE);
  g_assert_cmpint (kl_board_get_picked (fixture->board), ==, 0);
  g_assert_cmpint (kl_intent_get_type (&fixture->board->intent, fixture->game), ==, kl_game_get_tile_in_hand (fixture->game));
  test_board_type (fixture, GDK_KEY_x);
  g_assert_cmpint (kl_board_get_picked (fixture->board), ==, 1);
  test_board_type (fixture, GDK_KEY_x);
  g_assert_cmpint (kl_board_get_picked (fixture->board), ==, KL_PICKED_ABBEY);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SLOTS), ==, 1);
  test_board_type (fixture, GDK_KEY_x);
  g_assert_cmpint (kl_board_get_picked (fixture->board), ==, 0);
  kl_board_set_picked (fixture->board, 3);
  g_assert_cmpint (kl_board_get_picked (fixture->board), ==, 0);
}

/* A9: the corner that all four tiles have a field at. */
static void
test_barn (Fixture      *fixture,
           gconstpointer data)
{
  const KlOffer *offer;

  test_board_show (fixture, "tiles base\nparts farmers barn\nplayers Red Blue\nstack-only road-straight monastery monastery city-cap\n"
                            "place 1,0 0\npass\nplace 1,1 0\npass\nplace 0,1 0\n");
  g_assert_cmpint (kl_board_get_figure (fixture->board), ==, RULES_MEEPLE);
  kl_board_set_figure (fixture->board, RULES_BARN);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SPOTS), ==, 1);
  offer = kl_board_spot_get_offer (test_board_get_spot (fixture, 0));
  g_assert_cmpfloat (offer->place.x, ==, KL_BOARD_UNIT);
  g_assert_cmpfloat (offer->place.y, ==, KL_BOARD_UNIT);
  assert_label (GTK_WIDGET (test_board_get_spot (fixture, 0)), "North-east corner: Barn: Field, touches 0 completed cities");

  test_board_type (fixture, GDK_KEY_1);
  g_assert_cmpint (fixture->move.kind, ==, RULES_MOVE_BARN);
  assert_label (kl_board_map_get_child (fixture->board->map, KL_LAYER_FIGURES, 0), "Red: Barn: Field, touches 0 completed cities");
}

/* One tile completes a road and a city with a wagon of Red's in each; Red chooses which one goes first (A8). */
#define TWO_WAGONS                                                                                                       \
  "tiles base\nparts farmers wagon am-tiles\nplayers Red Blue\nsupply wagon 2\n"                                         \
  "stack-only road-end monastery monastery monastery city-cap city-cap-road-end road-curve\n"                            \
  "place 1,0 90\nwagon road w\nplace 0,1 0\npass\nplace -1,1 0\npass\nplace -2,1 0\npass\nplace -2,0 90\nwagon city e\n" \
  "place -1,0 270\npass\n"

static KlBoardFigure *
find_chosen (Fixture *fixture)
{
  KlBoardFigure *chosen = NULL;

  for (guint i = 0; i < test_board_count (fixture, KL_LAYER_FIGURES); i++)
    {
      GtkWidget *figure = kl_board_map_get_child (fixture->board->map, KL_LAYER_FIGURES, i);

      if (kl_board_figure_get_chosen (KL_BOARD_FIGURE (figure)))
        {
          g_assert_null (chosen);
          chosen = KL_BOARD_FIGURE (figure);
        }
    }
  return chosen;
}

static void
test_wagons (Fixture      *fixture,
             gconstpointer data)
{
  const RulesPosition *pos;
  KlBoardFigure       *first;
  KlBoardSpot         *other;

  test_board_show (fixture, TWO_WAGONS);
  pos = kl_game_get_position (fixture->game);
  g_assert_cmpint (pos->phase, ==, RULES_PHASE_WAGON);
  g_assert_cmpint (pos->n_pending, ==, 2);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_FIGURES), ==, 2);
  first = find_chosen (fixture);
  g_assert_nonnull (first);

  /* The last spot is the other wagon. */
  other = test_board_get_spot (fixture, test_board_count (fixture, KL_LAYER_SPOTS) - 1);
  g_assert_cmpint (kl_board_spot_get_offer (other)->kind, ==, KL_OFFER_STEP);
  kl_board_choose (fixture->board, other);
  g_assert_cmpint (kl_board_get_wagon (fixture->board), ==, 1);
  g_assert_true (find_chosen (fixture) != first);
  g_assert_cmpuint (fixture->moves, ==, 0);
  test_board_type (fixture, GDK_KEY_x);
  g_assert_cmpint (kl_board_get_wagon (fixture->board), ==, 0);
  test_board_type (fixture, GDK_KEY_x);

  test_board_type (fixture, GDK_KEY_1);
  g_assert_cmpint (fixture->move.kind, ==, RULES_MOVE_ROLL);
  g_assert_cmpint (fixture->move.hand, ==, 1);
  g_assert_cmpint (kl_game_get_position (fixture->game)->n_pending, ==, 1);
  test_board_type (fixture, GDK_KEY_0);
  g_assert_cmpint (fixture->move.kind, ==, RULES_MOVE_RETURN);
}

/* A figure that moves is seen once: where it glides, and then where it stands. */
static void
test_wagon_glides (Fixture      *fixture,
                   gconstpointer data)
{
  RulesStanding standing = { 0, 0, RULES_WAGON, 0 };
  GtkWidget    *wagon;

  g_object_set (gtk_widget_get_settings (fixture->window), "gtk-enable-animations", TRUE, NULL);
  test_board_show (fixture, TWO_WAGONS);
  test_board_type (fixture, GDK_KEY_1);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_EFFECTS), ==, 1);
  standing.segment = kl_game_get_position (fixture->game)->figure[0].segment;
  wagon = kl_board_map_find_figure (fixture->board->map, &standing);
  test_board_wait (fixture);
  g_assert_cmpfloat (gtk_widget_get_opacity (wagon), ==, 0);
  kl_board_effects_skip (fixture->board->effects);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_EFFECTS), ==, 0);
  g_assert_cmpfloat (gtk_widget_get_opacity (wagon), ==, 1);
}

/* Red has a monk and a farmer out, Blue a highwayman; Red holds a card, and is to place a tile. */
#define GIFT(card)                                                                    \
  "tiles base\nparts farmers gifts wagon\nplayers Red Blue\ngifts " card "\n"         \
  "stack-only monastery road-straight road-straight city-cap road-curve road-curve\n" \
  "place 0,1 0\nmeeple monastery\nplace 1,0 0\nmeeple road e\nplace 2,0 0\nmeeple field n1\nplace 0,-1 180\npass\n"

static void
assert_spots (Fixture           *fixture,
              const char *const *labels)
{
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SPOTS), ==, g_strv_length ((char **) labels));
  for (guint i = 0; labels[i] != NULL; i++)
    assert_label (GTK_WIDGET (test_board_get_spot (fixture, i)), labels[i]);
}

static void
test_synod (Fixture      *fixture,
            gconstpointer data)
{
  const RulesPosition *pos;
  graphene_point_t     monk, wagon;

  test_board_show (fixture, GIFT ("synod"));
  kl_board_set_gift (fixture->board, RULES_GIFT_SYNOD);
  assert_spots (fixture, (const char *const[]){ "Column 0, row 1: Monk in the monastery, 3 tiles of 9", NULL });
  kl_board_set_figure (fixture->board, RULES_WAGON);
  assert_spots (fixture, (const char *const[]){ "Column 0, row 1: Wagon: Monastery, 3 tiles of 9", NULL });
  test_board_type (fixture, GDK_KEY_1);
  g_assert_cmpint (fixture->move.kind, ==, RULES_MOVE_SYNOD);

  /* Beside the monk, not upon it. */
  pos = kl_game_get_position (fixture->game);
  monk = kl_board_place_of_figure (kl_game_get_setup (fixture->game), pos, 0);
  wagon = kl_board_place_of_figure (kl_game_get_setup (fixture->game), pos, pos->n_figures - 1);
  g_assert_cmpint (pos->figure[0].segment, ==, pos->figure[pos->n_figures - 1].segment);
  g_assert_cmpfloat (fabsf (monk.x - wagon.x), >, KL_FIGURE_SIZE / 2.0);
}

static void
test_sweep (Fixture      *fixture,
            gconstpointer data)
{
  test_board_show (fixture, GIFT ("sweep"));
  kl_board_set_gift (fixture->board, RULES_GIFT_SWEEP);
  assert_spots (fixture, (const char *const[]){ "Column 1, row 0: Sweep: Road, 3 tiles. Belongs to Blue", NULL });
  test_board_type (fixture, GDK_KEY_1);
  g_assert_cmpint (fixture->move.kind, ==, RULES_MOVE_SWEEP);
  g_assert_cmpint (kl_player_get_score (kl_game_get_player (fixture->game, 1)), ==, 3);
  g_assert_cmpint (kl_board_get_gift (fixture->board), ==, KL_GIFT_NONE);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SLOTS), >, 0);
}

static void
test_cash (Fixture      *fixture,
           gconstpointer data)
{
  test_board_show (fixture, GIFT ("cash"));
  kl_board_set_gift (fixture->board, RULES_GIFT_CASH);
  assert_spots (fixture, (const char *const[]){ "Column 0, row 1: 2 points for: Monk in the monastery, 3 tiles of 9",
                                                "Column 2, row 0: 2 points for: Farmer in the field, 1 completed city (north-north-west)",
                                                NULL });
  test_board_type (fixture, GDK_KEY_2);
  g_assert_cmpint (fixture->move.kind, ==, RULES_MOVE_CASH);
  g_assert_cmpint (kl_player_get_score (kl_game_get_player (fixture->game, 0)), ==, 2);
}

/* Two steps; Escape goes back one at a time and plays nothing. */
static void
test_change (Fixture      *fixture,
             gconstpointer data)
{
  test_board_show (fixture, GIFT ("change"));
  kl_board_set_gift (fixture->board, RULES_GIFT_CHANGE);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SPOTS), ==, 2);
  assert_label (GTK_WIDGET (test_board_get_spot (fixture, 0)), "Column 0, row 1: Choose: Monk in the monastery, 3 tiles of 9");
  test_board_type (fixture, GDK_KEY_2);
  assert_spots (fixture, (const char *const[]){ "Column 2, row 0: Highwayman on the road, 3 tiles", NULL });
  g_assert_nonnull (find_chosen (fixture));
  test_board_type (fixture, GDK_KEY_Escape);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SPOTS), ==, 2);
  g_assert_null (find_chosen (fixture));
  test_board_type (fixture, GDK_KEY_Escape);
  g_assert_cmpint (kl_board_get_gift (fixture->board), ==, KL_GIFT_NONE);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SPOTS), ==, 0);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SLOTS), >, 0);
  test_board_type (fixture, GDK_KEY_Escape);
  g_assert_cmpuint (fixture->moves, ==, 0);

  kl_board_set_gift (fixture->board, RULES_GIFT_CHANGE);
  test_board_type (fixture, GDK_KEY_1);
  test_board_type (fixture, GDK_KEY_1);
  g_assert_cmpint (fixture->move.kind, ==, RULES_MOVE_CHANGE);
  g_assert_cmpint (fixture->move.spot2.feature, ==, RULES_FIELD);
}

/* A card that is not held, or has no target on the board, cannot be meant; to pick a tile is to leave the gift. */
static void
test_gift_kept_out (Fixture      *fixture,
                    gconstpointer data)
{
  test_board_show (fixture, GIFT ("take2"));
  for (int gift = 0; gift < RULES_N_GIFTS; gift++)
    {
      kl_board_set_gift (fixture->board, gift);
      g_assert_cmpint (kl_board_get_gift (fixture->board), ==, KL_GIFT_NONE);
    }
}

/* H8: nothing beyond the edge is looked at, and a place there is refused for what it is. */
static void
test_table (Fixture      *fixture,
            gconstpointer data)
{
  graphene_rect_t extent, table;

  test_board_show (fixture, "tiles base\nrule table 6 5\nplayers Red Blue\nstack-only road-straight road-straight road-straight monastery\n"
                            "place 1,0 0\npass\nplace 2,0 0\npass\n");
  g_assert_true (kl_board_place_of_table (kl_game_get_setup (fixture->game), &table));
  g_assert_cmpfloat (table.origin.x, ==, -2 * KL_BOARD_UNIT);
  g_assert_cmpfloat (table.origin.x + table.size.width, ==, 4 * KL_BOARD_UNIT);
  g_assert_cmpfloat (table.origin.y, ==, -2 * KL_BOARD_UNIT);
  test_play (fixture->game, "place 3,0 0");
  extent = kl_board_map_get_extent (fixture->board->map);
  g_assert_cmpfloat (extent.origin.x + extent.size.width, <, 4.5 * KL_BOARD_UNIT);
  test_board_type (fixture, GDK_KEY_0);
  kl_board_refuse (fixture->board, 4, 0);
  g_assert_cmpint (fixture->verdict, ==, RULES_OFF_TABLE);
}

/* H16 */
static void
test_mayor_flat (Fixture      *fixture,
                 gconstpointer data)
{
  const RulesSetup    *setup;
  const RulesPosition *pos;

  test_board_show (fixture, "tiles base\nparts mayor\nrule mayor-flat\nplayers Red Blue\nstack-only city-corner city-cap\n"
                            "place 0,-1 180\nmayor city s\n");
  setup = kl_game_get_setup (fixture->game);
  pos = kl_game_get_position (fixture->game);
  g_assert_cmpint (pos->figure[0].figure, ==, RULES_MAYOR);
  g_assert_true (kl_board_figure_lies (setup, pos, RULES_MAYOR, pos->figure[0].segment));
  g_assert_false (kl_board_figure_lies (setup, pos, RULES_MEEPLE, pos->figure[0].segment));
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* The window's buttons are told what the board sets by itself. */
static void
test_tells (Fixture      *fixture,
            gconstpointer data)
{
  static const char *const properties[] = { "picked", "figure", "wagon", "gift" };
  guint                    told[G_N_ELEMENTS (properties)] = { 0 };

  test_board_show (fixture, "parts farmers abbey barn wagon\n" HOLE);
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", properties[i], NULL);

      g_signal_connect_swapped (fixture->board, signal, G_CALLBACK (count_cb), &told[i]);
    }
  test_play (fixture->game, "draw");
  g_assert_cmpuint (told[0], ==, 1);
  kl_board_set_figure (fixture->board, RULES_BARN);
  kl_board_set_figure (fixture->board, RULES_BARN);
  g_assert_cmpuint (told[1], ==, 1);
  kl_game_undo (fixture->game);
  g_assert_cmpint (kl_board_get_picked (fixture->board), ==, KL_PICKED_ABBEY);
  g_assert_cmpuint (told[0], ==, 2);
  g_assert_cmpuint (told[1], ==, 2);
  g_assert_cmpuint (told[2] + told[3], ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, function) g_test_add ("/ui/board-parts/" name, Fixture, "monastery road-curve", test_board_set_up, function, test_board_tear_down)
  ADD ("A2/abbey", test_abbey);
  ADD ("A2/abbey-declined", test_abbey_declined);
  ADD ("H3/hand", test_hand);
  ADD ("A9/barn", test_barn);
  ADD ("A8/wagons", test_wagons);
  ADD ("A7/wagon-glides", test_wagon_glides);
  ADD ("G6/synod", test_synod);
  ADD ("G7/sweep", test_sweep);
  ADD ("G8/cash", test_cash);
  ADD ("G9/change", test_change);
  ADD ("G5/gift-kept-out", test_gift_kept_out);
  ADD ("H8/table", test_table);
  ADD ("H16/mayor-flat", test_mayor_flat);
  ADD ("tells", test_tells);
#undef ADD
  return g_test_run ();
}
