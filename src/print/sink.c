/* Surfaces of cairo and the files that they are written to, see sink.h. */
#include "print/sink.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/print.h"

enum { BUFFER = 64 << 10 };

static void flush(print_sink *sink)
{
    if (sink->error == 0 && sink->held > 0)
        sink->error = cli_write(STDOUT_FILENO, sink->buffer, sink->held);
    sink->held = 0;
}

/* Cairo writes many small pieces. */
static cairo_status_t put(void *closure, const unsigned char *data, unsigned length)
{
    print_sink *sink = closure;
    if (sink->held + length > BUFFER)
        flush(sink);
    if (length > BUFFER) {
        if (sink->error == 0)
            sink->error = cli_write(STDOUT_FILENO, (const char *)data, length);
    } else {
        memcpy(sink->buffer + sink->held, data, length);
        sink->held += length;
    }
    return sink->error == 0 ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

/* The same command gives the same bytes: the date is that of SOURCE_DATE_EPOCH, or a fixed one. */
static void set_metadata(cairo_surface_t *surface, const char *title)
{
    const char *epoch = getenv("SOURCE_DATE_EPOCH");
    const time_t when = epoch != NULL ? (time_t)strtoll(epoch, NULL, 10) : (time_t)946684800;
    char date[32] = "2000-01-01T00:00:00Z";
    struct tm parts;
    if (gmtime_r(&when, &parts) != NULL)
        (void)strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%SZ", &parts);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Lele");
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title);
}

static cairo_surface_t *make_surface(print_sink *sink)
{
    const double scale = sink->dpi / 72;
    switch (sink->kind) {
    case CLI_PRINT_PDF:
        return cairo_pdf_surface_create_for_stream(put, sink, sink->width, sink->height);
    case CLI_PRINT_SVG:
        return cairo_svg_surface_create_for_stream(put, sink, sink->width, sink->height);
    default:
        return cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)ceil(sink->width * scale),
                                          (int)ceil(sink->height * scale));
    }
}

/* Several pages of SVG or PNG: the number of the page before the ending. */
static char *name_of_page(const print_sink *sink)
{
    const char *file = sink->file;
    if (file == NULL || sink->kind == CLI_PRINT_PDF || sink->pages <= 1)
        return file != NULL ? strdup(file) : NULL;
    const char *slash = strrchr(file, '/'), *dot = strrchr(file, '.');
    if (dot == NULL || dot == file || (slash != NULL && dot <= slash + 1))
        dot = file + strlen(file);
    const size_t size = strlen(file) + 24;
    char *name = malloc(size);
    if (name != NULL)
        (void)snprintf(name, size, "%.*s-%" PRIu64 "%s", (int)(dot - file), file, sink->page, dot);
    return name;
}

static void open_target(print_sink *sink)
{
    sink->name = name_of_page(sink);
    sink->status = sink->file != NULL && sink->name == NULL
                       ? CLI_STATUS_IO
                       : cli_target_open(sink->lang, sink->name, &sink->target);
    sink->open = sink->status == CLI_STATUS_OK;
}

/* Reports what has failed, once. */
static void check(print_sink *sink, cairo_status_t status)
{
    if (sink->status != CLI_STATUS_OK)
        return;
    if (sink->error != 0) {
        sink->status = cli_write_status(sink->lang, sink->error);
    } else if (status != CAIRO_STATUS_SUCCESS) {
        if (status == CAIRO_STATUS_NO_MEMORY)
            cli_complain_memory(sink->lang);
        else
            cli_complain(sink->lang, CLI_M_CANNOT_WRITE,
                         (cli_facts){ .got = cairo_status_to_string(status) });
        sink->status = CLI_STATUS_IO;
    }
}

static void open_surface(print_sink *sink, const char *title)
{
    sink->surface = make_surface(sink);
    if (sink->kind == CLI_PRINT_PDF)
        set_metadata(sink->surface, title);
    sink->cr = cairo_create(sink->surface);
    check(sink, cairo_status(sink->cr));
}

/* Ends a surface; what it still holds is written now. */
static void close_surface(print_sink *sink)
{
    cairo_status_t status = cairo_status(sink->cr);
    cairo_destroy(sink->cr);
    if (status == CAIRO_STATUS_SUCCESS && sink->kind == CLI_PRINT_PNG)
        status = cairo_surface_write_to_png_stream(sink->surface, put, sink);
    cairo_surface_finish(sink->surface);
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_status(sink->surface);
    cairo_surface_destroy(sink->surface);
    sink->surface = NULL;
    sink->cr = NULL;
    flush(sink);
    check(sink, status);
}

static void close_target(print_sink *sink, int status)
{
    if (sink->open)
        sink->status =
            cli_target_close(&sink->target, sink->status != CLI_STATUS_OK ? sink->status : status);
    sink->open = false;
    free(sink->name);
    sink->name = NULL;
}

void print_sink_begin(print_sink *sink, const char *title)
{
    sink->page = 0;
    sink->held = 0;
    sink->error = 0;
    sink->status = CLI_STATUS_OK;
    sink->surface = NULL;
    sink->buffer = malloc(BUFFER);
    if (sink->buffer == NULL) {
        cli_complain_memory(sink->lang);
        sink->status = CLI_STATUS_IO;
    } else if (sink->kind == CLI_PRINT_PDF) {
        open_target(sink);
        if (sink->status == CLI_STATUS_OK)
            open_surface(sink, title);
    }
}

cairo_t *print_sink_page(print_sink *sink)
{
    if (sink->status != CLI_STATUS_OK)
        return NULL;
    sink->page++;
    if (sink->kind != CLI_PRINT_PDF) {
        open_target(sink);
        if (sink->status != CLI_STATUS_OK)
            return NULL;
        open_surface(sink, NULL);
        if (sink->kind == CLI_PRINT_PNG)
            cairo_scale(sink->cr, sink->dpi / 72, sink->dpi / 72);
    }
    if (sink->kind != CLI_PRINT_PDF) {
        cairo_set_source_rgb(sink->cr, 1, 1, 1);
        cairo_paint(sink->cr);
    }
    return sink->cr;
}

void print_sink_page_end(print_sink *sink)
{
    if (sink->kind == CLI_PRINT_PDF) {
        cairo_show_page(sink->cr);
        check(sink, cairo_status(sink->cr));
        return;
    }
    close_surface(sink);
    close_target(sink, CLI_STATUS_OK);
}

int print_sink_end(print_sink *sink, int status)
{
    if (sink->surface != NULL)
        close_surface(sink);
    close_target(sink, status);
    free(sink->buffer);
    sink->buffer = NULL;
    return sink->status != CLI_STATUS_OK ? sink->status : status;
}
