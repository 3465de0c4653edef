/*
 * Deadlines of connections: a request must be complete and its response sent in time, however
 * slowly the client sends or receives.
 */
#ifndef LELE_SERVER_WATCH_H
#define LELE_SERVER_WATCH_H

#include <pthread.h>
#include <stdbool.h>
#include <time.h>

enum { WATCH_MAX = 256, WATCH_ASK_SECONDS = 15, WATCH_ANSWER_SECONDS = 120 };

typedef struct watch_slot {
    int fd; /* -1: free */
    bool answering;
    time_t since;
} watch_slot;

typedef struct watch_list {
    pthread_mutex_t lock;
    watch_slot slot[WATCH_MAX];
} watch_list;

void watch_init(watch_list *watch);
void watch_release(watch_list *watch);

/* A slot for a new connection; NULL when all are in use. */
watch_slot *watch_open(watch_list *watch, int fd);
void watch_close(watch_list *watch, watch_slot *slot);

/* Records that a complete request is being answered, or that the response is sent. */
void watch_answer(watch_list *watch, watch_slot *slot, bool answering);

/* Shuts down the connections that have passed their deadline. */
void watch_tick(watch_list *watch);

#endif
