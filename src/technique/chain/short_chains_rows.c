/* The rows of short chains with a name, see short_chains.c. */
#include "technique/chain/aic_rows.h"
#include "technique/chain/finders.h"
#include "technique/rows.h"

const struct lele_row lele_row_m_wing = {
    .about = { .name = "m-wing",
               .title = { "M-Wing", "M-Wing" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A cell with x and y, a strong link on y from a cell that it sees, and "
                            "in the far cell of that link a strong link on x. One end of the chain "
                            "is x, so what sees both ends is not.",
                            "一格只有 x、y；它看到的一格有 y 的强链，强链的另一端又有 x 的强链。链"
                            "的两端至少有一个是 x，同时看到两端的格不能是 x。" },
               .rating = 45,
               .score = 160,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_short_chain,
    .short_chain = { .shape = LELE_SHORT_M },
    .why = &lele_aic_why,
};

const struct lele_row lele_row_s_wing = {
    .about = { .name = "s-wing",
               .title = { "S-Wing", "S-Wing" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A cell with x and y between two strong links, one on x and one on y. "
                            "One of their far ends is right; if they see each other, neither can "
                            "have the digit of the other, and if they are one cell, it is x or y.",
                            "一格只有 x、y，两边各连一条强链，一条是 x，一条是 y。两条强链的远端至"
                            "少有一个成立：互相看见时，各自不能填对方的数；同在一格时，该格只能是 "
                            "x 或 y。" },
               .rating = 46,
               .score = 160,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_short_chain,
    .short_chain = { .shape = LELE_SHORT_S },
    .why = &lele_aic_why,
};

const struct lele_row lele_row_h_wing = {
    .about = { .name = "h-wing",
               .title = { "H-Wing", "H-Wing" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "Two cells x, y and y, z that see each other, and a strong link on z "
                            "that starts where the second cell looks. The first cell is x or the "
                            "far end is z, so neither can have the digit of the other.",
                            "两格 x、y 和 y、z 互相看见，第二格又看到 z 的强链的一端。要么第一格是 "
                            "x，要么强链的远端是 z，所以各自不能填对方的数。" },
               .rating = 46,
               .score = 160,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_short_chain,
    .short_chain = { .shape = LELE_SHORT_H },
    .why = &lele_aic_why,
};

const struct lele_row lele_row_l_wing = {
    .about = { .name = "l-wing",
               .title = { "L-Wing", "L-Wing" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "Three strong links on x, y and z, each begins in the cell "
                            "where the one before ends. One of the two far ends is right, so "
                            "neither can have the digit of the other.",
                            "x、y、z 三条强链首尾相接，每一条都从前一条所到的那一格出发。两个远端至"
                            "少有一个成立，所以各自不能填对方的数。" },
               .rating = 47,
               .score = 180,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_short_chain,
    .short_chain = { .shape = LELE_SHORT_L },
    .why = &lele_aic_why,
};

const struct lele_row lele_row_grouped_m_wing = {
    .about = { .name = "grouped-m-wing",
               .title = { "Grouped M-Wing", "区块 M-Wing" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "An M-Wing in which an end of a strong link is a group of cells where "
                            "two units cross.",
                            "M-Wing 的强链有一端是区块：几格之一是该数。" },
               .rating = 46,
               .score = 170,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_short_chain,
    .short_chain = { .shape = LELE_SHORT_M, .grouped = true },
    .why = &lele_aic_why,
};

const struct lele_row lele_row_grouped_s_wing = {
    .about = { .name = "grouped-s-wing",
               .title = { "Grouped S-Wing", "区块 S-Wing" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "An S-Wing in which an end of a strong link is a group of cells where "
                            "two units cross.",
                            "S-Wing 的强链有一端是区块：几格之一是该数。" },
               .rating = 47,
               .score = 170,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_short_chain,
    .short_chain = { .shape = LELE_SHORT_S, .grouped = true },
    .why = &lele_aic_why,
};

const struct lele_row lele_row_grouped_h_wing = {
    .about = { .name = "grouped-h-wing",
               .title = { "Grouped H-Wing", "区块 H-Wing" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "An H-Wing in which an end of a strong link is a group of cells where "
                            "two units cross.",
                            "H-Wing 的强链有一端是区块：几格之一是该数。" },
               .rating = 47,
               .score = 170,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_short_chain,
    .short_chain = { .shape = LELE_SHORT_H, .grouped = true },
    .why = &lele_aic_why,
};

const struct lele_row lele_row_grouped_l_wing = {
    .about = { .name = "grouped-l-wing",
               .title = { "Grouped L-Wing", "区块 L-Wing" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "An L-Wing in which an end of a strong link is a group of cells where "
                            "two units cross.",
                            "L-Wing 的强链有一端是区块：几格之一是该数。" },
               .rating = 48,
               .score = 190,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_short_chain,
    .short_chain = { .shape = LELE_SHORT_L, .grouped = true },
    .why = &lele_aic_why,
};

const struct lele_row lele_row_grouped_w_wing = {
    .about = { .name = "grouped-w-wing",
               .title = { "Grouped W-Wing", "区块 W-Wing" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "Two cells have the same two candidates x and y. In some unit the "
                            "places of y are divided into two parts, one seen by the first cell "
                            "and the other by the second, so one of the cells is x.",
                            "两格的候选数同为 x、y。某个区域里 y 的位置分成两部分，一部分都被第一格"
                            "看到，另一部分都被第二格看到，所以两格至少有一个是 x。" },
               .rating = 45,
               .score = 160,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_short_chain,
    .short_chain = { .shape = LELE_SHORT_W, .grouped = true },
    .why = &lele_aic_why,
};

const struct lele_row lele_row_grouped_skyscraper = {
    .about = { .name = "grouped-skyscraper",
               .title = { "Grouped Skyscraper", "区块摩天楼" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A skyscraper with a group: in two parallel lines the places of a "
                            "digit are a single cell or a group of cells, and these see each other "
                            "at one side. One of the far sides has the digit.",
                            "摩天楼，其中有一端是区块：两条平行线里某数的位置各分成两部分，近端互相"
                            "看见，远端至少有一个成立。" },
               .rating = 42,
               .score = 150,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_short_chain,
    .short_chain = { .shape = LELE_SHORT_SKYSCRAPER, .grouped = true },
    .why = &lele_aic_why,
};

const struct lele_row lele_row_grouped_kite = {
    .about = { .name = "grouped-kite",
               .title = { "Grouped Two-String Kite", "区块双线风筝" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A two-string kite with a group: in a row and a column the places of a "
                            "digit are divided into two parts, and the near parts are in one box. "
                            "One of the far parts has the digit.",
                            "双线风筝，其中有一端是区块：一行、一列里某数的位置各分成两部分，近的部"
                            "分同在一宫，远的部分至少有一个成立。" },
               .rating = 43,
               .score = 150,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_short_chain,
    .short_chain = { .shape = LELE_SHORT_KITE, .grouped = true },
    .why = &lele_aic_why,
};

const struct lele_row lele_row_grouped_turbot = {
    .about = { .name = "grouped-turbot",
               .title = { "Grouped Turbot Fish", "区块多宝鱼" },
               .family = LELE_FAMILY_CHAIN,
               .summary = { "A turbot fish with a group: in two units the places of a digit are "
                            "divided into two parts, and the near parts see each other. One of the "
                            "far parts has the digit.",
                            "多宝鱼，其中有一端是区块：两个区域里某数的位置各分成两部分，近的部分互"
                            "相看见，远的部分至少有一个成立。" },
               .rating = 44,
               .score = 150,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_short_chain,
    .short_chain = { .shape = LELE_SHORT_TURBOT, .grouped = true },
    .why = &lele_aic_why,
};
