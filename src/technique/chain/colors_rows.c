/* The rows of colouring. */
#include "technique/chain/finders.h"
#include "technique/rows.h"

static const struct lele_argument simple_colors_trap_why = {
    .text = { "The strong links of {digits} colour {cells:color-a} one way and {cells:color-b} the "
              "other; one of the two colours is true throughout. What sees a cell of each colour "
              "cannot be {digits}: remove {remove}.",
              "沿 {digits} 的强链，{cells:color-a} 染一色，{cells:color-b} 染另一色，"
              "两色必有一色全真。同时看到两种颜色的格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_simple_colors_trap = {
    .about = { .name = "simple-colors-trap",
               .code = "0500",
               .title = { "Simple Colours Trap", "单链染色（双色夹击）" },
               .family = LELE_FAMILY_COLORS,
               .summary = { "What sees both colours of a cluster goes.",
                            "同时看到两种颜色的候选删去。" },
               .rating = 46,
               .score = 150,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_colors,
    .colors = { .form = LELE_COLORS_TRAP },
    .why = &simple_colors_trap_why,
};

static const struct lele_argument simple_colors_wrap_why = {
    .text = { "The strong links of {digits} colour {cells:color-a} one way and {cells:color-b} the "
              "other; one of the two colours is true throughout. {cells:reason} have the same "
              "colour and see each other, so that colour is false: remove {remove}.",
              "沿 {digits} 的强链，{cells:color-a} 染一色，{cells:color-b} 染另一色，"
              "两色必有一色全真。{cells:reason} 同色而又互相看到，此色不成立：删去 {remove}。" },
};

const struct lele_row lele_row_simple_colors_wrap = {
    .about = { .name = "simple-colors-wrap",
               .code = "0501",
               .title = { "Simple Colours Wrap", "单链染色（同色相见）" },
               .family = LELE_FAMILY_COLORS,
               .summary = { "A colour that sees itself is false.",
                            "同色的两格互相看到，此色为假。" },
               .rating = 47,
               .score = 150,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_colors,
    .colors = { .form = LELE_COLORS_WRAP },
    .why = &simple_colors_wrap_why,
};

static const struct lele_argument multi_colors_1_why = {
    .text = { "For {digits} there are two clusters: {cells:color-a} against {cells:color-b}, and "
              "{cells:color-c} against {cells:color-d}. {cells:reason?| see each other|More than "
              "one colour of the first sees one of the second}, so not both colours are true and "
              "one of their opposites is. What sees both opposites cannot be {digits}: remove "
              "{remove}.",
              "{digits} 有两组染色：{cells:color-a} 对 {cells:color-b}，"
              "{cells:color-c} 对 {cells:color-d}。{cells:reason?| 互相看到|两组的颜色不止一处互相"
              "看到}，相见的两色不能同真，所以它们的反色至少有一色为真。"
              "同时看到两个反色的格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_multi_colors_1 = {
    .about = { .name = "multi-colors-1",
               .code = "0502",
               .title = { "Multi Colours 1", "多链染色 1" },
               .family = LELE_FAMILY_COLORS,
               .summary = { "Colours of two clusters see each other; what sees both opposites "
                            "goes.",
                            "两组中各一色相见，看到两个反色的候选删去。" },
               .rating = 56,
               .score = 200,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_colors,
    .colors = { .form = LELE_COLORS_MULTI_1 },
    .why = &multi_colors_1_why,
};

static const struct lele_argument multi_colors_2_why = {
    .text = { "For {digits} there are two clusters: {cells:color-a} against {cells:color-b}, and "
              "{cells:color-c} against {cells:color-d}. The colour of {cells:color-b} sees both "
              "colours of the second cluster, one of which is true. So that colour is false: "
              "remove {remove}.",
              "{digits} 有两组染色：{cells:color-a} 对 {cells:color-b}，"
              "{cells:color-c} 对 {cells:color-d}。{cells:color-b} 这一色看到第二组的两种颜色，"
              "而其中必有一色为真，所以这一色不成立：删去 {remove}。" },
};

const struct lele_row lele_row_multi_colors_2 = {
    .about = { .name = "multi-colors-2",
               .code = "0503",
               .title = { "Multi Colours 2", "多链染色 2" },
               .family = LELE_FAMILY_COLORS,
               .summary = { "A colour that sees both colours of another cluster is false.",
                            "某色看到另一组的两种颜色，此色为假。" },
               .rating = 56,
               .score = 200,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_colors,
    .colors = { .form = LELE_COLORS_MULTI_2 },
    .why = &multi_colors_2_why,
};
