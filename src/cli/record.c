/* Reads and writes the fields by one table; see record.h. */
#include "cli/record.h"

#include <stdio.h>
#include <string.h>

#define FORMAT "1"

typedef enum field_kind { NUMBER, TEXT } field_kind;

/* Which records must agree in the field: RUN: all shards; SHARD: a checkpoint and its run too. */
typedef enum field_scope { RUN, SHARD, PROGRESS } field_scope;

#define TEXT_FIELD(label, member, extent)                                                          \
    {                                                                                              \
        label, TEXT, extent, offsetof(cli_record, member), sizeof((cli_record *)0)->member         \
    }
#define NUMBER_FIELD(label, member, extent)                                                        \
    {                                                                                              \
        label, NUMBER, extent, offsetof(cli_record, member), 0                                     \
    }

static const struct field {
    const char *name;
    field_kind kind;
    field_scope scope;
    size_t offset, size;
} fields[] = {
    TEXT_FIELD("version", version, RUN),
    TEXT_FIELD("command", command, RUN),
    TEXT_FIELD("lang", lang, RUN),
    TEXT_FIELD("options", options, RUN),
    TEXT_FIELD("unit", unit, RUN),
    TEXT_FIELD("join", join, RUN),
    NUMBER_FIELD("whole", whole, RUN),
    TEXT_FIELD("fingerprint", fingerprint, RUN),
    TEXT_FIELD("shard", shard, SHARD),
    TEXT_FIELD("input", input, PROGRESS),
    TEXT_FIELD("output", output, PROGRESS),
    NUMBER_FIELD("from", from, SHARD),
    NUMBER_FIELD("to", to, SHARD),
    NUMBER_FIELD("at", at, PROGRESS),
    NUMBER_FIELD("line", line, PROGRESS),
    NUMBER_FIELD("items", items, PROGRESS),
    NUMBER_FIELD("output-bytes", bytes, PROGRESS),
    NUMBER_FIELD("output-lines", lines, PROGRESS),
    NUMBER_FIELD("sum", sum, PROGRESS),
    NUMBER_FIELD("status", status, PROGRESS),
    NUMBER_FIELD("done", done, PROGRESS),
    TEXT_FIELD("input-sha256", input_hash, PROGRESS),
    TEXT_FIELD("output-sha256", output_hash, PROGRESS),
};
enum { FIELDS = sizeof fields / sizeof fields[0] };

static const char *const heads[] = {
    [CLI_MANIFEST] = "lele manifest " FORMAT, [CLI_CHECKPOINT] = "lele checkpoint " FORMAT
};

static const char *text_of(const cli_record *record, const struct field *field)
{
    return (const char *)record + field->offset;
}

static uint64_t number_of(const cli_record *record, const struct field *field)
{
    uint64_t value;
    memcpy(&value, (const char *)record + field->offset, sizeof value);
    return value;
}

static void add_number(lele_text *out, uint64_t value)
{
    char digits[24];
    (void)snprintf(digits, sizeof digits, "%llu", (unsigned long long)value);
    lele_text_add(out, digits);
}

static void add_value(lele_text *out, const cli_record *record, const struct field *field)
{
    if (field->kind == TEXT)
        lele_text_add(out, text_of(record, field));
    else
        add_number(out, number_of(record, field));
}

void cli_record_write(const cli_record *record, lele_text *out)
{
    lele_text_add(out, heads[record->kind]);
    lele_text_add_char(out, '\n');
    for (size_t i = 0; i < FIELDS; i++) {
        lele_text_add(out, fields[i].name);
        lele_text_add_char(out, ' ');
        add_value(out, record, &fields[i]);
        lele_text_add_char(out, '\n');
    }
    lele_text_add(out, "end\n");
}

static bool read_number(const char *text, size_t length, uint64_t *ret)
{
    uint64_t value = 0;
    for (size_t i = 0; i < length; i++) {
        const unsigned digit = (unsigned)(unsigned char)text[i] - '0';
        if (digit > 9 || value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *ret = value;
    return length != 0;
}

static bool read_text(const char *text, size_t length, char *ret, size_t size)
{
    if (length >= size)
        return false;
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)text[i] < ' ' || text[i] == '\x7F')
            return false;
    memcpy(ret, text, length);
    ret[length] = '\0';
    return true;
}

