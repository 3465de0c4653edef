/* The rows of forcing chains and nets. */
#include "technique/net/finders.h"
#include "technique/rows.h"

static const struct lele_argument contradiction_why = {
    .text = { "See where an assumption leads:\n"
              "{branches}.\n"
              "{dead?Then |. }That is impossible, so the assumption is wrong and {opposite}: "
              "{place}{remove?remove |}.",
              "看看一个假设会推出什么：\n"
              "{branches}。\n"
              "{dead?于是|。}这不可能，所以假设不成立，{opposite}：{place}{remove?删去 |}。" },
};

static const struct lele_argument verity_why = {
    .text = { "{premises?There is no other choice: |. }Follow each case:\n"
              "{branches}.\n"
              "Every case has the same result, so it holds whichever is right: "
              "{place}{remove?remove |}.",
              "{premises?只有这几种可能：|。}逐一往下推：\n"
              "{branches}。\n"
              "每种情况都得到同一结果，所以它一定成立：{place}{remove?删去 |}。" },
};

/* For techniques that have both: one branch with a contradiction, or several that agree. */
static const struct lele_argument either_why = {
    .text = { "{premises?There is no other choice: |. Follow each case|See where an assumption "
              "leads}:\n"
              "{branches}.\n"
              "{dead?Then |. That is impossible, so the assumption is wrong: |Every case has the "
              "same result, so it holds whichever is right: }{place}{remove?remove |}.",
              "{premises?只有这几种可能：|。逐一往下推|看看一个假设会推出什么}：\n"
              "{branches}。\n"
              "{dead?于是|。这不可能，所以假设不成立：|每种情况都得到同一结果，所以它一定成立：}{"
              "place}{remove?删去 |}。" },
};

const struct lele_row lele_row_nishio = {
    .about = { .name = "nishio",
               .title = { "Nishio", "西尾强制链（Nishio）" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "Put a digit into a cell and follow it alone: if some unit is then "
                            "left without a place for it, the digit was wrong there.",
                            "把某数填入一格，只看这个数往下推：若某个区域再也放不下它，它就不能填在"
                            "那里。" },
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
               .summary = { "Chains from every candidate of a cell lead to the same result, so it "
                            "holds whichever is right.",
                            "从一格的每个候选数出发的链都推出同一结果，所以它一定成立。" },
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
               .summary = { "Chains from every place of a digit in a unit lead to the same result, "
                            "so it holds whichever is right.",
                            "从某数在一个区域里的每个位置出发的链都推出同一结果，所以它一定成立"
                            "。" },
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
               .summary = { "Chains from one assumption lead to a contradiction, so the assumption "
                            "is wrong.",
                            "从同一个假设出发的几条链推出矛盾，所以假设不成立。" },
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
               .summary = { "Chains from all possibilities of a cell or unit lead to the same "
                            "result, so it holds whichever is right.",
                            "从一格或一个区域的所有可能出发的链都推出同一结果，所以它一定成立。" },
               .rating = 80,
               .score = 500,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_forcing_chain_verity,
    .why = &verity_why,
};

const struct lele_row lele_row_whip = {
    .about = { .name = "whip",
               .title = { "Whip", "线性动态链（Whip）" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "Suppose a candidate and take one choice after the other: each is the "
                            "last one left in a cell or unit, and the choice before has just "
                            "excluded one of the others. When nothing is left somewhere, the "
                            "candidate is wrong.",
                            "假设一个候选数成立，一步接一步往下推：每一步都是某格或某个区域只剩的选"
                            "择，而且刚由上一步排除了其中的另一个。推到某处无数可填，假设就不成立"
                            "。" },
               .rating = 83,
               .score = 600,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_whip,
    .why = &contradiction_why,
};

const struct lele_row lele_row_braid = {
    .about = { .name = "braid",
               .title = { "Braid", "交织动态链（Braid）" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "A whip whose choices may continue any of those before, not only the "
                            "last one: each is the last one left in a cell or unit. When nothing "
                            "is left somewhere, the supposed candidate is wrong.",
                            "与线性动态链相似，但每一步可以接在前面任何一步之后：都是某格或某个区域"
                            "只"
                            "剩的选择。推到某处无数可填，假设就不成立。" },
               .rating = 84,
               .score = 650,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_braid,
    .why = &contradiction_why,
};

const struct lele_row lele_row_dynamic_forcing_chain = {
    .about = { .name = "dynamic-forcing-chain",
               .title = { "Dynamic Forcing Chain", "动态强制链" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "Fill in what follows from an assumption by singles. It ends in a "
                            "contradiction, so the assumption is wrong; or all possibilities have "
                            "the same result.",
                            "从假设出发用排除和唯余一路推导：推出矛盾则假设不成立；或者所有可能都得"
                            "到同一结果。" },
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
               .summary = { "Fill in what follows from one assumption by singles, until it "
                            "contradicts itself; so the assumption is wrong.",
                            "从一个假设出发用排除和唯余一路推导，直到自相矛盾；所以假设不成立。" },
               .rating = 85,
               .score = 700,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_forcing_net_contradiction,
    .why = &contradiction_why,
};

static const struct lele_argument forcing_net_verity_why = {
    .text = { "{premises?There is no other choice: |. }Follow each case:\n"
              "{branches}.\n"
              "Every case that is possible has the same result, so it holds whichever is right: "
              "{place}{remove?remove |}.",
              "{premises?只有这几种可能：|。}逐一往下推：\n"
              "{branches}。\n"
              "每种可能的情况都得到同一结果，所以它一定成立：{place}{remove?删去 |}。" },
};

const struct lele_row lele_row_forcing_net_verity = {
    .about = { .name = "forcing-net-verity",
               .code = "1304",
               .title = { "Forcing Net Verity", "强制网（必然）" },
               .family = LELE_FAMILY_FORCING,
               .summary = { "Fill in what follows from each possibility of a cell or unit by "
                            "singles: all have the same result, so it holds whichever is right.",
                            "从一格或一个区域的每种可能出发，用排除和唯余一路推导，都得到同一结果，"
                            "所以它一定成立。" },
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
               .summary = { "Like a dynamic forcing chain, with locked candidates and pairs on the "
                            "way as well.",
                            "与动态强制链相同，途中还用到区块和数对。" },
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
               .summary = { "Like a dynamic forcing chain, with further assumptions that are "
                            "refuted inside the first one.",
                            "与动态强制链相同，在假设之内还要再作假设并加以否定。" },
               .rating = 95,
               .score = 1000,
               .level = LELE_LEVEL_EXTREME },
    .find = lele_find_nested_forcing_chain,
    .why = &either_why,
};
