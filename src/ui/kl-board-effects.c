/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows on the map what a move brought about. All that one move brings plays at once, on one clock. Nothing waits for
 * it: the next move ends it. Where animations are switched off the points and the glow stand still and then go.
 */

#include "kl-board-effects.h"

#include "kl-board-figure.h"
#include "kl-board-glow.h"
#include "kl-board-place.h"
#include "kl-board-points.h"
#include "kl-palette.h"
#include "rules-feature.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

typedef enum
{
  EFFECT_GLOW,
  EFFECT_POINTS,
  EFFECT_HOME, /* a figure goes back to the supply */
  EFFECT_GLIDE /* a figure goes from one place to another; the one that stands there already is hidden so long */
} EffectKind;

typedef struct
{
  EffectKind kind;
  GtkWidget *widget; /* borrowed from the map */
  double     x, y;   /* of its middle */

  /* GLIDE */
  graphene_point_t from;
  double           tilt; /* degrees by which it is turned at first */
} Effect;

struct _KlBoardEffects
{
  KlBoardMap   *map;     /* borrowed */
  GArray       *effects; /* owned */
  AdwAnimation *clock;   /* owned */
  guint         still;   /* source that ends what stands still */
};

enum
{
  PLAY_MS = 2000,
  RISE = 60,  /* pixels that points rise */
  STACK = 40, /* pixels between points at one place */
  NEAR = 80,  /* pixels: points nearer to each other than this are stacked */
  WALK = 110, /* units that figures walk */
  QUARTER = 90
};

/* Points keep their size on the screen, however small the map is. */
static const double MAX_SCALE = 4;
/* The moment of the play that is shown where nothing moves. */
static const double STILL = 0.4;

/* 0 before from, 1 after to, in between evenly. */
static double
ramp (double t,
      double from,
      double to)
{
  return CLAMP ((t - from) / (to - from), 0, 1);
}

static double
get_points_scale (KlBoardEffects *self)
{
  return CLAMP (1 / kl_board_map_get_zoom (self->map), 1, MAX_SCALE);
}

static void
put_middle (KlBoardEffects *self,
            const Effect   *effect,
            double          y,
            double          scale)
{
  GtkRequisition size;

  gtk_widget_get_preferred_size (effect->widget, &size, NULL);
  kl_board_map_move (self->map, effect->widget, effect->x - size.width * scale / 2, y - size.height * scale / 2, scale);
}

/* The figure of the map that a gliding one stands for; the newest, where there are several alike. */
static GtkWidget *
find_glider (KlBoardEffects *self,
             const Effect   *effect)
{
  return kl_board_map_find_figure (self->map, kl_board_figure_get_standing (KL_BOARD_FIGURE (effect->widget)));
}

static void
show_glide (KlBoardEffects *self,
            const Effect   *effect,
            double          t)
{
  double     done = 1 - pow (1 - ramp (t, 0.04, 0.5), 3);
  GtkWidget *glider = find_glider (self, effect);
  Effect     now = *effect;

  now.x = effect->from.x + (effect->x - effect->from.x) * done;
  now.y = effect->from.y + (effect->y - effect->from.y) * done;
  kl_board_figure_set_tilt (KL_BOARD_FIGURE (effect->widget), effect->tilt * (1 - done));
  put_middle (self, &now, now.y, 1);
  gtk_widget_set_opacity (effect->widget, done < 1);
  if (glider != NULL)
    gtk_widget_set_opacity (glider, done >= 1);
}

