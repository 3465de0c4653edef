/* Whole files: read at once, written under another name and renamed. */
#ifndef LELE_PLAY_STORE_FILE_H
#define LELE_PLAY_STORE_FILE_H

#include "lele/text.h"

/* Returns 0 or the errno; EFBIG if it has more than `limit` bytes.  `ret` is overwritten. */
int play_file_read(const char *path, size_t limit, lele_text *ret);

/* Returns 0 or the errno; then the file is as before.  A link stays one: the file that it names is replaced.
 * A device or a pipe is written directly. */
int play_file_write(const char *path, const char *bytes, size_t length);

/* The file and its name are on the disk when this returns 0. */
int play_file_sync(const char *path);

/* Makes a folder and those above it. */
int play_folder_make(const char *path);

#endif
