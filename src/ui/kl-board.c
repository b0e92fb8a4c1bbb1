/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board: follows a game, and keeps what only the person at the screen knows: how the tile is turned for trial,
 * where it is tried, and what part of the map is seen.
 */

#include "kl-board-private.h"

G_DEFINE_FINAL_TYPE (KlBoard, kl_board, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_TURN,
  PROP_PICKED,
  PROP_FIGURE,
  PROP_WAGON,
  PROP_GIFT,
  PROP_HINTS,
  PROP_HINT_0, /* the first of KlHint */
  PROP_HINT_LAST = PROP_HINT_0 + KL_N_HINTS - 1,
  N_PROPS
};

enum
{
  SIGNAL_MOVE,
  SIGNAL_REFUSED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static GtkWidget *
get_focus (KlBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

static bool
has_focus_inside (KlBoard *self)
{
  GtkWidget *focus = get_focus (self);

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

KlBoardSlot *
kl_board_get_focused_slot (KlBoard *self)
{
  GtkWidget *focus = get_focus (self);

  return has_focus_inside (self) && KL_IS_BOARD_SLOT (focus) ? KL_BOARD_SLOT (focus) : NULL;
}

static GtkWidget *
get_newest_tile (KlBoard *self)
{
  guint n = kl_board_map_get_n (self->map, KL_LAYER_TILES);

  return n > 0 ? kl_board_map_get_child (self->map, KL_LAYER_TILES, n - 1) : NULL;
}

/* Where the tile was tried, and what had the focus, may be gone: the focus goes to what is offered now. */
static void
update_focus (KlBoard   *self,
              GtkWidget *before)
{
  if (before == NULL)
    return;

  if (!gtk_widget_is_ancestor (before, GTK_WIDGET (self)))
    kl_board_restore_focus (self);
  else if (KL_IS_BOARD_SLOT (before))
    kl_board_try_slot (self, KL_BOARD_SLOT (before), FALSE);
}

void
kl_board_update (KlBoard *self)
{
  guint                 n_tiles = kl_board_map_get_n (self->map, KL_LAYER_TILES);
  g_autoptr (GtkWidget) focus = has_focus_inside (self) ? g_object_ref (get_focus (self)) : NULL;
  bool                  grown;

  kl_board_try_slot (self, NULL, FALSE);
  self->updating = true;
  kl_board_map_update (self->map, self->game, &self->intent);
  self->updating = false;
  kl_board_hints_update (self);
  kl_board_actions_update (self);
  if (focus != GTK_WIDGET (self))
    update_focus (self, focus);

  grown = kl_board_map_get_n (self->map, KL_LAYER_TILES) != n_tiles;
  kl_board_follow (self, grown);
  if (grown && !self->fitting)
    kl_board_reveal (self, get_newest_tile (self));
}

static void
game_happened_cb (KlBoard *self,
                  KlTurn  *turn,
                  KlGame  *game)
{
  /* What the game brings about by itself after a move is shown together with it. */
  if (!self->happened)
    kl_board_effects_skip (self->effects);
  self->happened = true;
  kl_board_effects_play (self->effects, game, turn);
}

static void
game_changed_cb (KlBoard *self)
{
  /* Going back and forth in the game brings nothing about, and ends what is being shown. */
  if (!self->happened)
    kl_board_effects_skip (self->effects);
  self->happened = false;
  kl_board_set_advice (self, NULL);
  kl_board_reset_intent (self);
}

static void
focus_widget_cb (KlBoard *self)
{
  GtkWidget *focus = get_focus (self);

  if (self->updating)
    return;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    {
      if (!self->pointer_inside)
        kl_board_try_slot (self, NULL, FALSE);
      return;
    }

  if (KL_IS_BOARD_SLOT (focus))
    kl_board_try_slot (self, KL_BOARD_SLOT (focus), FALSE);
  else if (KL_IS_BOARD_SPOT (focus))
    kl_board_map_light (self->map, kl_board_spot_get_offer (KL_BOARD_SPOT (focus))->segment);
  if (focus != GTK_WIDGET (self))
    kl_board_reveal (self, focus);
}

static void
kl_board_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  KlBoard *self = KL_BOARD (widget);

  kl_board_fit_size (self, width, height);
  kl_board_view_allocate (self);
}

static void
kl_board_measure (GtkWidget     *widget,
                  GtkOrientation orientation,
                  int            for_size,
                  int           *minimum,
                  int           *natural,
                  int           *minimum_baseline,
                  int           *natural_baseline)
{
  *minimum = KL_BOARD_UNIT;
  *natural = 5 * KL_BOARD_UNIT;
}

static void
kl_board_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  KlBoard *self = KL_BOARD (widget);

  kl_board_view_snapshot_table (self, snapshot);
  GTK_WIDGET_CLASS (kl_board_parent_class)->snapshot (widget, snapshot);
  kl_board_map_draw (self->map, snapshot);
}

static void
kl_board_root (GtkWidget *widget)
{
  KlBoard *self = KL_BOARD (widget);

  GTK_WIDGET_CLASS (kl_board_parent_class)->root (widget);
  self->focus_root = gtk_widget_get_root (widget);
  self->focus_handler = g_signal_connect_swapped (self->focus_root, "notify::focus-widget", G_CALLBACK (focus_widget_cb), self);
}

static void
kl_board_unroot (GtkWidget *widget)
{
  KlBoard *self = KL_BOARD (widget);

  g_clear_signal_handler (&self->focus_handler, self->focus_root);
  self->focus_root = NULL;
  GTK_WIDGET_CLASS (kl_board_parent_class)->unroot (widget);
}

static void
kl_board_dispose (GObject *object)
{
  KlBoard *self = KL_BOARD (object);

  g_clear_object (&self->game_signals);
  g_clear_pointer (&self->effects, kl_board_effects_free);
  kl_board_view_dispose (self);
  g_clear_weak_pointer (&self->slot);
  if (self->map != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->map));
  self->map = NULL;
  g_clear_object (&self->game);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (kl_board_parent_class)->dispose (object);
}

