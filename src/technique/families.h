/* The finders of all families. */
#ifndef LELE_TECHNIQUE_FAMILIES_H
#define LELE_TECHNIQUE_FAMILIES_H

#include "technique/technique.h"

/* singles.c */
bool lele_find_full_house(struct lele_search *search);
bool lele_find_hidden_single(struct lele_search *search);
bool lele_find_naked_single(struct lele_search *search);

/* locked.c */
bool lele_find_pointing(struct lele_search *search);
bool lele_find_claiming(struct lele_search *search);
bool lele_find_direct_pointing(struct lele_search *search);
bool lele_find_direct_claiming(struct lele_search *search);

/* subsets.c */
bool lele_find_naked_subset(struct lele_search *search);
bool lele_find_locked_subset(struct lele_search *search);
bool lele_find_hidden_subset(struct lele_search *search);
bool lele_find_direct_hidden_subset(struct lele_search *search);

/* fish.c */
enum { LELE_FISH_MAX = 8 };
bool lele_find_fish(struct lele_search *search);
extern const char *const lele_siamese_why[LELE_LANG_COUNT];

/* turbot.c, rectangle_empty.c */
bool lele_find_turbot(struct lele_search *search);
bool lele_find_dual_kite(struct lele_search *search);
bool lele_find_empty_rectangle(struct lele_search *search);
bool lele_find_dual_empty_rectangle(struct lele_search *search);

/* wings.c */
bool lele_find_wing(struct lele_search *search);
bool lele_find_w_wing(struct lele_search *search);
bool lele_find_wxyz_wing(struct lele_search *search);

/* rectangles.c */
bool lele_find_rectangle(struct lele_search *search);
bool lele_find_avoidable_rectangle(struct lele_search *search);

/* loops.c */
bool lele_find_unique_loop(struct lele_search *search);
bool lele_find_extended_rectangle(struct lele_search *search);

/* bug.c */
bool lele_find_bug(struct lele_search *search);

/* deadly.c: the most cells that complete a subset of type 3, but in a list of all steps */
enum { LELE_DEADLY_PARTNERS = 4 };

/* colors.c */
bool lele_find_colors(struct lele_search *search);

/* simple_chains.c */
bool lele_find_x_chain(struct lele_search *search);
bool lele_find_xy_chain(struct lele_search *search);
bool lele_find_remote_pair(struct lele_search *search);

/* sue_de_coq.c */
bool lele_find_sue_de_coq(struct lele_search *search);

/* forcing.c, nested.c */
bool lele_find_nishio(struct lele_search *search);
bool lele_find_cell_forcing_chain(struct lele_search *search);
bool lele_find_unit_forcing_chain(struct lele_search *search);
bool lele_find_forcing_chain_contradiction(struct lele_search *search);
bool lele_find_forcing_chain_verity(struct lele_search *search);
bool lele_find_dynamic_forcing_chain(struct lele_search *search);
bool lele_find_forcing_net_contradiction(struct lele_search *search);
bool lele_find_forcing_net_verity(struct lele_search *search);
bool lele_find_dynamic_forcing_chain_plus(struct lele_search *search);
bool lele_find_nested_forcing_chain(struct lele_search *search);

/* aic.c, medusa.c */
bool lele_find_aic(struct lele_search *search);
bool lele_find_medusa_3d(struct lele_search *search);

/* als_xz.c, als_chain.c, death_blossom.c, aligned.c */
bool lele_find_als_xz(struct lele_search *search);
bool lele_find_als_xy_wing(struct lele_search *search);
bool lele_find_als_chain(struct lele_search *search);
bool lele_find_death_blossom(struct lele_search *search);
bool lele_find_aligned_exclusion(struct lele_search *search);

/* fish_complex.c, kraken.c, template.c */
bool lele_find_complex_fish(struct lele_search *search);
bool lele_find_kraken_fish(struct lele_search *search);
bool lele_find_template(struct lele_search *search);

/* the rare ones: a file each */
bool lele_find_chute_remote_pair(struct lele_search *search);
bool lele_find_fireworks(struct lele_search *search);
bool lele_find_sk_loop(struct lele_search *search);
bool lele_find_tridagon(struct lele_search *search);
bool lele_find_junior_exocet(struct lele_search *search);

#endif
