/*
 * The depth-first search of the fast solver, on a stack of nodes.
 *
 * The node at the top is the current one; those below wait.  A guess stores one node of nine
 * vectors, backtracking loads one.
 */
enum {
    MAX_DEPTH = CELLS + 1, /* every guess decides a cell */
    MAX_SWAPS = CELLS / 4, /* each of four cells or more */
};

/* SOLUTIONS: the node is a solution; every subset of the swaps gives another one. */
enum event { GUESS, SOLUTIONS, END };

struct search {
    uint64_t guesses;
    bool bold; /* may guess in several cells at once, see is_bold */
    int forks; /* guesses of the last GUESS */
    int depth; /* of the top of the stack; negative when the search is finished */
    int swap_count;
    struct node swap[MAX_SWAPS]; /* both candidates of each cell that changes */
    struct node stack[MAX_DEPTH];
};

LELE_INLINE void start(struct search *search, const uint8_t *puzzle, lele_solve_form form)
{
    read_cells(&search->stack[0], puzzle, form);
    search->depth = 0;
    search->guesses = 0;
    search->bold = true;
}

/* The lowest candidate of one cell, and 0 in all other lanes. */
LELE_INLINE lanes digit_at(const lanes *cell, lanes here)
{
    return lanes_and(here, lanes_minus(*cell, lanes_drop_lowest(*cell)));
}

/* The two branches of a guess: the cell keeps only its lowest candidate, or all but that one. */
LELE_INLINE void try_lowest(lanes *cell, lanes here)
{
    *cell = lanes_or(lanes_minus(*cell, here), digit_at(cell, here));
}

LELE_INLINE void leave_lowest(lanes *cell, lanes here)
{
    *cell = lanes_minus(*cell, digit_at(cell, here));
}

/* The guess at `place`: `node` becomes the branch that waits, and the node above it on the stack
 * the branch that is searched first. */
LELE_INLINE void leave_branch(struct node *node, struct place place)
{
    const lanes here = lanes_at(place.lane);
    lanes *cell = &node->cell[0][0] + place.at;
    copy(node + 1, node);
    try_lowest(&node[1].cell[0][0] + place.at, here);
    leave_lowest(cell, here);
}

/*
 * Solves a stuck node in which every open cell has two candidates.
 *
 * Then every digit has exactly two places in every unit that lacks it: none has one place, and
 * there are not enough candidates for three.  So a choice in one cell forces others until a group
 * of cells is decided.  The open cells fall into such groups, and each can be filled in two ways
 * or in none, independently of the others.  One way for each group therefore gives all solutions
 * of the subtree: swap[i] holds the cells of group i with both candidates.
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

/* After so many guesses without a dead end, the grid mostly has several solutions.  Then
 * the search guesses in several cells at once; most of these guesses are right too. */
enum { BOLD_DEPTH = 2 };

LELE_INLINE bool is_bold(const struct search *search)
{
    return search->bold && search->depth >= BOLD_DEPTH &&
           search->guesses == (uint64_t)search->depth;
}

/* Decides how the search continues at the top node, given the outcome of the reasoning.  After
 * GUESS the caller makes the nodes of the branches at `places`, see leave_branch.  END is the end
 * of this node only. */
LELE_INLINE enum event settle(struct search *search, enum outcome outcome, struct places *places)
{
    search->swap_count = 0;
    if (outcome == STUCK) {
        struct choices choices;
        find_choices(&search->stack[search->depth], &choices);
        if (!choices.only_pairs) {
            choose(&choices, is_bold(search), places);
            search->forks = places->count;
            search->depth += places->count;
            search->guesses += (uint64_t)places->count;
            return GUESS;
        }
        outcome = split(search, &search->stack[search->depth]);
    }
    return outcome == SOLVED ? SOLUTIONS : END;
}

/* Counts the nodes of the last GUESS; false when the search must end. */
static bool enter_all(const struct search *search, lele_run *run)
{
    bool going = true;
    for (int i = 0; i < search->forks && going; i++)
        going = lele_run_enter(run);
    return going;
}

static uint64_t solutions_at_hand(const struct search *search)
{
    return UINT64_C(1) << search->swap_count;
}

/* Makes the next of the solutions at hand: each differs from the previous one by one
 * swap (a Gray code). */
LELE_INLINE void swap_one(const struct search *search, struct node *solution, uint64_t number)
{
    const struct node *swap = &search->swap[lele_lowest64(number)];
    for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++)
            solution->cell[i][j] = lanes_xor(solution->cell[i][j], swap->cell[i][j]);
}
