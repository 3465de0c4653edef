/* Makes seeds from /dev/urandom, or else from the clock; see seed.h. */
#include "cli/seed.h"

#include <fcntl.h>
#include <time.h>
#include <unistd.h>

static uint64_t noise(void)
{
    uint64_t word = 0;
    const int fd = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    const ssize_t got = fd < 0 ? -1 : read(fd, &word, sizeof word);
    if (fd >= 0)
        (void)close(fd);
    if (got == (ssize_t)sizeof word)
        return word;
    struct timespec now;
    (void)clock_gettime(CLOCK_REALTIME, &now);
    return (uint64_t)now.tv_sec << 32 ^ (uint64_t)now.tv_nsec ^ (uint64_t)getpid() << 20;
}

void cli_seed_fresh(char ret[CLI_SEED_SIZE])
{
    static const char letters[] = "0123456789abcdefghijklmnopqrstuv";
    uint64_t word = noise();
    for (int i = 0; i < 12; i++, word >>= 5)
        ret[i] = letters[word & 31];
    ret[12] = '\0';
}

uint64_t cli_seed_number(const char *text)
{
    lele_random random;
    lele_random_init_text(&random, text);
    return lele_random_next(&random);
}
