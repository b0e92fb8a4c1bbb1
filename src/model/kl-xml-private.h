/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Private to the model: reading small XML documents that may come from anywhere. No network, no entities, no document
 * type; depth and size of a text are limited by libxml2 itself.
 */

#pragma once

#include <glib.h>

#include <libxml/parser.h>
#include <libxml/tree.h>

G_BEGIN_DECLS

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlParserCtxt, xmlFreeParserCtxt)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlChar, xmlFree)

/* NULL when the bytes are no such document: *line then says where (0: nowhere) and *cause why, in libxml2's words. */
xmlDoc *kl_xml_parse (GBytes *bytes,
                      int    *line,
                      char  **cause) G_GNUC_WARN_UNUSED_RESULT;

gboolean    kl_xml_is (const xmlNode *node,
                       const char    *name);
const char *kl_xml_get_name (const xmlNode *node);

/* The first element of a parent, and the next one beside a node; NULL at the end. Blank text and comments between
 * elements do not count. */
xmlNode *kl_xml_first (const xmlNode *parent);
xmlNode *kl_xml_next (const xmlNode *node);

/* What else stands between the elements: the first text that is not blank, or NULL. */
const xmlNode *kl_xml_find_text (const xmlNode *parent);

/* NULL when there is none. */
char *kl_xml_dup_attribute (const xmlNode *node,
                            const char    *name) G_GNUC_WARN_UNUSED_RESULT;
/* The name of an attribute that is not one of known (separated by spaces), or NULL. */
const char *kl_xml_find_unknown_attribute (const xmlNode *node,
                                           const char    *known);

/* Digits and nothing else, up to max. */
gboolean kl_xml_parse_number (const char *text,
                              guint64     max,
                              guint64    *value);

G_END_DECLS
