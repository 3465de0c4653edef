/* Drawing and changing cages, see cages.h. */
#include "generator/cages.h"

#include <string.h>

enum { CELL_TRIES = 12, DRAWS = 30 };

/* A drawing in progress. */
struct drawing {
    const lele_cage_plan *plan;
    const lele_grid *grid;
    lele_random *random;
    lele_cages *cages;
    lele_cellset open; /* cells in no cage yet */
};

static void add_cage(const lele_cellset *set, lele_cages *cages)
{
    lele_cellset left = *set;
    const int cage = cages->count++;
    cages->set[cage] = *set;
    cages->blank[cage] = false;
    cages->dominoes += lele_cellset_count(set) == 2;
    for (int cell; (cell = lele_cellset_pop(&left)) >= 0;)
        cages->owner[cell] = (uint16_t)cage;
}

static void give(lele_cages *cages, int cage, int owner)
{
    lele_cellset left = cages->set[cage];
    for (int cell; (cell = lele_cellset_pop(&left)) >= 0;)
        cages->owner[cell] = (uint16_t)owner;
}

/* The last cage gets the number of the one that goes. */
static void remove_cage(lele_cages *cages, int cage)
{
    const int last = --cages->count;
    cages->dominoes -= lele_cellset_count(&cages->set[cage]) == 2;
    give(cages, cage, LELE_CAGE_NONE);
    if (cage == last)
        return;
    cages->set[cage] = cages->set[last];
    cages->blank[cage] = cages->blank[last];
    give(cages, cage, cage);
}

static int draw_size(const struct drawing *d)
{
    uint32_t sum = 0;
    for (int i = 1; i <= LELE_MAX_SIZE; i++)
        sum += d->plan->weight[i];
    uint32_t at = lele_random_below(d->random, sum);
    int size = 1;
    while (at >= d->plan->weight[size])
        at -= d->plan->weight[size++];
    return size;
}

/* An open cell with the fewest open neighbours, so that no cell stays alone. */
static int draw_start(const struct drawing *d)
{
    lele_cellset left = d->open;
    int best = -1;
    uint32_t best_rank = UINT32_MAX;
    for (int cell; (cell = lele_cellset_pop(&left)) >= 0;) {
        const lele_cellset beside =
            lele_cellset_and(lele_cage_beside(d->plan->layout, cell), d->open);
        const uint32_t rank =
            (uint32_t)lele_cellset_count(&beside) << 16 | lele_random_below(d->random, 1 << 16);
        if (rank < best_rank)
            best_rank = rank, best = cell;
    }
    return best;
}

/* Joins the images that the area meets: it must become its own image there. */
static lele_cellset close_area(const lele_movement *group, lele_cellset area)
{
    for (int i = 1; i < group->count;) {
        const lele_cellset image = lele_movement_image(group, i, area);
        const bool joins = lele_cellset_meets(&image, &area) && !lele_cellset_within(&image, &area);
        if (joins)
            area = lele_cellset_or(area, image);
        i = joins ? 1 : i + 1;
    }
    return area;
}

/* Whether the images of an area are good, too: their digits may be equal where its own are not. */
static bool images_are_good(const lele_cage_plan *plan, const lele_grid *grid,
                            const lele_cellset *area)
{
    for (int i = 0; i < plan->group.count; i++) {
        const lele_cellset image = lele_movement_image(&plan->group, i, *area);
        if (!lele_cage_is_good(plan, grid, &image))
            return false;
    }
    return true;
}

static bool spans_boxes(const lele_layout *layout, lele_cellset area, int cell)
{
    const int box = lele_layout_box(layout, cell);
    for (int other; (other = lele_cellset_pop(&area)) >= 0;)
        if (lele_layout_box(layout, other) != box)
            return true;
    return false;
}

/* The cell to add: open, beside the area; one across a border of a box is better. */
static int draw_next(const struct drawing *d, const lele_cellset *area)
{
    lele_cellset around = LELE_CELLSET_EMPTY, left = *area;
    int best = -1;
    uint32_t best_rank = 0;
    for (int cell; (cell = lele_cellset_pop(&left)) >= 0;)
        around = lele_cellset_or(around, lele_cage_beside(d->plan->layout, cell));
    around = lele_cellset_minus(lele_cellset_and(around, d->open), *area);
    for (int cell; (cell = lele_cellset_pop(&around)) >= 0;) {
        const lele_cellset beside =
            lele_cellset_and(lele_cage_beside(d->plan->layout, cell), d->open);
        const uint32_t rank = 1 + lele_random_below(d->random, 1000) +
                              (spans_boxes(d->plan->layout, *area, cell) ? 300 : 0) +
                              (lele_cellset_count(&beside) < 2 ? 300 : 0);
        if (rank > best_rank)
            best_rank = rank, best = cell;
    }
    return best;
}

