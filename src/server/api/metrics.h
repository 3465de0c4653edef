/* Numbers for the operator's monitoring, in Prometheus' text form.  They are of this process. */
#ifndef LELE_SERVER_API_METRICS_H
#define LELE_SERVER_API_METRICS_H

#include "server/api/call.h"

/* Counts an answer.  `route` NULL: there was none. */
void metrics_count(const api_route *, unsigned status, int64_t microseconds);
void metrics_write(const web_api *, lele_text *out);

#endif
