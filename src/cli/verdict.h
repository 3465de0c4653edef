/* The words none, unique and multiple for the number of solutions, as several commands print it. */
#ifndef LELE_CLI_VERDICT_H
#define LELE_CLI_VERDICT_H

#include <stddef.h>
#include <stdint.h>

typedef struct cli_verdict {
    const char *word;
    size_t length;
} cli_verdict;

/* Inline, because solve calls it for every puzzle of a large file. */
static inline const cli_verdict *cli_verdict_of(uint64_t solutions)
{
    static const cli_verdict verdicts[] = { { "none", 4 }, { "unique", 6 }, { "multiple", 8 } };
    return &verdicts[solutions > 2 ? 2 : solutions];
}

#endif
