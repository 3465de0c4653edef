/* The names of enumerations: their spelling, and the lists of them in other files. */
#include "files.h"
#include "lele/past.h"
#include "technique/row.h"

enum { LIST_MOST = 1024 };

static const char *role(int i)
{
    return lele_role_name((lele_role)i);
}

static const char *unit_role(int i)
{
    return lele_unit_role_name((lele_unit_role)i);
}

static const char *node_kind(int i)
{
    return lele_node_kind_name((lele_node_kind)i);
}

static const char *link_by(int i)
{
    static const uint8_t units[] = {
        0, LELE_LINK_CELL, LELE_LINK_ALS, LELE_LINK_OTHER, LELE_LINK_DEADLY, LELE_LINK_CLUE
    };
    const lele_link link = { .unit = units[i] };
    return lele_link_by_name(&link);
}

/* No inner pattern of a step has the kind none. */
static const char *inner_kind(int i)
{
    return lele_inner_kind_name((lele_inner_kind)(LELE_INNER_LOCKED + i));
}

static const char *line_kind(int i)
{
    return lele_line_kind_name((lele_line_kind)i);
}

/* A digit that is seen was not removed. */
static const char *reason_kind(int i)
{
    return i == 0 ? "seen" : lele_removal_kind_name((lele_removal_kind)(i - 1));
}

static const char *unit_kind(int i)
{
    return lele_unit_kind_name((lele_unit_kind)i);
}

static const char *known(int i)
{
    return lele_solutions_known_name((lele_solutions_known)i);
}

static const char *level(int i)
{
    return lele_level_name((lele_level)i);
}

static const struct enumeration {
    const char *type; /* in lele.d.ts */
    int count;
    const char *(*name)(int index);
} enumerations[] = {
    { "Role", LELE_ROLE_COUNT, role },
    { "UnitRole", LELE_UNIT_ROLE_SEEN + 1, unit_role },
    { "NodeKind", LELE_NODE_KIND_COUNT, node_kind },
    { "LinkBy", 6, link_by },
    { "InnerKind", LELE_INNER_HIDDEN, inner_kind },
    { "LineKind", LELE_LINE_ROUND + 1, line_kind },
    { "ReasonKind", LELE_REMOVAL_COUNT + 1, reason_kind },
    { "UnitKind", LELE_UNIT_KIND_COUNT, unit_kind },
    { "Uniqueness", LELE_KNOWN_NOT + 1, known },
    { "Level", LELE_LEVEL_COUNT, level },
};
enum { COUNT = sizeof enumerations / sizeof enumerations[0] };

static bool is_kebab(const char *name)
{
    char before = '-';
    for (; *name != '\0'; before = *name++)
        if (!(*name >= 'a' && *name <= 'z') && (*name != '-' || before == '-'))
            return false;
    return before != '-';
}

static void names_are_lower_case_with_hyphens_and_differ(void **state)
{
    (void)state;
    for (int e = 0; e < COUNT; e++)
        for (int i = 0; i < enumerations[e].count; i++) {
            const char *name = enumerations[e].name(i);
            if (!is_kebab(name))
                fail_msg("%s: %s", enumerations[e].type, name);
            for (int k = 0; k < i; k++)
                assert_string_not_equal(name, enumerations[e].name(k));
        }
}

/* What stands in quotes after `start` and before `end`, a space after each. */
static void list_quoted(const char *text, const char *start, char end, char quote, char *ret)
{
    const char *at = strstr(text, start);
    if (at == NULL)
        fail_msg("there is no %s", start);
    for (at += strlen(start); *at != end && *at != '\0'; at++) {
        if (*at != quote)
            continue;
        while (*++at != quote && *at != '\0')
            *ret++ = *at;
        *ret++ = ' ';
    }
    *ret = '\0';
}

static void list_names(const struct enumeration *from, char *ret)
{
    for (int i = 0; i < from->count; i++)
        ret += sprintf(ret, "%s ", from->name(i));
}

/* `form` makes the start of a list from the name of its type. */
static void check_lists(const char *file, const char *form, char end, char quote)
{
    char *text = read_file(file);
    for (int e = 0; e < COUNT; e++) {
        char start[64], named[LIST_MOST], written[LIST_MOST];
        snprintf(start, sizeof start, form, enumerations[e].type);
        list_quoted(text, start, end, quote, written);
        list_names(&enumerations[e], named);
        assert_string_equal(written, named);
    }
    free(text);
}

static void the_types_of_the_module_list_the_same_names(void **state)
{
    (void)state;
    check_lists("../src/wasm/lele.d.ts", "export type %s =", ';', '\'');
}

static void the_document_lists_the_same_names(void **state)
{
    (void)state;
    check_lists("../docs/json.md", "| `%s` |", '\n', '`');
}

static bool has_name(const struct enumeration *in, const char *name, size_t length)
{
    for (int i = 0; i < in->count; i++)
        if (strlen(in->name(i)) == length && memcmp(in->name(i), name, length) == 0)
            return true;
    return false;
}

/* {slot:role}; of {slot?before|after} the words are skipped. */
static int check_roles(const char *technique, const char *template)
{
    int roles = 0;
    for (const char *slot = template; (slot = strchr(slot, '{')) != NULL; slot++) {
        const size_t length = strcspn(slot, ":?}");
        if (slot[length] != ':')
            continue;
        const bool of_unit = strncmp(slot, "{units:", 7) == 0 || strncmp(slot, "{where:", 7) == 0;
        const char *name = slot + length + 1;
        if (!has_name(&enumerations[of_unit], name, strcspn(name, "?}")))
            fail_msg("%s: %.30s", technique, slot);
        roles++;
    }
    return roles;
}

static int check_argument(const char *technique, const struct lele_argument *argument)
{
    int roles = 0;
    for (; argument != NULL; argument = argument->opening)
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
            roles += check_roles(technique, argument->text[lang]);
    return roles;
}

static void templates_name_roles_that_exist(void **state)
{
    (void)state;
    int roles = 0;
    for (size_t i = 0; i < lele_technique_count(); i++) {
        const struct lele_row *row = lele_row_at(i);
        roles += check_argument(row->about.name, row->why);
        roles += check_argument(row->about.name, row->why_joined);
    }
    assert_true(roles > 400);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_lower_case_with_hyphens_and_differ),
        cmocka_unit_test(the_types_of_the_module_list_the_same_names),
        cmocka_unit_test(the_document_lists_the_same_names),
        cmocka_unit_test(templates_name_roles_that_exist),
    };
    return RUN(tests);
}
