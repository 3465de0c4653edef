/* The links of unary chains, see se_graph.h. */
#include "technique/se/se_graph.h"

static void add_link(lele_se_links *links, int cand, int cause)
{
    for (int i = 0; i < links->count; i++)
        if (links->link[i].cand == cand)
            return;
    links->link[links->count++] = (lele_se_link){ (uint16_t)cand, (uint8_t)cause };
}

static void link_cell(lele_se_graph *graph, const lele_se_frame *frame, int cand)
{
    const int cell = frame->cell[cand];
    const unsigned others = frame->start.cand[cell] & ~(1U << frame->digit[cand]);
    for (unsigned rest = others; rest != 0;)
        add_link(&graph->links[LELE_SE_ON][cand], frame->index[cell][lele_se_pop(&rest)],
                 LELE_SE_BY_CELL);
    if (lele_se_is_single(others))
        add_link(&graph->links[LELE_SE_OFF][cand], frame->index[cell][lele_se_lowest(others)],
                 LELE_SE_BY_CELL);
}

static void link_region(lele_se_graph *graph, const lele_se_frame *frame, int cand, int kind)
{
    const lele_se_places *places = frame->places;
    const int cell = frame->cell[cand], digit = frame->digit[cand];
    const int region = places->region[cell][kind];
    const unsigned others =
        frame->start.place[region][digit] & ~(1U << places->position[cell][kind]);
    for (unsigned rest = others; rest != 0;) {
        const int other = frame->index[lele_se_cell_of(places, region, lele_se_pop(&rest))][digit];
        add_link(&graph->links[LELE_SE_ON][cand], other, kind);
        if (lele_se_is_single(others))
            add_link(&graph->links[LELE_SE_OFF][cand], other, kind);
    }
}

void lele_se_graph_init(lele_se_graph *graph, const lele_se_frame *frame)
{
    for (int cand = 0; cand < frame->count; cand++) {
        for (int state = 0; state < 2; state++)
            graph->links[state][cand].count = 0;
        link_cell(graph, frame, cand);
        for (int state = 0; state < 2; state++)
            graph->links[state][cand].cell_count = graph->links[state][cand].count;
        for (int kind = 0; kind < LELE_SE_KINDS; kind++)
            link_region(graph, frame, cand, kind);
    }
}
