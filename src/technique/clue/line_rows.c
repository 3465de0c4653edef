/* The rows of techniques for lines, dots, arrows and other clues. */
#include "lele/clue.h"
#include "technique/clue/finders.h"
#include "technique/rows.h"

/* The clues that a row is about. */
#define LOOK(name) (UINT64_C(1) << LELE_LOOK_##name)
#define ARROWS     (LOOK(ARROW) | LOOK(DOUBLE_ARROW))
#define PILLS      LOOK(PILL)
#define BALANCES   (LOOK(REGION_SUM) | LOOK(EQUAL_SUM) | LOOK(ZIPPER))
#define RENBAN     LOOK(RENBAN)
#define LINES      (LOOK(THERMOMETER) | LOOK(SLOW_THERMOMETER) | LOOK(MAXIMUM) | LOOK(MINIMUM))
#define PAIRS      (~(LINES | RENBAN))

static const struct lele_argument pair_support_why = {
    .text = { "{meaning} At {clue}, {gone} in {cells:pivot} has no partner "
              "in {partner}: remove {remove}.",
              "{meaning}{clue}：{cells:pivot} 若填 {gone}，{partner}没有可"
              "配的数。删去 {remove}。" },
};

const struct lele_row lele_row_pair_support = {
    .about = { .name = "pair-support",
               .title = { "Pair Support", "配对" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "Two cells depend on each other by a dot, a sign or a line. "
                            "A digit without a partner in the other cell goes.",
                            "两格由点、符号或线联系在一起。某数在另一格没有可配的数，就可"
                            "以删去。" },
               .rating = 15,
               .score = 15,
               .level = LELE_LEVEL_EASY,
               .since = 2,
               .needs_clues = true },
    .find = lele_find_pair_support,
    .why = &pair_support_why,
    .clue = { .looks = PAIRS },
};

static const struct lele_argument line_bounds_why = {
    .text = { "{meaning} At {clue}, {gone} in {cells:pivot} leaves no "
              "digit for {partner}: remove {remove}.",
              "{meaning}{clue}：{cells:pivot} 若填 {gone}，{partner}就无数"
              "可填。删去 {remove}。" },
};

const struct lele_row lele_row_line_bounds = {
    .about = { .name = "line-bounds",
               .title = { "Line Bounds", "线界" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "Along a thermometer the digits grow, so each cell leaves "
                            "room for those before and after it. The same holds for "
                            "greatest and least cells.",
                            "温度计上的数从球端开始递增，每格都要给前后的格留出余地；极大"
                            "格、极小格同理。" },
               .rating = 17,
               .score = 15,
               .level = LELE_LEVEL_EASY,
               .since = 2,
               .needs_clues = true },
    .find = lele_find_pair_support,
    .why = &line_bounds_why,
    .clue = { .looks = LINES },
};

static const struct lele_argument arrow_extremes_why = {
    .text = { "At {clue}, {rest}. {bounds}: remove {remove}.",
              "{clue}：{rest}。{bounds}：删去 {remove}。" },
};

const struct lele_row lele_row_arrow_extremes = {
    .about = { .name = "arrow-extremes",
               .title = { "Arrow Extremes", "箭头极值" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "The circle is at least as much as its shaft must hold, and "
                            "a shaft cell leaves room for the others.",
                            "圆圈至少是箭杆各格的最小和，箭杆上的每一格也要给其余格留出余"
                            "地。" },
               .rating = 17,
               .score = 15,
               .level = LELE_LEVEL_EASY,
               .since = 2,
               .needs_clues = true },
    .find = lele_find_sum_extremes,
    .why = &arrow_extremes_why,
    .clue = { .looks = ARROWS },
};

static const struct lele_argument between_squeeze_why = {
    .text = { "{meaning} At {clue}, no choice of the two ends leaves room "
              "for {gone} in these cells: remove {remove}.",
              "{meaning}{clue}：两端无论怎样填，都容不下这里的 {gone}。删去"
              " {remove}。" },
};

