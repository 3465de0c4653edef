/* The rows of rare patterns; each has a finder file of its own. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument chute_remote_pair_why = {
    .text = { "{cells:base} both have only {digits}. If both were {either:pincer}, {units:seen}, "
              "which is in line with both, could have that digit only at {any:reason}, where it "
              "does not fit. So {cells:base} must have {lost} between them, and a cell that sees "
              "both cannot be {gone}: remove {remove}.",
              "{cells:base} 都只有 {digits}。若两格都是 "
              "{either:pincer}，与它们对齐的{units:seen}里，这个数就只能填在 "
              "{any:reason}，而那里放不下。所以 {cells:base} 之中必有 "
              "{lost}，同时看到两格的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_chute_remote_pair = {
    .about = { .name = "chute-remote-pair",
               .title = { "Chute Remote Pair", "大行列远程数对" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Two cells in one band of three boxes have the same two candidates. If "
                            "the third box has no room for a digit in the line that is left to it, "
                            "the two cells cannot both be that digit; so one of them is the other, "
                            "and cells that see both lose it.",
                            "同一大行（或大列）里有两个候选数相同的双值格。若第三宫剩下的那条线放不"
                            "下某数，两格就不能都是它；所以其中之一是另一个数，同时看到两格的格不能"
                            "填它。" },
               .rating = 45,
               .score = 110,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_chute_remote_pair,
    .why = &chute_remote_pair_why,
};

static const struct lele_argument fireworks_why = {
    .text = { "In {units:base}, outside {units:cover}, the digits {digits} fit only at "
              "{any:pincer}. If such a digit is at neither, the row and the column must both have "
              "it inside the box, and so where they cross: {any:pivot}. So {digits} fill {cells}, "
              "as many cells as digits, and nothing else fits there: remove {remove}.",
              "在{units:base}，{digits} 在{units:cover}之外只能填在 "
              "{any:pincer}。若某个数不在那里，行和列都要在宫内取得它，只能是交叉格 "
              "{any:pivot}。所以 {digits} 占满 {cells}，格数与数字数相同，不能再填别的数：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_fireworks = {
    .about = { .name = "fireworks",
               .title = { "Fireworks", "烟花" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "In the row and the column through a cell, some digits have only one "
                            "place each outside the box of that cell. So they fill the crossing "
                            "and these places, and nothing else fits there.",
                            "某格所在的行和列里，有几个数在宫外各只有一个位置。所以它们占满交叉格和"
                            "这些位置，那里不能再填别的数。" },
               .rating = 60,
               .score = 250,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_fireworks,
    .why = &fireworks_why,
};

static const struct lele_argument sk_loop_why = {
    .text = { "{cells} form a ring of eight pairs of cells; each pair shares a row or column with "
              "one neighbour and a box with the other. Share out their candidates to these rows, "
              "columns and boxes: {shares}. That is sixteen digits for sixteen cells, and none "
              "fits twice in its unit. So all of them are used inside the ring, and no other cell "
              "of a unit can have the digits of its share: remove {remove}.",
              "{cells} "
              "组成八对格的环，每对与一边的邻居同行（或同列），与另一边的邻居同宫。把候选数分给这些"
              "行、列、宫：{shares}"
              "。十六格恰好放十六个数，每个数在自己的区域里只能放一次。所以这些数都在环内，各区域的"
              "其余格不能再有分给它的数：删去 {remove}。" },
};

const struct lele_row lele_row_sk_loop = {
    .about = { .name = "sk-loop",
               .title = { "SK Loop", "多米诺环（SK-Loop）" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Sixteen cells in a ring of four boxes have exactly sixteen digits, "
                            "shared out to their rows, columns and boxes. No other cell of these "
                            "units can have the digits of its share.",
                            "四宫十六格连成环，恰好放十六个数，分给各行、列、宫。这些区域的其余格不"
                            "能再有分给它的数。" },
               .rating = 76,
               .score = 400,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_sk_loop,
    .why = &sk_loop_why,
};

static const struct lele_argument tridagon_why = {
    .text = { "The three digits {digits} alone cannot fill {cells:base}: in each of the four boxes "
              "the three cells lie in different rows and columns, and in one box they slant "
              "against the other three, so that two equal digits always meet in a row or column. "
              "So one of the other candidates there must be right, {values:extra}: remove "
              "{remove}.",
              "只用 {digits} 三个数填不满 "
              "{cells:base}"
              "：四个宫里各有三格，行列各不相同，其中一宫的走向与另外三宫相反，所以不论怎么填，总有"
              "两个相同的数落在同一行或同一列。所以其中别的候选数 {values:extra}必有一个成立：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_tridagon = {
    .about = { .name = "tridagon",
               .title = { "Tridagon", "雷神之锤" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Twelve cells in four boxes cannot be filled with three digits alone, "
                            "so one of their other candidates is right.",
                            "四宫十二格只用三个数填不满，所以必有一个别的候选数成立。" },
               .rating = 78,
               .score = 450,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_tridagon,
    .why = &tridagon_why,
};
