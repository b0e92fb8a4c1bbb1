/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Starting again brings the window up, with the file that was asked for. A game asked for by options, for testing, gets
 * a program of its own.
 */

#include "kl-application.h"

#include <signal.h>

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "kl-dialogs.h"
#include "kl-help-window.h"
#include "kl-language.h"
#include "kl-names.h"
#include "kl-palette.h"
#include "kl-plan.h"
#include "kl-popovers.h"
#include "kl-preferences-window.h"
#include "kl-preferences.h"
#include "kl-print-command.h"
#include "kl-print-dialog.h"
#include "kl-switches.h"
#include "kl-tiles.h"
#include "kl-window.h"

enum
{
  ACCESSIBLE_WITHOUT_BUS = 18 /* of GTK 4: with the next older one that was tried, 4.8, it crashes */
};

struct _KlApplication
{
  AdwApplication parent_instance;

  /* Options */
  char  *new_tiles;  /* owned; NULL without the option */
  char  *new_parts;  /* owned; NULL without the option */
  char **new_rules;  /* owned; NULL without the option */
  char  *new_levels; /* owned; NULL without the option */
  int    new_players;
  gint64 new_seed;

  /* Owned */
  KlGame *new_game; /* that they ask for, until the window has it */

  guint respeak_source; /* until the windows speak the new language */
};

G_DEFINE_FINAL_TYPE (KlApplication, kl_application, ADW_TYPE_APPLICATION)

static const struct
{
  const char *action;
  const char *keys[4];
} accels[] = {
  { "win.new", { "<Control>n" } },
  { "win.open", { "<Control>o" } },
  { "win.save-copy", { "<Control>s", "<Control><Shift>s" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { "win.history", { "<Control>h" } },
  { "win.score-track", { "<Control>t" } },
  { "win.fit", { "f" } },
  { "win.hints", { "h" } },
  { "win.tiles-left", { "t" } },
  { "win.pause", { "p" } },
  { "win.suggest", { "i" } },
  { "win.hear-turn", { "g" } },
  { "win.hear-around", { "e" } },
  { "win.hear-features", { "m" } },
  { "win.hear-players", { "o" } },
  { "win.hear-places", { "b" } },
  { "win.go-to-place", { "j" } },
  { "win.look-at-gifts", { "l" } },
  { "win.pick(1)", { "<Alt>1" } },
  { "win.pick(2)", { "<Alt>2" } },
  { "win.pick(3)", { "<Alt>3" } },
  { "win.pick(4)", { "<Alt>4" } },
  { "win.pick(5)", { "<Alt>5" } },
  { "win.pick(6)", { "<Alt>6" } },
  { "win.pick(7)", { "<Alt>7" } },
  { "win.pick(8)", { "<Alt>8" } },
  { "win.pick(9)", { "<Alt>9" } },
  { "win.zoom-in", { "<Control>plus", "<Control>equal", "<Control>KP_Add" } },
  { "win.zoom-out", { "<Control>minus", "<Control>KP_Subtract" } },
  { "win.zoom-normal", { "<Control>0", "<Control>KP_0" } },
  { "win.fullscreen", { "F11" } },
  { "app.rules::", { "F1" } },
  { "win.show-help-overlay", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
};

/* The one that was used last. A message whose window has been closed has none under it. */
static KlWindow *
get_window (KlApplication *self)
{
  for (GList *windows = gtk_application_get_windows (GTK_APPLICATION (self)); windows != NULL; windows = windows->next)
    {
      GtkWindow *window = windows->data;

      while (gtk_window_get_transient_for (window) != NULL)
        window = gtk_window_get_transient_for (window);
      if (KL_IS_WINDOW (window))
        return KL_WINDOW (window);
    }
  return NULL;
}

/* "gifts,abbey": besides those that are usual with the tiles; "none": not even those. */
static gboolean
choose_parts (KlPlan     *plan,
              const char *text)
{
  g_auto (GStrv) ids = g_strsplit (text, ",", -1);

  for (char **id = ids; *id != NULL; id++)
    {
      int part = rules_part_find (*id);

      if (g_str_equal (*id, "none"))
        for (int i = 0; i < RULES_N_PARTS; i++)
          kl_plan_set_part (plan, i, FALSE);
      else if (g_str_equal (*id, "all"))
        for (int i = 0; i < RULES_N_PARTS; i++)
          kl_plan_set_part (plan, i, TRUE);
      else if (part >= 0)
        kl_plan_set_part (plan, part, TRUE);
      else
        return FALSE;
    }
  return TRUE;
}

/* "table=15 11"; an id alone switches on. */
static gboolean
choose_rule (KlPlan     *plan,
             const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, "=", 2);
  int            id = words[0] != NULL ? rules_switch_find (words[0]) : -1;
  int16_t        value;

  if (id < 0 || !rules_switch_parse (id, words[1], &value))
    return FALSE;
  kl_plan_set_value (plan, id, value);
  return plan->rules.value[id] == value;
}

/* "strong,casual": of the last players. */
static gboolean
choose_computers (KlPlan     *plan,
                  const char *text)
{
  g_auto (GStrv) ids = g_strsplit (text, ",", -1);
  guint          n = g_strv_length (ids);

  for (guint i = 0; i < n && n <= plan->n_players; i++)
    {
      int kind = kl_kind_find (ids[i]);

      if (kind < 0)
        return FALSE;
      plan->kind[plan->n_players - n + i] = (KlKind) kind;
    }
  return n <= plan->n_players;
}

/* The game that the options ask for; NULL when there is none such. */
static KlGame *
begin_game (KlApplication *self)
{
  g_auto (KlPlan)     plan = { 0 };
  const RulesTileSet *tiles = kl_tiles_get ();
  int                 set = rules_tileset_find_set (tiles, self->new_tiles);

  if (set < 0 || !tiles->set[set].complete || self->new_players < KL_PLAN_MIN_PLAYERS || self->new_players > RULES_MAX_PLAYERS)
    return NULL;
  kl_plan_init (&plan);
  kl_plan_choose_set (&plan, set);
  plan.n_players = (guint) self->new_players;
  if (self->new_parts != NULL && !choose_parts (&plan, self->new_parts))
    return NULL;
  if (self->new_levels != NULL && !choose_computers (&plan, self->new_levels))
    return NULL;
  for (char **rule = self->new_rules; rule != NULL && *rule != NULL; rule++)
    if (!choose_rule (&plan, *rule))
      return NULL;
  return kl_plan_begin (&plan, (guint64) self->new_seed, NULL);
}

static KlWindow *
create_window (KlApplication *self)
{
  KlWindow *window = kl_window_new (GTK_APPLICATION (self));

  if (!g_str_equal (APP_ID, SCHEMA_ID))
    gtk_widget_add_css_class (GTK_WIDGET (window), "devel"); /* the toolkit's mark of a development version */
  if (self->new_game != NULL)
    kl_window_set_game (window, self->new_game);
  else
    kl_window_resume (window);
  g_clear_object (&self->new_game);
  return window;
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  kl_dialogs_about (GTK_WINDOW (get_window (KL_APPLICATION (user_data))));
}

/* Over the window that asks, so that the rules can be read beside a dialog. */
static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (user_data));

  if (window != NULL)
    kl_help_window_show (window, g_variant_get_string (parameter, NULL));
}

