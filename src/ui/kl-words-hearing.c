/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The map for those who hear it: what is where on a tile, what lies around a space, what somebody is in, how everybody
 * stands, and where the tile is worth most.
 */

#include "kl-words-hearing.h"

#include <glib/gi18n.h>

#include "kl-board-words.h"
#include "kl-board.h"
#include "kl-player-row.h"
#include "kl-ranking.h"
#include "kl-secrets.h"
#include "kl-tiles.h"
#include "kl-words-private.h"
#include "kl-words.h"
#include "rules-feature.h"

enum
{
  MOST_PLACES = 5 /* that are said at once */
};

static const struct
{
  int dx, dy;
} neighbours[8] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 }, { 1, -1 }, { 1, 1 }, { -1, 1 }, { -1, -1 } };

static const char *const sides[4] = { N_ ("north"), N_ ("east"), N_ ("south"), N_ ("west") };

/* "north and east": the sides of a tile in this turn that a segment reaches the middle of. */
static char *
dup_sides (const RulesFace *face,
           int              segment)
{
  const char *list[4];
  guint       n = 0;

  for (int side = 0; side < 4; side++)
    if (face->side[side] == segment)
      list[n++] = _ (sides[side]);
  return n > 0 ? kl_words_dup_list (list, n) : NULL;
}

static char *
dup_segment (const RulesTileSegment *segment,
             const char             *reached)
{
  switch ((RulesFeature) segment->feature)
    {
    case RULES_CITY:
      if (segment->shields > 0)
        /* translators: what a tile has on it: a city with coats of arms, and the sides that it reaches: "north and east" */
        return g_strdup_printf (ngettext ("City with %d coat of arms: %s.", "City with %d coats of arms: %s.", segment->shields),
                                segment->shields, reached);
      /* translators: here and below, the sides of a tile that something reaches: "north and east" */
      return g_strdup_printf (_ ("City: %s."), reached);
    case RULES_ROAD:
      return g_strdup_printf (_ ("Road: %s."), reached);
    case RULES_MONASTERY:
      return g_strdup (_ ("Monastery in the middle."));
    case RULES_FIELD:
    default:
      return g_strdup_printf (_ ("Field: %s."), reached);
    }
}

