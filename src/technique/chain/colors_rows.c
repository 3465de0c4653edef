/* The rows of colouring. */
#include "technique/chain/finders.h"
#include "technique/rows.h"

static const struct lele_argument simple_colors_trap_why = {
    .text = { "Units with only two places for {digits}: {units:base}. One of the two is right. "
              "They get two colours: A is {cells:color-a}, B is {cells:color-b}. An A and a B that "
              "see each other are not both right. So if the A that a cell sees is wrong, then, "
              "link by link, the B that it sees is right. A cell that sees both colours would make "
              "both wrong if it were {digits}: remove {remove}.",
              "{digits} 只有两个位置的区域：{units:base}。两个位置必有一个成立，分别染成两色：A 色 "
              "{cells:color-a}，B 色 {cells:color-b}。互相看见的 A、B "
              "两格不能都成立。所以某格看到的 A 若不成立，一环一环推下去，它看到的 B "
              "就成立。同时看到两色的格若是 {digits}，两者都不成立，矛盾：删去 {remove}。" },
};

const struct lele_row lele_row_simple_colors_trap = {
    .about = { .name = "simple-colors-trap",
               .code = "0500",
               .title = { "Simple Colours Trap", "简单染色（双色夹击）" },
               .family = LELE_FAMILY_COLORS,
               .summary = { "Cells where a digit has only two places in a unit are linked and "
                            "coloured in turn with two colours, one of which is right throughout. "
                            "A cell that sees both colours loses the digit.",
                            "把某数在区域里仅有的两个位置连起来，交替染成两色，必有一色全部成立。同"
                            "时看到两色的格不能填它。" },
               .rating = 46,
               .score = 150,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_colors,
    .colors = { .form = LELE_COLORS_TRAP },
    .why = &simple_colors_trap_why,
};

static const struct lele_argument simple_colors_wrap_why = {
    .text = { "Units with only two places for {digits}: {units:base}. One of the two is right. "
              "They get two colours: A is {cells:color-a}, B is {cells:color-b}. An A and a B that "
              "see each other are not both right. If one B is right, the A that it sees is wrong, "
              "and so, link by link, more of B are right, until two of them see each other as "
              "{cells:reason} do. That cannot be, so none of B is {digits}: remove {remove}.",
              "{digits} 只有两个位置的区域：{units:base}。两个位置必有一个成立，分别染成两色：A 色 "
              "{cells:color-a}，B 色 {cells:color-b}。互相看见的 A、B 两格不能都成立。若某个 B "
              "成立，它看到的 A 就不成立，一环一环推下去，别的 B 也成立，直到有两个 B 像 "
              "{cells:reason} 那样互相看见。这不可能，所以 B 色都不是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_simple_colors_wrap = {
    .about = { .name = "simple-colors-wrap",
               .code = "0501",
               .title = { "Simple Colours Wrap", "简单染色（同色相见）" },
               .family = LELE_FAMILY_COLORS,
               .summary = { "Cells where a digit has only two places in a unit are linked and "
                            "coloured in turn with two colours, one of which is right throughout. "
                            "A colour with two cells that see each other is wrong.",
                            "把某数在区域里仅有的两个位置连起来，交替染成两色，必有一色全部成立。同"
                            "色的两格互相看见，这一色就不成立。" },
               .rating = 47,
               .score = 150,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_colors,
    .colors = { .form = LELE_COLORS_WRAP },
    .why = &simple_colors_wrap_why,
};

static const struct lele_argument multi_colors_1_why = {
    .text = { "Units with only two places for {digits}: {units:base}. One of the two is right. "
              "They get two colours in each of two clusters: A is {cells:color-a}, B is "
              "{cells:color-b}; C is {cells:color-c}, D is {cells:color-d}. An A and a B that see "
              "each other are not both right, nor are a C and a D. {cells:reason?| see each other, "
              "so these two are not both right either. If the A that a cell sees is wrong, then, "
              "link by link, B is right, D is wrong and the C that it sees is right; a cell that "
              "sees both A and C loses the digit|Where a colour of one cluster sees a colour of "
              "the other, these two are not both right either. So if the opposite of one is wrong, "
              "then, link by link, the opposite of the other is right; a cell that sees both "
              "opposites loses the digit}: remove {remove}.",
              "{digits} "
              "只有两个位置的区域：{units:base}。两个位置必有一个成立，这样的格有两组，各染两色：A "
              "色 {cells:color-a}，B 色 {cells:color-b}；C 色 {cells:color-c}，D 色 "
              "{cells:color-d}。互相看见的 A、B 不能都成立，C、D 也一样。{cells:reason?| "
              "互相看见，也不能都成立。某格看到的 A 若不成立，一环一环推下去，B 成立，D "
              "不成立，它看到的 C 就成立；同时看到 A、C "
              "两色的格不能填这个数|"
              "两组中相见的两色也不能都成立。所以其中一色的反色若不成立，一环一环推下去，另一色的反"
              "色就成立；同时看到两个反色的格不能填这个数}：删去 {remove}。" },
};

const struct lele_row lele_row_multi_colors_1 = {
    .about = { .name = "multi-colors-1",
               .code = "0502",
               .title = { "Multi Colours 1", "多重染色（类型 1）" },
               .family = LELE_FAMILY_COLORS,
               .summary = { "Two clusters of linked cells have two colours each, of which one is "
                            "right. Where a colour of one sees a colour of the other, one of the "
                            "two opposite colours is right; a cell that sees both of those loses "
                            "the digit.",
                            "两组相连的格各染两色，每组一真一假。两组中有两色相见，它们的反色就至少"
                            "有一色成立；同时看到两个反色的格不能填该数。" },
               .rating = 56,
               .score = 200,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_colors,
    .colors = { .form = LELE_COLORS_MULTI_1 },
    .why = &multi_colors_1_why,
};

static const struct lele_argument multi_colors_2_why = {
    .text = { "Units with only two places for {digits}: {units:base}. One of the two is right. "
              "They get two colours in each of two clusters: {cells:color-a?A is |, |}B is "
              "{cells:color-b}; C is {cells:color-c}, D is {cells:color-d}. An A and a B that see "
              "each other are not both right, nor are a C and a D. If one B is right, then, link "
              "by link, so are those of B that see C and D; then C and D would both be wrong, "
              "although one of them is right. So none of B is {digits}: remove {remove}.",
              "{digits} "
              "只有两个位置的区域：{units:base}。两个位置必有一个成立，这样的格有两组，各染两色："
              "{cells:color-a?A 色 |，|}B 色 {cells:color-b}；C 色 {cells:color-c}，D 色 "
              "{cells:color-d}。互相看见的 A、B 不能都成立，C、D 也一样。若某个 B "
              "成立，一环一环推下去，看到 C、D 的那些 B 也成立，C、D "
              "就都不成立，可其中必有一个成立。所以 B 色都不是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_multi_colors_2 = {
    .about = { .name = "multi-colors-2",
               .code = "0503",
               .title = { "Multi Colours 2", "多重染色（类型 2）" },
               .family = LELE_FAMILY_COLORS,
               .summary = { "Two clusters of linked cells have two colours each, of which one is "
                            "right. A colour that sees both colours of the other cluster is wrong.",
                            "两组相连的格各染两色，每组一真一假。某色看到另一组的两色，这一色就不成"
                            "立。" },
               .rating = 56,
               .score = 200,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_colors,
    .colors = { .form = LELE_COLORS_MULTI_2 },
    .why = &multi_colors_2_why,
};
