/* The rows of techniques for clues. */
#include "lele/clue.h"
#include "technique/clue/finders.h"
#include "technique/rows.h"

/* The clues that a row is about. */
#define LOOK(name) (UINT64_C(1) << LELE_LOOK_##name)
#define CAGES      (LOOK(CAGE) | LOOK(SUM) | LOOK(LITTLE_KILLER))
#define ARROWS     (LOOK(ARROW) | LOOK(DOUBLE_ARROW))
#define PILLS      LOOK(PILL)
#define BALANCES   (LOOK(REGION_SUM) | LOOK(EQUAL_SUM) | LOOK(ZIPPER))
#define RENBAN     LOOK(RENBAN)
#define LINES      (LOOK(THERMOMETER) | LOOK(SLOW_THERMOMETER) | LOOK(MAXIMUM) | LOOK(MINIMUM))
#define PAIRS      (~(LINES | RENBAN))

static const struct lele_argument killer_why = {
    .text = { "{total?|. |}In the combinations of each of these there is "
              "one of {digits}, and only in {units:seen}: "
              "{sets}{cells:pincer?; | can hold nothing else|}. So these "
              "take {digits} of {units:seen}, and no other cell of it can: "
              "remove {remove}.",
              "{total?|。|}每个组合都含 {digits} 之一，而且只在{units:seen}"
              "：{sets}{cells:pincer?；| 也只能填这些数|}。所以{units:seen}"
              "的 {digits} 都在这里，其余格不能填：删去 {remove}。" },
};

static const struct lele_argument hidden_killer_why = {
    .text = { "{total?|. |}In {units:seen}, {digits} fit only "
              "{cells:pincer?in | and |}in cells with these combinations: "
              "{sets}. None of them has more than one of {digits}, so each "
              "place takes exactly one: remove {remove}.",
              "{total?|。|}在{units:seen}，{digits} 只能填在"
              "{cells:pincer?| 和|}这些组合的格里：{sets}。每个组合最多含"
              " {digits} 中的一个，所以每处恰好一个：删去 {remove}。" },
};

static const struct lele_argument last_cell_of_cage_why = {
    .text = { "Only one cell of {clue} is open: {rest}.", "{clue}只剩一个空格：{rest}。" },
};

const struct lele_row lele_row_last_cell_of_cage = {
    .about = { .name = "last-cell-of-cage",
               .title = { "Last Cell of a Cage", "笼末格" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "Only one cell of a cage, or of another sum, is open. It "
                            "takes what is missing.",
                            "一个笼（或别的和）只剩一格未填，这格就是总数减去其余。" },
               .rating = 11,
               .score = 8,
               .level = LELE_LEVEL_BEGINNER,
               .since = 2 },
    .find = lele_find_last_cell_of_sum,
    .why = &last_cell_of_cage_why,
    .clue = { .looks = CAGES | ARROWS | PILLS | BALANCES },
};

static const struct lele_argument pair_support_why = {
    .text = { "{clue}: {meaning} For {gone} in {cells:pivot}, there is no "
              "partner in {partner}: remove {remove}.",
              "{clue}：{meaning}{cells:pivot} 若填 {gone}，{partner}没有可"
              "配的数：删去 {remove}。" },
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
               .since = 2 },
    .find = lele_find_pair_support,
    .why = &pair_support_why,
    .clue = { .looks = PAIRS },
};

static const struct lele_argument cage_extremes_why = {
    .text = { "In {clue}, {rest}. {bounds}: remove {remove}.",
              "{clue}：{rest}。{bounds}：删去 {remove}。" },
};

const struct lele_row lele_row_cage_extremes = {
    .about = { .name = "cage-extremes",
               .title = { "Cage Extremes", "笼极值" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "The other cells of a cage can hold only so much, or must "
                            "hold at least so much. That bounds each cell.",
                            "笼内其余格最多（最少）合计多少，就限定了每一格的大小。" },
               .rating = 16,
               .score = 15,
               .level = LELE_LEVEL_EASY,
               .since = 2 },
    .find = lele_find_sum_extremes,
    .why = &cage_extremes_why,
    .clue = { .looks = CAGES },
};

