/* Level 2 of a hint shows where: each cell that its sentence names is lit, for every technique. */
#include "script.h"

/* A game at the worked example of a technique, which alone is enabled. */
static lele_game *start(lele_layouts *layouts, const lele_technique *technique, const char *example)
{
    static lele_position position;
    const lele_codec_context context = { .layouts = layouts, .layout = NULL, .clues = true };
    char line[128];
    lele_layouts_allow_clues(layouts);
    assert_int_equal(lele_codec_read(NULL, &context, example, strlen(example), &position, NULL),
                     LELE_OK);
    lele_game *game = lele_game_new(&position, LELE_SEVERAL_ALLOW, NULL);
    assert_non_null(game);
    snprintf(line, sizeof line, "setting techniques %s", technique->name);
    assert_int_equal(lele_game_command(game, 0, line, NULL), LELE_OK);
    return game;
}

/* Whether one of the marks is in the cell. */
static bool is_marked(const char *view, int cell)
{
    char path[64];
    for (int i = 0;; i++) {
        snprintf(path, sizeof path, "hint.marks.%d.cell", i);
        const char *mark = json_find(view, path);
        if (mark == NULL || atoi(mark) == cell)
            return mark != NULL;
    }
}

static void check_places(const lele_technique *technique, const char *view, int size)
{
    const char *text = json_find(view, "hint.texts.1");
    int row, column, used, named = 0;
    assert_non_null(text);
    for (const char *at = text, *end = json_skip(text); at < end; at++) {
        if (sscanf(at, "R%dC%d%n", &row, &column, &used) != 2)
            continue;
        if (!is_marked(view, (row - 1) * size + column - 1))
            fail_msg("%s: R%dC%d is named and not lit", technique->name, row, column);
        named++;
    }
    if (named == 0)
        fail_msg("%s: level 2 names no cell", technique->name);
}

static void level_2_lights_every_cell_that_it_names(void **state)
{
    (void)state;
    int seen = 0;
    lele_layouts *layouts = lele_layouts_new();
    for (size_t i = 0; i < lele_technique_count(); i++) {
        const lele_technique *technique = lele_technique_at(i);
        const char *example = lele_technique_example(i);
        if (example == NULL)
            continue;
        lele_game *game = start(layouts, technique, example);
        lele_text view;
        lele_text_init(&view);
        if (lele_game_command(game, 1000, "hint 2", NULL) != LELE_OK)
            fail_msg("%s: no hint", technique->name);
        lele_game_view(game, 1000, LELE_LANG_EN, &view);
        check_places(technique, view.data, lele_game_layout(game)->size);
        lele_text_release(&view);
        lele_game_free(game);
        seen++;
    }
    lele_layouts_free(layouts);
    assert_true(seen > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(level_2_lights_every_cell_that_it_names),
    };
    return RUN(tests);
}
