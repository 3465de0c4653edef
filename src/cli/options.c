/* Parses arguments by the table of a command; see options.h. */
#include "cli/options.h"

#include <stdlib.h>
#include <string.h>

#include "cli/bulk.h"
#include "cli/command.h"
#include "cli/message.h"

const char *cli_scale_at(size_t index)
{
    return index < LELE_SCALE_COUNT ? lele_scale_name((lele_scale)index) : NULL;
}

const char *cli_algorithm_name_at(size_t index)
{
    const lele_algorithm *algorithm = lele_algorithm_at(index);
    return algorithm != NULL ? algorithm->name : NULL;
}

const char *const cli_formats[] = { "line", "rows", NULL };

const char *cli_option_word(const cli_option *option, size_t index)
{
    if (option->word_at != NULL)
        return option->word_at(index);
    return option->words != NULL ? option->words[index] : NULL;
}

/* The arguments, and the results so far. */
struct parser {
    const cli_command *command;
    lele_lang lang;
    const char **arguments;
    size_t count, next;
    unsigned char *target;
    cli_parsed *parsed;
};

static bool refuse(const struct parser *parser, cli_message message, cli_facts facts)
{
    cli_complain(parser->lang, message, facts);
    return false;
}

/* Reads a number with up to `decimals` decimals, scaled by 10^decimals.  Returns the end of the
 * number, or NULL if there is none. */
static const char *read_number(const char *text, int decimals, int64_t *ret)
{
    const bool negative = *text == '-';
    const char *at = text + negative;
    int64_t value = 0;
    int fraction = -1; /* digits after the decimal point; -1 before it */
    if ((*at < '0' || *at > '9') && *at != '.')
        return NULL;
    for (;; at++) {
        if (*at == '.' && fraction < 0 && at[1] >= '0' && at[1] <= '9') {
            fraction = 0;
        } else if (*at >= '0' && *at <= '9') {
            if (value > (INT64_MAX - 9) / 10 || fraction >= decimals)
                return NULL;
            value = value * 10 + (*at - '0');
            fraction += fraction >= 0;
        } else {
            break;
        }
    }
    if (at == text + negative)
        return NULL;
    for (int i = fraction < 0 ? 0 : fraction; i < decimals; i++) {
        if (value > INT64_MAX / 10)
            return NULL;
        value *= 10;
    }
    *ret = negative ? -value : value;
    return at;
}

static bool read_in_range(const cli_option *option, const char *text, const char **end,
                          int64_t *ret)
{
    int64_t value;
    *end = read_number(text, option->decimals, &value);
    if (*end == NULL || value < option->min || value > option->max)
        return false;
    *ret = value;
    return true;
}

static bool store_flag(const cli_option *option, const char *value, void *target)
{
    (void)option, (void)value;
    *(bool *)target = true;
    return true;
}

static bool store_number(const cli_option *option, const char *value, void *target)
{
    const char *end;
    int64_t number;
    if (!read_in_range(option, value, &end, &number) || *end != '\0')
        return false;
    *(int64_t *)target = number;
    return true;
}

static bool store_uint64(const cli_option *option, const char *value, void *target)
{
    (void)option;
    uint64_t number = 0;
    if (*value == '\0')
        return false;
    for (const char *at = value; *at != '\0'; at++) {
        const unsigned digit = (unsigned)(unsigned char)*at - '0';
        if (digit > 9 || number > (UINT64_MAX - digit) / 10)
            return false;
        number = number * 10 + digit;
    }
    *(uint64_t *)target = number;
    return true;
}

static bool store_range(const cli_option *option, const char *value, void *target)
{
    cli_range range = { option->min, option->max };
    const char *at = value;
    if (*at != '-') {
        if (!read_in_range(option, at, &at, &range.low))
            return false;
        if (*at == '\0')
            range.high = range.low;
    }
    if (*at == '-' && at[1] != '\0') {
        if (!read_in_range(option, at + 1, &at, &range.high))
            return false;
    } else if (*at == '-' && at != value) {
        at++;
    }
    if (*at != '\0' || range.low > range.high)
        return false;
    *(cli_range *)target = range;
    return true;
}

static bool store_string(const cli_option *option, const char *value, void *target)
{
    (void)option;
    *(const char **)target = value;
    return true;
}

static bool store_word(const cli_option *option, const char *value, void *target)
{
    const char *word;
    for (size_t i = 0; (word = cli_option_word(option, i)) != NULL; i++)
        if (strcmp(word, value) == 0) {
            *(int *)target = (int)i;
            return true;
        }
    return false;
}

