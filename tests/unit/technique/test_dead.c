/*
 * Positions without a solution, as a player makes them with one to three wrong digits.  Every
 * technique works there too: what it offers changes the board, is there on the board, and can be
 * told.  Run under ASan and UBSan by the suite sanitize.
 */
#include <stdlib.h>

#include "check.h"
#include "lele/fill.h"
#include "lele/rate.h"

enum { MOST_CANDIDATES = 90, MOST_STEPS = 30 };

struct trial {
    lele_layout layout;
    lele_engine *engine;
    lele_board board;
    lele_technique_list list;
    lele_text text;
    int of_one; /* steps of this technique */
    long steps;
    long dead; /* boards */
};

static void open_trial(struct trial *trial, const lele_layout *layout)
{
    trial->layout = *layout;
    trial->engine = lele_engine_new(&trial->layout);
    assert_non_null(trial->engine);
}

static bool is_told(const struct trial *trial)
{
    return trial->text.length > 0 && !trial->text.failed && strchr(trial->text.data, '{') == NULL;
}

static bool check_step(void *data, const lele_step *step)
{
    struct trial *trial = data;
    lele_board after = trial->board;
    lele_json json;
    assert_true(lele_step_apply(step, &after));
    if (!lele_step_verify(step, &trial->board, NULL))
        fail_msg("the premises of %s do not hold", lele_technique_at(step->technique)->name);
    for (int i = 0; i < step->link_count; i++)
        assert_true(step->links[i].from < step->node_count && step->links[i].to < step->node_count);
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
        for (int level = LELE_HINT_NUDGE; level <= LELE_HINT_DO; level++) {
            lele_text_clear(&trial->text);
            lele_step_write(step, &trial->board, (lele_lang)lang, (lele_hint_level)level,
                            &trial->text);
            assert_true(is_told(trial));
        }
    lele_text_clear(&trial->text);
    lele_json_init(&json, &trial->text);
    lele_step_json(step, &trial->board, LELE_LANG_ZH, &json);
    trial->steps++;
    return ++trial->of_one < MOST_STEPS;
}

/* All steps of every technique, then the solve path. */
static void try_board(struct trial *trial)
{
    lele_rating rating;
    const lele_find_options options = { &trial->list, LELE_UNIQUENESS_UNKNOWN };
    trial->dead += lele_board_is_dead(&trial->board, NULL);
    for (size_t i = 0; i < lele_technique_count(); i++) {
        trial->list.count = 1;
        trial->list.order[0] = (uint8_t)i;
        trial->of_one = 0;
        lele_engine_each(trial->engine, &trial->board, &options, check_step, trial);
    }
    lele_rate(trial->engine, &trial->board, NULL, NULL, NULL, &rating);
}

static void known_positions_have_only_steps_that_can_be_told(void **state)
{
    (void)state;
    static const struct {
        const char *layout, *line;
    } cases[] = {
        { "4x4", "2.3...12..41.3.." }, /* the chain from an assumption to nothing */
        { "4x4", "12..3.......4..." },
        { "4x4-x", "1..2.3......4..." },
        { "6x6", "12345......6........................" },
    };
    struct trial trial = { 0 };
    lele_text_init(&trial.text);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_layout layout;
        layout_of(&layout, cases[i].layout);
        open_trial(&trial, &layout);
        const lele_grid grid = grid_of(&layout, cases[i].line);
        lele_board_init(&trial.board, &trial.layout, &grid);
        try_board(&trial);
        lele_engine_free(trial.engine);
    }
    assert_true(trial.steps > 0);
    lele_text_release(&trial.text);
}

static int count_candidates(const lele_board *board)
{
    int count = 0;
    for (int d = 1; d <= board->layout->size; d++)
        count += lele_cellset_count(&board->places[d]);
    return count;
}

/* A digit that is wrong; where possible one that no digit on the board forbids. */
static void put_wrong_digit(const lele_layout *layout, lele_random *random, lele_grid *grid,
                            const lele_grid *solution)
{
    const int cell = (int)lele_random_below(random, (uint32_t)layout->cell_count);
    lele_board board;
    if (grid->cell[cell] != 0)
        return;
    lele_board_init(&board, layout, grid);
    lele_digits digits = board.candidates[cell];
    lele_digits_remove(&digits, lele_digits_of(solution->cell[cell]));
    grid->cell[cell] = (uint8_t)(digits != 0 ? lele_digits_first(digits) : solution->cell[cell]);
}

