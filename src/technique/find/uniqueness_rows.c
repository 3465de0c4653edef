/* The rows of techniques that assume a unique solution: rectangles, loops, bivalue graves. */
#include "technique/find/finders.h"
#include "technique/rows.h"

/* For patterns with two digits that could be swapped. */
static const struct lele_argument swap_opening = {
    .text = { "If {cells:corner} held nothing but {digits}, the two digits could be swapped and "
              "the puzzle would have two solutions. ",
              "假如 {cells:corner} 只有 {digits}，这两个数就可以互换，题目便有两个解。" },
};

/* The slot {deadly} gives the conclusion, see tell/deadly.c. */
static const struct lele_argument swap_why = {
    .opening = &swap_opening,
    .text = { "{deadly}", "{deadly}" },
};

const struct lele_row lele_row_unique_rectangle_1 = {
    .about = { .name = "unique-rectangle-1",
               .code = "0600",
               .title = { "Unique Rectangle Type 1", "唯一矩形 1 型" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Two digits in four cells must not be swappable: one corner has other "
                            "candidates.",
                            "四格两数不能互换：只有一角有多余候选。" },
               .rating = 45,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_TYPE_1 },
    .why = &swap_why,
};

const struct lele_row lele_row_unique_rectangle_2 = {
    .about = { .name = "unique-rectangle-2",
               .code = "0601",
               .title = { "Unique Rectangle Type 2", "唯一矩形 2 型" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Two digits in four cells must not be swappable: the extra candidates "
                            "are one digit, side by side.",
                            "四格两数不能互换：同侧两角多余候选相同。" },
               .rating = 45,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_TYPE_2 },
    .why = &swap_why,
};

const struct lele_row lele_row_unique_rectangle_3 = {
    .about = { .name = "unique-rectangle-3",
               .code = "0602",
               .title = { "Unique Rectangle Type 3", "唯一矩形 3 型" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Two digits in four cells must not be swappable: the extra candidates "
                            "make a subset.",
                            "四格两数不能互换：多余候选与其他格成数组。" },
               .rating = 45,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_TYPE_3 },
    .why = &swap_why,
};

const struct lele_row lele_row_unique_rectangle_4 = {
    .about = { .name = "unique-rectangle-4",
               .code = "0603",
               .title = { "Unique Rectangle Type 4", "唯一矩形 4 型" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Two digits in four cells must not be swappable: a strong link along "
                            "the side with extras.",
                            "四格两数不能互换：多余两角之间有强链。" },
               .rating = 45,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_TYPE_4 },
    .why = &swap_why,
};

const struct lele_row lele_row_unique_rectangle_5 = {
    .about = { .name = "unique-rectangle-5",
               .code = "0604",
               .title = { "Unique Rectangle Type 5", "唯一矩形 5 型" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Two digits in four cells must not be swappable: one extra digit in "
                            "opposite or three corners.",
                            "四格两数不能互换：对角或三角的多余候选相同。" },
               .rating = 45,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_TYPE_5 },
    .why = &swap_why,
};

static const struct lele_argument unique_rectangle_6_why = {
    .opening = &swap_opening,
    .text = { "{digits:base} fits only into these four cells in both rows or both columns, so it "
              "stands in two opposite corners. Were these {cells:base}, the other two would be the "
              "second digit and the swap possible. So {digits:base} is not there: remove {remove}.",
              "{digits:base} 在这两行（或两列）只能填这四格，因此占据一对对角。若是 {cells:base}，"
              "另一对角就是另一个数，互换成立。所以它们不是 {digits:base}：删去 {remove}。" },
};

const struct lele_row lele_row_unique_rectangle_6 = {
    .about = { .name = "unique-rectangle-6",
               .code = "0605",
               .title = { "Unique Rectangle Type 6", "唯一矩形 6 型" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Two digits in four cells must not be swappable: an X-wing of one of "
                            "the digits.",
                            "四格两数不能互换：其中一数构成 X 翼。" },
               .rating = 45,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_TYPE_6 },
    .why = &unique_rectangle_6_why,
};

