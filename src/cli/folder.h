/* Files next to the program. */
#ifndef LELE_CLI_FOLDER_H
#define LELE_CLI_FOLDER_H

#include <stdbool.h>

enum { CLI_PATH_SIZE = 4096 };

/* Writes FOLDER REST "/" NAME, where FOLDER is that of the running program.  False if it is unknown
 * or the path is too long. */
bool cli_folder_of_program(const char *rest, const char *name, char ret[CLI_PATH_SIZE]);

#endif
