/* The time that a player needs, see lele/minutes.h.  All times are tenths of a second. */
#include "lele/minutes.h"

#include <string.h>

enum {
    WRITE = 20,  /* to write a digit */
    STRIKE = 10, /* to strike the candidates of a cell */
    GLANCE = 10, /* to look at an empty cell for a single */
    SEARCH = 14, /* to look at it for a pattern, all singles being found */
    SINGLE_MOST = 600,
    PRACTICE_MOST = 3, /* uses after which a technique is found no faster */
};

/* What a pattern costs above the search for it, by its rating in tenths; between two rows it
 * grows evenly. */
static const struct {
    int rating, time;
} prices[] = { { 10, 0 },    { 20, 80 },   { 26, 250 },  { 34, 600 },  { 45, 900 },
               { 60, 1300 }, { 75, 2200 }, { 90, 3600 }, { 120, 7500 } };

void lele_minutes_init(lele_minutes *minutes)
{
    memset(minutes, 0, sizeof *minutes);
}

static int price_of(int rating)
{
    const size_t count = sizeof prices / sizeof prices[0];
    if (rating <= prices[0].rating)
        return prices[0].time;
    for (size_t i = 1; i < count; i++)
        if (rating <= prices[i].rating)
            return prices[i - 1].time + (prices[i].time - prices[i - 1].time) *
                                            (rating - prices[i - 1].rating) /
                                            (prices[i].rating - prices[i - 1].rating);
    return prices[count - 1].time;
}

/* The cells that the digits of the board leave one digit, and the places of hidden singles. */
static int count_singles(const lele_board *board)
{
    lele_cellset found = LELE_CELLSET_EMPTY;
    const lele_layout *layout = board->layout;
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (lele_digits_single(board->candidates[cell]))
            lele_cellset_add(&found, cell);
    for (int u = 0; u < layout->unit_count; u++) {
        lele_digits digits = board->missing[u];
        for (int digit; (digit = lele_digits_pop(&digits)) != 0;) {
            const lele_cellset places =
                lele_cellset_and(board->places[digit], layout->units[u].set);
            if (lele_cellset_count(&places) == 1)
                lele_cellset_add(&found, lele_cellset_first(&places));
        }
    }
    return lele_cellset_count(&found);
}

/* A naked single is harder to see than a hidden one: its rating says how much. */
static int time_of_single(const lele_board *board, const lele_step *step)
{
    const int singles = count_singles(board);
    const int looking = board->empty_count * GLANCE * (10 + step->rating) / 20;
    const int time = looking * 2 / (1 + (singles > 0 ? singles : 1));
    return WRITE + (time < SINGLE_MOST ? time : SINGLE_MOST);
}

static int time_of_pattern(const lele_board *board, const lele_step *step, int uses)
{
    const int practice = 2 + (uses < PRACTICE_MOST ? uses : PRACTICE_MOST);
    const int found = board->empty_count * SEARCH + price_of(step->rating);
    return found * 2 / practice + STRIKE * step->elimination_count + WRITE * step->placement_count;
}

bool lele_minutes_step(void *data, const lele_board *before, const lele_step *step)
{
    lele_minutes *minutes = data;
    uint8_t *used = &minutes->used[step->technique];
    const bool single = step->elimination_count == 0 && step->node_count == 0 && step->rating < 26;
    const int time = single ? time_of_single(before, step) : time_of_pattern(before, step, *used);
    minutes->tenths += (uint64_t)time;
    if (!single && *used < PRACTICE_MOST)
        ++*used;
    return true;
}

int lele_minutes_result(const lele_minutes *minutes)
{
    const uint64_t whole = (minutes->tenths + 300) / 600;
    if (whole >= 20)
        return (int)((whole + 2) / 5 * 5);
    return whole > 0 ? (int)whole : 1;
}
