/* Boards of days.  Making a puzzle takes milliseconds, so those made last are kept: the process loses
 * nothing with them. */
#include "server/api/daily.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum {
    KEPT = 32,
    DAY_MS = 24 * 3600 * 1000,
    EAST_MS = 14 * 3600 * 1000,
    WEST_MS = 12 * 3600 * 1000
};

static const lele_level levels[] = { LELE_LEVEL_EASY, LELE_LEVEL_MEDIUM, LELE_LEVEL_HARD };

/* The first day whose puzzles are seeds of a version, the latest first. */
static const struct {
    int version;
    const char *first;
} versions[] = { { 2, "2026-12-01" }, { 1, "" } };

/* Days since 1970-01-01 of a date in the calendar, by counting in eras of 400 years; -1: no such day. */
static int64_t day_number(int year, int month, int day)
{
    static const int lengths[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    if (year < 2020 || year > 2999 || month < 1 || month > 12 || day < 1 ||
        day > lengths[month - 1] + (leap && month == 2))
        return -1;
    int64_t days = 0;
    for (int y = 1970; y < year; y++)
        days += 365 + (y % 4 == 0 && (y % 100 != 0 || y % 400 == 0));
    for (int m = 1; m < month; m++)
        days += lengths[m - 1] + (leap && m == 2);
    return days + day - 1;
}

/* Reads `count` decimal digits; -1: there are fewer. */
static int read_digits(const char *at, int count)
{
    int ret = 0;
    for (int i = 0; i < count; i++) {
        if (at[i] < '0' || at[i] > '9')
            return -1;
        ret = ret * 10 + (at[i] - '0');
    }
    return ret;
}

int64_t daily_day(const char *text)
{
    if (strlen(text) < DAILY_DATE || text[4] != '-' || text[7] != '-' ||
        (text[DAILY_DATE] != '\0' && text[DAILY_DATE] != '-'))
        return -1;
    return day_number(read_digits(text, 4), read_digits(text + 5, 2), read_digits(text + 8, 2));
}

bool daily_query(api_call *call, const char *name, const char **ret)
{
    const char *text = call->query(call->source, name);
    if (text == NULL)
        return true;
    if (strlen(text) == DAILY_DATE && daily_day(text) >= 0) {
        *ret = text;
        return true;
    }
    api_fail(call, API_E_FIELD, name);
    return false;
}

bool daily_read(const char *board, daily_board *ret)
{
    const int64_t number = daily_day(board);
    const bool has_level = number >= 0 && board[DAILY_DATE] == '-';
    for (size_t i = 0; has_level && i < sizeof levels / sizeof levels[0]; i++) {
        if (strcmp(board + DAILY_DATE + 1, lele_level_name(levels[i])) != 0)
            continue;
        memcpy(ret->date, board, DAILY_DATE);
        ret->date[DAILY_DATE] = '\0';
        ret->level = levels[i];
        ret->opens = number * DAY_MS - EAST_MS;
        ret->ends = (number + 1) * DAY_MS + WEST_MS;
        return true;
    }
    return false;
}

void daily_seed(const daily_board *board, char ret[DAILY_SEED])
{
    size_t i = 0;
    while (strcmp(board->date, versions[i].first) < 0)
        i++;
    snprintf(ret, DAILY_SEED, "%d:%s:classic:%s", versions[i].version,
             lele_level_name(board->level), board->date);
}

static struct kept {
    pthread_mutex_t lock;
    size_t next;
    char seeds[KEPT][DAILY_SEED];
    lele_grid grids[KEPT];
} kept = { .lock = PTHREAD_MUTEX_INITIALIZER };

static bool find_kept(const char *seed, lele_grid *ret)
{
    bool found = false;
    pthread_mutex_lock(&kept.lock);
    for (size_t i = 0; i < KEPT && !found; i++) {
        found = strcmp(kept.seeds[i], seed) == 0;
        if (found)
            *ret = kept.grids[i];
    }
    pthread_mutex_unlock(&kept.lock);
    return found;
}

static void keep(const char *seed, const lele_grid *grid)
{
    pthread_mutex_lock(&kept.lock);
    snprintf(kept.seeds[kept.next], DAILY_SEED, "%s", seed);
    kept.grids[kept.next] = *grid;
    kept.next = (kept.next + 1) % KEPT;
    pthread_mutex_unlock(&kept.lock);
}

static bool make(const char *text, const lele_layout *layout, lele_grid *ret)
{
    lele_seed seed;
    lele_puzzle puzzle;
    if (lele_seed_read(&seed, text, NULL) != LELE_OK)
        return false;
    lele_generator *generator = lele_generator_new(layout, &seed.recipe, NULL);
    bool made = false;
    /* a rare wish can use up its effort: the page then takes the next index */
    for (uint64_t i = 0; generator != NULL && !made && i < 64; i++)
        made = lele_generator_make(generator, lele_seed_number(&seed), seed.index + i, &puzzle) ==
               LELE_OK;
    lele_generator_free(generator);
    if (made)
        *ret = puzzle.givens;
    return made;
}

bool daily_puzzle(const daily_board *board, lele_layout *layout, lele_grid *ret)
{
    char seed[DAILY_SEED];
    daily_seed(board, seed);
    if (lele_layout_init(layout, "classic", NULL) != LELE_OK)
        return false;
    if (find_kept(seed, ret))
        return true;
    if (!make(seed, layout, ret))
        return false;
    keep(seed, ret);
    return true;
}
