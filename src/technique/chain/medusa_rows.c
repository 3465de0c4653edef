/* The row of 3D Medusa. */
#include "technique/chain/finders.h"
#include "technique/rows.h"

static const struct lele_argument medusa_3d_why = {
    .text = { "Two candidates are linked if exactly one of them is right: the only two candidates "
              "of a cell, or the only two places of a digit in a unit. Linked candidates get two "
              "colours: A is {values:color-a}, B is {values:color-b}. One colour is right "
              "throughout, the other wrong{clash?. ||. A candidate that is ruled out by A and by B "
              "is wrong in any case}: remove {remove}.",
              "两个候选数若必是一真一假，就连起来：一格仅有的两个候选数，或一数在某区域仅有的两个位"
              "置。相连的候选数染成两色：A 色 {values:color-a}，B 色 "
              "{values:color-b}。其中一色全部成立，另一色全部不成立{clash?。||。A 色和 B "
              "色都排除的候选数一定不成立}：删去 {remove}。" },
};

const struct lele_row lele_row_medusa_3d = {
    .about = { .name = "medusa-3d",
               .title = { "3D Medusa", "三维美杜莎" },
               .family = LELE_FAMILY_COLORS,
               .summary = { "Candidates of which exactly one is right are linked, over all digits, "
                            "and get two colours in turn; one colour is right throughout. A colour "
                            "that contradicts itself is wrong, and so is a candidate that both "
                            "colours rule out.",
                            "把必是一真一假的候选数（不限数字）连起来，交替染成两色，必有一色全部成"
                            "立。自相矛盾的一色不成立，两色都排除的候选数也不成立。" },
               .rating = 70,
               .score = 250,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_medusa_3d,
    .why = &medusa_3d_why,
};
