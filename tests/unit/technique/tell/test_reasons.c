/* The words for the reasons of singles, by who removed the candidate. */
#include "lele/past.h"
#include "technique/rows.h"
#include "../worked.h"

/* The worked example of the naked single: no placed digit excludes 2 and 4 from R5C7. */
static void check_words(const lele_past *past, lele_lang lang, const char *words)
{
    static lele_board board;
    static lele_step step;
    lele_layouts *layouts = lele_layouts_new();
    lele_text text;
    lele_text_init(&text);
    assert_true(set_example(layouts, LELE_TECHNIQUE_INDEX_naked_single, &board));
    lele_engine *engine = lele_engine_new(board.layout);
    const lele_technique_list only = { .order = { LELE_TECHNIQUE_INDEX_naked_single }, .count = 1 };
    const lele_find_options options = { &only, LELE_UNIQUENESS_PROVED };
    assert_true(lele_engine_next(engine, &board, &options, &step));
    lele_step_write_past(&step, &board, past, lang, LELE_HINT_WHY, &text);
    if (strstr(text.data, words) == NULL)
        fail_msg("%s lacks %s", text.data, words);
    lele_engine_free(engine);
    lele_layouts_free(layouts);
    lele_text_release(&text);
}

static void every_kind_of_removal_has_its_words(void **state)
{
    enum { CELL = 42, SKYSCRAPER = LELE_TECHNIQUE_INDEX_skyscraper + 1 }; /* R5C7 */
    static const struct {
        lele_removal removal;
        const char *words[LELE_LANG_COUNT];
    } cases[] = {
        { { LELE_REMOVAL_UNKNOWN, 0, 0 },
          { "; the candidates of the position leave 2 and 4 out of R5C7. So",
            "；当前盘面 R5C7 的候选数里没有 2、4。所以" } },
        { { LELE_REMOVAL_STEP, SKYSCRAPER, 30 },
          { "; 2 and 4 left R5C7 by the Skyscraper of step 30. So",
            "；R5C7 的 2、4 已在第 30 步由「摩天楼」删去。所以" } },
        { { LELE_REMOVAL_HINT, SKYSCRAPER, 0 },
          { "; the hint taken (Skyscraper) removed 2 and 4 from R5C7. So",
            "；采用过的提示（摩天楼）删去了 R5C7 的 2、4。所以" } },
        { { LELE_REMOVAL_HINT, 0, 0 },
          { "; a hint taken removed 2 and 4 from R5C7. So",
            "；采用过的提示删去了 R5C7 的 2、4。所以" } },
        { { LELE_REMOVAL_NOTE, 0, 0 },
          { "; your notes leave 2 and 4 out of R5C7. So", "；你的笔记里 R5C7 没有 2、4。所以" } },
        { { LELE_REMOVAL_INPUT, 0, 0 },
          { "; the candidates given leave 2 and 4 out of R5C7. So",
            "；题目给出的候选数里 R5C7 没有 2、4。所以" } },
    };
    static lele_past past;
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
            lele_past_init(&past);
            lele_past_add(&past, CELL, lele_digits_of(2) | lele_digits_of(4), cases[i].removal);
            check_words(&past, (lele_lang)lang, cases[i].words[lang]);
        }
    check_words(NULL, LELE_LANG_EN, cases[0].words[LELE_LANG_EN]);
}

static void removals_with_different_origins_are_told_apart(void **state)
{
    static lele_past past;
    (void)state;
    lele_past_init(&past);
    lele_past_add(&past, 42, lele_digits_of(2), (lele_removal){ LELE_REMOVAL_NOTE, 0, 0 });
    lele_past_add(&past, 42, lele_digits_of(4), (lele_removal){ LELE_REMOVAL_INPUT, 0, 0 });
    check_words(&past, LELE_LANG_EN,
                "; your notes leave 2 out of R5C7; the candidates given leave 4 out of R5C7. So");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_removal_has_its_words),
        cmocka_unit_test(removals_with_different_origins_are_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
