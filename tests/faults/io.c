/*
 * A library for LD_PRELOAD in which reading and writing is as bad as the standard allows.
 *
 * LELE_IO=short   read, write and writev transfer at most LELE_IO_MOST bytes (default 7)
 * LELE_IO=eintr   every second call fails with EINTR
 * LELE_IO=eagain  every second call fails with EAGAIN
 * LELE_IO=error   call LELE_IO_AT on a descriptor other than standard error fails with EIO
 */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static _Atomic uint64_t calls;

static bool mode_is(const char *name)
{
    const char *mode = getenv("LELE_IO");
    return mode != NULL && strcmp(mode, name) == 0;
}

/* Whether this call fails; sets errno. */
static bool fails(int fd)
{
    if (fd == STDERR_FILENO)
        return false;
    const uint64_t call = atomic_fetch_add(&calls, 1) + 1;
    const char *at = getenv("LELE_IO_AT");
    const bool odd = call % 2 == 1;
    if (mode_is("eintr") && odd)
        errno = EINTR;
    else if (mode_is("eagain") && odd)
        errno = EAGAIN;
    else if (mode_is("error") && at != NULL && call == strtoull(at, NULL, 10))
        errno = EIO;
    else
        return false;
    return true;
}

static size_t at_most(size_t size)
{
    const char *most = getenv("LELE_IO_MOST");
    const size_t limit = most != NULL ? (size_t)strtoull(most, NULL, 10) : 7;
    return mode_is("short") && size > limit ? limit : size;
}

static ssize_t read_some(int fd, void *bytes, size_t size)
{
    return fails(fd) ? -1 : syscall(SYS_read, fd, bytes, at_most(size));
}

ssize_t read(int fd, void *bytes, size_t size)
{
    return read_some(fd, bytes, size);
}

/* The name of read in a fortified program. */
ssize_t __read_chk(int fd, void *bytes, size_t size, size_t room)
{
    if (size > room)
        abort();
    return read_some(fd, bytes, size);
}

ssize_t write(int fd, const void *bytes, size_t size)
{
    return fails(fd) ? -1 : syscall(SYS_write, fd, bytes, at_most(size));
}

ssize_t writev(int fd, const struct iovec *parts, int count)
{
    if (fails(fd))
        return -1;
    if (!mode_is("short"))
        return syscall(SYS_writev, fd, parts, count);
    for (int i = 0; i < count; i++)
        if (parts[i].iov_len != 0)
            return syscall(SYS_write, fd, parts[i].iov_base, at_most(parts[i].iov_len));
    return 0;
}
