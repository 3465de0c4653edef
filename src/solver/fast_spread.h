/*
 * One hard puzzle spread over a team: a member that has nothing to do takes the node that has
 * waited longest, and with it the greatest part of the tree, from the member with most of them.
 *
 * The nodes are those that one search alone would visit, as long as it has to visit them all;
 * where there turn out to be two solutions, which two would depend on the number of members, so
 * the search alone has to find them.
 */
enum { SPREAD_AFTER = 8 }; /* guesses: until then the tree is too small to be shared */

struct spread {
    struct crew *crew;
    lele_run *run;
    int base[MEMBERS]; /* of each stack; the nodes below have been taken by others */
};

/* Finds work for a member that has none; false when there is none. */
static bool help(struct spread *spread, int number)
{
    struct crew *crew = spread->crew;
    int from = number, most = 0;
    for (int i = 0; i < MEMBERS; i++) {
        const int waiting = crew->member[i].search.depth - spread->base[i];
        if ((crew->busy >> i & 1) != 0 && waiting > most) {
            most = waiting;
            from = i;
        }
    }
    if (most == 0)
        return false;
    struct search *search = &crew->member[number].search;
    const struct node *node = &crew->member[from].search.stack[spread->base[from]++];
    copy(&search->stack[0], node);
    search->depth = spread->base[number] = 0;
    team_put(&crew->team, number, &search->stack[0]);
    crew->busy |= 1U << number;
    return true;
}

static void help_all(struct spread *spread)
{
    for (int i = 0; i < MEMBERS; i++)
        if ((spread->crew->busy >> i & 1) == 0 && !help(spread, i))
            return;
}

/* Goes on with the next node of its own, if there is one. */
static void go_back(struct spread *spread, int number)
{
    struct crew *crew = spread->crew;
    struct search *search = &crew->member[number].search;
    if (search->depth > spread->base[number]) {
        search->depth--;
        team_put(&crew->team, number, &search->stack[search->depth]);
    } else {
        crew->busy &= ~(1U << number);
    }
}

/* False when the search must end: by a limit, or because there are two solutions. */
static bool tell_solutions(const struct spread *spread, const struct search *search)
{
    lele_grid solution;
    if (solutions_at_hand(search) > 1 || spread->run->result->solutions > 0)
        return false;
    lele_grid_clear(&solution);
    write_cells(&search->stack[search->depth], solution.cell, LELE_FORM_CELLS);
    return lele_run_report(spread->run, &solution);
}

static bool attend_spread(struct spread *spread, int number, bool full)
{
    struct crew *crew = spread->crew;
    struct search *search = &crew->member[number].search;
    const enum event event = attend_node(crew, number, full);
    if (event == GUESS)
        return lele_run_enter(spread->run);
    if (event == SOLUTIONS && !tell_solutions(spread, search))
        return false;
    go_back(spread, number);
    return true;
}

/* Searches what is left in the stack of the first member; false when it has not been searched
 * to the end. */
static bool search_together(struct crew *crew, lele_run *run)
{
    struct spread spread = { .crew = crew, .run = run };
    memset(&crew->team, 0, sizeof crew->team);
    for (int i = 1; i < MEMBERS; i++)
        crew->member[i].search.guesses = 0;
    const struct search *first = &crew->member[0].search;
    crew->busy = 1;
    team_put(&crew->team, 0, &first->stack[first->depth]);
    while (crew->busy != 0) {
        if (crew->busy != (1U << MEMBERS) - 1)
            help_all(&spread);
        const struct news news = team_reason(&crew->team);
        for (unsigned ended = news.ended & crew->busy; ended != 0; ended &= ended - 1) {
            const int number = lele_lowest64(ended);
            if ((news.dead >> number & 1) != 0)
                go_back(&spread, number);
            else if (!attend_spread(&spread, number, (news.full >> number & 1) != 0))
                return false;
        }
    }
    return true;
}
