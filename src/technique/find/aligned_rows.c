/* The rows of aligned exclusion. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument aligned_why = {
    .text = { "Go through all ways to fill {cells:base} together. Equal digits are impossible "
              "where the cells see each other{values:cover?, and a way must not use up the "
              "candidates of |}. {ways?With |. }So some candidates have no way left: remove "
              "{remove}.",
              "把 {cells:base} 一起填的所有方式过一遍：互相看见的格不能同数{values:cover?，"
              "也不能占尽 | 任何一格的候选数}。{ways?|。}所以有的候选数一种方式也不剩："
              "删去 {remove}。" },
};

const struct lele_row lele_row_aligned_pair_exclusion = {
    .about = { .name = "aligned-pair-exclusion",
               .title = { "Aligned Pair Exclusion", "对齐数对排除" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Of all ways to fill two cells, those that empty a third cell are out.",
                            "枚举两格的填法，使第三格无数可填的都排除。" },
               .rating = 62,
               .score = 250,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_aligned_exclusion,
    .aligned = { .cells = 2 },
    .why = &aligned_why,
};

const struct lele_row lele_row_aligned_triple_exclusion = {
    .about = { .name = "aligned-triple-exclusion",
               .title = { "Aligned Triple Exclusion", "对齐三数排除" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Of all ways to fill three cells, those that empty another cell are "
                            "out.",
                            "枚举三格的填法，使别的格无数可填的都排除。" },
               .rating = 75,
               .score = 350,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_aligned_exclusion,
    .aligned = { .cells = 3 },
    .why = &aligned_why,
};
