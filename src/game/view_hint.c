/* The JSON and text of a hint, as far as its level allows. */
#include "game/past.h"
#include "game/view_parts.h"
#include "lele/sketch.h"

/* The clue of a conflict: the one that is broken, or the one by which two cells differ. */
static int clue_of(const lele_game *game, const lele_hint *hint)
{
    return hint->kind != LELE_HINT_CONFLICT ? -1
           : hint->clue >= 0
               ? hint->clue
               : lele_layout_shared_clue(&game->layout, hint->cells[0], hint->cells[1]);
}

static lele_word_facts facts_of(const lele_game *game, const lele_hint *hint)
{
    const int unit = hint->kind == LELE_HINT_CONTRADICTION ? hint->dead.unit
                     : hint->kind == LELE_HINT_CONFLICT && hint->clue < 0
                         ? lele_layout_shared_unit(&game->layout, hint->cells[0], hint->cells[1])
                         : -1;
    return (lele_word_facts){
        .layout = &game->layout,
        .cell = lele_mention_of(hint->cell_count > 0 ? hint->cells[0] : -1),
        .other = lele_mention_of(hint->cell_count > 1 ? hint->cells[1] : -1),
        .unit = lele_mention_of(unit),
        .clue = lele_mention_of(clue_of(game, hint)),
        .digit = hint->digit,
        .cells = hint->cells,
        .cell_count = hint->cell_count,
    };
}

/* "R2C3 = 5 and R4C4 = 1". */
static void write_assumed(const lele_game *game, const lele_cell *cells, int count, lele_lang lang,
                          lele_text *out)
{
    static const char *const and[LELE_LANG_COUNT] = { " and ", "、" };
    static const char *const comma[LELE_LANG_COUNT] = { ", ", "、" };
    for (int i = 0; i < count; i++) {
        if (i > 0)
            lele_text_add(out, i == count - 1 ? and[lang] : comma[lang]);
        lele_cells_write(&game->layout, &cells[i], 1, lang, out);
        lele_text_add(out, " = ");
        lele_text_add_char(out, lele_digit_char(game->cells[cells[i]].value));
    }
}

/* Writes the sentence about the assumed digits, in the singular or the plural; nothing if there are
 * none. */
static void add_assumed(const lele_game *game, const lele_word words[2], lele_word_facts facts,
                        lele_lang lang, lele_text *out)
{
    lele_cell cells[LELE_MAX_CELLS];
    const int count = lele_game_assumed(game, cells);
    if (count == 0)
        return;
    lele_text text;
    lele_text_init(&text);
    write_assumed(game, cells, count, lang, &text);
    facts.text = text.data;
    lele_words_write(words[count > 1], lang, &facts, out);
    lele_text_part_end(&text, out);
}

void lele_assumed_write(const lele_game *game, lele_lang lang, lele_text *out)
{
    static const lele_word words[2] = { LELE_WORD_ASSUMED, LELE_WORD_ASSUMED_MANY };
    add_assumed(game, words, (lele_word_facts){ .layout = &game->layout }, lang, out);
}

static void add_contradiction(const lele_game *game, const lele_hint *hint, lele_lang lang,
                              lele_text *out)
{
    static const lele_word cell[2] = { LELE_WORD_LEADS_TO_CELL, LELE_WORD_LEAD_TO_CELL };
    static const lele_word unit[2] = { LELE_WORD_LEADS_TO_UNIT, LELE_WORD_LEAD_TO_UNIT };
    add_assumed(game, hint->dead.kind == LELE_DEAD_CELL ? cell : unit, facts_of(game, hint), lang,
                out);
}

/* A conflict with a given is the fault of the player's digit. */
static lele_word conflict_word(const lele_game *game, const lele_hint *hint)
{
    if (hint->clue >= 0)
        return LELE_WORD_HINT_BROKEN;
    return lele_game_is_given(game, hint->cells[1]) ? LELE_WORD_HINT_CONFLICT
                                                    : LELE_WORD_HINT_CONFLICT_OWN;
}

/* words[kind][level - 1], for the kinds with fixed words. */
static const lele_word words[LELE_HINT_KIND_COUNT][2] = {
    [LELE_HINT_WRONG] = { LELE_WORD_HINT_WRONG, LELE_WORD_HINT_WRONG_DEEP },
    [LELE_HINT_MISSING] = { LELE_WORD_HINT_MISSING, LELE_WORD_HINT_MISSING_WHICH },
    [LELE_HINT_UNSOLVABLE] = { LELE_WORD_HINT_UNSOLVABLE, LELE_WORD_HINT_CULPRITS },
};

