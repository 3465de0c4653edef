/* Leaves out strong links of a colouring, see colors_trim.h. */
#include "technique/chain/colors_trim.h"

/* A link with a wrong end has its other end right, and what a right cell sees is wrong.  True: the
 * digit cannot be in the cell. */
static bool refutes(const lele_layout *layout, const struct lele_color_links *links, int cell)
{
    lele_cellset right = lele_cellset_of(cell), wrong = layout->peers[cell];
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < links->count; i++) {
            const struct lele_strong *link = &links->items[i];
            const bool a = lele_cellset_has(&wrong, link->a), b = lele_cellset_has(&wrong, link->b);
            const int forced = a ? link->b : link->a;
            if (a && b)
                return true;
            if (a == b || lele_cellset_has(&right, forced))
                continue;
            lele_cellset_add(&right, forced);
            wrong = lele_cellset_or(wrong, layout->peers[forced]);
            changed = true;
        }
    }
    return lele_cellset_meets(&right, &wrong);
}

static bool refute_all(const struct lele_search *search, const struct lele_color_links *links)
{
    const lele_step *step = search->step;
    for (int i = 0; i < step->elimination_count; i++)
        if (!refutes(search->layout, links, step->eliminations[i].cell))
            return false;
    return true;
}

void lele_color_links_add(struct lele_search *search, int digit, const lele_cellset colors[2],
                          struct lele_color_links *links)
{
    const struct lele_facts *facts = lele_search_facts(search);
    const lele_cellset cells = lele_cellset_or(colors[0], colors[1]);
    for (int i = 0; i < facts->strong_count[digit]; i++)
        if (lele_cellset_has(&cells, facts->strong[digit][i].a))
            links->items[links->count++] = facts->strong[digit][i];
}

void lele_color_links_reduce(const struct lele_search *search, const struct lele_color_links *links,
                             int first, struct lele_color_links *ret)
{
    ret->count = links->count;
    for (int i = 0; i < links->count; i++)
        ret->items[i] = links->items[(first + i) % links->count];
    for (int i = ret->count - 1; i >= 0; i--) {
        const struct lele_strong tried = ret->items[i];
        ret->items[i] = ret->items[--ret->count];
        if (refute_all(search, ret))
            continue;
        ret->items[ret->count++] = ret->items[i];
        ret->items[i] = tried;
    }
}

lele_cellset lele_color_links_cells(const struct lele_color_links *links)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < links->count; i++) {
        lele_cellset_add(&cells, links->items[i].a);
        lele_cellset_add(&cells, links->items[i].b);
    }
    return cells;
}
