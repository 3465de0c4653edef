/* The rows of odd loops, see guardian.c and oddagon.c. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument guardian_why = {
    .text = { "{cells:base} are an odd loop of places of {digits}: {units:base} have two "
              "neighbours of it each. Without a {digits} at {any:extra}, each of {units:base} "
              "would have its {digits} in one of its two places on the loop, so places with and "
              "without {digits} would alternate, which an odd loop does not allow. So {any:extra} "
              "is {digits}{remove?, and a cell that sees all of these cannot be it: remove |}.",
              "{cells:base} 是数字 {digits} 的一个奇数环，{units:base}各有环上相邻的两格。如果 "
              "{cells:extra} 都不是 {digits}，{units:base}的 {digits} "
              "就都在环上的两格之一，环上的格"
              "便要一格是、一格不是地交替，而奇数环做不到。所以 {any:extra} 必是 {digits}{remove?，"
              "同时看到它们的格不能填它：删去 |}。" },
};

const struct lele_row lele_row_guardian = {
    .about = { .name = "guardian",
               .title = { "Guardian", "守护者" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "An odd loop of places of a digit, neighbours in one unit, cannot "
                            "exist by itself. So one of the other places in these units, the "
                            "guardians, has the digit; what sees all of them loses it.",
                            "某数的奇数个位置连成环，相邻两格同在一个区域：只有这些位置是不行的。所"
                            "以这些区域里的其余位置（守护者）至少有一个成立，看到所有守护者的格不能"
                            "填它。" },
               .rating = 56,
               .score = 220,
               .level = LELE_LEVEL_EXPERT,
               .off_by_default = true },
    .find = lele_find_guardian,
    .why = &guardian_why,
};

static const struct lele_argument oddagon_why = {
    .text = { "{cells:corner} are a loop of an odd number of cells, all with {digits}, in which "
              "neighbours see each other. With {digits} only, the two digits would have to "
              "alternate around the loop, which an odd number of cells does not allow. {deadly}",
              "{cells:corner} 连成一个奇数环，都含 {digits}，相邻两格互相看见。如果只有 {digits}，"
              "这两个数就要沿环交替，而奇数格做不到。{deadly}" },
};

const struct lele_row lele_row_bivalue_oddagon = {
    .about = { .name = "bivalue-oddagon",
               .title = { "Bivalue Oddagon", "死环" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "An odd loop of cells with the same two digits, in which neighbours "
                            "see each other, cannot be filled with these alone. So one of the "
                            "other candidates is right, with the same conclusions as in a unique "
                            "rectangle; the puzzle need not have one solution.",
                            "奇数格连成环，都含同样两个数，相邻两格互相看见：只填这两个数是不行的。"
                            "所以其余候选数至少有一个成立，结论与唯一矩形相同，但不需要唯一解。" },
               .rating = 62,
               .score = 240,
               .level = LELE_LEVEL_EXPERT,
               .off_by_default = true },
    .find = lele_find_bivalue_oddagon,
    .why = &oddagon_why,
};
