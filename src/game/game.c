/*
 * Games: creating them, running commands, and the small functions about the position that the
 * other files of this folder use.
 */
#include "game/state.h"

#include <stdlib.h>
#include <string.h>

#include "core/border.h"

/* The bytes that running a command may add to its log line, and the longest command. */
enum { LINE_ROOM = 8192, MAX_LINE = 1 << 16 };
static const int64_t LATEST = INT64_C(1) << 53; /* the limit of exact integers in JavaScript */

lele_error lele_refuse_cell(lele_problem *problem, lele_error code, const lele_layout *layout,
                            int cell)
{
    if (problem != NULL)
        problem->at = lele_cell_place(layout, cell);
    return lele_problem_set(problem, code);
}

void lele_game_values(const lele_game *game, lele_grid *ret)
{
    lele_grid_clear(ret);
    for (int cell = 0; cell < game->layout.cell_count; cell++)
        ret->cell[cell] = (uint8_t)game->cells[cell].value;
}

bool lele_game_is_given(const lele_game *game, int cell)
{
    return game->status != LELE_STATUS_ENTERING && game->givens.cell[cell] != 0;
}

lele_digits lele_game_candidates(const lele_game *game, int cell)
{
    lele_digits left = lele_digits_all(game->layout.size);
    lele_cellset peers = game->layout.peers[cell];
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        if (game->cells[peer].value != 0)
            lele_digits_remove(&left, lele_digits_of(game->cells[peer].value));
    return lele_digits_minus(left, game->cells[cell].gone | game->cells[cell].supposed);
}

static lele_digits all_notes(const lele_cell_state *cell)
{
    return cell->notes[LELE_NOTE_CORNER] | cell->notes[LELE_NOTE_CENTRE];
}

bool lele_game_notes_count(const lele_game *game)
{
    bool any = false;
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        if (game->cells[cell].value != 0)
            continue;
        if (all_notes(&game->cells[cell]) == 0)
            return false;
        any = true;
    }
    return any;
}

void lele_game_hint_position(const lele_game *game, lele_hint_position *ret)
{
    const bool notes = lele_game_notes_count(game);
    memset(ret, 0, sizeof *ret);
    lele_game_values(game, &ret->values);
    ret->wrong = game->settings.wrong_first ? LELE_WRONG_FIRST : LELE_WRONG_ASSUMED;
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        if (game->cells[cell].value != 0)
            continue;
        ret->candidates[cell] = lele_game_candidates(game, cell);
        if (notes)
            ret->candidates[cell] &= all_notes(&game->cells[cell]);
    }
}

bool lele_game_is_wrong(const lele_game *game, int cell)
{
    const lele_grid *solution = game->advisor != NULL ? lele_advisor_solution(game->advisor) : NULL;
    return solution != NULL && game->cells[cell].value != 0 &&
           game->cells[cell].value != solution->cell[cell];
}

int lele_game_wrong_count(const lele_game *game)
{
    int count = 0;
    for (int cell = 0; cell < game->layout.cell_count; cell++)
        count += lele_game_is_wrong(game, cell);
    return count;
}

int lele_game_empty_count(const lele_game *game)
{
    int count = 0;
    for (int cell = 0; cell < game->layout.cell_count; cell++)
        count += game->cells[cell].value == 0;
    return count;
}

void lele_clock_advance(lele_clock *clock, int64_t now)
{
    if (now <= clock->now)
        return;
    if (clock->running)
        clock->elapsed += now - clock->now;
    clock->now = now;
}

void lele_game_charge(lele_game *game)
{
    game->hints_used++;
    game->clock.penalty += game->settings.hint_penalty;
}

lele_error lele_game_may_charge(const lele_game *game, lele_problem *problem)
{
    if (game->settings.hint_limit == LELE_NO_LIMIT || game->hints_used < game->settings.hint_limit)
        return LELE_OK;
    if (problem != NULL)
        problem->want = game->settings.hint_limit;
    return lele_problem_set(problem, LELE_E_HINT_LIMIT);
}

