/* The rows of aligned exclusion. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument aligned_why = {
    .text = { "Try all ways to fill {cells:base} together. Cells that see each other cannot be "
              "equal{values:cover?, and | must keep at least one candidate}. {ways?With |. }So "
              "{result}: remove {remove}.",
              "把 {cells:base} "
              "一起填的所有填法都试一遍：互相看见的格不能同数{values:cover?，也不能让 "
              "|无数可填}。{ways?|。}所以 {result}：删去 {remove}。" },
};

const struct lele_row lele_row_aligned_pair_exclusion = {
    .about = { .name = "aligned-pair-exclusion",
               .title = { "Aligned Pair Exclusion", "均衡数对" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Try all ways to fill two cells together. A way that leaves another "
                            "cell without a candidate is out; a candidate that is in none of the "
                            "remaining ways is wrong.",
                            "把两格一起填的填法都试一遍，使别的格无数可填的填法不成立；一种填法也没"
                            "有的候选数删去。" },
               .rating = 62,
               .score = 250,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_aligned_exclusion,
    .aligned = { .cells = 2 },
    .why = &aligned_why,
};

const struct lele_row lele_row_aligned_triple_exclusion = {
    .about = { .name = "aligned-triple-exclusion",
               .title = { "Aligned Triple Exclusion", "均衡三数组" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Try all ways to fill three cells together. A way that leaves another "
                            "cell without a candidate is out; a candidate that is in none of the "
                            "remaining ways is wrong.",
                            "把三格一起填的填法都试一遍，使别的格无数可填的填法不成立；一种填法也没"
                            "有的候选数删去。" },
               .rating = 75,
               .score = 350,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_aligned_exclusion,
    .aligned = { .cells = 3 },
    .why = &aligned_why,
};
