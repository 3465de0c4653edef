/* The rows of wings. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument xy_wing_why = {
    .text = { "The pivot {cells:pivot} can only be {either:pivot}. {cases}. So one of "
              "{cells:pincer} is {gone} in any case, and a cell that sees both cannot be {gone}: "
              "remove {remove}.",
              "枢纽格 {cells:pivot} 只能是 {either:pivot}。{cases}。所以 {cells:pincer} 总有一格是 "
              "{gone}，同时看到它们的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_xy_wing = {
    .about = { .name = "xy-wing",
               .code = "0800",
               .title = { "XY-Wing", "XY-Wing" },
               .family = LELE_FAMILY_WING,
               .summary = { "A cell with two candidates, the pivot, sees two other such cells. "
                            "Whichever it is, one of those two becomes a certain third digit; "
                            "cells that see both lose that digit.",
                            "双值格（枢纽）看到另外两个双值格。不论枢纽填哪个数，那两格总有一个变成"
                            "同一个第三数；同时看到两格的格不能填它。" },
               .rating = 42,
               .score = 160,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_wing,
    .wing = { .pivot_candidates = 2 },
    .why = &xy_wing_why,
};

static const struct lele_argument xyz_wing_why = {
    .text = { "The pivot {cells:pivot} can only be {either:pivot}. {cases}; and otherwise it is "
              "{gone} itself. So one of {cells} is {gone} in any case, and a cell that sees all "
              "three cannot be {gone}: remove {remove}.",
              "枢纽格 {cells:pivot} 只能是 {either:pivot}。{cases}；否则它自己就是 {gone}。所以 "
              "{cells} 总有一格是 {gone}，同时看到这三格的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_xyz_wing = {
    .about = { .name = "xyz-wing",
               .code = "0801",
               .title = { "XYZ-Wing", "XYZ-Wing" },
               .family = LELE_FAMILY_WING,
               .summary = { "Like an XY-Wing, but the pivot can be the third digit itself. One of "
                            "the three cells has it; cells that see all three lose it.",
                            "类似 "
                            "XY-"
                            "Wing，但枢纽格自己也可能是第三数。三格之一必是它；同时看到三格的格不能"
                            "填它。" },
               .rating = 44,
               .score = 180,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_wing,
    .wing = { .pivot_candidates = 3 },
    .why = &xyz_wing_why,
};

static const struct lele_argument w_wing_why = {
    .text = { "{cells:pincer} both have only {digits}. In {units:seen}, the digit {digits:pivot} "
              "fits only at {any:pivot}, and each of {cells:pincer} sees one of these cells. So "
              "they cannot both be {digits:pivot}, for then {units:seen} would have no place for "
              "it. So at least one of {cells:pincer} is {gone}, and a cell that sees both cannot "
              "be {gone}: remove {remove}.",
              "{cells:pincer} 都只有 {digits}。在{units:seen}，{digits:pivot} 只能填在 "
              "{any:pivot}，而 {cells:pincer} 各看到其中一格。它们若都是 "
              "{digits:pivot}，{units:seen}就放不下 {digits:pivot} 了。所以 {cells:pincer} "
              "至少有一个是 {gone}，同时看到它们的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_w_wing = {
    .about = { .name = "w-wing",
               .code = "0803",
               .title = { "W-Wing", "W-Wing" },
               .family = LELE_FAMILY_WING,
               .summary = { "Two cells have the same two candidates, and a unit with only two "
                            "places for one of them keeps both cells from being that digit. So one "
                            "of them is the other digit; cells that see both lose it.",
                            "两个双值格候选数相同；某区域里其中一数只有两个位置，使两格不能都是它。"
                            "所以两格之一是另一个数；同时看到两格的格不能填它。" },
               .rating = 44,
               .score = 150,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_w_wing,
    .why = &w_wing_why,
};

static const struct lele_argument wxyz_wing_why = {
    .text = { "{values} are four cells with only four candidates between them, {digits}. Each of "
              "these except {gone} can be there only once, because all its places see each other. "
              "So without {gone}, three digits would have to fill four cells. So one of {holders} "
              "is {gone}, and a cell that sees all of these cannot be {gone}: remove {remove}.",
              "{values}这四格合起来只有四个候选数 {digits}。除 {gone} "
              "外，每个数的位置都互相看见，只能出现一次。要是没有 {gone}，三个数填不满四格。所以 "
              "{holders} 中必有一格是 {gone}，同时看到它们的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_wxyz_wing = {
    .about = { .name = "wxyz-wing",
               .title = { "WXYZ-Wing", "WXYZ-Wing" },
               .family = LELE_FAMILY_WING,
               .summary = { "Four cells have only four candidates between them, and all but one of "
                            "these can be there only once. So that one must be there; cells that "
                            "see all its places lose it.",
                            "四格合起来只有四个候选数，除一个外都只能出现一次。所以那一个必在其中；"
                            "看到它所有位置的格不能填它。" },
               .rating = 55,
               .score = 200,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_wxyz_wing,
    .why = &wxyz_wing_why,
};
