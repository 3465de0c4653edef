/*
 * The deadlines of connections: a request must be there and its answer gone in time, however
 * slowly the other side sends or takes its bytes.
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

/* A slot for a new connection; NULL when all are taken. */
watch_slot *watch_open(watch_list *watch, int fd);
void watch_close(watch_list *watch, watch_slot *slot);

/* The request is whole and is being answered; or the answer is out. */
void watch_answer(watch_list *watch, watch_slot *slot, bool answering);

/* Shuts down the connections whose time is over. */
void watch_tick(watch_list *watch);

#endif
