/* The JSON and text of a hint, as far as its level allows, and of the answer to "why not". */
#include "game/view_parts.h"

static lele_word_facts facts_of(const lele_game *game, const lele_hint *hint)
{
    return (lele_word_facts){
        .layout = &game->layout,
        .cell = lele_mention_of(hint->cell_count > 0 ? hint->cells[0] : -1),
        .other = lele_mention_of(hint->cell_count > 1 ? hint->cells[1] : -1),
        .digit = hint->digit,
        .cells = hint->cells,
        .cell_count = hint->cell_count,
    };
}

/* words[kind][level - 1], for all kinds except steps. */
static const lele_word words[LELE_HINT_KIND_COUNT][2] = {
    [LELE_HINT_CONFLICT] = { LELE_WORD_HINT_CONFLICT, LELE_WORD_NOTHING },
    [LELE_HINT_WRONG] = { LELE_WORD_HINT_WRONG, LELE_WORD_HINT_WRONG_DEEP },
    [LELE_HINT_MISSING] = { LELE_WORD_HINT_MISSING, LELE_WORD_HINT_MISSING_WHICH },
    [LELE_HINT_UNSOLVABLE] = { LELE_WORD_HINT_UNSOLVABLE, LELE_WORD_HINT_CULPRITS },
};

static void add_step_text(const lele_game *game, const lele_hint *hint, lele_lang lang, int level,
                          lele_text *out)
{
    lele_text text;
    lele_text_init(&text);
    lele_step_write(&hint->step, &hint->board, lang, (lele_hint_level)level, &text);
    lele_word_facts facts = facts_of(game, hint);
    facts.text = text.data;
    if (hint->kind == LELE_HINT_WRONG)
        lele_words_write(LELE_WORD_HINT_WRONG_WHY, lang, &facts, out);
    else if (level == LELE_HINT_NUDGE && lele_advisor_known(game->advisor) == LELE_KNOWN_SEVERAL)
        lele_words_write(LELE_WORD_HINT_SEVERAL, lang, &facts, out);
    else
        lele_text_add_bytes(out, text.data, text.length);
    lele_text_release(&text);
}

static void add_text(const lele_game *game, const lele_hint *hint, lele_lang lang, int level,
                     lele_text *out)
{
    const lele_word_facts facts = facts_of(game, hint);
    if (hint->kind == LELE_HINT_STEP)
        add_step_text(game, hint, lang, level, out);
    else if (hint->kind == LELE_HINT_WRONG && level == 2 && hint->has_step)
        add_step_text(game, hint, lang, LELE_HINT_WHY, out);
    else if (level <= 2)
        lele_words_write(words[hint->kind][level - 1], lang, &facts, out);
}

static void write_text(const lele_game *game, const lele_hint *hint, lele_lang lang, int level,
                       lele_json *json)
{
    lele_text text;
    lele_text_init(&text);
    add_text(game, hint, lang, level, &text);
    lele_json_string_bytes(json, text.data, text.length);
    lele_text_release(&text);
}

void lele_view_hint_text(const lele_view *view, lele_text *out)
{
    lele_game *game = view->game;
    const lele_hint *hint = game->help.level > 0 ? lele_game_hint(game) : NULL;
    for (int level = 1; hint != NULL && hint->kind != LELE_HINT_NONE && level <= game->help.level;
         level++) {
        add_text(game, hint, view->lang, level, out);
        lele_text_add_char(out, '\n');
    }
}

static void write_unit(int unit, lele_unit_role role, lele_json *json)
{
    lele_json_object_begin(json);
    lele_json_key_int(json, "unit", unit);
    lele_json_key_string(json, "role", lele_unit_role_name(role));
    lele_json_object_end(json);
}

/* A nudge shows one unit only. */
static void write_units(const lele_step *step, const lele_board *board, int level, lele_json *json)
{
    lele_json_key(json, "units");
    lele_json_array_begin(json);
    if (level == LELE_HINT_NUDGE)
        write_unit(lele_step_area(step, board), LELE_UNIT_ROLE_SEEN, json);
    for (int i = 0; level >= LELE_HINT_PLACE && i < step->unit_count; i++)
        write_unit(step->units[i].unit, (lele_unit_role)step->units[i].role, json);
    lele_json_array_end(json);
}

