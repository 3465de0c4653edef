/*
 * The puzzles of tests/nasty.txt, which are hard on searches, and the empty grid of every layout.
 */
#ifndef LELE_TESTS_NASTY_H
#define LELE_TESTS_NASTY_H

#include "files.h"

enum { NASTY_MOST = 64 };

typedef struct nasty {
    char
        known[16]; /* lele_solutions_known_name, within the effort of an advisor; empty: not said */
    char text[320], name[96];
    lele_layout layout;
    lele_grid grid;
} nasty;

static inline void nasty_read(lele_layouts *layouts, nasty *ret)
{
    const lele_codec_context context = { .layouts = layouts };
    lele_position position;
    assert_int_equal(lele_codec_read(NULL, &context, ret->text, strlen(ret->text), &position, NULL),
                     LELE_OK);
    ret->layout = *position.layout;
    ret->grid = position.givens;
}

/* The lines of the file.  Returns their number. */
static inline size_t nasty_load(nasty ret[NASTY_MOST])
{
    lele_layouts *layouts = lele_layouts_new();
    char *text = read_file("nasty.txt");
    size_t count = 0;
    assert_non_null(layouts);
    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        if (line[0] == '#')
            continue;
        assert_true(count < NASTY_MOST);
        assert_int_equal(
            sscanf(line, "%15s %319s %95[^\n]", ret[count].known, ret[count].text, ret[count].name),
            3);
        nasty_read(layouts, &ret[count++]);
    }
    lele_layouts_free(layouts);
    free(text);
    assert_true(count > 0);
    return count;
}

/* The empty grid of every layout, as if it followed the lines.  Returns their number. */
static inline size_t nasty_load_empty(nasty ret[NASTY_MOST])
{
    size_t count = 0;
    for (const char *name; (name = lele_layout_name_at(count)) != NULL; count++) {
        assert_true(count < NASTY_MOST);
        nasty *one = &ret[count];
        memset(one, 0, sizeof *one);
        layout_of(&one->layout, name);
        memset(one->text, '.', (size_t)one->layout.cell_count);
        snprintf(one->name, sizeof one->name, "%.60s: the empty grid", name);
    }
    return count;
}

#endif
