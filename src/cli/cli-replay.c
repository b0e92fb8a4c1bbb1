/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * kloosterland-cli replay: a saved game, move by move, with what each brought about and where it led.
 */

#include "cli-command.h"
#include "cli-json.h"
#include "kl-save.h"
#include "kl-text.h"

typedef struct
{
  KlGame              *game;
  const RulesSetup    *setup;
  const RulesPosition *pos;  /* at the cursor: every segment of the game is there, under the number it always had */
  CliJson             *json; /* NULL: text */
} Report;

/* The start and an ended game are no moves. */
static char *
dup_move (KlTurn *turn)
{
  const RulesMove *move = kl_turn_get_move (turn);
  char             text[RULES_MOVE_TEXT_SIZE];

  if (move == NULL)
    return g_strdup (kl_turn_get_index (turn) == 0 ? "start" : "end");
  rules_move_format (move, text);
  return g_strdup (text);
}

static void
report_turn (const Report *report,
             KlTurn       *turn)
{
  g_autofree char  *move = dup_move (turn);
  guint             n_events;
  const RulesEvent *events = kl_turn_get_events (turn, &n_events);

  if (report->json != NULL)
    {
      cli_json_begin_object (report->json, NULL);
      cli_json_integer (report->json, "player", kl_turn_get_player (turn));
      cli_json_string (report->json, "move", move);
      cli_json_begin_array (report->json, "events");
    }
  else
    {
      cli_print ("%s\n", move);
    }
  for (guint i = 0; i < n_events; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      kl_text_append_event (text, report->setup, report->pos, &events[i]);
      if (report->json != NULL)
        cli_json_string (report->json, NULL, text->str);
      else
        cli_print ("  event %s\n", text->str);
    }
  if (report->json != NULL)
    {
      cli_json_end_array (report->json);
      cli_json_end_object (report->json);
    }
}

static void
report_turns (const Report *report)
{
  GListModel *log = kl_game_get_log (report->game);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (KlTurn) turn = g_list_model_get_item (log, i);

      report_turn (report, turn);
    }
}

static void
report_text (const Report *report)
{
  g_autoptr (GString) text = g_string_new ("phase ");

  report_turns (report);
  kl_text_append_phase (text, report->pos);
  g_string_append (text, "\nscores");
  kl_text_append_scores (text, report->setup, report->pos);
  cli_print ("%s\ndigest %016" G_GINT64_MODIFIER "x\n", text->str, rules_position_digest (report->setup, report->pos));
}

static void
report_json (const Report *report,
             const char   *file)
{
  CliJson         *json = report->json;
  g_autofree char *digest = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", rules_position_digest (report->setup, report->pos));

  cli_json_init (json);
  cli_json_begin_object (json, NULL);
  cli_json_string (json, "file", file);
  cli_json_begin_array (json, "turns");
  report_turns (report);
  cli_json_end_array (json);
  cli_json_string (json, "phase", rules_phase_name (report->pos->phase));
  cli_json_begin_array (json, "players");
  for (guint i = 0; i < report->setup->n_players; i++)
    {
      KlPlayer *player = kl_game_get_player (report->game, i);

      cli_json_begin_object (json, NULL);
      cli_json_string (json, "name", kl_player_get_name (player));
      cli_json_string (json, "colour", kl_colour_get_id (kl_player_get_colour (player)));
      cli_json_integer (json, "score", report->pos->score[i]);
      cli_json_end_object (json);
    }
  cli_json_end_array (json);
  cli_json_string (json, "digest", digest);
  cli_json_end_object (json);
  cli_json_finish (json);
}

CliStatus
cli_replay (char **arguments)
{
  gboolean           as_json;
  g_autofree char   *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (KlGame) game = NULL;
  g_autoptr (GError) error = NULL;
  CliJson            json;

  bytes = cli_parse_file (arguments, "SAVE", "Plays a saved game again, to where it was left; - is standard input.", &as_json, &path);
  if (bytes == NULL)
    return CLI_UNUSABLE;
  game = kl_save_from_bytes (bytes, path, &error);
  if (game == NULL)
    {
      cli_print_error (error);
      return CLI_FAILED;
    }

  if (as_json)
    report_json (&(Report){ game, kl_game_get_setup (game), kl_game_get_position (game), &json }, path);
  else
    report_text (&(Report){ game, kl_game_get_setup (game), kl_game_get_position (game), NULL });
  return CLI_OK;
}
