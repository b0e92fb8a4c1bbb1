/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading small XML documents, for tiles and saves.
 */

#include "kl-xml-private.h"

#include <string.h>

#include <libxml/xmlerror.h>

/* More than any document of ours has. libxml2 compares every attribute of an element with every other, and looks long for
 * a name among many, so that a few megabytes of either would hold the program up for minutes. */
enum
{
  MAX_MARKUP = 16384,     /* tags, comments and the like: twice the number of elements */
  MAX_ATTRIBUTES = 16384, /* in all of the document */
  MAX_ATTRIBUTES_IN_A_TAG = 32,
  MAX_NAMESPACES = 16,   /* declarations */
  MAX_REFERENCES = 65536 /* to characters */
};

/* A document type could name files and define entities; none of our documents has one, so reading ends there. */
static void
refuse_document_type (void          *data,
                      const xmlChar *name,
                      const xmlChar *external_id,
                      const xmlChar *system_id)
{
  xmlParserCtxt *context = data;

  context->_private = GINT_TO_POINTER (context->input->line);
  xmlStopParser (context);
}

/* A document while it is looked over, before libxml2 sees it. */
typedef struct
{
  const char *at;
  const char *end;
  guint       markup;
  guint       attributes;
  guint       namespaces;
  guint       references;
} Overview;

/* Goes behind the next mark, or to the end. */
static void
skip_behind (Overview   *overview,
             const char *mark)
{
  const char *found = g_strstr_len (overview->at, overview->end - overview->at, mark);

  overview->at = found != NULL ? found + strlen (mark) : overview->end;
}

static gboolean
begins_with (const Overview *overview,
             const char     *mark)
{
  return (gsize) (overview->end - overview->at) >= strlen (mark) && memcmp (overview->at, mark, strlen (mark)) == 0;
}

/* Goes to the end of a tag; FALSE when it has too many attributes. */
static gboolean
skip_tag (Overview *overview)
{
  const guint before = overview->attributes;

  for (; overview->at < overview->end && *overview->at != '>'; overview->at++)
    {
      if (begins_with (overview, "xmlns"))
        overview->namespaces++;
      if (*overview->at == '=' && ++overview->attributes > before + MAX_ATTRIBUTES_IN_A_TAG)
        return FALSE;
      if (*overview->at == '"' || *overview->at == '\'')
        {
          const char quote = *overview->at++;

          for (; overview->at < overview->end && *overview->at != quote; overview->at++)
            overview->references += *overview->at == '&';
        }
    }
  return TRUE;
}

/* Whether the document has more of anything than libxml2 can do in a moment. What is no XML may be counted wrongly, but
 * not by a document that is read to its end. */
static gboolean
has_excess (const char *data,
            gsize       size)
{
  Overview overview = { .at = data, .end = data + size };

  while (overview.at < overview.end)
    {
      const char c = *overview.at++;

      if (c == '&')
        overview.references++;
      else if (c == '<')
        {
          overview.markup++;
          if (begins_with (&overview, "!--"))
            skip_behind (&overview, "-->");
          else if (begins_with (&overview, "![CDATA["))
            skip_behind (&overview, "]]>");
          else if (begins_with (&overview, "?"))
            skip_behind (&overview, "?>");
          else if (!skip_tag (&overview))
            return TRUE;
        }
      if (overview.markup > MAX_MARKUP || overview.attributes > MAX_ATTRIBUTES || overview.namespaces > MAX_NAMESPACES ||
          overview.references > MAX_REFERENCES)
        return TRUE;
    }
  return FALSE;
}

xmlDoc *
kl_xml_parse (GBytes *bytes,
              int    *line,
              char  **cause)
{
  g_autoptr (xmlParserCtxt) context = xmlNewParserCtxt ();
  g_autoptr (xmlDoc)        document = NULL;
  const int                 options = XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NOBLANKS | XML_PARSE_NOCDATA;
  gsize                     size;
  const char               *data = g_bytes_get_data (bytes, &size);

  *line = 0;
  *cause = NULL;
  if (size == 0 || size > G_MAXINT)
    {
      *cause = g_strdup (size == 0 ? "empty" : "too large");
      return NULL;
    }
  /* libxml2 would end the text there and take the rest for granted. */
  if (memchr (data, '\0', size) != NULL)
    {
      *cause = g_strdup ("a byte is zero");
      return NULL;
    }

  if (has_excess (data, size))
    {
      *cause = g_strdup ("too many elements or attributes");
      return NULL;
    }

  context->sax->internalSubset = refuse_document_type;
  document = xmlCtxtReadMemory (context, data, (int) size, NULL, NULL, options);
  if (context->_private != NULL)
    {
      *line = GPOINTER_TO_INT (context->_private);
      *cause = g_strdup ("a document type declaration");
      return NULL;
    }
  if (document == NULL || xmlDocGetRootElement (document) == NULL)
    {
      const xmlError *problem = xmlCtxtGetLastError (context);
      const char     *words = problem != NULL && problem->message != NULL ? problem->message : "no element";

      *line = problem != NULL ? problem->line : 0;
      *cause = g_strchomp (g_strdelimit (g_utf8_make_valid (words, -1), "\n", ' '));
      return NULL;
    }
  return g_steal_pointer (&document);
}

const char *
kl_xml_get_name (const xmlNode *node)
{
  return (const char *) node->name;
}

gboolean
kl_xml_is (const xmlNode *node,
           const char    *name)
{
  return node->ns == NULL && g_str_equal (kl_xml_get_name (node), name);
}

static xmlNode *
skip_to_element (xmlNode *node)
{
  while (node != NULL && node->type != XML_ELEMENT_NODE)
    node = node->next;
  return node;
}

xmlNode *
kl_xml_first (const xmlNode *parent)
{
  return skip_to_element (parent->children);
}

xmlNode *
kl_xml_next (const xmlNode *node)
{
  return skip_to_element (node->next);
}

const xmlNode *
kl_xml_find_text (const xmlNode *parent)
{
  for (const xmlNode *node = parent->children; node != NULL; node = node->next)
    if (node->type != XML_ELEMENT_NODE && node->type != XML_COMMENT_NODE && node->type != XML_PI_NODE && !xmlIsBlankNode (node))
      return node;
  return NULL;
}

char *
kl_xml_dup_attribute (const xmlNode *node,
                      const char    *name)
{
  g_autoptr (xmlChar) value = xmlGetNoNsProp (node, (const xmlChar *) name);

  return g_strdup ((const char *) value);
}

const char *
kl_xml_find_unknown_attribute (const xmlNode *node,
                               const char    *known)
{
  g_auto (GStrv) names = g_strsplit (known, " ", -1);

  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    if (attribute->ns != NULL || !g_strv_contains ((const char *const *) names, (const char *) attribute->name))
      return (const char *) attribute->name;
  return NULL;
}

gboolean
kl_xml_parse_number (const char *text,
                     guint64     max,
                     guint64    *value)
{
  return g_ascii_string_to_unsigned (text, 10, 0, max, value, NULL);
}
