/* What the panel says: the tree, the results, why not, the hint, or what else the game has to say. */
#include <stdio.h>
#include <string.h>

#include "play/clues.h"
#include "play/draw.h"
#include "play/utf8.h"

struct writer {
    play_player *player;
    play_lines *lines;
    int width;
};

static void say(struct writer *writer, const char *text, play_ink ink)
{
    if (*text != '\0')
        play_lines_add(writer->lines, text, writer->width, ink);
}

/* The same for a text of the writer, which is released. */
static void say_own(struct writer *writer, lele_text *text, play_ink ink)
{
    play_session *session = &writer->player->session;
    session->lacked = session->lacked || text->failed;
    say(writer, text->data, ink);
    lele_text_release(text);
}

static void skip_line(struct writer *writer)
{
    if (writer->lines->count > 0)
        play_lines_add(writer->lines, "", writer->width, PLAY_INK_TEXT);
}

static void say_words(struct writer *writer, play_word word, const char *a, const char *b,
                      play_ink ink)
{
    lele_text text;
    lele_text_init(&text);
    play_word_add(&text, writer->player->lang, word, a, b);
    say_own(writer, &text, ink);
}

/* "Time 0:01:02" */
static void say_value(struct writer *writer, play_word word, const char *value)
{
    lele_text text;
    lele_text_init(&text);
    lele_text_add(&text, play_word_text(writer->player->lang, word));
    lele_text_add_char(&text, ' ');
    lele_text_add(&text, value);
    say_own(writer, &text, PLAY_INK_TEXT);
}

static void say_time(struct writer *writer, play_word word, json_int_t milliseconds)
{
    lele_text text;
    lele_text_init(&text);
    play_time_add(&text, milliseconds);
    say_value(writer, word, text.data);
    lele_text_release(&text);
}

static void say_count(struct writer *writer, play_word word, const json_t *object, const char *key)
{
    char number[16];
    (void)snprintf(number, sizeof number, "%d", play_fact_int(object, key));
    say_value(writer, word, number);
}

static void say_results(struct writer *writer, const json_t *results)
{
    const json_t *facts = play_player_facts(writer->player);
    say(writer, play_fact_text(json_object_get(facts, "verdict"), "text"), PLAY_INK_GOOD);
    skip_line(writer);
    say_time(writer, PLAY_W_TIME, json_integer_value(json_object_get(results, "total")));
    if (play_fact_int(results, "penalty") > 0) {
        lele_text text;
        lele_text_init(&text);
        play_time_add(&text, json_integer_value(json_object_get(results, "penalty")));
        say_words(writer, PLAY_W_PENALTY, text.data, NULL, PLAY_INK_DIM);
        lele_text_release(&text);
    }
    say_count(writer, PLAY_W_HINTS, results, "hints");
    say_count(writer, PLAY_W_MISTAKES, results, "mistakes");
    say_count(writer, PLAY_W_MOVES, results, "moves");
    say_value(writer, PLAY_W_HARDEST, play_fact_text(results, "hardestTitle"));
}

static void add_cells(const lele_layout *layout, const json_t *cells, lele_text *out)
{
    size_t i;
    const json_t *cell;
    char name[LELE_CELL_NAME_SIZE];
    json_array_foreach((json_t *)cells, i, cell)
    {
        const json_int_t index = json_integer_value(cell);
        if (index < 0 || index >= layout->cell_count)
            continue;
        lele_cell_name(layout, (int)index, name);
        if (i > 0)
            lele_text_add_char(out, ',');
        lele_text_add(out, name);
    }
}

/* One end of a link: "5 R1C2", or "R1C2" for a line between cells. */
static void add_end(struct writer *writer, const json_t *link, const char *end, lele_text *out)
{
    const lele_layout *layout = play_session_layout(&writer->player->session);
    const json_t *drawing = play_player_drawing(writer->player);
    const json_t *value = json_object_get(link, end);
    int digit = play_fact_int(link, "digit");
    json_t *cells;
    if (json_object_get(link, "strong") != NULL) {
        const json_t *node =
            json_array_get(json_object_get(drawing, "nodes"), (size_t)json_integer_value(value));
        digit = play_fact_int(node, "digit");
        cells = json_incref(json_object_get(node, "cells"));
    } else {
        cells = json_pack("[O]", value);
    }
    if (digit >= 1 && digit <= layout->size) {
        lele_text_add_char(out, lele_digit_char(digit));
        lele_text_add_char(out, ' ');
    }
    add_cells(layout, cells, out);
    json_decref(cells);
}

