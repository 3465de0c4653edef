/* Draws boards, see board.h: fills, then lines, then what a step adds, and the digits above all. */
#include "draw/board.h"

#include <math.h>

#include "draw/clues.h"

struct scene {
    cairo_t *cr;
    draw_type *type;
    const draw_board *board;
    const lele_layout *layout;
    const draw_look *look;
    int size;
    lele_tones tones;
};

/* The digits of a scene that have the same colour. */
struct ink {
    draw_digits digits;
    draw_colour colour;
};

draw_note_grid draw_note_grid_of(int size)
{
    const int columns = (int)ceil(sqrt(size));
    return (draw_note_grid){ columns, (size + columns - 1) / columns };
}

/* Notes keep a small distance from the border of their cell. */
static double spread(int index, int count)
{
    const double margin = 0.03;
    return margin + (1 - 2 * margin) * (index + 0.5) / count;
}

draw_point draw_note_place(int size, int digit)
{
    const draw_note_grid grid = draw_note_grid_of(size);
    return (draw_point){ spread((digit - 1) % grid.columns, grid.columns),
                         spread((digit - 1) / grid.columns, grid.rows) };
}

/* How much of the height of a cell is left for notes. */
static double note_share(const draw_board *board, int cell)
{
    return lele_cellset_has(&board->clues->totals, cell) ? 0.78 : 1;
}

draw_point draw_note_at(const draw_board *board, int cell, int digit)
{
    const int size = board->layout->size;
    const double share = note_share(board, cell);
    const draw_point place = draw_note_place(size, digit);
    return (draw_point){ cell % size + place.x, (int)(cell / size) + 1 - share + share * place.y };
}

static void fill_cell(struct scene *scene, int cell, draw_colour colour)
{
    draw_set(scene->cr, colour);
    const int row = cell / scene->size;
    cairo_rectangle(scene->cr, cell % scene->size, row, 1, 1);
    cairo_fill(scene->cr);
}

/* Windows and the like are shaded; a diagonal is a line. */
static void fill_extra_units(struct scene *scene)
{
    const lele_layout *layout = scene->layout;
    for (int u = lele_layout_first_extra(layout); u < layout->unit_count; u++)
        for (int i = 0; i < scene->size && layout->units[u].kind != LELE_UNIT_DIAGONAL; i++)
            fill_cell(scene, layout->units[u].cells[i], scene->look->extra);
}

static void draw_diagonals(struct scene *scene)
{
    const lele_layout *layout = scene->layout;
    for (int u = lele_layout_first_extra(layout); u < layout->unit_count; u++) {
        if (layout->units[u].kind != LELE_UNIT_DIAGONAL)
            continue;
        const bool falls = layout->units[u].cells[0] == 0;
        cairo_move_to(scene->cr, falls ? 0 : scene->size, 0);
        cairo_line_to(scene->cr, falls ? scene->size : 0, scene->size);
    }
    draw_set(scene->cr, scene->look->diagonal);
    cairo_set_line_width(scene->cr, scene->look->thick * 0.8);
    cairo_stroke(scene->cr);
}

static void fill_tones(struct scene *scene)
{
    const lele_step *step = scene->board->drawing->step;
    for (int i = 0; i < step->unit_count; i++)
        for (int k = 0; k < scene->size; k++)
            if (step->units[i].role != LELE_UNIT_ROLE_COVER)
                fill_cell(scene, scene->layout->units[step->units[i].unit].cells[k],
                          scene->look->unit);
    for (int cell = 0; cell < scene->layout->cell_count; cell++)
        if (scene->tones.cell[cell] != LELE_TONE_NONE)
            fill_cell(scene, cell, scene->look->fill[scene->tones.cell[cell]]);
}

/* Thin lines between all cells, or only those between boxes: lines that continue each other are one,
 * so that their ends meet well. */
