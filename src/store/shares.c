/* Shared links. */
#include "store/shares.h"

#include <sodium.h>

#include "store/run.h"

/* 16 characters of 6 bits: a second content with the same id cannot be found by trying. */
static void make_id(const char *kind, const void *content, size_t length, share_id *ret)
{
    unsigned char digest[12 + 4];
    crypto_generichash_state state;
    crypto_generichash_init(&state, NULL, 0, sizeof digest);
    crypto_generichash_update(&state, (const unsigned char *)kind, strlen(kind) + 1);
    crypto_generichash_update(&state, content, length);
    crypto_generichash_final(&state, digest, sizeof digest);
    sodium_bin2base64(ret->text, sizeof ret->text, digest, 12,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

store_status share_put(store_session *session, const char *kind, const void *content, size_t length,
                       int64_t now, share_id *ret)
{
    make_id(kind, content, length, ret);
    const db_value values[] = { db_text(ret->text), db_text(kind), db_bytes(content, length),
                                db_integer(now) };
    return RUN_SQL(session, SHARE_ADD, values, NULL, NULL);
}

struct found {
    share_row *row;
    void *data;
    bool found;
};

static void give_share(void *data, const db_value *columns, int count)
{
    struct found *found = data;
    (void)count;
    found->found = true;
    found->row(found->data, columns[0].bytes, columns[1].bytes, columns[1].length,
               columns[2].integer);
}

store_status share_get(store_session *session, const char *id, share_row *row, void *data)
{
    struct found found = { row, data, false };
    const db_value values[] = { db_text(id) };
    const store_status status = RUN_SQL(session, SHARE_GET, values, give_share, &found);
    return status == STORE_OK && !found.found ? STORE_NOT_FOUND : status;
}