static const struct lele_argument line_bounds_why = {
    .text = { "{clue}: {meaning} For {gone} in {cells:pivot}, {partner} "
              "has no digit that leaves room: remove {remove}.",
              "{clue}：{meaning}{cells:pivot} 若填 {gone}，{partner}没有容"
              "得下的数：删去 {remove}。" },
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
               .since = 2 },
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
               .since = 2 },
    .find = lele_find_sum_extremes,
    .why = &arrow_extremes_why,
    .clue = { .looks = ARROWS },
};

static const struct lele_argument cage_combinations_why = {
    .text = { "In {clue}, {rest}. Combinations: {sets}. {gone} is in "
              "none of them: remove {remove}.",
              "{clue}：{rest}。组合：{sets}。{gone} 不在其中：删去 {remove}"
              "。" },
};

const struct lele_row lele_row_cage_combinations = {
    .about = { .name = "cage-combinations",
               .title = { "Cage Combinations", "笼组合" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "A digit that is in no possible combination of a cage goes.",
                            "不在笼的任何可能组合里的数可以删去。" },
               .rating = 18,
               .score = 20,
               .level = LELE_LEVEL_EASY,
               .since = 2 },
    .find = lele_find_combinations,
    .why = &cage_combinations_why,
    .clue = { .looks = CAGES },
};

static const struct lele_argument rule_of_45_why = {
    .text = { "{total}.", "{total}。" },
};

const struct lele_row lele_row_rule_of_45 = {
    .about = { .name = "rule-of-45",
               .title = { "Rule of 45", "四五法则" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "Rows, columns and boxes hold a known sum. When the cages in "
                            "them are taken out and one cell is left, its digit is the "
                            "difference.",
                            "行、列、宫的和是已知的。减去其中的笼，若只剩一格，差就是这格"
                            "的数。" },
               .rating = 19,
               .score = 25,
               .level = LELE_LEVEL_EASY,
               .since = 2 },
    .find = lele_find_rule_of_45,
    .why = &rule_of_45_why,
};

static const struct lele_argument between_squeeze_why = {
    .text = { "{clue}: {meaning} No choice of the two ends leaves room for "
              "{gone} here: remove {remove}.",
              "{clue}：{meaning}两端无论怎样填，都容不下这里的 {gone}：删去"
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
               .since = 2 },
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
               .since = 2 },
    .find = lele_find_sum_extremes,
    .why = &pill_extremes_why,
    .clue = { .looks = PILLS },
};

static const struct lele_argument all_places_seen_why = {
    .text = { "In {units:seen}, {digits} fits only at {any:base}. By the "
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
               .since = 2 },
    .find = lele_find_all_places_seen,
    .why = &all_places_seen_why,
};

static const struct lele_argument renban_window_why = {
    .text = { "{clue}: {meaning} Possible runs of the open cells for "
              "{sets}. So no cell can be filled with {gone} here: remove "
              "{remove}.",
              "{clue}：{meaning}空格可能的连号：{sets}。所以不能填 {gone}："
              "删去 {remove}。" },
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
               .since = 2 },
    .find = lele_find_combination_places,
    .why = &renban_window_why,
    .clue = { .looks = RENBAN },
};

static const struct lele_argument cage_placements_why = {
    .text = { "In {clue}, {rest}. Combinations: {sets}. With one of the "
              "digits to remove in its cell, none of these can be placed: "
              "remove {remove}.",
              "{clue}：{rest}。组合：{sets}。要删的数填在那里，这些组合就都"
              "放不下：删去 {remove}。" },
};

const struct lele_row lele_row_cage_placements = {
    .about = { .name = "cage-placements",
               .title = { "Cage Placements", "笼排布" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "A digit in a cell of a cage leaves the other cells no "
                            "combination that can be placed.",
                            "笼里某格填某数后，其余格没有放得下的组合，这个数可以删去。" },
               .rating = 22,
               .score = 35,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2 },
    .find = lele_find_combination_places,
    .why = &cage_placements_why,
    .clue = { .looks = CAGES },
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
               .since = 2 },
    .find = lele_find_dot_chain,
    .why = &dot_chain_why,
    .clue = { .looks = PAIRS | LINES },
};

