/*
 * All techniques, in the order of the default solve path, easiest first.
 *
 * To add one to a room (find, als, chain or net):
 *   - write `lele_find_<name>` in the file of its family and declare it in the room's finders.h;
 *     where one finder serves several rows, their parameters are in row.h;
 *   - define `const struct lele_row lele_row_<name>` in the family's *_rows.c;
 *   - add X(<name>) below, and a worked example to examples.c.
 * A new file is listed in meson.build.  CONTRIBUTING.md has the tests.
 *
 * Techniques of a lower level must come before those of a higher one: the rating takes the first
 * technique that works, so it uses a higher level only where all lower ones fail.
 */
#ifndef LELE_TECHNIQUE_ROWS_H
#define LELE_TECHNIQUE_ROWS_H

#include "technique/row.h"

#define LELE_ROWS(X)                                                                               \
    /* beginner, easy */                                                                           \
    X(full_house)                                                                                  \
    X(hidden_single)                                                                               \
    X(last_cell_of_cage)                                                                           \
    X(direct_pointing)                                                                             \
    X(direct_claiming)                                                                             \
    X(direct_hidden_pair)                                                                          \
    X(law_of_leftovers)                                                                            \
    X(naked_single)                                                                                \
    X(pair_support)                                                                                \
    X(cage_extremes)                                                                               \
    X(line_bounds)                                                                                 \
    X(arrow_extremes)                                                                              \
    X(cage_combinations)                                                                           \
    X(rule_of_45)                                                                                  \
    X(between_squeeze)                                                                             \
    X(pill_extremes)                                                                               \
    /* medium */                                                                                   \
    X(direct_hidden_triple)                                                                        \
    X(all_places_seen)                                                                             \
    X(renban_window)                                                                               \
    X(cage_placements)                                                                             \
    X(dot_chain)                                                                                   \
    X(quadruple_in_unit)                                                                           \
    X(locked_in_cage)                                                                              \
    X(cage_and_unit)                                                                               \
    X(equal_cells)                                                                                 \
    X(region_sum_balance)                                                                          \
    X(pointing)                                                                                    \
    X(claiming)                                                                                    \
    X(hidden_cage)                                                                                 \
    X(double_pointing)                                                                             \
    X(double_claiming)                                                                             \
    X(locked_pair)                                                                                 \
    X(naked_pair)                                                                                  \
    X(hidden_pair)                                                                                 \
    X(locked_triple)                                                                               \
    X(naked_triple)                                                                                \
    X(hidden_triple)                                                                               \
    X(innies_and_outies)                                                                           \
    /* hard */                                                                                     \
    X(x_wing)                                                                                      \
    X(killer_pair)                                                                                 \
    X(swordfish)                                                                                   \
    X(skyscraper)                                                                                  \
    X(two_string_kite)                                                                             \
    X(dual_two_string_kite)                                                                        \
    X(turbot_fish)                                                                                 \
    X(xy_wing)                                                                                     \
    X(empty_rectangle)                                                                             \
    X(dual_empty_rectangle)                                                                        \
    X(finned_x_wing)                                                                               \
    X(sashimi_x_wing)                                                                              \
    X(xyz_wing)                                                                                    \
    X(hidden_killer_pair)                                                                          \
    X(killer_triple)                                                                               \
    X(w_wing)                                                                                      \
    X(hidden_killer_triple)                                                                        \
    X(combination_conflict)                                                                        \
    X(grouped_skyscraper)                                                                          \
    X(grouped_kite)                                                                                \
    X(grouped_turbot)                                                                              \
    X(m_wing)                                                                                      \
    X(s_wing)                                                                                      \
    X(h_wing)                                                                                      \
    X(l_wing)                                                                                      \
    X(grouped_w_wing)                                                                              \
    X(grouped_m_wing)                                                                              \
    X(grouped_s_wing)                                                                              \
    X(grouped_h_wing)                                                                              \
    X(grouped_l_wing)                                                                              \
    X(remote_pair)                                                                                 \
    X(chute_remote_pair)                                                                           \
    X(almost_locked_pair)                                                                          \
    X(unique_rectangle_1)                                                                          \
    X(unique_rectangle_2)                                                                          \
    X(unique_rectangle_3)                                                                          \
    X(unique_rectangle_4)                                                                          \
    X(unique_rectangle_5)                                                                          \
    X(unique_rectangle_6)                                                                          \
    X(hidden_rectangle)                                                                            \
    X(unique_rectangle_strong)                                                                     \
    X(unique_rectangle_external)                                                                   \
    X(avoidable_rectangle_1)                                                                       \
    X(avoidable_rectangle_2)                                                                       \
    X(avoidable_rectangle_3)                                                                       \
    X(avoidable_rectangle_hidden)                                                                  \
    X(simple_colors_trap)                                                                          \
    X(simple_colors_wrap)                                                                          \
    X(unique_loop_6)                                                                               \
    X(unique_loop_8)                                                                               \
    X(xyz_ring)                                                                                    \
    X(er_intersection_pair)                                                                        \
    X(unique_rectangle_cell)                                                                       \
    X(unique_rectangle_xy_wing)                                                                    \
    X(almost_locked_triple)                                                                        \
    X(naked_quad)                                                                                  \
    X(unique_loop_10)                                                                              \
    X(jellyfish)                                                                                   \
    X(hidden_quad)                                                                                 \
    X(bug_plus_1)                                                                                  \
    X(almost_locked_quad)                                                                          \
    /* expert */                                                                                   \
    X(finned_swordfish)                                                                            \
    X(sashimi_swordfish)                                                                           \
    X(extended_rectangle)                                                                          \
    X(borescoper)                                                                                  \
    X(wxyz_wing)                                                                                   \
    X(guardian)                                                                                    \
    X(multi_colors_1)                                                                              \
    X(multi_colors_2)                                                                              \
    X(bug_2)                                                                                       \
    X(bug_4)                                                                                       \
    X(bug_plus_n)                                                                                  \
    X(bug_3)                                                                                       \
    X(bug_xz)                                                                                      \
    X(sue_de_coq)                                                                                  \
    X(finned_jellyfish)                                                                            \
    X(sashimi_jellyfish)                                                                           \
    X(reverse_bug)                                                                                 \
    X(distributed_subset)                                                                          \
    X(vwxyz_wing)                                                                                  \
    X(bivalue_oddagon)                                                                             \
    X(x_cycle)                                                                                     \
    X(xy_cycle)                                                                                    \
    X(x_chain)                                                                                     \
    X(xy_chain)                                                                                    \
    X(uvwxyz_wing)                                                                                 \
    /* expert: aligned pairs, chains, fireworks */                                                 \
    X(aligned_pair_exclusion)                                                                      \
    X(continuous_nice_loop)                                                                        \
    X(aic)                                                                                         \
    X(discontinuous_nice_loop)                                                                     \
    X(cage_chain)                                                                                  \
    X(medusa_3d)                                                                                   \
    X(fireworks)                                                                                   \
    X(gurth)                                                                                       \
    X(als_w_wing)                                                                                  \
    X(tuvwxyz_wing)                                                                                \
    /* master: almost locked sets */                                                               \
    X(als_xz)                                                                                      \
    X(als_xy_wing)                                                                                 \
    /* master: chains with groups and sets, aligned triples */                                     \
    X(grouped_continuous_nice_loop)                                                                \
    X(grouped_aic)                                                                                 \
    X(grouped_discontinuous_nice_loop)                                                             \
    X(unique_rectangle_chain)                                                                      \
    X(unique_loop_chain)                                                                           \
    X(extended_rectangle_chain)                                                                    \
    X(bug_chain)                                                                                   \
    X(borescoper_chain)                                                                            \
    X(reverse_bug_chain)                                                                           \
    X(als_chain)                                                                                   \
    X(death_blossom)                                                                               \
    X(house_blossom)                                                                               \
    X(aligned_triple_exclusion)                                                                    \
    /* master: large fish */                                                                       \
    X(squirmbag)                                                                                   \
    X(whale)                                                                                       \
    X(leviathan)                                                                                   \
    X(finned_squirmbag)                                                                            \
    X(finned_whale)                                                                                \
    X(finned_leviathan)                                                                            \
    X(sashimi_squirmbag)                                                                           \
    X(sashimi_whale)                                                                               \
    X(sashimi_leviathan)                                                                           \
    /* master: fish with boxes, rare patterns */                                                   \
    X(franken_x_wing)                                                                              \
    X(franken_swordfish)                                                                           \
    X(franken_jellyfish)                                                                           \
    X(finned_franken_x_wing)                                                                       \
    X(finned_franken_swordfish)                                                                    \
    X(finned_franken_jellyfish)                                                                    \
    X(sk_loop)                                                                                     \
    X(tridagon)                                                                                    \
    X(msls)                                                                                        \
    X(junior_exocet_mirror)                                                                        \
    X(junior_exocet)                                                                               \
    X(double_exocet)                                                                               \
    /* extreme: forcing */                                                                         \
    X(nishio)                                                                                      \
    X(cell_forcing_chain)                                                                          \
    X(unit_forcing_chain)                                                                          \
    X(forcing_chain_contradiction)                                                                 \
    X(forcing_chain_verity)                                                                        \
    X(whip)                                                                                        \
    X(braid)                                                                                       \
    X(dynamic_forcing_chain)                                                                       \
    X(forcing_net_contradiction)                                                                   \
    X(forcing_net_verity)                                                                          \
    X(dynamic_forcing_chain_plus)                                                                  \
    X(nested_forcing_chain)                                                                        \
    /* extreme: fish, templates */                                                                 \
    X(franken_squirmbag)                                                                           \
    X(franken_whale)                                                                               \
    X(finned_franken_squirmbag)                                                                    \
    X(finned_franken_whale)                                                                        \
    X(mutant_x_wing)                                                                               \
    X(mutant_swordfish)                                                                            \
    X(mutant_jellyfish)                                                                            \
    X(mutant_squirmbag)                                                                            \
    X(mutant_whale)                                                                                \
    X(finned_mutant_x_wing)                                                                        \
    X(finned_mutant_swordfish)                                                                     \
    X(finned_mutant_jellyfish)                                                                     \
    X(finned_mutant_squirmbag)                                                                     \
    X(finned_mutant_whale)                                                                         \
    X(kraken_fish_1)                                                                               \
    X(kraken_fish_2)                                                                               \
    X(template_set)                                                                                \
    X(template_delete)                                                                             \
    /* has no finder */                                                                            \
    X(brute_force)

