/* The rows of techniques for irregular regions. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument law_of_leftovers_why = {
    .text = { "The digits of {units:cover} are those of {units:seen}, each as often, because there "
              "are as many of these as of those. Leave out the cells that they share: what is left "
              "of the lines, {values:color-a}, has the same digits as what is left of the regions, "
              "{values:color-b}. {digits:reason?One side has a |, so the other must have it, too, "
              "at one of its places there|A digit that is no candidate of one side cannot be on "
              "the other}: remove {remove}.",
              "{units:cover}与{units:seen}"
              "个数相同，所以每个数在两边出现的次数也相同。去掉公共的格，行列多出的 "
              "{values:color-a}和宫多出的 {values:color-b}"
              "填的数就完全一样。{digits:reason?一边已有 |，另一边也必须在它的位置之一填上它|"
              "一边的候选数里没有的数，另一边也不能填}：删去 {remove}。" },
};

const struct lele_row lele_row_law_of_leftovers = {
    .about = { .name = "law-of-leftovers",
               .title = { "Law of Leftovers", "割补（LoL）" },
               .family = LELE_FAMILY_LEFTOVERS,
               .summary = { "A few neighbouring rows or columns cover as many irregular regions "
                            "but for a few cells. The cells that stick out on both sides have the "
                            "same digits, so a digit that one side cannot have leaves the other.",
                            "相邻几行（或几列）与同样多的不规则宫几乎重合。两边各多出的几格填的数完"
                            "全一样，所以一边不能填的数，另一边也不能填。" },
               .rating = 20,
               .score = 40,
               .level = LELE_LEVEL_EASY,
               .since = 2 },
    .find = lele_find_law_of_leftovers,
    .why = &law_of_leftovers_why,
};

static const struct lele_argument double_locked_why = {
    .text = { "In {units:base}, the digit {digits} fits only at {any:base}, and all these cells "
              "lie in {units:cover}. Both units need a {digits}, and each of {units:cover} can "
              "take only one of them; so both have it there, and no other cell of {units:cover} "
              "can be {digits}: remove {remove}.",
              "在{units:base}，{digits} 只能填在 {any:base}，这些格都在{units:cover}"
              "。前者各要一个 {digits}，后者又各只能放一个，所以{units:cover}的 {digits} "
              "就在这些格里，其余格不能填 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_double_pointing = {
    .about = { .name = "double-pointing",
               .title = { "Double Pointing", "双宫区块" },
               .family = LELE_FAMILY_LOCKED,
               .summary = { "In two irregular regions, a digit fits only in the same two rows or "
                            "columns. Both lines get it there, so the rest of the lines cannot.",
                            "某数在两个不规则宫里只能填在相同的两行（或两列）。这两行（列）的该数都"
                            "在其中，其余格不能填它。" },
               .rating = 29,
               .score = 60,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2 },
    .find = lele_find_double_pointing,
    .why = &double_locked_why,
};

const struct lele_row lele_row_double_claiming = {
    .about = { .name = "double-claiming",
               .title = { "Double Claiming", "双行列区块" },
               .family = LELE_FAMILY_LOCKED,
               .summary = { "In two rows or columns, a digit fits only in the same two irregular "
                            "regions. Both regions get it there, so the rest of them cannot.",
                            "某数在两行（或两列）里只能填在相同的两个不规则宫。这两宫的该数都在其中"
                            "，其余格不能填它。" },
               .rating = 29,
               .score = 60,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2 },
    .find = lele_find_double_claiming,
    .why = &double_locked_why,
};
