/*
 * Colouring: the strong links of a digit form clusters.  The cells of a cluster have two colours;
 * all cells of one colour hold the digit, and none of the other.
 *
 * Simple: a place that sees both colours is eliminated (trap), and so is a colour with two cells
 * that see each other (wrap).
 * Multi: if colours of two clusters see each other, at least one of the opposite colours is true,
 * and places that see both of these are eliminated (1).  A colour that sees both colours of
 * another cluster is eliminated (2).
 */
#include "technique/chain/colors_trim.h"
#include "technique/chain/finders.h"
#include "technique/search.h"
#include "technique/step.h"
#include "technique/template_search.h"

struct cluster {
    lele_cellset color[2];
    lele_cellset sees[2]; /* all peers of a colour */
};

enum { MAX_CLUSTERS = LELE_MAX_UNITS };

static void add_cell(const lele_layout *layout, struct cluster *cluster, int cell, int color)
{
    lele_cellset_add(&cluster->color[color], cell);
    cluster->sees[color] = lele_cellset_or(cluster->sees[color], layout->peers[cell]);
}

/* Colours the other end of a link that has one end in the cluster; true when a cell is added. */
static bool grow(const lele_layout *layout, struct cluster *cluster, const struct lele_strong *link)
{
    for (int color = 0; color < 2; color++) {
        const bool has_a = lele_cellset_has(&cluster->color[color], link->a);
        const bool has_b = lele_cellset_has(&cluster->color[color], link->b);
        if (has_a && !lele_cellset_has(&cluster->color[1 - color], link->b)) {
            add_cell(layout, cluster, link->b, 1 - color);
            return true;
        }
        if (has_b && !lele_cellset_has(&cluster->color[1 - color], link->a)) {
            add_cell(layout, cluster, link->a, 1 - color);
            return true;
        }
    }
    return false;
}

static bool is_colored(const struct cluster *list, int count, int cell)
{
    for (int i = 0; i < count; i++)
        if (lele_cellset_has(&list[i].color[0], cell) || lele_cellset_has(&list[i].color[1], cell))
            return true;
    return false;
}

static int build_clusters(struct lele_search *search, int digit, struct cluster *list)
{
    const struct lele_facts *facts = lele_search_facts(search);
    const struct lele_strong *links = facts->strong[digit];
    int count = 0;
    for (int i = 0; i < facts->strong_count[digit]; i++) {
        if (is_colored(list, count, links[i].a))
            continue;
        struct cluster *cluster = &list[count++];
        *cluster = (struct cluster){ 0 };
        add_cell(search->layout, cluster, links[i].a, 0);
        for (bool grown = true; grown;) {
            grown = false;
            for (int k = 0; k < facts->strong_count[digit]; k++)
                grown |= grow(search->layout, cluster, &links[k]);
        }
    }
    return count;
}

static lele_step *begin(struct lele_search *search, int digit)
{
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(digit);
    return step;
}

/* What the text of a form says about the coloured cells. */
struct telling {
    bool (*holds)(const lele_step *step, const struct cluster *first, const struct cluster *second);
    void (*mark_reasons)(struct lele_search *search, const struct cluster *first,
                         const struct cluster *second); /* NULL: there are none */
};

/* The cluster with those of its cells only. */
static struct cluster within(const lele_layout *layout, const struct cluster *cluster,
                             const lele_cellset *cells)
{
    struct cluster part = { 0 };
    for (int color = 0; cluster != NULL && color < 2; color++) {
        lele_cellset rest = lele_cellset_and(cluster->color[color], *cells);
        for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;)
            add_cell(layout, &part, cell, color);
    }
    return part;
}

static lele_cellset victims_of(const lele_step *step)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->elimination_count; i++)
        lele_cellset_add(&cells, step->eliminations[i].cell);
    return cells;
}

static void mark_links(lele_step *step, const struct lele_color_links *links,
                       const struct cluster *first, const struct cluster *second)
{
    lele_step_mark_set(step, first->color[0], LELE_ROLE_COLOR_A, step->digits);
    lele_step_mark_set(step, first->color[1], LELE_ROLE_COLOR_B, step->digits);
    lele_step_mark_set(step, second->color[0], LELE_ROLE_COLOR_C, step->digits);
    lele_step_mark_set(step, second->color[1], LELE_ROLE_COLOR_D, step->digits);
    for (int i = 0; i < links->count; i++)
        lele_step_unit(step, links->items[i].unit, LELE_UNIT_ROLE_BASE);
}

/* Some links from which the eliminations follow, and the clusters with the cells of these only. */
struct part {
    struct lele_color_links links;
    struct cluster first, second;
};

