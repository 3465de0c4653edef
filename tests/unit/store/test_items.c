/* Synchronised items: revisions, writes that are sent again, devices that diverged, limits. */
#include "on_store.h"

#include "store/items.h"

struct put {
    player_id player;
    item_write write;
    item_written done;
};

static store_status put_job(store_session *session, void *data)
{
    struct put *put = data;
    return item_put(session, &put->player, &put->write, NOON, &put->done);
}

static item_written put(const struct on_store *on, const struct new_player *who, item_write write)
{
    struct put wanted = { .player = who->id, .write = write };
    assert_int_equal(store_write(on->store, put_job, &wanted), STORE_OK);
    return wanted.done;
}

static item_write game(const char *id, const char *name, int64_t base, const char *content)
{
    return (item_write){ .id = id,
                         .kind = "save",
                         .name = name,
                         .base = base,
                         .made = 5,
                         .content = content,
                         .length = strlen(content) };
}

/* What a device is told, as one line: "kind/name=content ". */
struct listed {
    player_id player;
    int64_t since, limit, last;
    char text[1000];
};

static void list_item(void *data, const item_facts *item)
{
    struct listed *listed = data;
    const size_t used = strlen(listed->text);
    assert_true(item->revision > listed->last);
    listed->last = item->revision;
    snprintf(listed->text + used, sizeof listed->text - used, "%s/%s=%.*s ", item->kind, item->name,
             item->content != NULL ? (int)item->length : 4,
             item->content != NULL ? (const char *)item->content : "gone");
}

static store_status list_job(store_session *session, void *data)
{
    struct listed *listed = data;
    listed->text[0] = '\0';
    listed->last = listed->since;
    return items_since(session, &listed->player, listed->since, listed->limit, list_item, listed);
}

static struct listed list(const struct on_store *on, const struct new_player *who, int64_t since)
{
    struct listed ret = { .player = who->id, .since = since, .limit = 100 };
    assert_int_equal(store_read(on->store, list_job, &ret), STORE_OK);
    return ret;
}

static void a_device_gets_what_changed_since_it_last_asked(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1), bob = add_player(on, 2);
    const item_written first = put(on, &ann, game("w1", "a", 0, "one"));
    const item_written second = put(on, &ann, game("w2", "b", 0, "two"));
    assert_string_equal(list(on, &ann, 0).text, "save/a=one save/b=two ");
    assert_string_equal(list(on, &ann, second.revision).text, "");
    put(on, &ann, game("w3", "a", first.revision, "three"));
    assert_string_equal(list(on, &ann, second.revision).text, "save/a=three ");
    assert_string_equal(list(on, &ann, 0).text, "save/b=two save/a=three ");
    assert_string_equal(list(on, &bob, 0).text, "");
}

static void a_write_that_is_sent_again_does_nothing(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    const item_written first = put(on, &ann, game("w1", "a", 0, "one"));
    put(on, &ann, game("w2", "a", first.revision, "two"));
    const item_written again = put(on, &ann, game("w1", "a", 0, "one"));
    assert_true(again.repeated);
    assert_int_equal(again.revision, first.revision);
    assert_string_equal(list(on, &ann, 0).text, "save/a=two ");
}

static store_status forget_job(store_session *session, void *data)
{
    return items_forget(session, *(const int64_t *)data);
}

static void the_id_of_an_old_write_is_forgotten_and_no_item(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    int64_t before = NOON;
    put(on, &ann, game("w1", "a", 0, "one"));
    assert_int_equal(store_write(on->store, forget_job, &before), STORE_OK);
    assert_true(put(on, &ann, game("w1", "a", 0, "one")).repeated);
    before = NOON + 1;
    assert_int_equal(store_write(on->store, forget_job, &before), STORE_OK);
    assert_false(put(on, &ann, game("w1", "b", 0, "two")).repeated);
    assert_string_equal(list(on, &ann, 0).text, "save/a=one save/b=two ");
}

static void two_devices_that_diverged_keep_both_games(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    const item_written first = put(on, &ann, game("w1", "a", 0, "start"));
    put(on, &ann, game("phone", "a", first.revision, "by phone"));
    const item_written desk = put(on, &ann, game("desk", "a", first.revision, "by desk"));
    assert_string_equal(desk.name, "a~desk");
    assert_string_equal(list(on, &ann, 0).text, "save/a=by phone save/a~desk=by desk ");
}

static void a_game_that_another_device_went_on_with_is_not_deleted(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    const item_written first = put(on, &ann, game("w1", "a", 0, "start"));
    put(on, &ann, game("w2", "a", first.revision, "more"));
    item_write gone = game("w3", "a", first.revision, "");
    gone.deletes = true;
    assert_true(put(on, &ann, gone).ignored);
    assert_string_equal(list(on, &ann, 0).text, "save/a=more ");
    gone = game("w4", "a", list(on, &ann, 0).last, "");
    gone.deletes = true;
    assert_false(put(on, &ann, gone).ignored);
    assert_string_equal(list(on, &ann, 0).text, "save/a=gone ");
}

