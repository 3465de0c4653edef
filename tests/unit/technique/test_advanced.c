/* Every advanced technique: found where it must be, with exactly those conclusions. */
#include "advanced_examples.h"
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
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        set_position(&s, examples[i].digits, examples[i].gone);
        const struct wanted wanted = look(&s, examples[i].technique, examples[i].conclusions);
        if (wanted.seen != 1)
            print_error("%s: %s seen %d times\n", examples[i].technique, examples[i].conclusions,
                        wanted.seen);
        assert_int_equal(wanted.seen, 1);
    }
    soundness_release(&s);
}

/* The single step that a hint gives is one of those that the list of all steps has. */
static void the_first_step_is_one_of_all_steps(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    static lele_step step;
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        set_position(&s, examples[i].digits, examples[i].gone);
        lele_technique_list list;
        lele_technique_list_read(&list, examples[i].technique, NULL);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        if (!lele_engine_next(s.engine, &s.board, &options, &step))
            continue; /* long grouped chains are offered in the list only */
        char text[4096];
        conclusions(&s.layout, &step, text);
        const struct wanted wanted = look(&s, examples[i].technique, text);
        if (wanted.seen == 0 && strcmp(examples[i].technique, "nested-forcing-chain") != 0)
            fail_msg("%s: %s", examples[i].technique, text);
    }
    soundness_release(&s);
}

/* Texts in both languages: no slot is left open, and the argument names the conclusion. */
static void every_example_is_told_in_both_languages(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    static lele_step step;
    lele_text text;
    lele_text_init(&text);
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        set_position(&s, examples[i].digits, examples[i].gone);
        lele_technique_list list;
        lele_technique_list_read(&list, examples[i].technique, NULL);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        if (!lele_engine_next(s.engine, &s.board, &options, &step))
            continue;
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
            for (int level = LELE_HINT_NUDGE; level <= LELE_HINT_DO; level++) {
                lele_text_clear(&text);
                lele_step_write(&step, &s.board, (lele_lang)lang, (lele_hint_level)level, &text);
                assert_true(text.length > 0);
                assert_null(strchr(text.data, '{'));
                assert_null(strstr(text.data, "  "));
                if (level == LELE_HINT_WHY)
                    assert_true(strstr(text.data, "R") != NULL);
            }
    }
    lele_text_release(&text);
    soundness_release(&s);
}

