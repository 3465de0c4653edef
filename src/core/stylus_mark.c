/* Clues between cells and inside one cell: dots, signs, discs, squares; see core/stylus.h. */
#include "core/stylus.h"

#include <string.h>

enum { DOT = 150, CORNER = 320, FIGURE = 350 };

static lele_figure sign_text(int size, lele_clue_ink ink, bool plate)
{
    return (lele_figure){ .kind = LELE_FIGURE_TEXT_CENTRE,
                          .layer = LELE_CLUE_LAYER_EDGE,
                          .ink = (uint8_t)ink,
                          .size = (int16_t)size,
                          .plate = plate };
}

/* A dot is white with a black rim or black with a white one; its number is in it unless it is the
 * usual one. */
static void add_dot(lele_stylus *stylus, lele_spot at)
{
    const bool black = stylus->look == LELE_LOOK_RATIO;
    const lele_clue_ink fill = black ? LELE_INK_BLACK : LELE_INK_WHITE;
    const lele_clue_ink rim = black ? LELE_INK_WHITE : LELE_INK_BLACK;
    const lele_figure text = sign_text(stylus->value > 9 ? 190 : 230, rim, false);
    lele_stylus_disc(stylus, LELE_CLUE_LAYER_EDGE, fill, at, DOT);
    lele_stylus_ring(stylus, LELE_CLUE_LAYER_EDGE, rim, at, DOT, black ? 16 : 30);
    if (stylus->value != (black ? 2 : 1))
        lele_stylus_number(stylus, &text, at, "", stylus->value);
}

static void add_pair_sum(lele_stylus *stylus, lele_spot at)
{
    const lele_figure text = sign_text(340, LELE_INK_STRONG, true);
    const char *sign = stylus->value == 10 ? "X" : stylus->value == 5 ? "V" : NULL;
    if (sign != NULL)
        lele_stylus_text(stylus, &text, at, sign);
    else
        lele_stylus_number(stylus, &text, at, "", stylus->value);
}

/* The sign is narrow at the first cell, which is the smaller one. */
static void add_less(lele_stylus *stylus, lele_spot from, lele_spot to)
{
    const double half = lele_spot_distance(from, to) / 2;
    const lele_spot spots[] = { lele_spot_beside(from, to, half + 85, 140),
                                lele_spot_beside(from, to, half - 85, 0),
                                lele_spot_beside(from, to, half + 85, -140) };
    const lele_spot at = lele_spot_toward(from, to, half);
    lele_stylus_square(stylus, LELE_CLUE_LAYER_EDGE, LELE_INK_PAPER, at, 130);
    lele_stylus_stroke(stylus, LELE_CLUE_LAYER_EDGE, LELE_INK_STRONG, 60, spots, 3);
}

/* Up to two digits in a line, so four are two lines. */
static void add_quadruple(lele_stylus *stylus)
{
    const lele_figure text = sign_text(250, LELE_INK_STRONG, false);
    const lele_spot middle = lele_stylus_middle(stylus, stylus->cells[0]);
    const lele_spot at = { middle.x + LELE_CLUE_UNIT / 2.0, middle.y + LELE_CLUE_UNIT / 2.0 };
    const int count = stylus->value >> 16, lines = (count + 1) / 2;
    lele_stylus_disc(stylus, LELE_CLUE_LAYER_EDGE, LELE_INK_PAPER, at, CORNER);
    lele_stylus_ring(stylus, LELE_CLUE_LAYER_EDGE, LELE_INK_STRONG, at, CORNER, 30);
    for (int line = 0; line < lines; line++) {
        char digits[4] = { 0 };
        size_t length = 0;
        for (int i = 2 * line; i < count && i < 2 * line + 2; i++) {
            if (length > 0)
                digits[length++] = ' ';
            digits[length++] = lele_digit_char((stylus->value >> 4 * i & 15) + 1);
        }
        lele_stylus_text(stylus, &text, (lele_spot){ at.x, at.y + (2 * line - lines + 1) * 125 },
                         digits);
    }
}

void lele_stylus_edge(lele_stylus *stylus)
{
    if (stylus->look == LELE_LOOK_QUADRUPLE) {
        add_quadruple(stylus);
        return;
    }
    const lele_spot from = lele_stylus_middle(stylus, stylus->cells[0]);
    const lele_spot to = lele_stylus_middle(stylus, stylus->cells[1]);
    const lele_spot at = lele_spot_toward(from, to, LELE_CLUE_UNIT / 2.0);
    if (stylus->look == LELE_LOOK_LESS)
        add_less(stylus, from, to);
    else if (stylus->look == LELE_LOOK_PAIR_SUM)
        add_pair_sum(stylus, at);
    else
        add_dot(stylus, at);
}

/* Four signs at the sides of the cell that open towards the larger digit. */
static void add_chevrons(lele_stylus *stylus, lele_spot middle)
{
    static const lele_spot sides[] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
    const int tip = stylus->look == LELE_LOOK_MAXIMUM ? 450 : 360, foot = 810 - tip;
    for (size_t i = 0; i < sizeof sides / sizeof sides[0]; i++) {
        const lele_spot side = { middle.x + sides[i].x * 500, middle.y + sides[i].y * 500 };
        const lele_spot spots[] = { lele_spot_beside(middle, side, foot, 100),
                                    lele_spot_beside(middle, side, tip, 0),
                                    lele_spot_beside(middle, side, foot, -100) };
        lele_stylus_stroke(stylus, LELE_CLUE_LAYER_BULB, LELE_INK_LINE, 45, spots, 3);
    }
}

/* The digits that the cell may hold, along its lower border. */
static void add_digits(lele_stylus *stylus, lele_spot middle)
{
    char text[LELE_FIGURE_TEXT] = { 0 };
    size_t length = 0;
    lele_digits digits = (lele_digits)stylus->value;
    for (int digit; (digit = lele_digits_pop(&digits)) != 0 && length + 1 < sizeof text;)
        text[length++] = lele_digit_char(digit);
    lele_figure figure = sign_text(length > 8 ? (int)(1300 / length) : 170, LELE_INK_STRONG, true);
    figure.layer = LELE_CLUE_LAYER_CAGE;
    lele_stylus_text(stylus, &figure, (lele_spot){ middle.x, middle.y + 385 }, text);
}

void lele_stylus_cell(lele_stylus *stylus)
{
    for (int i = 0; i < stylus->count; i++) {
        const lele_spot middle = lele_stylus_middle(stylus, stylus->cells[i]);
        if (stylus->look == LELE_LOOK_ODD) {
            lele_stylus_disc(stylus, LELE_CLUE_LAYER_SHADE, LELE_INK_FILL, middle, FIGURE);
        } else if (stylus->look == LELE_LOOK_EVEN) {
            lele_stylus_square(stylus, LELE_CLUE_LAYER_SHADE, LELE_INK_FILL, middle, FIGURE);
        } else if (stylus->look == LELE_LOOK_RESTRICTED) {
            add_digits(stylus, middle);
        } else {
            lele_stylus_square(stylus, LELE_CLUE_LAYER_SHADE, LELE_INK_FILL, middle,
                               LELE_CLUE_UNIT / 2);
            add_chevrons(stylus, middle);
        }
    }
}
