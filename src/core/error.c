/* The table of error sentences, and the substitution of facts into them. */
#include "lele/error.h"

#include <string.h>

#include "core/border.h"
#include "core/utf8.h"
#include "lele/clue.h"

static const struct {
    const char *name;
    const char *text[LELE_LANG_COUNT];
} errors[LELE_E_COUNT] = {
#define ERROR_ROW(code, en, zh) [LELE_E_##code] = { #code, { en, zh } },
    LELE_ERRORS(ERROR_ROW)
#undef ERROR_ROW
};

void lele_problem_init(lele_problem *problem)
{
    memset(problem, 0, sizeof *problem);
}

lele_error lele_problem_set(lele_problem *problem, lele_error code)
{
    if (problem != NULL)
        problem->code = code;
    return code;
}

void lele_problem_quote(lele_problem *problem, const char *bytes, size_t length)
{
    size_t used = 0;
    for (size_t i = 0; i < length;) {
        const size_t size = lele_utf8_length(bytes + i, length - i);
        const bool plain =
            size > 1 || (size == 1 && (unsigned char)bytes[i] >= 0x20 && bytes[i] != 0x7F);
        const size_t taken = plain ? size : 1;
        if (used + taken >= sizeof problem->text)
            break;
        memcpy(problem->text + used, plain ? bytes + i : "?", taken);
        used += taken;
        i += size == 0 ? 1 : size;
    }
    problem->text[used] = '\0';
}

static void add_place(lele_text *out, lele_place place)
{
    lele_text_add_char(out, 'R');
    lele_text_add_int(out, place.row);
    lele_text_add_char(out, 'C');
    lele_text_add_int(out, place.column);
    lele_text_add_char(out, '\0');
}

static void add_number(lele_text *out, int64_t number)
{
    lele_text_add_int(out, number);
    lele_text_add_char(out, '\0');
}

static const char *sentence(lele_error code, lele_lang lang)
{
    return (unsigned)code < LELE_E_COUNT ? errors[code].text[lele_border_lang(lang)] : "?";
}

void lele_problem_write(const lele_problem *problem, lele_lang lang, lele_text *out)
{
    static const char *const names[] = { "got",   "want", "column", "at",  "other",
                                         "digit", "unit", "clue",   "text" };
    enum { COUNT = sizeof names / sizeof names[0] };
    const char *values[COUNT];
    lele_text facts; /* all values, each terminated by NUL */
    lele_text_init(&facts);
    add_number(&facts, problem->got);
    add_number(&facts, problem->want);
    add_number(&facts, problem->column);
    add_place(&facts, problem->at);
    add_place(&facts, problem->other);
    const bool is_digit = problem->digit > 0 && problem->digit <= LELE_MAX_SIZE;
    lele_text_add_char(&facts, is_digit ? lele_digit_char(problem->digit) : '?');
    lele_text_add_char(&facts, '\0');
    lele_text_add(&facts, lele_unit_kind_title((lele_unit_kind)problem->unit_kind, lang));
    lele_text_add_char(&facts, '\0');
    lele_text_add(&facts, lele_look_title((lele_look)problem->look, lang));
    lele_text_add_char(&facts, '\0');
    lele_text_add(&facts, problem->text);
    if (facts.failed) {
        out->failed = true;
    } else {
        const char *next = facts.data;
        for (int i = 0; i < COUNT; i++) {
            values[i] = next;
            next += strlen(next) + 1;
        }
        lele_text_add_template(out, sentence(problem->code, lang), COUNT, names, values);
    }
    lele_text_release(&facts);
}

const char *lele_error_name(lele_error code)
{
    return (unsigned)code < LELE_E_COUNT ? errors[code].name : "?";
}

lele_lang lele_lang_find(const char *name)
{
    static const char *const names[LELE_LANG_COUNT] = { "en", "zh" };
    for (int i = 0; i < LELE_LANG_COUNT; i++)
        if (strcmp(names[i], name) == 0)
            return (lele_lang)i;
    return LELE_LANG_COUNT;
}
