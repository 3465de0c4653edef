/* What `lele print` reads besides puzzles: sizes of paper, lengths, heads, lines of JSON.  What is read
 * is within its bounds. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "cli/print.h"
#include "cli/entry.h"
#include "print/paper.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void read_options(const char *text)
{
    print_size paper;
    double length;
    unsigned head = 0;
    if (print_size_read(text, &paper)) {
        assert(paper.width >= print_least_side && paper.width <= print_most_side);
        assert(paper.height >= print_least_side && paper.height <= print_most_side);
    }
    if (print_length_read(text, &length))
        assert(length >= 0 && length < 1e6 * 72);
    if (print_head_read(text, &head))
        assert(head < 1U << CLI_HEAD_PARTS);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    cli_entry entry;
    char *text = malloc(size + 1);
    if (text == NULL)
        return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    read_options(text);
    if (cli_entry_read(text, size, &entry)) {
        assert(entry.puzzle > text && entry.puzzle + entry.length < text + size);
        assert(strlen(entry.seed) < sizeof entry.seed);
    }
    free(text);
    return 0;
}
