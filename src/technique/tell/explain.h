/*
 * Sentences from steps.
 *
 * The argument of a row is a template in two languages.  {slot} or {slot:role} is replaced by
 * text about the step.  A role is a name of names.c: of a cell (base, fin, pivot, color-a ...) or
 * of a unit (base, cover, seen).  Slots:
 *
 *   {tech}            the title of the technique
 *   {digits}          the digits of the pattern: "7", "3 and 7"   {digits:fin}: of these marks
 *   {either}          the same with "or"                          {either:pivot}
 *   {cells}           the cells of the pattern, without reasons   {cells:pivot}: of these marks
 *   {any}             the same with "or"                          {any:base}
 *   {count}           their number as a word: "two"               {count:base}
 *   {values:pivot}    cells with their marked digits: "R1C2 (3, 7)"
 *   {units:base}      "rows 2 and 6", "row 2 and box 4"
 *   {where:base}      for each such unit its marked cells: "in row 2 only at R2C4 or R2C8"
 *   {fins}            the cells with role fin or endo-fin
 *   {beside}          the corners of a rectangle that are neither pivot nor base
 *   {reasons}         why a single has no other place or digit: "R1C4 = 7 bars R3C4; 7 left R3C3 by
 *                     the Skyscraper of step 30", "it sees R1C4 = 2 and R2C2 = 3"
 *
 * Conclusions (conclude.h):
 *   {place}           the placements: "R1C2 = 5"
 *   {placed}          the placed digits without the cells
 *   {remove}          the eliminations: "7 from R1C4 and R9C8"
 *   {result}          both as statements: "R1C4 and R9C8 are not 7"
 *   {gone}            the eliminated digits without the cells: "4 or 7"
 *   {lost}            the same with "and"
 *   {losers}          the cells of the eliminations
 *   {holders}         the cells of the pattern that have the eliminated digit, if it is only one
 *   {left}            the candidate that is left, if one cell is concerned and one is left
 *   {own:base}        the cells of this role that have an elimination: "R1C4 or R9C8"
 *
 * Chains (ends.h, sets.h, chains.h):
 *   {chain}           the nodes of a step without branches: "if ..., then ..., so ..."
 *   {ends}            what a chain proves: "R1C2 is 3 or R1C8 is 7", "R1C2 or R1C8 is 3"
 *   {meet}            why the eliminated candidates are wrong with both ends
 *   {start}           the digit of the first node
 *   {opposite}        the opposite of the first node: "R1C2 is not 3"
 *   {also}            the eliminated digits except that of the first node: "4 and 6"
 *   {weak}            the weak links of a loop that eliminate something: "R1C2 or R1C8 is 3"
 *   {kept}            the digits that must be in the sets of a loop: "R1C2 and R1C3 have 4 and 6"
 *   {kites}           the far ends of each of two kites: "R1C2 or R3C4 is 5, and ..."
 *   {strands}         its strong links: "2 is in row 4 only at R4C2 or R4C5, 6 is in ..."
 *   {branches}        every branch of a net, each on a line of its own
 *   {premises}        the first nodes of several branches: "R1C2 is 3 or 7"
 *   {dead}            the contradiction of a net with one branch
 *
 * Other patterns (each in the file of its name, cases.h, or slots.c):
 *   {cases}           what follows from each candidate of the pivot of a wing
 *   {petals}          which petal each candidate of the stem takes its digit from
 *   {letters}         the letters of the petals: "A, B or C"
 *   {wrong}           the letter of the colour that goes as a whole
 *   {clash}           why that colour is wrong, from the cells with role reason
 *   {deadly}          the conclusion from a deadly pattern, in whole sentences
 *   {links}           the strong links: "7 fits in row 1 only at R1C4 and R1C6"
 *   {ways}            why no way to fill aligned cells has an eliminated candidate
 *   {twins}           the covers, fins and eliminations of two fish with one base
 *   {shares}          the digits of each joint of an SK loop: "row 2 has 3 and 7; box 3 has 1"
 *   {tight}           the units that cover the digits of an exocet: "3 in row 5 and row 8"
 *   {mirrors}         the mirror cells of both targets: "that of R4C2 is at R7C1 or R9C1, ..."
 *   {bases}           the two bases of a double exocet with their targets, as sentences
 *   {turn}            the symmetry of the givens: "half a turn of the grid"
 *   {swaps}           the digits that it exchanges: "1 with 9, and 2 with 8"
 *
 * Clues (clues.h):
 *   {clue}            the clues that are used for what they say: "the killer cage 15 at R1C1"
 *   {meaning}         what the first of them means, as a sentence
 *   {total}           what units and cages leave: "Box 3 sums to 45. The cages ... sum to 40. So R1C9 = 5"
 *   {rest}            the sum of the open cells: "R1C1 + R1C2 = 15 − 7 = 8"
 *   {bounds}          for each cell that loses candidates what the others hold at most or at least
 *   {sets}            what the cells of each group can hold together, and why not the rest
 *   {partner}         the cells that a pair depends on, with their digits
 *   {walk}            a chain in which clues are links
 *   {named-sets}      the same, with the name of each group
 *   {homes}           the cells of the base that can hold a digit of the step, as alternatives
 *
 * {slot?before|after} writes the words around the slot only when the slot is not empty;
 * {slot?before|after|otherwise} has words for an empty slot as well.  A new slot is a row in the
 * table of slots.c.
 */
