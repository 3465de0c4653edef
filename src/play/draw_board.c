/* The board: cells, lines between them, small digits. */
#include <stdio.h>

#include "play/border.h"
#include "play/clues.h"
#include "play/draw.h"

struct board {
    play_player *player;
    const play_screen *screen;
    const play_shape *shape;
    const lele_layout *layout;
    play_canvas *canvas;
    play_face faces[LELE_MAX_CELLS];
    int row, column; /* of its top left corner on the canvas */
    bool hidden;     /* paused */
};

/* The cell at a row and column; -1 outside of the board. */
static int cell_at(const struct board *board, int row, int column)
{
    const int size = board->layout->size;
    return row < 0 || column < 0 || row >= size || column >= size ? -1 : row * size + column;
}

/* The weight of the line between two neighbours. */
static play_weight weight(const struct board *board, int a, int b)
{
    if (a < 0 && b < 0)
        return PLAY_LINE_NONE;
    if (play_shape_parts(board->layout, a, b))
        return board->shape->heavy ? PLAY_LINE_HEAVY : PLAY_LINE_LIGHT;
    return board->shape->thin ? PLAY_LINE_LIGHT : PLAY_LINE_NONE;
}

/* Across: the line above cell (row, column).  Down: the line left of it. */
static play_weight across(const struct board *board, int row, int column)
{
    if (column < 0 || column >= board->layout->size || !board->shape->row_line[row])
        return PLAY_LINE_NONE;
    return weight(board, cell_at(board, row, column), cell_at(board, row - 1, column));
}

static play_weight down(const struct board *board, int row, int column)
{
    if (row < 0 || row >= board->layout->size)
        return PLAY_LINE_NONE;
    return weight(board, cell_at(board, row, column), cell_at(board, row, column - 1));
}

static play_style line_style(const struct board *board, play_weight weight)
{
    const bool is_box = weight == PLAY_LINE_HEAVY || !board->shape->thin;
    return (play_style){ is_box ? PLAY_INK_BOX : PLAY_INK_LINE, PLAY_PAPER_BASE, 0 };
}

static void draw_line(const struct board *board, int row, int column, play_weight weights[4])
{
    play_weight most = PLAY_LINE_NONE;
    for (int i = 0; i < 4; i++)
        most = weights[i] > most ? weights[i] : most;
    if (most == PLAY_LINE_NONE)
        return;
    const uint32_t ch =
        play_border_char(weights[0], weights[1], weights[2], weights[3], board->player->ascii);
    play_canvas_put(board->canvas, row, column, ch, line_style(board, most));
}

/* The line inside a cage is dotted. */
static void draw_dots(const struct board *board, int row, int column, bool flat, play_weight weight)
{
    const uint32_t ascii = flat ? '.' : ':';
    const uint32_t dots = (flat ? 0x2508U : 0x250AU) + (weight == PLAY_LINE_HEAVY);
    play_canvas_put(board->canvas, row, column, board->player->ascii ? ascii : dots,
                    line_style(board, weight));
}

/* Whether the line between two cells is inside a cage. */
static bool is_inside(const struct board *board, int a, int b, play_weight weight)
{
    return weight != PLAY_LINE_NONE && a >= 0 && b >= 0 && board->layout->clues != NULL &&
           play_clues_join(board->layout, a, b);
}

/* A sign between two cells, over the middle of their line. */
static void draw_sign(const struct board *board, int a, int b, int row, int column)
{
    if (a < 0 || b < 0 || board->layout->clues == NULL)
        return;
    const uint32_t sign = play_clue_sign(board->layout, a, b, board->player->ascii);
    if (sign != 0)
        play_canvas_put(board->canvas, row, column, sign,
                        (play_style){ PLAY_INK_KEY, PLAY_PAPER_BASE, 0 });
}

