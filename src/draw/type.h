/*
 * Text: fonts for a language, lines and paragraphs of pango, and the digits of boards, which are
 * glyphs set one by one.
 *
 * Lengths are units of the cairo context, points on paper.  Text becomes text in a PDF: it can be
 * searched, and only the glyphs that are used are embedded.
 */
#ifndef LELE_DRAW_TYPE_H
#define LELE_DRAW_TYPE_H

#include "draw/look.h"

typedef struct draw_type draw_type;

/* `family` NULL: a sans-serif font that has the language's characters.  NULL: memory is short, or
 * there is no font at all. */
draw_type *draw_type_new(lele_lang lang, const char *family);
void draw_type_free(draw_type *type);

typedef enum draw_align { DRAW_LEFT, DRAW_CENTRE, DRAW_RIGHT } draw_align;

typedef struct draw_words {
    const char *text; /* UTF-8; newlines end lines */
    double size;      /* of the font */
    bool bold;
    draw_align align;
    draw_colour colour;
    double least; /* a line that is too wide gets a smaller font, down to this; 0: it is wrapped */
    double most;  /* a paragraph that is higher than this gets a smaller font, too; 0: it may be */
} draw_words;

/* Draws the words into a box of that width, whose upper left corner is x, y.  Returns their height.
 * cr NULL: only measures. */
double draw_text(draw_type *type, cairo_t *cr, const draw_words *words, double x, double y,
                 double width);

/* The width of a line. */
double draw_text_width(draw_type *type, const draw_words *words);

/* A short text around its middle, or below and to the right of its point, with paper below it. */
typedef struct draw_label {
    const char *text;
    double size;
    bool bold, corner;
    draw_colour colour, plate;
    double pad; /* the paper around the text; below 0: none */
} draw_label;

void draw_label_show(draw_type *type, cairo_t *cr, const draw_label *label, double x, double y);

/* Room for the sketch of a layout's clues. */
lele_clue_sketch *draw_type_clues(draw_type *type);

/* Digits around given centres, all of one size. */
typedef struct draw_digits {
    size_t count;
    struct {
        double x, y;
        uint8_t digit;
    } at[LELE_MAX_CELLS * LELE_MAX_SIZE];
} draw_digits;

void draw_digits_add(draw_digits *digits, int digit, double x, double y);
void draw_digits_show(draw_type *type, cairo_t *cr, const draw_digits *digits, double size,
                      bool bold);

#endif