void lele_game_forget_overlay(lele_game *game)
{
    game->help.overlay = 0;
    game->help.overlay_is_solution = false;
    game->overlay_is_ready = false;
}

void lele_game_forget_help(lele_game *game)
{
    game->help = (lele_help){ .overlay = game->help.overlay,
                              .overlay_is_solution = game->help.overlay_is_solution };
    game->hint_is_ready = game->overlay_is_ready = game->why_not_is_ready = false;
    game->verdict = LELE_VERDICT_NONE;
}

void lele_game_say(lele_game *game, lele_said said)
{
    game->said = said;
}

void lele_game_say_number(lele_game *game, lele_word word, int64_t number)
{
    lele_game_say(game, (lele_said){ .word = word, .number = number });
}

void lele_game_note_event(lele_game *game, lele_event_kind kind, int cell, int digit, int unit)
{
    if (game->event_count < LELE_MAX_EVENTS)
        game->events[game->event_count++] =
            (lele_event){ (uint8_t)kind, (int16_t)cell, (int16_t)digit, (int16_t)unit };
}

lele_error lele_puzzle_check(const lele_layout *layout, const lele_grid *givens,
                             lele_several several, uint64_t max_work, lele_advisor **ret,
                             lele_problem *problem)
{
    const lele_error rules = lele_grid_check(layout, givens, problem);
    if (rules != LELE_OK)
        return rules;
    const int count = lele_grid_count(layout, givens), fewest = lele_layout_fewest_givens(layout);
    if (several == LELE_SEVERAL_REFUSE && count < fewest) {
        if (problem != NULL) {
            problem->got = count;
            problem->want = fewest;
        }
        return lele_problem_set(problem, LELE_E_TOO_FEW);
    }
    lele_advisor *advisor = lele_advisor_new(layout, NULL);
    if (advisor == NULL)
        return lele_problem_set(problem, LELE_E_MEMORY);
    lele_advisor_limit_work(advisor, max_work);
    lele_advisor_turn(advisor, givens);
    lele_advisor_limit_work(advisor, LELE_ADVISOR_WORK);
    const lele_solutions_known known = lele_advisor_known(advisor);
    if (known == LELE_KNOWN_NONE ||
        (known == LELE_KNOWN_SEVERAL && several == LELE_SEVERAL_REFUSE)) {
        lele_advisor_free(advisor);
        return lele_problem_set(problem, known == LELE_KNOWN_NONE ? LELE_E_NO_SOLUTION
                                                                  : LELE_E_SEVERAL_SOLUTIONS);
    }
    *ret = advisor;
    return LELE_OK;
}

/* Copies the layout with its clues; false when memory is short. */
static bool copy_layout(lele_game *game, const lele_layout *layout)
{
    game->layout = *layout;
    if (layout->clues == NULL)
        return true;
    game->clues = malloc(sizeof *game->clues);
    if (game->clues != NULL)
        *game->clues = *layout->clues;
    game->layout.clues = game->clues;
    return game->clues != NULL;
}

static lele_game *make(const lele_layout *layout, lele_problem *problem)
{
    lele_game *game = calloc(1, sizeof *game);
    if (game == NULL || !copy_layout(game, layout) || !lele_tree_init(&game->tree)) {
        if (game != NULL)
            free(game->clues);
        free(game);
        lele_problem_set(problem, LELE_E_MEMORY);
        return NULL;
    }
    lele_settings_init(&game->settings);
    lele_text_init(&game->log);
    lele_text_init(&game->why_not);
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
        lele_text_init(&game->proof[lang]);
    return game;
}