static bool store_list(const cli_option *option, const char *value, void *target)
{
    (void)option;
    cli_list *list = target;
    if (list->count == CLI_LIST_MAX)
        return false;
    list->item[list->count++] = value;
    return true;
}

static bool (*const store[])(const cli_option *option, const char *value, void *target) = {
    [CLI_FLAG] = store_flag,   [CLI_NUMBER] = store_number, [CLI_UINT64] = store_uint64,
    [CLI_RANGE] = store_range, [CLI_STRING] = store_string, [CLI_WORD] = store_word,
    [CLI_LIST] = store_list,
};

static void add_decimal(lele_text *out, int64_t value, int decimals)
{
    int64_t unit = 1;
    for (int i = 0; i < decimals; i++)
        unit *= 10;
    lele_text_add_int(out, value / unit);
    int64_t rest = value % unit;
    lele_text_add(out, rest != 0 ? "." : "");
    while (rest > 0) {
        unit /= 10;
        lele_text_add_int(out, rest / unit);
        rest %= unit;
    }
}

static void add_words(lele_text *out, const cli_option *option)
{
    const char *word;
    for (size_t i = 0; (word = cli_option_word(option, i)) != NULL; i++) {
        lele_text_add(out, i == 0 ? "" : ", ");
        lele_text_add(out, word);
    }
}

/* Appends the expected value of the option: "a number from 1 to 1024". */
static void add_want(lele_text *out, lele_lang lang, const cli_option *option)
{
    static const cli_message messages[] = {
        [CLI_FLAG] = CLI_M_WANT_VALUE,    [CLI_NUMBER] = CLI_M_WANT_NUMBER,
        [CLI_UINT64] = CLI_M_WANT_UINT64, [CLI_RANGE] = CLI_M_WANT_RANGE,
        [CLI_STRING] = CLI_M_WANT_VALUE,  [CLI_WORD] = CLI_M_WANT_WORD,
        [CLI_LIST] = CLI_M_WANT_VALUE,
    };
    lele_text low, high, want;
    lele_text_init(&low), lele_text_init(&high), lele_text_init(&want);
    add_decimal(&low, option->min, option->decimals);
    add_decimal(&high, option->max, option->decimals);
    if (option->kind == CLI_WORD)
        add_words(&want, option);
    else
        lele_text_add(&want, option->value != NULL ? option->value : "");
    cli_message_add(out, lang, messages[option->kind],
                    (cli_facts){ .name = low.data, .got = high.data, .want = want.data });
    cli_text_end(&low), cli_text_end(&high), cli_text_end(&want);
}

static bool refuse_value(const struct parser *parser, const cli_option *option, cli_message message,
                         const char *got)
{
    lele_text name, want;
    lele_text_init(&name), lele_text_init(&want);
    lele_text_add(&name, "--");
    lele_text_add(&name, option->name);
    add_want(&want, parser->lang, option);
    cli_complain(parser->lang, message,
                 (cli_facts){ .name = name.data, .got = got, .want = want.data });
    cli_text_end(&name), cli_text_end(&want);
    return false;
}

/* Whether the row is one of bulk.h, whose values are in the parsed command line. */
static bool is_bulk(const cli_option *option)
{
    for (const cli_option *row = cli_bulk_options; row->name != NULL; row++)
        if (row == option)
            return true;
    return false;
}

static bool take_value(struct parser *parser, const cli_option *option, const char *value)
{
    if (option->kind == CLI_FLAG && value != NULL)
        return refuse_value(parser, option, CLI_M_FLAG_VALUE, value);
    if (option->kind != CLI_FLAG && value == NULL) {
        if (parser->next == parser->count)
            return refuse_value(parser, option, CLI_M_NO_VALUE, NULL);
        value = parser->arguments[parser->next++];
    }
    unsigned char *target =
        is_bulk(option) ? (unsigned char *)&parser->parsed->bulk : parser->target;
    if (!store[option->kind](option, value, target + option->target))
        return refuse_value(parser, option, option->kind == CLI_LIST ? CLI_M_TOO_MANY : CLI_M_VALUE,
                            value);
    return true;
}

static const cli_option *find_long(const cli_command *command, const char *name, size_t length)
{
    const cli_option *option;
    for (size_t i = 0; (option = cli_command_option(command, i)) != NULL; i++)
        if (strlen(option->name) == length && memcmp(option->name, name, length) == 0)
            return option;
    return NULL;
}

static const cli_option *find_short(const cli_command *command, char letter)
{
    for (const cli_option *option = command->options; option != NULL && option->name != NULL;
         option++)
        if (option->letter == letter && letter != '\0')
            return option;
    return NULL;
}

