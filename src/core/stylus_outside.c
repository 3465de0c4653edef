/*
 * Clues outside of the board: numbers at the ends of rows, columns and diagonals.
 *
 * Two kinds of numbers at the same row are told apart by a frame: an X-sum has a ring, a skyscraper
 * a roof, a numbered room a square, a little killer an arrow; a sandwich has none.  Several numbers
 * at one place stand in rings around the board.
 */
#include "core/stylus.h"

#include <stdlib.h>
#include <string.h>

enum { PITCH = 820, BORDER = 70, SIZE = 400, FRAME = 350 };

/* The number of cells on the way from a cell in a direction until the border. */
static int way(const lele_layout *layout, int cell, int dx, int dy)
{
    const int size = layout->size;
    int x = cell % size, y = cell / size, count = 0;
    for (; x >= 0 && y >= 0 && x < size && y < size; x += dx, y += dy)
        count++;
    return count;
}

static bool fits(const lele_stylus *stylus, int dx, int dy)
{
    const int size = stylus->layout->size, first = stylus->cells[0];
    if (way(stylus->layout, first, -dx, -dy) != 1 ||
        way(stylus->layout, first, dx, dy) != stylus->count)
        return false;
    for (int i = 1; i < stylus->count; i++)
        if (stylus->cells[i] != first + i * (dy * size + dx))
            return false;
    return true;
}

bool lele_stylus_find_outside(const lele_stylus *stylus, lele_outside *ret)
{
    const bool diagonal = stylus->look == LELE_LOOK_LITTLE_KILLER;
    const int size = stylus->layout->size;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            if ((diagonal ? dx * dy == 0 : abs(dx) + abs(dy) != 1) || !fits(stylus, dx, dy))
                continue;
            *ret = (lele_outside){ stylus->cells[0] % size - dx, stylus->cells[0] / size - dy, dx,
                                   dy };
            return true;
        }
    return false;
}

static bool is_outside(lele_look look)
{
    return look == LELE_LOOK_LITTLE_KILLER ||
           (look >= LELE_LOOK_SANDWICH && look <= LELE_LOOK_NUMBERED_ROOM);
}

static void widen(int *margin, bool wanted, int ring)
{
    const int room = (ring + 1) * PITCH + BORDER;
    if (wanted && *margin < room)
        *margin = room;
}

/* A place outside as an index: 18 x 18 with the cells inside. */
static int index_of(const lele_outside *outside)
{
    return (outside->y + 1) * (LELE_MAX_SIZE + 2) + outside->x + 1;
}

/* Little killers stand next to the board, for their arrows point to a corner of a cell; they come
 * first in the order of clues. */
void lele_stylus_plan_rings(lele_stylus *stylus)
{
    enum { PLACES = (LELE_MAX_SIZE + 2) * (LELE_MAX_SIZE + 2) };
    uint8_t used[PLACES] = { 0 };
    const lele_clue_list *list = &stylus->layout->clues->list;
    const int size = stylus->layout->size;
    lele_clue_sketch *sketch = stylus->sketch;
    for (int i = 0; i < list->clue_count; i++) {
        lele_outside outside;
        lele_stylus_take(stylus, i);
        stylus->ring[i] = -1;
        if (!is_outside(stylus->look) || !lele_stylus_find_outside(stylus, &outside))
            continue;
        uint8_t *at = &used[index_of(&outside)];
        const bool close = stylus->look == LELE_LOOK_LITTLE_KILLER;
        const int ring = close ? 0 : *at;
        stylus->ring[i] = (int16_t)(ring > 7 ? 7 : ring);
        *at = (uint8_t)(ring + 1);
        widen(&sketch->top, outside.y < 0, stylus->ring[i]);
        widen(&sketch->left, outside.x < 0, stylus->ring[i]);
        widen(&sketch->bottom, outside.y >= size, stylus->ring[i]);
        widen(&sketch->right, outside.x >= size, stylus->ring[i]);
    }
}

