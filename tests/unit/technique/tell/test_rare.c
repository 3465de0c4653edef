/* The texts of rare patterns contain the counts that they rest on. */
#include "technique/rare.h"
#include "../telling.h"

static const struct telling_case cases[] = {
    { "an exocet names the units that hold each digit outside",
      ":0000:x:12.3....435....1....4........54..2..6...7.........8.9...31..5.......9."
      "7.....6...8:::",
      "junior-exocet",
      "r2c4-2",
      { "The base cells R3C1 and R3C2 are two of 6, 7, 8 and 9. Take such a digit: each of columns "
        "3, 4 and 7 needs it once. Outside the boxes of base and targets its places in these lines "
        "lie in two units only (6 in row 6 and row 8; 7 in row 6 and row 9; 8 in row 5 and row 8; "
        "9 in row 5 and row 9), so at most two of the three lines have it there. The third has it "
        "inside those boxes, and there, away from the box and the line of the base, only the "
        "targets R1C7 and R2C4 can hold it. So the targets are the two digits of the base: remove "
        "2 from R2C4.",
        "基准格 R3C1、R3C2 是 6、7、8、9 中的两个数。取其中一个：第 3、4、7 "
        "列各要一个。在基准格和目标格所在的宫以外，它在这三条线上的位置只分布在两个区域里（6 在第 "
        "6 行、第 8 行；7 在第 6 行、第 9 行；8 在第 5 行、第 8 行；9 在第 5 行、第 9 "
        "行），所以那里最多放两个；第三个必在这些宫里，而除去基准格所在的宫和线，只有目标格 "
        "R1C7、R2C4 能放。所以目标格就是基准格的两个数：删去 R2C4 的 2。" } },
    { "a ring names the share of every joint",
      ":0000:x:1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9."
      "8...2.....1:::",
      "sk-loop",
      "r1c3-7 r2c5-38 r2c6-8 r3c1-2 r5c2-48 r5c8-39 r7c3-1 r8c4-5 r8c5-4 r9c1-6",
      { "R1C2, R1C8, R2C1, R2C3, R2C7, R2C9, R3C2, R3C8, R7C2, R7C8, R8C1, R8C3, R8C7, R8C9, R9C2 "
        "and R9C8 form a ring of eight pairs of cells; each pair shares a row or column with one "
        "neighbour and a box with the other. Share out their candidates to these rows, columns and "
        "boxes: row 2 has 3 and 8; box 3 has 1 and 6; column 8 has 3 and 9; box 9 has 2 and 7; row "
        "8 has 4 and 5; box 7 has 1 and 6; column 2 has 4 and 8; box 1 has 2 and 7. That is "
        "sixteen digits for sixteen cells, and none fits twice in its unit. So all of them are "
        "used inside the ring, and no other cell of a unit can have the digits of its share: "
        "remove 1 from R7C3; 2 from R3C1; 3 from R2C5 and R5C8; 4 from R5C2 and R8C5; 5 from R8C4; "
        "6 from R9C1; 7 from R1C3; 8 from R2C5, R2C6 and R5C2; 9 from R5C8.",
        "R1C2、R1C8、R2C1、R2C3、R2C7、R2C9、R3C2、R3C8、R7C2、R7C8、R8C1、R8C3、R8C7、R8C9、R9C2、"
        "R9C8 "
        "组成八对格的环，每对与一边的邻居同行（或同列），与另一边的邻居同宫。把候选数分给这些行、列"
        "、宫：第 2 行有 3、8；第 3 宫有 1、6；第 8 列有 3、9；第 9 宫有 2、7；第 8 行有 4、5；第 "
        "7 宫有 1、6；第 2 列有 4、8；第 1 宫有 "
        "2、7。十六格恰好放十六个数，每个数在自己的区域里只能放一次。所以这些数都在环内，各区域的其"
        "余格不能再有分给它的数：删去 R7C3 的 1；R3C1 的 2；R2C5、R5C8 的 3；R5C2、R8C5 的 4；R8C4 "
        "的 5；R9C1 的 6；R1C3 的 7；R2C5、R2C6、R5C2 的 8；R5C8 的 9。" } },
};

static void the_counting_is_told(void **state)
{
    (void)state;
    CHECK_TELLINGS(cases);
}

enum { R4C1 = 27, R5C4 = 39, R6C9 = 53, ROW_4 = 3 };

static void cover(const lele_layout *layout, lele_cellset within, int expected)
{
    lele_grid grid;
    static lele_board board;
    int units[2] = { -1, -1 };
    lele_grid_clear(&grid);
    lele_board_init(&board, layout, &grid);
    assert_int_equal(lele_exocet_cover(&board, 7, within, units), expected);
    lele_cellset left = within;
    for (int i = 0; i < expected; i++)
        left = lele_cellset_minus(left, layout->units[units[i]].set);
    assert_true(expected < 0 || lele_cellset_is_empty(&left));
}

static void two_units_hold_the_cells_or_they_do_not(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "classic");
    lele_cellset cells = LELE_CELLSET_EMPTY;
    cover(&layout, cells, 0);
    lele_cellset_add(&cells, R4C1);
    cover(&layout, cells, 1);
    lele_cellset_add(&cells, R5C4);
    cover(&layout, cells, 2);
    cover(&layout, layout.units[ROW_4].set, 1);
    lele_cellset_add(&cells, R6C9);
    cover(&layout, cells, -1);
}

static void shares_of_a_ring_are_sixteen_digits(void **state)
{
    (void)state;
    /* each pair has the two digits of the joint before it and two of its own */
    static const lele_digits pairs[LELE_SK_PAIRS] = {
        0xC3, 0x0F, 0x3C, 0xF0, 0xC3, 0x0F, 0x3C, 0xF0
    };
    lele_digits shared[LELE_SK_PAIRS];
    assert_true(lele_sk_share(pairs, 0x03, shared));
    for (int i = 0; i < LELE_SK_PAIRS; i++)
        assert_int_equal(shared[i] | shared[(i + LELE_SK_PAIRS - 1) % LELE_SK_PAIRS], pairs[i]);
    assert_false(lele_sk_share(pairs, 0x01, shared));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_counting_is_told),
        cmocka_unit_test(two_units_hold_the_cells_or_they_do_not),
        cmocka_unit_test(shares_of_a_ring_are_sixteen_digits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