/* A grid with as many holes as a quick search allows, and one to three wrong digits in them. */
static void make_board(struct trial *trial, lele_random *random, const lele_grid *solution)
{
    lele_grid grid = *solution;
    const int most = 20 + (int)lele_random_below(random, MOST_CANDIDATES - 20);
    uint8_t cells[LELE_MAX_CELLS];
    for (int cell = 0; cell < trial->layout.cell_count; cell++)
        cells[cell] = (uint8_t)cell;
    lele_random_shuffle(random, cells, (size_t)trial->layout.cell_count);
    for (int i = 0; i < trial->layout.cell_count; i++) {
        const uint8_t digit = grid.cell[cells[i]];
        grid.cell[cells[i]] = 0;
        lele_board_init(&trial->board, &trial->layout, &grid);
        if (count_candidates(&trial->board) > most)
            grid.cell[cells[i]] = digit;
    }
    int wrong = 1 + (int)lele_random_below(random, 3);
    for (int tries = 0; wrong > 0 && tries < 200; tries++) {
        const int before = lele_grid_count(&trial->layout, &grid);
        put_wrong_digit(&trial->layout, random, &grid, solution);
        wrong -= lele_grid_count(&trial->layout, &grid) != before;
    }
    lele_board_init(&trial->board, &trial->layout, &grid);
}

/* Boards per layout. */
static int wanted(void)
{
    const char *number = getenv("LELE_DEAD_BOARDS");
    const char *is_long = getenv("LELE_LONG");
    return number != NULL ? atoi(number) : is_long != NULL && is_long[0] == '1' ? 40 : 2;
}

static void try_layout(struct trial *trial, const lele_layout *layout, lele_random *random)
{
    lele_grid solution;
    open_trial(trial, layout);
    lele_filler *filler = lele_filler_new(&trial->layout, LELE_FILL_RANDOM, NULL);
    assert_non_null(filler);
    for (int i = 0; i < wanted(); i++) {
        assert_int_equal(lele_filler_next(filler, random, &solution), LELE_OK);
        make_board(trial, random, &solution);
        try_board(trial);
    }
    lele_filler_free(filler);
    lele_engine_free(trial->engine);
}

static void wrong_digits_on_any_layout_lead_to_no_fault(void **state)
{
    (void)state;
    struct trial trial = { 0 };
    lele_layout layout;
    lele_random random;
    lele_text_init(&trial.text);
    lele_random_init_text(&random, "wrong digits");
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++) {
        layout_of(&layout, lele_layout_name_at(i));
        try_layout(&trial, &layout, &random);
    }
    for (int size = 4; size <= 9; size++) {
        assert_int_equal(lele_jigsaw_init(&layout, size, &random), LELE_OK);
        try_layout(&trial, &layout, &random);
    }
    assert_true(trial.steps > 1000 && trial.dead > 10);
    lele_text_release(&trial.text);
}

/* An engine remembers the last position; the board of it may be gone. */
static void an_engine_needs_no_board_of_an_earlier_search(void **state)
{
    (void)state;
    lele_layout layout;
    lele_step step;
    lele_technique_list list;
    const lele_find_options options = { &list, LELE_UNIQUENESS_UNKNOWN };
    layout_of(&layout, "classic");
    assert_int_equal(lele_technique_list_read(&list, "grouped-aic,forcing-chain-verity", NULL),
                     LELE_OK);
    lele_engine *engine = lele_engine_new(&layout);
    const lele_grid grid = grid_of(&layout, "53..7....6..195....98....6.8...6...34..8.3..17..."
                                            "2...6.6....28....419..5....8..79");
    for (int i = 0; i < 2; i++) {
        lele_board *board = malloc(sizeof *board);
        assert_non_null(board);
        lele_board_init(board, &layout, &grid);
        lele_engine_next(engine, board, &options, &step);
        free(board);
    }
    lele_engine_free(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_positions_have_only_steps_that_can_be_told),
        cmocka_unit_test(wrong_digits_on_any_layout_lead_to_no_fault),
        cmocka_unit_test(an_engine_needs_no_board_of_an_earlier_search),
    };
    return RUN(tests);
}
