/*
 * Spreads one hard puzzle over a team.  An idle member takes the oldest waiting node, with the
 * largest part of the tree, from the member with the most waiting nodes.
 *
 * As long as the whole tree has to be visited, the nodes are the same as those of a single
 * search.  If there are two solutions, the two that are found depend on the number of members; the
 * single search, which has kept its nodes, then continues alone.
 */

/* Nodes that a single search leaves before it is shared.  A smaller tree is not worth sharing; and
 * a puzzle with several solutions has few such nodes, its guesses lead straight to a solution. */
enum { SPREAD_AFTER = 8 };

struct spread {
    struct crew *crew;
    lele_run *run;
    int base[MEMBERS]; /* of each stack; other members have taken the nodes below */
};

/* Finds a node for an idle member; false when no node waits. */
static bool help(struct spread *spread, int number)
{
    struct crew *crew = spread->crew;
    int from = number, most = 0;
    for (int i = 0; i < MEMBERS; i++) {
        if ((crew->busy >> i & 1) == 0) /* then its depth may not have been set */
            continue;
        const int waiting = crew->member[i].search.depth - spread->base[i];
        if (waiting > most) {
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

/* Continues with the member's next waiting node, if there is one. */
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

/* False when there is a second solution: the search must end. */
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
        return enter_all(search, spread->run);
    if (event == SOLUTIONS && !tell_solutions(spread, search))
        return false;
    go_back(spread, number);
    return true;
}

/* The first member gets a copy of the single search. */
static void start_together(struct crew *crew)
{
    const struct search *alone = &crew->alone;
    struct search *first = &crew->member[0].search;
    memset(&crew->team, 0, sizeof crew->team);
    for (int i = 0; i < MEMBERS; i++) {
        crew->member[i].search.guesses = 0;
        crew->member[i].search.bold = false;
    }
    first->depth = alone->depth;
    for (int i = 0; i <= alone->depth; i++)
        copy(&first->stack[i], &alone->stack[i]);
    crew->busy = 1;
    team_put(&crew->team, 0, &first->stack[first->depth]);
}

/* Searches all nodes in the stack of the single search; false when the search ended early. */
static bool search_together(struct crew *crew, lele_run *run)
{
    struct spread spread = { .crew = crew, .run = run };
    start_together(crew);
    while (crew->busy != 0) {
        if (crew->busy != (1U << MEMBERS) - 1)
            help_all(&spread);
        const struct news news = team_reason(&crew->team);
        for (uint64_t ended = news.ended & crew->busy; ended != 0;) {
            const int number = lele_word_pop(&ended);
            if ((news.dead >> number & 1) != 0)
                go_back(&spread, number);
            else if (!attend_spread(&spread, number, (news.full >> number & 1) != 0))
                return false;
        }
    }
    return true;
}
