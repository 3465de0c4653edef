/* Words that depend on the step: which cells see each other, and the fault of a colour. */
#include "../telling.h"

static const struct telling_case cases[] = {
    { "a colour that sees all candidates of a cell",
      ":0000:x:.1+32...5+9.9+6..37..8.5..9.3.6...........1.29....8....4..5.73.....+8..."
      "4..736+7......:::",
      "medusa-3d",
      "r7c3-4",
      { "Two candidates are linked if exactly one of them is right: the only two candidates of a "
        "cell, or the only two places of a digit in a unit. Linked candidates get two colours: A "
        "is R7C1 (4), B is R7C3 (4). One colour is right throughout, the other wrong. If colour B "
        "were right, R5C3 would have no candidate left, because each of its candidates sees colour "
        "B; so B is wrong throughout: remove 4 from R7C3.",
        "两个候选数若必是一真一假，就连起来：一格仅有的两个候选数，或一数在某区域仅有的两个位置。相"
        "连的候选数染成两色：A 色 R7C1（4），B 色 "
        "R7C3（4）。其中一色全部成立，另一色全部不成立。若 B 色成立，R5C3 的候选数就全被排除，所以 "
        "B 色不成立，整色都不要：删去 R7C3 的 4。" } },
    { "a colour that sees itself",
      ":0000:x:...93+1...3....+2.15.1...5+3.4....+1.+5+2312.5......8..2.+1..+8.219+36.."
      "7.+1.+5..3...6+2874.+1:::",
      "medusa-3d",
      "r4c4-8 r5c6-8",
      { "Two candidates are linked if exactly one of them is right: the only two candidates of a "
        "cell, or the only two places of a digit in a unit. Linked candidates get two colours: A "
        "is R4C4 (8) and R5C6 (8), B is R4C6 (8). One colour is right throughout, the other wrong. "
        "R4C4 (8) and R5C6 (8) both have colour A, but only one of them can be right; so A is "
        "wrong throughout: remove 8 from R4C4 and R5C6.",
        "两个候选数若必是一真一假，就连起来：一格仅有的两个候选数，或一数在某区域仅有的两个位置。相"
        "连的候选数染成两色：A 色 R4C4（8）、R5C6（8），B 色 "
        "R4C6（8）。其中一色全部成立，另一色全部不成立。R4C4（8）、R5C6（8）都是 A "
        "色，却不能同时成立，所以 A 色不成立，整色都不要：删去 R4C4、R5C6 的 8。" } },
    { "what sees both colours",
      ":0000:x:.1+32...5+9+29+6..37..8+45..9.3.6........+5.+41.29....8....4.+45.73....."
      "+8...4+3.736+7......:::",
      "medusa-3d",
      "r4c3-2",
      { "Two candidates are linked if exactly one of them is right: the only two candidates of a "
        "cell, or the only two places of a digit in a unit. Linked candidates get two colours: A "
        "is R4C2 (2), B is R6C2 (2). One colour is right throughout, the other wrong. A candidate "
        "that is ruled out by A and by B is wrong in any case: remove 2 from R4C3.",
        "两个候选数若必是一真一假，就连起来：一格仅有的两个候选数，或一数在某区域仅有的两个位置。相"
        "连的候选数染成两色：A 色 R4C2（2），B 色 R6C2（2）。其中一色全部成立，另一色全部不成立。A "
        "色和 B 色都排除的候选数一定不成立：删去 R4C3 的 2。" } },
    { "two colours that see each other at two cells",
      ":0000:x:+71+32+4+8+65+9+29+6+5+137+8+48+45+6+79.3.6..+4.....+5.+41.29....8+3...4"
      ".+45.73.....+8...4+3.736+7...+4.+5:::",
      "multi-colors-1",
      "r6c5-5",
      { "Units with only two places for 5: columns 6 and 7. One of the two is right. They get two "
        "colours in each of two clusters: A is R6C6, B is R4C6; C is R6C7, D is R4C7. An A and a B "
        "that see each other are not both right, nor are a C and a D. R4C6 and R4C7 see each "
        "other, so these two are not both right either. If the A that a cell sees is wrong, then, "
        "link by link, B is right, D is wrong and the C that it sees is right; a cell that sees "
        "both A and C loses the digit: remove 5 from R6C5.",
        "5 只有两个位置的区域：第 6、7 列。两个位置必有一个成立，这样的格有两组，各染两色：A 色 "
        "R6C6，B 色 R4C6；C 色 R6C7，D 色 R4C7。互相看见的 A、B 不能都成立，C、D "
        "也一样。R4C6、R4C7 互相看见，也不能都成立。某格看到的 A 若不成立，一环一环推下去，B "
        "成立，D 不成立，它看到的 C 就成立；同时看到 A、C 两色的格不能填这个数：删去 R6C5 的 "
        "5。" } },
    { "colours that see each other more than once",
      ":0000:x:+71+32+4+8+65+9+29+6+5+137+8+48+45+6+79.3.6..+4.....+5.+41.29....8+3...4"
      ".+45.73.....+8..+54+3.736+7.+2.+4.+5:::",
      "multi-colors-1",
      "r6c6-6",
      { "Units with only two places for 6: columns 5 and 6. One of the two is right. They get two "
        "colours in each of two clusters: A is R5C5, B is R6C5; C is R6C6, D is R7C6. An A and a B "
        "that see each other are not both right, nor are a C and a D. Where a colour of one "
        "cluster sees a colour of the other, these two are not both right either. So if the "
        "opposite of one is wrong, then, link by link, the opposite of the other is right; a cell "
        "that sees both opposites loses the digit: remove 6 from R6C6.",
        "6 只有两个位置的区域：第 5、6 列。两个位置必有一个成立，这样的格有两组，各染两色：A 色 "
        "R5C5，B 色 R6C5；C 色 R6C6，D 色 R7C6。互相看见的 A、B 不能都成立，C、D "
        "也一样。两组中相见的两色也不能都成立。所以其中一色的反色若不成立，一环一环推下去，另一色的"
        "反色就成立；同时看到两个反色的格不能填这个数：删去 R6C6 的 6。" } },
    { "one digit that the third box bars",
      ":0000:x:+71+32+4+8+65+9+29+6+5+137+8+48+45+6+79.3.6..+4.....+5.+41.29....8+3...4"
      ".+45.73.....+8..+54+3.736+7.+2.+4.+5:::",
      "chute-remote-pair",
      "r8c8-1",
      { "R8C1 and R9C8 both have only 1 and 9. If both were 9, box 8, which is in line with both, "
        "could have that digit only at R7C4, R7C5 or R7C6, where it does not fit. So R8C1 and R9C8 "
        "must have 1 between them, and a cell that sees both cannot be 1: remove 1 from R8C8.",
        "R8C1、R9C8 都只有 1、9。若两格都是 9，与它们对齐的第 8 宫里，这个数就只能填在 R7C4、R7C5 "
        "或 R7C6，而那里放不下。所以 R8C1、R9C8 之中必有 1，同时看到两格的格不能是 1：删去 R8C8 的 "
        "1。" } },
    { "both digits",
      ":0000:x:+71+32+4+8+65+9+29+6+5+137+8+48+45+6+79.3.6.+1+4+9.+8.+3+5+3+41+829+7+6+"
      "9.8+3+6.+54.+45+973+6...+1+8+2+9+54+3+6736+7+8+2+1+4+9+5:::",
      "chute-remote-pair",
      "r7c9-12",
      { "R3C9 and R7C8 both have only 1 and 2. If both were 1 or 2, box 6, which is in line with "
        "both, could have that digit only at R4C7, R5C7 or R6C7, where it does not fit. So R3C9 "
        "and R7C8 must have 1 and 2 between them, and a cell that sees both cannot be 1 or 2: "
        "remove 1 and 2 from R7C9.",
        "R3C9、R7C8 都只有 1、2。若两格都是 1 或 2，与它们对齐的第 6 宫里，这个数就只能填在 "
        "R4C7、R5C7 或 R6C7，而那里放不下。所以 R3C9、R7C8 之中必有 1、2，同时看到两格的格不能是 1 "
        "或 2：删去 R7C9 的 1、2。" } },
};

static void words_follow_what_the_step_rests_on(void **state)
{
    (void)state;
    CHECK_TELLINGS(cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_follow_what_the_step_rests_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
