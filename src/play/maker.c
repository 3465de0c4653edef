/* The thread that makes puzzles; see maker.h. */
#include "play/maker.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/seed.h"

static bool is_stopped(void *data)
{
    play_maker *maker = data;
    return atomic_load(&maker->stop);
}

/* Rare wishes may need several numbers of the seed. */
static lele_error make(play_maker *maker, lele_generator *generator, lele_puzzle *puzzle)
{
    const uint64_t number = lele_seed_number(&maker->seed);
    lele_error error;
    do {
        error = lele_generator_make(generator, number, maker->seed.index, puzzle);
        maker->seed.index += error == LELE_E_LIMIT;
    } while (error == LELE_E_LIMIT && !atomic_load(&maker->stop));
    return error;
}

static lele_game *start_game(play_maker *maker, const lele_layout *layout, const lele_grid *givens)
{
    lele_position position;
    lele_position_from_grid(&position, layout, givens);
    lele_game *game = lele_game_new(&position, LELE_SEVERAL_REFUSE, &maker->problem);
    if (game == NULL)
        return NULL;
    /* the rating is worked out at the first view: here, where nobody waits for it */
    lele_text text;
    lele_text_init(&text);
    lele_game_view(game, 0, LELE_LANG_EN, &text);
    lele_text_release(&text);
    return game;
}

static void *work(void *data)
{
    play_maker *maker = data;
    lele_layout layout;
    lele_puzzle puzzle;
    lele_generator *generator = NULL;
    if (lele_seed_layout(&maker->seed, &layout, &maker->problem) == LELE_OK)
        generator = lele_generator_new(&layout, &maker->seed.recipe, &maker->problem);
    if (generator != NULL) {
        lele_generator_set_stop(generator, is_stopped, maker);
        const lele_error error = make(maker, generator, &puzzle);
        if (error == LELE_OK)
            maker->game = start_game(maker, &layout, &puzzle.givens);
        else
            (void)lele_problem_set(&maker->problem, error);
    }
    lele_generator_free(generator);
    atomic_store(&maker->done, true);
    /* after `done`: whoever sets `wake` later looks at `done` afterwards */
    const int wake = atomic_load(&maker->wake);
    if (wake >= 0)
        (void)!write(wake, "m", 1);
    return NULL;
}

int play_maker_start(play_maker *maker, const lele_seed *seed, int wake)
{
    play_maker_stop(maker);
    maker->seed = *seed;
    atomic_store(&maker->wake, wake);
    maker->game = NULL;
    lele_problem_init(&maker->problem);
    atomic_store(&maker->stop, false);
    atomic_store(&maker->done, false);
    const int error = pthread_create(&maker->thread, NULL, work, maker);
    maker->running = error == 0;
    return error;
}

lele_game *play_maker_take(play_maker *maker)
{
    if (!maker->running)
        return NULL;
    (void)pthread_join(maker->thread, NULL);
    maker->running = false;
    return maker->game;
}

void play_maker_stop(play_maker *maker)
{
    atomic_store(&maker->stop, true);
    lele_game_free(play_maker_take(maker));
}

lele_error play_maker_seed(lele_level level, const char *layout, const char *name, lele_seed *ret,
                           lele_problem *problem)
{
    char fresh[CLI_SEED_SIZE];
    lele_seed seed = { .index = 0 };
    if (name != NULL && strchr(name, ':') != NULL)
        return lele_seed_read(ret, name, problem);
    if (name == NULL || *name == '\0') {
        cli_seed_fresh(fresh);
        name = fresh;
    }
    lele_recipe_init(&seed.recipe);
    seed.recipe.version = LELE_SEED_VERSION;
    seed.recipe.level = level;
    (void)snprintf(seed.layout, sizeof seed.layout, "%s", layout);
    (void)snprintf(seed.name, sizeof seed.name, "%s", name);
    /* written and read again, so that name and layout are checked */
    lele_text text;
    lele_text_init(&text);
    lele_seed_write(&seed, &text);
    const lele_error error = text.failed ? lele_problem_set(problem, LELE_E_MEMORY)
                                         : lele_seed_read(ret, text.data, problem);
    lele_text_release(&text);
    return error;
}
