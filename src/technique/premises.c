/*
 * Collects the premises that a step names, see lele/premise.h, and leaves out those that it does not
 * need.
 *
 * A table says for each family where its steps name their premises.  What the premise says comes from
 * the board; which cells, units and digits it is about comes from the step alone.
 */
#include "lele/premise.h"

#include <string.h>

#include "core/border.h"
#include "technique/premise_list.h"
#include "technique/rows.h"

/* Where a step names premises. */
enum source {
    FROM_SINGLE = 1 << 0, /* the unit or the cell, placed digits with role reason, excluded cells */
    FROM_MARKS = 1 << 1,  /* the candidates of the marked cells */
    FROM_BASES = 1 << 2,  /* the places of the digits in base units */
    FROM_COVERS = 1 << 3, /* the same in cover units */
    FROM_SEEN = 1 << 4,   /* the same in units with role seen */
    FROM_LINKS = 1 << 5,  /* the cell or the places of each strong link, and cells of marked sets */
    FROM_INNERS = 1 << 6, /* the cells or the places of patterns inside a net */
    FROM_ENDS = 1 << 7,   /* the unit, else the marked cell, that a net starts or ends in */
    FROM_COLORS = 1 << 8, /* units where the digit has only two places, with opposite colours */
    FROM_CORNERS =
        1 << 9,         /* the deadly pattern, and the units in which a digit needs its corners */
    FROM_BUG = 1 << 10, /* every empty cell of the board */
    FROM_TEMPLATES = 1 << 11, /* the places of the digits in every unit */
};

static const struct {
    const char *family[LELE_LANG_COUNT];
    unsigned sources;
} families[] = {
    { LELE_FAMILY_SINGLE, FROM_SINGLE },
    { LELE_FAMILY_LOCKED, FROM_BASES | FROM_SEEN },
    { LELE_FAMILY_SUBSET, FROM_MARKS },
    { LELE_FAMILY_FISH, FROM_BASES | FROM_LINKS },
    { LELE_FAMILY_TURBOT, FROM_BASES },
    { LELE_FAMILY_WING, FROM_MARKS },
    { LELE_FAMILY_UNIQUENESS, FROM_CORNERS },
    { LELE_FAMILY_COLORS, FROM_BASES },
    { LELE_FAMILY_CHAIN, FROM_LINKS },
    { LELE_FAMILY_ALS, FROM_MARKS },
    { LELE_FAMILY_FORCING, FROM_LINKS | FROM_INNERS | FROM_ENDS },
    { LELE_FAMILY_OTHER, FROM_MARKS },
};

/* Techniques that name other premises than the rest of their family. */
static const struct {
    uint8_t technique;
    unsigned sources;
} exceptions[] = {
    { LELE_TECHNIQUE_INDEX_direct_hidden_pair, FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_direct_hidden_triple, FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_hidden_pair, FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_hidden_triple, FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_hidden_quad, FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_kraken_fish_2, FROM_BASES | FROM_LINKS | FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_w_wing, FROM_MARKS | FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_chute_remote_pair, FROM_MARKS | FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_remote_pair, FROM_MARKS },
    { LELE_TECHNIQUE_INDEX_medusa_3d, FROM_COLORS | FROM_MARKS },
    { LELE_TECHNIQUE_INDEX_bug_plus_1, FROM_BUG },
    { LELE_TECHNIQUE_INDEX_bug_2, FROM_BUG },
    { LELE_TECHNIQUE_INDEX_bug_3, FROM_BUG },
    { LELE_TECHNIQUE_INDEX_bug_4, FROM_BUG | FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_fireworks, FROM_BASES | FROM_MARKS },
    { LELE_TECHNIQUE_INDEX_junior_exocet, FROM_COVERS | FROM_MARKS | FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_junior_exocet_mirror, FROM_COVERS | FROM_MARKS | FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_double_exocet, FROM_COVERS | FROM_MARKS },
    { LELE_TECHNIQUE_INDEX_template_set, FROM_TEMPLATES },
    { LELE_TECHNIQUE_INDEX_template_delete, FROM_TEMPLATES },
    { LELE_TECHNIQUE_INDEX_brute_force, 0 },
};

static unsigned sources_of(const lele_step *step)
{
    const char *family = lele_technique_at(step->technique)->family[LELE_LANG_EN];
    for (size_t i = 0; i < sizeof exceptions / sizeof exceptions[0]; i++)
        if (exceptions[i].technique == step->technique)
            return exceptions[i].sources;
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++)
        if (strcmp(families[i].family[LELE_LANG_EN], family) == 0)
            return families[i].sources;
    return 0;
}

static void collect(struct lele_premise_list *list)
{
    static const struct {
        enum source source;
        void (*run)(struct lele_premise_list *list);
    } collectors[] = {
        { FROM_SINGLE, lele_premises_from_single },
        { FROM_CORNERS, lele_premises_from_corners },
        { FROM_BUG, lele_premises_from_bug },
        { FROM_LINKS, lele_premises_from_links },
        { FROM_BASES, lele_premises_from_bases },
        { FROM_SEEN, lele_premises_from_seen },
        { FROM_COVERS, lele_premises_from_covers },
        { FROM_ENDS, lele_premises_from_ends },
        { FROM_COLORS, lele_premises_from_colors },
        { FROM_INNERS, lele_premises_from_inners },
        { FROM_TEMPLATES, lele_premises_from_templates },
        { FROM_MARKS, lele_premises_from_marks },
    };
    const unsigned sources = sources_of(list->step);
    for (size_t i = 0; i < sizeof collectors / sizeof collectors[0]; i++)
        if ((sources & collectors[i].source) != 0)
            collectors[i].run(list);
}

static void leave_out(lele_premises *premises, int index)
{
    premises->count--;
    for (int i = index; i < premises->count; i++)
        premises->items[i] = premises->items[i + 1];
}

/* Leaves out what is not needed, from the last to the first. */
static void reduce(const lele_layout *layout, const lele_step *step, lele_premises *premises)
{
    for (int i = premises->count - 1; i >= 0; i--) {
        const lele_premise tried = premises->items[i];
        leave_out(premises, i);
        if (lele_premises_follow(layout, premises, step))
            continue;
        for (int k = premises->count++; k > i; k--)
            premises->items[k] = premises->items[k - 1];
        premises->items[i] = tried;
    }
}

bool lele_step_named(const lele_step *step, const lele_board *board, lele_premises *ret)
{
    struct lele_premise_list list = {
        .step = step, .board = board, .layout = board->layout, .premises = ret
    };
    ret->count = 0;
    memset(ret->deadly, 0, sizeof ret->deadly);
    collect(&list);
    return lele_premises_follow(board->layout, ret, step);
}

bool lele_step_premises(const lele_step *step, const lele_board *board, lele_premises *ret)
{
    if (!lele_step_named(step, board, ret))
        return false;
    reduce(board->layout, step, ret);
    return true;
}

const char *lele_premise_kind_name(lele_premise_kind kind)
{
    static const char *const names[LELE_PREMISE_COUNT] = {
        [LELE_PREMISE_VALUE] = "value",   [LELE_PREMISE_CELL] = "cell",
        [LELE_PREMISE_PLACES] = "places", [LELE_PREMISE_GONE] = "gone",
        [LELE_PREMISE_DEADLY] = "deadly",
    };
    return lele_border_name(names, LELE_PREMISE_COUNT, (unsigned)kind);
}
