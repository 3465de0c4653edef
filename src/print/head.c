/* The head of a puzzle: two lines of facts, or a QR code with the facts beside it. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "draw/qr.h"
#include "print/book.h"
#include "print/words.h"

/* The four ends of the two lines. */
struct ends {
    lele_text text[4];
};

enum { TOP_LEFT, TOP_RIGHT, LOW_LEFT, LOW_RIGHT };

static const uint8_t end_of[CLI_HEAD_PARTS] = {
    [CLI_HEAD_NUMBER] = TOP_LEFT,   [CLI_HEAD_LEVEL] = TOP_LEFT, [CLI_HEAD_RATING] = TOP_RIGHT,
    [CLI_HEAD_MINUTES] = TOP_RIGHT, [CLI_HEAD_TITLE] = LOW_LEFT, [CLI_HEAD_TECHNIQUE] = LOW_LEFT,
    [CLI_HEAD_SEED] = LOW_LEFT,     [CLI_HEAD_TIME] = LOW_RIGHT,
};

static void add_part(const print_book *book, const print_record *record, int part, lele_text *out)
{
    const bool rated = record->level < PRINT_NOT_RATED;
    switch (part) {
    case CLI_HEAD_NUMBER:
        lele_text_add_int(out, (int64_t)record->number);
        break;
    case CLI_HEAD_LEVEL:
        if (rated)
            lele_text_add(out, lele_level_title((lele_level)record->level, book->lang));
        break;
    case CLI_HEAD_RATING:
        if (rated)
            lele_text_add_tenths(out, record->rating);
        break;
    case CLI_HEAD_TECHNIQUE:
        if (rated)
            lele_text_add(out, lele_technique_at((size_t)record->technique)->title[book->lang]);
        break;
    case CLI_HEAD_MINUTES:
        if (rated)
            print_words_add_numbers(out, book->lang, PRINT_W_MINUTES, record->minutes, 0);
        break;
    case CLI_HEAD_SEED:
        lele_text_add(out, record->seed);
        break;
    case CLI_HEAD_TITLE:
        lele_text_add(out, record->title);
        break;
    default:
        lele_text_add(out, print_word_of(PRINT_W_TIME, book->lang));
        lele_text_add(out, " __________");
        break;
    }
}

static void fill_ends(const print_book *book, const print_record *record, struct ends *ends)
{
    for (int part = 0; part < CLI_HEAD_PARTS; part++) {
        lele_text *out = &ends->text[end_of[part]];
        if ((book->head >> part & 1) == 0)
            continue;
        const size_t before = out->length;
        if (before > 0)
            lele_text_add(out, end_of[part] == TOP_LEFT ? "  " : " · ");
        const size_t start = out->length;
        add_part(book, record, part, out);
        if (out->length == start) { /* the puzzle has no such thing */
            out->length = before;
            out->data[before] = '\0';
        }
    }
}

/* A line with two ends; returns its height, 0 if both are empty. */
static double draw_ends(print_book *book, const lele_text *left, const lele_text *right, bool bold,
                        double size, const print_area *place, double y)
{
    if (left->length + right->length == 0)
        return 0;
    draw_words words = { .text = right->data,
                         .size = size,
                         .align = DRAW_RIGHT,
                         .colour = book->look->note_ink,
                         .least = size * 0.6 };
    const double wanted = right->length != 0 ? draw_text_width(book->type, &words) + 1 : 0;
    const double most = left->length != 0 ? place->width * 0.6 : place->width;
    const double share = wanted < most ? wanted : most;
    double height = draw_text(book->type, book->cr, &words, place->x + place->width - share, y,
                              right->length != 0 ? share : 1);
    words = (draw_words){ .text = left->data,
                          .size = size,
                          .bold = bold,
                          .colour = bold ? book->look->ink : book->look->note_ink,
                          .least = size * 0.6 };
    const double rest = place->width - share - (share > 0 ? size * 0.6 : 0);
    const double other = draw_text(book->type, book->cr, &words, place->x, y, rest);
    return height > other ? height : other;
}

/* Where the page opens the puzzle: URL#/p/CODE. */
static bool add_link(const print_book *book, const print_record *record, lele_text *out)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
                                "-_.!~*'()";
    lele_position position;
    lele_text code;
    lele_text_init(&code);
    lele_position_from_grid(&position, &book->layout, &record->givens);
    const bool good = lele_codec_write(lele_codec_find("share"), &position, &code, NULL) == LELE_OK;
    lele_text_add(out, book->given->url);
    lele_text_add(out, "#/p/");
    for (size_t i = 0; good && i < code.length; i++) {
        char escaped[4];
        const unsigned char c = (unsigned char)code.data[i];
        if (strchr(plain, c) != NULL)
            (void)snprintf(escaped, sizeof escaped, "%c", c);
        else
            (void)snprintf(escaped, sizeof escaped, "%%%02X", c);
        lele_text_add(out, escaped);
    }
    lele_text_release(&code);
    return good;
}

/* The digits of the solution in rows, which any reader of QR codes shows. */
static bool add_solution(const print_book *book, const print_record *record, lele_text *out)
{
    const int size = book->layout.size;
    for (int cell = 0; cell < book->layout.cell_count; cell++) {
        if (cell % size == 0 && cell > 0)
            lele_text_add_char(out, '\n');
        lele_text_add_char(out, lele_cell_char(record->solution.cell[cell]));
    }
    return record->has_solution;
}

