/* Fills the struct of a view: the cells, the clock, the allowed commands and the status line. */
#include "lele/view.h"

#include <string.h>

#include "core/border.h"
#include "game/view_parts.h"

lele_cellset lele_step_chain_cells(const lele_step *step)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->node_count; i++)
        cells = lele_cellset_or(cells, step->nodes[i].cells);
    for (int i = 0; i < step->mark_count; i++)
        lele_cellset_remove(&cells, step->marks[i].cell);
    return cells;
}

static void show_roles(lele_view *view, const lele_step *step)
{
    for (int i = 0; i < step->mark_count; i++)
        view->cells[step->marks[i].cell].roles |= 1U << step->marks[i].role;
    lele_cellset chain = lele_step_chain_cells(step);
    for (int cell; (cell = lele_cellset_pop(&chain)) >= 0;)
        view->cells[cell].roles |= 1U << LELE_ROLE_CELL;
}

static void show_hint_cells(lele_view *view, const lele_hint *hint)
{
    const int level = view->game->help.level;
    if (hint->kind != LELE_HINT_STEP) {
        for (int i = 0; i < hint->cell_count; i++)
            if (hint->kind != LELE_HINT_UNSOLVABLE || level >= 2)
                view->cells[hint->cells[i]].roles |= 1U << LELE_ROLE_REASON;
        if (hint->kind == LELE_HINT_WRONG)
            view->cells[hint->cells[0]].wrong = true;
    }
    if (!hint->has_step || (hint->kind == LELE_HINT_STEP && level < LELE_HINT_PLACE))
        return;
    const lele_step *step = &hint->step;
    show_roles(view, step);
    if (hint->kind == LELE_HINT_STEP && level < LELE_HINT_WHY)
        return;
    for (int i = 0; i < step->placement_count; i++)
        view->cells[step->placements[i].cell].hint_place = step->placements[i].digits;
    for (int i = 0; i < step->elimination_count; i++)
        view->cells[step->eliminations[i].cell].hint_remove = step->eliminations[i].digits;
}

static void show_overlay(lele_view *view, lele_game *game)
{
    const lele_overlay *overlay = game->help.overlay > 0 ? lele_game_overlay(game) : NULL;
    for (int cell = 0; overlay != NULL && cell < game->layout.cell_count; cell++) {
        const lele_digits left = overlay->candidates[cell];
        if (view->cells[cell].value == 0 && lele_digits_count(left) <= game->help.overlay)
            view->cells[cell].overlay = left;
    }
}

/* Finds the last open mark before each digit on the path.  The path is followed upwards, so the
 * first node that changed the digit of a cell is the one that set it. */
static void show_branches(lele_view *view, const lele_game *game)
{
    const lele_tree *tree = &game->tree;
    int below = 0;
    lele_cellset known = LELE_CELLSET_EMPTY;
    uint8_t passed[LELE_MAX_CELLS] = { 0 }; /* open marks at or below the node that set it */
    for (uint32_t at = tree->current; at != LELE_NO_NODE; at = tree->nodes[at].parent) {
        const lele_tree_node *node = &tree->nodes[at];
        below += node->mark != LELE_MARK_NONE && !node->is_closed;
        for (uint32_t i = 0; i < node->change_count; i++) {
            const lele_change *change = &tree->changes[node->first_change + i];
            if (change->before.value == change->after.value ||
                lele_cellset_has(&known, change->cell))
                continue;
            lele_cellset_add(&known, change->cell);
            passed[change->cell] = (uint8_t)(below < 255 ? below : 255);
        }
        if (node->is_barrier)
            break;
    }
    lele_cellset cells = known;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (view->cells[cell].value != 0 && below > passed[cell])
            view->cells[cell].branch =
                (uint8_t)(below - passed[cell] < 255 ? below - passed[cell] : 255);
}