/* The total of a cage, on the line above its first cell. */
static void draw_total(const struct board *board, int cell, int row, int column)
{
    char text[16];
    const int total =
        cell >= 0 && board->layout->clues != NULL ? play_clue_total(board->layout, cell) : -1;
    if (total < 0)
        return;
    (void)snprintf(text, sizeof text, "%d", total);
    (void)play_canvas_text(board->canvas, row, column, text,
                           (play_style){ PLAY_INK_TITLE, PLAY_PAPER_BASE, 0 });
}

/* What clues add to the line above a cell. */
static void draw_clues_above(const struct board *board, int row, int column, int at, int left)
{
    const int below = cell_at(board, row, column), above = cell_at(board, row - 1, column);
    if (is_inside(board, above, below, across(board, row, column)))
        for (int i = 1; i <= board->shape->cell_width; i++)
            draw_dots(board, at, left + i, true, across(board, row, column));
    draw_total(board, below, at, left + 1);
    draw_sign(board, above, below, at, left + 1 + board->shape->cell_width / 2);
}

/* The line above row `row`, or the last one. */
static void draw_row_line(const struct board *board, int row)
{
    const play_shape *shape = board->shape;
    const int at = board->row + shape->row_at[row] - 1;
    for (int column = 0; column <= shape->size; column++) {
        const int left = board->column + shape->column_at[column] - 1;
        draw_line(board, at, left,
                  (play_weight[]){ down(board, row - 1, column), across(board, row, column),
                                   down(board, row, column), across(board, row, column - 1) });
        const play_weight flat = across(board, row, column);
        for (int i = 1; column < shape->size && i <= shape->cell_width; i++)
            draw_line(board, at, left + i,
                      (play_weight[]){ PLAY_LINE_NONE, flat, PLAY_LINE_NONE, flat });
        if (!board->hidden)
            draw_clues_above(board, row, column, at, left);
    }
}

/* What stands between two cells of a row: a line, or their common paper. */
static void draw_gap(const struct board *board, int row, int column)
{
    const play_shape *shape = board->shape;
    const play_weight upright = down(board, row, column);
    const int a = cell_at(board, row, column - 1), b = cell_at(board, row, column);
    for (int i = 0; i < shape->cell_height; i++) {
        const int at = board->row + shape->row_at[row] + i;
        const int left = board->column + shape->column_at[column] - 1;
        draw_line(board, at, left,
                  (play_weight[]){ upright, PLAY_LINE_NONE, upright, PLAY_LINE_NONE });
        if (upright == PLAY_LINE_NONE && a >= 0 && b >= 0 && !board->hidden &&
            board->faces[a].style.paper == board->faces[b].style.paper)
            play_canvas_put(board->canvas, at, left, ' ', board->faces[a].style);
        if (is_inside(board, a, b, upright))
            draw_dots(board, at, left, false, upright);
        if (i == (shape->cell_height - 1) / 2 && !board->hidden)
            draw_sign(board, a, b, at, left);
    }
}

/* Each digit at its own place. */
static void draw_places(const struct board *board, const play_face *face, int row, int column)
{
    const play_shape *shape = board->shape;
    for (int digit = 1; digit <= shape->size; digit++) {
        if (!lele_digits_has(face->small, digit))
            continue;
        const int line = (digit - 1) / shape->note_columns;
        const int place = (digit - 1) % shape->note_columns * shape->note_step;
        const play_style style = { face->small_ink[digit], face->style.paper, 0 };
        play_canvas_put(board->canvas, row + line, column + place,
                        (uint32_t)(unsigned char)lele_digit_char(digit), style);
    }
}

/* In one line: as many as fit, and a sign that there are more. */
static void draw_few(const struct board *board, const play_face *face, int row, int column)
{
    const int width = board->shape->cell_width;
    int at = 0, left = lele_digits_count(face->small);
    for (int digit = 1; digit <= board->shape->size && at < width; digit++) {
        if (!lele_digits_has(face->small, digit))
            continue;
        const bool more = at == width - 1 && left > 1;
        const play_style style = { face->small_ink[digit], face->style.paper, 0 };
        const uint32_t dots = board->player->ascii ? ':' : 0x2026;
        play_canvas_put(board->canvas, row, column + at++,
                        more ? dots : (uint32_t)(unsigned char)lele_digit_char(digit), style);
        left--;
    }
}

