/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dialog stays open after it has written a document: who prints for Letter may want A4 too.
 */

#include "kl-print-dialog.h"

#include <glib/gi18n.h>

#include "kl-dialogs.h"
#include "kl-file.h"
#include "kl-output.h"
#include "kl-print.h"
#include "kl-toasts.h"
#include "kl-wrap.h"

struct _KlPrintDialog
{
  AdwWindow parent_instance;

  /* Template children */
  AdwToastOverlay *toasts;
  GtkStack        *progress;
  GtkSwitch       *part[KL_PRINT_N_PARTS];
  GtkSwitch       *backs;
  AdwComboRow     *paper;
  AdwComboRow     *size;
  AdwComboRow     *language;

  gboolean busy; /* a thread is writing */
};

G_DEFINE_FINAL_TYPE (KlPrintDialog, kl_print_dialog, ADW_TYPE_WINDOW)

/* In the order of the row. */
static const int sizes[] = { KL_PRINT_BOX_SIZE, KL_PRINT_SMALL_SIZE };

/* There is something to print, and nothing is being written. */
static void
update_save (KlPrintDialog *self)
{
  gboolean any = FALSE;

  for (int i = 0; i < KL_PRINT_N_PARTS; i++)
    any |= gtk_switch_get_active (self->part[i]);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "dialog.save", any && !self->busy);
  gtk_stack_set_visible_child_name (self->progress, self->busy ? "busy" : "idle");
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (KlPrintDialog) self = user_data;
  g_autoptr (GError)        error = NULL;
  gboolean                  written = kl_output_write_finish (G_FILE (source), result, &error);

  self->busy = FALSE;
  if (!written)
    kl_dialogs_error (GTK_WINDOW (self), _ ("The Pages Could Not Be Saved"), error->message);
  /* Closed meanwhile. */
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  update_save (self);
  if (written)
    {
      g_autofree char *name = kl_file_dup_name (G_FILE (source));
      /* translators: the name of a file */
      g_autofree char *text = g_strdup_printf (_ ("The pages have been saved as “%s”"), name);

      adw_toast_overlay_add_toast (self->toasts, kl_toasts_new (GTK_WINDOW (self), text, NULL));
    }
}

static void
chosen_cb (GFile   *file,
           gpointer user_data)
{
  kl_print_dialog_save (KL_PRINT_DIALOG (user_data), file);
}

static void
save_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  static const KlDialogsType types[] = { { N_ ("PDF documents"), ".pdf" }, { NULL } };

  /* translators: what the file is called to begin with */
  kl_dialogs_save_as (GTK_WINDOW (widget), _ ("Save Pages to Print"), _ ("Kloosterland print and play"), types, chosen_cb, G_OBJECT (widget));
}

static void
set_choices (AdwComboRow       *row,
             const char *const *choices,
             guint              selected)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (choices);

  adw_combo_row_set_model (row, G_LIST_MODEL (model));
  adw_combo_row_set_selected (row, selected);
}

static void
add_languages (KlPrintDialog *self,
               const char    *chosen)
{
  const char *const        *codes = kl_print_language_list ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint                     selected = 0;

  for (guint i = 0; codes[i] != NULL; i++)
    {
      g_autoptr (KlPrintLanguage) language = kl_print_language_new (codes[i]);

      gtk_string_list_append (names, kl_print_language_get_name (language));
      if (g_str_equal (codes[i], chosen))
        selected = i;
    }
  adw_combo_row_set_model (self->language, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->language, selected);
}

/* Sizes are the same everywhere but in North America, which the toolkit knows. */
static KlPaper
guess_paper (void)
{
  return g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER) ? KL_PAPER_LETTER : KL_PAPER_A4;
}

static void
kl_print_dialog_class_init (KlPrintDialogClass *klass)
{
  static const char *const parts[KL_PRINT_N_PARTS] = {
    [KL_PRINT_DEMO] = "demo",
    [KL_PRINT_BASE] = "base",
    [KL_PRINT_ABBEY_AND_MAYOR] = "abbey_and_mayor",
    [KL_PRINT_ABBEYS] = "abbeys",
    [KL_PRINT_GIFTS] = "gifts",
    [KL_PRINT_TRACK] = "track",
    [KL_PRINT_RULES] = "rules",
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-print-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, KlPrintDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, KlPrintDialog, progress);
  for (int i = 0; i < KL_PRINT_N_PARTS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, parts[i], FALSE,
                                               G_STRUCT_OFFSET (KlPrintDialog, part) + i * (goffset) sizeof (GtkSwitch *));
  gtk_widget_class_bind_template_child (widget_class, KlPrintDialog, backs);
  gtk_widget_class_bind_template_child (widget_class, KlPrintDialog, paper);
  gtk_widget_class_bind_template_child (widget_class, KlPrintDialog, size);
  gtk_widget_class_bind_template_child (widget_class, KlPrintDialog, language);
  gtk_widget_class_bind_template_callback (widget_class, update_save);

  gtk_widget_class_install_action (widget_class, "dialog.save", NULL, save_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
kl_print_dialog_init (KlPrintDialog *self)
{
  const char *const papers[] = { _ ("A4"), _ ("Letter"), NULL };
  const char *const size_names[] = { _ ("45 mm, as in the box"), _ ("30 mm, small"), NULL };
  KlPrintOptions    options;

  gtk_widget_init_template (GTK_WIDGET (self));
  kl_toasts_guard (self->toasts);

  kl_print_options_init (&options);
  for (int i = 0; i < KL_PRINT_N_PARTS; i++)
    gtk_switch_set_active (self->part[i], options.part[i]);
  gtk_switch_set_active (self->backs, options.backs);
  set_choices (self->paper, papers, guess_paper ());
  set_choices (self->size, size_names, 0);
  add_languages (self, options.language);
  update_save (self);
}

KlPrintDialog *
kl_print_dialog_new (GtkWindow *parent)
{
  KlPrintDialog *self = kl_dialogs_put_over (g_object_new (KL_TYPE_PRINT_DIALOG, NULL), parent);

  kl_wrap_words (GTK_WIDGET (self));
  return self;
}

void
kl_print_dialog_get_options (KlPrintDialog  *self,
                             KlPrintOptions *options)
{
  g_return_if_fail (KL_IS_PRINT_DIALOG (self));

  for (int i = 0; i < KL_PRINT_N_PARTS; i++)
    options->part[i] = gtk_switch_get_active (self->part[i]);
  options->backs = gtk_switch_get_active (self->backs);
  options->paper = (KlPaper) adw_combo_row_get_selected (self->paper);
  options->size = sizes[adw_combo_row_get_selected (self->size)];
  options->language = kl_print_language_list ()[adw_combo_row_get_selected (self->language)];
}

void
kl_print_dialog_save (KlPrintDialog *self,
                      GFile         *file)
{
  KlPrintOptions options;

  g_return_if_fail (KL_IS_PRINT_DIALOG (self));

  kl_print_dialog_get_options (self, &options);
  self->busy = TRUE;
  update_save (self);
  kl_print_write_async (kl_print_plan_new (&options), file, written_cb, g_object_ref (self));
}
