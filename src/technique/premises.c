/*
 * Collects the premises that a step names, see lele/premise.h, and leaves out those that it does not
 * need.
 *
 * A table says for each family where its steps name their premises.  What the premise says comes from
 * the board; which cells, units and digits it is about comes from the step alone.
 */
#include "lele/premise.h"

#include <limits.h>
#include <string.h>

#include "core/border.h"
#include "technique/premise_list.h"
#include "technique/rows.h"

/* Where a step names premises. */
enum source {
    FROM_SINGLE = 1 << 0, /* the unit or the cell, placed digits with role reason, excluded cells */
    FROM_MARKS = 1 << 1,  /* the candidates of the marked cells */
    FROM_BASES = 1 << 2,  /* the places of the digits in base units */
    FROM_COVERS = 1 << 3, /* the places of all digits of the step in cover units */
    FROM_SEEN = 1 << 4,   /* the same in units with role seen */
    FROM_LINKS = 1 << 5,  /* the cell or the places of each strong link, and cells of marked sets */
    FROM_INNERS = 1 << 6, /* the cells or the places of patterns inside a net */
    FROM_ENDS = 1 << 7,   /* the unit, else the marked cell, that a net starts or ends in */
    FROM_COLORS = 1 << 8, /* units where the digit has only two places, with opposite colours */
    FROM_CORNERS =
        1 << 9,         /* the deadly pattern, and the units in which a digit needs its corners */
    FROM_BUG = 1 << 10, /* all empty cells of the board together */
    FROM_TEMPLATES = 1 << 11,   /* the places of the digits in the whole grid */
    FROM_GUARDED = 1 << 13,     /* the deadly pattern, corners outside the units with role seen */
    FROM_PINCERS = 1 << 14,     /* the candidates of the cells with role pincer */
    FROM_SYMMETRY = 1 << 15,    /* the symmetry of the givens, for the cells of the conclusions */
    FROM_SEEN_DIGITS = 1 << 16, /* the places of all digits of the step in units with role seen */
    FROM_BASE_DIGITS = 1 << 17, /* the same in base units */
    FROM_CLUES = 1 << 18,       /* the clues, and what units leave without them */
    FROM_LEFTOVERS = 1 << 12,   /* the digits of lines and regions that have the same digits */
};

