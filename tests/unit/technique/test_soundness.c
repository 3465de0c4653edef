/*
 * Soundness: on positions along the solve paths of generated puzzles every step of every advanced
 * technique holds and agrees with the solution.  LELE_SOUNDNESS=n checks n times as many.
 */
#include "soundness.h"

static const char *const techniques[] = {
    "aligned-pair-exclusion,aligned-triple-exclusion",
    "continuous-nice-loop,discontinuous-nice-loop,aic,medusa-3d",
    "grouped-skyscraper,grouped-kite,grouped-turbot,m-wing,s-wing,h-wing,l-wing,grouped-w-wing,"
    "grouped-m-wing,grouped-s-wing,grouped-h-wing,grouped-l-wing,x-cycle,xy-cycle",
    "xyz-ring,almost-locked-pair,almost-locked-triple,almost-locked-quad,er-intersection-pair,"
    "distributed-subset,vwxyz-wing,uvwxyz-wing,tuvwxyz-wing,als-w-wing,house-blossom",
    "guardian,bivalue-oddagon",
    "unique-rectangle-external,unique-rectangle-cell,unique-rectangle-xy-wing,bug-plus-n,bug-xz,"
    "avoidable-rectangle-hidden,avoidable-rectangle-3,reverse-bug,borescoper",
    "grouped-continuous-nice-loop,grouped-discontinuous-nice-loop,grouped-aic",
    "als-xz,als-xy-wing,als-chain,death-blossom",
    "nishio,cell-forcing-chain,unit-forcing-chain",
    "forcing-chain-contradiction,forcing-chain-verity",
    "forcing-net-contradiction,forcing-net-verity,dynamic-forcing-chain-plus",
    "junior-exocet,junior-exocet-mirror,double-exocet,msls",
    "gurth,unique-rectangle-chain,unique-loop-chain,whip",
    "extended-rectangle-chain,borescoper-chain,reverse-bug-chain,bug-chain,braid",
};

static const char *const path = "hidden-single,naked-single,pointing,claiming,aic,"
                                "grouped-discontinuous-nice-loop,dynamic-forcing-chain,"
                                "nested-forcing-chain";

enum { FAMILIES = sizeof techniques / sizeof techniques[0] };

static bool needs_more_than_singles(struct soundness *s)
{
    static lele_step step;
    lele_technique_list list;
    lele_technique_list_read(&list, "hidden-single,naked-single", NULL);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    return !lele_engine_next(s->engine, &s->board, &options, &step);
}

/* Each position that singles do not solve is checked with one family, in turn. */
static long check_paths(const char *layout, uint64_t seeds)
{
    struct soundness s;
    soundness_init(&s, layout);
    int turn = 0;
    for (uint64_t seed = 100; seed < 100 + seeds; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        while (s.board.empty_count > 0) {
            if (needs_more_than_singles(&s))
                check_all(&s, techniques[turn++ % FAMILIES]);
            assert_true(take_step(&s, path));
        }
    }
    soundness_release(&s);
    return s.found;
}

static uint64_t times(void)
{
    const char *more = getenv("LELE_SOUNDNESS");
    return more != NULL ? (uint64_t)strtoul(more, NULL, 10) : 1;
}

static void every_step_on_classic_paths_is_sound(void **state)
{
    (void)state;
    assert_true(check_paths("classic", 30 * times()) > 1000);
}

static void every_step_on_other_layouts_is_sound(void **state)
{
    (void)state;
    long found = 0;
    found += check_paths("x", 6 * times());
    found += check_paths("windoku", 6 * times());
    found += check_paths("6x6", 12 * times());
    found += check_paths("8x8", 6 * times());
    assert_true(found > 100);
}

enum { MAX_SAID = 4096 };

/* The conclusions of the current technique so far. */
struct said {
    const lele_layout *layout;
    int technique, count;
    long total;
    char text[MAX_SAID][512];
};

static bool is_said_first(void *data, const lele_step *step)
{
    struct said *said = data;
    char text[4096];
    conclusions(said->layout, step, text);
    if (step->technique != said->technique)
        said->count = 0;
    said->technique = step->technique;
    for (int i = 0; i < said->count; i++)
        if (strcmp(said->text[i], text) == 0)
            fail_msg("%s says %s twice", lele_technique_at(step->technique)->name, text);
    assert_true(said->count < MAX_SAID && strlen(text) < sizeof said->text[0]);
    strcpy(said->text[said->count++], text);
    said->total++;
    return true;
}

/* At the start most candidates are left, and there are thousands of steps. */
static void no_technique_says_the_same_twice(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    struct said *said = calloc(1, sizeof *said);
    assert_non_null(said);
    said->layout = &s.layout;
    lele_technique_list list;
    assert_int_equal(lele_technique_list_read(&list, "all", NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    for (uint64_t seed = 1; seed <= 3; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        said->technique = -1;
        lele_engine_each(s.engine, &s.board, &options, is_said_first, said);
    }
    assert_true(said->total > 1000);
    free(said);
    soundness_release(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_technique_says_the_same_twice),
        cmocka_unit_test(every_step_on_classic_paths_is_sound),
        cmocka_unit_test(every_step_on_other_layouts_is_sound),
    };
    return RUN(tests);
}
