/*
 * Turbot fish: two strong links of one digit whose near ends are joined by a weak link.  One of
 * the two far ends holds the digit, so it is eliminated from the cells that see both.
 *
 * A skyscraper has strong links in two parallel lines and the weak link in a line across; a
 * two-string kite has them in a row and a column and the weak link in a box; all others are called
 * turbot fish.  A dual kite is two kites with the same two near cells in a box; they may be of
 * different digits.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"
#include "technique/template_search.h"

/* Results for this position that the techniques of the family share. */
struct scratch {
    lele_digits known;                        /* digits that were searched completely */
    lele_digits having[LELE_TURBOT_FISH + 1]; /* by form: digits that have such a pattern */
};

static void begin_search(void *memory)
{
    *(struct scratch *)memory = (struct scratch){ 0 };
}

const struct lele_scratch_kind lele_scratch_turbot = { .size = sizeof(struct scratch),
                                                       .begin = begin_search };

static struct scratch *scratch_of(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_turbot);
}

struct turbot {
    int digit;
    const struct lele_strong *first, *second;
    lele_cell far[2], near[2]; /* far[0]-near[0] is the first link */
    int weak;                  /* the unit that joins the near ends */
};

static lele_unit_kind kind_of(const lele_layout *layout, int unit)
{
    return layout->units[unit].kind;
}

/* The first unit of this kind that contains both cells, or -1. */
static int joining_unit(const lele_layout *layout, int a, int b, lele_unit_kind kind)
{
    for (int i = 0; i < layout->cell_unit_count[a]; i++) {
        const int unit = layout->cell_units[a][i];
        if (kind_of(layout, unit) == kind && lele_cellset_has(&layout->units[unit].set, b))
            return unit;
    }
    return -1;
}

/* The form of the pattern; sets the unit of the weak link. */
static int classify(const lele_layout *layout, struct turbot *turbot)
{
    const lele_unit_kind first = kind_of(layout, turbot->first->unit);
    const lele_unit_kind second = kind_of(layout, turbot->second->unit);
    const int a = turbot->near[0], b = turbot->near[1];
    const lele_cellset both = lele_cellset_or(lele_cellset_of(a), lele_cellset_of(b));
    turbot->weak = lele_layout_unit_of(layout, &both);
    if (first == second && (first == LELE_UNIT_ROW || first == LELE_UNIT_COLUMN)) {
        const int across =
            joining_unit(layout, a, b, first == LELE_UNIT_ROW ? LELE_UNIT_COLUMN : LELE_UNIT_ROW);
        if (across < 0)
            return LELE_TURBOT_FISH;
        turbot->weak = across;
        return LELE_TURBOT_SKYSCRAPER;
    }
    if ((first == LELE_UNIT_ROW && second == LELE_UNIT_COLUMN) ||
        (first == LELE_UNIT_COLUMN && second == LELE_UNIT_ROW)) {
        const int box = joining_unit(layout, a, b, LELE_UNIT_BOX);
        if (box < 0)
            return LELE_TURBOT_FISH;
        turbot->weak = box;
        return LELE_TURBOT_KITE;
    }
    return LELE_TURBOT_FISH;
}

/* Whether the cells of the link are also the only places of the digit in a box. */
static bool is_box_link(struct lele_search *search, int digit, const struct lele_strong *link)
{
    const int box = lele_layout_box_unit(search->layout, link->a);
    return lele_cellset_has(&search->layout->units[box].set, link->b) &&
           lele_digits_count(lele_search_facts(search)->at[box][digit]) == 2;
}

/* Whether the pattern has the wanted form; records all its forms.  If a link is strong in a line
 * and in a box, the pattern is a turbot fish as well. */
static bool is_called(struct lele_search *search, struct turbot *turbot)
{
    unsigned kinds = 1U << classify(search->layout, turbot);
    if (turbot->weak < 0) /* the cells see each other by a clue: a chain can say so */
        return false;
    if (is_box_link(search, turbot->digit, turbot->first) ||
        is_box_link(search, turbot->digit, turbot->second))
        kinds |= 1U << LELE_TURBOT_FISH;
    for (int k = 0; k <= LELE_TURBOT_FISH; k++)
        if ((kinds >> k & 1) != 0)
            scratch_of(search)->having[k] |= lele_digits_of(turbot->digit);
    return (kinds >> search->row->turbot.form & 1) != 0;
}

