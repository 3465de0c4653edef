/* The library and the slots; see store.h. */
#include "play/store.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

#include "cli/seed.h"
#include "play/store_file.h"

#define FORMAT "lele-data"

/* FOLDER/DIRECTORY/NAME.json, where every byte of the name that is not plain becomes %XX: ids come
 * from files of others too.  NULL when memory is short. */
static char *path_of(const play_store *store, const char *directory, const char *name)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    lele_text path;
    lele_text_init(&path);
    lele_text_add(&path, store->folder);
    lele_text_add(&path, directory);
    for (; *name != '\0'; name++) {
        char code[4] = { *name, '\0' };
        if (strchr(plain, *name) == NULL)
            (void)snprintf(code, sizeof code, "%%%02X", (unsigned char)*name);
        lele_text_add(&path, code);
    }
    lele_text_add(&path, ".json");
    char *copy = path.failed ? NULL : strdup(path.data);
    lele_text_release(&path);
    return copy;
}

static char *slot_path(const play_store *store, int slot)
{
    const char name[] = { (char)('0' + slot), '\0' };
    return path_of(store, "/slots/", name);
}

static int make_folders(play_store *store)
{
    static const char *const below[] = { "/games", "/slots" };
    int error = 0;
    for (size_t i = 0; i < 2 && error == 0; i++) {
        lele_text path;
        lele_text_init(&path);
        lele_text_add(&path, store->folder);
        lele_text_add(&path, below[i]);
        error = path.failed ? ENOMEM : play_folder_make(path.data);
        lele_text_release(&path);
    }
    return error;
}

int play_store_open(play_store *store)
{
    *store = (play_store){ .lock = -1 };
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    const bool own = data != NULL && *data == '/'; /* a relative path is to be ignored */
    if (!own && (home == NULL || *home == '\0'))
        return ENOENT;
    lele_text path;
    lele_text_init(&path);
    lele_text_add(&path, own ? data : home);
    lele_text_add(&path, own ? "/lele" : "/.local/share/lele");
    store->folder = path.failed ? NULL : strdup(path.data);
    lele_text_release(&path);
    const int error = store->folder == NULL ? ENOMEM : make_folders(store);
    if (error != 0)
        play_store_close(store);
    return error;
}

void play_store_close(play_store *store)
{
    if (store->lock >= 0)
        (void)close(store->lock);
    free(store->folder);
    free(store->unreadable_name);
    *store = (play_store){ .lock = -1 };
}

int64_t play_store_time(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void play_store_new_id(char ret[PLAY_ID_SIZE])
{
    char noise[CLI_SEED_SIZE];
    cli_seed_fresh(noise);
    (void)snprintf(ret, PLAY_ID_SIZE, "%llx-%.6s", (unsigned long long)play_store_time(), noise);
}

bool play_store_claim(play_store *store, const char *id)
{
    if (store->folder == NULL || (store->lock >= 0 && strcmp(store->held, id) == 0))
        return true;
    if (store->lock >= 0)
        (void)close(store->lock);
    store->lock = -1;
    char *path = path_of(store, "/games/.lock-", id);
    const int fd = path != NULL ? open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600) : -1;
    free(path);
    if (fd < 0)
        return true; /* without locks two processes are not told apart */
    if (flock(fd, LOCK_EX | LOCK_NB) != 0) {
        (void)close(fd);
        return false;
    }
    store->lock = fd;
    (void)snprintf(store->held, sizeof store->held, "%s", id);
    return true;
}

/* The export with one list of one record. */
static json_t *wrap(const char *list, const json_t *record)
{
    return json_pack("{s:s, s:i, s:I, s:[O]}", "format", FORMAT, "version", 1, "written",
                     (json_int_t)play_store_time(), list, record);
}

static int write_json(char *path, json_t *file)
{
    char *text = file != NULL ? json_dumps(file, JSON_COMPACT) : NULL;
    const int error =
        text == NULL || path == NULL ? ENOMEM : play_file_write(path, text, strlen(text));
    free(text);
    free(path);
    json_decref(file);
    return error;
}

int play_store_put_game(play_store *store, const json_t *game)
{
    if (store->folder == NULL)
        return ENOENT;
    const char *id = json_string_value(json_object_get(game, "id"));
    return write_json(path_of(store, "/games/", id), wrap("games", game));
}

int play_store_put_slot(play_store *store, const json_t *slot)
{
    if (store->folder == NULL)
        return ENOENT;
    const int number = (int)json_integer_value(json_object_get(slot, "slot"));
    return write_json(slot_path(store, number), wrap("slots", slot));
}

int play_store_sync(play_store *store, const char *id)
{
    if (store->folder == NULL)
        return ENOENT;
    char *path = path_of(store, "/games/", id);
    const int error = path != NULL ? play_file_sync(path) : ENOMEM;
    free(path);
    return error;
}

