/*
 * The names of roles, nodes, links, lines and inner patterns, one table per enumeration.
 *
 * Templates, the JSON of a step and the view of a game all use these names; docs/json.md has the
 * rule for their spelling.
 */
#include "lele/past.h"

#include "core/border.h"

#define NAME(names, value)                                                                         \
    lele_border_name(names, sizeof(names) / sizeof *(names), (unsigned)(value))

const char *lele_role_name(lele_role role)
{
    static const char *const names[LELE_ROLE_COUNT] = {
        [LELE_ROLE_CELL] = "cell",         [LELE_ROLE_BASE] = "base",
        [LELE_ROLE_COVER] = "cover",       [LELE_ROLE_FIN] = "fin",
        [LELE_ROLE_ENDO_FIN] = "endo-fin", [LELE_ROLE_PIVOT] = "pivot",
        [LELE_ROLE_PINCER] = "pincer",     [LELE_ROLE_CORNER] = "corner",
        [LELE_ROLE_EXTRA] = "extra",       [LELE_ROLE_COLOR_A] = "color-a",
        [LELE_ROLE_COLOR_B] = "color-b",   [LELE_ROLE_COLOR_C] = "color-c",
        [LELE_ROLE_COLOR_D] = "color-d",   [LELE_ROLE_ALS_A] = "als-a",
        [LELE_ROLE_ALS_B] = "als-b",       [LELE_ROLE_ALS_C] = "als-c",
        [LELE_ROLE_ALS_D] = "als-d",       [LELE_ROLE_ALS_E] = "als-e",
        [LELE_ROLE_REASON] = "reason",     [LELE_ROLE_EXCLUDED] = "excluded",
    };
    return NAME(names, role);
}

const char *lele_unit_role_name(lele_unit_role role)
{
    static const char *const names[] = {
        [LELE_UNIT_ROLE_BASE] = "base",
        [LELE_UNIT_ROLE_COVER] = "cover",
        [LELE_UNIT_ROLE_SEEN] = "seen",
    };
    return NAME(names, role);
}

const char *lele_clue_role_name(lele_clue_role role)
{
    static const char *const names[] = {
        [LELE_CLUE_ROLE_RULE] = "rule",
        [LELE_CLUE_ROLE_TOTAL] = "total",
    };
    return NAME(names, role);
}

const char *lele_node_kind_name(lele_node_kind kind)
{
    static const char *const names[] = {
        [LELE_NODE_CANDIDATE] = "candidate",
        [LELE_NODE_GROUP] = "group",
        [LELE_NODE_ALS] = "als",
    };
    return NAME(names, kind);
}

const char *lele_link_by_name(const lele_link *link)
{
    static const char *const names[] = {
        [0] = "cell",
        [LELE_LINK_ALS - LELE_LINK_CELL] = "als",
        [LELE_LINK_OTHER - LELE_LINK_CELL] = "other",
        [LELE_LINK_DEADLY - LELE_LINK_CELL] = "deadly",
        [LELE_LINK_CLUE - LELE_LINK_CELL] = "clue",
    };
    return link->unit < LELE_LINK_CELL ? "unit" : NAME(names, link->unit - LELE_LINK_CELL);
}

const char *lele_line_kind_name(lele_line_kind kind)
{
    static const char *const names[] = {
        [LELE_LINE_STRONG] = "strong",
        [LELE_LINE_WEAK] = "weak",
        [LELE_LINE_REACH] = "reach",
        [LELE_LINE_ROUND] = "round",
    };
    return NAME(names, kind);
}

const char *lele_inner_kind_name(lele_inner_kind kind)
{
    static const char *const names[] = {
        [LELE_INNER_NONE] = "none",
        [LELE_INNER_LOCKED] = "locked",
        [LELE_INNER_NAKED] = "naked",
        [LELE_INNER_HIDDEN] = "hidden",
    };
    return NAME(names, kind);
}

const char *lele_removal_kind_name(lele_removal_kind kind)
{
    static const char *const names[LELE_REMOVAL_COUNT] = {
        [LELE_REMOVAL_UNKNOWN] = "unknown", [LELE_REMOVAL_STEP] = "step",
        [LELE_REMOVAL_HINT] = "hint",       [LELE_REMOVAL_NOTE] = "note",
        [LELE_REMOVAL_INPUT] = "input",
    };
    return NAME(names, kind);
}
