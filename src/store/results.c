/* Results and boards. */
#include "store/results.h"

#include "store/run.h"

struct owner {
    char player[PLAYER_ID + 1];
};

static void keep_owner(void *data, const db_value *columns, int count)
{
    struct owner *owner = data;
    (void)count;
    run_copy_text(owner->player, sizeof owner->player, &columns[0]);
}

static void keep_facts(void *data, const db_value *columns, int count)
{
    result_facts *ret = data;
    (void)count;
    ret->total_ms = columns[0].integer;
    ret->hints = columns[1].integer;
    ret->mistakes = columns[2].integer;
    ret->flags = columns[3].integer;
    ret->finished = columns[4].integer;
    ret->received = columns[5].integer;
}

store_status result_of_puzzle(store_session *session, const player_id *player, const char *puzzle,
                              result_facts *ret)
{
    result_facts found = { .received = -1 };
    const db_value values[] = { db_text(player->text), db_text(puzzle) };
    const store_status status = RUN_SQL(session, RESULT_OF_PUZZLE, values, keep_facts, &found);
    if (status != STORE_OK || found.received < 0)
        return status != STORE_OK ? status : STORE_NOT_FOUND;
    *ret = found;
    return STORE_OK;
}

/* Whether the log or the puzzle has a result already. */
static store_status look_for_repeat(store_session *session, const player_id *player,
                                    const unsigned char log_hash[PLAYER_HASH], const char *puzzle,
                                    result_repeat *ret)
{
    struct owner owner = { "" };
    result_facts own;
    const db_value values[] = { db_bytes(log_hash, PLAYER_HASH) };
    store_status status = RUN_SQL(session, RESULT_OF_LOG, values, keep_owner, &owner);
    if (status != STORE_OK)
        return status;
    *ret = RESULT_NEW;
    if (owner.player[0] != '\0')
        *ret = strcmp(owner.player, player->text) == 0 ? RESULT_OWN_LOG : RESULT_LOG_OF_ANOTHER;
    if (*ret != RESULT_NEW)
        return STORE_DUPLICATE;
    status = result_of_puzzle(session, player, puzzle, &own);
    if (status == STORE_OK)
        *ret = RESULT_PUZZLE_DONE;
    return status == STORE_NOT_FOUND ? STORE_OK : status == STORE_OK ? STORE_DUPLICATE : status;
}

store_status result_add(store_session *session, const player_id *player,
                        const unsigned char log_hash[PLAYER_HASH], const result_facts *facts,
                        const void *log, size_t length, result_repeat *ret)
{
    const store_status status = look_for_repeat(session, player, log_hash, facts->puzzle, ret);
    if (status != STORE_OK)
        return status;
    const db_value values[] = {
        db_bytes(log_hash, PLAYER_HASH), db_text(player->text),       db_text(facts->puzzle),
        db_text(facts->board),           db_text(facts->day),         db_integer(facts->total_ms),
        db_integer(facts->hints),        db_integer(facts->mistakes), db_integer(facts->flags),
        db_integer(facts->finished),     db_integer(facts->received), db_bytes(log, length),
    };
    /* another process may have added it since: then the caller runs again and finds it */
    const store_status added = RUN_SQL(session, RESULT_ADD, values, NULL, NULL);
    return added == STORE_DUPLICATE ? STORE_AGAIN : added;
}

struct top {
    board_row_fn *row;
    void *data;
    int64_t place, rank, last_ms;
};

static void give_place(void *data, const db_value *columns, int count)
{
    struct top *top = data;
    (void)count;
    top->place++;
    if (columns[2].integer != top->last_ms)
        top->rank = top->place;
    top->last_ms = columns[2].integer;
    const board_row row = {
        .player = columns[0].bytes,
        .name = columns[1].bytes,
        .rank = top->rank,
        .total_ms = columns[2].integer,
        .hints = columns[3].integer,
        .mistakes = columns[4].integer,
    };
    top->row(top->data, &row);
}

static void keep_first(void *data, const db_value *columns, int count)
{
    struct top *top = data;
    (void)count;
    top->last_ms = columns[2].integer;
}

