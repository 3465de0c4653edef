/*
 * The fuzzer of games.  Any bytes are tried as a save (text or compact), which is loaded or
 * refused, and as lines of commands, which are run or refused.  A game saves and loads to the same
 * save and the same view; a refused command changes neither.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lele/lele.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_LINES = 60 };

static void stop(const char *why, const char *text)
{
    fprintf(stderr, "%s\n%s\n", why, text);
    abort();
}

static void snapshot(lele_game *game, lele_text *ret)
{
    lele_text_clear(ret);
    lele_game_save(game, ret);
    lele_game_view(game, 0, LELE_LANG_ZH, ret);
}

static void check_save(lele_game *game, void (*save)(const lele_game *, lele_text *))
{
    lele_text text, before, after;
    lele_text_init(&text);
    lele_text_init(&before);
    lele_text_init(&after);
    save(game, &text);
    lele_game *loaded = lele_game_load(text.data, text.length, NULL);
    if (loaded == NULL)
        stop("a save does not load", text.data);
    snapshot(game, &before);
    snapshot(loaded, &after);
    if (before.length != after.length || memcmp(before.data, after.data, before.length) != 0)
        stop("a loaded game is another", text.data);
    lele_game_free(loaded);
    lele_text_release(&text);
    lele_text_release(&before);
    lele_text_release(&after);
}

static void check_game(lele_game *game)
{
    check_save(game, lele_game_save);
    check_save(game, lele_game_save_compact);
}

/* The game after the last line; a line that is refused leaves it known. */
struct state {
    lele_text text;
    bool known;
};

static void run_line(lele_game *game, const char *line, int64_t now, struct state *state)
{
    lele_text after;
    if (!state->known)
        snapshot(game, &state->text);
    state->known = lele_game_command(game, now, line, NULL) != LELE_OK;
    if (!state->known)
        return;
    lele_text_init(&after);
    snapshot(game, &after);
    if (state->text.length != after.length ||
        memcmp(state->text.data, after.data, after.length) != 0)
        stop("a refused command changed something", line);
    lele_text_release(&after);
}

static lele_game *start(char how)
{
    lele_layout layout;
    lele_position position;
    lele_grid givens;
    lele_layout_init(&layout, "4x4", NULL);
    if (how == 'c')
        return lele_game_new_custom(&layout, NULL);
    const char *cells = how == 's' ? "1..............." : "1.3...12..41.3..";
    lele_grid_read(&layout, cells, 16, &givens, NULL);
    lele_position_from_grid(&position, &layout, &givens);
    return lele_game_new(&position, LELE_SEVERAL_ALLOW, NULL);
}

static void play(const char *text, size_t length)
{
    lele_game *game = start(length > 0 ? text[0] : 'p');
    char line[128];
    int64_t now = 0;
    struct state state = { .known = false };
    if (game == NULL)
        return;
    lele_text_init(&state.text);
    for (int lines = 0; length > 0 && lines < MOST_LINES; lines++) {
        const char *newline = memchr(text, '\n', length);
        const size_t used = newline != NULL ? (size_t)(newline - text) : length;
        const size_t kept = used < sizeof line ? used : sizeof line - 1;
        memcpy(line, text, kept);
        line[kept] = '\0';
        run_line(game, line, now += 777, &state);
        text += newline != NULL ? used + 1 : used;
        length -= newline != NULL ? used + 1 : used;
    }
    check_game(game);
    lele_text_release(&state.text);
    lele_game_free(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    lele_game *game = lele_game_load((const char *)data, size, NULL);
    if (game != NULL)
        check_game(game);
    lele_game_free(game);
    play((const char *)data, size);
    return 0;
}
