/* Fish of all units by definition: every choice of bases, every choice of covers; see books.h. */
#include "books.h"

enum { UNITS_MAX = 3, PLACES_MAX = 64, CATCHES_MAX = 4096 };

/* The places of a digit as bits, and for each unit that lacks the digit its places. */
struct waters {
    const lele_board *board;
    int digit;
    int place_count, unit_count;
    int cell[PLACES_MAX];
    int unit[LELE_MAX_UNITS];
    uint64_t in[LELE_MAX_UNITS];
    uint64_t near[PLACES_MAX];
};

enum shape { LINES, FRANKEN, MUTANT };

struct net {
    struct waters waters;
    struct sets *sets;
    int size;
    enum shape shape;
    bool finned;
    int base[UNITS_MAX], cover[UNITS_MAX];
    int count; /* the eliminations of the fish on the current bases */
    struct {
        uint64_t gone;
        enum shape shape;
    } caught[CATCHES_MAX];
};

static bool fill_waters(struct waters *waters, const lele_board *board, int digit)
{
    const lele_layout *layout = board->layout;
    *waters = (struct waters){ .board = board, .digit = digit };
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (is_candidate(board, cell, digit)) {
            if (waters->place_count == PLACES_MAX)
                return false;
            waters->cell[waters->place_count++] = cell;
        }
    for (int a = 0; a < waters->place_count; a++)
        for (int b = 0; b < waters->place_count; b++)
            if (sees(board, waters->cell[a], waters->cell[b]))
                waters->near[a] |= UINT64_C(1) << b;
    for (int u = 0; u < layout->unit_count; u++) {
        uint64_t in = 0;
        for (int a = 0; a < waters->place_count; a++)
            if (in_unit(board, u, waters->cell[a]))
                in |= UINT64_C(1) << a;
        if (in == 0)
            continue;
        waters->in[waters->unit_count] = in;
        waters->unit[waters->unit_count++] = u;
    }
    return true;
}

static uint64_t in_any(const struct waters *waters, const int *units, int size, uint64_t *twice)
{
    uint64_t once = 0;
    *twice = 0;
    for (int i = 0; i < size; i++) {
        *twice |= once & waters->in[units[i]];
        once |= waters->in[units[i]];
    }
    return once;
}

static bool has_kind(const struct net *net, const int *units, lele_unit_kind kind)
{
    for (int i = 0; i < net->size; i++) {
        const int unit = net->waters.unit[units[i]];
        if (net->waters.board->layout->units[unit].kind == kind)
            return true;
    }
    return false;
}

static bool has_extra(const struct net *net, const int *units)
{
    for (int i = 0; i < net->size; i++) {
        const int unit = net->waters.unit[units[i]];
        if (net->waters.board->layout->units[unit].kind > LELE_UNIT_BOX)
            return true;
    }
    return false;
}

/* Parallel lines covered by crossing lines are a fish of lines; with boxes on either side it
 * is a franken fish. */
static enum shape shape_of(const struct net *net)
{
    static const lele_unit_kind line[] = { LELE_UNIT_ROW, LELE_UNIT_COLUMN };
    const bool boxes =
        has_kind(net, net->base, LELE_UNIT_BOX) || has_kind(net, net->cover, LELE_UNIT_BOX);
    if (has_extra(net, net->base) || has_extra(net, net->cover))
        return MUTANT;
    for (int i = 0; i < 2; i++)
        if (!has_kind(net, net->base, line[i]) && !has_kind(net, net->cover, line[1 - i]))
            return boxes ? FRANKEN : LINES;
    return MUTANT;
}

/* Eliminates the places that more covers than bases hold and that see all fins. */
static void weigh(struct net *net, uint64_t bases, uint64_t endo)
{
    const struct waters *waters = &net->waters;
    uint64_t twice;
    const uint64_t covers = in_any(waters, net->cover, net->size, &twice);
    const uint64_t fins = (bases & ~covers) | endo, body = bases & ~fins;
    uint64_t gone = (covers & ~bases) | (twice & body);
    if ((fins != 0) != net->finned)
        return;
    for (int i = 0; i < net->size; i++)
        if ((waters->in[net->cover[i]] & body) == 0)
            return;
    for (int fin = 0; fin < waters->place_count; fin++)
        if ((fins >> fin & 1) != 0)
            gone &= waters->near[fin];
    const enum shape shape = shape_of(net);
    if (gone == 0 || shape > net->shape)
        return;
    for (int i = 0; i < net->count; i++)
        if (net->caught[i].gone == gone && net->caught[i].shape >= shape)
            return;
    assert_true(net->count < CATCHES_MAX);
    net->caught[net->count].gone = gone;
    net->caught[net->count++].shape = shape;
}

static void choose_covers(struct net *net, int chosen, int first, uint64_t bases, uint64_t endo)
{
    if (chosen == net->size || chosen == UNITS_MAX) {
        weigh(net, bases, endo);
        return;
    }
    for (int u = first; u < net->waters.unit_count; u++) {
        bool used = false;
        for (int i = 0; i < net->size; i++)
            used = used || net->base[i] == u;
        if (used)
            continue;
        net->cover[chosen] = u;
        choose_covers(net, chosen + 1, u + 1, bases, endo);
    }
}

