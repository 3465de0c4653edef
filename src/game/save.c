/*
 * Saves: the log of a game as text.
 *
 *     lele-game 1
 *     puzzle refuse classic 53..7....6..195...      (or: custom classic)
 *     15230 set r1c3 4
 *     ...
 *
 * Loading runs the log.  Version 2 is version 1 with clues: the layout is then its text
 * ("classic+cage:15:r1c1r1c2", lele/clue.h).  Programs that know version 1 only refuse it by its
 * number.  Newer versions are refused; saves of every version must stay readable
 * (tests/scenarios/whole-game.log is one).
 */
#include "game/save.h"

#include <string.h>

#include "game/state.h"

static const char head[] = "lele-game ";

enum { PLAIN_VERSION = 1 };

void lele_game_save(const lele_game *game, lele_text *out)
{
    static const char *const starts[LELE_ORIGIN_COUNT] = {
        [LELE_ORIGIN_ONE] = "\npuzzle refuse ",
        [LELE_ORIGIN_ANY] = "\npuzzle allow ",
        [LELE_ORIGIN_CUSTOM] = "\ncustom ",
    };
    const lele_layout *layout = &game->layout;
    lele_text_add(out, head);
    lele_text_add_int(out, layout->clues != NULL ? LELE_GAME_SAVE_VERSION : PLAIN_VERSION);
    lele_text_add(out, starts[game->origin]);
    lele_layout_write_text(layout, out);
    if (game->origin != LELE_ORIGIN_CUSTOM) {
        char line[LELE_MAX_CELLS];
        lele_grid_write(layout, &game->givens, '.', line);
        lele_text_add_char(out, ' ');
        lele_text_add_bytes(out, line, (size_t)layout->cell_count);
    }
    lele_text_add_char(out, '\n');
    lele_text_add_bytes(out, game->log.data, game->log.length);
}

struct reader {
    const char *next, *end;
    int line_number;
    const char *line; /* the rest of the current line, without its newline */
    size_t length;
    lele_layouts *layouts; /* NULL until the layout is read */
    lele_problem *problem;
};

/* Takes the next line that is not empty; false at the end. */
static bool take_line(struct reader *reader)
{
    while (reader->next < reader->end) {
        const size_t left = (size_t)(reader->end - reader->next);
        const char *newline = memchr(reader->next, '\n', left);
        reader->line = reader->next;
        reader->length = newline != NULL ? (size_t)(newline - reader->next) : left;
        reader->next = newline != NULL ? newline + 1 : reader->end;
        reader->line_number++;
        if (reader->length > 0 && reader->line[reader->length - 1] == '\r')
            reader->length--;
        if (reader->length > 0)
            return true;
    }
    return false;
}

static lele_error refuse(struct reader *reader, lele_error code, const char *text)
{
    if (reader->problem != NULL) {
        reader->problem->line = reader->line_number;
        if (text != NULL)
            lele_problem_quote(reader->problem, text, strlen(text));
    }
    return lele_problem_set(reader->problem, code);
}

/* Copies the next word of the line and moves past it; false if there is none or it is too long. */
static bool take_word(struct reader *reader, char *ret, size_t size)
{
    size_t length = 0;
    while (length < reader->length && reader->line[length] != ' ')
        length++;
    if (length == 0 || length >= size)
        return false;
    memcpy(ret, reader->line, length);
    ret[length] = '\0';
    while (length < reader->length && reader->line[length] == ' ')
        length++;
    reader->line += length;
    reader->length -= length;
    return true;
}

static bool read_time(const char *text, int64_t *ret)
{
    int64_t time = 0;
    size_t length = 0;
    for (; text[length] >= '0' && text[length] <= '9' && length < 17; length++)
        time = time * 10 + (text[length] - '0');
    *ret = time;
    return length > 0 && text[length] == '\0';
}

static lele_error read_head(struct reader *reader)
{
    char word[32];
    int64_t version;
    if (!take_line(reader) || reader->length < strlen(head) ||
        memcmp(reader->line, head, strlen(head)) != 0)
        return refuse(reader, reader->length == 0 ? LELE_E_EMPTY : LELE_E_FORMAT, NULL);
    take_word(reader, word, sizeof word);
    if (!take_word(reader, word, sizeof word) || !read_time(word, &version) || version < 1)
        return refuse(reader, LELE_E_SYNTAX, "lele-game 1");
    if (version > LELE_GAME_SAVE_VERSION) {
        if (reader->problem != NULL)
            reader->problem->got = version;
        return refuse(reader, LELE_E_VERSION, NULL);
    }
    return LELE_OK;
}

