/*
 * Checks the steps of puzzles with clues.
 * Usage: clue-steps [--all | --example] FILE COLUMN
 * Reads one puzzle per line, from that column (from 1, divided by tabs), and walks the path of the
 * default techniques; --example prints the position with the shortest argument of each technique for
 * clues, as a share code; with --all lists every step of the techniques for clues in each position.  Each step must
 * agree with the solution, pass the verifier and follow from its premises.  Prints the numbers by
 * technique, and how many puzzles are solved without brute force; the exit status is 1 when a step
 * failed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lele/lele.h"

struct tally {
    long steps, wrong, holes;
};

struct check {
    const lele_layout *layout;
    lele_engine *engine, *walker;
    lele_technique_list list; /* of --all */
    lele_grid solution;
    bool all, example;
    size_t shortest[LELE_MAX_TECHNIQUES];
    lele_text code[LELE_MAX_TECHNIQUES], words[LELE_MAX_TECHNIQUES];
    long puzzles, solved, level[LELE_LEVEL_COUNT];
    struct tally tally[LELE_MAX_TECHNIQUES];
};

static void print_step(const lele_step *step, const lele_board *board, const char *what)
{
    lele_text text;
    lele_text_init(&text);
    lele_step_write(step, board, LELE_LANG_EN, LELE_HINT_WHY, &text);
    printf("%s %s: %s\n", what, lele_technique_at(step->technique)->name, text.data);
    lele_text_release(&text);
}

static void check_step(struct check *check, const lele_board *board, const lele_step *step)
{
    static lele_premises premises;
    struct tally *tally = &check->tally[step->technique];
    tally->steps++;
    if (!lele_step_verify(step, board, &check->solution)) {
        if (tally->wrong++ < 3)
            print_step(step, board, "WRONG");
    } else if ((!lele_step_named(step, board, &premises) ||
                !lele_premises_hold(&premises, board)) &&
               tally->holes++ < 3) {
        print_step(step, board, "HOLE");
    }
}

/* Keeps the position if its argument is the shortest so far. */
static void keep_example(struct check *check, const lele_board *board, const lele_step *step)
{
    static lele_position position;
    lele_text words;
    lele_text_init(&words);
    lele_step_write(step, board, LELE_LANG_EN, LELE_HINT_WHY, &words);
    size_t *shortest = &check->shortest[step->technique];
    if (step->clue_count + step->unit_count > 0 && (*shortest == 0 || words.length < *shortest)) {
        *shortest = words.length;
        lele_position_from_grid(&position, board->layout, &board->grid);
        position.has_candidates = true;
        memcpy(position.candidates, board->candidates, sizeof position.candidates);
        lele_text_clear(&check->code[step->technique]);
        lele_text_clear(&check->words[step->technique]);
        lele_codec_write(lele_codec_find("share"), &position, &check->code[step->technique], NULL);
        lele_text_add(&check->words[step->technique], words.data);
    }
    lele_text_release(&words);
}

static void print_examples(const struct check *check)
{
    for (size_t i = 0; i < lele_technique_count(); i++)
        if (check->shortest[i] > 0 && lele_technique_at(i)->needs_clues)
            printf("%s %s\n  %s\n", lele_technique_at(i)->name, check->code[i].data,
                   check->words[i].data);
}

struct listing {
    struct check *check;
    const lele_board *board;
};

static bool check_listed(void *data, const lele_step *step)
{
    const struct listing *listing = data;
    check_step(listing->check, listing->board, step);
    return true;
}

static bool check_position(void *data, const lele_board *board, const lele_step *next)
{
    struct check *check = data;
    const lele_find_options options = { &check->list, LELE_UNIQUENESS_PROVED };
    struct listing listing = { check, board };
    if (check->all)
        lele_engine_each(check->engine, board, &options, check_listed, &listing);
    else if (check->example)
        keep_example(check, board, next);
    else
        check_step(check, board, next);
    return true;
}

