/*
 * Makes the stock of the trainer: puzzles in which a rare technique is the hardest that is needed.
 *
 *     build/bench/make-exercises [-n COUNT] [-t TRIES] NAME...
 *
 * The search starts from the worked example of the technique.  It changes a puzzle that shows the
 * technique a little (some givens go, another solution is drawn, givens come until it is the only
 * one) and keeps what still shows it: a pattern seldom appears by itself, but stays in the
 * neighbourhood of a puzzle that has it.  From each such puzzle it climbs: givens are put back as
 * long as the technique remains needed, until nothing harder is.  No two puzzles are equivalent.
 *
 * Gurth's theorem needs symmetrical givens: a symmetrical solution is drawn, and givens come and go in
 * pairs.
 *
 * Prints the entries of src/generator/exercises.inc.  The result depends on the arguments only.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generator/glance.h"
#include "generator/target.h"
#include "lele/canon.h"
#include "lele/codec.h"

enum { CELLS = 81, POOL = 32, MOST = 1000, CLIMBS = 40, WAYS = 6, DRAWN = 60, MERIT_SHOWN = 1000 };

struct puzzle {
    lele_grid givens, solution;
    uint16_t merit; /* a rating; MERIT_SHOWN: shows the technique */
};

struct maker {
    lele_layout layout;
    lele_recipe recipe;
    lele_target target;
    lele_random random;
    lele_layouts *layouts;
    lele_solver *solver;
    lele_canon *canon;
    lele_generator *generator;
    struct puzzle pool[POOL];
    uint32_t pooled;
    uint64_t drawn, shown; /* puzzles of the generator, puzzles that showed the technique */
    bool is_symmetrical;
    uint8_t image[CELLS];  /* the given that comes and goes with the one of a cell; else the cell */
    uint8_t becomes[10];   /* the digits that the symmetry exchanges */
    lele_grid forms[MOST]; /* canonical forms of the puzzles found */
    size_t found;
};

/* What the techniques do with a puzzle. */
enum look { SOLVED_BELOW, HIDDEN, SHOWN, SOLVED };

static enum look look(struct maker *maker, const lele_grid *givens, lele_board *stuck)
{
    lele_target *target = &maker->target;
    bool shows = false;
    lele_board_init(stuck, &maker->layout, givens);
    if (lele_glance(target->engine, stuck, &target->below, -1, NULL))
        return SOLVED_BELOW;
    const bool solved =
        lele_glance(target->engine, stuck, &target->quick, maker->recipe.technique, &shows);
    return !shows ? HIDDEN : solved ? SOLVED : SHOWN;
}

static int shuffled_cells(struct maker *maker, uint8_t *cells)
{
    for (int i = 0; i < CELLS; i++)
        cells[i] = (uint8_t)i;
    lele_random_shuffle(&maker->random, cells, CELLS);
    return CELLS;
}

static uint64_t count_solutions(struct maker *maker, const lele_grid *givens, lele_grid *first)
{
    lele_solve_result result;
    lele_solve(maker->solver, givens, NULL, NULL, NULL, &result);
    if (first != NULL)
        *first = result.first;
    return result.solutions;
}

/* Draws one of the first solutions. */
struct draw {
    struct maker *maker;
    uint32_t seen;
    lele_grid *ret;
};

static bool draw(void *data, const lele_grid *solution)
{
    struct draw *drawing = data;
    if (lele_random_below(&drawing->maker->random, ++drawing->seen) == 0)
        *drawing->ret = *solution;
    return drawing->seen < DRAWN;
}

/* A given and its image. */
static void set_given(const struct maker *maker, lele_grid *givens, int cell, uint8_t digit)
{
    givens->cell[cell] = digit;
    givens->cell[maker->image[cell]] = maker->is_symmetrical ? maker->becomes[digit] : digit;
}

static void remove_givens(struct maker *maker, lele_grid *givens, int count)
{
    uint8_t cells[CELLS];
    shuffled_cells(maker, cells);
    for (int i = 0; i < CELLS && count > 0; i++) {
        count -= givens->cell[cells[i]] != 0;
        set_given(maker, givens, cells[i], 0);
    }
}

static bool is_hardest_kind(const struct maker *maker)
{
    return lele_technique_at((size_t)maker->recipe.technique)->level == LELE_LEVEL_EXTREME;
}

