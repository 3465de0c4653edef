/*
 * Properties of every text: complete sentences without gaps, digits of a set apart from each other,
 * the conclusion with all its cells and digits in words; and the cells that an argument names are
 * those that are marked.  Checked on the worked examples with all steps of their technique,
 * and on solve paths on several layouts.
 */
#include <ctype.h>

#include "../soundness.h"
#include "../worked.h"

static lele_layouts *layouts;
static lele_text text;

/* Strings that must never occur in a text. */
static const char *const blots[LELE_LANG_COUNT][40] = {
    [LELE_LANG_EN] = { "  ",   " ,",   " .",     " ;",     " :",          " )",        "( ",
                       "()",   "{",    "}",      "|",      ",,",          "..",        ";;",
                       ",.",   ";.",   ":.",     ": ;",    "and ,",       "and .",     "of .",
                       "in .", "is .", "from .", "from ;", ", ;",         " and and ", "the the ",
                       "at .", "at ,", "be :",   "not :",  "\xE2\x89\xA0" /* unequal */ },
    [LELE_LANG_ZH] = { "  ",  " ，", " 。",  " ；",  " ：",      " 、",  " ）",  "， ",
                       "。 ", "； ", "： ",  "、 ",  "（ ",      "（）", "()",   "{",
                       "}",   "|",   "，，", "。。", "，。",     "；。", "：。", "、。",
                       ",",   ";",   "的的", "是是", "删去删去", "） ",  "是：", "\xE2\x89\xA0" },
};

static int count_of(const char *part)
{
    int count = 0;
    for (const char *at = text.data; (at = strstr(at, part)) != NULL; at += strlen(part))
        count++;
    return count;
}

/* Sets of digits are "{1 4}" in arguments about cages; in others a brace is a slot that was not filled. */
static bool is_set_brace(const char *name, const char *blot)
{
    return strpbrk(blot, "{}") != NULL &&
           lele_technique_at((size_t)lele_technique_find(name))->needs_clues;
}

static void check_clean(const char *name, int lang)
{
    for (int i = 0; blots[lang][i] != NULL; i++)
        if (strstr(text.data, blots[lang][i]) != NULL && !is_set_brace(name, blots[lang][i]))
            fail_msg("%s: \"%s\" in: %s", name, blots[lang][i], text.data);
    if (count_of("(") != count_of(")") || count_of("（") != count_of("）"))
        fail_msg("%s: a bracket stands alone: %s", name, text.data);
}

/* A number above the size of the layout would be a set of digits written without words between
 * them: "56" for 5 and 6.  Numbers of rows, columns and boxes are at most the size. */
static void check_numbers(const char *name, const lele_layout *layout)
{
    for (const char *at = text.data; *at != '\0';) {
        if (!isdigit((unsigned char)*at)) {
            at++;
            continue;
        }
        char *end;
        const long number = strtol(at, &end, 10);
        if (number > layout->size && strncmp(name, "unique-loop", 11) != 0 && layout->clues == NULL)
            fail_msg("%s: %ld is no digit and no unit: %s", name, number, text.data);
        at = end;
    }
}

/* "row 7, 5 fits" reads as two rows.  The short sentences of singles have nothing to confuse it
 * with. */
static void check_units(const char *name)
{
    if (strcmp(name, "hidden-single") == 0)
        return;
    static const char *const kinds[] = { "row ", "column ", "box " };
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        for (const char *at = text.data; (at = strstr(at, kinds[i])) != NULL; at++) {
            const char *after = at + strlen(kinds[i]);
            after += strspn(after, "0123456789");
            if (after[0] == ',' && after[1] == ' ' && isdigit((unsigned char)after[2]))
                fail_msg("%s: a digit follows the number of a unit: %s", name, text.data);
        }
}

/* The cells that the text names, parsed from its words. */
static lele_cellset named(const lele_layout *layout)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (const char *at = text.data; (at = strchr(at, 'R')) != NULL; at++) {
        char *end;
        const long row = strtol(at + 1, &end, 10);
        if (end != at + 1 && *end == 'C')
            lele_cellset_add(&cells,
                             (int)((row - 1) * layout->size + strtol(end + 1, NULL, 10) - 1));
    }
    return cells;
}

/* The cells that a step marks.  `silent`: intermediate eliminations, which a net need not mention
 * one by one, and sets after the fifth, which are marked alike. */
