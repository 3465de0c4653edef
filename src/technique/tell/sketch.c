/*
 * The sketch of a step, see lele/sketch.h.
 *
 * The order of marks decides what is seen where several meet: the conclusion is above the chain, the
 * chain above the patterns inside a net, those above the pattern.
 */
#include "lele/sketch.h"

#include <string.h>

#include "core/border.h"

static const lele_link_span always = { 0, LELE_LINK_SPAN_END };

static const uint8_t tones[LELE_ROLE_COUNT] = {
    [LELE_ROLE_CELL] = LELE_TONE_1,       [LELE_ROLE_BASE] = LELE_TONE_1,
    [LELE_ROLE_COVER] = LELE_TONE_COVER,  [LELE_ROLE_FIN] = LELE_TONE_FIN,
    [LELE_ROLE_ENDO_FIN] = LELE_TONE_FIN, [LELE_ROLE_PIVOT] = LELE_TONE_4,
    [LELE_ROLE_PINCER] = LELE_TONE_1,     [LELE_ROLE_CORNER] = LELE_TONE_1,
    [LELE_ROLE_EXTRA] = LELE_TONE_3,      [LELE_ROLE_COLOR_A] = LELE_TONE_1,
    [LELE_ROLE_COLOR_B] = LELE_TONE_2,    [LELE_ROLE_COLOR_C] = LELE_TONE_3,
    [LELE_ROLE_COLOR_D] = LELE_TONE_5,    [LELE_ROLE_ALS_A] = LELE_TONE_1,
    [LELE_ROLE_ALS_B] = LELE_TONE_2,      [LELE_ROLE_ALS_C] = LELE_TONE_3,
    [LELE_ROLE_ALS_D] = LELE_TONE_4,      [LELE_ROLE_ALS_E] = LELE_TONE_5,
    [LELE_ROLE_REASON] = LELE_TONE_1,     [LELE_ROLE_EXCLUDED] = LELE_TONE_COVER,
};

const char *lele_tone_name(lele_tone tone)
{
    static const char *const names[LELE_TONE_COUNT] = {
        [LELE_TONE_NONE] = "none",
        [LELE_TONE_1] = "tone-1",
        [LELE_TONE_2] = "tone-2",
        [LELE_TONE_3] = "tone-3",
        [LELE_TONE_4] = "tone-4",
        [LELE_TONE_5] = "tone-5",
        [LELE_TONE_FIN] = "fin",
        [LELE_TONE_OFF] = "off",
        [LELE_TONE_COVER] = "cover",
        [LELE_TONE_PLACE] = "place",
        [LELE_TONE_ELIMINATE] = "eliminate",
    };
    return lele_border_name(names, LELE_TONE_COUNT, (unsigned)tone);
}

const char *lele_paint_name(lele_paint paint)
{
    static const char *const names[] = {
        [LELE_PAINT_OVER] = "over",
        [LELE_PAINT_UNDER] = "under",
        [LELE_PAINT_DIGITS] = "digits",
    };
    return lele_border_name(names, sizeof names / sizeof names[0], (unsigned)paint);
}

static void add(lele_sketch *sketch, int cell, lele_tone tone, lele_digits digits, lele_paint paint,
                lele_link_span span)
{
    if (sketch->mark_count < LELE_SKETCH_MARKS)
        sketch->marks[sketch->mark_count++] = (lele_sketch_mark){
            .cell = (lele_cell)cell,
            .tone = (uint8_t)tone,
            .paint = (uint8_t)paint,
            .digits = digits,
            .span = span,
        };
}

static void add_frame(lele_sketch *sketch, int unit, lele_link_span span)
{
    if (sketch->frame_count < LELE_SKETCH_FRAMES)
        sketch->frames[sketch->frame_count++] = (lele_frame){ (uint8_t)unit, span };
}

static bool is_straight(lele_unit_kind kind)
{
    return kind == LELE_UNIT_ROW || kind == LELE_UNIT_COLUMN || kind == LELE_UNIT_DIAGONAL;
}

/* Lines run along straight base and cover units; a diagonal is a line on the board itself. */
static void add_unit_frames(lele_sketch *sketch, const lele_layout *layout)
{
    for (int i = 0; i < sketch->step->unit_count; i++) {
        const lele_unit_mark *mark = &sketch->step->units[i];
        const lele_unit_kind kind = layout->units[mark->unit].kind;
        if (mark->role == LELE_UNIT_ROLE_SEEN ? kind != LELE_UNIT_DIAGONAL : !is_straight(kind))
            add_frame(sketch, mark->unit, always);
    }
}

