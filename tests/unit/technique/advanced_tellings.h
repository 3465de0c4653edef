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
        "beginning. The loop holds in both directions, so of two neighbours that exclude each "
        "other exactly one is right: R9C7 is 4 or 8; R8C9 is 4 or 9; R8C8 is 8 or 9; what "
        "conflicts with both of them goes. So remove 6 from R9C7; 7 from R8C8 and R8C9.",
        "沿着环走：如果 R8C8 不是 8，那么 R9C7 是 8（第 9 宫），于是 R9C7 不是 4，于是 R8C9 是 "
        "4（第 9 宫），于是 R8C9 不是 9，于是 R8C8 是 9（第 8 "
        "行）；又回到起点。环的两个方向都成立，所以环上互相排斥的相邻两个恰有一个成立：R9C7 是 4 "
        "或 8；R8C9 是 4 或 9；R8C8 是 8 或 9；与两者都冲突的候选数不成立。所以删去 R9C7 的 "
        "6；R8C8、R8C9 的 7。" } },
    { "aic",
      { "Follow the chain: if R2C9 is not 7, then R2C9 is 9, so R8C9 is not 9 (column 9), so R8C8 "
        "is 9 (row 8), so R4C8 is not 9 (column 8), so R4C8 is 7. So at least one of the two ends "
        "is right: R2C9 or R4C8 is 7. R1C8 and R2C8 can see R2C9 and R4C8, so in both cases R1C8 "
        "and R2C8 are not 7: remove 7 from R1C8 and R2C8.",
        "沿着链走：如果 R2C9 不是 7，那么 R2C9 是 9，于是 R8C9 不是 9（第 9 列），于是 R8C8 是 "
        "9（第 8 行），于是 R4C8 不是 9（第 8 列），于是 R4C8 是 "
        "7。所以链的两端至少有一端成立：R2C9 或 R4C8 是 7。R1C8、R2C8 看得到 "
        "R2C9、R4C8，所以两种情况下 R1C8、R2C8 不能是 7：删去 R1C8、R2C8 的 7。" } },
    { "als-xz",
      { "Set A is R1C5 (1, 2), set B is R4C5 (2, 4) and R5C5 (1, 2, 4). Each has one candidate "
        "more than cells, so it has all its digits but one, and at least one of 1 and 2. The two "
        "sets cannot share any of these, because its places in them all see each other. So each "
        "set has exactly one of 1 and 2, and all its other digits. A cell that sees all places of "
        "such a digit cannot be it: remove 4 from R4C6, R5C6 and R6C6.",
        "数组 A 是 R1C5（1、2），数组 B 是 "
        "R4C5（2、4）、R5C5（1、2、4），各自的候选数都只比格数多一个，所以每组最多缺一个数，1、2 "
        "中至少有一个。这些数在两组里的位置互相看见，不能两组都有。所以每组恰有 1、2 "
        "中的一个，以及其余所有的数。看到其中某数所有位置的格不能是它：删去 R4C6、R5C6、R6C6 的 "
        "4。" } },
    { "als-xy-wing",
      { "Set A is R6C1 (3, 9), set B is R1C2 (2, 7, 9), R2C2 (2, 9), R3C2 (2, 7) and R3C3 (1, 8), "
        "and between them set C is R4C3 (1, 3); each has one candidate more than cells. Suppose A "
        "does not have 9: if R6C1 is not 9, then R6C1 is 3 (nothing else is left in the cell), so "
        "R4C3 is not 3 (box 4), so R4C3 is 1 (nothing else is left in the cell), so R3C3 is not 1 "
        "(column 3), so one of R1C2 and R2C2 is 9 (only 2, 7, 8 and 9 are left for R1C2, R2C2, "
        "R3C2 and R3C3). So 9 is in A or in B. A cell that sees all its places in both (R1C2, R2C2 "
        "and R6C1) cannot be 9: remove 9 from R2C1.",
        "数组 A 是 R6C1（3、9），数组 B 是 "
        "R1C2（2、7、9）、R2C2（2、9）、R3C2（2、7）、R3C3（1、8），中间的数组 C 是 "
        "R4C3（1、3），各自的候选数都只比格数多一个。假设 A 里没有 9：如果 R6C1 不是 9，那么 R6C1 "
        "是 3（格内只剩它），于是 R4C3 不是 3（第 4 宫），于是 R4C3 是 1（格内只剩它），于是 R3C3 "
        "不是 1（第 3 列），于是 R1C2、R2C2 之一是 9（R1C2、R2C2、R3C2、R3C3 只剩 "
        "2、7、8、9）。所以 9 不在 A 就在 B。看到它在 A、B "
        "中所有位置（R1C2、R2C2、R6C1）的格不能是 9：删去 R2C1 的 9。" } },
    { "fireworks",
      { "In row 8 and column 9, outside box 9, the digits 5, 6 and 9 fit only at R2C9 or R8C2. If "
        "such a digit is at neither, the row and the column must both have it inside the box, and "
        "so where they cross: R8C9. So 5, 6 and 9 fill R2C9, R8C2 and R8C9, as many cells as "
        "digits, and nothing else fits there: remove 1 from R8C2; 2 from R2C9.",
        "在第 8 行、第 9 列，5、6、9 在第 9 宫之外只能填在 R2C9 或 "
        "R8C2。若某个数不在那里，行和列都要在宫内取得它，只能是交叉格 R8C9。所以 5、6、9 占满 "
        "R2C9、R8C2、R8C9，格数与数字数相同，不能再填别的数：删去 R8C2 的 1；R2C9 的 2。" } },
    { "franken-x-wing",
      { "In row 9 and box 1, the digit 1 fits only at R1C2, R2C2, R3C2, R9C8 or R9C9, and all "
        "these cells lie in column 2 and box 9. Each of row 9 and box 1 needs one 1, and each of "
        "column 2 and box 9 can take only one; so each of column 2 and box 9 gets its 1 from these "
        "cells and from nowhere else. So remove 1 from R8C7 and R8C9.",
        "在第 9 行、第 1 宫，1 只能填在 R1C2、R2C2、R3C2、R9C8 或 R9C9，这些格都在第 2 列、第 9 "
        "宫。第 9 行、第 1 宫各要一个 1，第 2 列、第 9 宫又各只能放一个，所以第 2 列、第 9 宫的 1 "
        "全落在这些格里，别处不能有。所以删去 R8C7、R8C9 的 1。" } },
    { "nishio",
      { "See where an assumption leads:\nif R4C6 is 8, then R1C6 is not 8 (column 6) and R2C6 is "
        "not 8 (column 6).\nThen box 2 has no place left for 8. That is impossible, so the "
        "assumption is wrong and R4C6 is not 8: remove 8 from R4C6.",
        "看看一个假设会推出什么：\n如果 R4C6 是 8，那么 R1C6 不是 8（第 6 列），并且 R2C6 不是 "
        "8（第 6 列）。\n于是第 2 宫再也放不下 8。这不可能，所以假设不成立，R4C6 不是 8：删去 R4C6 "
        "的 8。" } },
    { "cell-forcing-chain",
      { "There is no other choice: R2C2 is 2 or 3. Follow each case:\n(1) if R2C2 is 2, then R2C2 "
        "is not 3, so R2C3 is 3 (the last place in row 2), so R3C3 is not 3 (column 3);\n(2) if "
        "R2C2 is 3, then R3C3 is not 3 (box 1).\nEvery case has the same result, so it holds "
        "whichever is right: remove 3 from R3C3.",
        "只有这几种可能：R2C2 是 2 或 3。逐一往下推：\n（1）如果 R2C2 是 2，那么 R2C2 不是 3，于是 "
        "R2C3 是 3（第 2 行只剩此处），于是 R3C3 不是 3（第 3 列）；\n（2）如果 R2C2 是 3，那么 "
        "R3C3 不是 3（第 1 宫）。\n每种情况都得到同一结果，所以它一定成立：删去 R3C3 的 3。" } },
    { "kraken-fish-1",
      { "Each of rows 1 and 2 needs one 2. Apart from the fin, R1C9 and R2C9, its places there, "
        "R1C3, R2C3 and R2C7, all lie in columns 3 and 7, and each of these can take only one. So "
        "if 2 is not in the fin, each of columns 3 and 7 gets its 2 from these cells, and R9C7 is "
        "not 2. If 2 is in the fin, the same follows:\n(1) if R1C9 is 2, then R8C9 is not 2 "
        "(column 9), so R8C9 is 1 (nothing else is left in the cell), so R9C9 is not 1 (column 9), "
        "so R9C9 is 2 (nothing else is left in the cell), so R9C7 is not 2 (row 9);\n(2) if R2C9 "
        "is 2, then R8C9 is not 2 (column 9), so R8C9 is 1 (nothing else is left in the cell), so "
        "R9C9 is not 1 (column 9), so R9C9 is 2 (nothing else is left in the cell), so R9C7 is not "
        "2 (row 9).\nSo it goes in any case: remove 2 from R9C7.",
        "第 1、2 行各要一个 2。除了鳍 R1C9、R2C9，它的位置 R1C3、R2C3、R2C7 都在第 3、7 列，而第 "
        "3、7 列又各只能放一个。所以如果 2 不在鳍里，第 3、7 列的 2 就全落在这些格里，R9C7 不能是 "
        "2；如果 2 在鳍里，也得到同样结果：\n（1）如果 R1C9 是 2，那么 R8C9 不是 2（第 9 "
        "列），于是 R8C9 是 1（格内只剩它），于是 R9C9 不是 1（第 9 列），于是 R9C9 是 "
        "2（格内只剩它），于是 R9C7 不是 2（第 9 行）；\n（2）如果 R2C9 是 2，那么 R8C9 不是 2（第 "
        "9 列），于是 R8C9 是 1（格内只剩它），于是 R9C9 不是 1（第 9 列），于是 R9C9 是 "
        "2（格内只剩它），于是 R9C7 不是 2（第 9 行）。\n所以无论如何都要删去 R9C7 的 2。" } },
    { "template-delete",
      { "Take all ways to place 1 in the whole grid, once in every row, column and box. None of "
        "them has it at R2C9: remove 1 from R2C9.",
        "把 1 在全盘的所有摆法都列出来（每行、每列、每宫各一个），没有一种用到 R2C9：删去 R2C9 的 "
        "1。" } },
    { "chute-remote-pair",
      { "R6C4 and R8C5 both have only 6 and 7. If both were 7, box 2, which is in line with both, "
        "could have that digit only at R1C6, R2C6 or R3C6, where it does not fit. So R6C4 and R8C5 "
        "must have 6 between them, and a cell that sees both cannot be 6: remove 6 from R6C5.",
        "R6C4、R8C5 都只有 6、7。若两格都是 7，与它们对齐的第 2 宫里，这个数就只能填在 R1C6、R2C6 "
        "或 R3C6，而那里放不下。所以 R6C4、R8C5 之中必有 6，同时看到两格的格不能是 6：删去 R6C5 的 "
        "6。" } },
    { "junior-exocet",
      { "The base cells R6C2 and R6C3 are two of 2, 4 and 7. Take such a digit: each of columns 1, "
        "5 and 8 needs it once. Outside the boxes of base and targets its places in these lines "
        "lie in two units only (2 in column 1 and row 8; 4 in column 1 and row 3; 7 in row 7 and "
        "row 9), so at most two of the three lines have it there. The third has it inside those "
        "boxes, and there, away from the box and the line of the base, only the targets R5C5 and "
        "R5C8 can hold it. So the targets are the two digits of the base: remove 1 from R5C5 and "
        "R5C8; 6 from R5C8.",
        "基准格 R6C2、R6C3 是 2、4、7 中的两个数。取其中一个：第 1、5、8 "
        "列各要一个。在基准格和目标格所在的宫以外，它在这三条线上的位置只分布在两个区域里（2 在第 "
        "1 列、第 8 行；4 在第 1 列、第 3 行；7 在第 7 行、第 9 "
        "行），所以那里最多放两个；第三个必在这些宫里，而除去基准格所在的宫和线，只有目标格 "
        "R5C5、R5C8 能放。所以目标格就是基准格的两个数：删去 R5C5、R5C8 的 1；R5C8 的 6。" } },
};

#endif
