/*
 * Franken and mutant fish, with and without fins, endo-fins and cannibalism (a fish that eliminates
 * places of its own bases).
 *
 * Finned fish are searched for by victim, an eliminated place.  All base places that do not see the
 * victim must be covered.  This leaves few choices of covers: first one through the victim, then
 * always one through an open place, one that still must be covered.  Without fins all base places
 * must be covered.
 *
 * In mode ALL, two finned fish with the same bases are also offered as one step, a siamese fish
 * with the eliminations of both.  One of the two may have a simpler shape.
 */
#include <string.h>

#include "core/hashset.h"
#include "technique/find/finders.h"
#include "technique/find/fish_search.h"
#include "technique/search.h"
#include "technique/step.h"
#include "technique/template_search.h"

enum { OFFERED_SLOTS = 8192, TRIED_SLOTS = 1024, MAX_TWINS = 64, MANY_VICTIMS = 6 };

struct hunt {
    struct lele_search *search;
    const struct lele_fish_digit *at;
    struct lele_fish fish;
    lele_fish_shape shape;
    bool finned;
    bool own;                         /* whether cannibalism is allowed */
    uint64_t base_units;              /* as bits */
    uint64_t wrong;                   /* places in no template: only these can be eliminated */
    bool exact;                       /* whether `wrong` has all of them */
    uint64_t may_cover;               /* units that may cover these bases */
    uint64_t drawn;                   /* places of which `reach` is computed */
    uint64_t reach[LELE_FISH_PLACES]; /* see reach_of */
    int victim;
    int through_victim;   /* how many covers must contain the victim; 0: no victim is set */
    lele_hashset offered; /* sets of eliminations, until it is full */
    uint64_t offered_slots[OFFERED_SLOTS];
    uint32_t number; /* of the current bases */
    struct tried {   /* by hash: the last set of covers with this hash */
        uint64_t covers;
        uint32_t number;
    } tried[TRIED_SLOTS];
    int twin_count; /* fish with the current bases, each with different eliminations */
    uint64_t twin_gone[MAX_TWINS];
    struct twin {
        struct lele_fish fish;
        bool own; /* has the wanted shape; a siamese fish has at least one such */
    } twins[MAX_TWINS];
};

/* The covers chosen so far. */
struct covering {
    uint64_t places; /* in one of them */
    uint64_t twice;  /* in two of them */
    uint64_t open;   /* places that must still be covered */
    uint64_t free;   /* units that may still become covers */
};

/* Whether this set of covers was tried before with the current bases; records it.  When no place
 * is open, the rest of the search depends on the set of covers alone, not on their order or the
 * victim. */
static bool was_tried(struct hunt *hunt, uint64_t covers)
{
    struct tried *tried = &hunt->tried[(covers * UINT64_C(0x9E3779B97F4A7C15) >> 40) % TRIED_SLOTS];
    if (tried->covers == covers && tried->number == hunt->number)
        return true;
    *tried = (struct tried){ covers, hunt->number };
    return false;
}

/* The fish with the current bases that has the same eliminations; NULL: none so far. */
static struct twin *twin_of(struct hunt *hunt, uint64_t gone)
{
    for (int i = 0; i < hunt->twin_count; i++)
        if (hunt->twin_gone[i] == gone)
            return &hunt->twins[i];
    return NULL;
}

/* Keeps the fish for siamese ones; instead of `known` if only the new one has the wanted shape. */
static void remember_twin(struct hunt *hunt, struct twin *known, bool own)
{
    if (known != NULL && own && !known->own)
        *known = (struct twin){ hunt->fish, own };
    if (known != NULL || hunt->twin_count == MAX_TWINS)
        return;
    hunt->twin_gone[hunt->twin_count] = hunt->fish.gone;
    hunt->twins[hunt->twin_count++] = (struct twin){ hunt->fish, own };
}

/* The eliminations of the fish with these covers. */
static uint64_t gone_by(const struct lele_fish *fish, const struct covering *covering)
{
    uint64_t gone =
        (covering->places & ~fish->bases) | (covering->twice & fish->bases & ~fish->fins);
    for (uint64_t fins = fish->fins; fins != 0;)
        gone &= fish->at->peers[lele_word_pop(&fins)];
    return gone;
}