/* The argument word by word, for the first example of each of these. */
static const struct {
    const char *technique, *text[LELE_LANG_COUNT];
} tellings[] = {
    { "continuous-nice-loop",
      { "Follow the loop: if R8C8 is not 8, then R9C7 is 8 (box 9), so R9C7 is not 4, so R8C9 is 4 "
        "(box 9), so R8C9 is not 9, so R8C8 is 9 (row 8); and that brings us back to the "
        "beginning. Read in either direction, exactly one end of every weak link is right, so what "
        "sees both ends of one goes: remove 6 from R9C7; 7 from R8C8 and R8C9.",
        "沿着环走：如果 R8C8 不是 8，那么 R9C7 是 8（第 9 宫），于是 R9C7 不是 4，于是 R8C9 是 "
        "4（第 9 宫），于是 R8C9 不是 9，于是 R8C8 是 9（第 8 "
        "行）；又回到起点。两个方向都成立，所以每条弱链恰有一端为真，同时看到两端的候选数都要删去："
        "R9C7 的 6；R8C8、R8C9 的 7。" } },
    { "aic",
      { "Follow the chain: if R2C9 is not 7, then R2C9 is 9, so R8C9 is not 9 (column 9), so R8C8 "
        "is 9 (row 8), so R4C8 is not 9 (column 8), so R4C8 is 7. So one of the two ends is right "
        "in any case, and what sees both of them cannot be: remove 7 from R1C8 and R2C8.",
        "沿着链走：如果 R2C9 不是 7，那么 R2C9 是 9，于是 R8C9 不是 9（第 9 列），于是 R8C8 是 "
        "9（第 8 行），于是 R4C8 不是 9（第 8 列），于是 R4C8 是 "
        "7。所以链的两端至少有一端为真，同时看到两端的候选数都不成立：删去 R1C8、R2C8 的 7。" } },
    { "als-xz",
      { "A is R1C5 (12), B is R4C5 (24) and R5C5 (124); each has one candidate more than cells. "
        "They cannot both hold 1 and 2, as the places all see each other. So one of the sets goes "
        "without and holds all its other digits. What sees all places of such a digit can lose it: "
        "remove 4 from R4C6, R5C6 and R6C6.",
        "A 是 R1C5(12)，B 是 R4C5(24)、R5C5(124)，各自的候选数都只比格数多一个。1、2 "
        "在两边的位置互相看见，不能两边都有，所以必有一边少了它而被锁定。看到这些数全部位置的候选数"
        "都要删去：R4C6、R5C6、R6C6 的 4。" } },
    { "als-xy-wing",
      { "A is R6C1 (39), B is R1C2 (279), R2C2 (29), R3C2 (27) and R3C3 (18), and between them C "
        "is R4C3 (13). Read from A to B: if R6C1 is not 9, then R6C1 is 3 (the set R6C1 locks), so "
        "R4C3 is not 3, so R4C3 is 1 (the set R4C3 locks), so R3C3 is not 1, so one of R1C2 and "
        "R2C2 is 9 (the set R1C2, R2C2, R3C2 and R3C3 locks). So the digit is in A or in B, and "
        "what sees all its places in both goes: remove 9 from R2C1.",
        "A 是 R6C1(39)，B 是 R1C2(279)、R2C2(29)、R3C2(27)、R3C3(18)，中间的 C 是 R4C3(13)。从 A "
        "推到 B：如果 R6C1 不是 9，那么 R6C1 是 3（数组 R6C1 锁定），于是 R4C3 不是 3，于是 R4C3 "
        "是 1（数组 R4C3 锁定），于是 R3C3 不是 1，于是 R1C2、R2C2 之一是 9（数组 "
        "R1C2、R2C2、R3C2、R3C3 锁定）。所以这个数不在 A 就在 "
        "B，看到它在两边全部位置的都要删去：R2C1 的 9。" } },
    { "fireworks",
      { "Each of 5, 6 and 9 leaves its box in the row and in the column by one cell only. If it is "
        "in neither of those cells, row and column both have it in the box, and then it is where "
        "they cross. So these digits fill R2C9, R8C2 and R8C9, which hold nothing else: remove 1 "
        "from R8C2; 2 from R2C9.",
        "5、6、9 "
        "沿行和沿列各只有一格在宫外。若不在这两格，行和列就都在宫内取得它，只能是交叉格。所以这些数"
        "占满 R2C9、R8C2、R8C9，这些格不能有别的数：删去 R8C2 的 1；R2C9 的 2。" } },
    { "franken-x-wing",
      { "Look at row 9 and box 1: they need 1 once each, and all its places there (R1C2, R2C2, "
        "R3C2, R9C8 and R9C9) lie in column 2 and box 9, which are as many. So column 2 and box 9 "
        "get their 1 from there, each from one place, and nowhere else: remove 1 from R8C7 and "
        "R8C9.",
        "看第 9 行、第 1 宫：各要一个 "
        "1，它在其中的位置（R1C2、R2C2、R3C2、R9C8、R9C9）都落在同样多的第 2 列、第 9 宫里。所以第 "
        "2 列、第 9 宫的 1 就来自这些位置，别处不能有：删去 R8C7、R8C9 的 1。" } },
    { "nishio",
      { "Assume the opposite of the conclusion and follow it: if R4C6 is 8, then R1C6 is not 8 "
        "(column 6), so R2C6 is not 8 (column 6). Then box 2 has no place left for 8. That cannot "
        "be, so the assumption is wrong: remove 8 from R4C6.",
        "先作相反的假设并往下推：如果 R4C6 是 8，那么 R1C6 不是 8（第 6 列），于是 R2C6 不是 8（第 "
        "6 列）。于是第 2 宫再也放不下 8。这不可能，所以假设不成立：删去 R4C6 的 8。" } },
    { "cell-forcing-chain",
      { "One of these must hold: R2C2 is 2 or R2C2 is 3. Follow each of them: (1) if R2C2 is 2, "
        "then R2C2 is not 3, so R2C3 is 3 (the last place in row 2), so R3C3 is not 3 (column 3); "
        "(2) if R2C2 is 3, then R3C3 is not 3 (box 1). Every branch ends in the same, so it is "
        "true whichever holds: remove 3 from R3C3.",
        "R2C2 是 2 或 R2C2 是 3，其中必有一个成立。逐一往下推：（1）如果 R2C2 是 2，那么 R2C2 不是 "
        "3，于是 R2C3 是 3（第 2 行只剩此处），于是 R3C3 不是 3（第 3 列）；（2）如果 R2C2 是 "
        "3，那么 R3C3 不是 3（第 1 宫）。每个分支都得到同一结论，所以它一定成立：删去 R3C3 的 "
        "3。" } },
    { "kraken-fish-1",
      { "Look at rows 1 and 2: they need 2 once each. Without the fins R1C9 and R2C9 its places "
        "there (R1C3, R2C3 and R2C7) lie in columns 3 and 7, and the fish eliminates 2 from R9C7. "
        "From the fins the same follows: (1) if R1C9 is 2, then R8C9 is not 2 (column 9), so R8C9 "
        "is 1 (nothing else is left in the cell), so R9C9 is not 1 (column 9), so R9C9 is 2 "
        "(nothing else is left in the cell), so R9C7 is not 2 (row 9); (2) if R2C9 is 2, then R8C9 "
        "is not 2 (column 9), so R8C9 is 1 (nothing else is left in the cell), so R9C9 is not 1 "
        "(column 9), so R9C9 is 2 (nothing else is left in the cell), so R9C7 is not 2 (row 9). So "
        "it goes in any case: remove 2 from R9C7.",
        "看第 1、2 行：各要一个 2。除去鳍 R1C9、R2C9，它的位置（R1C3、R2C3、R2C7）都落在第 3、7 "
        "列里，这条鱼删去 R9C7 的 2。从鳍出发也得到同样结果：（1）如果 R1C9 是 2，那么 R8C9 不是 "
        "2（第 9 列），于是 R8C9 是 1（格内只剩它），于是 R9C9 不是 1（第 9 列），于是 R9C9 是 "
        "2（格内只剩它），于是 R9C7 不是 2（第 9 行）；（2）如果 R2C9 是 2，那么 R8C9 不是 2（第 9 "
        "列），于是 R8C9 是 1（格内只剩它），于是 R9C9 不是 1（第 9 列），于是 R9C9 是 "
        "2（格内只剩它），于是 R9C7 不是 2（第 9 行）。所以无论如何都要删去：R9C7 的 2。" } },
    { "template-delete",
      { "Go through all ways to place 1 in the whole grid. None of them uses some of its "
        "candidates: remove 1 from R2C9.",
        "把 1 在全盘的所有摆法过一遍，有些候选格一次也没有用到：删去 R2C9 的 1。" } },
    { "chute-remote-pair",
      { "R6C4 and R8C5 both have only 6 and 7. If both were the same, box 2 could have that digit "
        "only where it sees neither of them, and there it cannot have it. So one of the two cells "
        "is the other digit, and what sees both goes: remove 6 from R6C5.",
        "R6C4、R8C5 都只有 6、7。若两格同为某数，第 2 "
        "宫的该数只能在看不到这两格的位置，而那里放不下。所以两格中必有一个是另一数，同时看到两格的"
        "候选数删去：R6C5 的 6。" } },
    { "junior-exocet",
      { "The base R6C2 and R6C3 has two of 2, 4 and 7. Such a digit is once in each of columns 5, "
        "8 and 1; outside the three boxes two units hold all its places there, so once it is "
        "inside, and there only the targets R5C5 and R5C8 are left for it. So the targets are the "
        "two digits of the base and nothing else: remove 1 from R5C5 and R5C8; 6 from R5C8.",
        "基准格 R6C2、R6C3 占用 2、4、7 中的两个数。这样的数在第 5、8、1 "
        "列各有一个；三宫之外两个单元就能包含它的所有位置，所以三宫之内必有一个，而那里只剩目标格 "
        "R5C5、R5C8。所以目标格就是基准格的两个数：删去 R5C5、R5C8 的 1；R5C8 的 6。" } },
};

