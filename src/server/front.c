#include "server/front.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/response.h"

enum { HOST_SIZE = 264 }; /* the longest name, a port, and the end */

static const char place[] = "content=\"./";
enum { KEPT = sizeof "content=\"" - 1 }; /* of the place; "." gives way to the address */

struct front_page {
    const site_file *page;
    bool has_api;
    pthread_mutex_t lock; /* of what follows */
    char host[HOST_SIZE]; /* "": none yet */
    site_file file;       /* its forms; path and type are those of the page */
    file_answers answers;
};

/* The next place from `at` on, or NULL. */
static const char *find(const char *at, const char *end)
{
    const size_t length = sizeof place - 1;
    for (; (size_t)(end - at) >= length; at++) {
        at = memchr(at, place[0], (size_t)(end - at) - length + 1);
        if (at == NULL || memcmp(at, place, length) == 0)
            return at;
    }
    return NULL;
}

static size_t count_places(const site_form *plain)
{
    const char *at = (const char *)plain->bytes, *end = at + plain->length;
    size_t count = 0;
    while ((at = find(at, end)) != NULL) {
        count++;
        at += sizeof place - 1;
    }
    return count;
}

bool front_has_place(const site_file *page)
{
    return count_places(&page->form[SITE_PLAIN]) > 0;
}

/* Copies the bytes with the address in every place.  No bytes without memory. */
static site_form fill(const site_form *plain, const char *site)
{
    const size_t length = strlen(site);
    site_form filled = { .length = plain->length + count_places(plain) * (length - 1) };
    unsigned char *out = filled.bytes = malloc(filled.length + 1);
    const char *at = (const char *)plain->bytes, *end = at + plain->length;
    while (out != NULL && at < end) {
        const char *next = find(at, end);
        const size_t kept = (size_t)((next == NULL ? end : next + KEPT) - at);
        memcpy(out, at, kept);
        out += kept;
        at += kept;
        if (next == NULL)
            break;
        for (size_t i = 0; i < length; i++)
            *out++ = (unsigned char)site[i];
        at++; /* the "." */
    }
    return filled;
}

bool front_fill(const site_file *page, const char *site, site_file *ret)
{
    const site_form filled = fill(&page->form[SITE_PLAIN], site);
    if (filled.bytes == NULL)
        return false;
    site_release_forms(ret);
    ret->form[SITE_PLAIN] = filled;
    return site_set_forms(ret) == 0;
}

front_page *front_new(const site_file *page, bool has_api)
{
    front_page *front = calloc(1, sizeof *front);
    if (front == NULL)
        return NULL;
    front->page = page;
    front->has_api = has_api;
    front->file = (site_file){ .path = page->path, .type = page->type };
    pthread_mutex_init(&front->lock, NULL);
    return front;
}

void front_free(front_page *front)
{
    if (front == NULL)
        return;
    file_answers_release(&front->answers);
    site_release_forms(&front->file);
    pthread_mutex_destroy(&front->lock);
    free(front);
}

bool front_is_host(const char *host)
{
    static const char allowed[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_:[]";
    if (host == NULL)
        return false;
    const size_t length = strspn(host, allowed);
    return length > 0 && length < HOST_SIZE && host[length] == '\0';
}

/* Makes the answers for a host; the caller has the lock. */
static bool make(front_page *front, const char *host)
{
    char site[HOST_SIZE + sizeof "http://"];
    snprintf(site, sizeof site, "http://%s", host);
    front->host[0] = '\0';
    file_answers_release(&front->answers);
    /* answers that are under way have copies of the bytes */
    if (!front_fill(front->page, site, &front->file) ||
        !file_answers_make(&front->file, &front->answers, MHD_RESPMEM_MUST_COPY, front->has_api))
        return false;
    snprintf(front->host, sizeof front->host, "%s", host);
    return true;
}

enum MHD_Result front_answer(front_page *front, struct MHD_Connection *connection, const char *host)
{
    pthread_mutex_lock(&front->lock);
    const bool made = strcmp(front->host, host) == 0 || make(front, host);
    const enum MHD_Result queued =
        made ? file_answers_queue(&front->answers, &front->file, connection) : MHD_NO;
    pthread_mutex_unlock(&front->lock);
    return queued;
}
