/* The rows of Kraken fish. */
#include "technique/chain/finders.h"
#include "technique/rows.h"

static const struct lele_argument kraken_fish_1_why = {
    .text = { "Each of {units:base} needs one {digits}. Apart from the fin, {cells:fin}, its "
              "places there, {cells:base}, all lie in {units:cover}, and each of these can take "
              "only one. So if {digits} is not in the fin, each of {units:cover} gets its {digits} "
              "from these cells, and {result}. If {digits} is in the fin, the same "
              "follows:\n{branches}.\nSo it goes in any case: remove {remove}.",
              "{units:base}各要一个 {digits}。除了鳍 {cells:fin}，它的位置 {cells:base} "
              "都在{units:cover}，而{units:cover}又各只能放一个。所以如果 {digits} "
              "不在鳍里，{units:cover}的 {digits} 就全落在这些格里，{result}；如果 {digits} "
              "在鳍里，也得到同样结果：\n{branches}。\n所以无论如何都要删去 {remove}。" },
};

const struct lele_row lele_row_kraken_fish_1 = {
    .about = { .name = "kraken-fish-1",
               .code = "0371",
               .title = { "Kraken Fish Type 1", "Kraken 鱼（类型 1）" },
               .family = LELE_FAMILY_FISH,
               .summary = { "A finned fish. If the fins do not have the digit, the fish removes a "
                            "candidate; if a fin has it, a chain leads to the same. So the "
                            "candidate goes in any case.",
                            "鳍鱼：鳍都不是该数时，鱼删去某个候选数；某个鳍是该数时，由链推出同"
                            "样的结果。所以那个候选数一定删去。" },
               .rating = 80,
               .score = 500,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_kraken_fish,
    .kraken = { .type = LELE_KRAKEN_TYPE_1 },
    .why = &kraken_fish_1_why,
};

static const struct lele_argument kraken_fish_2_why = {
    .text = { "Each of {units:base} needs one {digits}. Apart from the fin, {cells:fin}, its "
              "places there, {cells:base}, all lie in {units:cover}, and each of these can take "
              "only one. So either {digits} is in the fin, or {units:seen} has it at one of those "
              "cells. Each of these leads to the same:\n{branches}.\nSo it goes in any case: "
              "remove {remove}.",
              "{units:base}各要一个 {digits}。除了鳍 {cells:fin}，它的位置 {cells:base} "
              "都在{units:cover}，而{units:cover}又各只能放一个。所以要么 {digits} "
              "在鳍里，要么{units:seen}的 {digits} "
              "在其中一格；它们都推出同一结果：\n{branches}。\n所以无论如何都要删去 {remove}。" },
};

const struct lele_row lele_row_kraken_fish_2 = {
    .about = { .name = "kraken-fish-2",
               .code = "0372",
               .title = { "Kraken Fish Type 2", "Kraken 鱼（类型 2）" },
               .family = LELE_FAMILY_FISH,
               .summary = { "A finned fish. Either a fin has the digit or one of its units has it "
                            "in certain cells; chains from all of these lead to the same.",
                            "鳍鱼：要么某个鳍是该数，要么某个区域的该数在某几格里；从它们出发的"
                            "链都推出同一结果。" },
               .rating = 80,
               .score = 500,
               .level = LELE_LEVEL_EXTREME,
               .off_by_default = true },
    .find = lele_find_kraken_fish,
    .kraken = { .type = LELE_KRAKEN_TYPE_2 },
    .why = &kraken_fish_2_why,
};
