/* Finds and starts the program of a command; see program.h. */
#include "cli/program.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/folder.h"
#include "cli/message.h"

enum { NAME_SIZE = 64 };

/* Where the program may be, relative to the folder of this program. */
static const char *const beside[] = { "", "/../libexec/lele" };

/* Whether a failure of exec means only that the program is not in this place. */
static bool is_elsewhere(int error)
{
    return error == ENOENT || error == ENOTDIR || error == EACCES;
}

/* Tries the places in turn.  Returns only on failure, with the errno: ENOENT if the program is in
 * none of them. */
static int start(const char *name, char **arguments)
{
    char path[CLI_PATH_SIZE];
    for (size_t i = 0; i < sizeof beside / sizeof beside[0]; i++) {
        if (!cli_folder_of_program(beside[i], name, path))
            continue;
        execv(path, arguments);
        if (!is_elsewhere(errno))
            return errno;
    }
    const int length = snprintf(path, sizeof path, "%s/%s", LELE_LIBEXEC_DIR, name);
    if (length > 0 && length < CLI_PATH_SIZE)
        execv(path, arguments);
    if (is_elsewhere(errno))
        execvp(name, arguments);
    return errno;
}

static int complain(const cli_command *command, lele_lang lang, const char *name, int error)
{
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, lang, error);
    if (error == ENOENT)
        cli_complain(lang, CLI_M_NO_PROGRAM, (cli_facts){ command->name, name, LELE_LIBEXEC_DIR });
    else
        cli_complain(lang, CLI_M_CANNOT_START, (cli_facts){ .name = name, .got = reason.data });
    cli_text_end(&reason);
    return CLI_STATUS_IO;
}

int cli_program_start(const cli_command *command, lele_lang lang, size_t count,
                      const char **arguments)
{
    char name[NAME_SIZE];
    static const char *const langs[LELE_LANG_COUNT] = {
        [LELE_LANG_EN] = "en", [LELE_LANG_ZH] = "zh"
    };
    const char *const own[] = { name, "--lang", langs[lang] };
    const size_t owned = sizeof own / sizeof own[0];
    snprintf(name, sizeof name, "lele-%s", command->name);
    const char **all = calloc(owned + count + 1, sizeof *all);
    if (all == NULL) {
        cli_complain_memory(lang);
        return CLI_STATUS_IO;
    }
    memcpy(all, own, sizeof own);
    memcpy(all + owned, arguments, count * sizeof *all);
    const int error = start(name, (char **)all); /* exec does not change the strings */
    free(all);
    return complain(command, lang, name, error);
}
