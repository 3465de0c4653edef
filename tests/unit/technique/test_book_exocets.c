/*
 * Exocets compared with their definitions, by coordinates: along the solve paths of hard puzzles a
 * plain search must find the same conclusions.
 */
#include "books.h"

/* An exocet whose base is in line `line` of the chute (0 to 2) and box `box` (0 to 2). */
struct shape {
    const lele_board *board;
    bool turned; /* the chute is three columns */
    int chute, line, box, beside;
    int target_line[3], target_at[3]; /* by box: the line in the chute, and the position 0 to 8 */
    lele_digits digits;
};

static int cell_at(const struct shape *shape, int line, int at)
{
    return shape->turned ? at * 9 + line : line * 9 + at;
}

static int in_chute(const struct shape *shape, int line, int at)
{
    return cell_at(shape, shape->chute * 3 + line, at);
}

static lele_digits can_be(const lele_board *board, int cell)
{
    return board->grid.cell[cell] != 0 ? lele_digits_of(board->grid.cell[cell])
                                       : board->candidates[cell];
}

/* The positions of the three cross lines. */
static void cross_of(const struct shape *shape, int ret[3])
{
    for (int b = 0; b < 3; b++)
        ret[b] = b == shape->box ? shape->beside : shape->target_at[b];
}

/* Whether two units contain the digit in the cross lines outside the chute.  Only rows, columns and
 * boxes exist in a classic grid. */
static bool is_tight(const struct shape *shape, int digit)
{
    const lele_board *board = shape->board;
    lele_cellset cells = LELE_CELLSET_EMPTY;
    int cross[3];
    cross_of(shape, cross);
    for (int i = 0; i < 3; i++)
        for (int line = 0; line < 9; line++)
            if (line / 3 != shape->chute &&
                lele_digits_has(can_be(board, cell_at(shape, line, cross[i])), digit))
                lele_cellset_add(&cells, cell_at(shape, line, cross[i]));
    for (int a = 0; a < 27; a++)
        for (int b = a; b < 27; b++) {
            const lele_cellset both =
                lele_cellset_or(board->layout->units[a].set, board->layout->units[b].set);
            if (lele_cellset_within(&cells, &both))
                return true;
        }
    return false;
}

static bool is_target(const struct shape *shape, int box)
{
    const int at = shape->target_at[box], line = shape->target_line[box];
    const int other = 3 - shape->line - line;
    const int cell = in_chute(shape, line, at);
    return (shape->board->candidates[cell] & shape->digits) != 0 &&
           (can_be(shape->board, in_chute(shape, other, at)) & shape->digits) == 0;
}

typedef void (*shape_fn)(const struct shape *shape, void *data);

static void choose(struct shape *shape, int box, shape_fn found, void *data)
{
    if (box == shape->box) {
        choose(shape, box + 1, found, data);
        return;
    }
    if (box == 3) {
        for (int d = 1; d <= 9; d++)
            if (lele_digits_has(shape->digits, d) && !is_tight(shape, d))
                return;
        found(shape, data);
        return;
    }
    for (int i = 0; i < 9; i++) {
        shape->target_line[box] = i / 3;
        shape->target_at[box] = box * 3 + i % 3;
        if (i / 3 != shape->line && is_target(shape, box))
            choose(shape, box + 1, found, data);
    }
}

static void each_shape(const lele_board *board, shape_fn found, void *data)
{
    for (int i = 0; i < 2 * 3 * 3 * 9; i++) {
        struct shape shape = { .board = board,
                               .turned = i % 2 == 1,
                               .chute = i / 2 % 3,
                               .line = i / 6 % 3,
                               .box = i / 18 / 3,
                               .beside = i / 18 };
        bool open = true;
        for (int at = shape.box * 3; at < shape.box * 3 + 3; at++) {
            const lele_digits digits = board->candidates[in_chute(&shape, shape.line, at)];
            if (at == shape.beside)
                continue;
            open = open && digits != 0;
            shape.digits |= digits;
        }
        const int count = lele_digits_count(shape.digits);
        if (open && (count == 3 || count == 4))
            choose(&shape, 0, found, data);
    }
}

struct reader {
    const lele_board *board;
    struct sets *sets;
    const struct shape *first; /* of a double exocet */
};

/* The digits that a target can be after its mirror cells have been looked at. */
static lele_digits reflect(const struct shape *shape, int box, struct gone *gone)
{
    const int other_box = 3 - shape->box - box;
    const int third = 3 - shape->line - shape->target_line[box];
    const int target = in_chute(shape, shape->target_line[box], shape->target_at[box]);
    lele_digits seen = 0;
    int cells[2], count = 0;
    for (int at = other_box * 3; at < other_box * 3 + 3; at++)
        if (at != shape->target_at[other_box])
            cells[count++] = in_chute(shape, third, at);
    const lele_digits a = can_be(shape->board, cells[0]) & shape->digits;
    const lele_digits b = can_be(shape->board, cells[1]) & shape->digits;
    const lele_digits own = shape->board->candidates[target] & shape->digits;
    seen = a | b;
    gone->digits[target] |= (lele_digits)~seen;
    if (a != 0 && b == 0)
        gone->digits[cells[0]] |= (lele_digits)~own;
    if (b != 0 && a == 0)
        gone->digits[cells[1]] |= (lele_digits)~own;
    return own & seen;
}

