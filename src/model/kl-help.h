/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules as they are told to those who play, from data/help/rules.xml.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

typedef enum
{
  KL_HELP_PARAGRAPH,
  KL_HELP_ITEM, /* of a list */
  KL_HELP_EXAMPLE
} KlHelpKind;

/* All words in here are English; who shows them translates them, so that the language can change at any time. */
typedef struct
{
  KlHelpKind kind;
  char      *text; /* or what is to be seen in the picture */

  /* An example's picture; kl_help_play () plays its game. */
  char *script;
  char *light;  /* "1,0 road w": whose feature is lit up; or NULL */
  char *offers; /* what may be chosen then: "yes", a figure or a gift card; or NULL */
} KlHelpBlock;

typedef struct
{
  char       *id; /* the number of the rule: "B3" */
  char       *title;
  const char *chapter; /* its title */
  GPtrArray  *blocks;  /* of KlHelpBlock */
} KlHelpSection;

/* Every section, in the order of reading. Read once and kept. */
const GPtrArray *kl_help_get (void);

/* The number of the section with that id, or -1. */
int kl_help_find (const char *id);

/* Whether every word that somebody typed is found in the section as the present language has it. */
gboolean kl_help_matches (const KlHelpSection *section,
                          const char          *words);

/* The rule because of which a move was refused. */
const char *kl_help_rule_for_verdict (RulesVerdict verdict);
/* The rule of a card. */
const char *kl_help_rule_for_gift (RulesGift card);

/* The game that one of our own scripts plays, for a picture or a lesson. Its players are called by their colours; a
 * player of the script gets the colour that he is named after. */
KlGame *kl_help_play (const char *script,
                      GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
