/* Words for conclusions: cells and digits of a conclusion as statements. */
#include "../telling.h"

static const struct telling_case cases[] = {
    { "the cells that have the digit",
      ":0000:x:+4+5+92+7+6+8+3+1+18+6+4+39+27+5.+7.51+8+46+9+7+1.+9.23+56..5+3.+1+7+949"
      "..+7.+51+2+85..+1+93+6.+7..165+7+9.2697+8+2+4+51+3:::",
      "wxyz-wing",
      "r3c1-2",
      { "R3C3 (2, 3), R4C3 (4, 8), R5C1 (2, 8) and R6C3 (3, 4) are four cells with only four "
        "candidates between them, 2, 3, 4 and 8. Each of these except 2 can be there only once, "
        "because all its places see each other. So without 2, three digits would have to fill four "
        "cells. So one of R3C3 and R5C1 is 2, and a cell that sees all of these cannot be 2: "
        "remove 2 from R3C1.",
        "R3C3（2、3）、R4C3（4、8）、R5C1（2、8）、R6C3（3、4）这四格合起来只有四个候选数 "
        "2、3、4、8。除 2 外，每个数的位置都互相看见，只能出现一次。要是没有 "
        "2，三个数填不满四格。所以 R3C3、R5C1 中必有一格是 2，同时看到它们的格不能是 2：删去 R3C1 "
        "的 2。" } },
    { "the digit that a cell is left with",
      ":0000:x:+41+8+7+23+5+69+3+6+98+4+5+7+1+2+25+7+91+6+8437+8+165+93+2+46+2+5+4+3+8+"
      "9+7+1+934+1+7+2+65+8..+2+3..+48...6+2.41+3..+435..2+9.:::",
      "bug-plus-1",
      "r7c9-56",
      { "The puzzle has only one solution. Without R7C9 (7), every open cell would have exactly "
        "two candidates and every missing digit exactly two places in each unit; such a position "
        "never has just one solution. So R7C9 must be 7: remove 5 and 6 from R7C9, which leaves "
        "R7C9 = 7.",
        "题目只有一个解。假如没有候选数 "
        "R7C9（7），每个空格就恰有两个候选数，每个缺的数在每个区域也恰有两个位置，这样的盘面不可能"
        "只有一个解。所以 R7C9 必须是 7：删去 R7C9 的 5、6，R7C9 = 7。" } },
    { "the cell that sees the fin",
      ":0000:x:.2.+1+9+46+7+5+1+745+6+8+39+295+62+7+3+4+8+1+56...+98.423..+41+5+6+9..+9"
      "+6.+57.+3..+2+9.71+56+6...5+2+9+4+77+9+541+62+38:::",
      "finned-x-wing",
      "r7c1-8",
      { "The digit 8 fits in column 2 only at R6C2, R7C2 or R8C2, and in column 5 only at R6C5 or "
        "R7C5. Apart from the fin, R8C2, all these cells lie in rows 6 and 7. If 8 is not in the "
        "fin, each of rows 6 and 7 gets its 8 from R6C2, R6C5, R7C2 and R7C5, and R7C1 is not 8. "
        "If 8 is in the fin, R7C1 is not 8 all the same, because R7C1 can see the whole fin. So it "
        "goes either way: remove 8 from R7C1.",
        "数字 8 在第 2 列只能填 R6C2、R7C2 或 R8C2，在第 5 列只能填 R6C5 或 R7C5。除了鳍 "
        "R8C2，这些格都在第 6、7 行。如果 8 不在鳍里，第 6、7 行的 8 就全落在 "
        "R6C2、R6C5、R7C2、R7C5 里，R7C1 不能是 8；如果 8 在鳍里，R7C1 看得到整个鳍，也不能是 "
        "8。两种情况都一样：删去 R7C1 的 8。" } },
    { "a placement",
      ":0000:x:+9+3+75+4+8+612+58+23+6+17+494+16+9+27+3+8+5.+41+8.+3..7.+53+7.+2..+4.7+"
      "9+4.6..3+3+6+52+8+9+4+71+79813+4+25+61+2+4+6+7+59+3+8:::",
      "direct-hidden-pair",
      "r4c5=9",
      { "In row 4, the digits 2 and 6 fit only at R4C1 and R4C8: two digits for two cells. So "
        "these cells are taken, and 9 has only one place left in row 4: R4C5 = 9.",
        "在第 4 行，2、6 只能填在 R4C1、R4C8：两个数，两格。这几格被占满，于是第 4 行的 9 "
        "只剩一个位置：R4C5 = 9。" } },
};

