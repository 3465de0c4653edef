/* Writes --output to a temporary file and renames it; see target.h. */
#if defined(__linux__)
#define _GNU_SOURCE 1 /* O_TMPFILE: the file has no name, so a killed command leaves nothing */
#endif
#include "cli/target.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/message.h"

enum { MODE = 0666 };

static int refuse(const cli_target *target, int error)
{
    if (error == ENOMEM) {
        cli_complain_memory(target->lang);
        return CLI_STATUS_IO;
    }
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, target->lang, error);
    cli_complain(target->lang, CLI_M_CANNOT_WRITE_FILE,
                 (cli_facts){ .name = target->file, .got = reason.data });
    cli_text_end(&reason);
    return CLI_STATUS_IO;
}

static void release(cli_target *target)
{
    free(target->path);
    free(target->temporary);
    target->path = target->temporary = NULL;
}

char *cli_target_path(const char *file)
{
    char *path = realpath(file, NULL);
    return path != NULL || errno != ENOENT ? path : strdup(file);
}

/* Finds the path and the name of the temporary file; false with errno set when memory is short. */
static bool make_names(cli_target *target)
{
    target->path = cli_target_path(target->file);
    if (target->path == NULL)
        return false;
    const size_t size = strlen(target->path) + 32;
    target->temporary = malloc(size);
    if (target->temporary == NULL)
        return false;
    (void)snprintf(target->temporary, size, "%s.%ld.tmp", target->path, (long)getpid());
    return true;
}

/* Opens a file without a name in the folder of the path; -1 where the system has none. */
static int open_unnamed(const cli_target *target)
{
#if defined(O_TMPFILE)
    char *slash = strrchr(target->path, '/');
    if (slash == NULL)
        return open(".", O_TMPFILE | O_WRONLY | O_CLOEXEC, MODE);
    const char after = slash[1];
    slash[1] = '\0';
    const int fd = open(target->path, O_TMPFILE | O_WRONLY | O_CLOEXEC, MODE);
    slash[1] = after;
    return fd;
#else
    (void)target;
    return -1;
#endif
}

static int open_temporary(cli_target *target)
{
    int fd = open_unnamed(target);
    target->named = fd < 0;
    if (fd < 0)
        fd = open(target->temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, MODE);
    return fd;
}

bool cli_target_is_special(const char *file)
{
    struct stat status;
    return stat(file, &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
}

static int open_file(cli_target *target)
{
    struct stat status;
    const bool exists = stat(target->file, &status) == 0;
    if (exists && !S_ISREG(status.st_mode))
        return open(target->file, O_WRONLY | O_CLOEXEC);
    if ((exists && access(target->file, W_OK) != 0) || !make_names(target))
        return -1;
    const int fd = open_temporary(target);
    if (fd >= 0 && exists)
        (void)fchmod(fd, status.st_mode & 07777);
    return fd;
}

int cli_target_open(lele_lang lang, const char *file, cli_target *ret)
{
    *ret = (cli_target){ .lang = lang };
    if (file == NULL || strcmp(file, "-") == 0)
        return CLI_STATUS_OK;
    ret->file = file;
    const int fd = open_file(ret);
    if (fd >= 0 && dup2(fd, STDOUT_FILENO) >= 0) {
        (void)close(fd);
        return CLI_STATUS_OK;
    }
    const int status = refuse(ret, errno);
    if (fd >= 0)
        (void)close(fd);
    if (fd >= 0 && ret->named)
        (void)unlink(ret->temporary);
    release(ret);
    return status;
}

int cli_target_open_part(lele_lang lang, const char *file, cli_target *ret)
{
    *ret = (cli_target){ .lang = lang, .file = file, .named = true, .kept = true };
    const size_t size = strlen(file) + sizeof ".part";
    ret->path = strdup(file);
    ret->temporary = malloc(size);
    int fd = -1;
    if (ret->path != NULL && ret->temporary != NULL) {
        (void)snprintf(ret->temporary, size, "%s.part", file);
        fd = open(ret->temporary, O_RDWR | O_CREAT | O_CLOEXEC, MODE);
    }
    if (fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) == 0 && dup2(fd, STDOUT_FILENO) >= 0) {
        (void)close(fd);
        return CLI_STATUS_OK;
    }
    const int error = errno;
    const bool busy = fd >= 0 && error == EWOULDBLOCK;
    if (busy)
        cli_complain(lang, CLI_M_BUSY, (cli_facts){ .name = file });
    if (fd >= 0)
        (void)close(fd);
    const int status = busy ? CLI_STATUS_IO : refuse(ret, error);
    release(ret);
    return status;
}

/* Gives the finished file its name; false with errno set after a failure. */
static bool settle(cli_target *target)
{
    char unnamed[32];
    (void)snprintf(unnamed, sizeof unnamed, "/proc/self/fd/%d", STDOUT_FILENO);
    const int last = dup(STDOUT_FILENO); /* closing it reports writes that failed late */
    if (last < 0 || close(last) != 0)
        return false;
    if (!target->named &&
        linkat(AT_FDCWD, unnamed, AT_FDCWD, target->temporary, AT_SYMLINK_FOLLOW) != 0)
        return false;
    target->named = true;
    return rename(target->temporary, target->path) == 0;
}

int cli_target_close(cli_target *target, int status)
{
    const bool good = status == CLI_STATUS_OK || status == CLI_STATUS_BAD;
    if (target->path == NULL)
        return status;
    if (good && settle(target)) {
        release(target);
        return status;
    }
    if (good)
        status = refuse(target, errno);
    if (target->named && !target->kept)
        (void)unlink(target->temporary);
    release(target);
    return status;
}
