/* Searches for the pattern that eliminates a candidate inside a net, see patterns.h. */
#include "technique/tell/patterns.h"

#include <string.h>

/* The board at the moment when the pattern eliminates its candidate. */
struct scene {
    const lele_layout *layout;
    lele_digits left[LELE_MAX_CELLS];
    lele_cellset touched; /* the cells of the eliminations that the pattern depends on */
    lele_digits lost;     /* the digits of these eliminations */
    int cell, digit;      /* the candidate that the pattern eliminates */
};

/* Naked subsets up to this size are preferred to hidden pairs. */
enum { NAKED_EASY = 4 };

static void set_scene(const lele_board *board, const struct lele_tell_order *order, int node,
                      struct scene *ret)
{
    const lele_step *step = order->step;
    ret->layout = board->layout;
    memcpy(ret->left, board->candidates, (size_t)board->layout->cell_count * sizeof *ret->left);
    ret->touched = LELE_CELLSET_EMPTY;
    ret->lost = 0;
    ret->cell = lele_cellset_first(&step->nodes[node].cells);
    ret->digit = step->nodes[node].digit;
    for (int i = order->into[node]; i != LELE_ORDER_NONE; i = order->next_into[i]) {
        const lele_node *from = &step->nodes[step->links[i].from];
        const int cell = lele_cellset_first(&from->cells);
        lele_digits_remove(&ret->left[cell], lele_digits_of(from->digit));
        lele_cellset_add(&ret->touched, cell);
        ret->lost |= lele_digits_of(from->digit);
    }
}

static lele_cellset places_in(const struct scene *scene, int unit, int digit)
{
    lele_cellset places = LELE_CELLSET_EMPTY;
    for (int i = 0; i < scene->layout->size; i++) {
        const int cell = scene->layout->units[unit].cells[i];
        if (lele_digits_has(scene->left[cell], digit))
            lele_cellset_add(&places, cell);
    }
    return places;
}

static lele_inner inner_of(lele_inner_kind kind, int unit, lele_digits digits, lele_cellset cells)
{
    return (lele_inner){
        .kind = (uint8_t)kind, .unit = (uint8_t)unit, .digits = digits, .cells = cells
    };
}

static bool has_all_touched(const struct scene *scene, int unit)
{
    return lele_cellset_within(&scene->touched, &scene->layout->units[unit].set);
}

/* Locked candidates: all places left for the digit in some unit see the cell. */
static bool find_locked(const struct scene *scene, lele_inner *ret)
{
    if ((scene->lost & ~lele_digits_of(scene->digit)) != 0)
        return false;
    for (int u = 0; u < scene->layout->unit_count; u++) {
        if (!has_all_touched(scene, u) ||
            lele_cellset_has(&scene->layout->units[u].set, scene->cell))
            continue;
        const lele_cellset places = places_in(scene, u, scene->digit);
        if (!lele_cellset_is_empty(&places) &&
            lele_cellset_within(&places, &scene->layout->peers[scene->cell])) {
            *ret = inner_of(LELE_INNER_LOCKED, u, lele_digits_of(scene->digit), places);
            return true;
        }
    }
    return false;
}

/* A digit, of these, with exactly these places in the unit; 0 when there is none. */
static int twin_of(const struct scene *scene, int unit, const lele_cellset *places,
                   lele_digits digits)
{
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        const lele_cellset others = places_in(scene, unit, d);
        if (lele_cellset_equal(places, &others))
            return d;
    }
    return 0;
}

static bool find_hidden_in(const struct scene *scene, int unit, lele_inner *ret)
{
    lele_digits others = lele_digits_minus(scene->left[scene->cell], lele_digits_of(scene->digit));
    for (int d; (d = lele_digits_pop(&others)) != 0;) {
        const lele_cellset places = places_in(scene, unit, d);
        const int twin =
            lele_cellset_count(&places) == 2 ? twin_of(scene, unit, &places, others) : 0;
        const lele_digits pair = lele_digits_of(d) | (twin != 0 ? lele_digits_of(twin) : 0);
        if (twin != 0 && (scene->lost & ~pair) == 0) {
            *ret = inner_of(LELE_INNER_HIDDEN, unit, pair, places);
            return true;
        }
    }
    return false;
}

/* Hidden pair: two digits have the same two places left in a unit, and the cell is one of them. */
static bool find_hidden(const struct scene *scene, lele_inner *ret)
{
    for (int i = 0; i < scene->layout->cell_unit_count[scene->cell]; i++) {
        const int unit = scene->layout->cell_units[scene->cell][i];
        if (has_all_touched(scene, unit) && find_hidden_in(scene, unit, ret))
            return true;
    }
    return false;
}

/* Completes a naked subset with cells of the unit, from position `next` on. */
static bool grow_naked(const struct scene *scene, int next, int most, lele_inner *ret)
{
    const lele_unit *unit = &scene->layout->units[ret->unit];
    const int count = lele_cellset_count(&ret->cells);
    if (count > 1 && lele_digits_count(ret->digits) == count)
        return lele_digits_has(ret->digits, scene->digit);
    if (count == most)
        return false;
    const lele_inner before = *ret;
    for (int i = next; i < scene->layout->size; i++) {
        const int cell = unit->cells[i];
        ret->digits = before.digits | scene->left[cell];
        if (cell == scene->cell || scene->left[cell] == 0 ||
            lele_cellset_has(&before.cells, cell) || lele_digits_count(ret->digits) > most)
            continue;
        ret->cells = before.cells;
        lele_cellset_add(&ret->cells, cell);
        if (grow_naked(scene, i + 1, most, ret))
            return true;
    }
    *ret = before;
    return false;
}

