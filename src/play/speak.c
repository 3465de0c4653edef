/* Words; see speak.h. */
#include "play/speak.h"

#include <stdio.h>

#include "play/clues.h"

void play_speak_digits(lele_digits digits, lele_text *out)
{
    bool more = false;
    for (int digit = 1; digit <= LELE_MAX_SIZE; digit++) {
        if (!lele_digits_has(digits, digit))
            continue;
        if (more)
            lele_text_add_char(out, ' ');
        lele_text_add_char(out, lele_digit_char(digit));
        more = true;
    }
}

/* ", WORD", with the digits filled in. */
static void add(lele_text *out, lele_lang lang, play_word word, lele_digits digits)
{
    lele_text list;
    lele_text_init(&list);
    play_speak_digits(digits, &list);
    lele_text_add(out, play_word_text(lang, PLAY_W_SAY_COMMA));
    play_word_add(out, lang, word, list.data, NULL);
    out->failed = out->failed || list.failed;
    lele_text_release(&list);
}

static void add_if(lele_text *out, lele_lang lang, play_word word, lele_digits digits)
{
    if (digits != 0)
        add(out, lang, word, digits);
}

static void add_place(const play_session *session, int cell, lele_text *out)
{
    char row[8], column[8];
    const lele_place place = lele_cell_place(play_session_layout(session), cell);
    (void)snprintf(row, sizeof row, "%d", place.row);
    (void)snprintf(column, sizeof column, "%d", place.column);
    play_word_add(out, session->lang, PLAY_W_SAY_CELL, row, column);
}

/* What the place does not say: the region of a jigsaw, diagonals, windows. */
static void add_units(const play_session *session, int cell, lele_text *out)
{
    const lele_layout *layout = play_session_layout(session);
    for (int i = lele_layout_is_jigsaw(layout) ? 2 : 3; i < layout->cell_unit_count[cell]; i++) {
        lele_text_add(out, play_word_text(session->lang, PLAY_W_SAY_COMMA));
        lele_layout_write_unit(layout, layout->cell_units[cell][i], session->lang, out);
    }
}

static void add_empty(const lele_view_cell *cell, lele_lang lang, lele_text *out)
{
    add(out, lang, PLAY_W_SAY_EMPTY, 0);
    if (cell->overlay != 0)
        add(out, lang, PLAY_W_SAY_OVERLAY, cell->overlay);
    else
        add(out, lang, cell->candidates != 0 ? PLAY_W_SAY_CANDIDATES : PLAY_W_SAY_NO_CANDIDATES,
            cell->candidates);
    add_if(out, lang, PLAY_W_SAY_CORNER, cell->notes[LELE_NOTE_CORNER]);
    add_if(out, lang, PLAY_W_SAY_CENTRE, cell->notes[LELE_NOTE_CENTRE]);
    add_if(out, lang, PLAY_W_SAY_TRIED, cell->tried);
}

static void add_flag(lele_text *out, lele_lang lang, bool flag, play_word word)
{
    if (flag)
        add(out, lang, word, 0);
}

void play_speak_cell(const play_session *session, int index, lele_text *out)
{
    const lele_view_cell *cell = &session->view.cells[index];
    const lele_lang lang = session->lang;
    add_place(session, index, out);
    add_units(session, index, out);
    play_clues_speak(session, index, out);
    if (session->view.status == LELE_STATUS_PAUSED)
        return;
    if (cell->value != 0)
        add(out, lang, cell->given ? PLAY_W_SAY_GIVEN : PLAY_W_SAY_OWN,
            lele_digits_of(cell->value));
    else
        add_empty(cell, lang, out);
    add_flag(out, lang, cell->guess, PLAY_W_SAY_GUESS);
    add_flag(out, lang, cell->conflict, PLAY_W_SAY_CONFLICT);
    add_flag(out, lang, cell->wrong, PLAY_W_SAY_WRONG);
    add_if(out, lang, PLAY_W_SAY_COLOURS, cell->colours);
    add_flag(out, lang, cell->roles != 0, PLAY_W_SAY_PATTERN);
    add_if(out, lang, PLAY_W_SAY_PLACE, cell->hint_place);
    add_if(out, lang, PLAY_W_SAY_REMOVE, cell->hint_remove);
}

static void add_values(const play_session *session, const lele_cell *cells, int count,
                       lele_text *out)
{
    const bool hidden = session->view.status == LELE_STATUS_PAUSED;
    for (int i = 0; i < count; i++) {
        lele_text_add_char(out, ' ');
        lele_text_add_char(out, lele_cell_char(hidden ? 0 : session->view.cells[cells[i]].value));
    }
}

void play_speak_unit(const play_session *session, int unit, lele_text *out)
{
    const lele_layout *layout = play_session_layout(session);
    lele_layout_write_unit(layout, unit, session->lang, out);
    lele_text_add(out, session->lang == LELE_LANG_ZH ? "：" : ":");
    add_values(session, layout->units[unit].cells, layout->size, out);
}

void play_speak_units(const play_session *session, int cell, int first, int end, lele_text *out)
{
    const lele_layout *layout = play_session_layout(session);
    for (int i = first; i < end && i < layout->cell_unit_count[cell]; i++) {
        play_speak_unit(session, layout->cell_units[cell][i], out);
        lele_text_add_char(out, '\n');
    }
}

void play_speak_board(const play_session *session, lele_text *out)
{
    for (int row = 0; row < play_session_layout(session)->size; row++) {
        play_speak_unit(session, row, out);
        lele_text_add_char(out, '\n');
    }
}

void play_speak_digit(const play_session *session, int digit, lele_text *out)
{
    const lele_layout *layout = play_session_layout(session);
    const char name[] = { lele_digit_char(digit), '\0' };
    char number[16], cell_name[LELE_CELL_NAME_SIZE];
    lele_text cells;
    lele_text_init(&cells);
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (session->view.cells[cell].value != digit)
            continue;
        lele_cell_name(layout, cell, cell_name);
        if (cells.length > 0)
            lele_text_add_char(&cells, ' ');
        lele_text_add(&cells, cell_name);
    }
    const int left = layout->size - session->view.counts[digit];
    (void)snprintf(number, sizeof number, "%d", left > 0 ? left : 0);
    play_word_add(out, session->lang, PLAY_W_SAY_DIGIT, name,
                  cells.length > 0 ? cells.data
                                   : play_word_text(session->lang, PLAY_W_SAY_NOWHERE));
    lele_text_add(out, play_word_text(session->lang, PLAY_W_SAY_COMMA));
    play_word_add(out, session->lang, PLAY_W_SAY_LEFT, number, NULL);
    out->failed = out->failed || cells.failed;
    lele_text_release(&cells);
}
