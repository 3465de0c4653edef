/*
 * The program lele-play, which `lele play` starts: the game in the terminal.
 */
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/message.h"
#include "cli/output.h"
#include "cli/play.h"
#include "cli/run.h"
#include "cli/source.h"
#include "cli/target.h"
#include "play/linear.h"
#include "play/screen.h"
#include "play/store_file.h"
#include "play/terminal_info.h"

static int64_t clock_now(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Chinese needs UTF-8, and so do the characters for lines.  Returns whether the terminal has it. */
static bool set_locale(lele_lang lang)
{
    (void)setlocale(LC_CTYPE, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0)
        return true;
    return lang == LELE_LANG_ZH && setlocale(LC_CTYPE, "C.UTF-8") != NULL;
}

static play_theme find_theme(int wanted)
{
    /* "15;0": the numbers of ink and paper */
    const char *said = getenv("COLORFGBG");
    const char *paper = said != NULL ? strrchr(said, ';') : NULL;
    if (wanted != CLI_PLAY_THEME_AUTO)
        return wanted == CLI_PLAY_THEME_LIGHT ? PLAY_THEME_LIGHT : PLAY_THEME_DARK;
    return paper != NULL && (strcmp(paper, ";7") == 0 || strcmp(paper, ";15") == 0)
               ? PLAY_THEME_LIGHT
               : PLAY_THEME_DARK;
}

static play_depth find_most(int wanted)
{
    static const play_depth depths[] = { PLAY_DEPTH_TRUE, PLAY_DEPTH_MONO, PLAY_DEPTH_16,
                                         PLAY_DEPTH_256, PLAY_DEPTH_TRUE };
    const char *none = getenv("NO_COLOR");
    if (wanted == CLI_PLAY_COLORS_AUTO && none != NULL && *none != '\0')
        return PLAY_DEPTH_MONO;
    return depths[wanted];
}

static int complain_file(const cli_call *call, cli_message message, const char *file, int error)
{
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, call->lang, error);
    cli_complain(call->lang, message, (cli_facts){ .name = file, .got = reason.data });
    cli_text_end(&reason);
    return CLI_STATUS_IO;
}

static int export_all(const cli_call *call, play_store *store, const char *file)
{
    lele_text text;
    cli_target target;
    lele_text_init(&text);
    text.failed = !play_store_export(store, &text);
    int status = cli_target_open(call->lang, file, &target);
    if (status == CLI_STATUS_OK)
        status = cli_target_close(&target, cli_print(call->lang, &text));
    lele_text_release(&text);
    return status;
}

static int import_all(const cli_call *call, play_store *store, const char *file)
{
    lele_text text;
    play_imported counts;
    lele_text_init(&text);
    if (!cli_source_read_all(call->lang, file, PLAY_STORE_FILE_MAX, &text)) {
        lele_text_release(&text);
        return CLI_STATUS_IO;
    }
    const int error = play_store_import(store, text.data, text.length, &counts);
    lele_text_clear(&text);
    int status = CLI_STATUS_OK;
    if (error == EINVAL) {
        lele_problem problem;
        lele_problem_init(&problem);
        (void)lele_problem_set(&problem, LELE_E_FORMAT);
        cli_complain_value(call->lang, "--import", file, &problem);
        status = CLI_STATUS_BAD;
    } else if (error != 0) {
        status = complain_file(call, CLI_M_CANNOT_WRITE_FILE, store->folder, error);
    } else {
        char taken[16], rest[16];
        (void)snprintf(taken, sizeof taken, "%d", counts.taken);
        (void)snprintf(rest, sizeof rest, "%d", counts.known + counts.damaged + counts.others);
        play_word_add(&text, call->lang, PLAY_W_IMPORTED, taken, rest);
        lele_text_add_char(&text, '\n');
        status = cli_print(call->lang, &text);
    }
    lele_text_release(&text);
    return status;
}

/* The text of the operand: of the file with that name, or itself.  False: it could not be read. */
static bool read_operand(const cli_call *call, const char *operand, lele_text *ret)
{
    if (strcmp(operand, "-") == 0 || (strlen(operand) < 4096 && access(operand, F_OK) == 0))
        return cli_source_read_all(call->lang, operand, LELE_CODEC_MAX_BYTES, ret);
    lele_text_add(ret, operand);
    if (ret->failed)
        cli_complain_memory(call->lang);
    return !ret->failed;
}

