/*
 * Compares our ratings on Sudoku Explainer's scale with given ones.
 * Usage: se-compare [--traces FILE]... [FILE.tsv]...
 * A tsv line has a puzzle, ER, EP and ED, separated by tabs.  A trace is a line with a puzzle, then a
 * line per step: name, rating, conclusion (r1c2=5, or r1c2-59 r3c4-1).
 * Prints each difference and a summary; the exit status is 1 when there was one.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lele/se.h"

enum { LINE = 4096, STEPS = 1024 };

struct trace {
    int count;
    struct {
        int rating;
        char conclusion[512];
    } step[STEPS];
};

struct compare {
    lele_layout layout;
    lele_se *se;
    struct trace ours, theirs;
    char puzzle[LINE];
    long puzzles, steps, bad;
};

static void read_board(struct compare *compare, const char *text, lele_board *board)
{
    lele_grid grid = { { 0 } };
    for (int cell = 0; cell < compare->layout.cell_count; cell++)
        grid.cell[cell] = (lele_digit)lele_digit_of_char(text[cell]);
    lele_board_init(board, &compare->layout, &grid);
}

static void write_tenths(int tenths, char *ret, size_t size)
{
    snprintf(ret, size, "%d.%d", tenths / 10, tenths % 10);
}

static void compare_row(struct compare *compare, char *line)
{
    char *er = strchr(line, '\t');
    if (er == NULL)
        return;
    *er++ = '\0';
    lele_board board;
    lele_se_rating rating;
    read_board(compare, line, &board);
    if (lele_se_rate(compare->se, &board, NULL, &rating) != LELE_OK)
        exit(2);
    char ours[3][8], text[64];
    write_tenths(rating.er, ours[0], sizeof ours[0]);
    write_tenths(rating.ep, ours[1], sizeof ours[1]);
    write_tenths(rating.ed, ours[2], sizeof ours[2]);
    snprintf(text, sizeof text, "%s\t%s\t%s", ours[0], ours[1], ours[2]);
    compare->puzzles++;
    if (strcmp(text, er) == 0)
        return;
    compare->bad++;
    printf("%s\n  theirs %s\n  ours   %s\n", line, er, text);
}

static bool keep_step(void *data, const lele_grid *before, const lele_se_step *step)
{
    (void)before;
    struct trace *trace = data;
    if (trace->count == STEPS)
        return false;
    char *at = trace->step[trace->count].conclusion;
    char *end = at + sizeof trace->step[0].conclusion;
    *at = '\0';
    trace->step[trace->count++].rating = step->rating;
    if (step->digit != 0)
        snprintf(at, (size_t)(end - at), "r%dc%d=%d", step->cell / 9 + 1, step->cell % 9 + 1,
                 step->digit);
    const char *gap = "";
    for (int cell = 0; cell < 81; cell++) {
        lele_digits digits = step->gone[cell];
        if (digits == 0)
            continue;
        at += snprintf(at, (size_t)(end - at), "%sr%dc%d-", gap, cell / 9 + 1, cell % 9 + 1);
        for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
            *at++ = lele_digit_char(digit);
        *at = '\0';
        gap = " ";
    }
    return true;
}

static void compare_trace(struct compare *compare)
{
    struct trace *ours = &compare->ours, *theirs = &compare->theirs;
    if (theirs->count == 0)
        return;
    lele_board board;
    lele_se_rating rating;
    const lele_se_options options = { .step = keep_step, .data = ours };
    read_board(compare, compare->puzzle, &board);
    ours->count = 0;
    if (lele_se_rate(compare->se, &board, &options, &rating) != LELE_OK)
        exit(2);
    compare->puzzles++;
    for (int i = 0; i < theirs->count || i < ours->count; i++) {
        const bool both = i < theirs->count && i < ours->count;
        compare->steps++;
        if (both && ours->step[i].rating == theirs->step[i].rating &&
            strcmp(ours->step[i].conclusion, theirs->step[i].conclusion) == 0)
            continue;
        compare->bad++;
        printf("%s step %d\n  theirs %d %s\n  ours   %d %s\n", compare->puzzle, i + 1,
               i < theirs->count ? theirs->step[i].rating : 0,
               i < theirs->count ? theirs->step[i].conclusion : "",
               i < ours->count ? ours->step[i].rating : 0,
               i < ours->count ? ours->step[i].conclusion : "");
        break;
    }
    theirs->count = 0;
}

static void read_trace_line(struct compare *compare, char *line)
{
    const char *rating = strchr(line, '\t');
    const char *conclusion = rating != NULL ? strchr(rating + 1, '\t') : NULL;
    if (conclusion == NULL) {
        compare_trace(compare);
        snprintf(compare->puzzle, sizeof compare->puzzle, "%s", line);
        return;
    }
    struct trace *theirs = &compare->theirs;
    if (theirs->count == STEPS)
        return;
    theirs->step[theirs->count].rating = (int)(strtod(rating + 1, NULL) * 10 + 0.5);
    snprintf(theirs->step[theirs->count].conclusion, sizeof theirs->step[0].conclusion, "%s",
             conclusion + 1);
    theirs->count++;
}

static void compare_file(struct compare *compare, const char *name, bool traces)
{
    static char line[LINE];
    FILE *file = fopen(name, "r");
    if (file == NULL) {
        perror(name);
        exit(2);
    }
    while (fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\r\n")] = '\0';
        if (traces)
            read_trace_line(compare, line);
        else
            compare_row(compare, line);
    }
    compare_trace(compare);
    fclose(file);
}

int main(int argc, char **argv)
{
    static struct compare compare;
    if (lele_layout_init(&compare.layout, LELE_LAYOUT_CLASSIC, NULL) != LELE_OK ||
        lele_se_new(&compare.layout, &compare.se) != LELE_OK)
        return 2;
    for (int i = 1; i < argc; i++) {
        const bool traces = strcmp(argv[i], "--traces") == 0 && i + 1 < argc;
        compare_file(&compare, argv[traces ? ++i : i], traces);
    }
    lele_se_free(compare.se);
    printf("%ld puzzles, %ld steps, %ld differences\n", compare.puzzles, compare.steps,
           compare.bad);
    return compare.bad > 0;
}
