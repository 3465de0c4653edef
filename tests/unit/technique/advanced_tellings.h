/* The texts of some of the examples of advanced_examples.h. */
#ifndef LELE_TESTS_ADVANCED_TELLINGS_H
#define LELE_TESTS_ADVANCED_TELLINGS_H

#include "check.h"

/* The exact argument for the first example of each of these. */
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
      { "A is R1C5 (12), B is R4C5 (24) and R5C5 (124); each has one candidate more than cells, so "
        "each holds at least one of 1 and 2. They cannot both hold the same one, as its places all "
        "see each other. So each set has one of them, and all its other digits. What sees all "
        "places of such a digit can lose it: remove 4 from R4C6, R5C6 and R6C6.",
        "A 是 R1C5(12)，B 是 R4C5(24)、R5C5(124)，各自的候选数都只比格数多一个，所以 1、2 "
        "每边至少有一个；同一个数在两边的位置互相看见，不能两边都有。所以两边各有其中一个，其余的数"
        "也都"
        "锁定在各自的格里。看到这些数全部位置的候选数都要删去：R4C6、R5C6、R6C6 的 4。" } },
    { "als-xy-wing",
      { "A is R6C1 (39), B is R1C2 (279), R2C2 (29), R3C2 (27) and R3C3 (18), and between them C "
        "is R4C3 (13). Read from A to B: if R6C1 is not 9, then R6C1 is 3 (nothing else is left "
        "in the cell), so R4C3 is not 3 (box 4), so R4C3 is 1 (nothing else is left in the cell), "
        "so R3C3 is not 1 (column 3), so one of R1C2 and R2C2 is 9 (only 2, 7, 8 and 9 are left "
        "for R1C2, R2C2, R3C2 and R3C3). So the digit is in A or in B, and what sees all its "
        "places in both goes: remove 9 from R2C1.",
        "A 是 R6C1(39)，B 是 R1C2(279)、R2C2(29)、R3C2(27)、R3C3(18)，中间的 C 是 R4C3(13)。从 A "
        "推到 B：如果 R6C1 不是 9，那么 R6C1 是 3（格内只剩它），于是 R4C3 不是 3（第 4 宫），于是 "
        "R4C3 "
        "是 1（格内只剩它），于是 R3C3 不是 1（第 3 列），于是 R1C2、R2C2 之一是 "
        "9（R1C2、R2C2、R3C2、R3C3 "
        "只剩 2、7、8、9）。所以这个数不在 A 就在 "
        "B，看到它在两边全部位置的都要删去：R2C1 的 9。" } },
    { "fireworks",
      { "Along row 8 and column 9 the digits 5, 6 and 9 leave box 9 only by R2C9 and R8C2. A digit "
        "that is "
        "in "
        "neither of these is inside the box both for the row and for the column, and so where they "
        "cross: R8C9. So 5, 6 and 9 fill R2C9, R8C2 and R8C9, which hold nothing else: remove 1 "
        "from R8C2; 2 from R2C9.",
        "沿第 8 行、第 9 列，数字 5、6、9 在第 9 宫之外只能到 "
        "R2C9、R8C2。若某数不在这些格，行和列都要"
        "在宫内取得它，只能是交叉格 R8C9。所以 5、6、9 占满 R2C9、R8C2、R8C9，这些格不能有别的数："
        "删去 R8C2 的 1；R2C9 的 2。" } },
    { "franken-x-wing",
      { "Look at row 9 and box 1: they need 1 once each, and all its places there (R1C2, R2C2, "
        "R3C2, R9C8 and R9C9) lie in column 2 and box 9, which are as many. So column 2 and box 9 "
        "get their 1 from there, each from one place, and nowhere else: remove 1 from R8C7 and "
        "R8C9.",
        "看第 9 行、第 1 宫：各要一个 "
        "1，它在其中的位置（R1C2、R2C2、R3C2、R9C8、R9C9）都落在同样多的第 2 列、第 9 宫里。所以第 "
        "2 列、第 9 宫的 1 就来自这些位置，别处不能有：删去 R8C7、R8C9 的 1。" } },
    { "nishio",
      { "Assume the opposite of the conclusion and follow it:\nif R4C6 is 8, then R1C6 is not 8 "
        "(column 6) and R2C6 is not 8 (column 6).\nThen box 2 has no place left for 8. That cannot "
        "be, so the assumption is wrong: remove 8 from R4C6.",
        "先作相反的假设并往下推：\n如果 R4C6 是 8，那么 R1C6 不是 8（第 6 列），并且 R2C6 不是 "
        "8（第 "
        "6 列）。\n于是第 2 宫再也放不下 8。这不可能，所以假设不成立：删去 R4C6 的 8。" } },
    { "cell-forcing-chain",
      { "One of these must hold: R2C2 is 2 or R2C2 is 3. Follow each of them:\n(1) if R2C2 is 2, "
        "then R2C2 is not 3, so R2C3 is 3 (the last place in row 2), so R3C3 is not 3 (column 3);\n"
        "(2) if R2C2 is 3, then R3C3 is not 3 (box 1).\nEvery branch ends in the same, so it is "
        "true whichever holds: remove 3 from R3C3.",
        "R2C2 是 2 或 R2C2 是 3，其中必有一个成立。逐一往下推：\n（1）如果 R2C2 是 2，那么 R2C2 "
        "不是 "
        "3，于是 R2C3 是 3（第 2 行只剩此处），于是 R3C3 不是 3（第 3 列）；\n（2）如果 R2C2 是 "
        "3，那么 R3C3 不是 3（第 1 宫）。\n每个分支都得到同一结论，所以它一定成立：删去 R3C3 的 "
        "3。" } },
    { "kraken-fish-1",
      { "Look at rows 1 and 2: they need 2 once each. Without the fin at R1C9 and R2C9 its places "
        "there (R1C3, R2C3 and R2C7) lie in columns 3 and 7, and the fish eliminates 2 from R9C7. "
        "From the fin the same follows:\n(1) if R1C9 is 2, then R8C9 is not 2 (column 9), so R8C9 "
        "is 1 (nothing else is left in the cell), so R9C9 is not 1 (column 9), so R9C9 is 2 "
        "(nothing else is left in the cell), so R9C7 is not 2 (row 9);\n(2) if R2C9 is 2, then "
        "R8C9 "
        "is not 2 (column 9), so R8C9 is 1 (nothing else is left in the cell), so R9C9 is not 1 "
        "(column 9), so R9C9 is 2 (nothing else is left in the cell), so R9C7 is not 2 (row "
        "9).\nSo "
        "it goes in any case: remove 2 from R9C7.",
        "看第 1、2 行：各要一个 2。除去鳍 R1C9、R2C9，它的位置（R1C3、R2C3、R2C7）都落在第 3、7 "
        "列里，这条鱼删去 R9C7 的 2。从鳍出发也得到同样结果：\n（1）如果 R1C9 是 2，那么 R8C9 不是 "
        "2（第 9 列），于是 R8C9 是 1（格内只剩它），于是 R9C9 不是 1（第 9 列），于是 R9C9 是 "
        "2（格内只剩它），于是 R9C7 不是 2（第 9 行）；\n（2）如果 R2C9 是 2，那么 R8C9 不是 2（第 "
        "9 "
        "列），于是 R8C9 是 1（格内只剩它），于是 R9C9 不是 1（第 9 列），于是 R9C9 是 "
        "2（格内只剩它），于是 R9C7 不是 2（第 9 行）。\n所以无论如何都要删去：R9C7 的 2。" } },
    { "template-delete",
      { "Go through all ways to place 1 in the whole grid. None of them has it in these "
        "cells: remove 1 from R2C9.",
        "把 1 在全盘的所有摆法过一遍，没有一种用到这些格：删去 R2C9 的 1。" } },
    { "chute-remote-pair",
      { "R6C4 and R8C5 both have only 6 and 7. As for 7: if both cells were it, box 2 could have "
        "it "
        "only in R1C6, R2C6 and R3C6, and there it cannot be. So one of the two cells is the other "
        "digit, and what sees both cannot be that: remove 6 from R6C5.",
        "R6C4、R8C5 都只有 6、7。看 7：若两格都是它，第 2 宫的它只能在 R1C6、R2C6、R3C6，而那里"
        "放不下。所以两格中必有一格是另一个数，同时看到两格的格不能是那个数：删去 R6C5 的 6。" } },
    { "junior-exocet",
      { "The base R6C2 and R6C3 has two of 2, 4 and 7. Such a digit is once in each of "
        "columns 1, 5 and 8. Outside the three boxes two units hold all its places there "
        "(2 in column 1 and row 8, 4 in column 1 and row 3, 7 in row 7 and row 9), so "
        "at most two of the three are outside; and inside, off the box and the line of "
        "the base, only the targets R5C5 and R5C8 are left for it. So the targets are "
        "the two digits of the base and nothing else: remove 1 from R5C5 and R5C8; 6 "
        "from R5C8.",
        "基准格 R6C2、R6C3 占用 2、4、7 中的两个数。这样的数在第 1、5、8 列各有一个。"
        "三宫之外，两个单元就能包含它在这些线上的所有位置（2 在第 1 列、第 8 行，4 在第 "
        "1 列、第 3 行，7 在第 7 行、第 9 "
        "行），所以那里最多两个；三宫之内，除去基准格所在的宫和线，"
        "只剩目标格 R5C5、R5C8。所以目标格就是基准格的两个数：删去 R5C5、R5C8 的 1；R5C8 "
        "的 6。" } },
};

#endif
