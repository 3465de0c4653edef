#include "check.h"
#include "technique/tell/patterns.h"
#include "technique/step.h"
#include "../worked.h"

/* On an empty grid candidates are eliminated until a pattern eliminates one more.  The pattern
 * must be recovered from the eliminations. */

static lele_layout classic;
static lele_board board;
static lele_step step;
static int seen; /* patterns inside nets */

/* The candidates that are eliminated first: those of the digits in the unit outside the cells, or
 * all but the digits inside the cells. */
enum spare { NOTHING, DIGITS_LEAVE_THE_UNIT, CELLS_KEEP_THE_DIGITS };

struct sample {
    const char *name;
    enum spare spare;
    int unit;
    const char *digits;
    int cells[5];    /* places in the unit, from 1 */
    int cell, digit; /* the candidate that the pattern eliminates */
    struct {
        lele_inner_kind kind;
        const char *text[LELE_LANG_COUNT];
    } found;
};

enum { ROW_1 = 0, BOX_4 = 21, R1C1 = 0, R1C5 = 4, R1C9 = 8, R2C3 = 11, R9C2 = 73 };

static const struct sample samples[] = {
    { "locked in a box",
      DIGITS_LEAVE_THE_UNIT,
      BOX_4,
      "6",
      { 2, 5 },
      R9C2,
      6,
      { LELE_INNER_LOCKED,
        { [LELE_LANG_EN] = " (the only places left for 6 in box 4 are R4C2 and R5C2)",
          [LELE_LANG_ZH] = "（第 4 宫的 6 只剩 R4C2、R5C2）" } } },
    { "a naked pair",
      CELLS_KEEP_THE_DIGITS,
      ROW_1,
      "36",
      { 1, 4 },
      R1C9,
      3,
      { LELE_INNER_NAKED,
        { [LELE_LANG_EN] = " (only 3 and 6 are left for R1C1 and R1C4)",
          [LELE_LANG_ZH] = "（R1C1、R1C4 只剩 3、6）" } } },
    { "a naked triple",
      CELLS_KEEP_THE_DIGITS,
      ROW_1,
      "367",
      { 1, 4, 8 },
      R1C9,
      7,
      { LELE_INNER_NAKED,
        { [LELE_LANG_EN] = " (only 3, 6 and 7 are left for R1C1, R1C4 and R1C8)",
          [LELE_LANG_ZH] = "（R1C1、R1C4、R1C8 只剩 3、6、7）" } } },
    { "a hidden pair",
      DIGITS_LEAVE_THE_UNIT,
      ROW_1,
      "36",
      { 1, 4 },
      R1C1,
      5,
      { LELE_INNER_HIDDEN,
        { [LELE_LANG_EN] = " (3 and 6 fit in row 1 only at R1C1 and R1C4)",
          [LELE_LANG_ZH] = "（第 1 行的 3、6 只能在 R1C1、R1C4）" } } },
    { "a pair that does not see the cell",
      CELLS_KEEP_THE_DIGITS,
      ROW_1,
      "36",
      { 1, 4 },
      R9C2,
      3,
      { LELE_INNER_NONE, { "", "" } } },
    { "a digit that is none of the pair",
      CELLS_KEEP_THE_DIGITS,
      ROW_1,
      "36",
      { 1, 4 },
      R1C5,
      5,
      { LELE_INNER_NONE, { "", "" } } },
    { "a naked set of five",
      CELLS_KEEP_THE_DIGITS,
      ROW_1,
      "12367",
      { 1, 2, 4, 6, 8 },
      R1C9,
      7,
      { LELE_INNER_NAKED,
        { [LELE_LANG_EN] = " (only 1, 2, 3, 6 and 7 are left for R1C1, R1C2, R1C4, R1C6 and R1C8)",
          [LELE_LANG_ZH] = "（R1C1、R1C2、R1C4、R1C6、R1C8 只剩 1、2、3、6、7）" } } },
    { "nothing went before", NOTHING, ROW_1, "", { 0 }, R1C5, 5, { LELE_INNER_NONE, { "", "" } } },
};

