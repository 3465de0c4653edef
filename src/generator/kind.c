/* The names of the kinds of puzzles with clues. */
#include "lele/generate.h"

#include <string.h>

static const struct {
    const char *name;
    const char *title[LELE_LANG_COUNT];
} kinds[LELE_KIND_COUNT] = {
    [LELE_KIND_KILLER] = { "killer", { "killer", "杀手数独" } },
    [LELE_KIND_THERMO] = { "thermo", { "thermometers", "温度计数独" } },
    [LELE_KIND_ARROW] = { "arrow", { "arrows", "箭头数独" } },
    [LELE_KIND_KROPKI] = { "kropki", { "Kropki dots", "黑白点数独" } },
    [LELE_KIND_XV] = { "xv", { "XV", "XV 数独" } },
    [LELE_KIND_WHISPERS] = { "whispers", { "whispers", "悄悄话线数独" } },
    [LELE_KIND_RENBAN] = { "renban", { "renban lines", "连号线数独" } },
    [LELE_KIND_BETWEEN] = { "between", { "between lines", "区间线数独" } },
    [LELE_KIND_PALINDROME] = { "palindrome", { "palindromes", "回文线数独" } },
    [LELE_KIND_LITTLE_KILLER] = { "little-killer", { "little killer", "小杀手数独" } },
    [LELE_KIND_QUADRUPLE] = { "quadruple", { "quadruples", "四宫数数独" } },
    [LELE_KIND_KNIGHT] = { "knight", { "anti-knight", "无马数独" } },
    [LELE_KIND_KING] = { "king", { "anti-king", "无王数独" } },
    [LELE_KIND_NONCONSECUTIVE] = { "nonconsecutive", { "non-consecutive", "不连续数独" } },
    [LELE_KIND_MIXED] = { "mixed", { "mixed clues", "混合线索数独" } },
};

const char *lele_kind_name(lele_kind kind)
{
    return (unsigned)kind < LELE_KIND_COUNT ? kinds[kind].name : "?";
}

const char *lele_kind_title(lele_kind kind, lele_lang lang)
{
    return (unsigned)kind < LELE_KIND_COUNT ? kinds[kind].title[lang == LELE_LANG_ZH] : "?";
}

lele_kind lele_kind_find(const char *name)
{
    int kind = 0;
    while (kind < LELE_KIND_COUNT && strcmp(kinds[kind].name, name) != 0)
        kind++;
    return (lele_kind)kind;
}
