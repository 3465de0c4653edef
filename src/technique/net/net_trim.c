/* Builds a refutation from fewer cells and units, see net_trim.h. */
#include "technique/net/net_trim.h"

#include "technique/net/net_step.h"
#include "technique/step.h"

/* One of the candidates of a cell is on, or one of the places of a digit in a unit. */
struct clause {
    uint8_t unit; /* LELE_LINK_CELL: a cell */
    uint8_t digit;
    lele_cell cell;
};

enum { CLAUSES_MOST = 64, NOT_FOUND = -1 };

/* A candidate that is on because of a clause. */
struct forced {
    lele_mark mark;
    int clause;
};

struct refutation {
    lele_step *step;
    const lele_board *board;
    int clause_count, forced_count;
    struct clause clauses[CLAUSES_MOST];
    struct forced forced[CLAUSES_MOST + 1]; /* the first: the assumption, if it is on */
    lele_node assumed;
    int dead; /* the clause with no choice left, or NOT_FOUND */
};

static lele_mark mark_of(int cell, int digit)
{
    return (lele_mark){ .cell = (lele_cell)cell, .digits = lele_digits_of(digit) };
}

/* Lists the choices of a clause. */
static int list_choices(const struct refutation *refutation, const struct clause *clause,
                        lele_mark ret[LELE_MAX_SIZE])
{
    const lele_board *board = refutation->board;
    int count = 0;
    if (clause->unit == LELE_LINK_CELL) {
        lele_digits digits = board->candidates[clause->cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            ret[count++] = mark_of(clause->cell, d);
        return count;
    }
    lele_cellset cells =
        lele_cellset_and(board->places[clause->digit], board->layout->units[clause->unit].set);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        ret[count++] = mark_of(cell, clause->digit);
    return count;
}

static bool is_same(lele_mark a, lele_mark b)
{
    return a.cell == b.cell && a.digits == b.digits;
}

static bool is_assumed_off(const struct refutation *refutation, lele_mark mark)
{
    const lele_node *assumed = &refutation->assumed;
    return assumed->on == 0 &&
           is_same(mark, mark_of(lele_cellset_first(&assumed->cells), assumed->digit));
}

/* The first candidate that is on and excludes this one, by index. */
static int excluder(const struct refutation *refutation, lele_mark mark)
{
    for (int i = 0; i < refutation->forced_count; i++) {
        const lele_mark on = refutation->forced[i].mark;
        if (on.cell == mark.cell
                ? on.digits != mark.digits
                : on.digits == mark.digits &&
                      lele_layout_sees(refutation->board->layout, on.cell, mark.cell))
            return i;
    }
    return NOT_FOUND;
}

static bool is_on(const struct refutation *refutation, lele_mark mark)
{
    for (int i = 0; i < refutation->forced_count; i++)
        if (is_same(refutation->forced[i].mark, mark))
            return true;
    return false;
}

/* Uses one clause; true when something follows from it. */
static bool use(struct refutation *refutation, int index)
{
    lele_mark choices[LELE_MAX_SIZE], last = { 0 };
    const int count = list_choices(refutation, &refutation->clauses[index], choices);
    int left = 0;
    for (int i = 0; i < count; i++)
        if (!is_assumed_off(refutation, choices[i]) &&
            excluder(refutation, choices[i]) == NOT_FOUND) {
            last = choices[i];
            left++;
        }
    if (left == 0)
        refutation->dead = index;
    if (left != 1 || is_on(refutation, last))
        return false;
    refutation->forced[refutation->forced_count++] = (struct forced){ last, index };
    return true;
}

/* Whether the assumption contradicts the clauses. */
static bool refutes(struct refutation *refutation)
{
    const lele_node *assumed = &refutation->assumed;
    refutation->forced_count = 0;
    refutation->dead = NOT_FOUND;
    if (assumed->on != 0)
        refutation->forced[refutation->forced_count++] =
            (struct forced){ mark_of(lele_cellset_first(&assumed->cells), assumed->digit),
                             NOT_FOUND };
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < refutation->clause_count; i++) {
            changed |= use(refutation, i);
            if (refutation->dead != NOT_FOUND)
                return true;
        }
    }
    return false;
}

/* False when there is no room. */
static bool add_clause(struct refutation *refutation, struct clause clause)
{
    for (int i = 0; i < refutation->clause_count; i++) {
        const struct clause *known = &refutation->clauses[i];
        if (known->unit == clause.unit && known->digit == clause.digit &&
            known->cell == clause.cell)
            return true;
    }
    if (refutation->clause_count == CLAUSES_MOST)
        return false;
    refutation->clauses[refutation->clause_count++] = clause;
    return true;
}

static struct clause cell_clause(int cell)
{
    return (struct clause){ .unit = LELE_LINK_CELL, .cell = (lele_cell)cell };
}

static struct clause unit_clause(int unit, int digit)
{
    return (struct clause){ .unit = (uint8_t)unit, .digit = (uint8_t)digit };
}

