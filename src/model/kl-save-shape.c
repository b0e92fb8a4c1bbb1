/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shape of a saved game, as a table of its elements: data/save.rng says the same to other programs. After this check
 * the reader finds every element and attribute where it looks for it.
 */

#include "kl-save-private.h"

#include <glib/gi18n-lib.h>

/* An element: where it stands, which attributes it has, all of them needed, and whether it is a text. */
typedef struct
{
  const char *name;
  const char *parent;
  const char *attributes;
  gboolean    once; /* exactly once in its parent; the others as often as they like */
  gboolean    text;
} Element;

static const Element elements[] = {
  { .name = KL_SAVE_ROOT, .attributes = "format program" },
  { .name = "setup", .parent = KL_SAVE_ROOT, .attributes = "set seed first", .once = TRUE },
  { .name = "part", .parent = "setup", .attributes = "id value" },
  { .name = "switch", .parent = "setup", .attributes = "id value" },
  { .name = "players", .parent = KL_SAVE_ROOT, .attributes = "", .once = TRUE },
  { .name = "player", .parent = "players", .attributes = "name colour" },
  { .name = "supply", .parent = "player", .attributes = "figure count" },
  { .name = "computer", .parent = "player", .attributes = "level optional" },
  { .name = "pile", .parent = KL_SAVE_ROOT, .attributes = "", .once = TRUE },
  { .name = "tile", .parent = "pile", .attributes = "type" },
  { .name = "gifts", .parent = KL_SAVE_ROOT, .attributes = "", .once = TRUE },
  { .name = "card", .parent = "gifts", .attributes = "kind" },
  { .name = "moves", .parent = KL_SAVE_ROOT, .attributes = "cursor", .once = TRUE },
  { .name = "move", .parent = "moves", .attributes = "player", .text = TRUE },
  { .name = "end", .parent = "moves", .attributes = "" },
  { .name = "digest", .parent = KL_SAVE_ROOT, .attributes = "", .once = TRUE, .text = TRUE },
};

static const Element *
find_element (const Element *parent,
              const xmlNode *node)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_strcmp0 (elements[i].parent, parent->name) == 0 && kl_xml_is (node, elements[i].name))
      return &elements[i];
  return NULL;
}

static gboolean
check_attributes (const KlSaveSource *source,
                  const Element      *element,
                  const xmlNode      *node)
{
  g_auto (GStrv) names = g_strsplit (element->attributes, " ", -1);
  const char    *unknown = kl_xml_find_unknown_attribute (node, element->attributes);

  if (unknown != NULL)
    {
      g_autofree char *shown = kl_save_dup_shown (unknown);

      return kl_save_refuse (source, node, KL_SAVE_ERROR_CONTENT, _ ("“%s” means nothing in <%s>."), shown, element->name);
    }
  for (char **name = names; *name != NULL; name++)
    if (!xmlHasProp ((xmlNode *) node, (const xmlChar *) *name))
      return kl_save_refuse (source, node, KL_SAVE_ERROR_CONTENT, _ ("<%s> lacks “%s”."), element->name, *name);
  return TRUE;
}

/* Checks what is in the element, and throws away what a later version added saying that it does not matter. */
static gboolean
check_element (const KlSaveSource *source,
               const Element      *element,
               xmlNode            *node)
{
  guint    seen[G_N_ELEMENTS (elements)] = { 0 };
  xmlNode *next;

  if (!check_attributes (source, element, node))
    return FALSE;
  if (!element->text && kl_xml_find_text (node) != NULL)
    return kl_save_refuse (source, node, KL_SAVE_ERROR_CONTENT, _ ("There is a text in <%s>, where none belongs."), element->name);

  for (xmlNode *child = kl_xml_first (node); child != NULL; child = next)
    {
      const Element   *inner = find_element (element, child);
      g_autofree char *shown = kl_save_dup_shown (kl_xml_get_name (child));
      g_autofree char *optional = kl_xml_dup_attribute (child, "optional");

      next = kl_xml_next (child);
      if (inner == NULL && g_strcmp0 (optional, "yes") == 0)
        {
          xmlUnlinkNode (child);
          xmlFreeNode (child);
          continue;
        }
      if (inner == NULL)
        return kl_save_refuse (source, child, KL_SAVE_ERROR_CONTENT, _ ("<%s> means nothing in <%s>."), shown, element->name);
      if (inner->once && seen[inner - elements]++ > 0)
        return kl_save_refuse (source, child, KL_SAVE_ERROR_CONTENT, _ ("There is a second <%s>."), inner->name);
      if (!check_element (source, inner, child))
        return FALSE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (elements[i].once && g_strcmp0 (elements[i].parent, element->name) == 0 && seen[i] == 0)
      return kl_save_refuse (source, node, KL_SAVE_ERROR_CONTENT, _ ("There is no <%s>."), elements[i].name);
  return TRUE;
}

gboolean
kl_save_check_shape (const KlSaveSource *source,
                     xmlNode            *root)
{
  return check_element (source, &elements[0], root);
}
