/* From characters to events. */
#include "check.h"

#include "play/events.h"

/* Decodes the codes, up to a 0, as if all were there at once, and writes what comes out: keys as
 * "k97 ", with Alt "a97 ", pastes as "[text] ". */
static void decodes_as(const uint32_t *codes, const char *wanted)
{
    char out[256] = "";
    play_decoder decoder;
    play_event event;
    play_decoder_init(&decoder);
    for (size_t i = 0; codes[i] != 0; i++) {
        if (!play_decode(&decoder, codes[i], codes[i + 1] != 0, &event))
            continue;
        char one[128];
        if (event.kind == PLAY_EVENT_PASTE)
            snprintf(one, sizeof one, "[%s] ", event.text);
        else
            snprintf(one, sizeof one, "%c%u ", event.alt ? 'a' : 'k', event.key);
        strcat(out, one);
    }
    play_decoder_release(&decoder);
    assert_string_equal(out, wanted);
}

#define DECODES(wanted, ...) decodes_as((const uint32_t[]){ __VA_ARGS__, 0 }, wanted)

static void keys_are_themselves(void **state)
{
    (void)state;
    DECODES("k97 k49 ", 'a', '1');
    DECODES("k13 k13 k127 ", '\n', '\r', 8);
    DECODES("k1114112 ", PLAY_KEY_UP);
}

static void escape_with_a_key_is_alt(void **state)
{
    (void)state;
    DECODES("k27 ", 27);
    DECODES("a53 ", 27, '5');
    DECODES("k27 ", 27, 27);
}

static void unknown_sequences_are_passed_over(void **state)
{
    (void)state;
    DECODES("k53 ", 27, '[', '1', ';', '9', '9', '~', '5');
    DECODES("k53 ", 27, 'O', 'Z', '5');
    DECODES("k53 ", 27, '[', 'M', ' ', '*', '%', '5');
    DECODES("k53 ", 27, '[', '<', '0', ';', '1', ';', '2', 'm', '5');
}

static void a_paste_is_one_event(void **state)
{
    (void)state;
    DECODES("[1q\n数] k53 ", PLAY_KEY_PASTE_BEGIN, '1', 'q', '\r', 0x6570, PLAY_KEY_PASTE_END, '5');
    DECODES("[] ", PLAY_KEY_PASTE_BEGIN, PLAY_KEY_UP, PLAY_KEY_PASTE_END);
    DECODES("k53 ", PLAY_KEY_PASTE_END, '5');
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_are_themselves),
        cmocka_unit_test(escape_with_a_key_is_alt),
        cmocka_unit_test(unknown_sequences_are_passed_over),
        cmocka_unit_test(a_paste_is_one_event),
    };
    return RUN(tests);
}
