/* Lele (数独乐乐): everything about Sudoku, one include. */
#ifndef LELE_LELE_H
#define LELE_LELE_H

#include "lele/bits.h"
#include "lele/board.h"
#include "lele/canon.h"
#include "lele/codec.h"
#include "lele/disguise.h"
#include "lele/error.h"
#include "lele/fill.h"
#include "lele/generate.h"
#include "lele/game.h"
#include "lele/grid.h"
#include "lele/hint.h"
#include "lele/json.h"
#include "lele/layout.h"
#include "lele/random.h"
#include "lele/rate.h"
#include "lele/repair.h"
#include "lele/solve.h"
#include "lele/step.h"
#include "lele/technique.h"
#include "lele/text.h"
#include "lele/view.h"

#endif
