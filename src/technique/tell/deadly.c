/*
 * Words for deadly patterns.  In all of them one of the extra candidates is true; the marks of the
 * step show which of four conclusions follows.
 */
#include "technique/tell/explain.h"

enum { ONE_CELL, ONE_DIGIT, SUBSET, STRONG_LINK };

static const char *const words[][LELE_LANG_COUNT] = {
    [ONE_CELL] = { "Only {cells:extra} can prevent that, so it takes one of its other candidates: "
                   "remove {remove}.",
                   "只有 {cells:extra} 能避免，所以它必取其余的候选数：删去 {remove}。" },
    [ONE_DIGIT] = { "Only {digits:extra} in one of {cells:extra} prevents that. So what sees all "
                    "of {cells:extra} cannot be {digits:extra}: remove {remove}.",
                    "只有 {cells:extra} 之一填 {digits:extra} 才能避免。所以同时看到 {cells:extra} "
                    "的格不能是 {digits:extra}：删去 {remove}。" },
    [SUBSET] = { "So one of {values:extra} is true. Together with {values:base} in {units:seen} "
                 "that makes a naked subset; the rest of {units:seen} loses its digits: remove "
                 "{remove}.",
                 "所以 {values:extra} 中至少有一个成立，与{units:seen}的 {values:base} "
                 "合成显性数组，"
                 "{units:seen}的其余格不能再有这些数：删去 {remove}。" },
    [STRONG_LINK] = { "In {units:seen}, {digits:base} fits only into {cells:base}, so one of them "
                      "is {digits:base}. Were the other {gone}, the swap would be possible. So "
                      "neither is {gone}: remove {remove}.",
                      "在{units:seen}，{digits:base} 只能填 {cells:base}，其中一格就是 "
                      "{digits:base}；另一格若是 {gone}，互换就成立了。所以两格都不是 {gone}：删去 "
                      "{remove}。" },
};

static lele_cellset cells_of(const lele_step *step, lele_role role)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == role)
            lele_cellset_add(&cells, step->marks[i].cell);
    return cells;
}

void lele_tell_deadly(const struct lele_telling *telling)
{
    const lele_cellset corners = cells_of(telling->step, LELE_ROLE_CORNER);
    const lele_cellset extras = cells_of(telling->step, LELE_ROLE_EXTRA);
    const lele_cellset base = cells_of(telling->step, LELE_ROLE_BASE);
    const int type = lele_cellset_count(&extras) == 1       ? ONE_CELL
                     : lele_cellset_is_empty(&base)         ? ONE_DIGIT
                     : lele_cellset_within(&base, &corners) ? STRONG_LINK
                                                            : SUBSET;
    lele_tell_template(telling, words[type][telling->lang]);
}
