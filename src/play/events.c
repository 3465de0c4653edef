/* From characters to events; see events.h. */
#include "play/events.h"

#include "play/utf8.h"

void play_decoder_init(play_decoder *decoder)
{
    *decoder = (play_decoder){ .state = PLAY_DECODING_KEYS };
    lele_text_init(&decoder->paste);
}

void play_decoder_release(play_decoder *decoder)
{
    lele_text_release(&decoder->paste);
}

static bool give_key(play_decoder *decoder, uint32_t key, bool alt, play_event *ret)
{
    decoder->state = PLAY_DECODING_KEYS;
    if (key == '\n')
        key = PLAY_KEY_ENTER;
    if (key == 8)
        key = PLAY_KEY_BACKSPACE;
    *ret = (play_event){ .kind = PLAY_EVENT_KEY, .key = key, .alt = alt };
    return true;
}

static bool take_key(play_decoder *decoder, uint32_t code, bool more, play_event *ret)
{
    if (code == PLAY_KEY_PASTE_BEGIN) {
        lele_text_clear(&decoder->paste);
        decoder->state = PLAY_DECODING_PASTE;
        return false;
    }
    if (code == PLAY_KEY_ESCAPE && more) {
        decoder->state = PLAY_DECODING_ALT;
        return false;
    }
    return code != PLAY_KEY_PASTE_END && give_key(decoder, code, false, ret);
}

static bool take_alt(play_decoder *decoder, uint32_t code, bool more, play_event *ret)
{
    if ((code == '[' || code == 'O') && more) {
        decoder->state = PLAY_DECODING_UNKNOWN;
        return false;
    }
    if (code == PLAY_KEY_ESCAPE && more)
        return false;
    if (code == PLAY_KEY_PASTE_BEGIN)
        return take_key(decoder, code, more, ret);
    return give_key(decoder, code, code != PLAY_KEY_ESCAPE, ret);
}

/* A sequence ends with a letter or one of @ ~ and the like. */
static bool take_unknown(play_decoder *decoder, uint32_t code)
{
    if (code == 'M') {
        decoder->state = PLAY_DECODING_BYTES;
        decoder->left = 3;
    } else if (code < 0x20 || code > 0x3F) {
        decoder->state = PLAY_DECODING_KEYS;
    }
    return false;
}

static bool take_paste(play_decoder *decoder, uint32_t code, play_event *ret)
{
    if (code == PLAY_KEY_PASTE_END) {
        decoder->state = PLAY_DECODING_KEYS;
        *ret = (play_event){ .kind = PLAY_EVENT_PASTE,
                             .text = decoder->paste.data,
                             .length = decoder->paste.length };
        return true;
    }
    char bytes[4];
    if (code == '\r')
        code = '\n';
    if (code < PLAY_KEY_SPECIAL && code != 0 && decoder->paste.length < PLAY_PASTE_MAX)
        lele_text_add_bytes(&decoder->paste, bytes, play_utf8_write(code, bytes));
    return false;
}

bool play_decode(play_decoder *decoder, uint32_t code, bool more, play_event *ret)
{
    switch (decoder->state) {
    case PLAY_DECODING_ALT:
        return take_alt(decoder, code, more, ret);
    case PLAY_DECODING_UNKNOWN:
        return take_unknown(decoder, code);
    case PLAY_DECODING_BYTES:
        decoder->state = --decoder->left > 0 ? PLAY_DECODING_BYTES : PLAY_DECODING_KEYS;
        return false;
    case PLAY_DECODING_PASTE:
        return take_paste(decoder, code, ret);
    default:
        return take_key(decoder, code, more, ret);
    }
}