/* The past of a hint's board: that of the game, unless other steps led to the board. */
static const lele_past *past_of(const lele_game *game, const lele_hint *hint, lele_past *past)
{
    if (hint->kind != LELE_HINT_STEP)
        return NULL;
    lele_game_past(game, past);
    return past;
}

static void add_step_text(const lele_game *game, const lele_hint *hint, lele_lang lang, int level,
                          lele_text *out)
{
    lele_text text;
    lele_past past;
    lele_text_init(&text);
    if (hint->kind == LELE_HINT_STEP && level < LELE_HINT_DO)
        lele_assumed_write(game, lang, out);
    lele_step_write_past(&hint->step, &hint->board, past_of(game, hint, &past), lang,
                         (lele_hint_level)level, &text);
    lele_word_facts facts = facts_of(game, hint);
    facts.text = text.data;
    if (level == LELE_HINT_NUDGE && lele_advisor_known(game->advisor) == LELE_KNOWN_SEVERAL)
        lele_words_write(LELE_WORD_HINT_SEVERAL, lang, &facts, out);
    else
        lele_text_add_bytes(out, text.data, text.length);
    lele_text_part_end(&text, out);
}

/* The steps without the wrong digits, one per line, and the line that concludes. */
static void add_proof(const lele_game *game, lele_lang lang, lele_text *out)
{
    const lele_word_facts facts = { .layout = &game->layout, .text = game->proof[lang].data };
    lele_words_write(LELE_WORD_HINT_WRONG_WHY, lang, &facts, out);
}

static void add_text(const lele_game *game, const lele_hint *hint, lele_lang lang, int level,
                     lele_text *out)
{
    const lele_word_facts facts = facts_of(game, hint);
    if (hint->kind == LELE_HINT_STEP)
        add_step_text(game, hint, lang, level, out);
    else if (hint->kind == LELE_HINT_WRONG && level == 2 && hint->has_step)
        add_proof(game, lang, out);
    else if (hint->kind == LELE_HINT_CONTRADICTION)
        add_contradiction(game, hint, lang, out);
    else if (hint->kind == LELE_HINT_CONFLICT)
        lele_words_write(conflict_word(game, hint), lang, &facts, out);
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
    lele_text_part_end(&text, json->out);
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

static void write_mark(const lele_mark *mark, lele_json *json)
{
    lele_json_object_begin(json);
    lele_json_key_int(json, "cell", mark->cell);
    lele_json_key_digits(json, "digits", mark->digits);
    lele_json_key_string(json, "role", lele_role_name((lele_role)mark->role));
    lele_json_object_end(json);
}

/* The cells of a chain, each with the digits that it has there. */
static void write_chain_cells(const lele_step *step, lele_json *json)
{
    lele_cellset cells = lele_step_chain_cells(step);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_mark mark = { .cell = (lele_cell)cell, .role = LELE_ROLE_CELL };
        for (int i = 0; i < step->node_count; i++)
            if (lele_cellset_has(&step->nodes[i].cells, cell))
                mark.digits |= lele_digits_of(step->nodes[i].digit);
        write_mark(&mark, json);
    }
}

