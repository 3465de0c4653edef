/*
 * The table of layouts, see core/layout_table.h, and the extra units of its rows.
 *
 * The order of the rows is the order of every list of layouts.  `number` is apart from it, so
 * that a new row may stand anywhere and codes that people have shared keep their meaning.
 */
#include "core/layout_table.h"
#include "lele/clue.h"

#include <string.h>

#include "core/border.h"

static void add_windows(lele_layout *layout)
{
    for (int i = 0; i < 4; i++) {
        const lele_cellset set = lele_layout_rectangle(layout, 1 + i / 2 * 4, 1 + i % 2 * 4, 3, 3);
        lele_layout_add_unit(layout, LELE_UNIT_WINDOW, i + 1, &set);
    }
}

static void add_centres(lele_layout *layout)
{
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (int box = 0; box < 9; box++)
        lele_cellset_add(&set, (box / 3 * 3 + 1) * 9 + box % 3 * 3 + 1);
    lele_layout_add_unit(layout, LELE_UNIT_CENTRES, 1, &set);
}

static void add_asterisk(lele_layout *layout)
{
    static const uint8_t cells[9] = { 13, 20, 24, 37, 40, 43, 56, 60, 67 };
    lele_cellset set = LELE_CELLSET_EMPTY;
    for (int i = 0; i < 9; i++)
        lele_cellset_add(&set, cells[i]);
    lele_layout_add_unit(layout, LELE_UNIT_ASTERISK, 1, &set);
}

static const lele_layout_kind kinds[] = {
    { .name = LELE_LAYOUT_CLASSIC,
      .crossed = "x",
      .also = "9x9",
      .title = { "Classic", "经典" },
      .number = 0,
      .box_rows = 3,
      .box_columns = 3 },
    { .name = "windoku",
      .crossed = "windoku-x",
      .also = "hyper",
      .title = { "Windoku", "窗口" },
      .number = 1,
      .box_rows = 3,
      .box_columns = 3,
      .add_extra = add_windows },
    { .name = "centre-dot",
      .crossed = "centre-dot-x",
      .also = "center-dot",
      .title = { "Centre dot", "中心点" },
      .number = 2,
      .box_rows = 3,
      .box_columns = 3,
      .add_extra = add_centres },
    { .name = "asterisk",
      .crossed = "asterisk-x",
      .title = { "Asterisk", "星形" },
      .number = 3,
      .box_rows = 3,
      .box_columns = 3,
      .add_extra = add_asterisk },
    { .name = "4x4",
      .crossed = "4x4-x",
      .title = { "4×4", "4×4" },
      .number = 4,
      .box_rows = 2,
      .box_columns = 2 },
    { .name = "6x6",
      .crossed = "6x6-x",
      .title = { "6×6", "6×6" },
      .number = 5,
      .box_rows = 2,
      .box_columns = 3 },
    { .name = "8x8",
      .crossed = "8x8-x",
      .title = { "8×8", "8×8" },
      .number = 6,
      .box_rows = 2,
      .box_columns = 4 },
    { .name = "10x10",
      .crossed = "10x10-x",
      .title = { "10×10", "10×10" },
      .number = 7,
      .box_rows = 2,
      .box_columns = 5 },
    { .name = "12x12",
      .crossed = "12x12-x",
      .title = { "12×12", "12×12" },
      .number = 8,
      .box_rows = 3,
      .box_columns = 4 },
    { .name = "16x16",
      .crossed = "16x16-x",
      .title = { "16×16", "16×16" },
      .number = 9,
      .box_rows = 4,
      .box_columns = 4 },
#ifdef LELE_LAYOUT_EXTRA
    LELE_LAYOUT_EXTRA, /* the test that a row is all it takes */
#endif
};

static const char *const diagonals_title[LELE_LANG_COUNT] = { "Diagonal X", "对角线" };
static const char *const jigsaw_title[LELE_LANG_COUNT] = { "Jigsaw", "锯齿" };

const lele_layout_kind *lele_layout_kind_at(size_t index)
{
    return index < sizeof kinds / sizeof kinds[0] ? &kinds[index] : NULL;
}

size_t lele_layout_name_plain(const char *name)
{
    const size_t length = strlen(name);
    return length > 2 && strcmp(name + length - 2, "-x") == 0 ? length - 2 : length;
}

