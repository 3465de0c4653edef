/*
 * Collecting the premises of a step, see lele/premise.h: what a step can name premises by.
 *
 * The cells, units and digits of a premise come from the step, what it says about them from the
 * board.
 */
#ifndef LELE_TECHNIQUE_PREMISE_LIST_H
#define LELE_TECHNIQUE_PREMISE_LIST_H

#include "lele/premise.h"

struct lele_premise_list {
    const lele_step *step;
    const lele_board *board;
    const lele_layout *layout;
    lele_premises *premises;
};

/* Whether steps of this technique never name more than they need: singles, locked candidates of one
 * unit and subsets up to level medium. */
bool lele_step_is_exact(const lele_step *step);

/* The same places in two units are one premise. */
bool lele_premises_have(const lele_premises *premises, const lele_premise *premise);
/* A premise that the list has already, or has no room for, is not added. */
void lele_premise_add(struct lele_premise_list *list, lele_premise premise);
/* The candidates of an empty cell, or its digit.  Nothing for a cell that alone loses candidates: it
 * is supposed to hold one of these. */
void lele_premise_add_cell(struct lele_premise_list *list, int cell);
void lele_premise_add_cells(struct lele_premise_list *list, lele_cellset cells);
/* The places of each of the digits that the unit still lacks. */
void lele_premise_add_places(struct lele_premise_list *list, int unit, lele_digits digits);
/* The places of the digit in the whole grid. */
void lele_premise_add_map(struct lele_premise_list *list, int digit);

/* Removes the premise with the index; puts a removed one back. */
void lele_premise_take(lele_premises *premises, int index);
void lele_premise_put(lele_premises *premises, int index, lele_premise premise);

/* As lele_premises_follow, with at most `*cases` cases, which are counted down; false when they are
 * used up. */
bool lele_premises_follow_within(const lele_layout *layout, const lele_premises *premises,
                                 const lele_step *step, int *cases);
/* What clues leave the cells, see follow_clues.c: removes candidates of `left` that no filling of a named
 * clue has.  False: none is left in a cell.  The cells that changed are added to `changed`. */
bool lele_clue_premise_narrow(const lele_layout *layout, const lele_step *step,
                              const lele_premise *premise, lele_digits left[LELE_MAX_CELLS],
                              lele_cellset *changed);

/* Leaves out what is not needed, from the last to the first; when the cases are used up, the rest
 * stays. */
void lele_premises_minimise(const lele_layout *layout, const lele_step *step,
                            lele_premises *premises, int *cases);

/* The cells and the digits of all marks with the role. */
lele_cellset lele_step_cells_of(const lele_step *step, lele_role role);
lele_digits lele_step_digits_of(const lele_step *step, lele_role role);

/* The clues of the step, and what its cover units leave without them. */
void lele_premises_from_clues(struct lele_premise_list *list);
/* The unit or the cell of a single, its placed digits with role reason, its excluded cells. */
void lele_premises_from_single(struct lele_premise_list *list);
/* The candidates of the marked cells. */
void lele_premises_from_marks(struct lele_premise_list *list);
/* The places of the digits in base units, in units with role seen, and of all digits of the step in
 * cover units. */
void lele_premises_from_bases(struct lele_premise_list *list);
void lele_premises_from_covers(struct lele_premise_list *list);
void lele_premises_from_seen(struct lele_premise_list *list);
/* The places of all digits of the step in units with role seen, also of a digit that no marked cell of
 * the unit has. */
void lele_premises_from_seen_digits(struct lele_premise_list *list);
void lele_premises_from_base_digits(struct lele_premise_list *list);
/* The units where a digit has only two places, with opposite colours. */
void lele_premises_from_colors(struct lele_premise_list *list);
/* The deadly pattern, and the units in which a digit needs its corners. */
void lele_premises_from_corners(struct lele_premise_list *list);
/* The deadly pattern, and the candidates of its corners where no unit of the step has them. */
void lele_premises_from_guarded(struct lele_premise_list *list);
/* The digits that the symmetry of the givens leaves to the cells of the conclusions. */
void lele_premises_from_symmetry(struct lele_premise_list *list);
/* The candidates of the pincers. */
void lele_premises_from_pincers(struct lele_premise_list *list);
/* Every empty cell of the board, as a closed deadly pattern; the extra candidates are its guards. */
void lele_premises_from_bug(struct lele_premise_list *list);
/* The places of each digit in the whole grid. */
void lele_premises_from_templates(struct lele_premise_list *list);
/* Where the digits of leftovers are in the lines or the regions. */
void lele_premises_from_leftovers(struct lele_premise_list *list);
/* The cell or the places of each strong link, and the cells of marked sets. */
void lele_premises_from_links(struct lele_premise_list *list);
/* The cells or the places of patterns inside a net. */
void lele_premises_from_inners(struct lele_premise_list *list);
/* The units and cells that a net starts from and ends in. */
void lele_premises_from_ends(struct lele_premise_list *list);

#endif