static lele_cellset marked(const lele_step *step, lele_cellset *silent)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    *silent = LELE_CELLSET_EMPTY;
    int sets = 0;
    for (int i = 0; i < step->link_count; i++)
        sets += step->links[i].strong && step->links[i].unit == LELE_LINK_ALS;
    for (int i = 0; i < step->mark_count; i++) {
        lele_cellset_add(&cells, step->marks[i].cell);
        if (step->marks[i].role == LELE_ROLE_ALS_E && sets > 5)
            lele_cellset_add(silent, step->marks[i].cell);
    }
    for (int i = 0; i < step->node_count; i++) {
        cells = lele_cellset_or(cells, step->nodes[i].cells);
        if (!step->nodes[i].on)
            *silent = lele_cellset_or(*silent, step->nodes[i].cells);
    }
    return cells;
}

static lele_cellset concluded(const lele_step *step)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->placement_count; i++)
        lele_cellset_add(&cells, step->placements[i].cell);
    for (int i = 0; i < step->elimination_count; i++)
        lele_cellset_add(&cells, step->eliminations[i].cell);
    return cells;
}

static bool rests_on_nothing(const lele_step *step, int node)
{
    for (int i = 0; i < step->link_count; i++)
        if (step->links[i].to == node)
            return false;
    return true;
}

/* Patterns inside a net are found again only when its text is written. */
static bool has_patterns(const lele_step *step)
{
    for (int i = 0; i < step->link_count; i++)
        if (step->links[i].unit == LELE_LINK_OTHER)
            return true;
    for (int i = 1; i < step->node_count; i++)
        if (step->nodes[i].branch == step->nodes[i - 1].branch && rests_on_nothing(step, i))
            return true;
    return false;
}

/* Templates tell of all places of a digit, MSLS of all open cells where its rows cross its columns, clues
 * of their filled cells by the digits alone: "15 - 7 = 8". */
static bool tells_cells_together(const char *name)
{
    return lele_technique_at((size_t)lele_technique_find(name))->needs_clues ||
           strncmp(name, "template", 8) == 0 || strcmp(name, "msls") == 0;
}

static void check_cells(const char *name, const lele_step *step, const lele_layout *layout)
{
    lele_cellset silent;
    const lele_cellset told = named(layout), drawn = marked(step, &silent);
    const lele_cellset result = concluded(step);
    const lele_cellset known = lele_cellset_or(drawn, result);
    const lele_cellset must = lele_cellset_minus(drawn, silent);
    if (!lele_cellset_within(&result, &told))
        fail_msg("%s: the conclusion is not told: %s", name, text.data);
    if (!has_patterns(step) && layout->clues == NULL && !lele_cellset_within(&told, &known))
        fail_msg("%s: a cell is told and not marked: %s", name, text.data);
    if (!tells_cells_together(name) && !lele_cellset_within(&must, &told))
        fail_msg("%s: a cell is marked and not told: %s", name, text.data);
}

/* Where the cell is named, or NULL. */
static const char *find_cell(const char *from, const lele_layout *layout, int cell)
{
    char wanted[16];
    snprintf(wanted, sizeof wanted, "R%dC%d", cell / layout->size + 1, cell % layout->size + 1);
    const size_t length = strlen(wanted);
    for (const char *at = from; (at = strstr(at, wanted)) != NULL; at++)
        if (!isdigit((unsigned char)at[length]))
            return at;
    return NULL;
}

/* Whether the digit stands alone somewhere in these bytes: not inside a name of a cell. */
static bool has_digit(const char *from, const char *end, int digit)
{
    const char wanted = digit < 10 ? (char)('0' + digit) : (char)('A' + digit - 10);
    for (const char *at = from; at < end; at++)
        if (*at == wanted && (at == from || !isalnum((unsigned char)at[-1])) &&
            !isalnum((unsigned char)at[1]))
            return true;
    return false;
}

/* The part of a list of conclusions ("4 from R1C2; 5 from R1C3") that names the cell. */
static bool names_in_part(const char *from, const lele_layout *layout, int cell, lele_digits digits)
{
    const char *at = from;
    while (at != NULL && digits != 0) {
        const char *semicolon = strstr(at, ";");
        const char *wide = strstr(at, "；");
        const char *end =
            semicolon != NULL && (wide == NULL || semicolon < wide) ? semicolon : wide;
        const char *stop = end != NULL ? end : at + strlen(at);
        const char *named_at = find_cell(at, layout, cell);
        lele_digits left = digits;
        for (int d; named_at != NULL && named_at < stop && (d = lele_digits_pop(&left)) != 0;)
            if (has_digit(at, stop, d))
                lele_digits_remove(&digits, lele_digits_of(d));
        at = end != NULL ? end + 1 : NULL;
    }
    return digits == 0;
}

