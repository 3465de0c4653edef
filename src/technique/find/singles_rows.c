/* The rows of the singles. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument full_house_why = {
    .text = { "{cells:base} is the only empty cell left in {units:seen}, and {digits} is the only "
              "digit missing there. So {place}.",
              "{units:seen}只剩 {cells:base} 一个空格，缺的数字只有 {digits}。所以 {place}。" },
};

const struct lele_row lele_row_full_house = {
    .about = { .name = "full-house",
               .code = "0000",
               .title = { "Full House", "同区九缺一" },
               .family = LELE_FAMILY_SINGLE,
               .summary = { "A row, column or box has one empty cell left; it takes the digit that "
                            "is missing.",
                            "一行、一列或一宫只剩一个空格，填入缺少的数字。" },
               .rating = 10,
               .score = 4,
               .level = LELE_LEVEL_BEGINNER },
    .find = lele_find_full_house,
    .why = &full_house_why,
};

static const struct lele_argument hidden_single_why = {
    .text = { "In {units:seen}, {digits} can go nowhere but {cells:base}{reasons?: ||: no other "
              "cell "
              "there is empty}. So {place}.",
              "在{units:seen}，{digits} 只能填在 "
              "{cells:base}{reasons?：||：那里没有别的空格}。所以 "
              "{place}。" },
};

const struct lele_row lele_row_hidden_single = {
    .about = { .name = "hidden-single",
               .code = "0002",
               .title = { "Hidden Single", "排除" },
               .family = LELE_FAMILY_SINGLE,
               .summary = { "A digit has only one place left in a row, column or box.",
                            "某个数字在一行、一列或一宫中只剩一个位置。" },
               .rating = 12,
               .score = 14,
               .level = LELE_LEVEL_BEGINNER },
    .find = lele_find_hidden_single,
    .single = { .line_rating = 15 },
    .why = &hidden_single_why,
};

static const struct lele_argument naked_single_why = {
    .text = { "In {cells:base} only {digits} is left{reasons?: |}. So {place}.",
              "{cells:base} 只剩 {digits} 一个候选数{reasons?：|}。所以 {place}。" },
};

const struct lele_row lele_row_naked_single = {
    .about = { .name = "naked-single",
               .code = "0003",
               .title = { "Naked Single", "唯余" },
               .family = LELE_FAMILY_SINGLE,
               .summary = { "Only one candidate is left in a cell: all other digits are ruled out "
                            "there.",
                            "某格只剩一个候选数，其余数字都已排除。" },
               .rating = 23,
               .score = 4,
               .level = LELE_LEVEL_EASY },
    .find = lele_find_naked_single,
    .why = &naked_single_why,
};