static void arguments_are_told_word_by_word(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    static lele_step step;
    lele_text text;
    lele_text_init(&text);
    for (size_t i = 0; i < sizeof tellings / sizeof tellings[0]; i++) {
        size_t e = 0;
        while (strcmp(examples[e].technique, tellings[i].technique) != 0)
            e++;
        set_position(&s, examples[e].digits, examples[e].gone);
        lele_technique_list list;
        lele_technique_list_read(&list, tellings[i].technique, NULL);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        assert_true(lele_engine_next(s.engine, &s.board, &options, &step));
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
            lele_text_clear(&text);
            lele_step_write(&step, &s.board, (lele_lang)lang, LELE_HINT_WHY, &text);
            assert_string_equal(text.data, tellings[i].text[lang]);
        }
    }
    lele_text_release(&text);
    soundness_release(&s);
}

struct siamese {
    const lele_board *board;
    lele_text *text;
    int found;
};

/* Keeps the words of the last step with more covers than bases. */
static bool keep_siamese(void *data, const lele_step *step)
{
    struct siamese *siamese = data;
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
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    set_position(
        &s, ".394.........7...8..8..6..92.1...9.589...4..336.1..8.....3.7.8.413....9..8..41532",
        "");
    assert_int_equal(look(&s, "finned-mutant-swordfish", "r2c3-5 r7c3-5 r7c5-5").seen, 1);
    lele_text text;
    lele_text_init(&text);
    struct siamese siamese = { .board = &s.board, .text = &text };
    lele_technique_list list;
    lele_technique_list_read(&list, "finned-mutant-swordfish", NULL);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    lele_engine_each(s.engine, &s.board, &options, keep_siamese, &siamese);
    assert_int_equal(siamese.found, 2);
    assert_string_equal(
        text.data,
        "Two fish share the base row 8, column 1 and box 4, where 5 can only be at R1C1, R2C1, "
        "R3C1, R5C3, R6C3, R7C1, R8C4, R8C5 and R8C6. Together they are covered by row 2, row 7, "
        "box 8, column 3 and box 1: the second fish takes column 3 and box 1 in place of as many "
        "covers of the first. For each of them the places outside its own covers are fins. Either "
        "a fin is 5, or those covers get their 5 from the base; what goes in both cases goes. The "
        "two fish together remove 5 from R2C3, R7C3 and R7C5.两条鱼共用基准第 8 行、第 1 列、第 4 "
        "宫，其中 5 只能在 "
        "R1C1、R2C1、R3C1、R5C3、R6C3、R7C1、R8C4、R8C5、R8C6。两条鱼的覆盖合起来是第 2 行、第 7 "
        "行、第 8 宫、第 3 列、第 1 宫：第二条鱼以第 3 列、第 1 "
        "宫换下第一条鱼的同样多个覆盖。每条鱼在自己覆盖之外的位置都是鳍：要么某个鳍是 "
        "5，要么这些覆盖的 5 都来自基准；两种情形都删的就可以删。两条鱼合起来删去 R2C3、R7C3、R7C5 "
        "的 5。");
    lele_text_release(&text);
    soundness_release(&s);
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
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    set_tridagon(&s, (const int[]){ 4, 6, 5 });
    assert_int_equal(look(&s, "tridagon", "r2c5-123").seen, 1);
    set_tridagon(&s, (const int[]){ 4, 5, 6 }); /* even: it can be filled */
    assert_int_equal(look(&s, "tridagon", "").steps, 0);
    soundness_release(&s);
}