char *
kl_words_dup_tile (int       type,
                   RulesTurn turn)
{
  const RulesTileType *tile = &kl_tiles_get ()->type[type];
  const RulesFace     *face = &kl_tiles_get ()->face[type][turn];
  g_autoptr (GString)  text = g_string_new (NULL);

  if (tile->abbey)
    return g_strdup (_ ("The abbey, which fits any side."));
  for (int i = 0; i < tile->n_segments; i++)
    {
      g_autofree char *reached = dup_sides (face, i);
      g_autofree char *words = NULL;

      /* A field that only lies beside a road is nothing to match. */
      if (reached == NULL && tile->segment[i].feature != RULES_MONASTERY)
        continue;
      words = dup_segment (&tile->segment[i], reached);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The lines of a tooltip as sentences, with how many ends are open. */
static char *
dup_feature (KlGame  *game,
             int      segment,
             gboolean worth)
{
  g_autofree char    *words = worth ? kl_board_words_dup_feature (game, segment) : kl_board_words_dup_feature_unpriced (game, segment);
  g_auto (GStrv)      lines = g_strsplit (words, "\n", -1);
  g_autofree char    *joined = g_strjoinv (". ", lines);
  g_autoptr (GString) text = g_string_new (joined);
  RulesFeatureInfo    info;

  rules_feature_describe (kl_game_get_setup (game), kl_game_get_position (game), segment, &info);
  if (info.open > 0 && (info.feature == RULES_CITY || info.feature == RULES_ROAD))
    {
      g_string_append (text, ". ");
      /* translators: of a city or a road that is not finished */
      g_string_append_printf (text, ngettext ("%d side is open", "%d sides are open", info.open), info.open);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What of a tile reaches one of its sides. */
static char *
dup_reaching (KlGame  *game,
              int      tile,
              int      side,
              gboolean worth)
{
  const RulesPosition *pos = kl_game_get_position (game);
  const RulesFace     *face = &kl_game_get_setup (game)->tiles->face[pos->tile[tile].type][pos->tile[tile].turn];
  int                  segment = pos->tile[tile].first;
  RulesFeatureInfo     info;

  /* An abbey has one segment and no sides. */
  if (face->side[side] != RULES_NO_SEGMENT)
    segment += face->side[side];
  rules_feature_describe (kl_game_get_setup (game), pos, segment, &info);
  if (info.feature == RULES_FIELD && !info.occupied)
    return g_strdup (_ ("field"));
  return dup_feature (game, segment, worth);
}

char *
kl_words_dup_around (KlGame  *game,
                     int      x,
                     int      y,
                     gboolean worth)
{
  const RulesPosition *pos = kl_game_get_position (game);
  g_autoptr (GString)  text = g_string_new (NULL);
  int                  n = 0;

  for (int i = 0; i < 8; i++)
    {
      int              tile = rules_position_tile_at (pos, x + neighbours[i].dx, y + neighbours[i].dy);
      g_autofree char *words = NULL;

      n += tile >= 0;
      if (i >= 4)
        continue;
      words = tile >= 0 ? dup_reaching (game, tile, (i + 2) % 4, worth) : g_strdup (_ ("nothing yet"));
      /* translators: what lies on a side of a space: "north", and "Road, 2 tiles. Belongs to Red" */
      kl_words_add_line (text, g_strdup_printf (C_ ("side", "%s: %s."), _ (sides[i]), words));
    }
  /* translators: of the places beside a space and at its corners */
  kl_words_add_line (text, g_strdup_printf (ngettext ("%d of the 8 places around it has a tile.", "%d of the 8 places around it have a tile.", n), n));
  return kl_board_words_dup_at (x, y, text->str);
}

/* The features that a player has figures in, each once: the segment of the first figure. */
static GArray *
collect_features (KlGame *game,
                  guint   player)
{
  const RulesPosition *pos = kl_game_get_position (game);
  GArray              *segments = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < pos->n_figures; i++)
    {
      int  segment = pos->figure[i].segment;
      bool known = pos->figure[i].player != player;

      for (guint j = 0; j < segments->len; j++)
        known = known || rules_feature_root (pos, g_array_index (segments, int, j)) == rules_feature_root (pos, segment);
      if (!known)
        g_array_append_val (segments, segment);
    }
  return segments;
}

char *
kl_words_dup_features_of (KlGame  *game,
                          guint    player,
                          gboolean worth)
{
  const RulesPosition *pos = kl_game_get_position (game);
  g_autofree char     *name = kl_words_dup_name_inside (kl_game_get_player (game, player));
  g_autoptr (GArray)   segments = collect_features (game, player);
  g_autoptr (GString)  text = g_string_new (NULL);

  if (segments->len == 0)
    /* translators: the player's name */
    return g_strdup_printf (_ ("%s has no figures on the map."), name);
  /* translators: the player's name */
  kl_words_add_line (text, g_strdup_printf (ngettext ("%s has figures in %u feature.", "%s has figures in %u features.", segments->len),
                                            name, segments->len));
  for (guint i = 0; i < segments->len; i++)
    {
      int              segment = g_array_index (segments, int, i);
      const RulesTile *tile = &pos->tile[rules_position_tile_of (pos, segment)];
      g_autofree char *feature = dup_feature (game, segment, worth);
      g_autofree char *line = kl_board_words_dup_at (tile->x, tile->y, feature);

      /* translators: a sentence without a full stop */
      kl_words_add_line (text, g_strdup_printf (_ ("%s."), line));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
kl_words_dup_players (KlGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < kl_game_get_setup (game)->n_players; i++)
    {
      g_autofree char *line = kl_player_row_dup_words (kl_game_get_player (game, i));

      /* translators: a sentence without a full stop */
      kl_words_add_line (text, g_strdup_printf (_ ("%s."), line));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_ranked (KlGame         *game,
            const KlRanked *place)
{
  g_autofree char *words = kl_words_dup_suggested (game, &place->move);

  if (place->figure)
    /* translators: where and how a tile can be laid, and the points that a player would have more if the game ended then */
    return g_strdup_printf (ngettext ("%s: %d point with a figure.", "%s: %d points with a figure.", place->worth), words, place->worth);
  /* translators: where and how a tile can be laid, and the points that a player would have more if the game ended then */
  return g_strdup_printf (ngettext ("%s: %d point without a figure.", "%s: %d points without a figure.", place->worth), words, place->worth);
}

char *
kl_words_dup_best_places (KlGame *game,
                          int     picked)
{
  g_autoptr (GArray)  places = kl_ranking_collect (game, picked);
  g_autoptr (GString) text = g_string_new (NULL);

  if (places->len == 0)
    return g_strdup (_ ("There is no tile to be placed now."));
  for (guint i = 0; i < MIN (places->len, MOST_PLACES); i++)
    kl_words_add_line (text, dup_ranked (game, &g_array_index (places, KlRanked, i)));
  if (places->len > MOST_PLACES)
    {
      guint n = places->len - MOST_PLACES;

      /* translators: ways to lay the tile */
      kl_words_add_line (text, g_strdup_printf (ngettext ("%u more is worth no more.", "%u more are worth no more.", n), n));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Not before everybody may see it. */
char *
kl_words_dup_hand (KlGame *game)
{
  const RulesPosition *pos = kl_game_get_position (game);
  g_autoptr (GString)  text = g_string_new (NULL);

  if (kl_game_get_over (game) || kl_game_is_computers (game) || kl_game_is_view (game) || kl_game_get_phase (game) != RULES_PHASE_PLACE ||
      !kl_secrets_may_see_hand_of_actor (game))
    return NULL;
  for (int i = 0; i < pos->n_hand[pos->actor]; i++)
    {
      g_autofree char *tile = kl_words_dup_tile (pos->hand[pos->actor][i], 0);

      if (pos->n_hand[pos->actor] > 1)
        /* translators: a tile of the hand by its number, and what is where on it */
        kl_words_add_line (text, g_strdup_printf (_ ("Tile %d. %s"), i + 1, tile));
      else
        /* translators: what is where on the tile in hand: "City: north. Road: south." */
        kl_words_add_line (text, g_strdup_printf (_ ("The tile. %s"), tile));
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
