/*
 * Shared by the files of `lele solve`: cmd_solve.c (options and totals), solve_work.c (workers),
 * solve_cells.c (cells as text), solve_print.c (output), solve_candidates.c (--candidates),
 * solve_all.c (--count and --all), solve_tree.c (--count and --all with --shard).
 */
#ifndef LELE_CLI_SOLVE_H
#define LELE_CLI_SOLVE_H

#include "cli/pipeline.h"
#include "cli/reader.h"

enum {
    SOLVE_GRAIN = 256 << 10, /* bytes of a piece: the kernel writes large pieces faster */
    SOLVE_GROUP = 512,       /* puzzles per call of lele_solve_many: they stay in the cache */
    SOLVE_RUN = 4096,        /* the same for lines that are solved in place */
};

typedef enum solve_mode {
    SOLVE_UNIQUE,
    SOLVE_CHECK,
    SOLVE_FIRST,
    SOLVE_CANDIDATES,
    SOLVE_COUNT, /* this and later modes search for all solutions */
    SOLVE_ALL,
} solve_mode;

/* Instead of a number of solutions: the search ended at its limit. */
#define SOLVE_UNDECIDED UINT64_MAX

typedef struct solve_totals {
    uint64_t lines, unique, multiple, none, solutions, guesses;
} solve_totals;

typedef struct solve_job {
    solve_mode mode;
    const char *layout, *algorithm; /* NULL: not given */
    int64_t threads, limit;
    uint64_t max_work; /* of the search for each puzzle; 0: no limit */
    bool json;
    cli_format format;
    solve_totals totals; /* the sum over closed workers */
} solve_job;

typedef struct solve_worker {
    solve_job *job;
    cli_reader *reader;
    lele_layout layout;  /* of the group: --layout, else classic */
    lele_solver *solver; /* for this layout */
    bool groups;         /* puzzles of this layout are solved in groups */
    solve_totals totals;
    size_t count; /* puzzles in the group */
    uint8_t *puzzles, *solutions;
    uint32_t counts[SOLVE_RUN];
} solve_worker;

/* The workers of the pipeline; `data` is the job. */
void *solve_worker_open(void *data);
void solve_worker_close(void *data, void *state);
void solve_worker_piece(void *state, cli_work *work);

/* Reads the cells of a plain line; false if a character is not a cell.  `layout` must have at most
 * 9 digits. */
bool solve_cells_read(const lele_layout *layout, const char *restrict text, uint8_t *restrict ret);
/* Write cells as layout->cell_count characters; the second is faster, for full grids only. */
void solve_cells_write(const lele_layout *layout, const uint8_t *cells, char *ret);
void solve_cells_write_full(const lele_layout *layout, const uint8_t *restrict cells,
                            char *restrict ret);
/* Appends a full grid and a newline, as a line or as rows. */
void solve_cells_add(const lele_layout *layout, const uint8_t *cells, cli_format format,
                     lele_text *out);
void solve_cells_add_json(const lele_layout *layout, const uint8_t *cells, const char *key,
                          lele_json *out);

/* Write the output of one puzzle, of the whole group, of a run of `count` lines, and of givens that
 * break the rules.  The solutions of a run are already in memory, one line per puzzle, in the
 * reserved bytes after the end of work->out. */
void solve_print(solve_worker *worker, cli_work *work, const lele_layout *layout,
                 const uint8_t *puzzle, uint64_t solutions, const uint8_t *solution);
void solve_print_group(solve_worker *worker, cli_work *work);
void solve_print_run(solve_worker *worker, cli_work *work, size_t count);
void solve_print_conflict(solve_worker *worker, cli_work *work, const cli_line *line);
/* Adds a puzzle with that many solutions to the totals. */
void solve_sum_up(solve_worker *worker, cli_work *work, uint64_t solutions);

/* A puzzle that is solved outside a group. */
typedef struct solve_task {
    const cli_line *line;
    const lele_layout *layout;
    lele_solver *solver;
    const lele_grid *grid;
} solve_task;

void solve_candidates(solve_worker *worker, cli_work *work, const solve_task *task);

/* --count and --all. */
void solve_count(solve_worker *worker, cli_work *work, const solve_task *task);
void solve_list(solve_worker *worker, cli_work *work, const solve_task *task);

/* --count and --all with --shard: a part of the search tree of the only puzzle.  Returns the exit
 * status. */
int solve_tree(const cli_call *call, solve_job *job);

#endif
