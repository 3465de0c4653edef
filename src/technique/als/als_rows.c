/* The rows of almost locked sets. */
#include "technique/als/finders.h"
#include "technique/rows.h"

/* The pattern is about its shared digits, the conclusion about another, which the places name. */
static const struct lele_argument als_xz_place = {
    .text = { "{tech} on {lost}: set A is {cells:als-a}, set B is {cells:als-b}.",
              "{tech}：数字 {lost}，数组 A 是 {cells:als-a}，数组 B 是 {cells:als-b}。" },
};

static const struct lele_argument als_xy_wing_place = {
    .text = { "{tech} on {lost}: set A is {cells:als-a}, set B is {cells:als-b}, and between them "
              "set C is {cells:als-c}.",
              "{tech}：数字 {lost}，数组 A 是 {cells:als-a}，数组 B 是 {cells:als-b}，中间的数组 C "
              "是 {cells:als-c}。" },
};

static const struct lele_argument als_chain_place = {
    .text = { "{tech} on {lost} in {cells}.", "{tech}：数字 {lost}，格 {cells}。" },
};

static const struct lele_argument death_blossom_place = {
    .text = { "{tech} on {lost}: the stem is {cells:pivot}; petal A is {cells:als-a}; petal B is "
              "{cells:als-b}{cells:als-c?; petal C is |}{cells:als-d?; petal D is |}{cells:als-e?; "
              "petal E is |}.",
              "{tech}：数字 {lost}，花茎 {cells:pivot}；花瓣 A 是 {cells:als-a}；花瓣 B 是 "
              "{cells:als-b}{cells:als-c?；花瓣 C 是 |}{cells:als-d?；花瓣 D 是 "
              "|}{cells:als-e?；花瓣 E 是 |}。" },
};

static const struct lele_argument doubly_linked_why = {
    .text = { "Set A is {values:als-a}, set B is {values:als-b}. Each has one candidate more than "
              "cells, so it has all its digits but one, and at least one of {digits}. The two sets "
              "cannot share any of these, because its places in them all see each other. So each "
              "set has exactly one of {digits}, and all its other digits. A cell that sees all "
              "places of such a digit cannot be it: remove {remove}.",
              "数组 A 是 {values:als-a}，数组 B 是 "
              "{values:als-b}，各自的候选数都只比格数多一个，所以每组最多缺一个数，{digits} "
              "中至少有一个。这些数在两组里的位置互相看见，不能两组都有。所以每组恰有 {digits} "
              "中的一个，以及其余所有的数。看到其中某数所有位置的格不能是它：删去 {remove}。" },
};