static void draw_rules(struct scene *scene, bool boxes)
{
    const int n = scene->size;
    const lele_layout *layout = scene->layout;
    for (int line = 1; line < n; line++)
        for (int turn = 0; turn < 2; turn++)
            for (int i = 0, start = -1; i <= n; i++) {
                const int a = turn == 0 ? (line - 1) * n + i : i * n + line - 1;
                const int b = turn == 0 ? line * n + i : i * n + line;
                const bool edge =
                    i < n && (!boxes || lele_layout_box(layout, a) != lele_layout_box(layout, b));
                if (edge && start < 0)
                    start = i;
                if (edge || start < 0)
                    continue;
                cairo_move_to(scene->cr, turn == 0 ? start : line, turn == 0 ? line : start);
                cairo_line_to(scene->cr, turn == 0 ? i : line, turn == 0 ? line : i);
                start = -1;
            }
}

static void draw_grid(struct scene *scene)
{
    cairo_t *cr = scene->cr;
    const draw_look *look = scene->look;
    draw_set(cr, look->rule);
    cairo_set_line_width(cr, look->thin);
    draw_rules(scene, false);
    cairo_stroke(cr);
    draw_set(cr, look->line);
    cairo_set_line_width(cr, look->thick);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE);
    draw_rules(scene, true);
    cairo_stroke(cr);
    cairo_set_line_width(cr, look->thick * 1.3);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER);
    cairo_rectangle(cr, 0, 0, scene->size, scene->size);
    cairo_stroke(cr);
}

static void show(struct scene *scene, struct ink *ink, double size, bool bold)
{
    draw_set(scene->cr, ink->colour);
    draw_digits_show(scene->type, scene->cr, &ink->digits, size, bold);
    ink->digits.count = 0;
}

/* Givens, then the digits of the player or of a solution. */
static void draw_values(struct scene *scene, struct ink *ink)
{
    const draw_board *board = scene->board;
    for (int own = 0; own < 2; own++) {
        ink->colour = own != 0 ? scene->look->own : scene->look->ink;
        for (int cell = 0; cell < scene->layout->cell_count; cell++)
            if (board->values->cell[cell] != 0 && (board->givens->cell[cell] == 0) == (own != 0))
                draw_digits_add(&ink->digits, board->values->cell[cell], cell % scene->size + 0.5,
                                (int)(cell / scene->size) + 0.5);
        show(scene, ink, scene->look->digit, scene->look->bold && own == 0);
    }
}

/* The mark of a candidate: a box, round for a fin, hollow for one that a chain says is false, struck
 * out where it is eliminated. */
static void draw_chip(struct scene *scene, draw_point at, lele_tone tone, double size)
{
    cairo_t *cr = scene->cr;
    const double half = size * 0.56;
    draw_set(cr, scene->look->tone[tone]);
    cairo_set_line_width(cr, size * 0.11);
    if (tone == LELE_TONE_ELIMINATE) {
        cairo_move_to(cr, at.x - half, at.y + half * 0.7);
        cairo_line_to(cr, at.x + half, at.y - half * 0.7);
        cairo_stroke(cr);
    } else if (tone == LELE_TONE_FIN) {
        cairo_arc(cr, at.x, at.y, half * 1.08, 0, 2 * 3.14159265358979323846);
        cairo_fill(cr);
    } else if (tone == LELE_TONE_OFF) {
        cairo_rectangle(cr, at.x - half * 0.9, at.y - half * 0.9, half * 1.8, half * 1.8);
        cairo_set_source_rgb(cr, 1, 1, 1);
        cairo_fill_preserve(cr);
        draw_set(cr, scene->look->tone[tone]);
        cairo_stroke(cr);
    } else if (tone != LELE_TONE_COVER) {
        cairo_rectangle(cr, at.x - half, at.y - half, half * 2, half * 2);
        cairo_fill(cr);
    }
}

/* The colour of a candidate on its mark. */
static draw_colour note_colour(const struct scene *scene, lele_tone tone)
{
    static const draw_colour white = { 1, 1, 1 };
    if (tone == LELE_TONE_NONE || tone == LELE_TONE_COVER)
        return scene->board->faint ? scene->look->faint : scene->look->note_ink;
    return tone == LELE_TONE_OFF || tone == LELE_TONE_ELIMINATE ? scene->look->tone[tone] : white;
}

