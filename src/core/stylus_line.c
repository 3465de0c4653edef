/* Clues that are lines through cells, each family with a pattern of its own; see core/stylus.h. */
#include "core/stylus.h"

enum { BULB = 425, CIRCLE = 400, RIM = 50, HEAD = 210, STRIDE = 220 };

/* What stands at the ends of a line. */
enum end {
    END_PLAIN,
    END_BULB,   /* at its first cell */
    END_HOLLOW, /* the same, with a hole */
    END_CIRCLE, /* an empty circle at its first cell, the head of an arrow at its last */
    END_PILL,   /* the same with a long circle around several cells */
    END_BOTH,   /* empty circles at both ends */
    END_HEADS,  /* the same, and heads of arrows that point to them */
};

/* What stands at the middle of each of its segments. */
enum bead { BEAD_NONE, BEAD_TICK, BEAD_TOOTH, BEAD_BORDER, BEAD_SQUARE, BEAD_TRIANGLE };

struct family {
    bool known;
    int16_t width, hole; /* hole: the width of the paper inside a double line */
    int16_t dash, gap;
    uint8_t ink, end, bead;
};

static const struct family families[LELE_LOOK_COUNT] = {
    [LELE_LOOK_ARROW] = { true, .width = 80, .end = END_CIRCLE },
    [LELE_LOOK_PILL] = { true, .width = 80, .end = END_PILL },
    [LELE_LOOK_DOUBLE_ARROW] = { true, .width = 90, .end = END_HEADS },
    [LELE_LOOK_THERMOMETER] = { true, .width = 330, .ink = LELE_INK_FILL, .end = END_BULB },
    [LELE_LOOK_SLOW_THERMOMETER] = { true, 330, 130, .ink = LELE_INK_FILL, .end = END_HOLLOW },
    [LELE_LOOK_PALINDROME] = { true, .width = 250, .hole = 90 },
    [LELE_LOOK_RENBAN] = { true, .width = 250 },
    [LELE_LOOK_WHISPERS] = { true, .width = 120, .bead = BEAD_TICK },
    [LELE_LOOK_BETWEEN] = { true, .width = 70, .end = END_BOTH },
    [LELE_LOOK_REGION_SUM] = { true, .width = 150, .bead = BEAD_BORDER },
    [LELE_LOOK_ENTROPIC] = { true, .width = 110, .bead = BEAD_TRIANGLE },
    [LELE_LOOK_MODULAR] = { true, .width = 110, .bead = BEAD_SQUARE },
    [LELE_LOOK_NABNER] = { true, .width = 190, .dash = 1, .gap = 250 },
    [LELE_LOOK_ZIPPER] = { true, .width = 110, .bead = BEAD_TOOTH },
};

/* Whispers of less than half of the digits, the Dutch ones. */
static const struct family dashed = { true, .width = 180, .ink = LELE_INK_FILL, .dash = 260,
                                      .gap = 140 };

bool lele_stylus_is_line(lele_look look)
{
    return families[look].known;
}

static bool is_quiet(const lele_stylus *stylus)
{
    return stylus->look == LELE_LOOK_WHISPERS && 2 * stylus->value < stylus->layout->size;
}

static const struct family *family_of(const lele_stylus *stylus)
{
    return is_quiet(stylus) ? &dashed : &families[stylus->look];
}

/* How far this line is moved aside. */
static double shift_of(const lele_stylus *stylus)
{
    const lele_lane lane = stylus->lane[stylus->clue];
    const double stride = 2 * lane.count * STRIDE > 1000 ? 500.0 / lane.count : STRIDE;
    return (lane.lane - (lane.count - 1) / 2.0) * stride;
}

static int narrowed(const lele_stylus *stylus, int width)
{
    return width * 2 / (stylus->lane[stylus->clue].count + 1);
}

/* The normal of a segment, the same for both directions. */
static lele_spot normal_of(lele_spot from, lele_spot to)
{
    const double length = lele_spot_distance(from, to);
    if (length <= 0)
        return (lele_spot){ 0, 0 };
    const lele_spot normal = { (from.y - to.y) / length, (to.x - from.x) / length };
    const bool turned = normal.x < 0 || (normal.x <= 0 && normal.y < 0);
    return turned ? (lele_spot){ -normal.x, -normal.y } : normal;
}

/* A corner of a line that is moved aside: where its two moved segments meet. */
static lele_spot moved(lele_spot at, lele_spot a, lele_spot b, double shift)
{
    const double cross = a.x * b.y - a.y * b.x;
    if (cross > -0.3 && cross < 0.3)
        return (lele_spot){ at.x + a.x * shift, at.y + a.y * shift };
    return (lele_spot){ at.x + shift * (b.y - a.y) / cross, at.y + shift * (a.x - b.x) / cross };
}

