#include "codec/clues.h"

#include <string.h>

static lele_error add_region(lele_source *source, lele_clue_list *list, const lele_cell *cells,
                             int count)
{
    const lele_error error = lele_clue_list_add(list, LELE_LOOK_EXTRA_REGION, LELE_CLUE_NO_VALUE,
                                                cells, count, source->problem);
    return error == LELE_OK ? LELE_OK : lele_source_refuse(source, source->at, error);
}

lele_error lele_clue_base_diagonal(lele_source *source, lele_clue_list *list, int size, bool rising)
{
    lele_cell cells[LELE_MAX_SIZE];
    for (int i = 0; i < size; i++)
        cells[i] = (lele_cell)(i * size + (rising ? size - 1 - i : i));
    return add_region(source, list, cells, size);
}

/* Squares of the size of a box, one cell from the border and from each other. */
static lele_error add_windows(lele_source *source, lele_clue_list *list, int size)
{
    int side = 2;
    while (side * side < size)
        side++;
    for (int row = 1; side * side == size && row + side <= size; row += side + 1)
        for (int column = 1; column + side <= size; column += side + 1) {
            lele_cell cells[LELE_MAX_SIZE];
            for (int i = 0; i < size; i++)
                cells[i] = (lele_cell)((row + i / side) * size + column + i % side);
            const lele_error error = add_region(source, list, cells, size);
            if (error != LELE_OK)
                return error;
        }
    return LELE_OK;
}

/* Regions besides the usual boxes. */
static lele_error add_regions(lele_source *source, lele_clue_list *list, const char *map, int size)
{
    lele_cellset done = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < size * size; cell++) {
        lele_cell cells[LELE_MAX_CELLS];
        int count = 0;
        if (lele_cellset_has(&done, cell))
            continue;
        for (int other = cell; other < size * size; other++)
            if (map[other] == map[cell]) {
                cells[count++] = (lele_cell)other;
                lele_cellset_add(&done, other);
            }
        const lele_error error = add_region(source, list, cells, count);
        if (error != LELE_OK)
            return error;
    }
    return LELE_OK;
}

/* The name without diagonals and windows. */
static lele_error name_base(const lele_clue_base *base, lele_source *source,
                            char ret[LELE_LAYOUT_NAME_SIZE])
{
    const size_t cells = (size_t)base->size * (size_t)base->size;
    if (base->regions != NULL && base->no_boxes) {
        memcpy(ret, "jigsaw:", 7);
        memcpy(ret + 7, base->regions, cells);
        ret[7 + cells] = '\0';
        return LELE_OK;
    }
    const lele_codec_context context = { .layouts = source->context->layouts, .layout = NULL };
    lele_source plain = *source;
    plain.context = &context;
    const lele_layout *layout;
    const lele_error error =
        base->no_boxes ? LELE_E_CONSTRAINT : lele_source_layout(&plain, cells, &layout);
    if (error == LELE_OK)
        memcpy(ret, layout->name, strlen(layout->name) + 1);
    else if (error == LELE_E_CONSTRAINT) {
        lele_problem_quote(source->problem, "no boxes", 8);
        return lele_source_refuse(source, source->at, error);
    }
    return error;
}

lele_error lele_clue_base_layout(const lele_clue_base *base, lele_source *source,
                                 lele_clue_list *list, const lele_layout **ret)
{
    char name[LELE_LAYOUT_NAME_SIZE + 4];
    lele_error error = name_base(base, source, name);
    const bool crossed = base->rising && base->falling;
    if (error == LELE_OK && crossed && strlen(name) + 3 < LELE_LAYOUT_NAME_SIZE)
        memcpy(name + strlen(name), "-x", 3);
    else if (error == LELE_OK && (base->rising || base->falling))
        error = lele_clue_base_diagonal(source, list, base->size, base->rising);
    if (error == LELE_OK && base->regions != NULL && !base->no_boxes)
        error = add_regions(source, list, base->regions, base->size);
    if (error == LELE_OK && base->windows)
        error = add_windows(source, list, base->size);
    if (error != LELE_OK)
        return error;
    const lele_layout *layout =
        lele_layouts_get_with(source->context->layouts, name, list, source->problem);
    if (layout == NULL)
        return lele_source_refuse(source, source->at, source->problem->code);
    *ret = layout;
    return LELE_OK;
}