/* Starts what the options ask for.  Returns the exit status; a message was written for any but OK. */
static int start(const cli_play_options *chosen, play_player *player, const lele_text *puzzle)
{
    lele_seed seed;
    lele_problem problem;
    lele_problem_init(&problem);
    if (puzzle->length > 0) {
        if (play_player_import(player, puzzle->data, puzzle->length, chosen->layout))
            return CLI_STATUS_OK;
    } else if (chosen->custom != NULL) {
        if (play_player_custom(player, chosen->custom))
            return CLI_STATUS_OK;
    } else if (chosen->difficulty >= 0 || chosen->seed != NULL || chosen->layout != NULL) {
        const lele_level level =
            chosen->difficulty >= 0 ? (lele_level)chosen->difficulty : LELE_LEVEL_COUNT;
        const char *layout = chosen->layout != NULL ? chosen->layout : LELE_LAYOUT_CLASSIC;
        if (play_maker_seed(level, layout, chosen->seed, &seed, &problem) == LELE_OK) {
            play_player_make(player, &seed);
            return CLI_STATUS_OK;
        }
        play_player_problem(player, &problem);
    } else {
        (void)play_player_resume(player);
        return CLI_STATUS_OK;
    }
    play_player_say_lack(player);
    if (player->said.length == 0) { /* not even the sentence fits */
        cli_complain_memory(player->lang);
        return CLI_STATUS_IO;
    }
    lele_text_add_char(&player->said, '\n');
    (void)!write(STDERR_FILENO, "lele: ", 6);
    (void)cli_write(STDERR_FILENO, player->said.data, player->said.length);
    return player->trouble == LELE_E_MEMORY ? CLI_STATUS_IO : CLI_STATUS_BAD;
}

static bool wants_lines(const cli_play_options *chosen)
{
    return chosen->linear || isatty(STDOUT_FILENO) == 0 || !play_terminal_fits(getenv("TERM"));
}

/* Plays on the screen or line by line.  Where the puzzle came from standard input, the keys come from
 * the terminal itself. */
static int play(const cli_play_options *chosen, play_player *player, const lele_text *puzzle)
{
    const bool lines = wants_lines(chosen);
    int fd = STDIN_FILENO;
    if (isatty(fd) == 0 && !lines)
        fd = open("/dev/tty", O_RDWR | O_CLOEXEC);
    if (lines || fd < 0) {
        const int status = start(chosen, player, puzzle);
        return status != CLI_STATUS_OK ? status : play_linear_run(player);
    }
    player->hasty = true;
    const int status = start(chosen, player, puzzle);
    return status != CLI_STATUS_OK ? status
                                   : play_screen_run(player, fd, find_most(chosen->colors));
}

static int run_with(const cli_call *call, const cli_play_options *chosen, play_store *store)
{
    if (chosen->export != NULL)
        return export_all(call, store, chosen->export);
    if (chosen->import != NULL)
        return import_all(call, store, chosen->import);
    lele_text puzzle;
    play_player player;
    play_maker maker = { .running = false };
    lele_text_init(&puzzle);
    int status = CLI_STATUS_IO;
    if (call->operand_count == 0 || read_operand(call, call->operands[0], &puzzle)) {
        play_player_init(&player, call->lang, clock_now);
        player.store = store;
        player.maker = &maker;
        player.theme = find_theme(chosen->theme);
        player.ascii = !set_locale(call->lang) || chosen->ascii;
        status = play(chosen, &player, &puzzle);
        play_maker_stop(&maker);
        play_player_release(&player);
    }
    lele_text_release(&puzzle);
    return status;
}

static int run(const cli_call *call, const void *target)
{
    play_store store;
    const int error = play_store_open(&store);
    if (call->operand_count > 1) {
        cli_complain(
            call->lang, CLI_M_OPERAND,
            (cli_facts){ .name = "play", .got = call->operands[1], .want = " [PUZZLE|FILE]" });
        play_store_close(&store);
        return CLI_STATUS_USAGE;
    }
    if (error != 0)
        (void)complain_file(call, CLI_M_CANNOT_WRITE_FILE, "XDG_DATA_HOME/lele", error);
    const int status = run_with(call, target, &store);
    play_store_close(&store);
    return status;
}

int main(int argc, char **argv)
{
    cli_prepare();
    cli_command command = cli_command_play;
    command.run = run;
    const size_t program = argc > 0 ? 1 : 0;
    return cli_exit_status(cli_run(&command, cli_environment_lang(), (size_t)argc - program,
                                   (const char **)argv + program));
}
