/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The news above the question, or the refusal instead of both. It is announced as one, so the two labels have one name.
 */

#include "kl-status-line.h"

#include <glib/gi18n.h>

#include "kl-announce.h"
#include "kl-board.h"
#include "kl-figure-art.h"
#include "kl-help.h"
#include "kl-news.h"
#include "kl-property.h"
#include "kl-status-layout.h"
#include "kl-words-hearing.h"
#include "kl-words.h"
#include "kl-wrap.h"

enum
{
  REFUSAL_SECONDS = 5,
  MOST_NEWS = 8, /* lines of them, unless the last move alone brings more */
  MOST_NEWS_COMPACT = 3
};

struct _KlStatusLine
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *telling;
  GtkImage  *figure;
  GtkWidget *words;
  GtkLabel  *news_label;
  GtkLabel  *question;
  GtkWidget *buttons;
  GtkWidget *why;
  GtkButton *pass;
  GtkWidget *put_back;
  GtkWidget *result;
  GtkButton *pause;

  /* Owned */
  KlGame       *game;
  GSignalGroup *signals;
  KlNews       *news;
  char         *advice; /* or NULL */
  char         *advice_heard;
  char         *told; /* what was said last of what is written here, or NULL */
  char         *text; /* what is written */

  int      gift;
  int      figure_kind;
  gboolean covered;
  gboolean compact;
  gboolean paused;
  guint    refusal_timeout; /* until the refusal has been read */
};

G_DEFINE_FINAL_TYPE (KlStatusLine, kl_status_line, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_GIFT,
  PROP_FIGURE,
  PROP_COVERED,
  PROP_COMPACT,
  PROP_PAUSED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
update_figure (KlStatusLine *self)
{
  KlPlayer                *player = kl_game_get_current_player (self->game);
  g_autoptr (GdkPaintable) paintable = NULL;

  if (player != NULL)
    paintable = kl_figure_art_get_paintable (RULES_MEEPLE, FALSE, kl_player_get_colour (player));
  gtk_image_set_from_paintable (self->figure, paintable);
  gtk_widget_set_visible (GTK_WIDGET (self->figure), player != NULL);
}

static void
show_pause (KlStatusLine *self)
{
  const char *words = self->paused ? _ ("Go On") : _ ("Pause");

  gtk_button_set_icon_name (self->pause, self->paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->pause), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pause), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* In a narrow window the strip for the hand has them; but a card is put back nowhere else. Whoever looks back decides nothing. */
static void
update_buttons (KlStatusLine *self)
{
  gboolean    view = kl_game_is_view (self->game);
  const char *pass = view ? NULL : kl_words_pass (self->game);

  if (pass != NULL)
    kl_wrap_set_label (self->pass, pass, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->pass), pass != NULL && !self->compact && !self->covered);
  gtk_widget_set_visible (self->put_back, !view && self->gift != KL_GIFT_NONE);
  gtk_widget_set_visible (self->result, !view && !self->compact && kl_game_get_over (self->game));
  /* Who plays oneself waits by not playing. */
  gtk_widget_set_visible (GTK_WIDGET (self->pause), !view && kl_game_is_computers (self->game) &&
                                                        (self->paused || kl_game_count_people (self->game) == 0));
  show_pause (self);
}

/* news: lines without the last end, or NULL. */
static void
set_text (KlStatusLine *self,
          const char   *news,
          const char   *question)
{
  gboolean both = news != NULL && *news != '\0';

  g_free (self->text);
  self->text = both ? g_strdup_printf ("%s\n%s", news, question) : g_strdup (question);
  gtk_label_set_label (self->news_label, both ? news : "");
  gtk_widget_set_visible (GTK_WIDGET (self->news_label), both);
  gtk_label_set_label (self->question, question);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text, -1);
}

/* Whoever looks back is not asked for anything, but may be told something. */
static void
show_in_view (KlStatusLine *self)
{
  set_text (self, NULL, self->advice != NULL ? self->advice : "");
  if (self->advice != NULL)
    kl_announce (GTK_WIDGET (self), self->advice_heard);
  update_figure (self);
  update_buttons (self);
}

static char *
dup_prompt (KlStatusLine *self,
            int           figure)
{
  if (self->paused && kl_game_is_computers (self->game))
    return kl_words_dup_waiting (self->game);
  return kl_words_dup_prompt (self->game, self->gift, figure);
}

