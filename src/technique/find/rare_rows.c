/* The rows of rare patterns; each has a finder file of its own. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument chute_remote_pair_why = {
    .text = { "{cells:base} both have only {digits}. As for {digits:pincer}: if both cells were "
              "it, {units:seen} could have it only in {cells:reason}, and there it cannot be. So "
              "one of the two cells is the other digit, and what sees both cannot be that: remove "
              "{remove}.",
              "{cells:base} 都只有 {digits}。看 {digits:pincer}：若两格都是它，"
              "{units:seen}的它只能在 {cells:reason}，而那里放不下。所以两格中必有一格是另一个数，"
              "同时看到两格的格不能是那个数：删去 {remove}。" },
};

const struct lele_row lele_row_chute_remote_pair = {
    .about = { .name = "chute-remote-pair",
               .title = { "Chute Remote Pair", "大行列远程数对" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Two equal pairs in one chute that the third box keeps from being "
                            "equal.",
                            "同一大行列里两个相同的双值格，第三宫使它们不能同为某数。" },
               .rating = 45,
               .score = 110,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_chute_remote_pair,
    .why = &chute_remote_pair_why,
};

static const struct lele_argument fireworks_why = {
    .text = { "Along {units:base} the digits {digits} leave {units:cover} only by {cells:pincer}. "
              "A digit that is in neither of these is inside the box both for the row and for the "
              "column, and so where they cross: {cells:pivot}. So {digits} fill {cells}, which "
              "hold nothing else: remove {remove}.",
              "沿{units:base}，数字 {digits} 在{units:cover}之外只能到 {cells:pincer}。"
              "若某数不在这些格，行和列都要在宫内取得它，只能是交叉格 {cells:pivot}。"
              "所以 {digits} 占满 {cells}，这些格不能有别的数：删去 {remove}。" },
};

const struct lele_row lele_row_fireworks = {
    .about = { .name = "fireworks",
               .title = { "Fireworks", "烟花" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Digits that leave a box by one cell in its row and one in its column.",
                            "几个数沿行沿列各只有一格在宫外，于是占满交叉格和两翼。" },
               .rating = 60,
               .score = 250,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_fireworks,
    .why = &fireworks_why,
};

static const struct lele_argument sk_loop_why = {
    .text = { "The cells {cells} form a ring of eight pairs, joined in turn by a line and by a "
              "box. Shared out to these, their candidates are sixteen digits for sixteen cells: "
              "{shares}. So each of these units has its share inside the ring, and no other cell "
              "there can have those digits: remove {remove}.",
              "{cells} 组成八对格的环，依次由线和宫相连。候选数分给这些单元，恰好十六个数对十六格："
              "{shares}。所以每个单元分到的数都在环上，其余格不能有：删去 {remove}。" },
};

const struct lele_row lele_row_sk_loop = {
    .about = { .name = "sk-loop",
               .title = { "SK Loop", "SK 环" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Sixteen cells in a ring of four boxes share sixteen digits.",
                            "四宫十六格连成环，恰好分享十六个数位。" },
               .rating = 76,
               .score = 400,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_sk_loop,
    .why = &sk_loop_why,
};

static const struct lele_argument tridagon_why = {
    .text = { "In {cells:base} the three digits {digits} alone cannot be placed: the cells of the "
              "four boxes run in directions that do not fit together. So one of the other "
              "candidates, {values:extra}, is right: remove {remove}.",
              "{cells:base} 只用 {digits} 三个数是填不满的：四个宫里三格的走向互不相容。"
              "所以额外的候选数 {values:extra} 必有一个成立：删去 {remove}。" },
};

const struct lele_row lele_row_tridagon = {
    .about = { .name = "tridagon",
               .title = { "Tridagon", "雷神之锤" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Twelve cells in four boxes that three digits alone cannot fill.",
                            "四宫十二格只用三个数无法填满，必有额外候选数成立。" },
               .rating = 78,
               .score = 450,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_tridagon,
    .why = &tridagon_why,
};

static const struct lele_argument junior_exocet_why = {
    .text = { "The base {cells:base} has two of {digits}. Such a digit is once in each of "
              "{units:cover}. Outside the three boxes two units hold all its places there "
              "({tight}), so at most two of the three are outside; and inside, off the box and the "
              "line of the base, only the targets {cells:pincer} are left for it. So the targets "
              "are the two digits of the base and nothing else{own:base?, and |, too, can only be "
              "what a target can be}: remove {remove}.",
              "基准格 {cells:base} 占用 {digits} 中的两个数。这样的数在{units:cover}各有一个。"
              "三宫之外，两个单元就能包含它在这些线上的所有位置（{tight}），所以那里最多两个；"
              "三宫之内，除去基准格所在的宫和线，只剩目标格 {cells:pincer}。"
              "所以目标格就是基准格的两个数{own:base?，| 也只能是目标格能填的数}："
              "删去 {remove}。" },
};

const struct lele_row lele_row_junior_exocet = {
    .about = { .name = "junior-exocet",
               .title = { "Junior Exocet", "初级飞鱼导弹" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "The digits of two base cells must appear in two target cells.",
                            "两个基准格的数必定出现在两个目标格里。" },
               .rating = 80,
               .score = 500,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_junior_exocet,
    .why = &junior_exocet_why,
};
