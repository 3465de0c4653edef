/* Fonts and text by pango, digits by cairo; see type.h. */
#include "draw/type.h"

#include "draw/face.h"

#include <pango/pangocairo.h>
#include <stdlib.h>
#include <string.h>

/* The glyph of a digit and what centres it, for a font of size 1. */
struct glyph {
    unsigned long index;
    double x; /* from the centre to the origin */
};

struct face {
    cairo_font_face_t *font;
    struct glyph glyph[LELE_MAX_SIZE + 1];
    double rise; /* from the centre of a digit down to the baseline */
};

struct draw_type {
    PangoFontMap *map;
    PangoContext *context;
    PangoFontDescription *font;
    draw_faces *shown;
    struct face faces[2]; /* regular, bold */
    lele_clue_sketch clues;
};

static const char *const families[LELE_LANG_COUNT] = {
    [LELE_LANG_EN] = "DejaVu Sans, Noto Sans, Liberation Sans, sans-serif",
    [LELE_LANG_ZH] = "Noto Sans CJK SC, Source Han Sans SC, Noto Sans SC, PingFang SC, "
                     "Microsoft YaHei, WenQuanYi Micro Hei, sans-serif",
};

static const char *const languages[LELE_LANG_COUNT] = {
    [LELE_LANG_EN] = "en", [LELE_LANG_ZH] = "zh-cn"
};

/* Finds the glyphs of the digits.  The digits of a board are of one font for all languages. */
static bool measure(struct face *face, cairo_scaled_font_t *font, double size)
{
    cairo_text_extents_t extents;
    for (int digit = 1; digit <= LELE_MAX_SIZE; digit++) {
        const char text[2] = { lele_digit_char(digit), '\0' };
        cairo_glyph_t *glyphs = NULL;
        int count = 0;
        if (cairo_scaled_font_text_to_glyphs(font, 0, 0, text, 1, &glyphs, &count, NULL, NULL,
                                             NULL) != CAIRO_STATUS_SUCCESS ||
            count != 1) {
            cairo_glyph_free(glyphs);
            return false;
        }
        cairo_scaled_font_glyph_extents(font, glyphs, 1, &extents);
        face->glyph[digit].index = glyphs[0].index;
        face->glyph[digit].x = -(extents.x_bearing + extents.width / 2) / size;
        if (digit == 8)
            face->rise = -(extents.y_bearing + extents.height / 2) / size;
        cairo_glyph_free(glyphs);
    }
    /* A 1 is centred as the other digits are, by its advance. */
    cairo_scaled_font_text_extents(font, "1", &extents);
    face->glyph[1].x = -extents.x_advance / 2 / size;
    return true;
}

