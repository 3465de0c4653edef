/*
 * Basic fish: all places of a digit in k parallel lines (the base) are in k perpendicular lines
 * (the cover), so the digit is eliminated from the rest of the cover.  Fins are places of the base
 * outside the cover; with fins, only places that see all of them are eliminated.
 *
 * Finned fish are searched for by victim, an eliminated place.  The victim's own line must be in
 * the cover, and every base place that the victim does not see must be covered.  So fish with and
 * without fins are one search: for k lines whose masks have at most k bits together.
 */
#include "technique/find/finders.h"
#include "technique/find/fish_search.h"
#include "technique/search.h"
#include "technique/step.h"
#include "technique/template_search.h"

enum { MAX_BASES = 7 };

struct fish {
    struct lele_search *search;
    const lele_digits (*at)[LELE_MAX_SIZE + 1];
    int digit;
    int base, cover; /* the first unit of the base lines and of the cover lines */
    int count;       /* lines to choose from */
    uint8_t lines[LELE_MAX_SIZE];
    lele_digits needed[LELE_MAX_SIZE]; /* by line: the cover lines that it needs */
    uint8_t chosen[MAX_BASES];
    lele_digits across; /* the cover line through the victim */
    bool (*complete)(struct fish *fish);
    bool caught; /* a finned or sashimi fish was found */
};

/* A set of cover lines for the current base, and the fish that it makes. */
struct catch
{
    lele_digits cover;
    lele_cellset fins, victims;
    bool sashimi;
};

enum { MAX_CATCHES = 64 };

static lele_digits places(const struct fish *fish, int line)
{
    return fish->at[fish->base + line][fish->digit];
}

static bool choose_lines(struct fish *fish, int depth, int first, lele_digits cover)
{
    const int k = fish->search->row->fish.bases;
    if (depth == k)
        return fish->complete(fish);
    for (int i = first; i <= fish->count - (k - depth); i++) {
        const lele_digits merged = cover | fish->needed[fish->lines[i]];
        if (lele_digits_count(merged) > k)
            continue;
        fish->chosen[depth] = fish->lines[i];
        if (choose_lines(fish, depth + 1, i + 1, merged))
            return true;
    }
    return false;
}

/* All cover lines that have a place of the base. */
static lele_digits reach(const struct fish *fish)
{
    lele_digits joined = 0;
    for (int i = 0; i < fish->search->row->fish.bases; i++)
        joined |= places(fish, fish->chosen[i]);
    return joined;
}

static lele_cellset lines_set(const struct fish *fish, int first_unit, lele_digits lines)
{
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (int i; (i = lele_digits_pop(&lines)) != 0;)
        set = lele_cellset_or(set, fish->search->layout->units[first_unit + i - 1].set);
    return set;
}

static lele_digits chosen_lines(const struct fish *fish)
{
    lele_digits lines = 0;
    for (int i = 0; i < fish->search->row->fish.bases; i++)
        lines |= (lele_digits)(1U << fish->chosen[i]);
    return lines;
}

/* Builds and offers the fish; `fins` may be empty.  `second`: the cover of the second fish of a
 * siamese one, else equal to `cover`. */
static bool offer(struct fish *fish, lele_digits cover, lele_digits second, lele_cellset fins,
                  lele_cellset victims)
{
    struct lele_search *search = fish->search;
    const lele_digits base = chosen_lines(fish);
    const lele_cellset digit_places = search->board->places[fish->digit];
    const lele_cellset base_set = lele_cellset_and(lines_set(fish, fish->base, base), digit_places);
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(fish->digit);
    lele_search_eliminate(search, victims, fish->digit);
    if (step->elimination_count == 0)
        return false;
    lele_digits left = base;
    for (int i; (i = lele_digits_pop(&left)) != 0;)
        lele_step_unit(step, fish->base + i - 1, LELE_UNIT_ROLE_BASE);
    left = cover;
    for (int i; (i = lele_digits_pop(&left)) != 0;)
        lele_step_unit(step, fish->cover + i - 1, LELE_UNIT_ROLE_COVER);
    left = lele_digits_minus(second, cover);
    for (int i; (i = lele_digits_pop(&left)) != 0;)
        lele_step_unit(step, fish->cover + i - 1, LELE_UNIT_ROLE_COVER);
    lele_step_mark_set(step, lele_cellset_minus(base_set, fins), LELE_ROLE_BASE, step->digits);
    lele_step_mark_set(step, fins, LELE_ROLE_FIN, step->digits);
    return lele_search_offer(search);
}

