/* The table of all kinds of working memory, see scratch.h. */
#include "technique/scratch.h"

#include <stdlib.h>

static const struct lele_scratch_kind *const kinds[] = {
#define LELE_SCRATCH_POINTER(name) &lele_scratch_##name,
    LELE_SCRATCHES(LELE_SCRATCH_POINTER)
#undef LELE_SCRATCH_POINTER
};

bool lele_scratch_init(struct lele_scratch all[LELE_SCRATCH_COUNT],
                       const struct lele_geometry *geometry)
{
    for (int i = 0; i < LELE_SCRATCH_COUNT; i++) {
        all[i].memory =
            kinds[i]->make != NULL ? kinds[i]->make(geometry) : calloc(1, kinds[i]->size);
        if (all[i].memory == NULL)
            return false;
    }
    return true;
}

void lele_scratch_release(struct lele_scratch all[LELE_SCRATCH_COUNT])
{
    for (int i = 0; i < LELE_SCRATCH_COUNT; i++)
        if (kinds[i]->release != NULL && all[i].memory != NULL)
            kinds[i]->release(all[i].memory);
        else
            free(all[i].memory);
}

void lele_scratch_begin(struct lele_scratch all[LELE_SCRATCH_COUNT], enum lele_scratch_index index,
                        uint64_t search)
{
    all[index].search = search;
    if (kinds[index]->begin != NULL)
        kinds[index]->begin(all[index].memory);
}
