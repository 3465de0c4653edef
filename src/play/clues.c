/* Clues in characters and words; see clues.h. */
#include "play/clues.h"

#include <stdio.h>

#include "play/words.h"

/* The first clue from number `from` on that is about the cell; -1: none. */
static int next_clue(const lele_layout *layout, int cell, int from)
{
    const int count = layout->clues != NULL ? layout->clues->list.clue_count : 0;
    for (int clue = from; clue < count; clue++)
        if (play_clue_has(layout, clue, cell))
            return clue;
    return -1;
}

static const lele_clue *clue_at(const lele_layout *layout, int clue)
{
    return &layout->clues->list.clue[clue];
}

static const lele_cell *cells_of(const lele_layout *layout, int clue)
{
    return layout->clues->list.cell + clue_at(layout, clue)->first_cell;
}

bool play_clue_has(const lele_layout *layout, int clue, int cell)
{
    for (int i = 0; i < clue_at(layout, clue)->cell_count; i++)
        if (cells_of(layout, clue)[i] == cell)
            return true;
    return false;
}

bool play_clues_join(const lele_layout *layout, int a, int b)
{
    for (int clue = -1; (clue = next_clue(layout, a, clue + 1)) >= 0;)
        if (clue_at(layout, clue)->look == LELE_LOOK_CAGE && play_clue_has(layout, clue, b))
            return true;
    return false;
}

/* What stands for a number between two cells. */
static uint32_t number_sign(int value)
{
    return value >= 1 && value <= LELE_MAX_SIZE ? (uint32_t)(unsigned char)lele_digit_char(value)
                                                : '+';
}

static uint32_t less_sign(int a, int b, bool forward, bool ascii)
{
    if (b == a + 1)
        return forward ? '<' : '>';
    if (ascii)
        return forward ? '^' : 'v';
    return forward ? 0x2227 : 0x2228;
}

/* Dots with a number of their own are that number. */
static uint32_t sign_of(const lele_layout *layout, int clue, int a, int b, bool ascii)
{
    const int value = clue_at(layout, clue)->value;
    switch (clue_at(layout, clue)->look) {
    case LELE_LOOK_DIFFERENCE:
        return value != 1 ? number_sign(value) : ascii ? 'o' : 0x25CB;
    case LELE_LOOK_RATIO:
        return value != 2 ? number_sign(value) : ascii ? '@' : 0x25CF;
    case LELE_LOOK_PAIR_SUM:
        return value == 10 ? 'X' : value == 5 ? 'V' : number_sign(value);
    case LELE_LOOK_LESS:
        return less_sign(a, b, cells_of(layout, clue)[0] == a, ascii);
    default:
        return 0;
    }
}

uint32_t play_clue_sign(const lele_layout *layout, int a, int b, bool ascii)
{
    for (int clue = -1; (clue = next_clue(layout, a, clue + 1)) >= 0;) {
        const uint32_t sign =
            play_clue_has(layout, clue, b) ? sign_of(layout, clue, a, b, ascii) : 0;
        if (sign != 0)
            return sign;
    }
    return 0;
}

uint32_t play_clue_mark(const lele_layout *layout, int cell, bool ascii)
{
    for (int clue = -1; (clue = next_clue(layout, cell, clue + 1)) >= 0;)
        switch (clue_at(layout, clue)->look) {
        case LELE_LOOK_ODD:
            return ascii ? 'o' : 0x25CB;
        case LELE_LOOK_EVEN:
            return ascii ? '#' : 0x25A1;
        case LELE_LOOK_MAXIMUM:
            return ascii ? '^' : 0x25B2;
        case LELE_LOOK_MINIMUM:
            return ascii ? 'v' : 0x25BC;
        default:
            break;
        }
    return 0;
}

int play_clue_total(const lele_layout *layout, int cell)
{
    for (int clue = -1; (clue = next_clue(layout, cell, clue + 1)) >= 0;)
        if (clue_at(layout, clue)->look == LELE_LOOK_CAGE && cells_of(layout, clue)[0] == cell &&
            clue_at(layout, clue)->value != LELE_CLUE_NO_VALUE)
            return clue_at(layout, clue)->value;
    return -1;
}

/* "killer cage 15", "renban line": the name without its place. */
static void add_name(const lele_layout *layout, int clue, lele_lang lang, lele_text *out)
{
    const lele_clue *said = clue_at(layout, clue);
    lele_text_add(out, lele_look_title((lele_look)said->look, lang));
    if (said->value == LELE_CLUE_NO_VALUE || said->look == LELE_LOOK_QUADRUPLE ||
        said->look == LELE_LOOK_RESTRICTED)
        return;
    lele_text_add_char(out, ' ');
    lele_text_add_int(out, said->value);
}

void play_clues_speak(const play_session *session, int cell, lele_text *out)
{
    const lele_layout *layout = play_session_layout(session);
    const char *comma = play_word_text(session->lang, PLAY_W_SAY_COMMA);
    for (int clue = -1; (clue = next_clue(layout, cell, clue + 1)) >= 0;) {
        char number[16];
        lele_text name;
        lele_text_init(&name);
        add_name(layout, clue, session->lang, &name);
        (void)snprintf(number, sizeof number, "%d", (int)clue_at(layout, clue)->cell_count);
        lele_text_add(out, comma);
        play_word_add(out, session->lang, PLAY_W_SAY_CLUE, name.data, number);
        if (cells_of(layout, clue)[0] == cell && clue_at(layout, clue)->cell_count > 1) {
            lele_text_add(out, comma);
            lele_text_add(out, play_word_text(session->lang, PLAY_W_SAY_FIRST));
        }
        out->failed = out->failed || name.failed;
        lele_text_release(&name);
    }
}

void play_clue_describe(const lele_layout *layout, int clue, lele_lang lang, lele_text *out)
{
    const lele_clue *said = clue_at(layout, clue);
    add_name(layout, clue, lang, out);
    lele_text_add(out, lang == LELE_LANG_ZH ? "：" : ":");
    for (int i = 0; i < said->cell_count; i++) {
        char name[LELE_CELL_NAME_SIZE];
        lele_cell_name(layout, cells_of(layout, clue)[i], name);
        lele_text_add_char(out, ' ');
        lele_text_add(out, name);
    }
    lele_text_add(out, said->cell_count == 0 ? " " : lang == LELE_LANG_ZH ? "。" : ". ");
    lele_text_add(out, lele_look_meaning((lele_look)said->look, lang));
}