static void add_reason(struct writer *writer, const json_t *link, lele_text *out)
{
    const lele_layout *layout = play_session_layout(&writer->player->session);
    const json_t *strong = json_object_get(link, "strong");
    const int unit = play_fact_int(link, "unit");
    const bool is_strong =
        strong != NULL ? json_is_true(strong) : strcmp(play_fact_text(link, "kind"), "strong") == 0;
    lele_text_add(out, " (");
    lele_text_add(out,
                  play_word_text(writer->player->lang, is_strong ? PLAY_W_STRONG : PLAY_W_WEAK));
    if (strong != NULL && unit >= 0 && unit < layout->unit_count) {
        lele_text_add(out, ", ");
        lele_layout_write_unit(layout, unit, writer->player->lang, out);
    }
    lele_text_add_char(out, ')');
}

static void say_link(struct writer *writer)
{
    const json_t *links = play_player_links(writer->player);
    const int at = writer->player->link;
    const json_t *link = at >= 0 ? json_array_get(links, (size_t)at) : NULL;
    if (link == NULL)
        return;
    char number[16], of[16];
    (void)snprintf(number, sizeof number, "%d", at + 1);
    (void)snprintf(of, sizeof of, "%d", (int)json_array_size(links));
    say_words(writer, PLAY_W_LINK, number, of, PLAY_INK_KEY);
    const json_t *strong = json_object_get(link, "strong");
    lele_text text;
    lele_text_init(&text);
    add_end(writer, link, "from", &text);
    lele_text_add(&text, writer->player->ascii   ? " --> "
                         : json_is_false(strong) ? " ┄┄▶ "
                                                 : " ━━▶ ");
    add_end(writer, link, "to", &text);
    add_reason(writer, link, &text);
    say_own(writer, &text, PLAY_INK_MARK);
    skip_line(writer);
}

static void say_hint(struct writer *writer, const json_t *hint)
{
    const json_t *texts = json_object_get(hint, "texts");
    const size_t count = json_array_size(texts);
    char level[16];
    (void)snprintf(level, sizeof level, "%d", play_fact_int(hint, "level"));
    say_words(writer, PLAY_W_HINT_LEVEL, level,
              strcmp(play_fact_text(hint, "kind"), "step") == 0 || play_fact_is(hint, "more")
                  ? "4"
                  : level,
              PLAY_INK_TITLE);
    say_link(writer);
    for (size_t i = count; i > 0; i--) {
        const char *text = json_string_value(json_array_get(texts, i - 1));
        say(writer, text != NULL ? text : "", i == count ? PLAY_INK_TEXT : PLAY_INK_DIM);
        skip_line(writer);
    }
    const json_t *hints = json_object_get(play_player_facts(writer->player), "hints");
    say(writer, play_fact_text(hints, "text"), PLAY_INK_DIM);
}

static void say_why_not(struct writer *writer, const json_t *why)
{
    size_t i;
    const json_t *step;
    json_array_foreach(json_object_get(why, "steps"), i, step)
    {
        say(writer, play_fact_text(step, "text"), PLAY_INK_TEXT);
        skip_line(writer);
    }
    say(writer, play_fact_text(why, "text"), PLAY_INK_TITLE);
}

static void say_entry(struct writer *writer, const json_t *entry)
{
    char givens[16];
    (void)snprintf(givens, sizeof givens, "%d", play_fact_int(entry, "givens"));
    say_words(writer, PLAY_W_ENTERING_HELP, NULL, NULL, PLAY_INK_TEXT);
    skip_line(writer);
    say_words(writer, PLAY_W_SAY_GIVEN, givens, NULL, PLAY_INK_TEXT);
    const json_t *problem = json_object_get(entry, "problem");
    say(writer, play_fact_text(problem, "text"), PLAY_INK_DIM);
}

/* --- the tree --- */

static int depth_of(const json_t *nodes, const json_t *node)
{
    int depth = 0;
    for (int parent = play_fact_int(node, "parent"); parent >= 0 && depth < 12; depth++) {
        size_t i;
        const json_t *one, *found = NULL;
        json_array_foreach((json_t *)nodes, i, one) if (play_fact_int(one, "id") == parent)
        {
            found = one;
            break;
        }
        parent = found != NULL ? play_fact_int(found, "parent") : -1;
    }
    return depth;
}

static void add_node(struct writer *writer, const json_t *nodes, const json_t *node, bool current,
                     lele_text *out)
{
    const bool ascii = writer->player->ascii;
    lele_text_add_repeat(out, ' ', (size_t)depth_of(nodes, node));
    lele_text_add(out, current                                 ? ascii ? "* " : "● "
                       : *play_fact_text(node, "mark") != '\0' ? ascii ? "+ " : "◆ "
                       : ascii                                 ? "- "
                                                               : "○ ");
    lele_text_add(out, play_fact_text(node, "label"));
    if (*play_fact_text(node, "name") != '\0') {
        lele_text_add(out, " “");
        lele_text_add(out, play_fact_text(node, "name"));
        lele_text_add(out, "”");
    }
    if (play_fact_int(node, "steps") > 1) {
        lele_text_add(out, " +");
        lele_text_add_int(out, play_fact_int(node, "steps"));
    }
    if (*play_fact_text(node, "dead") != '\0')
        lele_text_add(out, ascii ? " x " : " ✗ ");
    lele_text_add(out, play_fact_text(node, "dead"));
}

