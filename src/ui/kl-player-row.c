/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything shown is read from the player anew whenever a property of it changes; for a screen reader the whole row is
 * one sentence.
 */

#include "kl-player-row.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "kl-die.h"
#include "kl-figure-art.h"
#include "kl-supply.h"
#include "kl-tooltip.h"
#include "kl-words.h"

enum
{
  SLIM_SIZE = 28,      /* of the player's own figure where the row is one line */
  COMPACT_SIZE = 24,   /* of the player's own figure in a strip */
  COMPACT_SPACING = 4, /* beside it */
  COMPACT_CHARS = 6,   /* of the name there; a longer one may be cut there */
  SLIM_CHARS = 4
};

struct _KlPlayerRow
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget       *content;
  GtkImage        *figure;
  GtkLabel        *name;
  GtkLabel        *score;
  GtkWidget       *prospect;
  AdwSqueezerPage *if_over_page;
  GtkLabel        *if_over;
  GtkLabel        *if_over_short;
  KlDie           *die;
  GtkBox          *upper;
  GtkBox          *lower;
  GtkWidget       *computer;
  GtkWidget       *winner;

  /* Owned */
  KlPlayer *player;

  /* Borrowed from the lower line */
  KlSupply *supply;

  gboolean dice;
  gboolean compact;
  gboolean slim;
};

