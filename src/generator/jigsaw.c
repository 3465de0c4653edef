/*
 * Random jigsaw maps: start from rectangles and swap cells between neighbouring regions, as long
 * as both regions stay connected.
 */
#include "core/layout_table.h"
#include "lele/fill.h"

enum { MAPS = 50, SWAPS_PER_CELL = 40 };

struct map {
    int size, cells;
    uint8_t region[LELE_MAX_CELLS];
};

static int neighbours(const struct map *map, int cell, int ret[4])
{
    const int n = map->size;
    int count = 0;
    if (cell >= n)
        ret[count++] = cell - n;
    if (cell + n < map->cells)
        ret[count++] = cell + n;
    if (cell % n != 0)
        ret[count++] = cell - 1;
    if (cell % n != n - 1)
        ret[count++] = cell + 1;
    return count;
}

static bool touches(const struct map *map, int cell, int region, int except)
{
    int near[4];
    const int count = neighbours(map, cell, near);
    for (int i = 0; i < count; i++)
        if (near[i] != except && map->region[near[i]] == region)
            return true;
    return false;
}

/* Whether the region is connected. */
static bool is_connected(const struct map *map, int region)
{
    uint8_t queue[LELE_MAX_CELLS];
    lele_cellset seen = LELE_CELLSET_EMPTY;
    int start = 0, filled = 0;
    while (map->region[start] != region)
        start++;
    queue[filled++] = (uint8_t)start;
    lele_cellset_add(&seen, start);
    for (int at = 0; at < filled; at++) {
        int near[4];
        const int count = neighbours(map, queue[at], near);
        for (int i = 0; i < count; i++) {
            if (map->region[near[i]] != region || lele_cellset_has(&seen, near[i]))
                continue;
            lele_cellset_add(&seen, near[i]);
            queue[filled++] = (uint8_t)near[i];
        }
    }
    return filled == map->size;
}

/* Starts with rectangles as square as the size allows; plain rows for a prime. */
static void start_map(struct map *map, int size)
{
    int rows = 1;
    for (int i = 2; i * i <= size; i++)
        if (size % i == 0)
            rows = i;
    const int columns = size / rows, across = size / columns;
    map->size = size;
    map->cells = size * size;
    for (int cell = 0; cell < map->cells; cell++)
        map->region[cell] = (uint8_t)(cell / size / rows * across + cell % size / columns);
}

static void swap_once(struct map *map, lele_random *random)
{
    const int a = (int)lele_random_below(random, (uint32_t)map->cells);
    const int b = (int)lele_random_below(random, (uint32_t)map->cells);
    const uint8_t ra = map->region[a], rb = map->region[b];
    if (ra == rb || !touches(map, a, rb, b) || !touches(map, b, ra, a))
        return;
    map->region[a] = rb;
    map->region[b] = ra;
    if (is_connected(map, ra) && is_connected(map, rb))
        return;
    map->region[a] = ra;
    map->region[b] = rb;
}

static bool has_grid(const lele_layout *layout, lele_random *random)
{
    lele_filler *filler = lele_filler_new(layout, LELE_FILL_RANDOM, NULL);
    lele_grid grid;
    const bool found = filler != NULL && lele_filler_next(filler, random, &grid) == LELE_OK;
    lele_filler_free(filler);
    return found;
}

lele_error lele_jigsaw_init(lele_layout *ret, int size, lele_random *random)
{
    if (size < 4 || size > LELE_MAX_SIZE)
        return LELE_E_RANGE;
    for (int attempt = 0; attempt < MAPS; attempt++) {
        struct map map;
        start_map(&map, size);
        const int swaps = map.cells * map.size * SWAPS_PER_CELL;
        for (int i = 0; i < swaps; i++)
            swap_once(&map, random);
        char name[LELE_LAYOUT_NAME_SIZE];
        lele_layout_name_regions(size, map.region, false, name);
        lele_layout layout;
        if (lele_layout_init(&layout, name, NULL) == LELE_OK && has_grid(&layout, random)) {
            *ret = layout;
            return LELE_OK;
        }
    }
    return LELE_E_LIMIT;
}
