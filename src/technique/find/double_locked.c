/*
 * Double pointing: two irregular regions have a digit only in the same two parallel lines, so
 * these have it there and nowhere else.  Double claiming: the reverse.  Where boxes are rectangles,
 * the third box of the band has the same eliminations by a single one.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

/* The units of kind `kind` (rows, columns or regions, by their place in cell_units) that have a
 * place of the digit in the unit, counted from the first of the kind, as bits. */
static unsigned reach(const struct lele_search *search, int unit, int digit, int kind)
{
    const lele_layout *layout = search->layout;
    lele_cellset places = lele_cellset_and(search->board->places[digit], layout->units[unit].set);
    unsigned units = 0;
    for (int cell; (cell = lele_cellset_pop(&places)) >= 0;)
        units |= 1U << (layout->cell_units[cell][kind] - kind * layout->size);
    return units;
}

static bool offer(struct lele_search *search, const int bases[2], const int covers[2], int digit)
{
    const lele_unit *units = search->layout->units;
    const lele_cellset base = lele_cellset_or(units[bases[0]].set, units[bases[1]].set);
    const lele_cellset cover = lele_cellset_or(units[covers[0]].set, units[covers[1]].set);
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(digit);
    lele_search_eliminate(search, lele_cellset_minus(cover, base), digit);
    for (int i = 0; i < 2; i++) {
        lele_step_unit(step, bases[i], LELE_UNIT_ROLE_BASE);
        lele_step_unit(step, covers[i], LELE_UNIT_ROLE_COVER);
    }
    lele_step_mark_set(step, lele_cellset_and(base, search->board->places[digit]), LELE_ROLE_BASE,
                       step->digits);
    return lele_search_offer(search);
}

/* The first two units of a set of bits. */
static void name_two(unsigned units, int first, int ret[2])
{
    int count = 0;
    for (int i = 0; count < 2; i++)
        if ((units >> i & 1) != 0)
            ret[count++] = first + i;
}

/* Bases of one kind, covers of another. */
static bool find_between(struct lele_search *search, int digit, int from, int to)
{
    const int size = search->layout->size;
    unsigned reached[LELE_MAX_SIZE];
    for (int i = 0; i < size; i++)
        reached[i] = reach(search, from * size + i, digit, to);
    for (int a = 0; a < size; a++)
        for (int b = a + 1; b < size; b++) {
            int bases[2] = { from * size + a, from * size + b }, covers[2];
            if (reached[a] != reached[b] || lele_digits_count((lele_digits)reached[a]) != 2)
                continue;
            name_two(reached[a], to * size, covers);
            if (offer(search, bases, covers, digit))
                return true;
        }
    return false;
}

enum { ROWS, COLUMNS, REGIONS };

static bool find_double(struct lele_search *search, bool pointing)
{
    if (!lele_layout_is_jigsaw(search->layout))
        return false;
    lele_digits digits = lele_search_news(search)->digits;
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
        for (int line = ROWS; line <= COLUMNS; line++)
            if (find_between(search, digit, pointing ? REGIONS : line, pointing ? line : REGIONS))
                return true;
    return false;
}

bool lele_find_double_pointing(struct lele_search *search)
{
    return find_double(search, true);
}

bool lele_find_double_claiming(struct lele_search *search)
{
    return find_double(search, false);
}
