/* The row of unique rectangles with strong links. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument strong_rectangle_why = {
    .text = { "The puzzle has only one solution. If {cells:corner} held only {digits}, crosswise, "
              "these two digits could change places there, and there would be a second solution. "
              "Now suppose that {cells:base} is {gone}. From corner to corner the others follow: "
              "one without other candidates takes the digit that its neighbour is not, and "
              "{links}. So the pattern that cannot be would be complete. So {cells:base} is not "
              "{gone}: remove {remove}.",
              "题目只有一个解。假如 {cells:corner} 交错填着 "
              "{digits}，这两个数就可以互换，题目便有第二个解。假设 {cells:base} 是 "
              "{gone}，其余各角依次随之确定：只有这两个候选数的角取邻角之外的那个数；{links}"
              "。于是不可能的矩形便成立。所以 {cells:base} 不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_unique_rectangle_strong = {
    .about = { .name = "unique-rectangle-strong",
               .title = { "Unique Rectangle with Strong Links", "唯一矩形 + 强链" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Four cells at the crossings of two rows and two columns, in two "
                            "boxes, must not be left with the same two digits, which could be "
                            "swapped. If a digit in one corner forces the other three, by their "
                            "candidates or by units where a digit fits only in two corners, that "
                            "corner is not the digit. Players count corners with other candidates "
                            "and strong links: 2B/1SL, 2D/1SL, 3X/2SL, 4X/3SL, 4C/3SL.",
                            "两行两列相交、分在两宫的四格，不能只剩同样的两个数，否则可以互换。若某"
                            "一"
                            "角填某数会使其余三角依次确定（双值格，或某数在一个区域里只能填在两角）"
                            "，"
                            "这一角就不能是它。玩家按有别的候选数的角数和强链数称为 "
                            "2B/1SL、2D/1SL、3X/2SL、4X/3SL、4C/3SL。" },
               .rating = 46,
               .score = 110,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_strong_rectangle,
    .why = &strong_rectangle_why,
};
