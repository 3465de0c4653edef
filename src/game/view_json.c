/* The JSON of a view; docs/view.md describes its keys. */
#include "game/view_parts.h"

#include <string.h>

#include "core/border.h"
#include "game/advisor.h"

static void write_roles(uint32_t roles, lele_json *json)
{
    lele_json_key(json, "roles");
    lele_json_array_begin(json);
    for (int role = 0; role < LELE_ROLE_COUNT; role++)
        if ((roles >> role & 1) != 0)
            lele_json_string(json, lele_role_name((lele_role)role));
    lele_json_array_end(json);
}

static void write_cell(const lele_layout *layout, int cell, const lele_view_cell *view,
                       lele_json *json)
{
    char name[LELE_CELL_NAME_SIZE];
    lele_cell_name(layout, cell, name);
    lele_json_object_begin(json);
    lele_json_key_string(json, "name", name);
    lele_json_key_bool(json, "given", view->given);
    lele_json_key_int(json, "value", view->value);
    lele_json_key_digits(json, "corner", view->notes[LELE_NOTE_CORNER]);
    lele_json_key_digits(json, "centre", view->notes[LELE_NOTE_CENTRE]);
    lele_json_key_digits(json, "candidates", view->candidates);
    lele_json_key_digits(json, "colors", view->colours);
    lele_json_key_bool(json, "conflict", view->conflict);
    lele_json_key_bool(json, "wrong", view->wrong);
    lele_json_key_int(json, "branch", view->branch);
    lele_json_key_bool(json, "guess", view->guess);
    lele_json_key_digits(json, "tried", view->tried);
    lele_json_key_digits(json, "overlay", view->overlay);
    write_roles(view->roles, json);
    lele_json_key_int(json, "place",
                      view->hint_place != 0 ? lele_digits_first(view->hint_place) : 0);
    lele_json_key_digits(json, "remove", view->hint_remove);
    lele_json_object_end(json);
}

static void write_cells(const lele_view *view, lele_json *json)
{
    const lele_layout *layout = &view->game->layout;
    lele_json_key(json, "cells");
    lele_json_array_begin(json);
    for (int cell = 0; cell < layout->cell_count; cell++)
        write_cell(layout, cell, &view->cells[cell], json);
    lele_json_array_end(json);
}

static bool looks_the_same(const lele_view_cell *a, const lele_view_cell *b)
{
    return a->value == b->value && a->given == b->given && a->conflict == b->conflict &&
           a->wrong == b->wrong && a->branch == b->branch && a->guess == b->guess &&
           memcmp(a->notes, b->notes, sizeof a->notes) == 0 && a->candidates == b->candidates &&
           a->tried == b->tried && a->overlay == b->overlay && a->colours == b->colours &&
           a->roles == b->roles && a->hint_place == b->hint_place &&
           a->hint_remove == b->hint_remove;
}

static void write_changed(const lele_view *view, const lele_view_cell *before, lele_json *json)
{
    const lele_layout *layout = &view->game->layout;
    lele_json_key(json, "changed");
    lele_json_array_begin(json);
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (looks_the_same(&before[cell], &view->cells[cell]))
            continue;
        lele_json_array_begin(json);
        lele_json_int(json, cell);
        write_cell(layout, cell, &view->cells[cell], json);
        lele_json_array_end(json);
    }
    lele_json_array_end(json);
}

