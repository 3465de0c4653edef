/* The table of all kinds of working memory, see scratch.h. */
#include "technique/scratch.h"

#include <stdlib.h>

static const struct lele_scratch_kind *const kinds[] = {
#define LELE_SCRATCH_POINTER(name) &lele_scratch_##name,
    LELE_SCRATCHES(LELE_SCRATCH_POINTER)
#undef LELE_SCRATCH_POINTER
};

static bool make(struct lele_scratch all[LELE_SCRATCH_COUNT], int i,
                 const struct lele_geometry *geometry)
{
    all[i].memory = kinds[i]->make != NULL ? kinds[i]->make(geometry) : calloc(1, kinds[i]->size);
    return all[i].memory != NULL;
}

static void release(struct lele_scratch all[LELE_SCRATCH_COUNT], int i)
{
    if (kinds[i]->release != NULL && all[i].memory != NULL)
        kinds[i]->release(all[i].memory);
    else
        free(all[i].memory);
}

bool lele_scratch_init(struct lele_scratch all[LELE_SCRATCH_COUNT],
                       const struct lele_geometry *geometry)
{
    for (int i = 0; i < LELE_SCRATCH_COUNT; i++)
        if (!make(all, i, geometry))
            return false;
    return true;
}

bool lele_scratch_renew(struct lele_scratch all[LELE_SCRATCH_COUNT], enum lele_scratch_index index,
                        const struct lele_geometry *geometry)
{
    release(all, (int)index);
    all[index].search = 0;
    return make(all, (int)index, geometry);
}

void lele_scratch_release(struct lele_scratch all[LELE_SCRATCH_COUNT])
{
    for (int i = 0; i < LELE_SCRATCH_COUNT; i++)
        release(all, i);
}

void lele_scratch_begin(struct lele_scratch all[LELE_SCRATCH_COUNT], enum lele_scratch_index index,
                        uint64_t search)
{
    all[index].search = search;
    if (kinds[index]->begin != NULL)
        kinds[index]->begin(all[index].memory);
}
