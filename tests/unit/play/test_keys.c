/* The table of keys. */
#include "check.h"

#include "play/keys.h"

static void every_action_has_a_key_and_texts(void **state)
{
    (void)state;
    bool bound[PLAY_DO_NOTHING] = { false };
    for (uint32_t key = 1; key < PLAY_KEY_END_OF_LIST; key++) {
        const play_action action = play_key_action(key);
        if (action != PLAY_DO_NOTHING)
            bound[action] = true;
    }
    for (int i = 0; i < PLAY_DO_NOTHING; i++) {
        const play_action_row *row = play_action_at((play_action)i);
        if (!bound[i] || *row->keys == '\0' || *row->text[0] == '\0' || *row->text[1] == '\0')
            fail_msg("action %d (%s)", i, row->keys);
    }
    assert_null(play_action_at(PLAY_DO_NOTHING));
}

/* The help names the key that is bound: every name of one character is. */
static void the_help_is_true(void **state)
{
    (void)state;
    for (int i = 0; i < PLAY_DO_NOTHING; i++) {
        const char *keys = play_action_at((play_action)i)->keys;
        for (const char *at = keys; *at != '\0'; at++) {
            const bool alone = (at == keys || at[-1] == ' ') && (at[1] == ' ' || at[1] == '\0');
            if (alone && (unsigned char)*at < 0x80 && *at != ' ' &&
                play_key_action((uint32_t)(unsigned char)*at) != (play_action)i)
                fail_msg("%c is not %s", *at, keys);
        }
    }
}

static void digits_depend_on_the_size(void **state)
{
    (void)state;
    assert_int_equal(play_key_digit('9', 9), 9);
    assert_int_equal(play_key_digit('9', 6), 0);
    assert_int_equal(play_key_digit('A', 9), 0);
    assert_int_equal(play_key_digit('A', 16), 10);
    assert_int_equal(play_key_digit('G', 16), 16);
    assert_int_equal(play_key_digit('H', 16), 0);
    assert_int_equal(play_key_digit('0', 16), 0);
}

/* No command hides behind a letter that is a digit of a large board. */
static void letters_that_are_digits_are_free(void **state)
{
    (void)state;
    for (uint32_t key = 'A'; key <= 'G'; key++)
        assert_int_equal(play_key_action(key), PLAY_DO_NOTHING);
    for (uint32_t key = '1'; key <= '9'; key++)
        assert_int_equal(play_key_action(key), PLAY_DO_NOTHING);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_action_has_a_key_and_texts),
        cmocka_unit_test(the_help_is_true),
        cmocka_unit_test(digits_depend_on_the_size),
        cmocka_unit_test(letters_that_are_digits_are_free),
    };
    return RUN(tests);
}
