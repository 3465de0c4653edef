/* Odd loops by definition, see books.h: loops of five cells (of two digits: seven), without pruning. */
#include "books.h"

enum { LONGEST = 7, LONGEST_OF_ONE_DIGIT = 5 };

struct round {
    const lele_board *board;
    struct sets *sets;
    lele_cellset pool;
    lele_digits digits;
    int longest, count;
    int cell[LONGEST];
    void (*close)(const struct round *round);
};

static void go_round(struct round *round)
{
    const int last = round->cell[round->count - 1];
    if (round->count >= 5 && round->count % 2 == 1 && sees(round->board, last, round->cell[0]))
        round->close(round);
    for (int next = round->cell[0] + 1;
         round->count < round->longest && next < round->board->layout->cell_count; next++) {
        bool known = !lele_cellset_has(&round->pool, next) || !sees(round->board, last, next);
        for (int i = 0; !known && i < round->count; i++)
            known = round->cell[i] == next;
        if (known)
            continue;
        round->cell[round->count++] = next;
        go_round(round);
        round->count--;
    }
}

static void all_rounds(struct round *round)
{
    for (round->cell[0] = 0; round->cell[0] < round->board->layout->cell_count; round->cell[0]++) {
        round->count = 1;
        if (lele_cellset_has(&round->pool, round->cell[0]))
            go_round(round);
    }
}

/* The guardians, if neighbour `from` and all later ones are joined in every possible way. */
static void add_guarded(const struct round *round, int from, lele_cellset guardians)
{
    const lele_board *board = round->board;
    const int d = lele_digits_first(round->digits);
    if (from < round->count) {
        for (int u = 0; u < board->layout->unit_count; u++) {
            if (!in_unit(board, u, round->cell[from]) ||
                !in_unit(board, u, round->cell[(from + 1) % round->count]))
                continue;
            lele_cellset others = lele_cellset_and(board->layout->units[u].set, board->places[d]);
            lele_cellset_remove(&others, round->cell[from]);
            lele_cellset_remove(&others, round->cell[(from + 1) % round->count]);
            add_guarded(round, from + 1, lele_cellset_or(guardians, others));
        }
        return;
    }
    struct gone gone = { { 0 } };
    for (int i = 0; i < round->count; i++)
        if (lele_cellset_has(&guardians, round->cell[i]))
            return;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        lele_cellset rest = guardians;
        bool all = true;
        for (int guardian; (guardian = lele_cellset_pop(&rest)) >= 0;)
            all = all && sees(board, cell, guardian);
        if (all)
            gone.digits[cell] = lele_digits_of(d);
    }
    if (lele_cellset_count(&guardians) > 1)
        add_gone(round->sets, board, &gone);
}

static void close_guarded(const struct round *round)
{
    const lele_cellset none = LELE_CELLSET_EMPTY;
    add_guarded(round, 0, none);
}

static void book_guardian(const lele_board *board, struct sets *sets)
{
    for (int d = 1; d <= board->layout->size; d++)
        all_rounds(&(struct round){ .board = board,
                                    .sets = sets,
                                    .pool = board->places[d],
                                    .longest = LONGEST_OF_ONE_DIGIT,
                                    .digits = lele_digits_of(d),
                                    .close = close_guarded });
}

/* The first two types. */
static void close_pair(const struct round *round)
{
    const lele_board *board = round->board;
    struct gone gone = { { 0 } };
    lele_digits extras = 0;
    int with_extras = 0, one = -1;
    for (int i = 0; i < round->count; i++) {
        const lele_digits extra = (lele_digits)(board->candidates[round->cell[i]] & ~round->digits);
        extras |= extra;
        with_extras += extra != 0;
        one = extra != 0 ? round->cell[i] : one;
    }
    if (with_extras == 1)
        gone.digits[one] = round->digits;
    else if (lele_digits_count(extras) == 1)
        for (int cell = 0; cell < board->layout->cell_count; cell++) {
            bool all = true;
            for (int i = 0; i < round->count; i++)
                all = all && ((board->candidates[round->cell[i]] & extras) == 0 ||
                              sees(board, cell, round->cell[i]));
            if (all)
                gone.digits[cell] = extras;
        }
    add_gone(round->sets, board, &gone);
}

static void book_oddagon(const lele_board *board, struct sets *sets)
{
    for (int a = 1; a <= board->layout->size; a++)
        for (int b = a + 1; b <= board->layout->size; b++)
            all_rounds(
                &(struct round){ .board = board,
                                 .sets = sets,
                                 .pool = lele_cellset_and(board->places[a], board->places[b]),
                                 .digits = lele_digits_of(a) | lele_digits_of(b),
                                 .longest = LONGEST,
                                 .close = close_pair });
}

/* The finders know longer loops, and subsets with the extras. */
static const struct book books[] = {
    { "guardian", book_guardian, true },
    { "bivalue-oddagon", book_oddagon, true },
};

int main(void)
{
    const struct CMUnitTest tests[] = {
        READS_CLASSIC(books, 20, 3),
        READS_EXTRA(books, 2, 1),
        READS_SMALL(books, 6, 3),
    };
    return RUN(tests);
}
