/*
 * The lines of a step over its board: outlines of units, lines along a pattern, arrows of a chain.
 * Strong links are double lines, weak links dashed ones, as on the page (web/src/board/Sketch.svelte).
 */
#include <math.h>
#include <stdlib.h>

#include "draw/arrow.h"
#include "draw/board.h"

enum { NET = 14 }; /* from this number of arrows on the lines are finer */

struct sketch {
    cairo_t *cr;
    const draw_board *board;
    const lele_tones *tones;
    int size;
    double gap, width; /* around a note; of a line */
    draw_crowd crowd;
};

/* A thing on the way of a line, and the radius that it needs. */
struct stop {
    draw_point at;
    double room, far; /* far: from the start of the line */
};

enum { STOPS = LELE_MAX_SIZE * (LELE_MAX_SIZE + 2) };

static bool filled(const struct sketch *sketch, int cell)
{
    return sketch->board->values->cell[cell] != 0;
}

static lele_digits notes_of(const struct sketch *sketch, int cell)
{
    return sketch->board->notes != NULL ? sketch->board->notes[cell] : 0;
}

static draw_point middle(const struct sketch *sketch, int cell, int digit)
{
    if (digit != 0)
        return draw_note_at(sketch->board, cell, digit);
    return (draw_point){ cell % sketch->size + 0.5, (int)(cell / sketch->size) + 0.5 };
}

/* How much an arrow should avoid a point: most outside the board, then candidates of the chain, large
 * digits, notes. */
static double busy(const void *data, draw_point at)
{
    const struct sketch *sketch = data;
    const double across = floor(at.x), down = floor(at.y);
    if (across < 0 || down < 0 || across >= sketch->size || down >= sketch->size)
        return 8;
    const int cell = (int)down * sketch->size + (int)across;
    if (filled(sketch, cell))
        return hypot(at.x - across - 0.5, at.y - down - 0.5) < 0.33 ? 2 : 0;
    lele_digits digits = notes_of(sketch, cell);
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
        if (draw_distance(at, middle(sketch, cell, digit)) < sketch->gap)
            return sketch->tones->digit[cell][digit] != LELE_TONE_NONE ? 3 : 1.2;
    return 0.2;
}

static void set_line(struct sketch *sketch, lele_tone tone, double width, bool dashed)
{
    const double dashes[] = { width * 2.2, width * 2.4 };
    draw_set(sketch->cr, sketch->board->look->tone[tone]);
    cairo_set_line_width(sketch->cr, width);
    cairo_set_line_cap(sketch->cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_dash(sketch->cr, dashes, dashed ? 2 : 0, 0);
}

/* The outline of a unit, inside its cells. */
static void draw_frame(struct sketch *sketch, const lele_unit *unit)
{
    cairo_t *cr = sketch->cr;
    const int size = sketch->size;
    const double in = sketch->width;
    set_line(sketch, LELE_TONE_1, sketch->width * 1.2, false);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE);
    for (int i = 0; i < size; i++) {
        const int cell = unit->cells[i], x = cell % size, y = cell / size;
        const bool up = y > 0 && lele_cellset_has(&unit->set, cell - size);
        const bool down = y < size - 1 && lele_cellset_has(&unit->set, cell + size);
        const bool left = x > 0 && lele_cellset_has(&unit->set, cell - 1);
        const bool right = x < size - 1 && lele_cellset_has(&unit->set, cell + 1);
        const double x0 = x + (left ? 0 : in), x1 = x + 1 - (right ? 0 : in);
        const double y0 = y + (up ? 0 : in), y1 = y + 1 - (down ? 0 : in);
        if (!up)
            cairo_move_to(cr, x0, y + in), cairo_line_to(cr, x1, y + in);
        if (!down)
            cairo_move_to(cr, x0, y + 1 - in), cairo_line_to(cr, x1, y + 1 - in);
        if (!left)
            cairo_move_to(cr, x + in, y0), cairo_line_to(cr, x + in, y1);
        if (!right)
            cairo_move_to(cr, x + 1 - in, y0), cairo_line_to(cr, x + 1 - in, y1);
    }
    cairo_stroke(cr);
}

/* The distance of a point from the line between two others; infinite before its start and after its
 * end. */
static double off_line(draw_point at, draw_point from, draw_point to)
{
    const double dx = to.x - from.x, dy = to.y - from.y;
    const double length = hypot(dx, dy) > 0 ? hypot(dx, dy) : 1;
    const double along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / length;
    if (along < 1e-6 || along > length - 1e-6)
        return INFINITY;
    return fabs(dx * (from.y - at.y) - (from.x - at.x) * dy) / length;
}

