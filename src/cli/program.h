/*
 * Commands that are programs of their own, because they need libraries that no other command should
 * load: `lele serve` starts the program lele-serve.
 */
#ifndef LELE_CLI_PROGRAM_H
#define LELE_CLI_PROGRAM_H

#include "cli/command.h"

/* Replaces this process by the program lele-NAME of the command, which gets the language and the
 * arguments; so signals and the exit status are those of the program.  Looks for it in the folder of
 * this program, in libexec and in PATH.  Returns, with the exit status, only on failure. */
int cli_program_start(const cli_command *command, lele_lang lang, size_t count,
                      const char **arguments);

#endif
