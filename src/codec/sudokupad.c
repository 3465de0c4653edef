/*
 * SudokuPad links, https://sudokupad.app/<id>, where the id holds the puzzle:
 *
 *     scl…       LZ-string of a zipped JSON: short keys without quotes, {} left out, '' for ""
 *     fpuzzles…  the payload of an f-puzzles link
 *
 * A short id names a puzzle on their server and cannot be read here.
 */
#include "codec/sudokupad.h"

#include <string.h>

#include "codec/fpuzzles.h"
#include "codec/lzstring.h"
#include "codec/jsontree.h"

static const char *const hosts[] = {
    "sudokupad.app",       "www.sudokupad.app",          "beta.sudokupad.app",
    "alpha.sudokupad.app", "app.crackingthecryptic.com", NULL
};
static const char *const zipped_ids[] = { "scl", "ctc", NULL };
static const char *const fpuzzles_ids[] = { "fpuzzles", "fpuz", NULL };

bool lele_sudokupad_id(const char *text, const char *end, lele_span *ret)
{
    lele_url url;
    while (text < end && lele_is_space(*text))
        text++;
    if (!lele_url_read(text, end, &url)) {
        *ret = (lele_span){ text, 0 };
        while (text + ret->length < end && !lele_is_space(text[ret->length]))
            ret->length++;
        return true;
    }
    if (!lele_url_has_host(&url, hosts))
        return false;
    if (lele_url_parameter(&url, "puzzleid", ret))
        return true;
    static const char *const folders[] = { "/sudoku/", "/", NULL };
    *ret = url.path;
    lele_sudokupad_strip(ret, folders);
    return true;
}

bool lele_sudokupad_strip(lele_span *id, const char *const prefixes[])
{
    for (; *prefixes != NULL; prefixes++) {
        const size_t length = strlen(*prefixes);
        if (!lele_span_starts(*id, *prefixes))
            continue;
        *id = (lele_span){ id->at + length, id->length - length };
        return true;
    }
    return false;
}

lele_error lele_sudokupad_refuse(lele_source *source)
{
    lele_url url;
    if (lele_url_read(source->at, source->end, &url) && !lele_url_has_host(&url, hosts))
        return lele_url_refuse_host(source, &url);
    return lele_url_refuse_link(source, "scl… fpuzzles… classic…");
}

static lele_error read_zipped(lele_source *source, lele_span payload, lele_position *ret)
{
    lele_text text;
    lele_jsontree tree;
    lele_text_init(&text);
    lele_error error = lele_payload_unpack(source, payload, &text);
    if (error == LELE_OK) {
        const bool plain = text.length > 1 && text.data[1] == '"';
        error = lele_jsontree_read(&tree, text.data, text.length,
                                   plain ? LELE_JSONTREE_JSON : LELE_JSONTREE_ZIPPED);
        if (error == LELE_OK) {
            error = lele_sudokupad_read(&tree, source, ret);
            lele_jsontree_release(&tree);
        } else {
            error = error == LELE_E_SYNTAX ? lele_source_expect(source, payload.at, "JSON")
                                           : lele_source_refuse(source, payload.at, error);
        }
    }
    lele_text_release(&text);
    return error;
}

static lele_error read_sudokupad(lele_source *source, lele_position *ret)
{
    lele_span id;
    lele_error error;
    if (!lele_sudokupad_id(source->at, source->end, &id))
        return lele_sudokupad_refuse(source);
    if (lele_sudokupad_strip(&id, zipped_ids)) {
        source->at = id.at;
        error = read_zipped(source, id, ret);
    } else if (lele_sudokupad_strip(&id, fpuzzles_ids)) {
        error = lele_fpuzzles_read(source, id, ret);
    } else {
        return lele_sudokupad_refuse(source);
    }
    source->at = source->end;
    return error;
}

static int match_sudokupad(const char *text, size_t length)
{
    lele_url url;
    if (lele_url_read(text, text + length, &url))
        return lele_url_has_host(&url, hosts) ? LELE_MATCH_LIKELY : LELE_MATCH_NO;
    lele_span id;
    const bool found =
        lele_sudokupad_id(text, text + length, &id) && id.length > 16 &&
        (lele_sudokupad_strip(&id, zipped_ids) || lele_sudokupad_strip(&id, fpuzzles_ids));
    return found && *id.at == 'N' ? LELE_MATCH_SURE : LELE_MATCH_NO;
}

static lele_error write_sudokupad(const lele_position *position, lele_text *out)
{
    lele_text zipped;
    lele_text_init(&zipped);
    lele_sudokupad_write(position, &zipped);
    lele_text_add(out, "https://sudokupad.app/scl");
    const lele_error error =
        zipped.failed ? LELE_E_MEMORY : lele_lz_pack(zipped.data, zipped.length, out);
    lele_text_release(&zipped);
    return error;
}

const lele_codec lele_codec_sudokupad = {
    .name = "sudokupad",
    .summary = { "SudokuPad link", "SudokuPad 链接" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE |
                 LELE_CODEC_ANY_LAYOUT | LELE_CODEC_MANY | LELE_CODEC_CLUES,
    .match = match_sudokupad,
    .read = read_sudokupad,
    .write = write_sudokupad,
};