#define LELE_ROW_DECLARE(name) extern const struct lele_row lele_row_##name;
LELE_ROWS(LELE_ROW_DECLARE)
#undef LELE_ROW_DECLARE

/* Indices: LELE_TECHNIQUE_INDEX_x_wing. */
enum {
#define LELE_ROW_INDEX(name) LELE_TECHNIQUE_INDEX_##name,
    LELE_ROWS(LELE_ROW_INDEX)
#undef LELE_ROW_INDEX
        LELE_TECHNIQUE_INDEX_COUNT
};

/* Families, as the text of a nudge names them. */
/* clang-format off */
#define LELE_FAMILY_SINGLE     { "single", "唯一数" }
#define LELE_FAMILY_LOCKED     { "locked candidate", "区块" }
#define LELE_FAMILY_LEFTOVERS  { "balance of lines and regions", "割补" }
#define LELE_FAMILY_SUBSET     { "subset", "数组" }
#define LELE_FAMILY_FISH       { "fish", "鱼" }
#define LELE_FAMILY_TURBOT     { "pair of strong links", "双强链" }
#define LELE_FAMILY_WING       { "wing", "翼" }
#define LELE_FAMILY_UNIQUENESS { "uniqueness pattern", "唯一性结构" }
#define LELE_FAMILY_COLORS     { "colouring", "染色" }
#define LELE_FAMILY_CHAIN      { "chain", "链" }
#define LELE_FAMILY_ALS        { "almost locked set", "待定数组" }
#define LELE_FAMILY_FORCING    { "forcing chain", "强制链" }
#define LELE_FAMILY_CLUE       { "clue argument", "线索推理" }
#define LELE_FAMILY_OTHER      { "rare pattern", "罕见结构" }
/* clang-format on */

#endif