static void
show_effect (KlBoardEffects *self,
             const Effect   *effect,
             double          t)
{
  double scale = get_points_scale (self);
  double walk;

  switch (effect->kind)
    {
    case EFFECT_GLOW:
      gtk_widget_set_opacity (effect->widget, ramp (t, 0, 0.1) * (1 - ramp (t, 0.55, 0.9)));
      break;
    case EFFECT_POINTS:
      gtk_widget_set_opacity (effect->widget, ramp (t, 0, 0.08) * (1 - ramp (t, 0.8, 1)));
      put_middle (self, effect, effect->y - RISE * scale * (1 - pow (1 - ramp (t, 0, 0.9), 3)), scale);
      break;
    case EFFECT_GLIDE:
      show_glide (self, effect, t);
      break;
    case EFFECT_HOME:
    default:
      walk = ramp (t, 0.25, 0.75);
      gtk_widget_set_opacity (effect->widget, 1 - walk * walk);
      put_middle (self, effect, effect->y - WALK * walk - 8 * fabs (sin (walk * 4 * G_PI)), 1);
      break;
    }
}

static void
clock_cb (double   t,
          gpointer data)
{
  KlBoardEffects *self = data;

  for (guint i = 0; i < self->effects->len; i++)
    show_effect (self, &g_array_index (self->effects, Effect, i), t);
}

static void
clear (KlBoardEffects *self)
{
  g_clear_handle_id (&self->still, g_source_remove);
  for (guint i = 0; i < self->effects->len; i++)
    {
      const Effect *effect = &g_array_index (self->effects, Effect, i);
      GtkWidget    *glider = effect->kind == EFFECT_GLIDE ? find_glider (self, effect) : NULL;

      if (glider != NULL)
        gtk_widget_set_opacity (glider, 1);
      kl_board_map_remove (self->map, effect->kind == EFFECT_GLOW ? KL_LAYER_GLOW : KL_LAYER_EFFECTS, effect->widget);
    }
  g_array_set_size (self->effects, 0);
}

static void
still_cb (gpointer data)
{
  KlBoardEffects *self = data;

  self->still = 0;
  clear (self);
}

static void
add_effect (KlBoardEffects *self,
            EffectKind      kind,
            GtkWidget      *widget,
            double          x,
            double          y)
{
  Effect effect = { .kind = kind, .widget = widget, .x = x, .y = y };

  kl_board_map_put (self->map, kind == EFFECT_GLOW ? KL_LAYER_GLOW : KL_LAYER_EFFECTS, widget, 0, 0);
  g_array_append_val (self->effects, effect);
}

static KlColour
get_colour (KlGame *game,
            guint   player)
{
  return kl_player_get_colour (kl_game_get_player (game, player));
}

static void
add_glow (KlBoardEffects *self,
          KlGame         *game,
          int             segment)
{
  const GdkRGBA gold = { 1, 0.85, 0.3, 1 };
  GtkWidget    *glow = kl_board_glow_new ();

  kl_board_glow_set_feature (KL_BOARD_GLOW (glow), kl_game_get_setup (game), kl_game_get_position (game), segment, &gold);
  add_effect (self, EFFECT_GLOW, glow, 0, 0);
}

/* The position before a turn. */
static const RulesPosition *
get_position_before (KlGame *game,
                     KlTurn *turn)
{
  return &kl_game_get_history (game)->entry[MAX (kl_turn_get_index (turn), 1) - 1]->position;
}

/* Where a figure stands, or a wagon waits, in a position; where the first one on its segment stands when it does neither. */
static graphene_point_t
find_place (const RulesSetup    *setup,
            const RulesPosition *pos,
            const RulesStanding *standing)
{
  for (int i = pos->n_figures; i-- > 0;)
    if (pos->figure[i].segment == standing->segment && pos->figure[i].player == standing->player && pos->figure[i].figure == standing->figure)
      return kl_board_place_of_figure (setup, pos, i);
  for (int i = 0; i < pos->n_pending && standing->figure == RULES_WAGON; i++)
    if (pos->pending[i].segment == standing->segment && pos->pending[i].player == standing->player)
      return kl_board_place_of_wagon (setup, pos, i);
  return kl_board_place_of_segment (setup, pos, standing->segment);
}

