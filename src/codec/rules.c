#include "codec/rules.h"

#include "core/clue_table.h"
#include "core/layout_table.h"

lele_error lele_rules_init(lele_rules *rules, lele_source *source, int size)
{
    *rules = (lele_rules){ .size = size };
    const lele_codec_context context = { .layouts = source->context->layouts, .layout = NULL };
    lele_problem unasked;
    lele_problem_init(&unasked);
    lele_source plain = *source;
    plain.context = &context;
    plain.problem = &unasked;
    const lele_layout *layout;
    const lele_error error = lele_source_layout(&plain, (size_t)size * (size_t)size, &layout);
    if (error != LELE_OK)
        return error;
    for (int cell = 0; cell < layout->cell_count; cell++)
        rules->region[cell] = (uint8_t)lele_layout_box(layout, cell);
    return LELE_OK;
}

lele_error lele_source_refuse_rule(lele_source *source, const char *name, size_t length)
{
    lele_problem_quote(source->problem, name, length);
    return lele_source_refuse(source, source->at, LELE_E_CONSTRAINT);
}

static bool has_extra(const lele_rules *rules, const lele_cellset *set)
{
    for (int i = 0; i < rules->extra_count; i++)
        if (lele_cellset_equal(&rules->extra[i], set))
            return true;
    return false;
}

static bool fits(const lele_layout *layout, const lele_rules *rules)
{
    const int size = layout->size, extra = lele_layout_first_extra(layout);
    if (size != rules->size || layout->unit_count != extra + rules->extra_count)
        return false;
    for (int u = lele_layout_first_box(layout); u < extra; u++)
        for (int i = 1; i < size; i++)
            if (rules->region[layout->units[u].cells[i]] !=
                rules->region[layout->units[u].cells[0]])
                return false;
    for (int u = extra; u < layout->unit_count; u++)
        if (!has_extra(rules, &layout->units[u].set))
            return false;
    return true;
}

lele_error lele_rules_layout(const lele_rules *rules, lele_source *source, const lele_layout **ret)
{
    const char *name;
    for (size_t i = 0; (name = lele_layout_name_at(i)) != NULL; i++) {
        const lele_layout *layout;
        const lele_error error = lele_source_layout_named(source, name, &layout);
        if (error != LELE_OK)
            return error;
        if (fits(layout, rules)) {
            *ret = layout;
            return LELE_OK;
        }
    }
    char jigsaw[LELE_LAYOUT_NAME_SIZE];
    lele_layout_name_regions(rules->size, rules->region, rules->extra_count > 0, jigsaw);
    const lele_layout *layout;
    const lele_error error = lele_source_layout_named(source, jigsaw, &layout);
    if (error != LELE_OK)
        return lele_source_refuse(source, source->at, error);
    if (!fits(layout, rules))
        return lele_source_refuse_rule(source, "extra regions", 13);
    *ret = layout;
    return LELE_OK;
}

/* Moves the extra regions with as many cells as digits from the clues to the units. */
static void take_units(lele_clue_list *list, lele_rules *rules)
{
    const lele_clue_list all = *list;
    lele_clue_list_init(list);
    for (int i = 0; i < all.clue_count; i++) {
        const lele_clue *clue = &all.clue[i];
        const lele_cell *cells = all.cell + clue->first_cell;
        if (clue->look != LELE_LOOK_EXTRA_REGION || clue->cell_count != rules->size ||
            rules->extra_count == LELE_MAX_SIZE) {
            (void)lele_clue_list_add(list, (lele_look)clue->look, clue->value, cells,
                                     clue->cell_count, NULL);
            continue;
        }
        rules->extra[rules->extra_count] = LELE_CELLSET_EMPTY;
        for (int c = 0; c < clue->cell_count; c++)
            lele_cellset_add(&rules->extra[rules->extra_count], cells[c]);
        rules->extra_count++;
    }
}

lele_error lele_rules_layout_with(lele_rules *rules, lele_source *source, lele_clue_list *list,
                                  const lele_layout **ret)
{
    const lele_clue_list clues = *list;
    const lele_rules plain = *rules;
    const lele_problem before = *source->problem;
    take_units(list, rules);
    lele_error error = lele_rules_layout(rules, source, ret);
    if (error == LELE_E_CONSTRAINT && rules->extra_count > 0) {
        *source->problem = before;
        *list = clues;
        error = lele_rules_layout(&plain, source, ret);
    }
    if (error != LELE_OK || list->clue_count == 0)
        return error;
    *ret = lele_layouts_get_with(source->context->layouts, (*ret)->name, list, source->problem);
    return *ret != NULL ? LELE_OK : lele_source_refuse(source, source->at, source->problem->code);
}
