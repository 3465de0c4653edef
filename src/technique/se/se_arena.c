/* Memory in pieces, see se_arena.h. */
#include "technique/se/se_arena.h"

#include <stdlib.h>

struct lele_se_piece {
    lele_se_piece *next;
    max_align_t bytes[LELE_SE_PIECE / sizeof(max_align_t)];
};

static lele_se_piece *next_piece(lele_se_arena *arena)
{
    lele_se_piece **link = arena->current != NULL ? &arena->current->next : &arena->first;
    if (*link == NULL) {
        *link = malloc(sizeof **link);
        if (*link == NULL)
            return NULL;
        (*link)->next = NULL;
    }
    return *link;
}

void *lele_se_arena_take(lele_se_arena *arena, size_t size)
{
    size = (size + sizeof(max_align_t) - 1) / sizeof(max_align_t);
    if (size > LELE_SE_PIECE / sizeof(max_align_t))
        return NULL;
    if (arena->current == NULL || size > LELE_SE_PIECE / sizeof(max_align_t) - arena->used) {
        lele_se_piece *piece = next_piece(arena);
        if (piece == NULL)
            return NULL;
        arena->current = piece;
        arena->used = 0;
    }
    void *taken = &arena->current->bytes[arena->used];
    arena->used += size;
    return taken;
}

void lele_se_arena_clear(lele_se_arena *arena)
{
    arena->current = NULL;
    arena->used = 0;
}

void lele_se_arena_release(lele_se_arena *arena)
{
    while (arena->first != NULL) {
        lele_se_piece *next = arena->first->next;
        free(arena->first);
        arena->first = next;
    }
    arena->current = NULL;
    arena->used = 0;
}
