/* Every advanced technique is found where it must be, with exactly those conclusions. */
#include "advanced_examples.h"
#include "advanced_tellings.h"
#include "soundness.h"

static void take_away(lele_board *board, const char *gone)
{
    for (const char *p = gone; *p != '\0'; p += p[3] == ' ' ? 4 : 3)
        lele_board_eliminate(board, (p[1] - '1') * 9 + p[2] - '1',
                             lele_digits_of(lele_digit_of_char(p[0])));
}

static void set_position(struct soundness *s, const char *digits, const char *gone)
{
    const lele_grid grid = grid_of(&s->layout, digits);
    lele_board_init(&s->board, &s->layout, &grid);
    take_away(&s->board, gone);
}

static struct wanted look(struct soundness *s, const char *technique, const char *conclusions)
{
    struct wanted wanted = { .layout = &s->layout, .conclusions = conclusions };
    lele_technique_list list;
    assert_int_equal(lele_technique_list_read(&list, technique, NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    lele_engine_each(s->engine, &s->board, &options, is_wanted, &wanted);
    return wanted;
}

static void every_example_is_found_with_exactly_its_conclusions(void **state)
{
    struct soundness *s = *state;
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        set_position(s, examples[i].digits, examples[i].gone);
        const struct wanted wanted = look(s, examples[i].technique, examples[i].conclusions);
        if (wanted.seen != 1)
            print_error("%s: %s seen %d times\n", examples[i].technique, examples[i].conclusions,
                        wanted.seen);
        assert_int_equal(wanted.seen, 1);
    }
}

/* The single step that a hint gives is one of the list of all steps. */
static void the_first_step_is_one_of_all_steps(void **state)
{
    struct soundness *s = *state;
    static lele_step step;
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        set_position(s, examples[i].digits, examples[i].gone);
        lele_technique_list list;
        lele_technique_list_read(&list, examples[i].technique, NULL);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        if (!lele_engine_next(s->engine, &s->board, &options, &step))
            continue; /* long grouped chains are offered in the list only */
        char text[4096];
        conclusions(&s->layout, &step, text);
        const struct wanted wanted = look(s, examples[i].technique, text);
        if (wanted.seen == 0 && strcmp(examples[i].technique, "nested-forcing-chain") != 0)
            fail_msg("%s: %s", examples[i].technique, text);
    }
}

/* Texts in both languages: no placeholder is left, and the argument names the conclusion. */
static void every_example_is_told_in_both_languages(void **state)
{
    struct soundness *s = *state;
    static lele_step step;
    lele_text text;
    lele_text_init(&text);
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        set_position(s, examples[i].digits, examples[i].gone);
        lele_technique_list list;
        lele_technique_list_read(&list, examples[i].technique, NULL);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        if (!lele_engine_next(s->engine, &s->board, &options, &step))
            continue;
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
            for (int level = LELE_HINT_NUDGE; level <= LELE_HINT_DO; level++) {
                lele_text_clear(&text);
                lele_step_write(&step, &s->board, (lele_lang)lang, (lele_hint_level)level, &text);
                assert_true(text.length > 0);
                assert_null(strchr(text.data, '{'));
                assert_null(strstr(text.data, "  "));
                if (level == LELE_HINT_WHY)
                    assert_true(strstr(text.data, "R") != NULL);
            }
    }
    lele_text_release(&text);
}

static void arguments_are_told_word_by_word(void **state)
{
    struct soundness *s = *state;
    static lele_step step;
    lele_text text;
    lele_text_init(&text);
    for (size_t i = 0; i < sizeof tellings / sizeof tellings[0]; i++) {
        size_t e = 0;
        while (strcmp(examples[e].technique, tellings[i].technique) != 0)
            e++;
        set_position(s, examples[e].digits, examples[e].gone);
        lele_technique_list list;
        lele_technique_list_read(&list, tellings[i].technique, NULL);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        assert_true(lele_engine_next(s->engine, &s->board, &options, &step));
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
            lele_text_clear(&text);
            lele_step_write(&step, &s->board, (lele_lang)lang, LELE_HINT_WHY, &text);
            assert_string_equal(text.data, tellings[i].text[lang]);
        }
    }
    lele_text_release(&text);
}

static bool has_ends_apart(void *data, const lele_step *step)
{
    int *count = data;
    const lele_node *first = &step->nodes[0], *last = &step->nodes[step->node_count - 1];
    assert_true(first->digit != last->digit || !lele_cellset_meets(&first->cells, &last->cells));
    ++*count;
    return true;
}

/* A chain that returns to its start is a loop, so nothing "sees both ends". */
static void the_ends_of_a_chain_are_two(void **state)
{
    struct soundness *s = *state;
    static lele_step step;
    lele_technique_list list;
    lele_technique_list_read(&list, "aic,grouped-aic", NULL);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    int count = 0;
    soundness_line(s, ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4.."
                      "7.....");
    while (s->board.empty_count > 0) {
        lele_engine_each(s->engine, &s->board, &options, has_ends_apart, &count);
        if (lele_engine_next(s->engine, &s->board, &options, &step))
            has_ends_apart(&count, &step);
        assert_true(take_step(s, NULL));
    }
    assert_true(count > 100);
}

