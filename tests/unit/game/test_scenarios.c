/* Runs every case of tests/scenarios; script.h has the syntax. */
#include "script.h"

struct runner {
    const char *name;
    int line;
    lele_lang lang;
    lele_game *game;
    int64_t now;
    lele_text document; /* the document that ? reads */
};

static void show(struct runner *runner)
{
    lele_text_clear(&runner->document);
    lele_game_view(runner->game, runner->now, runner->lang, &runner->document);
}

static void start(struct runner *runner, const char *text)
{
    lele_layout layout;
    lele_position position;
    lele_problem problem;
    char name[LELE_LAYOUT_NAME_SIZE], cells[LELE_MAX_CELLS + 1];
    const bool allows = strncmp(text, "allow ", 6) == 0;
    assert_int_equal(sscanf(text + (allows ? 6 : 0), "%271s %256s", name, cells), 2);
    layout_of(&layout, name);
    const lele_grid givens = grid_of(&layout, cells);
    lele_position_from_grid(&position, &layout, &givens);
    lele_game_free(runner->game);
    runner->game =
        lele_game_new(&position, allows ? LELE_SEVERAL_ALLOW : LELE_SEVERAL_REFUSE, &problem);
    if (runner->game == NULL)
        fail_msg("%s, line %d: %s", runner->name, runner->line, lele_error_name(problem.code));
    show(runner);
}

static void start_custom(struct runner *runner, const char *name)
{
    lele_layout layout;
    layout_of(&layout, name);
    lele_game_free(runner->game);
    runner->game = lele_game_new_custom(&layout, NULL);
    assert_non_null(runner->game);
    show(runner);
}

static void accept(struct runner *runner, const char *line)
{
    lele_problem problem;
    char *command;
    runner->now = strtoll(line, &command, 10);
    command += *command == ' ';
    if (lele_game_command(runner->game, runner->now, command, &problem) != LELE_OK)
        fail_msg("%s, line %d: refused: %s %s", runner->name, runner->line,
                 lele_error_name(problem.code), problem.text);
    show(runner);
}

static void refuse(struct runner *runner, const char *line)
{
    char code[32], *command;
    lele_problem problem;
    lele_text before, after;
    assert_int_equal(sscanf(line, "%31s", code), 1);
    line += strlen(code) + 1;
    const int64_t now = strtoll(line, &command, 10);
    command += *command == ' ';
    lele_text_init(&before);
    lele_text_init(&after);
    lele_game_view(runner->game, runner->now, runner->lang, &before);
    lele_game_save(runner->game, &before);
    const lele_error error = lele_game_command(runner->game, now, command, &problem);
    if (strcmp(lele_error_name(error), code) != 0)
        fail_msg("%s, line %d: %s instead of %s", runner->name, runner->line,
                 lele_error_name(error), code);
    lele_game_view(runner->game, runner->now, runner->lang, &after);
    lele_game_save(runner->game, &after);
    assert_string_equal(before.data, after.data);
    lele_text_release(&before);
    lele_text_release(&after);
}

static void compare(struct runner *runner, const char *text, bool contains)
{
    char path[128];
    assert_int_equal(sscanf(text, "%127s", path), 1);
    const char *want = text + strlen(path) + 1;
    const char *value = json_find(runner->document.data, path);
    if (value == NULL)
        fail_msg("%s, line %d: there is no %s", runner->name, runner->line, path);
    const size_t length = (size_t)(json_skip(value) - value);
    char *got = strndup(value, length);
    if (contains ? strstr(got, want) == NULL : strcmp(got, want) != 0)
        fail_msg("%s, line %d: %s is %s instead of %s", runner->name, runner->line, path, got,
                 want);
    free(got);
}

static void query(struct runner *runner, const char *line)
{
    lele_json json;
    lele_text_clear(&runner->document);
    lele_json_init(&json, &runner->document);
    if (lele_game_query(runner->game, line, runner->lang, &json, NULL) != LELE_OK)
        fail_msg("%s, line %d: the question was refused", runner->name, runner->line);
}

/* A loaded game must give the same view and continue in the same way. */
static void reload(struct runner *runner)
{
    static void (*const save[])(const lele_game *, lele_text *) = { lele_game_save,
                                                                    lele_game_save_compact };
    for (int i = 0; i < 2; i++) {
        lele_text text, view;
        lele_problem problem;
        lele_text_init(&text);
        lele_text_init(&view);
        show(runner);
        save[i](runner->game, &text);
        lele_game *loaded = lele_game_load(text.data, text.length, &problem);
        if (loaded == NULL)
            fail_msg("%s, line %d: not loaded: %s", runner->name, runner->line,
                     lele_error_name(problem.code));
        lele_game_view(loaded, runner->now, runner->lang, &view);
        assert_string_equal(view.data, runner->document.data);
        lele_game_free(runner->game);
        runner->game = loaded;
        lele_text_release(&text);
        lele_text_release(&view);
    }
}

static void run_line(struct runner *runner, const char *line)
{
    static const struct {
        const char *word;
        void (*run)(struct runner *runner, const char *rest);
    } words[] = {
        { "puzzle ", start }, { "custom ", start_custom }, { "! ", refuse }, { "query ", query }
    };
    if (*line == '\0' || *line == '#')
        return;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strncmp(line, words[i].word, strlen(words[i].word)) != 0)
            continue;
        words[i].run(runner, line + strlen(words[i].word));
        return;
    }
    if (strncmp(line, "?~ ", 3) == 0)
        compare(runner, line + 3, true);
    else if (strncmp(line, "? ", 2) == 0)
        compare(runner, line + 2, false);
    else if (strcmp(line, "reload") == 0)
        reload(runner);
    else if (strncmp(line, "lang ", 5) == 0)
        runner->lang = lele_lang_find(line + 5);
    else if (*line >= '0' && *line <= '9')
        accept(runner, line);
    else
        fail_msg("%s, line %d: not understood: %s", runner->name, runner->line, line);
}

/* Runs a file of cases; each prints its name so that a failure can be located. */
static void run_file(void **state)
{
    char *text = read_file(*state);
    struct runner runner = { .name = *state };
    lele_text_init(&runner.document);
    int cases = 0;
    for (char *line = text; line != NULL;) {
        char *end = strchr(line, '\n');
        if (end != NULL)
            *end++ = '\0';
        runner.line++;
        if (strncmp(line, "== ", 3) == 0) {
            runner.lang = LELE_LANG_EN;
            runner.now = 0;
            lele_text_clear(&runner.document);
            cases++;
        } else {
            run_line(&runner, line);
        }
        line = end;
    }
    assert_true(cases > 0);
    lele_game_free(runner.game);
    lele_text_release(&runner.document);
    free(text);
}

#define CASES(name)                                                                                \
    {                                                                                              \
        "the cases of " name " hold", run_file, NULL, NULL, (void *)(uintptr_t) "scenarios/" name  \
    }

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASES("C-board.txt"),   CASES("D-hints.txt"),   CASES("E-explore.txt"),
        CASES("F-flow.txt"),    CASES("G-saves.txt"),   CASES("R-unified.txt"),
        CASES("J-defects.txt"), CASES("K-account.txt"), CASES("L-edges.txt"),
    };
    return RUN(tests);
}
