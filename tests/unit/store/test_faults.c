/* Every job of the store with every call of the database failing in turn, in every way. */
#include "failing_db.h"
#include "world.h"

/* Whether a job may succeed although a call failed. */
static bool may_succeed(const struct deed *deed)
{
    const bool is_lasting = fault.mode == FAULT_STAYS;
    if (fault.at_rollback || deed->expected != STORE_OK)
        return true;
    if (deed->writes) /* it runs again when another transaction was in the way */
        return !is_lasting && (fault.status == DB_AGAIN || fault.status == DB_DUPLICATE);
    return !is_lasting && fault.status != DB_DUPLICATE && fault.status != DB_MEMORY;
}

static bool is_failure_of(store_status status)
{
    if (status == STORE_UNCERTAIN)
        return fault.status == DB_GONE;
    return status == store_status_of(fault.status) ||
           status == STORE_UNAVAILABLE; /* a savepoint that ended with its transaction */
}

/* Returns false when the job has no such call. */
static bool strike(struct world *world, const struct deed *deed, const struct outcome *clean,
                   long at, fault_mode mode, db_status failure)
{
    struct found found = { "" };
    fault_start(at, mode, failure);
    const store_status status = perform(world, deed, &found);
    if (fault.struck && (status == deed->expected ? !may_succeed(deed) : !is_failure_of(status)))
        fail_msg("%s, call %ld, mode %d, failure %d: status %d", deed->name, at, (int)mode,
                 (int)failure, (int)status);
    const bool struck = fault.struck;
    fault_start(0, mode, DB_OK);
    if (mode != FAULT_STAYS &&
        deed->writes) /* no transaction is left open, which others wait for */
        assert_int_equal(sqlite3_exec(world->file, "begin immediate; rollback", NULL, NULL, NULL),
                         SQLITE_OK);
    check_outcome(world, deed, clean, status, &found);
    return struck;
}

static void a_job_is_done_whole_or_not_at_all(void **state)
{
    (void)state;
    struct world world;
    long strikes = 0;
    start_world(&world);
    for (int i = 0; i < DEEDS; i++) {
        const struct outcome clean = outcome_of(&world, &deeds[i]);
        for (int mode = 0; mode < FAULT_MODES; mode++)
            for (int failure = DB_DUPLICATE; failure <= DB_MEMORY; failure++)
                for (long at = 1;
                     strike(&world, &deeds[i], &clean, at, (fault_mode)mode, (db_status)failure);
                     at++)
                    strikes++;
    }
    end_world(&world);
    print_message("%ld failures\n", strikes);
    assert_true(strikes > DEEDS * FAULT_MODES * DB_MEMORY * 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_job_is_done_whole_or_not_at_all),
    };
    return is_elsewhere() ? 0 : RUN(tests);
}
