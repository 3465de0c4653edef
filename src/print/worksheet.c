/* Worksheets: the question below a position, and its answer: the drawing and the words of the hint. */
#include <stdlib.h>
#include <string.h>

#include "print/book.h"
#include "print/words.h"

static double draw_question(print_book *book, const print_record *record, const print_area *place)
{
    lele_text text;
    lele_text_init(&text);
    const lele_technique *technique = lele_technique_at((size_t)book->worksheet);
    print_words_add(&text, book->lang, record->places ? PRINT_W_ASK_PLACE : PRINT_W_ASK_ELIMINATE,
                    technique->title[book->lang], NULL);
    const double size = print_font(book, place->width < 250 ? 8 : 10);
    const draw_words words = { .text = text.data, .size = size, .colour = book->look->ink };
    const double height =
        draw_text(book->type, book->cr, &words, place->x, place->y + size * 0.7, place->width);
    book->failed = book->failed || text.failed;
    lele_text_release(&text);
    return height + size * 1.4;
}

/* Takes the room of the question from the place; when the page is drawn, draws it there. */
void print_question(print_book *book, const print_record *record, print_area *place)
{
    const double size = print_font(book, 10);
    cairo_t *cr = book->cr;
    const bool measures = place->height > size * 8;
    if (measures)
        book->cr = NULL;
    const double asked = draw_question(book, record, place);
    book->cr = cr;
    if (measures) {
        place->height -= asked + size * 2.6;
        return;
    }
    const double y = place->y + asked;
    const draw_words words = { .text = print_word_of(PRINT_W_YOUR_ANSWER, book->lang),
                               .size = size * 0.85,
                               .colour = book->look->note_ink };
    const double width = draw_text_width(book->type, &words);
    (void)draw_text(book->type, cr, &words, place->x, y, width + 1);
    draw_set(cr, book->look->faint);
    cairo_set_line_width(cr, 0.6);
    cairo_move_to(cr, place->x + width + 6, y + size * 1.1);
    cairo_line_to(cr, place->x + place->width, y + size * 1.1);
    cairo_stroke(cr);
}

/* The engine for the layout of the record. */
static lele_engine *engine_for(print_book *book)
{
    if (book->engine != NULL && strcmp(book->engine_layout.name, book->layout.name) == 0)
        return book->engine;
    lele_engine_free(book->engine);
    book->engine_layout = book->layout;
    book->engine = lele_engine_new(&book->engine_layout);
    book->failed = book->failed || book->engine == NULL;
    return book->engine;
}

struct answer {
    lele_step step;
    lele_board board;
    lele_past past;
    lele_sketch drawing;
};

/* Finds the step again: on the same board it is the same one. */
static bool find(print_book *book, const print_record *record, struct answer *answer)
{
    lele_technique_list only = { .count = 1 };
    const lele_find_options options = { &only, LELE_UNIQUENESS_PROVED };
    lele_engine *engine = engine_for(book);
    only.order[0] = (uint8_t)book->worksheet;
    lele_position position;
    lele_position_from_grid(&position, &book->engine_layout, &record->givens);
    position.values = record->values;
    position.has_candidates = true;
    memcpy(position.candidates, record->notes, sizeof position.candidates);
    if (engine == NULL)
        return false;
    lele_board_init_position(&answer->board, &position);
    if (!lele_engine_next(engine, &answer->board, &options, &answer->step))
        return false;
    lele_past_init(&answer->past);
    lele_past_add_board(&answer->past, &answer->board, (lele_removal){ LELE_REMOVAL_INPUT, 0, 0 });
    lele_sketch_init(&answer->drawing, &answer->step, &answer->board, &answer->past, LELE_HINT_WHY);
    return true;
}

static void draw_words_of(print_book *book, const struct answer *answer, const print_area *place)
{
    lele_text text;
    lele_text_init(&text);
    lele_step_write_past(&answer->step, &answer->board, &answer->past, book->lang, LELE_HINT_WHY,
                         &text);
    const double size = print_font(book, 10);
    const draw_words words = { .text = text.data,
                               .size = size,
                               .colour = book->look->ink,
                               .least = size * 0.55,
                               .most = place->height };
    (void)draw_text(book->type, book->cr, &words, place->x, place->y, place->width);
    book->failed = book->failed || text.failed;
    lele_text_release(&text);
}

/* The board left, the words right of it; on a narrow page below it. */
void print_explanation(print_book *book, const print_record *record, const print_area *place)
{
    struct answer *answer = malloc(sizeof *answer);
    book->failed = book->failed || answer == NULL;
    if (answer == NULL || !find(book, record, answer)) {
        free(answer);
        return;
    }
    const bool beside = place->width > 400 || place->width > place->height;
    const double gap = place->width * 0.04;
    const double half = beside ? place->width * 0.56 : place->height * 0.6;
    const double limit = beside ? place->height : place->width;
    const double side = half < limit ? half : limit;
    print_area text = *place;
    if (beside)
        text.x += side + gap, text.width -= side + gap;
    else
        text.y += side + gap, text.height -= side + gap;
    const draw_board board = { .layout = &book->engine_layout,
                               .givens = &record->givens,
                               .values = &record->values,
                               .notes = record->notes,
                               .drawing = &answer->drawing,
                               .look = book->look };
    if (print_fits(book, side))
        draw_board_at(book->type, book->cr, &board, place->x, place->y, side);
    draw_words_of(book, answer, &text);
    free(answer);
}
