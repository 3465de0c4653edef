/*
 * The memory of an engine: all or nothing, and nothing in it is about another position.  The linker
 * sends malloc, calloc and free of the
 * library through this file, which lets the n-th allocation fail and counts what is not freed.
 */
#include <stdlib.h>

#include "soundness.h"
#include "technique/engine.h"

enum { PLENTY = 1 << 30 };

static long held;               /* blocks */
static long allowance = PLENTY; /* allocations that still succeed */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void __real_free(void *block);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void __wrap_free(void *block);

static void *counted(void *block)
{
    held += block != NULL;
    return block;
}

void *__wrap_malloc(size_t size)
{
    return allowance-- > 0 ? counted(__real_malloc(size)) : NULL;
}

void *__wrap_calloc(size_t count, size_t size)
{
    return allowance-- > 0 ? counted(__real_calloc(count, size)) : NULL;
}

void __wrap_free(void *block)
{
    held -= block != NULL;
    __real_free(block);
}

/* The allocations that one engine takes. */
static long allocations_of(const lele_layout *layout)
{
    allowance = PLENTY;
    lele_engine *engine = lele_engine_new(layout);
    assert_non_null(engine);
    const long taken = PLENTY - allowance;
    lele_engine_free(engine);
    return taken;
}

static void an_engine_frees_all_that_it_holds(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "classic");
    held = 0;
    assert_true(allocations_of(&layout) >= LELE_SCRATCH_COUNT);
    assert_int_equal(held, 0);
}

static void whichever_allocation_fails_nothing_is_left_behind(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "classic");
    const long taken = allocations_of(&layout);
    for (long n = 0; n < taken; n++) {
        allowance = n;
        held = 0;
        assert_null(lele_engine_new(&layout));
        assert_int_equal(held, 0);
    }
    allowance = PLENTY;
}

static void finding_allocates_nothing(void **state)
{
    (void)state;
    static lele_step step;
    lele_layout layout;
    lele_board board;
    layout_of(&layout, "classic");
    const lele_grid grid = grid_of(&layout, "1....7.9..3..2...8..96..5....53..9...1..8...26....4..."
                                            "3......1..4......7..7...3..");
    lele_board_init(&board, &layout, &grid);
    allowance = PLENTY;
    lele_engine *engine = lele_engine_new(&layout);
    const lele_find_options options = { .uniqueness = LELE_UNIQUENESS_PROVED };
    allowance = 0;
    while (lele_engine_next(engine, &board, &options, &step))
        lele_step_apply(&step, &board);
    assert_int_equal(board.empty_count, 0);
    assert_int_equal(allowance, 0);
    allowance = PLENTY;
    lele_engine_free(engine);
}

static bool conclude_alike(const lele_step *a, const lele_step *b)
{
    return a->technique == b->technique && a->elimination_count == b->elimination_count &&
           a->placement_count == b->placement_count &&
           memcmp(a->eliminations, b->eliminations,
                  a->elimination_count * sizeof *a->eliminations) == 0 &&
           memcmp(a->placements, b->placements, a->placement_count * sizeof *a->placements) == 0;
}

/* Goes on as long as the list has steps. */
static void walk_beside_new_engines(struct soundness *s, const lele_find_options *options)
{
    static lele_step step, other;
    bool is_found = true;
    while (is_found) {
        lele_engine *fresh = lele_engine_new(&s->layout);
        is_found = lele_engine_next(s->engine, &s->board, options, &step);
        assert_int_equal(lele_engine_next(fresh, &s->board, options, &other), is_found);
        assert_true(!is_found || conclude_alike(&step, &other));
        lele_engine_free(fresh);
        if (is_found)
            lele_step_apply(&step, &s->board);
    }
}

static void a_used_engine_takes_the_steps_of_a_new_one(void **state)
{
    static const struct {
        const char *techniques;
        uint64_t seeds;
    } cases[] = {
        { "+template-set", 5 },
        { "naked-single,hidden-single,skyscraper,two-string-kite,turbot-fish", 15 },
        { "naked-single,hidden-single,finned-x-wing,sashimi-x-wing,finned-swordfish", 15 },
        { "naked-single,hidden-single,unique-rectangle-1,unique-rectangle-4", 15 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_technique_list list;
        assert_int_equal(lele_technique_list_read(&list, cases[i].techniques, NULL), LELE_OK);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        for (uint64_t seed = 1; seed <= cases[i].seeds; seed++) {
            const lele_grid grid = dig(*state, seed);
            soundness_start(*state, &grid);
            walk_beside_new_engines(*state, &options);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_engine_frees_all_that_it_holds),
        cmocka_unit_test(whichever_allocation_fails_nothing_is_left_behind),
        cmocka_unit_test(finding_allocates_nothing),
        SOUNDNESS_TEST(a_used_engine_takes_the_steps_of_a_new_one),
    };
    return RUN(tests);
}
