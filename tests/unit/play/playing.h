/* A player without a terminal: a clock that stands, and keys as texts. */
#ifndef LELE_TESTS_PLAYING_H
#define LELE_TESTS_PLAYING_H

#include <stdlib.h>
#include <unistd.h>

#include "check.h"
#include "play/draw.h"

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static int64_t test_time;

static inline int64_t test_clock(void)
{
    return test_time;
}

static inline void start_player(play_player *player, lele_lang lang, const char *puzzle)
{
    test_time = 1000;
    play_player_init(player, lang, test_clock);
    if (puzzle != NULL)
        assert_true(play_player_import(player, puzzle, strlen(puzzle), NULL));
}

static inline void press(play_player *player, uint32_t key)
{
    const play_event event = { .kind = PLAY_EVENT_KEY, .key = key };
    play_player_event(player, &event);
}

static inline void type(play_player *player, const char *keys)
{
    for (; *keys != '\0'; keys++)
        press(player, (unsigned char)*keys);
}

/* A folder for the store of a test; the data of the user are never touched. */
static inline void use_own_folder(char ret[64])
{
    strcpy(ret, "/tmp/lele-test-XXXXXX");
    assert_non_null(mkdtemp(ret));
    assert_int_equal(setenv("XDG_DATA_HOME", ret, 1), 0);
}

static inline void remove_folder(const char *folder)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    assert_int_equal(system(command), 0);
}

#endif