/* The digits of an excluded mark are not among the candidates. */
static void add_marks(lele_sketch *sketch)
{
    for (int i = 0; i < sketch->step->mark_count; i++) {
        const lele_mark *mark = &sketch->step->marks[i];
        const bool excluded = mark->role == LELE_ROLE_EXCLUDED;
        add(sketch, mark->cell, (lele_tone)tones[mark->role], excluded ? 0 : mark->digits,
            excluded || mark->role == LELE_ROLE_EXTRA ? LELE_PAINT_UNDER : LELE_PAINT_OVER, always);
    }
}

/* The cells whose digits were removed earlier: a single cites them. */
static void add_reasons(lele_sketch *sketch, const lele_board *board, const lele_past *past)
{
    lele_reason reasons[LELE_STEP_REASONS];
    const size_t count = lele_step_reasons(sketch->step, board, past, reasons);
    for (size_t i = 0; i < count; i++)
        if (!reasons[i].is_seen)
            add(sketch, reasons[i].cell, LELE_TONE_FIN, 0, LELE_PAINT_OVER, always);
}

static bool is_reached(const lele_step *step, int node)
{
    for (int i = 0; i < step->link_count; i++)
        if (step->links[i].to == node)
            return true;
    return false;
}

/* Whether a link rests on a pattern inside a net: it leads to the node that the pattern eliminates,
 * or comes from it where no link leads there. */
static bool rests_on(const lele_step *step, const lele_link *link, int node)
{
    return link->to == node || (link->from == node && !is_reached(step, node));
}

static void add_inner(lele_sketch *sketch, const lele_inner *inner, lele_link_span span)
{
    lele_cellset cells = inner->cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        add(sketch, cell, LELE_TONE_3, inner->digits, LELE_PAINT_OVER, span);
}

/* A pattern inside a net is seen with the links that rest on it.  In the whole sketch it has no
 * frame: there would be too many. */
static void add_inners(lele_sketch *sketch, const lele_board *board)
{
    const lele_step *step = sketch->step;
    lele_inner inners[LELE_STEP_INNERS];
    const size_t count = lele_step_inners(step, board, inners, LELE_STEP_INNERS);
    for (size_t i = 0; i < count; i++) {
        bool shown = false;
        for (int l = 0; l < step->link_count; l++) {
            const lele_link_span span = { (uint16_t)l, (uint16_t)l };
            if (!rests_on(step, &step->links[l], inners[i].node))
                continue;
            add_inner(sketch, &inners[i], span);
            add_frame(sketch, inners[i].unit, span);
            shown = true;
        }
        if (!shown) /* seen in the whole sketch only */
            add_inner(sketch, &inners[i],
                      (lele_link_span){ LELE_LINK_SPAN_END, LELE_LINK_SPAN_END });
    }
}

/* A node is seen from the first link that it belongs to. */
static lele_link_span span_of(const lele_step *step, int node)
{
    for (int i = 0; i < step->link_count; i++)
        if (step->links[i].from == node || step->links[i].to == node)
            return (lele_link_span){ (uint16_t)i, LELE_LINK_SPAN_END };
    return (lele_link_span){ LELE_LINK_SPAN_END, LELE_LINK_SPAN_END };
}

static void add_nodes(lele_sketch *sketch)
{
    const lele_step *step = sketch->step;
    for (int i = 0; i < step->node_count; i++) {
        const lele_node *node = &step->nodes[i];
        const lele_link_span span = span_of(step, i);
        lele_cellset cells = node->cells;
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
            add(sketch, cell, LELE_TONE_1, 0, LELE_PAINT_UNDER, span);
            add(sketch, cell, node->on ? LELE_TONE_2 : LELE_TONE_OFF, lele_digits_of(node->digit),
                LELE_PAINT_DIGITS, span);
        }
    }
}

/* Where a chain is, not how it runs.  Cells of the pattern keep their tones. */
static void add_chain_cells(lele_sketch *sketch)
{
    lele_cellset marked = LELE_CELLSET_EMPTY;
    for (int i = 0; i < sketch->step->mark_count; i++)
        lele_cellset_add(&marked, sketch->step->marks[i].cell);
    for (int i = 0; i < sketch->step->node_count; i++) {
        const lele_node *node = &sketch->step->nodes[i];
        lele_cellset cells = lele_cellset_minus(node->cells, marked);
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
            add(sketch, cell, LELE_TONE_1, lele_digits_of(node->digit), LELE_PAINT_OVER, always);
    }
}

