/* The table of commands; see command.h. */
#include "cli/command.h"

#include <string.h>

static const cli_command *const commands[] = {
#define COMMAND_ROW(name) &cli_command_##name,
    CLI_COMMANDS(COMMAND_ROW) NULL
#undef COMMAND_ROW
};

const cli_command *cli_command_at(size_t index)
{
    return index < sizeof commands / sizeof commands[0] ? commands[index] : NULL;
}

const cli_command *cli_command_find(const char *name)
{
    for (size_t i = 0; commands[i] != NULL; i++)
        if (strcmp(commands[i]->name, name) == 0)
            return commands[i];
    return NULL;
}
