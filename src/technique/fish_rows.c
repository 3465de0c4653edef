/* Basic fish: names and words. */
#include "technique/families.h"
#include "technique/rows.h"

const char *const lele_siamese_why[LELE_LANG_COUNT] = {
    "Two fish share the base {units:base}, where {digits} can only be at {cells}{twins?. The first "
    "lies in |}. For each of them: either a fin is {digits}, or its covers get their {digits} from "
    "the base; what goes in both cases goes. The two fish together remove {remove}.",
    "两条鱼共用基准{units:base}，其中 {digits} 只能在 {cells}{twins?。第一条的覆盖是|}。"
    "对每条鱼：要么某个鳍是 {digits}，要么覆盖的 {digits} 都来自基准；两种情形都删的就可以删。"
    "两条鱼合起来删去 {remove}。",
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
    .size = 2,
    .kind = LELE_FISH_PLAIN,
    .why = { "{digits} fits {where:base}. Whichever way these are filled, {units:cover} get "
             "their {digits} from among these cells. So no other cell of {units:cover} can be "
             "{digits}: remove {remove}.",
             "数字 {digits} {where:base}。无论哪种填法，{units:cover}的 {digits} 都落在这些格"
             "里。所以{units:cover}的其他格不能是 {digits}：删去 {remove}。" },
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
    .size = 3,
    .kind = LELE_FISH_PLAIN,
    .why = { "{digits} fits {where:base}. Whichever way these are filled, {units:cover} get "
             "their {digits} from among these cells. So no other cell of {units:cover} can be "
             "{digits}: remove {remove}.",
             "数字 {digits} {where:base}。无论哪种填法，{units:cover}的 {digits} 都落在这些格"
             "里。所以{units:cover}的其他格不能是 {digits}：删去 {remove}。" },
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
    .size = 4,
    .kind = LELE_FISH_PLAIN,
    .why = { "{digits} fits {where:base}. Whichever way these are filled, {units:cover} get "
             "their {digits} from among these cells. So no other cell of {units:cover} can be "
             "{digits}: remove {remove}.",
             "数字 {digits} {where:base}。无论哪种填法，{units:cover}的 {digits} 都落在这些格"
             "里。所以{units:cover}的其他格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_finned_x_wing = {
    .about = { .name = "finned-x-wing",
               .code = "0310",
               .title = { "Finned X-Wing", "带鳍 X 翼" },
               .family = LELE_FAMILY_FISH,
               .summary = { "A fish with extra places; only what sees all of them goes.",
                            "多出几个位置（鳍）的鱼，只删能看到所有鳍的格。" },
               .rating = 43,
               .score = 130,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_fish,
    .size = 2,
    .kind = LELE_FISH_FINNED,
    .why_joined = lele_siamese_why,
    .why = { "{digits} fits {where:base}. If it is not in the fin ({cells:fin}), the rest is "
             "a fish and {units:cover} get their {digits} from {cells:base}. If it is in the "
             "fin, everything that sees the whole fin loses it. So cells of {units:cover} that "
             "see the whole fin cannot be {digits} either way: remove {remove}.",
             "数字 {digits} {where:base}。如果鳍（{cells:fin}）里没有 {digits}，其余部分就是"
             "一条鱼，{units:cover}的 {digits} 都落在 {cells:base} 里；如果 {digits} 在鳍里，"
             "能看到整个鳍的格都不是 {digits}。所以{units:cover}里能看到整个鳍的格，两种情况"
             "下都不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_finned_swordfish = {
    .about = { .name = "finned-swordfish",
               .code = "0311",
               .title = { "Finned Swordfish", "带鳍剑鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { "A fish with extra places; only what sees all of them goes.",
                            "多出几个位置（鳍）的鱼，只删能看到所有鳍的格。" },
               .rating = 54,
               .score = 200,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_fish,
    .size = 3,
    .kind = LELE_FISH_FINNED,
    .why_joined = lele_siamese_why,
    .why = { "{digits} fits {where:base}. If it is not in the fin ({cells:fin}), the rest is "
             "a fish and {units:cover} get their {digits} from {cells:base}. If it is in the "
             "fin, everything that sees the whole fin loses it. So cells of {units:cover} that "
             "see the whole fin cannot be {digits} either way: remove {remove}.",
             "数字 {digits} {where:base}。如果鳍（{cells:fin}）里没有 {digits}，其余部分就是"
             "一条鱼，{units:cover}的 {digits} 都落在 {cells:base} 里；如果 {digits} 在鳍里，"
             "能看到整个鳍的格都不是 {digits}。所以{units:cover}里能看到整个鳍的格，两种情况"
             "下都不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_finned_jellyfish = {
    .about = { .name = "finned-jellyfish",
               .code = "0312",
               .title = { "Finned Jellyfish", "带鳍水母" },
               .family = LELE_FAMILY_FISH,
               .summary = { "A fish with extra places; only what sees all of them goes.",
                            "多出几个位置（鳍）的鱼，只删能看到所有鳍的格。" },
               .rating = 58,
               .score = 250,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_fish,
    .size = 4,
    .kind = LELE_FISH_FINNED,
    .why_joined = lele_siamese_why,
    .why = { "{digits} fits {where:base}. If it is not in the fin ({cells:fin}), the rest is "
             "a fish and {units:cover} get their {digits} from {cells:base}. If it is in the "
             "fin, everything that sees the whole fin loses it. So cells of {units:cover} that "
             "see the whole fin cannot be {digits} either way: remove {remove}.",
             "数字 {digits} {where:base}。如果鳍（{cells:fin}）里没有 {digits}，其余部分就是"
             "一条鱼，{units:cover}的 {digits} 都落在 {cells:base} 里；如果 {digits} 在鳍里，"
             "能看到整个鳍的格都不是 {digits}。所以{units:cover}里能看到整个鳍的格，两种情况"
             "下都不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_sashimi_x_wing = {
    .about = { .name = "sashimi-x-wing",
               .code = "0320",
               .title = { "Sashimi X-Wing", "退化 X 翼" },
               .family = LELE_FAMILY_FISH,
               .summary = { "A finned fish that falls apart without its fins.",
                            "去掉鳍就不成形的鱼，只删能看到所有鳍的格。" },
               .rating = 44,
               .score = 150,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_fish,
    .size = 2,
    .kind = LELE_FISH_SASHIMI,
    .why_joined = lele_siamese_why,
    .why = { "{digits} fits {where:base}. If it is not in the fin ({cells:fin}), the rest is "
             "a fish and {units:cover} get their {digits} from {cells:base}. If it is in the "
             "fin, everything that sees the whole fin loses it. So cells of {units:cover} that "
             "see the whole fin cannot be {digits} either way: remove {remove}.",
             "数字 {digits} {where:base}。如果鳍（{cells:fin}）里没有 {digits}，其余部分就是"
             "一条鱼，{units:cover}的 {digits} 都落在 {cells:base} 里；如果 {digits} 在鳍里，"
             "能看到整个鳍的格都不是 {digits}。所以{units:cover}里能看到整个鳍的格，两种情况"
             "下都不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_sashimi_swordfish = {
    .about = { .name = "sashimi-swordfish",
               .code = "0321",
               .title = { "Sashimi Swordfish", "退化剑鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { "A finned fish that falls apart without its fins.",
                            "去掉鳍就不成形的鱼，只删能看到所有鳍的格。" },
               .rating = 55,
               .score = 240,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_fish,
    .size = 3,
    .kind = LELE_FISH_SASHIMI,
    .why_joined = lele_siamese_why,
    .why = { "{digits} fits {where:base}. If it is not in the fin ({cells:fin}), the rest is "
             "a fish and {units:cover} get their {digits} from {cells:base}. If it is in the "
             "fin, everything that sees the whole fin loses it. So cells of {units:cover} that "
             "see the whole fin cannot be {digits} either way: remove {remove}.",
             "数字 {digits} {where:base}。如果鳍（{cells:fin}）里没有 {digits}，其余部分就是"
             "一条鱼，{units:cover}的 {digits} 都落在 {cells:base} 里；如果 {digits} 在鳍里，"
             "能看到整个鳍的格都不是 {digits}。所以{units:cover}里能看到整个鳍的格，两种情况"
             "下都不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_sashimi_jellyfish = {
    .about = { .name = "sashimi-jellyfish",
               .code = "0322",
               .title = { "Sashimi Jellyfish", "退化水母" },
               .family = LELE_FAMILY_FISH,
               .summary = { "A finned fish that falls apart without its fins.",
                            "去掉鳍就不成形的鱼，只删能看到所有鳍的格。" },
               .rating = 59,
               .score = 260,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_fish,
    .size = 4,
    .kind = LELE_FISH_SASHIMI,
    .why_joined = lele_siamese_why,
    .why = { "{digits} fits {where:base}. If it is not in the fin ({cells:fin}), the rest is "
             "a fish and {units:cover} get their {digits} from {cells:base}. If it is in the "
             "fin, everything that sees the whole fin loses it. So cells of {units:cover} that "
             "see the whole fin cannot be {digits} either way: remove {remove}.",
             "数字 {digits} {where:base}。如果鳍（{cells:fin}）里没有 {digits}，其余部分就是"
             "一条鱼，{units:cover}的 {digits} 都落在 {cells:base} 里；如果 {digits} 在鳍里，"
             "能看到整个鳍的格都不是 {digits}。所以{units:cover}里能看到整个鳍的格，两种情况"
             "下都不能是 {digits}：删去 {remove}。" },
};
