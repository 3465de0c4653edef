/*
 * The settings that change the game: one row each.  They are changed by a command, so the log
 * contains the settings under which each move was made.
 */
#include "game/view_parts.h"

#include <stddef.h>
#include <string.h>

enum { MOST_CHOICES = 3 };

typedef enum kind { CHOICE, SWITCH, NUMBER, NUMBER_OR_OFF } kind;

static const struct {
    const char *name;
    size_t offset; /* of an int64_t in lele_settings */
    kind kind;
    int64_t first, min, max;
    const char *choices[MOST_CHOICES];
} rows[] = {
    { "conflict",
      offsetof(lele_settings, conflict),
      CHOICE,
      LELE_CONFLICT_HIGHLIGHT,
      0,
      2,
      { "highlight", "block", "off" } },
    { "hint-limit",
      offsetof(lele_settings, hint_limit),
      NUMBER_OR_OFF,
      LELE_NO_LIMIT,
      0,
      99999,
      { 0 } },
    { "hint-penalty", offsetof(lele_settings, hint_penalty), NUMBER, 5000, 0, 3600000, { 0 } },
    { "hint-start", offsetof(lele_settings, hint_start), NUMBER, 1, 1, LELE_OVERLAY_LEVELS, { 0 } },
    { "auto-branch", offsetof(lele_settings, auto_branch), SWITCH, 1, 0, 1, { "off", "on" } },
    { "auto-notes", offsetof(lele_settings, auto_notes), SWITCH, 1, 0, 1, { "off", "on" } },
    { "restart-keeps-timer",
      offsetof(lele_settings, restart_keeps_timer),
      SWITCH,
      1,
      0,
      1,
      { "off", "on" } },
    { "mistakes", offsetof(lele_settings, show_mistakes), CHOICE, 0, 0, 1, { "off", "show" } },
    { "mistake-limit",
      offsetof(lele_settings, mistake_limit),
      NUMBER_OR_OFF,
      LELE_NO_LIMIT,
      1,
      99,
      { 0 } },
    { "several", offsetof(lele_settings, several), CHOICE, 0, 0, 1, { "refuse", "allow" } },
    { "wrong-first", offsetof(lele_settings, wrong_first), SWITCH, 1, 0, 1, { "off", "on" } },
};
enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

static int64_t *field(lele_settings *settings, size_t row)
{
    return (int64_t *)(void *)((char *)settings + rows[row].offset);
}

static int64_t value_of(const lele_settings *settings, size_t row)
{
    return *(const int64_t *)(const void *)((const char *)settings + rows[row].offset);
}

void lele_settings_init(lele_settings *settings)
{
    memset(settings, 0, sizeof *settings);
    for (size_t i = 0; i < ROW_COUNT; i++)
        *field(settings, i) = rows[i].first;
    memcpy(settings->techniques, "default", sizeof "default");
}

static bool is_word(const char *word, const char *text, size_t length)
{
    return word != NULL && strlen(word) == length && memcmp(word, text, length) == 0;
}

static bool read_number(const char *text, size_t length, int64_t *ret)
{
    if (length == 0 || length > 9)
        return false;
    int64_t number = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        number = number * 10 + (text[i] - '0');
    }
    *ret = number;
    return true;
}

static bool read_value(size_t row, const char *text, size_t length, int64_t *ret)
{
    for (int i = 0; i < MOST_CHOICES; i++) {
        if (!is_word(rows[row].choices[i], text, length))
            continue;
        *ret = i;
        return true;
    }
    if (rows[row].kind == NUMBER_OR_OFF && is_word("off", text, length)) {
        *ret = LELE_NO_LIMIT;
        return true;
    }
    return rows[row].kind >= NUMBER && read_number(text, length, ret) && *ret >= rows[row].min &&
           *ret <= rows[row].max;
}

