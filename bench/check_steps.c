/*
 * Checks all steps of some techniques along solve paths.
 * Usage: check-steps [--layout NAME] [--from RATING] [--limit N] [--example] [--drop] TECHNIQUES
 *        [FILE...]
 * Reads puzzles, one per line, and walks the path of the default list.  In each position whose next
 * step has at least that rating (tenths; default 0) it lists all steps of the techniques.  Each must
 * agree with the solution, pass the verifier and follow from its premises; with --drop, not follow
 * without any one of those it needs.  Prints the numbers by technique; the exit status is 1 when a
 * step failed.  --example prints the first position of each technique, as a share code if the layout
 * is not classic.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lele/lele.h"

struct tally {
    long positions, steps, wrong, holes, loose, eliminations;
    bool shown;
};

struct check {
    lele_layout layout;
    lele_engine *engine, *walker;
    lele_solver *solver;
    lele_technique_list list;
    const lele_board *board;
    lele_grid solution;
    struct tally tally[LELE_MAX_TECHNIQUES];
    bool here[LELE_MAX_TECHNIQUES];
    int from;
    long limit, positions;
    bool example, drop;
};

static void print_code(const struct check *check, lele_text *text)
{
    static lele_position position;
    lele_position_from_grid(&position, &check->layout, &check->board->grid);
    position.has_candidates = true;
    memcpy(position.candidates, check->board->candidates, sizeof position.candidates);
    lele_codec_write(lele_codec_find("share"), &position, text, NULL);
    printf("%s", text->data);
    lele_text_clear(text);
}

static void print_line(const struct check *check)
{
    printf(":0000:x:");
    for (int cell = 0; cell < check->layout.cell_count; cell++) {
        const int digit = check->board->grid.cell[cell];
        if (digit != 0 && !lele_cellset_has(&check->board->givens, cell))
            putchar('+');
        putchar(digit == 0 ? '.' : lele_digit_char(digit));
    }
    putchar(':');
    for (int cell = 0; cell < check->layout.cell_count; cell++)
        for (int d = 1; check->board->grid.cell[cell] == 0 && d <= check->layout.size; d++) {
            bool seen = lele_digits_has(check->board->candidates[cell], d);
            for (int peer = 0; peer < check->layout.cell_count; peer++)
                seen = seen || (lele_layout_sees(&check->layout, cell, peer) &&
                                check->board->grid.cell[peer] == d);
            if (!seen)
                printf("%d%d%d ", d, cell / check->layout.size + 1, cell % check->layout.size + 1);
        }
    printf("::");
}

static void print_position(const struct check *check, const lele_step *step, const char *what)
{
    lele_text text;
    lele_text_init(&text);
    printf("%s %s ", what, lele_technique_at(step->technique)->name);
    if (lele_layout_is_classic(&check->layout))
        print_line(check);
    else
        print_code(check, &text);
    lele_step_write(step, check->board, LELE_LANG_EN, LELE_HINT_WHY, &text);
    printf("\n  %s\n", text.data);
    lele_text_release(&text);
}

/* Whether the conclusion follows without one of the premises that it needs. */
static bool is_loose(const struct check *check, const lele_premises *needed, const lele_step *step)
{
    static lele_premises fewer;
    for (int i = 0; i < needed->count; i++) {
        fewer = *needed;
        fewer.count--;
        memmove(fewer.items + i, fewer.items + i + 1,
                (size_t)(fewer.count - i) * sizeof *fewer.items);
        if (lele_premises_follow(&check->layout, &fewer, step))
            return true;
    }
    return false;
}

static bool check_step(void *data, const lele_step *step)
{
    static lele_premises premises;
    struct check *check = data;
    struct tally *tally = &check->tally[step->technique];
    tally->steps++;
    for (int i = 0; i < step->elimination_count; i++)
        tally->eliminations += lele_digits_count(step->eliminations[i].digits);
    if (!check->here[step->technique])
        tally->positions++;
    check->here[step->technique] = true;
    if (check->example && !tally->shown)
        print_position(check, step, "example");
    tally->shown = true;
    if (!lele_step_verify(step, check->board, &check->solution)) {
        tally->wrong++;
        print_position(check, step, "WRONG");
    }
    if (!lele_step_named(step, check->board, &premises) ||
        !lele_premises_hold(&premises, check->board)) {
        if (tally->holes++ < 3)
            print_position(check, step, "HOLE");
    } else if (check->drop && lele_step_premises(step, check->board, &premises) &&
               is_loose(check, &premises, step)) {
        tally->loose++;
    }
    return true;
}