static bool is_word(const char *text, size_t length, const char *word)
{
    return word != NULL && strlen(word) == length && memcmp(text, word, length) == 0;
}

const lele_layout_kind *lele_layout_kind_named(const char *name, bool *crossed)
{
    const size_t length = lele_layout_name_plain(name);
    const lele_layout_kind *kind;
    for (size_t i = 0; (kind = lele_layout_kind_at(i)) != NULL; i++) {
        const bool whole = strcmp(name, kind->crossed) == 0;
        *crossed = whole || name[length] != '\0';
        if (whole || is_word(name, length, kind->name) || is_word(name, length, kind->also))
            return kind;
    }
    return NULL;
}

const char *lele_layout_name_at(size_t index)
{
    const lele_layout_kind *kind = lele_layout_kind_at(index / 2);
    if (kind == NULL)
        return NULL;
    return index % 2 == 0 ? kind->name : kind->crossed;
}

int lele_layout_number(const lele_layout *layout)
{
    bool crossed;
    char name[LELE_LAYOUT_NAME_SIZE] = { 0 };
    memcpy(name, layout->name, strcspn(layout->name, "+"));
    const lele_layout_kind *kind = lele_layout_kind_named(name, &crossed);
    return kind != NULL ? 2 * kind->number + crossed : -1;
}

const char *lele_layout_name_numbered(int number)
{
    const lele_layout_kind *kind;
    for (size_t i = 0; (kind = lele_layout_kind_at(i)) != NULL; i++)
        if (kind->number == number / 2)
            return number % 2 == 0 ? kind->name : kind->crossed;
    return NULL;
}

const char *lele_layout_name_for_cells(size_t cells)
{
    const lele_layout_kind *kind;
    for (size_t i = 0; (kind = lele_layout_kind_at(i)) != NULL; i++) {
        const size_t size = (size_t)kind->box_rows * (size_t)kind->box_columns;
        if (size * size == cells && kind->add_extra == NULL)
            return kind->name;
    }
    return NULL;
}

/* "jigsaw" stands for any map. */
static bool is_jigsaw(const char *name)
{
    return strncmp(name, "jigsaw", 6) == 0 && (name[6] == ':' || name[6] == '\0');
}

/* "killer cage, arrow": what the text of the clues names, each kind once. */
static void write_looks(const char *text, lele_lang lang, lele_text *out)
{
    static const char *const commas[LELE_LANG_COUNT] = { ", ", "、" };
    lele_look last = LELE_LOOK_COUNT; /* clues of a kind stand together */
    for (const char *at = text; *at != '\0';) {
        const lele_look look = lele_look_find(at, strcspn(at, ":;"));
        if (look != LELE_LOOK_COUNT && look != last) {
            lele_text_add(out, last == LELE_LOOK_COUNT ? "" : commas[lang]);
            lele_text_add(out, lele_look_title(look, lang));
            last = look;
        }
        at += strcspn(at, ";");
        at += *at == ';';
    }
}

/* "Classic: killer cage, arrow". */
static void write_title_with_clues(const char *name, const char *plus, lele_lang lang,
                                   lele_text *out)
{
    static const char *const colons[LELE_LANG_COUNT] = { ": ", "：" };
    char base[LELE_LAYOUT_NAME_SIZE];
    const size_t length = (size_t)(plus - name);
    if (length >= sizeof base) {
        lele_text_add(out, name);
        return;
    }
    memcpy(base, name, length);
    base[length] = '\0';
    lele_layout_write_title(base, lang, out);
    lele_text_add(out, colons[lang]);
    write_looks(plus + 1, lang, out);
}

void lele_layout_write_title(const char *name, lele_lang lang, lele_text *out)
{
    bool crossed;
    const char *plus = strchr(name, '+');
    if (plus != NULL) {
        write_title_with_clues(name, plus, lele_border_lang(lang), out);
        return;
    }
    const lele_layout_kind *kind = lele_layout_kind_named(name, &crossed);
    lang = lele_border_lang(lang);
    if (kind == NULL) {
        lele_text_add(out, is_jigsaw(name) ? jigsaw_title[lang] : name);
        return;
    }
    const bool only_diagonals = crossed && kind == &kinds[0];
    if (!only_diagonals)
        lele_text_add(out, kind->title[lang]);
    if (crossed && !only_diagonals)
        lele_text_add_char(out, ' ');
    if (crossed)
        lele_text_add(out, diagonals_title[lang]);
}