/* Points rise from the feature; those of a barn from the barn, which stands on a corner of it. */
static graphene_point_t
find_points_place (KlGame           *game,
                   const RulesEvent *event)
{
  const RulesSetup    *setup = kl_game_get_setup (game);
  const RulesPosition *pos = kl_game_get_position (game);

  if (event->scored == RULES_SCORED_BARN)
    for (int i = 0; i < pos->n_figures; i++)
      if (pos->figure[i].figure == RULES_BARN && pos->figure[i].player == event->player &&
          rules_feature_root (pos, pos->figure[i].segment) == rules_feature_root (pos, event->segment))
        return kl_board_place_of_figure (setup, pos, i);
  return kl_board_place_of_segment (setup, pos, event->segment);
}

/* Several players, or several features, may get something said at one place. */
static void
add_pill (KlBoardEffects  *self,
          GtkWidget       *pill,
          graphene_point_t place)
{
  double scale = get_points_scale (self);
  double y = place.y - STACK * scale / 2;

  for (guint i = 0; i < self->effects->len; i++)
    {
      const Effect *other = &g_array_index (self->effects, Effect, i);

      if (other->kind == EFFECT_POINTS && fabs (other->x - place.x) < NEAR * scale && fabs (other->y - y) < STACK * scale)
        y = other->y + STACK * scale;
    }
  add_effect (self, EFFECT_POINTS, pill, place.x, y);
}

static void
add_scored (KlBoardEffects   *self,
            KlGame           *game,
            const RulesEvent *event)
{
  /* Cards lie beside the map. */
  if (event->points == 0 || event->scored == RULES_SCORED_UNOPENED)
    return;
  if (event->scored == RULES_SCORED_FARMERS)
    add_glow (self, game, event->segment);
  add_pill (self, kl_board_points_new (event->points, get_colour (game, event->player)), find_points_place (game, event));
}

/* A2 */
static void
add_abbey (KlBoardEffects   *self,
           KlGame           *game,
           const RulesEvent *event)
{
  const RulesPosition *pos = kl_game_get_position (game);

  if (kl_game_get_setup (game)->tiles->type[event->type].abbey)
    add_glow (self, game, pos->tile[rules_position_tile_at (pos, event->x, event->y)].first);
}

/* H6 */
static void
add_bonus (KlBoardEffects   *self,
           KlGame           *game,
           const RulesEvent *event)
{
  const RulesTile *tile = rules_position_last_tile (kl_game_get_position (game));

  add_pill (self, kl_board_points_new_words (_ ("Another turn"), get_colour (game, event->player)),
            GRAPHENE_POINT_INIT ((tile->x + 0.5f) * KL_BOARD_UNIT, (tile->y + 0.5f) * KL_BOARD_UNIT));
}

static GtkWidget *
create_figure (KlGame              *game,
               const RulesStanding *standing)
{
  bool lying = kl_board_figure_lies (kl_game_get_setup (game), kl_game_get_position (game), standing->figure, standing->segment);

  return kl_board_figure_new (standing, lying, get_colour (game, standing->player));
}

static void
add_home (KlBoardEffects   *self,
          KlGame           *game,
          KlTurn           *turn,
          const RulesEvent *event)
{
  RulesStanding    standing = { event->segment, event->player, event->figure, 0 };
  graphene_point_t place = find_place (kl_game_get_setup (game), get_position_before (game, turn), &standing);

  add_effect (self, EFFECT_HOME, create_figure (game, &standing), place.x, place.y);
}

