/* The worked examples of techniques as boards. */
#ifndef LELE_TESTS_WORKED_H
#define LELE_TESTS_WORKED_H

#include "check.h"

/* Sets a position written as a HoDoKu library line. */
static inline void set_line(lele_layouts *layouts, const char *line, lele_board *board)
{
    static lele_position position;
    const lele_codec_context context = { .layouts = layouts,
                                         .layout = lele_layouts_get(layouts, "classic", NULL),
                                         .clues = true };
    lele_layouts_allow_clues(layouts);
    assert_int_equal(lele_codec_read(NULL, &context, line, strlen(line), &position, NULL), LELE_OK);
    lele_board_init_position(board, &position);
}

/* False when the technique has no example. */
static inline bool set_example(lele_layouts *layouts, size_t technique, lele_board *board)
{
    const char *example = lele_technique_example(technique);
    if (example != NULL)
        set_line(layouts, example, board);
    return example != NULL;
}

#endif
