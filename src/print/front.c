/* The cover and the contents page. */
#include <cairo-pdf.h>
#include <inttypes.h>
#include <stdio.h>

#include "print/book.h"
#include "print/words.h"

static const char *title_of(const print_book *book)
{
    return book->given->title != NULL ? book->given->title
                                      : print_word_of(PRINT_W_PROGRAM, book->lang);
}

/* "120 puzzles · Easy to Hard" */
static void add_summary(const print_book *book, lele_text *out)
{
    int first = -1, last = -1;
    for (int level = 0; level < LELE_LEVEL_COUNT; level++)
        if (book->spool->in[level] != 0) {
            first = first < 0 ? level : first;
            last = level;
        }
    if (book->spool->count == 1)
        lele_text_add(out, print_word_of(PRINT_W_ONE_PUZZLE, book->lang));
    else
        print_words_add_numbers(out, book->lang, PRINT_W_MANY, (int64_t)book->spool->count, 0);
    if (first < 0)
        return;
    lele_text_add(out, " · ");
    const char *low = lele_level_title((lele_level)first, book->lang);
    if (first == last)
        lele_text_add(out, low);
    else
        print_words_add(out, book->lang, PRINT_W_LEVELS, low,
                        lele_level_title((lele_level)last, book->lang));
}

/* The first puzzle, as an ornament. */
static void draw_ornament(print_book *book, double y, double most)
{
    print_reading reading;
    print_record record;
    print_reading_begin(&reading, book->spool, book->by_level);
    if (!print_reading_next(&reading, &record))
        return;
    print_take_layout(book, &record);
    const double wide = book->area.width * 0.62;
    const double side = wide < most ? wide : most;
    const draw_board board = { .layout = &book->layout,
                               .givens = &record.givens,
                               .values = &record.givens,
                               .look = book->look };
    draw_board_at(book->type, book->cr, &board, book->area.x + (book->area.width - side) / 2, y,
                  side);
}

static void draw_cover(print_book *book)
{
    lele_text text;
    lele_text_init(&text);
    const double height = book->area.height;
    const double size = book->area.width / 11;
    const draw_words title = { .text = title_of(book),
                               .size = size,
                               .bold = true,
                               .align = DRAW_CENTRE,
                               .colour = book->look->ink,
                               .least = size * 0.45,
                               .most = height * 0.2 };
    double y = book->area.y + height * 0.1;
    y += draw_text(book->type, book->cr, &title, book->area.x, y, book->area.width) + size * 0.2;
    const char *subtitle = book->given->subtitle;
    if (subtitle != NULL)
        y += print_line(book, subtitle, size * 0.42, false, DRAW_CENTRE, &book->area, y) + 4;
    add_summary(book, &text);
    y += print_line(book, text.data, size * 0.34, false, DRAW_CENTRE, &book->area, y);
    const double end = book->area.y + height * 0.93;
    draw_ornament(book, y + height * 0.07, end - y - height * 0.12);
    if (book->given->title != NULL)
        (void)print_line(book, print_word_of(PRINT_W_PROGRAM, book->lang), 10, false, DRAW_CENTRE,
                         &book->area, end);
    book->failed = book->failed || text.failed;
    lele_text_release(&text);
}

static void add_range(lele_text *out, lele_lang lang, uint64_t first, uint64_t count)
{
    if (count == 1)
        print_words_add_numbers(out, lang, PRINT_W_SINGLE, (int64_t)first, 0);
    else
        print_words_add_numbers(out, lang, PRINT_W_RANGE, (int64_t)first,
                                (int64_t)(first + count - 1));
}

static void add_tenths(lele_text *out, lele_lang lang, int low, int high)
{
    char first[16], second[16];
    (void)snprintf(first, sizeof first, "%d.%d", low / 10, low % 10);
    (void)snprintf(second, sizeof second, "%d.%d", high / 10, high % 10);
    print_words_add(out, lang, low == high ? PRINT_W_RATING : PRINT_W_RATINGS, first, second);
}

