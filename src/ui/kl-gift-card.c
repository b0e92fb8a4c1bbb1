/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The card is a button that stays down while its targets are on the board. One that has none has only the button below the
 * words, so that no card is lost by a click on it. One that has targets shows that button too, so that it is seen that it can
 * be opened; keys and screen readers know the card itself, and would find the same twice.
 */

#include "kl-gift-card.h"

#include <glib/gi18n.h>

#include "kl-card-art.h"
#include "kl-help.h"
#include "kl-words.h"

struct _KlGiftCard
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget       *content;
  GtkToggleButton *face;
  GtkImage        *emblem;
  GtkLabel        *title;
  GtkWidget       *rule;
  GtkLabel        *about;
  GtkLabel        *now;
  GtkButton       *open;

  RulesGift card;
  gboolean  updating;
};

G_DEFINE_FINAL_TYPE (KlGiftCard, kl_gift_card, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
face_toggled_cb (KlGiftCard *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
open_clicked_cb (KlGiftCard *self)
{
  g_signal_emit (self, signals[SIGNAL_OPENED], 0);
}

/* What opens it comes first; of a card that cannot be opened now, its rule can be read. */
static gboolean
kl_gift_card_grab_focus (GtkWidget *widget)
{
  KlGiftCard *self = KL_GIFT_CARD (widget);

  if (gtk_widget_get_sensitive (GTK_WIDGET (self->face)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->face));
  if (gtk_widget_get_visible (GTK_WIDGET (self->open)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->open));
  return gtk_widget_grab_focus (self->rule);
}

static void
kl_gift_card_dispose (GObject *object)
{
  KlGiftCard *self = KL_GIFT_CARD (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);

  G_OBJECT_CLASS (kl_gift_card_parent_class)->dispose (object);
}

static void
kl_gift_card_class_init (KlGiftCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = kl_gift_card_dispose;
  widget_class->grab_focus = kl_gift_card_grab_focus;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", KL_TYPE_GIFT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_OPENED] = g_signal_new ("opened", KL_TYPE_GIFT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-gift-card.ui");
  gtk_widget_class_bind_template_child (widget_class, KlGiftCard, content);
  gtk_widget_class_bind_template_child (widget_class, KlGiftCard, face);
  gtk_widget_class_bind_template_child (widget_class, KlGiftCard, emblem);
  gtk_widget_class_bind_template_child (widget_class, KlGiftCard, title);
  gtk_widget_class_bind_template_child (widget_class, KlGiftCard, rule);
  gtk_widget_class_bind_template_child (widget_class, KlGiftCard, about);
  gtk_widget_class_bind_template_child (widget_class, KlGiftCard, now);
  gtk_widget_class_bind_template_child (widget_class, KlGiftCard, open);
  gtk_widget_class_bind_template_callback (widget_class, face_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_clicked_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "giftcard");
}

static void
kl_gift_card_init (KlGiftCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
kl_gift_card_new (RulesGift card)
{
  KlGiftCard              *self = g_object_new (KL_TYPE_GIFT_CARD, NULL);
  g_autoptr (GdkPaintable) emblem = kl_card_art_get_emblem (card);

  self->card = card;
  gtk_image_set_from_paintable (self->emblem, emblem);
  gtk_label_set_label (self->about, kl_words_gift_about (card));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", kl_help_rule_for_gift (card));
  gtk_widget_add_css_class (GTK_WIDGET (self), rules_gift_name (card));
  return GTK_WIDGET (self);
}

RulesGift
kl_gift_card_get_card (KlGiftCard *self)
{
  g_return_val_if_fail (KL_IS_GIFT_CARD (self), RULES_GIFT_SYNOD);

  return self->card;
}

void
kl_gift_card_show (KlGiftCard *self,
                   guint       count,
                   const char *now,
                   const char *open,
                   gboolean    choosable,
                   gboolean    chosen)
{
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (KL_IS_GIFT_CARD (self));

  if (count > 1)
    /* translators: the name of a card, and how many of them a player has */
    title = g_strdup_printf (_ ("%s ×%u"), kl_words_gift_title (self->card), count);
  else
    title = g_strdup (kl_words_gift_title (self->card));
  name = g_strdup_printf ("%s. %s %s", title, kl_words_gift_about (self->card), now);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->now, now);
  gtk_widget_set_visible (GTK_WIDGET (self->open), open != NULL);
  if (open != NULL)
    gtk_button_set_label (self->open, open);
  gtk_widget_set_focusable (GTK_WIDGET (self->open), !choosable);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->open), GTK_ACCESSIBLE_STATE_HIDDEN, choosable, -1);
  self->updating = TRUE;
  gtk_toggle_button_set_active (self->face, chosen);
  self->updating = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self->face), choosable);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->face), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
