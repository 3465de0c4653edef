/* The colours; see palette.h. */
#include "play/palette.h"

struct row {
    uint32_t full[PLAY_THEME_COUNT];
    int8_t plain[PLAY_THEME_COUNT]; /* 0 to 15 */
    uint8_t mono;
};

static const struct row inks[PLAY_INK_COUNT] = {
    [PLAY_INK_TEXT] = { { 0xD7DAE0, 0x2B2D33 }, { 7, 0 }, 0 },
    [PLAY_INK_DIM] = { { 0x9AA2AD, 0x60656F }, { 7, 8 }, 0 },
    [PLAY_INK_TITLE] = { { 0xFFFFFF, 0x000000 }, { 15, 0 }, PLAY_BOLD },
    [PLAY_INK_KEY] = { { 0xF0C674, 0x8A5A00 }, { 11, 5 }, PLAY_BOLD },
    [PLAY_INK_GOOD] = { { 0x8CD98C, 0x1E7B34 }, { 10, 2 }, PLAY_BOLD },
    [PLAY_INK_BAD] = { { 0xFF8A80, 0xB3261E }, { 9, 1 }, PLAY_BOLD },
    [PLAY_INK_LINE] = { { 0x454B57, 0xC3C8D2 }, { 8, 8 }, PLAY_DIM },
    [PLAY_INK_BOX] = { { 0x8D97A8, 0x5B6270 }, { 7, 0 }, 0 },
    [PLAY_INK_GIVEN] = { { 0xFFFFFF, 0x000000 }, { 15, 0 }, PLAY_BOLD },
    [PLAY_INK_OWN] = { { 0x7FBBFF, 0x0B57D0 }, { 12, 4 }, 0 },
    [PLAY_INK_BRANCH_1] = { { 0xE5B567, 0x9A5B00 }, { 11, 3 }, PLAY_UNDERLINE },
    [PLAY_INK_BRANCH_2] = { { 0xD7A0FF, 0x7B2FBF }, { 13, 5 }, PLAY_UNDERLINE },
    [PLAY_INK_BRANCH_3] = { { 0x7FE0D0, 0x00796B }, { 14, 6 }, PLAY_UNDERLINE },
    [PLAY_INK_BRANCH_4] = { { 0xFFA8C5, 0xB0306A }, { 9, 1 }, PLAY_UNDERLINE },
    [PLAY_INK_NOTE] = { { 0xA8B0BD, 0x545A66 }, { 7, 8 }, 0 },
    [PLAY_INK_CENTRE] = { { 0x8CC8FF, 0x1A5FB4 }, { 14, 6 }, PLAY_UNDERLINE },
    [PLAY_INK_OVERLAY] = { { 0x9BD59B, 0x2E7D32 }, { 10, 2 }, 0 },
    [PLAY_INK_PLACE] = { { 0x7CF29C, 0x0A7A2F }, { 10, 2 }, PLAY_BOLD | PLAY_REVERSE },
    [PLAY_INK_REMOVE] = { { 0xFF7A70, 0xC5221F }, { 9, 1 }, PLAY_REVERSE },
    [PLAY_INK_MARK] = { { 0xFFE08A, 0x7A4D00 }, { 11, 5 }, PLAY_BOLD },
    [PLAY_INK_ON] = { { 0x7CF29C, 0x0A7A2F }, { 10, 2 }, PLAY_BOLD },
    [PLAY_INK_OFF] = { { 0xFFB07A, 0xB25400 }, { 9, 1 }, PLAY_UNDERLINE },
};

