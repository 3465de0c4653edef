/* Signals; see terminal_signals.h.  The handlers call nothing but what POSIX allows in them. */
#include "play/terminal_signals.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static int pipe_end = -1, terminal = -1;
static volatile sig_atomic_t last;
static struct termios settings;
static const char *reset_text = "";

static const struct {
    int signal;
    char byte;
} caught[] = {
    { SIGWINCH, 'w' }, { SIGTSTP, 'z' }, { SIGINT, 'x' },
    { SIGTERM, 'x' },  { SIGHUP, 'x' },  { SIGQUIT, 'x' },
};

static const int crashes[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT };

static void note(int number)
{
    const int before = errno;
    for (size_t i = 0; i < sizeof caught / sizeof caught[0]; i++)
        if (caught[i].signal == number) {
            if (caught[i].byte == 'x')
                last = number;
            (void)!write(pipe_end, &caught[i].byte, 1);
        }
    errno = before;
}

static void crash(int number)
{
    (void)!write(terminal, reset_text, strlen(reset_text));
    (void)tcsetattr(terminal, TCSANOW, &settings);
    (void)raise(number); /* the handler was reset, so this ends the program */
}

static void install(int number, void (*handler)(int), int flags)
{
    struct sigaction action = { .sa_handler = handler, .sa_flags = flags };
    (void)sigemptyset(&action.sa_mask);
    (void)sigaction(number, &action, NULL);
}

void play_signals_remember(int fd)
{
    (void)tcgetattr(fd, &settings);
}

void play_signals_catch(int pipe_fd, int fd, const char *reset)
{
    pipe_end = pipe_fd;
    terminal = fd;
    reset_text = reset;
    last = 0;
    for (size_t i = 0; i < sizeof caught / sizeof caught[0]; i++)
        install(caught[i].signal, note, 0);
    for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++)
        install(crashes[i], crash, (int)SA_RESETHAND | SA_NODEFER);
}

int play_signals_last(void)
{
    return last;
}

void play_signals_release(void)
{
    for (size_t i = 0; i < sizeof caught / sizeof caught[0]; i++)
        install(caught[i].signal, SIG_DFL, 0);
    for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++)
        install(crashes[i], SIG_DFL, 0);
}