static bool complete_plain(struct fish *fish)
{
    const lele_digits joined = reach(fish);
    const lele_cellset base = lines_set(fish, fish->base, chosen_lines(fish));
    const lele_cellset victims = lele_cellset_minus(lines_set(fish, fish->cover, joined), base);
    return offer(fish, joined, joined, LELE_CELLSET_EMPTY, victims);
}

/* Computes fins and victims of a cover. */
static void weigh(const struct fish *fish, lele_digits cover, struct catch *ret)
{
    const struct lele_search *search = fish->search;
    const lele_cellset all = search->board->places[fish->digit];
    const lele_cellset base =
        lele_cellset_and(lines_set(fish, fish->base, chosen_lines(fish)), all);
    const lele_cellset covered = lele_cellset_and(lines_set(fish, fish->cover, cover), all);
    ret->cover = cover;
    ret->fins = lele_cellset_minus(base, covered);
    ret->victims = lele_cellset_and(lele_cellset_minus(covered, base),
                                    lele_layout_common_peers(search->layout, ret->fins));
    ret->sashimi = false;
    for (int i = 0; i < search->row->fish.bases; i++)
        ret->sashimi |= lele_digits_count(places(fish, fish->chosen[i]) & cover) < 2;
}

/* Adds the cover to the list, unless it is already there or gives no finned fish. */
static void add_catch(const struct fish *fish, lele_digits cover, struct catch *list, int *count)
{
    for (int i = 0; i < *count; i++)
        if (list[i].cover == cover)
            return;
    if (*count == MAX_CATCHES)
        return;
    weigh(fish, cover, &list[*count]);
    if (!lele_cellset_is_empty(&list[*count].fins) && !lele_cellset_is_empty(&list[*count].victims))
        (*count)++;
}

/* Extends the cover to k lines in every way. */
static void fill_cover(const struct fish *fish, lele_digits cover, lele_digits spare,
                       struct catch *list, int *count)
{
    if (lele_digits_count(cover) == fish->search->row->fish.bases) {
        add_catch(fish, cover, list, count);
        return;
    }
    for (int i; (i = lele_digits_pop(&spare)) != 0;)
        fill_cover(fish, cover | lele_digits_of(i), spare, list, count);
}

/* Lists all covers of the current base that give a victim. */
static int catch_all(const struct fish *fish, lele_digits joined, struct catch *list)
{
    const struct lele_search *search = fish->search;
    const lele_layout *layout = search->layout;
    const int k = search->row->fish.bases;
    int count = 0;
    lele_cellset victims = lele_cellset_minus(search->board->places[fish->digit],
                                              lines_set(fish, fish->base, chosen_lines(fish)));
    for (int victim; (victim = lele_cellset_pop(&victims)) >= 0;) {
        const int across = fish->cover < layout->size ? lele_layout_row(layout, victim)
                                                      : lele_layout_column(layout, victim);
        lele_digits cover = (lele_digits)(1U << across);
        if ((joined & cover) == 0)
            continue;
        for (int i = 0; i < k && lele_digits_count(cover) <= k; i++)
            cover |=
                lele_digits_minus(places(fish, fish->chosen[i]),
                                  search->geometry->seen[victim][fish->base + fish->chosen[i]]);
        if (lele_digits_count(cover) <= k)
            fill_cover(fish, cover, lele_digits_minus(joined, cover), list, &count);
    }
    return count;
}

/* Siamese fish: one base with two covers; the step has the victims of both. */
static bool offer_siamese(struct fish *fish, const struct catch *list, int count, bool sashimi)
{
    for (int a = 0; a < count; a++)
        for (int b = a + 1; b < count; b++)
            if ((list[a].sashimi == sashimi || list[b].sashimi == sashimi) &&
                offer(fish, list[a].cover, list[b].cover,
                      lele_cellset_or(list[a].fins, list[b].fins),
                      lele_cellset_or(list[a].victims, list[b].victims)))
                return true;
    return false;
}

static bool complete_finned(struct fish *fish)
{
    struct catch list[MAX_CATCHES];
    const lele_digits joined = reach(fish);
    if (lele_digits_count(joined) <= fish->search->row->fish.bases)
        return false;
    const bool sashimi = fish->search->row->fish.fins == LELE_FISH_SASHIMI;
    const int count = catch_all(fish, joined, list);
    fish->caught = fish->caught || count > 0;
    for (int i = 0; i < count; i++)
        if (list[i].sashimi == sashimi &&
            offer(fish, list[i].cover, list[i].cover, list[i].fins, list[i].victims))
            return true;
    return fish->search->mode == LELE_SEARCH_ALL && offer_siamese(fish, list, count, sashimi);
}

