/* Forcing: the hardest puzzles are solved by arguments, and every argument holds. */
#include "../soundness.h"

static const char *const hardest[] = {
    /* AI Escargot */
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    /* Golden Nugget */
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    /* Easter Monster */
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    /* Arto Inkala, 2012 */
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
};

static const char *const forcing =
    "nishio,cell-forcing-chain,unit-forcing-chain,forcing-chain-contradiction,"
    "forcing-chain-verity,dynamic-forcing-chain,forcing-net-contradiction,forcing-net-verity,"
    "dynamic-forcing-chain-plus,nested-forcing-chain";

static void the_hardest_puzzles_are_solved_without_brute_force(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    for (size_t i = 0; i < sizeof hardest / sizeof hardest[0]; i++) {
        soundness_line(&s, hardest[i]);
        while (s.board.empty_count > 0)
            assert_true(take_step(&s, NULL));
    }
    soundness_release(&s);
}

static void all_forcing_steps_along_a_hard_path_are_sound(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    soundness_line(&s, hardest[1]);
    for (int steps = 0; s.board.empty_count > 0; steps++) {
        if (steps % 40 == 0)
            check_all(&s, forcing);
        assert_true(take_step(&s, NULL));
    }
    assert_true(s.found > 100);
    soundness_release(&s);
}

static void singles_and_forcing_alone_solve_generated_puzzles_of_any_layout(void **state)
{
    (void)state;
    static const char *const layouts[] = { "4x4", "6x6", "8x8", "classic", "x", "windoku" };
    for (size_t l = 0; l < sizeof layouts / sizeof layouts[0]; l++) {
        struct soundness s;
        soundness_init(&s, layouts[l]);
        for (uint64_t seed = 0; seed < 3; seed++) {
            const lele_grid grid = dig(&s, seed);
            soundness_start(&s, &grid);
            while (s.board.empty_count > 0)
                assert_true(take_step(&s, "hidden-single,naked-single,dynamic-forcing-chain,"
                                          "dynamic-forcing-chain-plus,nested-forcing-chain"));
        }
        soundness_release(&s);
    }
}

static void a_solved_neighbourhood_gives_no_nishio(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "4x4");
    soundness_line(&s, "..34341221434321");
    check_all(&s, "nishio");
    assert_int_equal(s.found, 0);
    soundness_release(&s);
}

static void a_puzzle_with_two_solutions_ends_without_a_step(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "4x4");
    const lele_grid grid = grid_of(&s.layout, "12..34..........");
    lele_board_init(&s.board, &s.layout, &grid);
    lele_technique_list list;
    lele_technique_list_default(&list);
    const lele_find_options options = { &list, LELE_UNIQUENESS_UNKNOWN };
    static lele_step step;
    int steps = 0;
    while (lele_engine_next(s.engine, &s.board, &options, &step) && ++steps < 100)
        lele_step_apply(&step, &s.board);
    assert_true(steps < 100);
    assert_true(s.board.empty_count > 0);
    soundness_release(&s);
}

