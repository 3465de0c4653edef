/*
 * Commands: one row of the verb table each, read from a line of text and written back to the log.
 * Reading needs the layout but no game.  The function that runs a command decides whether it is
 * possible.
 */
#ifndef LELE_GAME_COMMAND_H
#define LELE_GAME_COMMAND_H

#include "lele/game.h"
#include "lele/view.h"

typedef struct lele_command lele_command;
typedef lele_error (*lele_command_fn)(lele_game *game, lele_command *command,
                                      lele_problem *problem);

enum {
    LELE_WHILE_ENTERING = 1 << LELE_STATUS_ENTERING,
    LELE_WHILE_PLAYING = 1 << LELE_STATUS_PLAYING,
    LELE_WHILE_PAUSED = 1 << LELE_STATUS_PAUSED,
    LELE_WHILE_SOLVED = 1 << LELE_STATUS_SOLVED,
    LELE_WHILE_SHOWN = 1 << LELE_STATUS_SHOWN,
    LELE_WHILE_LOST = 1 << LELE_STATUS_LOST,
    LELE_WHILE_OVER = LELE_WHILE_SOLVED | LELE_WHILE_SHOWN | LELE_WHILE_LOST,
};

/* Links contain these numbers: add new verbs at the end, and never remove one. */
typedef enum lele_verb {
    LELE_VERB_TICK,
    LELE_VERB_SET,
    LELE_VERB_ERASE,
    LELE_VERB_NOTE,
    LELE_VERB_FILL_NOTES,
    LELE_VERB_CLEAR_NOTES,
    LELE_VERB_COLOR,
    LELE_VERB_UNDO,
    LELE_VERB_REDO,
    LELE_VERB_GOTO,
    LELE_VERB_MARK,
    LELE_VERB_UNMARK,
    LELE_VERB_NAME,
    LELE_VERB_DROP,
    LELE_VERB_BACK,
    LELE_VERB_BEFORE_MISTAKE,
    LELE_VERB_HINT,
    LELE_VERB_ANOTHER,
    LELE_VERB_CLOSE,
    LELE_VERB_APPLY,
    LELE_VERB_CANDIDATES,
    LELE_VERB_REVEAL,
    LELE_VERB_WHY_NOT,
    LELE_VERB_CHECK,
    LELE_VERB_WHY_DEAD,
    LELE_VERB_PAUSE,
    LELE_VERB_RESUME,
    LELE_VERB_RESTART,
    LELE_VERB_SUBMIT,
    LELE_VERB_SOLVE,
    LELE_VERB_SETTING,
    LELE_VERB_GIVEN,
    LELE_VERB_CONFIRM,
    LELE_VERB_IMPORT,
    LELE_VERB_STEP,
    LELE_VERB_PEEK,
    LELE_VERB_START_FROM,
    LELE_VERB_COUNT
} lele_verb;

typedef struct lele_verb_row {
    const char *word;
    const char *usage;     /* the arguments, for help: "CELLS DIGIT" */
    const char *arguments; /* one letter each, see argument.c */
    lele_command_fn run;
    unsigned allowed; /* the statuses it may run in: a set of LELE_WHILE_... */
    const char *summary[LELE_LANG_COUNT];
} lele_verb_row;

const lele_verb_row *lele_verb_at(size_t index); /* NULL after the last */

enum { LELE_NO_NUMBER = -1 };

/* What `back` decided about the digit that was tried.  A log before this was written has no word
 * for it: then the rules alone decide. */
typedef enum lele_back {
    LELE_BACK_BY_RULES,
    LELE_BACK_PLAIN, /* the digit was no choice: nothing is remembered */
    LELE_BACK_TRIED,
    LELE_BACK_LAST, /* one digit is left to try: the mark is closed */
    LELE_BACK_DEAD, /* none is left */
    LELE_BACK_COUNT
} lele_back;

/* A command.  The arguments of the verb determine which fields are used. */
struct lele_command {
    lele_verb verb;
    lele_cellset cells;
    int digit;
    lele_digits digits;
    int note_kind;  /* LELE_NOTE_... */
    char sign;      /* '+', '-' or 0 for toggle */
    int64_t number; /* LELE_NO_NUMBER: not given */
    bool is_free;   /* in a log: the command gave no new information and cost nothing */
    bool is_forced; /* the digit follows from everyday techniques: no branch point */
    lele_back back;
    const char *word; /* no NUL at its end */
    size_t word_length;
    bool is_all;
    const char *text; /* no NUL at its end */
    size_t text_length;
    bool has_conclusions;
    uint8_t technique; /* of the step that they come from, plus 1; 0: not known, as in old logs */
    uint8_t place[LELE_MAX_CELLS];      /* the digits that a step places */
    lele_digits remove[LELE_MAX_CELLS]; /* the candidates that it eliminates */
};

/* `ret->text` points into `line`. */
lele_error lele_command_read(lele_command *ret, const lele_layout *layout, const char *line,
                             size_t length, lele_problem *problem);
void lele_command_write(const lele_command *command, const lele_layout *layout, lele_text *out);

/* Runs a command, without advancing the clock and without writing the log. */
lele_error lele_game_run(lele_game *game, lele_command *command, lele_problem *problem);

#endif