static void
lessons_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  KlWindow *window = get_window (KL_APPLICATION (user_data));

  if (window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.lessons", NULL);
}

static void
close_cb (gpointer user_data)
{
  g_autoptr (GtkWindow) window = user_data;

  gtk_window_close (window);
}

/* By way of the window, which keeps the game. Windows over it end with it, and a key that was pressed in one of them must have
 * done its work before. The bus can ask for it when there is no window yet. */
static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  KlWindow *window = get_window (KL_APPLICATION (user_data));

  if (window != NULL)
    g_idle_add_once (close_cb, g_object_ref (window));
  else
    g_application_quit (G_APPLICATION (user_data));
}

/* The computer is shut down, or somebody asks the program to go: the game is kept, and nothing holds
 * it up. */
static gboolean
terminated_cb (gpointer user_data)
{
  KlWindow *window = get_window (KL_APPLICATION (user_data));

  if (window != NULL)
    kl_window_write_games (window, NULL); /* the thread that does so goes with the program */
  g_application_quit (G_APPLICATION (user_data));
  return G_SOURCE_CONTINUE;
}

/* Not while the row that was chosen from is at work, for it is built anew. The preferences come last, to be in front. */
static void
respeak_cb (gpointer user_data)
{
  KlApplication *self = KL_APPLICATION (user_data);
  KlWindow      *window = get_window (self);

  self->respeak_source = 0;
  if (window == NULL)
    return;
  kl_window_rebuild (window);
  kl_help_window_reopen ();
  kl_preferences_window_reopen ();
}

static void
language_cb (KlApplication *self)
{
  kl_language_choose (kl_preferences_get_language (kl_preferences_get ()));
  if (self->respeak_source == 0)
    self->respeak_source = g_idle_add_once (respeak_cb, self);
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  kl_preferences_window_show (gtk_application_get_active_window (GTK_APPLICATION (user_data)));
}

static void
print_and_play_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  gtk_window_present (GTK_WINDOW (kl_print_dialog_new (GTK_WINDOW (get_window (KL_APPLICATION (user_data))))));
}

static void
kl_application_activate (GApplication *application)
{
  KlApplication *self = KL_APPLICATION (application);
  KlWindow      *window = get_window (self);

  gtk_window_present (GTK_WINDOW (window != NULL ? window : create_window (self)));
}

