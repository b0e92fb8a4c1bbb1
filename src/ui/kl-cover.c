/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * There is something to hide where hands are hidden, and where whose turn it is has gift cards. A decision in between, about
 * a wagon say, shows no secrets and needs no cover.
 */

#include "kl-cover.h"

#include <glib/gi18n.h>

#include "kl-figure-art.h"
#include "kl-keys.h"
#include "kl-words.h"

struct _KlCover
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *content;
  GtkImage  *figure;
  GtkLabel  *label;
  GtkWidget *button;

  /* Owned */
  KlGame       *game;
  GSignalGroup *signals;
  GHashTable   *held; /* hardware codes of the keys that are down, and when each was heard last, of gint64 */

  gint64   returned;      /* when the window became the one that keys go to */
  int      at_the_screen; /* the player who is known to be there, or -1 */
  gboolean enabled;
  gboolean covering;
};

G_DEFINE_FINAL_TYPE (KlCover, kl_cover, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_ENABLED,
  PROP_COVERING,
  N_PROPS
};

enum
{
  REPEAT_MS = 150 /* more than there is between two times of a key that is held */
};

static GParamSpec *properties[N_PROPS];

/* Computers look at no screen, and who is alone has it to oneself. */
static gboolean
has_secrets (KlCover  *self,
             KlPlayer *player)
{
  const RulesSetup *setup = kl_game_get_setup (self->game);

  return kl_game_count_people (self->game) > 1 && kl_player_get_kind (player) == KL_KIND_HUMAN &&
         (setup->value[RULES_SWITCH_HAND] == RULES_HAND_HIDDEN ||
          (kl_player_get_n_cards (player) > 0 && !kl_game_is_view (self->game)));
}

/* Whose secrets the screen would show now; NULL when it shows none. */
static KlPlayer *
find_owner (KlCover *self)
{
  if (self->game == NULL)
    return NULL;
  switch (kl_game_get_phase (self->game))
    {
    case RULES_PHASE_ABBEY:
    case RULES_PHASE_PLACE:
    case RULES_PHASE_FIGURE:
      return kl_game_get_current_player (self->game);
    case RULES_PHASE_WAGON:
    case RULES_PHASE_BID:
    case RULES_PHASE_SELL:
    case RULES_PHASE_OVER:
    default:
      return NULL;
    }
}

static void
set_covering (KlCover *self,
              gboolean covering)
{
  gtk_widget_set_visible (GTK_WIDGET (self), covering);
  if (self->covering == covering)
    return;
  self->covering = covering;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COVERING]);
}

static void
show_owner (KlCover  *self,
            KlPlayer *player)
{
  g_autofree char         *name = kl_words_dup_name_inside (player);
  g_autoptr (GdkPaintable) paintable = kl_figure_art_get_paintable (RULES_MEEPLE, FALSE, kl_player_get_colour (player));
  /* translators: the name of the player who plays next */
  g_autofree char *text = g_strdup_printf (_ ("Pass the screen to %s"), name);

  gtk_image_set_from_paintable (self->figure, paintable);
  gtk_label_set_label (self->label, text);
}

static void
update (KlCover *self)
{
  KlPlayer *player = find_owner (self);

  if (player != NULL && self->enabled && (int) kl_player_get_index (player) != self->at_the_screen && has_secrets (self, player))
    {
      show_owner (self, player);
      set_covering (self, TRUE);
      return;
    }
  if (player != NULL && kl_player_get_kind (player) == KL_KIND_HUMAN)
    self->at_the_screen = (int) kl_player_get_index (player);
  set_covering (self, FALSE);
}

static void
active_cb (KlCover *self)
{
  self->returned = g_get_monotonic_time ();
}

static void
root_cb (KlCover    *self,
         GParamSpec *pspec,
         GtkWidget  *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (GTK_IS_WINDOW (root))
    g_signal_connect_object (root, "notify::is-active", G_CALLBACK (active_cb), self, G_CONNECT_SWAPPED);
}

/* A key that came up over a dialog was not heard to. If it is down still it comes again and again, and so at once after that. */
static gboolean
hear (KlCover *self,
      guint    code)
{
  const gint64 *last = g_hash_table_lookup (self->held, GUINT_TO_POINTER (code));
  gint64        now = g_get_monotonic_time ();
  gboolean      held = last != NULL && (*last > self->returned || now - self->returned < REPEAT_MS * 1000);

  g_hash_table_insert (self->held, GUINT_TO_POINTER (code), g_memdup2 (&now, sizeof now));
  return held;
}

