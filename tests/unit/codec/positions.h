/*
 * Random positions for the codec tests: random givens within the rules of the layout, random
 * digits of the player, and candidates and notes for the other cells.
 */
#ifndef LELE_TESTS_CODEC_POSITIONS_H
#define LELE_TESTS_CODEC_POSITIONS_H

#include "check.h"

/* The example of the format descriptions. */
#define P "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

enum { WITH_DIGITS = 1, WITH_NOTES = 2, WITH_CANDIDATES = 4, WITH_SINGLES = 8 };

#define JIGSAW                                                                                     \
    "jigsaw:111122222111113322333333322444555566474558869774588669774558669744888669777899999"
#define JIGSAW6 "jigsaw:112222113322411355444355466335466665"

/* Fills cells in random order as long as the rules allow.  No solver is needed: the givens of a
 * position that a codec carries need not have a solution. */
static inline void fill(lele_position *position, lele_random *random, int wanted)
{
    const lele_layout *layout = position->layout;
    uint8_t order[LELE_MAX_CELLS];
    for (int i = 0; i < layout->cell_count; i++)
        order[i] = (uint8_t)i;
    lele_random_shuffle(random, order, (size_t)layout->cell_count);
    for (int i = 0; i < layout->cell_count && wanted > 0; i++) {
        const int digit = (int)lele_random_below(random, (uint32_t)layout->size) + 1;
        position->givens.cell[order[i]] = (uint8_t)digit;
        if (lele_grid_check(layout, &position->givens, NULL) != LELE_OK)
            position->givens.cell[order[i]] = 0;
        else
            wanted--;
    }
    position->values = position->givens;
}

static inline lele_digits some_digits(const lele_layout *layout, lele_random *random)
{
    return (lele_digits)(lele_random_next(random) & lele_random_next(random) &
                         lele_digits_all(layout->size));
}

/* Random candidates among those that the digits allow; without WITH_SINGLES at
 * least two or none. */
static inline lele_digits some_candidates(const lele_position *position, lele_random *random,
                                          int cell, unsigned with)
{
    lele_digits legal = lele_digits_all(position->layout->size);
    for (int peer = 0; peer < position->layout->cell_count; peer++)
        if (lele_layout_sees(position->layout, cell, peer) && position->values.cell[peer] != 0)
            lele_digits_remove(&legal, lele_digits_of(position->values.cell[peer]));
    const lele_digits kept = legal & (lele_digits)lele_random_next(random);
    if ((with & WITH_SINGLES) != 0 || lele_digits_count(kept) >= 2)
        return kept;
    return lele_digits_count(legal) >= 2 ? legal : 0;
}

static inline void random_position(lele_position *position, const lele_layout *layout,
                                   lele_random *random, unsigned with)
{
    lele_position_init(position, layout);
    fill(position, random, (int)lele_random_below(random, (uint32_t)layout->cell_count / 2));
    for (int cell = 0; cell < layout->cell_count && (with & WITH_DIGITS) != 0; cell++)
        if (position->givens.cell[cell] == 0 && lele_random_below(random, 3) == 0)
            position->values.cell[cell] =
                (uint8_t)(lele_random_below(random, (uint32_t)layout->size) + 1);
    position->has_notes = (with & WITH_NOTES) != 0;
    position->has_candidates = (with & WITH_CANDIDATES) != 0;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (position->values.cell[cell] != 0)
            continue;
        if (position->has_candidates)
            position->candidates[cell] = some_candidates(position, random, cell, with);
        for (int kind = 0; kind < LELE_NOTE_KINDS && position->has_notes; kind++)
            position->notes[kind][cell] = some_digits(layout, random);
    }
}

/* Whether two positions are equal, apart from their texts. */
static inline bool same_position(const lele_position *a, const lele_position *b)
{
    const lele_layout *layout = a->layout;
    if (strcmp(layout->name, b->layout->name) != 0 ||
        !lele_grid_equal(layout, &a->givens, &b->givens) ||
        !lele_grid_equal(layout, &a->values, &b->values) ||
        a->has_candidates != b->has_candidates || a->has_notes != b->has_notes)
        return false;
    const size_t bytes = sizeof a->candidates[0] * (size_t)layout->cell_count;
    return memcmp(a->candidates, b->candidates, bytes) == 0 &&
           memcmp(a->notes[0], b->notes[0], bytes) == 0 &&
           memcmp(a->notes[1], b->notes[1], bytes) == 0;
}

/* Writes the position with the format, reads it again and compares. */
static inline void check_round_trip(const char *codec_name, const lele_codec_context *context,
                                    const lele_position *position)
{
    const lele_codec *codec = lele_codec_find(codec_name);
    lele_text text;
    lele_problem problem;
    lele_position back;
    lele_text_init(&text);
    assert_int_equal(lele_codec_write(codec, position, &text, &problem), LELE_OK);
    const lele_error error =
        lele_codec_read(codec, context, text.data, text.length, &back, &problem);
    if (error != LELE_OK || !same_position(position, &back))
        print_error("%s %s: %s\n", codec_name, lele_error_name(error), text.data);
    assert_int_equal(error, LELE_OK);
    assert_true(same_position(position, &back));
    lele_text_release(&text);
}

