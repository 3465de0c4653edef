/*
 * The file of --output: it takes the place of standard output.
 *
 * A command writes a temporary file in the same folder, which gets the name at the end.  So a
 * command that fails leaves the old file as it was, and a command may read the file that it
 * replaces.  A device or a pipe is written directly.
 */
#ifndef LELE_CLI_TARGET_H
#define LELE_CLI_TARGET_H

#include "lele/lele.h"

typedef struct cli_target {
    lele_lang lang;
    const char *file; /* as the user has named it; NULL: standard output */
    char *path;       /* after symbolic links; NULL: it is written directly */
    char *temporary;  /* the name of the temporary file, which it has only if `named` */
    bool named;
    bool kept; /* the temporary file is kept after a failure, see cli_target_open_part */
} cli_target;

/* Whether the name is that of a device, a pipe or a socket: it must not be replaced, and opening it
 * for reading may wait. */
bool cli_target_is_special(const char *file);

/* The path of a file after symbolic links, or the name itself where there is no such file; the caller
 * frees it.  NULL with errno set where it cannot be found out. */
char *cli_target_path(const char *file);

/* Opens the file as standard output; NULL and "-" mean standard output itself.  Returns the exit
 * status; for anything but CLI_STATUS_OK a message was written and nothing must be closed. */
int cli_target_open(lele_lang lang, const char *file, cli_target *ret);

/* The same for a run that another one may continue: the temporary file is FILE.part, which may exist
 * and is kept if the command fails.  Only one process may have it open. */
int cli_target_open_part(lele_lang lang, const char *file, cli_target *ret);

/* Ends the output of a command with that status: gives the file its name, or removes it if the
 * command has failed.  Returns the exit status of the program. */
int cli_target_close(cli_target *target, int status);

#endif
