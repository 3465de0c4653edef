/* The files of the page in memory. */
#ifndef LELE_SERVER_SITE_H
#define LELE_SERVER_SITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SITE_MAX_FILES = 4096, SITE_MAX_BYTES = 256 << 20, SITE_MAX_DEPTH = 16, SITE_TAG_SIZE = 24 };

/* The codings in which a file may be sent, best first. */
typedef enum site_coding { SITE_BROTLI, SITE_GZIP, SITE_PLAIN, SITE_CODINGS } site_coding;

typedef struct site_form {
    unsigned char *bytes; /* NULL: there is no such form */
    size_t length;
    char tag[SITE_TAG_SIZE]; /* the ETag, with its quotes */
} site_form;

typedef struct site_file {
    char *path; /* "/assets/index-1a2b3c4d.js" */
    const char *type;
    bool hashed; /* the name changes with the content, so it can be cached forever */
    site_form form[SITE_CODINGS];
} site_file;

typedef struct site_table {
    site_file *files; /* sorted by path */
    size_t count, capacity, bytes;
} site_table;

/* 0, or the errno (EFBIG: too many or too large).  ENOENT without an index.html. */
int site_load(site_table *site, const char *root);
void site_release(site_table *site);

/* Makes the gzip form of a file that has none, if it is worth it, and the tags of all its forms.  0 or ENOMEM. */
int site_set_forms(site_file *file);
void site_release_forms(site_file *file);

/* The file of a request path, or NULL; "/" and "/x/" mean their index.html. */
const site_file *site_find(const site_table *site, const char *path);

#endif
