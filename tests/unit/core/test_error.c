#include "check.h"

static void check_sentence(const lele_problem *problem, lele_lang lang, const char *expected)
{
    lele_text text;
    lele_text_init(&text);
    lele_problem_write(problem, lang, &text);
    assert_string_equal(text.data, expected);
    lele_text_release(&text);
}

static void sentences_name_the_facts_in_both_languages(void **state)
{
    (void)state;
    lele_problem problem;
    lele_problem_init(&problem);
    problem.at = (lele_place){ 1, 2 };
    problem.other = (lele_place){ 1, 16 };
    problem.digit = 11;
    problem.got = 80;
    problem.want = 81;
    problem.code = LELE_E_CONFLICT;
    check_sentence(&problem, LELE_LANG_EN, "R1C2 and R1C16 are both B");
    check_sentence(&problem, LELE_LANG_ZH, "R1C2 与 R1C16 都是 B");
    problem.code = LELE_E_LENGTH;
    check_sentence(&problem, LELE_LANG_EN, "need 81 cells, read 80");
    check_sentence(&problem, LELE_LANG_ZH, "需要 81 个格，读到 80 个");
}

static void every_error_has_a_sentence_in_both_languages(void **state)
{
    (void)state;
    lele_problem problem;
    lele_problem_init(&problem);
    for (int code = 0; code < LELE_E_COUNT; code++) {
        problem.code = (lele_error)code;
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
            lele_text text;
            lele_text_init(&text);
            lele_problem_write(&problem, (lele_lang)lang, &text);
            assert_true(text.length > 0);
            assert_null(strchr(text.data, '{')); /* every placeholder is filled */
            lele_text_release(&text);
        }
        assert_true(strlen(lele_error_name((lele_error)code)) > 0);
    }
}

static void quotes_are_cut_at_whole_characters_and_made_harmless(void **state)
{
    (void)state;
    lele_problem problem;
    char many[300];
    lele_problem_init(&problem);
    lele_problem_quote(&problem, "a\x1B[31m\xFFz", 8);
    assert_string_equal(problem.text, "a?[31m?z");
    for (size_t i = 0; i < sizeof many; i += 3)
        memcpy(many + i, "数", 3);
    lele_problem_quote(&problem, many, sizeof many);
    assert_int_equal(strlen(problem.text), 63);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sentences_name_the_facts_in_both_languages),
        cmocka_unit_test(every_error_has_a_sentence_in_both_languages),
        cmocka_unit_test(quotes_are_cut_at_whole_characters_and_made_harmless),
    };
    return RUN(tests);
}
