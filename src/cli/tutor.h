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
} cli_tutor;

/* What a tutor may use. */
typedef struct cli_tutor_rules {
    lele_technique_list techniques;
    uint64_t max_nodes; /* of the search for solutions; 0: no limit */
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
    uint64_t max_nodes;         /* as in cli_tutor_rules */
    size_t grain;
    bool json, paragraphs; /* as in cli_stage */
} cli_lesson;

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
void cli_tutor_say(const lele_step *step, const lele_board *board, lele_lang lang,
                   lele_hint_level level, lele_text *out);

/* Puts the position on the tutor's board and turns the advisor to its puzzle.  Digits count as
 * the player's own only where the givens alone fix the solution; else all are the puzzle. */
void cli_tutor_open(cli_tutor *tutor, const lele_position *position);

/* Writes the verdict on a puzzle without exactly one solution: `none` or `multiple`. */
void cli_tutor_verdict(cli_work *work, const lele_position *position, lele_solutions_known known);

/* The digits of the board as one line. */
void cli_tutor_add_puzzle(lele_text *out, const lele_layout *layout, const lele_grid *grid);

const char *cli_technique_name_at(size_t index);

/* Draws the board with what the step marks in colours (ANSI), for terminals. */
void cli_draw_step(lele_text *out, const lele_board *board, const lele_step *step);

#endif
