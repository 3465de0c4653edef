/*
 * The faces of the cells.  Layers of paper, each over the one before: the layout's own units, the
 * cursor's units and digit, the player's colours, the hint, mistakes, the cursor.
 */
#include "play/face.h"

#include <string.h>

static const uint8_t role_papers[LELE_ROLE_COUNT] = {
    [LELE_ROLE_CELL] = PLAY_PAPER_ROLE_1,     [LELE_ROLE_BASE] = PLAY_PAPER_ROLE_1,
    [LELE_ROLE_COVER] = PLAY_PAPER_ROLE_2,    [LELE_ROLE_FIN] = PLAY_PAPER_ROLE_3,
    [LELE_ROLE_ENDO_FIN] = PLAY_PAPER_ROLE_3, [LELE_ROLE_PIVOT] = PLAY_PAPER_ROLE_2,
    [LELE_ROLE_PINCER] = PLAY_PAPER_ROLE_1,   [LELE_ROLE_CORNER] = PLAY_PAPER_ROLE_1,
    [LELE_ROLE_EXTRA] = PLAY_PAPER_ROLE_3,    [LELE_ROLE_COLOR_A] = PLAY_PAPER_ROLE_1,
    [LELE_ROLE_COLOR_B] = PLAY_PAPER_ROLE_2,  [LELE_ROLE_COLOR_C] = PLAY_PAPER_ROLE_3,
    [LELE_ROLE_COLOR_D] = PLAY_PAPER_ROLE_4,  [LELE_ROLE_ALS_A] = PLAY_PAPER_ROLE_1,
    [LELE_ROLE_ALS_B] = PLAY_PAPER_ROLE_2,    [LELE_ROLE_ALS_C] = PLAY_PAPER_ROLE_3,
    [LELE_ROLE_ALS_D] = PLAY_PAPER_ROLE_4,    [LELE_ROLE_ALS_E] = PLAY_PAPER_ROLE_3,
    [LELE_ROLE_REASON] = PLAY_PAPER_ROLE_4,   [LELE_ROLE_EXCLUDED] = PLAY_PAPER_UNIT,
};

static lele_role role_of(const char *name)
{
    int role = 0;
    while (role < LELE_ROLE_COUNT && strcmp(lele_role_name((lele_role)role), name) != 0)
        role++;
    return (lele_role)role;
}

const json_t *play_player_drawing(play_player *player)
{
    const json_t *facts = play_player_facts(player);
    const json_t *steps = json_object_get(json_object_get(facts, "whyNot"), "steps");
    const json_t *hint = json_object_get(facts, "hint");
    const size_t count = json_array_size(steps);
    const bool has_hint = json_array_size(json_object_get(hint, "texts")) > 0;
    if (count > 0 && (player->asked_why || !has_hint))
        return json_array_get(steps, count - 1);
    return has_hint ? hint : NULL;
}

static void show_small(play_face *face, lele_digits digits, play_ink ink)
{
    face->small |= digits;
    for (int digit = 1; digit <= LELE_MAX_SIZE; digit++)
        if (lele_digits_has(digits, digit))
            face->small_ink[digit] = (uint8_t)ink;
}

static int cell_of(const json_t *value, int cell_count)
{
    const json_int_t cell = json_is_integer(value) ? json_integer_value(value) : -1;
    return cell >= 0 && cell < cell_count ? (int)cell : -1;
}

static void show_units(const lele_layout *layout, const json_t *units, play_face *faces)
{
    size_t i;
    const json_t *unit;
    json_array_foreach((json_t *)units, i, unit)
    {
        const int index = play_fact_int(unit, "unit");
        for (int k = 0; index >= 0 && index < layout->unit_count && k < layout->size; k++)
            faces[layout->units[index].cells[k]].style.paper = PLAY_PAPER_UNIT;
    }
}

static void show_marks(const lele_layout *layout, const json_t *marks, play_face *faces)
{
    size_t i;
    const json_t *mark;
    json_array_foreach((json_t *)marks, i, mark)
    {
        const int cell = cell_of(json_object_get(mark, "cell"), layout->cell_count);
        const lele_role role = role_of(play_fact_text(mark, "role"));
        if (cell < 0 || role == LELE_ROLE_COUNT)
            continue;
        faces[cell].style.paper = role_papers[role];
        if (role != LELE_ROLE_EXCLUDED)
            show_small(&faces[cell], play_fact_digits(json_object_get(mark, "digits")),
                       PLAY_INK_MARK);
    }
}

static void show_nodes(const lele_layout *layout, const json_t *nodes, play_face *faces)
{
    size_t i, k;
    const json_t *node, *value;
    json_array_foreach((json_t *)nodes, i, node)
    {
        const int digit = play_fact_int(node, "digit");
        json_array_foreach(json_object_get(node, "cells"), k, value)
        {
            const int cell = cell_of(value, layout->cell_count);
            if (cell < 0 || digit < 1 || digit > layout->size)
                continue;
            if (faces[cell].style.paper < PLAY_PAPER_ROLE_1)
                faces[cell].style.paper = PLAY_PAPER_ROLE_1;
            show_small(&faces[cell], lele_digits_of(digit),
                       play_fact_is(node, "on") ? PLAY_INK_ON : PLAY_INK_OFF);
        }
    }
}

