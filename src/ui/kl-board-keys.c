/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keys on the board. A key that is still held down does not run into the next player's choice.
 */

#include "kl-board-private.h"
#include "kl-keys.h"

enum
{
  KEY_PAN = 64 /* pixels per press of an arrow key */
};

/* Enter: places or chooses what has the focus, else what the pointer tries. */
static bool
confirm (KlBoard *self)
{
  GtkRoot     *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget   *focus = gtk_root_get_focus (root);
  KlBoardSlot *slot = kl_board_get_focused_slot (self);

  if (KL_IS_BOARD_SPOT (focus))
    kl_board_choose (self, KL_BOARD_SPOT (focus));
  else if (self->slot != NULL || slot != NULL)
    kl_board_place (self, self->slot != NULL ? self->slot : slot);
  else
    return false;
  return true;
}

/* Escape takes back what is not a move yet. */
static bool
back_out (KlBoard *self)
{
  if (!self->by_finger)
    return kl_board_step_back (self);

  kl_board_try_slot (self, NULL, FALSE);
  return true;
}

/* Keys that decide something: they do so once, when they go down. */
static bool
decide (KlBoard *self,
        guint    key)
{
  KlBoardSpot *spot;

  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      return confirm (self);
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      if (kl_board_is_placing (self))
        kl_board_turn (self, 1);
      else
        return confirm (self);
      return true;
    case GDK_KEY_Escape:
      return back_out (self);
    case GDK_KEY_x:
      kl_board_next_intent (self);
      return true;
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
    case GDK_KEY_n:
      kl_board_pass (self);
      return true;
    default:
      if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9)
        key = key - GDK_KEY_KP_1 + GDK_KEY_1;
      if (key < GDK_KEY_1 || key > GDK_KEY_9)
        return false;
      spot = kl_board_map_find_spot (self->map, key - GDK_KEY_1 + 1);
      if (spot != NULL)
        kl_board_choose (self, spot);
      return true;
    }
}

/* Keys that may be held: they move and turn, and decide nothing. */
static bool
move (KlBoard *self,
      guint    key,
      bool     shifted)
{
  static const struct
  {
    guint arrow, keypad, letter;
    int   dx, dy;
  } ways[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, GDK_KEY_a, -1, 0 },
    { GDK_KEY_Right, GDK_KEY_KP_Right, GDK_KEY_d, 1, 0 },
    { GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_w, 0, -1 },
    { GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_s, 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      bool arrow = key == ways[i].arrow || key == ways[i].keypad;

      if (arrow && kl_board_move_focus (self, ways[i].dx, ways[i].dy))
        return true;
      if (arrow || key == ways[i].letter)
        {
          kl_board_pan (self, -ways[i].dx * KEY_PAN, -ways[i].dy * KEY_PAN);
          return true;
        }
    }

  if (key == GDK_KEY_r)
    {
      kl_board_turn (self, shifted ? -1 : 1);
      return true;
    }
  return false;
}

static gboolean
key_pressed_cb (KlBoard        *self,
                guint           key,
                guint           code,
                GdkModifierType state)
{
  bool held = !g_hash_table_add (self->held, GUINT_TO_POINTER (code));

  if (self->game == NULL || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;

  key = gdk_keyval_to_lower (key);
  if (move (self, key, state & GDK_SHIFT_MASK))
    return TRUE;
  if (!held)
    return decide (self, key);
  /* A held key must not reach a button either, when the focus has moved on. */
  return kl_keys_is_confirming (key);
}

static void
key_released_cb (KlBoard *self,
                 guint    key,
                 guint    code)
{
  g_hash_table_remove (self->held, GUINT_TO_POINTER (code));
}

/* Keys that come up elsewhere, over a dialog for instance, are not down here any more. */
static void
focus_left_cb (KlBoard *self)
{
  g_hash_table_remove_all (self->held);
}

void
kl_board_keys_bind (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_released_cb);
}
