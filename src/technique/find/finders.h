/* The finders of this folder, for the rows. */
#ifndef LELE_TECHNIQUE_FIND_FINDERS_H
#define LELE_TECHNIQUE_FIND_FINDERS_H

#include "technique/row.h"

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

/* fish.c, fish_complex.c */
bool lele_find_fish(struct lele_search *search);
bool lele_find_complex_fish(struct lele_search *search);

/* turbot.c, rectangle_empty.c */
bool lele_find_turbot(struct lele_search *search);
bool lele_find_dual_kite(struct lele_search *search);
bool lele_find_empty_rectangle(struct lele_search *search);
bool lele_find_dual_empty_rectangle(struct lele_search *search);

/* wings.c */
bool lele_find_wing(struct lele_search *search);
bool lele_find_w_wing(struct lele_search *search);
bool lele_find_wxyz_wing(struct lele_search *search);

/* xyz_ring.c, almost_locked.c, bent_sets.c, intersection_pair.c */
bool lele_find_xyz_ring(struct lele_search *search);
bool lele_find_almost_locked(struct lele_search *search);
bool lele_find_bent_wing(struct lele_search *search);
bool lele_find_distributed_subset(struct lele_search *search);
bool lele_find_intersection_pair(struct lele_search *search);

/* leftovers.c, double_locked.c */
bool lele_find_law_of_leftovers(struct lele_search *search);
bool lele_find_double_pointing(struct lele_search *search);
bool lele_find_double_claiming(struct lele_search *search);

/* guardian.c, oddagon.c */
bool lele_find_guardian(struct lele_search *search);
bool lele_find_bivalue_oddagon(struct lele_search *search);

/* avoidable.c */
bool lele_find_avoidable_hidden(struct lele_search *search);
bool lele_find_avoidable_subset(struct lele_search *search);

/* reverse_bug.c, borescoper.c */
bool lele_find_reverse_bug(struct lele_search *search);
bool lele_find_borescoper(struct lele_search *search);

/* rectangles.c, loops.c, bug.c */
bool lele_find_rectangle(struct lele_search *search);
bool lele_find_avoidable_rectangle(struct lele_search *search);
bool lele_find_unique_loop(struct lele_search *search);
bool lele_find_extended_rectangle(struct lele_search *search);
/* extended.c: types 3 and 4, and more than three digits */
bool lele_list_extended_rectangles(struct lele_search *search);
bool lele_find_bug(struct lele_search *search);

/* rectangle_strong.c, rectangle_guards.c */
bool lele_find_strong_rectangle(struct lele_search *search);
bool lele_find_guarded_rectangle(struct lele_search *search);

/* sue_de_coq.c, aligned.c, template.c */
bool lele_find_sue_de_coq(struct lele_search *search);
bool lele_find_aligned_exclusion(struct lele_search *search);
bool lele_find_template(struct lele_search *search);

/* chute.c, fireworks.c, sk_loop.c, tridagon.c, exocet.c */
bool lele_find_chute_remote_pair(struct lele_search *search);
bool lele_find_fireworks(struct lele_search *search);
bool lele_find_sk_loop(struct lele_search *search);
bool lele_find_tridagon(struct lele_search *search);
bool lele_find_junior_exocet(struct lele_search *search);

/* gurth.c */
bool lele_find_gurth(struct lele_search *search);

/* msls.c */
bool lele_find_msls(struct lele_search *search);

/* exocet.c, double_exocet.c */
bool lele_find_junior_exocet_mirror(struct lele_search *search);
bool lele_find_double_exocet(struct lele_search *search);

#endif
