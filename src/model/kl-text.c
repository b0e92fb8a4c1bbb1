/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events, scores, phases and the map as text. A tile is drawn three lines high and five characters wide:
 *
 *     ..#..     # city      . field     - | + road     o village     M monastery
 *     --+--     A digit is the player whose figure stands there, at the first side or half-edge that its segment
 *     .....     reaches clockwise from the north, or in the corner where a barn is. An abbey is an M and nothing else.
 */

#include "kl-text.h"

#include <string.h>

#include "rules-feature.h"

enum
{
  TILE_WIDTH = 5,
  TILE_HEIGHT = 3,
  CELL_WIDTH = TILE_WIDTH + 1, /* with the line between two tiles */
  CELL_HEIGHT = TILE_HEIGHT + 1,
  MARGIN = 5 /* for the row's number */
};

/* Where things are in a tile's picture: the middle of each side, clockwise from the north, and the eight half-edges. */
static const struct
{
  guint8 row, column;
} side_place[4] = { { 0, 2 }, { 1, 4 }, { 2, 2 }, { 1, 0 } },
  half_place[8] = { { 0, 1 }, { 0, 3 }, { 0, 4 }, { 2, 4 }, { 2, 3 }, { 2, 1 }, { 2, 0 }, { 0, 0 } };

typedef struct
{
  GString *text;
  int      left, top; /* the tile that is drawn first */
  int      columns, rows;
  gsize    line; /* bytes of a line, the line feed included */
} Canvas;

static void
append_spot (GString             *text,
             const RulesSetup    *setup,
             const RulesPosition *pos,
             int                  segment)
{
  char words[RULES_MOVE_TEXT_SIZE];

  rules_spot_format (rules_position_spot_of (setup, pos, segment), words);
  g_string_append (text, words);
}

/* The parts of a feature's points. */
static void
append_parts (GString          *text,
              const RulesEvent *event)
{
  if (event->feature == RULES_FIELD)
    g_string_append_printf (text, " cities %u", event->cities);
  else
    g_string_append_printf (text, " tiles %u", event->tiles);
  if (event->feature == RULES_CITY)
    g_string_append_printf (text, " shields %u", event->shields);
}

const char *
kl_text_scored_name (const RulesEvent *event)
{
  switch ((RulesScored) event->scored)
    {
    case RULES_SCORED_BARN:
      return "barn";
    case RULES_SCORED_CASH_OUT:
      return "cash";
    case RULES_SCORED_UNOPENED:
      return "gifts";
    case RULES_SCORED_FEATURE:
    case RULES_SCORED_FARMERS:
      break;
    }
  return rules_feature_name (event->feature);
}

static void
append_scored (GString          *text,
               const RulesEvent *event)
{
  g_string_append_printf (text, " %s %d %u", kl_text_scored_name (event), event->points, event->player);
  if (event->final)
    g_string_append (text, " final");
  if (event->scored == RULES_SCORED_UNOPENED)
    g_string_append_printf (text, " cards %u", event->amount);
  else if (event->scored == RULES_SCORED_CASH_OUT)
    g_string_append_printf (text, " meeples %u", event->tiles);
  else
    append_parts (text, event);
}

void
kl_text_append_event (GString             *text,
                      const RulesSetup    *setup,
                      const RulesPosition *pos,
                      const RulesEvent    *event)
{
  const RulesTileType *type = &setup->tiles->type[event->type];
  const char          *feature = rules_feature_name (event->feature);

  g_string_append (text, rules_event_name (event->kind));
  switch ((RulesEventKind) event->kind)
    {
    case RULES_EVENT_DRAWN:
    case RULES_EVENT_DISCARDED:
    case RULES_EVENT_PUT_BACK:
      g_string_append_printf (text, " %s %u", type->id, event->player);
      break;
    case RULES_EVENT_PLACED:
      g_string_append_printf (text, " %s %d,%d %d %u", type->id, event->x, event->y, 90 * event->turn, event->player);
      break;
    case RULES_EVENT_FIGURE:
    case RULES_EVENT_RETURNED:
    case RULES_EVENT_CHANGED:
      g_string_append_printf (text, " %s %u %d,%d ", rules_figure_name (event->figure), event->player,
                              event->x, event->y);
      append_spot (text, setup, pos, event->segment);
      break;
    case RULES_EVENT_JOINED:
      g_string_append_printf (text, " %s %u", feature, event->amount);
      break;
    case RULES_EVENT_COMPLETED:
      g_string_append_printf (text, " %s", feature);
      append_parts (text, event);
      break;
    case RULES_EVENT_SCORED:
      append_scored (text, event);
      break;
    case RULES_EVENT_BARN:
      g_string_append_printf (text, " %d,%d %u", event->x, event->y, event->player);
      break;
    case RULES_EVENT_ROLLED:
      g_string_append_printf (text, " %u %d,%d %d,%d ", event->player, event->from_x, event->from_y, event->x, event->y);
      append_spot (text, setup, pos, event->segment);
      break;
    case RULES_EVENT_RECEIVED:
    case RULES_EVENT_OPENED:
      g_string_append_printf (text, " %s %u", rules_gift_name (event->card), event->player);
      break;
    case RULES_EVENT_RESHUFFLED:
      g_string_append_printf (text, " %u", event->amount);
      break;
    case RULES_EVENT_BID:
      g_string_append_printf (text, " %d %s%u", event->points, event->amount > 0 ? "abbey " : "", event->player);
      break;
    case RULES_EVENT_SOLD:
      g_string_append_printf (text, " %s %d %s%u %u", type->id, event->points, event->amount > 0 ? "abbey " : "", event->player,
                              event->buyer);
      break;
    case RULES_EVENT_BONUS:
    case RULES_EVENT_TURN:
      g_string_append_printf (text, " %u", event->player);
      break;
    case RULES_EVENT_OVER:
    case RULES_N_EVENTS:
      break;
    }
}

