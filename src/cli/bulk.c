/* The rows of the bulk options, and options as text; see bulk.h. */
#include "cli/bulk.h"

#include <stdio.h>
#include <string.h>

#include "cli/command.h"

const cli_option cli_bulk_options[] = {
    { .name = "shard",
      .kind = CLI_STRING,
      .target = offsetof(cli_bulk, shard),
      .value = "I/N",
      .help = { "do only part I of N equal parts, or the lines (puzzles) A-B",
                "只处理 N 等份中的第 I 份；也可写成 A-B，即第 A 到第 B 行（题）" } },
    { .name = "resume",
      .kind = CLI_STRING,
      .target = offsetof(cli_bulk, resume),
      .value = "FILE",
      .help = { "keep a checkpoint in FILE and go on from it; needs --output",
                "把进度存入 FILE，中断后从那里继续；须同时使用 --output" } },
    { .name = "manifest",
      .kind = CLI_STRING,
      .target = offsetof(cli_bulk, manifest),
      .value = "FILE",
      .help = { "write counts, hashes, version and options to FILE at the end, for lele merge",
                "完成后把行数、校验值、版本和选项写入 FILE，供 lele merge 使用" } },
    { .name = NULL },
};

const cli_option *cli_command_option(const cli_command *command, size_t index)
{
    const cli_option *option = command->options;
    for (; option != NULL && option->name != NULL; option++, index--)
        if (index == 0)
            return option;
    const size_t most = sizeof cli_bulk_options / sizeof cli_bulk_options[0] - 1;
    return command->is_bulk && index < most ? &cli_bulk_options[index] : NULL;
}

static void add_number(lele_text *out, int64_t value)
{
    lele_text_add_char(out, ' ');
    lele_text_add_int(out, value);
}

/* Each appends a value as a word after a space, and returns false for the default. */
static bool add_flag(const cli_option *option, const void *value, const void *usual, lele_text *out)
{
    (void)option, (void)out;
    return *(const bool *)value != *(const bool *)usual;
}

static bool add_int64(const cli_option *option, const void *value, const void *usual,
                      lele_text *out)
{
    (void)option;
    add_number(out, *(const int64_t *)value);
    return *(const int64_t *)value != *(const int64_t *)usual;
}

static bool add_uint64(const cli_option *option, const void *value, const void *usual,
                       lele_text *out)
{
    (void)option;
    char digits[24];
    (void)snprintf(digits, sizeof digits, " %llu", (unsigned long long)*(const uint64_t *)value);
    lele_text_add(out, digits);
    return *(const uint64_t *)value != *(const uint64_t *)usual;
}

static bool add_range(const cli_option *option, const void *value, const void *usual,
                      lele_text *out)
{
    (void)option;
    const cli_range *range = value, *other = usual;
    add_number(out, range->low);
    add_number(out, range->high);
    return range->low != other->low || range->high != other->high;
}

static bool add_string(const cli_option *option, const void *value, const void *usual,
                       lele_text *out)
{
    (void)option, (void)usual; /* no string has a default */
    const char *text = *(const char *const *)value;
    lele_text_add_char(out, ' ');
    lele_text_add(out, text != NULL ? text : "");
    return text != NULL;
}

static bool add_word(const cli_option *option, const void *value, const void *usual, lele_text *out)
{
    const int index = *(const int *)value;
    if (index == *(const int *)usual)
        return false;
    lele_text_add_char(out, ' ');
    lele_text_add(out, cli_option_word(option, (size_t)index));
    return true;
}

static bool add_list(const cli_option *option, const void *value, const void *usual, lele_text *out)
{
    (void)option, (void)usual;
    const cli_list *list = value;
    for (size_t i = 0; i < list->count; i++) {
        lele_text_add_char(out, i == 0 ? ' ' : ',');
        lele_text_add(out, list->item[i]);
    }
    return list->count != 0;
}

static bool (*const adders[])(const cli_option *option, const void *value, const void *usual,
                              lele_text *out) = {
    [CLI_FLAG] = add_flag,   [CLI_NUMBER] = add_int64,  [CLI_UINT64] = add_uint64,
    [CLI_RANGE] = add_range, [CLI_STRING] = add_string, [CLI_WORD] = add_word,
    [CLI_LIST] = add_list,
};

void cli_options_describe(const cli_command *command, const void *values, lele_text *out)
{
    static const cli_list nothing = { .count = 0 }; /* the largest of the values, all zero */
    for (const cli_option *option = command->options; option != NULL && option->name != NULL;
         option++) {
        const void *usual = command->defaults != NULL
                                ? (const char *)command->defaults + option->target
                                : (const void *)&nothing;
        const size_t start = out->length;
        lele_text_add(out, start == 0 ? "--" : " --");
        lele_text_add(out, option->name);
        const bool differs =
            adders[option->kind](option, (const char *)values + option->target, usual, out);
        if ((!differs || strcmp(option->name, "threads") == 0) && !out->failed)
            out->length = start;
    }
    if (out->data != NULL && !out->failed)
        out->data[out->length] = '\0';
}