const struct lele_row lele_row_between_squeeze = {
    .about = { .name = "between-squeeze",
               .title = { "Between Squeeze", "区间夹" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "The cells of a line lie strictly between its two ends, so "
                            "the ends leave room for them and they fit between the ends.",
                            "线上的格都严格介于两端之间：两端要给它们留出余地，它们也要落"
                            "在两端之间。" },
               .rating = 20,
               .score = 25,
               .level = LELE_LEVEL_EASY,
               .since = 2,
               .needs_clues = true },
    .find = lele_find_between,
    .why = &between_squeeze_why,
};

static const struct lele_argument pill_extremes_why = {
    .text = { "At {clue}, {rest}. {bounds}: remove {remove}.",
              "{clue}：{rest}。{bounds}：删去 {remove}。" },
};

const struct lele_row lele_row_pill_extremes = {
    .about = { .name = "pill-leading-digit",
               .title = { "Pill Leading Digit", "长圈首位" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "The shaft can reach only so much, which bounds the leading "
                            "digit of the number in the pill, and its other cells.",
                            "箭杆的和有限，长圈里数的首位（以及其余格）因此受限。" },
               .rating = 20,
               .score = 25,
               .level = LELE_LEVEL_EASY,
               .since = 2,
               .needs_clues = true },
    .find = lele_find_sum_extremes,
    .why = &pill_extremes_why,
    .clue = { .looks = PILLS },
};

static const struct lele_argument all_places_seen_why = {
    .text = { "In {units:seen}, the digit {digits} fits only at {any:base}. By the "
              "clues, each of these excludes {digits} from {losers}: "
              "remove {remove}.",
              "在{units:seen}，{digits} 只能填在 {any:base}。按线索，这些格"
              "都与 {losers} 不同：删去 {remove}。" },
};

const struct lele_row lele_row_all_places_seen = {
    .about = { .name = "all-places-seen",
               .title = { "All Places Seen", "共视排除" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "All places of a digit in a unit see one cell outside it, by "
                            "clues such as a knight's move or a cage. That cell cannot "
                            "hold it.",
                            "某数在一个单元里的所有位置都看得到单元外的一格（如马步、笼）"
                            "，那格不能填它。" },
               .rating = 20,
               .score = 25,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2,
               .needs_clues = true },
    .find = lele_find_all_places_seen,
    .why = &all_places_seen_why,
};

static const struct lele_argument renban_window_why = {
    .text = { "{meaning} At {clue}, the open cells can hold {sets}. With "
              "one of the digits to remove in its cell, none of these can "
              "be placed: remove {remove}.",
              "{meaning}{clue}：空格可以填 {sets}。要删的数填在那里，这些就"
              "都放不下：删去 {remove}。" },
};

const struct lele_row lele_row_renban_window = {
    .about = { .name = "renban-window",
               .title = { "Renban Window", "连号窗" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "The digits of the line follow each other. Runs that do not "
                            "fit leave the line.",
                            "线上的数必须连号。放不下的连号段连同它的数一起排除。" },
               .rating = 21,
               .score = 25,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2,
               .needs_clues = true },
    .find = lele_find_combination_places,
    .why = &renban_window_why,
    .clue = { .looks = RENBAN },
};

static const struct lele_argument dot_chain_why = {
    .text = { "With {gone} in {cells:pivot}, {partner} would both need the "
              "same digit by {clue}, but they see each other: remove "
              "{remove}.",
              "{cells:pivot} 若填 {gone}，按{clue}，{partner}要填同一个数，"
              "而它们不能相同：删去 {remove}。" },
};

const struct lele_row lele_row_dot_chain = {
    .about = { .name = "dot-chain",
               .title = { "Dot Chain", "点链" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "Two partners of a cell see each other. A digit that would "
                            "give both the same digit goes.",
                            "一格的两个相连的格互相看得到。若某数迫使这两格相同，就可以删"
                            "去。" },
               .rating = 22,
               .score = 35,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2,
               .needs_clues = true },
    .find = lele_find_dot_chain,
    .why = &dot_chain_why,
    .clue = { .looks = PAIRS | LINES },
};

