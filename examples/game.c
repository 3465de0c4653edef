/* Plays a game by commands, takes one back, saves it and loads it again. */
#include <lele/lele.h>

#include <stdio.h>
#include <string.h>

int main(void)
{
    static const char puzzle[] =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static const char *const commands[] = { "set r1c3 4", "set r1c3 2", "undo", "hint" };
    static lele_position position;
    lele_layout layout;
    lele_grid grid;
    lele_problem problem;
    lele_layout_init(&layout, LELE_LAYOUT_CLASSIC, NULL);
    if (lele_grid_read(&layout, puzzle, strlen(puzzle), &grid, &problem) != LELE_OK)
        return 1;
    lele_position_from_grid(&position, &layout, &grid);
    lele_game *game = lele_game_new(&position, LELE_SEVERAL_REFUSE, &problem);
    for (size_t i = 0; game != NULL && i < sizeof commands / sizeof commands[0]; i++)
        if (lele_game_command(game, (int64_t)i * 1000, commands[i], &problem) != LELE_OK)
            printf("refused: %s\n", commands[i]);
    lele_text save;
    lele_text_init(&save);
    lele_game_save(game, &save);
    lele_game *again = lele_game_load(save.data, save.length, &problem);
    lele_game_position(again, &position);
    printf("r1c3 is %d\n%s", position.values.cell[2], save.data);
    lele_text_release(&save);
    lele_game_free(game);
    lele_game_free(again);
    return 0;
}