/* Nothing can be refuted at any depth; the search must still end soon. */
static void several_solutions_do_not_make_a_long_search(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    const lele_grid grid = grid_of(
        &s.layout,
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8..........");
    lele_board_init(&s.board, &s.layout, &grid);
    const lele_find_options options = { NULL, LELE_UNIQUENESS_UNKNOWN };
    static lele_step step;
    assert_false(lele_engine_next(s.engine, &s.board, &options, &step));
    soundness_release(&s);
}

static void the_argument_names_its_branches_and_its_contradiction(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    soundness_line(&s, hardest[0]);
    static lele_step step;
    lele_technique_list list;
    lele_technique_list_read(&list, "forcing-net-contradiction", NULL);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    assert_true(lele_engine_next(s.engine, &s.board, &options, &step));
    lele_text text;
    lele_text_init(&text);
    lele_step_write(&step, &s.board, LELE_LANG_EN, LELE_HINT_WHY, &text);
    assert_non_null(strstr(text.data, "if R"));
    assert_non_null(strstr(text.data, "left"));
    lele_text_clear(&text);
    lele_step_write(&step, &s.board, LELE_LANG_ZH, LELE_HINT_WHY, &text);
    assert_non_null(strstr(text.data, "如果 R"));
    lele_text_release(&text);
    soundness_release(&s);
}

/* Every argument by contradiction ends by naming the contradiction. */
static bool names_its_contradiction(void *data, const lele_step *step)
{
    static const char *const ends[] = { " has no place left for ", " has no candidate left",
                                        " would have to be and not to be " };
    struct soundness *s = data;
    lele_text text;
    if (step->nodes[step->node_count - 1].branch > 0)
        return true; /* branches that agree */
    lele_text_init(&text);
    lele_step_write(step, &s->board, LELE_LANG_EN, LELE_HINT_WHY, &text);
    const char *last = strrchr(text.data, '\n'); /* after the branches */
    bool named = false;
    for (int i = 0; i < 3; i++)
        named |= last != NULL && strstr(last, ends[i]) != NULL;
    if (!named)
        fail_msg("no contradiction: %s", text.data);
    lele_text_release(&text);
    s->found++;
    return true;
}

static void every_contradiction_is_named(void **state)
{
    (void)state;
    lele_technique_list list;
    lele_technique_list_read(&list,
                             "nishio,forcing-chain-contradiction,forcing-net-contradiction,"
                             "nested-forcing-chain",
                             NULL);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    struct soundness s;
    soundness_init(&s, "classic");
    soundness_line(&s, hardest[0]);
    for (int i = 0; i < 30 && s.board.empty_count > 0; i++) {
        if (i % 6 == 0)
            lele_engine_each(s.engine, &s.board, &options, names_its_contradiction, &s);
        assert_true(take_step(&s, NULL));
    }
    assert_true(s.found > 100);
    soundness_release(&s);
}

static bool has_no_reason(void *data, const lele_step *step)
{
    int *count = data;
    for (int i = 0; i < step->mark_count; i++)
        assert_int_not_equal(step->marks[i].role, LELE_ROLE_REASON);
    ++*count;
    return true;
}

/* A branch can contradict itself later; the argument stops before that. */
static void branches_that_agree_name_no_contradiction(void **state)
{
    (void)state;
    lele_technique_list list;
    lele_technique_list_read(&list, "unit-forcing-chain,cell-forcing-chain", NULL);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    int count = 0;
    struct soundness s;
    soundness_init(&s, "classic");
    soundness_line(&s, hardest[0]);
    for (int i = 0; i < 60 && s.board.empty_count > 0; i++) {
        lele_engine_each(s.engine, &s.board, &options, has_no_reason, &count);
        assert_true(take_step(&s, NULL));
    }
    assert_true(count > 10);
    soundness_release(&s);
}

/* The first statement of every branch, by digit and cell; returns the number of branches. */
static int premises(const lele_step *step, lele_digits digits[LELE_MAX_CELLS])
{
    int count = 0;
    for (int i = 0; i < step->node_count; i++)
        if (step->nodes[i].branch == count) {
            assert_int_equal(step->nodes[i].depth, 0);
            assert_int_equal(step->nodes[i].on, 1);
            digits[lele_cellset_first(&step->nodes[i].cells)] |=
                lele_digits_of(step->nodes[i].digit);
            count++;
        }
    return count;
}

/* Whether a cell has no other candidates than these, or a unit no other places for a digit. */
static bool one_must_hold(const lele_board *board, int count, const lele_digits *digits)
{
    const lele_layout *layout = board->layout;
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (lele_digits_count(digits[cell]) == count)
            return digits[cell] == board->candidates[cell];
    for (int u = 0; u < layout->unit_count; u++)
        for (int d = 1; d <= layout->size; d++) {
            int same = 0, other = 0;
            for (int i = 0; i < layout->size; i++) {
                const int cell = layout->units[u].cells[i];
                const bool is_premise = lele_digits_has(digits[cell], d);
                same += is_premise;
                other += lele_digits_has(board->candidates[cell], d) && !is_premise;
            }
            if (same == count && other == 0)
                return true;
        }
    return false;
}

static bool concludes(const lele_step *step, const lele_node *node)
{
    const lele_mark *mark = node->on != 0 ? step->placements : step->eliminations;
    const int count = node->on != 0 ? step->placement_count : step->elimination_count;
    return count == 1 && mark->cell == lele_cellset_first(&node->cells) &&
           mark->digits == lele_digits_of(node->digit);
}

struct agreements {
    const lele_board *board;
    int found, with_inner;
};

static bool every_branch_agrees(void *data, const lele_step *step)
{
    struct agreements *agreements = data;
    lele_digits digits[LELE_MAX_CELLS] = { 0 };
    const int count = premises(step, digits);
    if (count < 2)
        return true;
    assert_true(one_must_hold(agreements->board, count, digits));
    bool agrees[LELE_MAX_SIZE] = { false };
    bool inner = false;
    for (int i = 0; i < step->node_count; i++) {
        agrees[step->nodes[i].branch] |=
            step->nodes[i].depth == 0 && concludes(step, &step->nodes[i]);
        inner |= step->nodes[i].depth > 0;
    }
    for (int b = 0; b < count; b++)
        assert_true(agrees[b]);
    agreements->found++;
    agreements->with_inner += inner;
    return true;
}

static void nested_chains_of_all_possibilities_agree(void **state)
{
    (void)state;
    lele_technique_list list;
    lele_technique_list_read(&list, "nested-forcing-chain", NULL);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    struct soundness s;
    soundness_init(&s, "classic");
    struct agreements agreements = { .board = &s.board };
    soundness_line(&s, hardest[0]);
    for (int i = 0; i < 30 && s.board.empty_count > 0; i++) {
        if (i % 6 == 0)
            lele_engine_each(s.engine, &s.board, &options, every_branch_agrees, &agreements);
        assert_true(take_step(&s, NULL));
    }
    assert_true(agreements.found > 10);
    assert_true(agreements.with_inner > 5);
    soundness_release(&s);
}

/* Whether the conclusion of every branch follows from the first statement of the branch. */
static bool premises_are_needed(void *data, const lele_step *step)
{
    int *count = data;
    bool reached[LELE_STEP_NODES] = { false };
    int branches = 0, concluded = 0;
    for (int i = 0; i < step->node_count; i++) {
        if (step->nodes[i].branch == branches) {
            reached[i] = true;
            branches++;
        }
        for (int k = 0; k < step->link_count && !reached[i]; k++)
            reached[i] = step->links[k].to == i && reached[step->links[k].from];
        concluded += reached[i] && step->nodes[i].depth == 0 && concludes(step, &step->nodes[i]);
    }
    assert_true(branches < 2 || concluded >= branches);
    *count += branches > 1;
    return true;
}

/* Pointing pairs on the board give their eliminations without any assumption. */
static void no_net_argues_with_a_pattern_of_the_board(void **state)
{
    (void)state;
    lele_technique_list list;
    lele_technique_list_read(&list, "dynamic-forcing-chain-plus", NULL);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    int count = 0;
    struct soundness s;
    soundness_init(&s, "classic");
    for (uint64_t seed = 0; seed < 12; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        lele_engine_each(s.engine, &s.board, &options, premises_are_needed, &count);
    }
    assert_true(count > 100);
    soundness_release(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_hardest_puzzles_are_solved_without_brute_force),
        cmocka_unit_test(all_forcing_steps_along_a_hard_path_are_sound),
        cmocka_unit_test(singles_and_forcing_alone_solve_generated_puzzles_of_any_layout),
        cmocka_unit_test(a_solved_neighbourhood_gives_no_nishio),
        cmocka_unit_test(a_puzzle_with_two_solutions_ends_without_a_step),
        cmocka_unit_test(several_solutions_do_not_make_a_long_search),
        cmocka_unit_test(the_argument_names_its_branches_and_its_contradiction),
        cmocka_unit_test(every_contradiction_is_named),
        cmocka_unit_test(branches_that_agree_name_no_contradiction),
        cmocka_unit_test(nested_chains_of_all_possibilities_agree),
        cmocka_unit_test(no_net_argues_with_a_pattern_of_the_board),
    };
    return RUN(tests);
}
