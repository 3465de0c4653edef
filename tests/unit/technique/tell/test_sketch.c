/* The description of a drawing: what is marked, at which level of a hint, with which link. */
#include "../soundness.h"
#include "../worked.h"

struct bench {
    lele_layouts *layouts;
    lele_engine *engine;
    lele_board board;
    lele_step step;
    lele_sketch sketch;
    lele_tones tones;
};

static struct bench *bench_new(void)
{
    struct bench *bench = calloc(1, sizeof *bench);
    assert_non_null(bench);
    bench->layouts = lele_layouts_new();
    bench->engine = lele_engine_new(lele_layouts_get(bench->layouts, "classic", NULL));
    return bench;
}

static void bench_free(struct bench *bench)
{
    lele_engine_free(bench->engine);
    lele_layouts_free(bench->layouts);
    free(bench);
}

/* The first step of the technique in its worked example; false: it has none. */
static bool find(struct bench *bench, size_t technique)
{
    lele_technique_list list;
    if (!set_example(bench->layouts, technique, &bench->board))
        return false;
    assert_int_equal(lele_technique_list_read(&list, lele_technique_at(technique)->name, NULL),
                     LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    return lele_engine_next(bench->engine, &bench->board, &options, &bench->step);
}

static void draw(struct bench *bench, lele_hint_level level, int link)
{
    lele_sketch_init(&bench->sketch, &bench->step, &bench->board, NULL, level);
    lele_sketch_tones(&bench->sketch, link, &bench->tones);
}

static bool has_tone(const struct bench *bench, lele_tone tone)
{
    for (int cell = 0; cell < bench->board.layout->cell_count; cell++) {
        if (bench->tones.cell[cell] == tone)
            return true;
        for (int digit = 1; digit <= LELE_MAX_SIZE; digit++)
            if (bench->tones.digit[cell][digit] == tone)
                return true;
    }
    return false;
}

static void an_x_wing_has_its_corners_its_cover_and_the_digits_that_go(void **state)
{
    (void)state;
    struct bench *bench = bench_new();
    assert_true(find(bench, (size_t)lele_technique_find("x-wing")));
    draw(bench, LELE_HINT_WHY, LELE_SKETCH_WHOLE);
    int corners = 0, gone = 0;
    const int digit = lele_digits_first(bench->step.digits);
    for (int cell = 0; cell < 81; cell++) {
        corners += bench->tones.digit[cell][digit] == LELE_TONE_1;
        gone += bench->tones.digit[cell][digit] == LELE_TONE_ELIMINATE;
    }
    assert_int_equal(corners, 4);
    assert_int_equal(gone, bench->step.elimination_count);
    assert_true(bench->sketch.line_count > 0);
    assert_int_equal(bench->sketch.frame_count, 0); /* lines run along rows and columns */
    bench_free(bench);
}

static void every_conclusion_of_every_technique_is_marked(void **state)
{
    (void)state;
    struct bench *bench = bench_new();
    int seen = 0;
    for (size_t t = 0; t < lele_technique_count(); t++) {
        if (!find(bench, t))
            continue;
        seen++;
        draw(bench, LELE_HINT_WHY, LELE_SKETCH_WHOLE);
        for (int i = 0; i < bench->step.elimination_count; i++) {
            const lele_mark *mark = &bench->step.eliminations[i];
            lele_digits digits = mark->digits;
            for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
                assert_int_equal(bench->tones.digit[mark->cell][digit], LELE_TONE_ELIMINATE);
        }
        for (int i = 0; i < bench->step.placement_count; i++)
            assert_int_equal(bench->tones.cell[bench->step.placements[i].cell], LELE_TONE_PLACE);
    }
    assert_true(seen > 60);
    bench_free(bench);
}

static void an_earlier_level_gives_no_conclusion_away(void **state)
{
    (void)state;
    struct bench *bench = bench_new();
    for (size_t t = 0; t < lele_technique_count(); t++) {
        if (!find(bench, t))
            continue;
        draw(bench, LELE_HINT_NUDGE, LELE_SKETCH_WHOLE);
        assert_int_equal(bench->sketch.mark_count, 0);
        assert_true(bench->sketch.frame_count <= 1);
        draw(bench, LELE_HINT_PLACE, LELE_SKETCH_WHOLE);
        assert_false(has_tone(bench, LELE_TONE_ELIMINATE));
        assert_false(has_tone(bench, LELE_TONE_PLACE));
        for (size_t i = 0; i < bench->sketch.line_count; i++)
            assert_int_not_equal(bench->sketch.lines[i].kind, LELE_LINE_REACH);
    }
    bench_free(bench);
}

static int count_nodes(const struct bench *bench)
{
    int count = 0;
    for (int cell = 0; cell < 81; cell++)
        for (int digit = 1; digit <= 9; digit++)
            count += bench->tones.digit[cell][digit] == LELE_TONE_2 ||
                     bench->tones.digit[cell][digit] == LELE_TONE_OFF;
    return count;
}

static void a_chain_is_seen_link_by_link(void **state)
{
    (void)state;
    struct bench *bench = bench_new();
    assert_true(find(bench, (size_t)lele_technique_find("xy-chain")));
    int before = 0;
    for (int link = 0; link < bench->step.link_count; link++) {
        draw(bench, LELE_HINT_WHY, link);
        const int count = count_nodes(bench);
        assert_int_equal(count, link + 2); /* a chain of n links has n + 1 nodes */
        assert_true(count > before);
        before = count;
    }
    draw(bench, LELE_HINT_WHY, LELE_SKETCH_WHOLE);
    assert_int_equal(count_nodes(bench), before);
    bench_free(bench);
}

static void the_json_has_every_mark_with_its_span(void **state)
{
    (void)state;
    struct bench *bench = bench_new();
    lele_text text;
    lele_json json;
    assert_true(find(bench, (size_t)lele_technique_find("xy-chain")));
    draw(bench, LELE_HINT_WHY, LELE_SKETCH_WHOLE);
    lele_text_init(&text);
    lele_json_init(&json, &text);
    lele_json_object_begin(&json);
    lele_sketch_json(&bench->sketch, &json);
    lele_json_object_end(&json);
    size_t count = 0;
    for (const char *at = text.data; (at = strstr(at, "\"tone\":")) != NULL; at++)
        count++;
    assert_int_equal(count, bench->sketch.mark_count);
    assert_non_null(strstr(text.data, "\"how\":\"digits\",\"first\":0,\"last\":-1}"));
    assert_non_null(strstr(text.data, "\"tone\":\"eliminate\""));
    assert_non_null(strstr(text.data, "\"frames\":["));
    lele_text_release(&text);
    bench_free(bench);
}

static void tones_and_paints_have_names(void **state)
{
    (void)state;
    assert_string_equal(lele_tone_name(LELE_TONE_ELIMINATE), "eliminate");
    assert_string_equal(lele_tone_name(LELE_TONE_COUNT), "?");
    assert_string_equal(lele_paint_name(LELE_PAINT_UNDER), "under");
    assert_string_equal(lele_paint_name((lele_paint)99), "?");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_x_wing_has_its_corners_its_cover_and_the_digits_that_go),
        cmocka_unit_test(every_conclusion_of_every_technique_is_marked),
        cmocka_unit_test(an_earlier_level_gives_no_conclusion_away),
        cmocka_unit_test(a_chain_is_seen_link_by_link),
        cmocka_unit_test(the_json_has_every_mark_with_its_span),
        cmocka_unit_test(tones_and_paints_have_names),
    };
    return RUN(tests);
}
