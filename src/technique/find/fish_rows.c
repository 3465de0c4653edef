/* The rows of basic fish. */
#include "technique/find/finders.h"
#include "technique/find/fish_rows.h"
#include "technique/rows.h"

const struct lele_argument lele_siamese_why = {
    .text = { "In {units:base}, the digit {digits} fits only at {any}. That makes two fish at "
              "once{twins?. The first lies in |}. For each fish: if no fin is {digits}, its units "
              "get their {digits} from the other cells, and if a fin is {digits}, the cells that "
              "see all fins lose it anyway. The two fish together: remove {remove}.",
              "在{units:base}，{digits} 只能填在 "
              "{any}。这里同时有两条鱼{twins?。第一条在|}。对每条鱼：若鳍都不是 {digits}，各区域的 "
              "{digits} 就来自其余的格；若某个鳍是 {digits}，看得到所有鳍的格也不能是 "
              "{digits}。两条鱼合起来：删去 {remove}。" },
};

static const struct lele_argument basic_why = {
    .text = { "The digit {digits} fits {where:base}. All these cells lie in {units:cover}. Each of "
              "{units:base} needs one {digits}, and each of {units:cover} can take only one; so "
              "each of {units:cover} gets its {digits} from these cells, and no other cell there "
              "can be {digits}: remove {remove}.",
              "数字 {digits} {where:base}，这些格都在{units:cover}。{units:base}各要一个 "
              "{digits}，{units:cover}又各只能放一个，所以{units:cover}的 {digits} "
              "全落在这些格里，那里的其余格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_x_wing = {
    .about = { .name = "x-wing",
               .code = "0300",
               .title = { "X-Wing", "二阶鱼（X-Wing）" },
               .family = LELE_FAMILY_FISH,
               .summary = { "In two rows a digit fits only in the same two columns (or the other "
                            "way round). Those columns get their digit there, so it can go nowhere "
                            "else in them.",
                            "某数在两行里只能填在同样的两列（行列也可互换）。这两列的该数都在其中，"
                            "列上的其余格不能填它。" },
               .rating = 32,
               .score = 140,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_fish,
    .fish = { .bases = 2 },
    .why = &basic_why,
};

const struct lele_row lele_row_swordfish = {
    .about = { .name = "swordfish",
               .code = "0301",
               .title = { "Swordfish", "三阶鱼（剑鱼）" },
               .family = LELE_FAMILY_FISH,
               .summary = { "In three rows a digit fits only in the same three columns (or the "
                            "other way round). Those columns get their digit there, so it can go "
                            "nowhere else in them.",
                            "某数在三行里只能填在同样的三列（行列也可互换）。这三列的该数都在其中，"
                            "列上的其余格不能填它。" },
               .rating = 38,
               .score = 150,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_fish,
    .fish = { .bases = 3 },
    .why = &basic_why,
};

const struct lele_row lele_row_jellyfish = {
    .about = { .name = "jellyfish",
               .code = "0302",
               .title = { "Jellyfish", "四阶鱼（水母）" },
               .family = LELE_FAMILY_FISH,
               .summary = { "In four rows a digit fits only in the same four columns (or the other "
                            "way round). Those columns get their digit there, so it can go nowhere "
                            "else in them.",
                            "某数在四行里只能填在同样的四列（行列也可互换）。这四列的该数都在其中，"
                            "列上的其余格不能填它。" },
               .rating = 52,
               .score = 160,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_fish,
    .fish = { .bases = 4 },
    .why = &basic_why,
};

const struct lele_row lele_row_squirmbag = {
    .about = { .name = "squirmbag",
               .code = "0303",
               .title = { "Squirmbag", "五阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { "In five rows a digit fits only in the same five columns (or the other "
                            "way round). Those columns get their digit there, so it can go nowhere "
                            "else in them.",
                            "某数在五行里只能填在同样的五列（行列也可互换）。这五列的该数都在其中，"
                            "列上的其余格不能填它。" },
               .rating = 60,
               .score = 470,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_fish,
    .fish = { .bases = 5 },
    .why = &basic_why,
};

const struct lele_row lele_row_whale = {
    .about = { .name = "whale",
               .code = "0304",
               .title = { "Whale", "六阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { "In six rows a digit fits only in the same six columns (or the other "
                            "way round). Those columns get their digit there, so it can go nowhere "
                            "else in them.",
                            "某数在六行里只能填在同样的六列（行列也可互换）。这六列的该数都在其中，"
                            "列上的其余格不能填它。" },
               .rating = 62,
               .score = 470,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_fish,
    .fish = { .bases = 6 },
    .why = &basic_why,
};

const struct lele_row lele_row_leviathan = {
    .about = { .name = "leviathan",
               .code = "0305",
               .title = { "Leviathan", "七阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { "In seven rows a digit fits only in the same seven columns (or the "
                            "other way round). Those columns get their digit there, so it can go "
                            "nowhere else in them.",
                            "某数在七行里只能填在同样的七列（行列也可互换）。这七列的该数都在其中，"
                            "列上的其余格不能填它。" },
               .rating = 64,
               .score = 470,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_fish,
    .fish = { .bases = 7 },
    .why = &basic_why,
};

static const struct lele_argument finned_why = {
    .text = { "The digit {digits} fits {where:base}. Apart from the fin, {cells:fin}, all these "
              "cells lie in {units:cover}. If {digits} is not in the fin, each of {units:cover} "
              "gets its {digits} from {cells:base}, and {result}. If {digits} is in the fin, "
              "{result} all the same, because {losers} can see the whole fin. So it goes either "
              "way: remove {remove}.",
              "数字 {digits} {where:base}。除了鳍 {cells:fin}，这些格都在{units:cover}。如果 "
              "{digits} 不在鳍里，{units:cover}的 {digits} 就全落在 {cells:base} "
              "里，{result}；如果 {digits} 在鳍里，{losers} 看得到整个鳍，也不能是 "
              "{gone}。两种情况都一样：删去 {remove}。" },
};

static const char finned_summary_en[] =
    "A fish with a few places too many, the fin. Either the fin has the digit or the fish holds; a "
    "cell that cannot have the digit in either case loses it.";
static const char finned_summary_zh[] = "比一条鱼多出几个位置（鳍）：要么数字在鳍里，要么鱼成立。两"
                                        "种情况下都不能填该数的格，删去该数。";

const struct lele_row lele_row_finned_x_wing = {
    .about = { .name = "finned-x-wing",
               .code = "0310",
               .title = { "Finned X-Wing", "鳍二阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_summary_en, finned_summary_zh },
               .rating = 43,
               .score = 130,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_fish,
    .fish = { .bases = 2, .fins = LELE_FISH_FINNED },
    .why = &finned_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_swordfish = {
    .about = { .name = "finned-swordfish",
               .code = "0311",
               .title = { "Finned Swordfish", "鳍三阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_summary_en, finned_summary_zh },
               .rating = 54,
               .score = 200,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_fish,
    .fish = { .bases = 3, .fins = LELE_FISH_FINNED },
    .why = &finned_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_jellyfish = {
    .about = { .name = "finned-jellyfish",
               .code = "0312",
               .title = { "Finned Jellyfish", "鳍四阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_summary_en, finned_summary_zh },
               .rating = 58,
               .score = 250,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_fish,
    .fish = { .bases = 4, .fins = LELE_FISH_FINNED },
    .why = &finned_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_squirmbag = {
    .about = { .name = "finned-squirmbag",
               .code = "0313",
               .title = { "Finned Squirmbag", "鳍五阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_summary_en, finned_summary_zh },
               .rating = 62,
               .score = 470,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_fish,
    .fish = { .bases = 5, .fins = LELE_FISH_FINNED },
    .why = &finned_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_whale = {
    .about = { .name = "finned-whale",
               .code = "0314",
               .title = { "Finned Whale", "鳍六阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_summary_en, finned_summary_zh },
               .rating = 64,
               .score = 470,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_fish,
    .fish = { .bases = 6, .fins = LELE_FISH_FINNED },
    .why = &finned_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_leviathan = {
    .about = { .name = "finned-leviathan",
               .code = "0315",
               .title = { "Finned Leviathan", "鳍七阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_summary_en, finned_summary_zh },
               .rating = 66,
               .score = 470,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_fish,
    .fish = { .bases = 7, .fins = LELE_FISH_FINNED },
    .why = &finned_why,
    .why_joined = &lele_siamese_why,
};

static const char sashimi_summary_en[] =
    "A finned fish in which some line has only one place left besides the fin. Either the fin has "
    "the digit or the fish holds; a cell that cannot have the digit in either case loses it.";
static const char sashimi_summary_zh[] = "去掉鳍之后，某条线只剩一个位置的鳍鱼：要么数字在鳍里，"
                                         "要么鱼成立。两种情况下都不能填该数的格，删去该数。";

const struct lele_row lele_row_sashimi_x_wing = {
    .about = { .name = "sashimi-x-wing",
               .code = "0320",
               .title = { "Sashimi X-Wing", "退化二阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { sashimi_summary_en, sashimi_summary_zh },
               .rating = 44,
               .score = 150,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_fish,
    .fish = { .bases = 2, .fins = LELE_FISH_SASHIMI },
    .why = &finned_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_sashimi_swordfish = {
    .about = { .name = "sashimi-swordfish",
               .code = "0321",
               .title = { "Sashimi Swordfish", "退化三阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { sashimi_summary_en, sashimi_summary_zh },
               .rating = 55,
               .score = 240,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_fish,
    .fish = { .bases = 3, .fins = LELE_FISH_SASHIMI },
    .why = &finned_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_sashimi_jellyfish = {
    .about = { .name = "sashimi-jellyfish",
               .code = "0322",
               .title = { "Sashimi Jellyfish", "退化四阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { sashimi_summary_en, sashimi_summary_zh },
               .rating = 59,
               .score = 260,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_fish,
    .fish = { .bases = 4, .fins = LELE_FISH_SASHIMI },
    .why = &finned_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_sashimi_squirmbag = {
    .about = { .name = "sashimi-squirmbag",
               .code = "0323",
               .title = { "Sashimi Squirmbag", "退化五阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { sashimi_summary_en, sashimi_summary_zh },
               .rating = 63,
               .score = 470,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_fish,
    .fish = { .bases = 5, .fins = LELE_FISH_SASHIMI },
    .why = &finned_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_sashimi_whale = {
    .about = { .name = "sashimi-whale",
               .code = "0324",
               .title = { "Sashimi Whale", "退化六阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { sashimi_summary_en, sashimi_summary_zh },
               .rating = 65,
               .score = 470,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_fish,
    .fish = { .bases = 6, .fins = LELE_FISH_SASHIMI },
    .why = &finned_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_sashimi_leviathan = {
    .about = { .name = "sashimi-leviathan",
               .code = "0325",
               .title = { "Sashimi Leviathan", "退化七阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { sashimi_summary_en, sashimi_summary_zh },
               .rating = 67,
               .score = 470,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_fish,
    .fish = { .bases = 7, .fins = LELE_FISH_SASHIMI },
    .why = &finned_why,
    .why_joined = &lele_siamese_why,
};
