/*
 * Reads a folder.  x.br and x.gz next to x are its compressed forms.  If there is no x.gz and x is
 * text or code, it is compressed here.  Hidden files and symbolic links are skipped.
 */
#include "server/site.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

static const struct {
    const char *ending, *type;
    bool packs; /* worth compressing */
} types[] = {
    { ".html", "text/html; charset=utf-8", true },
    { ".js", "text/javascript; charset=utf-8", true },
    { ".mjs", "text/javascript; charset=utf-8", true },
    { ".css", "text/css; charset=utf-8", true },
    { ".wasm", "application/wasm", true },
    { ".json", "application/json", true },
    { ".map", "application/json", true },
    { ".webmanifest", "application/manifest+json", true },
    { ".svg", "image/svg+xml", true },
    { ".txt", "text/plain; charset=utf-8", true },
    { ".xml", "application/xml", true },
    { ".png", "image/png", false },
    { ".jpg", "image/jpeg", false },
    { ".webp", "image/webp", false },
    { ".ico", "image/x-icon", false },
    { ".woff2", "font/woff2", false },
    { ".woff", "font/woff", false },
    { ".mp3", "audio/mpeg", false },
    { ".ogg", "audio/ogg", false },
    { "", "application/octet-stream", false },
};

static const char *const coding_endings[SITE_CODINGS] = {
    [SITE_BROTLI] = ".br", [SITE_GZIP] = ".gz", [SITE_PLAIN] = ""
};

static bool ends_in(const char *name, const char *ending)
{
    const size_t length = strlen(name), tail = strlen(ending);
    return length >= tail && strcmp(name + length - tail, ending) == 0;
}

static size_t type_of(const char *path)
{
    size_t i = 0;
    while (!ends_in(path, types[i].ending))
        i++;
    return i;
}

/* FNV-1a, 64 bits.  The tag distinguishes versions of one file; it is not a security feature. */
static void set_tag(site_form *form, site_coding coding)
{
    static const char hex[] = "0123456789abcdef", letters[SITE_CODINGS] = { 'b', 'g', 'p' };
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    for (size_t i = 0; i < form->length; i++)
        hash = (hash ^ form->bytes[i]) * UINT64_C(0x100000001B3);
    char *out = form->tag;
    *out++ = '"';
    for (int shift = 60; shift >= 0; shift -= 4)
        *out++ = hex[hash >> shift & 15];
    *out++ = letters[coding];
    *out++ = '"';
    *out = '\0';
}

/* Reads an open file of known length; EIO when the file has become shorter. */
static int read_bytes(int fd, size_t length, unsigned char **ret)
{
    unsigned char *bytes = malloc(length + 1);
    if (bytes == NULL)
        return ENOMEM;
    size_t used = 0;
    while (used < length) {
        const ssize_t got = read(fd, bytes + used, length - used);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0) {
            free(bytes);
            return got < 0 ? errno : EIO;
        }
        used += (size_t)got;
    }
    *ret = bytes;
    return 0;
}

static int read_file(site_table *site, const char *path, site_form *ret)
{
    const int fd = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0)
        return errno;
    struct stat info;
    int error = fstat(fd, &info) != 0 ? errno : 0;
    if (error == 0 && (size_t)info.st_size > SITE_MAX_BYTES - site->bytes)
        error = EFBIG;
    if (error == 0) {
        ret->length = (size_t)info.st_size;
        site->bytes += ret->length;
        error = read_bytes(fd, ret->length, &ret->bytes);
    }
    close(fd);
    return error;
}