/* Where the figure of a ROLLED or CHANGED event came from. */
static graphene_point_t
find_origin (KlGame           *game,
             KlTurn           *turn,
             const RulesEvent *event)
{
  const RulesSetup    *setup = kl_game_get_setup (game);
  const RulesPosition *before = get_position_before (game, turn);
  const RulesMove     *move = kl_turn_get_move (turn);
  RulesStanding        standing = { 0, event->player, event->figure, 0 };
  int                  number = 0;

  if (event->kind == RULES_EVENT_CHANGED)
    standing.segment = rules_position_segment_at (setup, before, rules_position_tile_at (before, move->x, move->y), move->spot);
  for (int i = 0; i < before->n_pending && event->kind == RULES_EVENT_ROLLED; i++)
    if (before->pending[i].player == event->player && number++ == move->hand)
      return kl_board_place_of_wagon (setup, before, i);
  return find_place (setup, before, &standing);
}

static void
add_glide (KlBoardEffects   *self,
           KlGame           *game,
           KlTurn           *turn,
           const RulesEvent *event)
{
  RulesStanding    standing = { event->segment, event->player, event->figure, 0 };
  graphene_point_t place = find_place (kl_game_get_setup (game), kl_game_get_position (game), &standing);
  Effect          *effect;

  add_effect (self, EFFECT_GLIDE, create_figure (game, &standing), place.x, place.y);
  effect = &g_array_index (self->effects, Effect, self->effects->len - 1);
  effect->from = find_origin (game, turn, event);
  effect->tilt = event->kind == RULES_EVENT_CHANGED ? QUARTER : 0;
}

static void
add_event (KlBoardEffects   *self,
           KlGame           *game,
           KlTurn           *turn,
           const RulesEvent *event)
{
  bool moving = adw_get_enable_animations (GTK_WIDGET (self->map));

  switch ((RulesEventKind) event->kind)
    {
    case RULES_EVENT_COMPLETED:
    case RULES_EVENT_BARN:
      add_glow (self, game, event->segment);
      break;
    case RULES_EVENT_PLACED:
      add_abbey (self, game, event);
      break;
    case RULES_EVENT_SCORED:
      add_scored (self, game, event);
      break;
    case RULES_EVENT_BONUS:
      add_bonus (self, game, event);
      break;
    case RULES_EVENT_RETURNED:
      if (moving)
        add_home (self, game, turn, event);
      break;
    case RULES_EVENT_ROLLED:
    case RULES_EVENT_CHANGED:
      if (moving)
        add_glide (self, game, turn, event);
      break;
    default:
      break;
    }
}

KlBoardEffects *
kl_board_effects_new (KlBoardMap *map)
{
  KlBoardEffects *self = g_new0 (KlBoardEffects, 1);

  self->map = map;
  self->effects = g_array_new (FALSE, FALSE, sizeof (Effect));
  self->clock = adw_timed_animation_new (GTK_WIDGET (map), 0, 1, PLAY_MS, adw_callback_animation_target_new (clock_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->clock), ADW_LINEAR);
  g_signal_connect_swapped (self->clock, "done", G_CALLBACK (clear), self);
  return self;
}

void
kl_board_effects_free (KlBoardEffects *self)
{
  g_signal_handlers_disconnect_by_data (self->clock, self);
  clear (self);
  adw_animation_pause (self->clock);
  g_object_unref (self->clock);
  g_array_unref (self->effects);
  g_free (self);
}

void
kl_board_effects_play (KlBoardEffects *self,
                       KlGame         *game,
                       KlTurn         *turn)
{
  guint             n;
  const RulesEvent *events = kl_turn_get_events (turn, &n);
  bool              moving = adw_get_enable_animations (GTK_WIDGET (self->map));

  if (!gtk_widget_get_mapped (GTK_WIDGET (self->map)))
    return;

  for (guint i = 0; i < n; i++)
    add_event (self, game, turn, &events[i]);
  if (self->effects->len == 0)
    return;

  if (moving)
    adw_animation_play (self->clock);
  else
    {
      clock_cb (STILL, self);
      g_clear_handle_id (&self->still, g_source_remove);
      self->still = g_timeout_add_once (PLAY_MS, still_cb, self);
    }
}

void
kl_board_effects_skip (KlBoardEffects *self)
{
  adw_animation_pause (self->clock);
  clear (self);
}
