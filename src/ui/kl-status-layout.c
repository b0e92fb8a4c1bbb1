/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which of the two it is follows from the width alone: below where the words beside the buttons would have less than their least
 * width or not be read with ease, and wherever that is lower, for words in a narrow column are high.
 */

#include "kl-status-layout.h"

enum
{
  COLUMN_SPACING = 10,
  ROW_SPACING = 4,
  READABLE = 160 /* the width of words, with the figure, in which they are read with ease */
};

struct _KlStatusLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (KlStatusLayout, kl_status_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Both children for one width of the whole. */
typedef struct
{
  int      buttons; /* how wide, with the space before them; 0 when there are none */
  int      words_height;
  int      buttons_height;
  gboolean below;
} Plan;

static int
get_width (GtkWidget *widget,
           gboolean   natural)
{
  int least, most;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, NULL, NULL);
  return natural ? most : least;
}

static int
get_height (GtkWidget *widget,
            int        width)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static int
get_buttons_width (GtkWidget *buttons)
{
  int natural = get_width (buttons, TRUE);

  return natural > 0 ? natural + COLUMN_SPACING : 0;
}

static Plan
make_plan (GtkWidget *widget,
           int        width)
{
  GtkWidget *words = gtk_widget_get_first_child (widget);
  GtkWidget *buttons = gtk_widget_get_last_child (widget);
  Plan       plan = { .buttons = get_buttons_width (buttons) };
  int        beside, below;

  plan.below = plan.buttons > 0 && width - plan.buttons < MAX (get_width (words, FALSE), READABLE);
  below = get_height (words, MAX (width, get_width (words, FALSE)));
  plan.buttons_height = get_height (buttons, MAX (plan.below ? width : plan.buttons - COLUMN_SPACING, get_width (buttons, FALSE)));
  if (!plan.below && plan.buttons > 0)
    {
      beside = get_height (words, width - plan.buttons);
      plan.below = MAX (beside, plan.buttons_height) > below + ROW_SPACING + plan.buttons_height;
      plan.words_height = plan.below ? below : beside;
    }
  else
    plan.words_height = below;
  return plan;
}

static GtkSizeRequestMode
kl_status_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
kl_status_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  GtkWidget *words = gtk_widget_get_first_child (widget);
  GtkWidget *buttons = gtk_widget_get_last_child (widget);
  int        least = MAX (get_width (words, FALSE), get_width (buttons, FALSE));
  int        most = get_width (words, TRUE) + get_buttons_width (buttons);
  Plan       plan;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = MAX (least, most);
      return;
    }
  plan = make_plan (widget, for_size < 0 ? most : for_size);
  *minimum = plan.below ? plan.words_height + ROW_SPACING + plan.buttons_height : MAX (plan.words_height, plan.buttons_height);
  *natural = *minimum;
}

static void
allocate_at (GtkWidget *child,
             int        x,
             int        y,
             int        width,
             int        height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

static void
kl_status_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  GtkWidget *words = gtk_widget_get_first_child (widget);
  GtkWidget *buttons = gtk_widget_get_last_child (widget);
  gboolean   rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Plan       plan = make_plan (widget, width);
  int        own = plan.buttons > 0 ? plan.buttons - COLUMN_SPACING : 0;

  if (plan.below)
    {
      own = MIN (own, width);
      allocate_at (words, 0, 0, width, height - ROW_SPACING - plan.buttons_height);
      allocate_at (buttons, rtl ? 0 : width - own, height - plan.buttons_height, own, plan.buttons_height);
    }
  else
    {
      allocate_at (words, rtl ? plan.buttons : 0, 0, width - plan.buttons, height);
      allocate_at (buttons, rtl ? 0 : width - own, 0, own, height);
    }
}

static void
kl_status_layout_class_init (KlStatusLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = kl_status_layout_get_request_mode;
  manager_class->measure = kl_status_layout_measure;
  manager_class->allocate = kl_status_layout_allocate;
}

static void
kl_status_layout_init (KlStatusLayout *self)
{
}