/* The news or the advice, and the question, of the figure that is meant. */
static void
show_text (KlStatusLine *self)
{
  g_autofree char *news = kl_news_dup_written (self->news, self->game, self->compact ? MOST_NEWS_COMPACT : MOST_NEWS);
  g_autofree char *prompt = dup_prompt (self, self->figure_kind);

  set_text (self, self->advice != NULL ? self->advice : news, prompt);
}

/* Those who do not see the board are told what was done there, and what is in hand; and nothing again when they choose. */
static void
say (KlStatusLine *self)
{
  g_autofree char *hand = self->covered ? NULL : kl_words_dup_hand (self->game);
  g_autofree char *prompt = dup_prompt (self, RULES_MEEPLE);
  g_autofree char *said = g_strconcat (self->advice != NULL ? self->advice_heard : kl_news_get_heard (self->news), self->advice != NULL ? "\n" : "", prompt,
                                       hand != NULL ? "\n" : NULL, hand, NULL);

  if (g_strcmp0 (said, self->told) == 0)
    return;
  g_free (self->told);
  self->told = g_strdup (said);
  kl_announce (GTK_WIDGET (self), said);
}

static void
update (KlStatusLine *self)
{
  g_clear_handle_id (&self->refusal_timeout, g_source_remove);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "refusal");
  gtk_widget_set_visible (self->why, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), self->game == NULL || !kl_game_is_view (self->game) || self->advice != NULL);
  if (self->game == NULL)
    return;
  if (kl_game_is_view (self->game))
    {
      show_in_view (self);
      return;
    }

  show_text (self);
  say (self);
  update_figure (self);
  update_buttons (self);
}