/* The layout belongs to the reader. */
static lele_error read_layout(struct reader *reader, const lele_layout **ret)
{
    lele_text name;
    size_t length = 0;
    while (length < reader->length && reader->line[length] != ' ')
        length++;
    lele_text_init(&name);
    lele_text_add_bytes(&name, reader->line, length);
    if (length == 0 || memchr(reader->line, '\0', length) != NULL) {
        lele_text_release(&name);
        return refuse(reader, LELE_E_SYNTAX, "LAYOUT");
    }
    if (reader->layouts == NULL)
        reader->layouts = lele_layouts_new();
    lele_error error = LELE_E_MEMORY;
    if (reader->layouts != NULL && !name.failed) {
        lele_problem problem;
        lele_problem_init(&problem);
        lele_layouts_allow_clues(reader->layouts);
        *ret = lele_layouts_get(reader->layouts, name.data, &problem);
        error = problem.code;
        if (*ret == NULL && reader->problem != NULL)
            *reader->problem = problem;
    }
    lele_text_release(&name);
    while (length < reader->length && reader->line[length] == ' ')
        length++;
    reader->line += length;
    reader->length -= length;
    return error == LELE_OK ? LELE_OK : refuse(reader, error, NULL);
}

static lele_game *read_puzzle(struct reader *reader)
{
    char word[16];
    const lele_layout *layout = NULL;
    lele_position position;
    lele_grid givens;
    if (!take_word(reader, word, sizeof word)) {
        refuse(reader, LELE_E_SYNTAX, "refuse/allow");
        return NULL;
    }
    const bool allows = strcmp(word, "allow") == 0;
    if (!allows && strcmp(word, "refuse") != 0) {
        refuse(reader, LELE_E_SYNTAX, "refuse/allow");
        return NULL;
    }
    if (read_layout(reader, &layout) != LELE_OK)
        return NULL;
    const lele_error error =
        lele_grid_read(layout, reader->line, reader->length, &givens, reader->problem);
    if (error != LELE_OK) {
        refuse(reader, error, NULL);
        return NULL;
    }
    lele_position_from_grid(&position, layout, &givens);
    lele_game *game = lele_game_new(&position, allows ? LELE_SEVERAL_ALLOW : LELE_SEVERAL_REFUSE,
                                    reader->problem);
    if (game == NULL && reader->problem != NULL)
        reader->problem->line = reader->line_number;
    return game;
}

static lele_game *read_start(struct reader *reader)
{
    char word[16];
    const lele_layout *layout = NULL;
    if (!take_line(reader) || !take_word(reader, word, sizeof word)) {
        refuse(reader, LELE_E_SYNTAX, "puzzle/custom");
        return NULL;
    }
    if (strcmp(word, "puzzle") == 0)
        return read_puzzle(reader);
    if (strcmp(word, "custom") != 0) {
        refuse(reader, LELE_E_SYNTAX, "puzzle/custom");
        return NULL;
    }
    if (read_layout(reader, &layout) != LELE_OK)
        return NULL;
    return lele_game_new_custom(layout, reader->problem);
}

static lele_error run_line(lele_game *game, struct reader *reader, lele_text *scratch)
{
    char word[24];
    int64_t time;
    if (!take_word(reader, word, sizeof word) || !read_time(word, &time))
        return refuse(reader, LELE_E_SYNTAX, "TIME");
    if (memchr(reader->line, '\0', reader->length) != NULL)
        return refuse(reader, LELE_E_SYNTAX, "COMMAND");
    lele_text_clear(scratch);
    lele_text_add_bytes(scratch, reader->line, reader->length);
    if (scratch->failed)
        return refuse(reader, LELE_E_MEMORY, NULL);
    const lele_error error = lele_game_command(game, time, scratch->data, reader->problem);
    return error == LELE_OK ? LELE_OK : refuse(reader, error, NULL);
}

static lele_game *load_text(const char *text, size_t length, lele_problem *problem)
{
    struct reader reader = { .next = text, .end = text + length, .problem = problem };
    if (read_head(&reader) != LELE_OK)
        return NULL;
    lele_game *game = read_start(&reader);
    lele_layouts_free(reader.layouts); /* the game has a copy of its layout */
    if (game == NULL)
        return NULL;
    lele_text scratch;
    lele_text_init(&scratch);
    lele_error error = LELE_OK;
    game->is_replaying = true;
    while (error == LELE_OK && take_line(&reader))
        error = run_line(game, &reader, &scratch);
    game->is_replaying = false;
    game->hint_is_ready = game->overlay_is_ready = false;
    lele_text_release(&scratch);
    if (error == LELE_OK)
        return game;
    lele_game_free(game);
    return NULL;
}

void lele_game_save_compact(const lele_game *game, lele_text *out)
{
    lele_text text;
    lele_text_init(&text);
    lele_game_save(game, &text);
    if (text.failed)
        out->failed = true;
    else
        lele_compact_write(&game->layout, text.data, text.length, out);
    lele_text_release(&text);
}

lele_game *lele_game_load(const char *text, size_t length, lele_problem *problem)
{
    if (problem != NULL)
        lele_problem_init(problem);
    if (length > LELE_SAVE_MAX_BYTES) {
        if (problem != NULL) {
            problem->got = (int64_t)length;
            problem->want = LELE_SAVE_MAX_BYTES;
        }
        lele_problem_set(problem, LELE_E_TOO_LONG);
        return NULL;
    }
    if (!lele_compact_is(text, length))
        return load_text(text, length, problem);
    lele_text plain;
    lele_text_init(&plain);
    lele_game *game = NULL;
    if (lele_compact_read(text, length, &plain, problem) == LELE_OK)
        game = load_text(plain.data, plain.length, problem);
    lele_text_release(&plain);
    return game;
}
