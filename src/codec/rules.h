/* Finds the layout of a text that lists its regions and extra units, as the JSON formats do. */
#ifndef LELE_CODEC_RULES_H
#define LELE_CODEC_RULES_H

#include "codec/codec.h"
#include "lele/clue.h"

typedef struct lele_rules {
    int size;
    uint8_t region[LELE_MAX_CELLS]; /* one number below `size` per cell */
    int extra_count;
    lele_cellset extra[LELE_MAX_SIZE]; /* units besides rows, columns and regions */
} lele_rules;

/* Sets the regions of the usual layout of a size.  LELE_E_MEMORY when memory is short, another error
 * when there is no such layout. */
lele_error lele_rules_init(lele_rules *rules, lele_source *source, int size);

/* Finds the layout with exactly these units; LELE_E_CONSTRAINT when there is none. */
lele_error lele_rules_layout(const lele_rules *rules, lele_source *source, const lele_layout **ret);

/* The layout of the regions and clues.  Extra regions that are the units of a layout are taken for
 * them: a windoku is one without clues. */
lele_error lele_rules_layout_with(lele_rules *rules, lele_source *source, lele_clue_list *list,
                                  const lele_layout **ret);

/* Reports that the rule called `name` is not supported. */
lele_error lele_source_refuse_rule(lele_source *source, const char *name, size_t length);

#endif
