/*
 * lele game: plays a game by commands from standard input, one per line, and prints the result of
 * each.  A line may start with the time in milliseconds; otherwise the clock gives the time.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/message.h"
#include "cli/output.h"
#include "cli/reader.h"
#include "cli/source.h"

struct options {
    const char *load, *custom, *layout;
    bool json, several;
};

static const cli_option options[] = {
    { .name = "load",
      .kind = CLI_STRING,
      .target = offsetof(struct options, load),
      .value = "FILE",
      .help = { "continue a saved game", "继续已保存的游戏" } },
    { .name = "custom",
      .kind = CLI_STRING,
      .target = offsetof(struct options, custom),
      .value = "LAYOUT",
      .word_at = lele_layout_name_at,
      .help = { "enter your own puzzle first, with the commands given and confirm",
                "先用 given 和 confirm 命令输入自己的题目" } },
    { .name = "several",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, several),
      .help = { "allow a puzzle with several solutions", "允许多解的题目" } },
    CLI_OPTION_LAYOUT(struct options),
    CLI_OPTION_JSON(struct options),
    { .name = NULL },
};

struct session {
    const cli_call *call;
    const struct options *chosen;
    lele_game *game;
    int64_t started; /* the clock's reading at time 0 of the game */
    int status;
    lele_text out;
};

enum { SAVE_MAX = 32 << 20 };

static int64_t clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static lele_game *load(const cli_call *call, const char *file, lele_problem *problem)
{
    lele_text text;
    lele_text_init(&text);
    lele_game *game = NULL;
    if (cli_source_read_all(call->lang, file, SAVE_MAX, &text) && !text.failed)
        game = lele_game_load(text.data, text.length, problem);
    cli_text_end(&text);
    return game;
}

static lele_game *start_custom(const char *name, lele_problem *problem)
{
    lele_layout layout;
    if (lele_layout_init(&layout, name, problem) != LELE_OK)
        return NULL;
    return lele_game_new_custom(&layout, problem);
}

static lele_game *start_puzzle(const struct options *chosen, const char *text,
                               lele_problem *problem)
{
    lele_layouts *layouts = lele_layouts_new();
    if (layouts == NULL) {
        problem->code = LELE_E_MEMORY;
        return NULL;
    }
    lele_layouts_allow_clues(layouts);
    lele_game *game = NULL;
    lele_position position;
    lele_codec_context context = { .layouts = layouts };
    if (chosen->layout != NULL)
        context.layout = lele_layouts_get(layouts, chosen->layout, problem);
    if ((chosen->layout == NULL || context.layout != NULL) &&
        lele_codec_read(NULL, &context, text, strlen(text), &position, problem) == LELE_OK)
        game = lele_game_new(&position, chosen->several ? LELE_SEVERAL_ALLOW : LELE_SEVERAL_REFUSE,
                             problem);
    lele_layouts_free(layouts);
    return game;
}

/* Starts the game from exactly one of: a puzzle, a save (--load), an own puzzle (--custom). */
static lele_game *start(const cli_call *call, const struct options *chosen, int *status)
{
    const size_t ways = call->operand_count + (chosen->load != NULL) + (chosen->custom != NULL);
    if (ways != 1) {
        cli_complain(call->lang, ways == 0 ? CLI_M_MISSING_OPERAND : CLI_M_EXCLUSIVE,
                     ways == 0 ? (cli_facts){ .name = "game", .want = "PUZZLE" }
                               : (cli_facts){ .name = "PUZZLE, --load", .got = "--custom" });
        *status = CLI_STATUS_USAGE;
        return NULL;
    }
    lele_problem problem;
    lele_problem_init(&problem);
    *status = CLI_STATUS_USAGE;
    if (!cli_layout_check(call, "--layout", chosen->layout) ||
        !cli_layout_check(call, "--custom", chosen->custom))
        return NULL;
    lele_game *game = chosen->load != NULL     ? load(call, chosen->load, &problem)
                      : chosen->custom != NULL ? start_custom(chosen->custom, &problem)
                                               : start_puzzle(chosen, call->operands[0], &problem);
    if (game == NULL && problem.code != LELE_OK)
        cli_complain_problem(call->lang, &problem);
    *status = game != NULL                    ? CLI_STATUS_OK
              : problem.code == LELE_OK       ? CLI_STATUS_IO
              : problem.code == LELE_E_MEMORY ? CLI_STATUS_IO
                                              : CLI_STATUS_BAD;
    return game;
}

