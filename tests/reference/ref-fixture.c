/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Laying maps by hand. */

#include "ref-fixture.h"

#include <stdio.h>
#include <string.h>

void
ref_fixture_set_up (RefFixture   *f,
                    gconstpointer data)
{
  RefRules rules = { .n_players = 3, .farmers = true, .gifts = true };
  char     message[REF_MESSAGE_SIZE] = "";

  for (int player = 0; player < rules.n_players; player++)
    {
      rules.supplies[player][REF_MEEPLE] = 7;
      for (int figure = REF_MAYOR; figure < REF_N_FIGURES; figure++)
        rules.supplies[player][figure] = 2;
    }
  if (!ref_table_parse (&f->table, ref_table_text, message))
    g_error ("%s", message);
  ref_game_init (&f->play.game, &f->table, &rules);
  for (int type = 0; type < f->table.n_types; type++)
    f->play.game.remaining[type] = 20;
  f->play.now = &f->play.features[0];
  f->play.before = &f->play.features[1];
  for (int player = 0; player < REF_MAX_PLAYERS; player++)
    f->play.bids[player] = -1;
}

int
ref_fixture_type (const RefFixture *f,
                  const char       *name)
{
  int type = ref_table_find (&f->table, name);

  g_assert_cmpint (type, >=, 0);
  return type;
}

void
ref_fixture_lay (RefFixture *f,
                 const char *text)
{
  char name[REF_NAME_SIZE];
  int  x, y, degrees, type;

  g_assert_cmpint (sscanf (text, "%39s %d,%d %d", name, &x, &y, &degrees), ==, 4);
  type = ref_fixture_type (f, name);
  if (f->play.game.n_tiles > 0 && strcmp (name, "abbey") != 0 && !ref_game_fits (&f->play.game, type, x, y, degrees / 90))
    g_error ("%s does not fit", text);
  ref_game_lay (&f->play.game, type, x, y, degrees / 90);
}

void
ref_fixture_lay_all (RefFixture        *f,
                     const char *const *lines)
{
  for (int i = 0; lines[i] != NULL; i++)
    ref_fixture_lay (f, lines[i]);
}

RefMember
ref_fixture_member (RefFixture *f,
                    int         x,
                    int         y,
                    RefKind     kind,
                    int         half)
{
  int            tile = ref_game_tile_at (&f->play.game, x, y);
  int            segment = -1;
  const RefType *type;

  g_assert_cmpint (tile, >=, 0);
  type = ref_game_type (&f->play.game, tile);
  if (kind != REF_MONASTERY)
    segment = ref_game_segment_at (&f->play.game, tile, kind, half);
  for (int i = 0; kind == REF_MONASTERY && i < type->n_segments; i++)
    if (type->segments[i].kind == REF_MONASTERY)
      segment = i;
  g_assert_cmpint (segment, >=, 0);
  return (RefMember){ (short) tile, (short) segment };
}

const RefFeature *
ref_fixture_feature (RefFixture *f,
                     int         x,
                     int         y,
                     RefKind     kind,
                     int         half)
{
  RefMember member = ref_fixture_member (f, x, y, kind, half);

  ref_features_find (f->play.now, &f->play.game);
  return ref_features_of (f->play.now, member.tile, member.segment);
}

void
ref_fixture_stand (RefFixture   *f,
                   int           player,
                   RefFigureKind figure,
                   int           x,
                   int           y,
                   RefKind       kind,
                   int           half)
{
  RefMember member = ref_fixture_member (f, x, y, kind, half);

  ref_game_put (&f->play.game, player, figure, member.tile, member.segment);
}

int
ref_fixture_count_moves (RefFixture *f,
                         RefPhase    phase,
                         int         player,
                         RefMoveKind kind)
{
  int n = 0;

  f->play.phase = phase;
  f->play.player = player;
  f->play.actor = player;
  ref_features_find (f->play.now, &f->play.game);
  ref_play_moves (&f->play, &f->moves);
  for (int i = 0; i < f->moves.n; i++)
    n += f->moves.items[i].kind == (int) kind;
  return n;
}

bool
ref_fixture_listed (const RefFixture *f,
                    RefMove           move)
{
  for (int i = 0; i < f->moves.n; i++)
    if (memcmp (&f->moves.items[i], &move, sizeof move) == 0)
      return true;
  return false;
}

void
ref_fixture_make (RefFixture *f,
                  RefMove     move,
                  const int  *types,
                  const int  *cards)
{
  RefChance chance = { 0 };

  for (; types != NULL && *types >= 0; types++)
    chance.tiles[chance.n_tiles++] = *types;
  for (; cards != NULL && *cards >= 0; cards++)
    chance.cards[chance.n_cards++] = *cards;
  ref_features_find (f->play.now, &f->play.game);
  ref_play_make (&f->play, &move, &chance);
  g_assert_cmpstr (f->play.fault, ==, NULL);
}

int
ref_fixture_count_places (RefFixture *f,
                          const char *name)
{
  RefPlace places[REF_MAX_PLACES];

  return ref_game_places (&f->play.game, ref_fixture_type (f, name), places);
}

int
ref_fixture_count_log (const RefFixture *f,
                       RefLogKind        kind)
{
  int n = 0;

  for (int i = 0; i < f->play.n_log; i++)
    n += f->play.log[i].kind == kind;
  return n;
}

void
ref_fixture_assert_scores (RefFixture *f,
                           int         first,
                           int         second,
                           int         third)
{
  g_assert_cmpint (f->play.game.scores[0], ==, first);
  g_assert_cmpint (f->play.game.scores[1], ==, second);
  g_assert_cmpint (f->play.game.scores[2], ==, third);
}
