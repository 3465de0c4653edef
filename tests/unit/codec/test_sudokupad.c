/* SudokuPad links: zipped, f-puzzles inside, and the two classic codings. */
#include "positions.h"

#include "codec/lzstring.h"

#define ZIPPED                                                                                     \
    "N4SwJgXA5AHlA0BbApgFwIZnRixXQFE4BfeAYwGcIBWABnOQgG0ngA3G09iAZlPnjcA7PwEBdeKw4A2UdwCMXD"       \
    "gE4lnAfAlNBKtQA5RA7rM2TuBjTogmN3Plu4AWORwtW+tjooccRl7gBMhsbEWlY2nhBBVhZhRhzOVopWqpHUoZ"       \
    "L+ri4QftyqYmLEQA"

#define PACKED                                                                                     \
    "N4IgzglgXgpiBcBOANCALhNAbO8QFEAPEVAQwFc0ALAewCcEQBBAOxZJAHM6IATBANoDQAN1JZyuAKypOEETHb"       \
    "w0dSQF9ko8ZIQBmWfMUIV6zRuDmQYibgDsBhUpMxzrs2YC6yYVe24AbA5Gyqou7haavjYIAIxBTqGW1jpI8caJ"       \
    "kcnSaSGmEflqXsJJfggoXIYJeVEpABw5zm4F4TUBDRkWRVrR8PUVjul5TSU9gf3BjeFNrXrt6l0z8AAsc2HN3X"       \
    "Wr01mz41Vr26XwcXuDLgs78PanuQdTmUcATFv3+YtjcgO3hd5vlx+VM7DV6LZ43SYbXB9T4TDo/Yogy4rcEdRY"       \
    "nGH7EYpcoYoGIo4yFHzX7Av5HaGA774nrXXFUyFlLYeDxqIA"

#define SITE "https://sudokupad.app/"

static void every_kind_of_id_is_read(void **state)
{
    (void)state;
    static const char *const texts[] = {
        SITE "scl" ZIPPED,
        "scl" ZIPPED,
        SITE "ctc" ZIPPED,
        SITE "fpuzzles" PACKED,
        "fpuz" PACKED,
        "https://app.crackingthecryptic.com/sudoku/fpuzzles" PACKED,
        SITE "?puzzleid=scl" ZIPPED,
        SITE "classic5NlQ19j9mGca3OIN1bWGk2m41TjS79",
        SITE "classic53C7E6C195E98E6B8D6D34C8B3C17D2D6B6E28E419C5E8C79",
        "classic5NlQ19j9mGca3OIN1bWGk2m41TjS79",
        SITE "classic" P,
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        const lele_position read = must_read(NULL, texts[i]);
        assert_string_equal(line_of(&read, &read.givens), P);
    }
    assert_string_equal(must_read(NULL, texts[0]).title, "Ex");
}

static void a_classic_id_is_written(void **state)
{
    (void)state;
    const lele_position position = position_of("classic", P);
    must_write("sudokupad-classic", &position, SITE "classic5NlQ19j9mGca3OIN1bWGk2m41TjS79");
    check_round_trips("sudokupad-classic", only_classic, 0, false);
}

static void a_bad_link_is_named(void **state)
{
    (void)state;
    must_refuse(NULL, SITE "abcdef", LELE_E_LINK);
    must_refuse(NULL, SITE "scl1234", LELE_E_SYNTAX);
    must_refuse("sudokupad", "https://example.org/scl" ZIPPED, LELE_E_HOST);
    const lele_problem problem =
        must_refuse(NULL, SITE "classic5NlQ19j9mGca3OIN1bWGk2m41TjS7", LELE_E_LENGTH);
    assert_int_equal(problem.got, 80);
    must_refuse(NULL, SITE "classic5Nl%19j9mGca3OIN1bWGk2m41TjS7", LELE_E_CHARACTER);
}

