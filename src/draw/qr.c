/* QR codes by libqrencode, see qr.h. */
#include "draw/qr.h"

#include <math.h>
#include <qrencode.h>
#include <stdint.h>

enum { QUIET = 4 };

/* Modules smaller than 0.5 mm, two pixels at 100 per inch, are hard to read.  The pixels of a reader
 * that draws a page lie anywhere on its modules, so there they need three of them. */
static const double least_module = 1.44, least_anywhere = 2.16;

static double module_of(const QRcode *code, double side)
{
    return side / (code->width + 2 * QUIET);
}

static QRcode *encode_at(const char *text, size_t length, QRecLevel level)
{
    return QRcode_encodeData((int)length, (const unsigned char *)text, 0, level);
}

/* A text that needs modules smaller than `least` gets fewer of them, with less correction of errors. */
static QRcode *encode(const char *text, size_t length, double side, double least)
{
    QRcode *code = encode_at(text, length, QR_ECLEVEL_M);
    if (code != NULL && module_of(code, side) >= least)
        return code;
    QRcode_free(code);
    return encode_at(text, length, QR_ECLEVEL_L);
}

/* The smallest module that is easily read: in a picture it has two pixels. */
static double least_of(cairo_t *cr)
{
    double two = 2, other = 0;
    if (cairo_surface_get_type(cairo_get_target(cr)) != CAIRO_SURFACE_TYPE_IMAGE)
        return least_anywhere;
    cairo_device_to_user_distance(cr, &two, &other);
    return two > least_module ? two : least_module;
}

/* How many bytes a code holds, by its version less one, with the least correction of errors. */
static const uint16_t capacity[] = {
    17,   32,   53,   78,   106,  134,  154,  192,  230,  271,  321,  367,  425,  458,
    520,  586,  644,  718,  792,  858,  929,  1003, 1091, 1171, 1273, 1367, 1465, 1528,
    1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953,
};

double draw_qr_side(cairo_t *cr, size_t length)
{
    const size_t versions = sizeof capacity / sizeof capacity[0];
    size_t version = 0;
    while (version < versions && capacity[version] < length)
        version++;
    return version < versions ? (double)(21 + 4 * version + 2 * QUIET) * least_of(cr) : 0;
}

/* In a picture every module has the same number of pixels, if it has two or more. */
static double fit_pixels(cairo_t *cr, double module, double *x, double *y)
{
    double pixels = module, other = 0;
    cairo_user_to_device_distance(cr, &pixels, &other);
    if (cairo_surface_get_type(cairo_get_target(cr)) != CAIRO_SURFACE_TYPE_IMAGE ||
        pixels < 2 - 1e-6 || fabs(other) > 0)
        return module;
    cairo_user_to_device(cr, x, y);
    *x = round(*x);
    *y = round(*y);
    cairo_device_to_user(cr, x, y);
    return module * floor(pixels + 1e-6) / pixels;
}

/* One rectangle for each run of dark modules in a row. */
static void add_row(cairo_t *cr, const unsigned char *row, int width, int y)
{
    for (int x = 0; x < width; x++) {
        const int start = x;
        while (x < width && (row[x] & 1) != 0)
            x++;
        if (x > start)
            cairo_rectangle(cr, start, y, x - start, 1);
    }
}

bool draw_qr(cairo_t *cr, const char *text, size_t length, double x, double y, double side)
{
    if (length == 0 || length > INT16_MAX)
        return false;
    QRcode *code = encode(text, length, side, least_of(cr));
    if (code == NULL)
        return false;
    const double module = fit_pixels(cr, module_of(code, side), &x, &y);
    cairo_save(cr);
    cairo_translate(cr, x + QUIET * module, y + QUIET * module);
    cairo_scale(cr, module, module);
    for (int row = 0; row < code->width; row++)
        add_row(cr, code->data + row * code->width, code->width, row);
    cairo_set_source_rgb(cr, 0, 0, 0);
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_NONE);
    cairo_fill(cr);
    cairo_restore(cr);
    QRcode_free(code);
    return true;
}