static void of_two_settings_the_later_one_stays(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    item_write setting = { .id = "w1",
                           .kind = "settings",
                           .name = "all",
                           .made = 10,
                           .content = "late",
                           .length = 4,
                           .policy = ITEM_LAST_WINS };
    put(on, &ann, setting);
    setting.id = "w2", setting.made = 9, setting.content = "soon";
    assert_true(put(on, &ann, setting).ignored);
    setting.id = "w3", setting.made = 11, setting.content = "last";
    assert_false(put(on, &ann, setting).ignored);
    assert_string_equal(list(on, &ann, 0).text, "settings/all=last ");
}

static void a_player_who_is_not_there_writes_nothing(void **state)
{
    const struct on_store *on = *state;
    struct put wanted = { .player = { "nobody" }, .write = game("w1", "a", 0, "x") };
    assert_int_equal(store_write(on->store, put_job, &wanted), STORE_NOT_FOUND);
}

static void contents_of_any_bytes_come_back(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    char bytes[256];
    for (int i = 0; i < 256; i++)
        bytes[i] = (char)i;
    item_write write = game("w1", "a", 0, "");
    write.content = bytes, write.length = sizeof bytes;
    put(on, &ann, write);
    struct listed seen = list(on, &ann, 0);
    assert_memory_equal(seen.text,
                        "save/a=", 7); /* a zero byte ends the line; the length is compared next */
    write.id = "w2", write.name = "empty", write.length = 0;
    put(on, &ann, write);
    seen = list(on, &ann, seen.last);
    assert_string_equal(seen.text, "save/empty= ");
}

static void more_than_a_player_may_have_is_refused(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    char *large = calloc(1, ITEM_BYTES);
    struct put wanted = { .player = ann.id,
                          .write = { .kind = "save", .content = large, .length = ITEM_BYTES } };
    char id[16];
    store_status status = STORE_OK;
    int written = 0;
    for (; written <= ITEM_TOTAL / ITEM_BYTES && status == STORE_OK;
         written += status == STORE_OK) {
        snprintf(id, sizeof id, "w%d", written);
        wanted.write.id = wanted.write.name = id;
        status = store_write(on->store, put_job, &wanted);
    }
    assert_int_equal(status, STORE_REFUSED);
    assert_int_equal(written, ITEM_TOTAL / ITEM_BYTES);
    free(large);
}

static void a_full_player_can_still_delete(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    char sql[400];
    snprintf(sql, sizeof sql,
             "with recursive n(i) as (select 1 union all select i + 1 from n where i < %d)"
             " insert into items (player, kind, name, revision, made, content)"
             " select 'player1', 'save', 'n' || i, 0, 1, null from n",
             ITEM_COUNT);
    assert_int_equal(run_script(on->address, sql), DB_OK);
    struct put wanted = { .player = ann.id, .write = game("w1", "more", 0, "x") };
    assert_int_equal(store_write(on->store, put_job, &wanted), STORE_REFUSED);
    wanted.write = game("w2", "n1", 0, "");
    wanted.write.deletes = true;
    assert_int_equal(store_write(on->store, put_job, &wanted), STORE_OK);
    assert_string_equal(list(on, &ann, 0).text, "save/n1=gone ");
}

static void of_two_settings_that_are_deleted_the_later_word_counts(void **state)
{
    const struct on_store *on = *state;
    const struct new_player ann = add_player(on, 1);
    item_write setting = game("w1", "all", 0, "one");
    setting.policy = ITEM_LAST_WINS, setting.made = 5;
    put(on, &ann, setting);
    setting.id = "w2", setting.deletes = true, setting.made = 4;
    assert_true(put(on, &ann, setting).ignored);
    setting.id = "w3", setting.made = 6;
    assert_false(put(on, &ann, setting).ignored);
    assert_string_equal(list(on, &ann, 0).text, "save/all=gone ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(a_device_gets_what_changed_since_it_last_asked),
        STORE_TEST(a_write_that_is_sent_again_does_nothing),
        STORE_TEST(the_id_of_an_old_write_is_forgotten_and_no_item),
        STORE_TEST(two_devices_that_diverged_keep_both_games),
        STORE_TEST(a_game_that_another_device_went_on_with_is_not_deleted),
        STORE_TEST(of_two_settings_the_later_one_stays),
        STORE_TEST(a_player_who_is_not_there_writes_nothing),
        STORE_TEST(contents_of_any_bytes_come_back),
        STORE_TEST(more_than_a_player_may_have_is_refused),
        STORE_TEST(a_full_player_can_still_delete),
        STORE_TEST(of_two_settings_that_are_deleted_the_later_word_counts),
    };
    return RUN(tests);
}
