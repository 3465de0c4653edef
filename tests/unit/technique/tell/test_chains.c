/*
 * Nets whose texts are easily wrong: the start of a branch, its reasons, its contradiction.
 */
#include "technique/step.h"
#include "../telling.h"

static const struct telling_case cases[] = {
    { "a set is one that has the link",
      ":0000:x:+71+32+4+8+65+9+29+6+5+137+8+48+45+6+79.3.6.+1+4+9....+5.+41.29..+9.8+"
      "3...4.+45+973+6...+1+8+2+9+54+3+6736+7+8+2+1+4+9+5:::",
      "grouped-discontinuous-nice-loop",
      "r6c9=1",
      { "Follow the chain: if R6C9 is not 1, then R6C9 is 2 (only 2 and 6 are left for R6C5 and "
        "R6C9), so R6C9 is not 6, so R6C9 is 1 (only 1, 2 and 7 are left for R4C8, R5C8 and R6C9). "
        "The end contradicts the beginning, so the beginning is wrong: R6C9 is 1. So R6C9 = 1.",
        "沿着链走：如果 R6C9 不是 1，那么 R6C9 是 2（R6C5、R6C9 只剩 2、6），于是 R6C9 不是 "
        "6，于是 R6C9 是 1（R4C8、R5C8、R6C9 只剩 1、2、7）。终点与起点矛盾，所以起点不成立，R6C9 "
        "是 1：R6C9 = 1。" } },
    { "a pattern of the board is told as what it is",
      ":0000:x:...4......852...693.2..8...........8..8..7...61..5..43......47..3.....5."
      "...56....:::",
      "dynamic-forcing-chain-plus",
      "r2c5=7",
      { "See where an assumption leads:\nif R2C5 is not 7; besides, R2C7 is not 7 (the only places "
        "left for 7 in column 9 are R1C9 and R3C9), so R2C1 is 7 (the last place in row 2), so "
        "R2C1 is not 4.\nThen row 2 has no place left for 4. That is impossible, so the assumption "
        "is wrong: R2C5 = 7.",
        "看看一个假设会推出什么：\n如果 R2C5 不是 7；另外 R2C7 不是 7（第 9 列的 7 只剩 "
        "R1C9、R3C9），于是 R2C1 是 7（第 2 行只剩此处），于是 R2C1 不是 4。\n于是第 2 "
        "行再也放不下 4。这不可能，所以假设不成立：R2C5 = 7。" } },
    { "two candidates of one pattern in a row",
      ":0000:x:+467.5....8+1+9..6.45+523..4.7...5.1.8.9.....+512.+1.....7+5...1.2......"
      ".5.......69..43.:::",
      "forcing-net-verity",
      "r1c6-3",
      { "There is no other choice: R8C6 is 3 or R8C6 is not 3. Follow each case:\n(1) if R8C6 is "
        "3, then R1C6 is not 3 (column 6);\n(2) if R8C6 is not 3; besides, R7C4 is not 3 (only 1, "
        "3, 7 and 8 are left for R7C6, R8C6, R9C5 and R9C6) and R8C5 is not 3, so R7C6 is 3 (the "
        "last place in box 8), so R1C6 is not 3 (column 6).\nEvery case that is possible has the "
        "same result, so it holds whichever is right: remove 3 from R1C6.",
        "只有这几种可能：R8C6 是 3 或 R8C6 不是 3。逐一往下推：\n（1）如果 R8C6 是 3，那么 R1C6 "
        "不是 3（第 6 列）；\n（2）如果 R8C6 不是 3；另外 R7C4 不是 3（R7C6、R8C6、R9C5、R9C6 只剩 "
        "1、3、7、8），并且 R8C5 不是 3，于是 R7C6 是 3（第 8 宫只剩此处），于是 R1C6 不是 3（第 6 "
        "列）。\n每种可能的情况都得到同一结果，所以它一定成立：删去 R1C6 的 3。" } },
    { "a branch that dies says of what",
      ":0000:x:+59+7.6.42..4.7...95...5+4+97..234+9........+4.3.8...9....+4.+9.....2+54"
      "6.5.9+4.3.+47.1.5...:::",
      "forcing-net-verity",
      "r4c9-7",
      { "There is no other choice: R4C9 is 1, 6 or 7. Follow each case:\n(1) if R4C9 is 1, then "
        "R4C9 is not 7;\n(2) if R4C9 is 6, then R4C9 is not 7;\n(3) if R4C9 is 7, then R4C8 is not "
        "7 (row 4), and column 8 has no place left for 7, which is impossible.\nEvery case that is "
        "possible has the same result, so it holds whichever is right: remove 7 from R4C9.",
        "只有这几种可能：R4C9 是 1、6 或 7。逐一往下推：\n（1）如果 R4C9 是 1，那么 R4C9 不是 "
        "7；\n（2）如果 R4C9 是 6，那么 R4C9 不是 7；\n（3）如果 R4C9 是 7，那么 R4C8 不是 7（第 4 "
        "行），结果第 8 列再也放不下 "
        "7，这不可能。\n每种可能的情况都得到同一结果，所以它一定成立：删去 R4C9 的 7。" } },
    { "a unit without a place is no cell without a candidate",
      ":0000:x:...93+1...3......15.1...5+3.4....+1...312.5......8..2......219.6..7....."
      ".3...6.874..:::",
      "nested-forcing-chain",
      "r4c3-5",
      { "See where an assumption leads:\nif R4C3 is 5, then R8C7 is not 2 (only 2, 7, 8 and 9 are "
        "left for R1C7, R2C7, R4C7 and R5C7) and R8C7 is not 8 and R8C7 is not 9;\ninside this, if "
        "R8C3 is 1, then R8C7 is 5 (nothing else is left in the cell), and column 5 has no place "
        "left for 5, which is impossible; so R8C3 is not 1.\nThen column 3 has no place left for "
        "1. That is impossible, so the assumption is wrong: remove 5 from R4C3.",
        "看看一个假设会推出什么：\n如果 R4C3 是 5，那么 R8C7 不是 2（R1C7、R2C7、R4C7、R5C7 只剩 "
        "2、7、8、9），并且 R8C7 不是 8，并且 R8C7 不是 9；\n在此之内，如果 R8C3 是 1，那么 R8C7 "
        "是 5（格内只剩它），结果第 5 列再也放不下 5，这不可能；所以 R8C3 不是 1。\n于是第 3 "
        "列再也放不下 1。这不可能，所以假设不成立：删去 R4C3 的 5。" } },
    { "sets that are marked alike are told apart",
      ":0000:x:9..6.+12+7.+2..+8.7.911..+2+9458....+4+8+6.+294.6+91+23+5+88+2+95+7+3."
      "6...2+748......3+65.+4+2...+12+9.37:::",
      "kraken-fish-1",
      "r1c5-3",
      { "Each of rows 2 and 7 needs one 3. Apart from the fin, R2C3 and R7C1, its places there, "
        "R2C2, R2C5 and R7C2, all lie in columns 2 and 5, and each of these can take only one. So "
        "if 3 is not in the fin, each of columns 2 and 5 gets its 3 from these cells, and R1C5 is "
        "not 3. If 3 is in the fin, the same follows:\n(1) if R2C3 is 3, then R2C5 is not 3 (row "
        "2), so R1C5 is 3 (the last place in column 5), so R1C9 is not 3 (row 1), so R7C9 is 5 "
        "(only 4, 5 and 6 are left for R1C9, R6C9 and R7C9), so R7C9 is not 6, so R1C9 is 3 (only "
        "3, 4 and 5 are left for R1C9, R6C9 and R7C9), so R1C5 is not 3 (row 1);\n(2) if R7C1 is "
        "3, then R4C1 is not 3 (column 1), so R4C1 is 5 (only 5 and 7 are left for R4C1 and R8C1), "
        "so R9C1 is not 5 (column 1), so R9C7 is 8 (only 6 and 8 are left for R9C1 and R9C7), so "
        "R8C7 is not 8 (column 7), so R7C9 is 5 (only 1, 5, 6 and 9 are left for R7C7, R7C8, R7C9 "
        "and R8C7), so R7C9 is not 6, so R1C9 is 3 (only 3, 4 and 5 are left for R1C9, R6C9 and "
        "R7C9), so R1C5 is not 3 (row 1).\nSo it goes in any case: remove 3 from R1C5.",
        "第 2、7 行各要一个 3。除了鳍 R2C3、R7C1，它的位置 R2C2、R2C5、R7C2 都在第 2、5 列，而第 "
        "2、5 列又各只能放一个。所以如果 3 不在鳍里，第 2、5 列的 3 就全落在这些格里，R1C5 不能是 "
        "3；如果 3 在鳍里，也得到同样结果：\n（1）如果 R2C3 是 3，那么 R2C5 不是 3（第 2 "
        "行），于是 R1C5 是 3（第 5 列只剩此处），于是 R1C9 不是 3（第 1 行），于是 R7C9 是 "
        "5（R1C9、R6C9、R7C9 只剩 4、5、6），于是 R7C9 不是 6，于是 R1C9 是 3（R1C9、R6C9、R7C9 "
        "只剩 3、4、5），于是 R1C5 不是 3（第 1 行）；\n（2）如果 R7C1 是 3，那么 R4C1 不是 3（第 "
        "1 列），于是 R4C1 是 5（R4C1、R8C1 只剩 5、7），于是 R9C1 不是 5（第 1 列），于是 R9C7 是 "
        "8（R9C1、R9C7 只剩 6、8），于是 R8C7 不是 8（第 7 列），于是 R7C9 是 "
        "5（R7C7、R7C8、R7C9、R8C7 只剩 1、5、6、9），于是 R7C9 不是 6，于是 R1C9 是 "
        "3（R1C9、R6C9、R7C9 只剩 3、4、5），于是 R1C5 不是 3（第 1 行）。\n所以无论如何都要删去 "
        "R1C5 的 3。" } },
    { "a branch dies of a unit that had lost a place on the way",
      ":0000:x:.+59...67..+1..9.5...2......1+19....3.+7.+46...1.857..1..4..6+58......"
      "+8...5....3162...+5:823 833 437 958 964 966 978 479 988 489::",
      "forcing-net-verity",
      "r2c4-3",
      { "There is no other choice: R2C4 is 2, 3, 4 or 7. Follow each case:\n(1) if R2C4 is 2, then "
        "R2C4 is not 3;\n(2) if R2C4 is 3, then R6C4 is 2 (nothing else is left in the cell), so "
        "R6C7 is 9 (nothing else is left in the cell), so R3C7 is 8 (nothing else is left in the "
        "cell), so R2C8 is 2 (nothing else is left in the cell), so R4C8 is not 2 (column 8) and "
        "R5C8 is not 2 (column 8); as R6C4 is 2, R6C9 is not 2 (row 6), and box 6 has no place "
        "left for 2, which is impossible;\n(3) if R2C4 is 4, then R2C4 is not 3;\n(4) if R2C4 is "
        "7, then R2C4 is not 3.\nEvery case that is possible has the same result, so it holds "
        "whichever is right: remove 3 from R2C4.",
        "只有这几种可能：R2C4 是 2、3、4 或 7。逐一往下推：\n（1）如果 R2C4 是 2，那么 R2C4 不是 "
        "3；\n（2）如果 R2C4 是 3，那么 R6C4 是 2（格内只剩它），于是 R6C7 是 "
        "9（格内只剩它），于是 R3C7 是 8（格内只剩它），于是 R2C8 是 2（格内只剩它），于是 R4C8 "
        "不是 2（第 8 列），并且 R5C8 不是 2（第 8 列）；因为 R6C4 是 2，R6C9 不是 2（第 6 "
        "行），结果第 6 宫再也放不下 2，这不可能；\n（3）如果 R2C4 是 4，那么 R2C4 不是 "
        "3；\n（4）如果 R2C4 是 7，那么 R2C4 不是 "
        "3。\n每种可能的情况都得到同一结果，所以它一定成立：删去 R2C4 的 3。" } },
    { "a branch that dies after the conclusion says so",
      ":0000:x:.4..1+53+8.5.+38....7.....356.7...+5..+3..+59.3.+74..3..87..+53.2..8.5"
      "..7.5.9.1+3.9+5+36..+7.:914 227 927 934 239 939 142::",
      "forcing-net-verity",
      "r4c7-9",
      { "There is no other choice: R9C9 is 2, 4 or 8. Follow each case:\n(1) if R9C9 is 2, then "
        "R1C9 is not 2 (column 9), so R1C9 is 9 (nothing else is left in the cell), so R2C8 is not "
        "9 (box 3), so R6C8 is 9 (the last place in column 8), so R4C7 is not 9 (box 6);\n(2) if "
        "R9C9 is 4, then R3C9 is 1 (nothing else is left in the cell), so R2C2 is 1 (the last "
        "place in row 2), so R7C2 is 6 (nothing else is left in the cell), so R7C7 is 9 (nothing "
        "else is left in the cell), so R4C7 is not 9 (column 7) and R6C7 is not 9 (column 7); as "
        "R7C2 is 6, R7C9 is 9 (nothing else is left in the cell), so R7C7 is not 9 (row 7), and "
        "column 7 has no place left for 9, which is impossible;\n(3) if R9C9 is 8, then R4C7 is 8 "
        "(the last place in box 6), so R4C7 is not 9.\nEvery case that is possible has the same "
        "result, so it holds whichever is right: remove 9 from R4C7.",
        "只有这几种可能：R9C9 是 2、4 或 8。逐一往下推：\n（1）如果 R9C9 是 2，那么 R1C9 不是 "
        "2（第 9 列），于是 R1C9 是 9（格内只剩它），于是 R2C8 不是 9（第 3 宫），于是 R6C8 是 "
        "9（第 8 列只剩此处），于是 R4C7 不是 9（第 6 宫）；\n（2）如果 R9C9 是 4，那么 R3C9 是 "
        "1（格内只剩它），于是 R2C2 是 1（第 2 行只剩此处），于是 R7C2 是 6（格内只剩它），于是 "
        "R7C7 是 9（格内只剩它），于是 R4C7 不是 9（第 7 列），并且 R6C7 不是 9（第 7 列）；因为 "
        "R7C2 是 6，R7C9 是 9（格内只剩它），于是 R7C7 不是 9（第 7 行），结果第 7 列再也放不下 "
        "9，这不可能；\n（3）如果 R9C9 是 8，那么 R4C7 是 8（第 6 宫只剩此处），于是 R4C7 不是 "
        "9。\n每种可能的情况都得到同一结果，所以它一定成立：删去 R4C7 的 9。" } },
    { "a loop tells what its sets keep",
      ":0000:x:..6.1...48.....9......7..8...4+1......3.45..7..5.9.....2...+916....1.3"
      "6...+3+67...59+1:514 316 524 625 326 131 534 336 246 846 266 866 267 874 284 8"
      "84 296::",
      "grouped-continuous-nice-loop",
      "r2c8-235 r4c9-6 r5c1-9 r6c7-1 r6c9-6",
      { "Follow the loop: if R3C7 is not 1, then one of R2C9 and R3C9 is 6 (only 2, 3, 5, 6 and 7 "
        "are left for R1C7, R1C8, R2C9, R3C7 and R3C9), so R5C9 is not 6 (column 9), so R5C7 is 1 "
        "(only 1, 2, 8 and 9 are left for R5C3, R5C6, R5C7 and R5C9); and that brings us back to "
        "the beginning. The loop holds in both directions, so of two neighbours that exclude each "
        "other exactly one is right: R2C9, R3C9 or R5C9 is 6; R3C7 or R5C7 is 1; what conflicts "
        "with both of them goes. A set on the way lacks one of its two digits in the loop and so "
        "has all others: R1C7, R1C8, R2C9, R3C7 and R3C9 have 2, 3 and 5; R5C3, R5C6, R5C7 and "
        "R5C9 have 9, and what sees all their places there goes, too. So remove 1 from R6C7; 2, 3 "
        "and 5 from R2C8; 6 from R4C9 and R6C9; 9 from R5C1.",
        "沿着环走：如果 R3C7 不是 1，那么 R2C9、R3C9 之一是 6（R1C7、R1C8、R2C9、R3C7、R3C9 只剩 "
        "2、3、5、6、7），于是 R5C9 不是 6（第 9 列），于是 R5C7 是 1（R5C3、R5C6、R5C7、R5C9 只剩 "
        "1、2、8、9）；又回到起点。环的两个方向都成立，所以环上互相排斥的相邻两个恰有一个成立：R2C9"
        "、R3C9 或 R5C9 是 6；R3C7 或 R5C7 是 "
        "1；与两者都冲突的候选数不成立。途中的数组缺它在环上的两数之一，其余的数都在组内：R1C7、R1C"
        "8、R2C9、R3C7、R3C9 有 2、3、5；R5C3、R5C6、R5C7、R5C9 有 "
        "9，看到它们全部位置的也不成立。所以删去 R6C7 的 1；R2C8 的 2、3、5；R4C9、R6C9 的 6；R5C1 "
        "的 9。" } },
    { "a cell that must be a digit loses the others",
      ":0000:x:21.3.+45..5.7+18...4..4.....1+7+2..13...3.....2....58...9+3...2..86..7"
      "+2.4+8..58....1..+2:661 971 372 973 181 987 392 492 993 397 398::",
      "discontinuous-nice-loop",
      "r2c8-3",
      { "Follow the chain: if R2C8 is not 2, then R2C8 is 3, so R2C2 is not 3 (row 2), so R3C2 is "
        "3 (column 2), so R3C2 is not 8, so R3C8 is 8 (row 3), so R3C8 is not 2, so R2C8 is 2 "
        "(column 8). The end contradicts the beginning, so the beginning is wrong: R2C8 is 2. So "
        "remove 3 from R2C8.",
        "沿着链走：如果 R2C8 不是 2，那么 R2C8 是 3，于是 R2C2 不是 3（第 2 行），于是 R3C2 是 "
        "3（第 2 列），于是 R3C2 不是 8，于是 R3C8 是 8（第 3 行），于是 R3C8 不是 2，于是 R2C8 是 "
        "2（第 8 列）。终点与起点矛盾，所以起点不成立，R2C8 是 2：删去 R2C8 的 3。" } },
};

