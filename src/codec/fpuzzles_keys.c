/* The table of the keys of clues, and what other keys are.  See fpuzzles_clues.h. */
#include "codec/fpuzzles_clues.h"

const lele_fpuzzles_row lele_fpuzzles_rows[] = {
    { "killercage", LELE_LOOK_CAGE, LELE_KEY_CELLS, LELE_KEY_OPTIONAL },
    { "thermometer", LELE_LOOK_THERMOMETER, LELE_KEY_LINES, LELE_KEY_NONE },
    { "slowthermometer", LELE_LOOK_SLOW_THERMOMETER, LELE_KEY_LINES, LELE_KEY_NONE },
    { "palindrome", LELE_LOOK_PALINDROME, LELE_KEY_LINES, LELE_KEY_NONE },
    { "renban", LELE_LOOK_RENBAN, LELE_KEY_LINES, LELE_KEY_NONE },
    { "whispers", LELE_LOOK_WHISPERS, LELE_KEY_LINES, LELE_KEY_HALF },
    { "germanwhispers", LELE_LOOK_WHISPERS, LELE_KEY_LINES, LELE_KEY_HALF },
    { "dutchwhispers", LELE_LOOK_WHISPERS, LELE_KEY_LINES, LELE_KEY_HALF_LESS },
    { "betweenline", LELE_LOOK_BETWEEN, LELE_KEY_LINES, LELE_KEY_NONE },
    { "regionsumline", LELE_LOOK_REGION_SUM, LELE_KEY_LINES, LELE_KEY_NONE },
    { "doublearrow", LELE_LOOK_DOUBLE_ARROW, LELE_KEY_LINES, LELE_KEY_NONE },
    { "entropicline", LELE_LOOK_ENTROPIC, LELE_KEY_LINES, LELE_KEY_NONE },
    { "modularline", LELE_LOOK_MODULAR, LELE_KEY_LINES, LELE_KEY_NONE },
    { "nabner", LELE_LOOK_NABNER, LELE_KEY_LINES, LELE_KEY_NONE },
    { "zipperline", LELE_LOOK_ZIPPER, LELE_KEY_LINES, LELE_KEY_NONE },
    { "arrow", LELE_LOOK_ARROW, LELE_KEY_ARROW, LELE_KEY_NONE },
    { "arrow", LELE_LOOK_PILL, LELE_KEY_ARROW, LELE_KEY_NONE },
    { "difference", LELE_LOOK_DIFFERENCE, LELE_KEY_CELLS, 1 },
    { "ratio", LELE_LOOK_RATIO, LELE_KEY_CELLS, 2 },
    { "xv", LELE_LOOK_PAIR_SUM, LELE_KEY_CELLS, LELE_KEY_NEEDED },
    { "littlekillersum", LELE_LOOK_LITTLE_KILLER, LELE_KEY_CELLS, LELE_KEY_NEEDED },
    { "sandwichsum", LELE_LOOK_SANDWICH, LELE_KEY_OUTSIDE, LELE_KEY_NEEDED },
    { "xsum", LELE_LOOK_X_SUM, LELE_KEY_OUTSIDE, LELE_KEY_NEEDED },
    { "skyscraper", LELE_LOOK_SKYSCRAPER, LELE_KEY_OUTSIDE, LELE_KEY_NEEDED },
    { "numberedrooms", LELE_LOOK_NUMBERED_ROOM, LELE_KEY_OUTSIDE, LELE_KEY_NEEDED },
    { "odd", LELE_LOOK_ODD, LELE_KEY_CELL, LELE_KEY_NONE },
    { "even", LELE_LOOK_EVEN, LELE_KEY_CELL, LELE_KEY_NONE },
    { "maximum", LELE_LOOK_MAXIMUM, LELE_KEY_CELL, LELE_KEY_NONE },
    { "minimum", LELE_LOOK_MINIMUM, LELE_KEY_CELL, LELE_KEY_NONE },
    { "quadruple", LELE_LOOK_QUADRUPLE, LELE_KEY_QUADRUPLE, LELE_KEY_NONE },
    { "clone", LELE_LOOK_CLONE, LELE_KEY_CLONE, LELE_KEY_NONE },
    { "extraregion", LELE_LOOK_EXTRA_REGION, LELE_KEY_CELLS, LELE_KEY_NONE },
    { "antiknight", LELE_LOOK_KNIGHT, LELE_KEY_FLAG, LELE_KEY_NONE },
    { "antiking", LELE_LOOK_KING, LELE_KEY_FLAG, LELE_KEY_NONE },
    { "nonconsecutive", LELE_LOOK_NONCONSECUTIVE, LELE_KEY_FLAG, LELE_KEY_NONE },
    { "disjointgroups", LELE_LOOK_DISJOINT, LELE_KEY_FLAG, LELE_KEY_NONE },
    { "ratio", LELE_LOOK_ALL_RATIOS, LELE_KEY_NEGATIVE, LELE_KEY_NONE },
    { "xv", LELE_LOOK_ALL_PAIR_SUMS, LELE_KEY_NEGATIVE, LELE_KEY_NONE },
    { NULL, LELE_LOOK_COUNT, LELE_KEY_FLAG, LELE_KEY_NONE },
};

bool lele_fpuzzles_is_clue(lele_span key)
{
    for (size_t i = 0; lele_fpuzzles_rows[i].key != NULL; i++)
        if (lele_fpuzzles_rows[i].form != LELE_KEY_NEGATIVE &&
            lele_span_is(key, lele_fpuzzles_rows[i].key))
            return true;
    return lele_span_is(key, "negative");
}

bool lele_fpuzzles_is_paint(lele_span key)
{
    static const char *const keys[] = { "line", "circle", "rectangle", "text", "cage" };
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (lele_span_is(key, keys[i]))
            return true;
    return false;
}

bool lele_fpuzzles_is_own_paint(const lele_jsontree *tree, const lele_jsontree_node *list)
{
    static const char *const copies[] = { "fromConstraint", "isNewConstraint", "isLLConstraint" };
    for (const lele_jsontree_node *node = lele_jsontree_first(tree, list); node != NULL;
         node = lele_jsontree_next(tree, node)) {
        bool copy = false;
        for (size_t i = 0; i < sizeof copies / sizeof copies[0]; i++)
            copy |= lele_jsontree_get(tree, node, copies[i], NULL) != NULL;
        if (!copy)
            return true;
    }
    return false;
}
