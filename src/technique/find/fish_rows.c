/* The rows of basic fish. */
#include "technique/find/finders.h"
#include "technique/find/fish_rows.h"
#include "technique/rows.h"

const struct lele_argument lele_siamese_why = {
    .text = { "Two fish share the base {units:base}, where {digits} can only be at {cells}{twins?. "
              "The first lies in |}. For each of them: either a fin is {digits}, or its covers get "
              "their {digits} from the base; what goes in both cases goes. The two fish together "
              "remove {remove}.",
              "两条鱼共用基准{units:base}，其中 {digits} 只能在 {cells}{twins?。第一条的覆盖是|}。"
              "对每条鱼：要么某个鳍是 {digits}，要么覆盖的 {digits} 都来自基准；"
              "两种情形都删的就可以删。两条鱼合起来删去 {remove}。" },
};

static const struct lele_argument basic_why = {
    .text = { "{digits} fits {where:base}. Whichever way these are filled, {units:cover} get their "
              "{digits} from among these cells. So no other cell of {units:cover} can be {digits}: "
              "remove {remove}.",
              "数字 {digits} {where:base}。无论哪种填法，{units:cover}的 {digits} 都落在这些格里。"
              "所以{units:cover}的其他格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_x_wing = {
    .about = { .name = "x-wing",
               .code = "0300",
               .title = { "X-Wing", "X 翼" },
               .family = LELE_FAMILY_FISH,
               .summary = { "The places of a digit in 2 parallel lines lie in 2 lines across.",
                            "某数在 2 条平行线上的位置都落在 2 条交叉线里。" },
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
               .title = { "Swordfish", "剑鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { "The places of a digit in 3 parallel lines lie in 3 lines across.",
                            "某数在 3 条平行线上的位置都落在 3 条交叉线里。" },
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
               .title = { "Jellyfish", "水母" },
               .family = LELE_FAMILY_FISH,
               .summary = { "The places of a digit in 4 parallel lines lie in 4 lines across.",
                            "某数在 4 条平行线上的位置都落在 4 条交叉线里。" },
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
               .summary = { "The places of a digit in 5 parallel lines lie in 5 lines across.",
                            "某数在 5 条平行线上的位置都落在 5 条交叉线里。" },
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
               .summary = { "The places of a digit in 6 parallel lines lie in 6 lines across.",
                            "某数在 6 条平行线上的位置都落在 6 条交叉线里。" },
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
               .summary = { "The places of a digit in 7 parallel lines lie in 7 lines across.",
                            "某数在 7 条平行线上的位置都落在 7 条交叉线里。" },
               .rating = 64,
               .score = 470,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_fish,
    .fish = { .bases = 7 },
    .why = &basic_why,
};

static const struct lele_argument finned_why = {
    .text = { "{digits} fits {where:base}. If it is not in the fin ({cells:fin}), the rest is a "
              "fish and {units:cover} get their {digits} from {cells:base}. If it is in the fin, "
              "everything that sees the whole fin loses it. So cells of {units:cover} that see the "
              "whole fin cannot be {digits} either way: remove {remove}.",
              "数字 {digits} {where:base}。如果鳍（{cells:fin}）里没有 {digits}，"
              "其余部分就是一条鱼，{units:cover}的 {digits} 都落在 {cells:base} 里；"
              "如果 {digits} 在鳍里，能看到整个鳍的格都不是 {digits}。"
              "所以{units:cover}里能看到整个鳍的格，两种情况下都不能是 {digits}：删去 {remove}。" },
};

static const char finned_summary_en[] =
    "A fish with extra places; only what sees all of them goes.";
static const char finned_summary_zh[] = "多出几个位置（鳍）的鱼，只删能看到所有鳍的格。";

const struct lele_row lele_row_finned_x_wing = {
    .about = { .name = "finned-x-wing",
               .code = "0310",
               .title = { "Finned X-Wing", "带鳍 X 翼" },
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
               .title = { "Finned Swordfish", "带鳍剑鱼" },
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
               .title = { "Finned Jellyfish", "带鳍水母" },
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
               .title = { "Finned Squirmbag", "带鳍五阶鱼" },
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
               .title = { "Finned Whale", "带鳍六阶鱼" },
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
               .title = { "Finned Leviathan", "带鳍七阶鱼" },
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

static const char sashimi_summary_en[] = "A finned fish that falls apart without its fins.";
static const char sashimi_summary_zh[] = "去掉鳍就不成形的鱼，只删能看到所有鳍的格。";

const struct lele_row lele_row_sashimi_x_wing = {
    .about = { .name = "sashimi-x-wing",
               .code = "0320",
               .title = { "Sashimi X-Wing", "退化 X 翼" },
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
               .title = { "Sashimi Swordfish", "退化剑鱼" },
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
               .title = { "Sashimi Jellyfish", "退化水母" },
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
