/* f-puzzles links, with payloads that the original packer made. */
#include "positions.h"

#include "codec/lzstring.h"

#define PACKED                                                                                     \
    "N4IgzglgXgpiBcBOANCALhNAbO8QFEAPEVAQwFc0ALAewCcEQBBAOxZJAHM6IATBANoDQAN1JZyuAKypOEETHb"       \
    "w0dSQF9ko8ZIQBmWfMUIV6zRuDmQYibgDsBhUpMxzrs2YC6yYVe24AbA5Gyqou7haavjYIAIxBTqGW1jpI8caJ"       \
    "kcnSaSGmEflqXsJJfggoXIYJeVEpABw5zm4F4TUBDRkWRVrR8PUVjul5TSU9gf3BjeFNrXrt6l0z8AAsc2HN3X"       \
    "Wr01mz41Vr26XwcXuDLgs78PanuQdTmUcATFv3+YtjcgO3hd5vlx+VM7DV6LZ43SYbXB9T4TDo/Yogy4rcEdRY"       \
    "nGH7EYpcoYoGIo4yFHzX7Av5HaGA774nrXXFUyFlLYeDxqIA"

#define KILLER                                                                                     \
    "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWVNCImAOwQBcMqBfZY8qhAGZ6jFu04wewKVJClK1AO"       \
    "wimreB268ZWrQF1khOf2oA2FWPUTt03kYUIAjObUbJt+QKTPxmvvdrelr7WXPqEsh7UKOiiLlbuxggAHIGuITo"       \
    "2fp5mMao+btJhWdQpuRZpGdZ22anxmVWRQrXcRdXUACzNBQ2J8KUMeUHdCf7CZXHBGW2OXaEGxQjK4/npmdPwA"       \
    "EyzlVON8DkD5VZFEb0HsSs79SOeW8tDp/79Fw9686vrnfcVC/BO33V1tFDhNhms9nQAS13ldHp5noMfj1/EsQZ"       \
    "dfsCXmldPoQABrCBkMgwDAAYxIaGohlJMCJYHwIAASg4AMIOECoZksjYgXF7EBJEChLhAA=="

#define SITE "https://f-puzzles.com/?load="

static void a_link_is_read(void **state)
{
    (void)state;
    static const char *const texts[] = { SITE PACKED, "https://www.f-puzzles.com/?load=" PACKED,
                                         PACKED, "f-puzzles.com/?load=" PACKED };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        const lele_position read = must_read(NULL, texts[i]);
        assert_string_equal(line_of(&read, &read.givens), P);
        assert_string_equal(read.title, "Ex");
        assert_string_equal(read.author, "Ann");
        must_write("fpuzzles", &read, SITE PACKED);
    }
}

static void a_rule_of_another_game_is_named(void **state)
{
    (void)state;
    const lele_problem problem = must_refuse(NULL, SITE KILLER, LELE_E_CONSTRAINT);
    assert_string_equal(problem.text, "cage");
}

/* The problem of a link to an empty 4x4 puzzle with these members, whose first cell is `cell`. */
static lele_problem refuse_members(const char *members, const char *cell, lele_error want)
{
    char json[1024];
    lele_text link;
    lele_text_init(&link);
    lele_text_add(&link, SITE);
    snprintf(json, sizeof json,
             "{\"size\":4,%s\"grid\":[[%s,{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}",
             members, cell);
    assert_int_equal(lele_lz_pack(json, strlen(json), &link), LELE_OK);
    const lele_problem problem = must_refuse(NULL, link.data, want);
    lele_text_release(&link);
    return problem;
}

static void a_unit_that_no_layout_has_is_refused(void **state)
{
    (void)state;
#define EXTRA "{\"cells\":[\"R1C1\",\"R1C2\",\"R2C3\",\"R2C4\"]}"
    static const struct {
        const char *members, *cell, *named;
        lele_error want;
    } cases[] = {
        { "", "{\"region\":4}", "region", LELE_E_CONSTRAINT },
        { "", "{\"region\":-1}", "region", LELE_E_CONSTRAINT },
        { "", "{\"region\":\"0\"}", "region", LELE_E_CONSTRAINT },
        { "\"extraregion\":[" EXTRA "],", "{}", "extra-region", LELE_E_CONSTRAINT },
        { "\"diagonal-\":true,", "{}", "extra-region", LELE_E_CONSTRAINT },
        { "\"extraregion\":[{\"cells\":[\"R1C9\"]}],", "{}", "R1C1", LELE_E_SYNTAX },
        { "\"extraregion\":[{\"cells\":[11]}],", "{}", "R1C1", LELE_E_SYNTAX },
        { "\"extraregion\":[" EXTRA "," EXTRA "," EXTRA "," EXTRA "," EXTRA "," EXTRA "," EXTRA
          "," EXTRA "," EXTRA "," EXTRA "," EXTRA "," EXTRA "," EXTRA "," EXTRA "," EXTRA "," EXTRA
          "," EXTRA "],",
          "{}", "extra-region", LELE_E_CONSTRAINT },
    };
#undef EXTRA
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_string_equal(refuse_members(cases[i].members, cases[i].cell, cases[i].want).text,
                            cases[i].named);
}