/* Whether every cover has a base place that is no fin; a cover without one adds nothing. */
static bool all_hold(const struct lele_fish *fish)
{
    const uint64_t body = fish->bases & ~fish->fins;
    for (int i = 0; i < fish->size; i++)
        if ((fish->at->in[fish->cover[i]] & body) == 0)
            return false;
    return true;
}

static bool finish(struct hunt *hunt, const struct covering *covering)
{
    struct lele_fish *fish = &hunt->fish;
    const struct lele_fish_digit *at = hunt->at;
    struct lele_search *search = hunt->search;
    fish->fins = (fish->bases & ~covering->places) | fish->twice;
    if ((fish->fins != 0) != hunt->finned)
        return false;
    fish->gone = gone_by(fish, covering);
    struct twin *twin = twin_of(hunt, fish->gone);
    if (fish->gone == 0 || (twin != NULL && twin->own))
        return false;
    const bool wants_twins = hunt->finned && search->mode == LELE_SEARCH_ALL;
    const lele_fish_shape shape =
        lele_fish_shape_of(at, hunt->base_units, hunt->may_cover & ~covering->free);
    if ((shape != hunt->shape && (!wants_twins || shape > hunt->shape)) || !all_hold(fish))
        return false;
    if (wants_twins)
        remember_twin(hunt, twin, shape == hunt->shape);
    if (shape != hunt->shape || !lele_hashset_add(&hunt->offered, fish->gone))
        return false;
    lele_search_begin(search);
    lele_search_eliminate(search, lele_fish_cells(at, fish->gone), at->digit);
    lele_step_add_fish(search->step, fish);
    return lele_search_offer(search);
}

/* The units that contain all of the places. */
static uint64_t through(const struct lele_fish_digit *at, uint64_t places)
{
    uint64_t units = ~UINT64_C(0);
    while (places != 0 && units != 0)
        units &= at->of_place[lele_word_pop(&places)];
    return units;
}

/* The units that can be the next cover.  First come units through the victim (two, if it is in a
 * base).  Then a unit through an open place; the last cover must contain all open places.  When
 * nothing is open, a unit through any base place that is not covered. */
static uint64_t next_covers(const struct hunt *hunt, const struct covering *covering, int count)
{
    const struct lele_fish_digit *at = hunt->at;
    const struct lele_fish *fish = &hunt->fish;
    if (count < hunt->through_victim)
        return at->of_place[hunt->victim] & ~UINT64_C(0) << (count == 0 ? 0 : fish->cover[0]);
    if (covering->open != 0)
        return count == fish->size - 1 ? through(at, covering->open)
                                       : at->of_place[lele_lowest64(covering->open)];
    uint64_t units = 0;
    for (uint64_t rest = fish->bases & ~covering->places; rest != 0;)
        units |= at->of_place[lele_word_pop(&rest)];
    return units;
}

/* The places in all units that can cover this place of the bases; 0 when no unit can. */
static inline uint64_t reach_of(struct hunt *hunt, int place)
{
    const struct lele_fish_digit *at = hunt->at;
    if ((hunt->drawn >> place & 1) == 0) {
        uint64_t reached = 0;
        for (uint64_t units = at->of_place[place] & hunt->may_cover; units != 0;)
            reached |= at->in[lele_word_pop(&units)];
        hunt->reach[place] = reached;
        hunt->drawn |= UINT64_C(1) << place;
    }
    return hunt->reach[place];
}

/* Whether so many covers may suffice for these places: places without a common unit need one
 * each. */
static inline bool are_enough(struct hunt *hunt, uint64_t open, int covers)
{
    for (; open != 0 && covers > 0; covers--) {
        const uint64_t reached = reach_of(hunt, lele_lowest64(open));
        if (reached == 0)
            return false;
        open &= ~reached;
    }
    return open == 0;
}

static bool cover(struct hunt *hunt, const struct covering *covering, int count)
{
    struct lele_fish *fish = &hunt->fish;
    if (covering->open == 0 && count >= hunt->through_victim &&
        was_tried(hunt, hunt->may_cover & ~covering->free))
        return false;
    if (count == fish->size)
        return finish(hunt, covering);
    uint64_t units = next_covers(hunt, covering, count) & covering->free;
    while (units != 0) {
        const int unit = lele_word_pop(&units);
        const uint64_t in = hunt->at->in[unit];
        if (!are_enough(hunt, covering->open & ~in, fish->size - count - 1))
            continue;
        const struct covering more = { .places = covering->places | in,
                                       .twice = covering->twice | (covering->places & in),
                                       .open = covering->open & ~in,
                                       .free = covering->free & ~(UINT64_C(1) << unit) };
        fish->cover[count] = (uint8_t)unit;
        if (cover(hunt, &more, count + 1))
            return true;
    }
    return false;
}

