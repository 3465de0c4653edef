/* The text of `lele --help`: the list of commands; see help.h. */
#include "cli/help.h"

void cli_help_add(lele_text *out, lele_lang lang)
{
    const cli_command *command;
    cli_message_add(out, lang, CLI_M_HELP_TITLE, (cli_facts){ 0 });
    lele_text_add(out, "\n\n");
    cli_message_add(out, lang, CLI_M_USAGE, (cli_facts){ 0 });
    lele_text_add(out, ": lele <command> [options] [FILE...]\n");
    cli_help_title_add(out, lang, CLI_M_COMMANDS);
    for (size_t i = 0; (command = cli_command_at(i)) != NULL; i++)
        cli_help_row_add(out, command->name, command->summary[lang]);
    cli_help_title_add(out, lang, CLI_M_OPTIONS);
    if (cli_command_find("grids") != NULL)
        cli_help_message_add(out, lang, "-c N", CLI_M_HELP_CREATE);
    cli_help_message_add(out, lang, "-s FILE", CLI_M_HELP_SOLVE);
    cli_help_message_add(out, lang, "--lang en|zh", CLI_M_HELP_LANG);
    cli_help_message_add(out, lang, "--help", CLI_M_HELP_HELP);
    cli_help_message_add(out, lang, "--version", CLI_M_HELP_VERSION);
    lele_text_add_char(out, '\n');
    cli_message_add(out, lang, CLI_M_HELP_MORE, (cli_facts){ 0 });
    lele_text_add_char(out, '\n');
}
