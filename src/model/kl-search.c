/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A task has everything that it needs, so that the game may go on or be gone meanwhile. The search itself knows of no
 * GCancellable: a flag that both see is set when that is cancelled.
 */

#include "kl-search.h"

#include "rules-random.h"

typedef struct
{
  RulesSetup    setup;
  RulesPosition pos;
  AiLevel       level;
  guint32       iterations; /* 0: as the level has it */
  gboolean      judges;
  RulesMove     move; /* to be judged */
  AiChoice      choice;
  int32_t       value; /* of the move */
  atomic_bool   cancelled;
} Request;

enum
{
  JUDGE_ITERATIONS = 1000 /* a whole game has to be judged while somebody waits */
};

static GMutex    thinking; /* held by the thread that thinks */
static AiSearch *search;   /* of that thread; NULL before the first thought */

static void
cancelled_cb (GCancellable *cancellable,
              Request      *request)
{
  atomic_store (&request->cancelled, true);
}

/* From what everybody can see: how far the game is. */
static guint64
make_seed (const Request *request)
{
  const RulesPosition *pos = &request->pos;

  return rules_random_stream (request->setup.seed, (guint64) pos->turn_number << 24 | (guint64) pos->phase << 16 | (guint64) pos->actor << 8 | pos->n_figures);
}

/* The memory is kept from thought to thought: each of the many threads that one after the other think has a heap of its own,
 * and would keep as much in it after giving it back. */
static gboolean
choose (Request *request)
{
  const AiBudget budget = {
    .iterations = request->iterations,
    .seed = make_seed (request),
    .cancelled = &request->cancelled,
  };

  if (search == NULL)
    search = ai_search_new ();
  if (search == NULL)
    return FALSE;
  if (request->judges)
    return ai_search_judge (search, &request->setup, &request->pos, request->level, &budget, &request->move, &request->choice, &request->value);
  return ai_search_choose (search, &request->setup, &request->pos, request->level, &budget, &request->choice);
}

static void
work (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  Request *request = data;
  gulong   handler = cancellable != NULL ? g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), request, NULL) : 0;
  gboolean found;

  g_mutex_lock (&thinking);
  found = !atomic_load (&request->cancelled) && choose (request);
  g_mutex_unlock (&thinking);

  g_cancellable_disconnect (cancellable, handler);
  if (g_task_return_error_if_cancelled (task))
    return;
  if (found)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "There is no memory to think with");
}

static Request *
create_request (const RulesSetup    *setup,
                const RulesPosition *pos,
                AiLevel              level)
{
  Request *request = g_new0 (Request, 1);

  request->setup = *setup;
  request->pos = *pos;
  request->level = level;
  return request;
}

static void
run (Request            *request,
     gpointer            tag,
     GCancellable       *cancellable,
     GAsyncReadyCallback callback,
     gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, tag);
  /* After what the person does, and after what is to be drawn. */
  g_task_set_priority (task, G_PRIORITY_DEFAULT_IDLE);
  g_task_set_task_data (task, request, g_free);
  g_task_run_in_thread (task, work);
}

void
kl_search_choose_async (const RulesSetup    *setup,
                        const RulesPosition *pos,
                        AiLevel              level,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_return_if_fail (setup != NULL && pos != NULL);
  g_return_if_fail (pos->phase != RULES_PHASE_OVER);

  run (create_request (setup, pos, level), kl_search_choose_async, cancellable, callback, user_data);
}

gboolean
kl_search_choose_finish (GAsyncResult *result,
                         AiChoice     *choice,
                         GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);
  g_return_val_if_fail (choice != NULL, FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  *choice = ((Request *) g_task_get_task_data (G_TASK (result)))->choice;
  return TRUE;
}

void
kl_search_judge_async (const RulesSetup    *setup,
                       const RulesPosition *pos,
                       const RulesMove     *move,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             user_data)
{
  Request *request;

  g_return_if_fail (setup != NULL && pos != NULL && move != NULL);
  g_return_if_fail (rules_position_check (setup, pos, move) == RULES_OK);

  request = create_request (setup, pos, AI_MASTER);
  request->iterations = JUDGE_ITERATIONS;
  request->judges = TRUE;
  request->move = *move;
  run (request, kl_search_judge_async, cancellable, callback, user_data);
}

gboolean
kl_search_judge_finish (GAsyncResult *result,
                        AiChoice     *choice,
                        int          *value,
                        GError      **error)
{
  g_return_val_if_fail (value != NULL, FALSE);

  if (!kl_search_choose_finish (result, choice, error))
    return FALSE;
  *value = ((Request *) g_task_get_task_data (G_TASK (result)))->value;
  return TRUE;
}
