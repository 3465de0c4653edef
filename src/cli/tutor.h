/*
 * What the teaching commands share: an advisor for each layout, and a board for each position
 * that is read.
 */
#ifndef LELE_CLI_TUTOR_H
#define LELE_CLI_TUTOR_H

#include "cli/pipeline.h"
#include "cli/reader.h"

typedef struct cli_tutor {
    lele_advisor *advisor;
    lele_engine *engine; /* the advisor's */
    lele_board board;
    lele_solutions_known known; /* about the digits on the board */
    lele_find_options options;  /* for steps on the board */
    lele_step step;             /* room for one */
    lele_past past;             /* of the board, see cli_tutor_recall */
    const cli_line *line;       /* where the position was read */
    lele_se *se;                /* these are made by the first command that uses them; else NULL */
    lele_canon *canon;
    lele_solver *solver;
} cli_tutor;

/* What a tutor may use. */
typedef struct cli_tutor_rules {
    lele_technique_list techniques;
    uint64_t max_work; /* of the search for solutions; 0: no limit */
} cli_tutor_rules;

/* For cli_reader_new: the tools are tutors.  The rules must outlive them. */
cli_tool_kind cli_tutor_kind(cli_tutor_rules *rules);

/* What a teaching command does with each position; writes into work->out. */
typedef void (*cli_teach_fn)(const void *data, cli_tutor *tutor, const lele_position *position,
                             cli_work *work);

typedef struct cli_lesson {
    cli_teach_fn teach;
    const void *data;
    const char *layout;
    int64_t threads;
    const cli_list *techniques; /* their names; none: those of `base` */
    const char *base;           /* NULL: the default list */
    int64_t effort;             /* of --effort */
    size_t grain;
    bool json, paragraphs;                        /* as in cli_stage */
    void (*in_order)(void *data, lele_text *out); /* as in cli_stage, with `order` */
    void *order;
    bool skips_bad; /* a line that is no puzzle has no output, only its message */
} cli_lesson;

enum { CLI_TUTOR_EFFORT = 2 }; /* the default of --effort */

#define CLI_OPTION_EFFORT(type)                                                                            \
    {                                                                                                      \
        .name = "effort", .kind = CLI_NUMBER, .target = offsetof(type, effort), .value = "N",              \
        .min = 0, .max = 1000000, .help = {                                                                \
            "the limit of the search for solutions of a puzzle, about N seconds;\n"                        \
            "counted, so the answer never depends on the machine; 0: no limit (default: 2)",               \
            "每题搜索解的上限，约 N 秒；按工作量计算，结果与机器快慢无关；\n" \
            "0 表示不限（默认 2）"                                                                 \
        }                                                                                                  \
    }

#define CLI_OPTION_TECHNIQUES(type)                                                                \
    {                                                                                              \
        .name = "technique", .kind = CLI_LIST, .target = offsetof(type, technique),                \
        .value = "NAME", .word_at = cli_technique_name_at, .help = {                               \
            "use only these techniques; -NAME leaves one out, +NAME adds one, all means all",      \
            "只用这些技巧；-NAME 除去一个，+NAME 加入一个，all 为全部"         \
        }                                                                                          \
    }

/* Runs the positions of the call's files through the lesson; returns the exit status. */
int cli_tutor_run(const cli_call *call, const cli_lesson *lesson);

/* The words of a step on one line, whatever lines its argument has. */
void cli_tutor_say(const lele_step *step, const lele_board *board, const lele_past *past,
                   lele_lang lang, lele_hint_level level, lele_text *out);

/* Puts the position on the tutor's board and turns the advisor to its puzzle.  Digits count as
 * the player's own only where the givens alone fix the solution; else all are the puzzle. */
void cli_tutor_open(cli_tutor *tutor, const lele_position *position);

/* Fills the past of the board, which the words of singles need, after cli_tutor_open. */
void cli_tutor_recall(cli_tutor *tutor, const lele_position *position);
/* Puts the tutor's step, number `number` of the solve, on the board and into its past. */
void cli_tutor_take(cli_tutor *tutor, int number);

/* Writes the verdict on a puzzle that is not known to have exactly one solution: `none`, `multiple`,
 * or `unknown` where the effort was not enough. */
void cli_tutor_verdict(cli_work *work, const lele_position *position, lele_solutions_known known);

/* The digits of the board as one line. */
void cli_tutor_add_puzzle(lele_text *out, const lele_layout *layout, const lele_grid *grid);

const char *cli_technique_name_at(size_t index);

/* Draws the board with what the step marks in colours (ANSI), for terminals. */
void cli_draw_step(lele_text *out, const lele_board *board, const lele_step *step);

#endif
