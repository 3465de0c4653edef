/*
 * The fuzzer of the module: any sequence of calls, with any verb, options and body, gives one JSON
 * value each.
 *
 * Input: calls, separated by form feeds: the verb, lines of options, an empty line, the body.
 *
 * Searches have bounds of their own in the page; here they get small ones, and puzzles that would
 * take seconds are left out.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "wasm/shim.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
const char *lele_wasm_call(const char *verb, const char *options, const char *body,
                           size_t body_length);
size_t lele_wasm_answer_length(void);

enum { MOST_CALLS = 40, DEEPEST = 64, EMPTY_CELLS = 45, SEARCH_CELLS = 81, THINGS = 64 };

/* Stands in for the function of the page. */
void lele_wasm_progress(double nodes, double guesses, double backtracks)
{
    (void)nodes, (void)guesses, (void)backtracks;
}

static void stop(const char *why, const char *text)
{
    fprintf(stderr, "%s\n%s\n", why, text);
    abort();
}

static const char *read_value(const char *at, int depth);

static const char *read_string(const char *at)
{
    for (at++; *at != '"'; at++) {
        if ((unsigned char)*at < ' ')
            return NULL;
        if (*at == '\\' && strchr("\"\\/bfnrtu", *++at) == NULL)
            return NULL;
    }
    return at + 1;
}

static const char *read_members(const char *at, char end, int depth)
{
    if (*++at == end)
        return at + 1;
    for (;; at++) {
        if (end == '}') {
            at = *at == '"' ? read_string(at) : NULL;
            if (at == NULL || *at++ != ':')
                return NULL;
        }
        at = read_value(at, depth + 1);
        if (at == NULL || *at == end)
            return at != NULL ? at + 1 : NULL;
        if (*at != ',')
            return NULL;
    }
}

/* The end of the JSON value at `at`; NULL when there is none. */
static const char *read_value(const char *at, int depth)
{
    static const char *const words[] = { "true", "false", "null" };
    if (depth > DEEPEST)
        return NULL;
    if (*at == '{')
        return read_members(at, '}', depth);
    if (*at == '[')
        return read_members(at, ']', depth);
    if (*at == '"')
        return read_string(at);
    for (size_t i = 0; i < 3; i++)
        if (strncmp(at, words[i], strlen(words[i])) == 0)
            return at + strlen(words[i]);
    const char *digits = at + (*at == '-');
    const size_t length = strspn(digits, "0123456789.");
    return length > 0 ? digits + length : NULL;
}

static void call(const char *verb, const char *options, const char *body, size_t length)
{
    const char *answer = lele_wasm_call(verb, options, body, length);
    const char *end = read_value(answer, 0);
    if (end == NULL || *end != '\0' || strlen(answer) != lele_wasm_answer_length())
        stop("the answer is no JSON value", answer);
}

/* Whether a call would take too long under a fuzzer. */
static bool is_heavy(const char *verb, const char *options, const char *body, size_t length)
{
    static const char *const cheap[] = { "layout", "import",     "export",   "disguise",
                                         "codecs", "techniques", "commands", "algorithms" };
    static const char *const large[] = { "16x16", "12x12", "10x10", "jigsaw" };
    for (size_t i = 0; i < sizeof cheap / sizeof cheap[0]; i++)
        if (strncmp(verb, cheap[i], strlen(cheap[i])) == 0)
            return false;
    for (size_t i = 0; i < sizeof large / sizeof large[0]; i++)
        if (strstr(options, large[i]) != NULL || strstr(body, large[i]) != NULL)
            return true;
    static lele_position position;
    lele_call read = { .options = options, .body = body, .body_length = length };
    lele_problem_init(&read.problem);
    if (strncmp(verb, "game.c", 6) == 0 || lele_call_read(&read, &position) != LELE_OK)
        return false;
    const int cells = position.layout->cell_count;
    return cells > SEARCH_CELLS ||
           cells - lele_grid_count(position.layout, &position.values) > EMPTY_CELLS;
}

/* Runs one call.  The first of two equal options counts, so the bounds cannot be lifted. */
static void run(char *text, size_t length)
{
    static const char bounds[] = "maxNodes 2000\nlimit 3\nmost 4\ntries 2\nwanted 50\n";
    char *body = strstr(text, "\n\n");
    char *options = strchr(text, '\n');
    if (body == NULL || options == NULL)
        return;
    *body = '\0';
    body += 2;
    *options++ = '\0';
    const size_t body_length = (size_t)(text + length - body);
    lele_text all;
    lele_text_init(&all);
    lele_text_add(&all, bounds);
    lele_text_add(&all, options < body - 1 ? options : "");
    if (!is_heavy(text, all.data, body, body_length))
        call(text, all.data, body, body_length);
    lele_text_release(&all);
}

/* Frees what the calls have made, so that every input starts the same. */
static void free_all(void)
{
    static const char *const kinds[][2] = { { "game.free", "game" },
                                            { "solutions.free", "solutions" },
                                            { "generator.free", "generator" } };
    char option[32];
    for (int number = 1; number <= THINGS; number++)
        for (size_t i = 0; i < 3; i++) {
            snprintf(option, sizeof option, "%s %d", kinds[i][1], number);
            call(kinds[i][0], option, "", 0);
        }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *at = (const char *)data;
    for (int calls = 0; size > 0 && calls < MOST_CALLS; calls++) {
        const char *end = memchr(at, '\f', size);
        const size_t used = end != NULL ? (size_t)(end - at) : size;
        char *text = malloc(used + 1);
        if (text == NULL)
            abort();
        memcpy(text, at, used);
        text[used] = '\0';
        run(text, used);
        free(text);
        at += end != NULL ? used + 1 : used;
        size -= end != NULL ? used + 1 : used;
    }
    free_all();
    return 0;
}
