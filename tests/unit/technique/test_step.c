/* Steps as data: building, copying, applying, JSON, and a verifier that is hard to fool. */
#include "soundness.h"
#include "technique/step.h"

static void eliminations_are_merged_by_cell_in_reading_order(void **state)
{
    (void)state;
    static lele_step step;
    lele_step_reset(&step);
    lele_step_eliminate(&step, 40, lele_digits_of(3));
    lele_step_eliminate(&step, 7, lele_digits_of(9));
    lele_step_eliminate(&step, 40, lele_digits_of(1));
    lele_step_eliminate(&step, 12, lele_digits_of(2));
    assert_int_equal(step.elimination_count, 3);
    assert_int_equal(step.eliminations[0].cell, 7);
    assert_int_equal(step.eliminations[1].cell, 12);
    assert_int_equal(step.eliminations[2].cell, 40);
    assert_int_equal(step.eliminations[2].digits, lele_digits_of(1) | lele_digits_of(3));
}

static void a_full_list_takes_no_more_and_breaks_nothing(void **state)
{
    (void)state;
    static lele_step step;
    lele_step_reset(&step);
    for (int i = 0; i < 3 * LELE_STEP_LINKS; i++) {
        lele_step_mark(&step, i % 81, LELE_ROLE_BASE, 1);
        lele_step_unit(&step, i % 27, LELE_UNIT_ROLE_SEEN);
        const int node = lele_step_node(&step, lele_node_of(i % 81, 1, 0));
        lele_step_link(&step, node, node, LELE_LINK_WEAK, 0);
    }
    assert_int_equal(step.mark_count, LELE_STEP_MARKS);
    assert_int_equal(step.unit_count, 27); /* each only once */
    assert_int_equal(step.node_count, LELE_STEP_NODES);
    assert_int_equal(step.link_count, LELE_STEP_LINKS);
}

static void a_copy_has_all_that_is_used(void **state)
{
    (void)state;
    static lele_step step, copy;
    lele_step_reset(&step);
    step.technique = 5;
    step.rating = 32;
    step.digits = 7;
    lele_step_mark(&step, 3, LELE_ROLE_FIN, 4);
    lele_step_unit(&step, 2, LELE_UNIT_ROLE_COVER);
    lele_step_place(&step, 9, 4);
    lele_step_eliminate(&step, 10, 3);
    const int a = lele_step_node(&step, lele_node_of(1, 2, 1));
    lele_step_link(&step, a, a, LELE_LINK_STRONG, 8);
    memset(&copy, 0xEE, sizeof copy);
    lele_step_copy(&copy, &step);
    assert_int_equal(copy.technique, 5);
    assert_int_equal(copy.rating, 32);
    assert_int_equal(copy.digits, 7);
    assert_int_equal(copy.mark_count, 1);
    assert_memory_equal(copy.marks, step.marks, sizeof copy.marks[0]);
    assert_memory_equal(copy.units, step.units, sizeof copy.units[0]);
    assert_memory_equal(copy.nodes, step.nodes, sizeof copy.nodes[0]);
    assert_memory_equal(copy.links, step.links, sizeof copy.links[0]);
    assert_memory_equal(copy.placements, step.placements, sizeof copy.placements[0]);
    assert_memory_equal(copy.eliminations, step.eliminations, sizeof copy.eliminations[0]);
}

static void applying_says_whether_the_board_changed(void **state)
{
    (void)state;
    struct soundness s;
    static lele_step step;
    soundness_init(&s, "4x4");
    soundness_line(&s, "12...4....1....4");
    lele_step_reset(&step);
    lele_step_eliminate(&step, 4, lele_digits_of(1)); /* R2C1 is 3 alone */
    assert_false(lele_step_apply(&step, &s.board));
    lele_step_place(&step, 4, 3);
    assert_true(lele_step_apply(&step, &s.board));
    assert_int_equal(s.board.grid.cell[4], 3);
    assert_false(lele_step_apply(&step, &s.board));
    soundness_release(&s);
}

static const char *const x_wing =
    ".41729.3.769..34.2.3264.7194.39..17.6.7..49.319537..24214567398376.9.541958431267";

