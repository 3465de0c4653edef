/*
 * The reasons of singles, see lele/past.h, and the words for them.
 *
 * A hidden single names for each placed digit the cells that it excludes; a naked single names the
 * placed digits that its cell sees.  Both then name the removals, those by the same step or source together.
 */
#include "lele/past.h"

#include <string.h>

#include "technique/rows.h"
#include "technique/tell/explain.h"

static lele_removal removal_of(const lele_past *past, int cell, int digit)
{
    return past != NULL ? past->of[cell][digit] : (lele_removal){ LELE_REMOVAL_UNKNOWN, 0, 0 };
}

/* The marked cell that holds the digit and sees the cell; the digit was removed if there is none. */
static lele_reason reason_of(const lele_step *step, const lele_board *board, const lele_past *past,
                             int cell, int digit)
{
    lele_reason reason = { .cell = (lele_cell)cell, .digit = (uint8_t)digit };
    for (int i = 0; i < step->mark_count && !reason.is_seen; i++) {
        const lele_mark *mark = &step->marks[i];
        reason.is_seen = mark->role == LELE_ROLE_REASON && board->grid.cell[mark->cell] == digit &&
                         lele_layout_sees(board->layout, mark->cell, cell);
        reason.by = reason.is_seen ? mark->cell : 0;
    }
    if (!reason.is_seen)
        reason.removal = removal_of(past, cell, digit);
    return reason;
}

size_t lele_step_reasons(const lele_step *step, const lele_board *board, const lele_past *past,
                         lele_reason ret[LELE_STEP_REASONS])
{
    const lele_layout *layout = board->layout;
    size_t count = 0;
    if (step->placement_count != 1)
        return 0;
    const int cell = step->placements[0].cell;
    const int digit = lele_digits_first(step->placements[0].digits);
    if (step->technique == LELE_TECHNIQUE_INDEX_hidden_single && step->unit_count > 0) {
        const lele_unit *unit = &layout->units[step->units[0].unit];
        for (int i = 0; i < layout->size; i++)
            if (unit->cells[i] != cell && board->grid.cell[unit->cells[i]] == 0)
                ret[count++] = reason_of(step, board, past, unit->cells[i], digit);
    } else if (step->technique == LELE_TECHNIQUE_INDEX_naked_single) {
        for (int other = 1; other <= layout->size; other++)
            if (other != digit)
                ret[count++] = reason_of(step, board, past, cell, other);
    }
    return count;
}

static void say(const struct lele_telling *telling, const char *en, const char *zh)
{
    lele_text_add(telling->out, telling->lang == LELE_LANG_ZH ? zh : en);
}

/* %d: the digits; %c: the cells; %t: the technique; %n: the number of the step. */
static const char *const words[LELE_REMOVAL_COUNT][LELE_LANG_COUNT] = {
    [LELE_REMOVAL_UNKNOWN] = { "the candidates of the position leave %d out of %c",
                               "当前盘面 %c 的候选数里没有 %d" },
    [LELE_REMOVAL_STEP] = { "%d left %c by the %t of step %n",
                            "%c 的 %d 已在第 %n 步由「%t」删去" },
    [LELE_REMOVAL_HINT] = { "the hint taken (%t) removed %d from %c",
                            "采用过的提示（%t）删去了 %c 的 %d" },
    [LELE_REMOVAL_NOTE] = { "your notes leave %d out of %c", "你的笔记里 %c 没有 %d" },
    [LELE_REMOVAL_INPUT] = { "the candidates given leave %d out of %c",
                             "题目给出的候选数里 %c 没有 %d" },
};

/* A hint whose technique is not known. */
static const char *const some_hint[LELE_LANG_COUNT] = { "a hint taken removed %d from %c",
                                                        "采用过的提示删去了 %c 的 %d" };

/* The digits that left the cells, all in one way. */
struct departure {
    lele_removal removal;
    lele_cellset cells;
    lele_digits digits;
};

static void tell_part(const struct lele_telling *telling, const struct departure *gone, char part)
{
    if (part == 'd')
        lele_tell_digits(telling, gone->digits, LELE_JOIN_AND);
    else if (part == 'c')
        lele_tell_cells(telling, gone->cells, LELE_JOIN_AND);
    else if (part == 'n')
        lele_text_add_int(telling->out, gone->removal.step);
    else
        lele_text_add(telling->out,
                      lele_technique_at(gone->removal.technique - 1U)->title[telling->lang]);
}

