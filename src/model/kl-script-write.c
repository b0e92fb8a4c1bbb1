/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes a game as a script that plays by itself: it needs no seed, because it says every tile that was drawn, and it
 * lists the players in the order in which they played.
 */

#include "kl-script.h"

#include "kl-text.h"

typedef struct
{
  RulesSetup    setup;
  RulesPosition position;
  RulesEvents   events;
} Replay;

static void
replay_start (Replay           *replay,
              const RulesSetup *setup)
{
  replay->setup = *setup;
  rules_position_start (&replay->setup, &replay->position, &replay->events);
}

static void
replay_move (Replay          *replay,
             const RulesMove *move)
{
  RulesVerdict verdict = rules_position_apply (&replay->setup, &replay->position, move, &replay->events);

  g_assert (verdict == RULES_OK);
}

static void
add_draws (RulesSetup        *setup,
           const RulesEvents *events)
{
  for (int i = 0; i < events->n; i++)
    if (events->event[i].kind == RULES_EVENT_DRAWN)
      setup->stack[setup->n_stack++] = events->event[i].type;
}

/* Plays the game as it was to learn the order of the tiles and who began; setup becomes that of the script. */
static void
settle (Replay          *replay,
        RulesSetup      *setup,
        const RulesMove *moves,
        guint            n_moves)
{
  RulesSetup original = *setup;
  guint      first;

  replay_start (replay, &original);
  first = replay->position.player;
  setup->n_stack = 0;
  add_draws (setup, &replay->events);
  for (guint i = 0; i < n_moves; i++)
    {
      replay_move (replay, &moves[i]);
      add_draws (setup, &replay->events);
    }

  setup->stack_only = true;
  setup->value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
  for (guint i = 0; i < setup->n_players; i++)
    for (guint figure = 0; figure < RULES_N_FIGURES; figure++)
      setup->supply[i][figure] = original.supply[(first + i) % setup->n_players][figure];
}

static void
append_setup (GString          *text,
              const RulesSetup *setup)
{
  static const char *const names[RULES_MAX_PLAYERS] = { "Red", "Blue", "Yellow", "Green", "Black", "Pink" };
  gboolean                 none = TRUE;

  g_string_append_printf (text, "tiles %s\nparts", setup->tiles->set[setup->set].id);
  for (int part = 0; part < RULES_N_PARTS; part++)
    if (setup->part[part])
      {
        g_string_append_printf (text, " %s", rules_part_get (part)->id);
        none = FALSE;
      }
  g_string_append (text, none ? " none\n" : "\n");

  for (int id = 0; id < RULES_N_SWITCHES; id++)
    {
      char words[32];

      rules_switch_format (id, setup->value[id], words, sizeof words);
      g_string_append_printf (text, "rule %s %s\n", rules_switch_get (id)->id, words);
    }

  g_string_append (text, "players");
  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_printf (text, " %s", names[i]);
  for (int figure = 0; figure < RULES_N_FIGURES; figure++)
    {
      guint total = 0;

      for (guint i = 0; i < setup->n_players; i++)
        total += setup->supply[i][figure];
      if (total == 0 && figure != RULES_MEEPLE)
        continue;
      g_string_append_printf (text, "\nsupply %s", rules_figure_name (figure));
      for (guint i = 0; i < setup->n_players; i++)
        g_string_append_printf (text, " %u", setup->supply[i][figure]);
    }

  g_string_append_printf (text, "\nseed %" G_GUINT64_FORMAT "\nstack-only", setup->seed);
  for (guint i = 0; i < setup->n_stack; i++)
    g_string_append_printf (text, " %s", setup->tiles->type[setup->stack[i]].id);
  g_string_append_c (text, '\n');
}

static void
append_events (GString      *text,
               const Replay *replay)
{
  for (int i = 0; i < replay->events.n; i++)
    {
      const RulesEvent *event = &replay->events.event[i];
      const char       *id = replay->setup.tiles->type[event->type].id;

      if (event->kind == RULES_EVENT_DRAWN)
        {
          g_string_append_printf (text, "# draw %s\n", id);
          continue;
        }
      if (event->kind == RULES_EVENT_DISCARDED)
        {
          g_string_append_printf (text, "# discard %s\n", id);
          continue;
        }
      g_string_append (text, "# event ");
      kl_text_append_event (text, &replay->setup, &replay->position, event);
      g_string_append_c (text, '\n');
    }
}

char *
kl_script_write (const RulesSetup *setup,
                 const RulesMove  *moves,
                 guint             n_moves)
{
  GString           *text = g_string_new (NULL);
  RulesSetup         written = *setup;
  g_autofree Replay *replay = g_new (Replay, 1);

  settle (replay, &written, moves, n_moves);
  append_setup (text, &written);

  replay_start (replay, &written);
  append_events (text, replay);
  for (guint i = 0; i < n_moves; i++)
    {
      char words[RULES_MOVE_TEXT_SIZE];

      replay_move (replay, &moves[i]);
      rules_move_format (&moves[i], words);
      g_string_append_printf (text, "%s\n", words);
      append_events (text, replay);
    }

  g_string_append (text, "expect phase ");
  kl_text_append_phase (text, &replay->position);
  g_string_append (text, "\nexpect scores");
  kl_text_append_scores (text, &replay->setup, &replay->position);
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}