static const struct lele_argument quadruple_in_unit_why = {
    .text = { "{clue}: {meaning} The open cells are {values:base}. That "
              "leaves no room for {gone}: remove {remove}.",
              "{clue}：{meaning}空格是 {values:base}。这样就容不下 {gone}："
              "删去 {remove}。" },
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
               .since = 2 },
    .find = lele_find_quadruple,
    .why = &quadruple_in_unit_why,
};

static const struct lele_argument locked_in_cage_why = {
    .text = { "{clue?At |, | }the possible combinations are {sets}. Each "
              "of them has {digits}, which fits there only at {homes}. "
              "{remove?So remove |.|}{place?So |.|}",
              "{clue?|可能的组合是|组合是}{sets}。每个组合都有 {digits}，而"
              "它在其中只能填在 {homes}。{remove?所以删去 |。|}{place?所以"
              " |。|}" },
};

const struct lele_row lele_row_locked_in_cage = {
    .about = { .name = "locked-in-cage",
               .title = { "Locked in the Cage", "笼区块" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "Every possible combination of a cage has the digit. What "
                            "sees all its places in the cage loses it; a single place "
                            "takes it.",
                            "笼的每个可能组合都含某数。看得到它在笼里所有位置的格不能填它"
                            "；只有一处就定在那里。" },
               .rating = 23,
               .score = 40,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2 },
    .find = lele_find_locked_in_group,
    .why = &locked_in_cage_why,
    .clue = { .looks = CAGES | RENBAN },
};

static const struct lele_argument cage_and_unit_why = {
    .text = { "In {units:seen}, {digits} fits only in cells of {clue}, "
              "which therefore has it. Its combinations are {sets}. Only "
              "those with {digits} remain: remove {remove}.",
              "在{units:seen}，{digits} 只能填在{clue}的格里，所以其中有"
              " {digits}。它的组合是 {sets}，只留下含 {digits} 的：删去"
              " {remove}。" },
};

const struct lele_row lele_row_cage_and_unit = {
    .about = { .name = "cage-unit-overlap",
               .title = { "Cage-Unit Overlap", "笼与单元" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "A unit has its digit only in cells of a cage, so "
                            "combinations without it go.",
                            "某单元的某数只能在笼的格里，不含它的组合都排除。" },
               .rating = 24,
               .score = 40,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2 },
    .find = lele_find_group_and_unit,
    .why = &cage_and_unit_why,
    .clue = { .looks = CAGES | RENBAN },
};

static const struct lele_argument equal_cells_why = {
    .text = { "{clue} makes {cells:pivot} equal. In {units:seen}, {digits} "
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
               .since = 2 },
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
               .since = 2 },
    .find = lele_find_sum_extremes,
    .why = &region_sum_balance_why,
    .clue = { .looks = BALANCES },
};

static const struct lele_argument hidden_cage_why = {
    .text = { "{total}. Combinations: {sets}. {units:seen?In |, one digit "
              "fits only in these cells, so only combinations with it "
              "count. |}{place?Each combination has the digit, and it fits "
              "only there: |.|}{remove?The rest goes: remove |.|}",
              "{total}。组合：{sets}。{units:seen?在|，有一个数只能填在这些"
              "格里，所以只留下含它的组合。|}{place?每个组合都有它，且只能"
              "填在那里：|。|}{remove?其余的不能填：删去 |。|}" },
};

const struct lele_row lele_row_hidden_cage = {
    .about = { .name = "hidden-cage",
               .title = { "Hidden Cage", "隐藏笼、拆笼" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "When the cages in some units are taken out, the cells that "
                            "are left are like a cage of their own.",
                            "从几个单元里减去其中的笼，剩下的几格就像一个新的笼。" },
               .rating = 28,
               .score = 55,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2 },
    .find = lele_find_hidden_cage,
    .why = &hidden_cage_why,
};

static const struct lele_argument innies_and_outies_why = {
    .text = { "{total}. {bounds?|: |}remove {remove}.", "{total}。{bounds?|：|}删去 {remove}。" },
};

