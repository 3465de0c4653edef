/* Generating and repairing through the module. */
#include "wasm/shim.h"

const lele_call_row lele_make_calls[] = {
    { NULL, NULL },
};