/* What the code of the puzzle says; empty: nothing. */
static void add_code(print_book *book, const print_record *record, lele_text *out)
{
    const bool good = book->given->qr == CLI_QR_PLAY ? add_link(book, record, out)
                                                     : add_solution(book, record, out);
    book->failed = book->failed || out->failed;
    if (!good)
        lele_text_clear(out);
}

static double within(double value, double least, double most)
{
    return value < least ? least : value > most ? most : value;
}

static double head_size(const print_book *book, const print_area *place)
{
    return within(place->width / 24, 6.8, 11) * (book->given->large ? 1.6 : 1);
}

/* Two lines with two ends each; returns their height. */
static double draw_two(print_book *book, const struct ends *ends, const print_area *place)
{
    const double size = head_size(book, place);
    const double top =
        draw_ends(book, &ends->text[TOP_LEFT], &ends->text[TOP_RIGHT], true, size, place, place->y);
    return top + draw_ends(book, &ends->text[LOW_LEFT], &ends->text[LOW_RIGHT], false, size * 0.85,
                           place, place->y + top + (top > 0 ? 1 : 0));
}

/* The four ends below each other, beside a code: there is no room for two in a line. */
static double draw_stack(print_book *book, const struct ends *ends, const print_area *place,
                         double size)
{
    lele_text none;
    double height = 0;
    lele_text_init(&none);
    for (int i = 0; i < 4; i++)
        height += draw_ends(book, &ends->text[i], &none, i == TOP_LEFT,
                            i == TOP_LEFT ? size : size * 0.85, place, place->y + height);
    lele_text_release(&none);
    return height;
}

/* A code that is hard to read takes up to half of the width.  A picture in which its modules would have
 * less than two pixels is refused. */
static double code_side(print_book *book, const lele_text *code, const print_area *place)
{
    const bool picture = book->sink->kind == CLI_PRINT_PNG;
    const double most = place->width / 2;
    const double usual = within(place->width * 0.24, most < 45 ? most : 45, 82);
    /* many boards on a page leave less room: two pixels where others have three */
    const double share = !picture && book->per_page > 4 ? 2.0 / 3 : 1;
    const double wanted = draw_qr_side(book->sink->cr, code->length) * share;
    const double side = within(wanted, usual, usual < most ? most : usual);
    const double dpi = book->sink->dpi, two_pixels = dpi > 100 ? wanted * 100 / dpi : wanted;
    if (book->cr != NULL && picture && side < two_pixels * 0.999) {
        book->blurred = true;
        book->sink->status = CLI_STATUS_USAGE; /* the page is not kept */
    }
    return side;
}

/* The words stand beside the code and near the board; returns the height of both. */
static double draw_with_code(print_book *book, const print_record *record, const struct ends *ends,
                             const print_area *place)
{
    cairo_t *cr = book->cr;
    lele_text text;
    lele_text_init(&text);
    add_code(book, record, &text);
    const double size = head_size(book, place);
    const double code = code_side(book, &text, place);
    print_area words = *place;
    words.width -= code + 4;
    book->cr = NULL;
    const double lines = draw_stack(book, ends, &words, size);
    book->cr = cr;
    const double height = lines > code ? lines : code;
    words.y += code * 0.93 > lines ? code * 0.93 - lines : 0;
    (void)draw_stack(book, ends, &words, size);
    if (cr != NULL)
        (void)draw_qr(cr, text.data, text.length, place->x + place->width - code,
                      place->y + height - code, code);
    lele_text_release(&text);
    return height;
}

/* A sentence for each look of the clues. */
static void add_rules(const print_book *book, lele_text *out)
{
    const lele_clue_list *list = &book->layout.clues->list;
    const bool zh = book->lang == LELE_LANG_ZH;
    uint64_t said = 0;
    for (int i = 0; i < list->clue_count; i++) {
        const lele_look look = (lele_look)list->clue[i].look;
        if ((said >> look & 1) != 0)
            continue;
        said |= UINT64_C(1) << look;
        lele_text_add(out, out->length == 0 || zh ? "" : " ");
        lele_text_add(out, lele_look_title(look, book->lang));
        lele_text_add(out, zh ? "：" : ": ");
        lele_text_add(out, lele_look_meaning(look, book->lang));
    }
}

/* The rules of a puzzle with clues, in small letters; returns their height.  A page that is nothing
 * but a board has none. */
static double draw_rules(print_book *book, const print_area *place, double y)
{
    if (book->layout.clues == NULL || book->paper.fit)
        return 0;
    lele_text text;
    lele_text_init(&text);
    add_rules(book, &text);
    const double size = head_size(book, place) * 0.78;
    const draw_words words = { .text = text.data,
                               .size = size,
                               .colour = book->look->note_ink,
                               .least = size * 0.7,
                               .most = place->width * 0.2 };
    const double height = draw_text(book->type, book->cr, &words, place->x, y, place->width);
    book->failed = book->failed || text.failed;
    lele_text_release(&text);
    return height;
}

void print_head(print_book *book, const print_record *record, print_area *place)
{
    struct ends ends;
    for (int i = 0; i < 4; i++)
        lele_text_init(&ends.text[i]);
    fill_ends(book, record, &ends);
    double height = book->given->qr != CLI_QR_NONE ? draw_with_code(book, record, &ends, place)
                                                   : draw_two(book, &ends, place);
    height += draw_rules(book, place, place->y + height);
    const double below = height > 0 ? height + head_size(book, place) * 0.5 : 0;
    place->y += below;
    place->height -= below;
    for (int i = 0; i < 4; i++) {
        book->failed = book->failed || ends.text[i].failed;
        lele_text_release(&ends.text[i]);
    }
}
