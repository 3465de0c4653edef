/*
 * A progress bar on standard error: items done, rate, time left.  It is shown only if standard
 * error is a terminal and standard output is not, and after the first second of work.
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

/* `items` are done; they are the share `share` (0..1) of the work, negative if unknown. */
void cli_progress_update(cli_progress *progress, uint64_t items, double share);

/* Removes the bar: before other text is written, and at the end. */
void cli_progress_hide(cli_progress *progress);

/* Seconds on a monotonic clock. */
double cli_seconds(void);

/* The processor time of the calling thread, in seconds. */
double cli_processor_seconds(void);

#endif
