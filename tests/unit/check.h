/*
 * The common header of all unit tests: cmocka, and a few short names.
 */
#ifndef LELE_TESTS_CHECK_H
#define LELE_TESTS_CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "lele/lele.h"

/* Builds a layout; the test fails when it does not exist. */
static inline void layout_of(lele_layout *layout, const char *name)
{
    assert_int_equal(lele_layout_init(layout, name, NULL), LELE_OK);
}

/* Reads a grid written as a line; the test fails when it is not one. */
static inline lele_grid grid_of(const lele_layout *layout, const char *line)
{
    lele_grid grid;
    assert_int_equal(lele_grid_read(layout, line, strlen(line), &grid, NULL), LELE_OK);
    return grid;
}

#define RUN(tests) cmocka_run_group_tests(tests, NULL, NULL)

#endif
