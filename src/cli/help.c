/* The text of `lele <command> --help`; see help.h. */
#include "cli/help.h"

#include <string.h>

#include "cli/bulk.h"
#include "cli/message.h"

enum {
    COLUMN = 24, /* where the explanations start */
    WIDTH = 72,  /* the longest line in a list of words */
    WORDS = 24,  /* the longest list that is shown whole */
    FEW = 3,     /* words shown of a longer list */
};

void cli_help_title_add(lele_text *out, lele_lang lang, cli_message title)
{
    lele_text_add_char(out, '\n');
    cli_message_add(out, lang, title, (cli_facts){ 0 });
    lele_text_add(out, ":\n");
}

void cli_help_row_add(lele_text *out, const char *left, const char *right)
{
    const size_t width = strlen(left) + 2;
    lele_text_add(out, "  ");
    lele_text_add(out, left);
    if (width + 2 > COLUMN) {
        lele_text_add_char(out, '\n');
        lele_text_add_repeat(out, ' ', COLUMN);
    } else {
        lele_text_add_repeat(out, ' ', COLUMN - width);
    }
    for (const char *c = right; *c != '\0'; c++) {
        lele_text_add_char(out, *c);
        if (*c == '\n')
            lele_text_add_repeat(out, ' ', COLUMN);
    }
    lele_text_add_char(out, '\n');
}

void cli_help_message_add(lele_text *out, lele_lang lang, const char *left, cli_message message)
{
    lele_text right;
    lele_text_init(&right);
    cli_message_add(&right, lang, message, (cli_facts){ 0 });
    cli_help_row_add(out, left, right.data);
    cli_text_part_end(&right, out);
}

static void add_words(lele_text *out, lele_lang lang, const cli_option *option)
{
    lele_text words, right;
    lele_text_init(&words), lele_text_init(&right);
    const char *word;
    size_t start = 0; /* where the current line of words starts */
    size_t count = 0;
    while (cli_option_word(option, count) != NULL)
        count++;
    const size_t shown = count > WORDS ? FEW : count;
    for (size_t i = 0; i < shown && (word = cli_option_word(option, i)) != NULL; i++) {
        const bool fits = words.length - start + strlen(word) < WIDTH;
        if (!fits)
            start = words.length;
        lele_text_add(&words, i == 0 ? "" : fits ? " " : "\n");
        lele_text_add(&words, word);
    }
    lele_text_add(&words, shown < count ? " ..." : "");
    cli_message_add(&right, lang, CLI_M_ONE_OF, (cli_facts){ .want = words.data });
    cli_help_row_add(out, "", right.data);
    cli_text_part_end(&words, out), cli_text_part_end(&right, out);
}

static void add_option(lele_text *out, lele_lang lang, const cli_option *option)
{
    lele_text left;
    lele_text_init(&left);
    if (option->letter != '\0') {
        lele_text_add_char(&left, '-');
        lele_text_add_char(&left, option->letter);
        lele_text_add(&left, ", ");
    }
    lele_text_add(&left, "--");
    lele_text_add(&left, option->name);
    if (option->value != NULL) {
        lele_text_add_char(&left, ' ');
        lele_text_add(&left, option->value);
    }
    cli_help_row_add(out, left.data, option->help[lang]);
    cli_text_part_end(&left, out);
    if (cli_option_word(option, 0) != NULL)
        add_words(out, lang, option);
}

void cli_help_command_add(lele_text *out, const cli_command *command, lele_lang lang)
{
    cli_message_add(out, lang, CLI_M_USAGE, (cli_facts){ 0 });
    lele_text_add(out, ": lele ");
    lele_text_add(out, command->name);
    lele_text_add(out, " [options]");
    if (command->operands != NULL) {
        lele_text_add_char(out, ' ');
        lele_text_add(out, command->operands);
    }
    lele_text_add(out, "\n\n");
    lele_text_add(out, command->summary[lang]);
    lele_text_add_char(out, '\n');
    cli_help_title_add(out, lang, CLI_M_OPTIONS);
    const cli_option *option;
    for (size_t i = 0; (option = cli_command_option(command, i)) != NULL; i++)
        add_option(out, lang, option);
    if (!command->has_no_output)
        cli_help_message_add(out, lang, "-o, --output FILE", CLI_M_HELP_OUTPUT);
    cli_help_message_add(out, lang, "--lang en|zh", CLI_M_HELP_LANG);
    cli_help_message_add(out, lang, "--help", CLI_M_HELP_HELP);
    if (command->notes[lang] != NULL) {
        lele_text_add_char(out, '\n');
        lele_text_add(out, command->notes[lang]);
        lele_text_add_char(out, '\n');
    }
}
