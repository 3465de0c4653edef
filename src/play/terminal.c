/* ncurses; see terminal.h. */
#define NCURSES_WIDECHAR 1
#include "play/terminal.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "play/terminal_info.h"
#include "play/terminal_signals.h"

struct play_terminal {
    SCREEN *screen;
    FILE *input;
    int fd;
    int wake[2];
    play_depth depth;
    play_theme theme; /* of what is shown */
    play_canvas shown;
    play_decoder decoder;
    bool has_next; /* a code that was read ahead */
    uint32_t next;
    bool ended; /* the input has */
};

static const char begin[] = "\033[?2004h";
static const char end[] = "\033[?2004l";
/* For a crash: paste, mouse, colours, the cursor, the first screen. */
static const char reset[] =
    "\033[?2004l\033[?1006l\033[?1002l\033[?1000l\033[0m\033[?25h\033[?1049l\r\n";

static const struct {
    int code;
    uint32_t key;
} special[] = {
    { KEY_UP, PLAY_KEY_UP },
    { KEY_DOWN, PLAY_KEY_DOWN },
    { KEY_LEFT, PLAY_KEY_LEFT },
    { KEY_RIGHT, PLAY_KEY_RIGHT },
    { KEY_HOME, PLAY_KEY_HOME },
    { KEY_END, PLAY_KEY_END },
    { KEY_PPAGE, PLAY_KEY_PAGE_UP },
    { KEY_NPAGE, PLAY_KEY_PAGE_DOWN },
    { KEY_BACKSPACE, PLAY_KEY_BACKSPACE },
    { KEY_DC, PLAY_KEY_DELETE },
    { KEY_ENTER, PLAY_KEY_ENTER },
    { KEY_BTAB, PLAY_KEY_BACKTAB },
    { KEY_F(1), PLAY_KEY_F1 },
    { KEY_F(9), PLAY_KEY_F9 },
};

/* Keys with Ctrl have no number of their own, only a name. */
static const struct {
    const char *name;
    uint32_t key;
} named[] = {
    { "kUP5", PLAY_KEY_FAR_UP },
    { "kDN5", PLAY_KEY_FAR_DOWN },
    { "kLFT5", PLAY_KEY_FAR_LEFT },
    { "kRIT5", PLAY_KEY_FAR_RIGHT },
};

/* The numbers of the keys that this file defines: beyond those of ncurses. */
enum { CODE_PASTE_BEGIN = KEY_MAX + 200, CODE_PASTE_END };

static bool wants_true_colour(void)
{
    const char *said = getenv("COLORTERM");
    return said != NULL && (strcmp(said, "truecolor") == 0 || strcmp(said, "24bit") == 0);
}

static play_depth find_depth(play_depth most, bool direct)
{
    if (!has_colors() || start_color() == ERR)
        return PLAY_DEPTH_MONO;
    const play_depth has = direct          ? PLAY_DEPTH_TRUE
                           : COLORS >= 256 ? PLAY_DEPTH_256
                           : COLORS >= 16  ? PLAY_DEPTH_16
                                           : PLAY_DEPTH_8;
    /* with RGB values for numbers there are no numbers of the 16 or 256 colours */
    return has < most || (direct && most >= PLAY_DEPTH_16) ? has : most;
}

static bool open_screen(play_terminal *terminal, play_depth most)
{
    const char *term = getenv("TERM");
    char direct[PLAY_TERM_SIZE];
    const bool is_direct = term != NULL && strstr(term, "-direct") != NULL;
    const bool better = most == PLAY_DEPTH_TRUE && !is_direct && term != NULL &&
                        wants_true_colour() && play_terminal_direct(term, direct);
    terminal->screen = newterm(better ? direct : term, stdout, terminal->input);
    if (terminal->screen == NULL)
        return false;
    (void)set_term(terminal->screen);
    terminal->depth = most == PLAY_DEPTH_MONO ? most : find_depth(most, better || is_direct);
    return true;
}

static void set_modes(void)
{
    (void)cbreak();
    (void)noecho();
    (void)nonl();
    (void)intrflush(stdscr, FALSE);
    (void)keypad(stdscr, TRUE);
    (void)nodelay(stdscr, TRUE);
    (void)set_escdelay(25);
    (void)curs_set(0);
    (void)mouseinterval(0);
    (void)mousemask(BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON4_PRESSED | BUTTON5_PRESSED |
                        REPORT_MOUSE_POSITION,
                    NULL);
    (void)define_key("\033[200~", CODE_PASTE_BEGIN);
    (void)define_key("\033[201~", CODE_PASTE_END);
}

static void send(const char *text)
{
    (void)!write(STDOUT_FILENO, text, strlen(text));
}