/* Compresses with zlib; a result that is not smaller is dropped. */
static int pack(const site_form *plain, site_form *ret)
{
    z_stream stream = { 0 };
    if (deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        return ENOMEM;
    const size_t room = deflateBound(&stream, plain->length);
    unsigned char *bytes = malloc(room);
    if (bytes == NULL) {
        deflateEnd(&stream);
        return ENOMEM;
    }
    stream.next_in = plain->bytes;
    stream.avail_in = (uInt)plain->length;
    stream.next_out = bytes;
    stream.avail_out = (uInt)room;
    const bool done = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    const size_t length = stream.total_out;
    deflateEnd(&stream);
    if (!done || length >= plain->length) {
        free(bytes);
        return 0;
    }
    *ret = (site_form){ .bytes = bytes, .length = length };
    return 0;
}

/* Concatenates three strings; the caller frees the result.  NULL without memory. */
static char *join(const char *root, const char *path, const char *more)
{
    const size_t size = strlen(root) + strlen(path) + strlen(more) + 1;
    char *joined = malloc(size);
    if (joined != NULL)
        snprintf(joined, size, "%s%s%s", root, path, more);
    return joined;
}

/* Reads a form of the file; a missing form is not an error. */
static int read_packed(site_table *site, const char *root, site_file *file, site_coding coding)
{
    char *path = join(root, file->path, coding_endings[coding]);
    if (path == NULL)
        return ENOMEM;
    const int error = read_file(site, path, &file->form[coding]);
    free(path);
    return error == ENOENT ? 0 : error;
}

int site_set_forms(site_file *file)
{
    const site_form *plain = &file->form[SITE_PLAIN];
    int error = 0;
    if (types[type_of(file->path)].packs && plain->length > 256 &&
        file->form[SITE_GZIP].bytes == NULL)
        error = pack(plain, &file->form[SITE_GZIP]);
    for (int coding = 0; error == 0 && coding < SITE_CODINGS; coding++)
        if (file->form[coding].bytes != NULL)
            set_tag(&file->form[coding], (site_coding)coding);
    return error;
}

void site_release_forms(site_file *file)
{
    for (int coding = 0; coding < SITE_CODINGS; coding++) {
        free(file->form[coding].bytes);
        file->form[coding] = (site_form){ 0 };
    }
}

static int fill_file(site_table *site, const char *root, site_file *file)
{
    file->type = types[type_of(file->path)].type;
    file->hashed = strncmp(file->path, "/assets/", 8) == 0;
    int error = read_packed(site, root, file, SITE_PLAIN);
    for (int coding = 0; error == 0 && coding < SITE_PLAIN; coding++)
        error = read_packed(site, root, file, (site_coding)coding);
    return error == 0 ? site_set_forms(file) : error;
}

/* Makes room for one more file. */
static int make_room(site_table *site)
{
    if (site->count == SITE_MAX_FILES)
        return EFBIG;
    if (site->count < site->capacity)
        return 0;
    const size_t wanted = site->capacity == 0 ? 64 : site->capacity * 2;
    site_file *grown = realloc(site->files, wanted * sizeof *grown);
    if (grown == NULL)
        return ENOMEM;
    site->files = grown;
    site->capacity = wanted;
    return 0;
}

/* `path` is given away. */
static int add_file(site_table *site, const char *root, char *path)
{
    const int error = make_room(site);
    if (error != 0) {
        free(path);
        return error;
    }
    site_file *file = &site->files[site->count++];
    *file = (site_file){ .path = path };
    return fill_file(site, root, file);
}

static int add_folder(site_table *site, const char *root, const char *folder, int depth);

/* `path` is given away. */
static int add_entry(site_table *site, const char *root, char *path, int depth)
{
    char *real = join(root, path, "");
    struct stat info;
    int error = real == NULL ? ENOMEM : lstat(real, &info) != 0 ? errno : 0;
    free(real);
    if (error == 0 && S_ISREG(info.st_mode) && !ends_in(path, ".br") && !ends_in(path, ".gz"))
        return add_file(site, root, path);
    if (error == 0 && S_ISDIR(info.st_mode))
        error = add_folder(site, root, path, depth + 1);
    free(path);
    return error;
}

static int add_folder(site_table *site, const char *root, const char *folder, int depth)
{
    if (depth > SITE_MAX_DEPTH)
        return EFBIG;
    char *real = join(root, folder, "");
    if (real == NULL)
        return ENOMEM;
    DIR *directory = opendir(real);
    free(real);
    if (directory == NULL)
        return errno;
    int error = 0;
    for (struct dirent *entry; error == 0 && (entry = readdir(directory)) != NULL;) {
        if (entry->d_name[0] == '.')
            continue;
        char *path = join(folder, "/", entry->d_name);
        error = path == NULL ? ENOMEM : add_entry(site, root, path, depth);
    }
    closedir(directory);
    return error;
}

static int compare(const void *a, const void *b)
{
    return strcmp(((const site_file *)a)->path, ((const site_file *)b)->path);
}

int site_load(site_table *site, const char *root)
{
    *site = (site_table){ 0 };
    int error = add_folder(site, root, "", 0);
    if (error == 0 && site->count > 0)
        qsort(site->files, site->count, sizeof *site->files, compare);
    if (error == 0 && site_find(site, "/") == NULL)
        error = ENOENT;
    if (error != 0)
        site_release(site);
    return error;
}

void site_release(site_table *site)
{
    for (size_t i = 0; i < site->count; i++) {
        site_release_forms(&site->files[i]);
        free(site->files[i].path);
    }
    free(site->files);
    *site = (site_table){ 0 };
}

/* Compares a requested path with the path of a file.  index.html is implied after a '/'. */
static int compare_asked(const char *asked, const char *path)
{
    static const char index[] = "index.html";
    while (*asked != '\0' && *asked == *path) {
        asked++;
        path++;
    }
    if (*asked == '\0' && asked[-1] == '/')
        return strcmp(index, path);
    return (unsigned char)*asked - (unsigned char)*path;
}

const site_file *site_find(const site_table *site, const char *path)
{
    if (*path != '/')
        return NULL;
    size_t low = 0, high = site->count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const int order = compare_asked(path, site->files[middle].path);
        if (order == 0)
            return &site->files[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}
