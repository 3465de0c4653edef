/*
 * The table of formats, and the driver around their readers and writers.
 *
 * A new format is a file with its row, a declaration in codec.h and a line in `codecs`.
 * Readers of one-line formats get one line at a time, without comment lines; the others
 * get the whole text.
 */
#include "codec/codec.h"

#include <string.h>

#include "codec/bignum.h"
#include "codec/prose.h"
#include "core/border.h"

static const lele_codec *const codecs[] = {
    &lele_codec_line,     &lele_codec_rows,      &lele_codec_grid,
    &lele_codec_pmgrid,   &lele_codec_pmline,    &lele_codec_table,
    &lele_codec_share,    &lele_codec_sencode,   &lele_codec_sudokuwiki,
    &lele_codec_hodoku,   &lele_codec_sdk,       &lele_codec_sdm,
    &lele_codec_ss,       &lele_codec_sdx,       &lele_codec_opensudoku,
    &lele_codec_fpuzzles, &lele_codec_sudokupad, &lele_codec_sudokupad_classic,
    &lele_codec_iss,      &lele_codec_killer,    &lele_codec_clues,
};

const lele_codec *lele_codec_at(size_t index)
{
    return index < sizeof codecs / sizeof codecs[0] ? codecs[index] : NULL;
}

const lele_codec *lele_codec_find(const char *name)
{
    for (size_t i = 0; i < sizeof codecs / sizeof codecs[0]; i++)
        if (strcmp(codecs[i]->name, name) == 0)
            return codecs[i];
    return NULL;
}

const char *lele_codec_name(const lele_codec *codec)
{
    return codec->name;
}

const char *lele_codec_summary(const lele_codec *codec, lele_lang lang)
{
    return codec->summary[lele_border_lang(lang)];
}

unsigned lele_codec_abilities(const lele_codec *codec)
{
    return codec->abilities;
}

/* Many programs start a text file with a byte order mark. */
static void skip_mark(const char **text, size_t *length)
{
    if (*length >= 3 && memcmp(*text, "\xEF\xBB\xBF", 3) == 0) {
        *text += 3;
        *length -= 3;
    }
}

/* Whether a line is empty or a comment.  "#/p/…" is not a comment but the end of a link. */
static bool is_idle(const char *line, const char *end)
{
    while (line < end && lele_is_space(*line))
        line++;
    return line == end || (*line == '#' && (end - line < 2 || line[1] != '/'));
}

/* The start of the first line with content, or `end`. */
static const char *skip_idle(const char *text, const char *end)
{
    while (text < end) {
        const char *newline = memchr(text, '\n', (size_t)(end - text));
        const char *line_end = newline != NULL ? newline : end;
        if (!is_idle(text, line_end))
            return text;
        text = newline != NULL ? newline + 1 : end;
    }
    return end;
}

struct best {
    const lele_codec *codec;
    int match;
};

static void try_text(struct best *best, const char *text, const char *end)
{
    for (size_t i = 0; text < end && i < sizeof codecs / sizeof codecs[0]; i++) {
        const int match = codecs[i]->match(text, (size_t)(end - text));
        if (match > best->match)
            *best = (struct best){ codecs[i], match };
    }
}

/* Tries the text without the space around it. */
static void try_trimmed(struct best *best, const char *text, const char *end)
{
    while (text < end && lele_is_space(*text))
        text++;
    while (text < end && lele_is_space(end[-1]))
        end--;
    try_text(best, text, end);
}

/* Whether the text is a line of 81 digits and blanks.  Most texts are, and no other format matches
 * one, so the formats need not be tried. */
static bool is_plain_line(const char *text, size_t length)
{
    enum { CELLS = 81 };
    unsigned other = length != CELLS;
    for (size_t i = 0; i < CELLS && other == 0; i += 9)
        for (size_t k = i; k < i + 9; k++) {
            const char c = text[k];
            other |= !((c >= '0') & (c <= '9')) & (c != '.') & (c != '*') & (c != '_');
        }
    return other == 0;
}

/* Whether the text is one word, a share code whose check fits.  No other format matches one. */
static bool is_code(const char *text, size_t length)
{
    if (length == 0 || lele_codec_share.match(text, length) != LELE_MATCH_SURE)
        return false;
    for (size_t i = 0; i < length; i++)
        if (lele_base62_value(text[i]) < 0)
            return false;
    return true;
}

