/*
 * The check of a request's head, strict where RFC 9112 lets a server be lenient.  A head that two
 * programs could read differently is refused, because a proxy in front of the server may be the
 * other program.  Only POST and PUT may have a body, and they say how long it is: one in chunks is
 * refused.
 */
#ifndef LELE_SERVER_HEAD_H
#define LELE_SERVER_HEAD_H

#include <stdbool.h>
#include <stddef.h>

#include "server/refusal.h"

enum {
    HEAD_BYTES = 16 << 10, /* the longest head */
    HEAD_TARGET = 8 << 10, /* the longest request line */
    HEAD_FIELDS = 100,     /* the most fields */
    HEAD_PARTS = 256,      /* the most cookies and parameters of the target */
    HEAD_BODY = 2 << 20,   /* an announced body above this is 413; routes have lower limits */
};

typedef enum head_state { HEAD_PARTIAL, HEAD_WHOLE, HEAD_REFUSED } head_state;

typedef struct head_check {
    head_state state;
    size_t length;  /* HEAD_WHOLE: the bytes of the head, with the empty line */
    size_t body;    /* HEAD_WHOLE: the bytes of the body, which follow the head */
    refusal reason; /* HEAD_REFUSED */
} head_check;

/* Checks the head at the start of `bytes`, which may end inside it or after it. */
head_check head_check_bytes(const char *bytes, size_t length);

#endif
