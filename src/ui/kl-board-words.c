/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the things on the map are called.
 */

#include "kl-board-words.h"

#include "kl-words-hearing.h"
#include "kl-words.h"
#include "rules-feature.h"

#include <glib/gi18n.h>

static const char *
get_feature_word (RulesFeature feature)
{
  switch (feature)
    {
    case RULES_CITY:
      return _ ("city");
    case RULES_ROAD:
      return _ ("road");
    case RULES_MONASTERY:
      return _ ("monastery");
    case RULES_FIELD:
    default:
      return _ ("field");
    }
}

/* "City, 3 tiles": the part that all descriptions of a feature begin with. */
static char *
dup_extent (const RulesFeatureInfo *info,
            bool                    abbey)
{
  if (abbey)
    /* Translators: how many tiles lie on the abbey's own space and the eight around it. */
    return g_strdup_printf (ngettext ("Abbey, %d tile of 9", "Abbey, %d tiles of 9", info->tiles), info->tiles);

  switch (info->feature)
    {
    case RULES_CITY:
      return g_strdup_printf (ngettext ("City, %d tile", "City, %d tiles", info->tiles), info->tiles);
    case RULES_ROAD:
      return g_strdup_printf (ngettext ("Road, %d tile", "Road, %d tiles", info->tiles), info->tiles);
    case RULES_MONASTERY:
      /* Translators: how many tiles lie on the monastery's own space and the eight around it. */
      return g_strdup_printf (ngettext ("Monastery, %d tile of 9", "Monastery, %d tiles of 9", info->tiles), info->tiles);
    case RULES_FIELD:
    default:
      return g_strdup_printf (ngettext ("Field, touches %d completed city", "Field, touches %d completed cities", info->cities),
                              info->cities);
    }
}

/* A meeple is called by what it does. */
static char *
dup_meeple (const RulesFeatureInfo *info,
            bool                    abbey)
{
  if (abbey)
    return g_strdup_printf (ngettext ("Monk in the abbey, %d tile of 9", "Monk in the abbey, %d tiles of 9", info->tiles), info->tiles);

  switch (info->feature)
    {
    case RULES_CITY:
      return g_strdup_printf (ngettext ("Knight in the city, %d tile", "Knight in the city, %d tiles", info->tiles), info->tiles);
    case RULES_ROAD:
      return g_strdup_printf (ngettext ("Highwayman on the road, %d tile", "Highwayman on the road, %d tiles", info->tiles),
                              info->tiles);
    case RULES_MONASTERY:
      return g_strdup_printf (ngettext ("Monk in the monastery, %d tile of 9", "Monk in the monastery, %d tiles of 9", info->tiles),
                              info->tiles);
    case RULES_FIELD:
    default:
      return g_strdup_printf (ngettext ("Farmer in the field, %d completed city", "Farmer in the field, %d completed cities", info->cities),
                              info->cities);
    }
}

static bool
is_abbey (KlGame *game,
          int     segment)
{
  const RulesPosition *pos = kl_game_get_position (game);

  return kl_game_get_setup (game)->tiles->type[pos->tile[rules_position_tile_of (pos, segment)].type].abbey;
}

static char *
dup_owners (KlGame                 *game,
            const RulesFeatureInfo *info)
{
  unsigned              leaders = rules_feature_leaders (info);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char      *list = NULL;

  for (guint i = 0; i < RULES_MAX_PLAYERS; i++)
    if (leaders >> i & 1)
      g_ptr_array_add (names, kl_words_dup_name_inside (kl_game_get_player (game, i)));
  if (names->len == 0)
    return g_strdup (_ ("Nobody’s"));

  list = kl_words_dup_list ((const char *const *) names->pdata, names->len);
  /* Translators: %s is the player, or the list of players, who would get the points. */
  return g_strdup_printf (_ ("Belongs to %s"), list);
}

static char *
dup_worth (const RulesSetup       *setup,
           const RulesFeatureInfo *info)
{
  int now = rules_feature_worth (setup, info, false);
  int completed = rules_feature_worth (setup, info, true);

  if (info->feature == RULES_FIELD)
    return g_strdup_printf (ngettext ("%d point at the end of the game", "%d points at the end of the game", now), now);
  if (info->complete)
    return g_strdup_printf (ngettext ("Completed: %d point", "Completed: %d points", completed), completed);
  /* Translators: both numbers are points: the first is what the feature pays if the game ends now. */
  return g_strdup_printf (_ ("Worth %d now, %d if completed"), now, completed);
}

