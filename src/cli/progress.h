/*
 * A progress bar on standard error: done, rate, time left.  Only where that is a terminal
 * and standard output is not, and only for work that takes longer than a moment.
 */
#ifndef LELE_CLI_PROGRESS_H
#define LELE_CLI_PROGRESS_H

#include "lele/lele.h"

typedef struct cli_progress {
    bool enabled, shown;
    lele_lang lang;
    double start, last; /* seconds */
} cli_progress;

void cli_progress_init(cli_progress *progress, lele_lang lang);

/* `items` are done, which is `share` (0..1) of all; a negative share: not known. */
void cli_progress_update(cli_progress *progress, uint64_t items, double share);

/* Takes the bar away, before other text is written and at the end. */
void cli_progress_hide(cli_progress *progress);

/* Seconds on a clock that only goes forward. */
double cli_seconds(void);

/* What the calling thread has had of a processor, in seconds. */
double cli_processor_seconds(void);

#endif