void
kl_text_append_scores (GString             *text,
                       const RulesSetup    *setup,
                       const RulesPosition *pos)
{
  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_printf (text, " %d", pos->score[i]);
}

void
kl_text_append_phase (GString             *text,
                      const RulesPosition *pos)
{
  g_string_append (text, rules_phase_name (pos->phase));
  if (pos->phase != RULES_PHASE_OVER)
    g_string_append_printf (text, " %u", pos->actor);
}

/* The character in a tile's picture; row and column may point between tiles. */
static char *
canvas_at (const Canvas *canvas,
           int           x,
           int           y,
           int           row,
           int           column)
{
  gsize line = (gsize) ((y - canvas->top) * CELL_HEIGHT + 1 + row);

  return canvas->text->str + line * canvas->line + MARGIN + (x - canvas->left) * CELL_WIDTH + 1 + column;
}

static void
draw_frame (const Canvas *canvas,
            int           x,
            int           y)
{
  for (int column = -1; column <= TILE_WIDTH; column++)
    for (int row = -1; row <= TILE_HEIGHT; row++)
      {
        gboolean upright = column < 0 || column == TILE_WIDTH;
        gboolean level = row < 0 || row == TILE_HEIGHT;

        if (upright || level)
          *canvas_at (canvas, x, y, row, column) = upright && level ? '+' : level ? '-'
                                                                                  : '|';
      }
}

static gboolean
reaches_several (const RulesTileSegment *segment)
{
  return (segment->sides & (segment->sides - 1)) != 0;
}

/* What a tile has in its middle. Where a road passes a city, the road is drawn: it is the narrower of the two. */
static char
middle_of (const RulesTileType *type,
           const RulesFace     *face)
{
  int  n_roads = 0, road = -1;
  char ground = '.';

  for (int i = 0; i < type->n_segments; i++)
    {
      const RulesTileSegment *segment = &type->segment[i];

      if (segment->feature == RULES_MONASTERY)
        return 'M';
      if (segment->feature == RULES_CITY && reaches_several (segment))
        ground = '#';
      if (segment->feature == RULES_ROAD)
        {
          n_roads++;
          road = i;
        }
    }
  if (n_roads > 1)
    return 'o';
  if (n_roads == 0 || !reaches_several (&type->segment[road]))
    return ground;
  if (face->side[RULES_EAST] != road && face->side[RULES_WEST] != road)
    return '|';
  return face->side[RULES_NORTH] != road && face->side[RULES_SOUTH] != road ? '-' : '+';
}

static void
draw_tile (const Canvas       *canvas,
           const RulesTileSet *tiles,
           const RulesTile    *tile)
{
  static const char    edge_characters[4][2] = { { ' ', ' ' }, { '.', '.' }, { '|', '-' }, { '#', '#' } };
  const RulesTileType *type = &tiles->type[tile->type];
  const RulesFace     *face = &tiles->face[tile->type][tile->turn];

  draw_frame (canvas, tile->x, tile->y);
  for (int half = 0; half < 8; half++)
    *canvas_at (canvas, tile->x, tile->y, half_place[half].row, half_place[half].column) =
        face->half[half] != RULES_NO_SEGMENT ? '.' : edge_characters[face->edge[half / 2]][0];
  for (int side = 0; side < 4; side++)
    *canvas_at (canvas, tile->x, tile->y, side_place[side].row, side_place[side].column) =
        edge_characters[face->edge[side]][side % 2];

  *canvas_at (canvas, tile->x, tile->y, 1, 2) = middle_of (type, face);
  /* Towards the middle a side goes on as what it is, but for a city that ends at once. */
  for (int column = 1; column <= 3; column += 2)
    {
      int  side = column == 1 ? RULES_WEST : RULES_EAST;
      bool wide = face->edge[side] == RULES_EDGE_NONE || face->edge[side] == RULES_EDGE_ROAD ||
                  (face->edge[side] == RULES_EDGE_CITY && reaches_several (&type->segment[face->side[side]]));

      *canvas_at (canvas, tile->x, tile->y, 1, column) = wide ? edge_characters[face->edge[side]][1] : '.';
    }
}

