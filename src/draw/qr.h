/* QR codes. */
#ifndef LELE_DRAW_QR_H
#define LELE_DRAW_QR_H

#include "draw/look.h"

/* The side from which on the code of that many bytes is easily read on the surface of `cr`: its modules
 * have 0.5 mm and two pixels of a picture, or 0.75 mm on paper.  0: no code has room for the text. */
double draw_qr_side(cairo_t *cr, size_t length);

/* Draws the code of the bytes into a square, with the quiet zone of four modules inside it.  False,
 * and nothing is drawn, if the text is too long for a code. */
bool draw_qr(cairo_t *cr, const char *text, size_t length, double x, double y, double side);

#endif