lele_error lele_game_begin(lele_game *game, const lele_grid *givens, lele_problem *problem)
{
    lele_advisor *advisor = NULL;
    lele_tree tree;
    const lele_error error =
        lele_puzzle_check(&game->layout, givens, (lele_several)game->settings.several,
                          LELE_ADVISOR_WORK, &advisor, problem);
    if (error != LELE_OK)
        return error;
    if (!lele_tree_init(&tree)) {
        lele_advisor_free(advisor);
        return lele_problem_set(problem, LELE_E_MEMORY);
    }
    lele_tree_release(&game->tree);
    lele_advisor_free(game->advisor);
    game->tree = tree;
    game->advisor = advisor;
    game->givens = *givens;
    memset(game->cells, 0, sizeof game->cells);
    for (int cell = 0; cell < game->layout.cell_count; cell++)
        game->cells[cell].value = givens->cell[cell];
    game->start = *givens;
    game->status = LELE_STATUS_PLAYING;
    game->clock.elapsed = game->clock.penalty = 0;
    game->clock.running = true;
    lele_game_forget_help(game);
    lele_game_use_techniques(game, NULL);
    lele_game_say_number(game, LELE_WORD_STARTED, lele_game_empty_count(game));
    lele_game_look_for_end(game);
    return LELE_OK;
}

lele_game *lele_game_new_custom(const lele_layout *layout, lele_problem *problem)
{
    lele_game *game = make(layout, problem);
    if (game == NULL)
        return NULL;
    game->origin = LELE_ORIGIN_CUSTOM;
    game->status = LELE_STATUS_ENTERING;
    game->said.word = LELE_WORD_ENTERING;
    return game;
}

static lele_error take_over(lele_game *game, const lele_position *position, lele_problem *problem)
{
    lele_text line;
    if (!lele_border_grid(position->layout, &position->values))
        return lele_grid_check(position->layout, &position->values, problem);
    lele_text_init(&line);
    lele_start_write(position, &line);
    lele_error error = line.failed ? LELE_E_MEMORY : LELE_OK;
    if (error == LELE_OK && line.length != 0)
        error = lele_game_command(game, 0, line.data, problem);
    lele_text_release(&line);
    return error;
}

lele_game *lele_game_new(const lele_position *position, lele_several several, lele_problem *problem)
{
    lele_game *game = make(position->layout, problem);
    if (game == NULL)
        return NULL;
    game->origin = several == LELE_SEVERAL_ALLOW ? LELE_ORIGIN_ANY : LELE_ORIGIN_ONE;
    game->settings.several = several;
    if (lele_game_begin(game, &position->givens, problem) != LELE_OK ||
        take_over(game, position, problem) != LELE_OK) {
        lele_game_free(game);
        return NULL;
    }
    return game;
}

void lele_game_free(lele_game *game)
{
    if (game == NULL)
        return;
    lele_tree_release(&game->tree);
    lele_advisor_free(game->advisor);
    lele_account_release(&game->account);
    lele_text_release(&game->log);
    lele_text_release(&game->why_not);
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
        lele_text_release(&game->proof[lang]);
    free(game->hint);
    free(game->overlay);
    free(game->clues);
    free(game);
}

const lele_layout *lele_game_layout(const lele_game *game)
{
    return &game->layout;
}

int64_t lele_game_now(const lele_game *game)
{
    return game->clock.now;
}

/* Adds the candidates if the rules alone do not give them. */
static void add_candidates(const lele_game *game, lele_position *position)
{
    lele_hint_position known;
    lele_board board;
    lele_game_hint_position(game, &known);
    lele_board_init(&board, &game->layout, &position->values);
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        if (position->values.cell[cell] != 0)
            continue;
        position->candidates[cell] = known.candidates[cell];
        position->has_candidates =
            position->has_candidates || known.candidates[cell] != board.candidates[cell];
    }
}

void lele_game_position(const lele_game *game, lele_position *ret)
{
    const lele_layout *layout = &game->layout;
    lele_position_init(ret, layout);
    lele_game_values(game, &ret->values);
    ret->givens = game->status == LELE_STATUS_ENTERING ? ret->values : game->givens;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (game->cells[cell].value != 0)
            continue;
        for (int kind = 0; kind < LELE_NOTE_KINDS; kind++) {
            ret->notes[kind][cell] = game->cells[cell].notes[kind];
            ret->has_notes = ret->has_notes || ret->notes[kind][cell] != 0;
        }
    }
    add_candidates(game, ret);
}

