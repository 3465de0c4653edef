/*
 * Words for deadly patterns.  In all of them one of the extra candidates is true; the marks of the
 * step show which of four conclusions follows.
 */
#include "technique/tell/explain.h"

enum { ONE_CELL, ONE_DIGIT, SUBSET, STRONG_LINK };

static const char *const words[][LELE_LANG_COUNT] = {
    [ONE_CELL] = { "Only {cells:extra} has other candidates to prevent that, so it must be "
                   "{either:extra}: remove {remove}.",
                   "只有 {cells:extra} 有别的候选数可以避免，所以它必是 {either:extra}：删去 "
                   "{remove}。" },
    [ONE_DIGIT] = { "Only {digits:extra} at {any:extra} can prevent that, so one of these cells is "
                    "{digits:extra}, and a cell that sees all of them cannot be {digits:extra}: "
                    "remove {remove}.",
                    "只有 {any:extra} 填 {digits:extra} 才能避免，所以其中必有一格是 "
                    "{digits:extra}，同时看到它们的格不能是 {digits:extra}：删去 {remove}。" },
    [SUBSET] = { "To prevent that, at least one of {cells:extra} must be {either:extra}. Counted "
                 "as one cell with these candidates, they make a naked subset with {values:base} "
                 "in {units:seen}, so no other cell of {units:seen} can have the digits of that "
                 "subset: remove {remove}.",
                 "要避免这样，{cells:extra} 至少有一格是 "
                 "{either:extra}。把它们看成一格，就与{units:seen}的 {values:base}"
                 "组成显性数组，{units:seen}的其余格不能再有其中的数：删去 {remove}。" },
    [STRONG_LINK] = { "In {units:seen}, the digit {digits:base} fits only at {any:base}, so one of "
                      "them is {digits:base}. If the other were {gone}, nothing would prevent "
                      "that. So neither is {gone}: remove {remove}.",
                      "在{units:seen}，{digits:base} 只能填在 {any:base}，其中一格就是 "
                      "{digits:base}；另一格若是 {gone}，就无法避免了。所以两格都不能是 "
                      "{gone}：删去 {remove}。" },
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

/* Strong links between single cells, each in a unit. */
void lele_tell_links(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    const bool zh = telling->lang == LELE_LANG_ZH;
    for (int i = 0; i < step->link_count; i++) {
        const lele_link *link = &step->links[i];
        lele_cellset cells =
            lele_cellset_or(step->nodes[link->from].cells, step->nodes[link->to].cells);
        lele_text_add(telling->out, i == 0 ? "" : zh ? "，" : ", ");
        lele_text_add_char(telling->out, lele_digit_char(step->nodes[link->to].digit));
        lele_text_add(telling->out, zh ? " 在" : " fits in ");
        lele_tell_unit(telling, link->unit);
        lele_text_add(telling->out, zh ? "只能填在 " : " only at ");
        lele_tell_cells(telling, cells, LELE_JOIN_OR);
    }
}