static void set_clusters(const struct lele_search *search, const struct cluster *first,
                         const struct cluster *second, struct part *part)
{
    const lele_cellset cells =
        lele_cellset_or(lele_color_links_cells(&part->links), victims_of(search->step));
    part->first = within(search->layout, first, &cells);
    part->second = within(search->layout, second, &cells);
}

/* Marks links that the eliminations need, none of which can be left out, with their cells; or all
 * links if the text holds for no such choice. */
static void mark(struct lele_search *search, const struct telling *telling,
                 const struct cluster *first, const struct cluster *second)
{
    lele_step *step = search->step;
    const int digit = lele_digits_first(step->digits);
    struct part part = { 0 }, all = { 0 };
    lele_color_links_add(search, digit, first->color, &all.links);
    if (second != NULL)
        lele_color_links_add(search, digit, second->color, &all.links);
    for (int i = 0; i < all.links.count; i++) {
        lele_color_links_reduce(search, &all.links, i, &part.links);
        set_clusters(search, first, second, &part);
        if (telling->holds(step, &part.first, &part.second))
            break;
        part = all;
    }
    set_clusters(search, first, second, &part);
    if (telling->mark_reasons != NULL)
        telling->mark_reasons(search, &part.first, &part.second);
    mark_links(step, &part.links, &part.first, &part.second);
}

static bool finish(struct lele_search *search, const struct telling *telling,
                   const struct cluster *first, const struct cluster *second)
{
    if (search->step->elimination_count == 0)
        return false;
    if (search->mode != LELE_SEARCH_BRIEF)
        mark(search, telling, first, second);
    return lele_search_offer(search);
}

/* Every eliminated cell sees both colours. */
static bool holds_trap(const lele_step *step, const struct cluster *first,
                       const struct cluster *second)
{
    const lele_cellset victims = victims_of(step);
    (void)second;
    return lele_cellset_within(&victims, &first->sees[0]) &&
           lele_cellset_within(&victims, &first->sees[1]);
}

static bool offer_trap(struct lele_search *search, int digit, const struct cluster *list, int count)
{
    static const struct telling telling = { holds_trap, NULL };
    for (int i = 0; i < count; i++) {
        begin(search, digit);
        const lele_cellset both = lele_cellset_and(list[i].sees[0], list[i].sees[1]);
        lele_search_eliminate(
            search, lele_cellset_minus(both, lele_cellset_or(list[i].color[0], list[i].color[1])),
            digit);
        if (finish(search, &telling, &list[i], NULL))
            return true;
    }
    return false;
}

/* The cluster with `color` as its second colour, which steps mark as B or D. */
static struct cluster turned(const struct cluster *cluster, int color)
{
    return (struct cluster){ { cluster->color[1 - color], cluster->color[color] },
                             { cluster->sees[1 - color], cluster->sees[color] } };
}

/* Marks the first of `cells` and the first of `others` that it sees. */
static void mark_clash(struct lele_search *search, lele_cellset cells, lele_cellset others)
{
    lele_step *step = search->step;
    const int first = lele_cellset_first(&cells);
    const lele_cellset seen = lele_cellset_and(others, search->layout->peers[first]);
    lele_step_mark(step, first, LELE_ROLE_REASON, step->digits);
    lele_step_mark(step, lele_cellset_first(&seen), LELE_ROLE_REASON, step->digits);
}

/* Two cells of the second colour see each other. */
static bool holds_wrap(const lele_step *step, const struct cluster *first,
                       const struct cluster *second)
{
    (void)step;
    (void)second;
    return !lele_cellset_is_empty(&first->color[0]) &&
           lele_cellset_meets(&first->color[1], &first->sees[1]);
}

static void mark_wrap(struct lele_search *search, const struct cluster *first,
                      const struct cluster *second)
{
    (void)second;
    mark_clash(search, lele_cellset_and(first->color[1], first->sees[1]), first->color[1]);
}

static bool offer_wrap(struct lele_search *search, int digit, const struct cluster *list, int count)
{
    static const struct telling telling = { holds_wrap, mark_wrap };
    for (int i = 0; i < count; i++)
        for (int color = 0; color < 2; color++) {
            if (!lele_cellset_meets(&list[i].color[color], &list[i].sees[color]))
                continue;
            const struct cluster told = turned(&list[i], color);
            begin(search, digit);
            lele_search_eliminate(search, list[i].color[color], digit);
            if (finish(search, &telling, &told, NULL))
                return true;
        }
    return false;
}

