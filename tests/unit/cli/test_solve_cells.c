/* Cells from and to text. */
#include "check.h"
#include "samples.h"

#include "cli/solve.h"

static void every_sign_is_a_digit_an_empty_cell_or_an_error(void **state)
{
    (void)state;
    static const char *const names[] = { "4x4", "6x6", "classic" };
    static lele_layout layout;
    for (size_t i = 0; i < 3; i++) {
        layout_of(&layout, names[i]);
        char text[LELE_MAX_CELLS];
        uint8_t cells[LELE_MAX_CELLS];
        for (int cell = 0; cell < layout.cell_count; cell++) {
            memset(text, '.', sizeof text);
            for (int c = 0; c < 256; c++) {
                text[cell] = (char)c;
                const bool digit = c >= '0' && c <= '0' + layout.size;
                const bool empty = c == '.' || c == '*' || c == '_';
                assert_int_equal(solve_cells_read(&layout, text, cells), digit || empty);
                if (digit || empty)
                    assert_int_equal(cells[cell], digit ? c - '0' : 0);
            }
        }
    }
}

static void what_is_written_is_read_again(void **state)
{
    (void)state;
    static const char *const names[] = { "4x4", "6x6", "classic", "16x16" };
    static lele_layout layout;
    lele_random random;
    lele_random_init(&random, 1);
    for (size_t i = 0; i < 4; i++) {
        layout_of(&layout, names[i]);
        const size_t count = (size_t)layout.cell_count;
        lele_grid grid;
        char text[LELE_MAX_CELLS], full[LELE_MAX_CELLS];
        sample_grid(&layout, &random, &grid);
        solve_cells_write(&layout, grid.cell, text);
        solve_cells_write_full(&layout, grid.cell, full);
        assert_memory_equal(text, full, count);
        sample_dig(&layout, &random, layout.cell_count / 2, &grid);
        solve_cells_write(&layout, grid.cell, text);
        lele_grid again;
        assert_int_equal(lele_grid_read(&layout, text, count, &again, NULL), LELE_OK);
        assert_memory_equal(again.cell, grid.cell, count);
    }
}

static void cells_go_into_texts_and_json(void **state)
{
    (void)state;
    static lele_layout layout;
    layout_of(&layout, "4x4");
    const lele_grid grid = grid_of(&layout, "1234............");
    lele_text out;
    lele_json json;
    lele_text_init(&out);
    lele_text_add(&out, "=");
    const lele_grid full = grid_of(&layout, "1234341221434321");
    solve_cells_add(&layout, full.cell, CLI_FORMAT_LINE, &out);
    assert_string_equal(out.data, "=1234341221434321\n");
    lele_text_clear(&out);
    solve_cells_add(&layout, full.cell, CLI_FORMAT_ROWS, &out);
    assert_string_equal(out.data, "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n");
    lele_text_clear(&out);
    lele_json_init(&json, &out);
    lele_json_object_begin(&json);
    solve_cells_add_json(&layout, grid.cell, "puzzle", &json);
    lele_json_object_end(&json);
    assert_string_equal(out.data, "{\"puzzle\":\"1234............\"}");
    lele_text_release(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_sign_is_a_digit_an_empty_cell_or_an_error),
        cmocka_unit_test(what_is_written_is_read_again),
        cmocka_unit_test(cells_go_into_texts_and_json),
    };
    return RUN(tests);
}
