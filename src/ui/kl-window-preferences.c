/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the person likes, in this window's menu.
 */

#include "kl-window-private.h"

#include "kl-board.h"
#include "kl-preferences.h"

/* An action that is not there cannot be chosen: the hints one by one are for those who want any. */
static void
update_hint_actions (KlWindow *self)
{
  for (int i = 0; i < KL_N_HINTS; i++)
    {
      const char                 *name = kl_board_hint_names[i];
      g_autoptr (GPropertyAction) action = NULL;

      g_action_map_remove_action (G_ACTION_MAP (self), name);
      if (!self->hints)
        continue;
      action = g_property_action_new (name, kl_preferences_get (), name);
      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
    }
}

void
kl_window_bind_preferences (KlWindow *self)
{
  KlPreferences *preferences = kl_preferences_get ();
  /* Named for what it switches off, as people look for it. */
  g_autoptr (GAction) purist = g_object_new (G_TYPE_PROPERTY_ACTION, "name", "purist", "object", preferences,
                                             "property-name", "hints", "invert-boolean", TRUE, NULL);

  g_object_bind_property (preferences, "hints", self, "hints", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property (preferences, "cover", self, "cover", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_action_map_add_action (G_ACTION_MAP (self), purist);
  g_signal_connect (self, "notify::hints", G_CALLBACK (update_hint_actions), NULL);
  update_hint_actions (self);
}

/* The preferences live on, and would tell a window that is gone. */
void
kl_window_unbind_preferences (KlWindow *self)
{
  g_action_map_remove_action (G_ACTION_MAP (self), "purist");
  for (int i = 0; i < KL_N_HINTS; i++)
    g_action_map_remove_action (G_ACTION_MAP (self), kl_board_hint_names[i]);
}
