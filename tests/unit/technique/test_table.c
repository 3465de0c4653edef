/* The table of techniques: names, order, words, lists, examples. */
#include <ctype.h>

#include "technique/row.h"
#include "worked.h"

static void names_and_codes_are_unique_and_are_found(void **state)
{
    (void)state;
    for (size_t i = 0; i < lele_technique_count(); i++) {
        const lele_technique *technique = lele_technique_at(i);
        assert_int_equal(lele_technique_find(technique->name), i);
        if (technique->code != NULL) {
            assert_int_equal(strlen(technique->code), 4);
            assert_int_equal(lele_technique_find(technique->code), i);
        }
        for (const char *p = technique->name; *p != '\0'; p++)
            assert_true((*p >= 'a' && *p <= 'z') || (*p >= '0' && *p <= '9') || *p == '-');
    }
    assert_null(lele_technique_at(lele_technique_count()));
    assert_int_equal(lele_technique_find("no-such-thing"), -1);
}

/* The names and codes that other programs use. */
static void well_known_names_have_their_codes(void **state)
{
    (void)state;
    static const struct {
        const char *name, *code;
    } known[] = {
        { "full-house", "0000" },
        { "hidden-single", "0002" },
        { "naked-single", "0003" },
        { "pointing", "0100" },
        { "claiming", "0101" },
        { "locked-pair", "0110" },
        { "locked-triple", "0111" },
        { "naked-pair", "0200" },
        { "naked-triple", "0201" },
        { "naked-quad", "0202" },
        { "hidden-pair", "0210" },
        { "hidden-triple", "0211" },
        { "hidden-quad", "0212" },
        { "x-wing", "0300" },
        { "swordfish", "0301" },
        { "jellyfish", "0302" },
        { "finned-x-wing", "0310" },
        { "finned-swordfish", "0311" },
        { "finned-jellyfish", "0312" },
        { "sashimi-x-wing", "0320" },
        { "sashimi-swordfish", "0321" },
        { "sashimi-jellyfish", "0322" },
        { "squirmbag", "0303" },
        { "finned-whale", "0314" },
        { "sashimi-leviathan", "0325" },
        { "skyscraper", "0400" },
        { "two-string-kite", "0401" },
        { "empty-rectangle", "0402" },
        { "turbot-fish", "0403" },
        { "dual-two-string-kite", "0404" },
        { "dual-empty-rectangle", "0405" },
        { "simple-colors-trap", "0500" },
        { "simple-colors-wrap", "0501" },
        { "multi-colors-1", "0502" },
        { "multi-colors-2", "0503" },
        { "unique-rectangle-1", "0600" },
        { "unique-rectangle-6", "0605" },
        { "hidden-rectangle", "0606" },
        { "avoidable-rectangle-1", "0607" },
        { "avoidable-rectangle-2", "0608" },
        { "bug-plus-1", "0610" },
        { "x-chain", "0701" },
        { "xy-chain", "0702" },
        { "remote-pair", "0703" },
        { "xy-wing", "0800" },
        { "xyz-wing", "0801" },
        { "w-wing", "0803" },
        { "sue-de-coq", "1101" },
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        const int index = lele_technique_find(known[i].name);
        assert_true(index >= 0);
        assert_string_equal(lele_technique_at((size_t)index)->code, known[i].code);
    }
}

/* The first technique that finds a step decides the level, so easier levels must come first. */
static void levels_never_fall_along_the_default_order(void **state)
{
    (void)state;
    for (size_t i = 1; i < lele_technique_count(); i++)
        assert_true(lele_technique_at(i)->level >= lele_technique_at(i - 1)->level);
}

static void every_technique_has_words_in_both_languages(void **state)
{
    (void)state;
    for (size_t i = 0; i < lele_technique_count(); i++)
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
            const lele_technique *technique = lele_technique_at(i);
            assert_true(technique->title[lang][0] != '\0');
            assert_true(technique->family[lang][0] != '\0');
            assert_true(technique->summary[lang][0] != '\0');
        }
}

