/* A game as a position for the codecs, and back: candidates that steps, notes or a text removed. */
#include "script.h"

#define POINTING "030000000700000001009650800091207030040090020020406910005021400300000002000000050"
#define PACKED                                                                                     \
    "S9B05030t1g0758bf7x4c062k2k010905660w640l09080o0u0s33062k0811859u062ja28c03041090080y039u840" \
    "1"                                                                                            \
    "070z8782020rbu8a067r06a72u122a02080q0o5w2g0401091i0m050p191d20081g1r0709"

struct held {
    lele_game *game;
};

static void open_text(struct held *held, const char *text)
{
    lele_position position;
    const lele_codec_context context = { .layouts = lele_layouts_new(), .layout = NULL };
    assert_int_equal(lele_codec_read(NULL, &context, text, strlen(text), &position, NULL), LELE_OK);
    held->game = lele_game_new(&position, LELE_SEVERAL_REFUSE, NULL);
    assert_non_null(held->game);
    lele_layouts_free(context.layouts);
}

static void play(const struct held *held, const char *line)
{
    assert_int_equal(lele_game_command(held->game, 0, line, NULL), LELE_OK);
}

/* Compares the start of the text in a format: nine characters per cell in a pmline. */
static void starts_with(const struct held *held, const char *format, const char *want)
{
    lele_position position;
    lele_text text;
    lele_text_init(&text);
    lele_game_position(held->game, &position);
    assert_int_equal(lele_codec_write(lele_codec_find(format), &position, &text, NULL), LELE_OK);
    if (strncmp(text.data, want, strlen(want)) != 0)
        fail_msg("%s starts with %.20s instead of %s", format, text.data, want);
    lele_text_release(&text);
}

static void shows(const struct held *held, const char *path, const char *want)
{
    lele_text view;
    lele_text_init(&view);
    lele_game_view(held->game, 0, LELE_LANG_EN, &view);
    const char *value = json_find(view.data, path);
    assert_non_null(value);
    if (strncmp(value, want, strlen(want)) != 0)
        fail_msg("%s is %.30s instead of %s", path, value, want);
    lele_text_release(&view);
}

static void a_candidate_that_a_step_removed_is_not_exported(void **state)
{
    (void)state;
    struct held held;
    open_text(&held, POINTING);
    starts_with(&held, "pmline", "12.456.8...3");
    play(&held, "apply r1c1-1");
    starts_with(&held, "pmline", ".2.456.8...3");
    play(&held, "undo");
    starts_with(&held, "pmline", "12.456.8...3");
    lele_game_free(held.game);
}

static void notes_are_exported_where_they_count_as_candidates(void **state)
{
    (void)state;
    struct held held;
    open_text(&held, POINTING);
    play(&held, "note r1c1 +24");
    starts_with(&held, "pmline", "12.456.8...3"); /* the other cells have none */
    play(&held, "fill-notes");
    play(&held, "note r1c1 -1");
    starts_with(&held, "pmline", ".2.456.8...3");
    lele_game_free(held.game);
}

/* R1C3 of PACKED is "0t": 29 = 4 * 7 + 1 in base 36, that is 1, 2 and 4. */
static void imported_candidates_are_notes_and_the_start(void **state)
{
    (void)state;
    struct held held;
    open_text(&held, PACKED);
    shows(&held, "cells.r1c1.given", "true");
    shows(&held, "cells.r1c3.corner", "[1,2,4]");
    shows(&held, "allowed.undo", "false");
    play(&held, "set r1c3 4");
    play(&held, "undo");
    shows(&held, "cells.r1c3.corner", "[1,2,4]");
    lele_game_free(held.game);
}

/* A share code has notes and candidates.  Notes that the player removed must come back with
 * `fill-notes`; what a step removed must not. */
static void a_shared_game_keeps_the_difference_between_notes_and_eliminations(void **state)
{
    (void)state;
    static const char *const lines[] = { "note r1c1 -1", "apply r1c1-1" };
    static const char *const filled[] = { "[1,2,4,5,6,8]", "[2,4,5,6,8]" };
    for (int i = 0; i < 2; i++) {
        struct held held;
        lele_position position;
        open_text(&held, POINTING);
        if (i == 0)
            play(&held, "fill-notes");
        play(&held, lines[i]);
        lele_game_position(held.game, &position);
        lele_game *other = lele_game_new(&position, LELE_SEVERAL_REFUSE, NULL);
        assert_non_null(other);
        lele_game_free(held.game);
        held.game = other;
        shows(&held, "cells.r1c1.corner", "[2,4,5,6,8]");
        play(&held, "fill-notes");
        shows(&held, "cells.r1c1.corner", filled[i]);
        lele_game_free(other);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_candidate_that_a_step_removed_is_not_exported),
        cmocka_unit_test(notes_are_exported_where_they_count_as_candidates),
        cmocka_unit_test(imported_candidates_are_notes_and_the_start),
        cmocka_unit_test(a_shared_game_keeps_the_difference_between_notes_and_eliminations),
    };
    return RUN(tests);
}