/* The first digit after each open mark on the path is a guess. */
static void show_guesses(lele_view *view, const lele_game *game)
{
    const lele_tree *tree = &game->tree;
    const lele_tree_node *below = NULL; /* the first node with a digit below the current one */
    for (uint32_t at = tree->current; at != LELE_NO_NODE; at = tree->nodes[at].parent) {
        const lele_tree_node *node = &tree->nodes[at];
        if (below != NULL && node->mark != LELE_MARK_NONE && !node->is_closed &&
            view->cells[below->cell].value == below->digit)
            view->cells[below->cell].guess = true;
        if (node->digit != 0)
            below = node;
        if (node->is_barrier)
            break;
    }
}

static void show_tried(lele_view *view, const lele_game *game)
{
    const lele_tree *tree = &game->tree;
    for (uint32_t at = tree->current; at != LELE_NO_NODE; at = tree->nodes[at].parent) {
        for (uint32_t t = tree->nodes[at].tried; t != LELE_NO_NODE; t = tree->tries[t].next)
            if (view->cells[tree->tries[t].cell].value == 0)
                view->cells[tree->tries[t].cell].tried |= tree->tries[t].digits;
        if (tree->nodes[at].is_barrier)
            break;
    }
}

static void show_cells(lele_view *view, const lele_game *game)
{
    lele_grid values;
    lele_game_values(game, &values);
    const lele_cellset conflicts = lele_grid_conflicts(&game->layout, &values);
    const bool shows =
        game->settings.conflict != LELE_CONFLICT_OFF || view->verdict == LELE_VERDICT_ERRORS;
    const bool tells = game->help.checked || game->settings.show_mistakes;
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        const lele_cell_state *state = &game->cells[cell];
        lele_view_cell *ret = &view->cells[cell];
        ret->value = (uint8_t)state->value;
        ret->given = lele_game_is_given(game, cell);
        ret->conflict = shows && lele_cellset_has(&conflicts, cell);
        ret->wrong = tells && lele_game_is_wrong(game, cell);
        ret->colours = state->colours;
        view->counts[state->value]++;
        if (state->value != 0)
            continue;
        ret->candidates = lele_game_candidates(game, cell);
        memcpy(ret->notes, state->notes, sizeof ret->notes);
    }
}

static bool has_hints(const lele_game *game)
{
    return lele_game_may_charge(game, NULL) == LELE_OK;
}

static void show_allowed(lele_view *view, const lele_game *game)
{
    const lele_tree_node *node = &game->tree.nodes[game->tree.current];
    const lele_help *help = &game->help;
    const bool playing = game->status == LELE_STATUS_PLAYING;
    const bool over = (LELE_WHILE_OVER >> game->status & 1) != 0;
    const bool entering = game->status == LELE_STATUS_ENTERING;
    const bool paused = game->status == LELE_STATUS_PAUSED;
    const bool hints = playing && has_hints(game);
    const bool step = playing && help->level > 0 && help->kind == LELE_HINT_STEP;
    const bool last_level = help->level > 0 && help->level >= lele_hint_levels(help->kind);
    const bool told = playing && lele_account_knows_hint(game);
    const lele_paid check = { LELE_PAID_CHECK, 0, 0, 0 };
    const bool overlay_told = playing && lele_account_knows_overlay(game);
    view->allowed = (lele_view_allowed){
        .edit = playing || entering,
        .undo = !paused && node->depth > 0,
        .redo = !paused && node->redo != LELE_NO_NODE,
        .mark = playing && (node->mark != LELE_MARK_MANUAL || node->is_closed),
        .back = playing && lele_tree_mark_above(&game->tree) != LELE_NO_NODE,
        .before_mistake = playing && node->depth > 0,
        .hint = playing && !last_level && (hints || told),
        .another = step && hints,
        .apply = step && (hints || help->level >= LELE_HINT_WHY),
        .candidates = playing && (hints || help->overlay > 0 || overlay_told),
        .reveal = hints,
        .why_not = hints && view->empty_count > 0,
        .check = playing && (hints || lele_account_level(game, check) > 0) && !help->checked &&
                 lele_advisor_solution(game->advisor) != NULL,
        .pause = playing,
        .resume = paused,
        .restart = playing || over,
        .submit = playing || over,
        .confirm = entering,
        .solve = playing,
    };
}

