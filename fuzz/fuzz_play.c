/*
 * The fuzzer of the game in the terminal: bytes as from a keyboard become events, commands and
 * screens.  Whatever is typed, pasted or clicked, the game stays one that can be saved and loaded,
 * and the cursor stays on the board.
 *
 * Input: a byte for the layout and the language, one for the size of the window, then the codes of
 * keys: 0x80 to 0x9F are special keys, 0xA0 to 0xFF characters of another script.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/draw.h"
#include "play/linear.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);
int __wrap_play_file_read(const char *path, size_t limit, lele_text *ret);
lele_error __wrap_lele_game_query(lele_game *game, const char *line, lele_lang lang,
                                  lele_json *json, lele_problem *problem);
lele_error __real_lele_game_query(lele_game *game, const char *line, lele_lang lang,
                                  lele_json *json, lele_problem *problem);

/* A name that is typed must not open a file of this machine. */
int __wrap_play_file_read(const char *path, size_t limit, lele_text *ret)
{
    (void)path;
    (void)limit;
    (void)ret;
    return ENOENT;
}

/* Questions with long searches take seconds with sanitizers, and other fuzzers ask them (game, steps). */
lele_error __wrap_lele_game_query(lele_game *game, const char *line, lele_lang lang,
                                  lele_json *json, lele_problem *problem)
{
    if (strcmp(line, "branches") != 0 && strncmp(line, "unit", 4) != 0)
        return lele_problem_set(problem, LELE_E_NOT_NOW);
    return __real_lele_game_query(game, line, lang, json, problem);
}

enum { MOST_KEYS = 300 };

static int64_t now;

static int64_t clock_now(void)
{
    return now += 7;
}

static void stop(const char *why)
{
    fprintf(stderr, "%s\n", why);
    abort();
}

static void check(play_player *player)
{
    if (player->session.game == NULL)
        return;
    const lele_layout *layout = play_session_layout(&player->session);
    if (player->cursor < 0 || player->cursor >= layout->cell_count)
        stop("the cursor left the board");
}

static void check_save(const play_player *player)
{
    if (player->session.game == NULL)
        return;
    lele_text save;
    lele_text_init(&save);
    lele_game_save(player->session.game, &save);
    lele_game *again = lele_game_load(save.data, save.length, NULL);
    if (again == NULL && !save.failed)
        stop("the save cannot be loaded");
    lele_game_free(again);
    lele_text_release(&save);
}

static void draw(play_player *player, play_canvas *canvas)
{
    play_draw(player, canvas);
    check(player);
}

static uint32_t code_of(unsigned char byte)
{
    if (byte >= 0x80 && byte < 0xA0)
        return PLAY_KEY_SPECIAL + (byte - 0x80U) % (PLAY_KEY_END_OF_LIST - PLAY_KEY_SPECIAL);
    return byte >= 0xA0 ? 0x4E00U + byte : byte;
}

static void play(play_player *player, const unsigned char *data, size_t size)
{
    play_canvas canvas;
    play_decoder decoder;
    play_event event;
    play_canvas_init(&canvas);
    play_decoder_init(&decoder);
    for (size_t i = 0; i < size && i < MOST_KEYS && !player->quit; i++) {
        if (data[i] == 0xFE && i + 3 < size) { /* a mouse */
            event = (play_event){ .kind = PLAY_EVENT_MOUSE,
                                  .mouse = (play_mouse)(data[i + 1] % 5),
                                  .row = data[i + 2] - 10,
                                  .column = data[i + 3] - 10 };
            i += 3;
        } else if (!play_decode(&decoder, code_of(data[i]), i % 3 != 0, &event)) {
            continue;
        }
        play_player_event(player, &event);
        if (i % 12 == 0)
            draw(player, &canvas);
    }
    draw(player, &canvas);
    play_decoder_release(&decoder);
    play_canvas_release(&canvas);
}

/* The same bytes as a line of the linear mode. */
static void speak(play_player *player, const unsigned char *data, size_t size)
{
    char line[256];
    lele_text out;
    if (size >= sizeof line)
        return;
    memcpy(line, data, size);
    line[size] = '\0';
    lele_text_init(&out);
    play_linear_line(player, line, &out);
    check(player);
    lele_text_release(&out);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    static const char *const puzzles[] = {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "1.....4..4.....1",
        "",
        NULL,
    };
    if (size < 2)
        return 0;
    play_player player;
    play_player_init(&player, (lele_lang)(data[0] & 1), clock_now);
    const char *puzzle = puzzles[data[0] >> 1 & 3];
    if (puzzle == NULL)
        (void)play_player_custom(&player, "6x6-x");
    else if (*puzzle != '\0')
        (void)play_player_import(&player, puzzle, strlen(puzzle), NULL);
    player.rows = data[1] % 48;
    player.columns = data[1] % 7 * 19;
    if ((data[0] & 8) != 0)
        speak(&player, data + 2, size - 2);
    else
        play(&player, data + 2, size - 2);
    check_save(&player);
    play_player_release(&player);
    return 0;
}
