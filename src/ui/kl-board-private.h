/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of KlBoard share: kl-board.c has the widget, kl-board-view.c pans and zooms, kl-board-fit.c chooses the
 * view until the person does, kl-board-try.c tries and chooses, kl-board-pick.c knows what the person has in mind,
 * kl-board-input.c listens to the pointer, kl-board-keys.c to keys, kl-board-actions.c has the actions, kl-board-hints.c
 * helps to see the game.
 */

#pragma once

#include <adwaita.h>

#include "kl-board-effects.h"
#include "kl-board-intent.h"
#include "kl-board-map.h"
#include "kl-board.h"
#include "kl-art.h"

G_BEGIN_DECLS

/* Smaller than this no tile can be told from another. */
#define KL_BOARD_MIN_ZOOM 0.1

/* A point of the map, in units, is shown at (x, y) + zoom * point. */
typedef struct
{
  double zoom;
  double x, y;
} KlView;

struct _KlBoard
{
  GtkWidget parent_instance;

  /* Template children */
  KlBoardMap               *map;
  GtkGestureDrag           *drag;
  GtkGestureZoom           *pinch;
  GtkEventControllerScroll *scroll;

  /* Owned */
  KlGame         *game;
  GSignalGroup   *game_signals;
  AdwAnimation   *flight; /* from one view to another */
  KlBoardEffects *effects;
  KlPicture      *table;
  GHashTable     *held; /* hardware codes of the keys that are down */

  /* Borrowed */
  GtkWidget *revealed;   /* weak: the child of the map that was to be seen last, or NULL */
  GtkRoot   *focus_root; /* whose focus is watched */
  gulong     focus_handler;

  bool updating; /* the map is being changed: the focus wanders about */
  bool happened; /* the game's next "changed" comes from a move */

  /* The view */
  int    width, height;
  KlView view, from, to;
  bool   fitting; /* the view follows the map until the person moves it */
  bool   near;    /* and shows the spots only, as large as they should be */
  bool   whole;   /* the person wants to see the whole map, though spots are small there */
  guint  sharpen_source;
  double sharp_zoom; /* for which the textures are drawn */
  bool   complete;   /* they are, or will be, drawn for what is out of sight too */
  struct
  {
    graphene_rect_t bar, buttons;   /* empty where nothing is */
    double          lately, before; /* the most that the bar was high, in this round and the one before */
    int             since;          /* the number of tiles when this round began */
  } over;                           /* what lies over the board */
  struct
  {
    guint  source; /* tick callback, or 0 */
    gint64 began;
    double speed_x, speed_y; /* at first, in pixels a second */
    double x, y;             /* gone so far */
  } glide;

  /* Trying */
  KlBoardSlot *slot; /* weak; where the tile is tried, or NULL */
  bool         by_finger;
  RulesTurn    wanted; /* as the person turned it */
  RulesTurn    turn;   /* as it is shown */
  KlIntent     intent;
  bool         hints;
  bool         hint[KL_N_HINTS];

  /* Input */
  bool   panning;
  double panned_x, panned_y; /* of the drag so far */
  gint64 panned_at;          /* when the pointer last moved the map */
  double speed_x, speed_y;   /* of the drag, in pixels a second */
  double pinch_zoom;
  double pinch_x, pinch_y; /* the middle between two fingers */
  gint64 chosen_at;        /* when a click last chose something, and where */
  double chosen_x, chosen_y;
  double pointer_x, pointer_y;
  bool   pointed;        /* there is a pointer, and that is where it was last */
  bool   pointer_inside; /* the pointer is over the board */
};

/* kl-board.c */
/* Shows the game's position, and offers what the person has in mind. */
void kl_board_update (KlBoard *self);
/* The place where keys place, the one with the focus; NULL when none has it. */
KlBoardSlot *kl_board_get_focused_slot (KlBoard *self);

/* kl-board-pick.c */
void kl_board_set_intent (KlBoard        *self,
                          const KlIntent *intent);
/* To what makes sense at first in this position. */
void kl_board_reset_intent (KlBoard *self);
/* To the next tile, kind of figure or wagon. */
void kl_board_next_intent (KlBoard *self);
/* Takes back the last step towards a gift; false when there was none. */
gboolean kl_board_step_back (KlBoard *self);

