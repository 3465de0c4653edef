/* The rows of locked candidates. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument pointing_why = {
    .text = { "In {units:base}, {digits} can only be in {cells:base}. Whichever of them it is, it "
              "also fills {units:cover}, because all of them lie there. So {digits} is impossible "
              "in the rest of {units:cover}: remove {remove}.",
              "在{units:base}，{digits} 只能填在 {cells:base}。不论填哪一格，"
              "都落在{units:cover}里。所以{units:cover}的其余格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_pointing = {
    .about = { .name = "pointing",
               .code = "0100",
               .title = { "Pointing", "区块排除（宫对行列）" },
               .family = LELE_FAMILY_LOCKED,
               .summary = { "A digit of a box is confined to one line; the rest of the line loses "
                            "it.",
                            "一宫中某数只在同一行或列上，该行列其余格删去此数。" },
               .rating = 26,
               .score = 50,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_pointing,
    .why = &pointing_why,
};

static const struct lele_argument claiming_why = {
    .text = { "In {units:base}, {digits} can only be in {cells:base}, and these all lie in "
              "{units:cover}. So {units:cover} gets its {digits} from there, and the rest of it "
              "cannot hold one: remove {remove}.",
              "在{units:base}，{digits} 只能填在 {cells:base}，它们都在{units:cover}里。"
              "所以{units:cover}的 {digits} 就在其中，其余格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_claiming = {
    .about = { .name = "claiming",
               .code = "0101",
               .title = { "Claiming", "区块排除（行列对宫）" },
               .family = LELE_FAMILY_LOCKED,
               .summary = { "A digit of a line is confined to one box; the rest of the box loses "
                            "it.",
                            "一行或列中某数只在同一宫内，该宫其余格删去此数。" },
               .rating = 28,
               .score = 50,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_claiming,
    .why = &claiming_why,
};

static const struct lele_argument direct_locked_why = {
    .text = { "In {units:base}, {digits} can only be in {cells:base}, all of which lie in "
              "{units:cover}. So {digits} leaves the rest of {units:cover}, and in {units:seen} "
              "only one place is left: {place}.",
              "在{units:base}，{digits} 只能填在 {cells:base}，它们都在{units:cover}里，"
              "{units:cover}的其余格不能是 {digits}。于是{units:seen}的 {digits} 只剩一个位置："
              "{place}。" },
};

const struct lele_row lele_row_direct_pointing = {
    .about = { .name = "direct-pointing",
               .title = { "Direct Pointing", "直观区块（宫对行列）" },
               .family = LELE_FAMILY_LOCKED,
               .summary = { "Pointing that leaves the digit a single place elsewhere.",
                            "宫对行列的区块使同一数字在别处只剩一个位置。" },
               .rating = 17,
               .score = 20,
               .level = LELE_LEVEL_EASY },
    .find = lele_find_direct_pointing,
    .why = &direct_locked_why,
};

const struct lele_row lele_row_direct_claiming = {
    .about = { .name = "direct-claiming",
               .title = { "Direct Claiming", "直观区块（行列对宫）" },
               .family = LELE_FAMILY_LOCKED,
               .summary = { "Claiming that leaves the digit a single place elsewhere.",
                            "行列对宫的区块使同一数字在别处只剩一个位置。" },
               .rating = 19,
               .score = 20,
               .level = LELE_LEVEL_EASY },
    .find = lele_find_direct_claiming,
    .why = &direct_locked_why,
};