static bool goes(const struct sample *sample, int place, int digit)
{
    bool inside = false;
    for (int i = 0; i < 5; i++)
        inside |= sample->cells[i] == place + 1;
    const bool named = strchr(sample->digits, '0' + digit) != NULL;
    return sample->spare == DIGITS_LEAVE_THE_UNIT   ? named && !inside
           : sample->spare == CELLS_KEEP_THE_DIGITS ? inside && !named
                                                    : false;
}

/* Builds the node that the pattern eliminates, with links from all earlier eliminations. */
static int build(const struct sample *sample)
{
    lele_step_reset(&step);
    const int taken = lele_step_node(&step, lele_node_of(sample->cell, sample->digit, 0));
    for (int place = 0; place < 9; place++)
        for (int digit = 1; digit <= 9; digit++)
            if (goes(sample, place, digit)) {
                const int cell = classic.units[sample->unit].cells[place];
                const int node = lele_step_node(&step, lele_node_of(cell, digit, 0));
                lele_step_link(&step, node, taken, LELE_LINK_WEAK, LELE_LINK_OTHER);
            }
    return taken;
}

static void the_pattern_is_found_again_and_named(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof samples / sizeof samples[0]; i++) {
        const struct sample *sample = &samples[i];
        struct lele_tell_order order;
        lele_text text;
        lele_text_init(&text);
        const int taken = build(sample);
        lele_order_init(&order, &step);
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
            const struct lele_telling telling = { &step,           &board, &classic,
                                                  (lele_lang)lang, &text,  NULL };
            const lele_inner inner = lele_inner_of(&board, &order, taken);
            if (inner.kind != sample->found.kind)
                fail_msg("%s: kind %d", sample->name, (int)inner.kind);
            lele_text_clear(&text);
            lele_tell_inner(&telling, &inner);
            assert_string_equal(text.length > 0 ? text.data : "", sample->found.text[lang]);
        }
        lele_text_release(&text);
    }
}

static void equal_means_the_same_cells_and_digits(void **state)
{
    (void)state;
    const lele_inner pair = {
        .kind = LELE_INNER_NAKED, .unit = ROW_1, .digits = 3, .cells = lele_cellset_of(R1C1)
    };
    lele_inner other = pair;
    assert_true(lele_inner_equal(&pair, &other));
    other.cells = lele_cellset_of(R1C5);
    assert_false(lele_inner_equal(&pair, &other));
    other = pair;
    other.digits = 5;
    assert_false(lele_inner_equal(&pair, &other));
}

static void a_pattern_of_the_board_needs_nothing_to_go(void **state)
{
    (void)state;
    lele_board own = board;
    struct lele_tell_order order;
    for (int place = 0; place < 9; place++) /* 6 of row 1 only at R1C1 and R1C2 */
        if (place > 1)
            lele_board_eliminate(&own, place, lele_digits_of(6));
    lele_step_reset(&step);
    const int taken = lele_step_node(&step, lele_node_of(R2C3, 6, 0));
    lele_order_init(&order, &step);
    const lele_inner inner = lele_inner_of(&own, &order, taken);
    assert_int_equal(inner.kind, LELE_INNER_LOCKED);
    assert_int_equal(inner.unit, ROW_1);
    assert_int_equal(inner.digits, lele_digits_of(6));
    assert_int_equal(lele_cellset_count(&inner.cells), 2);
}

/* Removes the candidates that a net has eliminated before a node. */
static void take_off(const lele_step *net, int node, lele_digits *left)
{
    for (int i = 0; i < node; i++)
        if (net->nodes[i].branch == net->nodes[node].branch && net->nodes[i].on == 0 &&
            net->nodes[i].depth <= net->nodes[node].depth)
            lele_digits_remove(&left[lele_cellset_first(&net->nodes[i].cells)],
                               lele_digits_of(net->nodes[i].digit));
}

