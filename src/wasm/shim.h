/*
 * The WebAssembly module: one exported call.
 *
 * call(verb, options, body) looks the verb up in a table; its function writes one JSON value.
 * Options are lines "name value"; the body is a text (a puzzle, a save, a command).  Objects
 * with a longer life (games, searches) are numbers in a small table, so that a wrong number is
 * an error and never an invalid pointer.  An instance has one thread; a page that needs more
 * creates more instances.
 */
#ifndef LELE_WASM_SHIM_H
#define LELE_WASM_SHIM_H

#include "lele/clue.h"
#include "lele/lele.h"

typedef struct lele_call {
    const char *options;
    const char *body;
    size_t body_length;
    lele_lang lang;
    lele_text *out;
    lele_json json;
    lele_problem problem;
    const lele_layout *layout; /* the layout of the cells in `problem`, or NULL */
} lele_call;

/* Writes the value and returns LELE_OK, or fills call->problem and returns its code; the text
 * written so far is then discarded. */
typedef lele_error (*lele_call_fn)(lele_call *call);

typedef struct lele_call_row {
    const char *verb;
    lele_call_fn run;
} lele_call_row;

extern const lele_call_row lele_game_calls[], lele_puzzle_calls[], lele_solve_calls[],
    lele_make_calls[], lele_import_calls[];

/* The value of an option, truncated to `size`; false and an empty text when it is missing. */
bool lele_call_option(const lele_call *call, const char *name, char *ret, size_t size);
/* The whole value; false when it is missing. */
bool lele_call_value(const lele_call *call, const char *name, lele_text *ret);
int64_t lele_call_number(const lele_call *call, const char *name, int64_t missing);
bool lele_call_flag(const lele_call *call, const char *name);

/* Sets a problem that quotes `text`. */
lele_error lele_call_refuse(lele_call *call, lele_error code, const char *text);

typedef enum lele_thing {
    LELE_THING_NONE,
    LELE_THING_GAME,
    LELE_THING_SOLUTIONS,
    LELE_THING_GENERATOR
} lele_thing;

/* The number of a new object; 0 when the table is full (the object is then freed). */
int lele_thing_keep(lele_thing kind, void *object, void (*release)(void *object));
/* The object whose number is the value of `option`; NULL when there is none of that kind. */
void *lele_thing_find(const lele_call *call, const char *option, lele_thing kind);
lele_error lele_thing_release(lele_call *call, const char *option, lele_thing kind);

lele_layouts *lele_call_layouts(void);

/* The layout of the option "layout", which may have clues; NULL where the option is missing. */
lele_error lele_call_layout(lele_call *call, const lele_layout **ret);
/* Writes a key and the text of a layout, clues and all. */
void lele_call_layout_key(lele_call *call, const char *key, const lele_layout *layout);

/* Reads the body as a position, in the format and on the layout of the options. */
lele_error lele_call_read(lele_call *call, lele_position *ret);
/* The same for what does not know clues: they are refused (LELE_E_CONSTRAINT). */
lele_error lele_call_read_plain(lele_call *call, lele_position *ret);
/* The same with a collection of the caller, in which the layout lives (NULL: memory is short), and the
 * rules in words in `rules`, which may be NULL. */
lele_error lele_call_read_with(lele_call *call, lele_layouts *layouts, lele_text *rules,
                               lele_position *ret);
/* The name of the format that holds an exercise of the layout with its candidates. */
const char *lele_call_exercise_format(const lele_layout *layout);
/* Writes a key and a grid as a line such as "52.4...". */
void lele_call_grid(lele_call *call, const char *key, const lele_layout *layout,
                    const lele_grid *grid);
void lele_call_rating(lele_call *call, const lele_rating *rating);

/* Imported from the page: reports the progress of a long search. */
#if defined(__wasm__)
__attribute__((import_module("lele"), import_name("progress")))
#endif
void lele_wasm_progress(double nodes, double guesses, double backtracks);

#endif