/* Starts without covers; `open`: the places that must be covered. */
static bool cover_all(struct hunt *hunt, uint64_t open)
{
    return cover(hunt, &(struct covering){ .open = open, .free = hunt->may_cover }, 0);
}

/* Sets the victim.  One cover must contain it; two if it is in a base itself. */
static void aim_at(struct hunt *hunt, int victim)
{
    hunt->victim = victim;
    hunt->through_victim = 1 + (int)(hunt->fish.bases >> victim & 1);
}

/* The base places that do not see the victim. */
static uint64_t open_for(const struct hunt *hunt, int victim)
{
    return hunt->fish.bases & ~hunt->at->peers[victim] & ~(UINT64_C(1) << victim);
}

/* The victims that a fish with these bases may eliminate.  Covers through a victim contain no open
 * place, because it would see the victim. */
static uint64_t keep_likely(struct hunt *hunt, uint64_t victims)
{
    uint64_t likely = 0;
    for (; victims != 0; victims &= victims - 1) {
        const int victim = lele_lowest64(victims);
        aim_at(hunt, victim);
        if (are_enough(hunt, open_for(hunt, victim), hunt->fish.size - hunt->through_victim))
            likely |= victims & (0 - victims);
    }
    return likely;
}

/* Whether every set of these victims was offered; then these bases give nothing new. */
static bool were_all_offered(const struct hunt *hunt, uint64_t victims)
{
    if (!hunt->exact || lele_popcount64(victims) > MANY_VICTIMS)
        return false;
    for (uint64_t some = victims; some != 0; some = (some - 1) & victims)
        if (!lele_hashset_has(&hunt->offered, some))
            return false;
    return true;
}

/* The units that can be covers: no bases; in a franken fish no lines parallel to base lines and no
 * extra units. */
static uint64_t covers_for(const struct hunt *hunt)
{
    const struct lele_fish_digit *at = hunt->at;
    const uint64_t bases = hunt->base_units;
    uint64_t units = ~bases;
    if (hunt->shape == LELE_FISH_MUTANT)
        return units;
    units &= at->rows | at->columns | at->boxes;
    if ((bases & at->rows) != 0)
        units &= ~at->rows;
    if ((bases & at->columns) != 0)
        units &= ~at->columns;
    return units;
}

/* Whether the shape allows these bases: a franken fish has rows or columns, not both. */
static bool may_be_bases(const struct hunt *hunt)
{
    const struct lele_fish_digit *at = hunt->at;
    const uint64_t bases = hunt->base_units;
    if (hunt->shape == LELE_FISH_MUTANT)
        return true;
    return (bases & ~(at->rows | at->columns | at->boxes)) == 0 &&
           ((bases & at->rows) == 0 || (bases & at->columns) == 0);
}

static bool has_cover(const struct lele_fish *fish, int unit)
{
    for (int i = 0; i < fish->size; i++)
        if (fish->cover[i] == unit)
            return true;
    return false;
}

/* Offers a siamese fish.  The covers of the first fish come first, then those that only the second
 * has. */
static bool offer_joined(struct hunt *hunt, const struct lele_fish *a, const struct lele_fish *b)
{
    struct lele_search *search = hunt->search;
    const uint64_t gone = a->gone | b->gone;
    if (gone == a->gone || gone == b->gone || !lele_hashset_add(&hunt->offered, gone))
        return false;
    struct lele_fish joined = *a;
    joined.fins |= b->fins;
    joined.gone = gone;
    lele_step *step = lele_search_begin(search);
    lele_search_eliminate(search, lele_fish_cells(hunt->at, joined.gone), hunt->at->digit);
    lele_step_add_fish(search->step, &joined);
    for (int i = 0; i < b->size; i++)
        if (!has_cover(a, b->cover[i]))
            lele_step_unit(step, hunt->at->units[b->cover[i]], LELE_UNIT_ROLE_COVER);
    return lele_search_offer(search);
}

