/* What `lele` and the programs that it starts have in common: from the start to the exit status. */
#ifndef LELE_CLI_RUN_H
#define LELE_CLI_RUN_H

#include "cli/command.h"

/* The first call of a program: failed writes become errors, not signals, and the standard
 * descriptors are open. */
void cli_prepare(void);

/* The language of LELE_LANG, LC_ALL, LC_MESSAGES or LANG, the first that is set; English by
 * default. */
lele_lang cli_environment_lang(void);

/* Reads the options of a command and runs it, or prints its help.  Reorders `arguments`. */
int cli_run(const cli_command *command, lele_lang lang, size_t count, const char **arguments);
int cli_print_help(const cli_command *command, lele_lang lang);

/* The exit status of the program for the status of a command. */
int cli_exit_status(int status);

#endif
