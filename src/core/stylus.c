/* Figures of a sketch of clues, see core/stylus.h. */
#include "core/stylus.h"

#include <string.h>

#include "core/pen.h"

static int16_t rounded(double value)
{
    return (int16_t)(value < 0 ? value - 0.5 : value + 0.5);
}

bool lele_stylus_add(lele_stylus *stylus, const lele_figure *figure)
{
    lele_clue_sketch *sketch = stylus->sketch;
    if (figure->layer != stylus->layer || sketch->figure_count == LELE_CLUE_FIGURES)
        return false;
    lele_figure *added = &sketch->figure[sketch->figure_count++];
    *added = *figure;
    added->look = (uint8_t)stylus->look;
    added->clue = (int16_t)stylus->clue;
    added->first_point = (uint16_t)sketch->point_count;
    added->point_count = 0;
    return true;
}

void lele_stylus_point(lele_stylus *stylus, lele_spot at)
{
    lele_clue_sketch *sketch = stylus->sketch;
    if (sketch->point_count == LELE_CLUE_POINTS)
        return;
    sketch->point[sketch->point_count++] = (lele_figure_point){ rounded(at.x), rounded(at.y) };
    sketch->figure[sketch->figure_count - 1].point_count++;
}

void lele_stylus_disc(lele_stylus *stylus, lele_clue_layer layer, lele_clue_ink ink, lele_spot at,
                      int radius)
{
    const lele_figure figure = { .kind = LELE_FIGURE_DISC,
                                 .layer = (uint8_t)layer,
                                 .ink = (uint8_t)ink,
                                 .size = (int16_t)radius };
    if (lele_stylus_add(stylus, &figure))
        lele_stylus_point(stylus, at);
}

void lele_stylus_ring(lele_stylus *stylus, lele_clue_layer layer, lele_clue_ink ink, lele_spot at,
                      int radius, int width)
{
    const lele_figure figure = { .kind = LELE_FIGURE_RING,
                                 .layer = (uint8_t)layer,
                                 .ink = (uint8_t)ink,
                                 .size = (int16_t)radius,
                                 .width = (int16_t)width };
    if (lele_stylus_add(stylus, &figure))
        lele_stylus_point(stylus, at);
}

void lele_stylus_square(lele_stylus *stylus, lele_clue_layer layer, lele_clue_ink ink, lele_spot at,
                        int half)
{
    const lele_figure figure = { .kind = LELE_FIGURE_AREA,
                                 .layer = (uint8_t)layer,
                                 .ink = (uint8_t)ink };
    if (!lele_stylus_add(stylus, &figure))
        return;
    for (int corner = 0; corner < 4; corner++)
        lele_stylus_point(stylus, (lele_spot){ at.x + (corner == 0 || corner == 3 ? -half : half),
                                               at.y + (corner < 2 ? -half : half) });
}

void lele_stylus_stroke(lele_stylus *stylus, lele_clue_layer layer, lele_clue_ink ink, int width,
                        const lele_spot *spots, int count)
{
    const lele_figure figure = { .kind = LELE_FIGURE_LINE,
                                 .layer = (uint8_t)layer,
                                 .ink = (uint8_t)ink,
                                 .width = (int16_t)width };
    if (!lele_stylus_add(stylus, &figure))
        return;
    for (int i = 0; i < count; i++)
        lele_stylus_point(stylus, spots[i]);
}

void lele_stylus_text(lele_stylus *stylus, const lele_figure *figure, lele_spot at,
                      const char *text)
{
    lele_figure written = *figure;
    const size_t length = strlen(text), most = sizeof written.text - 1;
    memcpy(written.text, text, length < most ? length : most);
    if (lele_stylus_add(stylus, &written))
        lele_stylus_point(stylus, at);
}

void lele_stylus_number(lele_stylus *stylus, const lele_figure *figure, lele_spot at,
                        const char *before, int number)
{
    char text[LELE_FIGURE_TEXT] = { 0 };
    const size_t length = strlen(before);
    memcpy(text, before, length);
    *lele_pen_number(text + length, (uint64_t)number) = '\0';
    lele_stylus_text(stylus, figure, at, text);
}

lele_spot lele_stylus_middle(const lele_stylus *stylus, int cell)
{
    const int size = stylus->layout->size;
    const int row = cell / size, column = cell % size;
    return (lele_spot){ (column + 0.5) * LELE_CLUE_UNIT, (row + 0.5) * LELE_CLUE_UNIT };
}

/* The root of a positive number by Newton's steps: the library does without libm. */
static double root(double square)
{
    double guess = square > 1 ? square : 1;
    for (int i = 0; i < 64; i++)
        guess = (guess + square / guess) / 2;
    return guess;
}

double lele_spot_distance(lele_spot a, lele_spot b)
{
    return root((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

lele_spot lele_spot_beside(lele_spot from, lele_spot to, double along, double aside)
{
    const double length = lele_spot_distance(from, to);
    if (length <= 0)
        return from;
    const double x = (to.x - from.x) / length, y = (to.y - from.y) / length;
    return (lele_spot){ from.x + along * x - aside * y, from.y + along * y + aside * x };
}

lele_spot lele_spot_toward(lele_spot from, lele_spot to, double distance)
{
    return lele_spot_beside(from, to, distance, 0);
}

void lele_stylus_take(lele_stylus *stylus, int clue)
{
    const lele_clue_list *list = &stylus->layout->clues->list;
    stylus->clue = clue;
    stylus->look = (lele_look)list->clue[clue].look;
    stylus->cells = list->cell + list->clue[clue].first_cell;
    stylus->count = list->clue[clue].cell_count;
    stylus->value = list->clue[clue].value;
}