static void check_argument(const char *name, const struct lele_argument *why)
{
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
        if (why->text[lang] == NULL || why->text[lang][0] == '\0')
            fail_msg("the argument of %s lacks a language", name);
    if (why->opening != NULL)
        check_argument(name, why->opening);
}

static void every_technique_has_an_argument_in_both_languages(void **state)
{
    (void)state;
    for (size_t i = 0; i < lele_technique_count(); i++) {
        const struct lele_row *row = lele_row_at(i);
        if (row->why == NULL)
            fail_msg("%s has no argument", row->about.name);
        check_argument(row->about.name, row->why);
        if (row->why_joined != NULL)
            check_argument(row->about.name, row->why_joined);
    }
    assert_null(lele_row_at(lele_technique_count()));
}

static void lists_add_drop_and_order(void **state)
{
    (void)state;
    lele_technique_list list, standard;
    lele_technique_list_default(&standard);
    assert_int_equal(lele_technique_list_read(&list, "swordfish,x-wing", NULL), LELE_OK);
    assert_int_equal(list.count, 2);
    assert_int_equal(list.order[0], lele_technique_find("swordfish"));
    assert_int_equal(list.order[1], lele_technique_find("x-wing"));
    assert_int_equal(lele_technique_list_read(&list, "-x-wing", NULL), LELE_OK);
    assert_int_equal(list.count, standard.count - 1);
    assert_int_equal(lele_technique_list_read(&list, "+dual-two-string-kite", NULL), LELE_OK);
    assert_int_equal(list.count, standard.count + 1);
    for (size_t i = 1; i < list.count; i++)
        assert_true(list.order[i] > list.order[i - 1]);
    assert_int_equal(lele_technique_list_read(&list, "all", NULL), LELE_OK);
    assert_int_equal(list.count, lele_technique_count() - 1); /* brute force is never searched */
    assert_int_equal(lele_technique_list_read(&list, "all,-sk-loop", NULL), LELE_OK);
    assert_int_equal(list.count, lele_technique_count() - 2);
    assert_int_equal(lele_technique_list_read(&list, "-all", NULL), LELE_E_TECHNIQUE);
    assert_int_equal(lele_technique_list_read(&list, "0300", NULL), LELE_OK);
    assert_int_equal(list.order[0], lele_technique_find("x-wing"));
}

static void an_unknown_name_is_named_and_changes_nothing(void **state)
{
    (void)state;
    lele_technique_list list = { .count = 99 };
    lele_problem problem;
    lele_problem_init(&problem);
    assert_int_equal(lele_technique_list_read(&list, "x-wing,y-wing", &problem), LELE_E_TECHNIQUE);
    assert_string_equal(problem.text, "y-wing");
    assert_int_equal(list.count, 99);
    assert_int_equal(lele_technique_list_read(&list, "brute-force", NULL), LELE_E_TECHNIQUE);
}

static void brute_force_is_in_no_list(void **state)
{
    (void)state;
    lele_technique_list list;
    lele_technique_list_default(&list);
    for (size_t i = 0; i < list.count; i++)
        assert_int_not_equal(list.order[i], lele_technique_find("brute-force"));
}

/* "{slot}", where sets of digits are "{1 4}". */
static bool has_slot(const char *text)
{
    while ((text = strchr(text, '{')) != NULL)
        if (islower((unsigned char)*++text))
            return true;
    return false;
}

/* Every text of every level, in both languages, of the example of every technique: complete
 * sentences without placeholders. */
static void examples_are_found_and_told_at_every_level(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    lele_text text;
    lele_text_init(&text);
    int told = 0;
    for (size_t i = 0; i < lele_technique_count(); i++) {
        static lele_board board;
        static lele_step step;
        if (!set_example(layouts, i, &board))
            continue;
        const lele_technique_list list = { .order = { (uint8_t)i }, .count = 1 };
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        lele_engine *engine = lele_engine_new(board.layout);
        if (!lele_engine_next(engine, &board, &options, &step))
            fail_msg("the example of %s has no step", lele_technique_at(i)->name);
        lele_engine_free(engine);
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
            for (int level = LELE_HINT_NUDGE; level <= LELE_HINT_DO; level++) {
                lele_text_clear(&text);
                lele_step_write(&step, &board, (lele_lang)lang, (lele_hint_level)level, &text);
                assert_true(text.length > 4);
                assert_false(has_slot(text.data));
                assert_null(strstr(text.data, "  "));
            }
        told++;
    }
    assert_int_equal(told, lele_technique_count() - 1); /* brute force has none */
    lele_text_release(&text);
    lele_layouts_free(layouts);
}