static void conclude(const struct shape *shape, struct sets *sets, bool mirrors)
{
    struct gone gone = { { 0 } };
    lele_digits reached = 0;
    for (int box = 0; box < 3; box++) {
        const int target = in_chute(shape, shape->target_line[box], shape->target_at[box]);
        if (box == shape->box)
            continue;
        gone.digits[target] |= (lele_digits)~shape->digits;
        reached |= mirrors ? reflect(shape, box, &gone) : shape->board->candidates[target];
    }
    for (int at = shape->box * 3; at < shape->box * 3 + 3; at++)
        if (at != shape->beside)
            gone.digits[in_chute(shape, shape->line, at)] |= (lele_digits)~reached;
    add_gone(sets, shape->board, &gone);
}

static void read_mirror(const struct shape *shape, void *data)
{
    conclude(shape, ((struct reader *)data)->sets, true);
}

static void read_plain(const struct shape *shape, void *data)
{
    conclude(shape, ((struct reader *)data)->sets, false);
}

static void book_mirror(const lele_board *board, struct sets *sets)
{
    each_shape(board, read_mirror, &(struct reader){ board, sets, NULL });
}

static void book_junior(const lele_board *board, struct sets *sets)
{
    each_shape(board, read_plain, &(struct reader){ board, sets, NULL });
    book_mirror(board, sets);
}

static void collect(const struct shape *shape, lele_cellset *bases, lele_cellset *targets)
{
    for (int at = 0; at < 9; at++)
        if (at / 3 == shape->box && at != shape->beside)
            lele_cellset_add(bases, in_chute(shape, shape->line, at));
    for (int box = 0; box < 3; box++)
        if (box != shape->box)
            lele_cellset_add(targets,
                             in_chute(shape, shape->target_line[box], shape->target_at[box]));
}

static void see_all(const lele_board *board, lele_cellset cells, int d, struct gone *gone)
{
    lele_cellset seen = board->places[d];
    cells = lele_cellset_and(cells, board->places[d]);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        seen = lele_cellset_and(seen, board->layout->peers[cell]);
    for (int cell; (cell = lele_cellset_pop(&seen)) >= 0;)
        gone->digits[cell] |= lele_digits_of(d);
}

static void see_lines(const struct shape *shape, int d, struct gone *gone)
{
    bool has[9] = { false };
    int cross[3], lines = 0;
    cross_of(shape, cross);
    for (int line = 0; line < 9; line++) {
        for (int i = 0; i < 3 && line / 3 != shape->chute; i++)
            has[line] = has[line] ||
                        lele_digits_has(can_be(shape->board, cell_at(shape, line, cross[i])), d);
        lines += has[line];
    }
    for (int line = 0; lines == 2 && line < 9; line++)
        for (int at = 0; has[line] && at < 9; at++)
            if (at != cross[0] && at != cross[1] && at != cross[2])
                gone->digits[cell_at(shape, line, at)] |= lele_digits_of(d);
}

static void join(const struct shape *b, void *data)
{
    const struct reader *reader = data;
    const struct shape *a = reader->first;
    lele_cellset bases = LELE_CELLSET_EMPTY, targets = LELE_CELLSET_EMPTY;
    struct gone gone = { { 0 } };
    int cross_a[3], cross_b[3];
    cross_of(a, cross_a);
    cross_of(b, cross_b);
    if (a->turned != b->turned || a->chute != b->chute || a->digits != b->digits ||
        lele_digits_count(a->digits) != 4 || a->line == b->line || a->box == b->box ||
        memcmp(cross_a, cross_b, sizeof cross_a) != 0)
        return;
    collect(a, &bases, &targets);
    collect(b, &bases, &targets);
    if (lele_cellset_count(&targets) != 4)
        return;
    for (int d = 1; d <= 9; d++)
        if (lele_digits_has(a->digits, d)) {
            see_all(reader->board, bases, d, &gone);
            see_all(reader->board, targets, d, &gone);
            see_lines(a, d, &gone);
        }
    for (int cell; (cell = lele_cellset_pop(&targets)) >= 0;)
        gone.digits[cell] |= (lele_digits)~a->digits;
    add_gone(reader->sets, reader->board, &gone);
}

static void read_first(const struct shape *shape, void *data)
{
    struct reader reader = *(struct reader *)data;
    reader.first = shape;
    each_shape(reader.board, join, &reader);
}

static void book_double(const lele_board *board, struct sets *sets)
{
    each_shape(board, read_first, &(struct reader){ board, sets, NULL });
}

static const struct book books[] = {
    { "junior-exocet", book_junior, false },
    { "junior-exocet-mirror", book_mirror, false },
    { "double-exocet", book_double, false },
};

