/* A cache of layouts by name: a table of linked lists, as a file may have a jigsaw in each line. */
#include <stdlib.h>
#include <string.h>

#include "core/clue_table.h"
#include "core/layout_table.h"

enum { LISTS = 64 };

struct node {
    struct node *next;
    lele_layout layout;
    lele_clues *clues; /* of the layout, or NULL */
};

struct lele_layouts {
    struct node *first[LISTS];
    bool clues; /* may have them */
};

/* FNV-1a */
static uint64_t hash_of(const char *text, size_t length)
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (uint8_t)text[i]) * UINT64_C(0x100000001B3);
    return hash;
}

lele_layouts *lele_layouts_new(void)
{
    return calloc(1, sizeof(lele_layouts));
}

void lele_layouts_free(lele_layouts *layouts)
{
    if (layouts == NULL)
        return;
    for (int list = 0; list < LISTS; list++)
        for (struct node *node = layouts->first[list], *next; node != NULL; node = next) {
            next = node->next;
            free(node->clues);
            free(node);
        }
    free(layouts);
}

void lele_layouts_allow_clues(lele_layouts *layouts)
{
    layouts->clues = true;
}

bool lele_layouts_have_clues(const lele_layouts *layouts)
{
    return layouts->clues;
}

static struct node **list_of(lele_layouts *layouts, const char *name)
{
    return &layouts->first[hash_of(name, strlen(name)) % LISTS];
}

static const lele_layout *find_in(const struct node *list, const char *name)
{
    for (const struct node *node = list; node != NULL; node = node->next)
        if (strcmp(node->layout.name, name) == 0)
            return &node->layout;
    return NULL;
}

static const lele_layout *find(lele_layouts *layouts, const char *name)
{
    return find_in(*list_of(layouts, name), name);
}

static const lele_layout *add(struct node **list, struct node *node)
{
    node->next = *list;
    *list = node;
    return &node->layout;
}

/* The layout without clues. */
static const lele_layout *get_plain(lele_layouts *layouts, const char *name, lele_problem *problem)
{
    struct node **list = list_of(layouts, name);
    const lele_layout *known = find_in(*list, name);
    if (known != NULL)
        return known;
    struct node *node = calloc(1, sizeof *node);
    if (node == NULL) {
        lele_problem_set(problem, LELE_E_MEMORY);
        return NULL;
    }
    if (lele_layout_build(&node->layout, name, problem) != LELE_OK) {
        free(node);
        return NULL;
    }
    if (strcmp(node->layout.name, name) != 0) { /* `name` is an alias */
        list = list_of(layouts, node->layout.name);
        known = find_in(*list, node->layout.name);
    }
    if (known != NULL) {
        free(node);
        return known;
    }
    return add(list, node);
}

/* A number of 60 bits for a text, as 12 characters. */
static void write_hash(const lele_text *text, char ret[13])
{
    static const char letters[] = "0123456789abcdefghijklmnopqrstuv";
    uint64_t hash = hash_of(text->data, text->length);
    hash ^= hash >> 60;
    for (int i = 0; i < 12; i++, hash >>= 5)
        ret[i] = letters[hash & 31];
    ret[12] = '\0';
}

/* The name of a layout with clues: that of its base, a plus, a number made from the clues. */
static lele_error name_layout(lele_layout *layout, const lele_layout *base,
                              const lele_clue_list *list, lele_problem *problem)
{
    const size_t length = strlen(base->name);
    char hash[13];
    lele_text text;
    lele_text_init(&text);
    lele_clue_list_write(base, list, &text);
    write_hash(&text, hash);
    const bool failed = text.failed;
    lele_text_release(&text);
    if (failed)
        return lele_problem_set(problem, LELE_E_MEMORY);
    if (length + 1 + sizeof hash > sizeof layout->name)
        return lele_problem_set(problem, LELE_E_TOO_LONG);
    layout->name[length] = '+';
    memcpy(layout->name + length + 1, hash, sizeof hash);
    return LELE_OK;
}

lele_error lele_layout_init_with(lele_layout *ret, const lele_layout *base, lele_clues *clues,
                                 lele_problem *problem)
{
    lele_error error = LELE_OK;
    *ret = *base;
    if (clues->list.clue_count == 0)
        return LELE_OK;
    lele_clue_list_sort(&clues->list);
    for (int i = 0; error == LELE_OK && i < clues->list.clue_count; i++)
        error = lele_clue_check(base, &clues->list, i, problem);
    if (error == LELE_OK)
        error = lele_clues_expand(ret, clues, problem);
    return error == LELE_OK ? name_layout(ret, base, &clues->list, problem) : error;
}

static void free_node(struct node *node)
{
    if (node != NULL)
        free(node->clues);
    free(node);
}

const lele_layout *lele_layouts_get_with(lele_layouts *layouts, const char *base,
                                         const lele_clue_list *list, lele_problem *problem)
{
    const lele_layout *plain = get_plain(layouts, base, problem);
    if (plain == NULL || list->clue_count == 0)
        return plain;
    if (!layouts->clues) {
        const char *name = lele_look_name((lele_look)list->clue[0].look);
        if (problem != NULL)
            lele_problem_quote(problem, name, strlen(name));
        lele_problem_set(problem, LELE_E_CONSTRAINT);
        return NULL;
    }
    struct node *node = calloc(1, sizeof *node);
    lele_clues *clues = malloc(sizeof *clues);
    if (node == NULL || clues == NULL) {
        free(node), free(clues);
        lele_problem_set(problem, LELE_E_MEMORY);
        return NULL;
    }
    node->clues = clues;
    clues->list = *list;
    const lele_layout *known = NULL;
    const lele_error error = lele_layout_init_with(&node->layout, plain, clues, problem);
    if (error == LELE_OK)
        known = find(layouts, node->layout.name);
    if (error != LELE_OK || known != NULL) {
        free_node(node);
        return known;
    }
    return add(list_of(layouts, node->layout.name), node);
}

/* Reads "classic+cage:15:r1c1r1c2". */
static const lele_layout *get_text(lele_layouts *layouts, const char *text, const char *plus,
                                   lele_problem *problem)
{
    char base[LELE_LAYOUT_NAME_SIZE];
    const size_t length = (size_t)(plus - text);
    if (length >= sizeof base) {
        if (problem != NULL)
            lele_problem_quote(problem, text, length);
        lele_problem_set(problem, LELE_E_LAYOUT);
        return NULL;
    }
    memcpy(base, text, length);
    base[length] = '\0';
    const lele_layout *plain = get_plain(layouts, base, problem);
    lele_clue_list *list = malloc(sizeof *list);
    const lele_layout *layout = NULL;
    if (list == NULL)
        lele_problem_set(problem, LELE_E_MEMORY);
    else if (plain != NULL && lele_clue_list_read(plain, plus + 1, list, problem) == LELE_OK)
        layout = lele_layouts_get_with(layouts, base, list, problem);
    free(list);
    return layout;
}

const lele_layout *lele_layouts_get(lele_layouts *layouts, const char *name, lele_problem *problem)
{
    const char *plus = strchr(name, '+');
    if (plus == NULL)
        return get_plain(layouts, name, problem);
    const lele_layout *known = find(layouts, name);
    return known != NULL ? known : get_text(layouts, name, plus, problem);
}

void lele_layout_write_text(const lele_layout *layout, lele_text *out)
{
    if (layout->clues == NULL) {
        lele_text_add(out, layout->name);
        return;
    }
    lele_text_add_bytes(out, layout->name, strcspn(layout->name, "+"));
    lele_clue_list_write(layout, &layout->clues->list, out);
}
