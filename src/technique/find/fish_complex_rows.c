/* The rows of Franken and mutant fish. */
#include "technique/find/finders.h"
#include "technique/find/fish_rows.h"
#include "technique/rows.h"

static const char franken_summary_en[] =
    "A fish that uses boxes as well as rows or columns: in some units a digit fits only inside as "
    "many other units. Those get their digit there, so it can go nowhere else in them.";
static const char franken_summary_zh[] = "除行列外还用到宫的鱼：某数在几个区域里的位置，全落在同样"
                                         "多的另外几个区域里。后者的该数都在其中，其余格不能填它。";
static const char mutant_summary_en[] =
    "A fish that mixes rows, columns and boxes freely: in some units a digit fits only inside as "
    "many other units. Those get their digit there, so it can go nowhere else in them.";
static const char mutant_summary_zh[] = "行、列、宫任意混用的鱼：某数在几个区域里的位置，全落在同样"
                                        "多的另外几个区域里。后者的该数都在其中，其余格不能填它。";
static const char finned_franken_summary_en[] =
    "A fish that uses boxes as well as rows or columns, with a few places too many, the fin. "
    "Either the fin has the digit or the fish holds; a cell that cannot have the digit in either "
    "case loses it.";
static const char finned_franken_summary_zh[] =
    "除行列外还用到宫的鱼，并多出几个位置（鳍）。不论数字在不在鳍里，都不能填该数的格，删去该数。";
static const char finned_mutant_summary_en[] =
    "A fish that mixes rows, columns and boxes freely, with a few places too many, the fin. Either "
    "the fin has the digit or the fish holds; a cell that cannot have the digit in either case "
    "loses it.";
static const char finned_mutant_summary_zh[] = "行、列、宫任意混用的鱼，并多出几个位置（鳍）。不论"
                                               "数字在不在鳍里，都不能填该数的格，删去该数。";

/* {own:base?...}: cannibalism, an eliminated place of the bases that is in two covers. */
static const struct lele_argument complex_why = {
    .text = { "In {units:base}, the digit {digits} fits only at {any:base}, and all these cells "
              "lie in {units:cover}. Each of {units:base} needs one {digits}, and each of "
              "{units:cover} can take only one; so each of {units:cover} gets its {digits} from "
              "these cells and from nowhere else.{own:base? Even | is ruled out: it lies in two of "
              "these units and would use up both, so that too few were left for the others.} So "
              "remove {remove}.",
              "在{units:base}，{digits} 只能填在 "
              "{any:base}，这些格都在{units:cover}。{units:base}各要一个 "
              "{digits}，{units:cover}又各只能放一个，所以{units:cover}的 {digits} "
              "全落在这些格里，别处不能有。{own:base?连 | "
              "也不行：它同属其中两个区域，若填在这里会占掉两个，其余的就不够分。}所以删去 "
              "{remove}。" },
};

static const struct lele_argument finned_complex_why = {
    .text = { "Each of {units:base} needs one {digits}. Apart from the fin, {fins}{cells:endo-fin? "
              "(| lies in two of these units)}, its places there, {cells:base}, all lie in "
              "{units:cover}, and each of these can take only one. So if {digits} is not in the "
              "fin, each of {units:cover} gets its {digits} from these cells, and "
              "{result}.{own:base? Even | is ruled out: it lies in two of these units and would "
              "use up both, so that too few were left for the others.} If {digits} is in the fin, "
              "{result} all the same, because {losers} can see the whole fin. So it goes either "
              "way: remove {remove}.",
              "{units:base}各要一个 {digits}。除了鳍 {fins}{cells:endo-fin?（其中 | "
              "同属两个区域）}，它的位置 {cells:base} "
              "都在{units:cover}，而{units:cover}又各只能放一个。所以如果 {digits} "
              "不在鳍里，{units:cover}的 {digits} 就全落在这些格里，{result}。{own:base?连 | "
              "也不行：它同属其中两个区域，若填在这里会占掉两个，其余的就不够分。}如果 {digits} "
              "在鳍里，{losers} 看得到整个鳍，也不能是 {gone}。两种情况都一样：删去 {remove}。" },
};

