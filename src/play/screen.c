/* The loop; see screen.h. */
#include "play/screen.h"

#include <signal.h>

#include "cli/command.h"
#include "cli/message.h"

/* Until the clock shows the next second. */
static int until_next_second(const play_player *player)
{
    if (player->session.game == NULL || !player->session.view.clock.running)
        return -1;
    return 1000 - (int)(play_session_shown(&player->session) % 1000);
}

static void redraw(play_player *player, play_terminal *terminal, play_canvas *canvas)
{
    play_terminal_size(terminal, &player->rows, &player->columns);
    play_draw(player, canvas);
    if (canvas->glyphs != NULL)
        play_terminal_show(terminal, canvas, player->theme);
}

/* The first frame has the board only, so that it is there at once. */
static void draw_first(play_player *player, play_terminal *terminal, play_canvas *canvas)
{
    redraw(player, terminal, canvas);
    player->hasty = false;
    if (player->session.game == NULL && !player->maker->running)
        play_dialog_open(player, PLAY_DIALOG_NEW);
    if (player->store != NULL && player->store->unreadable_name != NULL)
        play_player_say(player, PLAY_W_UNREADABLE, player->store->unreadable_name, NULL);
    play_player_save(player);
    redraw(player, terminal, canvas);
}

static void suspend(play_player *player, play_terminal *terminal)
{
    play_player_leave(player);
    play_terminal_suspend(terminal);
    play_player_return(player);
}

/* After the frame, when no key waits: what was written goes to the disk. */
static void settle(play_player *player)
{
    if (!player->unsynced || player->store == NULL)
        return;
    (void)play_store_sync(player->store, player->id);
    player->unsynced = false;
}

static void take_events(play_player *player, play_terminal *terminal)
{
    play_event event;
    while (!player->quit && play_terminal_event(terminal, &event))
        play_player_event(player, &event);
}

static void loop(play_player *player, play_terminal *terminal, play_canvas *canvas)
{
    enum { QUIET = 300 }; /* milliseconds without a key */
    while (!player->quit) {
        const int second = until_next_second(player);
        const int most = player->unsynced && (second < 0 || second > QUIET) ? QUIET : second;
        switch (play_terminal_wait(terminal, most)) {
        case PLAY_WAKE_END:
            player->quit = true;
            break;
        case PLAY_WAKE_KEYS:
            take_events(player, terminal);
            break;
        case PLAY_WAKE_MAKER:
            play_player_made(player);
            break;
        case PLAY_WAKE_SUSPEND:
            suspend(player, terminal);
            break;
        case PLAY_WAKE_TIME:
            settle(player);
            break;
        default:
            break;
        }
        if (!player->quit)
            redraw(player, terminal, canvas);
    }
}

int play_screen_run(play_player *player, int fd, play_depth most)
{
    play_canvas canvas;
    play_terminal *terminal = play_terminal_new(fd, most);
    if (terminal == NULL) {
        cli_complain(player->lang, CLI_M_CANNOT_START,
                     (cli_facts){ .name = "lele play", .got = "TERM" });
        return CLI_STATUS_IO;
    }
    play_canvas_init(&canvas);
    player->wake = play_terminal_wake_fd(terminal);
    player->mono = !play_terminal_has_colours(terminal);
    atomic_store(&player->maker->wake, player->wake); /* it may have started before */
    draw_first(player, terminal, &canvas);
    play_player_made(player);
    loop(player, terminal, &canvas);
    const int number = play_terminal_signal(terminal);
    play_maker_stop(player->maker);
    play_player_leave(player);
    play_terminal_free(terminal);
    play_canvas_release(&canvas);
    const int status = play_player_last_words(player);
    if (number != 0 && number != SIGINT)
        (void)raise(number); /* the caller learns which signal it was */
    return status;
}
