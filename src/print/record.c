/* The temporary file of puzzles, see record.h. */
#include "print/record.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

/* A file in TMPDIR, or where the system keeps such files. */
static FILE *open_file(void)
{
    const char *folder = getenv("TMPDIR");
    char path[4096];
    if (folder == NULL || *folder == '\0')
        return tmpfile();
    const int length = snprintf(path, sizeof path, "%s/lele-print-XXXXXX", folder);
    const int fd = length > 0 && length < (int)sizeof path ? mkstemp(path) : -1;
    if (fd < 0)
        return tmpfile();
    (void)unlink(path);
    return fdopen(fd, "w+b");
}

bool print_spool_open(print_spool *spool)
{
    *spool = (print_spool){ .file = open_file() };
    spool->error = spool->file == NULL ? errno : 0;
    return spool->file != NULL;
}

void print_spool_close(print_spool *spool)
{
    if (spool->file != NULL)
        (void)fclose(spool->file);
    if (spool->clues != NULL)
        (void)fclose(spool->clues);
    spool->file = spool->clues = NULL;
}

static bool fail(print_spool *spool)
{
    spool->error = errno != 0 ? errno : EIO;
    return false;
}

static bool add_clues(print_spool *spool, print_record *record, const char *clues)
{
    if (record->clues == 0)
        return true;
    if (spool->clues == NULL)
        spool->clues = open_file();
    if (spool->clues == NULL || fwrite(clues, record->clues, 1, spool->clues) != 1)
        return fail(spool);
    record->clues_at = spool->clues_size;
    spool->clues_size += record->clues;
    return true;
}

bool print_spool_clues(print_spool *spool, const print_record *record, lele_text *out)
{
    char *room = lele_text_room(out, record->clues);
    if (room == NULL)
        return false;
    if (fseeko(spool->clues, (off_t)record->clues_at, SEEK_SET) != 0 ||
        fread(room, record->clues, 1, spool->clues) != 1)
        return fail(spool);
    lele_text_grow(out, record->clues);
    return true;
}

static void note_range(int *low, int *high, int value)
{
    if (*low == 0 || value < *low)
        *low = value;
    if (value > *high)
        *high = value;
}

void print_spool_add(print_spool *spool, print_record *record, const char *clues)
{
    if (spool->error != 0 || !add_clues(spool, record, clues))
        return;
    if (fwrite(record, sizeof *record, 1, spool->file) != 1) {
        (void)fail(spool);
        return;
    }
    spool->count++;
    spool->in[record->level]++;
    if (record->size > spool->largest)
        spool->largest = record->size;
    note_range(&spool->fastest[record->level], &spool->slowest[record->level], record->minutes);
    note_range(&spool->lowest[record->level], &spool->highest[record->level], record->rating);
}

void print_reading_begin(print_reading *reading, print_spool *spool, bool by_level)
{
    *reading = (print_reading){ .spool = spool, .by_level = by_level, .section = -1 };
    if (fflush(spool->file) != 0 && spool->error == 0)
        spool->error = errno;
}

static bool go_to(const print_reading *reading, uint64_t index, size_t offset)
{
    return fseeko(reading->spool->file, (off_t)(index * sizeof(print_record) + offset), SEEK_SET) ==
           0;
}

/* Goes to the next record of the section. */
static bool find(print_reading *reading)
{
    int level = -1;
    for (; reading->by_level; reading->next++) {
        if (!go_to(reading, reading->next, offsetof(print_record, level)) ||
            fread(&level, sizeof level, 1, reading->spool->file) != 1)
            return false;
        if (level == reading->section)
            break;
    }
    return go_to(reading, reading->next++, 0);
}

bool print_reading_next(print_reading *reading, print_record *ret)
{
    print_spool *spool = reading->spool;
    if (spool->error != 0 || reading->number == spool->count)
        return false;
    while (reading->left == 0) {
        reading->section++;
        reading->next = 0;
        reading->left = reading->by_level ? spool->in[reading->section] : spool->count;
    }
    if (!find(reading) || fread(ret, sizeof *ret, 1, spool->file) != 1) {
        spool->error = errno != 0 ? errno : EIO;
        return false;
    }
    reading->left--;
    ret->number = ++reading->number;
    return true;
}