/* A naked subset must contain all touched cells: it depends on their eliminations. */
static lele_inner seed_naked(const struct scene *scene, int unit)
{
    lele_inner seed = inner_of(LELE_INNER_NAKED, unit, 0, scene->touched);
    lele_cellset touched = scene->touched;
    for (int cell; (cell = lele_cellset_pop(&touched)) >= 0;)
        seed.digits |= scene->left[cell];
    return seed;
}

/* Naked subsets of `least` to `most` cells. */
static bool find_naked(const struct scene *scene, int least, int most, lele_inner *ret)
{
    if (lele_cellset_has(&scene->touched, scene->cell))
        return false;
    for (int size = least; size <= most; size++)
        for (int i = 0; i < scene->layout->cell_unit_count[scene->cell]; i++) {
            const int unit = scene->layout->cell_units[scene->cell][i];
            *ret = seed_naked(scene, unit);
            if (has_all_touched(scene, unit) && lele_cellset_count(&ret->cells) <= size &&
                lele_digits_count(ret->digits) <= size && grow_naked(scene, 0, size, ret))
                return true;
        }
    return false;
}

/* A single of the board itself. */
static bool find_single(const struct scene *scene, lele_inner *ret)
{
    const lele_cellset own = lele_cellset_of(scene->cell);
    const lele_digits digit = lele_digits_of(scene->digit);
    if (scene->left[scene->cell] == digit) {
        *ret = inner_of(LELE_INNER_NAKED, scene->layout->cell_units[scene->cell][0], digit, own);
        return true;
    }
    for (int i = 0; i < scene->layout->cell_unit_count[scene->cell]; i++) {
        const int unit = scene->layout->cell_units[scene->cell][i];
        const lele_cellset places = places_in(scene, unit, scene->digit);
        if (lele_cellset_equal(&places, &own)) {
            *ret = inner_of(LELE_INNER_HIDDEN, unit, digit, own);
            return true;
        }
    }
    return false;
}

static bool find_pattern(const struct scene *scene, lele_inner *ret)
{
    return find_locked(scene, ret) || find_naked(scene, 2, NAKED_EASY, ret) ||
           find_hidden(scene, ret) ||
           find_naked(scene, NAKED_EASY + 1, scene->layout->size - 1, ret);
}

lele_inner lele_inner_of(const lele_board *board, const struct lele_tell_order *order, int node)
{
    struct scene scene;
    lele_inner found;
    set_scene(board, order, node, &scene);
    if (order->step->nodes[node].on != 0 ? !find_single(&scene, &found)
                                         : !find_pattern(&scene, &found))
        found = inner_of(LELE_INNER_NONE, 0, 0, LELE_CELLSET_EMPTY);
    found.node = (uint16_t)node;
    return found;
}

bool lele_inner_equal(const lele_inner *a, const lele_inner *b)
{
    return a->kind == b->kind && a->unit == b->unit && a->digits == b->digits &&
           lele_cellset_equal(&a->cells, &b->cells);
}

bool lele_inner_takes(const struct lele_tell_order *order, int node)
{
    const lele_node *nodes = order->step->nodes;
    const lele_link *link = lele_order_link_into(order, node);
    return link != NULL && link->unit == LELE_LINK_OTHER && nodes[node].on == 0 &&
           nodes[link->from].on == 0 && !lele_order_ends_inner(order, node);
}

/* Whether the node has no reason in the step, and comes after others of its branch: a pattern of the
 * board itself eliminates it or a single places it, unless the reason had no room. */
static bool is_bare(const struct lele_tell_order *order, const lele_step *step, int node)
{
    const lele_node *self = &step->nodes[node];
    return order->into[node] == LELE_ORDER_NONE && node > 0 && self->branch == self[-1].branch &&
           self->depth <= self[-1].depth;
}

size_t lele_step_inners(const lele_step *step, const lele_board *board, lele_inner *ret,
                        size_t capacity)
{
    struct lele_tell_order order;
    size_t count = 0;
    lele_order_init(&order, step);
    for (int node = 0; node < step->node_count && count < capacity; node++) {
        if (!lele_inner_takes(&order, node) && !is_bare(&order, step, node))
            continue;
        ret[count] = lele_inner_of(board, &order, node);
        count += ret[count].kind != LELE_INNER_NONE;
    }
    return count;
}

/* %u: the unit; %d: the digits; %c: the cells. */
static const char *const words[][LELE_LANG_COUNT] = {
    [LELE_INNER_LOCKED] = { [LELE_LANG_EN] = " (the only places left for %d in %u are %c)",
                            [LELE_LANG_ZH] = "（%u的 %d 只剩 %c）" },
    [LELE_INNER_NAKED] = { [LELE_LANG_EN] = " (only %d are left for %c)",
                           [LELE_LANG_ZH] = "（%c 只剩 %d）" },
    [LELE_INNER_HIDDEN] = { [LELE_LANG_EN] = " (%d fit in %u only at %c)",
                            [LELE_LANG_ZH] = "（%u的 %d 只能在 %c）" },
};

static void tell_part(const struct lele_telling *telling, const lele_inner *inner, char part)
{
    if (part == 'u')
        lele_tell_unit(telling, inner->unit);
    else if (part == 'd')
        lele_tell_digits(telling, inner->digits, LELE_JOIN_AND);
    else
        lele_tell_cells(telling, inner->cells, LELE_JOIN_AND);
}

void lele_tell_inner(const struct lele_telling *telling, const lele_inner *inner)
{
    const char *text = words[inner->kind][telling->lang];
    for (const char *mark; text != NULL && (mark = strchr(text, '%')) != NULL; text = mark + 2) {
        lele_text_add_bytes(telling->out, text, (size_t)(mark - text));
        tell_part(telling, inner, mark[1]);
    }
    if (text != NULL)
        lele_text_add(telling->out, text);
}