static lele_error refuse_status(const lele_game *game, const lele_verb_row *row,
                                lele_problem *problem)
{
    static const lele_error errors[LELE_STATUS_COUNT] = {
        [LELE_STATUS_ENTERING] = LELE_E_NOT_NOW, [LELE_STATUS_PLAYING] = LELE_E_NOT_NOW,
        [LELE_STATUS_PAUSED] = LELE_E_PAUSED,    [LELE_STATUS_SOLVED] = LELE_E_FINISHED,
        [LELE_STATUS_SHOWN] = LELE_E_FINISHED,   [LELE_STATUS_LOST] = LELE_E_FINISHED,
    };
    if (problem != NULL)
        lele_problem_quote(problem, row->word, strlen(row->word));
    return lele_problem_set(problem, errors[game->status]);
}

lele_error lele_game_run(lele_game *game, lele_command *command, lele_problem *problem)
{
    const lele_verb_row *row = lele_verb_at(command->verb);
    if ((row->allowed >> game->status & 1) == 0)
        return refuse_status(game, row, problem);
    return row->run(game, command, problem);
}

/* Reserves memory for a line of the log before the command runs, so that logging cannot fail. */
static bool reserve_line(lele_game *game, size_t length)
{
    const size_t used = game->log.length;
    lele_text_add_repeat(&game->log, ' ', length + LINE_ROOM);
    const bool fits = !game->log.failed;
    game->log.failed = false;
    game->log.length = used;
    if (game->log.capacity != 0)
        game->log.data[used] = '\0';
    return fits;
}

static void add_line(lele_game *game, const lele_command *command)
{
    lele_text_add_int(&game->log, game->clock.now);
    lele_text_add_char(&game->log, ' ');
    lele_command_write(command, &game->layout, &game->log);
    lele_text_add_char(&game->log, '\n');
}

/* A line with control characters could not be read back from the log. */
static lele_error check_line(const char *line, size_t length, lele_problem *problem)
{
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)line[i] >= 0x20 || line[i] == '\t')
            continue;
        if (problem != NULL) {
            problem->column = (int)i + 1;
            lele_problem_quote(problem, line + i, 1);
        }
        return lele_problem_set(problem, LELE_E_CHARACTER);
    }
    return LELE_OK;
}

static lele_error run_line(lele_game *game, int64_t now, const char *line, size_t length,
                           lele_problem *problem)
{
    lele_command command;
    lele_error error = lele_command_read(&command, &game->layout, line, length, problem);
    if (error != LELE_OK)
        return error;
    if (now < 0 || now > LATEST) {
        if (problem != NULL)
            lele_problem_quote(problem, "time", 4);
        return lele_problem_set(problem, LELE_E_RANGE);
    }
    if (command.is_free && !game->is_replaying)
        return lele_problem_set(problem, LELE_E_NOT_NOW);
    if (!game->is_replaying && game->log.length + length + LINE_ROOM > LELE_GAME_MAX_LOG)
        return lele_problem_set(problem, LELE_E_LIMIT);
    if (!reserve_line(game, length) || !lele_account_reserve(&game->account) ||
        (!game->is_replaying && !lele_game_equip(game)))
        return lele_problem_set(problem, LELE_E_MEMORY);
    const lele_clock clock = game->clock;
    const int event_count = game->event_count;
    lele_clock_advance(&game->clock, now);
    if (command.verb != LELE_VERB_TICK)
        game->event_count = 0;
    error = lele_game_run(game, &command, problem);
    if (error == LELE_OK) {
        add_line(game, &command);
        return LELE_OK;
    }
    game->clock = clock;
    game->event_count = event_count;
    return error;
}

lele_error lele_game_command(lele_game *game, int64_t now, const char *line, lele_problem *problem)
{
    const size_t length = strlen(line);
    if (problem != NULL)
        lele_problem_init(problem);
    if (length > MAX_LINE) {
        if (problem != NULL) {
            problem->got = (int64_t)length;
            problem->want = MAX_LINE;
        }
        return lele_problem_set(problem, LELE_E_TOO_LONG);
    }
    const lele_error error = check_line(line, length, problem);
    return error != LELE_OK ? error : run_line(game, now, line, length, problem);
}
