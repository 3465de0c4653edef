/* The row of multi-sector locked sets. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument msls_why = {
    .text = { "Look at the open cells where {units:cover} cross {units:seen}. {digits:color-a?Each "
              "of | stands there at most once in each of these rows that has it there. "
              "|}{digits:color-b?Each of | stands there at most once in each of these columns that "
              "has it there. |}Counted like this there are exactly as many digits as cells. So "
              "each stands there once in every such line, and the rest of the line cannot have it "
              "(a digit with as many rows as columns counts both ways): remove {remove}.",
              "看{units:cover}与{units:seen}交叉处的空格。{digits:color-a?|"
              " 按行计，在那里有它的每一行至多填一次。|}{digits:color-b?|"
              " 按列计，在那里有它的每一列至多填一次。|}"
              "这样数下来，数字恰好与格数一样多，所以每个都"
              "要填在那里，这些行或列的其余格就没有它（行数与列数相同的数两边都算）：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_msls = {
    .about = { .name = "msls",
               .title = { "Multi-Sector Locked Set", "网（MSLS）" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Where a few rows cross a few columns, there is room for exactly as "
                            "many digits as there are open cells, if each is counted by rows or by "
                            "columns. So all of these digits are there and leave the rest of their "
                            "rows or columns.",
                            "几行与几列交叉处的空格，若每个数按行或按列计算，能填的数恰好与格数一样"
                            "多，那么这些数都在其中，相应的行或列的其余格不能填。" },
               .rating = 79,
               .score = 450,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_msls,
    .why = &msls_why,
};
