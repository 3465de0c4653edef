/* The table of techniques, and lists of techniques; see rows.h and lele/technique.h. */
#include "technique/rows.h"

#include <string.h>

#include "core/border.h"

static const struct lele_row *const rows[] = {
#define LELE_ROW_POINTER(name) &lele_row_##name,
    LELE_ROWS(LELE_ROW_POINTER)
#undef LELE_ROW_POINTER
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

_Static_assert(sizeof rows / sizeof rows[0] <= LELE_MAX_TECHNIQUES, "an index must fit the lists");

const struct lele_row *lele_row_at(size_t index)
{
    return index < ROW_COUNT ? rows[index] : NULL;
}

const lele_technique *lele_technique_at(size_t index)
{
    return index < ROW_COUNT ? &rows[index]->about : NULL;
}

size_t lele_technique_count(void)
{
    return ROW_COUNT;
}

static bool is_called(const lele_technique *technique, const char *name, size_t length)
{
    return (strlen(technique->name) == length && memcmp(technique->name, name, length) == 0) ||
           (technique->code != NULL && length == 4 && memcmp(technique->code, name, 4) == 0);
}

static int find(const char *name, size_t length)
{
    for (size_t i = 0; i < ROW_COUNT; i++)
        if (is_called(&rows[i]->about, name, length))
            return (int)i;
    return -1;
}

int lele_technique_find(const char *name)
{
    return find(name, strlen(name));
}

void lele_technique_list_version(lele_technique_list *list, int version)
{
    list->count = 0;
    for (size_t i = 0; i < ROW_COUNT; i++) {
        const lele_technique *about = &rows[i]->about;
        const bool is_known = version <= 0 || about->since <= version;
        if (!about->off_by_default && rows[i]->find != NULL && is_known)
            list->order[list->count++] = (uint8_t)i;
    }
}

void lele_technique_list_default(lele_technique_list *list)
{
    lele_technique_list_version(list, 0);
}

static void drop(lele_technique_list *list, int index)
{
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++)
        if (list->order[i] != index)
            list->order[kept++] = list->order[i];
    list->count = kept;
}

/* Inserts before all entries at the end of the list that come later in the default order: its place
 * if the list follows that order. */
static void insert(lele_technique_list *list, int index)
{
    drop(list, index);
    size_t at = list->count;
    while (at > 0 && list->order[at - 1] > index)
        at--;
    memmove(list->order + at + 1, list->order + at, list->count - at);
    list->order[at] = (uint8_t)index;
    list->count++;
}

static void append(lele_technique_list *list, int index)
{
    drop(list, index);
    list->order[list->count++] = (uint8_t)index;
}

static bool is_word(const char *wanted, const char *word, size_t length)
{
    return length == strlen(wanted) && memcmp(word, wanted, length) == 0;
}

static void insert_all(lele_technique_list *list)
{
    for (size_t i = 0; i < ROW_COUNT; i++)
        if (rows[i]->find != NULL)
            insert(list, (int)i);
}

lele_error lele_technique_list_read(lele_technique_list *ret, const char *text,
                                    lele_problem *problem)
{
    lele_technique_list list = { .count = 0 };
    if (text[0] == '+' || text[0] == '-')
        lele_technique_list_default(&list);
    for (const char *p = text; *p != '\0'; p += strspn(p, ", ")) {
        const char sign = *p == '+' || *p == '-' ? *p++ : ' ';
        const size_t length = strcspn(p, ", ");
        const bool all = sign != '-' && is_word(LELE_TECHNIQUE_ALL, p, length);
        if (all || (sign == ' ' && is_word(LELE_TECHNIQUE_NONE, p, length))) {
            list.count = 0;
            if (all)
                insert_all(&list);
            p += length;
            continue;
        }
        const int index = find(p, length);
        if (index < 0 || (sign != '-' && rows[index]->find == NULL)) {
            if (problem != NULL)
                lele_problem_quote(problem, p, length);
            return lele_problem_set(problem, LELE_E_TECHNIQUE);
        }
        if (sign == '-')
            drop(&list, index);
        else if (sign == '+')
            insert(&list, index);
        else
            append(&list, index);
        p += length;
    }
    *ret = list;
    return LELE_OK;
}

static const struct {
    const char *name;
    const char *title[LELE_LANG_COUNT];
} levels[LELE_LEVEL_COUNT] = {
    [LELE_LEVEL_BEGINNER] = { "beginner", { "Beginner", "入门" } },
    [LELE_LEVEL_EASY] = { "easy", { "Easy", "简单" } },
    [LELE_LEVEL_MEDIUM] = { "medium", { "Medium", "中等" } },
    [LELE_LEVEL_HARD] = { "hard", { "Hard", "困难" } },
    [LELE_LEVEL_EXPERT] = { "expert", { "Expert", "专家" } },
    [LELE_LEVEL_MASTER] = { "master", { "Master", "大师" } },
    [LELE_LEVEL_EXTREME] = { "extreme", { "Extreme", "极限" } },
};

const char *lele_level_name(lele_level level)
{
    return (unsigned)level < LELE_LEVEL_COUNT ? levels[level].name : "?";
}

const char *lele_level_title(lele_level level, lele_lang lang)
{
    return (unsigned)level < LELE_LEVEL_COUNT ? levels[level].title[lele_border_lang(lang)] : "?";
}

lele_level lele_level_find(const char *name)
{
    for (int i = 0; i < LELE_LEVEL_COUNT; i++)
        if (strcmp(levels[i].name, name) == 0 || strcmp(levels[i].title[LELE_LANG_ZH], name) == 0)
            return (lele_level)i;
    return LELE_LEVEL_COUNT;
}
