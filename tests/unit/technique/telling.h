/* Exact arguments: positions, their conclusions, and their texts. */
#ifndef LELE_TESTS_TELLING_H
#define LELE_TESTS_TELLING_H

#include "soundness.h"
#include "worked.h"

struct telling_case {
    const char *name, *position, *technique, *conclusion;
    const char *text[LELE_LANG_COUNT];
};

struct telling_search {
    const char *conclusion;
    const lele_layout *layout;
    lele_step step;
    bool seen;
};

static inline bool is_concluded(void *data, const lele_step *step)
{
    struct telling_search *search = data;
    char text[4096];
    conclusions(search->layout, step, text);
    search->seen = strcmp(text, search->conclusion) == 0;
    if (search->seen)
        lele_step_copy(&search->step, step);
    return !search->seen;
}

/* Checks the text of the first step of the technique with that conclusion. */
static inline void check_tellings(const struct telling_case *cases, size_t count)
{
    static lele_board board;
    static struct telling_search search;
    lele_layouts *layouts = lele_layouts_new();
    search.layout = lele_layouts_get(layouts, "classic", NULL);
    lele_engine *engine = lele_engine_new(search.layout);
    lele_text text;
    lele_text_init(&text);
    for (size_t i = 0; i < count; i++) {
        lele_technique_list list;
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        set_line(layouts, cases[i].position, &board);
        lele_technique_list_read(&list, cases[i].technique, NULL);
        search.conclusion = cases[i].conclusion;
        lele_engine_each(engine, &board, &options, is_concluded, &search);
        if (!search.seen)
            fail_msg("%s: not found", cases[i].name);
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
            lele_text_clear(&text);
            lele_step_write(&search.step, &board, (lele_lang)lang, LELE_HINT_WHY, &text);
            assert_string_equal(text.data, cases[i].text[lang]);
        }
    }
    lele_text_release(&text);
    lele_engine_free(engine);
    lele_layouts_free(layouts);
}

#define CHECK_TELLINGS(cases) check_tellings(cases, sizeof(cases) / sizeof(cases)[0])

#endif