/* The format of a text of one line that can be told at once; NULL: all formats have to be tried. */
static const lele_codec *known_at_once(const char *text, size_t length)
{
    if (is_plain_line(text, length))
        return &lele_codec_line;
    return is_code(text, length) ? &lele_codec_share : NULL;
}

/* The format that fits the whole text best. */
static struct best detect_whole(const char *text, size_t length)
{
    const char *end = text + length, *content = skip_idle(text, end);
    struct best best = { NULL, LELE_MATCH_NO };
    try_trimmed(&best, content, end);
    if (content > text)
        try_trimmed(&best, text, end); /* the leading comments may be the head of a file */
    if (best.match < LELE_MATCH_LIKELY)
        try_text(&best, content, end); /* spaces may be cells */
    return best;
}

/* The next block of a text of sentences that some format fits, with its format. */
static const lele_codec *next_block(const char **at, const char *end, lele_block *ret)
{
    while (lele_prose_next(at, end, ret)) {
        const struct best best = detect_whole(ret->at, ret->length);
        if (best.match >= LELE_MATCH_LIKELY)
            return best.codec;
    }
    return NULL;
}

/* The format of the first block of a text that has sentences. */
static const lele_codec *first_in_prose(const char *text, const char *end, lele_block *ret)
{
    return lele_prose_has_sentence(text, end) ? next_block(&text, end, ret) : NULL;
}

const lele_codec *lele_codec_detect(const char *text, size_t length)
{
    const lele_codec *known = known_at_once(text, length);
    if (known != NULL)
        return known;
    if (length > LELE_CODEC_MAX_BYTES)
        return NULL;
    skip_mark(&text, &length);
    const struct best best = detect_whole(text, length);
    if (best.match >= LELE_MATCH_LIKELY)
        return best.codec;
    lele_block block;
    const lele_codec *within = first_in_prose(text, text + length, &block);
    return within != NULL ? within : best.codec;
}

/* Sets `line` to the next line of `whole` with content and moves `whole` past it. */
static bool next_line(lele_source *whole, lele_source *line)
{
    while (whole->at < whole->end) {
        const char *start = whole->at;
        const char *newline = memchr(start, '\n', (size_t)(whole->end - start));
        const char *end = newline != NULL ? newline : whole->end;
        const int number = whole->first_line;
        whole->at = newline != NULL ? newline + 1 : whole->end;
        whole->first_line += newline != NULL;
        if (is_idle(start, end))
            continue;
        *line = *whole;
        line->start = line->at = start;
        line->end = end > start && end[-1] == '\r' ? end - 1 : end;
        line->first_line = number;
        return true;
    }
    return false;
}

/* Names the host where the text is a link to an unknown site. */
static lele_error refuse_unknown(lele_source *source)
{
    const char *end = source->end, *at = skip_idle(source->at, end);
    while (at < end && lele_is_space(*at))
        at++;
    const char *slashes = at;
    while (end - slashes > 3 && memcmp(slashes, "://", 3) != 0 && !lele_is_space(*slashes))
        slashes++;
    if (end - slashes <= 3 || lele_is_space(*slashes))
        return lele_source_refuse(source, at, LELE_E_FORMAT);
    const char *host = slashes + 3, *host_end = host;
    while (host_end < end && strchr("/?# \t\r\n", *host_end) == NULL)
        host_end++;
    if (host_end == host)
        return lele_source_refuse(source, at, LELE_E_FORMAT);
    lele_problem_quote(source->problem, host, (size_t)(host_end - host));
    return lele_source_refuse(source, host, LELE_E_HOST);
}

/* Reads one position and checks its givens. */
static lele_error read_one(const lele_codec *codec, lele_source *source, lele_position *ret)
{
    lele_position position;
    const char *start = source->at;
    lele_position_init(&position, NULL);
    const lele_error error = codec->read(source, &position);
    if (error != LELE_OK)
        return error;
    const lele_error rules = lele_grid_check(position.layout, &position.givens, source->problem);
    if (rules != LELE_OK) {
        (void)lele_source_refuse(source, skip_idle(start, source->end), rules);
        source->problem->column = 0; /* the cells say where it is */
        return rules;
    }
    *ret = position;
    return LELE_OK;
}

