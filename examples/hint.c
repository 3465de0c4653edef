/* Explains the easiest next step of a puzzle (the argument, or a well-known one). */
#include <lele/lele.h>

#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    const char *text =
        argc > 1
            ? argv[1]
            : "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static lele_board board;
    static lele_step step;
    lele_layout layout;
    lele_grid grid;
    lele_text words;
    lele_layout_init(&layout, LELE_LAYOUT_CLASSIC, NULL);
    if (lele_grid_read(&layout, text, strlen(text), &grid, NULL) != LELE_OK)
        return 1;
    lele_advisor *advisor = lele_advisor_new(&layout, &grid);
    lele_board_init(&board, &layout, &grid);
    lele_text_init(&words);
    if (advisor != NULL && lele_advisor_next(advisor, &board, &step)) {
        lele_step_write(&step, &board, LELE_LANG_EN, LELE_HINT_WHY, &words);
        printf("%s: %s\n", lele_technique_at(step.technique)->name, words.data);
    }
    lele_text_release(&words);
    lele_advisor_free(advisor);
    return 0;
}
