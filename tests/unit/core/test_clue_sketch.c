/* How clues are drawn: outlines, patterns of lines, numbers outside, the order of layers. */
#include <stdlib.h>

#include "check.h"
#include "clues.h"
#include "lele/clue_sketch.h"

static lele_clue_sketch sketch;

static void draw(lele_layouts *layouts, const char *text)
{
    lele_problem problem;
    const lele_layout *layout = lele_layouts_get(layouts, text, &problem);
    assert_non_null(layout);
    lele_clue_sketch_init(&sketch, layout);
}

static int count_of(lele_figure_kind kind, lele_clue_layer layer)
{
    int count = 0;
    for (int i = 0; i < sketch.figure_count; i++)
        count += sketch.figure[i].kind == kind && sketch.figure[i].layer == layer;
    return count;
}

static const lele_figure *first_of(lele_figure_kind kind)
{
    for (int i = 0; i < sketch.figure_count; i++)
        if (sketch.figure[i].kind == kind)
            return &sketch.figure[i];
    return NULL;
}

static void assert_points(const lele_figure *figure, const int16_t (*points)[2], int count)
{
    assert_non_null(figure);
    assert_int_equal(figure->point_count, count);
    for (int i = 0; i < count; i++) {
        assert_int_equal(sketch.point[figure->first_point + i].x, points[i][0]);
        assert_int_equal(sketch.point[figure->first_point + i].y, points[i][1]);
    }
}

static void a_layout_without_clues_has_no_figures(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    draw(layouts, "windoku");
    assert_int_equal(sketch.figure_count, 0);
    assert_int_equal(sketch.top + sketch.right + sketch.bottom + sketch.left, 0);
    lele_layouts_free(layouts);
}

/* Three cells of a square: five corners outside and one inside, all inset. */
static void a_cage_has_one_outline_and_its_total(void **state)
{
    (void)state;
    static const int16_t want[][2] = { { 1920, 80 },  { 1920, 920 }, { 920, 920 },
                                       { 920, 1920 }, { 80, 1920 },  { 80, 80 } };
    lele_layouts *layouts = clue_layouts();
    draw(layouts, "classic+cage:9:r1c1r1c2r2c1");
    assert_int_equal(sketch.figure_count, 2);
    assert_points(first_of(LELE_FIGURE_LOOP), want, 6);
    assert_string_equal(first_of(LELE_FIGURE_TEXT_CORNER)->text, "9");
    assert_true(lele_cellset_has(&sketch.totals, 0));
    assert_int_equal(lele_cellset_count(&sketch.totals), 1);
    lele_layouts_free(layouts);
}

/* A ring of cells has an outline inside, and cells that touch at a corner have one each. */
static void outlines_go_around_holes_and_apart_at_corners(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    draw(layouts, "classic+cage::r1c1r1c2r1c3r2c1r2c3r3c1r3c2r3c3");
    assert_int_equal(count_of(LELE_FIGURE_LOOP, LELE_CLUE_LAYER_CAGE), 2);
    draw(layouts, "classic+cage::r1c1r2c2");
    assert_int_equal(count_of(LELE_FIGURE_LOOP, LELE_CLUE_LAYER_CAGE), 2);
    lele_layouts_free(layouts);
}

static void two_totals_of_one_cell_get_two_corners(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    draw(layouts, "classic+cage:9:r1c1r1c2;cage:12:r1c1r2c1");
    assert_int_equal(count_of(LELE_FIGURE_TEXT_CORNER, LELE_CLUE_LAYER_CAGE), 2);
    assert_int_equal(lele_cellset_count(&sketch.totals), 2);
    lele_layouts_free(layouts);
}