/* The corner number i of the line of the clue. */
static lele_spot spot_at(const lele_stylus *stylus, int i)
{
    const lele_spot at = lele_stylus_middle(stylus, stylus->cells[i]);
    const double shift = shift_of(stylus);
    if ((shift > -1 && shift < 1) || stylus->count < 2)
        return at;
    const int before = i > 0 ? i - 1 : 0, after = i + 1 < stylus->count ? i + 1 : i;
    const lele_spot a = lele_stylus_middle(stylus, stylus->cells[before]);
    const lele_spot b = lele_stylus_middle(stylus, stylus->cells[after]);
    const lele_spot first = before < i ? normal_of(a, at) : normal_of(at, b);
    return moved(at, first, after > i ? normal_of(at, b) : first, shift);
}

/* A line through the cells from number `first` on. */
static void add_line(lele_stylus *stylus, const lele_figure *figure, int first, double rim)
{
    if (stylus->count - first < 2 || !lele_stylus_add(stylus, figure))
        return;
    const lele_spot start = spot_at(stylus, first);
    lele_stylus_point(stylus, lele_spot_toward(start, spot_at(stylus, first + 1), rim));
    for (int i = first + 1; i < stylus->count; i++)
        lele_stylus_point(stylus, spot_at(stylus, i));
}

/* Two strokes that meet at the tip. */
static void add_head(lele_stylus *stylus, lele_spot from, lele_spot tip, int width)
{
    const double length = lele_spot_distance(from, tip);
    const lele_spot spots[] = { lele_spot_beside(from, tip, length - HEAD, HEAD), tip,
                                lele_spot_beside(from, tip, length - HEAD, -HEAD) };
    lele_stylus_stroke(stylus, LELE_CLUE_LAYER_LINE, LELE_INK_LINE, width, spots, 3);
}

static void add_circle(lele_stylus *stylus, int cell)
{
    const lele_spot at = lele_stylus_middle(stylus, cell);
    lele_stylus_disc(stylus, LELE_CLUE_LAYER_BULB, LELE_INK_PAPER, at, CIRCLE);
    lele_stylus_ring(stylus, LELE_CLUE_LAYER_BULB, LELE_INK_LINE, at, CIRCLE, RIM);
}

/* A long circle: a wide line, and paper inside. */
static void add_pill(lele_stylus *stylus)
{
    for (int inner = 0; inner < 2; inner++) {
        lele_figure figure = { .kind = LELE_FIGURE_LINE,
                               .layer = LELE_CLUE_LAYER_BULB,
                               .ink = inner != 0 ? LELE_INK_PAPER : LELE_INK_LINE,
                               .width = (int16_t)(2 * CIRCLE + (inner != 0 ? -RIM : RIM)) };
        if (!lele_stylus_add(stylus, &figure))
            return;
        for (int i = 0; i < stylus->value && i < stylus->count; i++)
            lele_stylus_point(stylus, lele_stylus_middle(stylus, stylus->cells[i]));
    }
}

static void add_end(lele_stylus *stylus, const struct family *family)
{
    const int first = stylus->cells[0], last = stylus->cells[stylus->count - 1];
    const lele_spot at = lele_stylus_middle(stylus, first);
    if (family->end == END_BULB || family->end == END_HOLLOW)
        lele_stylus_disc(stylus, LELE_CLUE_LAYER_BULB, LELE_INK_FILL, at, BULB);
    if (family->end == END_HOLLOW)
        lele_stylus_disc(stylus, LELE_CLUE_LAYER_BULB, LELE_INK_PAPER, at, BULB * 3 / 5);
    if (family->end == END_PILL)
        add_pill(stylus);
    if (family->end == END_CIRCLE || family->end == END_BOTH || family->end == END_HEADS)
        add_circle(stylus, first);
    if (family->end == END_BOTH || family->end == END_HEADS)
        add_circle(stylus, last);
}

static void add_heads(lele_stylus *stylus, const struct family *family)
{
    const int last = stylus->count - 1;
    if (last < 1)
        return;
    if (family->end == END_CIRCLE || family->end == END_PILL)
        add_head(stylus, spot_at(stylus, last - 1), spot_at(stylus, last), family->width);
    if (family->end != END_HEADS)
        return;
    for (int end = 0; end < 2; end++) {
        const lele_spot tip = spot_at(stylus, end == 0 ? 0 : last);
        const lele_spot from = spot_at(stylus, end == 0 ? 1 : last - 1);
        add_head(stylus, from, lele_spot_toward(tip, from, CIRCLE + RIM / 2.0), family->width);
    }
}