static bool collect_links(struct refutation *refutation)
{
    const lele_step *step = refutation->step;
    for (int i = 0; i < step->link_count; i++) {
        const lele_link *link = &step->links[i];
        const lele_node *to = &step->nodes[link->to];
        if (link->unit == LELE_LINK_OTHER || link->unit == LELE_LINK_ALS)
            return false;
        if (link->strong != 0 &&
            !add_clause(refutation, link->unit == LELE_LINK_CELL
                                        ? cell_clause(lele_cellset_first(&to->cells))
                                        : unit_clause(link->unit, to->digit)))
            return false;
    }
    return true;
}

static bool has_only_candidates(const lele_step *step)
{
    for (int i = 0; i < step->node_count; i++)
        if (step->nodes[i].depth != 0 || step->nodes[i].kind != LELE_NODE_CANDIDATE)
            return false;
    return step->node_count > 0;
}

/* The clauses of the strong links and of the contradiction.  False: the step has other reasons. */
static bool collect(struct refutation *refutation)
{
    const lele_step *step = refutation->step;
    if (step->mark_count == 0 || !has_only_candidates(step) || !collect_links(refutation))
        return false;
    if (step->unit_count == 0)
        return add_clause(refutation, cell_clause(step->marks[0].cell));
    return add_clause(refutation,
                      unit_clause(step->units[0].unit, lele_digits_first(step->marks[0].digits)));
}

static void reduce(struct refutation *refutation)
{
    for (int i = refutation->clause_count - 1; i >= 0; i--) {
        const struct refutation before = *refutation;
        refutation->clause_count--;
        for (int k = i; k < refutation->clause_count; k++)
            refutation->clauses[k] = refutation->clauses[k + 1];
        if (!refutes(refutation))
            *refutation = before;
    }
    refutes(refutation);
}

static int find_node(const lele_step *step, lele_mark mark, int on)
{
    for (int i = 0; i < step->node_count; i++) {
        const lele_node *node = &step->nodes[i];
        if (node->on == on && is_same(mark, mark_of(lele_cellset_first(&node->cells), node->digit)))
            return i;
    }
    return NOT_FOUND;
}

/* The node of a candidate that is off; added if it is new. */
static int add_off(struct refutation *refutation, lele_mark mark)
{
    lele_step *step = refutation->step;
    const int known = find_node(step, mark, 0);
    if (known != NOT_FOUND)
        return known;
    const lele_mark by = refutation->forced[excluder(refutation, mark)].mark;
    lele_cellset both = lele_cellset_of(mark.cell);
    lele_cellset_add(&both, by.cell);
    const int unit = by.cell == mark.cell ? LELE_LINK_CELL
                                          : lele_layout_unit_of(refutation->board->layout, &both);
    const int node =
        lele_step_node(step, lele_node_of(mark.cell, lele_digits_first(mark.digits), 0));
    lele_step_link(step, find_node(step, by, 1), node, LELE_LINK_WEAK, unit);
    return node;
}

/* Adds the choices of the clause that are off, and the one that is on with its links. */
static void add_forced(struct refutation *refutation, const struct forced *forced)
{
    const struct clause *clause = &refutation->clauses[forced->clause];
    lele_mark choices[LELE_MAX_SIZE];
    int from[LELE_MAX_SIZE], off = 0;
    const int count = list_choices(refutation, clause, choices);
    for (int i = 0; i < count; i++)
        if (!is_same(choices[i], forced->mark))
            from[off++] = add_off(refutation, choices[i]);
    const int node =
        lele_step_node(refutation->step,
                       lele_node_of(forced->mark.cell, lele_digits_first(forced->mark.digits), 1));
    for (int i = 0; i < off; i++)
        lele_step_link(refutation->step, from[i], node, LELE_LINK_STRONG, clause->unit);
}

static void rebuild(struct refutation *refutation)
{
    lele_step *step = refutation->step;
    const struct clause *dead = &refutation->clauses[refutation->dead];
    const bool cell = dead->unit == LELE_LINK_CELL;
    const lele_contradiction found = { .kind = cell ? LELE_DEAD_CELL : LELE_DEAD_UNIT,
                                       .cell = cell ? dead->cell : -1,
                                       .unit = cell ? -1 : dead->unit,
                                       .digit = dead->digit };
    lele_mark choices[LELE_MAX_SIZE];
    step->node_count = step->link_count = step->mark_count = step->unit_count = 0;
    lele_step_node(step, refutation->assumed);
    for (int i = 0; i < refutation->forced_count; i++)
        if (refutation->forced[i].clause != NOT_FOUND)
            add_forced(refutation, &refutation->forced[i]);
    const int count = list_choices(refutation, dead, choices);
    for (int i = 0; i < count; i++)
        add_off(refutation, choices[i]);
    lele_step_add_contradiction(step, &found, refutation->board);
}

void lele_step_trim_refutation(lele_step *step, const lele_board *board)
{
    struct refutation refutation = { .step = step, .board = board, .assumed = step->nodes[0] };
    if (!collect(&refutation) || !refutes(&refutation))
        return;
    reduce(&refutation);
    rebuild(&refutation);
}
