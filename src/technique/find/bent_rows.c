/* The rows of bent sets, see bent_sets.c. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument bent_wing_why = {
    .text = { "{values} are {count} cells with only {count} candidates between them, {digits}. "
              "Each of these except {gone} can be there only once, because all its places see each "
              "other. So without {gone} there would be fewer digits than cells. So one of "
              "{holders} is {gone}, and a cell that sees all of these cannot be {gone}: remove "
              "{remove}.",
              "{values}这{count}格合起来只有{count}个候选数 {digits}。除 {gone} 外，每个数的位置都"
              "互相看见，只能出现一次。要是没有 {gone}，数就比格少。所以 {holders} 中必有一格是 "
              "{gone}，同时看到它们的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_vwxyz_wing = {
    .about = { .name = "vwxyz-wing",
               .title = { "VWXYZ-Wing", "VWXYZ-Wing（伪数组）" },
               .family = LELE_FAMILY_WING,
               .summary = { "Five cells have only five candidates between them, and all but one of "
                            "these can be there only once. So that one must be there; cells that "
                            "see all its places lose it.",
                            "五格合起来只有五个候选数，除一个外都只能出现一次。所以那一个必在其中；"
                            "看到它所有位置的格不能填它。" },
               .rating = 62,
               .score = 220,
               .level = LELE_LEVEL_EXPERT,
               .off_by_default = true },
    .find = lele_find_bent_wing,
    .subset = { .cells = 5 },
    .why = &bent_wing_why,
};

const struct lele_row lele_row_uvwxyz_wing = {
    .about = { .name = "uvwxyz-wing",
               .title = { "UVWXYZ-Wing", "UVWXYZ-Wing（伪数组）" },
               .family = LELE_FAMILY_WING,
               .summary = { "Six cells have only six candidates between them, and all but one of "
                            "these can be there only once. So that one must be there; cells that "
                            "see all its places lose it.",
                            "六格合起来只有六个候选数，除一个外都只能出现一次。所以那一个必在其中；"
                            "看到它所有位置的格不能填它。" },
               .rating = 66,
               .score = 240,
               .level = LELE_LEVEL_EXPERT,
               .off_by_default = true },
    .find = lele_find_bent_wing,
    .subset = { .cells = 6 },
    .why = &bent_wing_why,
};

const struct lele_row lele_row_tuvwxyz_wing = {
    .about = { .name = "tuvwxyz-wing",
               .title = { "TUVWXYZ-Wing", "TUVWXYZ-Wing（伪数组）" },
               .family = LELE_FAMILY_WING,
               .summary = { "Seven cells have only seven candidates between them, and all but one "
                            "of these can be there only once. So that one must be there; cells "
                            "that see all its places lose it.",
                            "七格合起来只有七个候选数，除一个外都只能出现一次。所以那一个必在其中；"
                            "看到它所有位置的格不能填它。" },
               .rating = 70,
               .score = 260,
               .level = LELE_LEVEL_EXPERT,
               .off_by_default = true },
    .find = lele_find_bent_wing,
    .subset = { .cells = 7 },
    .why = &bent_wing_why,
};

static const struct lele_argument distributed_why = {
    .text = { "{values} are {count} cells with only {count} candidates between them, {digits}. "
              "Each of these can be there only once, because all its places in them see each "
              "other. So each of {digits} is in exactly one of the cells. A cell that sees all "
              "places of such a digit there cannot be it: remove {remove}.",
              "{values}这{count}格合起来只有{count}个候选数 {digits}。每个数在其中的位置都互相看见"
              "，只能出现一次。所以 {digits} 各在其中一格。看到某数在其中所有位置的格不能是它：删去"
              " {remove}。" },
};

const struct lele_row lele_row_distributed_subset = {
    .about = { .name = "distributed-subset",
               .title = { "Distributed Subset", "跨区数组" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Cells of several units have as many candidates between them as they "
                            "are, and each can be there only once. So all of them are there; a "
                            "cell that sees all places of one of them loses it.",
                            "不在同一区域的几格，候选数恰好与格数一样多，每个数都只能在其中出现一次"
                            "。所以这些数全在其中，看到某数所有位置的格不能填它。" },
               .rating = 60,
               .score = 220,
               .level = LELE_LEVEL_EXPERT,
               .off_by_default = true },
    .find = lele_find_distributed_subset,
    .subset = { .cells = 8 },
    .why = &distributed_why,
};