static const struct lele_argument hidden_rectangle_why = {
    .opening = &swap_opening,
    .text = { "{cells:pivot} holds only the two digits. If {cells:base} were {gone}, {digits:base} "
              "would have to go into both corners beside it, because it has no other place in that "
              "row and column, and {cells:pivot} would be {gone}: the swap. So remove {remove}.",
              "{cells:pivot} 只有这两个数。若 {cells:base} 是 {gone}，"
              "它所在行、列的 {digits:base} 只能填相邻两角，{cells:pivot} 便是 {gone}，互换成立。"
              "所以删去 {remove}。" },
};

const struct lele_row lele_row_hidden_rectangle = {
    .about = { .name = "hidden-rectangle",
               .code = "0606",
               .title = { "Hidden Rectangle", "隐性唯一矩形" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "A rectangle with strong links along two sides.",
                            "两边有强链的唯一矩形。" },
               .rating = 46,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_HIDDEN },
    .why = &hidden_rectangle_why,
};

static const struct lele_argument avoidable_rectangle_1_why = {
    .text = { "The filled corners of the rectangle {cells:corner} were all found by solving, none "
              "of them is given. With {gone} in the open corner, {digits} could be swapped in it "
              "and the puzzle would have two solutions. So remove {remove}.",
              "矩形 {cells:corner} 中已填的三角都是解出来的，没有给定数。若空角填 {gone}，"
              "{digits} 就可以互换，题目便有两个解。所以删去 {remove}。" },
};