static const struct row papers[PLAY_PAPER_COUNT] = {
    [PLAY_PAPER_BASE] = { { 0x1B1E25, 0xFAFAF7 }, { 0, 15 }, 0 },
    [PLAY_PAPER_EXTRA] = { { 0x23303A, 0xE6F0EE }, { 0, 15 }, 0 },
    [PLAY_PAPER_PEER] = { { 0x262B36, 0xECEFF6 }, { 0, 15 }, 0 },
    [PLAY_PAPER_SAME] = { { 0x34507A, 0xC4DAFB }, { 4, 14 }, PLAY_UNDERLINE },
    [PLAY_PAPER_UNIT] = { { 0x3A3A24, 0xF6F0CC }, { 8, 7 }, 0 },
    [PLAY_PAPER_ROLE_1] = { { 0x2E4A2E, 0xCDEBCD }, { 2, 10 }, PLAY_UNDERLINE },
    [PLAY_PAPER_ROLE_2] = { { 0x4A3A66, 0xE2D3F7 }, { 5, 13 }, PLAY_UNDERLINE },
    [PLAY_PAPER_ROLE_3] = { { 0x5A4520, 0xF7E0B5 }, { 3, 11 }, PLAY_UNDERLINE },
    [PLAY_PAPER_ROLE_4] = { { 0x1F4B52, 0xC6ECF0 }, { 6, 14 }, PLAY_UNDERLINE },
    [PLAY_PAPER_TARGET] = { { 0x54302F, 0xFADAD7 }, { 1, 9 }, PLAY_UNDERLINE },
    [PLAY_PAPER_LINK] = { { 0x6A5A12, 0xFFE45C }, { 3, 11 }, PLAY_REVERSE },
    [PLAY_PAPER_WRONG] = { { 0x6B2424, 0xF9C3BE }, { 1, 9 }, PLAY_BOLD | PLAY_UNDERLINE },
    [PLAY_PAPER_COLOUR_1] = { { 0x5B2C2C, 0xF5C6C6 }, { 1, 9 }, 0 },
    [PLAY_PAPER_COLOUR_1 + 1] = { { 0x5B4322, 0xF8DDB4 }, { 3, 11 }, 0 },
    [PLAY_PAPER_COLOUR_1 + 2] = { { 0x565422, 0xF3EFA8 }, { 3, 11 }, 0 },
    [PLAY_PAPER_COLOUR_1 + 3] = { { 0x2C5230, 0xC4E8C6 }, { 2, 10 }, 0 },
    [PLAY_PAPER_COLOUR_1 + 4] = { { 0x1F5252, 0xBDE9E9 }, { 6, 14 }, 0 },
    [PLAY_PAPER_COLOUR_1 + 5] = { { 0x26426B, 0xC3D9F8 }, { 4, 12 }, 0 },
    [PLAY_PAPER_COLOUR_1 + 6] = { { 0x463068, 0xDFCBF7 }, { 5, 13 }, 0 },
    [PLAY_PAPER_COLOUR_1 + 7] = { { 0x5E2B50, 0xF6C9E6 }, { 5, 13 }, 0 },
    [PLAY_PAPER_COLOUR_1 + 8] = { { 0x4A4A4A, 0xD6D6D6 }, { 8, 7 }, 0 },
    [PLAY_PAPER_SELECTED] = { { 0x2B4A78, 0xB9D4FF }, { 4, 12 }, PLAY_REVERSE },
    [PLAY_PAPER_CURSOR] = { { 0x1F55B5, 0xFFD54A }, { 4, 11 }, PLAY_REVERSE },
    [PLAY_PAPER_BAR] = { { 0x262A33, 0xE8EAEF }, { 0, 7 }, 0 },
    [PLAY_PAPER_MENU] = { { 0x232833, 0xF0F2F7 }, { 0, 7 }, 0 },
    [PLAY_PAPER_CHOSEN] = { { 0x3A5F9E, 0xB7D3FF }, { 4, 14 }, PLAY_REVERSE },
};

uint32_t play_palette_ink(play_ink ink, play_theme theme)
{
    return inks[ink].full[theme];
}

uint32_t play_palette_paper(play_paper paper, play_theme theme)
{
    return papers[paper].full[theme];
}

static int level_of(int value)
{
    return value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40;
}

static int distance(uint32_t a, uint32_t b)
{
    int sum = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        const int apart = (int)(a >> shift & 0xFF) - (int)(b >> shift & 0xFF);
        sum += apart * apart;
    }
    return sum;
}

int play_palette_nearest(uint32_t rgb)
{
    static const uint32_t levels[] = { 0, 95, 135, 175, 215, 255 };
    const int red = level_of((int)(rgb >> 16 & 0xFF)), green = level_of((int)(rgb >> 8 & 0xFF)),
              blue = level_of((int)(rgb & 0xFF));
    const uint32_t cube = levels[red] << 16 | levels[green] << 8 | levels[blue];
    const uint32_t mean = ((rgb >> 16 & 0xFF) + (rgb >> 8 & 0xFF) + (rgb & 0xFF)) / 3;
    const uint32_t step = mean < 8 ? 0 : mean > 238 ? 23 : (mean - 3) / 10;
    const uint32_t grey = (8 + 10 * step) * 0x010101;
    return distance(grey, rgb) < distance(cube, rgb) ? 232 + (int)step
                                                     : 16 + 36 * red + 6 * green + blue;
}

static int colour_of(const struct row *row, play_theme theme, play_depth depth)
{
    if (depth == PLAY_DEPTH_TRUE) /* 0 to 7 are the colours of a plain terminal */
        return (int)(row->full[theme] < 8 ? 8 : row->full[theme]);
    if (depth == PLAY_DEPTH_256)
        return play_palette_nearest(row->full[theme]);
    return depth == PLAY_DEPTH_16 ? row->plain[theme] : row->plain[theme] & 7;
}

play_look play_palette_look(play_style style, play_theme theme, play_depth depth)
{
    const struct row *ink = &inks[style.ink], *paper = &papers[style.paper];
    if (depth == PLAY_DEPTH_MONO) {
        /* two reversals would be none */
        const uint8_t marks = (uint8_t)(ink->mono | paper->mono | style.attributes);
        return (play_look){ -1, -1, marks };
    }
    play_look look = { colour_of(ink, theme, depth), colour_of(paper, theme, depth),
                       style.attributes };
    if (depth == PLAY_DEPTH_8 && look.ink == look.paper)
        look.ink = look.paper == 7 ? 0 : 7;
    if (depth == PLAY_DEPTH_8 && ink->plain[theme] > 7 && theme == PLAY_THEME_DARK)
        look.attributes |= PLAY_BOLD;
    return look;
}