const struct lele_row lele_row_innies_and_outies = {
    .about = { .name = "innies-minus-outies",
               .title = { "Innies Minus Outies", "内外差" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "When cages reach out of some units, the cells inside minus "
                            "the cells outside have a known sum, which bounds them.",
                            "笼伸出几个单元之外时，内格之和减外格之和是已知的，由此限定这"
                            "些格。" },
               .rating = 31,
               .score = 70,
               .level = LELE_LEVEL_MEDIUM,
               .since = 2 },
    .find = lele_find_innies_and_outies,
    .why = &innies_and_outies_why,
};

const struct lele_row lele_row_killer_pair = {
    .about = { .name = "killer-pair",
               .title = { "Killer Pair", "杀手数对" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "A cage holds at least one of two digits of a unit whatever "
                            "its combination, and another cell or cage does too. The "
                            "rest of the unit loses both.",
                            "笼的每个组合都含两数之一，同单元的另一格（或笼）也是。该单元"
                            "其余格不能填这两数。" },
               .rating = 32,
               .score = 70,
               .level = LELE_LEVEL_HARD,
               .since = 2 },
    .find = lele_find_killer_subset,
    .why = &killer_why,
    .clue = { .size = 2 },
};

const struct lele_row lele_row_hidden_killer_pair = {
    .about = { .name = "hidden-killer-pair",
               .title = { "Hidden Killer Pair", "隐性杀手数对" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "Two digits of a unit fit only in a cell and a cage that can "
                            "hold at most one of them. So each holds exactly one.",
                            "某单元的两个数只能在一格和一个最多容一个的笼里，所以各占一个"
                            "。" },
               .rating = 35,
               .score = 80,
               .level = LELE_LEVEL_HARD,
               .since = 2 },
    .find = lele_find_hidden_killer_subset,
    .why = &hidden_killer_why,
    .clue = { .size = 2 },
};

const struct lele_row lele_row_killer_triple = {
    .about = { .name = "killer-triple",
               .title = { "Killer Triple", "杀手数组" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "As the killer pair, with three digits.", "与杀手数对相同，三个数。" },
               .rating = 38,
               .score = 90,
               .level = LELE_LEVEL_HARD,
               .since = 2 },
    .find = lele_find_killer_subset,
    .why = &killer_why,
    .clue = { .size = 3 },
};

const struct lele_row lele_row_hidden_killer_triple = {
    .about = { .name = "hidden-killer-triple",
               .title = { "Hidden Killer Triple", "隐性杀手数组" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "As the hidden killer pair, with three digits.",
                            "与隐性杀手数对相同，三个数。" },
               .rating = 41,
               .score = 110,
               .level = LELE_LEVEL_HARD,
               .since = 2 },
    .find = lele_find_hidden_killer_subset,
    .why = &hidden_killer_why,
    .clue = { .size = 3 },
};

static const struct lele_argument combination_conflict_why = {
    .text = { "The combinations are {sets}. {cells:pincer?Some of them "
              "would leave | nothing, |Some of them would leave the other "
              "cage nothing, }and without these the cells cannot be filled "
              "with {gone}: remove {remove}.",
              "组合：{sets}。{cells:pincer?其中有的会使 | 无数可填，|其中有"
              "的会使另一个笼无法填，}去掉这些组合后就容不下 {gone}：删去"
              " {remove}。" },
};

const struct lele_row lele_row_combination_conflict = {
    .about = { .name = "combination-against-cells",
               .title = { "Combination against Cells", "组合冲突" },
               .family = LELE_FAMILY_CLUE,
               .summary = { "A combination of a cage that would leave another cell or "
                            "cage nothing is not possible.",
                            "笼的某个组合会让另一格（或笼）无数可填，这个组合不可能。" },
               .rating = 42,
               .score = 120,
               .level = LELE_LEVEL_HARD,
               .since = 2 },
    .find = lele_find_combination_conflict,
    .why = &combination_conflict_why,
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
               .since = 2 },
    .find = lele_find_cage_chain,
    .why = &cage_chain_why,
};