/* Two lines on the same cells, one of them the other way round, lie side by side. */
static void lines_on_the_same_cells_are_moved_apart(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    draw(layouts, "classic+renban::r1c1r1c2r1c3;modular::r1c3r1c2r1c1r2c1");
    const lele_figure *one = NULL, *two = NULL;
    for (int i = 0; i < sketch.figure_count; i++) {
        const lele_figure *figure = &sketch.figure[i];
        one = figure->look == LELE_LOOK_RENBAN ? figure : one;
        two = figure->look == LELE_LOOK_MODULAR && two == NULL ? figure : two;
    }
    assert_non_null(one);
    assert_non_null(two);
    const int above = sketch.point[one->first_point].y, below = sketch.point[two->first_point].y;
    assert_true(above != below);
    assert_int_equal(above + below, 1000);
    assert_true(abs(above - below) * 2 >= one->width + two->width);
    lele_layouts_free(layouts);
}

static void thermometers_from_one_bulb_are_not(void **state)
{
    (void)state;
    static const int16_t want[][2] = { { 500, 500 }, { 1500, 500 }, { 2500, 500 } };
    lele_layouts *layouts = clue_layouts();
    draw(layouts, "classic+thermometer::r1c1r1c2r1c3;thermometer::r1c1r1c2r2c2");
    assert_points(first_of(LELE_FIGURE_LINE), want, 3);
    lele_layouts_free(layouts);
}

/* The number of a row stands at the end from which it is read, and the board gets a margin there. */
static void numbers_outside_need_a_margin(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    draw(layouts, "4x4+sandwich:5:r2c4r2c3r2c2r2c1");
    assert_true(sketch.right > 700 && sketch.left == 0 && sketch.top == 0 && sketch.bottom == 0);
    const lele_figure *text = first_of(LELE_FIGURE_TEXT_CENTRE);
    assert_non_null(text);
    assert_true(sketch.point[text->first_point].x > 4000);
    assert_int_equal(sketch.point[text->first_point].y, 1500);
    const int one = sketch.right;
    draw(layouts, "4x4+sandwich:5:r2c4r2c3r2c2r2c1;skyscraper:2:r2c4r2c3r2c2r2c1");
    assert_true(sketch.right > one + 700);
    draw(layouts, "4x4+little-killer:9:r1c2r2c3r3c4");
    assert_true(sketch.top > 700 && sketch.right == 0);
    draw(layouts, "4x4+little-killer:9:r1c1r2c2r3c3r4c4");
    assert_true(sketch.top > 700 && sketch.left > 700);
    lele_layouts_free(layouts);
}

static void quiet_and_loud_whispers_have_two_patterns(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    draw(layouts, "classic+whispers:5:r1c1r1c2r1c3");
    assert_int_equal(first_of(LELE_FIGURE_LINE)->dash, 0);
    assert_int_equal(count_of(LELE_FIGURE_LINE, LELE_CLUE_LAYER_LINE), 3);
    assert_null(first_of(LELE_FIGURE_TEXT_CENTRE));
    draw(layouts, "classic+whispers:4:r1c1r1c2r1c3");
    assert_true(first_of(LELE_FIGURE_LINE)->dash > 0);
    assert_null(first_of(LELE_FIGURE_TEXT_CENTRE));
    draw(layouts, "classic+whispers:3:r1c1r1c2r1c3");
    assert_string_equal(first_of(LELE_FIGURE_TEXT_CENTRE)->text, "≥3");
    lele_layouts_free(layouts);
}

/* Any clues: the layers come in order, points and words are those of the sketch, and what is outside
 * of the board lies inside the margins. */
