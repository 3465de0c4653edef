/*
 * One fuzzer per codec.  Any bytes are read or refused; every position that was read can be
 * written, and the result reads back the same.  LELE_FUZZ_CODEC names the format; "detect"
 * covers them all.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codec/bignum.h"
#include "codec/lzstring.h"
#include "lele/lele.h"

static void stop(const char *why, const char *text)
{
    fprintf(stderr, "%s: %s\n%s\n", LELE_FUZZ_CODEC, why, text);
    abort();
}

static bool same(const lele_position *a, const lele_position *b)
{
    const size_t cells = (size_t)a->layout->cell_count;
    if (strcmp(a->layout->name, b->layout->name) != 0 ||
        memcmp(a->givens.cell, b->givens.cell, cells) != 0 ||
        memcmp(a->values.cell, b->values.cell, cells) != 0)
        return false;
    for (size_t cell = 0; cell < cells; cell++) {
        if (a->values.cell[cell] == 0 && a->has_candidates &&
            a->candidates[cell] != b->candidates[cell])
            return false;
        for (int kind = 0; kind < LELE_NOTE_KINDS; kind++)
            if (a->has_notes && a->notes[kind][cell] != b->notes[kind][cell])
                return false;
    }
    return strcmp(a->title, b->title) == 0 && strcmp(a->author, b->author) == 0 &&
           strcmp(a->comment, b->comment) == 0;
}

static void write_and_read(const lele_codec *codec, const lele_codec_context *context,
                           const lele_position *position, lele_position *ret, lele_text *text)
{
    lele_text_clear(text);
    const lele_error error = lele_codec_write(codec, position, text, NULL);
    if (error != LELE_OK)
        stop(lele_error_name(error), "what was read cannot be written");
    if (lele_codec_read(codec, context, text->data, text->length, ret, NULL) != LELE_OK)
        stop("what was written cannot be read", text->data);
}

/*
 * Two formats read more than they write: newer OpenSudoku files have two kinds of notes, and
 * SudokuPad links may hold a whole f-puzzles game.  Formats of clues do not have every clue, or have it
 * under two names.  For these the first write may lose data or be refused, and only later round trips
 * must preserve everything.
 */
static bool is_settled(const lele_codec *codec, const lele_layout *layout)
{
    const char *name = lele_codec_name(codec);
    if (layout->clues != NULL || (lele_codec_abilities(codec) & LELE_CODEC_NEEDS_CLUES) != 0)
        return false;
    return strcmp(name, "opensudoku") != 0 && strcmp(name, "sudokupad") != 0;
}

static void check_round_trip(const lele_codec *codec, const lele_codec_context *context,
                             const lele_position *position)
{
    lele_position once, twice;
    lele_text text;
    lele_text_init(&text);
    if (is_settled(codec, position->layout)) {
        write_and_read(codec, context, position, &once, &text);
        if (!same(position, &once))
            stop("not the same after writing", text.data);
    } else if (lele_codec_write(codec, position, &text, NULL) == LELE_OK) {
        write_and_read(codec, context, position, &once, &text);
        write_and_read(codec, context, &once, &twice, &text);
        if (!same(&once, &twice))
            stop("not the same after writing twice", text.data);
    }
    lele_text_release(&text);
}

static void check_problem(const lele_problem *problem, lele_error error)
{
    if (problem->code != error)
        stop("the problem has another code", lele_error_name(error));
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
        lele_text text;
        lele_text_init(&text);
        lele_problem_write(problem, (lele_lang)lang, &text);
        if (text.length == 0)
            stop("a problem without words", lele_error_name(error));
        lele_text_release(&text);
    }
}

/* Adds the bytes unchanged, or packed or with a valid check, so that the code after unpacking and
 * checking is reached. */
static void wrap(const char *data, size_t size, lele_text *text)
{
#if defined(LELE_FUZZ_PACK)
    lele_text_add(text, LELE_FUZZ_PACK);
    (void)lele_lz_pack(data, size, text);
#elif defined(LELE_FUZZ_CHECK)
    unsigned check = 0;
    lele_text_add_char(text, 'L');
    for (size_t i = 0; i < size && i < 3000; i++)
        lele_text_add_char(text, lele_base62_char((unsigned char)data[i] % 62));
    for (size_t i = 0; i < text->length; i++)
        check = (check * 97 + (unsigned)lele_base62_value(text->data[i]) + 1) % 3833;
    lele_text_add_char(text, lele_base62_char(check / 62));
    lele_text_add_char(text, lele_base62_char(check % 62));
#else
    lele_text_add_bytes(text, data, size);
#endif
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    lele_text input;
    lele_text_init(&input);
    wrap((const char *)data, size, &input);
    /* Without the NUL, so that reads past the end are detected. */
    char *exact = malloc(input.length == 0 ? 1 : input.length);
    memcpy(exact, input.data, input.length);
    const bool detect = strcmp(LELE_FUZZ_CODEC, "detect") == 0;
    const lele_codec *codec =
        detect ? lele_codec_detect(exact, input.length) : lele_codec_find(LELE_FUZZ_CODEC);
    const lele_codec_context context = { .layouts = lele_layouts_new(), .layout = NULL };
    lele_position position;
    lele_problem problem;
    lele_layouts_allow_clues(context.layouts);
    const lele_error error =
        lele_codec_read(codec, &context, exact, input.length, &position, &problem);
    if (error != LELE_OK)
        check_problem(&problem, error);
    else if (lele_grid_check(position.layout, &position.givens, NULL) != LELE_OK)
        stop("givens that break the rules", input.data);
    else if (codec != NULL)
        check_round_trip(codec, &context, &position);
    lele_layouts_free(context.layouts);
    free(exact);
    lele_text_release(&input);
    return 0;
}
