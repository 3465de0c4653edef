/*
 * Font faces for cairo of the fonts that pango chooses.
 *
 * Cairo 1.16 copies glyphs of CFF fonts (Noto Sans CJK) into a PDF with the subroutines that they
 * call, and spoils some of them: 如 is missing in every reader.  For these fonts cairo is made to
 * write glyphs from their outlines, as it does for fonts that it changes itself.
 */
#ifndef LELE_DRAW_FACE_H
#define LELE_DRAW_FACE_H

#include <cairo.h>
#include <pango/pango.h>

typedef struct draw_faces draw_faces;

draw_faces *draw_faces_new(void);
void draw_faces_free(draw_faces *faces);

/* The face that shows glyphs of the font; NULL: the font's own face is as good. */
cairo_font_face_t *draw_face_of(draw_faces *faces, PangoFont *font);

/* Shows a layout whose upper left corner is the current point. */
void draw_layout(draw_faces *faces, cairo_t *cr, PangoLayout *layout);

#endif