static size_t add_stop(struct stop *stops, size_t count, struct stop stop, draw_point from,
                       draw_point to)
{
    if (count == STOPS || off_line(stop.at, from, to) >= stop.room - 0.04)
        return count;
    stop.far = draw_distance(stop.at, from);
    stops[count] = stop;
    return count + 1;
}

/* Adds the contents of a cell that are on the way: its digit, or its notes if the line is between
 * notes. */
static size_t add_things(const struct sketch *sketch, int cell, bool notes, draw_point from,
                         draw_point to, struct stop *stops, size_t count)
{
    if (filled(sketch, cell))
        return add_stop(stops, count, (struct stop){ middle(sketch, cell, 0), 0.3, 0 }, from, to);
    lele_digits digits = notes ? notes_of(sketch, cell) : 0;
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
        count = add_stop(stops, count, (struct stop){ middle(sketch, cell, digit), sketch->gap, 0 },
                         from, to);
    return count;
}

static int compare_stops(const void *a, const void *b)
{
    const double difference = ((const struct stop *)a)->far - ((const struct stop *)b)->far;
    return (difference > 0) - (difference < 0);
}

/* The cells from one to another of a row, column or diagonal; only both ends if they are of none. */
static int step_between(int size, int from, int to, int *count)
{
    const int across = to % size - from % size, down = to / size - from / size;
    const int steps = abs(across) > abs(down) ? abs(across) : abs(down);
    const bool straight = across == 0 || down == 0 || abs(across) == abs(down);
    *count = straight && steps > 0 ? steps : 1;
    return straight ? ((down > 0) - (down < 0)) * size + (across > 0) - (across < 0) : to - from;
}

/* A straight line with gaps at the digits and notes on its way.  Returns where its last part begins,
 * for the head of an arrow. */
static void draw_broken(struct sketch *sketch, const lele_line *line, double last)
{
    struct stop stops[STOPS];
    const draw_point from = middle(sketch, line->from, line->digit);
    const draw_point to = middle(sketch, line->to, line->digit);
    const double room = line->digit != 0 ? sketch->gap : 0.4;
    int cells;
    const int step = step_between(sketch->size, line->from, line->to, &cells);
    size_t count = 0;
    for (int i = 0; i <= cells; i++)
        count = add_things(sketch, line->from + i * step, line->digit != 0, from, to, stops, count);
    qsort(stops, count, sizeof stops[0], compare_stops);
    struct stop before = { from, room, 0 };
    for (size_t i = 0; i <= count; i++) {
        const struct stop next = i < count ? stops[i] : (struct stop){ to, last, 0 };
        if (draw_distance(before.at, next.at) > before.room + next.room) {
            const draw_point a = draw_toward(before.at, next.at, before.room);
            const draw_point b = draw_toward(next.at, before.at, next.room);
            cairo_move_to(sketch->cr, a.x, a.y);
            cairo_line_to(sketch->cr, b.x, b.y);
        }
        before = next;
    }
    cairo_stroke(sketch->cr);
}

static double head_of(const struct sketch *sketch)
{
    return sketch->size > 9 ? 0.26 : 0.22;
}

/* To a cell or candidate that the pattern excludes. */
static void draw_reach(struct sketch *sketch, const lele_line *line)
{
    const draw_point from = middle(sketch, line->from, line->digit);
    const draw_point to = middle(sketch, line->to, line->digit);
    draw_curve curve;
    set_line(sketch, LELE_TONE_ELIMINATE, sketch->width * 0.7, true);
    if (line->digit == 0) {
        draw_broken(sketch, line, 0.04);
        draw_head(sketch->cr, from, draw_toward(to, from, 0.04), head_of(sketch));
    } else if (draw_arrow(from, to, sketch->gap, &sketch->crowd, &curve)) {
        draw_curve_path(sketch->cr, &curve);
        cairo_stroke(sketch->cr);
        draw_head(sketch->cr, curve.control, curve.to, head_of(sketch));
    }
}

/* For four corners, one frame around all of them is clearer than lines from cell to cell. */
static bool draw_rectangle(struct sketch *sketch)
{
    const lele_sketch *drawing = sketch->board->drawing;
    lele_cellset corners = LELE_CELLSET_EMPTY;
    for (size_t i = 0; i < drawing->line_count; i++)
        if (drawing->lines[i].kind == LELE_LINE_ROUND) {
            lele_cellset_add(&corners, drawing->lines[i].from);
            lele_cellset_add(&corners, drawing->lines[i].to);
        }
    if (lele_cellset_count(&corners) != 4)
        return false;
    int x0 = sketch->size, y0 = sketch->size, x1 = 0, y1 = 0;
    for (int cell; (cell = lele_cellset_pop(&corners)) >= 0;) {
        const int x = cell % sketch->size, y = cell / sketch->size;
        x0 = x < x0 ? x : x0, x1 = x > x1 ? x : x1;
        y0 = y < y0 ? y : y0, y1 = y > y1 ? y : y1;
    }
    set_line(sketch, LELE_TONE_1, sketch->width, false);
    cairo_rectangle(sketch->cr, x0 + 0.07, y0 + 0.07, x1 - x0 + 0.86, y1 - y0 + 0.86);
    cairo_stroke(sketch->cr);
    return true;
}

