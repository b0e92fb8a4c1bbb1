/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the person likes, in this window's menu.
 */

#include "kl-window-private.h"

#include "kl-board.h"
#include "kl-preferences.h"

void
kl_window_bind_preferences (KlWindow *self)
{
  KlPreferences *preferences = kl_preferences_get ();
  GActionMap    *map = G_ACTION_MAP (self);
  /* Named for what it switches off, as people look for it. */
  g_autoptr (GAction) purist = g_object_new (G_TYPE_PROPERTY_ACTION, "name", "purist", "object", preferences,
                                             "property-name", "hints", "invert-boolean", TRUE, NULL);

  g_object_bind_property (preferences, "hints", self, "hints", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property (preferences, "cover", self, "cover", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_action_map_add_action (map, purist);
  for (int i = 0; i < KL_N_HINTS; i++)
    {
      const char                 *name = kl_board_hint_names[i];
      g_autoptr (GPropertyAction) action = g_property_action_new (name, preferences, name);

      g_action_map_add_action (map, G_ACTION (action));
    }
}

/* The preferences live on, and would tell a window that is gone. */
void
kl_window_unbind_preferences (KlWindow *self)
{
  g_action_map_remove_action (G_ACTION_MAP (self), "purist");
  for (int i = 0; i < KL_N_HINTS; i++)
    g_action_map_remove_action (G_ACTION_MAP (self), kl_board_hint_names[i]);
}
