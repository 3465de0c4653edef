/*
 * The tags of an XML text one after the other, as much of XML as game files use.
 *
 * Comments, processing instructions and text between tags are passed over; a document type
 * is refused, since entities of its own could make a short text endless.
 */
#ifndef LELE_CODEC_XML_H
#define LELE_CODEC_XML_H

#include "codec/url.h"

typedef struct lele_tag {
    lele_span name;       /* with '/' in front where it closes */
    lele_span attributes; /* as written */
    lele_span text;       /* from the tag to the next '<' */
} lele_tag;

/* Reads the next tag and moves the source behind it.  LELE_E_EMPTY at the end. */
lele_error lele_xml_next(lele_source *source, lele_tag *ret);

/* The value of an attribute, as written; false when the tag has none of that name. */
bool lele_xml_attribute(const lele_tag *tag, const char *name, lele_span *ret);

/* Appends a span with the entities of XML and &#…; undone. */
void lele_xml_decode(lele_span span, lele_text *out);

/* Appends a string for use within an attribute. */
void lele_xml_encode(const char *string, lele_text *out);

#endif