static const struct lele_argument quadruple_in_unit_why = {
    .text = { "{meaning} At {clue}, the open cells are {values:base}, and "
              "the digits that are still missing have to be there. That "
              "leaves no room for {gone}: remove {remove}.",
              "{meaning}{clue}：空格是 {values:base}，还缺的数必在其中，这"
              "样就容不下 {gone}。删去 {remove}。" },
};

const struct lele_row lele_row_quadruple_in_unit = {
    .about = { .name = "quadruple-in-unit",
               .title = { "Quadruple in a Unit", "四宫定位" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "The four cells hold the digits of the circle. A digit with "
                            "one place there is placed, one whose places see a cell "
                            "leaves that cell, and full cells have no room for others.",
                            "四格里必有圈中的数：只有一处可放就定在那里；各处都看到的格不"
                            "能填它；格数刚好时别的数都放不下。" },
               .rating = 22,
               .score = 35,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2,
               .needs_clues = true },
    .find = lele_find_quadruple,
    .why = &quadruple_in_unit_why,
};

static const struct lele_argument equal_cells_why = {
    .text = { "{clue} makes {cells:pivot} equal. In {units:seen}, the digit {digits} "
              "fits only at {any:base}, and each of these sees one of the "
              "two. With {digits} there, the unit would have none: remove "
              "{remove}.",
              "{clue}使 {cells:pivot} 相等。在{units:seen}，{digits} 只能填"
              "在 {any:base}，每一格都看得到这两格之一。若它们是 {digits}，"
              "该单元就没有 {digits} 了：删去 {remove}。" },
};

const struct lele_row lele_row_equal_cells = {
    .about = { .name = "equal-cells",
               .title = { "Equal Cells See Together", "同格共视" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "Two cells are equal. All places of a digit in a unit see "
                            "one or the other, so the two are not that digit.",
                            "两格相等。某数在一个单元里的所有位置都看得到其中一格，这两格"
                            "就不能是它。" },
               .rating = 24,
               .score = 40,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2,
               .needs_clues = true },
    .find = lele_find_equal_cells,
    .why = &equal_cells_why,
    .clue = { .looks = PAIRS | LINES },
};

static const struct lele_argument region_sum_balance_why = {
    .text = { "At {clue}, {rest}. {bounds}: remove {remove}.",
              "{clue}：{rest}。{bounds}：删去 {remove}。" },
};

const struct lele_row lele_row_region_sum_balance = {
    .about = { .name = "region-sum-balance",
               .title = { "Region Sum Balance", "区和平衡" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "Two parts of the clue have equal sums. What one part can "
                            "hold bounds the other.",
                            "线索的两部分和相等，一部分能容的大小限定了另一部分。" },
               .rating = 26,
               .score = 45,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2,
               .needs_clues = true },
    .find = lele_find_sum_extremes,
    .why = &region_sum_balance_why,
    .clue = { .looks = BALANCES },
};

static const struct lele_argument cage_chain_why = {
    .text = { "{walk}. So {result}: remove {remove}.", "{walk}。所以 {result}：删去 {remove}。" },
};

const struct lele_row lele_row_cage_chain = {
    .about = { .name = "cage-chain",
               .title = { "Cage Chain", "笼链" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "A chain that also runs through clues: a digit of a cage with two open "
                            "cells needs its partner, and digits that a dot or a line keeps apart "
                            "exclude each other.",
                            "链也可以经过线索：只剩两格的笼，一格的数决定另一格；点和线不容许的两个"
                            "数互相排斥。" },
               .rating = 66,
               .score = 280,
               .level = LELE_LEVEL_EXPERT,
               .since = 2,
               .needs_clues = true },
    .find = lele_find_cage_chain,
    .why = &cage_chain_why,
};
