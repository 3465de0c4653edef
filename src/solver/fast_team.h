/*
 * Several grids that reason in step, a group of lanes each.
 *
 * A node by itself fills nine lanes of sixteen.  Here a vector holds the same band of four
 * grids, twelve lanes of sixteen, and the bands above and below are other vectors instead of
 * turns.  A round takes as long for four grids as for one; each is taken out when it has come
 * to an end, and another put in, so none waits for the others.
 */
enum { BANDS = 3, MEMBERS = ALL_GROUPS };

struct team {
    struct node band[BANDS];
    lanes sum[BANDS]; /* of the candidates of each box, after the last round */
};

/* What a round has brought, a bit for each member. */
struct news {
    unsigned dead;  /* a box has no place for some digit */
    unsigned full;  /* the sums are those of a solution */
    unsigned ended; /* either, or nothing has changed */
};

/* A round for every member. */
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

/* The grid of one member. */
LELE_INLINE void team_take(const struct team *team, int member, struct node *ret)
{
    for (int at = 0; at < SIDE * SIDE; at++) {
        const int r = at / SIDE, c = at % SIDE;
        ret->cell[r][c] = lanes_of_groups(lanes_group(&team->band[0].cell[r][c], member),
                                          lanes_group(&team->band[1].cell[r][c], member),
                                          lanes_group(&team->band[2].cell[r][c], member));
    }
}

/* Whatever the next round makes of a member, it will count as a change. */
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
