/* The options of `lele play`, for the program that it starts. */
#ifndef LELE_CLI_PLAY_H
#define LELE_CLI_PLAY_H

#include <stdbool.h>

/* The values of --colors and --theme, in the order of their words. */
typedef enum cli_play_colors {
    CLI_PLAY_COLORS_AUTO,
    CLI_PLAY_COLORS_NONE,
    CLI_PLAY_COLORS_16,
    CLI_PLAY_COLORS_256,
    CLI_PLAY_COLORS_TRUE,
} cli_play_colors;

typedef enum cli_play_theme {
    CLI_PLAY_THEME_AUTO,
    CLI_PLAY_THEME_DARK,
    CLI_PLAY_THEME_LIGHT,
} cli_play_theme;

typedef struct cli_play_options {
    int difficulty; /* a level; -1: none is named */
    int colors, theme;
    const char *layout, *seed, *custom, *import, *export;
    bool linear, ascii;
} cli_play_options;

#endif
