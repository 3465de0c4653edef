/* The rows of almost locked sets. */
#include "technique/als/finders.h"
#include "technique/rows.h"

static const struct lele_argument doubly_linked_why = {
    .text = { "A is {values:als-a}, B is {values:als-b}; each has one candidate more than cells, "
              "so each holds at least one of {digits}. They cannot both hold the same one, as its "
              "places all see each other. So each set has one of them, and all its other digits. "
              "What sees all places of such a digit can lose it: remove {remove}.",
              "A 是 {values:als-a}，B 是 {values:als-b}，各自的候选数都只比格数多一个，"
              "所以 {digits} 每边至少有一个；同一个数在两边的位置互相看见，不能两边都有。"
              "所以两边各有其中一个，其余的数也都锁定在各自的格里。看到这些数全部位置的候选数都要删"
              "去：{remove}。" },
};

static const struct lele_argument als_xz_why = {
    .text = { "A is {values:als-a}, B is {values:als-b}; each has one candidate more than cells. "
              "They cannot both hold {digits}, as the places all see each other. So one of the "
              "sets goes without and holds all its other digits. What sees all places of such a "
              "digit can lose it: remove {remove}.",
              "A 是 {values:als-a}，B 是 {values:als-b}，各自的候选数都只比格数多一个。"
              "{digits} 在两边的位置互相看见，不能两边都有，所以必有一边少了它而被锁定。"
              "看到这些数全部位置的候选数都要删去：{remove}。" },
};

const struct lele_row lele_row_als_xz = {
    .about = { .name = "als-xz",
               .code = "0901",
               .title = { "ALS-XZ", "ALS-XZ 双待定数组" },
               .family = LELE_FAMILY_ALS,
               .summary = { "Two almost locked sets with a digit that only one of them can hold.",
                            "两个待定数组有一个只能归其中之一的公共数。" },
               .rating = 72,
               .score = 300,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_als_xz,
    .why = &als_xz_why,
    .why_joined = &doubly_linked_why,
};

static const struct lele_argument als_xy_wing_why = {
    .text = { "A is {values:als-a}, B is {values:als-b}, and between them C is {values:als-c}. "
              "Read from A to B: {chain}. So the digit is in A or in B{also? (the same goes for "
              "|)}, and what sees all its places in both goes: remove {remove}.",
              "A 是 {values:als-a}，B 是 {values:als-b}，中间的 C 是 {values:als-c}。从 A 推到 B："
              "{chain}。所以这个数不在 A 就在 B{also?（| 也是如此）}，"
              "看到它在两边全部位置的都要删去：{remove}。" },
};

const struct lele_row lele_row_als_xy_wing = {
    .about = { .name = "als-xy-wing",
               .code = "0902",
               .title = { "ALS-XY-Wing", "ALS-XY 翼" },
               .family = LELE_FAMILY_ALS,
               .summary = { "Three almost locked sets: the middle one locks one of the outer ones.",
                            "三个待定数组，中间的一个必使两翼之一锁定。" },
               .rating = 74,
               .score = 320,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_als_xy_wing,
    .why = &als_xy_wing_why,
};

static const struct lele_argument als_chain_why = {
    .text = { "Follow the sets from the first, {values:als-a}, to the last: {chain}. So one of the "
              "two ends has the digit{also? (the same goes for |)}, and what sees all its places "
              "in both goes: remove {remove}.",
              "从第一个数组 {values:als-a} 推到最后一个：{chain}。所以两端必有一端含有这个数{also?"
              "（| 也是如此）}，看到它在两端全部位置的都要删去：{remove}。" },
};

const struct lele_row lele_row_als_chain = {
    .about = { .name = "als-chain",
               .code = "0903",
               .title = { "ALS Chain", "ALS 链" },
               .family = LELE_FAMILY_ALS,
               .summary = { "A chain of almost locked sets; one of the two ends holds the digit.",
                            "待定数组连成的链，两端必有一端含有该数。" },
               .rating = 75,
               .score = 340,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_als_chain,
    .why = &als_chain_why,
};

static const struct lele_argument death_blossom_why = {
    .text = { "Whatever {cells:pivot} is, it takes that digit from one of the petals A: "
              "{values:als-a}; B: {values:als-b}{values:als-c?; C: |}{values:als-d?; D: "
              "|}{values:als-e?; E: |}. That petal is then locked. So a digit that every petal has "
              "({gone}) is in one of them, and what sees all its places there goes: remove "
              "{remove}.",
              "不论 {cells:pivot} 填什么，都会使一片花瓣失去该数而锁定：A：{values:als-a}；B："
              "{values:als-b}{values:als-c?；C：|}{values:als-d?；D：|}{values:als-e?；E：|}。"
              "所以每片花瓣都有的数（{gone}）必在其中之一，看到它全部位置的都要删去：{remove}。" },
};

const struct lele_row lele_row_death_blossom = {
    .about = { .name = "death-blossom",
               .code = "0904",
               .title = { "Death Blossom", "死亡绽放" },
               .family = LELE_FAMILY_ALS,
               .summary = { "Each candidate of a cell locks an almost locked set of its own.",
                            "一格的每个候选数各自锁定一个待定数组。" },
               .rating = 76,
               .score = 360,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_death_blossom,
    .why = &death_blossom_why,
};