static void write_marks(const lele_step *step, int count, lele_json *json)
{
    lele_json_key(json, "marks");
    lele_json_array_begin(json);
    for (int i = 0; i < count; i++) {
        lele_json_object_begin(json);
        lele_json_key_int(json, "cell", step->marks[i].cell);
        lele_json_key_digits(json, "digits", step->marks[i].digits);
        lele_json_key_string(json, "role", lele_role_name((lele_role)step->marks[i].role));
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

static void write_nodes(const lele_step *step, int count, lele_json *json)
{
    lele_json_key(json, "nodes");
    lele_json_array_begin(json);
    for (int i = 0; i < count; i++) {
        const lele_node *node = &step->nodes[i];
        lele_json_object_begin(json);
        lele_json_key_cellset(json, "cells", &node->cells);
        lele_json_key_int(json, "digit", node->digit);
        lele_json_key_bool(json, "on", node->on != 0);
        lele_json_key_string(json, "kind", lele_node_kind_name((lele_node_kind)node->kind));
        lele_json_key_int(json, "branch", node->branch);
        lele_json_key_int(json, "depth", node->depth);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

static void write_links(const lele_step *step, int count, lele_json *json)
{
    lele_json_key(json, "links");
    lele_json_array_begin(json);
    for (int i = 0; i < count; i++) {
        const lele_link *link = &step->links[i];
        lele_json_object_begin(json);
        lele_json_key_int(json, "from", link->from);
        lele_json_key_int(json, "to", link->to);
        lele_json_key_bool(json, "strong", link->strong != 0);
        lele_json_key_string(json, "by", lele_link_by_name(link));
        lele_json_key_int(json, "unit", link->unit < LELE_LINK_CELL ? link->unit : -1);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

static void write_inners(const lele_step *step, const lele_board *board, int level, lele_json *json)
{
    lele_inner inners[LELE_STEP_INNERS];
    const size_t count =
        level >= LELE_HINT_WHY ? lele_step_inners(step, board, inners, LELE_STEP_INNERS) : 0;
    lele_json_key(json, "inner");
    lele_json_array_begin(json);
    for (size_t i = 0; i < count; i++) {
        lele_json_object_begin(json);
        lele_json_key_int(json, "node", inners[i].node);
        lele_json_key_string(json, "kind", lele_inner_kind_name((lele_inner_kind)inners[i].kind));
        lele_json_key_int(json, "unit", inners[i].unit);
        lele_json_key_digits(json, "digits", inners[i].digits);
        lele_json_key_cellset(json, "cells", &inners[i].cells);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

/* At level 2 there are only lines between marks, none to the conclusions. */
static void write_lines(const lele_step *step, const lele_board *board, int level, lele_json *json)
{
    lele_line lines[LELE_STEP_LINES];
    const size_t count =
        level >= LELE_HINT_PLACE ? lele_step_lines(step, board, lines, LELE_STEP_LINES) : 0;
    lele_json_key(json, "lines");
    lele_json_array_begin(json);
    for (size_t i = 0; i < count; i++) {
        if (lines[i].kind == LELE_LINE_REACH && level < LELE_HINT_WHY)
            continue;
        lele_json_object_begin(json);
        lele_json_key_int(json, "from", lines[i].from);
        lele_json_key_int(json, "to", lines[i].to);
        lele_json_key_int(json, "digit", lines[i].digit);
        lele_json_key_string(json, "kind", lele_line_kind_name((lele_line_kind)lines[i].kind));
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

static void write_conclusions(const lele_step *step, int placements, int eliminations,
                              lele_json *json)
{
    lele_json_key(json, "place");
    lele_json_array_begin(json);
    for (int i = 0; i < placements; i++) {
        lele_json_object_begin(json);
        lele_json_key_int(json, "cell", step->placements[i].cell);
        lele_json_key_int(json, "digit", lele_digits_first(step->placements[i].digits));
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
    lele_json_key(json, "eliminate");
    lele_json_array_begin(json);
    for (int i = 0; i < eliminations; i++) {
        lele_json_object_begin(json);
        lele_json_key_int(json, "cell", step->eliminations[i].cell);
        lele_json_key_digits(json, "digits", step->eliminations[i].digits);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

/* `level` is the level of the hint; 0: there is no step, and all members are empty. */
static void write_step(const lele_step *step, const lele_board *board, int level, lele_lang lang,
                       lele_json *json)
{
    const lele_technique *technique =
        level >= LELE_HINT_NUDGE ? lele_technique_at(step->technique) : NULL;
    const bool names = technique != NULL && level >= LELE_HINT_PLACE;
    const bool argues = level >= LELE_HINT_WHY;
    lele_json_key_string(json, "technique", names ? technique->name : "");
    lele_json_key_string(json, "title", names ? technique->title[lang] : "");
    lele_json_key_string(json, "family", technique != NULL ? technique->family[lang] : "");
    lele_json_key_tenths(json, "rating", names ? step->rating : 0);
    lele_json_key_digits(json, "digits", names ? step->digits : 0);
    write_units(step, board, level, json);
    write_marks(step, names ? step->mark_count : 0, json);
    write_nodes(step, argues ? step->node_count : 0, json);
    write_links(step, argues ? step->link_count : 0, json);
    write_inners(step, board, level, json);
    write_lines(step, board, level, json);
    write_conclusions(step, argues ? step->placement_count : 0,
                      argues ? step->elimination_count : 0, json);
}

void lele_hint_json(lele_game *game, lele_lang lang, lele_json *json)
{
    static const char *const kinds[LELE_HINT_KIND_COUNT] = { "none",    "conflict",   "wrong",
                                                             "missing", "unsolvable", "step" };
    static const lele_step nothing;
    const int level = game->help.level;
    const lele_hint *hint = level > 0 ? lele_game_hint(game) : NULL;
    const lele_hint_kind kind = hint != NULL ? hint->kind : LELE_HINT_NONE;
    const bool cells = hint != NULL && (kind != LELE_HINT_UNSOLVABLE || level >= 2);
    lele_json_object_begin(json);
    lele_json_key_string(json, "kind", kinds[kind]);
    lele_json_key_int(json, "level", level);
    lele_json_key_bool(json, "more", level < lele_hint_levels(kind));
    lele_json_key(json, "texts");
    lele_json_array_begin(json);
    for (int i = 1; kind != LELE_HINT_NONE && i <= level; i++)
        write_text(game, hint, lang, i, json);
    lele_json_array_end(json);
    lele_json_key_cells(json, "cells", cells ? hint->cells : NULL, cells ? hint->cell_count : 0);
    if (hint == NULL || !hint->has_step)
        write_step(&nothing, NULL, 0, lang, json);
    else
        write_step(&hint->step, &hint->board, kind == LELE_HINT_WRONG ? LELE_HINT_WHY : level, lang,
                   json);
    lele_json_object_end(json);
}

typedef struct teller {
    lele_lang lang;
    lele_json *json;
    lele_text *last; /* receives the text of the last step */
} teller;

static void tell_step(void *data, const lele_board *before, const lele_step *step)
{
    const teller *told = data;
    const lele_technique *technique = lele_technique_at(step->technique);
    lele_text_clear(told->last);
    lele_step_write(step, before, told->lang, LELE_HINT_WHY, told->last);
    lele_json_object_begin(told->json);
    lele_json_key_string(told->json, "technique", technique->name);
    lele_json_key_string(told->json, "title", technique->title[told->lang]);
    lele_json_key_text(told->json, "text", told->last);
    lele_json_object_end(told->json);
}

static void write_why_not(lele_game *game, lele_lang lang, lele_json *json)
{
    static const char *const reasons[LELE_WHY_NOT_COUNT] = { "filled",  "seen",     "excluded",
                                                             "removed", "dead-end", "possible" };
    static const lele_word why[LELE_WHY_NOT_COUNT] = {
        LELE_WORD_WHY_FILLED,  LELE_WORD_WHY_SEEN,     LELE_WORD_WHY_EXCLUDED,
        LELE_WORD_WHY_REMOVED, LELE_WORD_WHY_DEAD_END, LELE_WORD_WHY_POSSIBLE,
    };
    const int cell = game->help.why_cell, digit = game->help.why_digit;
    int other;
    lele_hint_position position;
    lele_text last;
    lele_text_init(&last);
    lele_game_hint_position(game, &position);
    teller told = { lang, json, &last };
    lele_json_object_begin(json);
    lele_json_key_int(json, "cell", cell);
    lele_json_key_int(json, "digit", digit);
    lele_json_key(json, "steps");
    lele_json_array_begin(json);
    const lele_why_not reason =
        lele_advisor_why_not(game->advisor, &position, cell, digit, &other, tell_step, &told);
    lele_json_array_end(json);
    const lele_word_facts facts = { .layout = &game->layout,
                                    .cell = lele_mention_of(cell),
                                    .other = lele_mention_of(other),
                                    .digit = digit,
                                    .other_digit = game->cells[cell].value,
                                    .text = last.data };
    lele_json_key_string(json, "reason", reasons[reason]);
    lele_json_key(json, "text");
    lele_json_words(json, why[reason], lang, &facts);
    lele_json_object_end(json);
    lele_text_release(&last);
}

/* Finding the reason may take long, so the answer is kept until the position changes. */
void lele_why_not_json(lele_game *game, lele_lang lang, lele_json *json)
{
    if (!game->help.why_not) {
        lele_json_null(json);
        return;
    }
    if (!game->why_not_is_ready || game->why_not_lang != lang) {
        lele_json fresh;
        lele_text_clear(&game->why_not);
        lele_json_init(&fresh, &game->why_not);
        write_why_not(game, lang, &fresh);
        game->why_not_is_ready = true;
        game->why_not_lang = lang;
    }
    lele_text_add_bytes(json->out, game->why_not.data, game->why_not.length);
    json->needs_comma = true;
}