struct told {
    const lele_board *board;
    lele_text *text;
    int found;
};

/* Keeps the text of the last step with more covers than bases. */
static bool keep_siamese(void *data, const lele_step *step)
{
    struct told *siamese = data;
    int bases = 0, covers = 0;
    for (int i = 0; i < step->unit_count; i++) {
        bases += step->units[i].role == LELE_UNIT_ROLE_BASE;
        covers += step->units[i].role == LELE_UNIT_ROLE_COVER;
    }
    if (covers > bases) {
        siamese->found++;
        lele_text_clear(siamese->text);
        lele_step_write(step, siamese->board, LELE_LANG_EN, LELE_HINT_WHY, siamese->text);
        lele_step_write(step, siamese->board, LELE_LANG_ZH, LELE_HINT_WHY, siamese->text);
    }
    return true;
}

static void a_siamese_fish_is_told_as_two(void **state)
{
    struct soundness *s = *state;
    set_position(
        s, ".394.........7...8..8..6..92.1...9.589...4..336.1..8.....3.7.8.413....9..8..41532", "");
    assert_int_equal(look(s, "finned-mutant-swordfish", "r2c3-5 r7c3-5 r7c5-5").seen, 1);
    lele_text text;
    lele_text_init(&text);
    struct told siamese = { .board = &s->board, .text = &text };
    lele_technique_list list;
    lele_technique_list_read(&list, "finned-mutant-swordfish", NULL);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    lele_engine_each(s->engine, &s->board, &options, keep_siamese, &siamese);
    assert_int_equal(siamese.found, 3);
    assert_string_equal(
        text.data,
        "In row 8, column 1 and box 4, the digit 5 fits only at R1C1, R2C1, R3C1, R5C3, R6C3, "
        "R7C1, R8C4, R8C5 or R8C6. That makes two fish at once. The first lies in row 2, row 7 and "
        "box 8, with the fin at R1C1, R3C1, R5C3 and R6C3, and rules out R2C3; the second lies in "
        "column 3, box 1 and box 8, with the fin at R7C1, and rules out R7C3 and R7C5. For each "
        "fish: if no fin is 5, its units get their 5 from the other cells, and if a fin is 5, the "
        "cells that see all fins lose it anyway. The two fish together: remove 5 from R2C3, R7C3 "
        "and R7C5.在第 8 行、第 1 列、第 4 宫，5 只能填在 "
        "R1C1、R2C1、R3C1、R5C3、R6C3、R7C1、R8C4、R8C5 或 R8C6。这里同时有两条鱼。第一条在第 2 "
        "行、第 7 行、第 8 宫，鳍是 R1C1、R3C1、R5C3、R6C3，排除 R2C3；第二条在第 3 列、第 1 "
        "宫、第 8 宫，鳍是 R7C1，排除 R7C3、R7C5。对每条鱼：若鳍都不是 5，各区域的 5 "
        "就来自其余的格；若某个鳍是 5，看得到所有鳍的格也不能是 5。两条鱼合起来：删去 "
        "R2C3、R7C3、R7C5 的 5。");
    lele_text_release(&text);
}

static bool keep_own(void *data, const lele_step *step)
{
    struct told *own = data;
    lele_text_clear(own->text);
    lele_step_write(step, own->board, LELE_LANG_EN, LELE_HINT_WHY, own->text);
    own->found +=
        strstr(own->text->data, "Even R2C1 is ruled out: it lies in two of these units") != NULL;
    lele_step_write(step, own->board, LELE_LANG_ZH, LELE_HINT_WHY, own->text);
    own->found += strstr(own->text->data, "连 R2C1 也不行：它同属其中两个区域") != NULL;
    return true;
}

/* R2C1 is in a base and in two covers. */
static void a_fish_says_why_it_takes_from_its_own_base(void **state)
{
    struct soundness *s = *state;
    lele_text text;
    lele_technique_list list;
    set_position(
        s, "86.912..5.2.85396.95.764..26.5..9.23...5264..249...5.65.82..6....6...25..926.5..8",
        "353 391 421");
    assert_int_equal(look(s, "finned-mutant-jellyfish", "r2c1-1").seen, 1);
    lele_text_init(&text);
    struct told own = { .board = &s->board, .text = &text };
    lele_technique_list_read(&list, "finned-mutant-jellyfish", NULL);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    lele_engine_each(s->engine, &s->board, &options, keep_own, &own);
    assert_int_equal(own.found, 2);
    lele_text_release(&text);
}

static void keep_only(lele_board *board, int row, int column, lele_digits digits)
{
    lele_board_eliminate(board, (row - 1) * 9 + column - 1, (lele_digits)~digits);
}

static const char *const nothing =
    ".................................................................................";

/* Twelve cells with 1, 2, 3 in boxes 1, 2, 4, 5, one of them with 4 too; the columns of the
 * fourth box decide the parity. */