/* Every prefix of the text and every change of one byte is read or refused. */
static inline void check_damage(const char *codec_name, const lele_codec_context *context,
                                const char *text, size_t length)
{
    const lele_codec *codec = lele_codec_find(codec_name);
    static const unsigned char flips[] = { 1, 2, 4, 16, 32, 128 };
    lele_position back;
    lele_problem problem;
    char *copy = test_malloc(length + 1);
    for (size_t cut = 0; cut <= length; cut++) {
        char *part =
            test_malloc(cut + 1); /* a block of its own, so that reads past the end are detected */
        memcpy(part, text, cut);
        const lele_error error = lele_codec_read(codec, context, part, cut, &back, &problem);
        assert_true(error == LELE_OK || problem.code == error);
        test_free(part);
    }
    for (size_t i = 0; i < length; i++) {
        for (size_t f = 0; f < sizeof flips; f++) {
            memcpy(copy, text, length);
            copy[i] = (char)(copy[i] ^ flips[f]);
            const lele_error error = lele_codec_read(codec, context, copy, length, &back, &problem);
            assert_true(error == LELE_OK || problem.code == error);
        }
    }
    test_free(copy);
}

/* The layouts of a test file: RUN_CODEC instead of RUN. */
static lele_codec_context test_context;

static inline int make_layouts(void **state)
{
    (void)state;
    test_context.layouts = lele_layouts_new();
    return test_context.layouts == NULL;
}

static inline int free_layouts(void **state)
{
    (void)state;
    lele_layouts_free(test_context.layouts);
    return 0;
}

#define RUN_CODEC(tests) cmocka_run_group_tests(tests, make_layouts, free_layouts)

static inline const lele_layout *test_layout(const char *name)
{
    const lele_layout *layout = lele_layouts_get(test_context.layouts, name, NULL);
    assert_non_null(layout);
    return layout;
}

/* Reads a text that must be valid; codec NULL: detected. */
static inline lele_position must_read(const char *codec_name, const char *text)
{
    lele_position position;
    lele_problem problem;
    const lele_codec *codec = codec_name != NULL ? lele_codec_find(codec_name) : NULL;
    assert_true(codec_name == NULL || codec != NULL);
    const lele_error error =
        lele_codec_read(codec, &test_context, text, strlen(text), &position, &problem);
    if (error != LELE_OK)
        print_error("%s line %d column %d: %s\n", lele_error_name(error), problem.line,
                    problem.column, text);
    assert_int_equal(error, LELE_OK);
    return position;
}

/* Reads a text that must be refused, and returns the problem. */
static inline lele_problem must_refuse(const char *codec_name, const char *text, lele_error want)
{
    lele_position position;
    lele_problem problem;
    const lele_codec *codec = codec_name != NULL ? lele_codec_find(codec_name) : NULL;
    assert_true(codec_name == NULL || codec != NULL);
    const lele_error error =
        lele_codec_read(codec, &test_context, text, strlen(text), &position, &problem);
    if (error != want)
        print_error("%s instead of %s: %s\n", lele_error_name(error), lele_error_name(want), text);
    assert_int_equal(error, want);
    assert_int_equal(problem.code, want);
    return problem;
}

static inline void must_write(const char *codec_name, const lele_position *position,
                              const char *want)
{
    lele_text text;
    lele_text_init(&text);
    assert_int_equal(lele_codec_write(lele_codec_find(codec_name), position, &text, NULL), LELE_OK);
    assert_string_equal(text.data, want);
    lele_text_release(&text);
}

static inline lele_position position_of(const char *layout_name, const char *givens)
{
    lele_position position;
    const lele_layout *layout = test_layout(layout_name);
    const lele_grid grid = grid_of(layout, givens);
    lele_position_from_grid(&position, layout, &grid);
    return position;
}

/* The digits of a position as a line. */
static inline const char *line_of(const lele_position *position, const lele_grid *grid)
{
    static char line[LELE_MAX_CELLS + 1];
    lele_grid_write(position->layout, grid, '0', line);
    line[position->layout->cell_count] = '\0';
    return line;
}

/* Sets the candidates that the digits allow. */
static inline void pencil_in(lele_position *position)
{
    lele_board board;
    lele_board_init(&board, position->layout, &position->values);
    position->has_candidates = true;
    memcpy(position->candidates, board.candidates, sizeof board.candidates);
}

/* Checks round trips of random positions of these kinds on these layouts (the list ends in NULL).
 * If `told`, the reader is given the layout. */
static inline void check_round_trips(const char *codec_name, const char *const names[],
                                     unsigned with, bool told)
{
    lele_random random;
    lele_random_init_text(&random, codec_name);
    for (; *names != NULL; names++) {
        const lele_layout *layout = test_layout(*names);
        const lele_codec_context context = { .layouts = test_context.layouts,
                                             .layout = told ? layout : NULL };
        for (int n = 0; n < 25; n++) {
            lele_position position;
            random_position(&position, layout, &random, with);
            check_round_trip(codec_name, &context, &position);
        }
    }
}

static const char *const every_layout[] = { "classic", "x",     "windoku", "4x4-x", "6x6",   "8x8",
                                            "10x10",   "12x12", "16x16",   JIGSAW,  JIGSAW6, NULL };
static const char *const only_classic[] = { "classic", NULL };

#endif