static void a_digit_out_of_range_is_refused_and_its_kind_named(void **state)
{
    (void)state;
    static const struct {
        const char *cell, *named;
    } cases[] = {
        { "{\"value\":5,\"given\":true}", "value" },
        { "{\"value\":0}", "value" },
        { "{\"value\":\"1\"}", "value" },
        { "{\"cornerPencilMarks\":[1,5]}", "cornerPencilMarks" },
        { "{\"centerPencilMarks\":[\"9\"]}", "centerPencilMarks" },
        { "{\"centerPencilMarks\":[\"12\"]}", "centerPencilMarks" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_string_equal(refuse_members("", cases[i].cell, LELE_E_RANGE).text, cases[i].named);
}

static void a_grid_that_is_not_square_is_refused(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "{\"grid\":[]}",
        "{\"size\":3,\"grid\":[]}",
        "{\"size\":17,\"grid\":[]}",
        "{\"size\":4}",
        "{\"size\":4,\"grid\":7}",
        "{\"size\":4,\"grid\":[[{},{},{},{}]]}",
        "{\"size\":4,\"grid\":[[{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}",
        "{\"size\":4,\"grid\":[7,[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        lele_text link;
        lele_text_init(&link);
        lele_text_add(&link, SITE);
        assert_int_equal(lele_lz_pack(texts[i], strlen(texts[i]), &link), LELE_OK);
        const lele_problem problem = must_refuse(NULL, link.data, LELE_E_SYNTAX);
        assert_non_null(strstr(problem.text, i < 3 ? "size" : "grid"));
        lele_text_release(&link);
    }
}

static void a_bad_link_is_named(void **state)
{
    (void)state;
    must_refuse(NULL, "https://f-puzzles.com/", LELE_E_LINK);
    must_refuse(NULL, "https://f-puzzles.com/?load=", LELE_E_LINK);
    must_refuse(NULL, "https://f-puzzles.com/?id=abc", LELE_E_LINK);
    must_refuse(NULL, SITE "1234", LELE_E_SYNTAX);
    must_refuse("fpuzzles", "https://example.org/?load=" PACKED, LELE_E_HOST);
}

static void games_round_trip_on_every_layout(void **state)
{
    (void)state;
    check_round_trips("fpuzzles", every_layout, 0, false);
    check_round_trips("fpuzzles", every_layout, WITH_DIGITS | WITH_NOTES, false);
}

static void titles_round_trip(void **state)
{
    (void)state;
    lele_position position = position_of("windoku-x", P);
    strcpy(position.title, "数独 \"quoted\" \\ 😀");
    strcpy(position.author, "Ann's");
    strcpy(position.comment, "two lines");
    lele_text text;
    lele_text_init(&text);
    assert_int_equal(lele_codec_write(lele_codec_find("fpuzzles"), &position, &text, NULL),
                     LELE_OK);
    const lele_position read = must_read(NULL, text.data);
    assert_true(same_position(&position, &read));
    assert_string_equal(read.title, position.title);
    assert_string_equal(read.author, position.author);
    assert_string_equal(read.comment, position.comment);
    lele_text_release(&text);
}

static void damage_is_read_or_refused(void **state)
{
    (void)state;
    check_damage("fpuzzles", &test_context, SITE PACKED, strlen(SITE PACKED));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_link_is_read),
        cmocka_unit_test(a_rule_of_another_game_is_named),
        cmocka_unit_test(a_unit_that_no_layout_has_is_refused),
        cmocka_unit_test(a_digit_out_of_range_is_refused_and_its_kind_named),
        cmocka_unit_test(a_grid_that_is_not_square_is_refused),
        cmocka_unit_test(a_bad_link_is_named),
        cmocka_unit_test(games_round_trip_on_every_layout),
        cmocka_unit_test(titles_round_trip),
        cmocka_unit_test(damage_is_read_or_refused),
    };
    return RUN_CODEC(tests);
}
