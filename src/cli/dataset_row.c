/* The columns of a data set, as a table; see dataset.h. */
#include <string.h>

#include "cli/dataset.h"

/* A value is given to the writer of the format by one of these calls. */
struct writer {
    dataset_format format;
    lele_text *out;
    lele_json json;
};

static void put_text(struct writer *writer, const char *text, size_t length)
{
    if (writer->format == DATASET_JSONL) {
        lele_json_string_bytes(&writer->json, text, length);
        return;
    }
    const bool quoted = memchr(text, ',', length) != NULL || memchr(text, '"', length) != NULL;
    lele_text_add(writer->out, quoted ? "\"" : "");
    for (size_t i = 0; i < length; i++) {
        lele_text_add(writer->out, text[i] == '"' ? "\"" : "");
        lele_text_add_char(writer->out, text[i]);
    }
    lele_text_add(writer->out, quoted ? "\"" : "");
}

static void put_string(struct writer *writer, const char *text)
{
    put_text(writer, text, strlen(text));
}

static void put_number(struct writer *writer, uint64_t number)
{
    if (writer->format == DATASET_JSONL)
        lele_json_int(&writer->json, (int64_t)number);
    else
        lele_text_add_int(writer->out, (int64_t)number);
}

static void put_tenths(struct writer *writer, int tenths)
{
    if (writer->format == DATASET_JSONL)
        lele_json_tenths(&writer->json, tenths);
    else
        lele_text_add_tenths(writer->out, tenths);
}

/* A value that is unknown: null, or empty. */
static void put_nothing(struct writer *writer)
{
    if (writer->format == DATASET_JSONL)
        lele_json_null(&writer->json);
}

static void put_grid(struct writer *writer, const dataset_row *row, const lele_grid *grid)
{
    char line[LELE_MAX_CELLS];
    lele_grid_write(row->position->layout, grid, '.', line);
    put_text(writer, line, (size_t)row->position->layout->cell_count);
}

static void put_id(struct writer *writer, const dataset_row *row)
{
    put_string(writer, row->id);
}
static void put_layout(struct writer *writer, const dataset_row *row)
{
    put_string(writer, row->position->layout->name);
}
static void put_puzzle(struct writer *writer, const dataset_row *row)
{
    put_grid(writer, row, row->puzzle);
}
static void put_solution(struct writer *writer, const dataset_row *row)
{
    put_grid(writer, row, row->solution);
}
static void put_clues(struct writer *writer, const dataset_row *row)
{
    put_number(writer, (uint64_t)lele_grid_count(row->position->layout, row->puzzle));
}
static void put_level(struct writer *writer, const dataset_row *row)
{
    put_string(writer, lele_level_name(row->rating.level));
}
static void put_rating(struct writer *writer, const dataset_row *row)
{
    put_tenths(writer, row->rating.rating);
}
static void put_score(struct writer *writer, const dataset_row *row)
{
    put_number(writer, row->rating.score);
}
static void put_hardest(struct writer *writer, const dataset_row *row)
{
    put_string(writer, lele_technique_at(row->rating.hardest)->name);
}
static void put_step_count(struct writer *writer, const dataset_row *row)
{
    put_number(writer, row->rating.steps);
}

static void put_se_number(struct writer *writer, const dataset_row *row, int tenths)
{
    if (row->se.hardest != NULL)
        put_tenths(writer, tenths);
    else
        put_nothing(writer);
}
static void put_er(struct writer *writer, const dataset_row *row)
{
    put_se_number(writer, row, row->se.er);
}
static void put_ep(struct writer *writer, const dataset_row *row)
{
    put_se_number(writer, row, row->se.ep);
}
static void put_ed(struct writer *writer, const dataset_row *row)
{
    put_se_number(writer, row, row->se.ed);
}

static void put_guesses(struct writer *writer, const dataset_row *row)
{
    put_number(writer, row->guesses);
}
static void put_automorphisms(struct writer *writer, const dataset_row *row)
{
    if (row->automorphisms != 0)
        put_number(writer, row->automorphisms);
    else
        put_nothing(writer);
}
static void put_canonical(struct writer *writer, const dataset_row *row)
{
    if (row->automorphisms != 0)
        put_grid(writer, row, &row->canonical);
    else
        put_nothing(writer);
}

/* {"full-house":20,...}; in CSV full-house=20;... */
static void put_counts(struct writer *writer, const dataset_row *row)
{
    const bool json = writer->format == DATASET_JSONL;
    const char *between = "";
    if (json)
        lele_json_object_begin(&writer->json);
    for (size_t i = 0; i < lele_technique_count(); i++) {
        if (row->rating.counts[i] == 0)
            continue;
        if (json) {
            lele_json_key_int(&writer->json, lele_technique_at(i)->name, row->rating.counts[i]);
            continue;
        }
        lele_text_add(writer->out, between);
        lele_text_add(writer->out, lele_technique_at(i)->name);
        lele_text_add_char(writer->out, '=');
        lele_text_add_int(writer->out, row->rating.counts[i]);
        between = ";";
    }
    if (json)
        lele_json_object_end(&writer->json);
}

static void put_part(struct writer *writer, const dataset_row *row)
{
    put_string(writer, row->part);
}
static void put_trace(struct writer *writer, const dataset_row *row)
{
    put_string(writer, row->steps);
}

static bool has_part(const dataset_row *row)
{
    return row->part != NULL;
}
static bool has_trace(const dataset_row *row)
{
    return row->steps != NULL;
}

static const struct column {
    const char *name;
    void (*put)(struct writer *writer, const dataset_row *row);
    bool (*is_there)(const dataset_row *row); /* NULL: always */
} columns[] = {
    { "id", put_id, NULL },
    { "split", put_part, has_part },
    { "layout", put_layout, NULL },
    { "puzzle", put_puzzle, NULL },
    { "solution", put_solution, NULL },
    { "clues", put_clues, NULL },
    { "level", put_level, NULL },
    { "rating", put_rating, NULL },
    { "er", put_er, NULL },
    { "ep", put_ep, NULL },
    { "ed", put_ed, NULL },
    { "hardest", put_hardest, NULL },
    { "steps", put_step_count, NULL },
    { "score", put_score, NULL },
    { "counts", put_counts, NULL },
    { "guesses", put_guesses, NULL },
    { "automorphisms", put_automorphisms, NULL },
    { "canonical", put_canonical, NULL },
    { "trace", put_trace, has_trace },
};

void dataset_row_add(const dataset_row *row, dataset_format format, lele_text *out)
{
    struct writer writer = { .format = format, .out = out };
    lele_json_init(&writer.json, out);
    if (format == DATASET_JSONL)
        lele_json_object_begin(&writer.json);
    for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++) {
        if (columns[i].is_there != NULL && !columns[i].is_there(row))
            continue;
        if (format == DATASET_JSONL)
            lele_json_key(&writer.json, columns[i].name);
        else
            lele_text_add(out, i == 0 ? "" : ",");
        columns[i].put(&writer, row);
    }
    if (format == DATASET_JSONL)
        lele_json_object_end(&writer.json);
    lele_text_add_char(out, '\n');
}

void dataset_header_add(const dataset_row *row, lele_text *out)
{
    for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++) {
        if (columns[i].is_there != NULL && !columns[i].is_there(row))
            continue;
        lele_text_add(out, i == 0 ? "" : ",");
        lele_text_add(out, columns[i].name);
    }
    lele_text_add_char(out, '\n');
}