static void drop_needless(struct maker *maker, lele_grid *givens, const uint8_t *cells, int count)
{
    for (int i = 0; i < count; i++) {
        const uint8_t digit = givens->cell[cells[i]];
        set_given(maker, givens, cells[i], 0);
        if (digit != 0 && count_solutions(maker, givens, NULL) != 1)
            set_given(maker, givens, cells[i], digit);
    }
}

/* Adds givens of the solution until it is the only one, then takes those away that it does not
 * need. */
static void make_unique(struct maker *maker, struct puzzle *puzzle)
{
    uint8_t cells[CELLS];
    shuffled_cells(maker, cells);
    for (int i = 0; i < CELLS; i++) {
        if (count_solutions(maker, &puzzle->givens, NULL) == 1)
            break;
        set_given(maker, &puzzle->givens, cells[i], puzzle->solution.cell[cells[i]]);
    }
    shuffled_cells(maker, cells);
    drop_needless(maker, &puzzle->givens, cells, CELLS);
}

/* The least change, which keeps hard puzzles hard: one given more, and others that are no longer
 * needed less. */
static void exchange(struct maker *maker, struct puzzle *puzzle)
{
    uint8_t cells[CELLS];
    int added = 0;
    shuffled_cells(maker, cells);
    while (puzzle->givens.cell[cells[added]] != 0)
        added++;
    const uint8_t cell = cells[added];
    cells[added] = cells[CELLS - 1];
    puzzle->givens.cell[cell] = puzzle->solution.cell[cell];
    drop_needless(maker, &puzzle->givens, cells, CELLS - 1);
}

static void change(struct maker *maker, const struct puzzle *from, struct puzzle *ret)
{
    struct draw drawing = { maker, 0, &ret->solution };
    lele_solve_result result;
    const lele_solve_limits limits = { .max_solutions = DRAWN };
    *ret = *from;
    if (is_hardest_kind(maker) && lele_random_below(&maker->random, 4) != 0) {
        exchange(maker, ret);
        return;
    }
    remove_givens(maker, &ret->givens, 1 + (int)lele_random_below(&maker->random, 5));
    lele_solve(maker->solver, &ret->givens, &limits, draw, &drawing, &result);
    make_unique(maker, ret);
}

/* Puts givens back until nothing harder than the technique is needed; the puzzle may end anywhere
 * when that fails. */
static bool climb(struct maker *maker, struct puzzle *puzzle, enum look seen, lele_board *stuck)
{
    uint8_t cells[CELLS];
    shuffled_cells(maker, cells);
    for (int i = 0, climbs = 0; i < CELLS && climbs < CLIMBS && seen != SOLVED; i++) {
        if (stuck->grid.cell[cells[i]] != 0)
            continue;
        lele_board next;
        lele_grid more = puzzle->givens;
        set_given(maker, &more, cells[i], puzzle->solution.cell[cells[i]]);
        const enum look now = look(maker, &more, &next);
        climbs++;
        if (now != SHOWN && now != SOLVED)
            continue;
        seen = now;
        puzzle->givens = more;
        *stuck = next;
    }
    return seen == SOLVED;
}

/* The last word has a rating, as for every puzzle of the generator. */
static bool is_right(struct maker *maker, const lele_grid *givens)
{
    lele_rating rating;
    lele_target_rate(&maker->target, givens, &rating);
    return lele_target_kept(&maker->target, &rating) && count_solutions(maker, givens, NULL) == 1;
}

static bool is_new(struct maker *maker, const lele_grid *givens)
{
    lele_grid *form = &maker->forms[maker->found];
    lele_canon_form(maker->canon, givens, form);
    for (size_t i = 0; i < maker->found; i++)
        if (lele_grid_equal(&maker->layout, form, &maker->forms[i]))
            return false;
    maker->found++;
    return true;
}

static void print(const lele_grid *givens)
{
    printf("      \"");
    for (int cell = 0; cell < CELLS;) {
        int run = 0;
        while (cell + run < CELLS && run < 26 && givens->cell[cell + run] == 0)
            run++;
        putchar(run > 0 ? 'a' + run - 1 : '0' + givens->cell[cell]);
        cell += run > 0 ? run : 1;
    }
    printf("\"\n");
}

/* A puzzle replaces one that is not better, drawn at random, once the pool is full. */
static void keep(struct maker *maker, const struct puzzle *puzzle)
{
    uint32_t at = maker->pooled;
    if (at == POOL)
        at = lele_random_below(&maker->random, POOL);
    else
        maker->pooled++;
    if (at == maker->pooled - 1 || puzzle->merit >= maker->pool[at].merit)
        maker->pool[at] = *puzzle;
}

