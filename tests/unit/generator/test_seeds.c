/*
 * Version 1 of the seeds: its techniques and its puzzles, as the build before version 2 made them.
 * A change here breaks links, saved seeds and every puzzle of a past day.
 */
#include "check.h"

static const struct {
    const char *seed, *puzzle; /* of a random jigsaw: the layout and the puzzle */
} kept[] = {
#include "seeds_1.inc"
};

/* The default techniques of version 1. */
static const char *const techniques[] = {
#include "techniques_1.inc"
};

enum { KEPT = sizeof kept / sizeof kept[0], TECHNIQUES = sizeof techniques / sizeof techniques[0] };

static void write_puzzle(const lele_seed *seed, const lele_layout *layout, const lele_grid *givens,
                         lele_text *out)
{
    char line[LELE_MAX_CELLS];
    if (strcmp(seed->layout, "jigsaw") == 0) {
        lele_text_add(out, layout->name);
        lele_text_add_char(out, ' ');
    }
    lele_grid_write(layout, givens, '.', line);
    lele_text_add_bytes(out, line, (size_t)layout->cell_count);
}

static void puzzles_of_version_1_stay_what_they_are(void **state)
{
    (void)state;
    assert_true(KEPT >= 100);
    for (size_t i = 0; i < KEPT; i++) {
        lele_seed seed;
        lele_layout layout;
        lele_puzzle puzzle;
        lele_text text;
        assert_int_equal(lele_seed_read(&seed, kept[i].seed, NULL), LELE_OK);
        assert_int_equal(lele_seed_layout(&seed, &layout, NULL), LELE_OK);
        lele_generator *generator = lele_generator_new(&layout, &seed.recipe, NULL);
        assert_int_equal(
            lele_generator_make(generator, lele_seed_number(&seed), seed.index, &puzzle), LELE_OK);
        lele_text_init(&text);
        write_puzzle(&seed, &layout, &puzzle.givens, &text);
        assert_string_equal(text.data, kept[i].puzzle);
        lele_text_release(&text);
        lele_generator_free(generator);
    }
}

static void version_1_keeps_its_techniques_and_their_order(void **state)
{
    (void)state;
    lele_technique_list list;
    lele_technique_list_version(&list, 1);
    for (size_t i = 0; i < list.count && i < TECHNIQUES; i++)
        assert_string_equal(lele_technique_at(list.order[i])->name, techniques[i]);
    assert_int_equal(list.count, TECHNIQUES);
}

/* A technique is in the list of its version and of all later ones, and hints use the last. */
static void every_version_has_what_its_rows_say(void **state)
{
    (void)state;
    lele_technique_list list, newest;
    lele_technique_list_default(&newest);
    for (int version = 1; version <= LELE_SEED_VERSION; version++) {
        size_t at = 0;
        lele_technique_list_version(&list, version);
        for (size_t i = 0; i + 1 < lele_technique_count(); i++) {
            const lele_technique *technique = lele_technique_at(i);
            assert_true(technique->since <= LELE_SEED_VERSION);
            if (technique->off_by_default || technique->since > version)
                continue;
            assert_true(at < list.count && list.order[at] == i);
            at++;
        }
        assert_int_equal(list.count, at);
    }
    assert_int_equal(list.count, newest.count);
    assert_memory_equal(list.order, newest.order, newest.count);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(puzzles_of_version_1_stay_what_they_are),
        cmocka_unit_test(version_1_keeps_its_techniques_and_their_order),
        cmocka_unit_test(every_version_has_what_its_rows_say),
    };
    return RUN(tests);
}
