/* A row of any fish; the last arguments are the template of its argument in both languages. */
#ifndef LELE_TECHNIQUE_FIND_FISH_ROWS_H
#define LELE_TECHNIQUE_FIND_FISH_ROWS_H

#include "technique/find/finders.h"
#include "technique/rows.h"

/* Siamese fish: two fish on one base. */
extern const char *const lele_siamese_why[LELE_LANG_COUNT];

#define LELE_FISH_ROW(id, text, number, en, zh, n, finder, body, with, rate, points, rank, off,    \
                      about_en, about_zh, ...)                                                     \
    const struct lele_row lele_row_##id = {                                                        \
        .about = { .name = text,                                                                   \
                   .code = number,                                                                 \
                   .title = { en, zh },                                                            \
                   .family = LELE_FAMILY_FISH,                                                     \
                   .summary = { about_en, about_zh },                                              \
                   .rating = rate,                                                                 \
                   .score = points,                                                                \
                   .level = rank,                                                                  \
                   .off_by_default = off },                                                        \
        .find = finder,                                                                            \
        .fish = { .bases = n, .shape = body, .fins = with },                                       \
        .why_joined = lele_siamese_why,                                                            \
        .why = { __VA_ARGS__ },                                                                    \
    };

#endif