/* How near a puzzle is to one that shows the technique: hard techniques are found in the
 * neighbourhood of hard puzzles.  0: not worth a place in the pool. */
static uint16_t merit(struct maker *maker, const lele_grid *givens, enum look seen)
{
    lele_rating rating;
    if (seen == SHOWN || seen == SOLVED)
        return MERIT_SHOWN;
    if (lele_technique_at((size_t)maker->recipe.technique)->level < LELE_LEVEL_EXPERT)
        return 0;
    lele_target_rate_allowed(&maker->target, givens, &rating);
    return rating.rating;
}

/* The first puzzle: the example's givens, or without those of any use the generator's. */
static bool start(struct maker *maker)
{
    lele_position position;
    const lele_codec_context context = { .layouts = maker->layouts, .layout = &maker->layout };
    const char *example = lele_technique_example((size_t)maker->recipe.technique);
    struct puzzle puzzle;
    if (maker->is_symmetrical)
        return true;
    if (example == NULL || lele_codec_read(lele_codec_find("hodoku"), &context, example,
                                           strlen(example), &position, NULL) != LELE_OK)
        return false;
    puzzle.givens = position.givens;
    lele_board stuck;
    const enum look seen = look(maker, &puzzle.givens, &stuck);
    puzzle.merit = merit(maker, &puzzle.givens, seen);
    if (count_solutions(maker, &puzzle.givens, &puzzle.solution) != 1)
        return false;
    keep(maker, &puzzle);
    return true;
}

/* Half a turn with one digit that stays, or a reflection with three. */
static void draw_symmetry(struct maker *maker)
{
    const bool turns = lele_random_below(&maker->random, 2) == 0;
    const lele_symmetry symmetry = turns ? LELE_SYMMETRY_ROTATE_180 : LELE_SYMMETRY_DIAGONAL;
    uint8_t digits[9];
    for (int i = 0; i < 9; i++)
        digits[i] = (uint8_t)(i + 1);
    lele_random_shuffle(&maker->random, digits, 9);
    const int staying = turns ? 1 : 3;
    for (int i = 0; i < 9; i++)
        maker->becomes[digits[i]] = digits[i < staying ? i : i + 1 - 2 * ((i - staying) % 2)];
    for (int cell = 0; cell < CELLS; cell++)
        maker->image[cell] = (uint8_t)lele_symmetry_map(&maker->layout, symmetry, cell);
}

static bool fits(const struct maker *maker, const lele_grid *grid, int cell, int digit)
{
    lele_cellset peers = maker->layout.peers[cell];
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        if (grid->cell[peer] == digit)
            return false;
    return true;
}

static lele_digits possible(const struct maker *maker, lele_grid *grid, int cell)
{
    const int image = maker->image[cell];
    lele_digits digits = 0;
    for (int d = 1; d <= 9; d++) {
        if (!fits(maker, grid, cell, d) || (image == cell && maker->becomes[d] != d))
            continue;
        grid->cell[cell] = (uint8_t)d;
        if (fits(maker, grid, image, maker->becomes[d]))
            digits |= lele_digits_of(d);
        grid->cell[cell] = 0;
    }
    return digits;
}

/* Completes a symmetrical grid, at the cell with the fewest digits first. */
static bool fill(struct maker *maker, lele_grid *grid)
{
    int best = -1;
    lele_digits fewest = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        if (grid->cell[cell] != 0)
            continue;
        const lele_digits digits = possible(maker, grid, cell);
        if (best < 0 || lele_digits_count(digits) < lele_digits_count(fewest)) {
            best = cell;
            fewest = digits;
        }
    }
    if (best < 0)
        return true;
    uint8_t order[9];
    int count = 0;
    for (int d; (d = lele_digits_pop(&fewest)) != 0;)
        order[count++] = (uint8_t)d;
    lele_random_shuffle(&maker->random, order, (size_t)count);
    for (int i = 0; i < count; i++) {
        set_given(maker, grid, best, order[i]);
        if (fill(maker, grid))
            return true;
        set_given(maker, grid, best, 0);
    }
    return false;
}

static void draw_symmetrical(struct maker *maker, struct puzzle *ret)
{
    do {
        draw_symmetry(maker);
        lele_grid_clear(&ret->solution);
    } while (!fill(maker, &ret->solution));
    lele_grid_clear(&ret->givens);
    make_unique(maker, ret);
}

