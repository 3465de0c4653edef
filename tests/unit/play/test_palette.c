/* The colours: legible in every theme and on every kind of terminal. */
#include "check.h"

#include <math.h>

#include "play/palette.h"

static double channel(uint32_t value)
{
    const double part = (double)(value & 0xFF) / 255;
    return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

static double luminance(uint32_t rgb)
{
    return 0.2126 * channel(rgb >> 16) + 0.7152 * channel(rgb >> 8) + 0.0722 * channel(rgb);
}

/* As WCAG defines it. */
static double contrast(uint32_t a, uint32_t b)
{
    const double first = luminance(a), second = luminance(b);
    return (fmax(first, second) + 0.05) / (fmin(first, second) + 0.05);
}

static bool is_line(int ink)
{
    return ink == PLAY_INK_LINE || ink == PLAY_INK_BOX;
}

static void text_on_plain_paper_has_contrast(void **state)
{
    (void)state;
    static const play_paper papers[] = { PLAY_PAPER_BASE, PLAY_PAPER_PEER, PLAY_PAPER_EXTRA,
                                         PLAY_PAPER_BAR,  PLAY_PAPER_MENU, PLAY_PAPER_UNIT };
    for (int theme = 0; theme < PLAY_THEME_COUNT; theme++)
        for (int ink = 0; ink < PLAY_INK_COUNT; ink++)
            for (size_t i = 0; i < sizeof papers / sizeof papers[0]; i++) {
                const double ratio = contrast(play_palette_ink((play_ink)ink, (play_theme)theme),
                                              play_palette_paper(papers[i], (play_theme)theme));
                if (!is_line(ink) && ratio < 4.0)
                    fail_msg("theme %d, ink %d on paper %d: %.2f", theme, ink, papers[i], ratio);
            }
}

/* Digits can stand on every paper. */
static void digits_have_contrast_everywhere(void **state)
{
    (void)state;
    static const play_ink inks[] = { PLAY_INK_TEXT, PLAY_INK_GIVEN, PLAY_INK_TITLE };
    for (int theme = 0; theme < PLAY_THEME_COUNT; theme++)
        for (int paper = 0; paper < PLAY_PAPER_COUNT; paper++)
            for (size_t i = 0; i < sizeof inks / sizeof inks[0]; i++) {
                const double ratio =
                    contrast(play_palette_ink(inks[i], (play_theme)theme),
                             play_palette_paper((play_paper)paper, (play_theme)theme));
                if (ratio < 2.8)
                    fail_msg("theme %d, ink %d on paper %d: %.2f", theme, inks[i], paper, ratio);
            }
}

/* Small digits stand on the papers of the cursor, of a hint and of selected cells. */
static void notes_have_contrast_where_they_stand(void **state)
{
    (void)state;
    static const play_ink inks[] = { PLAY_INK_NOTE, PLAY_INK_CENTRE, PLAY_INK_MARK,
                                     PLAY_INK_PLACE };
    static const play_paper papers[] = { PLAY_PAPER_CURSOR, PLAY_PAPER_SELECTED, PLAY_PAPER_ROLE_1,
                                         PLAY_PAPER_ROLE_4, PLAY_PAPER_TARGET };
    for (int theme = 0; theme < PLAY_THEME_COUNT; theme++)
        for (size_t i = 0; i < sizeof papers / sizeof papers[0]; i++)
            for (size_t k = 0; k < sizeof inks / sizeof inks[0]; k++) {
                const double ratio = contrast(play_palette_ink(inks[k], (play_theme)theme),
                                              play_palette_paper(papers[i], (play_theme)theme));
                if (ratio < 2.8)
                    fail_msg("theme %d, ink %d on paper %d: %.2f", theme, inks[k], papers[i],
                             ratio);
            }
}

static void eight_colours_never_hide_a_text(void **state)
{
    (void)state;
    for (int theme = 0; theme < PLAY_THEME_COUNT; theme++)
        for (uint8_t ink = 0; ink < PLAY_INK_COUNT; ink++)
            for (uint8_t paper = 0; paper < PLAY_PAPER_COUNT; paper++) {
                const play_style style = { ink, paper, 0 };
                const play_look look = play_palette_look(style, (play_theme)theme, PLAY_DEPTH_8);
                assert_int_not_equal(look.ink, look.paper);
                assert_true(look.ink < 8 && look.paper < 8);
            }
}

static void without_colours_the_cursor_and_mistakes_are_marked(void **state)
{
    (void)state;
    static const play_paper papers[] = { PLAY_PAPER_CURSOR, PLAY_PAPER_SELECTED, PLAY_PAPER_WRONG,
                                         PLAY_PAPER_ROLE_1, PLAY_PAPER_TARGET,   PLAY_PAPER_LINK,
                                         PLAY_PAPER_CHOSEN };
    for (size_t i = 0; i < sizeof papers / sizeof papers[0]; i++) {
        const play_style style = { PLAY_INK_OWN, (uint8_t)papers[i], 0 };
        const play_look look = play_palette_look(style, PLAY_THEME_DARK, PLAY_DEPTH_MONO);
        assert_int_not_equal(look.attributes, 0);
        assert_int_equal(look.ink, -1);
    }
}

static void the_nearest_of_256_colours_is_found(void **state)
{
    (void)state;
    assert_int_equal(play_palette_nearest(0x000000), 16);
    assert_int_equal(play_palette_nearest(0xFFFFFF), 231);
    assert_int_equal(play_palette_nearest(0xFF0000), 196);
    assert_int_equal(play_palette_nearest(0x808080), 244);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_on_plain_paper_has_contrast),
        cmocka_unit_test(digits_have_contrast_everywhere),
        cmocka_unit_test(notes_have_contrast_where_they_stand),
        cmocka_unit_test(eight_colours_never_hide_a_text),
        cmocka_unit_test(without_colours_the_cursor_and_mistakes_are_marked),
        cmocka_unit_test(the_nearest_of_256_colours_is_found),
    };
    return RUN(tests);
}