G_DEFINE_FINAL_TYPE (KlPlayerRow, kl_player_row, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_PLAYER,
  PROP_DICE,
  PROP_COMPACT,
  PROP_SLIM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Nothing while it is no more than the player has. */
static char *
dup_if_over (KlPlayer *player)
{
  int score = kl_player_get_score_if_over (player);

  if (score == kl_player_get_score (player))
    return g_strdup ("");
  /* translators: the points that a player would have if the game ended now */
  return g_strdup_printf (_ ("%d if it ended now"), score);
}

/* Where there is no room for the words. */
static char *
dup_short_if_over (KlPlayer *player)
{
  int score = kl_player_get_score_if_over (player);

  return score == kl_player_get_score (player) ? g_strdup ("") : g_strdup_printf ("(%d)", score);
}

static void
add_part (GString    *text,
          const char *part)
{
  if (*part != '\0')
    g_string_append_printf (text, ", %s", part);
}

/* Nothing for a person. */
static char *
dup_computer (KlPlayer *player)
{
  if (kl_player_get_kind (player) == KL_KIND_HUMAN)
    return g_strdup ("");
  /* translators: the level of the computer that plays for a player: "Beginner" */
  return g_strdup_printf (_ ("computer: %s"), kl_words_kind (kl_player_get_kind (player)));
}

static void
update_accessible (KlPlayerRow *self)
{
  g_autofree char *words = kl_player_row_dup_words (self->player);
  g_autofree char *computer = dup_computer (self->player);

  if (g_strcmp0 (gtk_widget_get_tooltip_text (self->computer), computer) != 0)
    gtk_widget_set_tooltip_text (self->computer, computer);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  kl_tooltip_set_text (GTK_WIDGET (self), self->compact || self->slim ? words : NULL);
}

static void
update (KlPlayerRow *self)
{
  gboolean         winner = kl_player_get_winner (self->player);
  gboolean         active = kl_player_get_active (self->player);
  g_autofree char *name = kl_words_dup_name (self->player);
  g_autofree char *score = g_strdup_printf ("%d", kl_player_get_score (self->player));
  g_autofree char *if_over = dup_if_over (self->player);
  g_autofree char *if_over_short = dup_short_if_over (self->player);

  gtk_label_set_label (self->name, name);
  if (self->compact)
    {
      gboolean is_short = g_utf8_strlen (name, -1) <= COMPACT_CHARS;

      gtk_label_set_ellipsize (self->name, is_short ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (self->name, is_short ? -1 : COMPACT_CHARS);
    }
  gtk_label_set_label (self->score, score);
  gtk_label_set_label (self->if_over, if_over);
  gtk_label_set_label (self->if_over_short, if_over_short);
  kl_tooltip_set_text (GTK_WIDGET (self->if_over_short), *if_over != '\0' ? if_over : NULL);
  gtk_widget_set_visible (self->computer, kl_player_get_kind (self->player) != KL_KIND_HUMAN);
  gtk_widget_set_visible (self->winner, winner);
  (active ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (GTK_WIDGET (self), "active");
  (winner ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (GTK_WIDGET (self), "winner");
  kl_supply_show (self->supply, self->player);
  kl_die_set_score (self->die, kl_player_get_score (self->player));
  update_accessible (self);
}

static void
player_notify_cb (KlPlayerRow *self)
{
  update (self);
}

static void
kl_player_row_constructed (GObject *object)
{
  KlPlayerRow *self = KL_PLAYER_ROW (object);

  G_OBJECT_CLASS (kl_player_row_parent_class)->constructed (object);

  if (self->compact)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
      gtk_image_set_pixel_size (self->figure, COMPACT_SIZE);
      gtk_box_set_spacing (GTK_BOX (self->content), COMPACT_SPACING);
      gtk_box_set_spacing (self->upper, COMPACT_SPACING);
      gtk_widget_set_visible (self->prospect, FALSE);
      gtk_widget_set_hexpand (GTK_WIDGET (self->score), TRUE);
      gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
      gtk_label_set_max_width_chars (self->name, 2 * COMPACT_CHARS);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->die), self->dice);
  self->supply = g_object_new (KL_TYPE_SUPPLY, "hexpand", !self->slim,
                               "form", self->compact ? KL_SUPPLY_BESIDE : self->slim ? KL_SUPPLY_COUNTED
                                                                                     : KL_SUPPLY_FULL,
                               NULL);
  if (self->slim)
    {
      gtk_image_set_pixel_size (self->figure, SLIM_SIZE);
      gtk_label_set_width_chars (self->name, SLIM_CHARS);
      adw_squeezer_page_set_enabled (self->if_over_page, FALSE);
      gtk_box_insert_child_after (self->upper, GTK_WIDGET (self->supply), self->winner);
      gtk_widget_set_visible (GTK_WIDGET (self->lower), FALSE);
    }
  else
    gtk_box_prepend (self->lower, GTK_WIDGET (self->supply));

  if (self->player != NULL)
    {
      g_autoptr (GdkPaintable) paintable = kl_figure_art_get_paintable (RULES_MEEPLE, FALSE, kl_player_get_colour (self->player));

      gtk_image_set_from_paintable (self->figure, paintable);
      g_signal_connect_object (self->player, "notify", G_CALLBACK (player_notify_cb), self, G_CONNECT_SWAPPED);
      update (self);
    }
}

static void
kl_player_row_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  KlPlayerRow *self = KL_PLAYER_ROW (object);

  switch (prop_id)
    {
    case PROP_PLAYER:
      g_value_set_object (value, self->player);
      break;
    case PROP_DICE:
      g_value_set_boolean (value, self->dice);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    case PROP_SLIM:
      g_value_set_boolean (value, self->slim);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_player_row_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  KlPlayerRow *self = KL_PLAYER_ROW (object);

  switch (prop_id)
    {
    case PROP_PLAYER:
      self->player = g_value_dup_object (value);
      break;
    case PROP_DICE:
      self->dice = g_value_get_boolean (value);
      break;
    case PROP_COMPACT:
      self->compact = g_value_get_boolean (value);
      break;
    case PROP_SLIM:
      self->slim = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_player_row_dispose (GObject *object)
{
  KlPlayerRow *self = KL_PLAYER_ROW (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->player);

  G_OBJECT_CLASS (kl_player_row_parent_class)->dispose (object);
}

static void
kl_player_row_class_init (KlPlayerRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = kl_player_row_constructed;
  object_class->dispose = kl_player_row_dispose;
  object_class->get_property = kl_player_row_get_property;
  object_class->set_property = kl_player_row_set_property;

  properties[PROP_PLAYER] = g_param_spec_object ("player", NULL, NULL, KL_TYPE_PLAYER,
                                                 G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_DICE] = g_param_spec_boolean ("dice", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SLIM] = g_param_spec_boolean ("slim", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (KL_TYPE_DIE);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-player-row.ui");
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, content);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, figure);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, name);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, score);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, prospect);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, if_over_page);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, if_over);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, if_over_short);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, die);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, upper);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, lower);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, computer);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerRow, winner);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "player");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
kl_player_row_init (KlPlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

char *
kl_player_row_dup_words (KlPlayer *player)
{
  int                 score = kl_player_get_score (player);
  g_autofree char    *name = kl_words_dup_name (player);
  g_autofree char    *computer = dup_computer (player);
  g_autofree char    *points = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) score), score);
  g_autofree char    *if_over = dup_if_over (player);
  g_autofree char    *supply = kl_supply_dup_words (player);
  g_autoptr (GString) text = g_string_new (name);

  add_part (text, computer);
  add_part (text, points);
  add_part (text, if_over);
  add_part (text, supply);
  if (kl_player_get_active (player))
    add_part (text, _ ("on turn"));
  if (kl_player_get_winner (player))
    add_part (text, _ ("has won"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

GtkWidget *
kl_player_row_new (KlPlayer *player,
                   gboolean  dice,
                   gboolean  compact,
                   gboolean  slim)
{
  g_return_val_if_fail (KL_IS_PLAYER (player), NULL);

  return g_object_new (KL_TYPE_PLAYER_ROW, "player", player, "dice", dice, "compact", compact, "slim", slim, NULL);
}