/* The rank at the start of a page: a tie may have begun on the page before. */
static store_status begin_page(store_session *session, statement rows, statement before,
                               db_value *values, size_t count, struct top *top)
{
    int64_t faster = 0;
    values[count] = db_integer(1);
    values[count + 1] = db_integer(top->place);
    store_status status = run_statement(session, rows, values, count + 2, keep_first, top, NULL);
    values[count] = db_integer(top->last_ms);
    if (status == STORE_OK)
        status = run_statement(session, before, values, count + 1, run_keep_number, &faster, NULL);
    top->rank = faster + 1;
    return status;
}

store_status board_top(store_session *session, const board_wish *wish, board_row_fn *row,
                       void *data)
{
    const bool friends = wish->friends_of != NULL;
    const statement rows = friends ? STATEMENT_BOARD_FRIENDS : STATEMENT_BOARD_TOP;
    const statement before = friends ? STATEMENT_FRIENDS_BEFORE : STATEMENT_BOARD_BEFORE;
    const int64_t limit = wish->limit < RESULT_TOP ? wish->limit : RESULT_TOP;
    struct top top = { row, data, wish->offset, 0, -1 };
    store_status status = STORE_OK;
    db_value values[6] = { db_text(wish->board), db_integer(RESULT_OFF_BOARD),
                           db_integer(wish->most_hints) };
    size_t count = 3;
    if (friends)
        values[count++] = db_text(wish->friends_of->text);
    if (wish->offset > 0)
        status = begin_page(session, rows, before, values, count, &top);
    values[count++] = db_integer(limit);
    values[count++] = db_integer(wish->offset);
    return status == STORE_OK ? run_statement(session, rows, values, count, give_place, &top, NULL)
                              : status;
}

store_status board_place_of(store_session *session, const char *board, int64_t most_hints,
                            int64_t total_ms, board_place *ret)
{
    int64_t before = 0, all = 0;
    const db_value values[] = { db_text(board), db_integer(RESULT_OFF_BOARD),
                                db_integer(most_hints), db_integer(total_ms) };
    store_status status = RUN_SQL(session, BOARD_BEFORE, values, run_keep_number, &before);
    if (status == STORE_OK)
        status =
            run_statement(session, STATEMENT_BOARD_SIZE, values, 3, run_keep_number, &all, NULL);
    if (status == STORE_OK)
        *ret = (board_place){ .rank = before + 1, .of = all, .total_ms = total_ms };
    return status;
}

store_status board_place_mine(store_session *session, const player_id *player,
                              const board_wish *wish, board_place *ret, int64_t *slower)
{
    int64_t total = -1;
    board_place next = { 0 };
    *ret = (board_place){ 0 };
    *slower = 0;
    const db_value values[] = { db_text(player->text), db_text(wish->board),
                                db_integer(RESULT_OFF_BOARD), db_integer(wish->most_hints) };
    store_status status = RUN_SQL(session, RESULT_ON_BOARD, values, run_keep_number, &total);
    if (status != STORE_OK || total < 0)
        return status;
    status = board_place_of(session, wish->board, wish->most_hints, total, ret);
    if (status == STORE_OK)
        status = board_place_of(session, wish->board, wish->most_hints, total + 1, &next);
    *slower = next.of - (next.rank - 1);
    return status;
}

struct rows {
    result_row *row;
    void *data;
};

static void give_result(void *data, const db_value *columns, int count)
{
    const struct rows *rows = data;
    (void)count;
    result_facts facts = { .puzzle = columns[0].bytes, .board = columns[1].bytes, .day = "" };
    keep_facts(&facts, columns + 2, 6);
    rows->row(rows->data, &facts, columns[8].bytes, columns[8].length);
}

store_status results_of_player(store_session *session, const player_id *player, result_row *row,
                               void *data)
{
    struct rows rows = { row, data };
    const db_value values[] = { db_text(player->text) };
    return RUN_SQL(session, RESULTS_OF_PLAYER, values, give_result, &rows);
}

struct days {
    day_row *row;
    void *data;
};

static void give_day(void *data, const db_value *columns, int count)
{
    const struct days *days = data;
    result_facts facts = { .puzzle = "", .board = columns[0].bytes, .day = "" };
    keep_facts(&facts, columns + 1, count - 1);
    days->row(days->data, &facts);
}

store_status results_of_days(store_session *session, const player_id *player, day_row *row,
                             void *data)
{
    struct days days = { row, data };
    const db_value values[] = { db_text(player->text) };
    return RUN_SQL(session, RESULTS_OF_DAYS, values, give_day, &days);
}