static void find_x_wing(struct soundness *s, lele_step *step)
{
    lele_technique_list list;
    soundness_init(s, "classic");
    soundness_line(s, x_wing);
    lele_technique_list_read(&list, "x-wing", NULL);
    const lele_find_options options = { &list, LELE_UNIQUENESS_UNKNOWN };
    assert_true(lele_engine_next(s->engine, &s->board, &options, step));
}

/* The ways to falsify a true step. */
static void drop_a_base_place(lele_step *step)
{
    step->marks[0] = step->marks[--step->mark_count];
}
static void mark_what_is_not_there(lele_step *step)
{
    step->marks[0].digits = lele_digits_of(4); /* row 2 has its 4 */
}
static void remove_what_is_not_there(lele_step *step)
{
    step->eliminations[0].digits = lele_digits_of(9);
}
static void remove_a_true_digit(lele_step *step)
{
    step->eliminations[0].cell = 13; /* R2C5, where the solution has the digit or not */
    step->eliminations[0].digits = lele_digits_of(5);
    step->eliminations[1] = step->eliminations[0];
    step->eliminations[1].cell = 16; /* R2C8: one of the two is 5 */
    step->elimination_count = 2;
}
static void conclude_nothing(lele_step *step)
{
    step->elimination_count = 0;
}
static void fill_a_filled_cell(lele_step *step)
{
    lele_step_place(step, 1, 4);
}
static void invent_a_strong_link(lele_step *step)
{
    const int a = lele_step_node(step, lele_node_of(step->eliminations[0].cell, 5, 0));
    const int b = lele_step_node(step, lele_node_of(step->marks[0].cell, 5, 1));
    lele_step_link(step, a, b, LELE_LINK_STRONG, 9 + 4); /* column 5 has three places */
}
static void invent_a_weak_link(lele_step *step)
{
    const int a = lele_step_node(step, lele_node_of(13, 5, 1)); /* R2C5 */
    const int b = lele_step_node(step, lele_node_of(43, 5, 0)); /* R5C8 */
    lele_step_link(step, a, b, LELE_LINK_WEAK, 0);
}

static void the_verifier_accepts_the_step_and_no_falsified_one(void **state)
{
    (void)state;
    static void (*const lies[])(lele_step * step) = {
        drop_a_base_place, mark_what_is_not_there, remove_what_is_not_there, remove_a_true_digit,
        conclude_nothing,  fill_a_filled_cell,     invent_a_strong_link,     invent_a_weak_link,
    };
    struct soundness s;
    static lele_step step, lie;
    find_x_wing(&s, &step);
    assert_true(lele_step_verify(&step, &s.board, NULL));
    assert_true(lele_step_verify(&step, &s.board, &s.solution));
    for (size_t i = 0; i < sizeof lies / sizeof lies[0]; i++) {
        lele_step_copy(&lie, &step);
        lies[i](&lie);
        if (lele_step_verify(&lie, &s.board, &s.solution))
            fail_msg("lie %zu is believed", i);
    }
    soundness_release(&s);
}

static void json_names_everything_that_a_drawing_needs(void **state)
{
    (void)state;
    struct soundness s;
    static lele_step step;
    lele_text text;
    lele_json json;
    find_x_wing(&s, &step);
    lele_text_init(&text);
    lele_json_init(&json, &text);
    lele_step_json(&step, &s.board, LELE_LANG_EN, &json);
    static const char *const parts[] = {
        "{\"technique\":\"x-wing\",\"rating\":3.2,\"place\":[],\"eliminate\":[\"r4c5-5\"],",
        "\"pattern\":[{\"cell\":\"r2c5\",\"role\":\"base\",\"digits\":\"5\"},",
        "{\"unit\":\"row 2\",\"role\":\"base\",\"cells\":[\"r2c1\",",
        "{\"unit\":\"column 8\",\"role\":\"cover\",",
        "\"nodes\":[],\"links\":[],\"inner\":[],\"lines\":[",
        "{\"from\":\"r2c5\",\"to\":\"r2c8\",\"digit\":5,\"kind\":\"strong\"},",
        "\"text\":\"The digit 5 fits in row 2 only at R2C5 or R2C8,",
    };
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        assert_non_null(strstr(text.data, parts[i]));
    lele_text_release(&text);
    soundness_release(&s);
}

