/* The file of puzzles between the passes: order, numbers, and what a contents page needs. */
#include "check.h"

#include "print/record.h"

static const int levels[] = { LELE_LEVEL_HARD, LELE_LEVEL_EASY, PRINT_NOT_RATED,
                              LELE_LEVEL_EASY, LELE_LEVEL_HARD, LELE_LEVEL_BEGINNER };
enum { COUNT = sizeof levels / sizeof levels[0] };

static void fill(print_spool *spool)
{
    assert_true(print_spool_open(spool));
    for (int i = 0; i < COUNT; i++) {
        print_record record = { .level = levels[i], .rating = 10 + i, .minutes = i + 1, .size = 9 };
        sprintf(record.title, "%d", i);
        print_spool_add(spool, &record, "");
    }
    assert_int_equal(spool->error, 0);
}

static void expect(print_spool *spool, bool by_level, const char *want)
{
    print_reading reading;
    print_record record;
    char got[64] = "";
    uint64_t number = 0;
    print_reading_begin(&reading, spool, by_level);
    while (print_reading_next(&reading, &record)) {
        strcat(got, record.title);
        assert_int_equal(record.number, ++number);
    }
    assert_int_equal(spool->error, 0);
    assert_string_equal(got, want);
}

static void puzzles_come_by_level_or_as_they_were_read(void **state)
{
    (void)state;
    print_spool spool;
    fill(&spool);
    expect(&spool, true, "513042"); /* beginner, easy, hard, not rated */
    expect(&spool, false, "012345");
    expect(&spool, true, "513042"); /* a second pass */
    print_spool_close(&spool);
}

static void a_section_knows_when_it_ends(void **state)
{
    (void)state;
    print_spool spool;
    print_reading reading;
    print_record record;
    char ends[64] = "";
    fill(&spool);
    print_reading_begin(&reading, &spool, true);
    while (print_reading_next(&reading, &record))
        if (reading.left == 0)
            strcat(ends, record.title);
    assert_string_equal(ends, "5342");
    print_spool_close(&spool);
}

static void the_numbers_of_a_contents_page_are_counted(void **state)
{
    (void)state;
    print_spool spool;
    fill(&spool);
    assert_int_equal(spool.count, COUNT);
    assert_int_equal(spool.in[LELE_LEVEL_EASY], 2);
    assert_int_equal(spool.in[LELE_LEVEL_MEDIUM], 0);
    assert_int_equal(spool.fastest[LELE_LEVEL_HARD], 1);
    assert_int_equal(spool.slowest[LELE_LEVEL_HARD], 5);
    assert_int_equal(spool.lowest[LELE_LEVEL_EASY], 11);
    assert_int_equal(spool.highest[LELE_LEVEL_EASY], 13);
    assert_int_equal(spool.largest, 9);
    print_spool_close(&spool);
}

static void an_empty_file_has_no_puzzle(void **state)
{
    (void)state;
    print_spool spool;
    assert_true(print_spool_open(&spool));
    expect(&spool, true, "");
    expect(&spool, false, "");
    print_spool_close(&spool);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(puzzles_come_by_level_or_as_they_were_read),
        cmocka_unit_test(a_section_knows_when_it_ends),
        cmocka_unit_test(the_numbers_of_a_contents_page_are_counted),
        cmocka_unit_test(an_empty_file_has_no_puzzle),
    };
    return RUN(tests);
}
