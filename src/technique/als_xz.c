/*
 * ALS-XZ: two almost locked sets share a digit x that only one of them can hold.  The other is
 * then locked, so each further digit z that both have is in one of them: who sees all z of
 * both is not z.  With two such digits both sets are locked whatever happens: then all their
 * digits eliminate, each set for itself.
 *
 * ALS-XY-wing: the same with a third set between the two.
 */
#include "technique/advanced.h"
#include "technique/als_tell.h"
#include "technique/families.h"

struct pair {
    struct lele_search *search;
    const lele_als_list *sets;
    const lele_als_links *links;
};

static struct pair begin(struct lele_search *search)
{
    struct lele_advanced *advanced = lele_search_advanced(search);
    lele_als_links_make(advanced->als_links, advanced->sets, search->board);
    return (struct pair){ search, advanced->sets, advanced->als_links };
}

static bool meets(const struct pair *pair, int a, int b, int digit)
{
    if (!pair->sets->compact.wide[digit])
        return (pair->sets->sees_word[a][digit] & pair->sets->sees_word[b][digit]) != 0;
    const lele_cellset both =
        lele_cellset_and(pair->sets->sees[a][digit], pair->sets->sees[b][digit]);
    return lele_cellset_meets(&both, &pair->search->board->places[digit]);
}

/* Whether some digit of the mask eliminates outside both sets. */
static bool has_target(const struct pair *pair, int a, int b, lele_digits digits)
{
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        if (meets(pair, a, b, d))
            return true;
    return false;
}

/* A doubly linked set is locked: all its digits but the two links eliminate around it. */
static void lock(const struct pair *pair, int als, lele_digits common)
{
    lele_digits digits = pair->sets->at[als].digits & (lele_digits)~common;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_search_eliminate(pair->search, pair->sets->sees[als][d], d);
}

static bool offer_xz(const struct pair *pair, int a, const lele_als_link *link)
{
    struct lele_search *search = pair->search;
    const int b = link->to;
    const bool doubly = !lele_digits_single(link->common);
    lele_digits shared = pair->sets->at[a].digits & pair->sets->at[b].digits;
    if (!doubly)
        shared &= (lele_digits)~link->common;
    if (!doubly && !has_target(pair, a, b, shared & pair->sets->at[a].useful))
        return false;
    lele_step *step = lele_search_begin(search);
    step->digits = link->common;
    lele_digits digits = shared;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_als_eliminate(search, pair->sets, a, b, d);
    if (doubly) {
        lock(pair, a, link->common);
        lock(pair, b, link->common);
    }
    lele_als_mark(search, pair->sets, a, 0);
    lele_als_mark(search, pair->sets, b, 1);
    return lele_search_offer(search);
}

bool lele_find_als_xz(struct lele_search *search)
{
    const struct pair pair = begin(search);
    for (int a = 0; a < pair.sets->count; a++)
        for (uint32_t i = pair.links->start[a]; i < pair.links->start[a + 1]; i++)
            if (pair.links->at[i].to > a && offer_xz(&pair, a, &pair.links->at[i]))
                return true;
    return false;
}

static bool offer_wing(const struct pair *pair, int pivot, int a, int b, int x, int y)
{
    struct lele_search *search = pair->search;
    lele_digits digits = pair->sets->at[a].digits & pair->sets->at[b].digits &
                         (lele_digits) ~(lele_digits_of(x) | lele_digits_of(y));
    digits &= pair->sets->at[a].useful & pair->sets->at[b].useful;
    if (digits == 0 || !has_target(pair, a, b, digits))
        return false;
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(x) | lele_digits_of(y);
    int end = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        if (meets(pair, a, b, d))
            end = d;
        lele_als_eliminate(search, pair->sets, a, b, d);
    }
    lele_als_mark(search, pair->sets, a, 0);
    lele_als_mark(search, pair->sets, b, 1);
    lele_als_mark(search, pair->sets, pivot, 2);
    const uint16_t chain[] = { (uint16_t)a, (uint16_t)pivot, (uint16_t)b };
    const uint8_t commons[] = { (uint8_t)x, (uint8_t)y };
    lele_als_tell_chain(search, pair->sets, 3, chain, commons, end);
    return lele_search_offer(search);
}

/* All ways to enter and leave the pivot by two different digits. */
static bool offer_wings(const struct pair *pair, int pivot, const lele_als_link *to_a,
                        const lele_als_link *to_b)
{
    lele_digits xs = to_a->common;
    for (int x; (x = lele_digits_pop(&xs)) != 0;) {
        lele_digits ys = to_b->common & (lele_digits)~lele_digits_of(x);
        for (int y; (y = lele_digits_pop(&ys)) != 0;)
            if (offer_wing(pair, pivot, to_a->to, to_b->to, x, y))
                return true;
    }
    return false;
}

bool lele_find_als_xy_wing(struct lele_search *search)
{
    const struct pair pair = begin(search);
    for (int pivot = 0; pivot < pair.sets->count; pivot++) {
        const lele_als_link *end = pair.links->at + pair.links->start[pivot + 1];
        for (const lele_als_link *a = pair.links->at + pair.links->start[pivot]; a < end; a++) {
            const lele_digits useful = pair.sets->at[a->to].useful;
            for (const lele_als_link *b = a + 1; b < end; b++)
                if ((pair.sets->at[b->to].useful & useful) != 0 && a->to != b->to &&
                    offer_wings(&pair, pivot, a, b))
                    return true;
        }
    }
    return false;
}
