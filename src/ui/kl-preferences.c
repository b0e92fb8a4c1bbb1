/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One object for the whole program, whose properties the settings are bound to. The defaults are said twice, here and in
 * the schema, because the schema may be missing.
 */

#include "kl-preferences.h"

#include "kl-settings.h"

enum
{
  PROP_0,
  PROP_HINTS,
  PROP_LEGAL_SPACES,
  PROP_WORTH,
  PROP_FIELDS,
  PROP_DEAD_SPACES,
  PROP_ANIMATIONS,
  PROP_COVER,
  PROP_APPEARANCE,
  PROP_SPEED,
  PROP_LANGUAGE,
  N_PROPS
};

struct _KlPreferences
{
  GObject parent_instance;

  gboolean on[N_PROPS]; /* of the properties that are switches */
  guint    appearance;
  guint    speed;
  char    *language; /* owned */
};

G_DEFINE_FINAL_TYPE (KlPreferences, kl_preferences, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
kl_preferences_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  KlPreferences *self = KL_PREFERENCES (object);

  if (prop_id == PROP_APPEARANCE)
    g_value_set_uint (value, self->appearance);
  else if (prop_id == PROP_SPEED)
    g_value_set_uint (value, self->speed);
  else if (prop_id == PROP_LANGUAGE)
    g_value_set_string (value, self->language);
  else
    g_value_set_boolean (value, self->on[prop_id]);
}

/* Returns whether it is another one than before. */
static gboolean
take (KlPreferences *self,
      guint          prop_id,
      const GValue  *value)
{
  switch (prop_id)
    {
    case PROP_APPEARANCE:
      if (self->appearance == g_value_get_uint (value))
        return FALSE;
      self->appearance = g_value_get_uint (value);
      return TRUE;
    case PROP_SPEED:
      if (self->speed == g_value_get_uint (value))
        return FALSE;
      self->speed = g_value_get_uint (value);
      return TRUE;
    case PROP_LANGUAGE:
      if (g_strcmp0 (self->language, g_value_get_string (value)) == 0)
        return FALSE;
      g_free (self->language);
      self->language = g_value_dup_string (value);
      return TRUE;
    default:
      if (self->on[prop_id] == g_value_get_boolean (value))
        return FALSE;
      self->on[prop_id] = g_value_get_boolean (value);
      return TRUE;
    }
}

static void
kl_preferences_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  if (take (KL_PREFERENCES (object), prop_id, value))
    g_object_notify_by_pspec (object, pspec);
}

static void
kl_preferences_finalize (GObject *object)
{
  g_free (KL_PREFERENCES (object)->language);

  G_OBJECT_CLASS (kl_preferences_parent_class)->finalize (object);
}

static void
kl_preferences_class_init (KlPreferencesClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = kl_preferences_finalize;
  object_class->get_property = kl_preferences_get_property;
  object_class->set_property = kl_preferences_set_property;

  properties[PROP_HINTS] = g_param_spec_boolean ("hints", NULL, NULL, TRUE, flags);
  properties[PROP_LEGAL_SPACES] = g_param_spec_boolean ("legal-spaces", NULL, NULL, TRUE, flags);
  properties[PROP_WORTH] = g_param_spec_boolean ("worth", NULL, NULL, TRUE, flags);
  properties[PROP_FIELDS] = g_param_spec_boolean ("fields", NULL, NULL, FALSE, flags);
  properties[PROP_DEAD_SPACES] = g_param_spec_boolean ("dead-spaces", NULL, NULL, FALSE, flags);
  properties[PROP_ANIMATIONS] = g_param_spec_boolean ("animations", NULL, NULL, TRUE, flags);
  properties[PROP_COVER] = g_param_spec_boolean ("cover", NULL, NULL, TRUE, flags);
  properties[PROP_APPEARANCE] = g_param_spec_uint ("appearance", NULL, NULL, 0, 2, 0, flags);
  properties[PROP_SPEED] = g_param_spec_uint ("speed", NULL, NULL, 0, 3, 1, flags);
  properties[PROP_LANGUAGE] = g_param_spec_string ("language", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
kl_preferences_init (KlPreferences *self)
{
}

KlPreferences *
kl_preferences_get (void)
{
  static KlPreferences *preferences = NULL;
  GSettings            *settings = kl_settings_get ();

  if (preferences != NULL)
    return preferences;

  preferences = g_object_new (KL_TYPE_PREFERENCES, NULL);
  for (int i = 1; i < N_PROPS && settings != NULL; i++)
    g_settings_bind (settings, properties[i]->name, preferences, properties[i]->name, G_SETTINGS_BIND_DEFAULT);
  return preferences;
}

const char *
kl_preferences_get_language (KlPreferences *self)
{
  g_return_val_if_fail (KL_IS_PREFERENCES (self), NULL);

  return self->language;
}
