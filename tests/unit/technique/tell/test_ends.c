/* Words for the ends of chains: what a chain proves, and why a candidate is wrong with both ends. */
#include "../telling.h"

static const struct telling_case cases[] = {
    { "ends of different digits",
      ":0000:x:+51.....+8.93.1+85.+2.6+8..7..5+1+72+8.+1.4+6+5+36+14+5+8+297+4+5+9+762+"
      "8+1+38+75..1.4+21.+382.+5+7.+2.+6+5.+713+8:413 416 617 619 914 986::",
      "aic",
      "r3c6-3",
      { "Follow the chain: if R3C6 is not 4, then R1C5 is 4 (box 2), so R1C9 is not 4 (row 1), so "
        "R1C9 is 9, so R3C7 is not 9 (box 3), so R3C7 is 3. So at least one of the two ends is "
        "right: R3C6 is 4 or R3C7 is 3. R3C6 either is 4 itself or sees the 3 at R3C7, so in both "
        "cases R3C6 is not 3: remove 3 from R3C6.",
        "沿着链走：如果 R3C6 不是 4，那么 R1C5 是 4（第 2 宫），于是 R1C9 不是 4（第 1 行），于是 "
        "R1C9 是 9，于是 R3C7 不是 9（第 3 宫），于是 R3C7 是 3。所以链的两端至少有一端成立：R3C6 "
        "是 4，或者 R3C7 是 3。R3C6 要么自己是 4，要么看到 R3C7 的 3，所以两种情况下 R3C6 不能是 "
        "3：删去 R3C6 的 3。" } },
    { "an end that is a group",
      ":0000:x:.+46+5+3+8.7+1+5+819+27+6+43.3.46+18.58.+4.1.+5+3.+1...+45.+86....8.4+1."
      ".+1...+43.84.2+8.+31..+3.+8+15...+4:257 261 262 264 642 664 666 692 753 762 773 "
      "774 782 961 962 978 982 988 996::",
      "grouped-aic",
      "r4c2-9",
      { "Follow the chain: if R9C2 is not 9, then R9C2 is 7, so R9C7 is not 7 (row 9), so R5C7 is "
        "7 (column 7), so R5C7 is not 9, so one of R5C2 and R5C3 is 9 (row 5). So at least one of "
        "the two ends is right: R5C2, R5C3 or R9C2 is 9. R4C2 can see R5C2, R5C3 and R9C2, so in "
        "both cases R4C2 is not 9: remove 9 from R4C2.",
        "沿着链走：如果 R9C2 不是 9，那么 R9C2 是 7，于是 R9C7 不是 7（第 9 行），于是 R5C7 是 "
        "7（第 7 列），于是 R5C7 不是 9，于是 R5C2、R5C3 之一是 9（第 5 "
        "行）。所以链的两端至少有一端成立：R5C2、R5C3 或 R9C2 是 9。R4C2 看得到 "
        "R5C2、R5C3、R9C2，所以两种情况下 R4C2 不能是 9：删去 R4C2 的 9。" } },
    { "the weak link of a loop that eliminates",
      ":0000:x:1+79...+5+233+2+6+1..7+48.+8.2+37+16+995+1+78+4+6+32+7+42...+85+186+3+51"
      "+2+9+7+4.+3..+71..+6.+176....+5+69.....17:471 473 497 593::",
      "continuous-nice-loop",
      "r8c5-4",
      { "Follow the loop: if R8C1 is not 4, then R8C1 is 2, so R7C1 is not 2 (column 1), so R7C7 "
        "is 2 (row 7), so R7C7 is not 4, so R8C7 is 4 (column 7); and that brings us back to the "
        "beginning. The loop holds in both directions, so of two neighbours that exclude each "
        "other exactly one is right: R8C1 or R8C7 is 4; what conflicts with both of them goes. So "
        "remove 4 from R8C5.",
        "沿着环走：如果 R8C1 不是 4，那么 R8C1 是 2，于是 R7C1 不是 2（第 1 列），于是 R7C7 是 "
        "2（第 7 行），于是 R7C7 不是 4，于是 R8C7 是 4（第 7 "
        "列）；又回到起点。环的两个方向都成立，所以环上互相排斥的相邻两个恰有一个成立：R8C1 或 "
        "R8C7 是 4；与两者都冲突的候选数不成立。所以删去 R8C5 的 4。" } },
    { "two kites at once",
      ":0000:x:+6.+4.1+239...+8+9+4.26..+9+2+65...47+1+52+9+46+8+3+239.+86+4..48+6+3+7."
      ".+29+5+21+4+69.3.+9+6+7.3..4284+3.+2.+9.+6:137 559 798 887::",
      "dual-two-string-kite",
      "r8c4-5 r9c6-5",
      { "The digit 5 fits in row 5 only at R5C4 or R5C8, in column 7 only at R6C7 or R8C7, in row "
        "6 only at R6C6 or R6C7, and in column 8 only at R5C8 or R9C8. R5C8 and R6C7 both lie in "
        "box 6, so they cannot both be 5. That makes two kites at once: R5C4 or R8C7 is 5, and "
        "R6C6 or R9C8 is 5. A cell that sees both ends of a kite cannot be 5: remove 5 from R8C4 "
        "and R9C6.",
        "数字 5 在第 5 行只能填 R5C4 或 R5C8，在第 7 列只能填 R6C7 或 R8C7，在第 6 行只能填 R6C6 "
        "或 R6C7，在第 8 列只能填 R5C8 或 R9C8。R5C8、R6C7 同在第 6 宫，不能都是 "
        "5。这样就同时有两只风筝：R5C4 或 R8C7 是 5，R6C6 或 R9C8 是 "
        "5。同时看到一只风筝两端的格不能是 5：删去 R8C4、R9C6 的 5。" } },
    { "two kites of two digits",
      ":0000:x:372..1945..4597....594327..7.51.3498983.45..7.4197853..367.48.9598.16.744.7..9...::"
      ":",
      "dual-two-string-kite",
      "r2c9-6 r7c5-2",
      { "2 is in row 4 only at R4C2 or R4C5, 2 is in column 1 only at R6C1 or R7C1, 6 is in row 6 "
        "only at R6C1 or R6C9, 6 is in column 2 only at R2C2 or R4C2. R4C2 and R6C1 both lie in "
        "box 4, so they cannot both be the same digit. That makes two kites at once: R4C5 or R7C1 "
        "is 2, and R2C2 or R6C9 is 6. A cell that sees both ends of a kite cannot be its digit: "
        "remove 2 from R7C5; 6 from R2C9.",
        "2 在第 4 行只能填 R4C2 或 R4C5，2 在第 1 列只能填 R6C1 或 R7C1，6 在第 6 行只能填 R6C1 "
        "或 R6C9，6 在第 2 列只能填 R2C2 或 R4C2。R4C2、R6C1 同在第 4 "
        "宫，不能都填同一个数。这样就同时有两只风筝：R4C5 或 R7C1 是 2，R2C2 或 R6C9 是 "
        "6。同时看到一只风筝两端的格不能填它的数：删去 R7C5 的 2；R2C9 的 6。" } },
    { "the digit of the ends of sets",
      ":0000:x:4.9..+3.8...+7...+936..+39..+4..3.+6+821....21.+378+6...8...+1+23..4.8.+"
      "31+5+83+2+15+4+6971.53..+2+4+8:226 532 542 665 674 742 961 962::",
      "als-xy-wing",
      "r7c1-7",
      { "Set A is R6C1 (5, 7), set B is R7C4 (2, 7), and between them set C is R6C6 (5, 6, 9), "
        "R7C6 (2, 6, 9) and R9C6 (6, 9); each has one candidate more than cells. Suppose A does "
        "not have 7: if R6C1 is not 7, then R6C1 is 5 (nothing else is left in the cell), so R6C6 "
        "is not 5 (row 6), so R7C6 is 2 (only 2, 6 and 9 are left for R6C6, R7C6 and R9C6), so "
        "R7C4 is not 2 (row 7), so R7C4 is 7 (nothing else is left in the cell). So 7 is in A or "
        "in B. A cell that sees all its places in both (R6C1 and R7C4) cannot be 7: remove 7 from "
        "R7C1.",
        "数组 A 是 R6C1（5、7），数组 B 是 R7C4（2、7），中间的数组 C 是 "
        "R6C6（5、6、9）、R7C6（2、6、9）、R9C6（6、9），各自的候选数都只比格数多一个。假设 A "
        "里没有 7：如果 R6C1 不是 7，那么 R6C1 是 5（格内只剩它），于是 R6C6 不是 5（第 6 "
        "行），于是 R7C6 是 2（R6C6、R7C6、R9C6 只剩 2、6、9），于是 R7C4 不是 2（第 7 行），于是 "
        "R7C4 是 7（格内只剩它）。所以 7 不在 A 就在 B。看到它在 A、B "
        "中所有位置（R6C1、R7C4）的格不能是 7：删去 R7C1 的 7。" } },
};

static void what_a_chain_proves_is_said_with_both_ends(void **state)
{
    (void)state;
    CHECK_TELLINGS(cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_chain_proves_is_said_with_both_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