static const struct lele_argument als_xz_why = {
    .text = { "Set A is {values:als-a}, set B is {values:als-b}. Each has one candidate more than "
              "cells, so a set that goes without one digit must have all its others. A and B "
              "cannot both have {digits}, because its places in them all see each other; so one of "
              "them goes without {digits} and has all its others. So A or B must hold {lost}, "
              "which both sets have. A cell that sees all its places in both{holders? (|)} cannot "
              "be {gone}: remove {remove}.",
              "数组 A 是 {values:als-a}，数组 B 是 "
              "{values:als-b}，各自的候选数都只比格数多一个，所以少了一个数，其余的数就都在组内。{"
              "digits} 在 A、B 里的位置互相看见，不能两组都有，所以必有一组没有 "
              "{digits}，而有其余所有的数。两组都含 {lost}，所以它不在 A 就在 "
              "B。看到它在两组中所有位置{holders?（|）}的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_als_xz = {
    .about = { .name = "als-xz",
               .code = "0901",
               .title = { "ALS-XZ", "待定数组・双强链（ALS-XZ）" },
               .family = LELE_FAMILY_ALS,
               .summary = { "Two sets of cells, each with one candidate more than cells, share a "
                            "digit that only one of them can have. So the other set has all its "
                            "other digits; a second digit common to both is in one of them, and "
                            "cells that see all its places lose it.",
                            "两个待定数组（候选数比格数多一个）有一个只能归其中一组的公共数。另一组"
                            "就必有其余所有的数；所以两组的另一个公共数必在其中之一，看到它所有位置"
                            "的格不能填它。" },
               .rating = 72,
               .score = 300,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_als_xz,
    .place = &als_xz_place,
    .why = &als_xz_why,
    .why_joined = &doubly_linked_why,
};

static const struct lele_argument als_xy_wing_why = {
    .text = { "Set A is {values:als-a}, set B is {values:als-b}, and between them set C is "
              "{values:als-c}; each has one candidate more than cells. Suppose A does not have "
              "{start}: {chain}. So {start} is in A or in B{also? (the same goes for |)}. A cell "
              "that sees all its places in both{holders? (|)} cannot be {gone}: remove {remove}.",
              "数组 A 是 {values:als-a}，数组 B 是 {values:als-b}，中间的数组 C 是 "
              "{values:als-c}，各自的候选数都只比格数多一个。假设 A 里没有 {start}：{chain}。所以 "
              "{start} 不在 A 就在 B{also?（| 也是如此）}。看到它在 A、B "
              "中所有位置{holders?（|）}的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_als_xy_wing = {
    .about = { .name = "als-xy-wing",
               .code = "0902",
               .title = { "ALS-XY-Wing", "待定数组・XY-Wing" },
               .family = LELE_FAMILY_ALS,
               .summary = { "Three sets of cells, each with one candidate more than cells. The "
                            "middle one shares one digit with each outer one, so one of the outer "
                            "sets loses a digit and has all its others; a digit common to both is "
                            "in one of them.",
                            "三个待定数组（候选数比格数多一个）。中间的与两边各有一个只能归一组的公"
                            "共数，所以两边必有一组少了一个数而有其余所有的数；两边的公共数必在其中"
                            "之一。" },
               .rating = 74,
               .score = 320,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_als_xy_wing,
    .place = &als_xy_wing_place,
    .why = &als_xy_wing_why,
};

static const struct lele_argument als_chain_why = {
    .text = { "Each set has one candidate more than cells, so a set that lacks one digit has all "
              "its others. Start from the first set, {values:als-a}, and suppose it does not have "
              "{start}: {chain}. So {start} is in the first set or in the last{also? (the same "
              "goes for |)}. A cell that sees all its places in both cannot be {gone}: remove "
              "{remove}.",
              "每个数组的候选数都只比格数多一个，少了一个数，其余的数就都在组内。从第一个数组 "
              "{values:als-a}出发，假设其中没有 {start}：{chain}。所以 {start} "
              "不在第一个数组就在最后一个数组{also?（| "
              "也是如此）}。看到它在这两组中所有位置的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_als_chain = {
    .about = { .name = "als-chain",
               .code = "0903",
               .title = { "ALS Chain", "待定数组链" },
               .family = LELE_FAMILY_ALS,
               .summary = { "A chain of sets, each with one candidate more than cells: if the "
                            "first does not have a digit, the last has it. So one of the two has "
                            "it, and cells that see all its places lose it.",
                            "待定数组（候选数比格数多一个）连成的链：第一组若没有某数，最后一组就有"
                            "它。所以它必在两者之一，看到它所有位置的格不能填它。" },
               .rating = 75,
               .score = 340,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_als_chain,
    .place = &als_chain_place,
    .why = &als_chain_why,
};

static const struct lele_argument death_blossom_why = {
    .text = { "The stem {cells:pivot} can only be {either:pivot}, and each choice takes its digit "
              "from one petal. {petals}. Each petal has one candidate more than cells, so a petal "
              "that lacks one digit has all its others. So {letters} must hold {lost}, which every "
              "petal has. A cell that sees all its places there{holders? (|)} cannot be {gone}: "
              "remove {remove}.",
              "花茎 {cells:pivot} 只能是 "
              "{either:pivot}，不论是哪个，都有一片花瓣少了这个数。{petals}"
              "。每片花瓣的候选数只比格数多一个，少了一个数，其余的数就都在其中。所以每片花瓣都含的"
              " {lost} 必在 {letters} 之一。看到它在花瓣中所有位置{holders?（|）}的格不能是 "
              "{gone}：删去 {remove}。" },
};

const struct lele_row lele_row_death_blossom = {
    .about = { .name = "death-blossom",
               .code = "0904",
               .title = { "Death Blossom", "死亡绽放" },
               .family = LELE_FAMILY_ALS,
               .summary = { "Every candidate of a cell, the stem, takes its digit from a set of "
                            "its own, a petal with one candidate more than cells. That petal then "
                            "has all its other digits, so a digit common to all petals is in one "
                            "of them.",
                            "一格（花茎）的每个候选数，都使一片花瓣（候选数比格数多一个的数组）少了"
                            "这个数，而有其余所有的数。所以各花瓣的公共数必在其中之一，看到它所有位"
                            "置的格不能填它。" },
               .rating = 76,
               .score = 360,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_death_blossom,
    .place = &death_blossom_place,
    .why = &death_blossom_why,
};
