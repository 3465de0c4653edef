/*
 * The finders compared with their definitions: on positions of generated puzzles a slow and plain
 * search by definition (a "book") must find the same sets of eliminations, no more and no fewer.
 *
 * A test file has a table of books and checks it on the layouts of READS_CLASSIC
 * and similar macros.
 */
#ifndef LELE_TESTS_BOOKS_H
#define LELE_TESTS_BOOKS_H

#include "soundness.h"

enum { MAX_SETS = 4096 };

/* A set of distinct conclusions, as sorted text. */
struct sets {
    const lele_layout *layout;
    char (*text)[512];
    int count;
};

static inline int compare(const void *a, const void *b)
{
    return strcmp(a, b);
}

static inline void add_text(struct sets *sets, const char *text)
{
    for (int i = 0; i < sets->count; i++)
        if (strcmp(sets->text[i], text) == 0)
            return;
    assert_true(sets->count < MAX_SETS && strlen(text) < sizeof sets->text[0]);
    strcpy(sets->text[sets->count++], text);
}

static inline bool add_step(void *data, const lele_step *step)
{
    char text[4096];
    struct sets *sets = data;
    conclusions(sets->layout, step, text);
    add_text(sets, text);
    return true;
}

/* The eliminations of a book: one mask of digits per cell. */
struct gone {
    lele_digits digits[LELE_MAX_CELLS];
};

static inline void add_gone(struct sets *sets, const lele_board *board, const struct gone *gone)
{
    static lele_step step;
    step.placement_count = step.elimination_count = 0;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const lele_digits digits = gone->digits[cell] & board->candidates[cell];
        if (digits != 0)
            step.eliminations[step.elimination_count++] =
                (lele_mark){ .cell = (lele_cell)cell, .digits = digits };
    }
    if (step.elimination_count > 0)
        add_step(sets, &step);
}

typedef void (*book_fn)(const lele_board *board, struct sets *sets);

static inline bool is_candidate(const lele_board *board, int cell, int digit)
{
    return lele_digits_has(board->candidates[cell], digit);
}

static inline bool sees(const lele_board *board, int a, int b)
{
    return a != b && lele_layout_sees(board->layout, a, b);
}

static inline bool in_unit(const lele_board *board, int unit, int cell)
{
    return lele_cellset_has(&board->layout->units[unit].set, cell);
}
/* Whether `d` has exactly the places a and b in some unit of one of these kinds. */
static inline bool is_strong(const lele_board *board, int d, int a, int b, unsigned kinds)
{
    for (int u = 0; u < board->layout->unit_count; u++) {
        const lele_cellset places = lele_cellset_and(board->places[d], board->layout->units[u].set);
        if (a != b && (kinds >> board->layout->units[u].kind & 1) != 0 &&
            lele_cellset_count(&places) == 2 && lele_cellset_has(&places, a) &&
            lele_cellset_has(&places, b))
            return true;
    }
    return false;
}
/* Adds eliminations of one digit. */
static inline void add_cells(struct sets *sets, const lele_board *board, lele_cellset cells, int d)
{
    struct gone gone = { { 0 } };
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        gone.digits[cell] = lele_digits_of(d);
    add_gone(sets, board, &gone);
}

/* `only_more`: the finder may find more than the book (longer chains, joined steps). */
struct book {
    const char *technique;
    book_fn book;
    bool only_more;
};

struct shelf {
    const struct book *books;
    size_t count;
};

static inline void compare_sets(const char *technique, const lele_board *board, struct sets *found,
                                struct sets *book, bool only_more)
{
    char grid[LELE_MAX_CELLS * 18] = "";
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        lele_digits digits = board->candidates[cell];
        char *p = grid + strlen(grid);
        if (digits == 0)
            *p++ = lele_digit_char(board->grid.cell[cell]);
        else
            *p++ = '(';
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            *p++ = lele_digit_char(d);
        if (board->candidates[cell] != 0)
            *p++ = ')';
        *p = '\0';
    }
    for (int i = 0; i < book->count; i++)
        if (bsearch(book->text[i], found->text, (size_t)found->count, sizeof found->text[0],
                    compare) == NULL)
            fail_msg("%s misses %s in %s", technique, book->text[i], grid);
    for (int i = 0; !only_more && i < found->count; i++)
        if (bsearch(found->text[i], book->text, (size_t)book->count, sizeof book->text[0],
                    compare) == NULL)
            fail_msg("%s has %s too much in %s", technique, found->text[i], grid);
}

