/* The pages of solutions, or of the answers of a worksheet. */
#include <inttypes.h>
#include <stdio.h>

#include "print/book.h"
#include "print/words.h"

enum { LEAST_SIDE = 60 }; /* of a solution, in points */

static void draw_answer(print_book *book, const print_record *record, print_area place)
{
    char number[24];
    const double size = print_font(book, book->worksheet >= 0 ? 11 : 9);
    print_take_layout(book, record);
    (void)snprintf(number, sizeof number, "%" PRIu64, record->number);
    const double head = print_line(book, number, size, true, DRAW_LEFT, &place, place.y) + 2;
    place.y += head;
    place.height -= head;
    if (book->worksheet >= 0) {
        print_explanation(book, record, &place);
        return;
    }
    const draw_board board = { .layout = &book->layout,
                               .bare = true,
                               .givens = &record->givens,
                               .values = &record->solution,
                               .look = book->look };
    const double most = place.width < place.height ? place.width : place.height;
    /* A smaller layout has a smaller board, not larger digits, unless that is too small to be read. */
    const double wanted = most * book->layout.size / book->spool->largest;
    const double least = most < LEAST_SIDE ? most : LEAST_SIDE;
    const double side = wanted < least ? least : wanted;
    if (print_fits(book, side) && record->has_solution)
        draw_board_at(book->type, book->cr, &board, place.x, place.y, side);
}

void print_answers(print_book *book)
{
    const char *section =
        print_word_of(book->worksheet >= 0 ? PRINT_W_ANSWERS : PRINT_W_SOLUTIONS, book->lang);
    const int each = book->answer_grid.columns * book->answer_grid.rows;
    print_reading reading;
    print_record record;
    int index = 0;
    print_reading_begin(&reading, book->spool, book->by_level);
    while (!book->failed && book->sink->status == CLI_STATUS_OK &&
           print_reading_next(&reading, &record)) {
        if (index == 0 && !print_page_begin(book, section))
            return;
        draw_answer(
            book, &record,
            print_place(&book->area, book->answer_grid, index, book->worksheet >= 0 ? 20 : 14));
        index = (index + 1) % each;
        if (index == 0 || reading.number == book->spool->count)
            print_page_end(book);
    }
    if (book->cr != NULL)
        print_page_end(book);
}