static void
set_compact (KlStatusLine *self,
             GParamSpec   *pspec,
             gboolean      compact)
{
  if (!kl_property_set_int (self, pspec, &self->compact, compact))
    return;
  (compact ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (GTK_WIDGET (self), "compact");
  update (self);
}

/* The words of a refusal stay. */
static void
set_figure (KlStatusLine *self,
            GParamSpec   *pspec,
            int           figure)
{
  if (kl_property_set_int (self, pspec, &self->figure_kind, figure) && self->game != NULL && !kl_game_is_view (self->game) &&
      self->refusal_timeout == 0)
    show_text (self);
}

static void
game_happened_cb (KlStatusLine *self,
                  KlTurn       *turn)
{
  kl_news_happened (self->news, self->game, turn);
}

static void
game_changed_cb (KlStatusLine *self)
{
  kl_news_changed (self->news);
  g_clear_pointer (&self->advice, g_free);
  update (self);
}

static gboolean
refusal_timeout_cb (gpointer user_data)
{
  KlStatusLine *self = KL_STATUS_LINE (user_data);

  self->refusal_timeout = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

static void
set_game (KlStatusLine *self,
          KlGame       *game)
{
  gboolean same = game != NULL && self->game != NULL && kl_game_get_real (game) == kl_game_get_real (self->game);

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->signals, game);
  /* Whoever comes back from looking at what they did is still told of it. */
  if (!same)
    kl_news_clear (self->news);
  g_clear_pointer (&self->advice, g_free);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static void
kl_status_line_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  KlStatusLine *self = KL_STATUS_LINE (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_GIFT:
      g_value_set_int (value, self->gift);
      break;
    case PROP_FIGURE:
      g_value_set_int (value, self->figure_kind);
      break;
    case PROP_COVERED:
      g_value_set_boolean (value, self->covered);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_status_line_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  KlStatusLine *self = KL_STATUS_LINE (object);

  switch (prop_id)
    {
    case PROP_GAME:
      set_game (self, g_value_get_object (value));
      break;
    case PROP_GIFT:
      if (kl_property_set_int (self, pspec, &self->gift, g_value_get_int (value)))
        update (self);
      break;
    case PROP_FIGURE:
      set_figure (self, pspec, g_value_get_int (value));
      break;
    case PROP_COVERED:
      if (kl_property_set_int (self, pspec, &self->covered, g_value_get_boolean (value)))
        update (self);
      break;
    case PROP_COMPACT:
      set_compact (self, pspec, g_value_get_boolean (value));
      break;
    case PROP_PAUSED:
      if (kl_property_set_int (self, pspec, &self->paused, g_value_get_boolean (value)))
        update (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_status_line_dispose (GObject *object)
{
  KlStatusLine *self = KL_STATUS_LINE (object);

  g_clear_handle_id (&self->refusal_timeout, g_source_remove);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  g_clear_pointer (&self->telling, gtk_widget_unparent);
  g_clear_pointer (&self->buttons, gtk_widget_unparent);

  G_OBJECT_CLASS (kl_status_line_parent_class)->dispose (object);
}

static void
kl_status_line_finalize (GObject *object)
{
  KlStatusLine *self = KL_STATUS_LINE (object);

  kl_news_free (self->news);
  g_free (self->advice);
  g_free (self->advice_heard);
  g_free (self->told);
  g_free (self->text);

  G_OBJECT_CLASS (kl_status_line_parent_class)->finalize (object);
}

static void
kl_status_line_class_init (KlStatusLineClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = kl_status_line_dispose;
  object_class->finalize = kl_status_line_finalize;
  object_class->get_property = kl_status_line_get_property;
  object_class->set_property = kl_status_line_set_property;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME, flags);
  properties[PROP_GIFT] = g_param_spec_int ("gift", NULL, NULL, KL_GIFT_NONE, RULES_N_GIFTS - 1, KL_GIFT_NONE, flags);
  properties[PROP_FIGURE] = g_param_spec_int ("figure", NULL, NULL, 0, RULES_N_FIGURES - 1, RULES_MEEPLE, flags);
  properties[PROP_COVERED] = g_param_spec_boolean ("covered", NULL, NULL, FALSE, flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-status-line.ui");
  gtk_widget_class_bind_template_child (widget_class, KlStatusLine, telling);
  gtk_widget_class_bind_template_child (widget_class, KlStatusLine, figure);
  gtk_widget_class_bind_template_child (widget_class, KlStatusLine, words);
  gtk_widget_class_bind_template_child (widget_class, KlStatusLine, news_label);
  gtk_widget_class_bind_template_child (widget_class, KlStatusLine, question);
  gtk_widget_class_bind_template_child (widget_class, KlStatusLine, buttons);
  gtk_widget_class_bind_template_child (widget_class, KlStatusLine, why);
  gtk_widget_class_bind_template_child (widget_class, KlStatusLine, pass);
  gtk_widget_class_bind_template_child (widget_class, KlStatusLine, put_back);
  gtk_widget_class_bind_template_child (widget_class, KlStatusLine, result);
  gtk_widget_class_bind_template_child (widget_class, KlStatusLine, pause);

  gtk_widget_class_set_layout_manager_type (widget_class, KL_TYPE_STATUS_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "statusline");
}

static void
kl_status_line_init (KlStatusLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->gift = KL_GIFT_NONE;
  self->news = kl_news_new ();
  self->signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->signals, "happened", G_CALLBACK (game_happened_cb), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
}

void
kl_status_line_refuse (KlStatusLine    *self,
                       const RulesMove *move,
                       RulesVerdict     verdict)
{
  g_autofree char *words = NULL;

  g_return_if_fail (KL_IS_STATUS_LINE (self));
  g_return_if_fail (self->game != NULL);

  words = kl_words_dup_refusal (self->game, move, verdict);
  set_text (self, NULL, words);
  gtk_widget_add_css_class (GTK_WIDGET (self), "refusal");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->why), "s", kl_help_rule_for_verdict (verdict));
  gtk_widget_set_visible (self->why, TRUE);
  /* In a narrow window the words need its room. */
  if (self->compact)
    gtk_widget_set_visible (GTK_WIDGET (self->figure), FALSE);
  g_clear_handle_id (&self->refusal_timeout, g_source_remove);
  self->refusal_timeout = g_timeout_add_seconds (REFUSAL_SECONDS, refusal_timeout_cb, self);
  kl_announce (GTK_WIDGET (self), words);
}

void
kl_status_line_advise (KlStatusLine *self,
                       const char   *advice,
                       const char   *heard)
{
  g_return_if_fail (KL_IS_STATUS_LINE (self));

  g_free (self->advice);
  g_free (self->advice_heard);
  self->advice = g_strdup (advice);
  self->advice_heard = g_strdup (heard != NULL ? heard : advice);
  update (self);
}

void
kl_status_line_tell (KlStatusLine *self,
                     const char   *words)
{
  g_return_if_fail (KL_IS_STATUS_LINE (self));
  g_return_if_fail (words != NULL);

  kl_status_line_advise (self, words, NULL);
  /* Instead of that with the question. */
  kl_announce (GTK_WIDGET (self), words);
}

const char *
kl_status_line_get_text (KlStatusLine *self)
{
  g_return_val_if_fail (KL_IS_STATUS_LINE (self), NULL);

  return self->text;
}