static bool open_face(draw_type *type, struct face *face, bool bold)
{
    enum { SIZE = 100 };
    PangoFontDescription *wanted = pango_font_description_copy(type->font);
    pango_font_description_set_weight(wanted, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_absolute_size(wanted, SIZE * PANGO_SCALE);
    PangoFont *font = pango_context_load_font(type->context, wanted);
    pango_font_description_free(wanted);
    if (font == NULL)
        return false;
    cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
    const bool good = scaled != NULL && measure(face, scaled, SIZE);
    cairo_font_face_t *shown = draw_face_of(type->shown, font);
    if (good)
        face->font = cairo_font_face_reference(
            shown != NULL ? shown : cairo_scaled_font_get_font_face(scaled));
    g_object_unref(font);
    return good;
}

/* Positions do not depend on pixels, so every kind of output has the same lines. */
static void set_options(PangoContext *context, lele_lang lang)
{
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    pango_cairo_context_set_resolution(context, 72);
    pango_context_set_language(context, pango_language_from_string(languages[lang]));
    pango_context_set_round_glyph_positions(context, FALSE);
}

draw_type *draw_type_new(lele_lang lang, const char *family)
{
    draw_type *type = calloc(1, sizeof *type);
    if (type == NULL)
        return NULL;
    type->shown = draw_faces_new();
    if (type->shown == NULL) {
        free(type);
        return NULL;
    }
    type->map = pango_cairo_font_map_new();
    type->context = pango_font_map_create_context(type->map);
    type->font = pango_font_description_new();
    set_options(type->context, lang);
    pango_font_description_set_family(type->font, family != NULL ? family : families[lang]);
    if (open_face(type, &type->faces[0], false) && open_face(type, &type->faces[1], true))
        return type;
    draw_type_free(type);
    return NULL;
}

void draw_type_free(draw_type *type)
{
    if (type == NULL)
        return;
    for (int i = 0; i < 2; i++)
        if (type->faces[i].font != NULL)
            cairo_font_face_destroy(type->faces[i].font);
    pango_font_description_free(type->font);
    g_object_unref(type->context);
    g_object_unref(type->map);
    draw_faces_free(type->shown);
    free(type);
}

static PangoLayout *lay_out(draw_type *type, const draw_words *words, double size, double width)
{
    static const PangoAlignment aligns[] = { [DRAW_LEFT] = PANGO_ALIGN_LEFT,
                                             [DRAW_CENTRE] = PANGO_ALIGN_CENTER,
                                             [DRAW_RIGHT] = PANGO_ALIGN_RIGHT };
    PangoLayout *layout = pango_layout_new(type->context);
    PangoFontDescription *font = pango_font_description_copy_static(type->font);
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_font_description_set_weight(font, words->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_alignment(layout, aligns[words->align]);
    pango_layout_set_line_spacing(layout, 1.15F);
    if (width > 0)
        pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
    pango_layout_set_text(layout, words->text, -1);
    return layout;
}

/* Whether a layout is as low and, where the words are one line, as narrow as they have to be. */
static bool fits(PangoLayout *layout, const draw_words *words)
{
    int height;
    pango_layout_get_size(layout, NULL, &height);
    return (words->least == 0 || words->most > 0 || pango_layout_get_line_count(layout) == 1) &&
           (words->most == 0 || height <= words->most * PANGO_SCALE);
}

/* Words of one line that do not fit end with an ellipsis. */
static PangoLayout *fit(draw_type *type, const draw_words *words, double width)
{
    double size = words->size;
    const double least = words->least > 0 ? words->least : size;
    PangoLayout *layout = lay_out(type, words, size, width);
    while (!fits(layout, words) && size > least) {
        g_object_unref(layout);
        size = size * 0.94 > least ? size * 0.94 : least;
        layout = lay_out(type, words, size, width);
    }
    if (!fits(layout, words)) {
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END);
        if (words->most > 0)
            pango_layout_set_height(layout, (int)(words->most * PANGO_SCALE));
    }
    return layout;
}

double draw_text(draw_type *type, cairo_t *cr, const draw_words *words, double x, double y,
                 double width)
{
    PangoLayout *layout = fit(type, words, width);
    int height;
    pango_layout_get_size(layout, NULL, &height);
    if (cr != NULL) {
        draw_set(cr, words->colour);
        cairo_move_to(cr, x, y);
        draw_layout(type->shown, cr, layout);
        cairo_new_path(cr);
    }
    g_object_unref(layout);
    return (double)height / PANGO_SCALE;
}

double draw_text_width(draw_type *type, const draw_words *words)
{
    int width;
    PangoLayout *layout = lay_out(type, words, words->size, 0);
    pango_layout_get_size(layout, &width, NULL);
    g_object_unref(layout);
    return (double)width / PANGO_SCALE;
}

void draw_label_show(draw_type *type, cairo_t *cr, const draw_label *label, double x, double y)
{
    const draw_words words = { .text = label->text, .size = label->size, .bold = label->bold };
    PangoLayout *layout = lay_out(type, &words, label->size, 0);
    PangoRectangle ink;
    pango_layout_get_extents(layout, &ink, NULL);
    const double width = (double)ink.width / PANGO_SCALE, height = (double)ink.height / PANGO_SCALE;
    const double left = label->corner ? x : x - width / 2, top = label->corner ? y : y - height / 2;
    if (label->pad >= 0) {
        draw_set(cr, label->plate);
        cairo_rectangle(cr, left - label->pad, top - label->pad, width + 2 * label->pad,
                        height + 2 * label->pad);
        cairo_fill(cr);
    }
    draw_set(cr, label->colour);
    cairo_move_to(cr, left - (double)ink.x / PANGO_SCALE, top - (double)ink.y / PANGO_SCALE);
    draw_layout(type->shown, cr, layout);
    cairo_new_path(cr);
    g_object_unref(layout);
}

lele_clue_sketch *draw_type_clues(draw_type *type)
{
    return &type->clues;
}

void draw_digits_add(draw_digits *digits, int digit, double x, double y)
{
    if (digits->count < sizeof digits->at / sizeof digits->at[0]) {
        digits->at[digits->count].x = x;
        digits->at[digits->count].y = y;
        digits->at[digits->count++].digit = (uint8_t)digit;
    }
}

void draw_digits_show(draw_type *type, cairo_t *cr, const draw_digits *digits, double size,
                      bool bold)
{
    const struct face *face = &type->faces[bold];
    cairo_glyph_t *glyphs = cairo_glyph_allocate((int)digits->count);
    if (digits->count == 0 || glyphs == NULL)
        return;
    for (size_t i = 0; i < digits->count; i++) {
        const struct glyph *glyph = &face->glyph[digits->at[i].digit];
        glyphs[i].index = glyph->index;
        glyphs[i].x = digits->at[i].x + glyph->x * size;
        glyphs[i].y = digits->at[i].y + face->rise * size;
    }
    cairo_set_font_face(cr, face->font);
    cairo_set_font_size(cr, size);
    cairo_show_glyphs(cr, glyphs, (int)digits->count);
    cairo_glyph_free(glyphs);
}