static void
kl_application_open (GApplication *application,
                     GFile       **files,
                     int           n_files,
                     const char   *hint)
{
  KlApplication *self = KL_APPLICATION (application);

  kl_application_activate (application);
  for (int i = 0; i < n_files; i++)
    kl_window_open_file (get_window (self), files[i]);
}

static int
kl_application_handle_local_options (GApplication *application,
                                     GVariantDict *options)
{
  KlApplication *self = KL_APPLICATION (application);

  if (self->new_tiles == NULL)
    return kl_print_command_run ();
  self->new_game = begin_game (self);
  if (self->new_game == NULL)
    {
      g_printerr ("%s\n", _ ("There is no such game: see --help-testing."));
      return EXIT_FAILURE;
    }
  g_application_set_flags (application, g_application_get_flags (application) | G_APPLICATION_NON_UNIQUE);
  return -1;
}

/* Where there is a bus for accessibility and none for the session, GTK 4.8 has no names for what it tells on the one, and crashes
 * when a window closes. It asks for this variable when it makes its first window. */
static void
leave_accessibility (GApplication *application)
{
  if (g_application_get_dbus_connection (application) == NULL && gtk_get_minor_version () < ACCESSIBLE_WITHOUT_BUS)
    g_setenv ("GTK_A11Y", "none", FALSE);
}

static void
kl_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = {
    { .name = "about", .activate = about_cb },
    { .name = "rules", .activate = rules_cb, .parameter_type = "s" },
    { .name = "lessons", .activate = lessons_cb },
    { .name = "preferences", .activate = preferences_cb },
    { .name = "print-and-play", .activate = print_and_play_cb },
    { .name = "quit", .activate = quit_cb },
  };
  static const int endings[] = { SIGTERM, SIGINT, SIGHUP };

  leave_accessibility (application);
  G_APPLICATION_CLASS (kl_application_parent_class)->startup (application);
  kl_palette_install (gdk_display_get_default ());
  kl_names_mend ();
  kl_switches_mend ();
  kl_popovers_mend ();

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    g_unix_signal_add (endings[i], terminated_cb, application);
  gtk_window_set_default_icon_name (APP_ID);
  kl_preferences_window_apply ();
  /* Once more than before the toolkit was there, for the direction in which its windows are read. */
  kl_language_choose (kl_preferences_get_language (kl_preferences_get ()));
  g_signal_connect_object (kl_preferences_get (), "notify::language", G_CALLBACK (language_cb), application, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), accels[i].action, accels[i].keys);
}

static void
kl_application_finalize (GObject *object)
{
  KlApplication *self = KL_APPLICATION (object);

  g_clear_handle_id (&self->respeak_source, g_source_remove);
  g_clear_object (&self->new_game);
  g_free (self->new_tiles);
  g_free (self->new_parts);
  g_strfreev (self->new_rules);
  g_free (self->new_levels);

  G_OBJECT_CLASS (kl_application_parent_class)->finalize (object);
}

static void
kl_application_class_init (KlApplicationClass *klass)
{
  GObjectClass      *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = kl_application_finalize;
  application_class->activate = kl_application_activate;
  application_class->open = kl_application_open;
  application_class->handle_local_options = kl_application_handle_local_options;
  application_class->startup = kl_application_startup;
}

static void
kl_application_init (KlApplication *self)
{
  const GOptionEntry testing[] = {
    { "new", 0, 0, G_OPTION_ARG_STRING, &self->new_tiles, N_ ("Begin a game with these tiles: demo or base"), N_ ("TILES") },
    { "parts", 0, 0, G_OPTION_ARG_STRING, &self->new_parts, N_ ("Parts to play with, parted by commas; all or none"), N_ ("NAMES") },
    { "rule", 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->new_rules, N_ ("A house rule, such as table=15 11"), N_ ("NAME=VALUE") },
    { "players", 0, 0, G_OPTION_ARG_INT, &self->new_players, N_ ("Number of players, 2 to 6"), N_ ("NUMBER") },
    { "computers", 0, 0, G_OPTION_ARG_STRING, &self->new_levels, N_ ("Levels of the computers that play for the last players, parted by commas"), N_ ("LEVELS") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &self->new_seed, N_ ("The same number gives the same game"), N_ ("NUMBER") },
    { NULL },
  };
  GOptionGroup *group = g_option_group_new ("testing", _ ("Options for testing:"), _ ("Show options for testing"), NULL, NULL);

  self->new_players = KL_PLAN_MIN_PLAYERS;
  g_option_group_add_entries (group, testing);
  g_option_group_set_translation_domain (group, GETTEXT_PACKAGE);
  g_application_add_option_group (G_APPLICATION (self), group);
  g_application_add_option_group (G_APPLICATION (self), kl_print_command_create_options ());
}

KlApplication *
kl_application_new (void)
{
  return g_object_new (KL_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "resource-base-path", RESOURCE_BASE, /* the same for every id */
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
