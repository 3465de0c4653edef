/* The colours of clues on paper, those of the page's light theme; see clues.h. */
#include "draw/clues.h"

struct pair {
    uint32_t line, fill;
};

static const struct pair usual = { 0x3B4856, 0xDDE1E6 };

/* Where they are not the usual ones.  Whispers: the fill is the colour of the dashed kind. */
static const struct pair colours[LELE_LOOK_COUNT] = {
    [LELE_LOOK_ARROW] = { 0x8E959D, 0xDDE1E6 },
    [LELE_LOOK_PILL] = { 0x8E959D, 0xDDE1E6 },
    [LELE_LOOK_DOUBLE_ARROW] = { 0xC54B8B, 0xF3D3E3 },
    [LELE_LOOK_THERMOMETER] = { 0xA9AFB6, 0xC6CACF },
    [LELE_LOOK_SLOW_THERMOMETER] = { 0xA9AFB6, 0xC6CACF },
    [LELE_LOOK_MAXIMUM] = { 0x59636E, 0xE0E3E7 },
    [LELE_LOOK_MINIMUM] = { 0x59636E, 0xE0E3E7 },
    [LELE_LOOK_ODD] = { 0x8E959D, 0xCBD0D6 },
    [LELE_LOOK_EVEN] = { 0x8E959D, 0xCBD0D6 },
    [LELE_LOOK_PALINDROME] = { 0xA3A9B0, 0xDDE1E6 },
    [LELE_LOOK_CLONE] = { 0x6A7683, 0xDCE3EC },
    [LELE_LOOK_RENBAN] = { 0xE86FE8, 0xF8D3F8 },
    [LELE_LOOK_WHISPERS] = { 0x4DC54D, 0xF39A1B },
    [LELE_LOOK_BETWEEN] = { 0x87909A, 0xDDE1E6 },
    [LELE_LOOK_REGION_SUM] = { 0x23AEDB, 0xCDEEF9 },
    [LELE_LOOK_ENTROPIC] = { 0xEE9B62, 0xFCE3D2 },
    [LELE_LOOK_MODULAR] = { 0x2BA5A5, 0xCFEDED },
    [LELE_LOOK_NABNER] = { 0xB0AE4E, 0xEDECCB },
    [LELE_LOOK_ZIPPER] = { 0xAF87DE, 0xE7DAF7 },
    [LELE_LOOK_EXTRA_REGION] = { 0xB4BCC6, 0xEEF0F4 },
};

static draw_colour of(uint32_t hex)
{
    return (draw_colour){ (hex >> 16 & 255) / 255.0, (hex >> 8 & 255) / 255.0,
                          (hex & 255) / 255.0 };
}

draw_colour draw_clue_colour(const draw_look *look, lele_look clue, lele_clue_ink ink)
{
    static const struct pair grey = { 0x7A7A7A, 0xCFCFCF };
    const struct pair *row = colours[clue].line != 0 ? &colours[clue] : &usual;
    if (look->grey && colours[clue].line != 0)
        row = &grey;
    switch (ink) {
    case LELE_INK_LINE:
        return row == &usual ? look->line : of(row->line);
    case LELE_INK_FILL: /* a line for whispers, and in grey like all lines */
        return of(row == &grey && clue == LELE_LOOK_WHISPERS ? row->line : row->fill);
    case LELE_INK_PAPER:
    case LELE_INK_WHITE:
        return of(0xFFFFFF);
    case LELE_INK_STRONG:
        return look->ink;
    default:
        return of(0);
    }
}
