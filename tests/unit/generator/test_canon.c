/* Canonical forms: equal for all equivalent puzzles, different for different ones. */
#include "check.h"
#include "generator/canon_pattern.h"

static lele_layout classic;
static lele_canon *canon;
static lele_canon_space space;

static int set_up(void **state)
{
    (void)state;
    layout_of(&classic, "classic");
    canon = lele_canon_new(&classic, NULL);
    lele_canon_space_init(&space);
    return canon == NULL;
}

static int tear_down(void **state)
{
    (void)state;
    lele_canon_free(canon);
    return 0;
}

/* A random order of nine lines that keeps bands together. */
static void shuffle_lines(lele_random *random, uint8_t lines[9])
{
    uint8_t bands[3] = { 0, 1, 2 };
    lele_random_shuffle(random, bands, 3);
    for (int b = 0; b < 3; b++) {
        uint8_t in[3] = { 0, 1, 2 };
        lele_random_shuffle(random, in, 3);
        for (int i = 0; i < 3; i++)
            lines[b * 3 + i] = (uint8_t)(bands[b] * 3 + in[i]);
    }
}

static lele_grid disguise(lele_random *random, const lele_grid *grid)
{
    uint8_t rows[9], columns[9], names[9] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
    shuffle_lines(random, rows);
    shuffle_lines(random, columns);
    lele_random_shuffle(random, names, 9);
    const bool transposed = lele_random_below(random, 2) == 1;
    lele_grid other;
    lele_grid_clear(&other);
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            const int digit = grid->cell[rows[r] * 9 + columns[c]];
            other.cell[transposed ? c * 9 + r : r * 9 + c] = digit == 0 ? 0 : names[digit - 1];
        }
    return other;
}

static lele_grid form_of(const lele_grid *grid, uint64_t *automorphisms)
{
    lele_grid form;
    *automorphisms = lele_canon_form(canon, grid, &form);
    return form;
}

static void assert_same_in_disguise(lele_random *random, const lele_grid *grid, int times)
{
    uint64_t count, other_count;
    const lele_grid form = form_of(grid, &count);
    const lele_grid again = form_of(&form, &other_count);
    assert_true(lele_grid_equal(&classic, &form, &again));
    for (int i = 0; i < times; i++) {
        const lele_grid other = disguise(random, grid);
        const lele_grid other_form = form_of(&other, &other_count);
        assert_true(lele_grid_equal(&classic, &form, &other_form));
        assert_int_equal(count, other_count);
    }
}

static void a_hundred_grids_are_known_in_a_thousand_disguises(void **state)
{
    (void)state;
    lele_filler *filler = lele_filler_new(&classic, LELE_FILL_RANDOM, NULL);
    lele_random random;
    lele_random_init(&random, 4);
    lele_grid forms[100];
    for (int i = 0; i < 100; i++) {
        lele_grid grid;
        uint64_t count;
        assert_int_equal(lele_filler_next(filler, &random, &grid), LELE_OK);
        assert_same_in_disguise(&random, &grid, 1000);
        forms[i] = form_of(&grid, &count);
        assert_true(lele_grid_is_solution(&classic, &forms[i]));
        for (int k = 0; k < i; k++)
            assert_false(lele_grid_equal(&classic, &forms[i], &forms[k]));
    }
    lele_filler_free(filler);
}

static void puzzles_are_known_in_disguise(void **state)
{
    (void)state;
    static const char *const puzzles[] = {
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
        "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
        "000000000000003085001020000000507000004000100090000000500000073002010000000040009",
    };
    lele_random random;
    lele_random_init(&random, 5);
    for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
        const lele_grid grid = grid_of(&classic, puzzles[i]);
        assert_same_in_disguise(&random, &grid, 100);
    }
}

/* What a test of equivalence has matched so far: a line of the puzzle for each line of the form,
 * and the names of digits in both directions. */
struct match {
    const lele_grid *puzzle, *form;
    uint8_t row[9], column[9], name[10], digit[10];
};