struct reading {
    lele_position_fn found;
    void *data;
    size_t count;
    bool stopped; /* `found` wants no more */
};

static bool give(struct reading *reading, const lele_position *position)
{
    reading->count++;
    reading->stopped = !reading->found(reading->data, position);
    return !reading->stopped;
}

static lele_error read_lines(const lele_codec *codec, lele_source *whole, struct reading *reading)
{
    lele_source line;
    while (next_line(whole, &line)) {
        lele_position position;
        const lele_error error = read_one(codec, &line, &position);
        if (error != LELE_OK)
            return error;
        if (!give(reading, &position))
            return LELE_OK;
    }
    return LELE_OK;
}

static lele_error read_whole(const lele_codec *codec, lele_source *whole, struct reading *reading)
{
    if (!codec->keeps_space)
        lele_source_skip_space(whole);
    while (whole->at < whole->end) {
        lele_position position;
        const lele_error error = read_one(codec, whole, &position);
        if (error == LELE_E_EMPTY && reading->count > 0)
            break; /* only a trailer was left */
        if (error != LELE_OK)
            return error;
        if (!give(reading, &position))
            break;
        lele_source_skip_space(whole);
    }
    return LELE_OK;
}

static lele_error read_as(const lele_codec *codec, lele_source *source, struct reading *reading)
{
    return (codec->abilities & LELE_CODEC_ONE_LINE) != 0 ? read_lines(codec, source, reading)
                                                         : read_whole(codec, source, reading);
}

/* Reads the blocks of a text of sentences, each in its own format.  One that cannot be read is an
 * error only if it is the first. */
static lele_error read_prose(lele_source *source, struct reading *reading)
{
    lele_block block;
    lele_source part = *source;
    const char *at = source->start;
    for (const lele_codec *codec;
         !reading->stopped && (codec = next_block(&at, source->end, &block)) != NULL;) {
        const lele_source fresh = {
            source->context, block.at, block.at + block.length, block.at, part.first_line,
            false,           "",       source->problem
        };
        const bool first = reading->count == 0;
        const char *counted = part.start;
        part = fresh;
        for (const char *c = counted; c < block.at; c++)
            part.first_line += *c == '\n';
        lele_source copy = part;
        const lele_error error = read_as(codec, &copy, reading);
        if (error != LELE_OK && first)
            return error;
    }
    if (reading->count == 0)
        return LELE_E_FORMAT;
    lele_problem_init(source->problem);
    return LELE_OK;
}

static struct best detect_source(const lele_source *source)
{
    const size_t length = (size_t)(source->end - source->start);
    const lele_codec *known = known_at_once(source->start, length);
    return known != NULL ? (struct best){ known, LELE_MATCH_SURE }
                         : detect_whole(source->start, length);
}

static lele_error read_source(const lele_codec *codec, lele_source *source, struct reading *reading)
{
    if (source->end - source->start > LELE_CODEC_MAX_BYTES) {
        source->problem->got = source->end - source->start;
        source->problem->want = LELE_CODEC_MAX_BYTES;
        return lele_problem_set(source->problem, LELE_E_TOO_LONG);
    }
    if (codec == NULL) {
        const struct best whole = detect_source(source);
        lele_block block;
        if (whole.match < LELE_MATCH_LIKELY &&
            first_in_prose(source->start, source->end, &block) != NULL)
            return read_prose(source, reading);
        codec = whole.codec;
    }
    if (codec == NULL && skip_idle(source->start, source->end) < source->end)
        return refuse_unknown(source);
    if (codec != NULL && (codec->abilities & LELE_CODEC_READS) == 0) {
        lele_problem_quote(source->problem, codec->name, strlen(codec->name));
        return lele_problem_set(source->problem, LELE_E_UNSUPPORTED);
    }
    const lele_error error = codec == NULL ? LELE_OK : read_as(codec, source, reading);
    if (error == LELE_OK && reading->count == 0)
        return lele_problem_set(source->problem, LELE_E_EMPTY);
    return error;
}

