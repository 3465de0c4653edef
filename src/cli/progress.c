/* Draws the progress bar; see progress.h. */
#include "cli/progress.h"

#include <time.h>
#include <unistd.h>

#include "cli/message.h"
#include "cli/output.h"

enum { BAR_WIDTH = 24 };

static double read_clock(clockid_t clock)
{
    struct timespec now;
    (void)clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double cli_seconds(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

double cli_processor_seconds(void)
{
    return read_clock(CLOCK_THREAD_CPUTIME_ID);
}

void cli_progress_init(cli_progress *progress, lele_lang lang)
{
    const double now = cli_seconds();
    *progress = (cli_progress){ .enabled = isatty(STDERR_FILENO) && !isatty(STDOUT_FILENO),
                                .lang = lang,
                                .start = now,
                                .last = now };
}

static void add_time(lele_text *line, double seconds)
{
    const int64_t whole = (int64_t)(seconds + 0.5);
    const int64_t parts[] = { whole / 3600, whole / 60 % 60, whole % 60 };
    for (int i = 0; i < 3; i++) {
        lele_text_add(line, i == 0 ? "" : ":");
        lele_text_add(line, i > 0 && parts[i] < 10 ? "0" : "");
        lele_text_add_int(line, parts[i]);
    }
}

static void add_bar(lele_text *line, double share)
{
    const int full = (int)(share * BAR_WIDTH);
    lele_text_add_char(line, '[');
    lele_text_add_repeat(line, '#', (size_t)full);
    lele_text_add_repeat(line, '.', (size_t)(BAR_WIDTH - full));
    lele_text_add(line, "] ");
    lele_text_add_int(line, (int64_t)(share * 100));
    lele_text_add(line, "%  ");
}

static void show(cli_progress *progress, uint64_t items, double share, double now)
{
    const double elapsed = now - progress->start;
    lele_text line;
    lele_text_init(&line);
    lele_text_add(&line, "\r\033[K");
    if (share >= 0)
        add_bar(&line, share > 1 ? 1 : share);
    lele_text_add_int(&line, (int64_t)items);
    lele_text_add(&line, "  ");
    lele_text_add_int(&line, (int64_t)((double)items / elapsed));
    lele_text_add(&line, "/s  ");
    if (share > 0.001) {
        add_time(&line, elapsed * (1 - share) / share);
        lele_text_add_char(&line, ' ');
        cli_message_add(&line, progress->lang, CLI_M_LEFT, (cli_facts){ 0 });
    }
    (void)cli_write(STDERR_FILENO, line.data, line.length);
    lele_text_release(&line);
    progress->shown = true;
}

void cli_progress_update(cli_progress *progress, uint64_t items, double share)
{
    if (!progress->enabled)
        return;
    const double now = cli_seconds();
    if (now - progress->start < 1 || now - progress->last < 0.1)
        return;
    progress->last = now;
    show(progress, items, share, now);
}

void cli_progress_hide(cli_progress *progress)
{
    if (progress->shown)
        (void)cli_write(STDERR_FILENO, "\r\033[K", 4);
    progress->shown = false;
}
