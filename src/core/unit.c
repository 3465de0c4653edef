/* How units are called: one row for each kind, in texts and in JSON. */
#include "core/pen.h"

static const struct {
    const char *name; /* in JSON */
    const char *before[LELE_LANG_COUNT];
    const char *after[LELE_LANG_COUNT];
    bool numbered;
} kinds[LELE_UNIT_KIND_COUNT] = {
    [LELE_UNIT_ROW] = { "row", { "row ", "第 " }, { "", " 行" }, true },
    [LELE_UNIT_COLUMN] = { "column", { "column ", "第 " }, { "", " 列" }, true },
    [LELE_UNIT_BOX] = { "box", { "box ", "第 " }, { "", " 宫" }, true },
    [LELE_UNIT_DIAGONAL] = { "diagonal", { "diagonal ", "第 " }, { "", " 对角线" }, true },
    [LELE_UNIT_WINDOW] = { "window", { "window ", "第 " }, { "", " 窗口" }, true },
    [LELE_UNIT_CENTRES] = { "centres", { "the centre cells", "中心格" }, { "", "" }, false },
    [LELE_UNIT_ASTERISK] = { "asterisk", { "the asterisk", "星形" }, { "", "" }, false },
};

const char *lele_unit_kind_name(lele_unit_kind kind)
{
    return kinds[kind].name;
}

char *lele_pen_unit(char *to, const lele_unit *unit, lele_lang lang)
{
    to = lele_pen_name(to, kinds[unit->kind].before[lang]);
    if (kinds[unit->kind].numbered)
        to = lele_pen_small(to, unit->number);
    return lele_pen_name(to, kinds[unit->kind].after[lang]);
}

void lele_unit_write(const lele_unit *unit, lele_lang lang, lele_text *out)
{
    char *to = lele_text_room(out, LELE_PEN_UNIT);
    if (to != NULL)
        lele_pen_lift(out, lele_pen_unit(to, unit, lang));
}
