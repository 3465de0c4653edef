/* What the options say in words: sizes of paper, lengths, the parts of a head. */
#ifndef LELE_PRINT_PAPER_H
#define LELE_PRINT_PAPER_H

#include <stdbool.h>

/* Points: 72 to the inch. */
typedef struct print_size {
    double width, height;
    bool fit; /* nothing but a board */
} print_size;

/* The smallest and the largest side of a page that can be asked for. */
extern const double print_least_side, print_most_side;

/* "a4", "Letter", "170x240mm", "8.5x11in", "fit".  False: it is no size, or too small or large; `ret`
 * is untouched. */
bool print_size_read(const char *text, print_size *ret);

/* "15mm", "1.5cm", "0.5in", "36pt"; a number alone is in millimetres. */
bool print_length_read(const char *text, double *ret);

/* "number,level,minutes", "none": a set of bits, 1 << CLI_HEAD_.... */
bool print_head_read(const char *text, unsigned *ret);

double print_mm(double length);

#endif
