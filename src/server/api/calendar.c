/*
 * The calendar: which puzzles of the days a player has finished, and how many days in a row.
 *
 * The days in a row are counted as on the page: a day counts with one finished puzzle of that day, and a row
 * goes on while its last day is today or yesterday.  Which day is today, the player's time zone says; without it
 * the day is that of UTC.
 */
#include <stdio.h>
#include <string.h>

#include "server/api/daily.h"
#include "server/api/routes.h"

enum { DAY_MS = 24 * 3600 * 1000 };

struct calendar {
    const char *from, *to, *today; /* of the client; "": not given */
    lele_json json;
    int64_t last;             /* the latest day so far; -1: none */
    int64_t row, longest, of; /* days: in a row up to `last`, the longest row, all */
};

static api_error prepare_calendar(api_call *call)
{
    struct calendar *calendar = call->data;
    calendar->from = calendar->to = calendar->today = "";
    return daily_query(call, "from", &calendar->from) && daily_query(call, "to", &calendar->to) &&
                   daily_query(call, "today", &calendar->today)
               ? API_E_NONE
               : API_E_FIELD;
}

static void count_day(struct calendar *calendar, int64_t day)
{
    if (day == calendar->last)
        return;
    calendar->row = day == calendar->last + 1 && calendar->last >= 0 ? calendar->row + 1 : 1;
    calendar->last = day;
    calendar->of++;
    if (calendar->row > calendar->longest)
        calendar->longest = calendar->row;
}

/* Dates are compared as texts: all of them have ten characters. */
static bool is_shown(const struct calendar *calendar, const char *date)
{
    return strcmp(date, calendar->from) >= 0 &&
           (calendar->to[0] == '\0' || strcmp(date, calendar->to) <= 0);
}

static void add_day(void *data, const result_facts *facts)
{
    struct calendar *calendar = data;
    lele_json *json = &calendar->json;
    daily_board board;
    if (!daily_read(facts->board, &board))
        return;
    count_day(calendar, daily_day(board.date));
    if (!is_shown(calendar, board.date))
        return;
    lele_json_object_begin(json);
    lele_json_key_plain(json, "date", board.date);
    lele_json_key_plain(json, "level", lele_level_name(board.level));
    lele_json_key_int(json, "total", facts->total_ms);
    lele_json_key_int(json, "hints", facts->hints);
    lele_json_key_int(json, "mistakes", facts->mistakes);
    lele_json_key_bool(json, "withSolution", (facts->flags & RESULT_WITH_SOLUTION) != 0);
    lele_json_key_bool(json, "suspicious", (facts->flags & RESULT_SUSPICIOUS) != 0);
    lele_json_key_int(json, "finished", facts->finished);
    lele_json_object_end(json);
}

static store_status read_calendar(store_session *session, void *data)
{
    api_call *call = data;
    struct calendar *calendar = call->data;
    lele_json *json = &calendar->json;
    const int64_t today =
        calendar->today[0] != '\0' ? daily_day(calendar->today) : call->now / DAY_MS;
    calendar->last = -1;
    calendar->row = calendar->longest = calendar->of = 0;
    api_begin_part(call, json);
    lele_json_object_begin(json);
    lele_json_key(json, "days");
    lele_json_array_begin(json);
    const store_status status = results_of_days(session, &call->player, add_day, calendar);
    lele_json_array_end(json);
    lele_json_key_int(json, "streak", calendar->last >= today - 1 ? calendar->row : 0);
    lele_json_key_int(json, "longest", calendar->longest);
    lele_json_key_int(json, "of", calendar->of);
    lele_json_object_end(json);
    return status;
}

static const api_route routes[] = {
    { .method = "GET",
      .path = "/api/v1/calendar",
      .summary = "The puzzles of the days that the player has finished, and the days in a row.",
      .class = API_READ,
      .access = API_PLAYER,
      .query = "from:text? to:text? today:text?",
      .gives = "days:list streak:number longest:number of:number",
      .size = sizeof(struct calendar),
      .prepare = prepare_calendar,
      .read = read_calendar,
      .answer = api_answer_part },
};

const api_table api_table_of_calendar = { routes, sizeof routes / sizeof routes[0] };
