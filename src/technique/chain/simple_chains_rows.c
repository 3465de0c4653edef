/* The rows of X-chains, XY-chains and remote pairs. */
#include "technique/chain/finders.h"
#include "technique/rows.h"

static const struct lele_argument remote_pair_why = {
    .text = { "{cells} hold just {digits} and make a chain in which each cell sees the next; so "
              "the two digits alternate: {cells:color-a} have one of them, {cells:color-b} the "
              "other. What sees a cell of each kind sees both digits: remove {remove}.",
              "{cells} 都只有 {digits}，连成前后相见的链，所以两数交替："
              "{cells:color-a} 是其中一个，{cells:color-b} 是另一个。"
              "同时看到两类格的格不能有这两个数：删去 {remove}。" },
};

const struct lele_row lele_row_remote_pair = {
    .about = { .name = "remote-pair",
               .code = "0703",
               .title = { "Remote Pair", "远程数对" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A chain of cells with the same two candidates.",
                            "同一数对的格连成的链。" },
               .rating = 45,
               .score = 110,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_remote_pair,
    .why = &remote_pair_why,
};

static const struct lele_argument x_chain_why = {
    .text = { "For {digits}: {chain}. So at least one of {ends} is {digits}, and what sees both "
              "cannot be: remove {remove}.",
              "看数字 {digits}：{chain}。所以 {ends} 至少有一个是 {digits}，"
              "同时看到它们的格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_x_chain = {
    .about = { .name = "x-chain",
               .code = "0701",
               .title = { "X-Chain", "X 链" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "Strong and weak links of one digit in turn.",
                            "同一数字强弱交替的链。" },
               .rating = 66,
               .score = 260,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_x_chain,
    .why = &x_chain_why,
};

static const struct lele_argument xy_chain_why = {
    .text = { "Follow the cells: {chain}. So at least one of {ends} is {digits}, and what sees "
              "both cannot be: remove {remove}.",
              "沿着这些格看：{chain}。所以 {ends} 至少有一个是 {digits}，"
              "同时看到它们的格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_xy_chain = {
    .about = { .name = "xy-chain",
               .code = "0702",
               .title = { "XY-Chain", "XY 链" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A chain through cells with two candidates.", "经过双值格的链。" },
               .rating = 66,
               .score = 260,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_xy_chain,
    .why = &xy_chain_why,
};
