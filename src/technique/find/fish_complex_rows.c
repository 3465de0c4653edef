/* Franken and mutant fish, Kraken fish, templates: names and words. */
#include "technique/chain/finders.h"
#include "technique/find/fish_rows.h"

/* Cannibalism: a place of the bases that two covers hold. */
#define OWN_EN                                                                                     \
    "{own:base? It is not in |, which two of these hold: the other bases would have one unit too " \
    "few.}"
#define OWN_ZH "{own:base?也不在 | 里：它同属其中两个单元，若是它，其余基准就少一个单元可用。}"

#define PLAIN_WHY                                                                                                \
    "Look at {units:base}: they need {digits} once each, and all its places there ({cells:base}) "               \
    "lie in {units:cover}, which are as many. So {units:cover} get their {digits} from there, "                  \
    "each from one place, and nowhere else: remove {remove}." OWN_EN,                                            \
        "看{units:base}：各要一个 {digits}，它在其中的位置（{cells:base}）都落在同样多的" \
        "{units:cover}里。所以{units:cover}的 {digits} 就来自这些位置，别处不能有：删去 "   \
        "{remove}。" OWN_ZH

#define FINNED_WHY                                                                                                       \
    "Look at {units:base}: they need {digits} once each. Leaving out {cells:fin?the fin at |, }"                         \
    "{cells:endo_fin?the endo-fin at |, }all its places there ({cells:base}) lie in "                                    \
    "{units:cover}, "                                                                                                    \
    "which are as many, and nothing else there could be {digits}." OWN_EN                                                \
    " So either that holds or a fin is {digits}: what would go in both cases goes, remove "                              \
    "{remove}.",                                                                                                         \
        "看{units:base}：各要一个 {digits}。除去{cells:fin?鳍 |，}{cells:endo_fin?内鳍 |，}"               \
        "它在其中的位置（{cells:base}）都落在同样多的{units:cover}里，那么{units:cover}的其余格" \
        "都不能是 {digits}。" OWN_ZH                                                                                     \
        "要么如此，要么某个鳍是 {digits}；两种情形都删的格可以删去：{remove}。"

#define SHAPE_ROW(id, text, number, en, zh, n, body, with, rate, points, rank, off, words)         \
    LELE_FISH_ROW(id, text, number, en, zh, n, lele_find_complex_fish, body, with, rate, points,   \
                  rank, off, "A fish whose base and cover sets may be boxes or any units.",        \
                  "基准和覆盖可以含宫或任意单元的鱼。", words)

SHAPE_ROW(franken_x_wing, "franken-x-wing", "0330", "Franken X-Wing", "宫内 X 翼", 2,
          LELE_FISH_FRANKEN, LELE_FISH_FINLESS, 56, 300, LELE_LEVEL_MASTER, true, PLAIN_WHY)
SHAPE_ROW(franken_swordfish, "franken-swordfish", "0331", "Franken Swordfish", "宫内剑鱼", 3,
          LELE_FISH_FRANKEN, LELE_FISH_FINLESS, 60, 350, LELE_LEVEL_MASTER, true, PLAIN_WHY)
SHAPE_ROW(franken_jellyfish, "franken-jellyfish", "0332", "Franken Jellyfish", "宫内水母", 4,
          LELE_FISH_FRANKEN, LELE_FISH_FINLESS, 64, 370, LELE_LEVEL_MASTER, true, PLAIN_WHY)
SHAPE_ROW(franken_squirmbag, "franken-squirmbag", "0333", "Franken Squirmbag", "宫内五阶鱼", 5,
          LELE_FISH_FRANKEN, LELE_FISH_FINLESS, 70, 470, LELE_LEVEL_EXTREME, true, PLAIN_WHY)
SHAPE_ROW(franken_whale, "franken-whale", "0334", "Franken Whale", "宫内六阶鱼", 6,
          LELE_FISH_FRANKEN, LELE_FISH_FINLESS, 72, 470, LELE_LEVEL_EXTREME, true, PLAIN_WHY)
SHAPE_ROW(finned_franken_x_wing, "finned-franken-x-wing", "0340", "Finned Franken X-Wing",
          "带鳍宫内 X 翼", 2, LELE_FISH_FRANKEN, LELE_FISH_FINNED, 58, 390, LELE_LEVEL_MASTER, true,
          FINNED_WHY)
