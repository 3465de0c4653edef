/* Basic fish: names and words. */
#include "technique/find/fish_rows.h"

const char *const lele_siamese_why[LELE_LANG_COUNT] = {
    "Two fish share the base {units:base}, where {digits} can only be at {cells}{twins?. The first "
    "lies in |}. For each of them: either a fin is {digits}, or its covers get their {digits} from "
    "the base; what goes in both cases goes. The two fish together remove {remove}.",
    "两条鱼共用基准{units:base}，其中 {digits} 只能在 {cells}{twins?。第一条的覆盖是|}。"
    "对每条鱼：要么某个鳍是 {digits}，要么覆盖的 {digits} 都来自基准；两种情形都删的就可以删。"
    "两条鱼合起来删去 {remove}。",
};

#define PLAIN_WHY                                                                                          \
    "{digits} fits {where:base}. Whichever way these are filled, {units:cover} get "                       \
    "their {digits} from among these cells. So no other cell of {units:cover} can be "                     \
    "{digits}: remove {remove}.",                                                                          \
        "数字 {digits} {where:base}。无论哪种填法，{units:cover}的 {digits} 都落在这些格" \
        "里。所以{units:cover}的其他格不能是 {digits}：删去 {remove}。"

#define FINNED_WHY                                                                                                   \
    "{digits} fits {where:base}. If it is not in the fin ({cells:fin}), the rest is "                                \
    "a fish and {units:cover} get their {digits} from {cells:base}. If it is in the "                                \
    "fin, everything that sees the whole fin loses it. So cells of {units:cover} that "                              \
    "see the whole fin cannot be {digits} either way: remove {remove}.",                                             \
        "数字 {digits} {where:base}。如果鳍（{cells:fin}）里没有 {digits}，其余部分就是"           \
        "一条鱼，{units:cover}的 {digits} 都落在 {cells:base} 里；如果 {digits} 在鳍里，"            \
        "能看到整个鳍的格都不是 {digits}。所以{units:cover}里能看到整个鳍的格，两种情况" \
        "下都不能是 {digits}：删去 {remove}。"

#define PLAIN_ROW(id, text, number, en, zh, n, rate, points, rank, off)                            \
    LELE_FISH_ROW(id, text, number, en, zh, n, lele_find_fish, LELE_FISH_BASIC, LELE_FISH_FINLESS, \
                  rate, points, rank, off,                                                         \
                  "The places of a digit in " #n " parallel lines lie in " #n " lines across.",    \
                  "某数在 " #n " 条平行线上的位置都落在 " #n " 条交叉线里。", PLAIN_WHY)

#define FINNED_ROW(id, text, number, en, zh, n, rate, points, rank, off)                           \
    LELE_FISH_ROW(id, text, number, en, zh, n, lele_find_fish, LELE_FISH_BASIC, LELE_FISH_FINNED,  \
                  rate, points, rank, off,                                                         \
                  "A fish with extra places; only what sees all of them goes.",                    \
                  "多出几个位置（鳍）的鱼，只删能看到所有鳍的格。", FINNED_WHY)

#define SASHIMI_ROW(id, text, number, en, zh, n, rate, points, rank, off)                          \
    LELE_FISH_ROW(id, text, number, en, zh, n, lele_find_fish, LELE_FISH_BASIC, LELE_FISH_SASHIMI, \
                  rate, points, rank, off, "A finned fish that falls apart without its fins.",     \
                  "去掉鳍就不成形的鱼，只删能看到所有鳍的格。", FINNED_WHY)

PLAIN_ROW(x_wing, "x-wing", "0300", "X-Wing", "X 翼", 2, 32, 140, LELE_LEVEL_HARD, false)
PLAIN_ROW(swordfish, "swordfish", "0301", "Swordfish", "剑鱼", 3, 38, 150, LELE_LEVEL_HARD, false)
PLAIN_ROW(jellyfish, "jellyfish", "0302", "Jellyfish", "水母", 4, 52, 160, LELE_LEVEL_HARD, false)
PLAIN_ROW(squirmbag, "squirmbag", "0303", "Squirmbag", "五阶鱼", 5, 60, 470, LELE_LEVEL_MASTER,
          true)
PLAIN_ROW(whale, "whale", "0304", "Whale", "六阶鱼", 6, 62, 470, LELE_LEVEL_MASTER, true)
PLAIN_ROW(leviathan, "leviathan", "0305", "Leviathan", "七阶鱼", 7, 64, 470, LELE_LEVEL_MASTER,
          true)

FINNED_ROW(finned_x_wing, "finned-x-wing", "0310", "Finned X-Wing", "带鳍 X 翼", 2, 43, 130,
           LELE_LEVEL_HARD, false)
FINNED_ROW(finned_swordfish, "finned-swordfish", "0311", "Finned Swordfish", "带鳍剑鱼", 3, 54, 200,
           LELE_LEVEL_EXPERT, false)
FINNED_ROW(finned_jellyfish, "finned-jellyfish", "0312", "Finned Jellyfish", "带鳍水母", 4, 58, 250,
           LELE_LEVEL_EXPERT, false)
FINNED_ROW(finned_squirmbag, "finned-squirmbag", "0313", "Finned Squirmbag", "带鳍五阶鱼", 5, 62,
           470, LELE_LEVEL_MASTER, true)
FINNED_ROW(finned_whale, "finned-whale", "0314", "Finned Whale", "带鳍六阶鱼", 6, 64, 470,
           LELE_LEVEL_MASTER, true)
FINNED_ROW(finned_leviathan, "finned-leviathan", "0315", "Finned Leviathan", "带鳍七阶鱼", 7, 66,
           470, LELE_LEVEL_MASTER, true)

SASHIMI_ROW(sashimi_x_wing, "sashimi-x-wing", "0320", "Sashimi X-Wing", "退化 X 翼", 2, 44, 150,
            LELE_LEVEL_HARD, false)
SASHIMI_ROW(sashimi_swordfish, "sashimi-swordfish", "0321", "Sashimi Swordfish", "退化剑鱼", 3, 55,
            240, LELE_LEVEL_EXPERT, false)
SASHIMI_ROW(sashimi_jellyfish, "sashimi-jellyfish", "0322", "Sashimi Jellyfish", "退化水母", 4, 59,
            260, LELE_LEVEL_EXPERT, false)
SASHIMI_ROW(sashimi_squirmbag, "sashimi-squirmbag", "0323", "Sashimi Squirmbag", "退化五阶鱼", 5,
            63, 470, LELE_LEVEL_MASTER, true)
SASHIMI_ROW(sashimi_whale, "sashimi-whale", "0324", "Sashimi Whale", "退化六阶鱼", 6, 65, 470,
            LELE_LEVEL_MASTER, true)
SASHIMI_ROW(sashimi_leviathan, "sashimi-leviathan", "0325", "Sashimi Leviathan", "退化七阶鱼", 7,
            67, 470, LELE_LEVEL_MASTER, true)
