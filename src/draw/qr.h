/* QR codes. */
#ifndef LELE_DRAW_QR_H
#define LELE_DRAW_QR_H

#include "draw/look.h"

/* Draws the code of the bytes into a square, with the quiet zone of four modules inside it.  False,
 * and nothing is drawn, if the text is too long for a code. */
bool draw_qr(cairo_t *cr, const char *text, size_t length, double x, double y, double side);

#endif
