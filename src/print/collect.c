/* The stage of the pipeline that makes records of puzzles; see collect.h. */
#include "print/collect.h"

#include <stdlib.h>
#include <string.h>

#include "cli/print.h"
#include "cli/tutor.h"
#include "cli/entry.h"

struct collection {
    const print_wishes *wishes;
    print_spool *spool;
    cli_tutor_rules rules;
    lele_technique_list beside; /* the technique of a worksheet and what is tried with it */
};

struct worker {
    struct collection *collection;
    cli_reader *reader, *other; /* other: for a line that names its layout */
    char other_layout[LELE_LAYOUT_NAME_SIZE];
    cli_tool_kind tutors;
};

/* A puzzle on the way into the output of a work. */
struct puzzle {
    struct worker *worker;
    cli_reader *reader;
    cli_work *work;
    const cli_line *line;
    const char *seed;
    bool stopped;
};

/* The way to the step of a worksheet. */
struct search {
    lele_minutes minutes;
    int technique;
    lele_board *board; /* before the step */
    bool places;       /* the step writes a digit */
};

static void warn(const struct puzzle *puzzle, lele_error error, const char *text)
{
    lele_problem problem;
    lele_problem_init(&problem);
    if (text != NULL)
        lele_problem_quote(&problem, text, strlen(text));
    lele_problem_set(&problem, error);
    cli_work_warn(puzzle->work, puzzle->line, &problem);
    puzzle->work->bad = true;
}

static void set_notes(print_record *record, const lele_position *position, const lele_board *board,
                      int notes)
{
    const lele_layout *layout = position->layout;
    record->has_notes = notes != CLI_NOTES_NONE;
    for (int cell = 0; record->has_notes && cell < layout->cell_count; cell++) {
        if (record->values.cell[cell] != 0)
            continue;
        if (notes == CLI_NOTES_GRID)
            record->notes[cell] = lele_digits_all(layout->size);
        else if (notes == CLI_NOTES_CANDIDATES)
            record->notes[cell] = board->candidates[cell];
        else if (position->has_notes)
            record->notes[cell] =
                position->notes[LELE_NOTE_CORNER][cell] | position->notes[LELE_NOTE_CENTRE][cell];
        else if (position->has_candidates)
            record->notes[cell] = position->candidates[cell];
    }
}

static bool see_step(void *data, const lele_board *before, const lele_step *step)
{
    struct search *search = data;
    if (search->technique == step->technique && search->board != NULL) {
        *search->board = *before;
        search->board = NULL;
        search->places = step->placement_count > 0;
    }
    return lele_minutes_step(&search->minutes, before, step);
}

static void rate(cli_tutor *tutor, print_record *record)
{
    lele_rating rating;
    struct search search = { .technique = -1 };
    lele_minutes_init(&search.minutes);
    lele_rate(tutor->engine, &tutor->board, &tutor->options, see_step, &search, &rating);
    record->level = (int)rating.level;
    record->rating = rating.rating;
    record->technique = rating.hardest;
    record->minutes = lele_minutes_result(&search.minutes);
}

/* Makes the record that of the board before the step of a worksheet; false: no step needs the
 * technique. */
static bool find_exercise(const struct collection *collection, cli_tutor *tutor,
                          print_record *record)
{
    lele_rating rating;
    lele_board found;
    struct search search = { .technique = collection->wishes->worksheet, .board = &found };
    const lele_find_options options = { &collection->beside, tutor->options.uniqueness };
    lele_minutes_init(&search.minutes);
    lele_rate(tutor->engine, &tutor->board, &options, see_step, &search, &rating);
    if (search.board != NULL)
        return false;
    record->values = found.grid;
    record->has_notes = true;
    record->places = search.places;
    memcpy(record->notes, found.candidates, sizeof record->notes);
    return true;
}

/* The record, and after it the text of a layout with clues. */
static void put(cli_work *work, const lele_layout *layout, print_record *record)
{
    lele_text text;
    lele_text_init(&text);
    if (layout->clues != NULL)
        lele_layout_write_text(layout, &text);
    record->clues = (uint32_t)text.length;
    lele_text_add_char(&work->out, '+');
    lele_text_add_bytes(&work->out, (const char *)record, sizeof *record);
    lele_text_add_bytes(&work->out, text.data, text.length);
    cli_text_end(&text);
}

static void describe(const struct puzzle *puzzle, const lele_position *position,
                     print_record *record)
{
    *record =
        (print_record){ .size = position->layout->size, .level = PRINT_NOT_RATED, .technique = -1 };
    memcpy(record->layout, position->layout->name, sizeof record->layout);
    memcpy(record->title, position->title, sizeof record->title);
    record->givens = position->givens;
    record->values = position->values;
    if (puzzle->seed != NULL)
        (void)strncpy(record->seed, puzzle->seed, sizeof record->seed - 1);
}

/* The techniques do not know clues, so a puzzle with clues has no rating.
 * A puzzle without exactly one solution is printed too, with a warning: it has no rating. */