static void what_no_layout_has_is_refused_and_named(void **state)
{
    (void)state;
#define ROWS  "[,,,],[,,,],[,,,],[,,,]"
#define CELLS "{ce:[" ROWS "],"
#define UNIT  "ce:[[0,0],[0,1],[1,2],[1,3]]"
    static const struct {
        const char *text, *named;
        lele_error want;
    } cases[] = {
        { CELLS "re:[[[0,0],[0,1]]]}", "regions", LELE_E_CONSTRAINT },
        { CELLS "re:[5]}", "regions", LELE_E_CONSTRAINT },
        { CELLS "re:[[5]]}", "regions", LELE_E_CONSTRAINT },
        { CELLS "re:[[[0,0,0]]]}", "regions", LELE_E_CONSTRAINT },
        { CELLS "re:[[[0,4]]]}", "regions", LELE_E_CONSTRAINT },
        { CELLS "re:[[[4,0]]]}", "regions", LELE_E_CONSTRAINT },
        { CELLS "re:[[],[],[],[],[]]}", "regions", LELE_E_CONSTRAINT },
        { CELLS "ca:[{" UNIT ",v:'10',u:1}]}", "cages", LELE_E_CONSTRAINT },
        { CELLS "ca:[{" UNIT ",sum:10,u:1}]}", "cage", LELE_E_CONSTRAINT },
        { CELLS "ca:[{" UNIT "}]}", "cages", LELE_E_CONSTRAINT },
        { CELLS "ca:[{" UNIT ",u:0}]}", "cages", LELE_E_CONSTRAINT },
        { CELLS "ca:[{ce:[[0,0]],u:1}]}", "cage", LELE_E_CONSTRAINT },
        { CELLS "ca:[{v:'9'}]}", "cages", LELE_E_CONSTRAINT },
        { CELLS "ca:[{" UNIT ",u:1}]}", "extra-region", LELE_E_CONSTRAINT },
        { CELLS "arrows:[7]}", "arrows", LELE_E_CONSTRAINT },
        { "{ce:[[{v:5},,,],[,,,],[,,,],[,,,]]}", "value", LELE_E_RANGE },
        { "{ce:[[{v:0},,,],[,,,],[,,,],[,,,]]}", "value", LELE_E_RANGE },
        { "{ce:[[,,],[,,,],[,,,],[,,,]]}", "cells", LELE_E_SYNTAX },
        { "{ce:[7,[,,,],[,,,],[,,,]]}", "cells", LELE_E_SYNTAX },
        { "{ce:[,,]}", "cells", LELE_E_SYNTAX },
        { "{ce:7}", "cells", LELE_E_SYNTAX },
        { "{re:[]}", "cells", LELE_E_SYNTAX },
    };
#undef ROWS
#undef CELLS
#undef UNIT
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_text link;
        lele_text_init(&link);
        lele_text_add(&link, SITE "scl");
        assert_int_equal(lele_lz_pack(cases[i].text, strlen(cases[i].text), &link), LELE_OK);
        assert_string_equal(must_refuse(NULL, link.data, cases[i].want).text, cases[i].named);
        lele_text_release(&link);
    }
}

static void puzzles_round_trip_on_every_layout(void **state)
{
    (void)state;
    check_round_trips("sudokupad", every_layout, 0, false);
}

static void titles_survive(void **state)
{
    (void)state;
    lele_position position = position_of("x", P);
    strcpy(position.title, "数独 \"quoted\", {braces}");
    strcpy(position.author, "Ann's");
    lele_text text;
    lele_text_init(&text);
    assert_int_equal(lele_codec_write(lele_codec_find("sudokupad"), &position, &text, NULL),
                     LELE_OK);
    const lele_position read = must_read(NULL, text.data);
    assert_true(same_position(&position, &read));
    assert_string_equal(read.title, position.title);
    assert_string_equal(read.author, "Ann’s");
    lele_text_release(&text);
}

static void damage_is_read_or_refused(void **state)
{
    (void)state;
    static const char one[] = "classic53C7E6C195E98E6B8D6D34C8B3C17D2D6B6E28E419C5E8C79";
    static const char two[] = "classic5NlQ19j9mGca3OIN1bWGk2m41TjS79";
    check_damage("sudokupad", &test_context, SITE "scl" ZIPPED, strlen(SITE "scl" ZIPPED));
    check_damage("sudokupad-classic", &test_context, one, strlen(one));
    check_damage("sudokupad-classic", &test_context, two, strlen(two));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_id_is_read),
        cmocka_unit_test(a_classic_id_is_written),
        cmocka_unit_test(a_bad_link_is_named),
        cmocka_unit_test(what_no_layout_has_is_refused_and_named),
        cmocka_unit_test(puzzles_round_trip_on_every_layout),
        cmocka_unit_test(titles_survive),
        cmocka_unit_test(damage_is_read_or_refused),
    };
    return RUN_CODEC(tests);
}
