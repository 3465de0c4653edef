/* Whole files; see store_file.h. */
#include "play/store_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/output.h"
#include "cli/target.h"

/* A pipe or a device would let the game wait. */
static int why_unfit(int fd)
{
    struct stat what;
    if (fstat(fd, &what) != 0)
        return errno;
    return S_ISREG(what.st_mode) ? 0 : S_ISDIR(what.st_mode) ? EISDIR : ENODEV;
}

int play_file_read(const char *path, size_t limit, lele_text *ret)
{
    char block[16 << 10];
    lele_text_clear(ret);
    const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return errno;
    ssize_t got;
    int error = why_unfit(fd);
    while (error == 0 && (got = read(fd, block, sizeof block)) != 0) {
        if (got < 0 && errno == EINTR)
            continue;
        if (got > 0 && ret->length + (size_t)got <= limit) {
            lele_text_add_bytes(ret, block, (size_t)got);
            continue;
        }
        error = got < 0 ? errno : EFBIG;
        break;
    }
    (void)close(fd);
    return error != 0 ? error : ret->failed ? ENOMEM : 0;
}

/* "folder/.name.tmp" for "folder/name". */
static char *temporary_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    const size_t folder = slash != NULL ? (size_t)(slash - path) + 1 : 0;
    const size_t size = strlen(path) + 16;
    char *name = malloc(size);
    if (name != NULL)
        (void)snprintf(name, size, "%.*s.%s.tmp", (int)folder, path, path + folder);
    return name;
}

/* A pipe that nobody reads must not let the game wait. */
static int write_into(const char *path, const char *bytes, size_t length)
{
    const int fd = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK);
    int error = fd < 0 ? errno : cli_write(fd, bytes, length);
    if (fd >= 0 && close(fd) != 0 && error == 0)
        error = errno;
    return error;
}

static int replace(const char *path, const char *bytes, size_t length)
{
    char *name = temporary_name(path);
    if (name == NULL)
        return ENOMEM;
    const int fd = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    int error = fd < 0 ? errno : cli_write(fd, bytes, length);
    if (fd >= 0 && close(fd) != 0 && error == 0)
        error = errno;
    if (error == 0 && rename(name, path) != 0)
        error = errno;
    if (error != 0 && fd >= 0)
        (void)unlink(name);
    free(name);
    return error;
}

int play_file_write(const char *path, const char *bytes, size_t length)
{
    if (cli_target_is_special(path))
        return write_into(path, bytes, length);
    char *real = cli_target_path(path);
    if (real == NULL)
        return errno;
    const int error = replace(real, bytes, length);
    free(real);
    return error;
}

static int sync_one(const char *path)
{
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return errno;
    const int error = fsync(fd) == 0 ? 0 : errno;
    (void)close(fd);
    return error;
}

int play_file_sync(const char *path)
{
    const int error = sync_one(path);
    const char *slash = strrchr(path, '/');
    if (error != 0 || slash == NULL)
        return error;
    char *folder = strndup(path, (size_t)(slash - path));
    if (folder == NULL)
        return ENOMEM;
    const int second = sync_one(folder);
    free(folder);
    return second;
}

int play_folder_make(const char *path)
{
    char *part = strdup(path);
    if (part == NULL)
        return ENOMEM;
    int error = 0;
    for (char *slash = part + 1; error == 0 && slash != NULL; slash++) {
        slash = strchr(slash, '/');
        if (slash != NULL)
            *slash = '\0';
        if (mkdir(part, 0700) != 0 && errno != EEXIST)
            error = errno;
        if (slash == NULL)
            break;
        *slash = '/';
    }
    free(part);
    return error;
}
