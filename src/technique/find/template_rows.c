/* The rows of templates. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument template_set_why = {
    .text = { "{values:reason?All ways to place the other digits agree on |. }Take all ways to "
              "place {digits} in the whole grid, once in every row, column and box. They all have "
              "it at {cells:base}: {place}.",
              "{values:reason?其他数字的所有摆法都含有 |。}把 {digits} "
              "在全盘的所有摆法都列出来（每行、每列、每宫各一个），每一种都在 "
              "{cells:base}：{place}。" },
};

const struct lele_row lele_row_template_set = {
    .about = { .name = "template-set",
               .code = "1201",
               .title = { "Template Set", "模板填数" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Of all ways to place a digit in the whole grid, every one has it in "
                            "this cell.",
                            "把某数在全盘的所有摆法都列出来，每一种都用到这一格。" },
               .rating = 100,
               .score = 10000,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_template,
    .templates = { .conclusion = LELE_TEMPLATE_SET },
    .why = &template_set_why,
};

static const struct lele_argument template_delete_why = {
    .text = { "{values:reason?All ways to place the other digits agree on |. }Take all ways to "
              "place {digits} in the whole grid, once in every row, column and box. None of them "
              "has it at {losers}: remove {remove}.",
              "{values:reason?其他数字的所有摆法都含有 |。}把 {digits} "
              "在全盘的所有摆法都列出来（每行、每列、每宫各一个），没有一种用到 {losers}：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_template_delete = {
    .about = { .name = "template-delete",
               .code = "1202",
               .title = { "Template Delete", "模板删数" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Of all ways to place a digit in the whole grid, none has it in this "
                            "cell.",
                            "把某数在全盘的所有摆法都列出来，没有一种用到这一格。" },
               .rating = 100,
               .score = 10000,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_template,
    .templates = { .conclusion = LELE_TEMPLATE_DELETE },
    .why = &template_delete_why,
};
