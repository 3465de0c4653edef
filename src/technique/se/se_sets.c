/*
 * Hidden sets, naked sets and fish: `size` sets with two or more elements each, whose union has
 * exactly `size` elements.  Only sets with 2..size elements can take part, so the subsets of these
 * are enough; their order stays that of all subsets.
 */
#include "technique/se/se_hint.h"

/* Blocks, columns, rows. */
static const uint8_t kinds[LELE_SE_KINDS] = { LELE_SE_BLOCK, LELE_SE_COLUMN, LELE_SE_ROW };

struct family {
    int count;
    uint8_t index[LELE_SE_SIZE];
    uint16_t set[LELE_SE_SIZE];
};

static void add_member(struct family *family, int index, unsigned set, int size)
{
    if (set == 0 || lele_se_is_single(set) || lele_se_count(set) > size)
        return;
    family->index[family->count] = (uint8_t)index;
    family->set[family->count++] = (uint16_t)set;
}

/* The union of the chosen sets where it has exactly `size` elements, else 0. */
static unsigned common_tuple(const struct family *family, unsigned chosen, int size)
{
    unsigned all = 0;
    while (chosen != 0)
        all |= family->set[lele_se_pop(&chosen)];
    return lele_se_count(all) == size ? all : 0;
}

/* The indices of the chosen members, as a mask. */
static unsigned members(const struct family *family, unsigned chosen)
{
    unsigned indices = 0;
    while (chosen != 0)
        indices |= 1U << family->index[lele_se_pop(&chosen)];
    return indices;
}

static bool offer_hidden(lele_se_search *search, const lele_se_task *task, int region,
                         unsigned digits, unsigned positions)
{
    lele_se_hint *hint = &search->hint;
    lele_se_hint_start(hint, task->name, task->rating);
    for (unsigned rest = positions; rest != 0;)
        lele_se_hint_remove(search, lele_se_cell_of(search->places, region, lele_se_pop(&rest)),
                            ~digits);
    if (hint->gone_count == 0)
        return false;
    hint->pattern = LELE_SE_HIDDEN;
    hint->digits = digits;
    hint->base[hint->base_count++] = (uint8_t)region;
    return lele_se_offer(search);
}

static bool offer_hidden_direct(lele_se_search *search, const lele_se_task *task, int region,
                                unsigned digits, unsigned positions)
{
    for (int digit = 0; digit < LELE_SE_SIZE; digit++) {
        const unsigned there = search->grid->place[region][digit];
        const unsigned outside = there & ~positions;
        if ((digits >> digit & 1) != 0 || outside == there || !lele_se_is_single(outside))
            continue;
        lele_se_hint_start(&search->hint, task->name, task->rating);
        lele_se_hint_place(&search->hint,
                           lele_se_cell_of(search->places, region, lele_se_lowest(outside)), digit);
        return lele_se_offer(search);
    }
    return false;
}

static bool hidden_in(lele_se_search *search, const lele_se_task *task, int region)
{
    struct family family = { .count = 0 };
    for (int digit = 0; digit < LELE_SE_SIZE; digit++)
        add_member(&family, digit, search->grid->place[region][digit], task->size);
    for (unsigned chosen = (1U << task->size) - 1; chosen < 1U << family.count;
         chosen = lele_se_next_subset(chosen)) {
        const unsigned positions = common_tuple(&family, chosen, task->size);
        if (positions == 0)
            continue;
        const unsigned digits = members(&family, chosen);
        if (task->direct ? offer_hidden_direct(search, task, region, digits, positions)
                         : offer_hidden(search, task, region, digits, positions))
            return true;
    }
    return false;
}

bool lele_se_hidden_set(lele_se_search *search, const lele_se_task *task)
{
    const int fewest = task->direct ? task->size : 2 * task->size;
    for (int k = 0; k < LELE_SE_KINDS; k++) {
        for (int i = 0; i < LELE_SE_SIZE; i++) {
            const int region = kinds[k] * LELE_SE_SIZE + i;
            if (search->grid->empty[region] > fewest && hidden_in(search, task, region))
                return true;
        }
    }
    return false;
}