static bool make(void *data, const lele_position *position)
{
    struct puzzle *puzzle = data;
    const print_wishes *wishes = puzzle->worker->collection->wishes;
    lele_problem problem;
    lele_problem_init(&problem);
    cli_tutor *tutor = cli_reader_tool(puzzle->reader, position->layout, &problem);
    if (tutor == NULL) {
        cli_work_warn(puzzle->work, puzzle->line, &problem);
        puzzle->work->bad = puzzle->stopped = true;
        return false;
    }
    print_record record;
    describe(puzzle, position, &record);
    cli_tutor_open(tutor, position);
    set_notes(&record, position, &tutor->board, wishes->notes);
    const lele_grid *solution = lele_advisor_solution(tutor->advisor);
    record.has_solution = solution != NULL && tutor->known == LELE_KNOWN_ONE;
    if (record.has_solution)
        record.solution = *solution;
    if (record.has_solution && position->layout->clues == NULL)
        rate(tutor, &record);
    if (wishes->worksheet >= 0 && !(record.has_solution && position->layout->clues == NULL &&
                                    find_exercise(puzzle->worker->collection, tutor, &record))) {
        warn(puzzle, LELE_E_NO_STEP, NULL);
        return true;
    }
    if (!record.has_solution)
        warn(puzzle,
             tutor->known == LELE_KNOWN_NONE      ? LELE_E_NO_SOLUTION
             : tutor->known == LELE_KNOWN_SEVERAL ? LELE_E_SEVERAL_SOLUTIONS
                                                  : LELE_E_LIMIT,
             NULL);
    put(puzzle->work, position->layout, &record);
    return true;
}

static cli_reader *new_reader(struct worker *worker, const char *layout)
{
    cli_reader *reader = cli_reader_new(layout, NULL, &worker->tutors);
    if (reader != NULL)
        cli_reader_allow_clues(reader);
    return reader;
}

/* A reader for lines that name this layout; the last one is kept. */
static cli_reader *reader_for(struct worker *worker, const char *layout)
{
    if (worker->other != NULL && strcmp(worker->other_layout, layout) == 0)
        return worker->other;
    cli_reader_free(worker->other);
    memcpy(worker->other_layout, layout, sizeof worker->other_layout);
    worker->other = new_reader(worker, layout);
    return worker->other;
}

static void work_line(void *state, cli_work *work, const cli_line *line)
{
    struct worker *worker = state;
    struct puzzle puzzle = {
        .worker = worker, .reader = worker->reader, .work = work, .line = line
    };
    cli_line inner = *line;
    cli_entry entry;
    if (!line->document && cli_entry_read(line->text, line->length, &entry)) {
        inner.text = entry.puzzle;
        inner.length = entry.length;
        puzzle.seed = entry.seed;
        if (entry.layout[0] != '\0')
            puzzle.reader = reader_for(worker, entry.layout);
    }
    if (puzzle.reader == NULL) {
        warn(&puzzle, LELE_E_LAYOUT, entry.layout);
        return;
    }
    lele_problem problem;
    lele_problem_init(&problem);
    if (cli_reader_each(puzzle.reader, &inner, make, &puzzle, &problem) != LELE_OK) {
        cli_work_warn(work, line, &problem);
        work->bad = true;
    }
}

static void *open_worker(void *data)
{
    struct worker *worker = calloc(1, sizeof *worker);
    if (worker == NULL)
        return NULL;
    worker->collection = data;
    worker->tutors = cli_tutor_kind(&worker->collection->rules);
    worker->reader = new_reader(worker, worker->collection->wishes->layout);
    if (worker->reader != NULL)
        return worker;
    free(worker);
    return NULL;
}

static void close_worker(void *data, void *state)
{
    (void)data;
    struct worker *worker = state;
    cli_reader_free(worker->reader);
    cli_reader_free(worker->other);
    free(worker);
}

/* Takes the records out of the output of a work.  What else stands there is the word `error` for a
 * line that was too long, whose message was written. */
static void keep(void *data, lele_text *out)
{
    struct collection *collection = data;
    for (size_t at = 0; at < out->length; at++) {
        if (out->data[at] != '+' || out->length - at <= sizeof(print_record))
            continue;
        print_record record;
        memcpy(&record, out->data + at + 1, sizeof record);
        at += sizeof record;
        print_spool_add(collection->spool, &record, out->data + at + 1);
        at += record.clues;
    }
    if (!out->failed)
        lele_text_clear(out);
}

/* Those with which a puzzle for the technique is generated; without a worksheet all. */
static void list_beside(int worksheet, lele_technique_list *ret)
{
    lele_recipe recipe;
    lele_recipe_init(&recipe);
    recipe.technique = worksheet;
    lele_recipe_techniques(&recipe, ret);
}

int print_collect(const cli_call *call, const print_wishes *wishes, print_spool *ret)
{
    struct collection collection = {
        .wishes = wishes,
        .spool = ret,
        .rules.max_work = (uint64_t)wishes->effort * LELE_WORK_SECOND,
    };
    lele_technique_list_default(&collection.rules.techniques);
    list_beside(wishes->worksheet, &collection.beside);
    const cli_stage stage = {
        .open = open_worker,
        .close = close_worker,
        .line = work_line,
        .in_order = keep,
        .data = &collection,
        .threads = wishes->threads,
        .grain = 4096,
        .layout = wishes->layout,
    };
    return cli_pipeline_lines(call, &stage);
}