static void figures_of_any_clues_are_in_order_and_inside(void **state)
{
    (void)state;
    static lele_layout plain;
    static lele_clue_list list;
    lele_random random;
    lele_grid grid;
    bool drawn[LELE_LOOK_COUNT] = { false };
    layout_of(&plain, "6x6");
    for (uint64_t seed = 0; seed < 40; seed++) {
        lele_layouts *layouts = clue_layouts();
        lele_random_init(&random, seed);
        sample_grid(&plain, &random, &grid);
        lele_clue_list_init(&list);
        for (int i = 0; i < 12; i++)
            (void)sample_clue(&plain, &grid, (lele_look)lele_random_below(&random, LELE_LOOK_COUNT),
                              &random, &list);
        const lele_layout *layout = lele_layouts_get_with(layouts, "6x6", &list, NULL);
        assert_non_null(layout);
        lele_clue_sketch_init(&sketch, layout);
        for (int i = 0; i < sketch.figure_count; i++) {
            const lele_figure *figure = &sketch.figure[i];
            drawn[figure->look] = true;
            assert_true(i == 0 || figure->layer >= sketch.figure[i - 1].layer);
            assert_true(figure->point_count > 0 && figure->clue < list.clue_count);
            for (int k = 0; k < figure->point_count; k++) {
                const lele_figure_point at = sketch.point[figure->first_point + k];
                assert_true(at.x >= -sketch.left && at.x <= 6000 + sketch.right);
                assert_true(at.y >= -sketch.top && at.y <= 6000 + sketch.bottom);
            }
        }
        lele_layouts_free(layouts);
    }
    for (int look = 0; look < LELE_LOOK_KNIGHT; look++)
        if (!drawn[look])
            fail_msg("%s was never drawn", lele_look_name((lele_look)look));
}

static void the_json_has_what_is_not_zero(void **state)
{
    (void)state;
    lele_layouts *layouts = clue_layouts();
    lele_text text;
    lele_json json;
    lele_text_init(&text);
    lele_json_init(&json, &text);
    draw(layouts, "4x4+odd::r1c2;cage:3:r2c1r2c2");
    lele_json_object_begin(&json);
    lele_clue_sketch_json(&sketch, &json);
    lele_json_object_end(&json);
    assert_string_equal(
        text.data,
        "{\"clueShapes\":[{\"kind\":\"disc\",\"layer\":\"shade\",\"ink\":\"fill\",\"look\":\"odd\","
        "\"clue\":1,\"points\":[1500,500],\"size\":350},{\"kind\":\"loop\",\"layer\":\"cage\","
        "\"ink\":\"line\",\"look\":\"cage\",\"clue\":0,\"points\":[1920,1080,1920,1920,80,1920,80,"
        "1080],\"width\":24,\"dash\":78,\"gap\":47},{\"kind\":\"text-corner\",\"layer\":\"cage\","
        "\"ink\":\"strong\",\"look\":\"cage\",\"clue\":0,\"points\":[65,1055],\"size\":220,"
        "\"plate\":true,\"text\":\"3\"}],\"clueMargin\":{\"top\":0,\"right\":0,\"bottom\":0,"
        "\"left\":0},\"clueTotals\":[4]}");
    lele_text_release(&text);
    lele_layouts_free(layouts);
}

static void values_outside_of_their_enumerations_are_called_so(void **state)
{
    (void)state;
    assert_string_equal(lele_clue_layer_name((lele_clue_layer)99), "?");
    assert_string_equal(lele_figure_kind_name((lele_figure_kind)99), "?");
    assert_string_equal(lele_clue_ink_name((lele_clue_ink)99), "?");
    assert_string_equal(lele_clue_ink_name(LELE_INK_PAPER), "paper");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_layout_without_clues_has_no_figures),
        cmocka_unit_test(a_cage_has_one_outline_and_its_total),
        cmocka_unit_test(outlines_go_around_holes_and_apart_at_corners),
        cmocka_unit_test(two_totals_of_one_cell_get_two_corners),
        cmocka_unit_test(lines_on_the_same_cells_are_moved_apart),
        cmocka_unit_test(thermometers_from_one_bulb_are_not),
        cmocka_unit_test(numbers_outside_need_a_margin),
        cmocka_unit_test(quiet_and_loud_whispers_have_two_patterns),
        cmocka_unit_test(figures_of_any_clues_are_in_order_and_inside),
        cmocka_unit_test(the_json_has_what_is_not_zero),
        cmocka_unit_test(values_outside_of_their_enumerations_are_called_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
