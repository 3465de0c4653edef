/* The loop of the linear mode: lines from standard input, answers to standard output. */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/journal_files.h"
#include "cli/message.h"
#include "cli/output.h"
#include "play/linear.h"

enum { LONGEST_LINE = 1 << 20 };

static volatile sig_atomic_t caught;

static void note(int number)
{
    caught = number;
}

/* Without SA_RESTART, so that a waiting read ends. */
static void catch_signals(void)
{
    static const int numbers[] = { SIGINT, SIGTERM, SIGHUP };
    struct sigaction action = { .sa_handler = note };
    (void)sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        (void)sigaction(numbers[i], &action, NULL);
}

/* Reads up to the next newline; false at the end, after a signal, for an endless line, or when reading
 * failed: then `error` is set. */
static bool read_line(lele_text *buffer, lele_text *line, int *error)
{
    char block[4096];
    for (;;) {
        const char *end = memchr(buffer->data, '\n', buffer->length);
        if (end != NULL) {
            const size_t length = (size_t)(end - buffer->data);
            lele_text_clear(line);
            lele_text_add_bytes(line, buffer->data, length - (length > 0 && end[-1] == '\r'));
            memmove(buffer->data, end + 1, buffer->length - length);
            buffer->length -= length + 1;
            return !line->failed;
        }
        const ssize_t got = caught != 0 ? 0 : read(STDIN_FILENO, block, sizeof block);
        if (got < 0 && errno == EINTR)
            continue;
        *error = got < 0 ? errno : 0;
        if (got <= 0 || buffer->length > LONGEST_LINE || buffer->failed)
            return false;
        lele_text_add_bytes(buffer, block, (size_t)got);
    }
}

static int print(play_player *player, lele_text *out)
{
    return cli_print(player->lang, out);
}

/* Waits for the puzzle; the first Ctrl-C stops the making and not the program. */
static int wait_for_puzzle(play_player *player, lele_text *out)
{
    if (!player->maker->running)
        return CLI_STATUS_OK;
    lele_text_clear(&player->said);
    play_word_add(out, player->lang, PLAY_W_MAKING_LINE, NULL, NULL);
    lele_text_add_char(out, '\n');
    const int status = print(player, out);
    while (!play_maker_done(player->maker) && caught == 0)
        (void)poll(NULL, 0, 10);
    if (caught != 0) {
        play_maker_stop(player->maker);
        play_player_say(player, PLAY_W_STOPPED, NULL, NULL);
        if (caught == SIGINT)
            caught = 0;
    } else {
        play_player_made(player);
    }
    return status;
}

static void say_start(play_player *player, lele_text *out)
{
    if (player->said.length > 0) {
        lele_text_add(out, player->said.data);
        lele_text_add_char(out, '\n');
        lele_text_clear(&player->said);
    }
    if (player->session.game == NULL)
        return;
    play_linear_line(player, "time", out);
    play_linear_line(player, "board", out);
    play_linear_line(player, "", out);
}

static int answer(play_player *player, const char *line, lele_text *out)
{
    play_linear_line(player, line, out);
    int status = CLI_STATUS_OK;
    if (player->maker->running) {
        status = wait_for_puzzle(player, out);
        say_start(player, out);
    }
    return status;
}

int play_linear_run(play_player *player)
{
    lele_text buffer, line, out;
    lele_text_init(&buffer);
    lele_text_init(&line);
    lele_text_init(&out);
    catch_signals();
    int error = 0, status = wait_for_puzzle(player, &out);
    play_player_save(player);
    say_start(player, &out);
    if (player->session.game == NULL)
        play_linear_line(player, "help", &out);
    for (;;) {
        if (isatty(STDIN_FILENO) != 0)
            lele_text_add(&out, play_word_text(player->lang, PLAY_W_SAY_PROMPT));
        if (status == CLI_STATUS_OK)
            status = print(player, &out);
        if (status != CLI_STATUS_OK || player->quit || !read_line(&buffer, &line, &error))
            break;
        status = answer(player, line.data, &out);
    }
    play_player_leave(player);
    if (error != 0)
        status = cli_complain_file(player->lang, CLI_M_CANNOT_READ, "-", error);
    const int end = play_player_last_words(player);
    status = status == CLI_STATUS_OK ? end : status;
    lele_text_release(&buffer);
    lele_text_release(&line);
    lele_text_release(&out);
    if (caught != 0 && caught != SIGINT) {
        (void)signal(caught, SIG_DFL);
        (void)raise(caught);
    }
    return status;
}
