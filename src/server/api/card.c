/* Cards are drawn by src/draw, which lele-print uses too. */
#include "server/api/card.h"

#include <cairo-svg.h>
#include <pthread.h>
#include <string.h>

#include "draw/board.h"
#include "draw/qr.h"
#include "server/api/share_words.h"

enum { MARGIN = 48, SIDE = CARD_HEIGHT - 2 * MARGIN, TEXT_LEFT = SIDE + 2 * MARGIN };

static cairo_status_t append(void *data, const unsigned char *bytes, unsigned length)
{
    lele_text *out = data;
    lele_text_add_bytes(out, (const char *)bytes, length);
    return out->failed ? CAIRO_STATUS_NO_MEMORY : CAIRO_STATUS_SUCCESS;
}

/* Fonts are found by a library that is slow at first and shares its tables. */
static pthread_mutex_t drawing = PTHREAD_MUTEX_INITIALIZER;

static void fill(cairo_t *cr, unsigned hex)
{
    cairo_set_source_rgb(cr, (hex >> 16 & 0xFF) / 255.0, (hex >> 8 & 0xFF) / 255.0,
                         (hex & 0xFF) / 255.0);
}

static void draw_shared(draw_type *type, cairo_t *cr, const share_facts *facts, double at,
                        double side)
{
    const draw_board board = { .layout = &facts->layout,
                               .givens = &facts->givens,
                               .values = &facts->values,
                               .look = draw_look_of(DRAW_PLAIN) };
    draw_board_at(type, cr, &board, at, at, side);
}

static double draw_line(draw_type *type, cairo_t *cr, const char *text, double size, bool bold,
                        draw_colour colour, double y)
{
    const draw_words words = { .text = text, .size = size, .bold = bold, .colour = colour };
    return y + draw_text(type, cr, &words, TEXT_LEFT, y, CARD_WIDTH - TEXT_LEFT - MARGIN);
}

static void draw_words_of(draw_type *type, cairo_t *cr, const share_facts *facts, lele_lang lang)
{
    const draw_look *look = draw_look_of(DRAW_PLAIN);
    lele_text text;
    lele_text_init(&text);
    double y = MARGIN + 24;
    y = draw_line(type, cr, share_word_of(SHARE_W_PROGRAM, lang), 32, true, look->own, y) + 40;
    share_add_title(facts, lang, &text);
    y = draw_line(type, cr, text.data, 50, true, look->ink, y) + 36;
    lele_text_clear(&text);
    share_add_line(facts, lang, &text);
    if (text.length > 0)
        draw_line(type, cr, text.data, 31, false, look->note_ink, y);
    lele_text_release(&text);
}

static void draw_card(draw_type *type, cairo_t *cr, const share_facts *facts, lele_lang lang)
{
    fill(cr, 0xEEF3FA);
    cairo_paint(cr);
    fill(cr, 0xFFFFFF);
    cairo_rectangle(cr, MARGIN, MARGIN, SIDE, SIDE);
    cairo_fill(cr);
    draw_shared(type, cr, facts, MARGIN, SIDE);
    draw_words_of(type, cr, facts, lang);
}

static bool write_png(cairo_t *cr, cairo_surface_t *surface, lele_text *out)
{
    return cairo_status(cr) == CAIRO_STATUS_SUCCESS &&
           cairo_surface_write_to_png_stream(surface, append, out) == CAIRO_STATUS_SUCCESS;
}

bool card_draw(const share_facts *facts, lele_lang lang, lele_text *out)
{
    pthread_mutex_lock(&drawing);
    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, CARD_WIDTH, CARD_HEIGHT);
    cairo_t *cr = cairo_create(surface);
    draw_type *type = draw_type_new(lang, NULL);
    if (type != NULL)
        draw_card(type, cr, facts, lang);
    const bool drawn = type != NULL && write_png(cr, surface, out);
    draw_type_free(type);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    pthread_mutex_unlock(&drawing);
    return drawn;
}

/* Ends an SVG: its last bytes come when it is finished. */
static bool finish(cairo_t *cr, cairo_surface_t *surface)
{
    cairo_destroy(cr);
    cairo_surface_finish(surface);
    const bool written = cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS;
    cairo_surface_destroy(surface);
    return written;
}

bool card_draw_board(const share_facts *facts, lele_text *out)
{
    pthread_mutex_lock(&drawing);
    cairo_surface_t *surface =
        cairo_svg_surface_create_for_stream(append, out, CARD_BOARD, CARD_BOARD);
    cairo_t *cr = cairo_create(surface);
    draw_type *type = draw_type_new(LELE_LANG_EN, NULL);
    fill(cr, 0xFFFFFF);
    cairo_paint(cr);
    if (type != NULL)
        draw_shared(type, cr, facts, 4, CARD_BOARD - 8);
    draw_type_free(type);
    const bool drawn = finish(cr, surface) && type != NULL;
    pthread_mutex_unlock(&drawing);
    return drawn;
}

bool card_draw_qr(const char *address, card_form form, lele_text *out)
{
    cairo_surface_t *surface =
        form == CARD_PNG ? cairo_image_surface_create(CAIRO_FORMAT_RGB24, CARD_QR, CARD_QR)
                         : cairo_svg_surface_create_for_stream(append, out, CARD_QR, CARD_QR);
    cairo_t *cr = cairo_create(surface);
    fill(cr, 0xFFFFFF);
    cairo_paint(cr);
    bool drawn = draw_qr(cr, address, strlen(address), 0, 0, CARD_QR);
    if (form == CARD_PNG)
        drawn = drawn && write_png(cr, surface, out);
    return finish(cr, surface) && drawn;
}