/* Every step is also compared with the solution. */
static void exocets_on_hard_paths_are_what_the_definitions_say(void **state)
{
    static const char *const puzzles[] = {
        "98.7..6..7.....5....4.8..9.4...3..7..7...2.....31....53....61...4..9..3.........2",
        "98.76.5..7..5..6......8....5..4..9...3.....2......1...4......6..7.6....9....457..",
        "12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8",
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    };
    const struct shelf shelf = { books, sizeof books / sizeof books[0] };
    struct soundness *s = *state;
    struct sets found = { .layout = &s->layout, .text = malloc(MAX_SETS * sizeof *found.text) };
    struct sets book = { .layout = &s->layout, .text = malloc(MAX_SETS * sizeof *book.text) };
    long total = 0;
    for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
        soundness_line(s, puzzles[i]);
        for (int step = 0; step < 12 && s->board.empty_count > 0; step++) {
            total += check_books(&shelf, s, &found, &book);
            check_all(s, "junior-exocet,junior-exocet-mirror,double-exocet");
            take_step(s, NULL);
        }
    }
    assert_true(total > 20);
    free(found.text);
    free(book.text);
}

/* A board made for one question, by row and column from 1. */
static void bar(lele_board *board, int row, int column, lele_digits digits)
{
    lele_board_eliminate(board, row * 9 + column - 10, digits);
}

/* Bases r1c12 and r2c45 with the digits 1 to 4, whose cross lines are columns 3, 6 and 7.  There
 * the digits stand in rows 4 and 7 only.  The targets are r3c6 and r3c3 and, in box 3, r2c7 and
 * r1c7 or one target for both, r3c7. */
static void build(struct soundness *s, bool one_target)
{
    const lele_digits base = 0xF, rest = 0x1F0;
    lele_grid empty;
    lele_grid_clear(&empty);
    lele_board_init(&s->board, &s->layout, &empty);
    for (int i = 0; i < 2; i++) {
        bar(&s->board, 1, 1 + i, rest);
        bar(&s->board, 2, 4 + i, rest);
    }
    for (int row = 4; row <= 9; row++)
        for (int i = 0; i < 3 && row != 4 && row != 7; i++)
            bar(&s->board, row, i == 0 ? 3 : 5 + i, base);
    bar(&s->board, 1, 3, base);
    bar(&s->board, 2, 6, base);
    bar(&s->board, one_target ? 1 : 3, 7, base);
    if (one_target)
        bar(&s->board, 2, 7, base);
}

struct question {
    int cell, digit;
    bool answer;
};

static bool ask(void *data, const lele_step *step)
{
    struct question *question = data;
    for (int i = 0; i < step->elimination_count; i++)
        question->answer |= step->eliminations[i].cell == question->cell &&
                            (question->digit == 0 ||
                             lele_digits_has(step->eliminations[i].digits, question->digit));
    return true;
}

/* Whether some step eliminates the digit (0: any) from the cell. */
static bool is_out(struct soundness *s, const char *technique, int row, int column, int digit)
{
    lele_technique_list list;
    struct question question = { row * 9 + column - 10, digit, false };
    assert_int_equal(lele_technique_list_read(&list, technique, NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    lele_engine_each(s->engine, &s->board, &options, ask, &question);
    return question.answer;
}

static void two_exocets_with_one_target_in_common_are_no_double_exocet(void **state)
{
    struct soundness *s = *state;
    build(s, false);
    assert_true(is_out(s, "junior-exocet", 3, 6, 9));
    assert_true(is_out(s, "double-exocet", 3, 6, 9));
    build(s, true);
    assert_true(is_out(s, "junior-exocet", 3, 6, 9));
    assert_true(is_out(s, "junior-exocet", 3, 7, 9));
    assert_false(is_out(s, "double-exocet", 3, 6, 9));
    assert_false(is_out(s, "double-exocet", 3, 7, 9));
}

static void lines_are_cleared_when_the_digit_has_two_of_them_not_one(void **state)
{
    struct soundness *s = *state;
    build(s, false);
    assert_true(is_out(s, "double-exocet", 4, 1, 1));
    assert_true(is_out(s, "double-exocet", 7, 1, 1));
    for (int i = 0; i < 3; i++) /* digit 1 keeps one line, digit 2 both */
        bar(&s->board, 7, i == 0 ? 3 : 5 + i, 1);
    assert_false(is_out(s, "double-exocet", 4, 1, 1));
    assert_false(is_out(s, "double-exocet", 7, 1, 1));
    assert_true(is_out(s, "double-exocet", 4, 1, 2));
    assert_true(is_out(s, "double-exocet", 7, 1, 2));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        SOUNDNESS_TEST(exocets_on_hard_paths_are_what_the_definitions_say),
        SOUNDNESS_TEST(two_exocets_with_one_target_in_common_are_no_double_exocet),
        SOUNDNESS_TEST(lines_are_cleared_when_the_digit_has_two_of_them_not_one),
    };
    return RUN(tests);
}