lele_error lele_game_use_techniques(lele_game *game, lele_problem *problem)
{
    lele_technique_list list;
    lele_technique_list_default(&list);
    if (strcmp(game->settings.techniques, "default") != 0 &&
        lele_technique_list_read(&list, game->settings.techniques, problem) != LELE_OK)
        return LELE_E_TECHNIQUE;
    if (game->advisor == NULL)
        return LELE_OK;
    lele_advisor_use(game->advisor, &list);
    return LELE_OK;
}

static lele_error refuse(lele_problem *problem, lele_error code, const char *text, size_t length)
{
    if (problem != NULL)
        lele_problem_quote(problem, text, length);
    return lele_problem_set(problem, code);
}

static lele_error set_techniques(lele_game *game, const char *text, size_t length,
                                 lele_problem *problem)
{
    if (length == 0 || length >= LELE_TECHNIQUES_TEXT)
        return refuse(problem, LELE_E_VALUE, "techniques", strlen("techniques"));
    char before[LELE_TECHNIQUES_TEXT];
    memcpy(before, game->settings.techniques, sizeof before);
    memset(game->settings.techniques, 0, sizeof game->settings.techniques);
    memcpy(game->settings.techniques, text, length);
    const lele_error error = lele_game_use_techniques(game, problem);
    if (error != LELE_OK) {
        memcpy(game->settings.techniques, before, sizeof before);
        return error;
    }
    lele_game_forget_help(game);
    lele_game_forget_overlay(game);
    return LELE_OK;
}

static lele_error set_row(lele_game *game, size_t row, const char *text, size_t length,
                          lele_problem *problem)
{
    int64_t value;
    if (!read_value(row, text, length, &value))
        return refuse(problem, LELE_E_VALUE, rows[row].name, strlen(rows[row].name));
    const bool changes_hints = rows[row].offset == offsetof(lele_settings, wrong_first) &&
                               value != value_of(&game->settings, row);
    *field(&game->settings, row) = value;
    if (changes_hints)
        lele_game_forget_help(game);
    if (game->status == LELE_STATUS_LOST && !lele_game_has_lost(game)) {
        game->status = LELE_STATUS_PLAYING;
        game->clock.running = true;
    }
    return LELE_OK;
}

lele_error lele_run_setting(lele_game *game, lele_command *command, lele_problem *problem)
{
    const char *text = command->text, *end = text + command->text_length;
    const char *space = text;
    while (space < end && *space != ' ')
        space++;
    const size_t name_length = (size_t)(space - text);
    while (space < end && *space == ' ')
        space++;
    const size_t length = (size_t)(end - space);
    lele_error error = LELE_E_SETTING;
    if (is_word("techniques", text, name_length)) {
        error = set_techniques(game, space, length, problem);
    } else {
        for (size_t i = 0; i < ROW_COUNT && error == LELE_E_SETTING; i++)
            if (is_word(rows[i].name, text, name_length))
                error = set_row(game, i, space, length, problem);
        if (error == LELE_E_SETTING)
            return refuse(problem, LELE_E_SETTING, text, name_length);
    }
    if (error == LELE_OK)
        lele_game_say_number(game, LELE_WORD_SETTING_CHANGED, 0);
    return error;
}

static void write_value(size_t row, int64_t value, lele_json *json)
{
    if (rows[row].kind == SWITCH)
        lele_json_bool(json, value != 0);
    else if (rows[row].kind == CHOICE)
        lele_json_string(json, rows[row].choices[value]);
    else if (value == LELE_NO_LIMIT)
        lele_json_null(json);
    else
        lele_json_int(json, value);
}

void lele_settings_json(const lele_settings *settings, lele_json *json)
{
    lele_json_object_begin(json);
    for (size_t i = 0; i < ROW_COUNT; i++) {
        lele_json_key_named(json, rows[i].name);
        write_value(i, value_of(settings, i), json);
    }
    lele_json_key_string(json, "techniques", settings->techniques);
    lele_json_object_end(json);
}
