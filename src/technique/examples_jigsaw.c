/* Worked examples of jigsaws, see examples.c.  They are share codes, because a line of a HoDoKu
 * library cannot say what the regions are. */
#include "technique/examples.h"

#include <stddef.h>

const struct lele_example lele_examples_jigsaw[] = {
    { "law-of-leftovers", "L2oDu4V6eb44x7Iz4Jroyroteng6sSsH5tcrzM7aMTuNpFAPhgijVFDiSPZOQlss" },
    { "double-pointing",
      "LevVIBsbQkUTZmm2mtkGPS4pAu058lAq2Q82aiyoVxNrn3GSbiEWfTxsCQx0YRhUB0Cmmd31OJHtSFf5l" },
    { "double-claiming",
      "L2mcbkaXjoym9RgqWTYMVAnwwTa8lEleZvw0DASZgFLOhKE0sxKNFz7QyYcYv8x6pceCI7Sh89rm" },
    { NULL, NULL },
};