/* Begins a JSON answer: "ok", "problem", and then the members that the caller adds. */
static void begin_json(struct session *session, const lele_problem *problem, lele_json *json)
{
    lele_json_init(json, &session->out);
    lele_json_object_begin(json);
    lele_json_key_bool(json, "ok", problem == NULL);
    lele_json_key(json, "problem");
    if (problem == NULL)
        lele_json_null(json);
    else
        lele_problem_json(problem, lele_game_layout(session->game), session->call->lang, json);
}

static void end_json(struct session *session, lele_json *json)
{
    lele_json_object_end(json);
    lele_text_add_char(&session->out, '\n');
}

static void write_json(struct session *session, int64_t now, const lele_problem *problem)
{
    lele_json json;
    lele_view view;
    begin_json(session, problem, &json);
    lele_json_key(&json, "view");
    lele_view_init(&view, session->game, now, session->call->lang);
    lele_view_json(&view, &json);
    lele_view_release(&view);
    end_json(session, &json);
}

static void add_time(lele_text *out, int64_t milliseconds)
{
    const int64_t seconds = milliseconds / 1000, minutes = seconds / 60 % 60;
    lele_text_add_int(out, seconds / 3600);
    lele_text_add(out, minutes < 10 ? ":0" : ":");
    lele_text_add_int(out, minutes);
    lele_text_add(out, seconds % 60 < 10 ? ":0" : ":");
    lele_text_add_int(out, seconds % 60);
}

/* Writes the board, the time, the status line and the hint, if there is one; or the problem. */
static void write_text(struct session *session, int64_t now, const lele_problem *problem)
{
    lele_text *out = &session->out;
    lele_view view;
    if (problem != NULL) {
        lele_problem_write(problem, session->call->lang, out);
        lele_text_add_char(out, '\n');
        return;
    }
    lele_view_init(&view, session->game, now, session->call->lang);
    lele_view_board(&view, out);
    add_time(out, view.clock.total);
    lele_text_add(out, "  ");
    lele_text_add_bytes(out, view.message.data, view.message.length);
    out->failed = out->failed || view.message.failed;
    lele_text_add_char(out, '\n');
    lele_view_hint_text(&view, out);
    lele_view_release(&view);
}

static void write_answer(struct session *session, int64_t now, const lele_problem *problem)
{
    if (session->chosen->json)
        write_json(session, now, problem);
    else
        write_text(session, now, problem);
}

/* Takes the time off a line such as "15230 set r1c1 5".  A line without a time gets the time on
 * the clock, which continues from the last time given. */
static int64_t take_time(struct session *session, const char **line)
{
    const char *at = *line;
    int64_t time = 0;
    while (*at >= '0' && *at <= '9' && at - *line < 16)
        time = time * 10 + (*at++ - '0');
    if (at == *line || (*at != ' ' && *at != '\t'))
        return clock_now() - session->started;
    while (*at == ' ' || *at == '\t')
        at++;
    *line = at;
    session->started = clock_now() - time;
    return time;
}

static const char *behind_word(const char *line, const char *word)
{
    const size_t length = strlen(word);
    if (strncmp(line, word, length) != 0 || (line[length] != '\0' && line[length] != ' '))
        return NULL;
    return line + length + (line[length] == ' ');
}

static void answer_query(struct session *session, const char *line)
{
    lele_json json;
    lele_problem problem;
    const size_t before = session->out.length;
    lele_json_init(&json, &session->out);
    if (lele_game_query(session->game, line, session->call->lang, &json, &problem) != LELE_OK) {
        session->out.length = before;
        session->out.failed = session->out.failed || problem.code == LELE_E_MEMORY;
        session->status = CLI_STATUS_BAD;
        if (session->chosen->json) {
            begin_json(session, &problem, &json);
            end_json(session, &json);
            return;
        }
        lele_problem_write(&problem, session->call->lang, &session->out);
    }
    lele_text_add_char(&session->out, '\n');
}

