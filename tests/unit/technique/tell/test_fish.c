/* The text of a siamese fish describes two fish, each with its covers, fins and eliminations. */
#include "../telling.h"

static const struct telling_case cases[] = {
    { "two fish with one base: a box among the covers",
      ":0000:x:9.5+6.8.14.8.4.5+6.9+4+6.+97...8..+95+6.2+8.6+5..+8.+9.3..8..9.6+5..68"
      "4..92....+9...+6.94.+56...:146 181 281 381 781 187 387 787 388 788 397 797::",
      "finned-franken-swordfish",
      "r2c3-1 r6c4-1",
      { "In row 3, row 5 and box 8, the digit 1 fits only at R3C3, R3C6, R5C3, R5C4, R5C6, R7C6, "
        "R8C4, R8C6 or R9C4. That makes two fish at once. The first lies in column 4, column 6 and "
        "box 1, with the fin at R5C3, and rules out R2C3; the second lies in column 3, column 6 "
        "and box 5, with the fin at R8C4 and R9C4, and rules out R6C4. For each fish: if no fin is "
        "1, its units get their 1 from the other cells, and if a fin is 1, the cells that see all "
        "fins lose it anyway. The two fish together: remove 1 from R2C3 and R6C4.",
        "在第 3 行、第 5 行、第 8 宫，1 只能填在 R3C3、R3C6、R5C3、R5C4、R5C6、R7C6、R8C4、R8C6 或 "
        "R9C4。这里同时有两条鱼。第一条在第 4 列、第 6 列、第 1 宫，鳍是 R5C3，排除 "
        "R2C3；第二条在第 3 列、第 6 列、第 5 宫，鳍是 R8C4、R9C4，排除 R6C4。对每条鱼：若鳍都不是 "
        "1，各区域的 1 就来自其余的格；若某个鳍是 1，看得到所有鳍的格也不能是 "
        "1。两条鱼合起来：删去 R2C3、R6C4 的 1。" } },
    { "two fish with one base: units of all kinds",
      ":0000:x:9.5+6.8.14.8.4.5+6.9+4+6.+97...8..+95+6.2+8.6+5..+8.+9.3..8..9.6+5..68"
      "4..92....+9...+6.94.+56...:146 181 281 381 781 187 387 787 388 788 397 797::",
      "finned-mutant-swordfish",
      "r2c3-1 r6c4-1",
      { "In row 3, row 5 and column 5, the digit 1 fits only at R2C5, R3C3, R3C6, R5C3, R5C4, R5C6 "
        "or R6C5. That makes two fish at once. The first lies in row 2, column 6 and box 5, with "
        "the fin at R3C3 and R5C3, and rules out R2C3; the second lies in row 6, column 3 and box "
        "2, with the fin at R5C4 and R5C6, and rules out R6C4. For each fish: if no fin is 1, its "
        "units get their 1 from the other cells, and if a fin is 1, the cells that see all fins "
        "lose it anyway. The two fish together: remove 1 from R2C3 and R6C4.",
        "在第 3 行、第 5 行、第 5 列，1 只能填在 R2C5、R3C3、R3C6、R5C3、R5C4、R5C6 或 "
        "R6C5。这里同时有两条鱼。第一条在第 2 行、第 6 列、第 5 宫，鳍是 R3C3、R5C3，排除 "
        "R2C3；第二条在第 6 行、第 3 列、第 2 宫，鳍是 R5C4、R5C6，排除 R6C4。对每条鱼：若鳍都不是 "
        "1，各区域的 1 就来自其余的格；若某个鳍是 1，看得到所有鳍的格也不能是 "
        "1。两条鱼合起来：删去 R2C3、R6C4 的 1。" } },
};

static void each_fish_is_told_by_itself(void **state)
{
    (void)state;
    CHECK_TELLINGS(cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_fish_is_told_by_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
