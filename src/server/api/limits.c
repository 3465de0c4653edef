/*
 * A table of buckets, addressed by a hash of class and client.  Two clients that fall on one place share
 * a bucket: with 65,536 places that is rare, and memory does not grow with the number of clients.
 */
#include "server/api/limits.h"

#include <pthread.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 1 << 16 };

/* Requests at once, and per minute after that. */
static const struct {
    int64_t burst, per_minute;
} allowances[API_CLASSES] = {
    [API_READ] = { 300, 1200 }, [API_WRITE] = { 200, 600 }, [API_JOIN] = { 30, 6 },
    [API_GUESS] = { 20, 10 },   [API_SECRET] = { 20, 10 },  [API_SHARE] = { 30, 10 },
    [API_DRAW] = { 60, 60 },    [API_COMPUTE] = { 60, 60 },
};

struct bucket {
    int64_t at; /* when `tokens` was right */
    int64_t
        tokens; /* in sixty-thousandths of a request: `per_minute` of them come each millisecond */
};

struct api_limits {
    pthread_mutex_t lock;
    unsigned char
        key[crypto_shorthash_KEYBYTES]; /* so that nobody can aim at the bucket of another */
    struct bucket buckets[PLACES];
};

enum { REQUEST = 60000 };

api_limits *api_limits_new(void)
{
    api_limits *limits = calloc(1, sizeof *limits);
    if (limits == NULL)
        return NULL;
    pthread_mutex_init(&limits->lock, NULL);
    randombytes_buf(limits->key, sizeof limits->key);
    return limits;
}

void api_limits_free(api_limits *limits)
{
    if (limits == NULL)
        return;
    pthread_mutex_destroy(&limits->lock);
    free(limits);
}

static struct bucket *bucket_of(api_limits *limits, api_class class, const char *client)
{
    uint64_t hash = 0;
    unsigned char text[80] = { (unsigned char)class };
    const size_t length = strnlen(client, sizeof text - 1);
    memcpy(text + 1, client, length);
    crypto_shorthash((unsigned char *)&hash, text, length + 1, limits->key);
    return &limits->buckets[hash % PLACES];
}

/* The tokens that have come until now; the lock is held. */
static void fill(struct bucket *bucket, api_class class, int64_t now)
{
    const int64_t full = allowances[class].burst * REQUEST;
    const int64_t passed = now - bucket->at;
    if (bucket->at == 0 || passed > full / allowances[class].per_minute)
        bucket->tokens = full;
    else if (passed > 0)
        bucket->tokens += passed * allowances[class].per_minute;
    if (bucket->tokens > full)
        bucket->tokens = full;
    bucket->at = now;
}

static bool take(api_limits *limits, api_class class, const char *client, int64_t now, bool takes)
{
    pthread_mutex_lock(&limits->lock);
    struct bucket *bucket = bucket_of(limits, class, client);
    fill(bucket, class, now);
    const bool allowed = bucket->tokens >= REQUEST;
    if (allowed && takes)
        bucket->tokens -= REQUEST;
    pthread_mutex_unlock(&limits->lock);
    return allowed;
}

bool api_limits_has(api_limits *limits, api_class class, const char *client, int64_t now)
{
    return take(limits, class, client, now, false);
}

bool api_limits_allow(api_limits *limits, api_class class, const char *client, int64_t now)
{
    return take(limits, class, client, now, true);
}
