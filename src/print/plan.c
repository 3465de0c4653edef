/* The plan of the pages, see book.h. */
#include "print/book.h"
#include "print/words.h"

/* Puzzles on an upright page; a page on its side has columns and rows exchanged. */
static const struct {
    int per_page;
    print_grid grid;
} grids[] = {
    { 1, { 1, 1 } }, { 2, { 1, 2 } }, { 4, { 2, 2 } },
    { 6, { 2, 3 } }, { 9, { 3, 3 } }, { 12, { 3, 4 } },
};

static bool is_wide(const print_book *book)
{
    return book->paper.width > book->paper.height;
}

static print_grid grid_of(const print_book *book, int per_page)
{
    print_grid grid = { 1, 1 };
    for (size_t i = 0; i < sizeof grids / sizeof grids[0]; i++)
        if (grids[i].per_page == per_page)
            grid = grids[i].grid;
    return is_wide(book) ? (print_grid){ grid.rows, grid.columns } : grid;
}

static int at_least_one(double count)
{
    return count < 1 ? 1 : (int)count;
}

/* Solutions are as small as can be read: the digits have the size of a footnote. */
static print_grid grid_of_answers(const print_book *book)
{
    if (book->worksheet >= 0)
        return is_wide(book) ? (print_grid){ 1, 1 } : (print_grid){ 1, 2 };
    const double side =
        print_font(book, 12.2) * (book->spool->largest > 0 ? book->spool->largest : 9);
    const double width = book->paper.width - 2 * book->margin - book->binding;
    const double height = book->paper.height - 2 * book->margin - print_font(book, 9 * 5.1);
    return (print_grid){ at_least_one((width + 14) / (side + 14)),
                         at_least_one(height / (side + print_font(book, 26))) };
}

static uint64_t pages_for(uint64_t count, print_grid grid)
{
    const uint64_t each = (uint64_t)grid.columns * (uint64_t)grid.rows;
    return (count + each - 1) / each;
}

uint64_t print_book_count(const print_book *book, int section)
{
    if (book->by_level)
        return book->spool->in[section];
    return section == 0 ? book->spool->count : 0;
}

const char *print_book_section(const print_book *book, int section)
{
    if (!book->by_level)
        return print_word_of(PRINT_W_PUZZLES, book->lang);
    return section < LELE_LEVEL_COUNT ? lele_level_title((lele_level)section, book->lang)
                                      : print_word_of(PRINT_W_NOT_RATED, book->lang);
}

static bool wants_cover(const print_book *book, uint64_t pages)
{
    const cli_print_options *given = book->given;
    if (given->cover != CLI_COVER_AUTO)
        return given->cover == CLI_COVER_YES;
    return given->title != NULL && book->sink->kind == CLI_PRINT_PDF && pages > 1 &&
           !book->paper.fit;
}

void print_book_plan(print_book *book)
{
    book->puzzle_grid = grid_of(book, book->per_page);
    book->answer_grid = grid_of_answers(book);
    uint64_t pages = 0;
    for (int s = 0; s < PRINT_SECTIONS && !book->only_answers; s++) {
        const uint64_t more = pages_for(print_book_count(book, s), book->puzzle_grid);
        book->section_page[s] = more != 0 ? pages + 1 : 0;
        pages += more;
    }
    book->answers_page = book->answers && book->spool->count != 0 ? pages + 1 : 0;
    if (book->answers)
        pages += pages_for(book->spool->count, book->answer_grid);
    book->cover = !book->only_answers && wants_cover(book, pages);
    const uint64_t front = book->cover ? 2 : 0;
    for (int s = 0; s < PRINT_SECTIONS; s++)
        book->section_page[s] += book->section_page[s] != 0 ? front : 0;
    book->answers_page += book->answers_page != 0 ? front : 0;
    book->pages = pages + front;
    book->sink->pages = book->pages;
}
