/*
 * Many puzzles: each member of a team has its own search and gets the next puzzle as soon as its
 * search ends, so the team stays full until the last few puzzles of a batch.
 */
struct member {
    size_t puzzle;            /* its number in the batch */
    uint64_t solutions, most; /* found, and wanted */
    struct search search;
};

struct crew {
    struct team team;
    unsigned busy; /* one bit per member; set while it has a puzzle */
    size_t next;   /* the first puzzle not taken yet */
    size_t stride; /* bytes from one puzzle to the next */
    lele_solve_batch *batch;
    const lele_ban *bans; /* NULL: none */
    struct member member[MEMBERS];
    struct search alone; /* of a single puzzle */
};

/* Takes a digit away from a cell of the start, and wants one solution. */
static void obey(struct member *member, lele_ban ban)
{
    const int row = ban.cell / DIGITS, column = ban.cell % DIGITS;
    lanes *cell = &member->search.stack[0].cell[row % SIDE][column % SIDE];
    const lanes here = lanes_at(row / SIDE * LANE_GROUP + column / SIDE);
    *cell = lanes_minus(*cell, lanes_and(here, lanes_fill((uint16_t)(1 << (ban.digit - 1)))));
    member->most = 1;
}

static void take_puzzle(struct crew *crew, int number)
{
    struct member *member = &crew->member[number];
    if (crew->next == crew->batch->count) {
        crew->busy &= ~(1U << number);
        return;
    }
    member->puzzle = crew->next++;
    member->solutions = 0;
    const uint8_t *puzzle = crew->batch->puzzles + member->puzzle * crew->stride;
    if (crew->batch->form == LELE_FORM_LINES)
        start(&member->search, puzzle, LELE_FORM_LINES);
    else
        start(&member->search, puzzle, LELE_FORM_CELLS);
    member->most = crew->batch->max_solutions;
    if (crew->bans != NULL && crew->bans[member->puzzle].digit != 0)
        obey(member, crew->bans[member->puzzle]);
    team_put(&crew->team, number, &member->search.stack[0]);
}

/* Continues with the next waiting node of the member, or with the next puzzle. */
static void go_on(struct crew *crew, int number)
{
    struct member *member = &crew->member[number];
    struct search *search = &member->search;
    const uint64_t most = member->most;
    if (search->depth > 0 && member->solutions < most) {
        search->depth--;
        team_put(&crew->team, number, &search->stack[search->depth]);
        return;
    }
    const uint64_t found = member->solutions < most ? member->solutions : most;
    crew->batch->counts[member->puzzle] = (uint32_t)found;
    crew->batch->guesses += search->guesses;
    take_puzzle(crew, number);
}

static void note_solutions(const struct crew *crew, struct member *member)
{
    const struct node *solution = &member->search.stack[member->search.depth];
    if (member->solutions == 0 && crew->batch->solutions != NULL) {
        uint8_t *room = crew->batch->solutions + member->puzzle * crew->stride;
        if (crew->batch->form == LELE_FORM_LINES)
            write_cells(solution, room, LELE_FORM_LINES);
        else
            write_cells(solution, room, LELE_FORM_CELLS);
    }
    member->solutions += solutions_at_hand(&member->search);
}

/* Handles a member whose node is stuck or `full`: copies the node onto the member's stack, and
 * makes a guess where one is needed. */
LELE_INLINE enum event attend_node(struct crew *crew, int number, bool full)
{
    struct search *search = &crew->member[number].search;
    struct node *node = &search->stack[search->depth];
    struct places places;
    team_take(&crew->team, number, node);
    const enum event event = settle(search, judge(node, full), &places);
    if (event == GUESS) {
        const int last = places.count - 1;
        for (int i = 0; i <= last; i++) {
            const struct place place = places.place[i];
            lanes *cells = &crew->team.band[place.lane / LANE_GROUP].cell[0][0] + place.at;
            try_lowest(cells, lanes_at(number * LANE_GROUP + place.lane % LANE_GROUP));
            if (i < last)
                leave_branch(&node[i], place);
            else /* the node above is in the team already */
                leave_lowest(&node[i].cell[0][0] + place.at, lanes_at(place.lane));
        }
        team_wake(&crew->team, lanes_at_group(number));
    }
    return event;
}

LELE_INLINE void attend(struct crew *crew, int number, bool full)
{
    const enum event event = attend_node(crew, number, full);
    if (event == GUESS)
        return;
    if (event == SOLUTIONS)
        note_solutions(crew, &crew->member[number]);
    go_on(crew, number);
}

static void solve_many(void *state, lele_solve_batch *batch, const lele_ban *bans)
{
    struct crew *crew = state;
    crew->batch = batch;
    crew->bans = bans;
    crew->next = 0;
    crew->stride = CELLS + (batch->form == LELE_FORM_LINES);
    crew->busy = (1U << MEMBERS) - 1;
    batch->guesses = 0;
    memset(&crew->team, 0, sizeof crew->team);
    for (int number = 0; number < MEMBERS; number++)
        take_puzzle(crew, number);
    while (crew->busy != 0) {
        const struct news news = team_reason(&crew->team);
        for (uint64_t ended = news.ended & crew->busy; ended != 0;) {
            const int number = lele_word_pop(&ended);
            if ((news.dead >> number & 1) != 0)
                go_on(crew, number);
            else
                attend(crew, number, (news.full >> number & 1) != 0);
        }
    }
}