static bool refuse_option(const struct parser *parser, const char *argument)
{
    return refuse(parser, CLI_M_OPTION,
                  (cli_facts){ .name = parser->command->name, .got = argument });
}

bool cli_lang_parse(const char *value, lele_lang lang, lele_lang *ret)
{
    const lele_lang found = value != NULL ? lele_lang_find(value) : LELE_LANG_COUNT;
    if (found != LELE_LANG_COUNT) {
        *ret = found;
        return true;
    }
    lele_text want;
    lele_text_init(&want);
    cli_message_add(&want, lang, CLI_M_WANT_WORD, (cli_facts){ .want = "en, zh" });
    cli_complain(lang, value != NULL ? CLI_M_VALUE : CLI_M_NO_VALUE,
                 (cli_facts){ .name = "--lang", .got = value, .want = want.data });
    cli_text_end(&want);
    return false;
}

/* Takes the file of -o and --output. */
static bool take_output(struct parser *parser, const char *value)
{
    static const cli_option option = { .name = "output", .kind = CLI_STRING, .value = "FILE" };
    if (value == NULL && parser->next < parser->count)
        value = parser->arguments[parser->next++];
    if (value == NULL || *value == '\0')
        return refuse_value(parser, &option, CLI_M_NO_VALUE, NULL);
    parser->parsed->output = value;
    return true;
}

/* Handles --help, --lang and --output.  Returns true if the option was one of them. */
static bool take_common(struct parser *parser, const char *name, size_t length, const char *value,
                        bool *ok)
{
    if (length == 4 && memcmp(name, "help", 4) == 0 && value == NULL) {
        parser->parsed->help = true;
        return true;
    }
    if (length == 6 && memcmp(name, "output", 6) == 0 && !parser->command->has_no_output) {
        *ok = take_output(parser, value);
        return true;
    }
    if (length != 4 || memcmp(name, "lang", 4) != 0)
        return false;
    if (value == NULL && parser->next < parser->count)
        value = parser->arguments[parser->next++];
    *ok = cli_lang_parse(value, parser->lang, &parser->parsed->lang);
    if (*ok)
        parser->lang = parser->parsed->lang;
    return true;
}

static bool take_long(struct parser *parser, const char *argument)
{
    const char *name = argument + 2;
    const char *equals = strchr(name, '=');
    const size_t length = equals != NULL ? (size_t)(equals - name) : strlen(name);
    const char *value = equals != NULL ? equals + 1 : NULL;
    bool ok = true;
    if (take_common(parser, name, length, value, &ok))
        return ok;
    const cli_option *option = find_long(parser->command, name, length);
    return option != NULL ? take_value(parser, option, value) : refuse_option(parser, argument);
}

static bool take_short(struct parser *parser, const char *argument)
{
    for (const char *letter = argument + 1; *letter != '\0'; letter++) {
        const cli_option *option = find_short(parser->command, *letter);
        if (option == NULL && *letter == 'h') {
            parser->parsed->help = true;
            continue;
        }
        if (option == NULL && *letter == 'o' && !parser->command->has_no_output)
            return take_output(parser, letter[1] != '\0' ? letter + 1 : NULL);
        if (option == NULL)
            return refuse_option(parser, argument);
        if (option->kind != CLI_FLAG)
            return take_value(parser, option, letter[1] != '\0' ? letter + 1 : NULL);
        if (!take_value(parser, option, NULL))
            return false;
    }
    return true;
}

static bool take_operand(struct parser *parser, const char *argument)
{
    if (parser->command->operands == NULL)
        return refuse(parser, CLI_M_OPERAND,
                      (cli_facts){ .name = parser->command->name,
                                   .got = argument,
                                   .want = parser->command->options != NULL ? " [options]" : "" });
    parser->arguments[parser->parsed->operand_count++] = argument;
    return true;
}

bool cli_options_parse(const cli_command *command, lele_lang lang, size_t count,
                       const char **arguments, void *target, cli_parsed *ret)
{
    *ret = (cli_parsed){ .lang = LELE_LANG_COUNT };
    struct parser parser = { command, lang, arguments, count, 0, target, ret };
    bool only_operands = false;
    while (parser.next < parser.count) {
        const char *argument = arguments[parser.next++];
        if (only_operands || argument[0] != '-' || argument[1] == '\0') {
            if (!take_operand(&parser, argument))
                return false;
        } else if (strcmp(argument, "--") == 0) {
            only_operands = true;
        } else if (!(argument[1] == '-' ? take_long : take_short)(&parser, argument)) {
            return false;
        }
    }
    return true;
}
