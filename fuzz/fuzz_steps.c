/*
 * The fuzzer of the techniques.  On any board, also one without a solution, every technique ends,
 * and each step that it offers can be written in both languages, as JSON and as lines, verified and
 * applied.  On a board with one solution every step agrees with it.
 *
 * Input: the layout, the technique (255: all), options, then three bytes per cell: what it is, and
 * a mask of digits.  Cells without bytes have the digit of a solution.
 *
 * The mutator adds worked examples of the techniques and random grids, with a few wrong digits, so
 * that every technique is reached.  At the end the techniques that found a step are counted.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lele/lele.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

enum {
    HEAD = 3,
    PER_CELL = 3,
    JIGSAWS = 8,
    MOST_LAYOUTS = 64,
    MOST_STEPS = 20, /* of one technique */
    /* On a board with more candidates a search takes too long: */
    MOST_CANDIDATES = 300,
    MASTER_CANDIDATES = 180,
    EXTREME_CANDIDATES = 100,
    ALL_CANDIDATES = 60, /* for all techniques on one board */
    MOST_NODES = 500,
    ALL_TECHNIQUES = 255,
};

enum cell_kind { GIVEN, PLAYED, ONLY, WITHOUT, CELL_KINDS };

enum { UNIQUE = 1, SOLVE = 2, FIRST = 4 }; /* bits of the third byte */

/* A layout with what is made for it once. */
struct place {
    lele_layout layout;
    lele_grid solution;
    lele_engine *engine;
    lele_solver *solver;
};

static struct place *places[MOST_LAYOUTS];
static size_t place_count;
static uint64_t reached[LELE_MAX_TECHNIQUES];
static uint64_t boards, dead_boards;

struct trial {
    struct place *place;
    lele_board board;
    bool is_sound; /* it has one solution: */
    lele_grid solution;
    int steps;
};

static void stop(const char *why, const lele_step *step, const struct trial *trial)
{
    char line[LELE_MAX_CELLS + 1] = "";
    lele_grid_write(&trial->place->layout, &trial->board.grid, '.', line);
    line[trial->place->layout.cell_count] = '\0';
    fprintf(stderr, "%s: %s on %s\n%s\n", why, lele_technique_at(step->technique)->name,
            trial->place->layout.name, line);
    abort();
}

static void write_step(const lele_step *step, const lele_board *board)
{
    static lele_line lines[LELE_STEP_LINES];
    static lele_inner inners[LELE_STEP_INNERS];
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
        lele_text text;
        lele_json json;
        lele_text_init(&text);
        for (int level = LELE_HINT_NUDGE; level <= LELE_HINT_DO; level++)
            lele_step_write(step, board, (lele_lang)lang, (lele_hint_level)level, &text);
        lele_json_init(&json, &text);
        lele_step_json(step, board, (lele_lang)lang, &json);
        lele_text_release(&text);
    }
    lele_step_lines(step, board, lines, LELE_STEP_LINES);
    lele_step_inners(step, board, inners, LELE_STEP_INNERS);
}

static void check_step(struct trial *trial, const lele_step *step)
{
    static lele_step copy;
    lele_board after = trial->board;
    reached[step->technique]++;
    write_step(step, &trial->board);
    lele_step_copy(&copy, step);
    if (!lele_step_apply(&copy, &after))
        stop("a step that changes nothing", step, trial);
    lele_step_verify(&copy, &trial->board, &trial->place->solution);
    if (trial->is_sound && !lele_step_verify(&copy, &trial->board, &trial->solution))
        stop("a step that does not hold", step, trial);
}

static bool see_step(void *data, const lele_step *step)
{
    struct trial *trial = data;
    check_step(trial, step);
    return ++trial->steps < MOST_STEPS;
}

static bool see_path(void *data, const lele_board *before, const lele_step *step)
{
    struct trial *trial = data;
    trial->board = *before;
    check_step(trial, step);
    return ++trial->steps < MOST_STEPS;
}

static void find(struct trial *trial, const lele_find_options *options, uint8_t flags)
{
    static lele_step step;
    trial->steps = 0;
    if ((flags & FIRST) == 0)
        lele_engine_each(trial->place->engine, &trial->board, options, see_step, trial);
    else if (lele_engine_next(trial->place->engine, &trial->board, options, &step))
        check_step(trial, &step);
}

static void solve_path(struct trial *trial, const lele_find_options *options)
{
    const lele_board start = trial->board;
    lele_rating rating;
    trial->steps = 0;
    lele_rate(trial->place->engine, &start, options, see_path, trial, &rating);
    trial->board = start;
    lele_rate(trial->place->engine, &start, options, NULL, NULL, &rating);
}

static int count_candidates(const lele_board *board)
{
    int count = 0;
    for (int cell = 0; cell < board->layout->cell_count; cell++)
        count += lele_digits_count(board->candidates[cell]);
    return count;
}

static lele_digits clip(const lele_layout *layout, const uint8_t *bytes)
{
    return (lele_digits)((bytes[1] | bytes[2] << 8) & lele_digits_all(layout->size));
}

