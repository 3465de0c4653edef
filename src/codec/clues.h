/* The layout of a text that lists diagonals, windows and regions beside its clues. */
#ifndef LELE_CODEC_CLUES_H
#define LELE_CODEC_CLUES_H

#include "codec/codec.h"
#include "codec/url.h"
#include "lele/clue.h"

typedef struct lele_clue_base {
    int size;
    bool falling, rising; /* diagonals from the upper left corner, from the lower left one */
    bool windows;
    bool no_boxes;       /* the usual boxes are no units; then there must be regions */
    const char *regions; /* size * size characters, or NULL: the usual boxes */
} lele_clue_base;

/* Adds the cells of a diagonal as an extra region. */
lele_error lele_clue_base_diagonal(lele_source *source, lele_clue_list *list, int size,
                                   bool rising);

/* Finds the layout.  What no layout has, one diagonal for example, is added to `list` as an extra
 * region. */
lele_error lele_clue_base_layout(const lele_clue_base *base, lele_source *source,
                                 lele_clue_list *list, const lele_layout **ret);

#endif
