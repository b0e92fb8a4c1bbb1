/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window's fields, shared by its files.
 */

#pragma once

#include "kl-history-bar.h"
#include "kl-lesson-bar.h"
#include "kl-result-dialog.h"
#include "kl-review.h"
#include "kl-table.h"
#include "kl-thinker.h"
#include "kl-window.h"

G_BEGIN_DECLS

/* What a person does at the board, to see whether that has changed. */
typedef struct
{
  gconstpointer focus; /* a widget, only to be compared; NULL in a menu, which goes */
  int           turn, picked, figure, wagon, gift;
} KlAttention;

struct _KlWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children */
  GtkBox *room; /* for the content */

  /* Borrowed: what kl-window-content.c has built */
  GtkWidget       *content;
  AdwWindowTitle  *title;
  AdwToastOverlay *toasts;
  GtkStack        *pages;
  GtkWidget       *start; /* the page of welcome's first button */
  KlLessonBar     *lesson;
  KlTable         *table;
  KlHistoryBar    *history;
  GtkWidget       *log_button;

  /* Owned */
  KlGame       *game;
  KlGame       *previous; /* what kl_window_replace_game () replaced last, or NULL */
  KlGame       *kept;     /* what is played apart from the lesson, while there is one */
  GSignalGroup *signals;
  KlThinker    *thinker;
  KlReview     *review;    /* of a game that is over; NULL until somebody asks */
  GCancellable *advice;    /* while a suggestion is being looked for */
  KlAttention   asker;     /* as it was asked for */
  GPtrArray    *autosaves; /* of KlAutosave: of the game on the table, the previous one, and those that could not be kept */

  int      reviewed;      /* the entry of the history that somebody looks at from the review, or -1 */
  guint    review_source; /* goes back there; 0 without */
  guint    focus_source;  /* looks for a focus that may be lost; 0 without */
  guint    next_place;    /* by worth, from 0: where win.go-to-place goes */
  gboolean hints;
  gboolean cover;
  gboolean just_ended; /* by the move that is being played */

  /* Until the points come up, or 0: first the frame that shows the last move, then a source that follows it. */
  guint    result_tick;
  guint    result_source;
  gboolean result_waits; /* for somebody who reads the rules */
};

/* Tells something in passing, plain text; button and action may be NULL. */
void kl_window_add_toast (KlWindow   *self,
                          const char *text,
                          const char *button,
                          const char *action);

/* kl-window-focus.c: nobody is left without a focus. */
void kl_window_bind_focus (KlWindow *self);
void kl_window_unbind_focus (KlWindow *self);
/* Where the game goes on: on the board, or at what covers it between turns; without a game, where one begins. */
void kl_window_focus_game (KlWindow *self);

/* kl-window-keep.c: before another game, or NULL, comes to the table; and before the window goes, which it may not when
 * the answer is FALSE. */
void     kl_window_keep_game (KlWindow *self,
                              KlGame   *next);
gboolean kl_window_flush (KlWindow *self);
void     kl_window_dispose_autosaves (KlWindow *self);

/* Whether any game is kept. */
gboolean kl_window_has_kept (void);

/* Where the game on the table is kept (kl-store.h), or NULL when there is none. */
const char *kl_window_get_path (KlWindow *self);

/* kl-window-share.c */
void kl_window_class_install_share_actions (KlWindowClass *klass);

/* kl-window-content.c */
void kl_window_build (KlWindow *self);

/* kl-window.c: the page, the title and the actions for the game that there is, or that there is none. */
void kl_window_show_game (KlWindow *self);

/* kl-window-preferences.c */
void kl_window_bind_preferences (KlWindow *self);
void kl_window_unbind_preferences (KlWindow *self);

/* kl-window-computer.c: the computers at the table. */
void kl_window_class_install_computer_actions (KlWindowClass *klass);
void kl_window_bind_computer (KlWindow *self);
/* At the table that has been built. */
void kl_window_seat_computer (KlWindow *self);
void kl_window_unbind_computer (KlWindow *self);
void kl_window_update_computer_actions (KlWindow *self);
/* The review of the game on the table; borrowed. And a moment of it, with what would have been better. */
KlReview *kl_window_get_review (KlWindow *self);
void      kl_window_look_at_reviewed (KlWindow         *self,
                                      const KlReviewed *reviewed);
/* Somebody is back from looking back: if that was from the review, the review goes on. */
void kl_window_return_to_review (KlWindow *self);

/* kl-window-hear.c: playing without seeing the board. */
void kl_window_class_install_hear_actions (KlWindowClass *klass);
void kl_window_update_hear_actions (KlWindow *self);

/* kl-window-actions.c */
/* The points of the game that is over; borrowed. */
KlResultDialog *kl_window_show_result (KlWindow *self);
void            kl_window_class_install_actions (KlWindowClass *klass);
void            kl_window_update_actions (KlWindow *self);

/* kl-window-lesson.c */
void     kl_window_class_install_lesson_actions (KlWindowClass *klass);
gboolean kl_window_in_lesson (KlWindow *self);
/* Has the table cover secrets, or not: as the person likes, but never in a lesson. */
void kl_window_update_cover (KlWindow *self);
/* Brings back the game that was kept; nothing when there is no lesson. */
void kl_window_leave_lesson (KlWindow *self);

G_END_DECLS
