/* How units are called: one row for each kind, in texts and in JSON. */
#include "core/border.h"
#include "core/pen.h"

static const struct {
    const char *name; /* in JSON */
    const char *title[LELE_LANG_COUNT];
    const char *before[LELE_LANG_COUNT];
    const char *after[LELE_LANG_COUNT];
    bool numbered;
} kinds[LELE_UNIT_KIND_COUNT] = {
    [LELE_UNIT_ROW] = { "row", { "row", "行" }, { "row ", "第 " }, { "", " 行" }, true },
    [LELE_UNIT_COLUMN] = { "column",
                           { "column", "列" },
                           { "column ", "第 " },
                           { "", " 列" },
                           true },
    [LELE_UNIT_BOX] = { "box", { "box", "宫" }, { "box ", "第 " }, { "", " 宫" }, true },
    [LELE_UNIT_DIAGONAL] = { "diagonal",
                             { "diagonal", "对角线" },
                             { "diagonal ", "第 " },
                             { "", " 对角线" },
                             true },
    [LELE_UNIT_WINDOW] = { "window",
                           { "window", "窗口" },
                           { "window ", "第 " },
                           { "", " 窗口" },
                           true },
    [LELE_UNIT_CENTRES] = { "centres",
                            { "set of centre cells", "组中心格" },
                            { "the centre cells", "中心格" },
                            { "", "" },
                            false },
    [LELE_UNIT_ASTERISK] = { "asterisk",
                             { "asterisk", "星形" },
                             { "the asterisk", "星形" },
                             { "", "" },
                             false },
};

const char *lele_unit_kind_name(lele_unit_kind kind)
{
    return (unsigned)kind < LELE_UNIT_KIND_COUNT ? kinds[kind].name : "?";
}

const char *lele_unit_kind_title(lele_unit_kind kind, lele_lang lang)
{
    return (unsigned)kind < LELE_UNIT_KIND_COUNT ? kinds[kind].title[lele_border_lang(lang)] : "?";
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
        lele_pen_lift(out, lele_pen_unit(to, unit, lele_border_lang(lang)));
}

void lele_layout_write_unit(const lele_layout *layout, int unit, lele_lang lang, lele_text *out)
{
    const lele_unit *written = &layout->units[unit];
    if (written->kind != LELE_UNIT_BOX || !lele_layout_is_jigsaw(layout) || lang == LELE_LANG_ZH) {
        lele_unit_write(written, lang, out);
        return;
    }
    lele_text_add(out, "region ");
    lele_text_add_int(out, written->number);
}