static void the_easter_monster_has_its_loop(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    set_position(
        &s, "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        "");
    assert_int_equal(look(&s, "sk-loop",
                          "r1c3-7 r2c5-38 r2c6-8 r3c1-2 r5c2-48 r5c8-39 r7c3-1 r8c4-5 r8c5-4 "
                          "r9c1-6")
                         .seen,
                     1);
    lele_board_place(&s.board, 9, lele_digits_first(s.board.candidates[9])); /* r2c1: no ring */
    assert_int_equal(look(&s, "sk-loop", "").steps, 0);
    soundness_release(&s);
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
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    set_fireworks(&s);
    assert_int_equal(look(&s, "fireworks", "r1c1-456789 r1c9-456789 r9c1-456789").seen, 1);
    set_fireworks(&s);
    s.board.candidates[3] |= 1; /* 1 leaves box 1 at r1c4 too */
    lele_cellset_add(&s.board.places[1], 3);
    assert_int_equal(look(&s, "fireworks", "").steps, 0);
    soundness_release(&s);
}

/* Rows and boxes against columns; no fish of lines alone reaches these. */
static void a_kraken_may_rest_on_boxes(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    set_position(
        &s, "4...62.13...5...6...8.3..792..6.8........7..6846.5....3.2...69..5....3.4..4.9....",
        "");
    assert_int_equal(look(&s, "kraken-fish-1", "r3c1-1").seen, 1);
    set_position(
        &s, "..41..58...5.682.9.8....1...7....65885...69.44.6..53...62.4..95..8.2..61..76.9...",
        "");
    assert_int_equal(look(&s, "kraken-fish-2", "r1c6-3").seen, 1);
    for (uint64_t seed = 1; seed <= 6; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        while (take_step(&s, "hidden-single,naked-single,pointing,claiming"))
            continue;
        check_all(&s, "kraken-fish-1,kraken-fish-2");
    }
    assert_true(s.found > 20);
    soundness_release(&s);
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
        cmocka_unit_test(every_example_is_found_with_exactly_its_conclusions),
        cmocka_unit_test(the_first_step_is_one_of_all_steps),
        cmocka_unit_test(every_example_is_told_in_both_languages),
        cmocka_unit_test(arguments_are_told_word_by_word),
        cmocka_unit_test(a_siamese_fish_is_told_as_two),
        cmocka_unit_test(twelve_cells_of_odd_parity_need_their_guardian),
        cmocka_unit_test(the_easter_monster_has_its_loop),
        cmocka_unit_test(fireworks_fill_three_cells),
        cmocka_unit_test(a_kraken_may_rest_on_boxes),
        cmocka_unit_test(chains_and_fish_know_diagonals),
    };
    return RUN(tests);
}
