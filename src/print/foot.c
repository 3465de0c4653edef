/* The solutions of the puzzles of a page at its foot, upside down, so that nobody sees them by
 * chance. */
#include <inttypes.h>
#include <stdio.h>

#include "print/book.h"

enum { MOST_IN_A_ROW = 6 };

static int rows_of(const print_book *book)
{
    return (book->per_page + MOST_IN_A_ROW - 1) / MOST_IN_A_ROW;
}

/* All of them take at most a fifth of the page. */
static double side_of(const print_book *book)
{
    const double most = book->area.height * (rows_of(book) > 1 ? 0.09 : 0.13);
    const int columns = book->per_page < MOST_IN_A_ROW ? book->per_page : MOST_IN_A_ROW;
    const double wide = book->area.width / columns * 0.92;
    const double wanted = print_font(book, 7.5) * (book->spool->largest > 9 ? 14 : 9.5);
    const double least = most < wanted ? most : wanted;
    return wide < least ? wide : least;
}

double print_foot_height(const print_book *book)
{
    return rows_of(book) * (side_of(book) + 14) + 8;
}

/* Drawn from the lower right corner, as somebody sees it who turns the page. */
static void draw_solution(print_book *book, const print_record *record, double x, double y,
                          double side)
{
    char number[24];
    print_take_layout(book, record);
    const draw_board board = { .layout = &book->layout,
                               .bare = true,
                               .givens = &record->givens,
                               .values = &record->solution,
                               .look = book->look };
    (void)snprintf(number, sizeof number, "%" PRIu64, record->number);
    cairo_save(book->cr);
    cairo_translate(book->cr, x + side, y + side);
    cairo_rotate(book->cr, 3.14159265358979323846);
    if (record->has_solution)
        draw_board_at(book->type, book->cr, &board, 0, 0, side);
    const print_area line = { 0, 0, side, 12 };
    (void)print_line(book, number, 7, true, DRAW_CENTRE, &line, side + 2);
    cairo_restore(book->cr);
}

void print_foot(print_book *book, const print_record *records, int count)
{
    const double side = side_of(book), height = print_foot_height(book);
    const int columns = (book->per_page + rows_of(book) - 1) / rows_of(book);
    const double step = book->area.width / columns;
    const double top = book->area.y + book->area.height - height + 8;
    for (int i = 0; i < count; i++) {
        const int from_right = columns - 1 - i % columns;
        draw_solution(book, &records[i], book->area.x + from_right * step + (step - side) / 2,
                      top + 12 + (int)(i / columns) * (side + 14), side);
    }
}
