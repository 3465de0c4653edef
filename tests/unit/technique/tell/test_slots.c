/* Words that depend on the step: which cells see each other, and the fault of a colour. */
#include "../telling.h"

static const struct telling_case cases[] = {
    { "a colour that sees all candidates of a cell",
      ":0000:x:.1+32...5+9.9+6..37..8.5..9.3.6...........1.29....8....4..5.73.....+8..."
      "4..736+7......:::",
      "medusa-3d",
      "r7c3-4",
      { "Strong links join these candidates: one colour is R7C1 (4), the other R7C3 (4). All "
        "of one colour are right and all of the other wrong. One colour sees every candidate "
        "of R5C3, so all of that colour goes: remove 4 from R7C3.",
        "强链把这些候选数连在一起：一色是 R7C1(4)，另一色是 "
        "R7C3(4)。其中一色全真，另一色全假。有一色看到 "
        "R5C3 的所有候选数，整色删去：R7C3 的 4。" } },
    { "a colour that sees itself",
      ":0000:x:...93+1...3....+2.15.1...5+3.4....+1.+5+2312.5......8..2.+1..+8.219+36.."
      "7.+1.+5..3...6+2874.+1:::",
      "medusa-3d",
      "r4c4-8 r5c6-8",
      { "Strong links join these candidates: one colour is R4C4 (8) and R5C6 (8), the other "
        "R4C6 (8). All of one colour are right and all of the other wrong. One colour stands "
        "at R4C4 (8) and R5C6 (8), where only one can be right, so all of that colour goes: "
        "remove 8 from R4C4 and R5C6.",
        "强链把这些候选数连在一起：一色是 R4C4(8)、R5C6(8)，另一色是 "
        "R4C6(8)。其中一色全真，另一色全假。R4C4(8)、R5C6(8) "
        "同色，却只能有一个为真，整色删去：R4C4、R5C6 "
        "的 8。" } },
    { "what sees both colours",
      ":0000:x:.1+32...5+9+29+6..37..8+45..9.3.6........+5.+41.29....8....4.+45.73....."
      "+8...4+3.736+7......:::",
      "medusa-3d",
      "r4c3-2",
      { "Strong links join these candidates: one colour is R4C2 (2), the other R6C2 (2). All "
        "of one colour are right and all of the other wrong, so what sees both goes: remove "
        "2 from R4C3.",
        "强链把这些候选数连在一起：一色是 R4C2(2)，另一色是 "
        "R6C2(2)。其中一色全真，另一色全假，同时看到两色的都要删去：R4C3 "
        "的 2。" } },
    { "two colours that see each other at two cells",
      ":0000:x:+71+32+4+8+65+9+29+6+5+137+8+48+45+6+79.3.6..+4.....+5.+41.29....8+3...4"
      ".+45.73.....+8...4+3.736+7...+4.+5:::",
      "multi-colors-1",
      "r6c5-5",
      { "For 5 there are two clusters: R6C6 against R4C6, and R6C7 against R4C7. R4C6 and "
        "R4C7 see each other, so not both colours are true and one of their opposites is. "
        "What sees both opposites cannot be 5: remove 5 from R6C5.",
        "5 有两组染色：R6C6 对 R4C6，R6C7 对 R4C7。R4C6、R4C7 "
        "互相看到，相见的两色不能同真，所以它们的反色至少有一色为真。同时看到两个反色的格不能是 "
        "5：删去 R6C5 的 5。" } },
    { "colours that see each other more than once",
      ":0000:x:+71+32+4+8+65+9+29+6+5+137+8+48+45+6+79.3.6..+4.....+5.+41.29....8+3...4"
      ".+45.73.....+8..+54+3.736+7.+2.+4.+5:::",
      "multi-colors-1",
      "r6c6-6",
      { "For 6 there are two clusters: R5C5 against R6C5, and R6C6 against R7C6. More than "
        "one colour of the first sees one of the second, so not both colours are true and "
        "one of their opposites is. What sees both opposites cannot be 6: remove 6 from R6C6.",
        "6 有两组染色：R5C5 对 R6C5，R6C6 对 "
        "R7C6。两组的颜色不止一处互相看到，相见的两色不能同真，所以它们的反色至少有一色为真。同时看"
        "到两个反色的格不能是 "
        "6：删去 R6C6 的 6。" } },
    { "one digit that the third box bars",
      ":0000:x:+71+32+4+8+65+9+29+6+5+137+8+48+45+6+79.3.6..+4.....+5.+41.29....8+3...4"
      ".+45.73.....+8..+54+3.736+7.+2.+4.+5:::",
      "chute-remote-pair",
      "r8c8-1",
      { "R8C1 and R9C8 both have only 1 and 9. As for 9: if both cells were it, box 8 could "
        "have it only in R7C4, R7C5 and R7C6, and there it cannot be. So one of the two cells "
        "is the other digit, and what sees both cannot be that: remove 1 from R8C8.",
        "R8C1、R9C8 都只有 1、9。看 9：若两格都是它，第 8 宫的它只能在 "
        "R7C4、R7C5、R7C6，而那里放不下。所以两格中必有一格是另一个数，同时看到两格的格不能是那个数"
        "：删去 "
        "R8C8 的 1。" } },
    { "both digits",
      ":0000:x:+71+32+4+8+65+9+29+6+5+137+8+48+45+6+79.3.6.+1+4+9.+8.+3+5+3+41+829+7+6+"
      "9.8+3+6.+54.+45+973+6...+1+8+2+9+54+3+6736+7+8+2+1+4+9+5:::",
      "chute-remote-pair",
      "r7c9-12",
      { "R3C9 and R7C8 both have only 1 and 2. As for 1 and 2: if both cells were it, box "
        "6 could have it only in R4C7, R5C7 and R6C7, and there it cannot be. So one of the "
        "two cells is the other digit, and what sees both cannot be that: remove 1 and 2 from "
        "R7C9.",
        "R3C9、R7C8 都只有 1、2。看 1、2：若两格都是它，第 6 宫的它只能在 "
        "R4C7、R5C7、R6C7，而那里放不下。所以两格中必有一格是另一个数，同时看到两格的格不能是那个数"
        "：删去 "
        "R7C9 的 1、2。" } },
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
