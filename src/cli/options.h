/*
 * One declarative option parser for every command, GNU style: --name=value, --name value,
 * -n5, -n 5, -ab for two flags, `--` before operands that look like options.
 *
 * A row has the target of the value (an offset into the command's struct of options), the allowed
 * values and the help text.  Every command has --help, --lang and (but for one) --output; they are in
 * no table.
 */
#ifndef LELE_CLI_OPTIONS_H
#define LELE_CLI_OPTIONS_H

#include "lele/lele.h"

typedef enum cli_kind {
    CLI_FLAG,   /* bool */
    CLI_NUMBER, /* int64_t: min..max, written with up to `decimals` decimals; value, min and
                   max are scaled by 10^decimals */
    CLI_UINT64, /* uint64_t: any */
    CLI_RANGE,  /* cli_range: A-B, A-, -B or A, where each end is a CLI_NUMBER */
    CLI_STRING, /* const char * */
    CLI_WORD,   /* int: the index of the word in `words` or `word_at` */
    CLI_LIST,   /* cli_list: may be given several times */
} cli_kind;

typedef struct cli_range {
    int64_t low, high;
} cli_range;

enum { CLI_LIST_MAX = 256 }; /* every technique may be named */

typedef struct cli_list {
    size_t count;
    const char *item[CLI_LIST_MAX];
} cli_list;

typedef struct cli_option {
    const char *name; /* without the dashes */
    char letter;      /* of the short form; 0: none */
    cli_kind kind;
    size_t target;     /* offsetof(struct options, field) */
    const char *value; /* the name of the value in --help: "N"; NULL for flags */
    int64_t min, max;  /* CLI_NUMBER, CLI_RANGE */
    int decimals;
    const char *const *words; /* ends with NULL; the values of a CLI_WORD, or suggestions for
                                 the completion of a CLI_STRING or CLI_LIST */
    const char *(*word_at)(size_t index); /* the same as a function; NULL after the last */
    const char *help[LELE_LANG_COUNT];
} cli_option;

/* The rows that several commands share.  `type` is the struct of options. */
#define CLI_OPTION_THREADS(type)                                                                   \
    {                                                                                              \
        .name = "threads", .kind = CLI_NUMBER, .target = offsetof(type, threads), .value = "N",    \
        .min = 1, .max = 1024, .help = {                                                           \
            "use N threads (default: one per core)",                                               \
            "使用 N 个线程（默认每个核心一个）"                                     \
        }                                                                                          \
    }
#define CLI_OPTION_NUMBER(type)                                                                    \
    {                                                                                              \
        .name = "number", .letter = 'n', .kind = CLI_NUMBER, .target = offsetof(type, count),      \
        .value = "N", .min = 0, .max = INT64_MAX, .help = {                                        \
            "how many (default: 1)",                                                               \
            "个数（默认 1）"                                                                 \
        }                                                                                          \
    }
#define CLI_OPTION_LAYOUT(type)                                                                    \
    {                                                                                              \
        .name = "layout", .kind = CLI_STRING, .target = offsetof(type, layout), .value = "NAME",   \
        .word_at = lele_layout_name_at, .help = {                                                  \
            "the layout of puzzles that do not name one (default: by their length);\n"             \
            "also jigsaw:REGIONS, one character per cell",                                         \
            "题目没有写明盘面时使用的盘面种类（默认按长度判断）；\n"     \
            "也可用 jigsaw:REGIONS，每格一个字符"                                        \
        }                                                                                          \
    }
#define CLI_OPTION_JSON(type)                                                                      \
    {                                                                                              \
        .name = "json", .kind = CLI_FLAG, .target = offsetof(type, json), .help = {                \
            "print JSON, one value per line",                                                      \
            "输出 JSON，每行一个值"                                                        \
        }                                                                                          \
    }

#define CLI_OPTION_FORMAT(type)                                                                    \
    {                                                                                              \
        .name = "format", .kind = CLI_WORD, .target = offsetof(type, format), .value = "NAME",     \
        .words = cli_formats, .help = {                                                            \
            "line: one line per grid; rows: the rows of each grid and an empty line",              \
            "line：每个终盘一行；rows：逐行输出，终盘之间空一行"              \
        }                                                                                          \
    }

#define CLI_OPTION_ALGORITHM(type)                                                                 \
    {                                                                                              \
        .name = "algorithm", .kind = CLI_WORD, .target = offsetof(type, algorithm),                \
        .value = "NAME", .word_at = cli_algorithm_name_at, .help = {                               \
            "the search algorithm (default: the best one for the layout)",                         \
            "搜索算法（默认选用最适合该盘面的算法）"                            \
        }                                                                                          \
    }

/* How a grid is written, in the order of `cli_formats`. */
typedef enum cli_format { CLI_FORMAT_LINE, CLI_FORMAT_ROWS } cli_format;
extern const char *const cli_formats[];

/* The names of the scales of ratings, for CLI_WORD; NULL after the last. */
const char *cli_scale_at(size_t index);

/* The names of the algorithms, for CLI_WORD; NULL after the last. */
const char *cli_algorithm_name_at(size_t index);

/* The word at an index of the option's `words` or `word_at`; NULL after the last. */
const char *cli_option_word(const cli_option *option, size_t index);

struct cli_call;
struct cli_command;

/* The values of --shard, --resume and --manifest (bulk.h); NULL: not given. */
typedef struct cli_bulk {
    const char *shard, *resume, *manifest;
} cli_bulk;

typedef struct cli_parsed {
    bool help;
    lele_lang lang;     /* LELE_LANG_COUNT: --lang was not given */
    const char *output; /* the file of --output; NULL: it was not given */
    cli_bulk bulk;
    size_t operand_count; /* the operands are moved to the front of the argument list */
} cli_parsed;

/* Reads `count` arguments into `target`.  For a wrong argument it writes a message to standard
 * error, in `lang` or the language of an earlier --lang, and returns false. */
bool cli_options_parse(const struct cli_command *command, lele_lang lang, size_t count,
                       const char **arguments, void *target, cli_parsed *ret);

/* Reads the value of --lang; for anything else writes a message in `lang` and returns false.  Also
 * used for a --lang before the command. */
bool cli_lang_parse(const char *value, lele_lang lang, lele_lang *ret);

#endif