static void set_tridagon(struct soundness *s, const int last[3])
{
    const int columns[4][3] = {
        { 1, 2, 3 }, { 4, 5, 6 }, { 1, 2, 3 }, { last[0], last[1], last[2] }
    };
    static const int top[4] = { 1, 1, 4, 4 };
    set_position(s, nothing, "");
    for (int box = 0; box < 4; box++)
        for (int i = 0; i < 3; i++)
            keep_only(&s->board, top[box] + i, columns[box][i], i == 1 && box == 1 ? 15 : 7);
}

static void twelve_cells_of_odd_parity_need_their_guardian(void **state)
{
    struct soundness *s = *state;
    set_tridagon(s, (const int[]){ 4, 6, 5 });
    assert_int_equal(look(s, "tridagon", "r2c5-123").seen, 1);
    set_tridagon(s, (const int[]){ 4, 5, 6 }); /* even: it can be filled */
    assert_int_equal(look(s, "tridagon", "").steps, 0);
}

static void the_easter_monster_has_its_loop(void **state)
{
    struct soundness *s = *state;
    set_position(
        s, "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1", "");
    assert_int_equal(look(s, "sk-loop",
                          "r1c3-7 r2c5-38 r2c6-8 r3c1-2 r5c2-48 r5c8-39 r7c3-1 r8c4-5 r8c5-4 "
                          "r9c1-6")
                         .seen,
                     1);
    lele_board_place(&s->board, 9, lele_digits_first(s->board.candidates[9])); /* r2c1: no ring */
    assert_int_equal(look(s, "sk-loop", "").steps, 0);
}

/* 1, 2, 3 leave box 1 only at r1c9 and r9c1. */
static void set_fireworks(struct soundness *s)
{
    set_position(s, nothing, "");
    for (int i = 4; i <= 8; i++) {
        lele_board_eliminate(&s->board, i - 1, 7);
        lele_board_eliminate(&s->board, (i - 1) * 9, 7);
    }
}

static void fireworks_fill_three_cells(void **state)
{
    struct soundness *s = *state;
    set_fireworks(s);
    assert_int_equal(look(s, "fireworks", "r1c1-456789 r1c9-456789 r9c1-456789").seen, 1);
    set_fireworks(s);
    s->board.candidates[3] |= 1; /* 1 leaves box 1 at r1c4 too */
    lele_cellset_add(&s->board.places[1], 3);
    assert_int_equal(look(s, "fireworks", "").steps, 0);
}

/* Rows and boxes as bases, columns as covers; no fish of lines alone finds these. */
static void a_kraken_may_rest_on_boxes(void **state)
{
    struct soundness *s = *state;
    set_position(
        s, "4...62.13...5...6...8.3..792..6.8........7..6846.5....3.2...69..5....3.4..4.9....", "");
    assert_int_equal(look(s, "kraken-fish-1", "r3c1-1").seen, 1);
    set_position(
        s, "..41..58...5.682.9.8....1...7....65885...69.44.6..53...62.4..95..8.2..61..76.9...", "");
    assert_int_equal(look(s, "kraken-fish-2", "r1c6-3").seen, 1);
    /* four bases, a row among boxes: nothing smaller eliminates this */
    set_position(
        s, ".....8.....69....15..4....31...3...2.....9...9.8..4..5.2.....1..8...53..3...61.49", "");
    assert_int_equal(look(s, "kraken-fish-2", "r4c2-7").seen, 1);
    for (uint64_t seed = 1; seed <= 6; seed++) {
        const lele_grid grid = dig(s, seed);
        soundness_start(s, &grid);
        while (take_step(s, "hidden-single,naked-single,pointing,claiming"))
            continue;
        check_all(s, "kraken-fish-1,kraken-fish-2");
    }
    assert_true(s->found > 20);
}

static void chains_and_fish_know_diagonals(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "x");
    for (uint64_t seed = 1; seed <= 4; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        while (s.board.empty_count > 0) {
            check_all(&s, "aic,grouped-aic,als-xz,finned-mutant-x-wing,template-delete");
            assert_true(take_step(&s, "hidden-single,naked-single,pointing,claiming,naked-pair,aic,"
                                      "dynamic-forcing-chain,nested-forcing-chain"));
        }
    }
    assert_true(s.found > 20);
    soundness_release(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        SOUNDNESS_TEST(every_example_is_found_with_exactly_its_conclusions),
        SOUNDNESS_TEST(the_first_step_is_one_of_all_steps),
        SOUNDNESS_TEST(every_example_is_told_in_both_languages),
        SOUNDNESS_TEST(arguments_are_told_word_by_word),
        SOUNDNESS_TEST(the_ends_of_a_chain_are_two),
        SOUNDNESS_TEST(a_siamese_fish_is_told_as_two),
        SOUNDNESS_TEST(a_fish_says_why_it_takes_from_its_own_base),
        SOUNDNESS_TEST(twelve_cells_of_odd_parity_need_their_guardian),
        SOUNDNESS_TEST(the_easter_monster_has_its_loop),
        SOUNDNESS_TEST(fireworks_fill_three_cells),
        SOUNDNESS_TEST(a_kraken_may_rest_on_boxes),
        cmocka_unit_test(chains_and_fish_know_diagonals),
    };
    return RUN(tests);
}