SHAPE_ROW(finned_franken_swordfish, "finned-franken-swordfish", "0341", "Finned Franken Swordfish",
          "带鳍宫内剑鱼", 3, LELE_FISH_FRANKEN, LELE_FISH_FINNED, 62, 410, LELE_LEVEL_MASTER, true,
          FINNED_WHY)
SHAPE_ROW(finned_franken_jellyfish, "finned-franken-jellyfish", "0342", "Finned Franken Jellyfish",
          "带鳍宫内水母", 4, LELE_FISH_FRANKEN, LELE_FISH_FINNED, 66, 430, LELE_LEVEL_MASTER, true,
          FINNED_WHY)
SHAPE_ROW(finned_franken_squirmbag, "finned-franken-squirmbag", "0343", "Finned Franken Squirmbag",
          "带鳍宫内五阶鱼", 5, LELE_FISH_FRANKEN, LELE_FISH_FINNED, 72, 470, LELE_LEVEL_EXTREME,
          true, FINNED_WHY)
SHAPE_ROW(finned_franken_whale, "finned-franken-whale", "0344", "Finned Franken Whale",
          "带鳍宫内六阶鱼", 6, LELE_FISH_FRANKEN, LELE_FISH_FINNED, 74, 470, LELE_LEVEL_EXTREME,
          true, FINNED_WHY)
SHAPE_ROW(mutant_x_wing, "mutant-x-wing", "0350", "Mutant X-Wing", "交叉 X 翼", 2, LELE_FISH_MUTANT,
          LELE_FISH_FINLESS, 60, 450, LELE_LEVEL_EXTREME, true, PLAIN_WHY)
SHAPE_ROW(mutant_swordfish, "mutant-swordfish", "0351", "Mutant Swordfish", "交叉剑鱼", 3,
          LELE_FISH_MUTANT, LELE_FISH_FINLESS, 64, 450, LELE_LEVEL_EXTREME, true, PLAIN_WHY)
SHAPE_ROW(mutant_jellyfish, "mutant-jellyfish", "0352", "Mutant Jellyfish", "交叉水母", 4,
          LELE_FISH_MUTANT, LELE_FISH_FINLESS, 68, 450, LELE_LEVEL_EXTREME, true, PLAIN_WHY)
SHAPE_ROW(mutant_squirmbag, "mutant-squirmbag", "0353", "Mutant Squirmbag", "交叉五阶鱼", 5,
          LELE_FISH_MUTANT, LELE_FISH_FINLESS, 74, 470, LELE_LEVEL_EXTREME, true, PLAIN_WHY)
SHAPE_ROW(mutant_whale, "mutant-whale", "0354", "Mutant Whale", "交叉六阶鱼", 6, LELE_FISH_MUTANT,
          LELE_FISH_FINLESS, 76, 470, LELE_LEVEL_EXTREME, true, PLAIN_WHY)
SHAPE_ROW(finned_mutant_x_wing, "finned-mutant-x-wing", "0360", "Finned Mutant X-Wing",
          "带鳍交叉 X 翼", 2, LELE_FISH_MUTANT, LELE_FISH_FINNED, 62, 470, LELE_LEVEL_EXTREME, true,
          FINNED_WHY)
SHAPE_ROW(finned_mutant_swordfish, "finned-mutant-swordfish", "0361", "Finned Mutant Swordfish",
          "带鳍交叉剑鱼", 3, LELE_FISH_MUTANT, LELE_FISH_FINNED, 66, 470, LELE_LEVEL_EXTREME, true,
          FINNED_WHY)
SHAPE_ROW(finned_mutant_jellyfish, "finned-mutant-jellyfish", "0362", "Finned Mutant Jellyfish",
          "带鳍交叉水母", 4, LELE_FISH_MUTANT, LELE_FISH_FINNED, 70, 470, LELE_LEVEL_EXTREME, true,
          FINNED_WHY)
SHAPE_ROW(finned_mutant_squirmbag, "finned-mutant-squirmbag", "0363", "Finned Mutant Squirmbag",
          "带鳍交叉五阶鱼", 5, LELE_FISH_MUTANT, LELE_FISH_FINNED, 76, 470, LELE_LEVEL_EXTREME,
          true, FINNED_WHY)