char *
kl_board_words_dup_slot (int x,
                         int y,
                         int ways)
{
  g_autofree char *column = kl_words_dup_number (x);
  g_autofree char *row = kl_words_dup_number (y);

  /* Translators: an empty space of the map; the numbers may be negative. */
  return g_strdup_printf (ngettext ("Column %s, row %s: fits in %d way", "Column %s, row %s: fits in %d ways", ways),
                          column, row, ways);
}

char *
kl_board_words_dup_hole (int x,
                         int y)
{
  g_autofree char *column = kl_words_dup_number (x);
  g_autofree char *row = kl_words_dup_number (y);

  /* Translators: an empty space of the map; the numbers may be negative. */
  return g_strdup_printf (_ ("Column %s, row %s: the abbey fits"), column, row);
}

char *
kl_board_words_dup_turned (RulesTurn turn)
{
  static const char *const words[4] = {
    N_ ("Not turned"),
    N_ ("Turned a quarter to the right"),
    N_ ("Turned half round"),
    N_ ("Turned a quarter to the left"),
  };

  return g_strdup (_ (words[turn % 4]));
}

/* "city, road and field" */
static char *
dup_features (const RulesTileType *type)
{
  g_autoptr (GPtrArray) features = g_ptr_array_new ();

  for (int i = 0; i < type->n_segments; i++)
    {
      const char *word = type->abbey ? _ ("abbey") : get_feature_word (type->segment[i].feature);

      if (!g_ptr_array_find (features, word, NULL))
        g_ptr_array_add (features, (char *) word);
    }
  return kl_words_dup_list ((const char *const *) features->pdata, features->len);
}

char *
kl_board_words_dup_tile (const RulesTileType *type,
                         int                  x,
                         int                  y)
{
  g_autofree char *column = kl_words_dup_number (x);
  g_autofree char *row = kl_words_dup_number (y);
  g_autofree char *list = dup_features (type);

  /* Translators: a tile on the map; the last %s lists what is on it: "city, road and field". */
  return g_strdup_printf (_ ("Column %s, row %s: %s"), column, row, list);
}

char *
kl_board_words_dup_type_left (int   type,
                              guint n)
{
  g_autofree char *tile = kl_words_dup_tile (type, 0);

  /* Translators: how many tiles with this on them are left: "City: north. Road: south." */
  return g_strdup_printf (ngettext ("%u tile. %s", "%u tiles. %s", n), n, tile);
}

char *
kl_board_words_dup_space_left (int   x,
                               int   y,
                               guint n)
{
  g_autofree char *column = kl_words_dup_number (x);
  g_autofree char *row = kl_words_dup_number (y);

  if (n == 0)
    return g_strdup_printf (_ ("Column %s, row %s: no tile to come fits"), column, row);
  /* Translators: an empty space of the map; the numbers may be negative. */
  return g_strdup_printf (ngettext ("Column %s, row %s: %u tile to come fits", "Column %s, row %s: %u tiles to come fit", n), column, row, n);
}

char *
kl_board_words_dup_dead (int x,
                         int y)
{
  g_autofree char *column = kl_words_dup_number (x);
  g_autofree char *row = kl_words_dup_number (y);

  /* Translators: an empty space of the map; the numbers may be negative. */
  return g_strdup_printf (_ ("Column %s, row %s: nothing fits any more"), column, row);
}

/* A figure and what it is in: "Knight in the city, 3 tiles". */
static char *
dup_standing (KlGame     *game,
              RulesFigure figure,
              int         segment)
{
  RulesFeatureInfo info;
  g_autofree char *extent = NULL;

  rules_feature_describe (kl_game_get_setup (game), kl_game_get_position (game), segment, &info);
  extent = dup_extent (&info, is_abbey (game, segment));
  switch (figure)
    {
    case RULES_MEEPLE:
      return dup_meeple (&info, is_abbey (game, segment));
    case RULES_MAYOR:
      return g_strdup_printf (ngettext ("Mayor in the city, %d tile", "Mayor in the city, %d tiles", info.tiles), info.tiles);
    case RULES_WAGON:
      /* Translators: a wagon on a feature, for instance "Wagon: Road, 3 tiles". */
      return g_strdup_printf (_ ("Wagon: %s"), extent);
    case RULES_BARN:
    default:
      /* Translators: a barn on a field, for instance "Barn: Field, touches 2 completed cities". */
      return g_strdup_printf (_ ("Barn: %s"), extent);
    }
}

