/* The table of keys; see keys.h. */
#include "play/keys.h"

static const play_action_row rows[] = {
#define ROW(name, keys, en, zh) { keys, { [LELE_LANG_EN] = en, [LELE_LANG_ZH] = zh } },
    PLAY_ACTIONS(ROW)
#undef ROW
};

static const struct {
    uint32_t key;
    play_action action;
} bound[] = {
    { PLAY_KEY_UP, PLAY_DO_UP },
    { 'k', PLAY_DO_UP },
    { PLAY_KEY_DOWN, PLAY_DO_DOWN },
    { 'j', PLAY_DO_DOWN },
    { PLAY_KEY_LEFT, PLAY_DO_LEFT },
    { 'h', PLAY_DO_LEFT },
    { PLAY_KEY_RIGHT, PLAY_DO_RIGHT },
    { 'l', PLAY_DO_RIGHT },
    { 'n', PLAY_DO_NEXT_EMPTY },
    { PLAY_KEY_FAR_RIGHT, PLAY_DO_NEXT_EMPTY },
    { PLAY_KEY_HOME, PLAY_DO_ROW_START },
    { PLAY_KEY_END, PLAY_DO_ROW_END },
    { ' ', PLAY_DO_SELECT },
    { '.', PLAY_DO_SELECT },
    { '0', PLAY_DO_ERASE },
    { 'x', PLAY_DO_ERASE },
    { PLAY_KEY_DELETE, PLAY_DO_ERASE },
    { PLAY_KEY_BACKSPACE, PLAY_DO_ERASE },
    { PLAY_KEY_TAB, PLAY_DO_MODE },
    { PLAY_KEY_BACKTAB, PLAY_DO_MODE_BACK },
    { 'u', PLAY_DO_UNDO },
    { 'z' - 'a' + 1, PLAY_DO_UNDO },
    { 'r', PLAY_DO_REDO },
    { 'y' - 'a' + 1, PLAY_DO_REDO },
    { 'r' - 'a' + 1, PLAY_DO_REDO },
    { 'm', PLAY_DO_MARK },
    { 'b', PLAY_DO_BACK },
    { 't', PLAY_DO_TREE },
    { 'y', PLAY_DO_BEFORE_MISTAKE },
    { 'i', PLAY_DO_HINT },
    { 'I', PLAY_DO_ANOTHER },
    { 'a', PLAY_DO_APPLY },
    { ']', PLAY_DO_LINK_NEXT },
    { '[', PLAY_DO_LINK_BEFORE },
    { 'o', PLAY_DO_CANDIDATES },
    { 'w', PLAY_DO_WHY_NOT },
    { 'e', PLAY_DO_STEPS },
    { '=', PLAY_DO_REVEAL },
    { 'c', PLAY_DO_CHECK },
    { 'f', PLAY_DO_FILL_NOTES },
    { 'p', PLAY_DO_PAUSE },
    { 's', PLAY_DO_SUBMIT },
    { PLAY_KEY_F9, PLAY_DO_SUBMIT },
    { 'R', PLAY_DO_RESTART },
    { 'N', PLAY_DO_NEW },
    { 'O', PLAY_DO_LIBRARY },
    { 'S', PLAY_DO_SLOTS },
    { 'P', PLAY_DO_IMPORT },
    { 'X', PLAY_DO_EXPORT },
    { ':', PLAY_DO_COMMAND },
    { PLAY_KEY_PAGE_UP, PLAY_DO_PAGE_UP },
    { PLAY_KEY_PAGE_DOWN, PLAY_DO_PAGE_DOWN },
    { '+', PLAY_DO_ZOOM_IN },
    { '-', PLAY_DO_ZOOM_OUT },
    { 'T', PLAY_DO_THEME },
    { 'L', PLAY_DO_LANGUAGE },
    { PLAY_KEY_ENTER, PLAY_DO_ENTER },
    { PLAY_KEY_ESCAPE, PLAY_DO_ESCAPE },
    { '?', PLAY_DO_HELP },
    { PLAY_KEY_F1, PLAY_DO_HELP },
    { 'q', PLAY_DO_QUIT },
};

const play_action_row *play_action_at(play_action action)
{
    return (size_t)action < sizeof rows / sizeof rows[0] ? &rows[action] : NULL;
}

play_action play_key_action(uint32_t key)
{
    for (size_t i = 0; i < sizeof bound / sizeof bound[0]; i++)
        if (bound[i].key == key)
            return bound[i].action;
    return PLAY_DO_NOTHING;
}

int play_key_digit(uint32_t key, int size)
{
    const int digit = key >= '1' && key <= '9'   ? (int)(key - '0')
                      : key >= 'A' && key <= 'G' ? (int)(key - 'A') + 10
                                                 : 0;
    return digit <= size ? digit : 0;
}
