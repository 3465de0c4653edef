/*
 * The tags of an XML text one after another: as much of XML as game files use.
 *
 * Comments and processing instructions are skipped.  A document type is refused, because its
 * entities could expand a short text without bound.
 */
#ifndef LELE_CODEC_XML_H
#define LELE_CODEC_XML_H

#include "codec/url.h"

typedef struct lele_tag {
    lele_span name;       /* a closing tag starts with '/' */
    lele_span attributes; /* as written */
    lele_span text;       /* from the tag to the next '<' */
} lele_tag;

/* Reads the next tag and moves the source past it.  LELE_E_EMPTY at the end. */
lele_error lele_xml_next(lele_source *source, lele_tag *ret);

/* The value of an attribute, as written; false when the tag has none of that name. */
bool lele_xml_attribute(const lele_tag *tag, const char *name, lele_span *ret);

/* Appends a span with the five entities of XML and the common character references decoded. */
void lele_xml_decode(lele_span span, lele_text *out);

/* Appends a string, escaped for an attribute. */
void lele_xml_encode(const char *string, lele_text *out);

#endif