static void draw_lines(struct sketch *sketch)
{
    const lele_sketch *drawing = sketch->board->drawing;
    const bool rectangle = draw_rectangle(sketch);
    for (size_t i = 0; i < drawing->line_count; i++) {
        const lele_line *line = &drawing->lines[i];
        if (line->kind == LELE_LINE_REACH) {
            draw_reach(sketch, line);
        } else if (line->kind != LELE_LINE_ROUND || !rectangle) {
            set_line(sketch, LELE_TONE_1, sketch->width, line->kind == LELE_LINE_WEAK);
            draw_broken(sketch, line, line->digit != 0 ? sketch->gap : 0.4);
        }
    }
}

/* A group has several cells: the link joins the two that are closest. */
static void nearest(const struct sketch *sketch, const lele_node *from, const lele_node *to,
                    draw_point ends[2])
{
    double least = INFINITY;
    lele_cellset sources = from->cells;
    for (int a; (a = lele_cellset_pop(&sources)) >= 0;) {
        lele_cellset targets = to->cells;
        for (int b; (b = lele_cellset_pop(&targets)) >= 0;) {
            const draw_point p = middle(sketch, a, from->digit), q = middle(sketch, b, to->digit);
            if (draw_distance(p, q) >= least)
                continue;
            least = draw_distance(p, q);
            ends[0] = p, ends[1] = q;
        }
    }
}

/* Inside a cell there is no room for the head of an arrow. */
static void draw_short(struct sketch *sketch, const draw_point ends[2], bool strong)
{
    const double room = sketch->gap * 0.8;
    if (draw_distance(ends[0], ends[1]) <= 2 * room)
        return;
    const draw_point a = draw_toward(ends[0], ends[1], room);
    const draw_point b = draw_toward(ends[1], ends[0], room);
    set_line(sketch, LELE_TONE_1, sketch->width, !strong);
    cairo_move_to(sketch->cr, a.x, a.y);
    cairo_line_to(sketch->cr, b.x, b.y);
    cairo_stroke(sketch->cr);
}

/* A double line is a thick one with a white line inside. */
static void draw_link(struct sketch *sketch, const draw_curve *curve, bool strong)
{
    cairo_t *cr = sketch->cr;
    set_line(sketch, LELE_TONE_1, sketch->width * (strong ? 1.9 : 1), !strong);
    if (strong)
        cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
    draw_curve_path(cr, curve);
    cairo_stroke(cr);
    if (strong) {
        draw_curve_path(cr, curve);
        cairo_set_source_rgb(cr, 1, 1, 1);
        cairo_set_line_width(cr, sketch->width * 0.7);
        cairo_stroke(cr);
    }
    draw_set(cr, sketch->board->look->tone[LELE_TONE_1]);
    draw_head(cr, curve->control, curve->to, head_of(sketch));
}

static void draw_arrows(struct sketch *sketch)
{
    const lele_step *step = sketch->board->drawing->step;
    for (int i = 0; i < step->link_count; i++) {
        const lele_link *link = &step->links[i];
        draw_point ends[2] = { { 0, 0 }, { 0, 0 } };
        draw_curve curve;
        nearest(sketch, &step->nodes[link->from], &step->nodes[link->to], ends);
        if (floor(ends[0].x) == floor(ends[1].x) && floor(ends[0].y) == floor(ends[1].y))
            draw_short(sketch, ends, link->strong != 0);
        else if (draw_arrow(ends[0], ends[1], sketch->gap, &sketch->crowd, &curve))
            draw_link(sketch, &curve, link->strong != 0);
    }
}

void draw_sketch(cairo_t *cr, const draw_board *board, const lele_tones *tones)
{
    const int size = board->layout->size;
    struct sketch sketch = {
        .cr = cr,
        .board = board,
        .tones = tones,
        .size = size,
        .gap = 0.56 / draw_note_grid_of(size).rows,
        .width = board->drawing->step->link_count > NET ? 0.028 : 0.042,
    };
    sketch.crowd = (draw_crowd){ busy, &sketch, size };
    cairo_save(cr);
    /* Patterns inside a net have frames only where a front end shows the net link by link. */
    for (size_t i = 0; i < board->drawing->frame_count; i++)
        if (board->drawing->frames[i].span.last == LELE_LINK_SPAN_END)
            draw_frame(&sketch, &board->layout->units[board->drawing->frames[i].unit]);
    draw_lines(&sketch);
    draw_arrows(&sketch);
    cairo_restore(cr);
}