static inline long check_books(const struct shelf *shelf, struct soundness *s, struct sets *found,
                               struct sets *book)
{
    long total = 0;
    for (size_t i = 0; i < shelf->count; i++) {
        lele_technique_list list;
        assert_int_equal(lele_technique_list_read(&list, shelf->books[i].technique, NULL), LELE_OK);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        found->count = book->count = 0;
        lele_engine_each(s->engine, &s->board, &options, add_step, found);
        shelf->books[i].book(&s->board, book);
        qsort(found->text, (size_t)found->count, sizeof found->text[0], compare);
        qsort(book->text, (size_t)book->count, sizeof book->text[0], compare);
        compare_sets(shelf->books[i].technique, &s->board, found, book, shelf->books[i].only_more);
        total += book->count;
    }
    return total;
}

/* Compares on `positions` positions that the simplest techniques do not solve; returns the number
 * of steps by the books. */
static inline long check_layout(const struct shelf *shelf, const char *layout, int positions)
{
    struct soundness s;
    soundness_init(&s, layout);
    struct sets found = { .layout = &s.layout, .text = malloc(MAX_SETS * sizeof *found.text) };
    struct sets book = { .layout = &s.layout, .text = malloc(MAX_SETS * sizeof *book.text) };
    long total = 0;
    for (uint64_t seed = 0; positions > 0 && seed < 2000; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        while (take_step(&s, "full-house,hidden-single,naked-single,pointing,claiming"))
            continue;
        if (s.board.empty_count == 0)
            continue;
        total += check_books(shelf, &s, &found, &book);
        positions--;
    }
    assert_int_equal(positions, 0);
    free(found.text);
    free(book.text);
    soundness_release(&s);
    return total;
}

/* Compares in every position of the solve paths of some puzzles; returns the number of steps by the
 * books. */
static inline long read_along_paths(const struct book *books, size_t count, uint64_t puzzles)
{
    const struct shelf shelf = { books, count };
    struct soundness s;
    soundness_init(&s, "classic");
    struct sets found = { .layout = &s.layout, .text = malloc(MAX_SETS * sizeof *found.text) };
    struct sets book = { .layout = &s.layout, .text = malloc(MAX_SETS * sizeof *book.text) };
    long total = 0;
    for (uint64_t seed = 0; seed < puzzles; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        while (s.board.empty_count > 0) {
            total += check_books(&shelf, &s, &found, &book);
            assert_true(take_step(&s, NULL));
        }
    }
    free(found.text);
    free(book.text);
    soundness_release(&s);
    return total;
}

/* A case: the books to check and the layouts to check them on. */
struct reading {
    struct shelf shelf;
    const char *layouts[2]; /* the second may be NULL */
    int positions;          /* on each */
    long least;             /* the books must find more steps than this */
};

static inline void read_books(void **state)
{
    const struct reading *reading = *state;
    long total = 0;
    for (int i = 0; i < 2 && reading->layouts[i] != NULL; i++)
        total += check_layout(&reading->shelf, reading->layouts[i], reading->positions);
    assert_true(total > reading->least);
}

#define JIGSAW "jigsaw:122222111112534444533664553364553666"
#define READS(sentence, books, first, second, positions, least)                                    \
    {                                                                                              \
        sentence, read_books, NULL, NULL, &(struct reading)                                        \
        {                                                                                          \
            { books, sizeof(books) / sizeof *(books) }, { first, second }, positions, least        \
        }                                                                                          \
    }

/* The cases of every table of books, as rows of the list of tests in main. */
#define READS_CLASSIC(books, positions, least)                                                     \
    READS("classic positions give what the definitions say", books, "classic", NULL, positions,    \
          least)
#define READS_EXTRA(books, positions, least)                                                       \
    READS("a diagonal or a window is a unit like any other", books, "x", "windoku", positions,     \
          least)
#define READS_SMALL(books, positions, least)                                                       \
    READS("small grids and jigsaws follow the same definitions", books, "6x6", JIGSAW, positions,  \
          least)

#endif
