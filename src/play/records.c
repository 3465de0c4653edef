/* Records as the page has them: their check, export and import; see store.h. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "play/store.h"

typedef bool (*check)(const json_t *value);

struct field {
    const char *key;
    check is_right;
    bool optional, nullable;
};

static bool is_text(const json_t *value)
{
    return json_is_string(value);
}

static bool is_flag(const json_t *value)
{
    return json_is_boolean(value);
}

static bool is_within(const json_t *value, double most)
{
    const double number = json_number_value(value);
    return json_is_number(value) && number >= 0 && number <= most;
}

static bool is_whole(const json_t *value, double most)
{
    const double number = json_number_value(value);
    return is_within(value, most) && number == (double)(json_int_t)number;
}

static bool is_moment(const json_t *value)
{
    return is_within(value, 8.64e15);
}

static bool is_duration(const json_t *value)
{
    return is_within(value, 1e12);
}

static bool is_count(const json_t *value)
{
    return is_whole(value, 1e9);
}

static bool is_rating(const json_t *value)
{
    return is_within(value, 100);
}

static bool is_share(const json_t *value)
{
    return is_within(value, 1);
}

static bool is_slot_number(const json_t *value)
{
    return is_whole(value, PLAY_SLOTS) && json_number_value(value) >= 1;
}

static bool is_pace(const json_t *value)
{
    size_t i;
    json_t *number;
    json_array_foreach(value, i, number) if (!is_within(number, 1e9)) return false;
    return json_is_array(value);
}

static bool has_fields(const json_t *object, const struct field *fields)
{
    for (; fields->key != NULL; fields++) {
        const json_t *value = json_object_get(object, fields->key);
        const bool passes =
            value == NULL ? fields->optional
                          : (fields->nullable && json_is_null(value)) || fields->is_right(value);
        if (!passes)
            return false;
    }
    return json_is_object(object);
}

static bool is_challenge(const json_t *value)
{
    static const struct field fields[] = { { .key = "time", .is_right = is_duration },
                                           { .key = "by", .is_right = is_text },
                                           { .key = "pace", .is_right = is_pace },
                                           { .key = NULL } };
    return has_fields(value, fields);
}

static bool is_meta(const json_t *value)
{
    static const struct field fields[] = {
        { .key = "layout", .is_right = is_text },
        { .key = "level", .is_right = is_text },
        { .key = "rating", .is_right = is_rating },
        { .key = "status", .is_right = is_text },
        { .key = "elapsed", .is_right = is_duration },
        { .key = "progress", .is_right = is_share },
        { .key = "values", .is_right = is_text },
        { .key = "daily", .is_right = is_text, .optional = true },
        { .key = "challenge", .is_right = is_challenge, .optional = true, .nullable = true },
        { .key = NULL }
    };
    return has_fields(value, fields);
}

static bool is_id(const json_t *value)
{
    return json_is_string(value) && json_string_length(value) > 0 &&
           json_string_length(value) < PLAY_ID_SIZE;
}

bool play_record_is_game(const json_t *record)
{
    static const struct field fields[] = { { .key = "id", .is_right = is_id },
                                           { .key = "save", .is_right = is_text },
                                           { .key = "version", .is_right = is_count },
                                           { .key = "updated", .is_right = is_moment },
                                           { .key = "away", .is_right = is_flag, .optional = true },
                                           { .key = "meta", .is_right = is_meta },
                                           { .key = NULL } };
    return has_fields(record, fields);
}

bool play_record_is_slot(const json_t *record)
{
    static const struct field fields[] = { { .key = "slot", .is_right = is_slot_number },
                                           { .key = "name", .is_right = is_text },
                                           { .key = "saved", .is_right = is_moment },
                                           { .key = "game", .is_right = play_record_is_game },
                                           { .key = NULL } };
    return has_fields(record, fields);
}

bool play_store_export(play_store *store, lele_text *out)
{
    json_t *slots = json_array();
    for (int i = 1; i <= PLAY_SLOTS; i++) {
        json_t *slot = play_store_slot(store, i);
        if (slot != NULL)
            (void)json_array_append_new(slots, slot);
    }
    json_t *file =
        json_pack("{s:s, s:i, s:I, s:o, s:o}", "format", "lele-data", "version", 1, "written",
                  (json_int_t)play_store_time(), "games", play_store_games(store), "slots", slots);
    char *text = file != NULL ? json_dumps(file, JSON_COMPACT) : NULL;
    if (text != NULL)
        lele_text_add(out, text);
    free(text);
    json_decref(file);
    return text != NULL && !out->failed;
}

bool play_store_is_export(const char *text, size_t length)
{
    json_t *file = json_loadb(text, length, 0, NULL);
    const char *format = json_string_value(json_object_get(file, "format"));
    const bool is_right = format != NULL && strcmp(format, "lele-data") == 0 &&
                          is_whole(json_object_get(file, "version"), 1);
    json_decref(file);
    return is_right;
}

/* A game that is here in the same or a newer state stays. */
static int take_game(play_store *store, const json_t *game, play_imported *ret)
{
    json_t *here = play_store_game(store, json_string_value(json_object_get(game, "id")));
    const bool known = here != NULL && json_number_value(json_object_get(here, "updated")) >=
                                           json_number_value(json_object_get(game, "updated"));
    json_decref(here);
    const int error = known ? 0 : play_store_put_game(store, game);
    ret->known += known;
    ret->taken += !known && error == 0;
    return error;
}

static int take_slot(play_store *store, const json_t *slot, play_imported *ret)
{
    json_t *here = play_store_slot(store, (int)json_integer_value(json_object_get(slot, "slot")));
    const bool used = here != NULL;
    json_decref(here);
    if (used)
        return take_game(store, json_object_get(slot, "game"), ret);
    const int error = play_store_put_slot(store, slot);
    ret->taken += error == 0;
    return error;
}

static int take_all(play_store *store, const json_t *list, check is_right,
                    int (*take)(play_store *, const json_t *, play_imported *), play_imported *ret)
{
    size_t i;
    json_t *record;
    int error = 0;
    json_array_foreach(list, i, record)
    {
        if (!is_right(record))
            ret->damaged++;
        else if (error == 0)
            error = take(store, record, ret);
    }
    return error;
}

static int count_others(const json_t *file)
{
    static const char *const lists[] = { "results", "training" };
    size_t count = 0;
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
        count += json_array_size(json_object_get(file, lists[i]));
    return (int)count;
}

int play_store_import(play_store *store, const char *text, size_t length, play_imported *ret)
{
    *ret = (play_imported){ 0 };
    if (!play_store_is_export(text, length))
        return EINVAL;
    json_t *file = json_loadb(text, length, 0, NULL);
    int error =
        take_all(store, json_object_get(file, "games"), play_record_is_game, take_game, ret);
    if (error == 0)
        error =
            take_all(store, json_object_get(file, "slots"), play_record_is_slot, take_slot, ret);
    ret->others = count_others(file);
    json_decref(file);
    return error;
}
