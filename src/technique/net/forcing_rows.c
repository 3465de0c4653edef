/* The rows of forcing chains and nets. */
#include "technique/net/finders.h"
#include "technique/rows.h"

static const struct lele_argument contradiction_why = {
    .text = { "Assume the opposite of the conclusion and follow it:\n"
              "{branches}.\n"
              "{dead?Then |. }That cannot be, so the assumption is wrong: {place}{remove?remove "
              "|}.",
              "先作相反的假设并往下推：\n"
              "{branches}。\n"
              "{dead?于是|。}这不可能，所以假设不成立：{place}{remove?删去 |}。" },
};

static const struct lele_argument verity_why = {
    .text = { "{premises?One of these must hold: |. }Follow each of them:\n"
              "{branches}.\n"
              "Every branch ends in the same, so it is true whichever holds: {place}{remove?remove "
              "|}.",
              "{premises?|，其中必有一个成立。}逐一往下推：\n"
              "{branches}。\n"
              "每个分支都得到同一结论，所以它一定成立：{place}{remove?删去 |}。" },
};

/* For techniques that have both: one branch with a contradiction, or several that agree. */
static const struct lele_argument either_why = {
    .text = { "{premises?One of these must hold: |. Follow each of them|Assume the opposite of the "
              "conclusion and follow it}:\n"
              "{branches}.\n"
              "{dead?Then |. That cannot be, so the assumption is wrong: |Every branch ends in the "
              "same, so it is true whichever holds: }{place}{remove?remove |}.",
              "{premises?|，其中必有一个成立。逐一往下推|先作相反的假设并往下推}：\n"
              "{branches}。\n"
              "{dead?于是|。这不可能，所以假设不成立：|每个分支都得到同一结论，"
              "所以它一定成立：}{place}{remove?删去 |}。" },
};

const struct lele_row lele_row_nishio = {
    .about = { .name = "nishio",
               .title = { "Nishio", "西尾链" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "A digit put into one cell leaves some unit without a place for it.",
                            "把某数填入一格后，别的单元再也放不下这个数。" },
               .rating = 75,
               .score = 500,
               .level = LELE_LEVEL_EXTREME },
    .find = lele_find_nishio,
    .why = &contradiction_why,
};

const struct lele_row lele_row_cell_forcing_chain = {
    .about = { .name = "cell-forcing-chain",
               .title = { "Cell Forcing Chain", "单元格强制链" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "Every candidate of a cell leads to the same conclusion.",
                            "一格的每个候选数都推出同一结论。" },
               .rating = 80,
               .score = 500,
               .level = LELE_LEVEL_EXTREME },
    .find = lele_find_cell_forcing_chain,
    .why = &verity_why,
};

const struct lele_row lele_row_unit_forcing_chain = {
    .about = { .name = "unit-forcing-chain",
               .title = { "Unit Forcing Chain", "区域强制链" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "Every place of a digit in a unit leads to the same conclusion.",
                            "某数在一个单元里的每个位置都推出同一结论。" },
               .rating = 80,
               .score = 500,
               .level = LELE_LEVEL_EXTREME },
    .find = lele_find_unit_forcing_chain,
    .why = &verity_why,
};

const struct lele_row lele_row_forcing_chain_contradiction = {
    .about = { .name = "forcing-chain-contradiction",
               .code = "1301",
               .title = { "Forcing Chain Contradiction", "强制链（矛盾）" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "Chains from one assumption contradict each other.",
                            "同一假设出发的几条链互相矛盾。" },
               .rating = 80,
               .score = 500,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_forcing_chain_contradiction,
    .why = &contradiction_why,
};

const struct lele_row lele_row_forcing_chain_verity = {
    .about = { .name = "forcing-chain-verity",
               .code = "1302",
               .title = { "Forcing Chain Verity", "强制链（必然）" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "Chains from all possibilities lead to the same conclusion.",
                            "所有可能出发的链都推出同一结论。" },
               .rating = 80,
               .score = 500,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_forcing_chain_verity,
    .why = &verity_why,
};

const struct lele_row lele_row_dynamic_forcing_chain = {
    .about = { .name = "dynamic-forcing-chain",
               .title = { "Dynamic Forcing Chain", "动态强制链" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "Singles after an assumption end in a contradiction, or all "
                            "possibilities agree.",
                            "假设之后一路用唯一数推导，得到矛盾或共同结论。" },
               .rating = 85,
               .score = 700,
               .level = LELE_LEVEL_EXTREME },
    .find = lele_find_dynamic_forcing_chain,
    .why = &either_why,
};

const struct lele_row lele_row_forcing_net_contradiction = {
    .about = { .name = "forcing-net-contradiction",
               .code = "1303",
               .title = { "Forcing Net Contradiction", "强制网（矛盾）" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "A net of singles from one assumption contradicts itself.",
                            "同一假设出发的推理网自相矛盾。" },
               .rating = 85,
               .score = 700,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_forcing_net_contradiction,
    .why = &contradiction_why,
};

static const struct lele_argument forcing_net_verity_why = {
    .text = { "{premises?One of these must hold: |. }Follow each of them:\n"
              "{branches}.\n"
              "Every possible branch ends in the same, so it is true whichever holds: "
              "{place}{remove?remove |}.",
              "{premises?|，其中必有一个成立。}逐一往下推：\n"
              "{branches}。\n"
              "每个可能的分支都得到同一结论，所以它一定成立：{place}{remove?删去 |}。" },
};

const struct lele_row lele_row_forcing_net_verity = {
    .about = { .name = "forcing-net-verity",
               .code = "1304",
               .title = { "Forcing Net Verity", "强制网（必然）" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "Nets of singles from all possibilities lead to the same conclusion.",
                            "所有可能出发的推理网都得到同一结论。" },
               .rating = 85,
               .score = 700,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_forcing_net_verity,
    .why = &forcing_net_verity_why,
};

const struct lele_row lele_row_dynamic_forcing_chain_plus = {
    .about = { .name = "dynamic-forcing-chain-plus",
               .title = { "Dynamic Forcing Chain (+)", "动态强制链（+）" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "As the dynamic forcing chain, with locked candidates and pairs on the "
                            "way.",
                            "动态强制链，途中还用到区块和数对。" },
               .rating = 90,
               .score = 800,
               .level = LELE_LEVEL_EXTREME },
    .find = lele_find_dynamic_forcing_chain_plus,
    .why = &either_why,
};

const struct lele_row lele_row_nested_forcing_chain = {
    .about = { .name = "nested-forcing-chain",
               .title = { "Nested Forcing Chain", "嵌套强制链" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "Inside an assumption others are refuted, until it contradicts itself "
                            "or all possibilities agree.",
                            "在假设之内再否定别的假设，直到它自相矛盾，或各种可能得到共同结论。" },
               .rating = 95,
               .score = 1000,
               .level = LELE_LEVEL_EXTREME },
    .find = lele_find_nested_forcing_chain,
    .why = &either_why,
};
