/* Asks the kernel for the path of the program; see folder.h. */
#include "cli/folder.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

bool cli_folder_of_program(const char *rest, const char *name, char ret[CLI_PATH_SIZE])
{
    char program[CLI_PATH_SIZE];
    const ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (length <= 0)
        return false;
    program[length] = '\0';
    char *slash = strrchr(program, '/');
    if (slash == NULL)
        return false;
    *slash = '\0';
    const int written = snprintf(ret, CLI_PATH_SIZE, "%s%s/%s", program, rest, name);
    return written > 0 && written < CLI_PATH_SIZE;
}
