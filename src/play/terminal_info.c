/* The database of terminals; see terminal_info.h.  term.h defines words such as `columns` as macros,
 * so no other file includes it. */
#include "play/terminal_info.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <term.h>

static bool knows(const char *term, bool *can_move)
{
    int error;
    if (setupterm(term, STDOUT_FILENO, &error) != OK)
        return false;
    *can_move = cursor_address != NULL;
    (void)del_curterm(cur_term);
    return true;
}

bool play_terminal_fits(const char *term)
{
    bool can_move = false;
    return term != NULL && *term != '\0' && strcmp(term, "dumb") != 0 && knows(term, &can_move) &&
           can_move;
}

bool play_terminal_direct(const char *term, char ret[PLAY_TERM_SIZE])
{
    bool can_move;
    const bool in_screen = strncmp(term, "screen", 6) == 0;
    (void)snprintf(ret, PLAY_TERM_SIZE, "%.*s-direct", in_screen ? 4 : (int)strcspn(term, "-"),
                   in_screen ? "tmux" : term);
    return knows(ret, &can_move);
}
