/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One decision after the other is judged beside the main thread. The search that finds the better move knows only what the player
 * could know, and both moves have the same luck after them, so that no bad luck counts as a mistake.
 */

#include "kl-review.h"

#include <string.h>

#include "kl-search.h"

enum
{
  LEAST_COST = 2 /* points; less is a matter of taste */
};

struct _KlReview
{
  GObject parent_instance;

  RulesHistory history;
  GArray      *decisions; /* owned; numbers of entries before them */
  guint        n_done;
  guint        n_worst;
  KlReviewed   worst[KL_REVIEW_KEPT];

  GCancellable *search; /* owned; NULL when nothing is looked at */
};

G_DEFINE_FINAL_TYPE (KlReview, kl_review, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
keep (KlReview         *self,
      const KlReviewed *reviewed)
{
  guint i = self->n_worst;

  while (i > 0 && self->worst[i - 1].cost < reviewed->cost)
    i--;
  if (i == KL_REVIEW_KEPT)
    return;
  self->n_worst = MIN (self->n_worst + 1, KL_REVIEW_KEPT);
  for (guint j = self->n_worst - 1; j > i; j--)
    self->worst[j] = self->worst[j - 1];
  self->worst[i] = *reviewed;
}

static void look_at_next (KlReview *self);

/* The review may be gone by then. */
static void
judged_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autofree GWeakRef *ref = user_data;
  g_autoptr (KlReview) self = g_weak_ref_get (ref);
  KlReviewed           reviewed;
  int                  value;

  g_weak_ref_clear (ref);
  if (!kl_search_judge_finish (result, &reviewed.better, &value, NULL))
    return;
  g_clear_object (&self->search);
  reviewed.entry = g_array_index (self->decisions, guint, self->n_done++);
  reviewed.player = self->history.entry[reviewed.entry]->position.actor;
  reviewed.cost = (reviewed.better.value - value + 50) / 100;
  if (reviewed.cost >= LEAST_COST)
    keep (self, &reviewed);
  look_at_next (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
look_at_next (KlReview *self)
{
  GWeakRef *ref;
  guint     entry;

  if (kl_review_is_done (self))
    return;
  entry = g_array_index (self->decisions, guint, self->n_done);
  ref = g_new (GWeakRef, 1);
  g_weak_ref_init (ref, self);
  self->search = g_cancellable_new ();
  kl_search_judge_async (&self->history.setup, &self->history.entry[entry]->position, &self->history.entry[entry + 1]->move,
                         self->search, judged_cb, ref);
}

static void
kl_review_dispose (GObject *object)
{
  kl_review_stop (KL_REVIEW (object));
  G_OBJECT_CLASS (kl_review_parent_class)->dispose (object);
}

static void
kl_review_finalize (GObject *object)
{
  KlReview *self = KL_REVIEW (object);

  rules_history_clear (&self->history);
  g_array_unref (self->decisions);
  G_OBJECT_CLASS (kl_review_parent_class)->finalize (object);
}

static void
kl_review_class_init (KlReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = kl_review_dispose;
  object_class->finalize = kl_review_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", KL_TYPE_REVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kl_review_init (KlReview *self)
{
  self->decisions = g_array_new (FALSE, FALSE, sizeof (guint));
}

/* Where a person had a choice. */
static void
find_decisions (KlReview *self,
                KlGame   *game)
{
  g_autofree RulesMoves *legal = g_new (RulesMoves, 1);

  for (int i = 0; i < self->history.cursor; i++)
    {
      const RulesPosition *pos = &self->history.entry[i]->position;
      guint                entry = (guint) i;

      if (self->history.entry[i + 1]->kind != RULES_ENTRY_MOVE ||
          kl_player_get_kind (kl_game_get_player (game, pos->actor)) != KL_KIND_HUMAN)
        continue;
      rules_legal_moves (&self->history.setup, pos, legal);
      if (legal->n > 1)
        g_array_append_val (self->decisions, entry);
    }
}

KlReview *
kl_review_new (KlGame *game)
{
  KlReview *self;

  g_return_val_if_fail (KL_IS_GAME (game), NULL);

  self = g_object_new (KL_TYPE_REVIEW, NULL);
  rules_history_copy (&self->history, kl_game_get_history (game));
  find_decisions (self, game);
  return self;
}

gboolean
kl_review_fits (KlReview *self,
                KlGame   *game)
{
  const RulesHistory *history;

  g_return_val_if_fail (KL_IS_REVIEW (self), FALSE);
  g_return_val_if_fail (KL_IS_GAME (game), FALSE);

  history = kl_game_get_history (game);
  return history->n == self->history.n && history->cursor == self->history.cursor &&
         memcmp (rules_history_position (history), rules_history_position (&self->history), sizeof (RulesPosition)) == 0;
}

void
kl_review_start (KlReview *self)
{
  g_return_if_fail (KL_IS_REVIEW (self));

  if (self->search == NULL)
    look_at_next (self);
}

void
kl_review_stop (KlReview *self)
{
  g_return_if_fail (KL_IS_REVIEW (self));

  g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
}

gboolean
kl_review_is_done (KlReview *self)
{
  g_return_val_if_fail (KL_IS_REVIEW (self), TRUE);
  return self->n_done == self->decisions->len;
}

guint
kl_review_get_n_decisions (KlReview *self)
{
  g_return_val_if_fail (KL_IS_REVIEW (self), 0);
  return self->decisions->len;
}

guint
kl_review_get_n_done (KlReview *self)
{
  g_return_val_if_fail (KL_IS_REVIEW (self), 0);
  return self->n_done;
}

const KlReviewed *
kl_review_get_worst (KlReview *self,
                     guint    *n_worst)
{
  g_return_val_if_fail (KL_IS_REVIEW (self), NULL);
  g_return_val_if_fail (n_worst != NULL, NULL);

  *n_worst = self->n_worst;
  return self->worst;
}