/* Tab stays, for those who look for the button. */
static gboolean
key_pressed_cb (KlCover        *self,
                guint           key,
                guint           code,
                GdkModifierType state)
{
  gboolean held = hear (self, code);

  if (held && kl_keys_is_confirming (key))
    return TRUE;
  if (!self->covering || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  if (kl_keys_is_confirming (key))
    kl_cover_lift (self);
  return key != GDK_KEY_Tab && key != GDK_KEY_ISO_Left_Tab;
}

static void
key_released_cb (KlCover *self,
                 guint    key,
                 guint    code)
{
  g_hash_table_remove (self->held, GUINT_TO_POINTER (code));
}

static void
set_game (KlCover *self,
          KlGame  *game)
{
  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->signals, game);
  self->at_the_screen = -1;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static void
set_enabled (KlCover *self,
             gboolean enabled)
{
  if (self->enabled == enabled)
    return;
  self->enabled = enabled;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENABLED]);
}

/* Works before the window has been shown, too, when nothing can be gone to with Tab. */
static gboolean
kl_cover_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (KL_COVER (widget)->button);
}

static void
kl_cover_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  KlCover *self = KL_COVER (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_ENABLED:
      g_value_set_boolean (value, self->enabled);
      break;
    case PROP_COVERING:
      g_value_set_boolean (value, self->covering);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_cover_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  KlCover *self = KL_COVER (object);

  switch (prop_id)
    {
    case PROP_GAME:
      set_game (self, g_value_get_object (value));
      break;
    case PROP_ENABLED:
      set_enabled (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_cover_dispose (GObject *object)
{
  KlCover *self = KL_COVER (object);

  g_clear_object (&self->signals);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (kl_cover_parent_class)->dispose (object);
}

static void
kl_cover_finalize (GObject *object)
{
  KlCover *self = KL_COVER (object);

  g_hash_table_unref (self->held);

  G_OBJECT_CLASS (kl_cover_parent_class)->finalize (object);
}

static void
kl_cover_class_init (KlCoverClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = kl_cover_dispose;
  object_class->finalize = kl_cover_finalize;
  object_class->get_property = kl_cover_get_property;
  object_class->set_property = kl_cover_set_property;
  widget_class->grab_focus = kl_cover_grab_focus;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME, flags);
  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, FALSE, flags);
  properties[PROP_COVERING] = g_param_spec_boolean ("covering", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-cover.ui");
  gtk_widget_class_bind_template_child (widget_class, KlCover, content);
  gtk_widget_class_bind_template_child (widget_class, KlCover, figure);
  gtk_widget_class_bind_template_child (widget_class, KlCover, label);
  gtk_widget_class_bind_template_child (widget_class, KlCover, button);
  gtk_widget_class_bind_template_callback (widget_class, kl_cover_lift);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
kl_cover_init (KlCover *self)
{
  self->at_the_screen = -1;
  self->held = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  gtk_widget_init_template (GTK_WIDGET (self));

  self->signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

gboolean
kl_cover_get_covering (KlCover *self)
{
  g_return_val_if_fail (KL_IS_COVER (self), FALSE);

  return self->covering;
}

void
kl_cover_lift (KlCover *self)
{
  KlPlayer *player;

  g_return_if_fail (KL_IS_COVER (self));

  player = find_owner (self);
  if (player != NULL)
    self->at_the_screen = (int) kl_player_get_index (player);
  update (self);
}

void
kl_cover_take_over (KlCover *self,
                    KlCover *other)
{
  g_return_if_fail (KL_IS_COVER (self));
  g_return_if_fail (KL_IS_COVER (other));

  self->at_the_screen = other->at_the_screen;
  update (self);
}

void
kl_cover_watch_keys (KlCover   *self,
                     GtkWidget *widget)
{
  GtkEventController *keys;

  g_return_if_fail (KL_IS_COVER (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (key_released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, keys);
  g_signal_connect_object (widget, "notify::root", G_CALLBACK (root_cb), self, G_CONNECT_SWAPPED);
}
