/*
 * Reads and writes cells as text, for lele solve.
 *
 * Solving a puzzle takes well under a microsecond.  So the loops for plain lines work on bytes and
 * have no branches, and compilers vectorise them.  The rarer characters for an empty cell are
 * accepted in a second pass, only if the first one fails.
 */
#include "cli/solve.h"

enum blanks { DOTS, ALL_BLANKS };

static inline bool read_cells(const char *restrict text, size_t count, uint8_t size,
                              enum blanks blanks, uint8_t *restrict ret)
{
    uint8_t bad = 0;
    for (size_t i = 0; i < count; i++) {
        const char c = text[i];
        const uint8_t digit = (uint8_t)(c - '0');
        const uint8_t in_range = digit <= size ? 0xFF : 0;
        const uint8_t blank = (blanks == DOTS ? c == '.' : lele_grid_is_blank(c)) ? 0xFF : 0;
        ret[i] = digit & in_range;
        bad |= (uint8_t) ~(in_range | blank);
    }
    return bad == 0;
}

bool solve_cells_read(const lele_layout *layout, const char *restrict text, uint8_t *restrict ret)
{
    const size_t count = (size_t)layout->cell_count;
    const uint8_t size = (uint8_t)layout->size;
    return read_cells(text, count, size, DOTS, ret) ||
           read_cells(text, count, size, ALL_BLANKS, ret);
}

void solve_cells_write(const lele_layout *layout, const uint8_t *cells, char *ret)
{
    for (int i = 0; i < layout->cell_count; i++) {
        const uint8_t cell = cells[i];
        const uint8_t base = cell > 9 ? 'A' - 10 : '0';
        ret[i] = (char)(cell == 0 ? '.' : cell + base);
    }
}

void solve_cells_write_full(const lele_layout *layout, const uint8_t *restrict cells,
                            char *restrict ret)
{
    const int count = layout->cell_count;
    if (layout->size > 9) {
        solve_cells_write(layout, cells, ret);
        return;
    }
    for (int i = 0; i < count; i++)
        ret[i] = (char)('0' + cells[i]);
}

void solve_cells_add(const lele_layout *layout, const uint8_t *cells, cli_format format,
                     lele_text *out)
{
    char text[2 * LELE_MAX_CELLS];
    size_t length = 2 * (size_t)layout->cell_count;
    if (format == CLI_FORMAT_ROWS) {
        (void)lele_rows_write(layout, cells, text);
    } else {
        length = (size_t)layout->cell_count + 1;
        solve_cells_write_full(layout, cells, text);
        text[length - 1] = '\n';
    }
    lele_text_add_bytes(out, text, length);
}

void solve_cells_add_json(const lele_layout *layout, const uint8_t *cells, const char *key,
                          lele_json *out)
{
    char line[LELE_MAX_CELLS];
    solve_cells_write(layout, cells, line);
    lele_json_key(out, key);
    lele_json_string_bytes(out, line, (size_t)layout->cell_count);
}