/* Whether the cells of column `place` of the form agree; adds their names. */
static bool column_agrees(struct match *match, int place)
{
    for (int r = 0; r < 9; r++) {
        const int digit = match->puzzle->cell[match->row[r] * 9 + match->column[place]];
        const int name = match->form->cell[r * 9 + place];
        if ((digit == 0) != (name == 0))
            return false;
        if (digit == 0)
            continue;
        if (match->name[digit] == 0 && match->digit[name] == 0) {
            match->name[digit] = (uint8_t)name;
            match->digit[name] = (uint8_t)digit;
        }
        if (match->name[digit] != name)
            return false;
    }
    return true;
}

static bool match_columns(const struct match *before, int place, unsigned used)
{
    if (place == 9)
        return true;
    for (int column = 0; column < 9; column++) {
        const bool opens = place % 3 == 0;
        if ((used >> column & 1) != 0 || (opens ? (used >> column / 3 * 3 & 7) != 0
                                                : column / 3 != before->column[place - 1] / 3))
            continue;
        struct match match = *before;
        match.column[place] = (uint8_t)column;
        if (column_agrees(&match, place) && match_columns(&match, place + 1, used | 1U << column))
            return true;
    }
    return false;
}

static bool match_rows(struct match *match, int place, unsigned used)
{
    if (place == 9)
        return match_columns(match, 0, 0);
    for (int row = 0; row < 9; row++) {
        const bool opens = place % 3 == 0;
        if ((used >> row & 1) != 0 ||
            (opens ? (used >> row / 3 * 3 & 7) != 0 : row / 3 != match->row[place - 1] / 3))
            continue;
        match->row[place] = (uint8_t)row;
        if (match_rows(match, place + 1, used | 1U << row))
            return true;
    }
    return false;
}

/* Tries all orders of rows, and the columns one by one: no idea is shared with the algorithm. */
static bool are_equivalent(const lele_grid *puzzle, const lele_grid *form)
{
    lele_grid transposed;
    lele_grid_clear(&transposed);
    for (int cell = 0; cell < 81; cell++)
        transposed.cell[cell % 9 * 9 + cell / 9] = puzzle->cell[cell];
    struct match straight = { .puzzle = puzzle, .form = form };
    struct match turned = { .puzzle = &transposed, .form = form };
    return match_rows(&straight, 0, 0) || match_rows(&turned, 0, 0);
}

/* A grid of which only some givens are left: from none to all but one. */
static lele_grid thinned(lele_random *random, const lele_grid *grid, int givens)
{
    uint8_t cells[81];
    lele_grid puzzle = *grid;
    for (int cell = 0; cell < 81; cell++)
        cells[cell] = (uint8_t)cell;
    lele_random_shuffle(random, cells, 81);
    for (int i = givens; i < 81; i++)
        puzzle.cell[cells[i]] = 0;
    return puzzle;
}

static void a_form_is_equivalent_to_its_puzzle_for_every_number_of_givens(void **state)
{
    (void)state;
    lele_filler *filler = lele_filler_new(&classic, LELE_FILL_RANDOM, NULL);
    lele_random random;
    lele_random_init(&random, 8);
    for (int givens = 0; givens < 81; givens++) {
        lele_grid grid;
        uint64_t count;
        assert_int_equal(lele_filler_next(filler, &random, &grid), LELE_OK);
        grid = thinned(&random, &grid, givens);
        const lele_grid form = form_of(&grid, &count);
        assert_true(are_equivalent(&grid, &form));
        assert_same_in_disguise(&random, &grid, givens < 70 ? 50 : 2);
    }
    lele_filler_free(filler);
}