static void
kl_board_finalize (GObject *object)
{
  KlBoard *self = KL_BOARD (object);

  g_hash_table_unref (self->held);
  G_OBJECT_CLASS (kl_board_parent_class)->finalize (object);
}

static void
kl_board_get_property (GObject    *object,
                       guint       id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  KlBoard *self = KL_BOARD (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_TURN:
      g_value_set_int (value, self->turn);
      break;
    case PROP_PICKED:
      g_value_set_int (value, self->intent.picked);
      break;
    case PROP_FIGURE:
      g_value_set_int (value, self->intent.figure);
      break;
    case PROP_WAGON:
      g_value_set_int (value, self->intent.wagon);
      break;
    case PROP_GIFT:
      g_value_set_int (value, self->intent.gift);
      break;
    case PROP_HINTS:
      g_value_set_boolean (value, self->hints);
      break;
    case PROP_HINT_0 ... PROP_HINT_LAST:
      g_value_set_boolean (value, self->hint[id - PROP_HINT_0]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
kl_board_set_property (GObject      *object,
                       guint         id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  KlBoard *self = KL_BOARD (object);

  switch (id)
    {
    case PROP_GAME:
      kl_board_set_game (self, g_value_get_object (value));
      break;
    case PROP_TURN:
      kl_board_set_trial_turn (self, g_value_get_int (value));
      break;
    case PROP_PICKED:
      kl_board_set_picked (self, g_value_get_int (value));
      break;
    case PROP_FIGURE:
      kl_board_set_figure (self, g_value_get_int (value));
      break;
    case PROP_WAGON:
      kl_board_set_wagon (self, g_value_get_int (value));
      break;
    case PROP_GIFT:
      kl_board_set_gift (self, g_value_get_int (value));
      break;
    case PROP_HINTS:
      kl_board_set_hints (self, g_value_get_boolean (value));
      break;
    case PROP_HINT_0 ... PROP_HINT_LAST:
      kl_board_set_hint (self, id - PROP_HINT_0, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME, flags);
  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, 0, 3, 0, flags);
  properties[PROP_PICKED] = g_param_spec_int ("picked", NULL, NULL, KL_PICKED_ABBEY, RULES_MAX_HAND - 1, 0, flags);
  properties[PROP_FIGURE] = g_param_spec_int ("figure", NULL, NULL, 0, RULES_N_FIGURES - 1, RULES_MEEPLE, flags);
  properties[PROP_WAGON] = g_param_spec_int ("wagon", NULL, NULL, 0, RULES_MAX_WAGONS - 1, 0, flags);
  properties[PROP_GIFT] = g_param_spec_int ("gift", NULL, NULL, KL_GIFT_NONE, RULES_N_GIFTS - 1, KL_GIFT_NONE, flags);
  properties[PROP_HINTS] = g_param_spec_boolean ("hints", NULL, NULL, TRUE, flags);
  for (int i = 0; i < KL_N_HINTS; i++)
    properties[PROP_HINT_0 + i] = g_param_spec_boolean (kl_board_hint_names[i], NULL, NULL, i <= KL_HINT_WORTH, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_MOVE] = g_signal_new ("move", KL_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", KL_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_INT);
}

static void
kl_board_class_init (KlBoardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_board_dispose;
  object_class->finalize = kl_board_finalize;
  object_class->get_property = kl_board_get_property;
  object_class->set_property = kl_board_set_property;
  widget_class->size_allocate = kl_board_size_allocate;
  widget_class->measure = kl_board_measure;
  widget_class->snapshot = kl_board_snapshot;
  widget_class->root = kl_board_root;
  widget_class->unroot = kl_board_unroot;

  install_properties (object_class);

  g_type_ensure (KL_TYPE_BOARD_MAP);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-board.ui");
  gtk_widget_class_bind_template_child (widget_class, KlBoard, map);
  gtk_widget_class_bind_template_child (widget_class, KlBoard, drag);
  gtk_widget_class_bind_template_child (widget_class, KlBoard, pinch);
  gtk_widget_class_bind_template_child (widget_class, KlBoard, scroll);
  kl_board_input_bind (widget_class);
  kl_board_keys_bind (widget_class);

  kl_board_actions_install (widget_class);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static KlPicture *
load_table (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) svg = g_resources_lookup_data (RESOURCE_PATH "figures/table.svg", G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  KlPicture         *table = kl_picture_new (KL_PICTURE_IN_SCHEME);

  if (svg == NULL)
    g_error ("The drawing of the table cannot be loaded: %s", error->message);
  kl_picture_add_layer (table, svg, &GRAPHENE_RECT_INIT (0, 0, 1, 1));
  return table;
}

static void
kl_board_init (KlBoard *self)
{
  kl_intent_init (&self->intent, NULL);
  self->hints = true;
  self->hint[KL_HINT_LEGAL_SPACES] = self->hint[KL_HINT_WORTH] = true;
  self->held = g_hash_table_new (NULL, NULL);
  self->table = load_table ();
  kl_scheme_watch (G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_object (self->table, "drawn", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);

  self->game_signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "happened", G_CALLBACK (game_happened_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (game_changed_cb), self);

  gtk_widget_init_template (GTK_WIDGET (self));
  kl_board_input_init (self);
  kl_board_view_init (self);
  self->effects = kl_board_effects_new (self->map);
  kl_board_actions_update (self);
}

void
kl_board_emit_move (KlBoard         *self,
                    const RulesMove *move)
{
  kl_board_effects_skip (self->effects);
  g_signal_emit (self, signals[SIGNAL_MOVE], 0, move);
}

void
kl_board_emit_refused (KlBoard         *self,
                       const RulesMove *move,
                       RulesVerdict     verdict)
{
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, move, (int) verdict);
}

GtkWidget *
kl_board_new (void)
{
  return g_object_new (KL_TYPE_BOARD, NULL);
}

KlGame *
kl_board_get_game (KlBoard *self)
{
  g_return_val_if_fail (KL_IS_BOARD (self), NULL);

  return self->game;
}

void
kl_board_set_game (KlBoard *self,
                   KlGame  *game)
{
  bool same;

  g_return_if_fail (KL_IS_BOARD (self));
  g_return_if_fail (game == NULL || KL_IS_GAME (game));
  same = self->game != NULL && game != NULL && kl_game_get_real (self->game) == kl_game_get_real (game);

  if (!g_set_object (&self->game, game))
    return;
  kl_board_effects_skip (self->effects);
  kl_board_set_advice (self, NULL);
  g_signal_group_set_target (self->game_signals, game);
  self->wanted = 0;
  kl_board_reset_intent (self);
  if (!same)
    kl_board_fit (self, FALSE);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

int
kl_board_get_trial_turn (KlBoard *self)
{
  g_return_val_if_fail (KL_IS_BOARD (self), 0);

  return self->turn;
}

void
kl_board_set_trial_turn (KlBoard *self,
                         int      turn)
{
  g_return_if_fail (KL_IS_BOARD (self));
  g_return_if_fail (turn >= 0 && turn < 4);

  self->wanted = turn;
  kl_board_refresh_try (self);
}