/* Lower rated techniques that may come first in the example of a technique: there is no position
 * without them, or none was found. */
static const struct {
    const char *technique, *easier;
} easier_ones[] = {
    { "dual-two-string-kite", "two-string-kite" },
    { "grouped-turbot", "empty-rectangle" },
    { "x-cycle", "multi-colors-1" },
    { "unique-loop-10", "locked-pair" },
    { "als-chain", "grouped-discontinuous-nice-loop" },
    { "bug-chain", "xy-chain" },
    { "reverse-bug-chain", "aic" },
    { "squirmbag", "w-wing" }, /* the complement in nine lines is a small fish */
    { "whale", "swordfish" },
    { "leviathan", "x-wing" },
    { "finned-whale", "sashimi-swordfish" },
    { "finned-leviathan", "sashimi-x-wing" },
    { "sashimi-whale", "sashimi-swordfish" },
    { "sashimi-leviathan", "empty-rectangle" },
    { "franken-x-wing", "pointing" },
    { "finned-franken-x-wing", "sashimi-x-wing" },
    { "mutant-x-wing", "pointing" },
    { "mutant-squirmbag", "grouped-continuous-nice-loop" },
    { "mutant-whale", "grouped-continuous-nice-loop" },
    { "double-exocet", "junior-exocet" }, /* it consists of two */
    { "template-set", "nishio" },
    { "template-delete", "dynamic-forcing-chain" },
};

static bool may_come_first(const lele_technique *technique, const lele_technique *next)
{
    for (size_t i = 0; i < sizeof easier_ones / sizeof easier_ones[0]; i++)
        if (strcmp(easier_ones[i].technique, technique->name) == 0)
            return strcmp(easier_ones[i].easier, next->name) == 0;
    return next->rating >= technique->rating;
}

/* A player who is shown a technique must not see an easier way. */
static void nothing_easier_helps_in_an_example(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    for (size_t i = 0; i < lele_technique_count(); i++) {
        static lele_board board;
        static lele_step step;
        if (!set_example(layouts, i, &board))
            continue;
        lele_engine *engine = lele_engine_new(board.layout);
        assert_true(lele_engine_next(engine, &board, &options, &step));
        lele_engine_free(engine);
        const lele_technique *next = lele_technique_at(step.technique);
        if (!may_come_first(lele_technique_at(i), next))
            fail_msg("%s helps in the example of %s", next->name, lele_technique_at(i)->name);
    }
    lele_layouts_free(layouts);
}

static void levels_have_names_in_both_languages(void **state)
{
    (void)state;
    for (int i = 0; i < LELE_LEVEL_COUNT; i++) {
        assert_int_equal(lele_level_find(lele_level_name((lele_level)i)), i);
        assert_int_equal(lele_level_find(lele_level_title((lele_level)i, LELE_LANG_ZH)), i);
    }
    assert_int_equal(lele_level_find("none"), LELE_LEVEL_COUNT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_and_codes_are_unique_and_are_found),
        cmocka_unit_test(well_known_names_have_their_codes),
        cmocka_unit_test(levels_never_fall_along_the_default_order),
        cmocka_unit_test(every_technique_has_words_in_both_languages),
        cmocka_unit_test(every_technique_has_an_argument_in_both_languages),
        cmocka_unit_test(lists_add_drop_and_order),
        cmocka_unit_test(an_unknown_name_is_named_and_changes_nothing),
        cmocka_unit_test(brute_force_is_in_no_list),
        cmocka_unit_test(examples_are_found_and_told_at_every_level),
        cmocka_unit_test(nothing_easier_helps_in_an_example),
        cmocka_unit_test(levels_have_names_in_both_languages),
    };
    return RUN(tests);
}
