/* The rows of Franken and mutant fish. */
#include "technique/find/finders.h"
#include "technique/find/fish_rows.h"
#include "technique/rows.h"

static const char complex_summary_en[] =
    "A fish whose base and cover sets may be boxes or any units.";
static const char complex_summary_zh[] = "基准和覆盖可以含宫或任意单元的鱼。";

/* {own:base?...}: cannibalism, an eliminated place of the bases that is in two covers. */
static const struct lele_argument complex_why = {
    .text = { "Look at {units:base}: they need {digits} once each, and all its places there "
              "({cells:base}) lie in {units:cover}, which are as many. So {units:cover} get their "
              "{digits} from there, each from one place, and nowhere else: remove "
              "{remove}.{own:base? It is not in |, which two of these hold: the other bases would "
              "have one unit too few.}",
              "看{units:base}：各要一个 {digits}，它在其中的位置（{cells:base}）"
              "都落在同样多的{units:cover}里。所以{units:cover}的 {digits} 就来自这些位置，"
              "别处不能有：删去 {remove}。{own:base?也不在 | 里：它同属其中两个单元，若是它，"
              "其余基准就少一个单元可用。}" },
};

static const struct lele_argument finned_complex_why = {
    .text = { "Look at {units:base}: they need {digits} once each. Leaving out {cells:fin?the fin "
              "at |, }{cells:endo-fin?the endo-fin at |, }all its places there ({cells:base}) lie "
              "in {units:cover}, which are as many, and nothing else there could be "
              "{digits}.{own:base? It is not in |, which two of these hold: the other bases would "
              "have one unit too few.} So either that holds or a fin is {digits}: what would go in "
              "both cases goes, remove {remove}.",
              "看{units:base}：各要一个 {digits}。除去{cells:fin?鳍 |，}{cells:endo-fin?内鳍 |，}它"
              "在其中的位置（{cells:base}）都落在同样多的{units:cover}里，"
              "那么{units:cover}的其余格都不能是 {digits}。{own:base?也不在 | 里："
              "它同属其中两个单元，若是它，其余基准就少一个单元可用。}要么如此，"
              "要么某个鳍是 {digits}；两种情形都删的格可以删去：{remove}。" },
};

const struct lele_row lele_row_franken_x_wing = {
    .about = { .name = "franken-x-wing",
               .code = "0330",
               .title = { "Franken X-Wing", "宫内 X 翼" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Franken Swordfish", "宫内剑鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Franken Jellyfish", "宫内水母" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .summary = { complex_summary_en, complex_summary_zh },
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
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Finned Franken X-Wing", "带鳍宫内 X 翼" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Finned Franken Swordfish", "带鳍宫内剑鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Finned Franken Jellyfish", "带鳍宫内水母" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Finned Franken Squirmbag", "带鳍宫内五阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Finned Franken Whale", "带鳍宫内六阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Mutant X-Wing", "交叉 X 翼" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Mutant Swordfish", "交叉剑鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Mutant Jellyfish", "交叉水母" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .summary = { complex_summary_en, complex_summary_zh },
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
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Finned Mutant X-Wing", "带鳍交叉 X 翼" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Finned Mutant Swordfish", "带鳍交叉剑鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Finned Mutant Jellyfish", "带鳍交叉水母" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Finned Mutant Squirmbag", "带鳍交叉五阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
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
               .title = { "Finned Mutant Whale", "带鳍交叉六阶鱼" },
               .family = LELE_FAMILY_FISH,
               .summary = { complex_summary_en, complex_summary_zh },
               .rating = 78,
               .score = 470,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_complex_fish,
    .fish = { .bases = 6, .shape = LELE_FISH_MUTANT, .fins = LELE_FISH_FINNED },
    .why = &finned_complex_why,
    .why_joined = &lele_siamese_why,
};