static void add_conclusions(lele_sketch *sketch)
{
    const lele_step *step = sketch->step;
    for (int i = 0; i < step->elimination_count; i++)
        add(sketch, step->eliminations[i].cell, LELE_TONE_ELIMINATE, step->eliminations[i].digits,
            LELE_PAINT_DIGITS, always);
    for (int i = 0; i < step->placement_count; i++)
        add(sketch, step->placements[i].cell, LELE_TONE_PLACE, step->placements[i].digits,
            LELE_PAINT_OVER, always);
}

/* The cells that lose candidates are below the pattern, the candidates above it. */
static void add_losers(lele_sketch *sketch)
{
    for (int i = 0; i < sketch->step->elimination_count; i++)
        add(sketch, sketch->step->eliminations[i].cell, LELE_TONE_ELIMINATE, 0, LELE_PAINT_OVER,
            always);
}

/* At LELE_HINT_PLACE there are no lines to the conclusions. */
static void add_lines(lele_sketch *sketch, const lele_board *board, lele_hint_level level)
{
    size_t kept = 0;
    const size_t count = lele_step_lines(sketch->step, board, sketch->lines, LELE_STEP_LINES);
    for (size_t i = 0; i < count; i++)
        if (level >= LELE_HINT_WHY || sketch->lines[i].kind != LELE_LINE_REACH)
            sketch->lines[kept++] = sketch->lines[i];
    sketch->line_count = kept;
}

void lele_sketch_init(lele_sketch *sketch, const lele_step *step, const lele_board *board,
                      const lele_past *past, lele_hint_level level)
{
    sketch->step = step;
    sketch->mark_count = sketch->frame_count = sketch->line_count = 0;
    if (level < LELE_HINT_PLACE) {
        const int area = level == LELE_HINT_NUDGE ? lele_step_area(step, board) : -1;
        if (area >= 0 && board->layout->units[area].kind != LELE_UNIT_DIAGONAL)
            add_frame(sketch, area, always);
        return;
    }
    add_unit_frames(sketch, board->layout);
    add_lines(sketch, board, level);
    if (level == LELE_HINT_PLACE) {
        add_marks(sketch);
        add_chain_cells(sketch);
        return;
    }
    add_losers(sketch);
    add_marks(sketch);
    add_reasons(sketch, board, past);
    add_inners(sketch, board);
    add_nodes(sketch);
    add_conclusions(sketch);
}

void lele_sketch_tones(const lele_sketch *sketch, int link, lele_tones *ret)
{
    memset(ret, 0, sizeof *ret);
    for (size_t i = 0; i < sketch->mark_count; i++) {
        const lele_sketch_mark *mark = &sketch->marks[i];
        if (!lele_link_span_has(mark->span, link))
            continue;
        uint8_t *cell = &ret->cell[mark->cell];
        if (mark->paint == LELE_PAINT_OVER ||
            (mark->paint == LELE_PAINT_UNDER && *cell == LELE_TONE_NONE))
            *cell = mark->tone;
        lele_digits digits = mark->digits;
        for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
            ret->digit[mark->cell][digit] = mark->tone;
    }
}

static void write_span(lele_link_span span, lele_json *json)
{
    lele_json_key_int(json, "first", span.first);
    lele_json_key_int(json, "last", span.last == LELE_LINK_SPAN_END ? -1 : span.last);
}

static void write_digits(lele_digits digits, lele_json *json)
{
    lele_json_key(json, "digits");
    lele_json_array_begin(json);
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
        lele_json_int(json, digit);
    lele_json_array_end(json);
}

void lele_sketch_json(const lele_sketch *sketch, lele_json *json)
{
    lele_json_key(json, "paint");
    lele_json_array_begin(json);
    for (size_t i = 0; i < sketch->mark_count; i++) {
        const lele_sketch_mark *mark = &sketch->marks[i];
        lele_json_object_begin(json);
        lele_json_key_int(json, "cell", mark->cell);
        lele_json_key_plain(json, "tone", lele_tone_name((lele_tone)mark->tone));
        write_digits(mark->digits, json);
        lele_json_key_plain(json, "how", lele_paint_name((lele_paint)mark->paint));
        write_span(mark->span, json);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
    lele_json_key(json, "frames");
    lele_json_array_begin(json);
    for (size_t i = 0; i < sketch->frame_count; i++) {
        lele_json_object_begin(json);
        lele_json_key_int(json, "unit", sketch->frames[i].unit);
        write_span(sketch->frames[i].span, json);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}
