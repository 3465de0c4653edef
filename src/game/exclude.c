/*
 * The words of an argument that excludes a digit from a cell: the steps in the order in which they
 * are needed, and one sentence that concludes.
 */
#include "game/exclude.h"

#include "lele/past.h"

#include "game/advisor.h"

void lele_exclusion_note(lele_exclusion *about, const lele_step *step)
{
    for (int i = 0; i < step->placement_count; i++) {
        const int cell = step->placements[i].cell;
        const int digit = lele_digits_first(step->placements[i].digits);
        if (cell == about->cell)
            about->taken_by = digit;
        else if (digit == about->digit && lele_layout_sees(about->layout, cell, about->cell))
            about->seen_by = cell;
    }
}

lele_word lele_exclusion_word(const lele_exclusion *about)
{
    if (about->seen_by >= 0)
        return LELE_WORD_WHY_THEN_SEEN;
    return about->taken_by != 0 ? LELE_WORD_WHY_THEN_FILLED : LELE_WORD_WHY_EXCLUDED;
}

lele_word_facts lele_exclusion_facts(const lele_exclusion *about)
{
    const int other = about->seen_by;
    const int unit = other < 0 ? -1 : lele_layout_shared_unit(about->layout, about->cell, other);
    const int clue = other < 0 ? -1 : lele_layout_shared_clue(about->layout, about->cell, other);
    return (lele_word_facts){ .layout = about->layout,
                              .cell = lele_mention_of(about->cell),
                              .other = lele_mention_of(other),
                              .unit = lele_mention_of(unit),
                              .clue = lele_mention_of(clue),
                              .digit = about->digit,
                              .other_digit = about->taken_by };
}

typedef struct prover {
    lele_game *game;
    lele_exclusion about;
    int count;      /* of the steps so far */
    lele_past past; /* the proof starts from the rules alone */
} prover;

static void add_step(void *data, const lele_board *before, const lele_step *step)
{
    prover *to = data;
    lele_hint *hint = to->game->hint;
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
        lele_step_write_past(step, before, &to->past, (lele_lang)lang, LELE_HINT_WHY,
                             &to->game->proof[lang]);
        lele_text_add_char(&to->game->proof[lang], '\n');
    }
    lele_exclusion_note(&to->about, step);
    lele_past_add_step(&to->past, step, ++to->count);
    hint->board = *before;
    hint->has_step = true;
    lele_step_copy(&hint->step, step);
}

void lele_game_prove_wrong(lele_game *game, const lele_hint_position *position)
{
    lele_hint *hint = game->hint;
    prover to = { .game = game, .about = { &game->layout, hint->cells[0], hint->digit, -1, 0 } };
    lele_past_init(&to.past);
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++)
        lele_text_clear(&game->proof[lang]);
    hint->has_step = false;
    lele_advisor_each_proof(game->advisor, position, hint, add_step, &to);
    const lele_word_facts facts = lele_exclusion_facts(&to.about);
    for (int lang = 0; hint->has_step && lang < LELE_LANG_COUNT; lang++)
        lele_words_write(lele_exclusion_word(&to.about), (lele_lang)lang, &facts,
                         &game->proof[lang]);
}