/* "Puzzles 13-24 · rating 3.2-4.5 · 10-25 min each" */
static void add_facts(const print_book *book, int section, uint64_t first, lele_text *out)
{
    const print_spool *spool = book->spool;
    add_range(out, book->lang, first, print_book_count(book, section));
    if (!book->by_level || section >= LELE_LEVEL_COUNT)
        return;
    lele_text_add(out, " · ");
    add_tenths(out, book->lang, spool->lowest[section], spool->highest[section]);
    lele_text_add(out, " · ");
    print_words_add_numbers(
        out, book->lang,
        spool->fastest[section] == spool->slowest[section] ? PRINT_W_MINUTES : PRINT_W_MINUTE_RANGE,
        spool->fastest[section], spool->slowest[section]);
}

static void draw_dots(print_book *book, double from, double to, double y)
{
    static const double dots[] = { 0, 4 };
    cairo_save(book->cr);
    draw_set(book->cr, book->look->note_ink);
    cairo_set_line_width(book->cr, 1);
    cairo_set_line_cap(book->cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_dash(book->cr, dots, 2, 0);
    cairo_move_to(book->cr, from, y);
    cairo_line_to(book->cr, to, y);
    cairo_stroke(book->cr);
    cairo_restore(book->cr);
}

/* A title, dots and the page; facts below in small letters.  Returns the height. */
static double draw_row(print_book *book, const char *title, const char *facts, uint64_t page,
                       double y)
{
    char number[24];
    const double size = print_font(book, 14);
    (void)snprintf(number, sizeof number, "%" PRIu64, page);
    const draw_words left = { .text = title, .size = size, .bold = true };
    const draw_words right = { .text = number, .size = size };
    const double from = book->area.x + draw_text_width(book->type, &left) + 8;
    const double to = book->area.x + book->area.width - draw_text_width(book->type, &right) - 8;
    double height = print_line(book, title, size, true, DRAW_LEFT, &book->area, y);
    (void)print_line(book, number, size, false, DRAW_RIGHT, &book->area, y);
    if (from < to)
        draw_dots(book, from, to, y + height * 0.72);
    if (*facts != '\0')
        height +=
            2 + print_line(book, facts, size * 0.68, false, DRAW_LEFT, &book->area, y + height + 2);
    return height + size * 1.1;
}

static void draw_contents(print_book *book)
{
    uint64_t first = 1;
    const double size = print_font(book, 22);
    double y = book->area.y + size * 0.4;
    y += print_line(book, print_word_of(PRINT_W_CONTENTS, book->lang), size, true, DRAW_LEFT,
                    &book->area, y) +
         size;
    for (int section = 0; section < PRINT_SECTIONS; section++) {
        if (book->section_page[section] == 0)
            continue;
        lele_text facts;
        lele_text_init(&facts);
        add_facts(book, section, first, &facts);
        y += draw_row(book, print_book_section(book, section), facts.data,
                      book->section_page[section], y);
        first += print_book_count(book, section);
        book->failed = book->failed || facts.failed;
        lele_text_release(&facts);
    }
    if (book->answers_page != 0)
        (void)draw_row(
            book,
            print_word_of(book->worksheet >= 0 ? PRINT_W_ANSWERS : PRINT_W_SOLUTIONS, book->lang),
            "", book->answers_page, y);
}

static void add_outline(print_book *book, const char *title, uint64_t page)
{
    char link[48];
    (void)snprintf(link, sizeof link, "page=%" PRIu64 " pos=[0 0]", page);
    (void)cairo_pdf_surface_add_outline(book->sink->surface, CAIRO_PDF_OUTLINE_ROOT, title, link,
                                        (cairo_pdf_outline_flags_t)0);
}

void print_outline(print_book *book)
{
    if (!book->cover || book->sink->surface == NULL || book->sink->kind != CLI_PRINT_PDF)
        return;
    for (int section = 0; section < PRINT_SECTIONS; section++)
        if (book->section_page[section] != 0)
            add_outline(book, print_book_section(book, section), book->section_page[section]);
    if (book->answers_page != 0)
        add_outline(
            book,
            print_word_of(book->worksheet >= 0 ? PRINT_W_ANSWERS : PRINT_W_SOLUTIONS, book->lang),
            book->answers_page);
}

void print_front(print_book *book)
{
    if (!book->cover || !print_page_begin(book, NULL))
        return;
    draw_cover(book);
    print_page_end(book);
    if (!print_page_begin(book, ""))
        return;
    draw_contents(book);
    print_page_end(book);
}
