/*
 * Draws a board with a step on it, in the colours of a terminal.  Eliminated candidates are red
 * and struck out, placed digits green, the pattern blue, patterns inside a net cyan.  Magenta sets
 * apart fins, extra candidates, pivots, the second colours and the false nodes of a chain.
 * The board has no colours if NO_COLOR is set or TERM is "dumb".
 */
#include <stdlib.h>
#include <string.h>

#include "cli/tutor.h"

enum paint { PAINT_NONE, PAINT_INNER, PAINT_PATTERN, PAINT_FIN, PAINT_PLACE, PAINT_GONE, PAINTS };

static const char *const codes[] = {
    [PAINT_NONE] = "",          [PAINT_INNER] = "\033[1;36m", [PAINT_PATTERN] = "\033[1;34m",
    [PAINT_FIN] = "\033[1;35m", [PAINT_PLACE] = "\033[1;32m", [PAINT_GONE] = "\033[9;31m",
};

struct picture {
    lele_digits of[PAINTS][LELE_MAX_CELLS]; /* the digits of each paint; the last paint wins */
    int width;                              /* of a cell, in characters */
};

static bool wants_colours(void)
{
    const char *refusal = getenv("NO_COLOR"), *terminal = getenv("TERM");
    return (refusal == NULL || *refusal == '\0') &&
           (terminal == NULL || strcmp(terminal, "dumb") != 0);
}

static bool stands_out(int role)
{
    return role == LELE_ROLE_FIN || role == LELE_ROLE_ENDO_FIN || role == LELE_ROLE_EXTRA ||
           role == LELE_ROLE_COLOR_B || role == LELE_ROLE_COLOR_D || role == LELE_ROLE_PIVOT;
}

static void measure(struct picture *picture, const lele_board *board)
{
    *picture = (struct picture){ .width = 1 };
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const int count = lele_digits_count(board->candidates[cell]);
        if (count > picture->width)
            picture->width = count;
    }
}

static void paint_inners(struct picture *picture, const lele_board *board, const lele_step *step)
{
    lele_inner inners[LELE_STEP_INNERS];
    const size_t count = lele_step_inners(step, board, inners, LELE_STEP_INNERS);
    for (size_t i = 0; i < count; i++)
        for (int cell; (cell = lele_cellset_pop(&inners[i].cells)) >= 0;)
            picture->of[PAINT_INNER][cell] |= inners[i].digits;
}

static void paint(struct picture *picture, const lele_board *board, const lele_step *step)
{
    paint_inners(picture, board, step);
    for (int i = 0; i < step->mark_count; i++) {
        const lele_mark *mark = &step->marks[i];
        picture->of[stands_out(mark->role) ? PAINT_FIN : PAINT_PATTERN][mark->cell] |= mark->digits;
    }
    for (int i = 0; i < step->node_count; i++) {
        lele_cellset cells = step->nodes[i].cells;
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
            picture->of[step->nodes[i].on ? PAINT_PATTERN : PAINT_FIN][cell] |=
                lele_digits_of(step->nodes[i].digit);
    }
    for (int i = 0; i < step->placement_count; i++)
        picture->of[PAINT_PLACE][step->placements[i].cell] |= step->placements[i].digits;
    for (int i = 0; i < step->elimination_count; i++)
        picture->of[PAINT_GONE][step->eliminations[i].cell] |= step->eliminations[i].digits;
}

static void draw_digit(lele_text *out, const struct picture *picture, int cell, int digit)
{
    int chosen = PAINT_NONE;
    for (int p = PAINT_INNER; p <= PAINT_GONE; p++)
        if (lele_digits_has(picture->of[p][cell], digit))
            chosen = p;
    lele_text_add(out, codes[chosen]);
    lele_text_add_char(out, lele_digit_char(digit));
    if (chosen != PAINT_NONE)
        lele_text_add(out, "\033[0m");
}

static void draw_cell(lele_text *out, const struct picture *picture, const lele_board *board,
                      int cell)
{
    lele_digits digits = board->candidates[cell];
    const int value = board->grid.cell[cell];
    size_t used = 0;
    if (value != 0) {
        draw_digit(out, picture, cell, value);
        used = 1;
    }
    for (int d; (d = lele_digits_pop(&digits)) != 0; used++)
        draw_digit(out, picture, cell, d);
    lele_text_add_repeat(out, ' ', (size_t)picture->width + 1 - used);
}

/* Whether two neighbouring cells belong to different boxes, so that a line separates them. */
static bool is_edge(const lele_layout *layout, int a, int b)
{
    return lele_layout_box_unit(layout, a) != lele_layout_box_unit(layout, b);
}

/* Whether the rule above row `row` is drawn in this column. */
static bool has_rule(const lele_layout *layout, int row, int column)
{
    const int below = row * layout->size + column;
    return row == 0 || row == layout->size || is_edge(layout, below - layout->size, below);
}

/* The character where the rule above a row meets the line left of a column. */
static char crossing(const lele_layout *layout, int row, int column)
{
    const int below = row * layout->size + column;
    const bool upright =
        (row > 0 && is_edge(layout, below - layout->size - 1, below - layout->size)) ||
        (row < layout->size && is_edge(layout, below - 1, below));
    return upright ? '+' : has_rule(layout, row, column) ? '-' : ' ';
}

static void draw_rule(lele_text *out, const lele_layout *layout, const struct picture *picture,
                      int row)
{
    for (int column = 0; column < layout->size; column++) {
        lele_text_add_char(out, column == 0 ? '+' : crossing(layout, row, column));
        lele_text_add_repeat(out, has_rule(layout, row, column) ? '-' : ' ',
                             (size_t)picture->width + 2);
    }
    lele_text_add(out, "+\n");
}

/* A rule is drawn if at least one cell of the row borders another box above it.  In a jigsaw that
 * is nearly every row; draw_rule leaves gaps between cells of the same region. */
static bool needs_rule(const lele_layout *layout, int row)
{
    for (int column = 0; row > 0 && row < layout->size && column < layout->size; column++)
        if (is_edge(layout, (row - 1) * layout->size + column, row * layout->size + column))
            return true;
    return row == 0 || row == layout->size;
}

void cli_draw_step(lele_text *out, const lele_board *board, const lele_step *step)
{
    const lele_layout *layout = board->layout;
    struct picture picture;
    measure(&picture, board);
    if (wants_colours())
        paint(&picture, board, step);
    for (int row = 0; row <= layout->size; row++) {
        if (needs_rule(layout, row))
            draw_rule(out, layout, &picture, row);
        for (int column = 0; row < layout->size && column < layout->size; column++) {
            const int cell = row * layout->size + column;
            lele_text_add(out, column == 0 || is_edge(layout, cell - 1, cell) ? "| " : "  ");
            draw_cell(out, &picture, board, cell);
        }
        if (row < layout->size)
            lele_text_add(out, "|\n");
    }
}
