/*
 * Every statement that is run on a database.  Parameters are $1, $2, …; both databases know them, and
 * `insert … on conflict … returning`.  Times are milliseconds since 1970, UTC.
 */
#ifndef LELE_STORE_STATEMENTS_H
#define LELE_STORE_STATEMENTS_H

/* clang-format off */
#define STATEMENTS(X)                                                                                      \
    X(VERSION, "select number from schema_version order by number desc limit 1")                           \
    X(VERSION_ADD, "insert into schema_version (number, applied) values ($1, $2)")                         \
    X(PLAYER_ADD, "insert into players (id, phrase, name, created, seen, revision)"                        \
                  " values ($1, $2, $3, $4, $4, 0)")                                                       \
    X(PLAYER_OF_PHRASE, "select id from players where phrase = $1")                                        \
    X(PLAYER_GET, "select name, created, seen, revision from players where id = $1")                       \
    X(PLAYER_RENAME, "update players set name = $2 where id = $1")                                         \
    X(PLAYER_PHRASE, "update players set phrase = $2 where id = $1")                                       \
    X(PLAYER_SEEN, "update players set seen = $2 where id = $1 and seen < $3")                             \
    X(PLAYER_REVISE, "update players set revision = revision + 1 where id = $1 returning revision")        \
    X(PLAYER_DELETE, "delete from players where id = $1")                                                  \
    X(DEVICE_ADD, "insert into devices (secret, player, created) values ($1, $2, $3)")                     \
    X(DEVICE_PLAYER, "select player from devices where secret = $1")                                       \
    X(DEVICE_COUNT, "select count(*) from devices where player = $1")                                      \
    X(DEVICE_DELETE, "delete from devices where secret = $1 and player = $2")                              \
    X(DEVICES_DELETE, "delete from devices where player = $1 and secret <> $2")                            \
    X(WRITE_GET, "select revision, name from writes where player = $1 and id = $2")                        \
    X(WRITE_ADD, "insert into writes (player, id, revision, name, made) values ($1, $2, $3, $4, $5)")      \
    X(WRITES_FORGET, "delete from writes where made < $1")                                                 \
    X(ITEM_GET, "select revision, made, content from items where player = $1 and kind = $2 and name = $3") \
    X(ITEM_PUT, "insert into items (player, kind, name, revision, made, content)"                          \
                " values ($1, $2, $3, $4, $5, $6) on conflict (player, kind, name)"                        \
                " do update set revision = excluded.revision, made = excluded.made,"                       \
                " content = excluded.content")                                                             \
    X(ITEMS_SINCE, "select kind, name, revision, made, content from items"                                 \
                   " where player = $1 and revision > $2 order by revision limit $3")                      \
    X(ITEMS_SIZE, "select count(*), coalesce(sum(length(content)), 0) from items where player = $1")       \
    X(RESULT_ADD, "insert into results (log_hash, player, puzzle, board, day, total_ms, hints, mistakes,"  \
                  " flags, finished, received, log)"                                                       \
                  " values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)")                           \
    X(RESULT_OF_LOG, "select player from results where log_hash = $1")                                     \
    X(RESULT_OF_PUZZLE, "select total_ms, hints, mistakes, flags, finished, received from results"         \
                        " where player = $1 and puzzle = $2")                                              \
    X(RESULT_ON_BOARD, "select total_ms from results where player = $1 and board = $2"                     \
                       " and (flags & $3) = 0 and hints <= $4")                                            \
    X(RESULTS_OF_PLAYER, "select puzzle, board, total_ms, hints, mistakes, flags, finished, received, log" \
                         " from results where player = $1 order by received, log_hash")                    \
    X(RESULTS_OF_DAYS, "select board, total_ms, hints, mistakes, flags, finished, received from results"   \
                       " where player = $1 and board <> '' order by board")                                \
    X(BOARD_TOP, "select r.player, p.name, r.total_ms, r.hints, r.mistakes, r.flags from results r"        \
                 " join players p on p.id = r.player where r.board = $1 and (r.flags & $2) = 0"            \
                 " and r.hints <= $3 order by r.total_ms, r.finished, r.player limit $4 offset $5")        \
    X(BOARD_FRIENDS, "select r.player, p.name, r.total_ms, r.hints, r.mistakes, r.flags from results r"    \
                 " join players p on p.id = r.player where r.board = $1 and (r.flags & $2) = 0"            \
                 " and r.hints <= $3 and (r.player = $4 or r.player in"                                    \
                 " (select friend from friends where player = $4))"                                        \
                 " order by r.total_ms, r.finished, r.player limit $5 offset $6")                          \
    X(BOARD_BEFORE, "select count(*) from results where board = $1 and (flags & $2) = 0 and hints <= $3"   \
                    " and total_ms < $4")                                                                  \
    X(FRIENDS_BEFORE, "select count(*) from results r where r.board = $1 and (r.flags & $2) = 0"           \
                      " and r.hints <= $3 and (r.player = $4 or r.player in"                               \
                      " (select friend from friends where player = $4)) and r.total_ms < $5")              \
    X(BOARD_SIZE, "select count(*) from results where board = $1 and (flags & $2) = 0 and hints <= $3")    \
    X(FRIEND_ADD, "insert into friends (player, friend, since) values ($1, $2, $3)"                        \
                  " on conflict (player, friend) do nothing")                                              \
    X(FRIEND_DELETE, "delete from friends where player = $1 and friend = $2")                              \
    X(FRIENDS, "select f.friend, p.name, f.since from friends f join players p on p.id = f.friend"         \
               " where f.player = $1 order by f.since, f.friend")                                          \
    X(SHARE_ADD, "insert into shares (id, kind, content, made) values ($1, $2, $3, $4)"                    \
                 " on conflict (id) do nothing")                                                           \
    X(SHARE_GET, "select kind, content, made from shares where id = $1")                                   \
    X(ROOM_ADD, "insert into rooms (id, owner, puzzle, mode, made, starts, last)"                          \
                " values ($1, $2, $3, $4, $5, 0, 0)")                                                      \
    X(ROOM_GET, "select owner, puzzle, mode, made, starts, last from rooms where id = $1")                 \
    X(ROOM_START, "update rooms set starts = $2 where id = $1 and starts = 0")                             \
    X(ROOM_LOCK, "update rooms set last = last where id = $1 returning last")                              \
    X(ROOM_NEXT, "update rooms set last = last + 1 where id = $1 returning last")                          \
    X(ROOM_EVENT_ADD, "insert into room_events (room, number, player, write_id, made, content)"            \
                      " values ($1, $2, $3, $4, $5, $6)")                                                  \
    X(ROOM_EVENT_OF, "select number from room_events where room = $1 and player = $2 and write_id = $3")   \
    X(ROOM_EVENTS, "select number, player, made, content from room_events"                                 \
                   " where room = $1 and number > $2 order by number limit $3")                            \
    X(ROOM_EVENTS_LEAVE, "delete from room_events where player = $1")                                      \
    X(ROOMS_LEAVE, "delete from rooms where owner = $1")                                                   \
    X(ROOM_DELETE, "delete from rooms where made < $1")                                                    \
    /* Every row of a table, a page at a time after a key; and a row as it was elsewhere (copy.h). */      \
    X(COUNT_PLAYERS, "select count(*) from players") \
    X(ALL_PLAYERS, "select id, phrase, name, created, seen, revision from players" \
        " where id > $1 order by id limit $2") \
    X(COPY_PLAYERS, "insert into players (id, phrase, name, created, seen, revision)" \
        " values ($1, $2, $3, $4, $5, $6)") \
    X(COUNT_DEVICES, "select count(*) from devices") \
    X(ALL_DEVICES, "select secret, player, created from devices" \
        " where secret > $1 order by secret limit $2") \
    X(COPY_DEVICES, "insert into devices (secret, player, created)" \
        " values ($1, $2, $3)") \
    X(COUNT_WRITES, "select count(*) from writes") \
    X(ALL_WRITES, "select player, id, revision, name, made from writes" \
        " where (player, id) > ($1, $2) order by player, id limit $3") \
    X(COPY_WRITES, "insert into writes (player, id, revision, name, made)" \
        " values ($1, $2, $3, $4, $5)") \
    X(COUNT_ITEMS, "select count(*) from items") \
    X(ALL_ITEMS, "select player, kind, name, revision, made, content from items" \
        " where (player, kind, name) > ($1, $2, $3) order by player, kind, name limit $4") \
    X(COPY_ITEMS, "insert into items (player, kind, name, revision, made, content)" \
        " values ($1, $2, $3, $4, $5, $6)") \
    X(COUNT_RESULTS, "select count(*) from results") \
    X(ALL_RESULTS, "select log_hash, player, puzzle, board, day, total_ms, hints, mistakes, flags, finished, received, log from results" \
        " where log_hash > $1 order by log_hash limit $2") \
    X(COPY_RESULTS, "insert into results (log_hash, player, puzzle, board, day, total_ms, hints, mistakes, flags, finished, received, log)" \
        " values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)") \
    X(COUNT_FRIENDS, "select count(*) from friends") \
    X(ALL_FRIENDS, "select player, friend, since from friends" \
        " where (player, friend) > ($1, $2) order by player, friend limit $3") \
    X(COPY_FRIENDS, "insert into friends (player, friend, since)" \
        " values ($1, $2, $3)") \
    X(COUNT_SHARES, "select count(*) from shares") \
    X(ALL_SHARES, "select id, kind, content, made from shares" \
        " where id > $1 order by id limit $2") \
    X(COPY_SHARES, "insert into shares (id, kind, content, made)" \
        " values ($1, $2, $3, $4)") \
    X(COUNT_ROOMS, "select count(*) from rooms") \
    X(ALL_ROOMS, "select id, owner, puzzle, mode, made, starts, last from rooms" \
        " where id > $1 order by id limit $2") \
    X(COPY_ROOMS, "insert into rooms (id, owner, puzzle, mode, made, starts, last)" \
        " values ($1, $2, $3, $4, $5, $6, $7)") \
    X(COUNT_ROOM_EVENTS, "select count(*) from room_events") \
    X(ALL_ROOM_EVENTS, "select room, number, player, write_id, made, content from room_events" \
        " where (room, number) > ($1, $2) order by room, number limit $3") \
    X(COPY_ROOM_EVENTS, "insert into room_events (room, number, player, write_id, made, content)" \
        " values ($1, $2, $3, $4, $5, $6)")
/* clang-format on */

typedef enum statement {
#define STATEMENT_CODE(name, sql) STATEMENT_##name,
    STATEMENTS(STATEMENT_CODE)
#undef STATEMENT_CODE
        STATEMENT_COUNT
} statement;

extern const char *const statement_sql[STATEMENT_COUNT];

#endif
