/*
 * The account of a game: which information was paid for, and where.
 *
 * A row says that the player was told something in a position.  The same information costs nothing
 * there again.  Rows follow from the log alone: a line that cost nothing because of an earlier row
 * ends in `free` (`apply`: begins with it), so an old log without that word costs what it cost then.
 */
#ifndef LELE_GAME_ACCOUNT_H
#define LELE_GAME_ACCOUNT_H

#include "game/command.h"

typedef enum lele_paid_kind {
    LELE_PAID_HINT,    /* a step: how many were skipped */
    LELE_PAID_STEP,    /* a step chosen from the list: technique, number */
    LELE_PAID_APPLY,   /* the conclusions of a hint: how many were skipped */
    LELE_PAID_TROUBLE, /* a hint about a mistake: its kind */
    LELE_PAID_WRONG,   /* a wrong digit: cell, digit */
    LELE_PAID_OVERLAY,
    LELE_PAID_WHY_NOT, /* cell, digit */
    LELE_PAID_CHECK,
    LELE_PAID_MISTAKE, /* the way back to before the first mistake */
    LELE_PAID_REVEAL,  /* cell */
    LELE_PAID_KIND_COUNT
} lele_paid_kind;

typedef struct lele_paid {
    lele_paid_kind kind;
    int about, number; /* what the kind says; 0 if it says nothing */
    int level;         /* the highest level told; 1 where there are none */
} lele_paid;

typedef struct lele_paid_row {
    lele_paid paid;
    uint64_t place; /* of the position */
    uint64_t step;  /* identifies the step; 0: not known, because the log was loaded */
} lele_paid_row;

typedef struct lele_account {
    lele_paid_row *rows;
    size_t count, room;
} lele_account;

void lele_account_release(lele_account *account);
/* Reserves memory for the rows of one command, so that adding them cannot fail. */
bool lele_account_reserve(lele_account *account);
/* Forgets everything: the game starts anew, with no hint used. */
void lele_account_clear(lele_account *account);

/* The level of this information that was paid for in the current position; 0: none. */
int lele_account_level(const lele_game *game, lele_paid paid);
/* The same for the step of the hint, however it was shown before. */
int lele_account_step_level(lele_game *game, lele_paid paid);
/* Adds a row, or raises the level of the row that is there. */
void lele_account_add(lele_game *game, lele_paid paid);

/* Decides whether a command costs a hint, and checks that the limit allows it.  `is_known`: the
 * player was told before.  In a log, the line decides. */
typedef enum lele_novelty { LELE_NOVELTY_NONE, LELE_NOVELTY_NEW } lele_novelty;
lele_error lele_account_ask(lele_game *game, lele_command *command, lele_novelty news,
                            lele_problem *problem);
/* Charges the hint if the command costs one, and adds the row. */
void lele_account_settle(lele_game *game, const lele_command *command, lele_paid paid);

/* Whether the next press of `hint`, `check` or `candidates` tells nothing new, as far as that is
 * known without a search. */
bool lele_account_knows_hint(const lele_game *game);
bool lele_account_knows_check(const lele_game *game);
bool lele_account_knows_overlay(const lele_game *game);

#endif
