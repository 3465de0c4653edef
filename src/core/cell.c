/* Cell names: written R1C1, read in either case. */
#include "core/pen.h"

void lele_cell_name(const lele_layout *layout, int cell, char ret[LELE_CELL_NAME_SIZE])
{
    *lele_pen_cell(ret, layout, cell, 'R', 'C') = '\0';
}

/* Reads `letter` in either case and a number 1..size.  Returns the number of
 * characters used, or 0. */
static size_t read_part(const char *text, char letter, int size, int *ret)
{
    if ((text[0] | 0x20) != letter || text[1] < '1' || text[1] > '9')
        return 0;
    int number = text[1] - '0';
    size_t used = 2;
    if (text[2] >= '0' && text[2] <= '9') {
        number = number * 10 + text[2] - '0';
        used = 3;
    }
    if (number > size)
        return 0;
    *ret = number - 1;
    return used;
}

size_t lele_cell_read(const lele_layout *layout, const char *text, int *ret)
{
    int row, column;
    const size_t first = read_part(text, 'r', layout->size, &row);
    if (first == 0)
        return 0;
    const size_t second = read_part(text + first, 'c', layout->size, &column);
    if (second == 0)
        return 0;
    *ret = row * layout->size + column;
    return first + second;
}

lele_place lele_cell_place(const lele_layout *layout, int cell)
{
    return (lele_place){ (uint8_t)(lele_layout_row(layout, cell) + 1),
                         (uint8_t)(lele_layout_column(layout, cell) + 1) };
}
