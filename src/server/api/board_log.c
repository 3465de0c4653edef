#include "server/api/board_log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void board_log_init(board_log *log, const lele_layout *layout, const lele_grid *givens)
{
    memset(log, 0, sizeof *log);
    log->layout = layout;
    log->givens = log->values = *givens;
}

void board_log_release(board_log *log)
{
    free(log->moves);
    log->moves = NULL;
}

bool board_log_allows(const board_log *log, int cell, int digit)
{
    return cell >= 0 && cell < log->layout->cell_count && log->givens.cell[cell] == 0 &&
           digit >= 0 && digit <= log->layout->size;
}

static board_move *last_of(const board_log *log, const char *player)
{
    for (size_t i = log->count; i-- > 0;) {
        board_move *move = &log->moves[i];
        if (!move->taken_back && strcmp(move->player, player) == 0 &&
            log->values.cell[move->cell] == move->digit &&
            strcmp(log->who[move->cell], player) == 0)
            return move;
    }
    return NULL;
}

const board_move *board_log_last(const board_log *log, const char *player)
{
    return last_of(log, player);
}

static void add_move(board_log *log, const board_move *move)
{
    if (log->count == log->capacity) {
        const size_t wanted = log->capacity == 0 ? 256 : 2 * log->capacity;
        board_move *longer = realloc(log->moves, wanted * sizeof *longer);
        log->failed = log->failed || longer == NULL;
        if (longer == NULL)
            return;
        log->moves = longer;
        log->capacity = wanted;
    }
    log->moves[log->count++] = *move;
}

static void take_set(board_log *log, const char *player, const json_t *event)
{
    const int cell = (int)json_integer_value(json_object_get(event, "cell"));
    const int digit = (int)json_integer_value(json_object_get(event, "digit"));
    if (!board_log_allows(log, cell, digit))
        return;
    board_move move = { .cell = cell, .before = log->values.cell[cell], .digit = (uint8_t)digit };
    snprintf(move.player, sizeof move.player, "%s", player);
    board_move *undone = json_is_true(json_object_get(event, "undo")) ? last_of(log, player) : NULL;
    log->values.cell[cell] = (uint8_t)digit;
    snprintf(log->who[cell], sizeof log->who[cell], "%s", player);
    if (undone != NULL)
        undone->taken_back = true;
    else
        add_move(log, &move);
}

void board_log_take(void *data, const room_event *event)
{
    board_log *log = data;
    json_t *json = json_loadb(event->content, event->length, 0, NULL);
    const char *kind = json_string_value(json_object_get(json, "kind"));
    if (kind != NULL && strcmp(kind, "set") == 0)
        take_set(log, event->player, json);
    else if (kind != NULL && strcmp(kind, "join") == 0)
        log->players++;
    else if (kind != NULL && strcmp(kind, "solved") == 0)
        log->solved = true;
    json_decref(json);
}
