/* A set of keys in an array: what it has, when it is full, and that clearing forgets all. */
#include "check.h"
#include "core/hashset.h"

enum { CAPACITY = 64, ROOM = CAPACITY / 4 * 3 };

static void a_key_is_new_once(void **state)
{
    (void)state;
    uint64_t slots[CAPACITY] = { 0 };
    lele_hashset set = { .capacity = CAPACITY, .slots = slots };
    for (uint64_t key = 1; key <= ROOM; key++) {
        assert_false(lele_hashset_has(&set, key));
        assert_true(lele_hashset_add(&set, key));
        assert_true(lele_hashset_has(&set, key));
        assert_false(lele_hashset_add(&set, key));
    }
    assert_int_equal(set.count, ROOM);
}

/* The next key after `key` that belongs to the same slot of an empty set. */
static uint64_t next_of_slot(const lele_hashset *empty, uint64_t key)
{
    const size_t slot = lele_hashset_slot(empty, key);
    do
        key++;
    while (lele_hashset_slot(empty, key) != slot);
    return key;
}

static void keys_of_one_slot_are_kept_apart(void **state)
{
    (void)state;
    uint64_t slots[CAPACITY] = { 0 };
    lele_hashset set = { .capacity = CAPACITY, .slots = slots };
    const uint64_t first = 1;
    const uint64_t second = next_of_slot(&set, first), third = next_of_slot(&set, second);
    assert_true(lele_hashset_add(&set, first));
    assert_false(lele_hashset_has(&set, second));
    assert_true(lele_hashset_add(&set, second));
    assert_true(lele_hashset_has(&set, first));
    assert_true(lele_hashset_has(&set, second));
    assert_false(lele_hashset_has(&set, third));
}

static void a_full_set_takes_no_more_and_keeps_what_it_has(void **state)
{
    (void)state;
    uint64_t slots[CAPACITY] = { 0 };
    lele_hashset set = { .capacity = CAPACITY, .slots = slots };
    for (uint64_t key = 1; key <= ROOM; key++)
        lele_hashset_add(&set, key << 32);
    assert_true(lele_hashset_add(&set, 5));
    assert_false(lele_hashset_has(&set, 5));
    assert_int_equal(set.count, ROOM);
    for (uint64_t key = 1; key <= ROOM; key++)
        assert_true(lele_hashset_has(&set, key << 32));
}

static void clearing_forgets_every_key(void **state)
{
    (void)state;
    uint64_t slots[CAPACITY] = { 0 };
    uint32_t used[ROOM];
    lele_hashset sets[] = { { .capacity = CAPACITY, .slots = slots },
                            { .capacity = CAPACITY, .slots = slots, .used = used } };
    for (size_t i = 0; i < 2; i++) {
        for (uint64_t key = 1; key <= ROOM; key++)
            lele_hashset_add(&sets[i], key);
        lele_hashset_clear(&sets[i]);
        assert_int_equal(sets[i].count, 0);
        for (int slot = 0; slot < CAPACITY; slot++)
            assert_int_equal(slots[slot], 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_key_is_new_once),
        cmocka_unit_test(keys_of_one_slot_are_kept_apart),
        cmocka_unit_test(a_full_set_takes_no_more_and_keeps_what_it_has),
        cmocka_unit_test(clearing_forgets_every_key),
    };
    return RUN(tests);
}
