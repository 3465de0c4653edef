/*
 * Death blossom: every candidate of the stem cell sees all its places in an almost locked set
 * of its own, the petal.  Whatever the stem is, one petal loses that digit and is locked; so a
 * digit z that all petals have (and the stem has not as a link) is in one of them, and who
 * sees all z of all petals is not z.
 */
#include "technique/advanced.h"
#include "technique/als_tell.h"
#include "technique/families.h"
#include "technique/step.h"

enum { PETALS_MAX = 5 };

struct blossom {
    struct lele_search *search;
    const lele_als_list *sets;
    int stem;
    int count;        /* petals */
    bool overlapping; /* whether petals may share cells */
    lele_digits stem_digits;
    uint16_t petals[PETALS_MAX];
    uint8_t digits[PETALS_MAX]; /* the stem's candidate of each petal */
};

static bool offer(struct blossom *blossom, lele_digits ends, const lele_cellset *targets)
{
    struct lele_search *search = blossom->search;
    lele_step *step = lele_search_begin(search);
    step->digits = blossom->stem_digits;
    for (int d; (d = lele_digits_pop(&ends)) != 0;)
        lele_search_eliminate(search, targets[d], d);
    lele_step_mark(step, blossom->stem, LELE_ROLE_PIVOT, blossom->stem_digits);
    for (int i = 0; i < blossom->count; i++)
        lele_als_mark(search, blossom->sets, blossom->petals[i], i);
    return lele_search_offer(search);
}

static bool overlaps(const struct blossom *blossom, int als)
{
    for (int i = 0; i < blossom->count; i++)
        if (lele_cellset_meets(&blossom->sets->at[als].cells,
                               &blossom->sets->at[blossom->petals[i]].cells))
            return true;
    return false;
}

static bool sees_stem(const struct blossom *blossom, int als, int digit)
{
    const lele_als_list *sets = blossom->sets;
    if (!sets->compact.wide[digit])
        return (sets->sees_word[als][digit] >> sets->compact.number[digit][blossom->stem] & 1) != 0;
    const lele_cellset sees = lele_als_sees(sets, als, digit);
    return lele_cellset_has(&sees, blossom->stem);
}

/* Adds a petal for the next candidate of the stem.  `targets[z]`: the cells that would lose z
 * by the petals so far; `ends`: the digits for which there are some. */
static bool grow(struct blossom *blossom, lele_digits left, lele_digits ends,
                 const lele_cellset *targets)
{
    if (left == 0)
        return offer(blossom, ends, targets);
    if (blossom->count == PETALS_MAX)
        return false;
    const int digit = lele_digits_first(left);
    const lele_als_list *sets = blossom->sets;
    for (int a = 0; a < sets->count; a++) {
        const lele_digits digits =
            blossom->sets->at[a].useful & ends & (lele_digits)~lele_digits_of(digit);
        if (digits == 0 || !lele_digits_has(sets->at[a].digits, digit) ||
            !sees_stem(blossom, a, digit) || lele_cellset_has(&sets->at[a].cells, blossom->stem) ||
            (!blossom->overlapping && overlaps(blossom, a)))
            continue;
        lele_cellset narrowed[LELE_MAX_SIZE + 1];
        lele_digits open = 0;
        lele_digits rest = digits;
        for (int z; (z = lele_digits_pop(&rest)) != 0;) {
            narrowed[z] = lele_cellset_and(targets[z], lele_als_sees(sets, a, z));
            if (!lele_cellset_is_empty(&narrowed[z]))
                open |= lele_digits_of(z);
        }
        if (open == 0)
            continue;
        blossom->petals[blossom->count] = (uint16_t)a;
        blossom->digits[blossom->count++] = (uint8_t)digit;
        if (grow(blossom, left & (lele_digits)(left - 1), open, narrowed))
            return true;
        blossom->count--;
    }
    return false;
}

static bool try_stem(struct blossom *blossom, int cell)
{
    struct lele_search *search = blossom->search;
    blossom->stem = cell;
    blossom->stem_digits = search->board->candidates[cell];
    lele_cellset targets[LELE_MAX_SIZE + 1];
    for (int d = 1; d <= search->layout->size; d++) {
        targets[d] = search->board->places[d];
        lele_cellset_remove(&targets[d], cell);
    }
    return lele_digits_count(blossom->stem_digits) >= 2 &&
           grow(blossom, blossom->stem_digits, lele_digits_all(search->layout->size), targets);
}

/* Petals apart from each other are easier to see: they come first. */
bool lele_find_death_blossom(struct lele_search *search)
{
    struct lele_advanced *advanced = lele_search_advanced(search);
    lele_als_list_make(advanced->sets, search->board, lele_search_largest_set(search));
    struct blossom blossom = { .search = search, .sets = advanced->sets };
    for (int pass = 0; pass < 2; pass++) {
        blossom.overlapping = pass == 1;
        lele_cellset empty = search->board->places[0];
        for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;)
            if (try_stem(&blossom, cell))
                return true;
    }
    return false;
}