static void show_conclusions(const lele_layout *layout, const json_t *drawing, play_face *faces)
{
    size_t i;
    const json_t *one;
    json_array_foreach(json_object_get(drawing, "place"), i, one)
    {
        const int cell = cell_of(json_object_get(one, "cell"), layout->cell_count);
        const int digit = play_fact_int(one, "digit");
        if (cell >= 0 && digit >= 1 && digit <= layout->size)
            show_small(&faces[cell], lele_digits_of(digit), PLAY_INK_PLACE);
    }
    json_array_foreach(json_object_get(drawing, "eliminate"), i, one)
    {
        const int cell = cell_of(json_object_get(one, "cell"), layout->cell_count);
        if (cell < 0)
            continue;
        if (faces[cell].style.paper < PLAY_PAPER_ROLE_1)
            faces[cell].style.paper = PLAY_PAPER_TARGET;
        show_small(&faces[cell], play_fact_digits(json_object_get(one, "digits")), PLAY_INK_REMOVE);
    }
}

/* The cells at one end of a link: of a chain's node, or a cell. */
static void show_end(const json_t *drawing, const json_t *end, bool is_node, int cell_count,
                     play_face *faces)
{
    size_t i;
    const json_t *value = end;
    if (!is_node) {
        const int cell = cell_of(value, cell_count);
        if (cell >= 0)
            faces[cell].style.paper = PLAY_PAPER_LINK;
        return;
    }
    const json_t *node =
        json_array_get(json_object_get(drawing, "nodes"), (size_t)json_integer_value(end));
    json_array_foreach(json_object_get(node, "cells"), i, value)
        show_end(drawing, value, false, cell_count, faces);
}

static void show_link(play_player *player, const json_t *drawing, play_face *faces)
{
    const json_t *links = play_player_links(player);
    const json_t *link = player->link >= 0 ? json_array_get(links, (size_t)player->link) : NULL;
    if (link == NULL)
        return;
    const int count = play_session_layout(&player->session)->cell_count;
    const bool by_node = json_object_get(link, "strong") != NULL;
    show_end(drawing, json_object_get(link, "from"), by_node, count, faces);
    show_end(drawing, json_object_get(link, "to"), by_node, count, faces);
}

static void show_argument(play_player *player, play_face *faces)
{
    const json_t *drawing = play_player_drawing(player);
    const lele_layout *layout = play_session_layout(&player->session);
    const json_t *why = json_object_get(play_player_facts(player), "whyNot");
    if (drawing != NULL) {
        show_units(layout, json_object_get(drawing, "units"), faces);
        show_marks(layout, json_object_get(drawing, "marks"), faces);
        show_nodes(layout, json_object_get(drawing, "nodes"), faces);
        show_conclusions(layout, drawing, faces);
        show_link(player, drawing, faces);
    }
    const int cell = cell_of(json_object_get(why, "cell"), layout->cell_count);
    const int other = cell_of(json_object_get(why, "other"), layout->cell_count);
    if (cell >= 0)
        faces[cell].style.paper = PLAY_PAPER_TARGET;
    if (other >= 0)
        faces[other].style.paper = PLAY_PAPER_ROLE_4;
}

static void show_notes(const lele_view_cell *cell, play_face *face)
{
    face->small = 0;
    show_small(face, cell->notes[LELE_NOTE_CORNER], PLAY_INK_NOTE);
    show_small(face, cell->notes[LELE_NOTE_CENTRE], PLAY_INK_CENTRE);
    if (cell->overlay == 0)
        return;
    face->small = 0;
    show_small(face, cell->overlay, PLAY_INK_OVERLAY);
}

static uint8_t ink_of(const lele_view_cell *cell)
{
    if (cell->wrong || cell->conflict)
        return PLAY_INK_BAD;
    if (cell->given)
        return PLAY_INK_GIVEN;
    return cell->branch > 0 ? (uint8_t)(PLAY_INK_BRANCH_1 + (cell->branch - 1) % 4) : PLAY_INK_OWN;
}

static uint8_t ground_of(const play_player *player, int cell)
{
    const lele_layout *layout = play_session_layout(&player->session);
    const lele_view_cell *here = &player->session.view.cells[player->cursor];
    const lele_view_cell *one = &player->session.view.cells[cell];
    for (int i = 0; i < LELE_COLOURS; i++)
        if ((one->colours >> i & 1) != 0)
            return (uint8_t)(PLAY_PAPER_COLOUR_1 + i);
    if (here->value != 0 && one->value == here->value)
        return PLAY_PAPER_SAME;
    if (cell == player->cursor || lele_layout_sees(layout, player->cursor, cell))
        return PLAY_PAPER_PEER;
    return play_cell_is_extra(layout, cell) ? PLAY_PAPER_EXTRA : PLAY_PAPER_BASE;
}

void play_faces_make(play_player *player, play_face ret[LELE_MAX_CELLS])
{
    const lele_view *view = &player->session.view;
    const lele_layout *layout = play_session_layout(&player->session);
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const lele_view_cell *one = &view->cells[cell];
        ret[cell] = (play_face){ .digit = one->value,
                                 .style = { ink_of(one), ground_of(player, cell), 0 } };
        if (one->value == 0)
            show_notes(one, &ret[cell]);
    }
    if (view->status != LELE_STATUS_PAUSED)
        show_argument(player, ret);
    for (int cell = 0; cell < layout->cell_count; cell++) {
        uint8_t *paper = &ret[cell].style.paper;
        if (view->cells[cell].wrong || view->cells[cell].conflict)
            *paper = PLAY_PAPER_WRONG;
        if (lele_cellset_has(&player->selected, cell))
            *paper = PLAY_PAPER_SELECTED;
        if (cell == player->cursor)
            *paper = PLAY_PAPER_CURSOR;
        if (view->cells[cell].guess)
            ret[cell].style.attributes |= PLAY_UNDERLINE;
    }
}
