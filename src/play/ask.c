/* Questions that cost nothing, with their answers in words: the steps there are, the basis of a cell of
 * the overlay, the digits that are missing in a unit, the analysis of the digits so far. */
#include <string.h>

#include "play/player.h"

static void end_line(lele_text *out)
{
    lele_text_add_char(out, '\n');
}

static void add_cell(const lele_layout *layout, const json_t *row, lele_text *out)
{
    char name[LELE_CELL_NAME_SIZE];
    const json_t *value = json_object_get(row, "cell");
    const json_int_t cell = json_is_integer(value) ? json_integer_value(value) : -1;
    if (cell < 0 || cell >= layout->cell_count)
        return;
    lele_cell_name(layout, (int)cell, name);
    lele_text_add(out, name);
    lele_text_add_char(out, ' ');
}

/* One row of a list: "R1C2 = 5 Naked Single", "Hidden Single ×4", "R1C2 5 / 7". */
static void add_row(const lele_layout *layout, const json_t *row, lele_lang lang, lele_text *out)
{
    const int digit = play_fact_int(row, "digit"), count = play_fact_int(row, "count");
    add_cell(layout, row, out);
    if (digit >= 1 && digit <= layout->size) {
        lele_text_add(out, "= ");
        lele_text_add_char(out, lele_digit_char(digit));
        lele_text_add_char(out, ' ');
    }
    lele_text_add(out, *play_fact_text(row, "title") != '\0' ? play_fact_text(row, "title")
                                                             : play_fact_text(row, "label"));
    if (play_fact_is(row, "guess"))
        lele_text_add(out, play_word_text(lang, PLAY_W_SAY_GUESS));
    if (count > 0) {
        lele_text_add(out, " ×");
        lele_text_add_int(out, count);
    }
    if (json_object_get(row, "here") != NULL) {
        lele_text_add_char(out, lele_cell_char(play_fact_int(row, "here")));
        lele_text_add(out, " / ");
        lele_text_add_char(out, lele_cell_char(play_fact_int(row, "there")));
    }
    end_line(out);
}

/* The texts of the steps, then the one that concludes. */
static void add_argument(const lele_layout *layout, const json_t *answer, lele_lang lang,
                         lele_text *out)
{
    size_t i;
    const json_t *step;
    json_array_foreach(json_object_get(answer, "steps"), i, step)
    {
        lele_text_add(out, play_fact_text(step, "text"));
        end_line(out);
    }
    lele_text_add(out, play_fact_text(answer, "text"));
    end_line(out);
    json_array_foreach(json_object_get(answer, "cells"), i, step)
    {
        if (json_is_object(step)) /* cells that differ, not only numbers of cells */
            add_row(layout, step, lang, out);
    }
}

static void add_answer(const lele_layout *layout, const json_t *answer, lele_lang lang,
                       lele_text *out)
{
    size_t i;
    const json_t *row;
    if (json_is_string(answer)) {
        lele_text_add(out, json_string_value(answer));
        end_line(out);
    }
    if (json_is_object(answer))
        add_argument(layout, answer, lang, out);
    json_array_foreach((json_t *)answer, i, row) add_row(layout, row, lang, out);
    if (json_is_array(answer) && json_array_size(answer) == 0)
        lele_text_add(out, "–\n");
}

bool play_player_ask(play_player *player, const char *question)
{
    lele_problem problem;
    lele_problem_init(&problem);
    lele_text_clear(&player->said);
    lele_text_clear(&player->answer);
    json_t *answer = play_session_query(&player->session, question, &problem);
    if (answer == NULL) {
        play_player_problem(player, &problem);
        return false;
    }
    player->pane = PLAY_PANE_TEXT;
    player->text_top = 0;
    add_answer(play_session_layout(&player->session), answer, player->lang, &player->answer);
    json_decref(answer);
    return true;
}

bool play_player_ask_basis(play_player *player)
{
    char question[32] = "basis ";
    const lele_layout *layout = play_session_layout(&player->session);
    if (player->session.view.cells[player->cursor].overlay == 0)
        return false;
    lele_cell_name(layout, player->cursor, question + strlen(question));
    return play_player_ask(player, question);
}
