/* The rows of the table of clues, see core/clue_table.h. */
#include "core/clue_table.h"

#include <string.h>

#include "core/border.h"

static const lele_clue_row rows[LELE_LOOK_COUNT] = {
    [LELE_LOOK_CAGE] = { .name = "cage",
                         .title = { "killer cage", "杀手笼" },
                         .meaning = { "The digits in a cage are all different and sum to its "
                                      "number.",
                                      "笼内数字互不相同，其和等于左上角的数。" },
                         .number = LELE_NUMBER_MAYBE,
                         .fewest = 1,
                         .distinct = true },
    [LELE_LOOK_SUM] = { .name = "sum",
                        .title = { "sum", "和" },
                        .meaning = { "The digits sum to the number; they may repeat.",
                                     "各格数字之和等于所标的数，可以重复。" },
                        .shape = LELE_SHAPE_LINE,
                        .number = LELE_NUMBER_SUM,
                        .fewest = 1 },
    [LELE_LOOK_LITTLE_KILLER] = { .name = "little-killer",
                                  .title = { "little killer", "小杀手" },
                                  .meaning = { "The digits along the diagonal sum to the number; "
                                               "they "
                                               "may repeat.",
                                               "斜线上的数字之和等于所标的数，可以重复。" },
                                  .shape = LELE_SHAPE_LINE,
                                  .number = LELE_NUMBER_SUM,
                                  .fewest = 1 },
    [LELE_LOOK_ARROW] = { .name = "arrow",
                          .title = { "arrow", "箭头" },
                          .meaning = { "The digits on the shaft sum to the digit in the circle.",
                                       "箭杆上的数字之和等于圆圈里的数字。" },
                          .shape = LELE_SHAPE_LINE,
                          .fewest = 2 },
    [LELE_LOOK_PILL] = { .name = "pill",
                         .title = { "pill arrow", "长圈箭头" },
                         .meaning = { "The digits on the shaft sum to the number in the pill.",
                                      "箭杆上的数字之和等于长圈里的多位数。" },
                         .shape = LELE_SHAPE_LINE,
                         .number = LELE_NUMBER_PILL,
                         .fewest = 3 },
    [LELE_LOOK_DOUBLE_ARROW] = { .name = "double-arrow",
                                 .title = { "double arrow", "双头箭头" },
                                 .meaning = { "The digits on the line sum to the two circles "
                                              "together.",
                                              "线上数字之和等于两端圆圈的数字之和。" },
                                 .shape = LELE_SHAPE_LINE,
                                 .fewest = 3 },
    [LELE_LOOK_THERMOMETER] = { .name = "thermometer",
                                .title = { "thermometer", "温度计" },
                                .meaning = { "The digits increase from the bulb on.",
                                             "数字从球端起逐格增大。" },
                                .shape = LELE_SHAPE_LINE,
                                .fewest = 2,
                                .distinct = true },
    [LELE_LOOK_DIFFERENCE] = { .name = "difference",
                               .title = { "white dot", "白点" },
                               .meaning = { "The two digits differ by 1, or by the number in the "
                                            "dot.",
                                            "两格数字相差 1，或相差点内的数。" },
                               .shape = LELE_SHAPE_NEIGHBOURS,
                               .number = LELE_NUMBER_SMALL,
                               .fewest = 2 },
    [LELE_LOOK_RATIO] = { .name = "ratio",
                          .title = { "black dot", "黑点" },
                          .meaning = { "One digit is twice the other, or as many times as the dot "
                                       "says.",
                                       "一格数字是另一格的两倍，或点内所标的倍数。" },
                          .shape = LELE_SHAPE_NEIGHBOURS,
                          .number = LELE_NUMBER_SMALL,
                          .fewest = 2 },
    [LELE_LOOK_PAIR_SUM] = { .name = "pair-sum",
                             .title = { "XV", "XV 和" },
                             .meaning = { "The two digits sum to 10 at an X, to 5 at a V.",
                                          "X 两侧数字之和为 10，V 两侧之和为 5。" },
                             .shape = LELE_SHAPE_NEIGHBOURS,
                             .number = LELE_NUMBER_PAIR,
                             .fewest = 2 },
    [LELE_LOOK_LESS] = { .name = "less",
                         .title = { "inequality sign", "大于号" },
                         .meaning = { "The sign opens towards the larger digit.",
                                      "开口朝向较大的数字。" },
                         .shape = LELE_SHAPE_NEIGHBOURS,
                         .fewest = 2 },
    [LELE_LOOK_MAXIMUM] = { .name = "maximum",
                            .title = { "maximum", "极大格" },
                            .meaning = { "The digit is greater than those of its neighbours.",
                                         "这格的数字大于上下左右各格。" },
                            .fewest = 1 },
    [LELE_LOOK_MINIMUM] = { .name = "minimum",
                            .title = { "minimum", "极小格" },
                            .meaning = { "The digit is less than those of its neighbours.",
                                         "这格的数字小于上下左右各格。" },
                            .fewest = 1 },
    [LELE_LOOK_ODD] = { .name = "odd",
                        .title = { "odd cell", "奇数格" },
                        .meaning = { "The digit is odd.", "这格填奇数。" },
                        .fewest = 1 },
    [LELE_LOOK_EVEN] = { .name = "even",
                         .title = { "even cell", "偶数格" },
                         .meaning = { "The digit is even.", "这格填偶数。" },
                         .fewest = 1 },
    [LELE_LOOK_RESTRICTED] = { .name = "restricted",
                               .title = { "restricted cell", "限定格" },
                               .meaning = { "The cell holds one of the digits named.",
                                            "这格只能填所列的数字。" },
                               .number = LELE_NUMBER_DIGITS,
                               .fewest = 1 },
    [LELE_LOOK_PALINDROME] = { .name = "palindrome",
                               .title = { "palindrome", "回文线" },
                               .meaning = { "The line reads the same from both ends.",
                                            "从线的两端读起，数字相同。" },
                               .shape = LELE_SHAPE_LINE,
                               .fewest = 2 },
    [LELE_LOOK_CLONE] = { .name = "clone",
                          .title = { "clone", "克隆区" },
                          .meaning = { "Both areas hold the same digits in the same places.",
                                       "两片区域相同位置的数字相同。" },
                          .shape = LELE_SHAPE_LINE,
                          .fewest = 2 },
    [LELE_LOOK_RENBAN] = { .name = "renban",
                           .title = { "renban line", "连号线" },
                           .meaning = { "The line holds consecutive digits in any order.",
                                        "线上是一组连续的数字，顺序不限。" },
                           .shape = LELE_SHAPE_LINE,
                           .fewest = 2,
                           .distinct = true },
    [LELE_LOOK_WHISPERS] = { .name = "whispers",
                             .title = { "whispers line", "悄悄话线" },
                             .meaning = { "Neighbours on the line differ by at least the number.",
                                          "线上相邻数字之差不小于所标的数。" },
                             .shape = LELE_SHAPE_LINE,
                             .number = LELE_NUMBER_SMALL,
                             .fewest = 2 },
    [LELE_LOOK_BETWEEN] = { .name = "between",
                            .title = { "between line", "区间线" },
                            .meaning = { "The digits on the line lie between those in its circles.",
                                         "线上的数字介于两端圆圈的数字之间。" },
                            .shape = LELE_SHAPE_LINE,
                            .fewest = 2 },
    [LELE_LOOK_REGION_SUM] = { .name = "region-sum",
                               .title = { "region sum line", "区和线" },
                               .meaning = { "The pieces of the line in each box have the same sum.",
                                            "线被宫界分成几段，各段之和相等。" },
                               .shape = LELE_SHAPE_LINE,
                               .fewest = 2 },
    [LELE_LOOK_QUADRUPLE] = { .name = "quadruple",
                              .title = { "quadruple", "四宫数" },
                              .meaning = { "The digits in the circle are among its four cells.",
                                           "圆圈里的数字都出现在周围四格中。" },
                              .shape = LELE_SHAPE_SQUARE,
                              .number = LELE_NUMBER_CORNER,
                              .fewest = 4 },
    [LELE_LOOK_EXTRA_REGION] = { .name = "extra-region",
                                 .title = { "extra region", "额外区" },
                                 .meaning = { "The digits in the region are all different.",
                                              "额外区内数字互不相同。" },
                                 .fewest = 2,
                                 .distinct = true },
    [LELE_LOOK_EQUAL_SUM] = { .name = "equal-sum",
                              .title = { "equal sums", "等和区" },
                              .meaning = { "The areas have the same sum.", "各区数字之和相等。" },
                              .shape = LELE_SHAPE_LINE,
                              .number = LELE_NUMBER_PARTS,
                              .fewest = 2 },
    [LELE_LOOK_KNIGHT] = { .name = "knight",
                           .title = { "anti-knight rule", "无马规则" },
                           .meaning = { "Equal digits are never a knight's move apart.",
                                        "相隔一个马步的两格数字不同。" },
                           .shape = LELE_SHAPE_GRID },
    [LELE_LOOK_KING] = { .name = "king",
                         .title = { "anti-king rule", "无王规则" },
                         .meaning = { "Equal digits never touch at a corner.",
                                      "对角相邻的两格数字不同。" },
                         .shape = LELE_SHAPE_GRID },
    [LELE_LOOK_NONCONSECUTIVE] = { .name = "nonconsecutive",
                                   .title = { "non-consecutive rule", "不连续规则" },
                                   .meaning = { "Neighbours without a white dot do not differ by "
                                                "1.",
                                                "没有白点的相邻两格不相差 1。" },
                                   .shape = LELE_SHAPE_GRID },
    [LELE_LOOK_ALL_RATIOS] = { .name = "all-ratios",
                               .title = { "all black dots given", "黑点已全标" },
                               .meaning = { "Neighbours without a dot are in none of the dots' "
                                            "ratios.",
                                            "没有点的相邻两格不成黑点的倍数关系。" },
                               .shape = LELE_SHAPE_GRID },
    [LELE_LOOK_ALL_DIFFERENCES] = { .name = "all-differences",
                                    .title = { "all white dots given", "白点已全标" },
                                    .meaning = { "Neighbours without a dot have none of the dots' "
                                                 "differences.",
                                                 "没有点的相邻两格不成白点的差。" },
                                    .shape = LELE_SHAPE_GRID },
    [LELE_LOOK_ALL_PAIR_SUMS] = { .name = "all-pair-sums",
                                  .title = { "all X and V given", "XV 已全标" },
                                  .meaning = { "Neighbours without X or V sum to neither 10 nor 5.",
                                               "没有 X、V 的相邻两格之和不是 10 也不是 5。" },
                                  .shape = LELE_SHAPE_GRID },
    [LELE_LOOK_DISJOINT] = { .name = "disjoint",
                             .title = { "disjoint groups", "异位组" },
                             .meaning = { "Cells in the same place of different boxes differ.",
                                          "各宫相同位置的格数字不同。" },
                             .shape = LELE_SHAPE_GRID },
};

const lele_clue_row *lele_clue_row_of(lele_look look)
{
    return &rows[look];
}

const char *lele_look_name(lele_look look)
{
    return (unsigned)look < LELE_LOOK_COUNT ? rows[look].name : "?";
}

const char *lele_look_title(lele_look look, lele_lang lang)
{
    return (unsigned)look < LELE_LOOK_COUNT ? rows[look].title[lele_border_lang(lang)] : "?";
}

const char *lele_look_meaning(lele_look look, lele_lang lang)
{
    return (unsigned)look < LELE_LOOK_COUNT ? rows[look].meaning[lele_border_lang(lang)] : "?";
}

lele_look lele_look_find(const char *name, size_t length)
{
    int look = 0;
    while (look < LELE_LOOK_COUNT &&
           (strlen(rows[look].name) != length || memcmp(rows[look].name, name, length) != 0))
        look++;
    return (lele_look)look;
}