/* Writes the save in one of its forms, followed by `end`. */
static void answer_save(struct session *session, void (*save)(const lele_game *, lele_text *),
                        const char *end)
{
    if (!session->chosen->json) {
        save(session->game, &session->out);
        lele_text_add(&session->out, end);
        return;
    }
    lele_text text;
    lele_json json;
    lele_text_init(&text);
    save(session->game, &text);
    begin_json(session, NULL, &json);
    lele_json_key_string(&json, "save", text.data);
    end_json(session, &json);
    session->out.failed = session->out.failed || text.failed;
    lele_text_release(&text);
}

/* Answers view, save, compact and query, which do not change the game; false for other lines. */
static bool answer_question(struct session *session, int64_t now, const char *line)
{
    const char *rest;
    if (behind_word(line, "view") != NULL) {
        write_answer(session, now, NULL);
    } else if (behind_word(line, "save") != NULL) {
        answer_save(session, lele_game_save, "");
    } else if (behind_word(line, "compact") != NULL) {
        answer_save(session, lele_game_save_compact, "\n");
    } else if ((rest = behind_word(line, "query")) != NULL) {
        answer_query(session, rest);
    } else {
        return false;
    }
    return true;
}

static void run_line(struct session *session, const char *line)
{
    lele_problem problem;
    const int64_t now = take_time(session, &line);
    if (answer_question(session, now, line))
        return;
    const lele_error error = lele_game_command(session->game, now, line, &problem);
    if (error == LELE_E_MEMORY)
        session->out.failed = true;
    if (error != LELE_OK)
        session->status = CLI_STATUS_BAD;
    write_answer(session, now, error != LELE_OK ? &problem : NULL);
}

static int run_piece(struct session *session, const cli_piece *piece, lele_text *copy)
{
    cli_lines lines;
    cli_line line;
    cli_lines_init(&lines, piece);
    while (cli_lines_next(&lines, &line)) {
        lele_problem problem;
        if (cli_line_too_long(&line, &problem)) {
            session->status = CLI_STATUS_BAD;
            write_answer(session, lele_game_now(session->game), &problem);
        } else {
            lele_text_clear(copy);
            lele_text_add_bytes(copy, line.text, line.length);
            if (!copy->failed)
                run_line(session, copy->data);
            session->out.failed = session->out.failed || copy->failed;
        }
        const int status = cli_print(session->call->lang, &session->out);
        if (status != CLI_STATUS_OK)
            return status;
    }
    return CLI_STATUS_OK;
}

static int play(struct session *session)
{
    cli_input *input = cli_input_new(session->call->lang, lele_codec_find("line"), 0, NULL);
    if (input == NULL) {
        cli_complain_memory(session->call->lang);
        return CLI_STATUS_IO;
    }
    cli_piece piece = { .file = NULL };
    lele_text copy;
    lele_text_init(&piece.text);
    lele_text_init(&copy);
    int status = cli_print(session->call->lang, &session->out);
    while (status == CLI_STATUS_OK && cli_input_next(input, 1, &piece))
        status = run_piece(session, &piece, &copy);
    if (status == CLI_STATUS_OK && cli_input_failed(input))
        status = CLI_STATUS_IO;
    lele_text_release(&piece.text);
    lele_text_release(&copy);
    cli_input_free(input);
    return status != CLI_STATUS_OK ? status : session->status;
}

static int run(const cli_call *call, const void *target)
{
    struct session session = { .call = call, .chosen = target };
    session.game = start(call, session.chosen, &session.status);
    if (session.game == NULL)
        return session.status;
    session.started = clock_now() - lele_game_now(session.game);
    lele_text_init(&session.out);
    write_answer(&session, lele_game_now(session.game), NULL);
    const int status = play(&session);
    lele_text_release(&session.out);
    lele_game_free(session.game);
    return status;
}

const cli_command cli_command_game = {
    .name = "game",
    .summary = { "play a game with commands from standard input", "从标准输入读命令，玩一局游戏" },
    .notes = { "The commands are described in docs/view.md: set r1c1 5, note r1c1 +3, undo, mark, "
               "back,\n"
               "hint and others.  In addition there are view, save, compact and query QUESTION.",
               "命令的说明见 docs/view.md，例如 set r1c1 5、note r1c1 "
               "+3、undo、mark、back、hint。\n"
               "另外还有 view、save、compact 和 query QUESTION。" },
    .operands = "[PUZZLE]",
    .options = options,
    .size = sizeof(struct options),
    .run = run,
};
