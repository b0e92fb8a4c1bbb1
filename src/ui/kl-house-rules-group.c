/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows are made from the rules' table. A rule that cannot be on says why in place of what it does. A fold that is
 * closed says what in it is on.
 */

#include "kl-house-rules-group.h"

#include <glib/gi18n.h>

#include "kl-rows.h"
#include "kl-switch-row.h"
#include "kl-words.h"

enum
{
  FOLD_DRAWING,
  FOLD_SCORING,
  FOLD_TABLE,
  FOLD_FIGURES,
  N_FOLDS
};

enum
{
  USUAL_WIDTH = 15, /* of a table, when it is switched on */
  USUAL_HEIGHT = 11
};

/* Where each house rule is found. */
static const guint8 folds[RULES_N_SWITCHES] = {
  [RULES_SWITCH_FIRST_PLAYER] = FOLD_DRAWING,
  [RULES_SWITCH_DRAW_AHEAD] = FOLD_DRAWING,
  [RULES_SWITCH_HAND] = FOLD_DRAWING,
  [RULES_SWITCH_BAG] = FOLD_DRAWING,
  [RULES_SWITCH_SELLING] = FOLD_DRAWING,
  [RULES_SWITCH_HOLE_BONUS] = FOLD_DRAWING,
  [RULES_SWITCH_INCOMPLETE_NOTHING] = FOLD_SCORING,
  [RULES_SWITCH_TINY_CITY] = FOLD_SCORING,
  [RULES_SWITCH_SCORE_DICE] = FOLD_SCORING,
  [RULES_SWITCH_TABLE] = FOLD_TABLE,
  [RULES_SWITCH_TABLE_CLOSES] = FOLD_TABLE,
  [RULES_SWITCH_WAGON_ROLLS] = FOLD_FIGURES,
  [RULES_SWITCH_WAGON_CONNECTED] = FOLD_FIGURES,
  [RULES_SWITCH_ABBEY_END] = FOLD_FIGURES,
  [RULES_SWITCH_BARN_JOINS_BARN] = FOLD_FIGURES,
  [RULES_SWITCH_MAYOR_FLAT] = FOLD_FIGURES,
};

struct _KlHouseRulesGroup
{
  AdwPreferencesGroup parent_instance;

  /* Template children */
  AdwExpanderRow *drawing;
  AdwExpanderRow *scoring;
  AdwExpanderRow *table;
  AdwExpanderRow *figures;

  /* Borrowed */
  KlPlan        *plan;
  GtkWidget     *row[RULES_N_SWITCHES];
  GtkWidget     *size_row[2]; /* of the table: columns and rows */
  GtkSpinButton *size[2];

  gboolean updating;
};