static void read_cell(const struct place *place, int cell, const uint8_t *bytes, lele_position *ret)
{
    const lele_layout *layout = &place->layout;
    const lele_digits mask = bytes != NULL ? clip(layout, bytes) : 0;
    const int kind = bytes != NULL ? bytes[0] % CELL_KINDS : GIVEN;
    ret->candidates[cell] = kind == ONLY ? mask : (lele_digits)~mask;
    if (kind == ONLY || kind == WITHOUT)
        return;
    const int digit = mask != 0 ? lele_digits_first(mask) : place->solution.cell[cell];
    ret->values.cell[cell] = (uint8_t)digit;
    ret->givens.cell[cell] = kind == GIVEN ? (uint8_t)digit : 0;
}

static void read_position(const struct place *place, const uint8_t *data, size_t size,
                          lele_position *ret)
{
    lele_position_init(ret, &place->layout);
    ret->has_candidates = true;
    for (int cell = 0; cell < place->layout.cell_count; cell++) {
        const size_t at = HEAD + (size_t)cell * PER_CELL;
        read_cell(place, cell, at + PER_CELL <= size ? data + at : NULL, ret);
    }
}

/* Whether the givens have one solution, the digits and the candidates agree with it. */
static bool is_sound(struct trial *trial, const lele_position *position)
{
    const lele_solve_limits limits = { .max_solutions = 2, .max_nodes = MOST_NODES };
    lele_solve_result result;
    lele_solve(trial->place->solver, &position->givens, &limits, NULL, NULL, &result);
    if (result.solutions != 1 || result.stopped)
        return false;
    trial->solution = result.first;
    for (int cell = 0; cell < trial->place->layout.cell_count; cell++) {
        const int digit = result.first.cell[cell], value = trial->board.grid.cell[cell];
        if (value != 0 ? value != digit : !lele_digits_has(trial->board.candidates[cell], digit))
            return false;
    }
    return true;
}

static int most_candidates(size_t technique)
{
    const lele_level level = lele_technique_at(technique)->level;
    return level == LELE_LEVEL_EXTREME  ? EXTREME_CANDIDATES
           : level == LELE_LEVEL_MASTER ? MASTER_CANDIDATES
                                        : MOST_CANDIDATES;
}

/* Uniqueness is claimed where it is true, and at random for techniques that need it.  For others a
 * false claim only allows longer searches. */
static lele_uniqueness claim(const struct trial *trial, size_t technique, uint8_t flags)
{
    return trial->is_sound ||
                   ((flags & UNIQUE) != 0 && lele_technique_at(technique)->needs_uniqueness)
               ? LELE_UNIQUENESS_PROVED
               : LELE_UNIQUENESS_UNKNOWN;
}

static void try_techniques(struct trial *trial, uint8_t technique, uint8_t flags)
{
    static lele_technique_list list;
    lele_find_options options = { .techniques = &list };
    const int candidates = count_candidates(&trial->board);
    const bool all = technique == ALL_TECHNIQUES && candidates <= ALL_CANDIDATES;
    for (size_t i = 0; i < lele_technique_count(); i++) {
        if ((!all && i != technique % lele_technique_count()) || candidates > most_candidates(i))
            continue;
        list.count = 1;
        list.order[0] = (uint8_t)i;
        options.uniqueness = claim(trial, i, flags);
        find(trial, &options, flags);
    }
    if ((flags & SOLVE) != 0 && candidates <= ALL_CANDIDATES) {
        lele_technique_list_default(&list);
        options.uniqueness = claim(trial, 0, 0);
        solve_path(trial, &options);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < HEAD)
        return 0;
    static struct trial trial;
    static lele_position position;
    trial.place = places[data[0] % place_count];
    read_position(trial.place, data, size, &position);
    lele_board_init_position(&trial.board, &position);
    trial.is_sound = is_sound(&trial, &position);
    boards++;
    dead_boards += lele_board_is_dead(&trial.board, NULL);
    try_techniques(&trial, data[1], data[2]);
    return 0;
}

static bool fill(const lele_layout *layout, lele_random *random, lele_grid *ret)
{
    lele_filler *filler = lele_filler_new(layout, LELE_FILL_RANDOM, NULL);
    const bool filled = filler != NULL && lele_filler_next(filler, random, ret) == LELE_OK;
    lele_filler_free(filler);
    return filled;
}

static void add_place(const lele_layout *layout, lele_random *random)
{
    struct place *place = calloc(1, sizeof *place);
    if (place == NULL || place_count == MOST_LAYOUTS)
        abort();
    place->layout = *layout;
    place->engine = lele_engine_new(&place->layout);
    place->solver = lele_solver_new(&place->layout, NULL, NULL);
    if (place->engine == NULL || place->solver == NULL)
        abort();
    if (fill(&place->layout, random, &place->solution))
        places[place_count++] = place;
}

