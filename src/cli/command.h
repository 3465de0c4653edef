/*
 * The commands of `lele`, as a table.
 *
 * To add a command:
 *   1. write cmd_<name>.c: a struct of options, a table of cli_option rows that point into
 *      it, a run function, and one `const cli_command cli_command_<name>`;
 *   2. add X(<name>) to CLI_COMMANDS below and the file to meson.build;
 *   3. add golden cases in tests/cli/cases and a man page man/lele-<name>.1.scd.
 * The tables are the source of `--help`, of the completions and of the checks of arguments.
 * A command that reads puzzles is a stage of the pipeline (pipeline.h): it turns a line into text.
 */
#ifndef LELE_CLI_COMMAND_H
#define LELE_CLI_COMMAND_H

#include "cli/options.h"

/* In the order of `lele --help`. */
/* clang-format off */
#define CLI_COMMANDS(X) \
    X(solve)            \
    X(generate)         \
    X(grids)            \
    X(rate)             \
    X(steps)            \
    X(explain)          \
    X(hint)             \
    X(techniques)       \
    X(layouts)          \
    X(repair)           \
    X(canon)            \
    X(dataset)          \
    X(convert)          \
    X(merge)            \
    X(game)             \
    X(play)             \
    X(print)            \
    X(serve)            \
    X(store)            \
    X(bench)
/* clang-format on */

/* Exit statuses, the same for every command. */
enum {
    CLI_STATUS_OK,
    CLI_STATUS_BAD,    /* some line was bad or had no solution */
    CLI_STATUS_USAGE,  /* wrong options or operands */
    CLI_STATUS_IO,     /* input or output failed, or memory ran out */
    CLI_STATUS_CLOSED, /* the reader closed the pipe: stop; main turns this into 0 */
};

typedef struct cli_command cli_command;
typedef struct cli_journal cli_journal;

/* One call of a command: its row, the language, the operands (arguments that are not options). */
typedef struct cli_call {
    const cli_command *command;
    lele_lang lang;
    const char *const *operands;
    size_t operand_count;
    cli_journal *journal; /* of --shard, --resume and --manifest; NULL: none is given */
} cli_call;

struct cli_command {
    const char *name;
    const char *summary[LELE_LANG_COUNT]; /* one line, no full stop */
    const char *notes[LELE_LANG_COUNT];   /* lines below the options in --help; may be NULL */
    const char *operands;                 /* "[FILE...]"; NULL: takes none */
    const cli_option *options;            /* the last row has no name; NULL: no options */
    bool has_no_output;                   /* it takes no --output */
    bool is_bulk;                         /* it takes the options of bulk.h */
    size_t size;                          /* of the struct that the options fill */
    const void *defaults;                 /* the initial value of that struct; NULL: all zero */
    /* Returns the exit status.  NULL: the program lele-NAME does the work; see program.h. */
    int (*run)(const cli_call *call, const void *options);
};

/* Index from 0; NULL after the last. */
const cli_command *cli_command_at(size_t index);
const cli_command *cli_command_find(const char *name);

#define CLI_COMMAND_EXTERN(name) extern const cli_command cli_command_##name;
CLI_COMMANDS(CLI_COMMAND_EXTERN)
#undef CLI_COMMAND_EXTERN

#endif