static bool open_pipe(int ends[2])
{
    if (pipe(ends) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        (void)fcntl(ends[i], F_SETFL, O_NONBLOCK);
        (void)fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
    return true;
}

play_terminal *play_terminal_new(int fd, play_depth most)
{
    play_terminal *terminal = calloc(1, sizeof *terminal);
    if (terminal == NULL)
        return NULL;
    terminal->fd = fd;
    terminal->wake[0] = terminal->wake[1] = -1;
    play_canvas_init(&terminal->shown);
    play_decoder_init(&terminal->decoder);
    terminal->input = fd == STDIN_FILENO ? stdin : fdopen(fd, "r");
    if (terminal->input == NULL || !open_pipe(terminal->wake)) {
        play_terminal_free(terminal);
        return NULL;
    }
    play_signals_remember(fd);
    if (!open_screen(terminal, most)) {
        play_terminal_free(terminal);
        return NULL;
    }
    play_signals_catch(terminal->wake[1], fd,
                       reset); /* after newterm, which sets some of its own */
    set_modes();
    send(begin);
    return terminal;
}

void play_terminal_free(play_terminal *terminal)
{
    if (terminal == NULL)
        return;
    if (terminal->screen != NULL) {
        (void)endwin();
        send(end);
        delscreen(terminal->screen);
    }
    play_signals_release();
    for (int i = 0; i < 2; i++)
        if (terminal->wake[i] >= 0)
            (void)close(terminal->wake[i]);
    play_canvas_release(&terminal->shown);
    play_decoder_release(&terminal->decoder);
    free(terminal);
}

void play_terminal_size(const play_terminal *terminal, int *rows, int *columns)
{
    (void)terminal;
    *rows = LINES;
    *columns = COLS;
}

static void show_glyph(play_terminal *terminal, int row, int column, const play_glyph *glyph,
                       play_theme theme)
{
    const wchar_t text[2] = { (wchar_t)glyph->ch, L'\0' };
    const play_look look = play_palette_look(glyph->style, theme, terminal->depth);
    attr_t attributes = A_NORMAL;
    attributes |= (look.attributes & PLAY_BOLD) != 0 ? A_BOLD : 0;
    attributes |= (look.attributes & PLAY_UNDERLINE) != 0 ? A_UNDERLINE : 0;
    attributes |= (look.attributes & PLAY_REVERSE) != 0 ? A_REVERSE : 0;
    attributes |= (look.attributes & PLAY_DIM) != 0 ? A_DIM : 0;
    int pair = terminal->depth == PLAY_DEPTH_MONO ? 0 : alloc_pair(look.ink, look.paper);
    cchar_t cell;
    if (pair < 0)
        pair = 0;
    if (setcchar(&cell, text, attributes, 0, &pair) == OK)
        (void)mvadd_wch(row, column, &cell);
}

static bool is_same(const play_glyph *a, const play_glyph *b)
{
    return a->ch == b->ch && a->style.ink == b->style.ink && a->style.paper == b->style.paper &&
           a->style.attributes == b->style.attributes;
}

/* A canvas that nothing on the screen is equal to. */
static void forget(play_terminal *terminal)
{
    play_canvas_release(&terminal->shown);
}

void play_terminal_show(play_terminal *terminal, const play_canvas *canvas, play_theme theme)
{
    const size_t count = (size_t)canvas->height * (size_t)canvas->width;
    const bool all = terminal->shown.height != canvas->height || terminal->theme != theme ||
                     terminal->shown.width != canvas->width;
    if (all && !play_canvas_start(&terminal->shown, canvas->height, canvas->width,
                                  (play_style){ 0, 0, 0 }))
        return;
    if (all)
        (void)erase();
    for (int row = 0; row < canvas->height && row < LINES; row++)
        for (int column = 0; column < canvas->width && column < COLS; column++) {
            const int at = row * canvas->width + column;
            const play_glyph *glyph = &canvas->glyphs[at];
            if (glyph->ch != 0 && (all || !is_same(glyph, &terminal->shown.glyphs[at])))
                show_glyph(terminal, row, column, glyph, theme);
        }
    memcpy(terminal->shown.glyphs, canvas->glyphs, count * sizeof *canvas->glyphs);
    terminal->theme = theme;
    (void)move(LINES - 1, COLS - 1);
    (void)refresh();
}

static void take_size(play_terminal *terminal)
{
    struct winsize size;
    if (ioctl(terminal->fd, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
        (void)resizeterm(size.ws_row, size.ws_col);
    forget(terminal);
    (void)clearok(stdscr, TRUE);
}

/* The most urgent of the bytes in the pipe. */
static play_wake read_pipe(play_terminal *terminal)
{
    char bytes[64];
    play_wake wake = PLAY_WAKE_TIME;
    ssize_t count;
    while ((count = read(terminal->wake[0], bytes, sizeof bytes)) > 0)
        for (ssize_t i = 0; i < count; i++) {
            const play_wake one = bytes[i] == 'w'   ? PLAY_WAKE_RESIZE
                                  : bytes[i] == 'z' ? PLAY_WAKE_SUSPEND
                                  : bytes[i] == 'x' ? PLAY_WAKE_END
                                                    : PLAY_WAKE_MAKER;
            if (one == PLAY_WAKE_RESIZE)
                take_size(terminal);
            wake = one > wake ? one : wake;
        }
    return wake;
}

play_wake play_terminal_wait(play_terminal *terminal, int timeout)
{
    struct pollfd files[2] = { { .fd = terminal->fd, .events = POLLIN },
                               { .fd = terminal->wake[0], .events = POLLIN } };
    if (terminal->ended)
        return PLAY_WAKE_END;
    if (poll(files, 2, terminal->has_next ? 0 : timeout) < 0 && errno != EINTR)
        return PLAY_WAKE_END;
    const play_wake wake = read_pipe(terminal);
    if (wake != PLAY_WAKE_TIME)
        return wake;
    if ((files[0].revents & POLLIN) == 0 &&
        (files[0].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0)
        return PLAY_WAKE_END;
    return files[0].revents != 0 || terminal->has_next ? PLAY_WAKE_KEYS : PLAY_WAKE_TIME;
}

static uint32_t key_of(int code)
{
    if (code == CODE_PASTE_BEGIN || code == CODE_PASTE_END)
        return code == CODE_PASTE_BEGIN ? PLAY_KEY_PASTE_BEGIN : PLAY_KEY_PASTE_END;
    for (size_t i = 0; i < sizeof special / sizeof special[0]; i++)
        if (special[i].code == code)
            return special[i].key;
    const char *name = keyname(code);
    for (size_t i = 0; name != NULL && i < sizeof named / sizeof named[0]; i++)
        if (strcmp(named[i].name, name) == 0)
            return named[i].key;
    return PLAY_KEY_OTHER;
}

enum { NO_CODE = 0x120000, CODE_MOUSE };

/* The next character or key that is there already. */
static uint32_t read_code(play_terminal *terminal)
{
    wint_t code = 0;
    if (terminal->has_next) {
        terminal->has_next = false;
        return terminal->next;
    }
    int kind = get_wch(&code);
    while (kind == KEY_CODE_YES && code == KEY_RESIZE) /* the signal has said so already */
        kind = get_wch(&code);
    if (kind == KEY_CODE_YES)
        return (int)code == KEY_MOUSE ? CODE_MOUSE : key_of((int)code);
    return kind == OK ? (uint32_t)code : NO_CODE;
}

static bool read_mouse(play_event *ret)
{
    MEVENT mouse;
    if (getmouse(&mouse) != OK)
        return false;
    const play_mouse what = (mouse.bstate & BUTTON1_PRESSED) != 0    ? PLAY_MOUSE_PRESS
                            : (mouse.bstate & BUTTON1_RELEASED) != 0 ? PLAY_MOUSE_RELEASE
                            : (mouse.bstate & BUTTON4_PRESSED) != 0  ? PLAY_MOUSE_WHEEL_UP
                            : (mouse.bstate & BUTTON5_PRESSED) != 0  ? PLAY_MOUSE_WHEEL_DOWN
                                                                     : PLAY_MOUSE_DRAG;
    *ret =
        (play_event){ .kind = PLAY_EVENT_MOUSE, .mouse = what, .row = mouse.y, .column = mouse.x };
    return true;
}

bool play_terminal_event(play_terminal *terminal, play_event *ret)
{
    for (;;) {
        const uint32_t code = read_code(terminal);
        if (code == NO_CODE) {
            /* input that is ready and has nothing is at its end */
            struct pollfd file = { .fd = terminal->fd, .events = POLLIN };
            char byte;
            if (poll(&file, 1, 0) == 1 && (file.revents & POLLHUP) != 0 &&
                read(terminal->fd, &byte, 0) <= 0)
                terminal->ended = (file.revents & POLLIN) == 0;
            return false;
        }
        if (code == CODE_MOUSE) {
            if (read_mouse(ret))
                return true;
            continue;
        }
        bool more = false;
        if (code == PLAY_KEY_ESCAPE || terminal->decoder.state == PLAY_DECODING_ALT) {
            terminal->next = read_code(terminal);
            more = terminal->has_next = terminal->next != NO_CODE;
        }
        if (play_decode(&terminal->decoder, code, more, ret))
            return true;
    }
}

bool play_terminal_has_colours(const play_terminal *terminal)
{
    return terminal->depth != PLAY_DEPTH_MONO;
}

int play_terminal_wake_fd(const play_terminal *terminal)
{
    return terminal->wake[1];
}

void play_terminal_suspend(play_terminal *terminal)
{
    (void)endwin();
    send(end);
    (void)raise(SIGSTOP);
    send(begin);
    take_size(terminal);
}

int play_terminal_signal(const play_terminal *terminal)
{
    (void)terminal;
    return play_signals_last();
}