const struct lele_row lele_row_avoidable_rectangle_1 = {
    .about = { .name = "avoidable-rectangle-1",
               .code = "0607",
               .title = { "Avoidable Rectangle Type 1", "可避矩形 1 型" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Three solved corners; the fourth must not complete a swap.",
                            "三角已解出，第四角不能补成可互换的矩形。" },
               .rating = 46,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_avoidable_rectangle,
    .avoidable = { .open_corners = 1 },
    .why = &avoidable_rectangle_1_why,
};

static const struct lele_argument avoidable_rectangle_2_why = {
    .text = { "The filled corners of {cells:corner} are found by solving, none is given. If the "
              "open corners completed the same two digits, they could be swapped. So one of "
              "{cells:extra} is {digits:extra}, and what sees both cannot be: remove {remove}.",
              "矩形 {cells:corner} 中已填的角都是解出来的。若空角补成同样两个数，就可以互换。"
              "所以 {cells:extra} 之一是 {digits:extra}，同时看到两格的格不能是 {digits:extra}："
              "删去 {remove}。" },
};

const struct lele_row lele_row_avoidable_rectangle_2 = {
    .about = { .name = "avoidable-rectangle-2",
               .code = "0608",
               .title = { "Avoidable Rectangle Type 2", "可避矩形 2 型" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Two solved corners; the open ones share an extra digit.",
                            "两角已解出，两个空角有相同的多余候选。" },
               .rating = 46,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_avoidable_rectangle,
    .avoidable = { .open_corners = 2 },
    .why = &avoidable_rectangle_2_why,
};

/* For loops and extended rectangles: all cells exchange their digits. */
static const struct lele_argument exchange_why = {
    .text = { "If {cells:corner} held nothing but {digits}, the digits could be exchanged all "
              "around and the puzzle would have two solutions. {deadly}",
              "假如 {cells:corner} 只有 {digits}，这些数就能整体互换，题目便有两个解。{deadly}" },
};

const struct lele_row lele_row_unique_loop_6 = {
    .about = { .name = "unique-loop-6",
               .title = { "Unique Loop 6", "唯一环（6 格）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "A loop of six cells with the same two digits must not be swappable.",
                            "同样两个数绕成的 6 格环，两数不能互换。" },
               .rating = 46,
               .score = 150,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_unique_loop,
    .loop = { .cells = 6 },
    .why = &exchange_why,
};

const struct lele_row lele_row_unique_loop_8 = {
    .about = { .name = "unique-loop-8",
               .title = { "Unique Loop 8", "唯一环（8 格）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "A loop of eight cells with the same two digits must not be swappable.",
                            "同样两个数绕成的 8 格环，两数不能互换。" },
               .rating = 47,
               .score = 150,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_unique_loop,
    .loop = { .cells = 8 },
    .why = &exchange_why,
};

const struct lele_row lele_row_unique_loop_10 = {
    .about = { .name = "unique-loop-10",
               .title = { "Unique Loop 10+", "唯一环（10 格以上）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "A loop of ten or more cells with the same two digits must not be "
                            "swappable.",
                            "同样两个数绕成的 10 格以上的环，两数不能互换。" },
               .rating = 50,
               .score = 150,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_unique_loop,
    .loop = { .cells = 10, .or_more = true },
    .why = &exchange_why,
};

const struct lele_row lele_row_extended_rectangle = {
    .about = { .name = "extended-rectangle",
               .title = { "Extended Rectangle", "扩展矩形" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Three digits in two lines of three cells must not be swappable.",
                            "两线各三格的三个数不能互换。" },
               .rating = 55,
               .score = 150,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true },
    .find = lele_find_extended_rectangle,
    .why = &exchange_why,
};

/* For bivalue universal graves. */
static const struct lele_argument grave_opening = {
    .text = { "Were it not for {values:extra}, every open cell would have two candidates and every "
              "digit two places in each unit; such a grid has no solution or more than one. ",
              "若没有候选 {values:extra}，每个空格都恰有两个候选数，每个数在每个单元都恰有两个位"
              "置，这样的盘面不可能只有一个解。" },
};

static const struct lele_argument grave_why = {
    .opening = &grave_opening,
    .text = { "{deadly}", "{deadly}" },
};

static const struct lele_argument bug_plus_1_why = {
    .opening = &grave_opening,
    .text = { "So {cells:extra} takes {digits:extra}: remove {remove}.",
              "所以 {cells:extra} 必取 {digits:extra}：删去 {remove}。" },
};

const struct lele_row lele_row_bug_plus_1 = {
    .about = { .name = "bug-plus-1",
               .code = "0610",
               .title = { "BUG+1", "全双值坟墓 +1" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "All cells but one have two candidates; the odd one takes its extra "
                            "digit.",
                            "除一格外全是双值格，该格必取多余的数。" },
               .rating = 56,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_bug,
    .bug = { .type = LELE_BUG_TYPE_1 },
    .why = &bug_plus_1_why,
};

const struct lele_row lele_row_bug_2 = {
    .about = { .name = "bug-2",
               .title = { "BUG Type 2", "全双值坟墓 2 型" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "The extra candidates of the graveyard are one digit.",
                            "多余候选是同一个数。" },
               .rating = 57,
               .score = 120,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true },
    .find = lele_find_bug,
    .bug = { .type = LELE_BUG_TYPE_2 },
    .why = &grave_why,
};

static const struct lele_argument bug_4_why = {
    .opening = &grave_opening,
    .text = { "In {units:seen}, {digits:base} fits only into {cells:base}; one of them is "
              "{digits:base}, and the other must take an extra candidate. So remove {remove}.",
              "在{units:seen}，{digits:base} 只能填 {cells:base}，其中一格是 {digits:base}，"
              "另一格必取多余候选。所以删去 {remove}。" },
};

const struct lele_row lele_row_bug_4 = {
    .about = { .name = "bug-4",
               .title = { "BUG Type 4", "全双值坟墓 4 型" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Two extra cells with a strong link between them.",
                            "两个多余格之间有强链。" },
               .rating = 57,
               .score = 120,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true },
    .find = lele_find_bug,
    .bug = { .type = LELE_BUG_TYPE_4 },
    .why = &bug_4_why,
};

const struct lele_row lele_row_bug_3 = {
    .about = { .name = "bug-3",
               .title = { "BUG Type 3", "全双值坟墓 3 型" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "The extra candidates make a subset.", "多余候选与其他格成数组。" },
               .rating = 58,
               .score = 120,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true },
    .find = lele_find_bug,
    .bug = { .type = LELE_BUG_TYPE_3 },
    .why = &grave_why,
};
