/*
 * What the player keeps, in files: the library of games, five slots, and which game was played last.
 *
 * The folder is lele in $XDG_DATA_HOME (~/.local/share).  Every file is one JSON in the form that the
 * page exports and imports ("lele-data", version 1): games/ID.json has a game, slots/N.json a slot.
 * A file is written under another name and renamed, so it is always whole; a file that cannot be
 * read stays where it is and is reported.
 */
#ifndef LELE_PLAY_STORE_H
#define LELE_PLAY_STORE_H

#include <jansson.h>

#include "lele/lele.h"

enum { PLAY_SLOTS = 5, PLAY_ID_SIZE = 64, PLAY_STORE_FILE_MAX = 64 << 20 };

typedef struct play_store {
    char *folder;
    int lock; /* the open lock file of the game that is played; -1: none */
    char held[PLAY_ID_SIZE];
    int unreadable;        /* files found since the start that could not be read */
    char *unreadable_name; /* the last of them; NULL: none */
} play_store;

/* Finds or makes the folder.  Returns 0 or the errno; then the store keeps nothing. */
int play_store_open(play_store *store);
void play_store_close(play_store *store);

/* Whether a record is a game, and a slot, by the same rules as in the page. */
bool play_record_is_game(const json_t *record);
bool play_record_is_slot(const json_t *record);

/* The time of the calendar in milliseconds, as records have it. */
int64_t play_store_time(void);

/* A fresh id for a game. */
void play_store_new_id(char ret[PLAY_ID_SIZE]);

/* Makes this game the one of this process; false: another process plays it. */
bool play_store_claim(play_store *store, const char *id);

/* Writes a game, a slot.  Returns 0 or the errno.  With play_store_sync it is also on the disk, not
 * only safe from the end of the process. */
int play_store_put_game(play_store *store, const json_t *game);
int play_store_put_slot(play_store *store, const json_t *slot);
int play_store_sync(play_store *store, const char *id);
int play_store_remove_game(play_store *store, const char *id);
int play_store_remove_slot(play_store *store, int slot);

/* The game that was played last: the id; "" for none, or when the note of it cannot be read. */
void play_store_last(play_store *store, char ret[PLAY_ID_SIZE]);
int play_store_set_last(play_store *store, const char *id);

/* NULL when there is none, or it cannot be read.  The caller releases what it gets. */
json_t *play_store_game(play_store *store, const char *id);
json_t *play_store_slot(play_store *store, int slot);
/* A list, the game that was changed last first. */
json_t *play_store_games(play_store *store);
/* The first of that list; NULL: there is none. */
json_t *play_store_latest(play_store *store);

/* All games and slots as one text, as the page exports them. */
bool play_store_export(play_store *store, lele_text *out);

/* What an import took: records that are new or newer, those that are here already, those that are
 * damaged, and those of other kinds (statistics, training), which only the page has. */
typedef struct play_imported {
    int taken, known, damaged, others;
} play_imported;

/* Whether a text looks like such an export. */
bool play_store_is_export(const char *text, size_t length);

/* Takes the games and slots of an export; a used slot stays, and the game of the file goes into
 * the library.  Returns 0, EINVAL for a text that is no export, or the errno of a write. */
int play_store_import(play_store *store, const char *text, size_t length, play_imported *ret);

#endif