static void write_digits(const lele_view *view, lele_json *json)
{
    const int size = view->game->layout.size;
    lele_json_key(json, "digits");
    lele_json_array_begin(json);
    for (int digit = 1; digit <= size; digit++) {
        const int placed = view->counts[digit];
        lele_json_object_begin(json);
        lele_json_key_int(json, "digit", digit);
        lele_json_key(json, "symbol");
        lele_json_symbol(json, digit);
        lele_json_key_int(json, "placed", placed);
        lele_json_key_int(json, "left", placed < size ? size - placed : 0);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

void lele_rating_write_json(const lele_rating *rating, lele_lang lang, lele_json *json)
{
    const lele_technique *hardest = lele_technique_at(rating->hardest);
    lang = lele_border_lang(lang);
    lele_json_object_begin(json);
    lele_json_key_string(json, "level", lele_level_name(rating->level));
    lele_json_key_string(json, "title", lele_level_title(rating->level, lang));
    lele_json_key_tenths(json, "rating", rating->rating);
    lele_json_key_int(json, "score", rating->score);
    lele_json_key_string(json, "hardest", hardest != NULL ? hardest->name : "");
    lele_json_key_string(json, "hardestTitle", hardest != NULL ? hardest->title[lang] : "");
    lele_json_key_bool(json, "solved", rating->solved);
    lele_json_object_end(json);
}

static void write_rating(const lele_view *view, lele_json *json)
{
    lele_json_key(json, "rating");
    lele_advisor *advisor = view->game->advisor;
    if (advisor == NULL || lele_advisor_solution(advisor) == NULL ||
        (view->leaves_rating && !advisor->is_rated)) {
        lele_json_null(json);
        return;
    }
    const lele_rating *rating = lele_advisor_rating(advisor);
    if (view->game->layout.clues != NULL && !rating->solved)
        lele_json_null(json);
    else
        lele_rating_write_json(rating, view->lang, json);
    if (!advisor->is_rated) /* memory is short */
        json->out->failed = true;
}

lele_solutions_known lele_game_known(const lele_game *game)
{
    return game->advisor != NULL ? lele_advisor_known(game->advisor) : LELE_KNOWN_NOT;
}

static void write_events(const lele_game *game, lele_json *json)
{
    static const char *const names[LELE_EVENT_KIND_COUNT] = {
        "placed", "erased", "digit-complete", "unit-complete", "conflict", "solved", "full-wrong",
    };
    lele_json_key(json, "events");
    lele_json_array_begin(json);
    for (int i = 0; i < game->event_count; i++) {
        const lele_event *event = &game->events[i];
        lele_json_object_begin(json);
        lele_json_key_string(json, "kind", names[event->kind]);
        lele_json_key_int(json, "cell", event->cell);
        lele_json_key_int(json, "digit", event->digit);
        lele_json_key_int(json, "unit", event->unit);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

static void write_hints(const lele_view *view, lele_json *json)
{
    const lele_game *game = view->game;
    const int64_t limit = game->settings.hint_limit;
    const bool playing = game->status == LELE_STATUS_PLAYING;
    const lele_word_facts facts = { .layout = &game->layout,
                                    .number = game->hints_used,
                                    .max = game->settings.hint_penalty,
                                    .count = limit };
    static const lele_word words[2][2] = { { LELE_WORD_HINT_FREE, LELE_WORD_HINT_FREE_OF },
                                           { LELE_WORD_HINT_COST, LELE_WORD_HINT_COST_OF } };
    const lele_word cost = words[game->settings.hint_penalty > 0][limit != LELE_NO_LIMIT];
    lele_json_key(json, "hints");
    lele_json_object_begin(json);
    lele_json_key_int(json, "used", game->hints_used);
    lele_json_key(json, "limit");
    if (limit == LELE_NO_LIMIT)
        lele_json_null(json);
    else
        lele_json_int(json, limit);
    lele_json_key(json, "left");
    if (limit == LELE_NO_LIMIT)
        lele_json_null(json);
    else
        lele_json_int(json, game->hints_used < limit ? limit - game->hints_used : 0);
    lele_json_key_int(json, "penalty", game->settings.hint_penalty);
    lele_json_key_int(json, "cost",
                      playing && !lele_account_knows_hint(game) ? game->settings.hint_penalty : 0);
    lele_json_key_int(json, "checkCost",
                      playing && !lele_account_knows_check(game) ? game->settings.hint_penalty : 0);
    lele_json_key(json, "text");
    lele_json_words(json, cost, view->lang, &facts);
    lele_json_key(json, "idle");
    const bool none_left = limit != LELE_NO_LIMIT && game->hints_used >= limit;
    lele_json_words(json, none_left ? LELE_WORD_HINT_NONE_LEFT : LELE_WORD_HINT_IDLE, view->lang,
                    &facts);
    lele_json_object_end(json);
}

static lele_word overlay_words(int level, int count)
{
    if (level == 0)
        return LELE_WORD_NOTHING;
    if (count == 0)
        return LELE_WORD_OVERLAY_EMPTY;
    return level == 1 ? LELE_WORD_OVERLAY_ONE : LELE_WORD_OVERLAY_TEXT;
}

/* Why the overlay has no fewer candidates; nothing where none is shown. */
static void write_overlay_end(const lele_view *view, lele_json *json)
{
    static const lele_word words[LELE_OVERLAY_END_COUNT] = {
        [LELE_OVERLAY_FIXPOINT] = LELE_WORD_OVERLAY_FIXPOINT,
        [LELE_OVERLAY_HELD] = LELE_WORD_OVERLAY_HELD,
        [LELE_OVERLAY_LIMIT] = LELE_WORD_OVERLAY_LIMIT,
        [LELE_OVERLAY_SOLUTION] = LELE_WORD_OVERLAY_SOLUTION,
    };
    const lele_game *game = view->game;
    const bool shown = game->help.overlay > 0 && game->overlay_is_ready;
    const lele_overlay *overlay = shown ? game->overlay : NULL;
    lele_word_facts facts = { .layout = &game->layout };
    if (shown)
        facts.text = lele_level_title(
            (lele_level)(overlay->level + (overlay->end == LELE_OVERLAY_HELD)), view->lang);
    lele_json_key_string(json, "end",
                         shown ? lele_overlay_end_name((lele_overlay_end)overlay->end) : "");
    lele_json_key(json, "endText");
    lele_json_words(json, shown ? words[overlay->end] : LELE_WORD_NOTHING, view->lang, &facts);
}

static void write_overlay(const lele_view *view, lele_json *json)
{
    const lele_game *game = view->game;
    int count = 0;
    for (int cell = 0; cell < game->layout.cell_count; cell++)
        count += view->cells[cell].overlay != 0;
    const lele_word_facts facts = { .layout = &game->layout,
                                    .number = game->help.overlay,
                                    .max = LELE_OVERLAY_LEVELS,
                                    .count = count };
    lele_json_key(json, "overlay");
    lele_json_object_begin(json);
    lele_json_key_int(json, "level", game->help.overlay);
    lele_json_key_int(json, "max", LELE_OVERLAY_LEVELS);
    lele_json_key_int(json, "count", count);
    const bool costs = game->status == LELE_STATUS_PLAYING && !lele_account_knows_overlay(game);
    lele_json_key_int(json, "cost", costs ? game->settings.hint_penalty : 0);
    lele_json_key(json, "text");
    lele_json_words(json, overlay_words(game->help.overlay, count), view->lang, &facts);
    write_overlay_end(view, json);
    lele_json_object_end(json);
}

static void write_check(const lele_view *view, lele_json *json)
{
    const lele_game *game = view->game;
    lele_json_key(json, "check");
    if (!game->help.checked) {
        lele_json_null(json);
        return;
    }
    lele_cellset wrong = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < game->layout.cell_count; cell++)
        if (lele_game_is_wrong(game, cell))
            lele_cellset_add(&wrong, cell);
    const int count = lele_cellset_count(&wrong);
    const lele_word_facts facts = { .layout = &game->layout, .number = count };
    lele_json_object_begin(json);
    lele_json_key_cellset(json, "wrong", &wrong);
    lele_json_key(json, "text");
    lele_json_words(json, count > 0 ? LELE_WORD_CHECKED_WRONG : LELE_WORD_CHECKED_RIGHT, view->lang,
                    &facts);
    lele_json_object_end(json);
}

static const int64_t CLOCK_LIMIT = INT64_C(100) * 60 * 60 * 1000; /* a clock shows up to 99:59:59 */

static void write_clock(const lele_view *view, lele_json *json)
{
    lele_json_key(json, "clock");
    lele_json_object_begin(json);
    lele_json_key_int(json, "now", view->clock.now);
    lele_json_key_int(json, "elapsed", view->clock.elapsed);
    lele_json_key_int(json, "penalty", view->clock.penalty);
    lele_json_key_int(json, "total", view->clock.total);
    lele_json_key_bool(json, "running", view->clock.running);
    lele_json_key_bool(json, "limit", view->clock.total >= CLOCK_LIMIT);
    lele_json_object_end(json);
}

static lele_word unfinished(lele_word word, int empty)
{
    return word == LELE_WORD_UNFINISHED && empty == 1 ? LELE_WORD_UNFINISHED_ONE : word;
}

static void write_errors(const lele_view *view, lele_json *json)
{
    const lele_said said = lele_game_errors(view->game);
    lele_text text;
    lele_text_init(&text);
    lele_said_write(view->game, &said, view->lang, &text);
    lele_json_string_bytes(json, text.data, text.length);
    lele_text_part_end(&text, json->out);
}

static void write_verdict(const lele_view *view, lele_json *json)
{
    static const char *const names[LELE_VERDICT_COUNT] = { "", "unfinished", "errors", "solved" };
    static const lele_word words[LELE_VERDICT_COUNT] = { LELE_WORD_NOTHING, LELE_WORD_UNFINISHED,
                                                         LELE_WORD_NOTHING, LELE_WORD_SOLVED };
    lele_json_key(json, "verdict");
    if (view->verdict == LELE_VERDICT_NONE) {
        lele_json_null(json);
        return;
    }
    const lele_word_facts facts = { .layout = &view->game->layout, .number = view->empty_count };
    lele_json_object_begin(json);
    lele_json_key_string(json, "kind", names[view->verdict]);
    lele_json_key_int(json, "empty", view->empty_count);
    lele_json_key(json, "text");
    if (view->verdict == LELE_VERDICT_ERRORS)
        write_errors(view, json);
    else
        lele_json_words(json, unfinished(words[view->verdict], view->empty_count), view->lang,
                        &facts);
    lele_json_object_end(json);
}

static void write_results(const lele_view *view, lele_json *json)
{
    const lele_game *game = view->game;
    lele_json_key_bool(json, "withSolution", game->with_solution);
    lele_json_key(json, "results");
    if ((LELE_WHILE_OVER >> view->status & 1) == 0) {
        lele_json_null(json);
        return;
    }
    const lele_rating *rating = lele_advisor_rating(game->advisor);
    const lele_technique *hardest = lele_technique_at(rating->hardest);
    lele_json_object_begin(json);
    lele_json_key_int(json, "elapsed", view->clock.elapsed);
    lele_json_key_int(json, "penalty", view->clock.penalty);
    lele_json_key_int(json, "total", view->clock.total);
    lele_json_key_string(json, "level", lele_level_name(rating->level));
    lele_json_key_string(json, "title", lele_level_title(rating->level, view->lang));
    lele_json_key_tenths(json, "rating", rating->rating);
    lele_json_key_int(json, "hints", game->hints_used);
    lele_json_key_int(json, "mistakes", game->mistakes);
    lele_json_key_string(json, "hardest", hardest != NULL ? hardest->name : "");
    lele_json_key_string(json, "hardestTitle", hardest != NULL ? hardest->title[view->lang] : "");
    lele_json_key_int(json, "moves", game->tree.node_count - 1);
    lele_json_key_bool(json, "assisted", game->hints_used > 0 || game->with_solution);
    lele_json_key_bool(json, "withSolution", game->with_solution);
    lele_json_key_bool(json, "shown", view->status == LELE_STATUS_SHOWN);
    lele_json_key_bool(json, "lost", view->status == LELE_STATUS_LOST);
    lele_json_object_end(json);
}

/* The givens are checked after every key, so the proof must not be felt: about 20 ms at most.  Where
 * that does not decide, `confirm` looks longer. */
enum { ENTRY_WORK = LELE_ADVISOR_WORK / 16 };

/* What the check of the entered givens found; with too few of them it does not search. */
static lele_solutions_known entry_known(lele_error error, const lele_advisor *advisor)
{
    if (error == LELE_OK)
        return lele_advisor_known(advisor);
    return error == LELE_E_SEVERAL_SOLUTIONS ? LELE_KNOWN_SEVERAL
           : error == LELE_E_NO_SOLUTION || error == LELE_E_CONFLICT || error == LELE_E_CLUE_BROKEN
               ? LELE_KNOWN_NONE
               : LELE_KNOWN_NOT;
}

static void write_entry(const lele_view *view, lele_json *json)
{
    const lele_game *game = view->game;
    lele_json_key(json, "entry");
    if (view->status != LELE_STATUS_ENTERING) {
        lele_json_null(json);
        return;
    }
    lele_grid values;
    lele_problem problem;
    lele_advisor *advisor = NULL;
    lele_problem_init(&problem);
    lele_game_values(game, &values);
    const lele_error error =
        lele_puzzle_check(&game->layout, &values, (lele_several)game->settings.several, ENTRY_WORK,
                          &advisor, &problem);
    const lele_solutions_known known = entry_known(error, advisor);
    lele_advisor_free(advisor);
    lele_json_object_begin(json);
    lele_json_key_int(json, "givens", game->layout.cell_count - view->empty_count);
    lele_json_key_int(json, "min", lele_layout_fewest_givens(&game->layout));
    lele_json_key_string(json, "solutions", lele_solutions_known_name(known));
    lele_json_key(json, "problem");
    if (error == LELE_OK)
        lele_json_null(json);
    else
        lele_problem_json(&problem, &game->layout, view->lang, json);
    lele_json_object_end(json);
}

static void write_allowed(const lele_view *view, lele_json *json)
{
    lele_json_key(json, "allowed");
    lele_json_object_begin(json);
#define WRITE_FLAG(name)                                                                           \
    lele_json_key_named(json, #name);                                                              \
    lele_json_bool(json, view->allowed.name);
    LELE_VIEW_ALLOWED(WRITE_FLAG)
#undef WRITE_FLAG
    lele_json_object_end(json);
}

/* The layout as a text that gives it again, clues and all. */
static void write_layout(const lele_game *game, lele_json *json)
{
    lele_text text;
    lele_text_init(&text);
    lele_layout_write_text(&game->layout, &text);
    lele_json_key_text(json, "layout", &text);
    lele_text_part_end(&text, json->out);
}

void lele_view_json(const lele_view *view, lele_json *json)
{
    lele_view_json_since(view, NULL, json);
}

void lele_view_json_since(const lele_view *view, const lele_view_cell *before, lele_json *json)
{
    static const char *const statuses[LELE_STATUS_COUNT] = { "entering", "playing", "paused",
                                                             "solved",   "shown",   "lost" };
    lele_game *game = view->game;
    lele_json_object_begin(json);
    lele_json_key_int(json, "version", 1);
    write_layout(game, json);
    lele_json_key_int(json, "size", game->layout.size);
    lele_json_key_string(json, "status", statuses[view->status]);
    lele_json_key_string(json, "uniqueness", lele_solutions_known_name(lele_game_known(game)));
    write_rating(view, json);
    if (before != NULL)
        write_changed(view, before, json);
    else
        write_cells(view, json);
    write_digits(view, json);
    lele_json_key_int(json, "empty", view->empty_count);
    lele_json_key_int(json, "mistakes", view->mistakes);
    lele_json_key_int(json, "moves", game->tree.node_count - 1);
    lele_json_key_text(json, "message", &view->message);
    write_events(game, json);
    lele_json_key(json, "hint");
    lele_hint_json(game, view->lang, json);
    write_hints(view, json);
    write_overlay(view, json);
    lele_json_key(json, "whyNot");
    lele_why_not_json(game, view->lang, json);
    write_check(view, json);
    lele_json_key(json, "tree");
    lele_tree_json(game, before != NULL ? LELE_TREE_NO_NODES : LELE_TREE_BRANCHES, view->lang,
                   json);
    write_clock(view, json);
    write_verdict(view, json);
    write_results(view, json);
    write_entry(view, json);
    write_allowed(view, json);
    lele_json_key(json, "settings");
    lele_settings_json(&game->settings, json);
    lele_json_object_end(json);
}
