/* Memory that grows in pieces and is given back as a whole. */
#ifndef LELE_TECHNIQUE_SE_ARENA_H
#define LELE_TECHNIQUE_SE_ARENA_H

#include <stdbool.h>
#include <stddef.h>

typedef struct lele_se_piece lele_se_piece;

typedef struct lele_se_arena {
    lele_se_piece *first, *current;
    size_t used; /* of the current piece */
} lele_se_arena;

enum { LELE_SE_PIECE = 256 * 1024 };

/* Memory for any type; NULL when memory is short or `size` is larger than LELE_SE_PIECE. */
void *lele_se_arena_take(lele_se_arena *arena, size_t size);

/* Gives back all memory to the arena, which keeps it. */
void lele_se_arena_clear(lele_se_arena *arena);
void lele_se_arena_release(lele_se_arena *arena);

#endif
