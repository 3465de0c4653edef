/* The JSON reader: plain and zipped, deep and broken. */
#include "check.h"

#include "codec/jsontree.h"

static const struct {
    const char *text;
    lele_jsontree_style style;
    lele_error error;
} cases[] = {
    { "{}", LELE_JSONTREE_JSON, LELE_OK },
    { " { \"a\" : [ 1 , -2.5e3 , true , null , \"x\\\"y\" ] } ", LELE_JSONTREE_JSON, LELE_OK },
    { "[]", LELE_JSONTREE_JSON, LELE_OK },
    { "[[[[]]]]", LELE_JSONTREE_JSON, LELE_OK },
    { "", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "{", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "{\"a\"}", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "{\"a\":}", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "[1,]", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "[1 2]", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "[1}", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "[1]]", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "[t]", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "['a']", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "[\"a]", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "[\"a\\", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "{a:1}", LELE_JSONTREE_JSON, LELE_E_SYNTAX },
    { "{a:1,b:'x',c:t,d:f,e:[,,{v:1},]}", LELE_JSONTREE_ZIPPED, LELE_OK },
    { "[]", LELE_JSONTREE_ZIPPED, LELE_OK },
    { "{a}", LELE_JSONTREE_ZIPPED, LELE_E_SYNTAX },
};

static void texts_are_read_or_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_jsontree tree;
        const lele_error error =
            lele_jsontree_read(&tree, cases[i].text, strlen(cases[i].text), cases[i].style);
        if (error != cases[i].error)
            print_error("%s: %s\n", cases[i].text, lele_error_name(error));
        assert_int_equal(error, cases[i].error);
        if (error == LELE_OK)
            lele_jsontree_release(&tree);
    }
}

static void values_are_found_by_name(void **state)
{
    (void)state;
    static const char text[] = "{\"size\":9,\"big\":99999999,\"list\":[5,6],\"yes\":true,"
                               "\"title\":\" a\\u00e9\\n\\\"b\\\" \"}";
    lele_jsontree tree;
    assert_int_equal(lele_jsontree_read(&tree, text, strlen(text), LELE_JSONTREE_JSON), LELE_OK);
    assert_int_equal(lele_jsontree_get(&tree, tree.node, "size", NULL)->value, 9);
    assert_int_equal(lele_jsontree_get(&tree, tree.node, "big", NULL)->value, -1);
    assert_int_equal(lele_jsontree_get(&tree, tree.node, "nothing", "yes")->value, 1);
    assert_null(lele_jsontree_get(&tree, tree.node, "nothing", NULL));
    const lele_jsontree_node *list = lele_jsontree_get(&tree, tree.node, "list", NULL);
    assert_int_equal(list->count, 2);
    const lele_jsontree_node *first = lele_jsontree_first(&tree, list);
    assert_int_equal(first->value, 5);
    assert_int_equal(lele_jsontree_next(&tree, first)->value, 6);
    assert_null(lele_jsontree_next(&tree, lele_jsontree_next(&tree, first)));
    char field[20] = "";
    lele_jsontree_field(lele_jsontree_get(&tree, tree.node, "title", NULL), field, sizeof field);
    assert_string_equal(field, "aé \"b\"");
    lele_jsontree_release(&tree);
}

static void escapes_become_characters_and_damaged_ones_lose_the_backslash(void **state)
{
    (void)state;
    static const struct {
        const char *text, *want;
    } escapes[] = {
        { "[\"\\u0041\"]", "A" },   { "[\"\\u00e9\"]", "é" }, { "[\"\\u6570\\u72EC\"]", "数独" },
        { "[\"\\u20ac5\"]", "€5" }, { "[\"\\u12\"]", "u12" }, { "[\"\\u12x4\"]", "u12x4" },
    };
    for (size_t i = 0; i < sizeof escapes / sizeof escapes[0]; i++) {
        lele_jsontree tree;
        char field[20] = "";
        assert_int_equal(
            lele_jsontree_read(&tree, escapes[i].text, strlen(escapes[i].text), LELE_JSONTREE_JSON),
            LELE_OK);
        lele_jsontree_field(lele_jsontree_first(&tree, tree.node), field, sizeof field);
        assert_string_equal(field, escapes[i].want);
        lele_jsontree_release(&tree);
    }
}

static void nothing_stands_for_an_empty_object_in_zipped_texts(void **state)
{
    (void)state;
    lele_jsontree tree;
    assert_int_equal(lele_jsontree_read(&tree, "[,{v:5},]", 9, LELE_JSONTREE_ZIPPED), LELE_OK);
    assert_int_equal(tree.node[0].count, 3);
    const lele_jsontree_node *cell = lele_jsontree_first(&tree, tree.node);
    assert_int_equal(cell->kind, LELE_JSONTREE_OBJECT);
    cell = lele_jsontree_next(&tree, cell);
    assert_int_equal(lele_jsontree_get(&tree, cell, "value", "v")->value, 5);
    lele_jsontree_release(&tree);
}

static void deep_and_wide_texts_are_stopped(void **state)
{
    (void)state;
    lele_text text;
    lele_jsontree tree;
    lele_text_init(&text);
    lele_text_add_repeat(&text, '[', 100000);
    assert_int_equal(lele_jsontree_read(&tree, text.data, text.length, LELE_JSONTREE_JSON),
                     LELE_E_TOO_LONG);
    lele_text_clear(&text);
    lele_text_add_char(&text, '[');
    lele_text_add_repeat(&text, ',', LELE_JSONTREE_NODES + 10);
    assert_int_equal(lele_jsontree_read(&tree, text.data, text.length, LELE_JSONTREE_ZIPPED),
                     LELE_E_TOO_LONG);
    lele_text_release(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_are_read_or_refused),
        cmocka_unit_test(values_are_found_by_name),
        cmocka_unit_test(escapes_become_characters_and_damaged_ones_lose_the_backslash),
        cmocka_unit_test(nothing_stands_for_an_empty_object_in_zipped_texts),
        cmocka_unit_test(deep_and_wide_texts_are_stopped),
    };
    return RUN(tests);
}
