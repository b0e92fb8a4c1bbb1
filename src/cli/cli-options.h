/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The options by which commands say what game is played: --tiles, --parts, --rule, --players.
 */

#pragma once

#include <glib.h>

#include "rules-setup.h"

G_BEGIN_DECLS

typedef struct
{
  char  *tiles;
  char  *parts;
  char **rules;
  int    players;
} CliGameOptions;

void cli_game_options_clear (CliGameOptions *options);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliGameOptions, cli_game_options_clear)

/* For the list of a command's options. */
#define CLI_GAME_OPTIONS(options)                                                                                \
  { "tiles", 0, 0, G_OPTION_ARG_STRING, &(options).tiles, "Tile set: demo or base", "SET" },                     \
      { "parts", 0, 0, G_OPTION_ARG_STRING, &(options).parts, "Exactly these parts, none or all", "A,B,…" },     \
      { "rule", 0, 0, G_OPTION_ARG_STRING_ARRAY, &(options).rules, "A switch, as often as needed", "ID=VALUE" }, \
  {                                                                                                              \
    "players", 0, 0, G_OPTION_ARG_INT, &(options).players, "Number of players", "N"                              \
  }

/* The game that the options ask for: with default_tiles unless they say otherwise, and the players in the order of their
 * seats unless a rule says otherwise. FALSE after having said what is wrong. */
gboolean cli_options_set_up (const CliGameOptions *options,
                             const char           *default_tiles,
                             RulesSetup           *setup);

/* "farmers", or "none"; to be freed. */
char *cli_options_dup_parts (const RulesSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
/* The switches that are not as they are by default: "first-player=listed,table=15 11", or "none"; to be freed. */
char *cli_options_dup_rules (const RulesSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
