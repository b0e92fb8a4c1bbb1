/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files are chosen through the desktop's own chooser, which in a sandbox hands out just that one file.
 */

#include "kl-dialogs.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "kl-file.h"

/* Of one file dialog, from showing it to the last answer; counted. */
typedef struct
{
  KlDialogsFileFunc    chosen;
  GObject             *user_data; /* owned */
  const KlDialogsType *types;
  gboolean             save;
  GFile               *file; /* owned: what was chosen, while it is asked about; or NULL */
} Request;

/* What can be opened, and what is saved. */
static const KlDialogsType readable[] = { { N_ ("Kloosterland games"), KL_DIALOGS_EXTENSION }, { N_ ("Game scripts"), ".script" }, { NULL } };
static const KlDialogsType games[] = { { N_ ("Kloosterland games"), KL_DIALOGS_EXTENSION }, { NULL } };

static void
request_clear (gpointer data)
{
  Request *request = data;

  g_object_unref (request->user_data);
  g_clear_object (&request->file);
}

static void
request_unref (gpointer  data,
               GClosure *closure)
{
  g_rc_box_release_full (data, request_clear);
}

static gboolean
is_sandboxed (void)
{
  return g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS);
}

/* A sandbox gets files only through the desktop's portal. Where there is none the toolkit shows no dialog, and says so to
 * nobody: it is asked for beforehand. Every portal that is there tells its version. */
static gboolean
has_file_chooser (void)
{
  g_autoptr (GDBusProxy) portal = NULL;
  g_autoptr (GVariant)   version = NULL;

  if (!is_sandboxed ())
    return TRUE;
  portal = g_dbus_proxy_new_for_bus_sync (G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_CONNECT_SIGNALS, NULL,
                                          "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                                          "org.freedesktop.portal.FileChooser", NULL, NULL);
  if (portal != NULL)
    version = g_dbus_proxy_get_cached_property (portal, "version");
  return version != NULL;
}

/* The type whose filter is chosen; the first one where none is. */
static const KlDialogsType *
find_type (GtkFileChooser      *chooser,
           const KlDialogsType *types)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);

  for (int i = 0; filter != NULL && types[i].name != NULL; i++)
    if (g_strcmp0 (gtk_file_filter_get_name (filter), _ (types[i].name)) == 0)
      return &types[i];
  return types;
}

/* A name typed without the extension gets it. Where the chooser granted a file under exactly the name that was typed
 * (in a sandbox) only that one can be written, so the extension is proposed with the name and added only to paths. */
static GFile *
add_extension (GFile               *file,
               GtkFileChooser      *chooser,
               const KlDialogsType *types)
{
  g_autofree char  *name = g_file_get_basename (file);
  g_autofree char  *lower = g_ascii_strdown (name, -1);
  g_autofree char  *with = g_strconcat (name, find_type (chooser, types)->extension, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);

  for (int i = 0; types[i].name != NULL; i++)
    if (g_str_has_suffix (lower, types[i].extension))
      return g_object_ref (file);
  if (folder == NULL || is_sandboxed ())
    return g_object_ref (file);
  return g_file_get_child (folder, with);
}

static void
replace_cb (AdwMessageDialog *dialog,
            const char       *response,
            Request          *request)
{
  request->chosen (request->file, request->user_data);
}

static void
ask_to_replace (GtkWindow *parent,
                Request   *request)
{
  g_autofree char  *name = kl_file_dup_name (request->file);
  GtkWidget        *widget = adw_message_dialog_new (parent, _ ("Replace the File?"), NULL);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);

  /* translators: the name of a file */
  adw_message_dialog_format_body (dialog, _ ("There is a file named “%s” already. What is in it will be lost."), name);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "replace", _ ("_Replace"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "replace", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "cancel");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response::replace", G_CALLBACK (replace_cb), g_rc_box_acquire (request), request_unref, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The toolkit accepts before it has read the folder, too, and has no file then. It asks before a file is replaced, but not
 * before one that only the extension makes it. */
static void
file_response_cb (GtkNativeDialog *dialog,
                  int              response,
                  Request         *request)
{
  g_autoptr (GFile) chosen = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;

  if (chosen != NULL)
    {
      request->file = request->save ? add_extension (chosen, GTK_FILE_CHOOSER (dialog), request->types) : g_object_ref (chosen);
      if (request->save && !g_file_equal (request->file, chosen) && g_file_query_exists (request->file, NULL))
        ask_to_replace (gtk_native_dialog_get_transient_for (dialog), request);
      else
        request->chosen (request->file, request->user_data);
    }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

static void
add_filter (GtkFileChooser *chooser,
            const char     *name,
            const char     *pattern)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
}

/* The dialog lives until its response. */
static void
show_file_dialog (GtkFileChooserNative *dialog,
                  KlDialogsFileFunc     chosen,
                  GObject              *user_data,
                  const KlDialogsType  *types,
                  gboolean              save)
{
  Request *request;

  if (!has_file_chooser ())
    {
      kl_dialogs_error (gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (dialog)), _ ("No File Can Be Chosen"),
                        _ ("This desktop has no file chooser for programs in a sandbox. The package xdg-desktop-portal gives it one."));
      g_object_unref (dialog);
      return;
    }

  request = g_rc_box_new0 (Request);
  *request = (Request){ .chosen = chosen, .user_data = g_object_ref (user_data), .types = types, .save = save };
  for (int i = 0; types[i].name != NULL; i++)
    {
      g_autofree char *pattern = g_strconcat ("*", types[i].extension, NULL);

      add_filter (GTK_FILE_CHOOSER (dialog), _ (types[i].name), pattern);
    }
  if (types == games || types == readable)
    add_filter (GTK_FILE_CHOOSER (dialog), _ ("All files"), "*");
  g_signal_connect_data (dialog, "response", G_CALLBACK (file_response_cb), request, request_unref, 0);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
