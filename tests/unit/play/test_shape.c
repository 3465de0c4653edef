/* The arrangement of the screen. */
#include "check.h"

#include "play/shape.h"

static play_screen screen_of(const char *name, int rows, int columns, int zoom, bool reads,
                             int cursor)
{
    lele_layout layout;
    play_screen screen;
    layout_of(&layout, name);
    play_screen_arrange(&screen, rows, columns, &layout, zoom, reads, cursor);
    return screen;
}

static void a_classic_board_with_notes_fits_80x24(void **state)
{
    (void)state;
    const play_screen screen = screen_of("classic", 24, 80, PLAY_SHAPE_AUTO, false, 0);
    assert_int_equal(screen.shape.height, 22);
    assert_int_equal(screen.shape.width, 55);
    assert_true(screen.shape.note_rows * screen.shape.note_columns >= 9);
    assert_int_equal(screen.panel.column, 56);
    assert_int_equal(screen.panel.width, 24);
    assert_int_equal(screen.status_row, 22);
    assert_int_equal(screen.top, 0);
}

static void larger_windows_get_larger_cells(void **state)
{
    (void)state;
    assert_int_equal(screen_of("classic", 40, 120, PLAY_SHAPE_AUTO, false, 0).shape.cell_height, 3);
    assert_int_equal(screen_of("classic", 30, 120, PLAY_SHAPE_AUTO, false, 0).shape.cell_height, 2);
    assert_true(screen_of("classic", 30, 120, PLAY_SHAPE_AUTO, false, 0).shape.thin);
}

static void a_small_window_scrolls_after_the_cursor(void **state)
{
    (void)state;
    assert_int_equal(screen_of("classic", 10, 40, PLAY_SHAPE_AUTO, false, 0).top, 0);
    const play_screen last = screen_of("classic", 10, 40, PLAY_SHAPE_AUTO, false, 80);
    assert_int_equal(last.top, last.shape.height - last.board.height);
    assert_int_equal(play_screen_cell(&last, last.board.height - 2, last.shape.column_at[8]), 80);
}

static void a_text_that_must_be_read_gets_the_lower_half(void **state)
{
    (void)state;
    const play_screen without = screen_of("classic", 10, 40, PLAY_SHAPE_AUTO, false, 0);
    const play_screen with = screen_of("classic", 10, 40, PLAY_SHAPE_AUTO, true, 0);
    assert_int_equal(without.panel.height, 0);
    assert_true(with.panel.height >= 4);
    assert_int_equal(with.board.height + with.panel.height, with.status_row);
}

/* On every layout, in windows of all sizes, the parts lie inside the window and do not overlap, and
 * the cursor's cell is in sight where there is a row for it. */
static void parts_never_overlap(void **state)
{
    (void)state;
    const char *name;
    for (size_t i = 0; (name = lele_layout_name_at(i)) != NULL; i++)
        for (int rows = 1; rows < 70; rows += 3)
            for (int columns = 1; columns < 200; columns += 13)
                for (int zoom = PLAY_SHAPE_AUTO; zoom < PLAY_SHAPES; zoom++) {
                    const play_screen screen = screen_of(name, rows, columns, zoom, i % 2 == 0, 5);
                    const play_rect *board = &screen.board, *panel = &screen.panel;
                    assert_true(board->row + board->height <= screen.status_row || rows < 2);
                    assert_true(board->column + board->width <= columns);
                    assert_true(panel->row + panel->height <= rows);
                    assert_true(panel->column + panel->width <= columns);
                    assert_true(panel->height == 0 || panel->row >= board->row + board->height ||
                                panel->column >= board->column + board->width);
                    assert_true(screen.top >= 0 && screen.left >= 0);
                }
}

static void places_on_the_screen_are_cells(void **state)
{
    (void)state;
    const play_screen screen = screen_of("classic", 24, 80, PLAY_SHAPE_AUTO, false, 0);
    assert_int_equal(play_screen_cell(&screen, 1, 1), 0);
    assert_int_equal(play_screen_cell(&screen, 2, 5), 0);
    assert_int_equal(play_screen_cell(&screen, 1, 7), 1);
    assert_int_equal(play_screen_cell(&screen, 20, 53), 80);
    assert_int_equal(play_screen_cell(&screen, 0, 0), -1);  /* a line */
    assert_int_equal(play_screen_cell(&screen, 1, 60), -1); /* the panel */
}

static void lines_run_between_boxes_only(void **state)
{
    (void)state;
    lele_layout layout;
    play_shape shape;
    layout_of(&layout, "classic");
    play_shape_init(&shape, &layout, 3);
    static const bool wanted[] = {
        true, false, false, true, false, false, true, false, false, true
    };
    for (int i = 0; i < 10; i++)
        assert_int_equal(shape.row_line[i], wanted[i]);
    assert_true(play_shape_parts(&layout, 2, 3));
    assert_false(play_shape_parts(&layout, 0, 1));
    assert_true(play_shape_parts(&layout, 0, -1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_classic_board_with_notes_fits_80x24),
        cmocka_unit_test(larger_windows_get_larger_cells),
        cmocka_unit_test(a_small_window_scrolls_after_the_cursor),
        cmocka_unit_test(a_text_that_must_be_read_gets_the_lower_half),
        cmocka_unit_test(parts_never_overlap),
        cmocka_unit_test(places_on_the_screen_are_cells),
        cmocka_unit_test(lines_run_between_boxes_only),
    };
    return RUN(tests);
}
