/*
 * What the player did: keys, pasted texts, the mouse.
 *
 * The decoder takes characters and special keys as the terminal gives them, and puts together what
 * belongs together: Escape and a key that comes with it (Alt), a pasted text, and sequences of keys
 * that the terminal does not know, which must not count as the keys that they are made of.
 */
#ifndef LELE_PLAY_EVENTS_H
#define LELE_PLAY_EVENTS_H

#include "lele/lele.h"

enum {
    PLAY_KEY_TAB = 9,
    PLAY_KEY_ENTER = 13,
    PLAY_KEY_ESCAPE = 27,
    PLAY_KEY_BACKSPACE = 127,
    PLAY_KEY_SPECIAL = 0x110000, /* beyond all characters */
    PLAY_KEY_UP = PLAY_KEY_SPECIAL,
    PLAY_KEY_DOWN,
    PLAY_KEY_LEFT,
    PLAY_KEY_RIGHT,
    PLAY_KEY_HOME,
    PLAY_KEY_END,
    PLAY_KEY_PAGE_UP,
    PLAY_KEY_PAGE_DOWN,
    PLAY_KEY_DELETE,
    PLAY_KEY_BACKTAB,
    PLAY_KEY_FAR_UP, /* with Ctrl */
    PLAY_KEY_FAR_DOWN,
    PLAY_KEY_FAR_LEFT,
    PLAY_KEY_FAR_RIGHT,
    PLAY_KEY_F1,
    PLAY_KEY_F9 = PLAY_KEY_F1 + 8,
    PLAY_KEY_PASTE_BEGIN,
    PLAY_KEY_PASTE_END,
    PLAY_KEY_OTHER, /* a special key that nothing is bound to */
    PLAY_KEY_END_OF_LIST
};

typedef enum play_event_kind { PLAY_EVENT_KEY, PLAY_EVENT_PASTE, PLAY_EVENT_MOUSE } play_event_kind;

typedef enum play_mouse {
    PLAY_MOUSE_PRESS,
    PLAY_MOUSE_DRAG,
    PLAY_MOUSE_RELEASE,
    PLAY_MOUSE_WHEEL_UP,
    PLAY_MOUSE_WHEEL_DOWN,
} play_mouse;

typedef struct play_event {
    play_event_kind kind;
    uint32_t key; /* a character or PLAY_KEY_... */
    bool alt;
    const char *text; /* of a paste; valid until the next event */
    size_t length;
    play_mouse mouse;
    int row, column;
} play_event;

typedef enum play_decoding {
    PLAY_DECODING_KEYS,
    PLAY_DECODING_ALT,     /* after Escape */
    PLAY_DECODING_UNKNOWN, /* inside a sequence that nobody knows */
    PLAY_DECODING_BYTES,   /* the three bytes of the old report of a mouse */
    PLAY_DECODING_PASTE,
} play_decoding;

typedef struct play_decoder {
    play_decoding state;
    int left; /* bytes to pass over */
    lele_text paste;
} play_decoder;

enum { PLAY_PASTE_MAX = 16 << 20 }; /* bytes; what is longer is cut */

void play_decoder_init(play_decoder *decoder);
void play_decoder_release(play_decoder *decoder);

/* Takes one character or special key; `more`: another one is there already.  Returns whether an event
 * is complete. */
bool play_decode(play_decoder *decoder, uint32_t code, bool more, play_event *ret);

#endif