static const struct {
    const char *family[LELE_LANG_COUNT];
    unsigned sources;
} families[] = {
    { LELE_FAMILY_SINGLE, FROM_SINGLE },
    { LELE_FAMILY_LOCKED, FROM_BASES | FROM_SEEN },
    { LELE_FAMILY_LEFTOVERS, FROM_LEFTOVERS },
    { LELE_FAMILY_SUBSET, FROM_MARKS },
    { LELE_FAMILY_FISH, FROM_BASES | FROM_LINKS },
    { LELE_FAMILY_TURBOT, FROM_BASES },
    { LELE_FAMILY_WING, FROM_MARKS },
    { LELE_FAMILY_UNIQUENESS, FROM_CORNERS },
    { LELE_FAMILY_COLORS, FROM_BASES },
    { LELE_FAMILY_CHAIN, FROM_LINKS },
    { LELE_FAMILY_ALS, FROM_MARKS },
    { LELE_FAMILY_FORCING, FROM_LINKS | FROM_INNERS | FROM_ENDS },
    { LELE_FAMILY_CLUE, FROM_CLUES | FROM_SEEN | FROM_MARKS },
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
    { LELE_TECHNIQUE_INDEX_dual_two_string_kite, FROM_LINKS },
    { LELE_TECHNIQUE_INDEX_kraken_fish_2, FROM_BASES | FROM_LINKS | FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_w_wing, FROM_MARKS | FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_xyz_ring, FROM_MARKS | FROM_LINKS },
    { LELE_TECHNIQUE_INDEX_almost_locked_pair, FROM_MARKS | FROM_SEEN_DIGITS },
    { LELE_TECHNIQUE_INDEX_almost_locked_triple, FROM_MARKS | FROM_SEEN_DIGITS },
    { LELE_TECHNIQUE_INDEX_almost_locked_quad, FROM_MARKS | FROM_SEEN_DIGITS },
    { LELE_TECHNIQUE_INDEX_er_intersection_pair, FROM_MARKS | FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_als_w_wing, FROM_MARKS | FROM_LINKS },
    { LELE_TECHNIQUE_INDEX_house_blossom, FROM_MARKS | FROM_BASES },
    { LELE_TECHNIQUE_INDEX_guardian, FROM_BASES },
    { LELE_TECHNIQUE_INDEX_chute_remote_pair, FROM_MARKS | FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_remote_pair, FROM_MARKS },
    { LELE_TECHNIQUE_INDEX_medusa_3d, FROM_COLORS | FROM_MARKS },
    { LELE_TECHNIQUE_INDEX_unique_rectangle_strong, FROM_CORNERS | FROM_LINKS },
    { LELE_TECHNIQUE_INDEX_unique_rectangle_external, FROM_GUARDED | FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_unique_rectangle_cell, FROM_GUARDED | FROM_PINCERS },
    { LELE_TECHNIQUE_INDEX_unique_rectangle_xy_wing, FROM_GUARDED | FROM_PINCERS },
    { LELE_TECHNIQUE_INDEX_unique_rectangle_chain, FROM_GUARDED | FROM_SEEN | FROM_LINKS },
    { LELE_TECHNIQUE_INDEX_unique_loop_chain, FROM_GUARDED | FROM_LINKS },
    { LELE_TECHNIQUE_INDEX_extended_rectangle_chain, FROM_GUARDED | FROM_LINKS },
    { LELE_TECHNIQUE_INDEX_borescoper_chain, FROM_GUARDED | FROM_LINKS },
    { LELE_TECHNIQUE_INDEX_reverse_bug_chain, FROM_GUARDED | FROM_LINKS },
    { LELE_TECHNIQUE_INDEX_bug_chain, FROM_BUG | FROM_LINKS },
    { LELE_TECHNIQUE_INDEX_avoidable_rectangle_hidden, FROM_GUARDED | FROM_LINKS },
    { LELE_TECHNIQUE_INDEX_cage_chain, FROM_CLUES | FROM_LINKS | FROM_MARKS },
    { LELE_TECHNIQUE_INDEX_bug_plus_1, FROM_BUG },
    { LELE_TECHNIQUE_INDEX_bug_plus_n, FROM_BUG },
    { LELE_TECHNIQUE_INDEX_bug_xz, FROM_BUG | FROM_PINCERS },
    { LELE_TECHNIQUE_INDEX_bug_2, FROM_BUG },
    { LELE_TECHNIQUE_INDEX_bug_3, FROM_BUG },
    { LELE_TECHNIQUE_INDEX_bug_4, FROM_BUG | FROM_SEEN },
    { LELE_TECHNIQUE_INDEX_gurth, FROM_SYMMETRY },
    { LELE_TECHNIQUE_INDEX_fireworks, FROM_BASE_DIGITS | FROM_MARKS },
    { LELE_TECHNIQUE_INDEX_junior_exocet, FROM_COVERS | FROM_MARKS | FROM_SEEN_DIGITS },
    { LELE_TECHNIQUE_INDEX_junior_exocet_mirror, FROM_COVERS | FROM_MARKS | FROM_SEEN_DIGITS },
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

bool lele_step_is_exact(const lele_step *step)
{
    static const char *const exact[][LELE_LANG_COUNT] = { LELE_FAMILY_SINGLE, LELE_FAMILY_LOCKED,
                                                          LELE_FAMILY_SUBSET };
    const lele_technique *technique = lele_technique_at(step->technique);
    const char *family = technique->family[LELE_LANG_EN];
    if (step->clue_count > 0)
        return true;
    if (technique->level > LELE_LEVEL_MEDIUM ||
        step->technique == LELE_TECHNIQUE_INDEX_double_pointing ||
        step->technique == LELE_TECHNIQUE_INDEX_double_claiming)
        return false;
    for (size_t i = 0; i < sizeof exact / sizeof exact[0]; i++)
        if (strcmp(exact[i][LELE_LANG_EN], family) == 0)
            return true;
    return false;
}

static void collect(struct lele_premise_list *list, unsigned sources)
{
    static const struct {
        enum source source;
        void (*run)(struct lele_premise_list *list);
    } collectors[] = {
        { FROM_CLUES, lele_premises_from_clues },
        { FROM_SINGLE, lele_premises_from_single },
        { FROM_CORNERS, lele_premises_from_corners },
        { FROM_BUG, lele_premises_from_bug },
        { FROM_GUARDED, lele_premises_from_guarded },
        { FROM_SYMMETRY, lele_premises_from_symmetry },
        { FROM_PINCERS, lele_premises_from_pincers },
        { FROM_LINKS, lele_premises_from_links },
        { FROM_BASES, lele_premises_from_bases },
        { FROM_SEEN, lele_premises_from_seen },
        { FROM_COVERS, lele_premises_from_covers },
        { FROM_SEEN_DIGITS, lele_premises_from_seen_digits },
        { FROM_BASE_DIGITS, lele_premises_from_base_digits },
        { FROM_ENDS, lele_premises_from_ends },
        { FROM_COLORS, lele_premises_from_colors },
        { FROM_INNERS, lele_premises_from_inners },
        { FROM_TEMPLATES, lele_premises_from_templates },
        { FROM_LEFTOVERS, lele_premises_from_leftovers },
        { FROM_MARKS, lele_premises_from_marks },
    };
    for (size_t i = 0; i < sizeof collectors / sizeof collectors[0]; i++)
        if ((sources & collectors[i].source) != 0)
            collectors[i].run(list);
}

/* The premises that a reduced step names one by one.  What they say comes from the board. */
static void collect_claims(struct lele_premise_list *list)
{
    const lele_step *step = list->step;
    for (int i = 0; i < step->claim_count; i++) {
        const lele_claim *claim = &step->claims[i];
        if (claim->kind == LELE_PREMISE_PLACES)
            lele_premise_add_places(list, claim->unit, claim->digits);
        else if (claim->kind == LELE_PREMISE_MAP)
            lele_premise_add_map(list, lele_digits_first(claim->digits));
        else if (claim->kind == LELE_PREMISE_DEADLY)
            collect(list, sources_of(step) & (FROM_BUG | FROM_CORNERS | FROM_GUARDED));
        else if (claim->kind == LELE_PREMISE_GONE || claim->kind == LELE_PREMISE_SYMMETRY)
            lele_premise_add(list, (lele_premise){ .kind = claim->kind,
                                                   .cells = lele_cellset_of(claim->cell),
                                                   .digits = claim->digits });
        else
            lele_premise_add_cell(list, claim->cell);
    }
}

void lele_premises_minimise(const lele_layout *layout, const lele_step *step,
                            lele_premises *premises, int *cases)
{
    for (int i = premises->count - 1; i >= 0; i--) {
        const lele_premise tried = premises->items[i];
        lele_premise_take(premises, i);
        if (!lele_premises_follow_within(layout, premises, step, cases))
            lele_premise_put(premises, i, tried);
    }
}

bool lele_step_named(const lele_step *step, const lele_board *board, lele_premises *ret)
{
    struct lele_premise_list list = {
        .step = step, .board = board, .layout = board->layout, .premises = ret
    };
    ret->count = 0;
    ret->is_closed = false;
    memset(ret->deadly, 0, sizeof ret->deadly);
    if (step->claim_count > 0)
        collect_claims(&list);
    else
        collect(&list, sources_of(step));
    return lele_premises_follow(board->layout, ret, step);
}

bool lele_step_premises(const lele_step *step, const lele_board *board, lele_premises *ret)
{
    int cases = INT_MAX;
    if (!lele_step_named(step, board, ret))
        return false;
    lele_premises_minimise(board->layout, step, ret, &cases);
    return true;
}

const char *lele_premise_kind_name(lele_premise_kind kind)
{
    static const char *const names[LELE_PREMISE_COUNT] = {
        [LELE_PREMISE_VALUE] = "value",       [LELE_PREMISE_CELL] = "cell",
        [LELE_PREMISE_PLACES] = "places",     [LELE_PREMISE_GONE] = "gone",
        [LELE_PREMISE_DEADLY] = "deadly",     [LELE_PREMISE_MAP] = "map",
        [LELE_PREMISE_SYMMETRY] = "symmetry", [LELE_PREMISE_CLUE] = "clue",
        [LELE_PREMISE_TOTAL] = "total",
    };
    return lele_border_name(names, LELE_PREMISE_COUNT, (unsigned)kind);
}