/* The text after the last of these words, or the whole text. */
static const char *last_part(const char *const *words)
{
    const char *last = text.data;
    for (; *words != NULL; words++)
        for (const char *at = last; (at = strstr(at, *words)) != NULL; at++)
            last = at;
    return last;
}

/* The last sentence of an argument, and the text of level 4, name each cell of the conclusion with
 * its digits. */
static void check_conclusion(const char *name, const lele_step *step, const lele_layout *layout,
                             int level)
{
    static const char *const orders[] = { "remove ", "删去 ", NULL };
    const char *from = level == LELE_HINT_WHY ? last_part(orders) : text.data;
    for (int i = 0; i < step->placement_count; i++)
        if (!names_in_part(text.data, layout, step->placements[i].cell, step->placements[i].digits))
            fail_msg("%s: the placement is not told: %s", name, text.data);
    for (int i = 0; i < step->elimination_count; i++)
        if (!names_in_part(from, layout, step->eliminations[i].cell, step->eliminations[i].digits))
            fail_msg("%s: the elimination is not told: %s", name, text.data);
}

/* Ends in a full stop. */
static void check_end(const char *name, int lang)
{
    const char *const stop = lang == LELE_LANG_ZH ? "。" : ".";
    if (text.length < strlen(stop) || strcmp(text.data + text.length - strlen(stop), stop) != 0)
        fail_msg("%s: no sentence: %s", name, text.data);
}

static void check_step_texts(const lele_step *step, const lele_board *board)
{
    if (!lele_step_verify(step, board, NULL))
        fail_msg("%s: what is marked is not there", lele_technique_at(step->technique)->name);
    const char *name = lele_technique_at(step->technique)->name;
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
        for (int level = LELE_HINT_NUDGE; level <= LELE_HINT_DO; level++) {
            lele_text_clear(&text);
            lele_step_write(step, board, (lele_lang)lang, (lele_hint_level)level, &text);
            assert_true(text.length > 0);
            check_clean(name, lang);
            check_end(name, lang);
            check_numbers(name, board->layout);
            check_units(name);
            const lele_cellset told = named(board->layout);
            if (level == LELE_HINT_PLACE && lele_cellset_is_empty(&told))
                fail_msg("%s: level 2 names no cell: %s", name, text.data);
            if (level == LELE_HINT_WHY)
                check_cells(name, step, board->layout);
            if (level >= LELE_HINT_WHY)
                check_conclusion(name, step, board->layout, level);
        }
}

struct reading {
    lele_board board;
    int seen;
};

static bool read_step(void *data, const lele_step *step)
{
    struct reading *reading = data;
    check_step_texts(step, &reading->board);
    reading->seen++;
    return true;
}

/* Each technique on its own example, and all techniques on some of these boards. */
static void texts_of_examples_name_what_is_marked(void **state)
{
    (void)state;
    static struct reading reading;
    for (size_t i = 0; i < lele_technique_count(); i++) {
        lele_technique_list list;
        if (!set_example(layouts, i, &reading.board))
            continue;
        lele_engine *engine = lele_engine_new(reading.board.layout);
        lele_technique_list_read(&list, i % 10 == 0 ? "all" : lele_technique_at(i)->name, NULL);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        lele_engine_each(engine, &reading.board, &options, read_step, &reading);
        lele_engine_free(engine);
    }
    assert_true(reading.seen > 5000);
}

static void texts_on_solve_paths_name_what_is_marked(void **state)
{
    (void)state;
    static const char *const kinds[] = { "classic",
                                         "x",
                                         "windoku",
                                         "asterisk",
                                         "centre-dot",
                                         "6x6",
                                         "jigsaw:122222111112534444533664553364553666" };
    static lele_step step;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        struct soundness s;
        soundness_init(&s, kinds[i]);
        for (uint64_t seed = 40; seed < 43; seed++) {
            const lele_grid grid = dig(&s, seed);
            const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
            soundness_start(&s, &grid);
            while (lele_engine_next(s.engine, &s.board, &options, &step)) {
                check_step_texts(&step, &s.board);
                lele_step_apply(&step, &s.board);
            }
            assert_int_equal(s.board.empty_count, 0);
        }
        soundness_release(&s);
    }
}

static int set_up(void **state)
{
    (void)state;
    layouts = lele_layouts_new();
    lele_text_init(&text);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    lele_text_release(&text);
    lele_layouts_free(layouts);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_of_examples_name_what_is_marked),
        cmocka_unit_test(texts_on_solve_paths_name_what_is_marked),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