static lele_cellset victims_of(const struct lele_search *search, const struct turbot *turbot)
{
    return lele_cellset_and(lele_common_peers(search->layout, turbot->far[0], turbot->far[1]),
                            search->board->places[turbot->digit]);
}

static void add_chain(lele_step *step, const struct turbot *turbot)
{
    const int a = lele_step_node(step, lele_node_of(turbot->far[0], turbot->digit, 0));
    const int b = lele_step_node(step, lele_node_of(turbot->near[0], turbot->digit, 1));
    const int c = lele_step_node(step, lele_node_of(turbot->near[1], turbot->digit, 0));
    const int d = lele_step_node(step, lele_node_of(turbot->far[1], turbot->digit, 1));
    lele_step_link(step, a, b, LELE_LINK_STRONG, turbot->first->unit);
    lele_step_link(step, b, c, LELE_LINK_WEAK, turbot->weak);
    lele_step_link(step, c, d, LELE_LINK_STRONG, turbot->second->unit);
    for (int i = 0; i < 2; i++) {
        lele_step_mark(step, turbot->far[i], LELE_ROLE_PINCER, lele_digits_of(turbot->digit));
        lele_step_mark(step, turbot->near[i], LELE_ROLE_CELL, lele_digits_of(turbot->digit));
    }
    lele_step_unit(step, turbot->first->unit, LELE_UNIT_ROLE_BASE);
    lele_step_unit(step, turbot->second->unit, LELE_UNIT_ROLE_BASE);
    lele_step_unit(step, turbot->weak, LELE_UNIT_ROLE_COVER);
}

static bool offer(struct lele_search *search, const struct turbot *turbot)
{
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(turbot->digit);
    lele_search_eliminate(search, victims_of(search, turbot), turbot->digit);
    add_chain(step, turbot);
    return lele_search_offer(search);
}

/* Tries the four ways to choose near and far ends. */
static bool join(struct lele_search *search, struct turbot *turbot)
{
    const lele_cell ends[2][2] = { { turbot->first->a, turbot->first->b },
                                   { turbot->second->a, turbot->second->b } };
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 2; k++) {
            turbot->far[0] = ends[0][i];
            turbot->near[0] = ends[0][1 - i];
            turbot->far[1] = ends[1][k];
            turbot->near[1] = ends[1][1 - k];
            if (!lele_layout_sees(search->layout, turbot->near[0], turbot->near[1]))
                continue;
            const lele_cellset victims = victims_of(search, turbot);
            if (!lele_cellset_is_empty(&victims) && is_called(search, turbot) &&
                offer(search, turbot))
                return true;
        }
    return false;
}

static bool is_apart(const struct lele_strong *first, const struct lele_strong *second)
{
    return first->a != second->a && first->a != second->b && first->b != second->a &&
           first->b != second->b;
}

bool lele_find_turbot(struct lele_search *search)
{
    const struct lele_facts *facts = lele_search_facts(search);
    struct scratch *scratch = scratch_of(search);
    struct turbot turbot;
    lele_digits digits = lele_search_flawed_digits(search, lele_search_news(search)->digits) &
                         (scratch->having[search->row->turbot.form] | (lele_digits)~scratch->known);
    while ((turbot.digit = lele_digits_pop(&digits)) != 0) {
        const struct lele_strong *list = facts->strong[turbot.digit];
        const int count = facts->strong_count[turbot.digit];
        for (int i = 0; i < count; i++)
            for (int k = i + 1; k < count; k++) {
                turbot.first = &list[i];
                turbot.second = &list[k];
                if (is_apart(turbot.first, turbot.second) && join(search, &turbot))
                    return true;
            }
        scratch->known |= lele_digits_of(turbot.digit);
    }
    return false;
}

