/* Pictures of shared links: the card for chats, the board, the QR code of the address. */
#ifndef LELE_SERVER_API_CARD_H
#define LELE_SERVER_API_CARD_H

#include "server/api/share.h"

enum { CARD_WIDTH = 1200, CARD_HEIGHT = 630, CARD_BOARD = 480, CARD_QR = 360 };

typedef enum card_form { CARD_PNG, CARD_SVG } card_form;

/* Appends the bytes of the picture to `out`, whose `failed` tells when memory is short.  One picture is
 * drawn at a time.  False: it cannot be drawn. */
bool card_draw(const share_facts *, lele_lang, lele_text *out);
bool card_draw_board(const share_facts *, lele_text *out); /* SVG */
bool card_draw_qr(const char *address, card_form, lele_text *out);

#endif