/* What the corner of a cell shows, where a digit or a note may cover it: the mark of a clue, a dot on
 * diagonals and windows, which some colours do not show, and a letter for the player's colour if there are none. */
static uint32_t corner_of(const struct board *board, int cell)
{
    const lele_view_cell *seen = &board->player->session.view.cells[cell];
    for (int colour = 0; board->player->mono && colour < LELE_COLOURS; colour++)
        if ((seen->colours >> colour & 1) != 0)
            return (uint32_t)('a' + colour);
    const uint32_t mark = play_clue_mark(board->layout, cell, board->player->ascii);
    if (mark != 0 || !play_cell_is_extra(board->layout, cell))
        return mark;
    return board->player->ascii ? '.' : 0xB7;
}

static void draw_corner(const struct board *board, int cell, uint8_t paper, int row, int column)
{
    const play_shape *shape = board->shape;
    const uint32_t ch = corner_of(board, cell);
    if (ch != 0)
        play_canvas_put(board->canvas, row + shape->cell_height - 1, column + shape->cell_width - 1,
                        ch, (play_style){ PLAY_INK_LINE, paper, 0 });
}

static void draw_cell(const struct board *board, int cell)
{
    const play_shape *shape = board->shape;
    const int row = board->row + shape->row_at[cell / shape->size];
    const int column = board->column + shape->column_at[cell % shape->size];
    play_face face = board->faces[cell];
    if (board->hidden)
        face = (play_face){ .style = { PLAY_INK_TEXT, PLAY_PAPER_BASE, 0 } };
    play_canvas_fill(board->canvas,
                     (play_rect){ row, column, shape->cell_height, shape->cell_width },
                     (play_style){ PLAY_INK_TEXT, face.style.paper, 0 });
    if (!board->hidden)
        draw_corner(board, cell, face.style.paper, row, column);
    if (face.digit != 0)
        play_canvas_put(board->canvas, row + (shape->cell_height - 1) / 2,
                        column + shape->cell_width / 2,
                        (uint32_t)(unsigned char)lele_digit_char(face.digit), face.style);
    else if (shape->cell_height > 1)
        draw_places(board, &face, row, column);
    else
        draw_few(board, &face, row, column);
}

static void draw_paused(const struct board *board, const play_rect *room)
{
    const char *text = play_word_text(board->player->lang, PLAY_W_PAUSED);
    (void)play_canvas_text(board->canvas, room->row + room->height / 2, room->column + 2, text,
                           (play_style){ PLAY_INK_TITLE, PLAY_PAPER_BASE, 0 });
}

void play_draw_board(play_player *player, const play_screen *screen, play_canvas *canvas)
{
    const lele_layout *layout = play_session_layout(&player->session);
    const play_rect *room = &screen->board;
    struct board board = { .player = player,
                           .screen = screen,
                           .shape = &screen->shape,
                           .layout = layout,
                           .canvas = canvas,
                           .row = room->row - screen->top,
                           .column = room->column - screen->left,
                           .hidden = player->session.view.status == LELE_STATUS_PAUSED };
    play_faces_make(player, board.faces);
    play_canvas_clip(canvas, *room);
    for (int row = 0; row <= layout->size; row++) {
        if (board.shape->row_line[row])
            draw_row_line(&board, row);
        for (int column = 0; row < layout->size && column <= layout->size; column++)
            draw_gap(&board, row, column);
    }
    for (int cell = 0; cell < layout->cell_count; cell++)
        draw_cell(&board, cell);
    if (board.hidden)
        draw_paused(&board, room);
    play_canvas_clip_none(canvas);
}
