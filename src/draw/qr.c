/* QR codes by libqrencode, see qr.h. */
#include "draw/qr.h"

#include <math.h>
#include <qrencode.h>

enum { QUIET = 4 };

/* Modules smaller than 0.35 mm are hard to read for a phone. */
static const double least_module = 1;

static double module_of(const QRcode *code, double side)
{
    return side / (code->width + 2 * QUIET);
}

/* A text that needs small modules gets fewer of them, with less correction of errors. */
static QRcode *encode(const char *text, size_t length, double side)
{
    const unsigned char *bytes = (const unsigned char *)text;
    QRcode *code = QRcode_encodeData((int)length, bytes, 0, QR_ECLEVEL_M);
    if (code != NULL && module_of(code, side) >= least_module)
        return code;
    QRcode_free(code);
    return QRcode_encodeData((int)length, bytes, 0, QR_ECLEVEL_L);
}

/* In a picture every module has the same number of pixels, if it has two or more. */
static double fit_pixels(cairo_t *cr, double module, double *x, double *y)
{
    double pixels = module, other = 0;
    cairo_user_to_device_distance(cr, &pixels, &other);
    if (cairo_surface_get_type(cairo_get_target(cr)) != CAIRO_SURFACE_TYPE_IMAGE || pixels < 2 ||
        fabs(other) > 0)
        return module;
    cairo_user_to_device(cr, x, y);
    *x = round(*x);
    *y = round(*y);
    cairo_device_to_user(cr, x, y);
    return module * floor(pixels) / pixels;
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
    QRcode *code = encode(text, length, side);
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
