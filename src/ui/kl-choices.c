/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The row of figures stays where it is through the whole turn, so that nothing jumps; what cannot be picked now says why.
 */

#include "kl-choices.h"

#include <glib/gi18n.h>

#include "kl-board-intent.h"
#include "kl-board.h"
#include "kl-figure-art.h"
#include "kl-pick.h"
#include "kl-property.h"
#include "kl-secrets.h"
#include "kl-tile-art.h"
#include "kl-words.h"

struct _KlChoices
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *content;
  GtkBox    *tiles;
  GtkBox    *figures;

  /* Borrowed from the boxes */
  KlPick *tile[RULES_MAX_HAND];
  KlPick *figure_pick[RULES_N_FIGURES];
  KlPick *abbey;

  /* Owned */
  KlGame       *game;
  GSignalGroup *signals;

  int      picked;
  int      figure;
  int      gift;
  gboolean covered;
  gboolean compact;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (KlChoices, kl_choices, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_PICKED,
  PROP_FIGURE,
  PROP_GIFT,
  PROP_COVERED,
  PROP_COMPACT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
has_figure (KlChoices  *self,
            RulesFigure figure)
{
  static const RulesPart parts[RULES_N_FIGURES] = {
    [RULES_MAYOR] = RULES_PART_MAYOR,
    [RULES_WAGON] = RULES_PART_WAGON,
    [RULES_BARN] = RULES_PART_BARN,
  };

  return figure == RULES_MEEPLE || kl_game_get_setup (self->game)->part[parts[figure]];
}

/* NULL when the figure can be picked. */
static const char *
explain_figure (KlChoices  *self,
                KlPlayer   *player,
                RulesFigure figure)
{
  gboolean choosing = kl_game_get_phase (self->game) == RULES_PHASE_FIGURE;

  if (kl_player_get_supply (player, figure) == 0)
    return _ ("None in the supply");
  if (self->gift == RULES_GIFT_SYNOD)
    return kl_intent_may_choose_figure (self->game, self->gift, figure) ? NULL : _ ("Not for this gift");
  if (!choosing)
    return _ ("After the tile has been placed");
  return kl_intent_may_choose_figure (self->game, KL_GIFT_NONE, figure) ? NULL : _ ("There is no place for it on this tile");
}

/* NULL when the abbey can be picked. */
static const char *
explain_abbey (KlChoices *self,
               KlPlayer  *player)
{
  if (kl_intent_may_lay (self->game, KL_PICKED_ABBEY))
    return NULL;
  if (kl_player_get_abbeys (player) == 0)
    return _ ("It has been placed");
  return kl_game_get_position (self->game)->n_holes == 0 ? _ ("There is no hole in the map for it") : _ ("Only in place of drawing a tile");
}

static void
show_figures (KlChoices *self,
              KlPlayer  *player)
{
  gboolean picking = kl_game_get_phase (self->game) == RULES_PHASE_FIGURE || self->gift == RULES_GIFT_SYNOD;
  gboolean any = FALSE;

  for (int figure = 0; figure < RULES_N_FIGURES; figure++)
    {
      gboolean                 flat = figure == RULES_MAYOR && kl_game_get_setup (self->game)->value[RULES_SWITCH_MAYOR_FLAT] != 0;
      g_autoptr (GdkPaintable) paintable = kl_figure_art_get_paintable (figure, flat, kl_player_get_colour (player));
      gboolean                 has = has_figure (self, figure);
      const char              *why_not = explain_figure (self, player, figure);

      kl_pick_show (self->figure_pick[figure], paintable, kl_words_figure_narrow (figure), (int) kl_player_get_supply (player, figure),
                    picking && why_not == NULL && self->figure == figure, why_not);
      gtk_widget_set_visible (GTK_WIDGET (self->figure_pick[figure]), has);
      any = any || (has && figure != RULES_MEEPLE);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->figures), any || kl_game_get_setup (self->game)->part[RULES_PART_ABBEY]);
}