static bool offer_naked(lele_se_search *search, const lele_se_task *task, int region,
                        unsigned positions, unsigned digits)
{
    lele_se_hint *hint = &search->hint;
    lele_se_hint_start(hint, task->name, task->rating);
    for (int i = 0; i < LELE_SE_SIZE; i++)
        if ((positions >> i & 1) == 0)
            lele_se_hint_remove(search, lele_se_cell_of(search->places, region, i), digits);
    if (hint->gone_count == 0)
        return false;
    hint->pattern = LELE_SE_NAKED;
    hint->digits = digits;
    while (positions != 0)
        hint->base[hint->base_count++] =
            (uint8_t)lele_se_cell_of(search->places, region, lele_se_pop(&positions));
    return lele_se_offer(search);
}

static bool naked_in(lele_se_search *search, const lele_se_task *task, int region)
{
    struct family family = { .count = 0 };
    for (int i = 0; i < LELE_SE_SIZE; i++)
        add_member(&family, i, search->grid->cand[lele_se_cell_of(search->places, region, i)],
                   task->size);
    for (unsigned chosen = (1U << task->size) - 1; chosen < 1U << family.count;
         chosen = lele_se_next_subset(chosen)) {
        const unsigned digits = common_tuple(&family, chosen, task->size);
        if (digits != 0 && offer_naked(search, task, region, members(&family, chosen), digits))
            return true;
    }
    return false;
}

bool lele_se_naked_set(lele_se_search *search, const lele_se_task *task)
{
    for (int k = 0; k < LELE_SE_KINDS; k++) {
        for (int i = 0; i < LELE_SE_SIZE; i++) {
            const int region = kinds[k] * LELE_SE_SIZE + i;
            if (search->grid->empty[region] >= 2 * task->size && naked_in(search, task, region))
                return true;
        }
    }
    return false;
}

/* A position of a line is the number of the line that crosses there. */
static bool offer_fish(lele_se_search *search, const lele_se_task *task, int base_kind,
                       unsigned bases, unsigned covers, int digit)
{
    lele_se_hint *hint = &search->hint;
    const int cover_kind = base_kind == LELE_SE_ROW ? LELE_SE_COLUMN : LELE_SE_ROW;
    lele_se_hint_start(hint, task->name, task->rating);
    hint->pattern = LELE_SE_LINES;
    hint->digits = 1U << digit;
    for (unsigned rest = bases; rest != 0;)
        hint->base[hint->base_count++] = (uint8_t)(base_kind * LELE_SE_SIZE + lele_se_pop(&rest));
    while (covers != 0) {
        const int cover = cover_kind * LELE_SE_SIZE + lele_se_pop(&covers);
        hint->cover[hint->cover_count++] = (uint8_t)cover;
        for (unsigned rest = search->grid->place[cover][digit] & ~bases; rest != 0;)
            lele_se_hint_remove(search, lele_se_cell_of(search->places, cover, lele_se_pop(&rest)),
                                1U << digit);
    }
    return hint->gone_count > 0 && lele_se_offer(search);
}

static bool fish_on(lele_se_search *search, const lele_se_task *task, int base_kind, unsigned bases)
{
    const lele_se_grid *grid = search->grid;
    for (int digit = 0; digit < LELE_SE_SIZE; digit++) {
        if (grid->placed[digit] > LELE_SE_SIZE - 2 * task->size)
            continue;
        unsigned covers = 0;
        bool good = true;
        for (unsigned rest = bases; rest != 0 && good;) {
            const unsigned there =
                grid->place[base_kind * LELE_SE_SIZE + lele_se_pop(&rest)][digit];
            good = there != 0 && !lele_se_is_single(there);
            covers |= there;
        }
        if (good && lele_se_count(covers) == task->size &&
            offer_fish(search, task, base_kind, bases, covers, digit))
            return true;
    }
    return false;
}

bool lele_se_fish(lele_se_search *search, const lele_se_task *task)
{
    static const uint8_t base_kinds[] = { LELE_SE_COLUMN, LELE_SE_ROW };
    for (int k = 0; k < 2; k++)
        for (unsigned bases = (1U << task->size) - 1; bases < 1U << LELE_SE_SIZE;
             bases = lele_se_next_subset(bases))
            if (fish_on(search, task, base_kinds[k], bases))
                return true;
    return false;
}
