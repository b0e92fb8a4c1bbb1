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
#include <math.h>

typedef enum
{
  EFFECT_GLOW,
  EFFECT_POINTS,
  EFFECT_FIGURE
} EffectKind;

typedef struct
{
  EffectKind kind;
  GtkWidget *widget; /* borrowed from the map */
  double     x, y;   /* of its middle */
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
  WALK = 110  /* units that figures walk */
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
    case EFFECT_FIGURE:
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
  Effect effect = { kind, widget, x, y };

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
add_glow (KlBoardEffects   *self,
          KlGame           *game,
          const RulesEvent *event)
{
  const GdkRGBA gold = { 1, 0.85, 0.3, 1 };
  GtkWidget    *glow = kl_board_glow_new ();

  kl_board_glow_set_feature (KL_BOARD_GLOW (glow), kl_game_get_setup (game), kl_game_get_position (game), event->segment, &gold);
  add_effect (self, EFFECT_GLOW, glow, 0, 0);
}

static void
add_points (KlBoardEffects   *self,
            KlGame           *game,
            const RulesEvent *event)
{
  graphene_point_t place = kl_board_place_of_segment (kl_game_get_setup (game), kl_game_get_position (game), event->segment);
  double           scale = get_points_scale (self);
  double           y = place.y - STACK * scale / 2;

  /* Several players, or several features, may get points at one place. */
  for (guint i = 0; i < self->effects->len; i++)
    {
      const Effect *other = &g_array_index (self->effects, Effect, i);

      if (other->kind == EFFECT_POINTS && fabs (other->x - place.x) < NEAR * scale && fabs (other->y - y) < STACK * scale)
        y = other->y + STACK * scale;
    }
  add_effect (self, EFFECT_POINTS, kl_board_points_new (event->points, get_colour (game, event->player)), place.x, y);
}

static void
add_figure (KlBoardEffects   *self,
            KlGame           *game,
            const RulesEvent *event)
{
  const RulesSetup    *setup = kl_game_get_setup (game);
  const RulesPosition *pos = kl_game_get_position (game);
  RulesStanding        standing = { event->segment, event->player, event->figure };
  bool                 lying = kl_board_figure_lies (setup, pos, event->figure, event->segment);
  graphene_point_t     place = kl_board_place_of_segment (setup, pos, event->segment);

  add_effect (self, EFFECT_FIGURE, kl_board_figure_new (&standing, lying, get_colour (game, event->player)),
              place.x, place.y);
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
    switch (events[i].kind)
      {
      case RULES_EVENT_COMPLETED:
        add_glow (self, game, &events[i]);
        break;
      case RULES_EVENT_SCORED:
        if (events[i].points > 0)
          add_points (self, game, &events[i]);
        break;
      case RULES_EVENT_RETURNED:
        if (moving)
          add_figure (self, game, &events[i]);
        break;
      default:
        break;
      }
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
