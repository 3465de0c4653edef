/* lele layouts: lists the layouts and the kinds of clues, each with a sentence. */
#include <string.h>

#include "cli/command.h"
#include "cli/message.h"
#include "cli/output.h"
#include "lele/clue.h"

struct options {
    bool json;
};

static const cli_option options[] = {
    CLI_OPTION_JSON(struct options),
    { .name = NULL },
};

/* A line of the list. */
struct row {
    const char *kind, *name;
    int size; /* 0: of a clue */
    lele_text title[LELE_LANG_COUNT], summary[LELE_LANG_COUNT];
};

/* What units besides rows, columns and boxes are called, all of a kind together. */
static const char *const extras[LELE_UNIT_KIND_COUNT][LELE_LANG_COUNT] = {
    [LELE_UNIT_DIAGONAL] = { "on both diagonals", "两条对角线" },
    [LELE_UNIT_WINDOW] = { "in the four windows", "四个窗口" },
    [LELE_UNIT_CENTRES] = { "in the middle cells of the boxes", "各宫的中心格" },
    [LELE_UNIT_ASTERISK] = { "in the nine cells of the asterisk", "星形的九格" },
};

static void add_extras(const lele_layout *layout, lele_lang lang, lele_text *out)
{
    const int first = lele_layout_first_extra(layout);
    for (int u = first; u < layout->unit_count; u++) {
        if (u > first && layout->units[u].kind == layout->units[u - 1].kind)
            continue;
        lele_text_add(out, lang == LELE_LANG_ZH ? "、" : ", ");
        lele_text_add(out, extras[layout->units[u].kind][lang]);
    }
}

/* "Every digit once in each row, column and 3×3 box, on both diagonals." */
static void add_meaning(const lele_layout *layout, lele_lang lang, lele_text *out)
{
    static const char *const starts[LELE_LANG_COUNT] = {
        "Every digit once in each row, column and ", "每行、每列、每个 "
    };
    static const char *const boxes[LELE_LANG_COUNT] = { " box", " 宫" };
    static const char *const ends[LELE_LANG_COUNT] = { ".", "中，每个数字各出现一次。" };
    lele_text_add(out, starts[lang]);
    lele_text_add_int(out, layout->box_rows);
    lele_text_add(out, "×");
    lele_text_add_int(out, layout->box_columns);
    lele_text_add(out, boxes[lang]);
    add_extras(layout, lang, out);
    lele_text_add(out, ends[lang]);
}

static void describe_layout(const lele_layout *layout, struct row *row)
{
    row->kind = "layout";
    row->name = layout->name;
    row->size = layout->size;
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
        lele_layout_write_title(layout->name, (lele_lang)lang, &row->title[lang]);
        add_meaning(layout, (lele_lang)lang, &row->summary[lang]);
    }
}

static void describe_jigsaw(struct row *row)
{
    static const char *const meaning[LELE_LANG_COUNT] = {
        "Every digit once in each row, column and region; jigsaw:... has one character per cell, "
        "the same for all cells of a region.",
        "每行、每列、每个区中，每个数字各出现一次；写作 jigsaw:…，每格一个字符，同区的格字符相同。",
    };
    row->kind = "layout";
    row->name = "jigsaw";
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
        lele_layout_write_title(row->name, (lele_lang)lang, &row->title[lang]);
        lele_text_add(&row->summary[lang], meaning[lang]);
    }
}

static void describe_clue(lele_look look, struct row *row)
{
    row->kind = "clue";
    row->name = lele_look_name(look);
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
        lele_text_add(&row->title[lang], lele_look_title(look, (lele_lang)lang));
        lele_text_add(&row->summary[lang], lele_look_meaning(look, (lele_lang)lang));
    }
}

static void put_languages(lele_json *json, const char *key, const lele_text text[])
{
    lele_json_key(json, key);
    lele_json_object_begin(json);
    lele_json_key_string(json, "en", text[LELE_LANG_EN].data);
    lele_json_key_string(json, "zh", text[LELE_LANG_ZH].data);
    lele_json_object_end(json);
}

static void put_json(const struct row *row, lele_text *out)
{
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    lele_json_key_string(&json, "kind", row->kind);
    lele_json_key_string(&json, "name", row->name);
    if (row->size != 0)
        lele_json_key_int(&json, "size", row->size);
    put_languages(&json, "title", row->title);
    put_languages(&json, "summary", row->summary);
    lele_json_object_end(&json);
    lele_text_add_char(out, '\n');
}

static void put_line(const struct row *row, lele_lang lang, lele_text *out)
{
    lele_text_add(out, row->kind);
    lele_text_add_char(out, '\t');
    lele_text_add(out, row->name);
    lele_text_add_char(out, '\t');
    lele_text_add(out, row->title[lang].data);
    lele_text_add_char(out, '\t');
    lele_text_add(out, row->summary[lang].data);
    lele_text_add_char(out, '\n');
}

/* Fills the row with this index; false after the last. */
static bool describe(size_t index, lele_layout *layout, struct row *row)
{
    size_t layouts = 0;
    while (lele_layout_name_at(layouts) != NULL)
        layouts++;
    if (index < layouts) {
        (void)lele_layout_init(layout, lele_layout_name_at(index), NULL);
        describe_layout(layout, row);
    } else if (index == layouts) {
        describe_jigsaw(row);
    } else if (index - layouts - 1 < LELE_LOOK_COUNT) {
        describe_clue((lele_look)(index - layouts - 1), row);
    } else {
        return false;
    }
    return true;
}

static int run(const cli_call *call, const void *target)
{
    const struct options *chosen = target;
    lele_layout layout;
    lele_text out;
    lele_text_init(&out);
    bool more = true;
    for (size_t i = 0; more && !out.failed; i++) {
        struct row row = { .size = 0 };
        more = describe(i, &layout, &row);
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
            out.failed = out.failed || row.title[lang].failed || row.summary[lang].failed;
        if (more && !out.failed && chosen->json)
            put_json(&row, &out);
        else if (more && !out.failed)
            put_line(&row, call->lang, &out);
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
            lele_text_release(&row.title[lang]);
            lele_text_release(&row.summary[lang]);
        }
    }
    const int status = cli_print(call->lang, &out);
    lele_text_release(&out);
    return status;
}

const cli_command cli_command_layouts = {
    .name = "layouts",
    .summary = { "list the layouts and the kinds of clues", "列出盘面种类和线索种类" },
    .notes = { "Prints kind (layout or clue), name, title and meaning, separated by tabs.  A "
               "puzzle with\n"
               "clues is written NAME+CLUE:NUMBER:CELLS;... (classic+cage:15:r1c1r1c2).",
               "每行输出种类（layout 盘面，clue 线索）、名称、标题和含义，以制表符分隔。\n"
               "带线索的题目写作 NAME+CLUE:NUMBER:CELLS;…（例如 classic+cage:15:r1c1r1c2）。" },
    .options = options,
    .size = sizeof(struct options),
    .run = run,
};
