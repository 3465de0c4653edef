/* The row of Sue de Coq. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument sue_de_coq_why = {
    .text = { "{values:pivot} lie in both {units:base} and {units:cover}. Add {values:als-a} from "
              "{units:base} and {values:als-b} from {units:cover}: that is {count} cells with as "
              "many digits between them, {digits}. None of these digits fits twice, because its "
              "places all lie in {units:base} or all in {units:cover}. So each is there exactly "
              "once, and a cell that sees all its places there cannot be it: remove {remove}.",
              "{values:pivot}同在{units:base}和{units:cover}。加上{units:base}的 {values:als-a}"
              "和{units:cover}的 "
              "{values:als-b}，共{count}格，合起来正好同样多个数：{digits}。每个数的位置要么全在{"
              "units:base}，要么全在{units:cover}"
              "，不会出现两次。所以每个数恰好出现一次，看到它在其中所有位置的格不能是它：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_sue_de_coq = {
    .about = { .name = "sue-de-coq",
               .code = "1101",
               .title = { "Sue de Coq", "融合待定数组" },
               .family = LELE_FAMILY_ALS,
               .summary = { "Cells where a box and a line cross, with some more cells of the box "
                            "and of the line, have exactly as many digits as cells. So each of "
                            "these digits is there once; cells that see all its places lose it.",
                            "宫与行（或列）的交叉格，加上宫里和线上的几格，数字恰好与格数相同。所以"
                            "每个数都在其中出现一次；看到它所有位置的格不能填它。" },
               .rating = 58,
               .score = 250,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_sue_de_coq,
    .why = &sue_de_coq_why,
};
