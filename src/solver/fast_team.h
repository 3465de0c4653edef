/*
 * Several grids that reason in step, one group of lanes per grid.
 *
 * A single node uses nine of sixteen lanes.  Here a vector holds the same band of four grids, in
 * twelve of sixteen lanes (of three grids in plain C, which has three groups), and the other bands
 * are other vectors, so no rotation of groups is needed.  A round serves all grids; a grid that
 * has come to an end is replaced at once by another, so none waits for the others.
 */
enum { BANDS = 3, MEMBERS = ALL_GROUPS };

struct team {
    struct node band[BANDS];
    lanes sum[BANDS]; /* of the candidates of each box after the last round */
};

/* The results of a round, one bit per member. */
struct news {
    unsigned dead;  /* a box has no place for some digit */
    unsigned full;  /* the sums are those of a solution */
    unsigned ended; /* dead, full or unchanged */
};

/* One round for every member. */
LELE_INLINE struct news team_reason(struct team *team)
{
    static const uint16_t every[LANE_SLOTS] = { ALL, ALL, ALL, 0, ALL, ALL, ALL, 0,
                                                ALL, ALL, ALL, 0, ALL, ALL, ALL, 0 };
    const lanes all = lanes_load(every);
    struct columns columns[BANDS];
    lanes places = all, changed = lanes_fill(0), unlike = lanes_fill(0);
    for (int b = 0; b < BANDS; b++) {
        struct node node;
        copy(&node, &team->band[b]);
        exclude_decided(&node);
        places = lanes_and(places, reason_rows(&node));
        look_at_columns(&node, &columns[b]);
        copy(&team->band[b], &node);
    }
    for (int b = 0; b < BANDS; b++) {
        const struct columns *next = &columns[(b + 1) % BANDS], *after = &columns[(b + 2) % BANDS];
        lanes kept[SIDE];
        places = lanes_and(places, keep_in_columns(&columns[b], next->any, after->any, kept));
        const lanes sum = reason_columns(&team->band[b], &columns[b], kept);
        changed = lanes_or(changed, lanes_xor(sum, team->sum[b]));
        unlike = lanes_or(unlike, lanes_xor(sum, all));
        team->sum[b] = sum;
    }
    const unsigned dead = ~lanes_zero_groups(lanes_xor(places, all));
    const unsigned full = lanes_zero_groups(unlike);
    return (struct news){ dead, full, dead | full | lanes_zero_groups(changed) };
}

/* Copies the grid of one member out of the team. */
LELE_INLINE void team_take(const struct team *team, int member, struct node *ret)
{
    for (int at = 0; at < SIDE * SIDE; at++) {
        const int r = at / SIDE, c = at % SIDE;
        ret->cell[r][c] = lanes_of_groups(lanes_group(&team->band[0].cell[r][c], member),
                                          lanes_group(&team->band[1].cell[r][c], member),
                                          lanes_group(&team->band[2].cell[r][c], member));
    }
}

/* Clears the sums of a member, so that its next round counts as a change. */
LELE_INLINE void team_wake(struct team *team, lanes member)
{
    for (int b = 0; b < BANDS; b++)
        team->sum[b] = lanes_minus(team->sum[b], member);
}

LELE_INLINE void team_put(struct team *team, int member, const struct node *node)
{
    const lanes here = lanes_at_group(member);
    for (int at = 0; at < SIDE * SIDE; at++) {
        const lanes *cells = &node->cell[at / SIDE][at % SIDE];
        for (int b = 0; b < BANDS; b++) {
            lanes *cell = &team->band[b].cell[at / SIDE][at % SIDE];
            *cell = lanes_blend(*cell, lanes_fill_groups(lanes_group(cells, b)), here);
        }
    }
    team_wake(team, here);
}
