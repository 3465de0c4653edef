/*
 * The fuzzer of command lines.  Any arguments of any command are read or refused; the values that
 * were read are in the ranges of the command's table.
 *
 * Input: the arguments, separated by newlines; the first is the command.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/output.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int __wrap_cli_write(int fd, const char *bytes, size_t length);

enum { MOST_ARGUMENTS = 600 };

/* Takes the place of cli_write, so that messages for wrong arguments are made but not seen. */
int __wrap_cli_write(int fd, const char *bytes, size_t length)
{
    if (fd != 2 || length == 0 || bytes[length - 1] != '\n' ||
        memchr(bytes, '\0', length) != NULL) {
        fprintf(stderr, "a message that is no line\n");
        abort();
    }
    return 0;
}

static bool is_between(int64_t value, int64_t low, int64_t high)
{
    return low <= value && value <= high;
}

static bool is_allowed(const cli_option *option, const void *target)
{
    const cli_range *range = target;
    size_t words = 0;
    switch (option->kind) {
    case CLI_NUMBER:
        return *(const int64_t *)target == 0 ||
               is_between(*(const int64_t *)target, option->min, option->max);
    case CLI_RANGE:
        return range->low <= range->high && (range->low == 0 || range->low >= option->min) &&
               range->high <= option->max;
    case CLI_WORD:
        while (cli_option_word(option, words) != NULL)
            words++;
        return is_between(*(const int *)target, -1, (int64_t)words);
    case CLI_LIST:
        return ((const cli_list *)target)->count <= CLI_LIST_MAX;
    default:
        return true;
    }
}

static void check(const cli_command *command, const unsigned char *values,
                  const unsigned char *defaults)
{
    for (const cli_option *option = command->options; option != NULL && option->name != NULL;
         option++) {
        const size_t width = option->kind == CLI_RANGE ? sizeof(cli_range) : sizeof(int);
        const bool changed = memcmp(values + option->target, defaults + option->target,
                                    option->kind == CLI_FLAG ? 1 : width) != 0;
        if (changed && !is_allowed(option, values + option->target)) {
            fprintf(stderr, "%s --%s has a value out of range\n", command->name, option->name);
            abort();
        }
    }
}

static void parse(const cli_command *command, size_t count, const char **arguments)
{
    unsigned char *values = calloc(1, command->size + 1);
    unsigned char *defaults = calloc(1, command->size + 1);
    cli_parsed parsed;
    if (values == NULL || defaults == NULL)
        abort();
    if (command->defaults != NULL) {
        memcpy(values, command->defaults, command->size);
        memcpy(defaults, command->defaults, command->size);
    }
    if (cli_options_parse(command, LELE_LANG_ZH, count, arguments, values, &parsed)) {
        if (parsed.operand_count > count || parsed.lang > LELE_LANG_COUNT)
            abort();
        check(command, values, defaults);
    }
    free(values);
    free(defaults);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *arguments[MOST_ARGUMENTS];
    char *text = malloc(size + 1);
    size_t count = 0;
    if (text == NULL)
        return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    for (char *at = text; at != NULL && count < MOST_ARGUMENTS;) {
        char *end = strchr(at, '\n');
        if (end != NULL)
            *end++ = '\0';
        arguments[count++] = at;
        at = end;
    }
    const cli_command *command = cli_command_find(arguments[0]);
    if (command != NULL)
        parse(command, count - 1, arguments + 1);
    free(text);
    return 0;
}
