/* The characters of lines between cells. */
#ifndef LELE_PLAY_BORDER_H
#define LELE_PLAY_BORDER_H

#include <stdbool.h>
#include <stdint.h>

typedef enum play_weight { PLAY_LINE_NONE, PLAY_LINE_LIGHT, PLAY_LINE_HEAVY } play_weight;

/* The character where lines of these weights meet; a space where there is none.  `ascii`: one of
 * | : - = + # instead of the characters for drawing boxes. */
uint32_t play_border_char(play_weight up, play_weight right, play_weight down, play_weight left,
                          bool ascii);

#endif