static void
show_abbey (KlChoices *self,
            KlPlayer  *player)
{
  const RulesSetup        *setup = kl_game_get_setup (self->game);
  g_autoptr (GdkPaintable) paintable = NULL;
  const char              *why_not = explain_abbey (self, player);

  gtk_widget_set_visible (GTK_WIDGET (self->abbey), setup->part[RULES_PART_ABBEY]);
  if (!setup->part[RULES_PART_ABBEY])
    return;
  paintable = kl_tile_art_get_paintable (setup->tiles->abbey, 0, 0);
  kl_pick_show (self->abbey, paintable, C_ ("narrow", "Abbey"), (int) kl_player_get_abbeys (player),
                why_not == NULL && self->picked == KL_PICKED_ABBEY, why_not);
}

/* Only a hand of several is shown here; the tile to be placed is shown large beside. */
static void
show_tiles (KlChoices *self)
{
  const RulesPosition *pos = kl_game_get_position (self->game);
  int                  n = pos->n_hand[pos->actor];
  gboolean             several = kl_game_get_phase (self->game) == RULES_PHASE_PLACE && n > 1 && !self->covered &&
                     kl_secrets_may_see_hand_of_actor (self->game);

  gtk_widget_set_visible (GTK_WIDGET (self->tiles), several);
  for (int i = 0; i < RULES_MAX_HAND && several; i++)
    {
      g_autoptr (GdkPaintable) paintable = NULL;
      g_autofree char         *title = NULL;

      gtk_widget_set_visible (GTK_WIDGET (self->tile[i]), i < n);
      if (i >= n)
        continue;
      paintable = kl_tile_art_get_paintable (pos->hand[pos->actor][i], 0, 0);
      /* translators: one of several tiles in hand, numbered from 1 */
      title = g_strdup_printf (_ ("Tile %d"), i + 1);
      kl_pick_show (self->tile[i], paintable, title, KL_PICK_UNCOUNTED, self->picked == i, NULL);
    }
}

static void
update (KlChoices *self)
{
  KlPlayer *player = self->game != NULL ? kl_game_get_current_player (self->game) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), player != NULL);
  if (player == NULL)
    return;
  self->updating = TRUE;
  show_tiles (self);
  show_figures (self, player);
  show_abbey (self, player);
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_visible (GTK_WIDGET (self->tiles)) ||
                                                 gtk_widget_get_visible (GTK_WIDGET (self->figures)));
  self->updating = FALSE;
}

static void
set_picked (KlChoices *self,
            int        picked)
{
  if (self->picked == picked)
    return;
  self->picked = picked;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PICKED]);
}

static void
set_figure (KlChoices *self,
            int        figure)
{
  if (self->figure == figure)
    return;
  self->figure = figure;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FIGURE]);
}

/* Whoever takes up the abbey and puts it down again wants the tile. */
static void
toggled_cb (KlChoices *self,
            KlPick    *pick)
{
  if (self->updating)
    return;
  if (pick == self->abbey)
    set_picked (self, self->picked == KL_PICKED_ABBEY && kl_game_get_tile_in_hand (self->game) >= 0 ? 0 : KL_PICKED_ABBEY);
  for (int i = 0; i < RULES_MAX_HAND; i++)
    if (pick == self->tile[i])
      set_picked (self, i);
  for (int figure = 0; figure < RULES_N_FIGURES; figure++)
    if (pick == self->figure_pick[figure])
      set_figure (self, figure);
  /* The one that was picked already has come up. */
  update (self);
}