G_DEFINE_FINAL_TYPE (KlHouseRulesGroup, kl_house_rules_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static AdwExpanderRow *
get_fold (KlHouseRulesGroup *self,
          int                fold)
{
  AdwExpanderRow *rows[N_FOLDS] = { self->drawing, self->scoring, self->table, self->figures };

  return rows[fold];
}

static void
changed (KlHouseRulesGroup *self)
{
  kl_house_rules_group_update (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* What a switch means in the plan when it is on. */
static int
get_on_value (RulesSwitchId id)
{
  switch (rules_switch_get (id)->type)
    {
    case RULES_SWITCH_NUMBER:
      return rules_switch_get (id)->min;
    case RULES_SWITCH_SIZE:
      return 256 * USUAL_WIDTH + USUAL_HEIGHT;
    case RULES_SWITCH_BOOL:
    case RULES_SWITCH_CHOICE:
    default:
      return 1;
    }
}

static RulesSwitchId
find_rule (KlHouseRulesGroup *self,
           GtkWidget         *row)
{
  int id = 0;

  while (self->row[id] != row)
    id++;
  return id;
}

static void
switched_cb (KlHouseRulesGroup *self,
             KlSwitchRow       *row)
{
  RulesSwitchId id = find_rule (self, GTK_WIDGET (row));

  kl_plan_set_value (self->plan, id, kl_switch_row_get_active (row) ? get_on_value (id) : 0);
  changed (self);
}

static void
selected_cb (KlHouseRulesGroup *self,
             GParamSpec        *pspec,
             AdwComboRow       *row)
{
  if (self->updating)
    return;
  kl_plan_set_value (self->plan, find_rule (self, GTK_WIDGET (row)), (int) adw_combo_row_get_selected (row));
  changed (self);
}

static void
size_changed_cb (KlHouseRulesGroup *self)
{
  if (self->updating)
    return;
  kl_plan_set_value (self->plan, RULES_SWITCH_TABLE,
                     256 * gtk_spin_button_get_value_as_int (self->size[0]) + gtk_spin_button_get_value_as_int (self->size[1]));
  changed (self);
}

static GtkWidget *
create_choice (KlHouseRulesGroup *self,
               RulesSwitchId      id)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget                *row = adw_combo_row_new ();

  for (int i = 0; rules_switch_get (id)->words[i] != NULL; i++)
    gtk_string_list_append (words, kl_words_switch_choice (id, i));
  kl_rows_set_title (row, kl_words_switch_title (id));
  kl_rows_show_whole (ADW_COMBO_ROW (row));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (words));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static void
add_size (KlHouseRulesGroup *self,
          int                i,
          const char        *title)
{
  const RulesSwitch *rule = rules_switch_get (RULES_SWITCH_TABLE);
  GtkWidget         *row = adw_action_row_new ();
  GtkWidget         *spin = gtk_spin_button_new_with_range (rule->min, rule->max, 1);

  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  kl_rows_set_title (row, title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (size_changed_cb), self, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (self->table, row);
  self->size_row[i] = row;
  self->size[i] = GTK_SPIN_BUTTON (spin);
}

static void
add_rule (KlHouseRulesGroup *self,
          RulesSwitchId      id)
{
  if (rules_switch_get (id)->type == RULES_SWITCH_CHOICE)
    self->row[id] = create_choice (self, id);
  else
    {
      self->row[id] = kl_switch_row_new (kl_words_switch_title (id), kl_words_switch_about (id));
      g_signal_connect_object (self->row[id], "switched", G_CALLBACK (switched_cb), self, G_CONNECT_SWAPPED);
    }
  adw_expander_row_add_row (get_fold (self, folds[id]), self->row[id]);
  if (id == RULES_SWITCH_TABLE)
    {
      add_size (self, 0, _ ("Columns"));
      add_size (self, 1, _ ("Rows"));
    }
}

static char *
dup_obstacle (const KlPlanObstacle *obstacle)
{
  if (obstacle->needs_part >= 0)
    /* translators: the name of a part of the game, such as “Wagon” */
    return g_strdup_printf (_ ("Only with “%s”"), kl_words_part_title (obstacle->needs_part));
  if (obstacle->needs_switch >= 0)
    /* translators: the name of a house rule */
    return g_strdup_printf (_ ("Only with “%s”"), kl_words_switch_title (obstacle->needs_switch));
  /* translators: the name of a house rule */
  return g_strdup_printf (_ ("Not together with “%s”"), kl_words_switch_title (obstacle->excluded_by));
}

static void
update_rule (KlHouseRulesGroup *self,
             RulesSwitchId      id)
{
  KlPlanObstacle   obstacle;
  gboolean         blocked = kl_plan_find_obstacle (self->plan, id, &obstacle);
  g_autofree char *why = blocked ? dup_obstacle (&obstacle) : NULL;
  int              value = self->plan->rules.value[id];

  kl_rows_set_subtitle (self->row[id], blocked ? why : kl_words_switch_about (id));
  gtk_widget_set_sensitive (self->row[id], !blocked);
  if (KL_IS_SWITCH_ROW (self->row[id]))
    kl_switch_row_set_active (KL_SWITCH_ROW (self->row[id]), value != 0);
  else
    adw_combo_row_set_selected (ADW_COMBO_ROW (self->row[id]), (guint) value);
}

static void
update_size (KlHouseRulesGroup *self)
{
  int value = self->plan->rules.value[RULES_SWITCH_TABLE];

  for (int i = 0; i < 2; i++)
    {
      gtk_widget_set_visible (self->size_row[i], value != 0);
      if (value != 0)
        gtk_spin_button_set_value (self->size[i], i == 0 ? value / 256 : value % 256);
    }
}

static void
update_fold (KlHouseRulesGroup *self,
             int                fold)
{
  const char      *on[RULES_N_SWITCHES];
  guint            n_on = 0;
  g_autofree char *list = NULL;

  for (int id = 0; id < RULES_N_SWITCHES; id++)
    if (folds[id] == fold && self->plan->rules.value[id] != rules_switch_get (id)->initial)
      on[n_on++] = kl_words_switch_title (id);
  list = n_on > 0 ? kl_words_dup_list (on, n_on) : g_strdup (_ ("As usual"));
  kl_rows_set_subtitle (get_fold (self, fold), list);
}

static void
kl_house_rules_group_class_init (KlHouseRulesGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", KL_TYPE_HOUSE_RULES_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-house-rules-group.ui");
  gtk_widget_class_bind_template_child (widget_class, KlHouseRulesGroup, drawing);
  gtk_widget_class_bind_template_child (widget_class, KlHouseRulesGroup, scoring);
  gtk_widget_class_bind_template_child (widget_class, KlHouseRulesGroup, table);
  gtk_widget_class_bind_template_child (widget_class, KlHouseRulesGroup, figures);
}

static void
kl_house_rules_group_init (KlHouseRulesGroup *self)
{
  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    add_rule (self, id);
  self->updating = FALSE;
}

void
kl_house_rules_group_set_plan (KlHouseRulesGroup *self,
                               KlPlan            *plan)
{
  g_return_if_fail (KL_IS_HOUSE_RULES_GROUP (self));
  g_return_if_fail (plan != NULL);

  self->plan = plan;
  kl_house_rules_group_update (self);
}

void
kl_house_rules_group_update (KlHouseRulesGroup *self)
{
  g_return_if_fail (KL_IS_HOUSE_RULES_GROUP (self));

  self->updating = TRUE;
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    update_rule (self, id);
  update_size (self);
  for (int fold = 0; fold < N_FOLDS; fold++)
    update_fold (self, fold);
  self->updating = FALSE;
}

GtkWidget *
kl_house_rules_group_get_row (KlHouseRulesGroup *self,
                              RulesSwitchId      id)
{
  g_return_val_if_fail (KL_IS_HOUSE_RULES_GROUP (self), NULL);
  g_return_val_if_fail (id < RULES_N_SWITCHES, NULL);

  return self->row[id];
}