SHAPE_ROW(finned_mutant_whale, "finned-mutant-whale", "0364", "Finned Mutant Whale",
          "带鳍交叉六阶鱼", 6, LELE_FISH_MUTANT, LELE_FISH_FINNED, 78, 470, LELE_LEVEL_EXTREME,
          true, FINNED_WHY)

const struct lele_row lele_row_kraken_fish_1 = {
    .about = { .name = "kraken-fish-1",
               .code = "0371",
               .title = { "Kraken Fish Type 1", "海怪鱼（一型）" },
               .family = LELE_FAMILY_FISH,
               .summary = { "A finned fish; chains lead from every fin to what it eliminates.",
                            "带鳍鱼，每个鳍都有链推到被删的候选数。" },
               .rating = 80,
               .score = 500,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_kraken_fish,
    .kraken = { .type = LELE_KRAKEN_TYPE_1 },
    .why = { "Look at {units:base}: they need {digits} once each. Without the fin at {cells:fin} "
             "its "
             "places there "
             "({cells:base}) lie in {units:cover}, and the fish eliminates {remove}. From the "
             "fin the same follows:\n{branches}.\nSo it goes in any case: remove {remove}.",
             "看{units:base}：各要一个 {digits}。除去鳍 {cells:fin}，它的位置（{cells:base}）都落在"
             "{units:cover}里，这条鱼删去 {remove}。从鳍出发也得到同样结果：\n{branches}。\n"
             "所以无论如何都要删去：{remove}。" },
};

const struct lele_row lele_row_kraken_fish_2 = {
    .about = { .name = "kraken-fish-2",
               .code = "0372",
               .title = { "Kraken Fish Type 2", "海怪鱼（二型）" },
               .family = LELE_FAMILY_FISH,
               .summary = { "All places of one cover set and all fins lead to the same.",
                            "一个覆盖单元的所有位置和所有鳍都推出同一结论。" },
               .rating = 80,
               .score = 500,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_kraken_fish,
    .kraken = { .type = LELE_KRAKEN_TYPE_2 },
    .why = { "Look at {units:base}: they need {digits} once each. Without the fin at {cells:fin} "
             "each of "
             "{units:cover} has its {digits} in {cells:base}. So {digits} is in the fin, or "
             "{units:seen} has it in one of those cells; and all of these lead to the same:\n"
             "{branches}.\nRemove {remove}.",
             "看{units:base}：各要一个 {digits}。除去鳍 {cells:fin}，{units:cover}的 {digits} 都在 "
             "{cells:base} 里。所以要么某个鳍是 {digits}，要么{units:seen}的 {digits} 在其中；"
             "它们都推出同一结论：\n{branches}。\n删去 {remove}。" },
};

const struct lele_row lele_row_template_set = {
    .about = { .name = "template-set",
               .code = "1201",
               .title = { "Template Set", "模板（填入）" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "A cell that holds the digit in every possible template.",
                            "某数的所有可能模板都含有的格。" },
               .rating = 100,
               .score = 10000,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_template,
    .templates = { .conclusion = LELE_TEMPLATE_SET },
    .why = { "{values:reason?All ways to place other digits agree on |. }"
             "Go through all ways to place {digits} in the whole grid. Every one of them has it "
             "in these cells: {place}.",
             "{values:reason?其他数字的所有摆法都含有 |。}"
             "把 {digits} 在全盘的所有摆法过一遍，每一种都含有这些格：{place}。" },
};

const struct lele_row lele_row_template_delete = {
    .about = { .name = "template-delete",
               .code = "1202",
               .title = { "Template Delete", "模板（删减）" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "A cell that holds the digit in no possible template.",
                            "某数的任何可能模板都不含的格。" },
               .rating = 100,
               .score = 10000,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_template,
    .templates = { .conclusion = LELE_TEMPLATE_DELETE },
    .why = { "{values:reason?All ways to place other digits agree on |. }"
             "Go through all ways to place {digits} in the whole grid. None of them has it in "
             "these cells: remove {remove}.",
             "{values:reason?其他数字的所有摆法都含有 |。}"
             "把 {digits} 在全盘的所有摆法过一遍，没有一种用到这些格：删去 {remove}。" },
};
