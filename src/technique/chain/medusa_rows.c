/* The row of 3D Medusa. */
#include "technique/chain/finders.h"
#include "technique/rows.h"

static const struct lele_argument medusa_3d_why = {
    .text = { "Strong links join these candidates: one colour is {values:color-a}, the other "
              "{values:color-b}. All of one colour are right and all of the other wrong{clash?. |, "
              "so all of that colour goes|, so what sees both goes}: remove {remove}.",
              "强链把这些候选数连在一起：一色是 {values:color-a}，另一色是 {values:color-b}。"
              "其中一色全真，另一色全假{clash?。|，整色删去|，同时看到两色的都要删去}："
              "{remove}。" },
};

const struct lele_row lele_row_medusa_3d = {
    .about = { .name = "medusa-3d",
               .title = { "3D Medusa", "三维美杜莎" },
               .family = LELE_FAMILY_COLORS,
               .summary = { "Two colours over all digits along strong links; one of them is right.",
                            "沿强链给所有数字的候选数涂两色，必有一色为真。" },
               .rating = 70,
               .score = 250,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_medusa_3d,
    .why = &medusa_3d_why,
};