static bool check_position(void *data, const lele_board *board, const lele_step *next)
{
    struct check *check = data;
    if (next->rating < check->from)
        return true;
    const lele_find_options options = { &check->list, LELE_UNIQUENESS_PROVED };
    check->board = board;
    memset(check->here, 0, sizeof check->here);
    lele_engine_each(check->engine, board, &options, check_step, check);
    return ++check->positions < check->limit;
}

static void check_puzzle(struct check *check, const char *line)
{
    lele_grid grid = { { 0 } };
    lele_solve_result result;
    lele_board board;
    lele_rating rating;
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    if (strlen(line) < (size_t)check->layout.cell_count || line[0] == '#')
        return;
    for (int cell = 0; cell < check->layout.cell_count; cell++)
        grid.cell[cell] = (lele_digit)lele_digit_of_char(line[cell]);
    lele_solve(check->solver, &grid, NULL, NULL, NULL, &result);
    if (result.solutions != 1)
        return;
    check->solution = result.first;
    lele_board_init(&board, &check->layout, &grid);
    lele_rate(check->walker, &board, &options, check_position, check, &rating);
}

static void check_file(struct check *check, FILE *file)
{
    char line[4096];
    while (check->positions < check->limit && fgets(line, sizeof line, file) != NULL)
        check_puzzle(check, line);
}

static int report(const struct check *check)
{
    long bad = 0;
    printf("%ld positions\n%-28s %9s %8s %12s %6s %6s %6s\n", check->positions, "technique",
           "positions", "steps", "eliminations", "wrong", "holes", "loose");
    for (size_t i = 0; i < lele_technique_count(); i++) {
        const struct tally *tally = &check->tally[i];
        if (tally->steps > 0)
            printf("%-28s %9ld %8ld %12ld %6ld %6ld %6ld\n", lele_technique_at(i)->name,
                   tally->positions, tally->steps, tally->eliminations, tally->wrong, tally->holes,
                   tally->loose);
        bad += tally->wrong + tally->holes + tally->loose;
    }
    return bad > 0;
}

static int read_options(struct check *check, const char **layout, int argc, char **argv)
{
    int i = 1;
    for (; i < argc && strncmp(argv[i], "--", 2) == 0; i++) {
        check->example |= strcmp(argv[i], "--example") == 0;
        check->drop |= strcmp(argv[i], "--drop") == 0;
        if (strcmp(argv[i], "--layout") == 0 && i + 1 < argc)
            *layout = argv[++i];
        else if (strcmp(argv[i], "--from") == 0 && i + 1 < argc)
            check->from = atoi(argv[++i]);
        else if (strcmp(argv[i], "--limit") == 0 && i + 1 < argc)
            check->limit = atol(argv[++i]);
    }
    return i;
}

int main(int argc, char **argv)
{
    static struct check check = { .limit = 1000000000 };
    const char *layout = LELE_LAYOUT_CLASSIC;
    const int at = read_options(&check, &layout, argc, argv);
    if (at >= argc || lele_layout_init(&check.layout, layout, NULL) != LELE_OK ||
        lele_technique_list_read(&check.list, argv[at], NULL) != LELE_OK) {
        fputs("usage: check-steps [--layout NAME] [--from RATING] [--limit N] [--example] [--drop] "
              "TECHNIQUES [FILE...]\n",
              stderr);
        return 2;
    }
    check.engine = lele_engine_new(&check.layout);
    check.walker = lele_engine_new(&check.layout);
    check.solver = lele_solver_new(&check.layout, "bitboard", NULL);
    if (at + 1 == argc)
        check_file(&check, stdin);
    for (int i = at + 1; i < argc; i++) {
        FILE *file = fopen(argv[i], "r");
        if (file == NULL) {
            perror(argv[i]);
            return 2;
        }
        check_file(&check, file);
        fclose(file);
    }
    const int status = report(&check);
    lele_solver_free(check.solver);
    lele_engine_free(check.walker);
    lele_engine_free(check.engine);
    return status;
}
