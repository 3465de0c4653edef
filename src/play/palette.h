/*
 * Inks and papers: what the colours of the screen mean, and what they are on each kind of terminal.
 *
 * A row of the table has the colour in full for the dark and the light theme, the same among the 16
 * colours of a plain terminal, and the attributes that stand for it where there are no colours.  A
 * terminal with 256 colours gets the nearest of its cube.
 */
#ifndef LELE_PLAY_PALETTE_H
#define LELE_PLAY_PALETTE_H

#include <stdbool.h>
#include <stdint.h>

enum { PLAY_BOLD = 1, PLAY_UNDERLINE = 2, PLAY_REVERSE = 4, PLAY_DIM = 8 };

typedef enum play_ink {
    PLAY_INK_TEXT,
    PLAY_INK_DIM,
    PLAY_INK_TITLE,
    PLAY_INK_KEY,
    PLAY_INK_GOOD,
    PLAY_INK_BAD,
    PLAY_INK_LINE, /* between cells */
    PLAY_INK_BOX,  /* between boxes */
    PLAY_INK_GIVEN,
    PLAY_INK_OWN,
    PLAY_INK_BRANCH_1, /* digits after an open mark; four colours in turn */
    PLAY_INK_BRANCH_2,
    PLAY_INK_BRANCH_3,
    PLAY_INK_BRANCH_4,
    PLAY_INK_NOTE,
    PLAY_INK_CENTRE,
    PLAY_INK_OVERLAY,
    PLAY_INK_PLACE,  /* what a hint places */
    PLAY_INK_REMOVE, /* what it eliminates */
    PLAY_INK_MARK,   /* the digits of its pattern */
    PLAY_INK_ON,     /* nodes of a chain */
    PLAY_INK_OFF,
    PLAY_INK_COUNT
} play_ink;

typedef enum play_paper {
    PLAY_PAPER_BASE,
    PLAY_PAPER_EXTRA,  /* cells of diagonals, windows and other extra units */
    PLAY_PAPER_PEER,   /* in a unit with the cursor */
    PLAY_PAPER_SAME,   /* the same digit as at the cursor */
    PLAY_PAPER_UNIT,   /* the unit that a hint points at */
    PLAY_PAPER_ROLE_1, /* the pattern of a hint */
    PLAY_PAPER_ROLE_2,
    PLAY_PAPER_ROLE_3,
    PLAY_PAPER_ROLE_4,
    PLAY_PAPER_TARGET, /* where it concludes something */
    PLAY_PAPER_LINK,   /* the ends of the link that is shown */
    PLAY_PAPER_WRONG,
    PLAY_PAPER_COLOUR_1, /* the player's colours */
    PLAY_PAPER_COLOUR_9 = PLAY_PAPER_COLOUR_1 + 8,
    PLAY_PAPER_SELECTED,
    PLAY_PAPER_CURSOR,
    PLAY_PAPER_BAR,  /* the lines of status and keys */
    PLAY_PAPER_MENU, /* dialogs */
    PLAY_PAPER_CHOSEN,
    PLAY_PAPER_COUNT
} play_paper;

typedef struct play_style {
    uint8_t ink, paper, attributes;
} play_style;

typedef enum play_theme { PLAY_THEME_DARK, PLAY_THEME_LIGHT, PLAY_THEME_COUNT } play_theme;

typedef enum play_depth {
    PLAY_DEPTH_MONO,
    PLAY_DEPTH_8,
    PLAY_DEPTH_16,
    PLAY_DEPTH_256,
    PLAY_DEPTH_TRUE, /* the number of a colour is its RGB value */
} play_depth;

/* What a terminal shows: numbers of colours, -1 for its default, and attributes. */
typedef struct play_look {
    int ink, paper;
    uint8_t attributes;
} play_look;

play_look play_palette_look(play_style style, play_theme theme, play_depth depth);

/* The same in full colours, for pictures. */
uint32_t play_palette_ink(play_ink ink, play_theme theme);
uint32_t play_palette_paper(play_paper paper, play_theme theme);

/* The number, from 16 on, of the colour of the 256 that is nearest to an RGB value. */
int play_palette_nearest(uint32_t rgb);

#endif
