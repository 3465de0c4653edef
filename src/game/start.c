/* The command start-from, which brings a new game to a position with progress. */
#include "game/state.h"

static void add_note_part(lele_digits digits, lele_text *out)
{
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
        lele_text_add_char(out, lele_digit_char(digit));
}

/* Whether the notes alone give the candidates: every empty cell has notes, and its candidates are
 * those among them that the rules allow. */
static bool notes_say_all(const lele_position *position, const lele_board *board)
{
    if (!position->has_notes)
        return false;
    for (int cell = 0; cell < position->layout->cell_count; cell++) {
        const lele_digits notes =
            position->notes[LELE_NOTE_CORNER][cell] | position->notes[LELE_NOTE_CENTRE][cell];
        if (position->values.cell[cell] == 0 &&
            (notes == 0 || (notes & board->candidates[cell]) != position->candidates[cell]))
            return false;
    }
    return true;
}

/* Appends "R1C1:12/345/6": corner notes, centre notes, eliminated candidates.  Candidates of a
 * position without notes are shown as notes. */
static void write_cell(const lele_position *position, int cell, lele_digits gone, lele_text *out)
{
    char name[LELE_CELL_NAME_SIZE];
    lele_cell_name(position->layout, cell, name);
    lele_text_add_char(out, ' ');
    lele_text_add(out, name);
    lele_text_add_char(out, ':');
    if (position->has_notes)
        add_note_part(position->notes[LELE_NOTE_CORNER][cell], out);
    else if (position->has_candidates)
        add_note_part(position->candidates[cell], out);
    lele_text_add_char(out, '/');
    if (position->has_notes)
        add_note_part(position->notes[LELE_NOTE_CENTRE][cell], out);
    if (gone != 0)
        lele_text_add_char(out, '/');
    add_note_part(gone, out);
}

static bool has_notes_at(const lele_position *position, int cell)
{
    if (!position->has_notes)
        return position->has_candidates;
    return (position->notes[LELE_NOTE_CORNER][cell] | position->notes[LELE_NOTE_CENTRE][cell]) != 0;
}

void lele_start_write(const lele_position *position, lele_text *out)
{
    const lele_layout *layout = position->layout;
    char line[LELE_MAX_CELLS];
    bool any = !lele_grid_equal(layout, &position->givens, &position->values);
    lele_text_add(out, "start-from ");
    lele_grid_write(layout, &position->values, '.', line);
    lele_text_add_bytes(out, line, (size_t)layout->cell_count);
    lele_board board;
    lele_board_init(&board, layout, &position->values);
    const bool eliminated = position->has_candidates && !notes_say_all(position, &board);
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const lele_digits gone =
            eliminated ? lele_digits_minus(board.candidates[cell], position->candidates[cell]) : 0;
        if (position->values.cell[cell] != 0 || (!has_notes_at(position, cell) && gone == 0))
            continue;
        write_cell(position, cell, gone, out);
        any = true;
    }
    if (!any)
        lele_text_clear(out);
}