/* Reports UTF-16, which a mark identifies; front ends decode files before they come here. */
static lele_error check_encoding(const char *text, size_t length, lele_problem *problem)
{
    static const char name[] = "UTF-16";
    if (length < 2 || (memcmp(text, "\xFF\xFE", 2) != 0 && memcmp(text, "\xFE\xFF", 2) != 0))
        return LELE_OK;
    problem->line = problem->column = 1;
    lele_problem_quote(problem, name, sizeof name - 1);
    return lele_problem_set(problem, LELE_E_ENCODING);
}

/* In a text of old Macs every line ends in a carriage return.  Returns a copy of such a text with
 * newlines instead, in `copy`; else the text itself. */
static const char *with_newlines(const char *text, size_t length, lele_text *copy)
{
    const char *found = length == 0 ? NULL : memchr(text, '\r', length - 1);
    if (found == NULL || memchr(text, '\n', length) != NULL || length > LELE_CODEC_MAX_BYTES)
        return text;
    lele_text_add_bytes(copy, text, length);
    for (char *c = copy->data;
         (c = memchr(c, '\r', copy->length - (size_t)(c - copy->data))) != NULL;)
        *c = '\n';
    return copy->data;
}

lele_error lele_codec_read_all(const lele_codec *codec, const lele_codec_context *context,
                               const char *text, size_t length, lele_position_fn found, void *data,
                               lele_problem *problem)
{
    lele_problem unasked;
    lele_text copy;
    if (problem == NULL)
        problem = &unasked;
    lele_problem_init(problem);
    skip_mark(&text, &length);
    if (check_encoding(text, length, problem) != LELE_OK)
        return problem->code;
    lele_text_init(&copy);
    text = with_newlines(text, length, &copy);
    lele_source source = {
        .context = context,
        .start = text,
        .at = text,
        .end = text + length,
        .first_line = 1,
        .problem = problem,
    };
    struct reading reading = { found, data, 0, false };
    const lele_error error = copy.failed ? lele_problem_set(problem, LELE_E_MEMORY)
                                         : read_source(codec, &source, &reading);
    lele_text_release(&copy);
    return error;
}

static bool keep_first(void *data, const lele_position *position)
{
    *(lele_position *)data = *position;
    return false;
}

lele_error lele_codec_read(const lele_codec *codec, const lele_codec_context *context,
                           const char *text, size_t length, lele_position *ret,
                           lele_problem *problem)
{
    return lele_codec_read_all(codec, context, text, length, keep_first, ret, problem);
}

/* Without PROGRESS every digit becomes a given, so all digits must obey the rules. */
static bool is_writable(const lele_codec *codec, const lele_position *position)
{
    if ((codec->abilities & LELE_CODEC_WRITES) == 0 ||
        (position->layout->clues != NULL && (codec->abilities & LELE_CODEC_CLUES) == 0) ||
        !lele_border_grid(position->layout, &position->values))
        return false;
    const lele_grid *givens =
        (codec->abilities & LELE_CODEC_PROGRESS) != 0 ? &position->givens : &position->values;
    return lele_grid_check(position->layout, givens, NULL) == LELE_OK;
}

lele_error lele_codec_write(const lele_codec *codec, const lele_position *position, lele_text *out,
                            lele_problem *problem)
{
    if (problem != NULL)
        lele_problem_init(problem);
    const size_t before = out->length;
    lele_error error =
        is_writable(codec, position) ? codec->write(position, out) : LELE_E_UNSUPPORTED;
    if (error == LELE_OK && out->failed)
        error = LELE_E_MEMORY;
    if (error == LELE_OK)
        return LELE_OK;
    if (out->length > before) {
        out->length = before;
        out->data[before] = '\0';
    }
    if (problem != NULL)
        lele_problem_quote(problem, codec->name, strlen(codec->name));
    return lele_problem_set(problem, error);
}

void lele_codec_joint_init(lele_codec_joint *joint)
{
    *joint = (lele_codec_joint){ .begun = false };
}

void lele_codec_join(const lele_codec *codec, lele_codec_joint *joint, const char *texts,
                     size_t length, lele_text *out)
{
    if (codec->join != NULL)
        codec->join(joint, texts, length, out);
    else
        lele_text_add_bytes(out, texts, length);
}