static void one_changed_clue_is_another_puzzle(void **state)
{
    (void)state;
    lele_grid grid = grid_of(
        &classic,
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079");
    uint64_t count;
    const lele_grid form = form_of(&grid, &count);
    grid.cell[80] = 0;
    const lele_grid other = form_of(&grid, &count);
    assert_false(lele_grid_equal(&classic, &form, &other));
}

/* The algorithm for puzzles uses none of the shortcuts for complete grids. */
static uint64_t assert_both_ways_agree(const lele_grid *grid)
{
    lele_canon_views views;
    for (int cell = 0; cell < 81; cell++) {
        views.cell[0][cell] = grid->cell[cell];
        views.cell[1][cell % 9 * 9 + cell / 9] = grid->cell[cell];
    }
    uint8_t a[81], b[81];
    const uint64_t count = lele_canon_complete(&views, a);
    assert_int_equal(count, lele_canon_partial(&space, &views, b));
    assert_memory_equal(a, b, 81);
    return count;
}

static void both_ways_agree_on_complete_grids(void **state)
{
    (void)state;
    lele_random random;
    lele_random_init(&random, 6);
    lele_filler *filler = lele_filler_new(&classic, LELE_FILL_RANDOM, NULL);
    lele_filler *shift = lele_filler_new(&classic, LELE_FILL_SHIFT, NULL);
    for (int i = 0; i < 60; i++) {
        lele_grid grid;
        assert_int_equal(lele_filler_next(i % 10 == 0 ? shift : filler, &random, &grid), LELE_OK);
        assert_both_ways_agree(&grid);
    }
    lele_filler_free(filler);
    lele_filler_free(shift);
}

static void both_ways_agree_on_symmetric_grids(void **state)
{
    (void)state;
    static const struct {
        const char *grid;
        uint64_t count;
    } cases[] = {
        { "123456789457189236869273514281945673735862491946731825314627958578394162692518347", 2 },
        { "123456789456789123798213654265874391834591267917632548341965872589127436672348915", 3 },
        { "123456789456789132789213654271534968348967215965821473512698347694375821837142596", 4 },
        { "123456789456789123798132465231564897687921354945378612312645978579813246864297531", 6 },
        { "123456789456789123789123456214635978675948312938217645341562897567894231892371564", 8 },
        { "123456789457189236968372514291643857374518962685297143512964378749831625836725491", 9 },
        { "123456789457289163896731524231564897689173452745928316312645978574892631968317245", 12 },
        { "123456789456789123789123456235964817817235964964817235348672591591348672672591348", 18 },
        { "123456789456789123789123456231897564564231897897564231348672915672915348915348672", 27 },
        { "123456789457189326869372514214965873635847192978213465381624957546798231792531648", 36 },
        { "123456789457289163689173452235964817816735924974812635392641578568397241741528396", 54 },
        { "123456789457893612986217354274538196531964827698721435342685971715349268869172543", 72 },
        { "123456789457289163689173452245968317316745928978312645564897231731524896892631574",
          108 },
    };
    lele_random random;
    lele_random_init(&random, 7);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_grid grid = grid_of(&classic, cases[i].grid);
        for (int k = 0; k < 4; k++, grid = disguise(&random, &grid))
            assert_int_equal(assert_both_ways_agree(&grid), cases[i].count);
    }
}

static void known_numbers_of_automorphisms(void **state)
{
    (void)state;
    static const struct {
        const char *grid;
        uint64_t count;
    } cases[] = {
        /* the grid with the most automorphisms has 648 */
        { "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
          648 },
        { "................................................................................."
          "",
          3359232 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const lele_grid grid = grid_of(&classic, cases[i].grid);
        uint64_t count;
        (void)form_of(&grid, &count);
        assert_int_equal(count, cases[i].count);
    }
}

static void other_layouts_are_refused(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "x");
    lele_problem problem;
    lele_problem_init(&problem);
    assert_null(lele_canon_new(&layout, &problem));
    assert_int_equal(problem.code, LELE_E_CLASSIC_ONLY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hundred_grids_are_known_in_a_thousand_disguises),
        cmocka_unit_test(puzzles_are_known_in_disguise),
        cmocka_unit_test(a_form_is_equivalent_to_its_puzzle_for_every_number_of_givens),
        cmocka_unit_test(one_changed_clue_is_another_puzzle),
        cmocka_unit_test(both_ways_agree_on_complete_grids),
        cmocka_unit_test(both_ways_agree_on_symmetric_grids),
        cmocka_unit_test(known_numbers_of_automorphisms),
        cmocka_unit_test(other_layouts_are_refused),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