#ifndef LELE_TECHNIQUE_TELL_EXPLAIN_H
#define LELE_TECHNIQUE_TELL_EXPLAIN_H

#include "lele/past.h"
#include "lele/technique.h"

struct lele_telling {
    const lele_step *step;
    const lele_board *board;
    const lele_layout *layout;
    lele_lang lang;
    lele_text *out;
    const lele_past *past; /* NULL: nothing is known */
};

void lele_tell_template(const struct lele_telling *telling, const char *template);

/* One slot, without its braces: "cells:pivot". */
void lele_tell_slot(const struct lele_telling *telling, const char *name, size_t length);

/* Building blocks for slots. */
enum lele_join { LELE_JOIN_AND, LELE_JOIN_OR };
/* The separator before item `index` of `count`: "", ", " or " and ". */
const char *lele_join_before(lele_lang lang, enum lele_join join, int index, int count);
void lele_tell_cell(const struct lele_telling *telling, int cell);
/* "R1C2 (3, 7)" */
void lele_tell_value(const struct lele_telling *telling, int cell, lele_digits digits);
void lele_tell_cells(const struct lele_telling *telling, lele_cellset cells, enum lele_join join);
void lele_tell_digits(const struct lele_telling *telling, lele_digits digits, enum lele_join join);
void lele_tell_unit(const struct lele_telling *telling, int unit);
/* "rows 2 and 6", "row 2 and box 4" */
void lele_tell_units(const struct lele_telling *telling, const uint8_t *units, int count);
/* "R1C2 is 7", "R1C2 is not 7", "one of R1C2 and R1C3 is 7". */
void lele_tell_node(const struct lele_telling *telling, const lele_node *node);
/* {chain}; the functions after it write the slots of their names. */
void lele_tell_chain(const struct lele_telling *telling);
void lele_tell_deadly(const struct lele_telling *telling);
void lele_tell_links(const struct lele_telling *telling);
void lele_tell_twins(const struct lele_telling *telling);
void lele_tell_ways(const struct lele_telling *telling);
void lele_tell_shares(const struct lele_telling *telling);
void lele_tell_tight(const struct lele_telling *telling);
void lele_tell_mirrors(const struct lele_telling *telling);
void lele_tell_bases(const struct lele_telling *telling);
void lele_tell_turn(const struct lele_telling *telling);
void lele_tell_swaps(const struct lele_telling *telling);
void lele_tell_reasons(const struct lele_telling *telling);
/* Whether a reduced step is told by its premises.  One whose argument counts, and has no proof by
 * cases that can be read, keeps the words of its technique. */
bool lele_tell_has_proof(const lele_step *step);
/* The whole argument of such a step. */
void lele_tell_claims(const struct lele_telling *telling);

/* The cells of the pattern: of all marks except reasons, and of all nodes. */
lele_cellset lele_telling_pattern(const struct lele_telling *telling);
/* How many units of the step have the role. */
int lele_telling_count_units(const struct lele_telling *telling, int role);

#endif