kl_dialogs_open (GtkWindow        *parent,
                 KlDialogsFileFunc chosen,
                 GObject          *user_data)
{
  show_file_dialog (gtk_file_chooser_native_new (_ ("Open a Game"), parent, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel")),
                    chosen, user_data, readable, FALSE);
}

void
kl_dialogs_save (GtkWindow        *parent,
                 KlDialogsFileFunc chosen,
                 GObject          *user_data)
{
  kl_dialogs_save_as (parent, _ ("Save a Copy"), NULL, games, chosen, user_data);
}

void
kl_dialogs_save_as (GtkWindow           *parent,
                    const char          *title,
                    const char          *name,
                    const KlDialogsType *types,
                    KlDialogsFileFunc    chosen,
                    GObject             *user_data)
{
  GtkFileChooserNative *dialog;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* translators: what a saved game is called to begin with: the date, in a form that can stand in a file's name */
  g_autofree char *dated = g_date_time_format (now, _ ("Kloosterland %Y-%m-%d"));
  g_autofree char *full = g_strconcat (name != NULL ? name : dated, types[0].extension, NULL);

  dialog = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), full);
  show_file_dialog (dialog, chosen, user_data, types, TRUE);
}

/* What was begun in a window may fail when that is closed: then it is told over another one, or by itself. */
static void
find_parent (GtkWindow *dialog,
             GtkWindow *parent)
{
  GApplication *application = g_application_get_default ();

  if (parent != NULL && !gtk_widget_get_visible (GTK_WIDGET (parent)))
    parent = application != NULL ? gtk_application_get_active_window (GTK_APPLICATION (application)) : NULL;
  if (parent != NULL)
    gtk_window_set_transient_for (dialog, parent);
  else if (application != NULL)
    gtk_window_set_application (dialog, GTK_APPLICATION (application));
}

void
kl_dialogs_error (GtkWindow  *parent,
                  const char *heading,
                  const char *body)
{
  /* libadwaita 1.7 measures a heading of the dialog's own wrongly, and warns of it: this one stands in the body. */
  g_autofree char *markup = g_markup_printf_escaped ("<span size='large' weight='bold'>%s</span>\n\n%s", heading, body);
  GtkWidget       *dialog = adw_message_dialog_new (NULL, NULL, markup);

  find_parent (GTK_WINDOW (dialog), parent);
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  adw_message_dialog_set_body_use_markup (ADW_MESSAGE_DIALOG (dialog), TRUE);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "close");
  gtk_window_present (GTK_WINDOW (dialog));
}

typedef void (*WindowFunc) (GtkWindow *window);

static void
warn_response_cb (AdwMessageDialog *dialog,
                  const char       *response,
                  gpointer          user_data)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (dialog));
  WindowFunc function = g_object_get_data (G_OBJECT (dialog), response);

  /* What is done may end the parent while the dialog is still there. */
  gtk_window_set_transient_for (GTK_WINDOW (dialog), NULL);
  if (function != NULL)
    function (parent);
}

void
kl_dialogs_warn (GtkWindow  *parent,
                 const char *heading,
                 const char *body,
                 const char *label,
                 void (*go_on) (GtkWindow *parent),
                 void (*save) (GtkWindow *parent))
{
  GtkWidget        *widget = adw_message_dialog_new (parent, heading, body);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "go-on", label, "save", _ ("_Save a Copy…"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "go-on", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_object_set_data (G_OBJECT (dialog), "go-on", go_on);
  g_object_set_data (G_OBJECT (dialog), "save", save);
  g_signal_connect (dialog, "response", G_CALLBACK (warn_response_cb), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
kl_dialogs_about (GtkWindow *parent)
{
  static const char *const developers[] = { "The Kloosterland developers", NULL };
  static const char *const artists[] = { "The Kloosterland developers", NULL };

  adw_show_about_window (parent,
                         "application-name", _ ("Kloosterland"),
                         "application-icon", APP_ID,
                         "version", VERSION,
                         "developer-name", _ ("The Kloosterland developers"),
                         "developers", developers,
                         "artists", artists,
                         /* translators: your name, one a line, shown as the credits of the translation */
                         "translator-credits", _ ("translator-credits"),
                         "copyright", "© 2026 The Kloosterland developers",
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "comments", _ ("Kloosterland plays the rules of the board game Carcassonne by Klaus-Jürgen Wrede. "
                                        "It is not affiliated with its author or publishers; all pictures are its own and may be "
                                        "shared under CC-BY-SA-4.0."),
                         NULL);
}

gpointer
kl_dialogs_put_over (gpointer   window,
                     GtkWindow *parent)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  gtk_window_set_transient_for (window, parent);
  gtk_window_set_application (window, parent != NULL ? gtk_window_get_application (parent) : NULL);
  return window;
}

/* Not by a weak pointer: a window that has been closed lives on for as long as somebody holds it, and must not be shown again. */
gpointer
kl_dialogs_find (GType      type,
                 GtkWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type) && (parent == NULL || gtk_window_get_transient_for (window) == parent))
        return window; /* which lives on its own */
    }
  return NULL;
}
