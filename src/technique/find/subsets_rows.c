/* The rows of subsets. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument locked_subset_why = {
    .text = { "{values:base} in {units:seen}: as many cells as digits, and all of them lie in both "
              "units. So {digits} go into these cells, in some order, and nowhere else in "
              "{units:seen}: remove {remove}.",
              "{units:seen}的 {values:base} 合起来只有 {digits} 这几个数，格数正好相同，"
              "而且这几格同在这两个单元里，所以这些数必定填在这几格里（次序未定），"
              "{units:seen}的其余格不能再有它们：删去 {remove}。" },
};

const struct lele_row lele_row_locked_pair = {
    .about = { .name = "locked-pair",
               .code = "0110",
               .title = { "Locked Pair", "区块数对" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "A naked pair inside the overlap of a box and a line clears both.",
                            "显性数对落在宫与行列的交叉处，两边都可删减。" },
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
               .title = { "Locked Triple", "区块三数组" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "A naked triple inside the overlap of a box and a line clears both.",
                            "显性三数组落在宫与行列的交叉处，两边都可删减。" },
               .rating = 36,
               .score = 60,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_locked_subset,
    .subset = { .cells = 3 },
    .why = &locked_subset_why,
};

static const struct lele_argument naked_subset_why = {
    .text = { "{values:base} in {units:seen}: as many cells as digits. So {digits} go into these "
              "cells, in some order, and nowhere else in {units:seen}: remove {remove}.",
              "{units:seen}的 {values:base} 合起来只有 {digits} 这几个数，格数正好相同，"
              "所以这些数必定填在这几格里（次序未定），{units:seen}的其余格不能再有它们："
              "删去 {remove}。" },
};

const struct lele_row lele_row_naked_pair = {
    .about = { .name = "naked-pair",
               .code = "0200",
               .title = { "Naked Pair", "显性数对" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Two cells of a unit hold only two digits.",
                            "一个单元的 2 格只含 2 个数字，其余格删去它们。" },
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
               .summary = { "Three cells of a unit hold only three digits.",
                            "一个单元的 3 格只含 3 个数字，其余格删去它们。" },
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
               .summary = { "Four cells of a unit hold only four digits.",
                            "一个单元的 4 格只含 4 个数字，其余格删去它们。" },
               .rating = 50,
               .score = 120,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_naked_subset,
    .subset = { .cells = 4 },
    .why = &naked_subset_why,
};

static const struct lele_argument hidden_subset_why = {
    .text = { "In {units:seen}, the digits {digits} fit only into {cells:base}: as many cells as "
              "digits. These cells are taken up by them, so every other candidate there goes: "
              "remove {remove}.",
              "在{units:seen}，数字 {digits} 只能填在 {cells:base}，格数与数字数正好相同。"
              "这几格被它们占满，格内其他候选数都不成立：删去 {remove}。" },
};

const struct lele_row lele_row_hidden_pair = {
    .about = { .name = "hidden-pair",
               .code = "0210",
               .title = { "Hidden Pair", "隐性数对" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Two digits of a unit fit only into two cells.",
                            "一个单元的 2 个数字只能填在 2 格，这些格的其他候选删去。" },
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
               .summary = { "Three digits of a unit fit only into three cells.",
                            "一个单元的 3 个数字只能填在 3 格，这些格的其他候选删去。" },
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
               .summary = { "Four digits of a unit fit only into four cells.",
                            "一个单元的 4 个数字只能填在 4 格，这些格的其他候选删去。" },
               .rating = 54,
               .score = 150,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_hidden_subset,
    .subset = { .cells = 4 },
    .why = &hidden_subset_why,
};

static const struct lele_argument direct_hidden_subset_why = {
    .text = { "In {units:seen}, the digits {digits} fit only into {cells:base}, so these cells are "
              "taken. Another digit then has only one place left in {units:seen}: {place}.",
              "在{units:seen}，数字 {digits} 只能填在 {cells:base}，这几格已被占满。"
              "于是{units:seen}里另一个数字只剩一个位置：{place}。" },
};

const struct lele_row lele_row_direct_hidden_pair = {
    .about = { .name = "direct-hidden-pair",
               .title = { "Direct Hidden Pair", "直观隐性数对" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "A hidden pair leaves some digit of its unit a single place.",
                            "隐性数对占位后，同一单元里另一个数字只剩一个位置。" },
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
               .summary = { "A hidden triple leaves some digit of its unit a single place.",
                            "隐性三数组占位后，同一单元里另一个数字只剩一个位置。" },
               .rating = 25,
               .score = 80,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_direct_hidden_subset,
    .subset = { .cells = 3 },
    .why = &direct_hidden_subset_why,
};