static bool find_plain(struct fish *fish)
{
    fish->count = 0;
    for (int line = 0; line < fish->search->layout->size; line++) {
        fish->needed[line] = places(fish, line);
        const int count = lele_digits_count(fish->needed[line]);
        if (count >= 2 && count <= fish->search->row->fish.bases)
            fish->lines[fish->count++] = (uint8_t)line;
    }
    return fish->count >= fish->search->row->fish.bases && choose_lines(fish, 0, 0, 0);
}

/* The lines of a digit that can be bases of a finned fish. */
struct pool {
    lele_digits all[LELE_MAX_SIZE]; /* the places in a line */
    lele_digits small, smaller;     /* lines with at most k places, with fewer */
};

/* The lines, of those in which the victim sees places, that need no more than k cover lines; 0 when
 * none of them has a fin. */
static lele_digits lines_with_fins(const struct fish *fish, const struct pool *pool,
                                   const lele_digits *seen, lele_digits touched)
{
    lele_digits lines = 0;
    bool fins = false;
    for (int i; (i = lele_digits_pop(&touched)) != 0;) {
        const lele_digits all = pool->all[i - 1];
        const lele_digits needed = lele_digits_minus(all, seen[i - 1]) | fish->across;
        if (all == 0 || lele_digits_count(needed) > fish->search->row->fish.bases)
            continue;
        lines |= lele_digits_of(i);
        fins |= (all & seen[i - 1]) != 0;
    }
    return fins ? lines : 0;
}

/* Lists the possible bases of a finned fish with this victim: lines that need no more than k cover
 * lines, the one through the victim included.  False when there are too few. */
static bool take_lines_around(struct fish *fish, int victim, const struct pool *pool)
{
    const struct lele_search *search = fish->search;
    const struct lele_geometry *geometry = search->geometry;
    const lele_digits *seen = geometry->seen[victim] + fish->base;
    const int line = fish->base == 0 ? lele_layout_row(search->layout, victim)
                                     : lele_layout_column(search->layout, victim);
    const int across = fish->base == 0 ? lele_layout_column(search->layout, victim)
                                       : lele_layout_row(search->layout, victim);
    const lele_digits own = (lele_digits)(1U << line);
    const lele_digits touched = lele_digits_minus(geometry->touched[victim][fish->base != 0], own);
    fish->across = (lele_digits)(1U << across);
    const lele_digits finned = lines_with_fins(fish, pool, seen, touched);
    if (finned == 0)
        return false;
    const lele_digits beside = fish->at[fish->cover + across][fish->digit];
    lele_digits lines = lele_digits_minus((pool->small & beside) | pool->smaller, touched | own);
    lines |= finned;
    if (lele_digits_count(lines) < search->row->fish.bases)
        return false;
    fish->count = 0;
    for (int i; (i = lele_digits_pop(&lines)) != 0;) {
        fish->needed[i - 1] = lele_digits_minus(pool->all[i - 1], seen[i - 1]);
        fish->lines[fish->count++] = (uint8_t)(i - 1);
    }
    return true;
}

static bool find_finned(struct fish *fish)
{
    struct pool pool = { .small = 0 };
    for (int line = 0; line < fish->search->layout->size; line++) {
        pool.all[line] = places(fish, line);
        const int count = lele_digits_count(pool.all[line]);
        if (count > 0 && count <= fish->search->row->fish.bases)
            pool.small |= (lele_digits)(1U << line);
        if (count > 0 && count < fish->search->row->fish.bases)
            pool.smaller |= (lele_digits)(1U << line);
    }
    lele_cellset victims = fish->search->board->places[fish->digit];
    for (int victim; (victim = lele_cellset_pop(&victims)) >= 0;)
        if (take_lines_around(fish, victim, &pool) && choose_lines(fish, 0, 0, fish->across))
            return true;
    return false;
}

bool lele_find_fish(struct lele_search *search)
{
    const int n = search->layout->size;
    const bool plain = search->row->fish.fins == LELE_FISH_FINLESS;
    struct fish fish = { .search = search,
                         .at = lele_search_facts(search)->at,
                         .complete = plain ? complete_plain : complete_finned };
    lele_digits *finless = &lele_fish_scratch(search)->finless[search->row->fish.bases];
    lele_digits digits = lele_search_flawed_digits(search, lele_search_news(search)->digits);
    if (!plain)
        lele_digits_remove(&digits, *finless);
    while ((fish.digit = lele_digits_pop(&digits)) != 0) {
        fish.caught = false;
        for (fish.base = 0; fish.base <= n; fish.base += n) {
            fish.cover = n - fish.base;
            if (plain ? find_plain(&fish) : find_finned(&fish))
                return true;
        }
        if (!plain && !fish.caught)
            *finless |= lele_digits_of(fish.digit);
    }
    return false;
}