/* If the two colours see each other: the cells that see both opposite colours. */
static lele_cellset caught(const struct cluster *a, int x, const struct cluster *b, int y)
{
    if (!lele_cellset_meets(&a->color[x], &b->sees[y]))
        return LELE_CELLSET_EMPTY;
    return lele_cellset_and(a->sees[1 - x], b->sees[1 - y]);
}

static bool holds_multi_1(const lele_step *step, const struct cluster *first,
                          const struct cluster *second)
{
    const lele_cellset victims = victims_of(step), found = caught(first, 1, second, 1);
    return lele_cellset_within(&victims, &found);
}

/* The same for the colours of any two pairs. */
static bool holds_multi_1_pairs(const lele_step *step, const struct cluster *first,
                                const struct cluster *second)
{
    const lele_cellset victims = victims_of(step);
    lele_cellset found = LELE_CELLSET_EMPTY;
    for (int i = 0; i < 4; i++)
        found = lele_cellset_or(found, caught(first, i / 2, second, i % 2));
    return lele_cellset_within(&victims, &found);
}

static void mark_multi_1(struct lele_search *search, const struct cluster *first,
                         const struct cluster *second)
{
    mark_clash(search, lele_cellset_and(first->color[1], second->sees[1]), second->color[1]);
}

/* The second colours of both clusters see each other; a cell of each is marked as a reason. */
static bool offer_multi_1_colors(struct lele_search *search, int digit, const struct cluster *first,
                                 const struct cluster *second)
{
    static const struct telling telling = { holds_multi_1, mark_multi_1 };
    begin(search, digit);
    lele_search_eliminate(search, caught(first, 1, second, 1), digit);
    return finish(search, &telling, first, second);
}

/* Offers the eliminations of all pairs of colours as one step.  If only one pair has any, or in
 * mode ALL, offers each pair alone. */
static bool offer_multi_1_pair(struct lele_search *search, int digit, const struct cluster *a,
                               const struct cluster *b)
{
    static const struct telling telling = { holds_multi_1_pairs, NULL };
    int effects = 0;
    begin(search, digit);
    for (int i = 0; i < 4; i++) {
        const lele_cellset victims = caught(a, i / 2, b, i % 2);
        effects += lele_cellset_meets(&victims, &search->board->places[digit]);
        lele_search_eliminate(search, victims, digit);
    }
    if (effects > 1 && finish(search, &telling, a, b))
        return true;
    for (int i = 0; (effects == 1 || search->mode == LELE_SEARCH_ALL) && i < 4; i++) {
        const struct cluster first = turned(a, i / 2), second = turned(b, i % 2);
        if (offer_multi_1_colors(search, digit, &first, &second))
            return true;
    }
    return false;
}

static bool offer_multi_1(struct lele_search *search, int digit, const struct cluster *list,
                          int count)
{
    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++)
            if (offer_multi_1_pair(search, digit, &list[i], &list[k]))
                return true;
    return false;
}

static bool holds_multi_2(const lele_step *step, const struct cluster *first,
                          const struct cluster *second)
{
    (void)step;
    return lele_cellset_meets(&first->color[1], &second->sees[0]) &&
           lele_cellset_meets(&first->color[1], &second->sees[1]);
}

/* One colour of the other cluster is true, so a colour that sees both is false. */
static bool offer_multi_2(struct lele_search *search, int digit, const struct cluster *list,
                          int count)
{
    static const struct telling telling = { holds_multi_2, NULL };
    for (int i = 0; i < count; i++)
        for (int k = 0; k < count; k++)
            for (int color = 0; i != k && color < 2; color++) {
                if (!lele_cellset_meets(&list[i].color[color], &list[k].sees[0]) ||
                    !lele_cellset_meets(&list[i].color[color], &list[k].sees[1]))
                    continue;
                const struct cluster told = turned(&list[i], color);
                begin(search, digit);
                lele_search_eliminate(search, list[i].color[color], digit);
                if (finish(search, &telling, &told, &list[k]))
                    return true;
            }
    return false;
}

bool lele_find_colors(struct lele_search *search)
{
    static bool (*const forms[])(struct lele_search * search, int digit, const struct cluster *list,
                                 int count) = {
        [LELE_COLORS_TRAP] = offer_trap,
        [LELE_COLORS_WRAP] = offer_wrap,
        [LELE_COLORS_MULTI_1] = offer_multi_1,
        [LELE_COLORS_MULTI_2] = offer_multi_2,
    };
    struct cluster list[MAX_CLUSTERS];
    lele_digits digits = lele_search_flawed_digits(search, lele_search_news(search)->digits);
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;) {
        const int count = build_clusters(search, digit, list);
        if (forms[search->row->colors.form](search, digit, list, count))
            return true;
    }
    return false;
}
