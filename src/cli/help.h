/* Help texts and shell completions, made from the tables of commands and options. */
#ifndef LELE_CLI_HELP_H
#define LELE_CLI_HELP_H

#include "cli/command.h"
#include "cli/message.h"

void cli_help_add(lele_text *out, lele_lang lang);
void cli_help_command_add(lele_text *out, const cli_command *command, lele_lang lang);

/* The parts of a help text.  A row is "  left        right", or two lines if `left` is too long for
 * its column; `left` is ASCII; `right` may have several lines. */
void cli_help_title_add(lele_text *out, lele_lang lang, cli_message title);
void cli_help_row_add(lele_text *out, const char *left, const char *right);
void cli_help_message_add(lele_text *out, lele_lang lang, const char *left, cli_message message);

/* The completion script for "bash", "zsh" or "fish"; false for anything else. */
bool cli_completion_add(lele_text *out, const char *shell);

#endif