static bool offer_siamese(struct hunt *hunt)
{
    for (int a = 0; a < hunt->twin_count; a++)
        for (int b = a + 1; b < hunt->twin_count; b++)
            if ((hunt->twins[a].own || hunt->twins[b].own) &&
                offer_joined(hunt, &hunt->twins[a].fish, &hunt->twins[b].fish))
                return true;
    return false;
}

/* Tries all covers for the current bases; `victims`: the places that may be eliminated. */
static bool try_bases(struct hunt *hunt, uint64_t victims)
{
    hunt->twin_count = 0;
    hunt->number++;
    hunt->may_cover = covers_for(hunt);
    hunt->drawn = 0;
    victims &= hunt->own ? ~UINT64_C(0) : ~hunt->fish.bases;
    if (hunt->may_cover == 0 || victims == 0)
        return false;
    if (!hunt->finned) {
        hunt->through_victim = 0;
        return cover_all(hunt, hunt->fish.bases);
    }
    victims = keep_likely(hunt, victims);
    if (were_all_offered(hunt, victims))
        return false;
    while (victims != 0) {
        aim_at(hunt, lele_word_pop(&victims));
        if (cover_all(hunt, open_for(hunt, hunt->victim)))
            return true;
    }
    return offer_siamese(hunt);
}

/* The victims that see all endo-fins. */
static uint64_t keep_seen(const struct lele_fish_digit *at, uint64_t victims, uint64_t endo)
{
    while (endo != 0)
        victims &= at->peers[lele_word_pop(&endo)];
    return victims;
}

/* Adds bases from unit `first` on; `victims`: the wrong places that see all endo-fins so far. */
static bool base(struct hunt *hunt, int count, int first, uint64_t victims)
{
    struct lele_fish *fish = &hunt->fish;
    const struct lele_fish_digit *at = hunt->at;
    if (count == fish->size)
        return try_bases(hunt, victims);
    const uint64_t bases = fish->bases, twice = fish->twice, units = hunt->base_units;
    for (int u = first; u < at->unit_count; u++) {
        const uint64_t endo = bases & at->in[u];
        fish->twice = twice | endo;
        hunt->base_units = units | UINT64_C(1) << u;
        /* more than two endo-fins rarely leave a victim */
        if (lele_popcount64(fish->twice) > (hunt->finned ? 2 : 0) || !may_be_bases(hunt))
            continue;
        const uint64_t left = keep_seen(at, victims, endo);
        fish->base[count] = (uint8_t)u;
        fish->bases = bases | at->in[u];
        if (left != 0 && base(hunt, count + 1, u + 1, left))
            return true;
    }
    fish->bases = bases;
    fish->twice = twice;
    hunt->base_units = units;
    return false;
}

static bool hunt_digit(struct hunt *hunt)
{
    hunt->fish = (struct lele_fish){ .at = hunt->at, .size = hunt->search->row->fish.bases };
    hunt->base_units = 0;
    lele_hashset_clear(&hunt->offered);
    return base(hunt, 0, 0, hunt->wrong);
}

static bool find(struct lele_search *search, bool own)
{
    struct hunt hunt;
    hunt.search = search;
    hunt.shape = search->row->fish.shape;
    hunt.finned = search->row->fish.fins != LELE_FISH_FINLESS;
    hunt.own = own;
    hunt.number = 0;
    hunt.offered = (lele_hashset){ .capacity = OFFERED_SLOTS, .slots = hunt.offered_slots };
    memset(hunt.tried, 0, sizeof hunt.tried);
    memset(hunt.offered_slots, 0, sizeof hunt.offered_slots);
    for (int d = 1; d <= search->layout->size; d++) {
        hunt.at = lele_search_fish_digit(search, d);
        if (hunt.at == NULL || hunt.at->unit_count < 2 * search->row->fish.bases)
            continue;
        hunt.wrong = lele_fish_places(hunt.at, lele_search_wrong_places(search, d));
        hunt.exact = lele_search_knows_wrong_places(search, d);
        if (hunt.wrong != 0 && hunt_digit(&hunt))
            return true;
    }
    return false;
}

/* Fish without cannibalism are easier to see, so they are searched for first. */
bool lele_find_complex_fish(struct lele_search *search)
{
    return (search->mode != LELE_SEARCH_ALL && find(search, false)) || find(search, true);
}
