/* The pages of puzzles: a place for each, with its head and its board. */
#include <stdlib.h>

#include "print/book.h"
#include "print/words.h"

enum {
    MOST_PER_PAGE = 12,
    NARROW_HEAD = 120, /* points: what a head takes above a narrower board, if its place has them */
};

static double head_width(double side, double most)
{
    const double least = most < NARROW_HEAD ? most : NARROW_HEAD;
    return side < least ? least : side;
}

/* The height of a head of that width; it is measured by drawing it nowhere. */
static double head_height(print_book *book, const print_record *record, double width)
{
    cairo_t *cr = book->cr;
    print_area rest = { 0, 0, width, 0 };
    book->cr = NULL;
    print_head(book, record, &rest);
    book->cr = cr;
    return -rest.height;
}

/* The side of the board, with its head above it.  A wider head is higher, so the
 * widest one leaves too little room for the board, and the next one too much. */
static double fit_side(print_book *book, const print_record *record, double width, double room)
{
    double side = width;
    for (int i = 0; i < 3; i++) {
        const double left = room - head_height(book, record, head_width(side, width));
        side = width < left ? width : left;
    }
    return side;
}

static void draw_puzzle_board(print_book *book, const print_record *record, const print_area *place,
                              double side)
{
    const draw_board board = {
        .layout = &book->layout,
        .givens = &record->givens,
        .values = &record->values,
        .notes = record->has_notes ? record->notes : NULL,
        .faint = book->given->notes == CLI_NOTES_GRID && book->worksheet < 0,
        .look = book->look,
    };
    draw_board_at(book->type, book->cr, &board, place->x + (place->width - side) / 2, place->y,
                  side);
}

/* The head is as wide as the board, unless that is narrow; both together are in the middle of their
 * place. */
static void draw_puzzle(print_book *book, const print_record *record, print_area place)
{
    print_take_layout(book, record);
    const double border = place.width * 0.006; /* the frame of a board is around it */
    print_area tail = place;
    if (book->worksheet >= 0)
        print_question(book, record, &tail);
    const double below = place.height - tail.height;
    const double side =
        fit_side(book, record, place.width - 2 * border, place.height - below - 4 * border);
    const double wide = head_width(side, place.width - 2 * border);
    const double head = head_height(book, record, wide);
    const double spare = (place.height - head - below - side) / 2;
    print_area above = { place.x + (place.width - wide) / 2, place.y + spare, wide, head + side };
    if (!print_fits(book, side))
        return;
    print_head(book, record, &above);
    const print_area inner = { place.x + (place.width - side) / 2, place.y + spare + head, side,
                               side };
    draw_puzzle_board(book, record, &inner, side);
    if (book->worksheet >= 0) {
        print_area question = { inner.x, inner.y + side, side, below };
        if (book->puzzle_grid.columns == 1)
            question.x = place.x, question.width = place.width;
        print_question(book, record, &question);
    }
}

static void draw_page(print_book *book, const print_record *records, int count, const char *section)
{
    if (!print_page_begin(book, section))
        return;
    const bool foot = book->given->solutions == CLI_SOLUTIONS_FOOT && book->worksheet < 0;
    const print_area whole = book->area;
    if (foot)
        book->area.height -= print_foot_height(book);
    const double gap = whole.width * 0.05;
    for (int i = 0; i < count; i++)
        draw_puzzle(book, &records[i], print_place(&book->area, book->puzzle_grid, i, gap));
    book->area = whole;
    if (foot)
        print_foot(book, records, count);
    print_page_end(book);
}

void print_puzzles(print_book *book)
{
    print_reading reading;
    print_record *records = calloc(MOST_PER_PAGE, sizeof *records);
    book->failed = book->failed || records == NULL;
    print_reading_begin(&reading, book->spool, book->by_level);
    int count = 0;
    while (!book->failed && book->sink->status == CLI_STATUS_OK &&
           print_reading_next(&reading, &records[count])) {
        count++;
        if (count < book->per_page && reading.left > 0)
            continue;
        draw_page(book, records, count, print_book_section(book, reading.section));
        count = 0;
    }
    free(records);
}
