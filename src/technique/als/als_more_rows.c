/* The rows of the ALS-W-wing and the house blossom. */
#include "technique/als/finders.h"
#include "technique/rows.h"

static const struct lele_argument als_w_wing_place = {
    .text = { "{tech} on {lost}: set A is {cells:als-a}, set B is {cells:als-b}.",
              "{tech}：数字 {lost}，数组 A 是 {cells:als-a}，数组 B 是 {cells:als-b}。" },
};

static const struct lele_argument als_w_wing_why = {
    .text = { "Set A is {values:als-a}, set B is {values:als-b}. Each has one candidate more than "
              "cells, so a set that goes without one digit must have all its others. {strands}; "
              "one of these two places sees every {start} of A, the other every {start} of B. So A "
              "or B goes without {start} and has {lost}. A cell that sees all its places in "
              "both{holders? (|)} cannot be {gone}: remove {remove}.",
              "数组 A 是 {values:als-a}，数组 B 是 {values:als-b}，各自的候选数都只比格数多一个，所"
              "以少了一个数，其余的数就都在组内。{strands}；这两处一处看到 A 里所有的 {start}，另一"
              "处看到 B 里所有的 {start}。所以 A 或 B 没有 {start}，而有 {lost}。看到它在两组中所有"
              "位置{holders?（|）}的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_als_w_wing = {
    .about = { .name = "als-w-wing",
               .title = { "ALS-W-Wing", "待定数组・W-Wing" },
               .family = LELE_FAMILY_ALS,
               .summary = { "Two almost locked sets share two digits, and a strong link on one of "
                            "these has an end that sees all its places in each set. So one set "
                            "goes without that digit and has the other; what sees all places of "
                            "the other in both loses it.",
                            "两个待定数组共有两个数，其中一个数有一条强链，两端各看到该数在一组里的"
                            "所有位置。所以必有一组没有这个数，而有另一个数；看到另一个数在两组中所"
                            "有位置的格不能填它。" },
               .rating = 68,
               .score = 300,
               .level = LELE_LEVEL_EXPERT,
               .off_by_default = true },
    .find = lele_find_als_w_wing,
    .place = &als_w_wing_place,
    .why = &als_w_wing_why,
};

/* A reduced step may lack the stem or its unit. */
static const struct lele_argument house_blossom_place = {
    .text = { "{tech} on {lost}{digits:pivot?: the stem is |}{units:base? in |}; petal A is "
              "{cells:als-a}; petal B is {cells:als-b}{cells:als-c?; petal C is |}{cells:als-d?; "
              "petal D is |}{cells:als-e?; petal E is |}.",
              "{tech}：数字 {lost}{digits:pivot?，花茎是 |}{units:base?（|）}；花瓣 A 是 "
              "{cells:als-a}；花瓣 B 是 {cells:als-b}{cells:als-c?；花瓣 C 是 "
              "|}{cells:als-d?；花瓣 D 是 |}{cells:als-e?；花瓣 E 是 |}。" },
};

static const struct lele_argument house_blossom_why = {
    .text = { "In {units:base} the {digits:pivot} can only be at {any:pivot}, and each place takes "
              "{digits:pivot} from one petal: petal A is {values:als-a}, petal B is "
              "{values:als-b}{values:als-c?, petal C is |}{values:als-d?, petal D is "
              "|}{values:als-e?, petal E is |}. Each petal has one candidate more than cells, so a "
              "petal that lacks one digit has all its others. So one of the petals must hold "
              "{lost}, which every petal has. A cell that sees all its places there{holders? (|)} "
              "cannot be {gone}: remove {remove}.",
              "{units:base}的 {digits:pivot} 只能填 {any:pivot}，不论填在哪格，都有一片花瓣少了 "
              "{digits:pivot}：花瓣 A 是 {values:als-a}，花瓣 B 是 {values:als-b}{values:als-c?，花"
              "瓣 C 是 |}{values:als-d?，花瓣 D 是 |}{values:als-e?，花瓣 E 是 |}。每片花瓣的候选数"
              "只比格数多一个，少了一个数，其余的数就都在其中。所以每片花瓣都含的 {lost} 必在其中一"
              "片。看到它在花瓣中所有位置{holders?（|）}的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_house_blossom = {
    .about = { .name = "house-blossom",
               .title = { "House Blossom", "死亡绽放・区域" },
               .family = LELE_FAMILY_ALS,
               .summary = { "Every place of a digit in a unit takes that digit from a set of its "
                            "own, a petal with one candidate more than cells. That petal then has "
                            "all its other digits, so a digit common to all petals is in one of "
                            "them.",
                            "某数在一个区域里的每个位置，都使一片花瓣（候选数比格数多一个的数组）少"
                            "了这个数，而有其余所有的数。所以各花瓣的公共数必在其中之一，看到它所有"
                            "位置的格不能填它。" },
               .rating = 77,
               .score = 360,
               .level = LELE_LEVEL_MASTER,
               .off_by_default = true },
    .find = lele_find_house_blossom,
    .place = &house_blossom_place,
    .why = &house_blossom_why,
};
