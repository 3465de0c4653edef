/* The rows of cycles, see cycles.c. */
#include "technique/chain/aic_rows.h"
#include "technique/chain/finders.h"
#include "technique/rows.h"

const struct lele_row lele_row_x_cycle = {
    .about = { .name = "x-cycle",
               .title = { "X-Cycle", "鱼环" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "Strong links of one digit, joined by weak ones, close to a loop. "
                            "Exactly one end of each weak link is right, so what sees both ends "
                            "loses the digit.",
                            "某一个数的几条强链用弱链首尾相接成环。每条弱链的两端恰有一个成立，同时"
                            "看到两端的格不能填该数。" },
               .rating = 65,
               .score = 280,
               .level = LELE_LEVEL_EXPERT,
               .off_by_default = true },
    .find = lele_find_cycle,
    .cycle = { .kind = LELE_CYCLE_X },
    .why = &lele_loop_why,
};

const struct lele_row lele_row_xy_cycle = {
    .about = { .name = "xy-cycle",
               .title = { "XY-Cycle", "双值格环" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "Cells with two candidates each, every one sharing a digit with the "
                            "next that it sees, close to a loop. Two neighbours hold their common "
                            "digit between them, so what sees both loses it.",
                            "只有两个候选数的几格首尾相接成环，相邻两格互相看见并共有一个数。这个数"
                            "必在这两格之一，同时看到两格的格不能填它。" },
               .rating = 65,
               .score = 280,
               .level = LELE_LEVEL_EXPERT,
               .off_by_default = true },
    .find = lele_find_cycle,
    .cycle = { .kind = LELE_CYCLE_XY },
    .why = &lele_loop_why,
};
