/* Tags, attributes and entities; and texts that are not XML. */
#include "check.h"

#include "codec/xml.h"

static lele_error next(lele_source *source, lele_problem *problem, const char *text, lele_tag *tag)
{
    static const lele_codec_context context = { .layouts = NULL, .layout = NULL };
    lele_problem_init(problem);
    *source = (lele_source){ .context = &context,
                             .start = text,
                             .at = text,
                             .end = text + strlen(text),
                             .first_line = 1,
                             .problem = problem };
    return lele_xml_next(source, tag);
}

static void tags_come_one_by_one(void **state)
{
    (void)state;
    static const char text[] = "<?xml version='1.0'?><!-- <no> --><a x=\"1\" y = '2 &lt; 3'>text"
                               "<b/><c z=\"\"/></a>";
    lele_source source;
    lele_problem problem;
    lele_tag tag;
    lele_span value;
    assert_int_equal(next(&source, &problem, text, &tag), LELE_OK);
    assert_true(lele_span_is(tag.name, "a"));
    assert_true(lele_span_is(tag.text, "text"));
    assert_true(lele_xml_attribute(&tag, "x", &value));
    assert_true(lele_span_is(value, "1"));
    assert_true(lele_xml_attribute(&tag, "y", &value));
    assert_true(lele_span_is(value, "2 &lt; 3"));
    assert_false(lele_xml_attribute(&tag, "z", &value));
    assert_int_equal(lele_xml_next(&source, &tag), LELE_OK);
    assert_true(lele_span_is(tag.name, "b"));
    assert_int_equal(lele_xml_next(&source, &tag), LELE_OK);
    assert_true(lele_xml_attribute(&tag, "z", &value));
    assert_int_equal(value.length, 0);
    assert_int_equal(lele_xml_next(&source, &tag), LELE_OK);
    assert_true(lele_span_is(tag.name, "/a"));
    assert_int_equal(lele_xml_next(&source, &tag), LELE_E_EMPTY);
}

static void broken_tags_are_named(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        lele_error error;
        int column;
    } cases[] = {
        { "", LELE_E_EMPTY, 1 },           { "no tags", LELE_E_EMPTY, 8 },
        { "<", LELE_E_SYNTAX, 2 },         { "<a", LELE_E_SYNTAX, 3 },
        { "<a b", LELE_E_SYNTAX, 5 },      { "<a b=1>", LELE_E_SYNTAX, 6 },
        { "<a b=\"1>", LELE_E_SYNTAX, 7 }, { "<a/", LELE_E_SYNTAX, 4 },
        { "<!-- x", LELE_E_SYNTAX, 1 },    { "<!DOCTYPE a>", LELE_E_CHARACTER, 2 },
        { "<a \"x\">", LELE_E_SYNTAX, 4 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_source source;
        lele_problem problem;
        lele_tag tag;
        assert_int_equal(next(&source, &problem, cases[i].text, &tag), cases[i].error);
        assert_int_equal(problem.column, cases[i].column);
    }
}

static void entities_come_and_go(void **state)
{
    (void)state;
    static const char plain[] = "a < b & \"c\" > 'd'\n",
                      packed[] = "a &lt; b &amp; &quot;c&quot; &gt; &apos;d&apos;&#10;";
    lele_text text;
    lele_text_init(&text);
    lele_xml_encode(plain, &text);
    assert_string_equal(text.data, packed);
    lele_text_clear(&text);
    lele_xml_decode((lele_span){ packed, strlen(packed) }, &text);
    assert_string_equal(text.data, plain);
    lele_text_clear(&text);
    lele_xml_decode((lele_span){ "&unknown; & &", 13 }, &text);
    assert_string_equal(text.data, "&unknown; & &");
    lele_text_release(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tags_come_one_by_one),
        cmocka_unit_test(broken_tags_are_named),
        cmocka_unit_test(entities_come_and_go),
    };
    return RUN(tests);
}