static void keep_area(struct drawing *d, const lele_cellset *area)
{
    for (int i = 0; i < d->plan->group.count; i++) {
        const lele_cellset image = lele_movement_image(&d->plan->group, i, *area);
        if (!lele_cellset_within(&image, &d->open))
            continue;
        add_cage(&image, d->cages);
        d->open = lele_cellset_minus(d->open, image);
    }
}

/* Grows a cage from a cell to about a size; an area on the way may be bad. */
static lele_cellset grow(const struct drawing *d, int start)
{
    const lele_movement *group = &d->plan->group;
    const int size = draw_size(d);
    lele_cellset area = close_area(group, lele_cellset_of(start));
    lele_cellset best = area;
    for (int tries = 0; tries < CELL_TRIES && lele_cellset_count(&area) < size; tries++) {
        const int cell = draw_next(d, &area);
        if (cell < 0)
            break;
        lele_cellset wider = area;
        lele_cellset_add(&wider, cell);
        wider = close_area(group, wider);
        if (!lele_cellset_within(&wider, &d->open) || lele_cellset_count(&wider) > d->plan->most)
            continue;
        const bool good = images_are_good(d->plan, d->grid, &wider);
        if (good || lele_cellset_count(&wider) < d->plan->least)
            area = wider;
        if (good)
            best = area;
    }
    return best;
}

/* A cell that no cage could grow from joins one beside it. */
static bool join_neighbour(struct drawing *d, int cell)
{
    lele_cellset beside = lele_cage_beside(d->plan->layout, cell);
    for (int other; (other = lele_cellset_pop(&beside)) >= 0;) {
        const int cage = d->cages->owner[other];
        if (cage == LELE_CAGE_NONE)
            continue;
        lele_cellset wider = d->cages->set[cage];
        lele_cellset_add(&wider, cell);
        const lele_cellset whole = close_area(&d->plan->group, wider);
        if (!lele_cellset_equal(&whole, &wider) || !images_are_good(d->plan, d->grid, &wider))
            continue;
        lele_cages_uncover(d->plan, cage, d->cages);
        for (int i = 0; i < d->plan->group.count; i++)
            d->open = lele_cellset_or(d->open, lele_movement_image(&d->plan->group, i, wider));
        keep_area(d, &wider);
        return true;
    }
    return false;
}

static bool draw_once(struct drawing *d)
{
    d->open = d->plan->layout->all;
    d->cages->count = d->cages->dominoes = 0;
    for (int cell = 0; cell < d->plan->layout->cell_count; cell++)
        d->cages->owner[cell] = LELE_CAGE_NONE;
    while (!lele_cellset_is_empty(&d->open)) {
        const int start = draw_start(d);
        const lele_cellset area = grow(d, start);
        if (images_are_good(d->plan, d->grid, &area))
            keep_area(d, &area);
        else if (!join_neighbour(d, start))
            return false;
    }
    return 100 * d->cages->dominoes <= d->plan->dominoes * d->cages->count;
}

bool lele_cages_draw(const lele_cage_plan *plan, const lele_grid *grid, lele_random *random,
                     lele_cages *ret)
{
    struct drawing drawing = { .plan = plan, .grid = grid, .random = random, .cages = ret };
    for (int i = 0; i < DRAWS; i++)
        if (draw_once(&drawing))
            return true;
    return false;
}

void lele_cages_uncover(const lele_cage_plan *plan, int cage, lele_cages *cages)
{
    const lele_cellset set = cages->set[cage];
    for (int i = 0; i < plan->group.count; i++) {
        const lele_cellset image = lele_movement_image(&plan->group, i, set);
        const int owner = cages->owner[lele_cellset_first(&image)];
        if (owner != LELE_CAGE_NONE)
            remove_cage(cages, owner);
    }
}

