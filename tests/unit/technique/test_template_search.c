/* Templates found one at a time, compared with a list of all. */
#include "technique/engine.h"
#include "technique/template_search.h"
#include "soundness.h"

/* Lists every template within the places, row by row, and joins them. */
static void list(const lele_board *board, int digit, int row, lele_cellset places,
                 lele_cellset chosen, lele_cellset *any)
{
    const lele_layout *layout = board->layout;
    if (row == layout->size) {
        for (int u = 0; u < layout->unit_count; u++)
            if (lele_digits_has(board->missing[u], digit) &&
                !lele_cellset_meets(&layout->units[u].set, &chosen))
                return;
        *any = lele_cellset_or(*any, chosen);
        return;
    }
    if (!lele_digits_has(board->missing[row], digit)) {
        list(board, digit, row + 1, places, chosen, any);
        return;
    }
    lele_cellset here = lele_cellset_and(places, layout->units[row].set);
    for (int cell; (cell = lele_cellset_pop(&here)) >= 0;) {
        lele_cellset more = chosen;
        lele_cellset_add(&more, cell);
        list(board, digit, row + 1, lele_cellset_minus(places, layout->peers[cell]), more, any);
    }
}

static bool sees_none(const lele_layout *layout, lele_cellset set)
{
    lele_cellset rest = set;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;)
        if (lele_cellset_meets(&layout->peers[cell], &set))
            return false;
    return true;
}

static struct lele_search search_of(struct soundness *s)
{
    struct lele_search search;
    lele_engine_begin(s->engine, &s->board, LELE_SEARCH_FIRST, NULL, &search);
    return search;
}

/* Checks with all places, and with each place left out in turn. */
static void check_digit(struct soundness *s, int digit, long *wrong)
{
    const lele_board *board = &s->board;
    const struct lele_search search = search_of(s);
    lele_cellset skipped = board->places[digit];
    int without = -1;
    do {
        lele_cellset places = board->places[digit], any = LELE_CELLSET_EMPTY;
        if (without >= 0)
            places = lele_cellset_minus(places, lele_cellset_of(without));
        list(board, digit, 0, places, LELE_CELLSET_EMPTY, &any);
        const lele_cellset found = lele_template_union(&search, digit, places);
        assert_true(lele_cellset_equal(&any, &found));
        *wrong += lele_cellset_count(&places) - lele_cellset_count(&any);
        const lele_cellset one = lele_template_within(&search, digit, places);
        assert_int_equal(lele_cellset_is_empty(&one), lele_cellset_is_empty(&any));
        assert_true(lele_cellset_within(&one, &any));
        assert_true(sees_none(board->layout, one));
        without = lele_cellset_pop(&skipped);
    } while (without >= 0);
}

static const struct {
    const char *layout, *line;
} cases[] = {
    { "classic", "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1."
                 ".4......7..7...3.." },
    { "x", ".1......49.3.....5...3...........6........7.2.4..7...146..9..7.....8.5.........."
           "." },
};

static void what_is_in_any_template_is_found(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct soundness s;
        long wrong = 0;
        soundness_init(&s, cases[i].layout);
        soundness_line(&s, cases[i].line);
        for (int d = 1; d <= s.layout.size; d++)
            check_digit(&s, d, &wrong);
        assert_true(wrong > 0);
        soundness_release(&s);
    }
}

/* Eliminates the places of a digit one by one and keeps the results. */
static void take_away(struct soundness *s, int digit)
{
    lele_cellset places = s->board.places[digit];
    for (int cell; (cell = lele_cellset_pop(&places)) >= 0;) {
        struct lele_search search = search_of(s);
        lele_cellset any = LELE_CELLSET_EMPTY;
        list(&s->board, digit, 0, s->board.places[digit], LELE_CELLSET_EMPTY, &any);
        const lele_cellset expected = lele_cellset_minus(s->board.places[digit], any);
        const lele_cellset wrong = lele_search_wrong_places(&search, digit);
        assert_true(lele_cellset_equal(&wrong, &expected));
        assert_int_equal(lele_search_flawed_digits(&search, lele_digits_of(digit)),
                         lele_cellset_is_empty(&expected) ? 0 : lele_digits_of(digit));
        lele_board_eliminate(&s->board, cell, lele_digits_of(digit));
    }
}

static void templates_found_before_are_good_for_what_is_left(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct soundness s;
        soundness_init(&s, cases[i].layout);
        soundness_line(&s, cases[i].line);
        const lele_board start = s.board;
        for (int d = 1; d <= s.layout.size; d++)
            take_away(&s, d);
        s.board = start; /* and in reverse, with the results for fewer places */
        for (int d = s.layout.size; d > 0; d--)
            take_away(&s, d);
        soundness_release(&s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_in_any_template_is_found),
        cmocka_unit_test(templates_found_before_are_good_for_what_is_left),
    };
    return RUN(tests);
}
