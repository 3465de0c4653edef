/*
 * The program lele-store, which `lele store` starts: copies, restores, checks and moves databases of players.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/message.h"
#include "cli/output.h"
#include "cli/run.h"
#include "store/copy.h"
#include "store/schema.h"
#include "store/store.h"

enum { ADDRESS = 4200, OPERANDS = 3 };

/* What a command works on. */
struct work {
    const cli_call *call;
    const char *from, *to; /* addresses; `to` is NULL for a check */
    copy_facts facts[COPY_TABLES];
};

static int complain(const struct work *work, cli_message code, const char *name, const char *words)
{
    cli_complain(work->call->lang, code, (cli_facts){ .name = name, .got = words });
    return CLI_STATUS_IO;
}

static int print_facts(const struct work *work)
{
    lele_text text;
    lele_text_init(&text);
    for (int i = 0; i < COPY_TABLES; i++) {
        char line[120];
        const copy_facts *facts = &work->facts[i];
        snprintf(line, sizeof line, "%-12s %10" PRId64 "  ", facts->table, facts->rows);
        lele_text_add(&text, line);
        for (int j = 0; j < COPY_HASH / 2; j++) {
            snprintf(line, sizeof line, "%02x", facts->hash[j]);
            lele_text_add(&text, line);
        }
        lele_text_add_char(&text, '\n');
    }
    const int status = cli_print(work->call->lang, &text);
    lele_text_release(&text);
    return status;
}

static int64_t now_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Opens a database.  Only one that is to be written may be new: reading a name that is mistyped must not
 * make a file. */
static db *open_at(const struct work *work, const char *address, bool writes, int *status)
{
    const char *path;
    const db_driver *driver = db_driver_of(address, &path);
    char words[DB_MESSAGE] = "";
    db_status opened;
    if (driver == NULL) {
        cli_complain(work->call->lang, CLI_M_VALUE,
                     (cli_facts){ "DATABASE", address, "sqlite:FILE, postgres://USER@HOST/NAME" });
        *status = CLI_STATUS_USAGE;
        return NULL;
    }
    if (driver == &db_sqlite && !writes && access(path, R_OK) != 0) {
        lele_text reason;
        lele_text_init(&reason);
        cli_reason_add(&reason, work->call->lang, errno);
        *status = complain(work, CLI_M_CANNOT_READ, path, reason.data);
        lele_text_release(&reason);
        return NULL;
    }
    db *base = driver->open(path, &opened, words);
    if (base == NULL)
        *status = complain(work, CLI_M_DATABASE, address, words);
    return base;
}

/* Both sides have the tables of this version: an old source is brought up to date by `lele serve` first. */
static int check_version(const struct work *work, db *base, const char *address, bool writes)
{
    int number;
    const schema_state state = schema_look(base, &number);
    if (state == SCHEMA_CURRENT)
        return CLI_STATUS_OK;
    if (state == SCHEMA_NEWER)
        return complain(work, CLI_M_DATABASE_NEWER, address, "");
    if (state == SCHEMA_EMPTY && writes)
        return schema_migrate(base, now_ms()) == DB_OK
                   ? CLI_STATUS_OK
                   : complain(work, CLI_M_DATABASE, address, base->driver->message(base));
    if (state == SCHEMA_UNREADABLE)
        return complain(work, CLI_M_DATABASE, address, base->driver->message(base));
    return complain(work, state == SCHEMA_OLD ? CLI_M_DATABASE_OLD : CLI_M_DATABASE_NONE, address,
                    "");
}

static int copy(struct work *work, db *from, db *to)
{
    const int status = check_version(work, to, work->to, true);
    if (status != CLI_STATUS_OK)
        return status;
    switch (copy_all(from, to, work->facts)) {
    case COPY_DONE:
        return print_facts(work);
    case COPY_NOT_EMPTY:
        return complain(work, CLI_M_DATABASE_FULL, work->to, "");
    case COPY_CANNOT_READ:
        return complain(work, CLI_M_DATABASE, work->from, from->driver->message(from));
    case COPY_DIFFERS:
        return complain(work, CLI_M_DATABASE_DIFFERS, work->to, "");
    default:
        return complain(work, CLI_M_DATABASE, work->to, to->driver->message(to));
    }
}

static int run_move(struct work *work)
{
    int status = CLI_STATUS_IO;
    db *from = open_at(work, work->from, false, &status);
    if (from == NULL)
        return status;
    status = check_version(work, from, work->from, false);
    db *to = status == CLI_STATUS_OK ? open_at(work, work->to, true, &status) : NULL;
    if (to != NULL) {
        status = copy(work, from, to);
        to->driver->close(to);
    }
    from->driver->close(from);
    return status;
}

static int run_check(struct work *work)
{
    int status = CLI_STATUS_IO;
    db *base = open_at(work, work->from, false, &status);
    if (base == NULL)
        return status;
    status = check_version(work, base, work->from, false);
    if (status == CLI_STATUS_OK &&
        (base->driver->check(base) != DB_OK || copy_look(base, work->facts) != DB_OK))
        status = complain(work, CLI_M_DATABASE, work->from, base->driver->message(base));
    if (status == CLI_STATUS_OK)
        status = print_facts(work);
    base->driver->close(base);
    return status;
}

/* The copy grows under another name, so that a file of this name is always whole. */
static int run_backup(struct work *work)
{
    char part[ADDRESS];
    const char *file = work->to;
    if (access(file, F_OK) == 0)
        return complain(work, CLI_M_FILE_THERE, file, "");
    snprintf(part, sizeof part, "sqlite:%s.part", file);
    const char *name = part + strlen("sqlite:");
    (void)unlink(name); /* of a backup that was cut off */
    work->to = part;
    const int status = run_move(work);
    if (status != CLI_STATUS_OK)
        (void)unlink(name);
    else if (rename(name, file) != 0)
        return complain(work, CLI_M_CANNOT_WRITE_FILE, file, strerror(errno));
    return status;
}

static int run_restore(struct work *work)
{
    char from[ADDRESS];
    snprintf(from, sizeof from, "sqlite:%s", work->from);
    work->from = from;
    return run_move(work);
}

static const struct action {
    const char *name;
    size_t operands; /* with its own name */
    int (*run)(struct work *);
} actions[] = {
    { "backup", 3, run_backup },
    { "restore", 3, run_restore },
    { "move", 3, run_move },
    { "check", 2, run_check },
};

static int run(const cli_call *call, const void *options)
{
    (void)options;
    struct work work = { .call = call };
    for (size_t i = 0; call->operand_count > 0 && i < sizeof actions / sizeof actions[0]; i++) {
        if (strcmp(call->operands[0], actions[i].name) != 0)
            continue;
        if (call->operand_count != actions[i].operands)
            break;
        work.from = call->operands[1];
        work.to = actions[i].operands == OPERANDS ? call->operands[2] : NULL;
        return actions[i].run(&work);
    }
    cli_complain(
        call->lang, CLI_M_MISSING_OPERAND,
        (cli_facts){ .name = "store", .want = "backup|restore|move DATABASE TO, check DATABASE" });
    return CLI_STATUS_USAGE;
}

int main(int argc, char **argv)
{
    cli_prepare();
    cli_command command = cli_command_store;
    command.run = run;
    const size_t program = argc > 0 ? 1 : 0;
    return cli_exit_status(cli_run(&command, cli_environment_lang(), (size_t)argc - program,
                                   (const char **)argv + program));
}