/* The better of two puzzles of the pool. */
static const struct puzzle *pick(struct maker *maker)
{
    const struct puzzle *one = &maker->pool[lele_random_below(&maker->random, maker->pooled)];
    const struct puzzle *other = &maker->pool[lele_random_below(&maker->random, maker->pooled)];
    return one->merit >= other->merit ? one : other;
}

/* A changed puzzle of the pool; now and then a fresh one, which is of no use for the hardest. */
static void propose(struct maker *maker, struct puzzle *ret)
{
    lele_puzzle fresh;
    if (maker->is_symmetrical)
        draw_symmetrical(maker, ret);
    else if (!is_hardest_kind(maker) && lele_random_below(&maker->random, 4) == 0 &&
             lele_generator_make(maker->generator, 1, maker->drawn++, &fresh) == LELE_OK)
        *ret = (struct puzzle){ fresh.givens, fresh.solution, 0 };
    else
        change(maker, pick(maker), ret);
}

static void try_one(struct maker *maker, size_t count)
{
    struct puzzle puzzle;
    lele_board stuck;
    propose(maker, &puzzle);
    const enum look seen = look(maker, &puzzle.givens, &stuck);
    const bool shows = seen == SHOWN || seen == SOLVED;
    puzzle.merit = merit(maker, &puzzle.givens, seen);
    if (puzzle.merit > 0)
        keep(maker, &puzzle);
    maker->shown += shows;
    for (int way = 0; shows && way < WAYS && maker->found < count; way++) {
        struct puzzle climbing = puzzle;
        lele_board now = stuck;
        if (climb(maker, &climbing, seen, &now) && is_right(maker, &climbing.givens) &&
            is_new(maker, &climbing.givens)) {
            print(&climbing.givens);
            return;
        }
    }
}

static bool make(struct maker *maker, const char *name, size_t count, long tries)
{
    lele_recipe_init(&maker->recipe);
    maker->recipe.technique = lele_technique_find(name);
    maker->pooled = 0;
    maker->found = 0;
    maker->drawn = maker->shown = 0;
    lele_random_init(&maker->random, 1);
    maker->is_symmetrical = strcmp(name, "gurth") == 0;
    for (int cell = 0; cell < CELLS; cell++)
        maker->image[cell] = (uint8_t)cell;
    if (maker->recipe.technique < 0 ||
        lele_target_init(&maker->target, &maker->layout, &maker->recipe) != LELE_OK ||
        !start(maker))
        return false;
    printf("EXERCISES(");
    for (const char *at = name; *at != '\0'; at++)
        putchar(*at == '-' ? '_' : *at);
    printf(", \"%s\",\n", name);
    long tried = 0;
    for (; tried < tries && maker->found < count; tried++)
        try_one(maker, count);
    printf("      )\n");
    fprintf(stderr, "%s: %zu of %zu, %ld tries, %llu shown\n", name, maker->found, count, tried,
            (unsigned long long)maker->shown);
    lele_target_release(&maker->target);
    return true;
}

int main(int argc, char **argv)
{
    struct maker *maker = calloc(1, sizeof *maker);
    size_t count = 20;
    long tries = 20000;
    if (maker == NULL || lele_layout_init(&maker->layout, LELE_LAYOUT_CLASSIC, NULL) != LELE_OK)
        return 3;
    maker->layouts = lele_layouts_new();
    maker->solver = lele_solver_new(&maker->layout, NULL, NULL);
    maker->canon = lele_canon_new(&maker->layout, NULL);
    lele_recipe plain;
    lele_recipe_init(&plain);
    plain.thrift = LELE_THRIFT_MINIMAL;
    maker->generator = lele_generator_new(&maker->layout, &plain, NULL);
    if (maker->generator == NULL || maker->layouts == NULL || maker->solver == NULL ||
        maker->canon == NULL)
        return 3;
    int status = 0;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-n") == 0 && i + 1 < argc)
            count = (size_t)strtoul(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "-t") == 0 && i + 1 < argc)
            tries = strtol(argv[++i], NULL, 10);
        else if (!make(maker, argv[i], count < MOST ? count : MOST - 1, tries))
            status = 1;
    }
    lele_generator_free(maker->generator);
    lele_layouts_free(maker->layouts);
    lele_canon_free(maker->canon);
    lele_solver_free(maker->solver);
    free(maker);
    return status;
}
