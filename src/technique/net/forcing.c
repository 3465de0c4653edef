/*
 * Forcing chains and nets: contradictions and verities from closures (closure.h).
 *
 * Sudoku Explainer and HoDoKu divide them into techniques in different ways.  Here each technique
 * is an implier, which computes the consequences, and the kinds of conclusions.
 */
#include "technique/net/closure.h"
#include "technique/net/finders.h"
#include "technique/search.h"

bool lele_find_nishio(struct lele_search *search)
{
    return lele_forcing_search(search, &lele_implier_nishio, LELE_FORCING_CONTRADICTION);
}

bool lele_find_cell_forcing_chain(struct lele_search *search)
{
    return lele_forcing_search(search, &lele_implier_chain, LELE_FORCING_CELL);
}

bool lele_find_unit_forcing_chain(struct lele_search *search)
{
    return lele_forcing_search(search, &lele_implier_chain, LELE_FORCING_UNIT);
}

bool lele_find_dynamic_forcing_chain(struct lele_search *search)
{
    return lele_forcing_search(search, &lele_implier_net,
                               LELE_FORCING_CONTRADICTION | LELE_FORCING_VERITY);
}

bool lele_find_dynamic_forcing_chain_plus(struct lele_search *search)
{
    return lele_forcing_search(search, &lele_implier_plus,
                               LELE_FORCING_CONTRADICTION | LELE_FORCING_VERITY);
}

bool lele_find_forcing_chain_contradiction(struct lele_search *search)
{
    return lele_forcing_search(search, &lele_implier_sets, LELE_FORCING_CONTRADICTION);
}

bool lele_find_forcing_chain_verity(struct lele_search *search)
{
    return lele_forcing_search(search, &lele_implier_sets, LELE_FORCING_VERITY);
}

/* HoDoKu's nets may use groups and almost locked sets.  In mode ALL, locked candidates and naked
 * subsets inside the net correspond to these. */
static const struct lele_implier *net_implier(const struct lele_search *search)
{
    return search->mode == LELE_SEARCH_ALL ? &lele_implier_subsets : &lele_implier_net;
}

bool lele_find_forcing_net_contradiction(struct lele_search *search)
{
    return lele_forcing_search(search, net_implier(search), LELE_FORCING_CONTRADICTION);
}

bool lele_find_forcing_net_verity(struct lele_search *search)
{
    return lele_forcing_search(search, net_implier(search), LELE_FORCING_VERITY);
}