static bool read_field(const char *line, size_t length, bool seen[FIELDS], cli_record *ret)
{
    for (size_t i = 0; i < FIELDS; i++) {
        const size_t name = strlen(fields[i].name);
        if (length <= name || line[name] != ' ' || memcmp(line, fields[i].name, name) != 0)
            continue;
        char *to = (char *)ret + fields[i].offset;
        const char *value = line + name + 1;
        uint64_t number = 0;
        const bool good = !seen[i] && (fields[i].kind == TEXT
                                           ? read_text(value, length - name - 1, to, fields[i].size)
                                           : read_number(value, length - name - 1, &number));
        if (good && fields[i].kind == NUMBER)
            memcpy(to, &number, sizeof number);
        seen[i] = true;
        return good;
    }
    return false;
}

/* Whether the numbers fit together, so that a caller may compute with them. */
static bool makes_sense(const cli_record *record)
{
    return record->from <= record->at && record->at <= record->to && record->to <= record->whole &&
           record->whole <= INT64_MAX && record->bytes <= INT64_MAX && record->status <= 1 &&
           record->done <= 1;
}

int cli_record_read(cli_record_kind kind, const char *text, size_t length, cli_record *ret)
{
    bool seen[FIELDS] = { false };
    cli_record record = { .kind = kind };
    size_t count = 0;
    int number = 1;
    for (const char *end; (end = memchr(text, '\n', length)) != NULL; number++) {
        const size_t size = (size_t)(end - text);
        if (number == 1) {
            if (size != strlen(heads[kind]) || memcmp(text, heads[kind], size) != 0)
                return number;
        } else if (size == 3 && memcmp(text, "end", 3) == 0) {
            if (count != FIELDS || length != 4 || !makes_sense(&record))
                return number;
            *ret = record;
            return 0;
        } else if (!read_field(text, size, seen, &record)) {
            return number;
        } else {
            count++;
        }
        text += size + 1;
        length -= size + 1;
    }
    return number;
}

static bool is_equal(const cli_record *one, const cli_record *other, const struct field *field)
{
    return field->kind == TEXT ? strcmp(text_of(one, field), text_of(other, field)) == 0
                               : number_of(one, field) == number_of(other, field);
}

const char *cli_record_difference(const cli_record *one, const cli_record *other,
                                  cli_record_part part, lele_text *values)
{
    for (size_t i = 0; i < FIELDS; i++) {
        const bool matters =
            fields[i].scope == RUN || (fields[i].scope == SHARD && part == CLI_RECORD_SHARD);
        if (!matters || is_equal(one, other, &fields[i]))
            continue;
        lele_text_add_char(values, '"');
        add_value(values, one, &fields[i]);
        lele_text_add(values, "\" / \"");
        add_value(values, other, &fields[i]);
        lele_text_add_char(values, '"');
        return fields[i].name;
    }
    return NULL;
}

void cli_record_set(char *field, size_t size, const char *text)
{
    size_t used = 0;
    const char *at = text;
    for (; *at != '\0' && used + 4 < size; at++)
        if ((unsigned char)*at < ' ' || *at == '\x7F' || *at == '%')
            used += (size_t)snprintf(field + used, 4, "%%%02X", (unsigned)(unsigned char)*at);
        else
            field[used++] = *at;
    field[used] = '\0';
    if (*at == '\0')
        return;
    char hex[CLI_SHA256_SIZE];
    cli_sha256 hash;
    cli_sha256_init(&hash);
    cli_sha256_add(&hash, text, strlen(text));
    cli_sha256_text(&hash, hex);
    (void)snprintf(field, size, "sha256:%s", hex);
}

static int hex_value(char c)
{
    static const char digits[] = "0123456789ABCDEF";
    const char *at = c != '\0' ? strchr(digits, c) : NULL;
    return at != NULL ? (int)(at - digits) : -1;
}

/* %00 stays as it is: no name has that byte. */
size_t cli_record_plain(const char *field, char *ret)
{
    size_t length = 0;
    for (const char *at = field; *at != '\0'; at++) {
        const int high = at[0] == '%' ? hex_value(at[1]) : -1;
        const int low = high >= 0 ? hex_value(at[2]) : -1;
        const bool coded = low >= 0 && high + low > 0;
        ret[length++] = coded ? (char)(high * 16 + low) : *at;
        at += coded ? 2 : 0;
    }
    ret[length] = '\0';
    return length;
}
