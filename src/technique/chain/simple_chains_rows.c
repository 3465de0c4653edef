/* The rows of X-chains, XY-chains and remote pairs. */
#include "technique/chain/finders.h"
#include "technique/rows.h"

static const struct lele_argument remote_pair_why = {
    .text = { "{cells} have only the candidates {digits} and form a chain in which each cell sees "
              "the next. So the two digits alternate: {cells:color-a} are one of them, "
              "{cells:color-b} the other. A cell that sees one of each kind sees both digits and "
              "cannot be {either}: remove {remove}.",
              "{cells} 都只有候选数 {digits}，连成前后相见的链，所以两数交替：{cells:color-a} "
              "是其中一个，{cells:color-b} 是另一个。同时看到两类格的格不能是 {either}：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_remote_pair = {
    .about = { .name = "remote-pair",
               .code = "0703",
               .title = { "Remote Pair", "远程数对" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "Cells with the same two candidates form a chain in which each sees "
                            "the next, so the two digits alternate. A cell that sees one of each "
                            "kind can have neither digit.",
                            "候选数相同的双值格连成前后相见的链，两数交替出现。同时看到两类格的格不"
                            "能填这两个数。" },
               .rating = 45,
               .score = 110,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_remote_pair,
    .why = &remote_pair_why,
};

static const struct lele_argument x_chain_why = {
    .text = { "For the digit {digits}: {chain}. So {ends}, and a cell that sees both ends cannot "
              "be {digits}: remove {remove}.",
              "看数字 {digits}：{chain}。所以 {ends}，同时看到这两端的格不能是 {digits}：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_x_chain = {
    .about = { .name = "x-chain",
               .code = "0701",
               .title = { "X-Chain", "同数链（X-Chain）" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A chain of places of one digit: if the first end is not the digit, "
                            "the last end is. So one of the ends has it, and cells that see both "
                            "lose it.",
                            "同一数字的位置连成链：一端若不是它，另一端就是。所以两端必有一端是它，"
                            "同时看到两端的格不能填它。" },
               .rating = 66,
               .score = 260,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_x_chain,
    .why = &x_chain_why,
};

static const struct lele_argument xy_chain_why = {
    .text = { "Follow the cells with two candidates: {chain}. So {ends}, and a cell that sees both "
              "ends cannot be {digits}: remove {remove}.",
              "沿着双值格看：{chain}。所以 {ends}，同时看到这两端的格不能是 {digits}：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_xy_chain = {
    .about = { .name = "xy-chain",
               .code = "0702",
               .title = { "XY-Chain", "双值格链（XY-Chain）" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A chain of cells with two candidates: if the first end is not a "
                            "certain digit, the last end is. So one of the ends has it, and cells "
                            "that see both lose it.",
                            "双值格连成链：一端若不是某数，另一端就是它。所以两端必有一端是它，同时"
                            "看到两端的格不能填它。" },
               .rating = 66,
               .score = 260,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_xy_chain,
    .why = &xy_chain_why,
};
