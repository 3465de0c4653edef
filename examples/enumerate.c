/* Counts all grids of size four and prints the first three. */
#include <lele/lele.h>

#include <stdio.h>
#include <string.h>

struct state {
    const lele_layout *layout;
    int printed;
};

static bool print(void *data, const lele_grid *solution)
{
    struct state *state = data;
    char line[LELE_MAX_CELLS + 1] = "";
    if (state->printed++ < 3) {
        lele_grid_write(state->layout, solution, '.', line);
        puts(line);
    }
    return true; /* go on */
}

int main(void)
{
    lele_layout layout;
    lele_grid empty;
    lele_solve_result result;
    lele_enumerate_options options;
    memset(&options, 0, sizeof options); /* one thread per core, all solutions */
    options.order = LELE_ORDER_FIXED;
    memset(&empty, 0, sizeof empty);
    lele_layout_init(&layout, "4x4", NULL);
    struct state state = { &layout, 0 };
    if (lele_solve_parallel(&layout, &empty, &options, print, &state, &result) != LELE_OK)
        return 1;
    printf("%llu grids\n", (unsigned long long)result.solutions);
    return 0;
}
