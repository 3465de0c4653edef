/*
 * The depth-first search of the fast solver: a stack of nodes of nine vectors.
 *
 * The node at the top is the one to reason on, those below wait for their turn.  A guess is
 * nine stores, going back is nine loads.
 */
enum {
    MAX_DEPTH = CELLS + 1, /* a guess decides a cell */
    MAX_SWAPS = CELLS / 4, /* of four cells or more each */
};

/* SOLUTIONS: the one at hand, and what comes of it by any of the swaps. */
enum event { GUESS, SOLUTIONS, END };

struct search {
    uint64_t guesses;
    int depth; /* of the top of the stack; negative: nothing is left */
    int swap_count;
    struct node swap[MAX_SWAPS]; /* both candidates of the cells that change */
    struct node stack[MAX_DEPTH];
};

LELE_INLINE void start(struct search *search, const uint8_t *puzzle, lele_solve_form form)
{
    read_cells(&search->stack[0], puzzle, form);
    search->depth = 0;
    search->guesses = 0;
}

/* The lowest candidate of one cell, and nothing in all other lanes. */
LELE_INLINE lanes digit_at(const lanes *cell, lanes here)
{
    return lanes_and(here, lanes_minus(*cell, lanes_drop_lowest(*cell)));
}

/* Leaves the cell with its lowest candidate only, or with all but that one: the two ways to
 * go on from a guess. */
LELE_INLINE void try_lowest(lanes *cell, lanes here)
{
    *cell = lanes_or(lanes_minus(*cell, here), digit_at(cell, here));
}

LELE_INLINE void leave_lowest(lanes *cell, lanes here)
{
    *cell = lanes_minus(*cell, digit_at(cell, here));
}

/*
 * A stuck node in which every open cell has two candidates.  Then every digit has exactly two
 * places in every unit that lacks it (none has one, and there are not enough for three), so a
 * choice in one cell forces one in others, round to itself: the open cells fall into groups
 * that can each be filled in two ways or none, whatever the others do.  One way through all
 * groups gives the solutions of the whole subtree.
 */
static enum outcome split(struct search *search, struct node *node)
{
    enum outcome outcome = STUCK;
    search->swap_count = 0;
    while (outcome == STUCK) {
        struct node *swap = &search->swap[search->swap_count++];
        const struct place place = choose_any(node);
        const lanes here = lanes_at(place.lane);
        lanes *cell = &node->cell[place.at / SIDE][place.at % SIDE];
        copy(swap, node);
        try_lowest(cell, here);
        search->guesses++;
        outcome = propagate(node);
        for (int at = 0; at < SIDE * SIDE; at++) {
            lanes *before = &swap->cell[at / SIDE][at % SIDE];
            const lanes after = node->cell[at / SIDE][at % SIDE];
            *before = lanes_where(*before, lanes_xor(*before, after));
        }
    }
    return outcome;
}

/* What comes of the node at the top, which the reasoning has left with this outcome.  After
 * GUESS the caller makes the two nodes that follow from `place`, the one to leave in place of
 * this and the one to try above it; END is the end of this node only. */
LELE_INLINE enum event settle(struct search *search, enum outcome outcome, struct place *place)
{
    search->swap_count = 0;
    if (outcome == STUCK) {
        struct choices choices;
        find_choices(&search->stack[search->depth], &choices);
        if (!choices.only_pairs) {
            *place = choose(&choices);
            search->depth++;
            search->guesses++;
            return GUESS;
        }
        outcome = split(search, &search->stack[search->depth]);
    }
    return outcome == SOLVED ? SOLUTIONS : END;
}

static uint64_t solutions_at_hand(const struct search *search)
{
    return UINT64_C(1) << search->swap_count;
}

/* Makes the next of the solutions at hand: each differs from the one before by one swap. */
LELE_INLINE void swap_one(const struct search *search, struct node *solution, uint64_t number)
{
    const struct node *swap = &search->swap[lele_lowest64(number)];
    for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++)
            solution->cell[i][j] = lanes_xor(solution->cell[i][j], swap->cell[i][j]);
}