static void a_conclusion_is_said_in_words(void **state)
{
    (void)state;
    CHECK_TELLINGS(cases);
}

/* The words of level 4. */
static const struct {
    const char *name, *position, *technique, *conclusion, *text[LELE_LANG_COUNT];
} orders[] = {
    { "a placement",
      ":0000:x:+79..6.+1+34+6843+1.+7.9+3+1.+9+47.6+85+3+84+9+6.7+1.+67+1+5.+4+8+3.4+1+"
      "7+8+36.5+4+5+367..121...3+4...8..5.1+3+4.:216 283 293::",
      "full-house",
      "r4c7=2",
      { "R4C7 is 2.", "R4C7 是 2。" } },
    { "two digits of a cell, which leave one",
      ":0000:x:+41+8+7+23+5+69+3+6+98+4+5+7+1+2+25+7+91+6+8437+8+165+93+2+46+2+5+4+3+8+"
      "9+7+1+934+1+7+2+65+8..+2+3..+48...6+2.41+3..+435..2+9.:::",
      "bug-plus-1",
      "r7c9-56",
      { "R7C9 is not 5 or 6, which leaves 7.", "R7C9 不能是 5 或 6，只剩 7。" } },
    { "cells that lose the same digit",
      ":0000:x:+23+456+78+1+9+61+9..2+5+3+77+5+8+1+3+9+4+2+6+14+397+8+2+6+58+9.+6.+53.+"
      "1+5.6.+1+3+9.+8+3...+916+54+9613+54+7+82+4.57.+6+19+3:::",
      "skyscraper",
      "r6c2-2 r7c3-2",
      { "R6C2 and R7C3 are not 2.", "R6C2、R7C3 不能是 2。" } },
    { "cells that lose different digits",
      ":0000:x:.2......+55+6....7.+3.+7......4+4+3+5...6+1891+6+4+83+25+7+782+61+5+43+9"
      "+2+4+18+37+596+6+93...+8+7+2+85+7+2963+41:114 116 134 136::",
      "hidden-quad",
      "r1c4-9 r1c5-4 r3c4-9 r3c5-2",
      { "R1C4 and R3C4 are not 9; R1C5 is not 4; R3C5 is not 2.",
        "R1C4、R3C4 不能是 9；R1C5 不能是 4；R3C5 不能是 2。" } },
};

static void level_4_is_in_words(void **state)
{
    (void)state;
    static lele_board board;
    static struct telling_search search;
    lele_layouts *layouts = lele_layouts_new();
    search.layout = lele_layouts_get(layouts, "classic", NULL);
    lele_engine *engine = lele_engine_new(search.layout);
    lele_text text;
    lele_text_init(&text);
    for (size_t i = 0; i < sizeof orders / sizeof orders[0]; i++) {
        lele_technique_list list;
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        set_line(layouts, orders[i].position, &board);
        lele_technique_list_read(&list, orders[i].technique, NULL);
        search.conclusion = orders[i].conclusion;
        lele_engine_each(engine, &board, &options, is_concluded, &search);
        if (!search.seen)
            fail_msg("%s: not found", orders[i].name);
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
            lele_text_clear(&text);
            lele_step_write(&search.step, &board, (lele_lang)lang, LELE_HINT_DO, &text);
            assert_string_equal(text.data, orders[i].text[lang]);
        }
    }
    lele_text_release(&text);
    lele_engine_free(engine);
    lele_layouts_free(layouts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_conclusion_is_said_in_words),
        cmocka_unit_test(level_4_is_in_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
