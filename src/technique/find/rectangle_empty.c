/*
 * Empty rectangle: all places of a digit in a box are on one row and one column, the cross.
 *
 * Take a strong link on the digit with both ends outside the box.  Its near end is on one line of
 * the cross, the arm; the link is parallel to the other line.  If the far end is off, the near end
 * is on, the arm has no place left in the box, and the box has its digit on the other line.  So a
 * cell of the other line outside the box that sees the far end cannot hold the digit.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"
#include "technique/template_search.h"

struct cross {
    int digit, box;
    int arm, other;      /* the line with the near end, and the one with the eliminations */
    lele_cellset in_box; /* the digit's places in the box */
};

struct found {
    struct cross cross;
    struct lele_strong link;
    int near, far;
    lele_cellset victims;
};

enum { MAX_FOUND = 64 };

static void build(struct lele_search *search, const struct found *found)
{
    lele_step *step = search->step;
    step->digits = lele_digits_of(found->cross.digit);
    lele_search_eliminate(search, found->victims, found->cross.digit);
    lele_step_mark_set(step, found->cross.in_box, LELE_ROLE_BASE, step->digits);
    lele_step_mark(step, found->near, LELE_ROLE_CELL, step->digits);
    lele_step_mark(step, found->far, LELE_ROLE_PINCER, step->digits);
    lele_step_unit(step, found->cross.box, LELE_UNIT_ROLE_BASE);
    lele_step_unit(step, found->link.unit, LELE_UNIT_ROLE_BASE);
    lele_step_unit(step, found->cross.arm, LELE_UNIT_ROLE_COVER);
    lele_step_unit(step, found->cross.other, LELE_UNIT_ROLE_SEEN);
}

/* Whether the link with this near end makes an empty rectangle with the cross. */
static bool fits(const struct lele_search *search, const struct cross *cross,
                 const struct lele_strong *link, int near, struct found *ret)
{
    const lele_layout *layout = search->layout;
    const lele_cellset *box = &layout->units[cross->box].set;
    const int far = near == link->a ? link->b : link->a;
    const bool parallel = (cross->other < layout->size) == (link->unit < layout->size);
    if (!lele_layout_is_line(layout, link->unit) || !parallel ||
        !lele_cellset_has(&layout->units[cross->arm].set, near) || lele_cellset_has(box, near) ||
        lele_cellset_has(box, far))
        return false;
    lele_cellset victims = lele_cellset_and(layout->units[cross->other].set, layout->peers[far]);
    victims =
        lele_cellset_minus(lele_cellset_and(victims, search->board->places[cross->digit]), *box);
    *ret = (struct found){ *cross, *link, near, far, victims };
    return !lele_cellset_is_empty(&victims);
}

/* Adds the empty rectangles of a cross until the list is full. */
static void collect_links(struct lele_search *search, const struct cross *cross, struct found *list,
                          int *count)
{
    const struct lele_facts *facts = lele_search_facts(search);
    for (int i = 0; i < facts->strong_count[cross->digit]; i++) {
        const struct lele_strong *link = &facts->strong[cross->digit][i];
        const int ends[2] = { link->a, link->b };
        for (int k = 0; k < 2; k++)
            if (*count < MAX_FOUND && fits(search, cross, link, ends[k], &list[*count]))
                (*count)++;
    }
}

/* Lists the empty rectangles of a digit in a box and returns their number. */
static int collect(struct lele_search *search, int digit, int box, struct found *list)
{
    const lele_layout *layout = search->layout;
    const lele_cellset places =
        lele_cellset_and(layout->units[box].set, search->board->places[digit]);
    int count = 0;
    if (lele_cellset_count(&places) < 2)
        return 0;
    for (int row = 0; row < layout->size; row++) {
        const lele_cellset off_row = lele_cellset_minus(places, layout->units[row].set);
        if (!lele_cellset_meets(&places, &layout->units[row].set) ||
            lele_cellset_is_empty(&off_row))
            continue;
        const int column = lele_layout_column_unit(layout, lele_cellset_first(&off_row));
        const lele_cellset off_column = lele_cellset_minus(places, layout->units[column].set);
        if (!lele_cellset_within(&off_row, &layout->units[column].set) ||
            lele_cellset_is_empty(&off_column))
            continue;
        const struct cross across = { digit, box, row, column, places };
        const struct cross down = { digit, box, column, row, places };
        collect_links(search, &across, list, &count);
        collect_links(search, &down, list, &count);
    }
    return count;
}

static bool offer_each(struct lele_search *search, const struct found *list, int count)
{
    for (int i = 0; i < count; i++) {
        lele_search_begin(search);
        build(search, &list[i]);
        if (lele_search_offer(search))
            return true;
    }
    return false;
}

/* Offers two empty rectangles of the box as one step. */
static bool offer_pairs(struct lele_search *search, const struct found *list, int count)
{
    for (int a = 0; a < count; a++)
        for (int b = a + 1; b < count; b++) {
            if (lele_cellset_equal(&list[a].victims, &list[b].victims))
                continue;
            lele_search_begin(search);
            build(search, &list[a]);
            build(search, &list[b]);
            if (lele_search_offer(search))
                return true;
        }
    return false;
}

static bool find(struct lele_search *search,
                 bool (*offer)(struct lele_search *search, const struct found *list, int count))
{
    const lele_layout *layout = search->layout;
    struct found list[MAX_FOUND];
    const struct lele_facts *facts = lele_search_facts(search);
    lele_digits digits = lele_search_flawed_digits(search, lele_search_news(search)->digits);
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
        for (int box = lele_layout_first_box(layout); box < layout->unit_count; box++) {
            if (facts->strong_count[digit] == 0)
                break;
            const int count = collect(search, digit, box, list);
            if (offer(search, list, count))
                return true;
        }
    return false;
}

bool lele_find_empty_rectangle(struct lele_search *search)
{
    return find(search, offer_each);
}

bool lele_find_dual_empty_rectangle(struct lele_search *search)
{
    return find(search, offer_pairs);
}
