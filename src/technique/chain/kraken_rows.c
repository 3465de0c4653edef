/* The rows of Kraken fish. */
#include "technique/chain/finders.h"
#include "technique/rows.h"

static const struct lele_argument kraken_fish_1_why = {
    .text = { "Look at {units:base}: they need {digits} once each. Without the fin at {cells:fin} "
              "its places there ({cells:base}) lie in {units:cover}, and the fish eliminates "
              "{remove}. From the fin the same follows:\n"
              "{branches}.\n"
              "So it goes in any case: remove {remove}.",
              "看{units:base}：各要一个 {digits}。除去鳍 {cells:fin}，它的位置（{cells:base}）"
              "都落在{units:cover}里，这条鱼删去 {remove}。从鳍出发也得到同样结果：\n"
              "{branches}。\n"
              "所以无论如何都要删去：{remove}。" },
};

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
    .why = &kraken_fish_1_why,
};

static const struct lele_argument kraken_fish_2_why = {
    .text = { "Look at {units:base}: they need {digits} once each. Without the fin at {cells:fin} "
              "each of {units:cover} has its {digits} in {cells:base}. So {digits} is in the fin, "
              "or {units:seen} has it in one of those cells; and all of these lead to the same:\n"
              "{branches}.\n"
              "Remove {remove}.",
              "看{units:base}：各要一个 {digits}。除去鳍 {cells:fin}，"
              "{units:cover}的 {digits} 都在 {cells:base} 里。所以要么某个鳍是 {digits}，"
              "要么{units:seen}的 {digits} 在其中；它们都推出同一结论：\n"
              "{branches}。\n"
              "删去 {remove}。" },
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
    .why = &kraken_fish_2_why,
};
