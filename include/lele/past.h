/*
 * The past of a position: who removed a candidate that no placed digit excludes, and the reasons
 * of a single, which may depend on such removals.
 *
 * A single excludes every other empty cell of its unit, or every other digit of its cell.  A placed
 * digit that sees the cell is one reason; a removal is the other.  The removal was a step of the
 * same solve, a hint that the player took, the player's own notes, or the candidates that came with
 * the position.  A step does not know its past, so the caller who walked to the position gives it.
 *
 * Arguments: cells and digits are those of the layout; a past that was never filled knows nothing.
 * NULL: see lele/lele.h; a past may be NULL.
 */
#ifndef LELE_PAST_H
#define LELE_PAST_H

#include "lele/step.h"

typedef enum lele_removal_kind {
    LELE_REMOVAL_UNKNOWN, /* the candidates of the position lack it, and no more is known */
    LELE_REMOVAL_STEP,    /* an earlier step of the same solve */
    LELE_REMOVAL_HINT,    /* a hint that the player took */
    LELE_REMOVAL_NOTE,    /* the notes of the player */
    LELE_REMOVAL_INPUT,   /* the candidates that were given with the position */
    LELE_REMOVAL_COUNT
} lele_removal_kind;

LELE_API const char *lele_removal_kind_name(lele_removal_kind kind); /* "step", "hint", ... */

typedef struct lele_removal {
    uint8_t kind;      /* lele_removal_kind */
    uint8_t technique; /* of a step or hint: one more than the index for lele_technique_at;
                          0: not known */
    uint16_t step;     /* of a step: its number, counted from 1 */
} lele_removal;

typedef struct lele_past {
    lele_removal of[LELE_MAX_CELLS][LELE_MAX_SIZE + 1]; /* [cell][digit] */
} lele_past;

LELE_API void lele_past_init(lele_past *past);
LELE_API void lele_past_add(lele_past *past, int cell, lele_digits digits, lele_removal removal);
/* Adds the eliminations of a step, which is number `number` of its solve. */
LELE_API void lele_past_add_step(lele_past *past, const lele_step *step, int number);
/* Adds every candidate that the board lacks though no placed digit excludes it. */
LELE_API void lele_past_add_board(lele_past *past, const lele_board *board, lele_removal removal);

/* Why `digit` cannot be in `cell`. */
typedef struct lele_reason {
    lele_cell cell;
    uint8_t digit;
    bool is_seen; /* the cell `by` holds the digit and sees the cell */
    lele_cell by;
    lele_removal removal; /* of a removal; only if not is_seen */
} lele_reason;

enum { LELE_STEP_REASONS = LELE_MAX_SIZE };

/* The reasons of a hidden single, one for each other empty cell of its unit, or of a naked single,
 * one for each other digit.  Other steps have none.  Returns how many. */
LELE_API size_t lele_step_reasons(const lele_step *step, const lele_board *board,
                                  const lele_past *past, lele_reason ret[LELE_STEP_REASONS]);

/* As lele_step_write and lele_step_json, with the reasons that the past gives.  `past` NULL:
 * nothing is known. */
LELE_API void lele_step_write_past(const lele_step *step, const lele_board *board,
                                   const lele_past *past, lele_lang lang, lele_hint_level level,
                                   lele_text *out);
LELE_API void lele_step_json_past(const lele_step *step, const lele_board *board,
                                  const lele_past *past, lele_lang lang, lele_json *json);

#endif