static void print_reached(void)
{
    size_t count = 0, wanted = 0;
    for (size_t i = 0; i < lele_technique_count(); i++) {
        wanted += lele_technique_example(i) != NULL;
        count += reached[i] != 0;
    }
    fprintf(stderr, "techniques reached: %zu of %zu on %llu boards, %llu of them dead; not:", count,
            lele_technique_count(), (unsigned long long)boards, (unsigned long long)dead_boards);
    for (size_t i = 0; i < lele_technique_count(); i++)
        if (reached[i] == 0)
            fprintf(stderr, " %s", lele_technique_at(i)->name);
    fprintf(stderr, count >= wanted ? " (those without an example)\n" : "\n");
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    lele_layout layout;
    lele_random random;
    lele_random_init(&random, 1);
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++)
        if (lele_layout_init(&layout, lele_layout_name_at(i), NULL) == LELE_OK)
            add_place(&layout, &random);
    for (int i = 0; i < JIGSAWS; i++)
        if (lele_jigsaw_init(&layout, 4 + i, &random) == LELE_OK)
            add_place(&layout, &random);
    atexit(print_reached);
    return 0;
}

/* Writes a position as an input. */
static size_t encode(const lele_position *position, size_t index, uint8_t *data, size_t most)
{
    const size_t size = HEAD + (size_t)position->layout->cell_count * PER_CELL;
    if (size > most)
        return 0;
    data[0] = (uint8_t)index;
    for (int cell = 0; cell < position->layout->cell_count; cell++) {
        uint8_t *bytes = data + HEAD + (size_t)cell * PER_CELL;
        const int value = position->values.cell[cell];
        const lele_digits mask = value != 0                 ? lele_digits_of(value)
                                 : position->has_candidates ? position->candidates[cell]
                                                            : 0xFFFF;
        bytes[0] = (uint8_t)(value == 0 ? ONLY : position->givens.cell[cell] != 0 ? GIVEN : PLAYED);
        bytes[1] = (uint8_t)mask;
        bytes[2] = (uint8_t)(mask >> 8);
    }
    return size;
}

/* The example of a technique, disguised. */
static size_t write_example(lele_random *random, uint8_t *data, size_t most)
{
    const uint32_t technique = lele_random_below(random, (uint32_t)lele_technique_count());
    const char *example = lele_technique_example(technique);
    if (example == NULL)
        return 0;
    static lele_position position;
    lele_disguise disguise;
    const lele_codec_context context = { .layouts = lele_layouts_new(), .layout = NULL };
    size_t size = 0;
    if (lele_codec_read(NULL, &context, example, strlen(example), &position, NULL) == LELE_OK) {
        lele_disguise_init(&disguise, position.layout, random);
        if (lele_random_below(random, 4) != 0)
            lele_disguise_apply(&disguise, &position, &position);
        for (size_t i = 0; i < place_count && size == 0; i++)
            if (strcmp(places[i]->layout.name, position.layout->name) == 0)
                size = encode(&position, i, data, most);
        data[1] = (uint8_t)technique;
        data[2] = UNIQUE;
    }
    lele_layouts_free(context.layouts);
    return size;
}

/* A grid of a random layout with random holes. */
static size_t write_grid(lele_random *random, uint8_t *data, size_t most)
{
    static lele_position position;
    const size_t index = lele_random_below(random, (uint32_t)place_count);
    const struct place *place = places[index];
    const uint32_t holes = lele_random_below(random, 80) + 10;
    lele_position_init(&position, &place->layout);
    position.givens = place->solution;
    for (int cell = 0; cell < place->layout.cell_count; cell++)
        if (lele_random_below(random, 100) < holes)
            position.givens.cell[cell] = 0;
    position.values = position.givens;
    const size_t size = encode(&position, index, data, most);
    data[1] = (uint8_t)lele_random_next(random);
    data[2] = (uint8_t)lele_random_next(random);
    return size;
}

/* Puts one to three digits into random cells, or takes candidates away. */
static void spoil(lele_random *random, uint8_t *data, size_t size)
{
    const uint32_t cells = (uint32_t)((size - HEAD) / PER_CELL);
    for (uint32_t wrong = lele_random_below(random, 4); wrong > 0; wrong--) {
        uint8_t *bytes = data + HEAD + (size_t)lele_random_below(random, cells) * PER_CELL;
        const lele_digits digit = lele_digits_of((int)lele_random_below(random, 9) + 1);
        bytes[0] = (uint8_t)lele_random_below(random, CELL_KINDS);
        bytes[1] = (uint8_t)digit;
        bytes[2] = (uint8_t)(digit >> 8);
    }
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
{
    lele_random random;
    lele_random_init(&random, seed);
    const uint32_t way = lele_random_below(&random, 5);
    size_t fresh = size > HEAD + PER_CELL && way < 4 ? size : 0;
    if (way == 0)
        fresh = write_example(&random, data, most);
    else if (way == 1)
        fresh = write_grid(&random, data, most);
    if (fresh == 0)
        return LLVMFuzzerMutate(data, size, most);
    spoil(&random, data, fresh);
    return fresh;
}
