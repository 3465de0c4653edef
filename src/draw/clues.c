/* Clues on cairo; see clues.h. */
#include "draw/clues.h"

struct clues {
    draw_type *type;
    cairo_t *cr;
    const lele_clue_sketch *sketch;
    const draw_look *look;
    double least; /* the smallest size of a number, in cells */
};

static double cells(int length)
{
    return (double)length / LELE_CLUE_UNIT;
}

static void go_along(struct clues *clues, const lele_figure *figure)
{
    const lele_figure_point *points = clues->sketch->point + figure->first_point;
    for (int i = 0; i < figure->point_count; i++)
        cairo_line_to(clues->cr, cells(points[i].x), cells(points[i].y));
}

static void draw_path(struct clues *clues, const lele_figure *figure)
{
    cairo_t *cr = clues->cr;
    const bool dots = figure->dash == 1;
    const double dash[] = { dots ? 1e-4 : cells(figure->dash), cells(figure->gap) };
    const bool round = figure->dash <= 1;
    go_along(clues, figure);
    if (figure->kind == LELE_FIGURE_LOOP)
        cairo_close_path(cr);
    cairo_set_line_width(cr, cells(figure->width));
    cairo_set_line_cap(cr, round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
    cairo_set_line_join(cr, figure->kind == LELE_FIGURE_LOOP ? CAIRO_LINE_JOIN_MITER
                                                             : CAIRO_LINE_JOIN_ROUND);
    cairo_set_dash(cr, dash, figure->dash != 0 ? 2 : 0, 0);
    cairo_stroke(cr);
}

static void draw_round(struct clues *clues, const lele_figure *figure)
{
    const lele_figure_point at = clues->sketch->point[figure->first_point];
    cairo_t *cr = clues->cr;
    cairo_new_sub_path(cr);
    cairo_arc(cr, cells(at.x), cells(at.y), cells(figure->size), 0, 2 * 3.14159265358979323846);
    cairo_set_line_width(cr, cells(figure->width));
    cairo_set_dash(cr, NULL, 0, 0);
    if (figure->kind == LELE_FIGURE_RING)
        cairo_stroke(cr);
    else
        cairo_fill(cr);
}

static void draw_words_of(struct clues *clues, const lele_figure *figure, draw_colour colour)
{
    enum { FINE = 100 }; /* fonts are not made for sizes below 1 */
    const lele_figure_point at = clues->sketch->point[figure->first_point];
    const bool corner = figure->kind == LELE_FIGURE_TEXT_CORNER;
    double size = cells(figure->size);
    if (corner && size < clues->least)
        size = clues->least;
    const draw_label label = { .text = figure->text,
                               .size = size * FINE,
                               .bold = figure->layer != LELE_CLUE_LAYER_OUTSIDE,
                               .corner = corner,
                               .colour = colour,
                               .plate =
                                   draw_clue_colour(clues->look, LELE_LOOK_CAGE, LELE_INK_PAPER),
                               .pad = figure->plate ? size * FINE * 0.14 : -1 };
    cairo_save(clues->cr);
    cairo_scale(clues->cr, 1.0 / FINE, 1.0 / FINE);
    draw_label_show(clues->type, clues->cr, &label, cells(at.x) * FINE, cells(at.y) * FINE);
    cairo_restore(clues->cr);
}

static void draw_figure(struct clues *clues, const lele_figure *figure)
{
    const draw_colour colour =
        draw_clue_colour(clues->look, (lele_look)figure->look, (lele_clue_ink)figure->ink);
    draw_set(clues->cr, colour);
    switch (figure->kind) {
    case LELE_FIGURE_LINE:
    case LELE_FIGURE_LOOP:
        draw_path(clues, figure);
        break;
    case LELE_FIGURE_AREA:
        go_along(clues, figure);
        cairo_fill(clues->cr);
        break;
    case LELE_FIGURE_DISC:
    case LELE_FIGURE_RING:
        draw_round(clues, figure);
        break;
    default:
        draw_words_of(clues, figure, colour);
        break;
    }
}

/* Numbers have 9 pixels in a picture, 5 points on paper, or as much as a cell has room for. */
static double least_of(cairo_t *cr)
{
    double size = cairo_surface_get_type(cairo_get_target(cr)) == CAIRO_SURFACE_TYPE_IMAGE ? 9 : 5;
    double other = 0;
    cairo_device_to_user_distance(cr, &size, &other);
    return size < 0.4 ? size : 0.4;
}

void draw_clues(draw_type *type, cairo_t *cr, const lele_clue_sketch *clues, const draw_look *look,
                lele_clue_layer first, lele_clue_layer last)
{
    struct clues drawing = { type, cr, clues, look, least_of(cr) };
    cairo_save(cr);
    for (int i = 0; i < clues->figure_count; i++)
        if (clues->figure[i].layer >= first && clues->figure[i].layer <= last)
            draw_figure(&drawing, &clues->figure[i]);
    cairo_restore(cr);
}
