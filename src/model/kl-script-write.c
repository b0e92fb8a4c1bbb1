/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes a game as a script that plays by itself: it says the whole pile and the whole gift deck in the order in which they
 * are drawn, so that the seed serves only for what is shuffled on the way (Take 2, the bag, an opened deck), and it lists
 * the players in the order in which they played.
 */

#include "kl-script.h"

#include <string.h>

#include "kl-text.h"

enum
{
  MAX_NAME = 100 /* letters */
};

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

/* Leaves nothing to chance, and begins with the player who began. Gives who that was. */
static guint
settle (const RulesSetup *original,
        RulesSetup       *setup)
{
  guint first;

  rules_position_settle (original, setup);
  first = setup->first - 1u;
  setup->first = 0;
  setup->value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
  for (guint i = 0; i < setup->n_players; i++)
    {
      guint player = (first + i) % setup->n_players;

      memcpy (setup->supply[i], original->supply[player], sizeof setup->supply[i]);
      setup->abbeys[i] = original->abbeys[player];
    }
  return first;
}

/* The same move with the players counted from the one who began. */
static RulesMove
renumber (RulesMove         move,
          const RulesSetup *setup,
          guint             first)
{
  if (move.kind == RULES_MOVE_SELL)
    move.player = (guint8) ((move.player + setup->n_players - first) % setup->n_players);
  return move;
}

/* One number where all players have as many. */
static void
append_supply (GString      *text,
               const char   *kind,
               guint         n_players,
               const guint8 *first,
               gsize         step)
{
  gboolean equal = TRUE;

  for (guint i = 1; i < n_players; i++)
    equal = equal && first[i * step] == first[0];
  g_string_append_printf (text, "supply %s", kind);
  for (guint i = 0; i < (equal ? 1 : n_players); i++)
    g_string_append_printf (text, " %u", first[i * step]);
  g_string_append_c (text, '\n');
}

/* As one word of a script: without what ends a word, opens a comment or may not stand in a line. */
static void
append_name (GString    *text,
             const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_autofree char *start = g_utf8_substring (valid, 0, MIN (g_utf8_strlen (valid, -1), MAX_NAME));

  g_string_append (text, " \"");
  for (const char *c = start; *c != '\0'; c = g_utf8_next_char (c))
    if (*c != '"' && *c != '#' && !g_unichar_iscntrl (g_utf8_get_char (c)))
      g_string_append_unichar (text, g_utf8_get_char (c));
  g_string_append_c (text, '"');
}

static void
append_setup (GString           *text,
              const RulesSetup  *setup,
              const char *const *names,
              guint              first)
{
  gboolean none = TRUE;

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
    append_name (text, names[(first + i) % setup->n_players]);
  g_string_append_c (text, '\n');
  for (int figure = 0; figure < RULES_N_FIGURES; figure++)
    append_supply (text, rules_figure_name (figure), setup->n_players, &setup->supply[0][figure], sizeof setup->supply[0]);
  append_supply (text, "abbey", setup->n_players, setup->abbeys, 1);

  g_string_append_printf (text, "seed %" G_GUINT64_FORMAT "\nstack-only", setup->seed);
  for (guint i = 0; i < setup->n_stack; i++)
    g_string_append_printf (text, " %s", setup->tiles->type[setup->stack[i]].id);
  for (guint i = 0; i < setup->n_gifts; i++)
    g_string_append_printf (text, "%s %s", i == 0 ? "\ngifts" : "", rules_gift_name (setup->gifts[i]));
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
      if (event->kind == RULES_EVENT_RECEIVED)
        {
          g_string_append_printf (text, "# card %u %s\n", event->player, rules_gift_name (event->card));
          continue;
        }
      g_string_append (text, "# event ");
      kl_text_append_event (text, &replay->setup, &replay->position, event);
      g_string_append_c (text, '\n');
    }
}

/* ended: as it stood after the moves. */
static char *
write_script (const RulesSetup  *setup,
              const char *const *names,
              const RulesMove   *moves,
              guint              n_moves,
              gboolean           ended)
{
  GString           *text = g_string_new (NULL);
  RulesSetup         written;
  g_autofree Replay *replay = g_new (Replay, 1);
  guint              first = settle (setup, &written);

  append_setup (text, &written, names, first);

  replay_start (replay, &written);
  append_events (text, replay);
  for (guint i = 0; i < n_moves; i++)
    {
      RulesMove move = renumber (moves[i], setup, first);
      char      words[RULES_MOVE_TEXT_SIZE];

      replay_move (replay, &move);
      rules_move_format (&move, words);
      g_string_append_printf (text, "%s\n", words);
      append_events (text, replay);
    }
  if (ended)
    {
      rules_position_end (&replay->setup, &replay->position, &replay->events);
      g_string_append (text, "end\n");
      append_events (text, replay);
    }

  g_string_append (text, "expect phase ");
  kl_text_append_phase (text, &replay->position);
  g_string_append (text, "\nexpect scores");
  kl_text_append_scores (text, &replay->setup, &replay->position);
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}

char *
kl_script_write (const RulesSetup *setup,
                 const RulesMove  *moves,
                 guint             n_moves)
{
  static const char *const names[RULES_MAX_PLAYERS] = { "Red", "Blue", "Yellow", "Green", "Black", "Pink" };

  return write_script (setup, names, moves, n_moves, FALSE);
}

char *
kl_script_write_history (const RulesHistory *history,
                         const char *const  *names)
{
  g_autofree RulesMove *moves = g_new (RulesMove, MAX (history->cursor, 1));
  guint                 n = 0;
  gboolean              ended = FALSE;

  for (int i = 1; i <= history->cursor; i++)
    if (history->entry[i]->kind == RULES_ENTRY_MOVE)
      moves[n++] = history->entry[i]->move;
    else
      ended = TRUE;
  return write_script (&history->setup, names, moves, n, ended);
}
