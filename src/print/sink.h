/*
 * Where pages go: one PDF, or a file per page for SVG and PNG.
 *
 * Everything is written through the target of the command line (cli/target.h): a file gets its name
 * when it is complete.
 */
#ifndef LELE_PRINT_SINK_H
#define LELE_PRINT_SINK_H

#include <cairo.h>

#include "cli/target.h"
#include "lele/lele.h"

typedef struct print_sink {
    lele_lang lang;
    const char *file; /* NULL or "-": standard output */
    int kind;         /* CLI_PRINT_PDF, ... */
    double width, height, dpi;
    uint64_t pages, page; /* all; the current one, from 1 */
    int status;           /* CLI_STATUS_...: the first failure */
    int error;            /* the errno of a failed write */
    bool open;
    char *name; /* of the file of the page */
    cli_target target;
    cairo_surface_t *surface;
    cairo_t *cr;
    char *buffer;
    size_t held;
} print_sink;

/* `title` is that of the document. */
void print_sink_begin(print_sink *sink, const char *title);
/* The context of the next page, whose unit is a point; NULL after a failure. */
cairo_t *print_sink_page(print_sink *sink);
void print_sink_page_end(print_sink *sink);
/* Ends the document.  `status` not CLI_STATUS_OK or _BAD: nothing gets its name.  Returns the status.
 */
int print_sink_end(print_sink *sink, int status);

#endif