/* The middle of a place outside along one axis. */
static double along(int place, int size, int ring)
{
    const double out = BORDER + PITCH / 2.0 + ring * PITCH;
    if (place < 0)
        return -out;
    return place >= size ? size * LELE_CLUE_UNIT + out
                         : place * LELE_CLUE_UNIT + LELE_CLUE_UNIT / 2.0;
}

static void add_roof(lele_stylus *stylus, lele_spot at)
{
    const lele_spot spots[] = { { at.x - 300, at.y + 340 },
                                { at.x - 300, at.y - 210 },
                                { at.x, at.y - 380 },
                                { at.x + 300, at.y - 210 },
                                { at.x + 300, at.y + 340 } };
    lele_stylus_stroke(stylus, LELE_CLUE_LAYER_OUTSIDE, LELE_INK_LINE, 30, spots, 5);
}

static void add_square(lele_stylus *stylus, lele_spot at)
{
    const lele_figure figure = { .kind = LELE_FIGURE_LOOP,
                                 .layer = LELE_CLUE_LAYER_OUTSIDE,
                                 .width = 30 };
    static const lele_spot corners[] = { { -1, -1 }, { 1, -1 }, { 1, 1 }, { -1, 1 } };
    if (!lele_stylus_add(stylus, &figure))
        return;
    for (int i = 0; i < 4; i++)
        lele_stylus_point(stylus, (lele_spot){ at.x + corners[i].x * (FRAME - 30),
                                               at.y + corners[i].y * (FRAME - 30) });
}

/* From the number to the corner where the diagonal enters the board. */
static void add_arrow(lele_stylus *stylus, lele_spot at, const lele_outside *outside)
{
    const lele_spot middle = lele_stylus_middle(stylus, stylus->cells[0]);
    const lele_spot corner = { middle.x - outside->dx * 500.0, middle.y - outside->dy * 500.0 };
    const lele_spot tip = { corner.x - outside->dx * 50.0, corner.y - outside->dy * 50.0 };
    const lele_spot foot = { tip.x - outside->dx * 260.0, tip.y - outside->dy * 260.0 };
    const lele_spot shaft[] = { foot, tip };
    const lele_spot head[] = { { tip.x - outside->dx * 170.0, tip.y },
                               tip,
                               { tip.x, tip.y - outside->dy * 170.0 } };
    (void)at;
    lele_stylus_stroke(stylus, LELE_CLUE_LAYER_OUTSIDE, LELE_INK_LINE, 45, shaft, 2);
    lele_stylus_stroke(stylus, LELE_CLUE_LAYER_OUTSIDE, LELE_INK_LINE, 45, head, 3);
}

void lele_stylus_outside(lele_stylus *stylus)
{
    lele_outside outside;
    const int size = stylus->layout->size, ring = stylus->ring[stylus->clue];
    lele_figure text = { .kind = LELE_FIGURE_TEXT_CENTRE,
                         .layer = LELE_CLUE_LAYER_OUTSIDE,
                         .ink = LELE_INK_STRONG,
                         .size = SIZE };
    if (ring < 0 || !lele_stylus_find_outside(stylus, &outside)) {
        lele_stylus_outline(stylus);
        return;
    }
    lele_spot at = { along(outside.x, size, ring), along(outside.y, size, ring) };
    if (stylus->look == LELE_LOOK_LITTLE_KILLER) {
        at.x -= outside.dx * 150;
        at.y -= outside.dy * 110;
        text.size = 330;
        add_arrow(stylus, at, &outside);
    } else if (stylus->look == LELE_LOOK_X_SUM) {
        lele_stylus_ring(stylus, LELE_CLUE_LAYER_OUTSIDE, LELE_INK_LINE, at, FRAME, 30);
    } else if (stylus->look == LELE_LOOK_SKYSCRAPER) {
        add_roof(stylus, at);
        at.y += 40;
    } else if (stylus->look == LELE_LOOK_NUMBERED_ROOM) {
        add_square(stylus, at);
    }
    lele_stylus_number(stylus, &text, at, "", stylus->value);
}