static void add_places(struct net *net, uint64_t places)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int a = 0; a < net->waters.place_count; a++)
        if ((places >> a & 1) != 0)
            lele_cellset_add(&cells, net->waters.cell[a]);
    add_cells(net->sets, net->waters.board, cells, net->waters.digit);
}

/* Two fish on one base, one of which has the wanted shape; neither may give all the
 * eliminations alone. */
static void add_twins(struct net *net, int a, int b)
{
    const uint64_t joined = net->caught[a].gone | net->caught[b].gone;
    if ((net->caught[a].shape == net->shape || net->caught[b].shape == net->shape) &&
        joined != net->caught[a].gone && joined != net->caught[b].gone)
        add_places(net, joined);
}

static void add_caught(struct net *net)
{
    for (int i = 0; i < net->count; i++) {
        if (net->caught[i].shape == net->shape)
            add_places(net, net->caught[i].gone);
        for (int k = 0; net->finned && net->size == 2 && k < i; k++)
            add_twins(net, i, k);
    }
}

/* More than two endo-fins do not count as a pattern. */
static void choose_bases(struct net *net, int chosen, int first)
{
    if (chosen == net->size || chosen == UNITS_MAX) {
        uint64_t endo;
        const uint64_t bases = in_any(&net->waters, net->base, net->size, &endo);
        int endo_count = 0;
        for (uint64_t rest = endo; rest != 0; rest &= rest - 1)
            endo_count++;
        if (endo_count > (net->finned ? 2 : 0))
            return;
        net->count = 0;
        choose_covers(net, 0, 0, bases, endo);
        add_caught(net);
        return;
    }
    for (int u = first; u < net->waters.unit_count; u++) {
        net->base[chosen] = u;
        choose_bases(net, chosen + 1, u + 1);
    }
}

static void cast(const lele_board *board, struct sets *sets, int size, enum shape shape,
                 bool finned)
{
    static struct net net;
    net.sets = sets;
    net.size = size;
    net.shape = shape;
    net.finned = finned;
    for (int d = 1; d <= board->layout->size; d++)
        if (fill_waters(&net.waters, board, d))
            choose_bases(&net, 0, 0);
}

static void book_franken_2(const lele_board *board, struct sets *sets)
{
    cast(board, sets, 2, FRANKEN, false);
}

static void book_finned_franken_2(const lele_board *board, struct sets *sets)
{
    cast(board, sets, 2, FRANKEN, true);
}

static void book_finned_mutant_2(const lele_board *board, struct sets *sets)
{
    cast(board, sets, 2, MUTANT, true);
}

static void book_franken_3(const lele_board *board, struct sets *sets)
{
    cast(board, sets, 3, FRANKEN, false);
}

static void book_mutant_3(const lele_board *board, struct sets *sets)
{
    cast(board, sets, 3, MUTANT, false);
}

static void book_finned_franken_3(const lele_board *board, struct sets *sets)
{
    cast(board, sets, 3, FRANKEN, true);
}

static void book_finned_mutant_3(const lele_board *board, struct sets *sets)
{
    cast(board, sets, 3, MUTANT, true);
}

static const struct book small[] = {
    { "franken-x-wing", book_franken_2, false },
    { "finned-franken-x-wing", book_finned_franken_2, false },
    { "finned-mutant-x-wing", book_finned_mutant_2, false },
};
static const struct shelf small_shelf = { small, sizeof small / sizeof small[0] };

/* Siamese fish are checked only for the small sizes. */
static const struct book large[] = {
    { "franken-swordfish", book_franken_3, false },
    { "mutant-swordfish", book_mutant_3, false },
    { "finned-franken-swordfish", book_finned_franken_3, true },
    { "finned-mutant-swordfish", book_finned_mutant_3, true },
};
static const struct shelf large_shelf = { large, sizeof large / sizeof large[0] };

static void fish_of_two_units_are_what_the_definition_says(void **state)
{
    (void)state;
    assert_true(check_layout(&small_shelf, "classic", 8) > 10);
    assert_true(check_layout(&small_shelf, "x", 4) + check_layout(&small_shelf, "windoku", 4) > 10);
}

static void small_grids_and_jigsaws_follow_the_same_definition(void **state)
{
    (void)state;
    assert_true(check_layout(&small_shelf, "6x6", 10) > 5);
    assert_true(check_layout(&small_shelf, JIGSAW, 10) > 5);
    assert_true(check_layout(&large_shelf, "6x6", 40) > 5);
}

static void fish_of_three_units_are_what_the_definition_says(void **state)
{
    (void)state;
    assert_true(check_layout(&large_shelf, "classic", 12) > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fish_of_two_units_are_what_the_definition_says),
        cmocka_unit_test(small_grids_and_jigsaws_follow_the_same_definition),
        cmocka_unit_test(fish_of_three_units_are_what_the_definition_says),
    };
    return RUN(tests);
}
