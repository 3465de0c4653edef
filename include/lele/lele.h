/*
 * Lele (数独乐乐): everything about Sudoku, one include.
 *
 * What every header says about its arguments rests on these rules:
 *
 * - A pointer points to an object of its type that was initialised by its own functions.  NULL is
 *   allowed where a header says so, for every `problem`, and for every `_free`, which then does
 *   nothing.
 * - Objects that are used together belong together: a board, a grid or a step is of the layout of
 *   its solver, engine, generator or game, and a step is written with the board that it was found
 *   on.  Cells (0 to cell_count - 1) and digits (1 to size) as arguments are those of the layout.
 * - To break these two rules is an error of the program: the behaviour is undefined, in debug builds
 *   often an assertion.
 * - What can come from outside is checked.  A text may have any bytes.  A grid may have any bytes
 *   where a header says that it is checked; lele_grid_check is the check for all other functions.
 * - A value outside of its enumeration, where it is only named, is called "?"; an index after the
 *   last of a list gives NULL; a language that does not exist is English.
 */
#ifndef LELE_LELE_H
#define LELE_LELE_H

#include "lele/bits.h"
#include "lele/board.h"
#include "lele/canon.h"
#include "lele/clue.h"
#include "lele/clue_sketch.h"
#include "lele/codec.h"
#include "lele/disguise.h"
#include "lele/error.h"
#include "lele/fill.h"
#include "lele/generate.h"
#include "lele/game.h"
#include "lele/grid.h"
#include "lele/hint.h"
#include "lele/import.h"
#include "lele/json.h"
#include "lele/layout.h"
#include "lele/minutes.h"
#include "lele/past.h"
#include "lele/premise.h"
#include "lele/random.h"
#include "lele/rate.h"
#include "lele/se.h"
#include "lele/repair.h"
#include "lele/sketch.h"
#include "lele/solve.h"
#include "lele/step.h"
#include "lele/technique.h"
#include "lele/text.h"
#include "lele/trial.h"
#include "lele/view.h"

#endif