/* The candidates of one tone, with their marks below them. */
static void draw_notes_of(struct scene *scene, struct ink *ink, lele_tone tone, double size)
{
    const draw_board *board = scene->board;
    ink->colour = note_colour(scene, tone);
    for (int cell = 0; cell < scene->layout->cell_count; cell++) {
        lele_digits digits = board->values->cell[cell] == 0 ? board->notes[cell] : 0;
        for (int digit; (digit = lele_digits_pop(&digits)) != 0;) {
            if (scene->tones.digit[cell][digit] != tone)
                continue;
            const draw_point at = draw_note_at(board, cell, digit);
            draw_digits_add(&ink->digits, digit, at.x, at.y);
            if (tone != LELE_TONE_NONE && tone != LELE_TONE_ELIMINATE)
                draw_chip(scene, at, tone, size);
        }
    }
    const size_t count = ink->digits.count;
    show(scene, ink, size, tone != LELE_TONE_NONE && tone != LELE_TONE_COVER);
    for (size_t i = 0; tone == LELE_TONE_ELIMINATE && i < count; i++)
        draw_chip(scene, (draw_point){ ink->digits.at[i].x, ink->digits.at[i].y }, tone, size);
}

static void draw_notes(struct scene *scene, struct ink *ink)
{
    const bool low = !lele_cellset_is_empty(&scene->board->clues->totals);
    const double size = scene->look->note / draw_note_grid_of(scene->size).rows *
                        (scene->board->faint ? 0.86 : 1) * (low ? 0.84 : 1);
    for (int tone = LELE_TONE_NONE; tone < LELE_TONE_COUNT; tone++)
        draw_notes_of(scene, ink, (lele_tone)tone, size);
}

/* The board and the clues outside of it in the square of that side; the unit becomes a cell. */
static void fit_clues(cairo_t *cr, const lele_clue_sketch *clues, int size, double side)
{
    const double unit = LELE_CLUE_UNIT;
    const double width = size + (clues->left + clues->right) / unit;
    const double height = size + (clues->top + clues->bottom) / unit;
    const double most = width > height ? width : height;
    cairo_scale(cr, side / most, side / most);
    cairo_translate(cr, clues->left / unit + (most - width) / 2,
                    clues->top / unit + (most - height) / 2);
}

/* What lies below the digits. */
static void draw_ground(struct scene *scene)
{
    const draw_board *board = scene->board;
    fill_extra_units(scene);
    if (board->drawing != NULL) {
        lele_sketch_tones(board->drawing, LELE_SKETCH_WHOLE, &scene->tones);
        fill_tones(scene);
    }
    draw_clues(scene->type, scene->cr, board->clues, board->look, LELE_CLUE_LAYER_SHADE,
               LELE_CLUE_LAYER_BULB);
    draw_diagonals(scene);
    draw_grid(scene);
    draw_clues(scene->type, scene->cr, board->clues, board->look, LELE_CLUE_LAYER_CAGE,
               LELE_CLUE_LAYER_OUTSIDE);
    if (board->drawing != NULL)
        draw_sketch(scene->cr, board, &scene->tones);
}

void draw_board_at(draw_type *type, cairo_t *cr, const draw_board *given, double x, double y,
                   double side)
{
    draw_board board = *given;
    lele_clue_sketch *clues = draw_type_clues(type);
    struct scene scene = { .cr = cr,
                           .type = type,
                           .board = &board,
                           .layout = board.layout,
                           .look = board.look,
                           .size = board.layout->size };
    struct ink ink = { .digits.count = 0 };
    lele_clue_sketch_init(clues, board.bare ? NULL : board.layout);
    board.clues = clues;
    cairo_save(cr);
    cairo_translate(cr, x, y);
    fit_clues(cr, clues, scene.size, side);
    draw_ground(&scene);
    draw_values(&scene, &ink);
    if (board.notes != NULL)
        draw_notes(&scene, &ink);
    cairo_restore(cr);
}
