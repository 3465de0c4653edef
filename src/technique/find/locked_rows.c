/* The rows of locked candidates. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument pointing_why = {
    .text = { "In {units:base}, the digit {digits} fits only at {any:base}, and these cells all "
              "lie in {units:cover}. One of them is {digits}, so no other cell of {units:cover} "
              "can be {digits}: remove {remove}.",
              "在{units:base}，{digits} 只能填在 "
              "{any:base}，这些格都在{units:cover}。其中必有一格是 "
              "{digits}，所以{units:cover}的其余格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_pointing = {
    .about = { .name = "pointing",
               .code = "0100",
               .title = { "Pointing", "宫区块" },
               .family = LELE_FAMILY_LOCKED,
               .summary = { "In a box, a digit fits only in cells of one row or column. One of "
                            "them gets it, so the rest of that line cannot.",
                            "某数在一宫里只能填在同一行（或列）的几格。它必在其中，所以这一行（或列"
                            "）的其余格不能填它。" },
               .rating = 26,
               .score = 50,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_pointing,
    .why = &pointing_why,
};

static const struct lele_argument claiming_why = {
    .text = { "In {units:base}, the digit {digits} fits only at {any:base}, and these cells all "
              "lie in {units:cover}. One of them is {digits}, so no other cell of {units:cover} "
              "can be {digits}: remove {remove}.",
              "在{units:base}，{digits} 只能填在 "
              "{any:base}，这些格都在{units:cover}。其中必有一格是 "
              "{digits}，所以{units:cover}的其余格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_claiming = {
    .about = { .name = "claiming",
               .code = "0101",
               .title = { "Claiming", "行列区块" },
               .family = LELE_FAMILY_LOCKED,
               .summary = { "In a row or column, a digit fits only in cells of one box. One of "
                            "them gets it, so the rest of that box cannot.",
                            "某数在一行（或列）里只能填在同一宫的几格。它必在其中，所以这一宫的其余"
                            "格不能填它。" },
               .rating = 28,
               .score = 50,
               .level = LELE_LEVEL_MEDIUM },
    .find = lele_find_claiming,
    .why = &claiming_why,
};

static const struct lele_argument direct_locked_why = {
    .text = { "In {units:base}, the digit {digits} fits only at {any:base}, and these cells all "
              "lie in {units:cover}. One of them is {digits}, so no other cell of {units:cover} "
              "can be {digits}. That leaves only one place for {digits} in {units:seen}: {place}.",
              "在{units:base}，{digits} 只能填在 "
              "{any:base}，这些格都在{units:cover}。其中必有一格是 "
              "{digits}，所以{units:cover}的其余格不能是 {digits}。于是{units:seen}的 {digits} "
              "只剩一个位置：{place}。" },
};

const struct lele_row lele_row_direct_pointing = {
    .about = { .name = "direct-pointing",
               .title = { "Direct Pointing", "直观区块（宫）" },
               .family = LELE_FAMILY_LOCKED,
               .summary = { "In a box, a digit fits only in one row or column. Ruled out in the "
                            "rest of that line, it has a single place left in another unit.",
                            "某数在一宫里只能填在同一行（或列），这一行（或列）的其余格便不能填它，"
                            "于是它在另一个区域只剩一个位置。" },
               .rating = 17,
               .score = 20,
               .level = LELE_LEVEL_EASY },
    .find = lele_find_direct_pointing,
    .why = &direct_locked_why,
};

const struct lele_row lele_row_direct_claiming = {
    .about = { .name = "direct-claiming",
               .title = { "Direct Claiming", "直观区块（行列）" },
               .family = LELE_FAMILY_LOCKED,
               .summary = { "In a row or column, a digit fits only in one box. Ruled out in the "
                            "rest of that box, it has a single place left in another unit.",
                            "某数在一行（或列）里只能填在同一宫，这一宫的其余格便不能填它，于是它在"
                            "另一个区域只剩一个位置。" },
               .rating = 19,
               .score = 20,
               .level = LELE_LEVEL_EASY },
    .find = lele_find_direct_claiming,
    .why = &direct_locked_why,
};