static void the_levels_of_a_text_give_away_more_and_more(void **state)
{
    (void)state;
    static const struct {
        lele_lang lang;
        lele_hint_level level;
        const char *text;
    } cases[] = {
        { LELE_LANG_EN, LELE_HINT_NUDGE, "Look at row 2. There is a fish here." },
        { LELE_LANG_ZH, LELE_HINT_NUDGE, "看看第 2 行。这里有「鱼」。" },
        { LELE_LANG_EN, LELE_HINT_PLACE, "X-Wing on 5 in R2C5, R2C8, R5C5 and R5C8." },
        { LELE_LANG_ZH, LELE_HINT_PLACE, "二阶鱼（X-Wing）：数字 5，格 R2C5、R2C8、R5C5、R5C8。" },
        { LELE_LANG_ZH, LELE_HINT_WHY,
          "数字 5 在第 2 行只能填 R2C5 或 R2C8，在第 5 行只能填 R5C5 或 R5C8，这些格都在第 5、8 "
          "列。第 2、5 行各要一个 5，第 5、8 列又各只能放一个，所以第 5、8 列的 5 "
          "全落在这些格里，那里的其余格不能是 5：删去 R4C5 的 5。" },
        { LELE_LANG_EN, LELE_HINT_DO, "R4C5 is not 5, which leaves 8." },
        { LELE_LANG_ZH, LELE_HINT_DO, "R4C5 不能是 5，只剩 8。" },
    };
    struct soundness s;
    static lele_step step;
    lele_text text;
    find_x_wing(&s, &step);
    lele_text_init(&text);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_text_clear(&text);
        lele_step_write(&step, &s.board, cases[i].lang, cases[i].level, &text);
        assert_string_equal(text.data, cases[i].text);
    }
    lele_text_release(&text);
    soundness_release(&s);
}

static void brute_force_calls_itself_that(void **state)
{
    (void)state;
    struct soundness s;
    static lele_step step;
    lele_text text;
    soundness_init(&s, "classic");
    soundness_line(&s, x_wing);
    lele_step_brute_force(&s.board, &s.solution, &step);
    assert_true(lele_step_verify(&step, &s.board, &s.solution));
    assert_string_equal(lele_technique_at(step.technique)->name, "brute-force");
    lele_text_init(&text);
    lele_step_write(&step, &s.board, LELE_LANG_EN, LELE_HINT_WHY, &text);
    assert_non_null(strstr(text.data, "brute force"));
    lele_text_release(&text);
    soundness_release(&s);
}

static void chain_lengths_add_as_sudoku_explainer_has_them(void **state)
{
    (void)state;
    /* length = nodes - 2: up to 4 nothing, 5-6 0.1, 7-8 0.2, 9-12 0.3, 13-16 0.4, 17-24 0.5 */
    static const struct {
        int length, tenths;
    } cases[] = { { 0, 0 },  { 4, 0 },  { 5, 1 },  { 6, 1 },  { 7, 2 },  { 8, 2 },  { 9, 3 },
                  { 12, 3 }, { 13, 4 }, { 16, 4 }, { 17, 5 }, { 24, 5 }, { 25, 6 }, { 32, 6 },
                  { 33, 7 }, { 48, 7 }, { 49, 8 }, { 64, 8 }, { 65, 9 }, { 96, 9 }, { 97, 10 } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_int_equal(lele_chain_addition(cases[i].length + 2), cases[i].tenths);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(eliminations_are_merged_by_cell_in_reading_order),
        cmocka_unit_test(a_full_list_takes_no_more_and_breaks_nothing),
        cmocka_unit_test(a_copy_has_all_that_is_used),
        cmocka_unit_test(applying_says_whether_the_board_changed),
        cmocka_unit_test(the_verifier_accepts_the_step_and_no_falsified_one),
        cmocka_unit_test(json_names_everything_that_a_drawing_needs),
        cmocka_unit_test(the_levels_of_a_text_give_away_more_and_more),
        cmocka_unit_test(brute_force_calls_itself_that),
        cmocka_unit_test(chain_lengths_add_as_sudoku_explainer_has_them),
    };
    return RUN(tests);
}
