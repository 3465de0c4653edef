/* The rows of techniques for cages. */
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
               .since = 2,
               .needs_clues = true },
    .find = lele_find_last_cell_of_sum,
    .why = &last_cell_of_cage_why,
    .clue = { .looks = CAGES | ARROWS | PILLS | BALANCES },
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
               .since = 2,
               .needs_clues = true },
    .find = lele_find_sum_extremes,
    .why = &cage_extremes_why,
    .clue = { .looks = CAGES },
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
               .since = 2,
               .needs_clues = true },
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
               .since = 2,
               .needs_clues = true },
    .find = lele_find_rule_of_45,
    .why = &rule_of_45_why,
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
               .since = 2,
               .needs_clues = true },
    .find = lele_find_combination_places,
    .why = &cage_placements_why,
    .clue = { .looks = CAGES },
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
               .since = 2,
               .needs_clues = true },
    .find = lele_find_locked_in_group,
    .why = &locked_in_cage_why,
    .clue = { .looks = CAGES | RENBAN },
};

static const struct lele_argument cage_and_unit_why = {
    .text = { "In {units:seen}, the digit {digits} fits only in cells of {clue}, "
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
               .since = 2,
               .needs_clues = true },
    .find = lele_find_group_and_unit,
    .why = &cage_and_unit_why,
    .clue = { .looks = CAGES | RENBAN },
};

static const struct lele_argument hidden_cage_why = {
    .text = { "{total}. Combinations: {sets}. {units:seen?In |, one digit "
              "fits only in these cells, so only combinations with it "
              "count. |}{place?Each combination has the digit, and it fits "
              "only there: |.|}{remove?What no combination has goes from "
              "these cells, and what each one has goes from the cells that "
              "see all its places: remove |.|}",
              "{total}。组合：{sets}。{units:seen?在|，有一个数只能填在这些"
              "格里，所以只留下含它的组合。|}{place?每个组合都有它，且只能"
              "填在那里：|。|}{remove?组合里没有的数不能填在这些格里；每个"
              "组合都有的数，看得到它所有位置的格也不能填：删去 |。|}" },
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
               .since = 2,
               .needs_clues = true },
    .find = lele_find_hidden_cage,
    .why = &hidden_cage_why,
};

static const struct lele_argument innies_and_outies_why = {
    .text = { "{total}. {bounds?|: |Each digit needs its counterpart: "
              "}remove {remove}.",
              "{total}。{bounds?|：|每个数都要有对应的数：}删去 {remove}。" },
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
               .since = 2,
               .needs_clues = true },
    .find = lele_find_innies_and_outies,
    .why = &innies_and_outies_why,
};

static const struct lele_argument killer_why = {
    .text = { "{total?|. |}In each combination of {named-sets} there is "
              "one of {digits}, and only in {units:seen}{cells:pincer?; | "
              "can hold nothing else|}. So these take {digits} of "
              "{units:seen}, and no other cell of it can: remove {remove}.",
              "{total?|。|}{named-sets}：每个组合都含 {digits} 之一，而且只"
              "在{units:seen}{cells:pincer?；| 也只能填这些数|}。所以"
              "{units:seen}的 {digits} 都在这里，其余格不能填：删去"
              " {remove}。" },
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
               .since = 2,
               .needs_clues = true },
    .find = lele_find_killer_subset,
    .why = &killer_why,
    .clue = { .size = 2 },
};

static const struct lele_argument hidden_killer_why = {
    .text = { "{total?|. |}In {units:seen}, the digits {digits} fit only "
              "{cells:pincer?in | and |}in cells of {named-sets}. No "
              "combination has more than one of {digits}, so each place "
              "takes exactly one: remove {remove}.",
              "{total?|。|}在{units:seen}，{digits} 只能填在"
              "{cells:pincer?| 和|}这些笼的格里：{named-sets}。每个组合最多"
              "含 {digits} 中的一个，所以每处恰好一个：删去 {remove}。" },
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
               .since = 2,
               .needs_clues = true },
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
               .since = 2,
               .needs_clues = true },
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
               .since = 2,
               .needs_clues = true },
    .find = lele_find_hidden_killer_subset,
    .why = &hidden_killer_why,
    .clue = { .size = 3 },
};

static const struct lele_argument combination_conflict_why = {
    .text = { "Look at the combinations of {named-sets}. "
              "{cells:pincer?Some of them would leave | nothing, |Some of "
              "them would leave the other cage nothing, }and without these "
              "the cells cannot be filled with {gone}: remove {remove}.",
              "看看组合：{named-sets}。{cells:pincer?其中有的会使 | 无数可"
              "填，|其中有的会使另一个笼无法填，}去掉这些组合后就容不下"
              " {gone}：删去 {remove}。" },
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
               .since = 2,
               .needs_clues = true },
    .find = lele_find_combination_conflict,
    .why = &combination_conflict_why,
};