static KlPick *
add_pick (KlChoices *self,
          GtkBox    *box)
{
  GtkWidget *pick = kl_pick_new (self->compact);

  gtk_widget_set_hexpand (pick, TRUE);
  g_signal_connect_object (pick, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (box, pick);
  return KL_PICK (pick);
}

static void
kl_choices_constructed (GObject *object)
{
  KlChoices *self = KL_CHOICES (object);

  G_OBJECT_CLASS (kl_choices_parent_class)->constructed (object);

  for (int i = 0; i < RULES_MAX_HAND; i++)
    self->tile[i] = add_pick (self, self->tiles);
  for (int figure = 0; figure < RULES_N_FIGURES; figure++)
    self->figure_pick[figure] = add_pick (self, self->figures);
  self->abbey = add_pick (self, self->figures);
  update (self);
}

static void
set_game (KlChoices *self,
          KlGame    *game)
{
  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->signals, game);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static void
kl_choices_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  KlChoices *self = KL_CHOICES (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_PICKED:
      g_value_set_int (value, self->picked);
      break;
    case PROP_FIGURE:
      g_value_set_int (value, self->figure);
      break;
    case PROP_GIFT:
      g_value_set_int (value, self->gift);
      break;
    case PROP_COVERED:
      g_value_set_boolean (value, self->covered);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_choices_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  KlChoices *self = KL_CHOICES (object);

  switch (prop_id)
    {
    case PROP_GAME:
      set_game (self, g_value_get_object (value));
      break;
    case PROP_PICKED:
      set_picked (self, g_value_get_int (value));
      break;
    case PROP_FIGURE:
      set_figure (self, g_value_get_int (value));
      break;
    case PROP_GIFT:
      if (kl_property_set_int (self, pspec, &self->gift, g_value_get_int (value)))
        update (self);
      break;
    case PROP_COVERED:
      if (kl_property_set_int (self, pspec, &self->covered, g_value_get_boolean (value)))
        update (self);
      break;
    case PROP_COMPACT:
      self->compact = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_choices_dispose (GObject *object)
{
  KlChoices *self = KL_CHOICES (object);

  g_clear_object (&self->signals);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (kl_choices_parent_class)->dispose (object);
}

static void
kl_choices_class_init (KlChoicesClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->constructed = kl_choices_constructed;
  object_class->dispose = kl_choices_dispose;
  object_class->get_property = kl_choices_get_property;
  object_class->set_property = kl_choices_set_property;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME, flags);
  properties[PROP_PICKED] = g_param_spec_int ("picked", NULL, NULL, KL_PICKED_ABBEY, RULES_MAX_HAND - 1, 0, flags);
  properties[PROP_FIGURE] = g_param_spec_int ("figure", NULL, NULL, 0, RULES_N_FIGURES - 1, RULES_MEEPLE, flags);
  properties[PROP_GIFT] = g_param_spec_int ("gift", NULL, NULL, KL_GIFT_NONE, RULES_N_GIFTS - 1, KL_GIFT_NONE, flags);
  properties[PROP_COVERED] = g_param_spec_boolean ("covered", NULL, NULL, FALSE, flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-choices.ui");
  gtk_widget_class_bind_template_child (widget_class, KlChoices, content);
  gtk_widget_class_bind_template_child (widget_class, KlChoices, tiles);
  gtk_widget_class_bind_template_child (widget_class, KlChoices, figures);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "choices");
}

static void
kl_choices_init (KlChoices *self)
{
  self->gift = KL_GIFT_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));

  self->signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

gboolean
kl_choices_pick (KlChoices *self,
                 int        position)
{
  GtkBox *boxes[2];

  g_return_val_if_fail (KL_IS_CHOICES (self), FALSE);

  boxes[0] = self->tiles;
  boxes[1] = self->figures;
  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    for (GtkWidget *pick = gtk_widget_get_first_child (GTK_WIDGET (boxes[i])); pick != NULL; pick = gtk_widget_get_next_sibling (pick))
      if (gtk_widget_get_visible (GTK_WIDGET (boxes[i])) && gtk_widget_get_visible (pick) && gtk_widget_get_sensitive (pick) &&
          position-- == 0)
        {
          toggled_cb (self, KL_PICK (pick));
          return TRUE;
        }
  return FALSE;
}
