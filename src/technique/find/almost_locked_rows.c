/* The rows of almost locked pairs, the XYZ-ring and the ER-intersection pair. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument xyz_ring_why = {
    .text = { "{values:pivot} sees {values:pincer}. {strands}; each of {cells:pincer} sees one of "
              "these two places, so they cannot both be {start}. So the three cells hold each of "
              "{digits} exactly once. A cell that sees all places of such a digit in them cannot "
              "be it: remove {remove}.",
              "{values:pivot}看到 {values:pincer}。{strands}；{cells:pincer} 各看到这两处之一，所以"
              "不能都是 {start}。于是这三格恰好各填 {digits} 中的一个。看到某数在这三格中所有位置的"
              "格不能是它：删去 {remove}。" },
};

const struct lele_row lele_row_xyz_ring = {
    .about = { .name = "xyz-ring",
               .title = { "XYZ-Ring", "XYZ 环" },
               .family = LELE_FAMILY_WING,
               .summary = { "An XYZ-wing whose two wings cannot both have the common digit, "
                            "because a strong link on it has one end that sees each of them. So "
                            "the three cells hold three digits once each, and what sees all places "
                            "of one of them loses it.",
                            "XYZ-Wing 的两翼各看到公共数的一条强链的一端，所以两翼不能都填公共数。"
                            "于是三格恰好各填一个数，看到某数所有位置的格不能填它。" },
               .rating = 50,
               .score = 200,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_xyz_ring,
    .why = &xyz_ring_why,
};

static const struct lele_argument almost_locked_why = {
    .text = { "In {units:base}, {cells:base} can only be {either:base}, one digit more than cells. "
              "So where {units:base} and {units:seen} cross there is at most one of these digits. "
              "In {units:seen}, outside the crossing, they fit only at {cells:cover}, one cell "
              "less than digits. So there is exactly one of them in the crossing, and the others "
              "are in {cells:base} and in {cells:cover}: the rest of {units:base} outside the "
              "crossing has none of them, and {cells:cover} nothing else. So remove {remove}.",
              "{units:base}里，{cells:base} 只能是 {either:base}，数比格多一个，所以{units:base}与"
              "{units:seen}的交叉处最多有其中一个数。{units:seen}里，这些数在交叉处以外只能填 "
              "{cells:cover}，格比数少一个。所以交叉处恰好有其中一个数，其余的在 {cells:base} 和 "
              "{cells:cover}：{units:base}交叉处以外的其他格都不能是这些数，{cells:cover} 也不能是"
              "别的数。删去 {remove}。" },
};

const struct lele_row lele_row_almost_locked_pair = {
    .about = { .name = "almost-locked-pair",
               .title = { "Almost Locked Pair", "欠一数对" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Two units cross. Outside the crossing, the first has a cell with two "
                            "digits, and in the second these digits fit only into one cell. So the "
                            "crossing holds exactly one of them; the rest of the first unit loses "
                            "them, and the hidden places lose all others.",
                            "两个区域交叉。交叉处以外，第一个区域里一格只有两个候选数，第二个区域里"
                            "这些数只能填一格。所以交叉处恰好有其中一个数；第一个区域的其他格不能填"
                            "它们，第二个区域的这些格不能填别的数。" },
               .rating = 45,
               .score = 180,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_almost_locked,
    .subset = { .cells = 2 },
    .why = &almost_locked_why,
};

const struct lele_row lele_row_almost_locked_triple = {
    .about = { .name = "almost-locked-triple",
               .title = { "Almost Locked Triple", "欠一三数组" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Two units cross. Outside the crossing, the first has two cells with "
                            "three digits, and in the second these digits fit only into two cells. "
                            "So the crossing holds exactly one of them; the rest of the first unit "
                            "loses them, and the hidden places lose all others.",
                            "两个区域交叉。交叉处以外，第一个区域里两格只有三个候选数，第二个区域里"
                            "这些数只能填两格。所以交叉处恰好有其中一个数；第一个区域的其他格不能填"
                            "它们，第二个区域的这些格不能填别的数。" },
               .rating = 52,
               .score = 220,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_almost_locked,
    .subset = { .cells = 3 },
    .why = &almost_locked_why,
};

const struct lele_row lele_row_almost_locked_quad = {
    .about = { .name = "almost-locked-quad",
               .title = { "Almost Locked Quad", "欠一四数组" },
               .family = LELE_FAMILY_SUBSET,
               .summary = { "Two units cross. Outside the crossing, the first has three cells with "
                            "four digits, and in the second these digits fit only into three "
                            "cells. So the crossing holds exactly one of them; the rest of the "
                            "first unit loses them, and the hidden places lose all others.",
                            "两个区域交叉。交叉处以外，第一个区域里三格只有四个候选数，第二个区域里"
                            "这些数只能填三格。所以交叉处恰好有其中一个数；第一个区域的其他格不能填"
                            "它们，第二个区域的这些格不能填别的数。" },
               .rating = 57,
               .score = 260,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_almost_locked,
    .subset = { .cells = 4 },
    .why = &almost_locked_why,
};

static const struct lele_argument intersection_pair_why = {
    .text = { "{values:pincer} have the same two candidates. In {units:seen} these fit only at "
              "{cells:cover}, in line with one cell or the other. If both cells were the same "
              "digit, it would have no place left in {units:seen}. So one cell is the one digit "
              "and the other cell the other, and each cell's line has its second digit in "
              "{units:seen}. So neither a cell that sees both nor any other cell of these two "
              "lines outside {units:seen} is {either}: remove {remove}.",
              "{values:pincer}的候选数相同。{units:seen}里这两个数只能填 {cells:cover}，都与其中一"
              "格同行或同列。要是两格填同一个数，它在{units:seen}里就没有位置了。所以两格各填一个数"
              "，而两条线上的另一个数都在{units:seen}里。于是同时看到两格的格、以及这两条线在"
              "{units:seen}以外的其他格，都不能是 {either}：删去 {remove}。" },
};

const struct lele_row lele_row_er_intersection_pair = {
    .about = { .name = "er-intersection-pair",
               .title = { "ER-Intersection Pair", "对交空矩形" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Two cells have the same two candidates, and in a box that a line of "
                            "each crosses, both digits lie only on these lines. So the cells "
                            "differ: what sees both, and the rest of both lines outside the box, "
                            "loses both digits.",
                            "两格的候选数相同；各有一条线穿过同一宫，这两个数在该宫里只在这两条线上"
                            "。所以两格不相同：同时看到两格的格、两条线在该宫以外的其他格，都不能填"
                            "这两个数。" },
               .rating = 50,
               .score = 180,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_intersection_pair,
    .why = &intersection_pair_why,
};
