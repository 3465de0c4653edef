/* Help texts and shell completions, made from the tables of commands and options. */
#ifndef LELE_CLI_HELP_H
#define LELE_CLI_HELP_H

#include "cli/command.h"

void cli_help_add(lele_text *out, lele_lang lang);
void cli_help_command_add(lele_text *out, const cli_command *command, lele_lang lang);

/* The completion script for "bash", "zsh" or "fish"; false for anything else. */
bool cli_completion_add(lele_text *out, const char *shell);

#endif
