/*
 * .sdm: a collection, one puzzle per line and nothing else.  Its texts are also lines, so it is
 * never detected; it exists for users who name it, and writes 0 for a blank.
 */
#include "codec/codec.h"

static int match_sdm(const char *text, size_t length)
{
    (void)text;
    (void)length;
    return LELE_MATCH_NO;
}

static lele_error write_sdm(const lele_position *position, lele_text *out)
{
    char line[LELE_MAX_CELLS];
    lele_grid_write(position->layout, &position->values, '0', line);
    lele_text_add_bytes(out, line, (size_t)position->layout->cell_count);
    return LELE_OK;
}

static lele_error read_sdm(lele_source *source, lele_position *ret)
{
    return lele_codec_line.read(source, ret);
}

const lele_codec lele_codec_sdm = {
    .name = "sdm",
    .summary = { ".sdm collection, one puzzle per line", ".sdm 题集，每行一题" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE |
                 LELE_CODEC_ANY_LAYOUT | LELE_CODEC_MANY,
    .match = match_sdm,
    .read = read_sdm,
    .write = write_sdm,
};
