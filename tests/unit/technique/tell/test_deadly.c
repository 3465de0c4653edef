/* The texts of deadly patterns name the cells or candidates that avoid them. */
#include "../telling.h"

static const struct telling_case cases[] = {
    { "one cell",
      ":0000:x:+59+68..+2+47+8+7+124+9+3+5+64+3+26+75.1...498.6....3+7..1....85.....+3+"
      "2+9+1+5+8.6.68+54+2+7.3.+1+4739+6.2.:::",
      "extended-rectangle",
      "r8c9-9",
      { "The puzzle has only one solution. If R3C7, R3C9, R8C7, R8C9, R9C7 and R9C9 had no "
        "candidates but 5, 8 and 9, these digits could change places all around, and there would "
        "be a second solution. Only R8C9 has other candidates to prevent that, so it must be 1: "
        "remove 9 from R8C9.",
        "题目只有一个解。假如 R3C7、R3C9、R8C7、R8C9、R9C7、R9C9 只有 "
        "5、8、9，这些数就可以整圈互换，题目便有第二个解。只有 R8C9 "
        "有别的候选数可以避免，所以它必是 1：删去 R8C9 的 9。" } },
    { "one digit",
      ":0000:x:+6+7531+2..+9+892...+3613+1+4+68+9+5+2+7+9+5+723+8+6+1+4+1+2+8+5+6497+3+"
      "4+3+6.+9.2+58+7.1+9+26.+35+5+69..3..+2+2.+3.7+5.+96:::",
      "unique-loop-8",
      "r6c4-1",
      { "The puzzle has only one solution. If R1C7, R1C8, R7C2, R7C7, R8C4, R8C8, R9C2 and R9C4 "
        "had no candidates but 4 and 8, these digits could change places all around, and there "
        "would be a second solution. Only 1 at R8C4 or R9C4 can prevent that, so one of these "
        "cells is 1, and a cell that sees all of them cannot be 1: remove 1 from R6C4.",
        "题目只有一个解。假如 R1C7、R1C8、R7C2、R7C7、R8C4、R8C8、R9C2、R9C4 只有 "
        "4、8，这些数就可以整圈互换，题目便有第二个解。只有 R8C4 或 R9C4 填 1 "
        "才能避免，所以其中必有一格是 1，同时看到它们的格不能是 1：删去 R6C4 的 1。" } },
    { "a strong link",
      ":0000:x:.3+59+24.8+1+9+12..+8+453.+8+4+5+1+3.2.+2.3.5+1..+8+5.7.8..1.14+8.+9...+"
      "5+35+1+24+98.6+4+768+3+519+2+82+91.....:744 647 657 957 667 767 768 797::",
      "unique-loop-6",
      "r6c4-6 r6c6-6",
      { "The puzzle has only one solution. If R2C4, R2C5, R6C4, R6C6, R9C5 and R9C6 had no "
        "candidates but 6 and 7, these digits could change places all around, and there would be a "
        "second solution. In row 6, the digit 7 fits only at R6C4 or R6C6, so one of them is 7. If "
        "the other were 6, nothing would prevent that. So neither is 6: remove 6 from R6C4 and "
        "R6C6.",
        "题目只有一个解。假如 R2C4、R2C5、R6C4、R6C6、R9C5、R9C6 只有 "
        "6、7，这些数就可以整圈互换，题目便有第二个解。在第 6 行，7 只能填在 R6C4 或 "
        "R6C6，其中一格就是 7；另一格若是 6，就无法避免了。所以两格都不能是 6：删去 R6C4、R6C6 的 "
        "6。" } },
    { "a subset",
      ":0000:x:4+9+67+8+5+312+12+5+693+78+437+8.+4.9+6+5+9+6.+3.+84...+5.9.+6+8..2+8.+5"
      ".46+9.53+9.6+7.+48....3.+57+9....59.+36:::",
      "unique-loop-8",
      "r9c1-7",
      { "The puzzle has only one solution. If R3C4, R3C6, R7C4, R7C7, R8C3, R8C6, R9C3 and R9C7 "
        "had no candidates but 1 and 2, these digits could change places all around, and there "
        "would be a second solution. To prevent that, at least one of R8C3 and R9C3 must be 4 or "
        "7. Counted as one cell with these candidates, they make a naked subset with R8C2 (1, 4) "
        "and R9C2 (1, 4) in box 7, so no other cell of box 7 can have the digits of that subset: "
        "remove 7 from R9C1.",
        "题目只有一个解。假如 R3C4、R3C6、R7C4、R7C7、R8C3、R8C6、R9C3、R9C7 只有 "
        "1、2，这些数就可以整圈互换，题目便有第二个解。要避免这样，R8C3、R9C3 至少有一格是 4 或 "
        "7。把它们看成一格，就与第 7 宫的 R8C2（1、4）、R9C2（1、4）组成显性数组，第 7 "
        "宫的其余格不能再有其中的数：删去 R9C1 的 7。" } },
    { "a subset of two units names both",
      ":0000:x:63+2+8+1945+7+5+9+873+4+2+1+6+1+74+26+5+38+93+5+69..+1+4+8+28+9+14+6+7+3"
      "+57+41+3+58+6+929..+4+8.+5+6+3+46+3+5+9.+8+218.+56..97+4:::",
      "unique-rectangle-3",
      "r4c6-7",
      { "The puzzle has only one solution. If R7C2, R7C6, R9C2 and R9C6 had no candidates but 1 "
        "and 2, these two digits could change places there, and there would be a second solution. "
        "To prevent that, at least one of R7C6 and R9C6 must be 3 or 7. Counted as one cell with "
        "these candidates, they make a naked subset with R8C6 (7) in column 6 and box 8, so no "
        "other cell of column 6 and box 8 can have the digits of that subset: remove 7 from R4C6.",
        "题目只有一个解。假如 R7C2、R7C6、R9C2、R9C6 只有 "
        "1、2，这两个数就可以互换，题目便有第二个解。要避免这样，R7C6、R9C6 至少有一格是 3 或 "
        "7。把它们看成一格，就与第 6 列、第 8 宫的 R8C6（7）组成显性数组，第 6 列、第 8 "
        "宫的其余格不能再有其中的数：删去 R4C6 的 7。" } },
    { "a graveyard with a single way out",
      ":0000:x:+8+62.+1.+39+7+3+476+2+9+1+5+8+59+1738+2+6+447+3+29+158+6+2.+9.6.+7.1+6+"
      "1...+79.+2.2...+6+4+13..+41.3+62.1+36..+287.:454 554 464 564 865 874 575 585::",
      "bug-plus-1",
      "r9c4-49",
      { "The puzzle has only one solution. Without R9C4 (5), every open cell would have exactly "
        "two candidates and every missing digit exactly two places in each unit; such a position "
        "never has just one solution. So R9C4 must be 5: remove 4 and 9 from R9C4, which leaves "
        "R9C4 = 5.",
        "题目只有一个解。假如没有候选数 "
        "R9C4（5），每个空格就恰有两个候选数，每个缺的数在每个区域也恰有两个位置，这样的盘面不可能"
        "只有一个解。所以 R9C4 必须是 5：删去 R9C4 的 4、9，R9C4 = 5。" } },
};

static void every_type_has_its_own_words(void **state)
{
    (void)state;
    CHECK_TELLINGS(cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_type_has_its_own_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
