/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every change goes into the plan, which knows what else follows from it, and then all rows show the plan. Abbey & Mayor is
 * one row with a switch for all of it, and opens for those who want to choose.
 */

#include "kl-parts-group.h"

#include <glib/gi18n.h>

#include "kl-rows.h"
#include "kl-switch-row.h"
#include "kl-tiles.h"
#include "kl-words.h"

struct _KlPartsGroup
{
  AdwPreferencesGroup parent_instance;

  /* Template children */
  AdwComboRow    *preset;
  AdwComboRow    *set;
  AdwExpanderRow *abbey_mayor;

  /* Borrowed */
  KlPlan      *plan;
  KlSwitchRow *part[RULES_N_PARTS];

  gboolean updating;
};

G_DEFINE_FINAL_TYPE (KlPartsGroup, kl_parts_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_abbey_mayor (int part)
{
  return part >= RULES_PART_ABBEY && part <= RULES_PART_AM_TILES;
}

/* The sets in the order of the combo row: those that are a game of their own. */
static int
get_set (guint position)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  for (int set = 0; set < tiles->n_sets; set++)
    if (tiles->set[set].complete && position-- == 0)
      return set;
  g_return_val_if_reached (0);
}

static guint
find_position (int wanted)
{
  guint position = 0;

  for (int set = 0; set < wanted; set++)
    position += kl_tiles_get ()->set[set].complete;
  return position;
}

/* Which of the five are on, in a list; a sentence that names them all where there is no choice to tell. */
static char *
dup_abbey_mayor (KlPartsGroup *self,
                 guint        *n_on)
{
  const char *on[RULES_N_PARTS];

  *n_on = 0;
  for (int part = RULES_PART_ABBEY; part <= RULES_PART_AM_TILES; part++)
    if (self->plan->rules.part[part])
      on[(*n_on)++] = kl_words_part_title (part);
  if (*n_on == 0 || *n_on == RULES_PART_AM_TILES - RULES_PART_ABBEY + 1)
    return g_strdup (_ ("Abbey, mayor, wagon, barn and twelve more tiles"));
  return kl_words_dup_list (on, *n_on);
}

static void
changed (KlPartsGroup *self)
{
  kl_parts_group_update (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
preset_selected_cb (KlPartsGroup *self)
{
  if (self->updating)
    return;
  kl_plan_choose_preset (self->plan, adw_combo_row_get_selected (self->preset));
  changed (self);
}

static void
set_selected_cb (KlPartsGroup *self)
{
  if (self->updating)
    return;
  kl_plan_choose_set (self->plan, get_set (adw_combo_row_get_selected (self->set)));
  changed (self);
}

static void
all_switched_cb (KlPartsGroup *self)
{
  gboolean on = adw_expander_row_get_enable_expansion (self->abbey_mayor);

  if (self->updating)
    return;
  for (int part = RULES_PART_ABBEY; part <= RULES_PART_AM_TILES; part++)
    kl_plan_set_part (self->plan, part, on);
  changed (self);
}

static void
part_switched_cb (KlPartsGroup *self,
                  KlSwitchRow  *row)
{
  for (int part = 0; part < RULES_N_PARTS; part++)
    if (self->part[part] == row)
      kl_plan_set_part (self->plan, part, kl_switch_row_get_active (row));
  changed (self);
}

static void
kl_parts_group_class_init (KlPartsGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", KL_TYPE_PARTS_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-parts-group.ui");
  gtk_widget_class_bind_template_child (widget_class, KlPartsGroup, preset);
  gtk_widget_class_bind_template_child (widget_class, KlPartsGroup, set);
  gtk_widget_class_bind_template_child (widget_class, KlPartsGroup, abbey_mayor);
  gtk_widget_class_bind_template_callback (widget_class, preset_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, set_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, all_switched_cb);
}

static void
kl_parts_group_init (KlPartsGroup *self)
{
  const RulesTileSet       *tiles = kl_tiles_get ();
  g_autoptr (GtkStringList) numbers = gtk_string_list_new (NULL);

  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  kl_rows_set_title (self->abbey_mayor, _ ("Abbey & Mayor"));
  kl_rows_show_whole (self->preset);

  /* Their names are those of what is played, above. */
  for (int set = 0; set < tiles->n_sets; set++)
    if (tiles->set[set].complete)
      gtk_string_list_take (numbers, g_strdup_printf ("%d", tiles->set[set].n_tiles));
  adw_combo_row_set_model (self->set, G_LIST_MODEL (numbers));

  for (int part = 0; part < RULES_N_PARTS; part++)
    {
      GtkWidget *row = kl_switch_row_new (kl_words_part_title (part), kl_words_part_about (part));

      self->part[part] = KL_SWITCH_ROW (row);
      g_signal_connect_object (row, "switched", G_CALLBACK (part_switched_cb), self, G_CONNECT_SWAPPED);
      if (is_abbey_mayor (part))
        adw_expander_row_add_row (self->abbey_mayor, row);
      else
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
    }
  /* After the parts that come one by one. */
  g_object_ref (self->abbey_mayor);
  adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->abbey_mayor));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->abbey_mayor));
  g_object_unref (self->abbey_mayor);
  self->updating = FALSE;
}

void
kl_parts_group_set_plan (KlPartsGroup *self,
                         KlPlan       *plan)
{
  g_return_if_fail (KL_IS_PARTS_GROUP (self));
  g_return_if_fail (plan != NULL);

  self->plan = plan;
  kl_parts_group_update (self);
}

void
kl_parts_group_update (KlPartsGroup *self)
{
  g_autofree char *about = NULL;
  g_autofree char *list = NULL;
  guint            n_on;

  g_return_if_fail (KL_IS_PARTS_GROUP (self));

  about = kl_words_dup_meeples_each (&kl_tiles_get ()->set[self->plan->rules.set]);
  list = dup_abbey_mayor (self, &n_on);

  self->updating = TRUE;
  adw_combo_row_set_selected (self->preset, kl_plan_get_preset (self->plan));
  adw_combo_row_set_selected (self->set, find_position (self->plan->rules.set));
  kl_rows_set_subtitle (self->set, about);
  kl_rows_set_subtitle (self->abbey_mayor, list);
  adw_expander_row_set_enable_expansion (self->abbey_mayor, n_on > 0);
  for (int part = 0; part < RULES_N_PARTS; part++)
    kl_switch_row_set_active (self->part[part], self->plan->rules.part[part]);
  self->updating = FALSE;
}