/* Whether the pattern is present, by the rules and the remaining candidates alone. */
static bool is_true(const lele_inner *inner, const lele_layout *layout, const lele_digits *left)
{
    const lele_unit *unit = &layout->units[inner->unit];
    const int count = lele_cellset_count(&inner->cells);
    for (int i = 0; i < layout->size; i++) {
        const bool inside = lele_cellset_has(&inner->cells, unit->cells[i]);
        const lele_digits stray = inner->kind == LELE_INNER_NAKED
                                      ? (lele_digits)(inside ? ~inner->digits : 0)
                                      : (lele_digits)(inside ? 0 : inner->digits);
        if ((left[unit->cells[i]] & stray) != 0)
            return false;
    }
    return lele_cellset_within(&inner->cells, &unit->set) &&
           (inner->kind == LELE_INNER_LOCKED ? lele_digits_single(inner->digits) && count > 1
                                             : lele_digits_count(inner->digits) == count);
}

/* Whether the pattern eliminates the candidate. */
static bool does_take(const lele_inner *inner, const lele_layout *layout, const lele_node *taken)
{
    const int cell = lele_cellset_first(&taken->cells);
    const bool inside = lele_cellset_has(&inner->cells, cell);
    if (inner->kind == LELE_INNER_HIDDEN)
        return inside && !lele_digits_has(inner->digits, taken->digit);
    return lele_digits_has(inner->digits, taken->digit) &&
           (inner->kind == LELE_INNER_LOCKED
                ? lele_cellset_within(&inner->cells, &layout->peers[cell])
                : !inside && lele_cellset_has(&layout->units[inner->unit].set, cell));
}

static bool found_net(void *data, const lele_step *net)
{
    const lele_board *position = data;
    lele_inner inners[LELE_STEP_INNERS];
    const size_t count = lele_step_inners(net, position, inners, LELE_STEP_INNERS);
    for (size_t i = 0; i < count; i++) {
        lele_digits left[LELE_MAX_CELLS];
        memcpy(left, position->candidates, sizeof left);
        take_off(net, inners[i].node, left);
        assert_true(is_true(&inners[i], position->layout, left));
        assert_true(does_take(&inners[i], position->layout, &net->nodes[inners[i].node]));
    }
    if (count > 1)
        assert_int_equal(lele_step_inners(net, position, inners, 1), 1);
    seen += (int)count;
    return true;
}

static void what_a_pattern_takes_inside_a_net_comes_with_its_cells(void **state)
{
    (void)state;
    static const char *const names[] = { "dynamic-forcing-chain-plus", "forcing-net-contradiction",
                                         "forcing-net-verity", "nested-forcing-chain", "aic" };
    lele_layouts *layouts = lele_layouts_new();
    lele_technique_list list = { .count = 1 };
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        lele_board position;
        list.order[0] = (uint8_t)lele_technique_find(names[i]);
        assert_true(set_example(layouts, list.order[0], &position));
        lele_engine *engine = lele_engine_new(position.layout);
        seen = 0;
        lele_engine_each(engine, &position, &options, found_net, &position);
        assert_int_equal(seen > 0, strcmp(names[i], "aic") != 0);
        lele_engine_free(engine);
    }
    lele_layouts_free(layouts);
}

static int set_up(void **state)
{
    (void)state;
    lele_grid empty;
    layout_of(&classic, "classic");
    lele_grid_clear(&empty);
    lele_board_init(&board, &classic, &empty);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_pattern_is_found_again_and_named),
        cmocka_unit_test(equal_means_the_same_cells_and_digits),
        cmocka_unit_test(a_pattern_of_the_board_needs_nothing_to_go),
        cmocka_unit_test(what_a_pattern_takes_inside_a_net_comes_with_its_cells),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
