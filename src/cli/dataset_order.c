/*
 * Header and duplicates of a data set, in the order of the output; see dataset.h.
 *
 * The set of ids has 16 bytes per row and is at most three quarters full.
 */
#include <stdlib.h>
#include <string.h>

#include "cli/dataset.h"

enum { FIRST_SIZE = 1 << 12 };

static uint64_t read_hex(const char *text)
{
    static const char hex[] = "0123456789abcdef";
    uint64_t number = 0;
    for (int i = 0; i < 16; i++)
        number = number << 4 | (uint64_t)(strchr(hex, text[i]) - hex);
    return number;
}

/* The place of a key, or the empty place for it. */
static uint64_t *find(uint64_t (*seen)[2], size_t size, const uint64_t key[2])
{
    for (size_t i = (size_t)key[0] & (size - 1);; i = (i + 1) & (size - 1))
        if ((seen[i][0] | seen[i][1]) == 0 || memcmp(seen[i], key, sizeof seen[i]) == 0)
            return seen[i];
}

static bool grow(dataset_order *order)
{
    const size_t size = order->size == 0 ? FIRST_SIZE : order->size * 2;
    uint64_t(*seen)[2] = calloc(size, sizeof *seen);
    if (seen == NULL)
        return false;
    for (size_t i = 0; i < order->size; i++)
        if ((order->seen[i][0] | order->seen[i][1]) != 0)
            memcpy(find(seen, size, order->seen[i]), order->seen[i], sizeof *seen);
    free(order->seen);
    order->seen = seen;
    order->size = size;
    return true;
}

/* Adds the id; false if it was there or memory is short, which `out` then says. */
static bool is_new(dataset_order *order, const char *id, lele_text *out)
{
    if (order->keeps_duplicates)
        return true;
    if (order->count >= order->size / 4 * 3 && !grow(order)) {
        out->failed = true;
        return false;
    }
    const uint64_t key[2] = { read_hex(id), read_hex(id + 16) };
    uint64_t *place = find(order->seen, order->size, key);
    if ((place[0] | place[1]) != 0)
        return false;
    memcpy(place, key, sizeof key);
    order->count++;
    return true;
}

void dataset_order_rows(void *data, lele_text *out)
{
    dataset_order *order = data;
    lele_text *room = &order->room;
    lele_text_clear(room);
    if (order->header && !order->started)
        dataset_header_add(order->sample, room);
    order->started = true;
    const char *at = out->data, *end = at + out->length;
    for (const char *next; at < end; at = next) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        next = newline != NULL ? newline + 1 : end;
        if (is_new(order, at, out))
            lele_text_add_bytes(room, at + DATASET_ID, (size_t)(next - at) - DATASET_ID);
    }
    room->failed = room->failed || out->failed;
    const lele_text swapped = *room;
    *room = *out;
    *out = swapped;
}

void dataset_order_release(dataset_order *order)
{
    free(order->seen);
    lele_text_release(&order->room);
}
