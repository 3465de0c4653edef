/*
 * From a step to sentences.
 *
 * A row's `why` is a template in two languages.  {slot} or {slot:role} is replaced by what
 * the step says; a role is a name of names.c, of a cell (base, fin, pivot, color-a ...) or of a
 * unit (base, cover, seen).  Slots:
 *
 *   {tech}            the technique's title
 *   {digits}          the digits of the pattern: "7", "3 and 7"     {digits:fin}: of these marks
 *   {cells}           the pattern's cells, reasons left out         {cells:pivot}: of this role
 *   {values:pivot}    cells with their marked digits: "R1C2 (37)"
 *   {units:base}      "row 2 and row 6"
 *   {where:base}      for each such unit the marked cells in it: "in row 2 to R2C4 or R2C8"
 *   {place}           "R1C2 = 5"
 *   {remove}          what goes: "7 from R1C4 and R9C8"
 *   {gone}            the digits that go, whatever the cell: "7"
 *   {also}            of these, those that the chain is not told for: "4 and 6"
 *   {is}              what a refuted beginning means, if the step does not place it: "R1C2 is 3"
 *   {kept}            the digits that sets of a loop keep: "R1C2 and R1C3 have 4 and 6"
 *   {own:base}        the cells of this role that lose something: "R1C4 or R9C8"
 *   {chain}           the nodes of branch 0, told as "if ... then ..."
 *   {branches}        every branch of a net, one sentence each
 *   {premises}        what a net starts from: "R1C2 is 3 or R1C2 is 7"
 *   {dead}            the contradiction that a net ends in
 *   {ends}            first and last node of the chain
 *   {deadly}          what follows from a deadly pattern, whole sentences
 *   {ways}            why aligned cells have no way to be filled with what goes
 *   {twins}           the covers, fins and victims of two fish with one base
 *   {shares}          the digits of each joint of a ring: "row 2 has 3 and 7, box 3 has 1"
 *   {tight}           the units that hold an exocet's digits outside: "3 in row 5 and row 8"
 *   {clash}           why a colour is wrong: its candidates at the reasons
 *   {reasons}         cells with role reason and their placed digits: "R1C4 = 7"
 *
 * {slot?before|behind} puts the words around the slot only when it has something to say.
 * A new slot is a row in the table of slots.c.
 */
#ifndef LELE_TECHNIQUE_TELL_EXPLAIN_H
#define LELE_TECHNIQUE_TELL_EXPLAIN_H

#include "lele/technique.h"

struct lele_telling {
    const lele_step *step;
    const lele_board *board;
    const lele_layout *layout;
    lele_lang lang;
    lele_text *out;
};

void lele_tell_template(const struct lele_telling *telling, const char *template);

/* One slot, without its braces: "cells:pivot". */
void lele_tell_slot(const struct lele_telling *telling, const char *name, size_t length);

/* Building blocks for slots. */
enum lele_join { LELE_JOIN_AND, LELE_JOIN_OR };
/* What stands in front of item `index` of `count`: "", ", " or " and ". */
const char *lele_join_before(lele_lang lang, enum lele_join join, int index, int count);
void lele_tell_cell(const struct lele_telling *telling, int cell);
/* "R1C2 (37)": a cell and digits, without words between. */
void lele_tell_value(const struct lele_telling *telling, int cell, lele_digits digits);
void lele_tell_cells(const struct lele_telling *telling, lele_cellset cells, enum lele_join join);
void lele_tell_digits(const struct lele_telling *telling, lele_digits digits, enum lele_join join);
void lele_tell_unit(const struct lele_telling *telling, int unit);
/* "rows 2 and 6" */
void lele_tell_units(const struct lele_telling *telling, const uint8_t *units, int count);
/* "R1C2 is 7", "R1C2 is not 7", "one of R1C2 and R1C3 is 7". */
void lele_tell_node(const struct lele_telling *telling, const lele_node *node);
/* The nodes of a step without branches, link by link. */
void lele_tell_chain(const struct lele_telling *telling);
void lele_tell_deadly(const struct lele_telling *telling);
void lele_tell_twins(const struct lele_telling *telling);
void lele_tell_ways(const struct lele_telling *telling);
void lele_tell_shares(const struct lele_telling *telling);
void lele_tell_tight(const struct lele_telling *telling);

/* The pattern's cells, reasons left out. */
lele_cellset lele_telling_pattern(const struct lele_telling *telling);
/* How many units of the step have the role. */
int lele_telling_count_units(const struct lele_telling *telling, int role);

#endif