/* At which corner of its tile a barn stands; corners are counted clockwise from the north-west. */
static gboolean
barn_is_east (const RulesStanding *standing)
{
  return standing->corner == 1 || standing->corner == 2;
}

static gboolean
barn_is_south (const RulesStanding *standing)
{
  return standing->corner >= 2;
}

static void
draw_figure (const Canvas        *canvas,
             const RulesSetup    *setup,
             const RulesPosition *pos,
             const RulesStanding *standing)
{
  const RulesTile *tile = &pos->tile[rules_position_tile_of (pos, standing->segment)];
  RulesSpot        spot = rules_position_spot_of (setup, pos, standing->segment);
  int              row = 1, column = 2;

  if (standing->figure == RULES_BARN)
    {
      row = barn_is_south (standing) ? TILE_HEIGHT : -1;
      column = barn_is_east (standing) ? TILE_WIDTH : -1;
    }
  else if (spot.feature == RULES_FIELD && spot.at < RULES_SPOT_INNER)
    {
      row = half_place[spot.at].row;
      column = half_place[spot.at].column;
    }
  else if (spot.feature == RULES_CITY || spot.feature == RULES_ROAD)
    {
      row = side_place[spot.at].row;
      column = side_place[spot.at].column;
    }
  *canvas_at (canvas, tile->x, tile->y, row, column) = (char) ('0' + standing->player);
}

static void
canvas_init (Canvas              *canvas,
             const RulesPosition *pos)
{
  int right = pos->tile[0].x, bottom = pos->tile[0].y;

  canvas->left = right;
  canvas->top = bottom;
  for (int i = 1; i < pos->n_tiles; i++)
    {
      canvas->left = MIN (canvas->left, pos->tile[i].x);
      canvas->top = MIN (canvas->top, pos->tile[i].y);
      right = MAX (right, pos->tile[i].x);
      bottom = MAX (bottom, pos->tile[i].y);
    }
  canvas->columns = right - canvas->left + 1;
  canvas->rows = bottom - canvas->top + 1;
  canvas->line = MARGIN + (gsize) canvas->columns * CELL_WIDTH + 2;
  canvas->text = g_string_new (NULL);
  for (int row = 0; row < canvas->rows * CELL_HEIGHT + 1; row++)
    g_string_append_printf (canvas->text, "%*s\n", (int) canvas->line - 1, "");
}

/* Appends the canvas without the spaces at the ends of lines. */
static void
append_trimmed (GString      *text,
                const Canvas *canvas)
{
  for (gsize start = 0; start < canvas->text->len; start += canvas->line)
    {
      gsize n = canvas->line - 1;

      while (n > 0 && canvas->text->str[start + n - 1] == ' ')
        n--;
      g_string_append_len (text, canvas->text->str + start, (gssize) n);
      g_string_append_c (text, '\n');
    }
}

void
kl_text_append_board (GString             *text,
                      const RulesSetup    *setup,
                      const RulesPosition *pos)
{
  Canvas canvas;

  if (pos->n_tiles == 0)
    return;
  canvas_init (&canvas, pos);
  for (int i = 0; i < pos->n_tiles; i++)
    draw_tile (&canvas, setup->tiles, &pos->tile[i]);
  for (int i = 0; i < pos->n_figures; i++)
    draw_figure (&canvas, setup, pos, &pos->figure[i]);
  for (int y = 0; y < canvas.rows; y++)
    {
      char     number[MARGIN + 1];
      gpointer place = canvas.text->str + ((gsize) y * CELL_HEIGHT + 2) * canvas.line;

      g_snprintf (number, sizeof number, "%4d ", canvas.top + y);
      memcpy (place, number, MARGIN);
    }

  g_string_append_printf (text, "%*s", MARGIN, "");
  for (int x = 0; x < canvas.columns; x++)
    g_string_append_printf (text, "%4d%s", canvas.left + x, x + 1 < canvas.columns ? "  " : "\n");
  append_trimmed (text, &canvas);
  g_string_free (canvas.text, TRUE);

  for (int i = 0; i < pos->n_figures; i++)
    {
      const RulesStanding *standing = &pos->figure[i];
      const RulesTile     *tile = &pos->tile[rules_position_tile_of (pos, standing->segment)];
      gboolean             barn = standing->figure == RULES_BARN;

      g_string_append_printf (text, "%s %u %d,%d", rules_figure_name (standing->figure), standing->player,
                              tile->x + (barn && barn_is_east (standing)), tile->y + (barn && barn_is_south (standing)));
      if (!barn)
        {
          g_string_append_c (text, ' ');
          append_spot (text, setup, pos, standing->segment);
        }
      g_string_append_c (text, '\n');
    }
}