/* Level 2 shows where a chain is, and the nodes of level 3 how it runs. */
static void write_marks(const lele_step *step, int level, lele_json *json)
{
    lele_json_key(json, "marks");
    lele_json_array_begin(json);
    for (int i = 0; level >= LELE_HINT_PLACE && i < step->mark_count; i++)
        write_mark(&step->marks[i], json);
    if (level == LELE_HINT_PLACE)
        write_chain_cells(step, json);
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

void lele_conclusions_json(const lele_step *step, int placements, int eliminations, lele_json *json)
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

/* One for each cell or digit that a single excludes, with what excludes it. */
static void write_reasons(const lele_step *step, const lele_board *board, const lele_past *past,
                          lele_json *json)
{
    lele_reason reasons[LELE_STEP_REASONS];
    const size_t count = board != NULL ? lele_step_reasons(step, board, past, reasons) : 0;
    lele_json_key(json, "reasons");
    lele_json_array_begin(json);
    for (size_t i = 0; i < count; i++) {
        const lele_removal removal = reasons[i].removal;
        lele_json_object_begin(json);
        lele_json_key_int(json, "cell", reasons[i].cell);
        lele_json_key_int(json, "digit", reasons[i].digit);
        lele_json_key_string(
            json, "kind",
            reasons[i].is_seen ? "seen" : lele_removal_kind_name((lele_removal_kind)removal.kind));
        lele_json_key_int(json, "by", reasons[i].is_seen ? reasons[i].by : -1);
        lele_json_key_int(json, "step", removal.step);
        lele_json_key_string(
            json, "technique",
            removal.technique != 0 ? lele_technique_at(removal.technique - 1U)->name : "");
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

/* What a drawing of the step marks, with no more than the level gives away. */
static void write_sketch(const lele_step *step, const lele_board *board, const lele_past *past,
                         int level, lele_json *json)
{
    lele_sketch sketch;
    if (board != NULL)
        lele_sketch_init(&sketch, step, board, past, (lele_hint_level)level);
    else
        sketch.mark_count = sketch.frame_count = 0;
    lele_sketch_json(&sketch, json);
}

static void write_title(const lele_step *step, const lele_board *board, lele_lang lang,
                        lele_json *json)
{
    lele_text title;
    lele_text_init(&title);
    if (step != NULL && board != NULL)
        lele_step_write_title(step, board, lang, &title);
    else if (step != NULL)
        lele_text_add(&title, lele_technique_at(step->technique)->title[lang]);
    lele_json_key_text(json, "title", &title);
    lele_text_release(&title);
}

static bool has_sets(const lele_step *step)
{
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role >= LELE_ROLE_ALS_A && step->marks[i].role <= LELE_ROLE_ALS_E)
            return true;
    return false;
}

/* The digits that stand beside the title: of a step about sets that only have other digits in
 * common, those that it removes, as in its words. */
static lele_digits title_digits(const lele_step *step)
{
    lele_digits gone = 0;
    for (int i = 0; i < step->elimination_count; i++)
        gone |= step->eliminations[i].digits;
    return has_sets(step) && (gone & step->digits) == 0 ? gone : step->digits;
}

void lele_step_members(const lele_step *step, const lele_board *board, const lele_past *past,
                       int level, lele_lang lang, lele_json *json)
{
    const bool concludes = step->placement_count + step->elimination_count > 0;
    const lele_technique *technique =
        concludes && level >= LELE_HINT_NUDGE ? lele_technique_at(step->technique) : NULL;
    const bool names = technique != NULL && level >= LELE_HINT_PLACE;
    const bool argues = level >= LELE_HINT_WHY;
    lele_json_key_string(json, "technique", names ? technique->name : "");
    write_title(names ? step : NULL, board, lang, json);
    lele_json_key_string(json, "family", technique != NULL ? technique->family[lang] : "");
    lele_json_key_tenths(json, "rating", names ? step->rating : 0);
    lele_json_key_digits(json, "digits", names ? title_digits(step) : 0);
    write_units(step, board, level, json);
    write_marks(step, level, json);
    write_nodes(step, argues ? step->node_count : 0, json);
    write_links(step, argues ? step->link_count : 0, json);
    write_inners(step, board, level, json);
    write_lines(step, board, level, json);
    write_reasons(step, argues ? board : NULL, past, json);
    write_sketch(step, board, past, level, json);
    lele_conclusions_json(step, argues ? step->placement_count : 0,
                          argues ? step->elimination_count : 0, json);
}

static void write_assumption(const lele_game *game, const lele_hint *hint, lele_json *json)
{
    lele_cell cells[LELE_MAX_CELLS];
    const int count =
        hint != NULL && hint->kind >= LELE_HINT_STEP ? lele_game_assumed(game, cells) : 0;
    lele_json_key(json, "assumed");
    lele_json_array_begin(json);
    for (int i = 0; i < count; i++) {
        lele_json_object_begin(json);
        lele_json_key_int(json, "cell", cells[i]);
        lele_json_key_int(json, "digit", game->cells[cells[i]].value);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

void lele_hint_json(lele_game *game, lele_lang lang, lele_json *json)
{
    static const char *const kinds[LELE_HINT_KIND_COUNT] = {
        "none", "conflict", "wrong", "missing", "unsolvable", "step", "contradiction",
    };
    static const lele_step nothing;
    const int level = game->help.level;
    const lele_hint *hint = level > 0 ? lele_game_hint(game) : NULL;
    const lele_hint_kind kind = hint != NULL ? hint->kind : LELE_HINT_NONE;
    lele_past past;
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
        lele_step_members(&nothing, NULL, NULL, 0, lang, json);
    else
        lele_step_members(&hint->step, &hint->board, past_of(game, hint, &past),
                          kind == LELE_HINT_STEP ? level : (int)LELE_HINT_WHY, lang, json);
    write_assumption(game, hint, json);
    lele_json_object_end(json);
}