static void check_puzzle(struct check *check, const lele_position *position)
{
    const lele_layout *layout = position->layout;
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    lele_solver *solver = lele_solver_new(layout, NULL, NULL);
    lele_solve_result result;
    lele_board board;
    lele_rating rating;
    lele_solve(solver, &position->givens, NULL, NULL, NULL, &result);
    lele_solver_free(solver);
    if (result.solutions != 1)
        return;
    check->engine = lele_engine_new(layout);
    check->walker = lele_engine_new(layout);
    check->solution = result.first;
    lele_board_init(&board, layout, &position->givens);
    lele_rate(check->walker, &board, &options, check_position, check, &rating);
    check->puzzles++;
    check->solved += rating.counts[lele_technique_find("brute-force")] == 0 &&
                     strcmp(lele_technique_at(rating.hardest)->name, "brute-force") != 0;
    check->level[rating.level]++;
    lele_engine_free(check->walker);
    lele_engine_free(check->engine);
}

static const char *column_of(char *line, int column)
{
    char *field = line;
    while (--column > 0 && (field = strchr(field, '\t')) != NULL)
        field++;
    if (field != NULL)
        field[strcspn(field, "\t\n")] = '\0';
    return field;
}

static void check_file(struct check *check, FILE *file, int column)
{
    static char line[1 << 16];
    static lele_position position;
    while (fgets(line, sizeof line, file) != NULL) {
        lele_layouts *layouts = lele_layouts_new();
        const char *text = line[0] == '#' ? NULL : column_of(line, column);
        const lele_codec_context context = { .layouts = layouts, .clues = true };
        lele_layouts_allow_clues(layouts);
        if (text != NULL &&
            lele_codec_read(NULL, &context, text, strlen(text), &position, NULL) == LELE_OK)
            check_puzzle(check, &position);
        lele_layouts_free(layouts);
    }
}

static int report(const struct check *check)
{
    long bad = 0;
    printf("%ld puzzles, %ld solved without brute force\n", check->puzzles, check->solved);
    for (int level = 0; level < LELE_LEVEL_COUNT; level++)
        printf("%s %ld%s", lele_level_name((lele_level)level), check->level[level],
               level + 1 < LELE_LEVEL_COUNT ? ", " : "\n");
    for (size_t i = 0; i < lele_technique_count(); i++) {
        const struct tally *tally = &check->tally[i];
        if (tally->steps > 0)
            printf("%-28s %8ld steps %4ld wrong %4ld holes\n", lele_technique_at(i)->name,
                   tally->steps, tally->wrong, tally->holes);
        bad += tally->wrong + tally->holes;
    }
    return bad > 0;
}

int main(int argc, char **argv)
{
    static struct check check;
    check.all = argc > 1 && strcmp(argv[1], "--all") == 0;
    check.example = argc > 1 && strcmp(argv[1], "--example") == 0;
    const int at = 1 + (check.all || check.example);
    FILE *file = argc == at + 2 ? fopen(argv[at], "r") : NULL;
    if (file == NULL) {
        fputs("usage: clue-steps [--all | --example] FILE COLUMN\n", stderr);
        return 2;
    }
    for (size_t i = 0; i < lele_technique_count(); i++)
        if (lele_technique_at(i)->needs_clues)
            check.list.order[check.list.count++] = (uint8_t)i;
    for (size_t i = 0; i < LELE_MAX_TECHNIQUES; i++) {
        lele_text_init(&check.code[i]);
        lele_text_init(&check.words[i]);
    }
    check_file(&check, file, atoi(argv[at + 1]));
    fclose(file);
    if (check.example)
        print_examples(&check);
    for (size_t i = 0; i < LELE_MAX_TECHNIQUES; i++) {
        lele_text_release(&check.code[i]);
        lele_text_release(&check.words[i]);
    }
    return check.example ? 0 : report(&check);
}
