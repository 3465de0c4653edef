/* The rows of subsets. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument locked_subset_why = {
    .text = { "{values:base} have no candidates but {digits} between them: {count:base} digits for "
              "{count:base} cells. So these digits fill these cells, in some order. The cells lie "
              "in both {units:seen}, so no other cell of either can be {either}: remove {remove}.",
              "{values:base}合起来只有 "
              "{digits}：{count:base}个数，{count:base}"
              "格。所以这些数必填在这几格里，只是次序未定。这几格同在{units:seen}"
              "，所以那里的其余格都不能是 {either}：删去 {remove}。" },
};

const struct lele_row lele_row_locked_pair = {
    .about = { .name = "locked-pair",
               .code = "0110",
               .title = { "Locked Pair", "死锁数对" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Two cells with only two candidates between them lie where a box "
                            "crosses a row or column. Those digits are used up in both, so no "
                            "other cell of either can have them.",
                            "宫与行（或列）相交处有两格，合起来只有两个候选数。这些数在两边都用掉了"
                            "，两边的其余格都不能填它们。" },
               .rating = 30,
               .score = 40,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_locked_subset,
    .subset = { .cells = 2 },
    .why = &locked_subset_why,
};

const struct lele_row lele_row_locked_triple = {
    .about = { .name = "locked-triple",
               .code = "0111",
               .title = { "Locked Triple", "死锁三数组" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Three cells with only three candidates between them lie where a box "
                            "crosses a row or column. Those digits are used up in both, so no "
                            "other cell of either can have them.",
                            "宫与行（或列）相交处有三格，合起来只有三个候选数。这些数在两边都用掉了"
                            "，两边的其余格都不能填它们。" },
               .rating = 36,
               .score = 60,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_locked_subset,
    .subset = { .cells = 3 },
    .why = &locked_subset_why,
};

static const struct lele_argument naked_subset_why = {
    .text = { "In {units:seen}, {values:base} have no candidates but {digits} between them: "
              "{count:base} digits for {count:base} cells. So these digits fill these cells, in "
              "some order, and no other cell of {units:seen} can be {either}: remove {remove}.",
              "{units:seen}的 {values:base}合起来只有 "
              "{digits}：{count:base}个数，{count:base}"
              "格。所以这些数必填在这几格里，只是次序未定，{units:seen}的其余格不能是 "
              "{either}：删去 {remove}。" },
};

const struct lele_row lele_row_naked_pair = {
    .about = { .name = "naked-pair",
               .code = "0200",
               .title = { "Naked Pair", "显性数对" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Two cells of a row, column or box have only two candidates between "
                            "them. Those digits are used up there, so no other cell of the unit "
                            "can have them.",
                            "一行、一列或一宫中有两格，合起来只有两个候选数。这些数必填在这两格，其"
                            "余格不能再填它们。" },
               .rating = 30,
               .score = 60,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_naked_subset,
    .subset = { .cells = 2 },
    .why = &naked_subset_why,
};

const struct lele_row lele_row_naked_triple = {
    .about = { .name = "naked-triple",
               .code = "0201",
               .title = { "Naked Triple", "显性三数组" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Three cells of a row, column or box have only three candidates "
                            "between them. Those digits are used up there, so no other cell of the "
                            "unit can have them.",
                            "一行、一列或一宫中有三格，合起来只有三个候选数。这些数必填在这三格，其"
                            "余格不能再填它们。" },
               .rating = 36,
               .score = 80,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_naked_subset,
    .subset = { .cells = 3 },
    .why = &naked_subset_why,
};

const struct lele_row lele_row_naked_quad = {
    .about = { .name = "naked-quad",
               .code = "0202",
               .title = { "Naked Quad", "显性四数组" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Four cells of a row, column or box have only four candidates between "
                            "them. Those digits are used up there, so no other cell of the unit "
                            "can have them.",
                            "一行、一列或一宫中有四格，合起来只有四个候选数。这些数必填在这四格，其"
                            "余格不能再填它们。" },
               .rating = 50,
               .score = 120,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_naked_subset,
    .subset = { .cells = 4 },
    .why = &naked_subset_why,
};

static const struct lele_argument hidden_subset_why = {
    .text = { "In {units:seen}, the digits {digits} fit only at {cells:base}: {count:base} digits "
              "for {count:base} cells. So these digits fill these cells, in some order, and "
              "nothing else fits there: remove {remove}.",
              "在{units:seen}，{digits} 只能填在 "
              "{cells:base}：{count:base}个数，{count:base}"
              "格。所以这几格被它们占满，不能再填别的数：删去 {remove}。" },
};

const struct lele_row lele_row_hidden_pair = {
    .about = { .name = "hidden-pair",
               .code = "0210",
               .title = { "Hidden Pair", "隐性数对" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Two digits fit only in the same two cells of a row, column or box. "
                            "They fill these cells, so nothing else fits there.",
                            "一行、一列或一宫中有两个数只能填在同样的两格。这两格被它们占满，不能再"
                            "填别的数。" },
               .rating = 34,
               .score = 70,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_hidden_subset,
    .subset = { .cells = 2 },
    .why = &hidden_subset_why,
};

const struct lele_row lele_row_hidden_triple = {
    .about = { .name = "hidden-triple",
               .code = "0211",
               .title = { "Hidden Triple", "隐性三数组" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Three digits fit only in the same three cells of a row, column or "
                            "box. They fill these cells, so nothing else fits there.",
                            "一行、一列或一宫中有三个数只能填在同样的三格。这三格被它们占满，不能再"
                            "填别的数。" },
               .rating = 40,
               .score = 100,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_hidden_subset,
    .subset = { .cells = 3 },
    .why = &hidden_subset_why,
};

const struct lele_row lele_row_hidden_quad = {
    .about = { .name = "hidden-quad",
               .code = "0212",
               .title = { "Hidden Quad", "隐性四数组" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Four digits fit only in the same four cells of a row, column or box. "
                            "They fill these cells, so nothing else fits there.",
                            "一行、一列或一宫中有四个数只能填在同样的四格。这四格被它们占满，不能再"
                            "填别的数。" },
               .rating = 54,
               .score = 150,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_hidden_subset,
    .subset = { .cells = 4 },
    .why = &hidden_subset_why,
};

static const struct lele_argument direct_hidden_subset_why = {
    .text = { "In {units:seen}, the digits {digits} fit only at {cells:base}: {count:base} digits "
              "for {count:base} cells. So these cells are taken, and {placed} has only one place "
              "left in {units:seen}: {place}.",
              "在{units:seen}，{digits} 只能填在 "
              "{cells:base}：{count:base}个数，{count:base}格。这几格被占满，于是{units:seen}的 "
              "{placed} 只剩一个位置：{place}。" },
};

const struct lele_row lele_row_direct_hidden_pair = {
    .about = { .name = "direct-hidden-pair",
               .title = { "Direct Hidden Pair", "直观隐性数对" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Two digits fit only in the same two cells of a unit. These cells are "
                            "taken, so some other digit has a single place left in the unit.",
                            "一个区域中有两个数只能填在同样的两格。这两格被占满，于是这个区域的另一"
                            "个数只剩一个位置。" },
               .rating = 20,
               .score = 60,
               .level = LELE_LEVEL_EASY },
    .find = lele_find_direct_hidden_subset,
    .subset = { .cells = 2 },
    .why = &direct_hidden_subset_why,
};

const struct lele_row lele_row_direct_hidden_triple = {
    .about = { .name = "direct-hidden-triple",
               .title = { "Direct Hidden Triple", "直观隐性三数组" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Three digits fit only in the same three cells of a unit. These cells "
                            "are taken, so some other digit has a single place left in the unit.",
                            "一个区域中有三个数只能填在同样的三格。这三格被占满，于是这个区域的另一"
                            "个数只剩一个位置。" },
               .rating = 25,
               .score = 80,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_direct_hidden_subset,
    .subset = { .cells = 3 },
    .why = &direct_hidden_subset_why,
};
