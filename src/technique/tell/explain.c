/* Sentences from steps: templates, and the four levels of a hint; see explain.h. */
#include "technique/tell/explain.h"

#include <string.h>

#include "core/border.h"
#include "technique/rows.h"

static void cut(lele_text *text, size_t length)
{
    text->length = length;
    if (text->capacity != 0)
        text->data[length] = '\0';
}

/* The slot with optional words around it: {slot?before|after|otherwise}; the last part may be
 * missing. */
static void tell_braces(const struct lele_telling *telling, const char *slot, size_t length)
{
    const char *mark = memchr(slot, '?', length);
    if (mark == NULL) {
        lele_tell_slot(telling, slot, length);
        return;
    }
    const char *end = slot + length;
    const char *bar = memchr(mark, '|', (size_t)(end - mark));
    const char *second = memchr(bar + 1, '|', (size_t)(end - bar - 1));
    const char *behind_end = second != NULL ? second : end;
    const size_t start = telling->out->length;
    lele_text_add_bytes(telling->out, mark + 1, (size_t)(bar - mark - 1));
    const size_t before = telling->out->length;
    lele_tell_slot(telling, slot, (size_t)(mark - slot));
    if (telling->out->length != before) {
        lele_text_add_bytes(telling->out, bar + 1, (size_t)(behind_end - bar - 1));
        return;
    }
    cut(telling->out, start);
    if (second != NULL)
        lele_text_add_bytes(telling->out, second + 1, (size_t)(end - second - 1));
}

void lele_tell_template(const struct lele_telling *telling, const char *template)
{
    for (const char *p = template; *p != '\0';) {
        const size_t plain = strcspn(p, "{");
        lele_text_add_bytes(telling->out, p, plain);
        p += plain;
        if (*p == '\0')
            return;
        const size_t length = strcspn(p + 1, "}");
        tell_braces(telling, p + 1, length);
        p += length + 2;
    }
}

/* The unit that a nudge names: the first unit of the step, else the box of the first cell of the
 * pattern, else that of the first conclusion. */
static int area(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    if (step->unit_count > 0)
        return step->units[0].unit;
    lele_cellset cells = lele_telling_pattern(telling);
    if (lele_cellset_is_empty(&cells) && step->placement_count > 0)
        lele_cellset_add(&cells, step->placements[0].cell);
    if (lele_cellset_is_empty(&cells) && step->elimination_count > 0)
        lele_cellset_add(&cells, step->eliminations[0].cell);
    const int first = lele_cellset_first(&cells);
    return first >= 0 ? lele_layout_box_unit(telling->layout, first) : 0;
}

static void write_clue_nudge(const struct lele_telling *telling)
{
    static const char *const text[LELE_LANG_COUNT] = {
        "Look at {units:cover?| and the cages there|}{clue?| and what is still possible there|}.",
        "看看{units:cover?|和其中的笼|}{clue?|还容许什么|}。",
    };
    lele_tell_template(telling, text[telling->lang]);
}

static void write_nudge(const struct lele_telling *telling)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
    const lele_technique *technique = lele_technique_at(telling->step->technique);
    if (telling->step->clue_count > 0) {
        write_clue_nudge(telling);
        return;
    }
    lele_text_add(telling->out, zh ? "看看" : "Look at ");
    lele_tell_unit(telling, area(telling));
    const char *family = technique->family[telling->lang];
    const char *article = strchr("aeio", family[0]) != NULL ? ". There is an " : ". There is a ";
    lele_text_add(telling->out, zh ? "。这里有「" : article);
    lele_text_add(telling->out, family);
    lele_text_add(telling->out, zh ? "」。" : " here.");
}

static void write_place(const struct lele_telling *telling)
{
    static const char *const with_digits[LELE_LANG_COUNT] = {
        "{tech} on {digits} in {cells}.", "{tech}：数字 {digits}，格 {cells}。"
    };
    static const char *const without[LELE_LANG_COUNT] = { "{tech} in {cells}.",
                                                          "{tech}：格 {cells}。" };
    const struct lele_argument *place = lele_row_at(telling->step->technique)->place;
    if (place != NULL)
        lele_tell_template(telling, place->text[telling->lang]);
    else
        lele_tell_template(telling, telling->step->digits != 0 ? with_digits[telling->lang]
                                                               : without[telling->lang]);
}

static void write_why(const struct lele_telling *telling)
{
    const struct lele_row *row = lele_row_at(telling->step->technique);
    if (lele_tell_has_proof(telling->step)) {
        lele_tell_claims(telling);
        return;
    }
    const bool twice = !lele_digits_single(telling->step->digits) ||
                       lele_telling_count_units(telling, LELE_UNIT_ROLE_COVER) >
                           lele_telling_count_units(telling, LELE_UNIT_ROLE_BASE);
    const struct lele_argument *why = twice && row->why_joined != NULL ? row->why_joined : row->why;
    if (why->opening != NULL)
        lele_tell_template(telling, why->opening->text[telling->lang]);
    lele_tell_template(telling, why->text[telling->lang]);
}

static void write_do(const struct lele_telling *telling)
{
    static const char *const words[LELE_LANG_COUNT] = { "{result}{left?, which leaves |}.",
                                                        "{result}{left?，只剩 |}。" };
    lele_tell_template(telling, words[telling->lang]);
}

/* "宫排除", "行排除", "列排除"; a unit of another kind has no such name. */
static bool is_named_by_unit(const lele_step *step, const lele_layout *layout, lele_lang lang)
{
    return lang == LELE_LANG_ZH && step->unit_count > 0 &&
           step->technique == LELE_TECHNIQUE_INDEX_hidden_single &&
           layout->units[step->units[0].unit].kind <= LELE_UNIT_BOX;
}

void lele_step_write_title(const lele_step *step, const lele_board *board, lele_lang lang,
                           lele_text *out)
{
    const lele_lang known = lele_border_lang(lang);
    if (is_named_by_unit(step, board->layout, known))
        lele_text_add(out,
                      lele_unit_kind_title(board->layout->units[step->units[0].unit].kind, known));
    lele_text_add(out, lele_technique_at(step->technique)->title[known]);
}

int lele_step_area(const lele_step *step, const lele_board *board)
{
    return area(&(struct lele_telling){ .step = step, .board = board, .layout = board->layout });
}

void lele_step_write_past(const lele_step *step, const lele_board *board, const lele_past *past,
                          lele_lang lang, lele_hint_level level, lele_text *out)
{
    static void (*const writers[])(const struct lele_telling *telling) = {
        [LELE_HINT_NUDGE] = write_nudge,
        [LELE_HINT_PLACE] = write_place,
        [LELE_HINT_WHY] = write_why,
        [LELE_HINT_DO] = write_do,
    };
    const struct lele_telling telling = { step, board, board->layout, lele_border_lang(lang),
                                          out,  past };
    if (level >= LELE_HINT_NUDGE && level <= LELE_HINT_DO)
        writers[level](&telling);
}

void lele_step_write(const lele_step *step, const lele_board *board, lele_lang lang,
                     lele_hint_level level, lele_text *out)
{
    lele_step_write_past(step, board, NULL, lang, level, out);
}