static void add_triangle(lele_stylus *stylus, lele_spot from, lele_spot to)
{
    const lele_figure figure = { .kind = LELE_FIGURE_AREA,
                                 .layer = LELE_CLUE_LAYER_LINE,
                                 .ink = LELE_INK_LINE };
    const double half = lele_spot_distance(from, to) / 2;
    if (!lele_stylus_add(stylus, &figure))
        return;
    lele_stylus_point(stylus, lele_spot_beside(from, to, half + 150, 0));
    lele_stylus_point(stylus, lele_spot_beside(from, to, half - 110, 150));
    lele_stylus_point(stylus, lele_spot_beside(from, to, half - 110, -150));
}

/* A stroke across the line; a tooth is on one side of it. */
static void add_tick(lele_stylus *stylus, lele_spot from, lele_spot to, double right, double left)
{
    const double half = lele_spot_distance(from, to) / 2;
    const lele_spot spots[] = { lele_spot_beside(from, to, half, right),
                                lele_spot_beside(from, to, half, -left) };
    lele_stylus_stroke(stylus, LELE_CLUE_LAYER_LINE, LELE_INK_LINE, 70, spots, 2);
}

/* Where a line enters another box: a ring. */
static void add_border(lele_stylus *stylus, lele_spot at, int i)
{
    const lele_layout *layout = stylus->layout;
    if (lele_layout_box(layout, stylus->cells[i - 1]) == lele_layout_box(layout, stylus->cells[i]))
        return;
    lele_stylus_disc(stylus, LELE_CLUE_LAYER_BULB, LELE_INK_PAPER, at, 130);
    lele_stylus_ring(stylus, LELE_CLUE_LAYER_BULB, LELE_INK_LINE, at, 120, 70);
}

static void add_bead(lele_stylus *stylus, const struct family *family, int i)
{
    const lele_spot from = spot_at(stylus, i - 1), to = spot_at(stylus, i);
    const lele_spot at = lele_spot_toward(from, to, lele_spot_distance(from, to) / 2);
    if (family->bead == BEAD_TICK)
        add_tick(stylus, from, to, 160, 160);
    else if (family->bead == BEAD_TOOTH)
        add_tick(stylus, from, to, i % 2 == 0 ? 210 : 0, i % 2 == 0 ? 0 : 210);
    else if (family->bead == BEAD_BORDER)
        add_border(stylus, at, i);
    else if (family->bead == BEAD_SQUARE)
        lele_stylus_square(stylus, LELE_CLUE_LAYER_LINE, LELE_INK_LINE, at, 115);
    else if (family->bead == BEAD_TRIANGLE)
        add_triangle(stylus, from, to);
}

/* The number of whispers that are neither the German nor the Dutch ones. */
static void add_number(lele_stylus *stylus)
{
    const int size = stylus->layout->size, usual = (size + 1) / 2 - is_quiet(stylus);
    const lele_figure figure = { .kind = LELE_FIGURE_TEXT_CENTRE,
                                 .layer = LELE_CLUE_LAYER_EDGE,
                                 .ink = LELE_INK_STRONG,
                                 .size = 260,
                                 .plate = true };
    if (stylus->look != LELE_LOOK_WHISPERS || stylus->value == usual || stylus->count < 2)
        return;
    const lele_spot from = spot_at(stylus, 0), to = spot_at(stylus, 1);
    lele_stylus_number(stylus, &figure,
                       lele_spot_toward(from, to, lele_spot_distance(from, to) / 2), "≥",
                       stylus->value);
}

void lele_stylus_line(lele_stylus *stylus)
{
    const struct family *family = family_of(stylus);
    const int pill = family->end == END_PILL ? stylus->value - 1 : 0;
    const bool open = family->end >= END_CIRCLE;
    lele_figure line = { .kind = LELE_FIGURE_LINE,
                         .layer = LELE_CLUE_LAYER_LINE,
                         .ink = family->ink,
                         .width = (int16_t)narrowed(stylus, family->width),
                         .dash = family->dash,
                         .gap = family->gap };
    add_line(stylus, &line, pill, open ? CIRCLE : 0);
    if (family->hole > 0) {
        line.ink = LELE_INK_PAPER;
        line.width = (int16_t)narrowed(stylus, family->hole);
        add_line(stylus, &line, 0, 0);
    }
    add_heads(stylus, family);
    for (int i = 1; i < stylus->count && family->bead != BEAD_NONE; i++)
        add_bead(stylus, family, i);
    add_end(stylus, family);
    add_number(stylus);
}