static char *
dup_barn_corner (KlGame        *game,
                 const KlOffer *offer)
{
  static const char *const corners[4] = {
    N_ ("North-west corner"),
    N_ ("North-east corner"),
    N_ ("South-west corner"),
    N_ ("South-east corner"),
  };
  const RulesTile *tile = rules_position_last_tile (kl_game_get_position (game));
  g_autofree char *barn = dup_standing (game, RULES_BARN, offer->segment);

  /* Translators: a corner of the newest tile, and what a barn there would stand in: "North-west corner: Barn: Field, …". */
  return g_strdup_printf (C_ ("offer", "%s: %s"), _ (corners[(offer->move.y > tile->y) * 2 + (offer->move.x > tile->x)]), barn);
}

/* G8: two points for every meeple, mayor and wagon that stands there. */
static char *
dup_cash_out (KlGame        *game,
              const KlOffer *offer,
              const char    *standing)
{
  const RulesPosition *pos = kl_game_get_position (game);
  int                  root = rules_feature_root (pos, offer->segment);
  int                  points = 0;

  for (int i = 0; i < pos->n_figures; i++)
    if (pos->figure[i].figure != RULES_BARN && rules_feature_root (pos, pos->figure[i].segment) == root)
      points += 2;
  /* Translators: a figure that can be taken back; the second part is the figure: "2 points for: Knight in the city, 3 tiles". */
  return g_strdup_printf (ngettext ("%d point for: %s", "%d points for: %s", points), points, standing);
}

static char *
dup_road_to_sweep (KlGame        *game,
                   const KlOffer *offer)
{
  RulesFeatureInfo info;
  g_autofree char *extent = NULL;
  g_autofree char *owners = NULL;

  rules_feature_describe (kl_game_get_setup (game), kl_game_get_position (game), offer->segment, &info);
  extent = dup_extent (&info, false);
  owners = dup_owners (game, &info);
  /* Translators: a road that can be scored at once, and whose it is: "Sweep: Road, 3 tiles. Belongs to Red". */
  return g_strdup_printf (_ ("Sweep: %s. %s"), extent, owners);
}

/* Whether a tile has another segment of the same kind. */
static bool
has_another (KlGame *game,
             int     segment)
{
  const RulesPosition *pos = kl_game_get_position (game);
  const RulesTile     *tile = &pos->tile[rules_position_tile_of (pos, segment)];
  const RulesTileType *type = &kl_game_get_setup (game)->tiles->type[tile->type];
  int                  n = 0;

  for (int i = 0; i < type->n_segments; i++)
    n += type->segment[i].feature == type->segment[segment - tile->first].feature;
  return n > 1;
}

/* Where on its tile a segment lies, as the map is seen. */
static const char *
get_side_word (RulesSpot spot)
{
  static const char *const sides[4] = { N_ ("north"), N_ ("east"), N_ ("south"), N_ ("west") };
  static const char *const halves[8] = {
    N_ ("north-north-west"),
    N_ ("north-north-east"),
    N_ ("east-north-east"),
    N_ ("east-south-east"),
    N_ ("south-south-east"),
    N_ ("south-south-west"),
    N_ ("west-south-west"),
    N_ ("west-north-west"),
  };

  if (spot.feature != RULES_FIELD)
    return _ (sides[spot.at % 4]);
  /* Translators: where on a tile a field lies that reaches none of its sides. */
  return spot.at < RULES_SPOT_INNER ? _ (halves[spot.at]) : C_ ("field", "inside");
}

/* A figure and what it is in, so that each on a tile is called something else. */
static char *
dup_standing_aside (KlGame     *game,
                    RulesFigure figure,
                    int         segment)
{
  g_autofree char *standing = dup_standing (game, figure, segment);
  RulesSpot        spot;

  if (!has_another (game, segment))
    return g_steal_pointer (&standing);
  spot = rules_position_spot_of (kl_game_get_setup (game), kl_game_get_position (game), segment);
  /* Translators: a figure and where on the tile: "Highwayman on the road, 3 tiles (north)". */
  return g_strdup_printf (C_ ("offer", "%s (%s)"), standing, get_side_word (spot));
}