static void nets_say_what_they_rest_on(void **state)
{
    (void)state;
    CHECK_TELLINGS(cases);
}

/* If the proof of an inner assumption did not fit into the step, its negation rests on the reasons
 * that are left, and no pattern explains it. */
static void what_had_no_room_is_not_passed_over(void **state)
{
    (void)state;
    static const char *const words[LELE_LANG_COUNT] = {
        [LELE_LANG_EN] = "R5C5 is not 3 (the opposite leads to a contradiction, too)",
        [LELE_LANG_ZH] = "R5C5 不是 3（反过来也会推出矛盾）",
    };
    lele_layout layout;
    lele_grid grid;
    static lele_board board;
    static lele_step step;
    layout_of(&layout, "classic");
    lele_grid_clear(&grid);
    lele_board_init(&board, &layout, &grid);
    step.technique = (uint8_t)lele_technique_find("nested-forcing-chain");
    lele_step_reset(&step);
    lele_step_eliminate(&step, 0, lele_digits_of(1));
    const int premise = lele_step_node(&step, lele_node_of(0, 1, 1));
    const int gone = lele_step_node(&step, lele_node_of(80, 2, 0));
    const int last = lele_step_node(&step, lele_node_of(40, 3, 0));
    lele_step_link(&step, premise, gone, LELE_LINK_WEAK, 0);
    lele_step_link(&step, gone, last, LELE_LINK_WEAK, LELE_LINK_OTHER);
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
        lele_text text;
        lele_text_init(&text);
        lele_step_write(&step, &board, (lele_lang)lang, LELE_HINT_WHY, &text);
        assert_non_null(strstr(text.data, words[lang]));
        lele_text_release(&text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nets_say_what_they_rest_on),
        cmocka_unit_test(what_had_no_room_is_not_passed_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
