/*
 * The JSON of a basis: why the overlay shows these candidates in a cell.  It has the shortest
 * sequence of steps that leads to them, and the digits on the board that exclude others.
 */
#include "game/past.h"
#include "game/view_parts.h"

typedef struct teller {
    lele_game *game;
    lele_lang lang;
    lele_json *json;
    lele_text names;    /* "Pointing 4 (box 2) → Naked pair 1, 7 (row 3)" */
    lele_cellset cells; /* reference cells */
    int count;          /* of the steps so far */
    lele_past past;
} teller;

static void add_digits(lele_digits digits, lele_lang lang, lele_text *out)
{
    const char *separator = "";
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;) {
        lele_text_add(out, separator);
        lele_text_add_char(out, lele_digit_char(digit));
        separator = lang == LELE_LANG_ZH ? "、" : ", ";
    }
}

/* The unit that the pattern lies in: the first one that the step names, else the area to look at. */
static int unit_of(const lele_board *before, const lele_step *step)
{
    return step->unit_count > 0 ? step->units[0].unit : lele_step_area(step, before);
}

static void add_name(teller *told, const lele_board *before, const lele_step *step)
{
    lele_text digits, *names = &told->names;
    lele_text_init(&digits);
    add_digits(step->digits, told->lang, &digits);
    const lele_word_facts facts = { .layout = &told->game->layout,
                                    .unit = lele_mention_of(unit_of(before, step)),
                                    .text = digits.data };
    lele_text_add(names, names->length == 0 ? "" : " → ");
    lele_step_write_title(step, before, told->lang, names);
    lele_words_write(LELE_WORD_BASIS_PLACE, told->lang, &facts, names);
    lele_text_part_end(&digits, names);
}

static void tell_step(void *data, const lele_board *before, const lele_step *step)
{
    teller *told = data;
    const lele_technique *technique = lele_technique_at(step->technique);
    lele_cellset cells = LELE_CELLSET_EMPTY;
    lele_text text;
    for (int i = 0; i < step->mark_count; i++)
        lele_cellset_add(&cells, step->marks[i].cell);
    told->cells = lele_cellset_or(told->cells, cells);
    add_name(told, before, step);
    lele_text_init(&text);
    lele_step_write_past(step, before, &told->past, told->lang, LELE_HINT_WHY, &text);
    lele_past_add_step(&told->past, step, ++told->count);
    lele_json_object_begin(told->json);
    lele_json_key_string(told->json, "technique", technique->name);
    lele_json_key_string(told->json, "title", technique->title[told->lang]);
    lele_json_key_digits(told->json, "digits", step->digits);
    lele_json_key_int(told->json, "unit", unit_of(before, step));
    lele_json_key_text(told->json, "text", &text);
    lele_json_key_cellset(told->json, "cells", &cells);
    lele_conclusions_json(step, step->placement_count, step->elimination_count, told->json);
    lele_json_object_end(told->json);
    lele_text_release(&text);
}

/* The first peer of the cell that holds each digit; -1: none. */
static void find_seen(const lele_game *game, int cell, int ret[LELE_MAX_SIZE + 1])
{
    for (int digit = 0; digit <= LELE_MAX_SIZE; digit++)
        ret[digit] = -1;
    lele_cellset peers = game->layout.peers[cell];
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        if (game->cells[peer].value != 0 && ret[game->cells[peer].value] < 0)
            ret[game->cells[peer].value] = peer;
}

/* Writes the digits that exclude others by the rules, and adds "4 (R1C2)" of each to `out`. */
static void write_seen(const teller *told, const int seen[], lele_text *out)
{
    const lele_layout *layout = &told->game->layout;
    lele_json_key(told->json, "seen");
    lele_json_array_begin(told->json);
    for (int digit = 1; digit <= layout->size; digit++) {
        if (seen[digit] < 0)
            continue;
        const lele_word_facts facts = { .layout = layout,
                                        .cell = lele_mention_of(seen[digit]),
                                        .digit = digit };
        lele_text_add(out, out->length == 0 ? "" : told->lang == LELE_LANG_ZH ? "、" : ", ");
        lele_words_write(LELE_WORD_BASIS_SEEN, told->lang, &facts, out);
        lele_json_object_begin(told->json);
        lele_json_key_int(told->json, "cell", seen[digit]);
        lele_json_key_int(told->json, "digit", digit);
        lele_json_object_end(told->json);
    }
    lele_json_array_end(told->json);
}

static void write_text(const teller *told, const lele_text *rules)
{
    lele_cell list[LELE_MAX_CELLS];
    lele_cellset rest = told->cells;
    int count = 0;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;)
        list[count++] = (lele_cell)cell;
    const bool by_rules = told->names.length == 0;
    const lele_word_facts facts = { .layout = &told->game->layout,
                                    .cells = list,
                                    .cell_count = count,
                                    .text = by_rules ? rules->data : told->names.data };
    const lele_word word = !by_rules            ? LELE_WORD_BASIS
                           : rules->length == 0 ? LELE_WORD_BASIS_NONE
                                                : LELE_WORD_BASIS_RULES;
    lele_json_key(told->json, "text");
    lele_json_words(told->json, word, told->lang, &facts);
}

bool lele_basis_json(lele_game *game, int cell, lele_lang lang, lele_json *json)
{
    const lele_overlay *overlay = lele_game_overlay(game);
    if (overlay == NULL)
        return false;
    lele_hint_position position;
    lele_text rules;
    int seen[LELE_MAX_SIZE + 1];
    teller told = { .game = game, .lang = lang, .json = json };
    lele_game_past(game, &told.past);
    lele_text_init(&told.names);
    lele_text_init(&rules);
    lele_game_hint_position(game, &position);
    lele_game_reach_overlay(game);
    find_seen(game, cell, seen);
    lele_json_object_begin(json);
    lele_json_key_int(json, "cell", cell);
    lele_json_key_digits(json, "candidates", overlay->candidates[cell]);
    lele_json_key(json, "steps");
    lele_json_array_begin(json);
    if (game->cells[cell].value == 0)
        lele_advisor_basis(game->advisor, &position, cell, tell_step, &told);
    lele_json_array_end(json);
    write_seen(&told, seen, &rules);
    for (int digit = 1; told.names.length == 0 && digit <= game->layout.size; digit++)
        if (seen[digit] >= 0)
            lele_cellset_add(&told.cells, seen[digit]);
    lele_json_key_cellset(json, "cells", &told.cells);
    write_text(&told, &rules);
    lele_json_object_end(json);
    lele_text_part_end(&told.names, json->out);
    lele_text_part_end(&rules, json->out);
    return true;
}