int lele_cages_set_blank(const lele_cage_plan *plan, int cage, bool blank, lele_cages *cages)
{
    int count = 0;
    for (int i = 0; i < plan->group.count; i++) {
        const lele_cellset image = lele_movement_image(&plan->group, i, cages->set[cage]);
        const int owner = cages->owner[lele_cellset_first(&image)];
        count += cages->blank[owner] != blank;
        cages->blank[owner] = blank;
    }
    return count;
}

static lele_cellset whole(const lele_cage_move *move)
{
    return move->count == 2 ? lele_cellset_or(move->area[0], move->area[1]) : move->area[0];
}

/* The images of a move, each once; 0: two of them disagree. */
static int list_images(const lele_cage_plan *plan, const lele_cage_move *move,
                       lele_cage_move ret[LELE_MOVEMENT_MAPS])
{
    int count = 0;
    for (int i = 0; i < plan->group.count; i++) {
        lele_cage_move *image = &ret[count];
        image->count = move->count;
        for (int k = 0; k < move->count; k++)
            image->area[k] = lele_movement_image(&plan->group, i, move->area[k]);
        const lele_cellset region = whole(image);
        bool fresh = true;
        for (int k = 0; k < count; k++) {
            const lele_cellset other = whole(&ret[k]);
            if (!lele_cellset_meets(&other, &region))
                continue;
            const bool same =
                lele_cellset_equal(&image->area[0], &ret[k].area[0]) ||
                (move->count == 2 && lele_cellset_equal(&image->area[0], &ret[k].area[1]));
            if (!same || !lele_cellset_equal(&other, &region))
                return 0;
            fresh = false;
        }
        count += fresh;
    }
    return count;
}

/* Whether the move covers whole cages with good ones; counts the dominoes that come and go. */
static bool fits(const lele_cage_plan *plan, const lele_grid *grid, const lele_cages *cages,
                 const lele_cage_move *move, int *dominoes, int *count)
{
    const lele_cellset region = whole(move);
    lele_cellset left = region;
    for (int k = 0; k < move->count; k++, ++*count) {
        if (!lele_cage_is_good(plan, grid, &move->area[k]))
            return false;
        *dominoes += lele_cellset_count(&move->area[k]) == 2;
    }
    while (!lele_cellset_is_empty(&left)) {
        const int cage = cages->owner[lele_cellset_first(&left)];
        if (cage == LELE_CAGE_NONE || !lele_cellset_within(&cages->set[cage], &region))
            return false;
        *dominoes -= lele_cellset_count(&cages->set[cage]) == 2;
        --*count;
        left = lele_cellset_minus(left, cages->set[cage]);
    }
    return true;
}

bool lele_cages_apply(const lele_cage_plan *plan, const lele_grid *grid, const lele_cage_move *move,
                      lele_cages *cages)
{
    lele_cage_move images[LELE_MOVEMENT_MAPS] = { { .count = 0 } };
    const int image_count = list_images(plan, move, images);
    int dominoes = cages->dominoes, count = cages->count;
    for (int i = 0; i < image_count; i++)
        if (!fits(plan, grid, cages, &images[i], &dominoes, &count))
            return false;
    if (image_count == 0 || 100 * dominoes > plan->dominoes * count)
        return false;
    for (int i = 0; i < image_count; i++) {
        lele_cellset left = whole(&images[i]);
        for (int cell; (cell = lele_cellset_pop(&left)) >= 0;)
            if (cages->owner[cell] != LELE_CAGE_NONE)
                remove_cage(cages, cages->owner[cell]);
        for (int k = 0; k < images[i].count; k++)
            add_cage(&images[i].area[k], cages);
    }
    return true;
}

lele_error lele_cages_write(const lele_cages *cages, const lele_grid *grid, lele_clue_list *list)
{
    lele_error error = LELE_OK;
    for (int i = 0; error == LELE_OK && i < cages->count; i++) {
        lele_cell cells[LELE_MAX_CELLS];
        lele_cellset left = cages->set[i];
        int count = 0, sum = 0;
        for (int cell; (cell = lele_cellset_pop(&left)) >= 0;) {
            cells[count++] = (lele_cell)cell;
            sum += grid->cell[cell];
        }
        error = lele_clue_list_add(list, LELE_LOOK_CAGE, cages->blank[i] ? LELE_CLUE_NO_VALUE : sum,
                                   cells, count, NULL);
    }
    return error;
}