/* The strong link of the cell in its row or column; false when there is none. */
static bool link_of(const struct lele_search *search, const struct lele_facts *facts, int digit,
                    int cell, lele_unit_kind kind, struct lele_strong *ret)
{
    const int unit = kind == LELE_UNIT_ROW ? lele_layout_row_unit(search->layout, cell)
                                           : lele_layout_column_unit(search->layout, cell);
    lele_digits at = facts->at[unit][digit];
    if (lele_digits_count(at) != 2)
        return false;
    ret->a = search->layout->units[unit].cells[lele_digits_first(at) - 1];
    at = (lele_digits)(at & (at - 1));
    ret->b = search->layout->units[unit].cells[lele_digits_first(at) - 1];
    ret->unit = (uint8_t)unit;
    return true;
}

/* The kite with cells[0] on the row link and cells[1] on the column link, whose links are kept in
 * `links`; false when there is none with a victim. */
static bool kite_of(const struct lele_search *search, const struct lele_facts *facts, int digit,
                    int box, const lele_cell cells[2], struct lele_strong links[2],
                    struct turbot *ret)
{
    if (!link_of(search, facts, digit, cells[0], LELE_UNIT_ROW, &links[0]) ||
        !link_of(search, facts, digit, cells[1], LELE_UNIT_COLUMN, &links[1]) ||
        !is_apart(&links[0], &links[1]))
        return false;
    *ret = (struct turbot){ .digit = digit, .first = &links[0], .second = &links[1], .weak = box };
    for (int i = 0; i < 2; i++) {
        ret->near[i] = cells[i];
        ret->far[i] = links[i].a == cells[i] ? links[i].b : links[i].a;
    }
    const lele_cellset victims = victims_of(search, ret);
    return !lele_cellset_is_empty(&victims);
}

/* The kites on two cells of a box: for each digit up to two. */
struct kites {
    int count;
    struct turbot at[2 * LELE_MAX_SIZE];
    struct lele_strong links[2 * LELE_MAX_SIZE][2];
};

static void list_kites(struct lele_search *search, lele_digits digits, int box, int a, int b,
                       struct kites *ret)
{
    const struct lele_facts *facts = lele_search_facts(search);
    const lele_cell ways[2][2] = { { (lele_cell)a, (lele_cell)b }, { (lele_cell)b, (lele_cell)a } };
    ret->count = 0;
    digits &= search->board->candidates[a] & search->board->candidates[b];
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        for (int way = 0; way < 2; way++)
            ret->count += kite_of(search, facts, d, box, ways[way], ret->links[ret->count],
                                  &ret->at[ret->count]);
}

/* Two kites of one digit with the same victims are no more than one of them. */
static bool offer_dual(struct lele_search *search, const struct turbot *one,
                       const struct turbot *other)
{
    const lele_cellset first = victims_of(search, one), second = victims_of(search, other);
    if (one->digit == other->digit && lele_cellset_equal(&first, &second))
        return false;
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(one->digit) | lele_digits_of(other->digit);
    lele_search_eliminate(search, first, one->digit);
    lele_search_eliminate(search, second, other->digit);
    add_chain(step, one);
    add_chain(step, other);
    for (int i = 4; i < step->node_count; i++)
        step->nodes[i].branch = 1;
    return lele_search_offer(search);
}

static bool offer_duals(struct lele_search *search, const struct kites *kites)
{
    for (int i = 0; i < kites->count; i++)
        for (int k = i + 1; k < kites->count; k++)
            if (offer_dual(search, &kites->at[i], &kites->at[k]))
                return true;
    return false;
}

bool lele_find_dual_kite(struct lele_search *search)
{
    const lele_layout *layout = search->layout;
    const lele_digits digits = lele_search_flawed_digits(search, lele_digits_all(layout->size));
    struct kites kites;
    for (int box = lele_layout_first_box(layout); box < layout->unit_count; box++) {
        lele_cellset cells = lele_cellset_and(layout->units[box].set, search->board->places[0]);
        for (int a; (a = lele_cellset_pop(&cells)) >= 0;) {
            lele_cellset rest = cells;
            for (int b; (b = lele_cellset_pop(&rest)) >= 0;) {
                list_kites(search, digits, box, a, b, &kites);
                if (offer_duals(search, &kites))
                    return true;
            }
        }
    }
    return false;
}