static void tell_removal(const struct lele_telling *telling, const struct departure *gone)
{
    const bool nameless = gone->removal.kind == LELE_REMOVAL_HINT && gone->removal.technique == 0;
    const char *text =
        nameless ? some_hint[telling->lang] : words[gone->removal.kind][telling->lang];
    for (const char *mark; (mark = strchr(text, '%')) != NULL; text = mark + 2) {
        lele_text_add_bytes(telling->out, text, (size_t)(mark - text));
        tell_part(telling, gone, mark[1]);
    }
    lele_text_add(telling->out, text);
}

static bool is_same_removal(lele_removal a, lele_removal b)
{
    return a.kind == b.kind && a.step == b.step && a.technique == b.technique;
}

/* Joins the reasons from `first` on that were removed in its way; false: an earlier one was. */
static bool join_removals(const lele_reason *reasons, size_t count, size_t first,
                          struct departure *ret)
{
    *ret = (struct departure){ .removal = reasons[first].removal };
    for (size_t i = 0; i < count; i++) {
        if (reasons[i].is_seen || !is_same_removal(reasons[i].removal, ret->removal))
            continue;
        if (i < first)
            return false;
        lele_cellset_add(&ret->cells, reasons[i].cell);
        ret->digits |= lele_digits_of(reasons[i].digit);
    }
    return true;
}

static void tell_removals(const struct lele_telling *telling, const lele_reason *reasons,
                          size_t count, bool first)
{
    struct departure gone;
    for (size_t i = 0; i < count; i++) {
        if (reasons[i].is_seen || !join_removals(reasons, count, i, &gone))
            continue;
        if (!first)
            say(telling, "; ", "；");
        tell_removal(telling, &gone);
        first = false;
    }
}

static void tell_value(const struct lele_telling *telling, int cell)
{
    lele_tell_cell(telling, cell);
    lele_text_add(telling->out, " = ");
    lele_text_add_char(telling->out, lele_digit_char(telling->board->grid.cell[cell]));
}

/* "it sees R1C4 = 2 and R2C2 = 3"; false: there is no such digit. */
static bool tell_sights(const struct lele_telling *telling, const lele_reason *reasons,
                        size_t count)
{
    int seen = 0, told = 0;
    for (size_t i = 0; i < count; i++)
        seen += reasons[i].is_seen;
    if (seen > 0)
        say(telling, "it sees ", "它看到 ");
    for (size_t i = 0; i < count; i++) {
        if (!reasons[i].is_seen)
            continue;
        lele_text_add(telling->out, lele_join_before(telling->lang, LELE_JOIN_AND, told++, seen));
        tell_value(telling, reasons[i].by);
    }
    return seen > 0;
}

/* "R1C4 = 7 bars R3C4 and R3C5, R9C8 = 7 bars R3C8"; false: no placed digit excludes a cell. */
static bool tell_bars(const struct lele_telling *telling, const lele_reason *reasons, size_t count)
{
    lele_cellset told = LELE_CELLSET_EMPTY;
    for (size_t i = 0; i < count; i++) {
        if (!reasons[i].is_seen || lele_cellset_has(&told, reasons[i].by))
            continue;
        lele_cellset barred = LELE_CELLSET_EMPTY;
        for (size_t k = i; k < count; k++)
            if (reasons[k].is_seen && reasons[k].by == reasons[i].by)
                lele_cellset_add(&barred, reasons[k].cell);
        if (!lele_cellset_is_empty(&told))
            say(telling, ", ", "，");
        tell_value(telling, reasons[i].by);
        say(telling, " bars ", " 排除 ");
        lele_tell_cells(telling, barred, LELE_JOIN_AND);
        lele_cellset_add(&told, reasons[i].by);
    }
    return !lele_cellset_is_empty(&told);
}

void lele_tell_reasons(const struct lele_telling *telling)
{
    lele_reason reasons[LELE_STEP_REASONS];
    const size_t count = lele_step_reasons(telling->step, telling->board, telling->past, reasons);
    const bool hidden = telling->step->technique == LELE_TECHNIQUE_INDEX_hidden_single;
    const bool some = (hidden ? tell_bars : tell_sights)(telling, reasons, count);
    tell_removals(telling, reasons, count, !some);
}
