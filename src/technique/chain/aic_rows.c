/* The rows of alternating inference chains and nice loops. */
#include "technique/chain/finders.h"
#include "technique/rows.h"

static const struct lele_argument loop_why = {
    .text = { "Follow the loop: {chain}; and that brings us back to the beginning. Read in either "
              "direction, exactly one end of every weak link is right, so what sees both ends of "
              "one goes{kept?. A set on the way lacks one of its two digits in the loop and so has "
              "all others: |, and what sees all their places there goes, too}: remove {remove}.",
              "沿着环走：{chain}；又回到起点。两个方向都成立，所以每条弱链恰有一端为真，"
              "同时看到两端的候选数都要删去{kept?。途中的数组缺它在环上的两数之一，"
              "其余的数都在组内：|，看到它们全部位置的也要删去}：{remove}。" },
};

static const struct lele_argument discontinuous_why = {
    .text = { "Follow the chain: {chain}. The beginning contradicts the end, so it is wrong{is?, "
              "and |}: {place}{remove?remove |}.",
              "沿着链走：{chain}。终点与起点矛盾，所以起点的假设不成立{is?，|}："
              "{place}{remove?删去 |}。" },
};

static const struct lele_argument aic_why = {
    .text = { "Follow the chain: {chain}. So one of the two ends is right in any case, and what "
              "sees both of them cannot be: remove {remove}.",
              "沿着链走：{chain}。所以链的两端至少有一端为真，同时看到两端的候选数都不成立："
              "删去 {remove}。" },
};

const struct lele_row lele_row_continuous_nice_loop = {
    .about = { .name = "continuous-nice-loop",
               .code = "0706",
               .title = { "Continuous Nice Loop", "连续环" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "Strong and weak links alternate in a closed loop; every weak link "
                            "becomes strong.",
                            "强弱链交替闭合成环，环上的弱链都变成强链。" },
               .rating = 70,
               .score = 280,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_aic,
    .aic = { .form = LELE_AIC_LOOP },
    .why = &loop_why,
};

const struct lele_row lele_row_discontinuous_nice_loop = {
    .about = { .name = "discontinuous-nice-loop",
               .code = "0707",
               .title = { "Discontinuous Nice Loop", "不连续环" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A chain that leads from a candidate back to its opposite.",
                            "一条链从某候选数出发，推回它的反面。" },
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
               .summary = { "Strong and weak links alternate; one of the two ends is right.",
                            "强弱链交替相连，两端至少一端为真。" },
               .rating = 70,
               .score = 280,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_aic,
    .aic = { .form = LELE_AIC_CHAIN },
    .why = &aic_why,
};

const struct lele_row lele_row_grouped_continuous_nice_loop = {
    .about = { .name = "grouped-continuous-nice-loop",
               .code = "0709",
               .title = { "Grouped Continuous Nice Loop", "区块连续环" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A continuous loop with groups of cells or almost locked sets.",
                            "含区块节点或待定数组的连续环。" },
               .rating = 72,
               .score = 300,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_aic,
    .aic = { .form = LELE_AIC_LOOP, .grouped = true },
    .why = &loop_why,
};

const struct lele_row lele_row_grouped_discontinuous_nice_loop = {
    .about = { .name = "grouped-discontinuous-nice-loop",
               .code = "0710",
               .title = { "Grouped Discontinuous Nice Loop", "区块不连续环" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A discontinuous loop with groups of cells or almost locked sets.",
                            "含区块节点或待定数组的不连续环。" },
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
               .summary = { "An AIC with groups of cells or almost locked sets.",
                            "含区块节点或待定数组的交替推理链。" },
               .rating = 72,
               .score = 300,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_aic,
    .aic = { .form = LELE_AIC_CHAIN, .grouped = true },
    .why = &aic_why,
};