/* The row that is chosen: at first the current node. */
static void settle_choice(play_player *player, const json_t *nodes, int current)
{
    const int count = (int)json_array_size(nodes);
    for (int i = 0; player->tree_at < 0 && i < count; i++)
        if (play_fact_int(json_array_get(nodes, (size_t)i), "id") == current)
            player->tree_at = i;
    if (player->tree_at >= count)
        player->tree_at = count - 1;
    if (player->tree_at < 0)
        player->tree_at = 0;
    player->tree_node = play_fact_int(json_array_get(nodes, (size_t)player->tree_at), "id");
}

static void say_tree(struct writer *writer)
{
    lele_problem problem;
    play_player *player = writer->player;
    lele_problem_init(&problem);
    json_t *nodes = play_session_query(&player->session, "branches", &problem);
    player->session.lacked = player->session.lacked || nodes == NULL;
    const int current =
        play_fact_int(json_object_get(play_player_facts(player), "tree"), "current");
    settle_choice(player, nodes, current);
    say_words(writer, PLAY_W_TREE, NULL, NULL, PLAY_INK_TITLE);
    size_t i;
    json_t *node;
    json_array_foreach(nodes, i, node)
    {
        lele_text text;
        lele_text_init(&text);
        const bool is_chosen = (int)i == player->tree_at;
        lele_text_add(&text, is_chosen ? ">" : " ");
        add_node(writer, nodes, node, play_fact_int(node, "id") == current, &text);
        if (is_chosen && player->text_room > 0) /* keep it in sight */
            player->text_top = (int)writer->lines->count >= player->text_room - 1
                                   ? (int)writer->lines->count - player->text_room / 2
                                   : 0;
        say_own(writer, &text,
                is_chosen                      ? PLAY_INK_KEY
                : play_fact_is(node, "onPath") ? PLAY_INK_TEXT
                                               : PLAY_INK_DIM);
    }
    json_decref(nodes);
}

static void say_clue(struct writer *writer, int clue, play_ink ink)
{
    lele_text text;
    lele_text_init(&text);
    play_clue_describe(play_session_layout(&writer->player->session), clue, writer->player->lang,
                       &text);
    say_own(writer, &text, ink);
}

/* The clues of the cell under the cursor; below them, or if it has none, those that characters cannot
 * show. */
static void say_clues(struct writer *writer)
{
    const lele_layout *layout = play_session_layout(&writer->player->session);
    const int count = layout->clues != NULL ? layout->clues->list.clue_count : 0;
    for (int clue = 0; clue < count; clue++)
        if (play_clue_has(layout, clue, writer->player->cursor))
            say_clue(writer, clue, PLAY_INK_TEXT);
    for (int clue = 0; clue < count; clue++)
        if (!play_clue_has(layout, clue, writer->player->cursor) &&
            layout->clues->list.clue[clue].look != LELE_LOOK_CAGE)
            say_clue(writer, clue, PLAY_INK_DIM);
}

static void say_rest(struct writer *writer, const json_t *facts)
{
    const json_t *hints = json_object_get(facts, "hints");
    const json_t *check = json_object_get(facts, "check");
    const json_t *overlay = json_object_get(facts, "overlay");
    say(writer, play_fact_text(json_object_get(facts, "verdict"), "text"), PLAY_INK_BAD);
    say(writer, play_fact_text(check, "text"), PLAY_INK_TEXT);
    say(writer, play_fact_text(overlay, "text"), PLAY_INK_TEXT);
    if (writer->lines->count == 0)
        say_clues(writer);
    if (writer->lines->count == 0)
        say(writer, play_fact_text(hints, "idle"), PLAY_INK_DIM);
}

void play_panel_text(play_player *player, int width, play_lines *lines)
{
    struct writer writer = { player, lines, width };
    const json_t *facts = play_player_facts(player);
    const json_t *hint = json_object_get(facts, "hint"), *why = json_object_get(facts, "whyNot");
    const json_t *results = json_object_get(facts, "results");
    const json_t *entry = json_object_get(facts, "entry");
    const bool has_hint = json_array_size(json_object_get(hint, "texts")) > 0;
    if (player->pane == PLAY_PANE_TREE)
        say_tree(&writer);
    else if (player->answer.length > 0)
        say(&writer, player->answer.data, PLAY_INK_TEXT);
    else if (json_is_object(results))
        say_results(&writer, results);
    else if (json_is_object(entry))
        say_entry(&writer, entry);
    else if (json_is_object(why) && (player->asked_why || !has_hint))
        say_why_not(&writer, why);
    else if (has_hint)
        say_hint(&writer, hint);
    else
        say_rest(&writer, facts);
    player->session.lacked = player->session.lacked || lines->text.failed;
}
