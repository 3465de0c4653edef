/* A page and its furniture: margins, header, page number, crop marks; see book.h. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "print/book.h"

double print_font(const print_book *book, double size)
{
    return book->given->large ? size * 1.5 : size;
}

/* Marks where the sheet is cut, outside of the paper. */
static void draw_crop_marks(print_book *book)
{
    const double far = book->bleed, near = book->bleed * 0.35;
    const double width = book->paper.width, height = book->paper.height;
    cairo_t *cr = book->cr;
    for (int corner = 0; corner < 4; corner++) {
        const double x = (corner & 1) != 0 ? width : 0, y = (corner & 2) != 0 ? height : 0;
        const double out_x = (corner & 1) != 0 ? 1 : -1, out_y = (corner & 2) != 0 ? 1 : -1;
        cairo_move_to(cr, x + out_x * near, y);
        cairo_line_to(cr, x + out_x * far, y);
        cairo_move_to(cr, x, y + out_y * near);
        cairo_line_to(cr, x, y + out_y * far);
    }
    cairo_set_source_rgb(cr, 0, 0, 0);
    cairo_set_line_width(cr, 0.4);
    cairo_stroke(cr);
}

bool print_fits(print_book *book, double side)
{
    const double least = 4; /* of a cell, in points: 1.4 mm */
    if (side < least * book->layout.size && book->sink->status == CLI_STATUS_OK) {
        book->crowded = true;
        book->sink->status = CLI_STATUS_USAGE; /* the page is not kept */
    }
    return !book->crowded;
}

double print_line(print_book *book, const char *text, double size, bool bold, draw_align align,
                  const print_area *area, double y)
{
    const draw_words words = { .text = text,
                               .size = size,
                               .bold = bold,
                               .align = align,
                               .colour = book->look->ink,
                               .least = size * 0.55 };
    return draw_text(book->type, book->cr, &words, area->x, y, area->width);
}

/* The header: the title left, the section right, a rule below. */
static void draw_header(print_book *book, const char *section)
{
    const double size = print_font(book, 9);
    const char *title = book->given->title;
    print_area left = book->area, right = book->area;
    if (title == NULL && *section == '\0')
        return;
    left.width = right.width = book->area.width / 2 - 6;
    right.x += book->area.width / 2 + 6;
    if (title != NULL)
        (void)print_line(book, title, size, true, DRAW_LEFT, &left, book->area.y);
    (void)print_line(book, section, size, false, DRAW_RIGHT, &right, book->area.y);
    const double below = book->area.y + size * 1.75;
    draw_set(book->cr, book->look->faint);
    cairo_set_line_width(book->cr, 0.6);
    cairo_move_to(book->cr, book->area.x, below);
    cairo_line_to(book->cr, book->area.x + book->area.width, below);
    cairo_stroke(book->cr);
    book->area.y += size * 2.9;
    book->area.height -= size * 2.9;
}

static void draw_number(print_book *book)
{
    char number[24];
    const double size = print_font(book, 9);
    if (book->pages <= 1)
        return;
    (void)snprintf(number, sizeof number, "%" PRIu64, book->sink->page);
    book->area.height -= size * 2.2;
    (void)print_line(book, number, size, false, DRAW_CENTRE, &book->area,
                     book->area.y + book->area.height + size * 0.8);
}

bool print_page_begin(print_book *book, const char *section)
{
    book->cr = book->failed ? NULL : print_sink_page(book->sink);
    if (book->cr == NULL)
        return false;
    cairo_save(book->cr);
    cairo_translate(book->cr, book->bleed, book->bleed);
    if (book->bleed > 0)
        draw_crop_marks(book);
    const bool odd = book->sink->page % 2 == 1;
    book->area = (print_area){ book->margin + (odd ? book->binding : 0), book->margin,
                               book->paper.width - 2 * book->margin - book->binding,
                               book->paper.height - 2 * book->margin };
    if (section != NULL && !book->paper.fit) {
        draw_header(book, section);
        draw_number(book);
    }
    return true;
}

void print_page_end(print_book *book)
{
    cairo_restore(book->cr);
    print_sink_page_end(book->sink);
    book->cr = NULL;
}

print_area print_place(const print_area *area, print_grid grid, int index, double gap)
{
    const double width = (area->width - gap * (grid.columns - 1)) / grid.columns;
    const double height = (area->height - gap * (grid.rows - 1)) / grid.rows;
    return (print_area){ area->x + index % grid.columns * (width + gap),
                         area->y + (int)(index / grid.columns) * (height + gap), width, height };
}

/* A layout with clues belongs to a collection, which is for this one only: memory stays constant. */
static void take_clues(print_book *book, const print_record *record)
{
    lele_text text;
    lele_text_init(&text);
    lele_layouts_free(book->layouts);
    book->layouts = lele_layouts_new();
    const lele_layout *layout = NULL;
    if (book->layouts != NULL && print_spool_clues(book->spool, record, &text)) {
        lele_layouts_allow_clues(book->layouts);
        layout = lele_layouts_get(book->layouts, text.data, NULL);
    }
    book->failed = book->failed || (layout == NULL && book->spool->error == 0);
    if (layout != NULL)
        book->layout = *layout;
    lele_text_release(&text);
}

void print_take_layout(print_book *book, const print_record *record)
{
    if (strcmp(book->layout.name, record->layout) == 0)
        return;
    if (record->clues == 0)
        (void)lele_layout_init(&book->layout, record->layout, NULL); /* it was one before */
    else
        take_clues(book, record);
}
