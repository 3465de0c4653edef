/* The rows of templates. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument template_set_why = {
    .text = { "{values:reason?All ways to place other digits agree on |. }Go through all ways to "
              "place {digits} in the whole grid. Every one of them has it in these cells: {place}.",
              "{values:reason?其他数字的所有摆法都含有 |。}把 {digits} 在全盘的所有摆法过一遍，"
              "每一种都含有这些格：{place}。" },
};

const struct lele_row lele_row_template_set = {
    .about = { .name = "template-set",
               .code = "1201",
               .title = { "Template Set", "模板（填入）" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "A cell that holds the digit in every possible template.",
                            "某数的所有可能模板都含有的格。" },
               .rating = 100,
               .score = 10000,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_template,
    .templates = { .conclusion = LELE_TEMPLATE_SET },
    .why = &template_set_why,
};

static const struct lele_argument template_delete_why = {
    .text = { "{values:reason?All ways to place other digits agree on |. }Go through all ways to "
              "place {digits} in the whole grid. None of them has it in these cells: remove "
              "{remove}.",
              "{values:reason?其他数字的所有摆法都含有 |。}把 {digits} 在全盘的所有摆法过一遍，"
              "没有一种用到这些格：删去 {remove}。" },
};

const struct lele_row lele_row_template_delete = {
    .about = { .name = "template-delete",
               .code = "1202",
               .title = { "Template Delete", "模板（删减）" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "A cell that holds the digit in no possible template.",
                            "某数的任何可能模板都不含的格。" },
               .rating = 100,
               .score = 10000,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_template,
    .templates = { .conclusion = LELE_TEMPLATE_DELETE },
    .why = &template_delete_why,
};