const struct lele_row lele_row_franken_x_wing = {
    .about = { .name = "franken-x-wing",
               .code = "0330",
               .title = { "Franken X-Wing", "宫内二阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { franken_summary_en, franken_summary_zh },
               .rating = 56,
               .score = 300,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 2, .shape = LELE_FISH_FRANKEN },
    .why = &complex_why,
};

const struct lele_row lele_row_franken_swordfish = {
    .about = { .name = "franken-swordfish",
               .code = "0331",
               .title = { "Franken Swordfish", "宫内三阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { franken_summary_en, franken_summary_zh },
               .rating = 60,
               .score = 350,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 3, .shape = LELE_FISH_FRANKEN },
    .why = &complex_why,
};

const struct lele_row lele_row_franken_jellyfish = {
    .about = { .name = "franken-jellyfish",
               .code = "0332",
               .title = { "Franken Jellyfish", "宫内四阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { franken_summary_en, franken_summary_zh },
               .rating = 64,
               .score = 370,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 4, .shape = LELE_FISH_FRANKEN },
    .why = &complex_why,
};

const struct lele_row lele_row_franken_squirmbag = {
    .about = { .name = "franken-squirmbag",
               .code = "0333",
               .title = { "Franken Squirmbag", "宫内五阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { franken_summary_en, franken_summary_zh },
               .rating = 70,
               .score = 470,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 5, .shape = LELE_FISH_FRANKEN },
    .why = &complex_why,
};

const struct lele_row lele_row_franken_whale = {
    .about = { .name = "franken-whale",
               .code = "0334",
               .title = { "Franken Whale", "宫内六阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { franken_summary_en, franken_summary_zh },
               .rating = 72,
               .score = 470,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 6, .shape = LELE_FISH_FRANKEN },
    .why = &complex_why,
};

const struct lele_row lele_row_finned_franken_x_wing = {
    .about = { .name = "finned-franken-x-wing",
               .code = "0340",
               .title = { "Finned Franken X-Wing", "鳍宫内二阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_franken_summary_en, finned_franken_summary_zh },
               .rating = 58,
               .score = 390,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 2, .shape = LELE_FISH_FRANKEN, .fins = LELE_FISH_FINNED },
    .why = &finned_complex_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_franken_swordfish = {
    .about = { .name = "finned-franken-swordfish",
               .code = "0341",
               .title = { "Finned Franken Swordfish", "鳍宫内三阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_franken_summary_en, finned_franken_summary_zh },
               .rating = 62,
               .score = 410,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 3, .shape = LELE_FISH_FRANKEN, .fins = LELE_FISH_FINNED },
    .why = &finned_complex_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_franken_jellyfish = {
    .about = { .name = "finned-franken-jellyfish",
               .code = "0342",
               .title = { "Finned Franken Jellyfish", "鳍宫内四阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_franken_summary_en, finned_franken_summary_zh },
               .rating = 66,
               .score = 430,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 4, .shape = LELE_FISH_FRANKEN, .fins = LELE_FISH_FINNED },
    .why = &finned_complex_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_franken_squirmbag = {
    .about = { .name = "finned-franken-squirmbag",
               .code = "0343",
               .title = { "Finned Franken Squirmbag", "鳍宫内五阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_franken_summary_en, finned_franken_summary_zh },
               .rating = 72,
               .score = 470,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 5, .shape = LELE_FISH_FRANKEN, .fins = LELE_FISH_FINNED },
    .why = &finned_complex_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_franken_whale = {
    .about = { .name = "finned-franken-whale",
               .code = "0344",
               .title = { "Finned Franken Whale", "鳍宫内六阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_franken_summary_en, finned_franken_summary_zh },
               .rating = 74,
               .score = 470,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 6, .shape = LELE_FISH_FRANKEN, .fins = LELE_FISH_FINNED },
    .why = &finned_complex_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_mutant_x_wing = {
    .about = { .name = "mutant-x-wing",
               .code = "0350",
               .title = { "Mutant X-Wing", "交叉二阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { mutant_summary_en, mutant_summary_zh },
               .rating = 60,
               .score = 450,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 2, .shape = LELE_FISH_MUTANT },
    .why = &complex_why,
};

const struct lele_row lele_row_mutant_swordfish = {
    .about = { .name = "mutant-swordfish",
               .code = "0351",
               .title = { "Mutant Swordfish", "交叉三阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { mutant_summary_en, mutant_summary_zh },
               .rating = 64,
               .score = 450,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 3, .shape = LELE_FISH_MUTANT },
    .why = &complex_why,
};

const struct lele_row lele_row_mutant_jellyfish = {
    .about = { .name = "mutant-jellyfish",
               .code = "0352",
               .title = { "Mutant Jellyfish", "交叉四阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { mutant_summary_en, mutant_summary_zh },
               .rating = 68,
               .score = 450,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 4, .shape = LELE_FISH_MUTANT },
    .why = &complex_why,
};

const struct lele_row lele_row_mutant_squirmbag = {
    .about = { .name = "mutant-squirmbag",
               .code = "0353",
               .title = { "Mutant Squirmbag", "交叉五阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { mutant_summary_en, mutant_summary_zh },
               .rating = 74,
               .score = 470,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 5, .shape = LELE_FISH_MUTANT },
    .why = &complex_why,
};

const struct lele_row lele_row_mutant_whale = {
    .about = { .name = "mutant-whale",
               .code = "0354",
               .title = { "Mutant Whale", "交叉六阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { mutant_summary_en, mutant_summary_zh },
               .rating = 76,
               .score = 470,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 6, .shape = LELE_FISH_MUTANT },
    .why = &complex_why,
};

const struct lele_row lele_row_finned_mutant_x_wing = {
    .about = { .name = "finned-mutant-x-wing",
               .code = "0360",
               .title = { "Finned Mutant X-Wing", "鳍交叉二阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_mutant_summary_en, finned_mutant_summary_zh },
               .rating = 62,
               .score = 470,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 2, .shape = LELE_FISH_MUTANT, .fins = LELE_FISH_FINNED },
    .why = &finned_complex_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_mutant_swordfish = {
    .about = { .name = "finned-mutant-swordfish",
               .code = "0361",
               .title = { "Finned Mutant Swordfish", "鳍交叉三阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_mutant_summary_en, finned_mutant_summary_zh },
               .rating = 66,
               .score = 470,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 3, .shape = LELE_FISH_MUTANT, .fins = LELE_FISH_FINNED },
    .why = &finned_complex_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_mutant_jellyfish = {
    .about = { .name = "finned-mutant-jellyfish",
               .code = "0362",
               .title = { "Finned Mutant Jellyfish", "鳍交叉四阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_mutant_summary_en, finned_mutant_summary_zh },
               .rating = 70,
               .score = 470,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 4, .shape = LELE_FISH_MUTANT, .fins = LELE_FISH_FINNED },
    .why = &finned_complex_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_mutant_squirmbag = {
    .about = { .name = "finned-mutant-squirmbag",
               .code = "0363",
               .title = { "Finned Mutant Squirmbag", "鳍交叉五阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_mutant_summary_en, finned_mutant_summary_zh },
               .rating = 76,
               .score = 470,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 5, .shape = LELE_FISH_MUTANT, .fins = LELE_FISH_FINNED },
    .why = &finned_complex_why,
    .why_joined = &lele_siamese_why,
};

const struct lele_row lele_row_finned_mutant_whale = {
    .about = { .name = "finned-mutant-whale",
               .code = "0364",
               .title = { "Finned Mutant Whale", "鳍交叉六阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { finned_mutant_summary_en, finned_mutant_summary_zh },
               .rating = 78,
               .score = 470,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 6, .shape = LELE_FISH_MUTANT, .fins = LELE_FISH_FINNED },
    .why = &finned_complex_why,
    .why_joined = &lele_siamese_why,
};