/* kl-board-view.c */
/* The nearest view in which tiles are whole device pixels wide and begin at whole ones. */
KlView kl_view_rest (KlView view,
                     double device_scale);
void   kl_board_view_init (KlBoard *self);
void   kl_board_view_dispose (KlBoard *self);
void   kl_board_view_allocate (KlBoard *self);
/* The table goes where the map goes, but its planks stay as wide as they are. */
void kl_board_view_snapshot_table (KlBoard     *self,
                                   GtkSnapshot *snapshot);
/* Sees what another board sees. */
void kl_board_view_take_over (KlBoard *self,
                              KlBoard *other);
/* The view that is shown, or that a flight is on its way to. */
KlView kl_board_get_goal (KlBoard *self);
void   kl_board_go_to (KlBoard *self,
                       KlView   view,
                       gboolean animate);
void   kl_board_zoom_by (KlBoard *self,
                         double   factor,
                         double   x,
                         double   y);
/* The same, in an instant that can be seen. */
void kl_board_zoom_smoothly (KlBoard *self,
                             double   factor,
                             double   x,
                             double   y);
void kl_board_zoom_centre (KlBoard *self,
                           double   zoom);
void kl_board_pan (KlBoard *self,
                   double   dx,
                   double   dy);
/* Lets the map run on at this speed, in pixels a second, slower and slower. */
void kl_board_glide (KlBoard *self,
                     double   speed_x,
                     double   speed_y);
void kl_board_stop_glide (KlBoard *self);
void kl_board_find_space (KlBoard *self,
                          double   x,
                          double   y,
                          int     *column,
                          int     *row);

/* kl-board-fit.c */
/* Lets the program choose the view: all of the map, or the spots, where those would be too small. */
void kl_board_fit (KlBoard *self,
                   gboolean animate);
/* As the person asks for: all of the map in any case, until the next decision. */
void kl_board_show_whole (KlBoard *self);
/* In size_allocate. */
void kl_board_fit_size (KlBoard *self,
                        int      width,
                        int      height);
/* While the view is not the person's: chooses it again, when the map has grown or something would be hidden or too small. */
void kl_board_follow (KlBoard *self,
                      bool     grown);
/* Moves the view, if need be, so that the child of the map can be seen, and stays so until the person moves the view; nothing for
 * NULL. */
void kl_board_reveal (KlBoard   *self,
                      GtkWidget *child);

/* kl-board-try.c */
void kl_board_try_slot (KlBoard     *self,
                        KlBoardSlot *slot,
                        gboolean     by_finger);
void kl_board_refresh_try (KlBoard *self);
void kl_board_place (KlBoard     *self,
                     KlBoardSlot *slot);
void kl_board_choose (KlBoard     *self,
                      KlBoardSpot *spot);
void kl_board_refuse (KlBoard *self,
                      int      column,
                      int      row);
/* The move that declines what is asked; false where something has to be done. */
gboolean kl_board_find_pass (KlBoard   *self,
                             RulesMove *move);
void     kl_board_pass (KlBoard *self);
/* Moves the focus to the next place or spot in a direction (-1, 0 or 1 each way); false when there is none. */
gboolean kl_board_move_focus (KlBoard *self,
                              int      dx,
                              int      dy);
/* Where the focus goes when what had it is gone. */
void kl_board_restore_focus (KlBoard *self);
void kl_board_emit_move (KlBoard         *self,
                         const RulesMove *move);
void kl_board_emit_refused (KlBoard         *self,
                            const RulesMove *move,
                            RulesVerdict     verdict);

/* Whether there is a tile to be laid. */
gboolean kl_board_is_placing (KlBoard *self);

/* kl-board-hints.c */
gboolean kl_board_shows_hint (KlBoard *self,
                              KlHint   hint);
/* To the position, and to which hints are on. */
void kl_board_hints_update (KlBoard *self);

/* kl-board-actions.c */
void kl_board_actions_install (GtkWidgetClass *widget_class);
void kl_board_actions_update (KlBoard *self);

/* kl-board-input.c */
/* Shows what the pointer is at. */
void kl_board_point_at (KlBoard *self,
                        double   x,
                        double   y);
void kl_board_input_bind (GtkWidgetClass *widget_class);
void kl_board_input_init (KlBoard *self);

/* kl-board-keys.c */
void kl_board_keys_bind (GtkWidgetClass *widget_class);

G_END_DECLS
