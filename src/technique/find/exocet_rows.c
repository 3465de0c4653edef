/* The rows of exocets. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument junior_exocet_why = {
    .text = { "The base cells {cells:base} are two of {digits}. Take such a digit: each of "
              "{units:cover} needs it once. Outside the boxes of base and targets its places in "
              "these lines lie in two units only ({tight}), so at most two of the three lines have "
              "it there. The third has it inside those boxes, and there, away from the box and the "
              "line of the base, only the targets {cells:pincer} can hold it. So the targets are "
              "the two digits of the base{own:base?, and |, too, can only be what a target can "
              "be}{mirrors?. And base and targets leave the digit of a target only two cells in "
              "the box of "
              "the other: |}: remove {remove}.",
              "基准格 {cells:base} 是 {digits} "
              "中的两个数。取其中一个：{units:cover}"
              "各要一个。在基准格和目标格所在的宫以外，它在这三条线上的位置只分布在两个区域里（{"
              "tight}"
              "），所以那里最多放两个；第三个必在这些宫里，而除去基准格所在的宫和线，只有目标格 "
              "{cells:pincer} 能放。所以目标格就是基准格的两个数{own:base?，| "
              "也只能是目标格能填的数}{mirrors?"
              "。基准格和目标格又使一个目标格的数在另一目标格的宫里只剩两格（镜面格）：|}：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_junior_exocet = {
    .about = { .name = "junior-exocet",
               .title = { "Junior Exocet", "初级飞鱼导弹" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Two base cells and two target cells lie so that the targets must have "
                            "the same two digits as the base. All other candidates of the targets "
                            "go.",
                            "两个基准格和两个目标格的位置，使目标格必是基准格的那两个数；目标格的其"
                            "他候选数都删去。" },
               .rating = 80,
               .score = 500,
               .level = LELE_LEVEL_MASTER },
    .find = lele_find_junior_exocet,
    .why = &junior_exocet_why,
};

const struct lele_row lele_row_junior_exocet_mirror = {
    .about = { .name = "junior-exocet-mirror",
               .title = { "Junior Exocet with Mirrors", "初级飞鱼导弹・镜面格" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "A junior exocet in which the digit of each target must also be in "
                            "one of two cells in the box of the other target, its mirror cells. A "
                            "target cannot be what neither of them can be.",
                            "初级飞鱼导弹里，每个目标格的数还必在另一目标格所在宫的两个镜面格之一；"
                            "两个镜面格都不能填的数，目标格也不能填。" },
               .rating = 80,
               .score = 500,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_junior_exocet_mirror,
    .why = &junior_exocet_why,
};

static const struct lele_argument double_exocet_why = {
    .text = { "{bases}. Each of {units:cover} needs each of {digits} once, and outside these three "
              "boxes its places there lie in two units only ({tight}). So, as in a junior exocet, "
              "the digits of a base are the digits of its targets. A digit in both bases would "
              "leave no target for itself, because a target of one lies in the box or the line of "
              "the other. So the bases share no digit, and each of {digits} is in one base cell "
              "and in one target: the targets have no other digit, and no cell that sees all its "
              "places in the bases or in the targets has it. The three lines have it exactly twice "
              "outside, and if these places lie in two parallel lines, the rest of the two lines "
              "does not have it: remove {remove}.",
              "{bases}。{units:cover}各要 {digits} "
              "一次，而在这三个宫以外，每个数在这些线上的位置只分布在两个区域里（{tight}"
              "）。所以和初级飞鱼导弹一样，基准格的数就是它的目标格的数。若某数同时在两组基准格里，"
              "它就没有目标格可填，因为一组的目标格在另一组的宫里或线上。所以两组基准格没有相同的数"
              "，"
              "{digits} "
              "每个数都在一个基准格和一个目标格里：目标格不能填别的数；看到它在基准格（或目标格）里"
              "全部位置的格不能填它；在这些宫以外，它在三条线上恰有两个，若位置落在两条平行线上，这"
              "两条线的其余格不能填它：删去 {remove}。" },
};

const struct lele_row lele_row_double_exocet = {
    .about = { .name = "double-exocet",
               .title = { "Double Exocet", "双飞鱼" },
               .family = LELE_FAMILY_OTHER,
               .summary = { "Two junior exocets in one band of three boxes have the same four "
                            "digits. Then each digit is in one of the base cells and in one of the "
                            "four targets, and many other places go.",
                            "同一大行（或大列）里有两个初级飞鱼导弹，四个数相同。于是每个数都在一个"
                            "基准格和一个目标格里，其他许多位置可以删去。" },
               .rating = 81,
               .score = 550,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_double_exocet,
    .why = &double_exocet_why,
};