static int remove_file(char *path)
{
    const int error = path == NULL ? ENOMEM : unlink(path) == 0 ? 0 : errno;
    free(path);
    return error;
}

int play_store_remove_game(play_store *store, const char *id)
{
    return store->folder != NULL ? remove_file(path_of(store, "/games/", id)) : ENOENT;
}

int play_store_remove_slot(play_store *store, int slot)
{
    return store->folder != NULL ? remove_file(slot_path(store, slot)) : ENOENT;
}

static char *last_path(const play_store *store)
{
    return path_of(store, "/", "last");
}

void play_store_last(play_store *store, char ret[PLAY_ID_SIZE])
{
    ret[0] = '\0';
    char *path = store->folder != NULL ? last_path(store) : NULL;
    json_t *file = path != NULL ? json_load_file(path, 0, NULL) : NULL;
    const char *id = json_string_value(json_object_get(file, "game"));
    if (id != NULL && strlen(id) < PLAY_ID_SIZE)
        (void)snprintf(ret, PLAY_ID_SIZE, "%s", id);
    json_decref(file);
    free(path);
}

int play_store_set_last(play_store *store, const char *id)
{
    if (store->folder == NULL)
        return ENOENT;
    return write_json(last_path(store), json_pack("{s:s}", "game", id));
}

/* The first record of a list in a file.  A file that is there but cannot be read is noted. */
static json_t *read_record(play_store *store, char *path, const char *list,
                           bool (*is_right)(const json_t *))
{
    lele_text text;
    lele_text_init(&text);
    const int error = path == NULL ? ENOENT : play_file_read(path, PLAY_STORE_FILE_MAX, &text);
    json_t *file = error == 0 ? json_loadb(text.data, text.length, 0, NULL) : NULL;
    json_t *record = json_incref(json_array_get(json_object_get(file, list), 0));
    lele_text_release(&text);
    json_decref(file);
    if (record != NULL && !is_right(record)) {
        json_decref(record);
        record = NULL;
    }
    if (record == NULL && error != ENOENT) {
        store->unreadable++;
        free(store->unreadable_name);
        store->unreadable_name = path;
        return NULL;
    }
    free(path);
    return record;
}

json_t *play_store_game(play_store *store, const char *id)
{
    return store->folder == NULL || *id == '\0'
               ? NULL
               : read_record(store, path_of(store, "/games/", id), "games", play_record_is_game);
}

json_t *play_store_slot(play_store *store, int slot)
{
    return store->folder == NULL
               ? NULL
               : read_record(store, slot_path(store, slot), "slots", play_record_is_slot);
}

static double updated(const json_t *record)
{
    return json_number_value(json_object_get(record, "updated"));
}

struct one {
    json_t *game;
};

static int later_first(const void *a, const void *b)
{
    const double first = updated(((const struct one *)a)->game);
    const double second = updated(((const struct one *)b)->game);
    return (first < second) - (first > second);
}

static void sort_games(json_t *games)
{
    const size_t count = json_array_size(games);
    struct one *all = calloc(count + 1, sizeof *all);
    if (all == NULL)
        return;
    for (size_t i = 0; i < count; i++)
        all[i].game = json_incref(json_array_get(games, i));
    qsort(all, count, sizeof *all, later_first);
    for (size_t i = 0; i < count; i++)
        (void)json_array_set_new(games, i, all[i].game);
    free(all);
}

static bool is_game_file(const char *name)
{
    const size_t length = strlen(name);
    return name[0] != '.' && length > 5 && strcmp(name + length - 5, ".json") == 0;
}

json_t *play_store_games(play_store *store)
{
    json_t *games = json_array();
    lele_text path;
    lele_text_init(&path);
    lele_text_add(&path, store->folder != NULL ? store->folder : "");
    lele_text_add(&path, "/games/");
    const size_t length = path.length;
    DIR *folder = store->folder != NULL && !path.failed ? opendir(path.data) : NULL;
    const struct dirent *entry;
    while (folder != NULL && (entry = readdir(folder)) != NULL) {
        if (!is_game_file(entry->d_name))
            continue;
        path.length = length;
        lele_text_add(&path, entry->d_name);
        json_t *game = path.failed
                           ? NULL
                           : read_record(store, strdup(path.data), "games", play_record_is_game);
        if (game != NULL)
            (void)json_array_append_new(games, game);
    }
    if (folder != NULL)
        (void)closedir(folder);
    lele_text_release(&path);
    sort_games(games);
    return games;
}

json_t *play_store_latest(play_store *store)
{
    json_t *games = play_store_games(store);
    json_t *ret = json_incref(json_array_get(games, 0));
    json_decref(games);
    return ret;
}
