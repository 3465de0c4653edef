/*
 * The front page names its own address.  Programs that show a preview of a link follow only whole addresses, and
 * only the server knows by which address it is reached: `content="./icon.png"` in the page becomes
 * `content="https://sudoku.example/icon.png"`.
 */
#ifndef LELE_SERVER_FRONT_H
#define LELE_SERVER_FRONT_H

#include <microhttpd.h>
#include <stdbool.h>

#include "server/site.h"

typedef struct front_page front_page;

/* Whether the page has a place for its address. */
bool front_has_place(const site_file *page);

/* Puts the address, "https://sudoku.example", into every place of the page and makes its forms anew; the prepared
 * Brotli form is gone.  `ret` may be `page`; its path and type are not changed.  False without memory. */
bool front_fill(const site_file *page, const char *site, site_file *ret);

/* For a server without an address of its own: the page as the host of each request has it.  `page` must live as
 * long.  NULL without memory. */
front_page *front_new(const site_file *page, bool has_api);
void front_free(front_page *front);

/* Whether a Host header (NULL: not sent) is a name or an address with or without a port, and nothing else. */
bool front_is_host(const char *host);

/* Answers with the page of this host.  The last one is kept, because most requests name the same. */
enum MHD_Result front_answer(front_page *front, struct MHD_Connection *connection,
                             const char *host);

#endif