/* What choosing it does, wherever on the map it is. */
static char *
dup_doing (KlGame        *game,
           const KlOffer *offer)
{
  g_autofree char *standing = dup_standing_aside (game, offer->figure, offer->segment);

  if (offer->kind == KL_OFFER_PUT)
    return g_steal_pointer (&standing);
  switch ((RulesMoveKind) offer->move.kind)
    {
    case RULES_MOVE_SWEEP:
      return dup_road_to_sweep (game, offer);
    case RULES_MOVE_CASH:
      return dup_cash_out (game, offer, standing);
    case RULES_MOVE_CHANGE:
      /* Translators: a meeple that can change its position: "Choose: Knight in the city, 3 tiles". */
      return g_strdup_printf (_ ("Choose: %s"), standing);
    default:
      /* Translators: another wagon that may move first. */
      return g_strdup_printf (_ ("Move this one instead: %s"), standing);
    }
}

char *
kl_board_words_dup_at (int         x,
                       int         y,
                       const char *words)
{
  g_autofree char *column = kl_words_dup_number (x);
  g_autofree char *row = kl_words_dup_number (y);

  /* Translators: a place on the map, and what can be done there. */
  return g_strdup_printf (C_ ("offer", "Column %s, row %s: %s"), column, row, words);
}

char *
kl_board_words_dup_offer (KlGame        *game,
                          const KlOffer *offer)
{
  const RulesPosition *pos = kl_game_get_position (game);
  const RulesTile     *tile = &pos->tile[rules_position_tile_of (pos, offer->segment)];
  g_autofree char     *doing = NULL;

  if (offer->move.kind == RULES_MOVE_BARN)
    return dup_barn_corner (game, offer);

  doing = dup_doing (game, offer);
  if (offer->move.kind == RULES_MOVE_FIGURE)
    return g_steal_pointer (&doing);
  return kl_board_words_dup_at (tile->x, tile->y, doing);
}

char *
kl_board_words_dup_figure (KlGame              *game,
                           const RulesStanding *standing)
{
  g_autofree char *name = kl_words_dup_name_inside (kl_game_get_player (game, standing->player));
  g_autofree char *spot = dup_standing (game, standing->figure, standing->segment);

  /* Translators: a player and what the player's figure is, for instance "Red: Knight in the city, 3 tiles". */
  return g_strdup_printf (_ ("%s: %s"), name, spot);
}

/* A13: whose barns stand in a field, and what each of them pays. */
static void
append_barns (KlGame                 *game,
              const RulesFeatureInfo *info,
              GString                *text)
{
  int worth = rules_feature_barn_worth (info);

  if (info->feature != RULES_FIELD)
    return;
  for (guint i = 0; i < kl_game_get_setup (game)->n_players; i++)
    if (info->barns[i] > 0)
      {
        g_autofree char *name = kl_words_dup_name (kl_game_get_player (game, i));

        /* Translators: %s is the player whose barn it is. */
        g_string_append_printf (text, ngettext ("\nBarn of %s: %d point at the end of the game", "\nBarn of %s: %d points at the end of the game", worth),
                                name, worth);
      }
}

static char *
dup_feature (KlGame *game,
             int     segment,
             bool    priced)
{
  const RulesSetup   *setup = kl_game_get_setup (game);
  RulesFeatureInfo    info;
  g_autoptr (GString) text = NULL;
  g_autofree char    *extent = NULL;
  g_autofree char    *owners = NULL;
  g_autofree char    *worth = NULL;

  rules_feature_describe (setup, kl_game_get_position (game), segment, &info);
  extent = dup_extent (&info, is_abbey (game, segment));
  owners = dup_owners (game, &info);
  worth = dup_worth (setup, &info);

  text = g_string_new (extent);
  if (info.shields > 0)
    g_string_append_printf (text, ngettext ("\n%d coat of arms", "\n%d coats of arms", info.shields), info.shields);
  if (priced)
    g_string_append_printf (text, "\n%s", worth);
  g_string_append_printf (text, "\n%s", owners);
  if (priced)
    append_barns (game, &info, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
kl_board_words_dup_feature (KlGame *game,
                            int     segment)
{
  return dup_feature (game, segment, true);
}

char *
kl_board_words_dup_feature_unpriced (KlGame *game,
                                     int     segment)
{
  return dup_feature (game, segment, false);
}
