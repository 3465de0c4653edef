/* How much of a puzzle was understood, see lele/import.h. */
#include "lele/import.h"

#include "core/border.h"

lele_reading lele_position_reading(const lele_position *position, const lele_advisor *advisor)
{
    const lele_grid *only = lele_advisor_solution(advisor);
    switch (lele_advisor_known(advisor)) {
    case LELE_KNOWN_NONE:
        return LELE_READING_CONTRADICTION;
    case LELE_KNOWN_SEVERAL:
        return LELE_READING_PARTLY;
    case LELE_KNOWN_NOT:
        return LELE_READING_UNDECIDED;
    default:
        break;
    }
    if (position->has_solution && only != NULL &&
        !lele_grid_equal(position->layout, only, &position->solution))
        return LELE_READING_CONTRADICTION;
    return position->unread[0] == '\0' ? LELE_READING_UNDERSTOOD : LELE_READING_BY_KEYS;
}

const char *lele_reading_name(lele_reading reading)
{
    static const char *const names[LELE_READING_COUNT] = {
        [LELE_READING_UNDERSTOOD] = "understood", [LELE_READING_BY_KEYS] = "by-keys",
        [LELE_READING_PARTLY] = "partly",         [LELE_READING_CONTRADICTION] = "contradiction",
        [LELE_READING_UNDECIDED] = "undecided",
    };
    return lele_border_name(names, LELE_READING_COUNT, (unsigned)reading);
}

void lele_reading_write(lele_reading reading, const lele_position *position, lele_lang lang,
                        lele_text *out)
{
    static const char *const sentences[LELE_READING_COUNT][LELE_LANG_COUNT] = {
        [LELE_READING_UNDERSTOOD] = { "All rules were read: the puzzle has one solution.",
                                      "规则已全部读出：此题有唯一解。" },
        [LELE_READING_BY_KEYS] = { "As far as the rules were read, the puzzle has one solution; "
                                   "read its text for others.",
                                   "按读出的规则，此题有唯一解；是否还有别的规则，请看题目说明。" },
        [LELE_READING_PARTLY] = { "Not all rules were understood: with those that were read the "
                                  "puzzle has several solutions. Its text says the others.",
                                  "规则未能全部读出：按已读出的规则，此题有多个解。其余规则请看题目"
                                  "说明。" },
        [LELE_READING_CONTRADICTION] = { "The rules that were read contradict the puzzle.",
                                         "读出的规则与题目矛盾。" },
        [LELE_READING_UNDECIDED] = { "Whether the rules that were read are enough could not be "
                                     "decided.",
                                     "无法判断读出的规则是否足够。" },
    };
    static const char *const unread[LELE_LANG_COUNT] = { " Not read: ", "未读出：" };
    lang = lele_border_lang(lang);
    lele_text_add(out, (unsigned)reading < LELE_READING_COUNT ? sentences[reading][lang] : "?");
    if (position->unread[0] == '\0')
        return;
    lele_text_add(out, unread[lang]);
    lele_text_add(out, position->unread);
    lele_text_add(out, lang == LELE_LANG_ZH ? "。" : ".");
}
