/* The rows of alternating inference chains and nice loops. */
#include "technique/chain/aic_rows.h"

#include "technique/chain/finders.h"
#include "technique/rows.h"

const struct lele_argument lele_loop_why = {
    .text = { "Follow the loop: {chain}; and that brings us back to the beginning. The loop holds "
              "in both directions, so of two neighbours that exclude each other exactly one is "
              "right{weak?: |}; what conflicts with both of them goes{kept?. A set on the way "
              "lacks one of its two digits in the loop and so has all others: |, and what sees all "
              "their places there goes, too}. So remove {remove}.",
              "沿着环走：{chain}"
              "；又回到起点。环的两个方向都成立，所以环上互相排斥的相邻两个恰有一个成立{weak?：|}"
              "；与两者都冲突的候选数不成立{kept?"
              "。途中的数组缺它在环上的两数之一，其余的数都在组内：|，看到它们全部位置的也不成立}"
              "。所以删去 {remove}。" },
};

static const struct lele_argument discontinuous_why = {
    .text = { "Follow the chain: {chain}. The end contradicts the beginning, so the beginning is "
              "wrong: {opposite}. So {place}{remove?remove |}.",
              "沿着链走：{chain}。终点与起点矛盾，所以起点不成立，{opposite}：{place}{remove?删去 "
              "|}。" },
};

const struct lele_argument lele_aic_why = {
    .text = { "Follow the chain: {chain}. So at least one of the two ends is right: {ends}. "
              "{meet}, so in both cases {result}: remove {remove}.",
              "沿着链走：{chain}。所以链的两端至少有一端成立：{ends}。{meet}，所以两种情况下 "
              "{result}：删去 {remove}。" },
};

const struct lele_row lele_row_continuous_nice_loop = {
    .about = { .name = "continuous-nice-loop",
               .code = "0706",
               .title = { "Continuous Nice Loop", "连续环" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A chain of candidates, in which each follows from the one before, "
                            "closes to a loop. Of two neighbours that exclude each other exactly "
                            "one is right, so what conflicts with both goes.",
                            "一条环环相扣的链首尾相接。环上互相排斥的相邻两个恰有一个成立，与两者都"
                            "冲突的候选数删去。" },
               .rating = 70,
               .score = 280,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_aic,
    .aic = { .form = LELE_AIC_LOOP },
    .why = &lele_loop_why,
};

const struct lele_row lele_row_discontinuous_nice_loop = {
    .about = { .name = "discontinuous-nice-loop",
               .code = "0707",
               .title = { "Discontinuous Nice Loop", "不连续环" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A chain leads from an assumption back to its opposite, so the "
                            "assumption is wrong.",
                            "一条链从某个假设出发，推回它的反面，所以假设不成立。" },
               .rating = 70,
               .score = 280,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_aic,
    .aic = { .form = LELE_AIC_DISCONTINUOUS },
    .why = &discontinuous_why,
};

const struct lele_row lele_row_aic = {
    .about = { .name = "aic",
               .code = "0708",
               .title = { "AIC", "交替推理链" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A chain of candidates: if one end is wrong, the other is right. So "
                            "one of them is right, and what conflicts with both goes.",
                            "一条推理链：一端若不成立，另一端就成立。所以两端至少有一端成立，与两端"
                            "都冲突的候选数删去。" },
               .rating = 70,
               .score = 280,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_aic,
    .aic = { .form = LELE_AIC_CHAIN },
    .why = &lele_aic_why,
};

const struct lele_row lele_row_grouped_continuous_nice_loop = {
    .about = { .name = "grouped-continuous-nice-loop",
               .code = "0709",
               .title = { "Grouped Continuous Nice Loop", "区块连续环" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A continuous nice loop that also runs through groups of cells (one of "
                            "them has the digit) or almost locked sets (one candidate more than "
                            "cells).",
                            "连续环，途中还用到区块（几格之一是某数）或待定数组（候选数比格数多一个"
                            "）。" },
               .rating = 72,
               .score = 300,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_aic,
    .aic = { .form = LELE_AIC_LOOP, .grouped = true },
    .why = &lele_loop_why,
};

const struct lele_row lele_row_grouped_discontinuous_nice_loop = {
    .about = { .name = "grouped-discontinuous-nice-loop",
               .code = "0710",
               .title = { "Grouped Discontinuous Nice Loop", "区块不连续环" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A discontinuous nice loop that also runs through groups of cells (one "
                            "of them has the digit) or almost locked sets (one candidate more than "
                            "cells).",
                            "不连续环，途中还用到区块（几格之一是某数）或待定数组（候选数比格数多一"
                            "个）。" },
               .rating = 72,
               .score = 300,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_aic,
    .aic = { .form = LELE_AIC_DISCONTINUOUS, .grouped = true },
    .why = &discontinuous_why,
};

const struct lele_row lele_row_grouped_aic = {
    .about = { .name = "grouped-aic",
               .code = "0711",
               .title = { "Grouped AIC", "区块交替推理链" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "An AIC that also runs through groups of cells (one of them has the "
                            "digit) or almost locked sets (one candidate more than cells).",
                            "交替推理链，途中还用到区块（几格之一是某数）或待定数组（候选数比格数多"
                            "一个）。" },
               .rating = 72,
               .score = 300,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_aic,
    .aic = { .form = LELE_AIC_CHAIN, .grouped = true },
    .why = &lele_aic_why,
};
