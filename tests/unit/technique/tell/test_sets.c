#include "../worked.h"

/* Sets in texts are almost locked: one candidate more than cells, and as many without it.  Cells
 * and digits are parsed from the words. */

struct scene {
    lele_board board;
    lele_text text;
    int sets, long_chains;
};

static lele_layouts *layouts;
static const lele_layout *classic;

/* "3, 4 and 7 are left for R1C2, R1C3 and R1C5)" */
static void check_set(struct scene *scene, const char *words)
{
    const char *cells = strstr(words, " left for "), *end = strchr(words, ')');
    lele_digits named = 0, digits = 0;
    int count = 0;
    assert_true(cells != NULL && end != NULL && cells < end);
    for (const char *at = words; at < cells; at++)
        if (*at >= '1' && *at <= '9')
            named |= lele_digits_of(*at - '0');
    for (const char *at = cells; (at = strchr(at, 'R')) != NULL && at < end; at++, count++)
        digits |= scene->board.candidates[(at[1] - '1') * 9 + at[3] - '1'];
    if (lele_digits_count(digits) != count + 1 || lele_digits_count(named) != count ||
        (named & ~digits) != 0)
        fail_msg("no almost locked set: %.*s", (int)(end - words), words);
    scene->sets++;
}

static bool read_step(void *data, const lele_step *step)
{
    struct scene *scene = data;
    int sets = 0;
    lele_text_clear(&scene->text);
    lele_step_write(step, &scene->board, LELE_LANG_EN, LELE_HINT_WHY, &scene->text);
    for (const char *at = scene->text.data; (at = strstr(at, "(only ")) != NULL; at += 6, sets++)
        check_set(scene, at + 6);
    scene->long_chains += sets > 5;
    return true;
}

static void every_set_that_is_named_is_almost_locked(void **state)
{
    (void)state;
    static const char *const examples[] = { "als-chain", "als-xy-wing", "grouped-aic",
                                            "death-blossom", "forcing-chain-verity" };
    /* with chains of eight sets, which marks cannot distinguish */
    static const char long_chains[] =
        ":0000:x:8+45+6..+7.17.6+4...98...7..4..4...1..5....8.+4....2...684.9...6..7+4.+73.4......+"
        "4..73.9:151 152 153 173 176 186 226 235 236 238 239 247 249 255 257 274 276 284 316 326 "
        "331 336 342 349 352 355 359 364 365 565 574 759 935 936 944 946::";
    static struct scene scene;
    lele_technique_list list;
    lele_engine *engine = lele_engine_new(classic);
    lele_text_init(&scene.text);
    assert_int_equal(
        lele_technique_list_read(
            &list, "als-xy-wing,als-chain,grouped-aic,grouped-discontinuous-nice-loop", NULL),
        LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        assert_true(set_example(layouts, (size_t)lele_technique_find(examples[i]), &scene.board));
        lele_engine_each(engine, &scene.board, &options, read_step, &scene);
    }
    set_line(layouts, long_chains, &scene.board);
    lele_engine_each(engine, &scene.board, &options, read_step, &scene);
    assert_true(scene.sets > 100);
    assert_true(scene.long_chains > 0);
    lele_text_release(&scene.text);
    lele_engine_free(engine);
}

static int set_up(void **state)
{
    (void)state;
    layouts = lele_layouts_new();
    classic = lele_layouts_get(layouts, "classic", NULL);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    lele_layouts_free(layouts);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_set_that_is_named_is_almost_locked),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
