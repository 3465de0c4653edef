/* The text of manifests and checkpoints, the hash, and the cutting of numbers. */
#include "check.h"

#include <stdlib.h>

#include "cli/record.h"
#include "cli/shard.h"

static void hash_of(const char *text, size_t times, size_t step, char ret[CLI_SHA256_SIZE])
{
    cli_sha256 hash;
    cli_sha256_init(&hash);
    for (size_t i = 0; i < times; i++) {
        const size_t length = strlen(text);
        for (size_t at = 0; at < length; at += step)
            cli_sha256_add(&hash, text + at, length - at < step ? length - at : step);
    }
    cli_sha256_text(&hash, ret);
}

/* The examples of FIPS 180-4, in parts of every size. */
static void sha_256_is_that_of_the_standard(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        size_t times;
        const char *hash;
    } cases[] = {
        { "", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" },
        { "abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" },
        { "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1" },
        { "aaaaaaaaaa", 100000,
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (size_t step = 1; step<70; step += cases[i].times> 1 ? 13 : 1) {
            char hash[CLI_SHA256_SIZE];
            hash_of(cases[i].text, cases[i].times, step, hash);
            assert_string_equal(hash, cases[i].hash);
        }
}

static cli_record sample(void)
{
    cli_record record = { .kind = CLI_MANIFEST, .whole = 100, .from = 10, .to = 30, .at = 20 };
    cli_record_set(record.version, sizeof record.version, "0.1.0");
    cli_record_set(record.unit, sizeof record.unit, "bytes");
    cli_record_set(record.input, sizeof record.input, "a\nb%");
    return record;
}

static void a_name_comes_back_from_its_field(void **state)
{
    (void)state;
    static const char *const names[] = {
        "out", "a%b", "100%", "%2", "%25", "a\nb\x7F", "\xE6\x95\xB0 %41"
    };
    char field[64], back[64];
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        cli_record_set(field, sizeof field, names[i]);
        assert_int_equal(cli_record_plain(field, back), strlen(names[i]));
        assert_string_equal(back, names[i]);
    }
    /* written by hand */
    assert_int_equal(cli_record_plain("%00%4x%", back), 7);
    assert_string_equal(back, "%00%4x%");
}

static void a_record_comes_back_from_its_text(void **state)
{
    (void)state;
    const cli_record record = sample();
    cli_record back;
    lele_text text;
    lele_text_init(&text);
    cli_record_write(&record, &text);
    assert_int_equal(cli_record_read(CLI_MANIFEST, text.data, text.length, &back), 0);
    assert_string_equal(back.version, "0.1.0");
    assert_string_equal(back.input, "a%0Ab%25");
    assert_int_equal(back.to, 30);
    assert_int_equal(cli_record_read(CLI_CHECKPOINT, text.data, text.length, &back), 1);
    lele_text_release(&text);
}

static void a_part_of_a_record_is_refused(void **state)
{
    (void)state;
    const cli_record record = sample();
    cli_record back;
    lele_text text;
    lele_text_init(&text);
    cli_record_write(&record, &text);
    for (size_t length = 0; length < text.length; length++)
        assert_int_not_equal(cli_record_read(CLI_MANIFEST, text.data, length, &back), 0);
    lele_text_add_char(&text, '\n');
    assert_int_not_equal(cli_record_read(CLI_MANIFEST, text.data, text.length, &back), 0);
    lele_text_release(&text);
}

/* Replaces the first `from` in the text of a record by `to`; the line that is then wrong. */
static int line_wrong(const char *from, const char *to)
{
    const cli_record record = sample();
    cli_record back;
    lele_text text, changed;
    lele_text_init(&text), lele_text_init(&changed);
    cli_record_write(&record, &text);
    const char *place = strstr(text.data, from);
    assert_non_null(place);
    lele_text_add_bytes(&changed, text.data, (size_t)(place - text.data));
    lele_text_add(&changed, to);
    lele_text_add(&changed, place + strlen(from));
    const int line = cli_record_read(CLI_MANIFEST, changed.data, changed.length, &back);
    lele_text_release(&text), lele_text_release(&changed);
    return line;
}

static void a_wrong_line_is_named(void **state)
{
    (void)state;
    assert_int_equal(line_wrong("manifest 1", "manifest 2"), 1);
    assert_int_equal(line_wrong("unit", "unite"), 6);
    assert_int_equal(line_wrong("unit bytes", "unit byt\001es"), 6);
    assert_int_equal(line_wrong("whole 100", "whole 1OO"), 8);
    assert_int_equal(line_wrong("whole 100", "whole 99999999999999999999"), 8);
    assert_int_equal(line_wrong("unit bytes\n", "unit bytes\nunit bytes\n"), 7);
    /* numbers that do not fit together are found at the end */
    assert_int_equal(line_wrong("from 10", "from 21"), 25);
    assert_int_equal(line_wrong("whole 100", "whole 29"), 25);
}

static void a_long_text_is_replaced_by_its_hash(void **state)
{
    (void)state;
    char field[128];
    lele_text text;
    lele_text_init(&text);
    lele_text_add_repeat(&text, 'x', 500);
    cli_record_set(field, sizeof field, text.data);
    assert_memory_equal(field, "sha256:", 7);
    assert_int_equal(strlen(field), 7 + 64);
    lele_text_release(&text);
}

/* The parts of every count follow each other, and their sizes differ by one at most. */
static void the_parts_of_a_number_are_the_whole(void **state)
{
    (void)state;
    static const uint64_t wholes[] = { 0, 1, 5, 1000, UINT64_C(9000000000000000000) };
    static const uint64_t counts[] = { 1, 2, 3, 7, 999 };
    for (size_t w = 0; w < sizeof wholes / sizeof wholes[0]; w++)
        for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++) {
            uint64_t at = 0;
            for (uint64_t i = 1; i <= counts[c]; i++) {
                const cli_shard shard = { i, counts[c], 0, 0 };
                cli_part part;
                assert_true(cli_shard_of_items(&shard, wholes[w], &part));
                assert_true(part.from == at);
                assert_true(part.to - part.from - wholes[w] / counts[c] <= 1);
                at = part.to;
            }
            assert_true(at == wholes[w]);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sha_256_is_that_of_the_standard),
        cmocka_unit_test(a_name_comes_back_from_its_field),
        cmocka_unit_test(a_record_comes_back_from_its_text),
        cmocka_unit_test(a_part_of_a_record_is_refused),
        cmocka_unit_test(a_wrong_line_is_named),
        cmocka_unit_test(a_long_text_is_replaced_by_its_hash),
        cmocka_unit_test(the_parts_of_a_number_are_the_whole),
    };
    return RUN(tests);
}
