/*
 * A proof of a reduced step from its premises, as the lines of its text (lele_move).
 *
 * It goes as the check in follow.c goes: the opposite of a conclusion is assumed, clauses with one
 * choice left are used, and where there is none, the clause with the fewest choices is divided into
 * cases.  Then the lines on which the contradiction does not depend are left out.
 */
#ifndef LELE_TECHNIQUE_DERIVE_H
#define LELE_TECHNIQUE_DERIVE_H

#include "lele/premise.h"

/* Fills `step->moves` from the premises, which become its claims in the same order.  False, without
 * moves: the proof has too many lines or cases within cases to be read. */
bool lele_step_derive(lele_step *step, const lele_layout *layout, const lele_premises *premises);

#endif
