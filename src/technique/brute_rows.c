/* The row of brute force: it has no finder, see brute.c. */
#include "technique/rows.h"

static const struct lele_argument brute_force_why = {
    .text = { "None of the enabled techniques helps here. Trying out all possibilities shows that "
              "{place}; this is brute force, not an argument.",
              "启用的技巧都帮不上忙。试遍所有可能后得知 {place}；这是试数，不是推理。" },
};

const struct lele_row lele_row_brute_force = {
    .about = { .name = "brute-force",
               .title = { "Brute Force", "试数" },
               .family = { "digit found by trial", "试出的数字" },
               .summary = { "A digit of the solution, found by trial and not by logic.",
                            "用试数而不是逻辑得到的答案数字。" },
               .rating = 200,
               .score = 10000,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .why = &brute_force_why,
};