void lele_said_write(const lele_game *game, const lele_said *said, lele_lang lang, lele_text *out)
{
    lele_cell cells[LELE_MAX_CELLS];
    lele_cellset rest = said->cells;
    int count = 0;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;)
        cells[count++] = (lele_cell)cell;
    const lele_word_facts facts = {
        .layout = &game->layout,
        .cell = said->cell,
        .other = said->other,
        .unit = said->unit,
        .clue = said->clue,
        .cells = cells,
        .cell_count = count,
        .digit = said->digit,
        .other_digit = said->other_digit,
        .number = said->number,
        .max = LELE_OVERLAY_LEVELS,
    };
    lele_words_write(said->word, lang, &facts, out);
}

void lele_view_init(lele_view *view, lele_game *game, int64_t now, lele_lang lang)
{
    memset(view, 0, sizeof *view);
    lele_text_init(&view->message);
    view->game = game;
    view->lang = lele_border_lang(lang);
    view->status = game->status;
    view->empty_count = lele_game_empty_count(game);
    /* A full grid without mistakes ends the game, so one that goes on has mistakes. */
    const bool full_wrong = game->status == LELE_STATUS_PLAYING && view->empty_count == 0;
    view->verdict = full_wrong ? LELE_VERDICT_ERRORS : game->verdict;
    view->hints_used = game->hints_used;
    view->mistakes = game->mistakes;
    lele_clock clock = game->clock;
    lele_clock_advance(&clock, now);
    view->clock = (lele_view_clock){ clock.now, clock.elapsed, clock.penalty,
                                     clock.elapsed + clock.penalty, clock.running };
    view->depth = (int)game->tree.nodes[game->tree.current].depth;
    view->length = view->depth + (int)lele_tree_ahead(&game->tree);
    show_cells(view, game);
    show_tried(view, game);
    show_branches(view, game);
    show_guesses(view, game);
    show_overlay(view, game);
    const lele_hint *hint = game->help.level > 0 ? lele_game_hint(game) : NULL;
    if (hint != NULL)
        show_hint_cells(view, hint);
    show_allowed(view, game);
    lele_said_write(game, &game->said, view->lang, &view->message);
}

void lele_view_release(lele_view *view)
{
    lele_text_release(&view->message);
}

void lele_game_view(lele_game *game, int64_t now, lele_lang lang, lele_text *out)
{
    lele_view view;
    lele_json json;
    lele_view_init(&view, game, now, lang);
    lele_json_init(&json, out);
    lele_view_json(&view, &json);
    lele_view_release(&view);
}

/* Whether a line is drawn before row or column `index`: every pair of cells across it must be in
 * different boxes.  A jigsaw rarely has such a line. */
static bool is_border(const lele_layout *layout, int index, int step, int across)
{
    for (int i = 0; i < layout->size; i++) {
        const int beyond = index * step + i * across;
        if (lele_layout_box_unit(layout, beyond) == lele_layout_box_unit(layout, beyond - step))
            return false;
    }
    return true;
}

static void add_row(const lele_view *view, const lele_layout *layout, int row, lele_text *out)
{
    for (int column = 0; column < layout->size; column++) {
        const lele_view_cell *cell = &view->cells[row * layout->size + column];
        if (column > 0 && is_border(layout, column, 1, layout->size))
            lele_text_add(out, " |");
        lele_text_add_char(out, ' ');
        lele_text_add_char(out, lele_cell_char(cell->value));
    }
    lele_text_add_char(out, '\n');
}

static void add_rule(const lele_layout *layout, lele_text *out)
{
    for (int column = 0; column < layout->size; column++)
        lele_text_add(out,
                      column > 0 && is_border(layout, column, 1, layout->size) ? "-+--" : "--");
    lele_text_add(out, "-\n");
}

void lele_view_board(const lele_view *view, lele_text *out)
{
    const lele_layout *layout = &view->game->layout;
    for (int row = 0; row < layout->size; row++) {
        if (row > 0 && is_border(layout, row, layout->size, 1))
            add_rule(layout, out);
        add_row(view, layout, row, out);
    }
}
