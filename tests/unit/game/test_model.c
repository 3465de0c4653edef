/*
 * A hundred thousand random commands, valid and invalid, checked against invariants: a refused
 * command changes nothing; undoing everything leads to the start, and redoing everything leads
 * back; a save restores the game; the clock is the sum of the time played.
 */
#include "script.h"

#if defined(__SANITIZE_ADDRESS__)
enum { COMMANDS = 20000 }; /* fewer, because sanitizers are slow */
#else
enum { COMMANDS = 100000 };
#endif
enum { GAME_LENGTH = 250 };

static const struct {
    const char *layout, *cells;
} puzzles[] = {
    { "classic",
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" },
    {
        "4x4",
        "1...............",
    },
    {
        "6x6",
        "1.3.5.4.6...2.......5...........2...",
    },
};
enum { PUZZLES = sizeof puzzles / sizeof puzzles[0] };

static void add_cells(lele_random *random, const lele_layout *layout, char *out, size_t size)
{
    int length = 0;
    const int count = lele_random_below(random, 5) == 0 ? 3 : 1;
    for (int i = 0; i < count; i++)
        length += snprintf(out + length, size - (size_t)length, "%sr%uc%u", i == 0 ? "" : ",",
                           lele_random_below(random, (uint32_t)layout->size) + 1,
                           lele_random_below(random, (uint32_t)layout->size) + 1);
}

/* %c cells, %d digit, %n small number, %t node.  Frequent commands are repeated. */
static const char *const templates[] = {
    "set %c %d",
    "set %c %d",
    "set %c %d",
    "set %c %d",
    "erase %c",
    "note %c %d",
    "note centre %c +%d",
    "note corner %c -%d",
    "fill-notes",
    "fill-notes %c",
    "clear-notes",
    "clear-notes %c",
    "color %c %n",
    "undo",
    "undo %n",
    "redo",
    "redo %n",
    "goto %t",
    "mark",
    "mark branch %n",
    "unmark",
    "unmark %t",
    "name %t x%n",
    "drop %t",
    "back",
    "back",
    "before-mistake",
    "hint",
    "hint %n",
    "another",
    "close",
    "apply",
    "candidates",
    "candidates %n",
    "reveal",
    "reveal %c",
    "why-not %c %d",
    "check",
    "why-dead %t",
    "pause",
    "resume",
    "resume",
    "submit",
    "tick",
    "setting conflict block",
    "setting conflict off",
    "setting conflict highlight",
    "setting auto-branch off",
    "setting auto-branch on",
    "setting auto-notes off",
    "setting hint-penalty %n",
    "setting hint-limit off",
    "setting mistakes show",
    "setting mistake-limit %n",
    "setting mistake-limit off",
    "setting wrong-first off",
    "setting wrong-first on",
    "setting restart-keeps-timer on",
    "setting nonsense %n",
    "apply r1c1=1",
    "step hidden-single %n",
    "step naked-pair",
    "step nonsense",
    "peek",
    "start-from 1",
    "hint 1 free",
    "import 1",
    "candidates 2 free",
    "",
    "nonsense %c",
    "set %c",
    "confirm",
    "given %c %d",
};

static void write_command(lele_random *random, const lele_layout *layout, uint32_t nodes, char *out,
                          size_t size)
{
    const uint32_t count = sizeof templates / sizeof templates[0];
    const char *template = templates[lele_random_below(random, count)];
    size_t length = 0;
    for (; *template != '\0' && length + 64 < size; template ++) {
        char part[64] = { *template, '\0' };
        if (*template == '%') {
            template ++;
            if (*template == 'c')
                add_cells(random, layout, part, sizeof part);
            else if (*template == 'd')
                snprintf(
                    part, sizeof part, "%c",
                    lele_digit_char((int)lele_random_below(random, (uint32_t)layout->size) + 1));
            else if (*template == 'n')
                snprintf(part, sizeof part, "%u", lele_random_below(random, 12));
            else
                snprintf(part, sizeof part, "%u", lele_random_below(random, nodes + 2));
        }
        length += (size_t)snprintf(out + length, size - length, "%s", part);
    }
    out[length] = '\0';
}

/* The whole view and the whole save. */
static void snapshot(lele_game *game, lele_text *out)
{
    lele_text_clear(out);
    lele_game_view(game, 0, LELE_LANG_EN, out);
    lele_game_save(game, out);
}

static int64_t number_at(lele_game *game, const char *path)
{
    lele_text view;
    lele_text_init(&view);
    lele_game_view(game, 0, LELE_LANG_EN, &view);
    const int64_t number = strtoll(json_find(view.data, path), NULL, 10);
    lele_text_release(&view);
    return number;
}

static void expect_command(lele_game *game, const char *line)
{
    lele_problem problem;
    if (lele_game_command(game, lele_game_now(game), line, &problem) != LELE_OK)
        fail_msg("%s: %s", line, lele_error_name(problem.code));
}

static void same_cells(const lele_position *a, const lele_position *b)
{
    assert_memory_equal(&a->values, &b->values, sizeof a->values);
    assert_memory_equal(a->notes, b->notes, sizeof a->notes);
}

static void check_history(lele_game *game, const lele_position *first)
{
    lele_position here, again;
    lele_game_position(game, &here);
    const int64_t depth = number_at(game, "tree.depth");
    if (depth == 0)
        return;
    expect_command(game, "undo 100000");
    lele_game_position(game, &again);
    same_cells(&again, first);
    char line[32];
    snprintf(line, sizeof line, "redo %lld", (long long)depth);
    expect_command(game, line);
    lele_game_position(game, &again);
    same_cells(&again, &here);
}

static void check_save(lele_game *game)
{
    static void (*const save[])(const lele_game *, lele_text *) = { lele_game_save,
                                                                    lele_game_save_compact };
    for (int i = 0; i < 2; i++) {
        lele_text text, before, after;
        lele_problem problem;
        lele_text_init(&text);
        lele_text_init(&before);
        lele_text_init(&after);
        save[i](game, &text);
        lele_game *loaded = lele_game_load(text.data, text.length, &problem);
        if (loaded == NULL)
            fail_msg("line %d: %s\n%s", problem.line, lele_error_name(problem.code), text.data);
        snapshot(game, &before);
        snapshot(loaded, &after);
        assert_string_equal(before.data, after.data);
        lele_game_free(loaded);
        lele_text_release(&text);
        lele_text_release(&before);
        lele_text_release(&after);
    }
}

struct model {
    int64_t now, elapsed;
    bool running;
};

/* The expected time of the clock, computed independently: it runs while the game is played. */
static void advance(struct model *model, int64_t now)
{
    if (model->running)
        model->elapsed += now - model->now;
    model->now = now;
}

static bool is_running(lele_game *game)
{
    lele_view view;
    lele_view_init(&view, game, 0, LELE_LANG_EN);
    const bool running = view.status == LELE_STATUS_PLAYING;
    lele_view_release(&view);
    return running;
}

static void play(lele_random *random, int puzzle, int length, uint32_t *accepted)
{
    lele_layout layout;
    lele_position position, first;
    lele_text before, after;
    layout_of(&layout, puzzles[puzzle].layout);
    const lele_grid givens = grid_of(&layout, puzzles[puzzle].cells);
    lele_position_from_grid(&position, &layout, &givens);
    lele_game *game = lele_game_new(&position, LELE_SEVERAL_ALLOW, NULL);
    assert_non_null(game);
    lele_game_position(game, &first);
    lele_text_init(&before);
    lele_text_init(&after);
    struct model model = { .running = true };
    uint32_t nodes = 1;
    for (int i = 0; i < length; i++) {
        char line[256];
        lele_problem problem;
        write_command(random, &layout, nodes, line, sizeof line);
        const int64_t now = model.now + lele_random_below(random, 3000);
        const bool looks = lele_random_below(random, 10) == 0;
        if (looks)
            snapshot(game, &before);
        if (lele_game_command(game, now, line, &problem) == LELE_OK) {
            advance(&model, now);
            model.running =
                strcmp(line, "pause") != 0 && (model.running || strcmp(line, "resume") == 0);
            if (strncmp(line, "set", 3) == 0) /* a mistake too many, or a higher limit */
                model.running = is_running(game);
            nodes += strncmp(line, "set", 3) == 0;
            ++*accepted;
        } else if (looks) {
            snapshot(game, &after);
            assert_string_equal(before.data, after.data);
        }
        assert_int_equal(lele_game_now(game), model.now);
    }
    lele_view view;
    lele_view_init(&view, game, 0, LELE_LANG_EN);
    if (view.status == LELE_STATUS_PLAYING || view.status == LELE_STATUS_PAUSED)
        assert_int_equal(view.clock.elapsed, model.elapsed);
    const bool paused = view.status == LELE_STATUS_PAUSED;
    lele_view_release(&view);
    check_save(game);
    if (!paused)
        check_history(game, &first);
    check_save(game);
    lele_game_free(game);
    lele_text_release(&before);
    lele_text_release(&after);
}

static void random_commands_keep_every_promise(void **state)
{
    (void)state;
    lele_random random;
    lele_random_init(&random, 7);
    const char *wanted = getenv("LELE_MODEL_COMMANDS");
    const int commands = wanted != NULL ? atoi(wanted) : COMMANDS;
    uint32_t accepted = 0;
    for (int done = 0; done < commands; done += GAME_LENGTH)
        play(&random, done / GAME_LENGTH % PUZZLES, GAME_LENGTH, &accepted);
    assert_true(accepted > (uint32_t)commands / 4); /* at least a quarter is accepted */
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(random_commands_keep_every_promise) };
    return RUN(tests);
}
