/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of small pictures that lap over each other, so that everything there is fits into a player's row. It is made anew
 * only when something in it has changed. Where there is little room, things are counted.
 */

#include "kl-supply.h"

#include <glib/gi18n.h>

#include "kl-card-art.h"
#include "kl-figure-art.h"
#include "kl-tile-art.h"
#include "kl-tiles.h"
#include "kl-words.h"

enum
{
  KIND_ABBEY = RULES_N_FIGURES, /* the figures come first */
  KIND_CARD,
  N_KINDS
};

enum
{
  SIZE = 20,
  ABBEY_SIZE = 16,
  COMPACT_SIZE = 16,
  COMPACT_ABBEY_SIZE = 12,
  MANY = 5 /* from so many on, cards are counted */
};

struct _KlSupply
{
  GtkWidget parent_instance;

  GtkBox *box; /* owned */
  guint   shown[N_KINDS];
  int     form;
};

G_DEFINE_FINAL_TYPE (KlSupply, kl_supply, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_FORM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static guint
count (KlPlayer *player,
       int       kind)
{
  if (kind == KIND_ABBEY)
    return kl_player_get_abbeys (player);
  if (kind == KIND_CARD)
    return kl_player_get_n_cards (player);
  return kl_player_get_supply (player, kind);
}

static GdkPaintable *
get_paintable (KlPlayer *player,
               int       kind)
{
  if (kind == KIND_ABBEY)
    return kl_tile_art_get_paintable (kl_tiles_get ()->abbey, 0, 0);
  if (kind == KIND_CARD)
    return kl_card_art_get_back (KL_BACK_GIFT);
  return kl_figure_art_get_paintable (kind, FALSE, kl_player_get_colour (player));
}

static int
get_size (KlSupply *self,
          int       kind)
{
  if (kind == KIND_ABBEY)
    return self->form != KL_SUPPLY_FULL ? COMPACT_ABBEY_SIZE : ABBEY_SIZE;
  return self->form != KL_SUPPLY_FULL ? COMPACT_SIZE : SIZE;
}

static void
add_picture (KlSupply   *self,
             KlPlayer   *player,
             int         kind,
             const char *css_class)
{
  g_autoptr (GdkPaintable) paintable = get_paintable (player, kind);
  GtkWidget               *image = gtk_image_new_from_paintable (paintable);

  gtk_image_set_pixel_size (GTK_IMAGE (image), get_size (self, kind));
  if (css_class != NULL)
    gtk_widget_add_css_class (image, css_class);
  gtk_box_append (self->box, image);
}

static void
add_number (KlSupply *self,
            guint     n)
{
  g_autofree char *text = g_strdup_printf ("×%u", n);
  GtkWidget       *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (self->box, label);
}

/* Of each kind the first has some room before it. */
static void
add_kind (KlSupply *self,
          KlPlayer *player,
          int       kind,
          guint     n)
{
  gboolean counted = n > 1 && (self->form != KL_SUPPLY_FULL || (kind == KIND_CARD && n > MANY));

  if (self->form == KL_SUPPLY_BESIDE && kind == RULES_MEEPLE)
    {
      add_number (self, n);
      return;
    }
  for (guint i = 0; i < (counted ? 1 : n); i++)
    add_picture (self, player, kind, i > 0 ? "next" : kind == KIND_CARD ? "card"
                                                  : kind > 0            ? "first"
                                                                        : NULL);
  if (counted)
    add_number (self, n);
}

static void
kl_supply_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  KlSupply *self = KL_SUPPLY (object);

  switch (prop_id)
    {
    case PROP_FORM:
      g_value_set_int (value, self->form);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_supply_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  KlSupply *self = KL_SUPPLY (object);

  switch (prop_id)
    {
    case PROP_FORM:
      self->form = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_supply_constructed (GObject *object)
{
  KlSupply *self = KL_SUPPLY (object);

  G_OBJECT_CLASS (kl_supply_parent_class)->constructed (object);

  gtk_widget_set_size_request (GTK_WIDGET (self), -1, self->form != KL_SUPPLY_FULL ? COMPACT_SIZE : SIZE);
  if (self->form != KL_SUPPLY_FULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
}

static void
kl_supply_dispose (GObject *object)
{
  KlSupply *self = KL_SUPPLY (object);

  if (self->box != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->box));
  self->box = NULL;

  G_OBJECT_CLASS (kl_supply_parent_class)->dispose (object);
}

static void
kl_supply_class_init (KlSupplyClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = kl_supply_constructed;
  object_class->dispose = kl_supply_dispose;
  object_class->get_property = kl_supply_get_property;
  object_class->set_property = kl_supply_set_property;

  properties[PROP_FORM] = g_param_spec_int ("form", NULL, NULL, KL_SUPPLY_FULL, KL_SUPPLY_BESIDE, KL_SUPPLY_FULL,
                                            G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "supply");
  /* The row that it belongs to says it in words. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
kl_supply_init (KlSupply *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_parent (GTK_WIDGET (self->box), GTK_WIDGET (self));
}

void
kl_supply_show (KlSupply *self,
                KlPlayer *player)
{
  gboolean   same = TRUE;
  GtkWidget *child;

  g_return_if_fail (KL_IS_SUPPLY (self));
  g_return_if_fail (KL_IS_PLAYER (player));

  for (int kind = 0; kind < N_KINDS; kind++)
    same = same && self->shown[kind] == count (player, kind);
  if (same)
    return;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  for (int kind = 0; kind < N_KINDS; kind++)
    {
      self->shown[kind] = count (player, kind);
      add_kind (self, player, kind, self->shown[kind]);
    }
}

char *
kl_supply_dup_words (KlPlayer *player)
{
  guint               n = kl_player_get_supply (player, RULES_MEEPLE);
  guint               n_cards = kl_player_get_n_cards (player);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, ngettext ("%u meeple in the supply", "%u meeples in the supply", n), n);
  for (int figure = RULES_MAYOR; figure < RULES_N_FIGURES; figure++)
    if (kl_player_get_supply (player, figure) > 0)
      g_string_append_printf (text, ", %s", kl_words_figure (figure));
  if (kl_player_get_abbeys (player) > 0)
    g_string_append_printf (text, ", %s", _ ("Abbey"));
  if (n_cards > 0)
    {
      g_string_append (text, ", ");
      g_string_append_printf (text, ngettext ("%u gift card", "%u gift cards", n_cards), n_cards);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
