/* The looks, see look.h.  The colours are those of the page's light theme (web/src/theme.css). */
#include "draw/look.h"

#define RGB(hex)                                                                                   \
    {                                                                                              \
        ((hex) >> 16 & 0xFF) / 255.0, ((hex) >> 8 & 0xFF) / 255.0, ((hex)&0xFF) / 255.0            \
    }

/* clang-format off */
#define COLOURS                                                                                    \
    .ink = RGB(0x16202C), .own = RGB(0x1B55C4), .faint = RGB(0xAAB5C2), .note_ink = RGB(0x4A5A6D), \
    .line = RGB(0x25313F), .rule = RGB(0x8392A5), .extra = RGB(0xE6EAF6), .diagonal = RGB(0xA9BFE8),                      \
    .unit = RGB(0xE4EEFF),                                                                         \
    .fill = {                                                                                      \
        [LELE_TONE_1] = RGB(0xCFE8D5), [LELE_TONE_2] = RGB(0xCDEEE8),                              \
        [LELE_TONE_3] = RGB(0xEFE1FB), [LELE_TONE_4] = RGB(0xFBDFEC),                              \
        [LELE_TONE_5] = RGB(0xFBF0C4), [LELE_TONE_FIN] = RGB(0xEFE1FB),                            \
        [LELE_TONE_OFF] = RGB(0xFFFFFF), [LELE_TONE_COVER] = RGB(0xE8F0FE),                        \
        [LELE_TONE_PLACE] = RGB(0xCFE8D5), [LELE_TONE_ELIMINATE] = RGB(0xFFE3B8),                  \
    },                                                                                             \
    .tone = {                                                                                      \
        [LELE_TONE_1] = RGB(0x1B55C4), [LELE_TONE_2] = RGB(0x0C6B5C),                              \
        [LELE_TONE_3] = RGB(0x7A2FB0), [LELE_TONE_4] = RGB(0xA01F63),                              \
        [LELE_TONE_5] = RGB(0x7A4B00), [LELE_TONE_FIN] = RGB(0x7A2FB0),                            \
        [LELE_TONE_OFF] = RGB(0x7A2FB0), [LELE_TONE_COVER] = RGB(0x4A5A6D),                        \
        [LELE_TONE_PLACE] = RGB(0x14733B), [LELE_TONE_ELIMINATE] = RGB(0xAD221B),                  \
    }
/* Without colours: the shape of a mark tells it apart, as on the page in forced colours. */
#define BLACK                                                                                      \
    .grey = true,                                                                                  \
    .ink = RGB(0), .own = RGB(0), .faint = RGB(0x6B6B6B), .note_ink = RGB(0),                      \
    .line = RGB(0), .rule = RGB(0x4D4D4D), .extra = RGB(0xD9D9D9), .diagonal = RGB(0x7A7A7A), .unit = RGB(0xEEEEEE),      \
    .fill = {                                                                                      \
        [LELE_TONE_1] = RGB(0xD4D4D4), [LELE_TONE_2] = RGB(0xE2E2E2),                              \
        [LELE_TONE_3] = RGB(0xC4C4C4), [LELE_TONE_4] = RGB(0xB8B8B8),                              \
        [LELE_TONE_5] = RGB(0xE9E9E9), [LELE_TONE_FIN] = RGB(0xC4C4C4),                            \
        [LELE_TONE_OFF] = RGB(0xFFFFFF), [LELE_TONE_COVER] = RGB(0xEEEEEE),                        \
        [LELE_TONE_PLACE] = RGB(0xD4D4D4), [LELE_TONE_ELIMINATE] = RGB(0xFFFFFF),                  \
    }
/* clang-format on */

static const draw_look looks[] = {
    [DRAW_PLAIN] = { .digit = 0.62, .note = 0.78, .thin = 0.012, .thick = 0.045, COLOURS },
    [DRAW_LARGE] = { .digit = 0.80,
                     .note = 0.95,
                     .thin = 0.018,
                     .thick = 0.065,
                     .bold = true,
                     COLOURS },
    [DRAW_CONTRAST] = { .digit = 0.64,
                        .note = 0.82,
                        .thin = 0.022,
                        .thick = 0.075,
                        .bold = true,
                        BLACK },
    [DRAW_LARGE + DRAW_CONTRAST] = { .digit = 0.80,
                                     .note = 0.95,
                                     .thin = 0.026,
                                     .thick = 0.085,
                                     .bold = true,
                                     BLACK },
};

const draw_look *draw_look_of(unsigned style)
{
    return &looks[style & (DRAW_LARGE | DRAW_CONTRAST)];
}

void draw_set(cairo_t *cr, draw_colour colour)
{
    cairo_set_source_rgb(cr, colour.red, colour.green, colour.blue);
}
