/* Runs one command: options, output, exit status; see run.h. */
#include "cli/run.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/help.h"
#include "cli/journal.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/target.h"

/* Opens /dev/null, in the wrong direction, for each standard descriptor that the caller closed.
 * Input and output on it then fail, and no file opened later takes its number. */
static void fill_closed_descriptors(void)
{
    for (int fd = 0; fd <= 2; fd++)
        if (fcntl(fd, F_GETFD) == -1)
            (void)open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY);
}

void cli_prepare(void)
{
    (void)signal(SIGPIPE, SIG_IGN);
    (void)signal(SIGXFSZ, SIG_IGN); /* the write fails with a message instead */
    fill_closed_descriptors();
}

lele_lang cli_environment_lang(void)
{
    static const char *const names[] = { "LELE_LANG", "LC_ALL", "LC_MESSAGES", "LANG" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && *value != '\0')
            return strncmp(value, "zh", 2) == 0 ? LELE_LANG_ZH : LELE_LANG_EN;
    }
    return LELE_LANG_EN;
}

int cli_print_help(const cli_command *command, lele_lang lang)
{
    lele_text text;
    lele_text_init(&text);
    cli_help_command_add(&text, command, lang);
    const int status = cli_print(lang, &text);
    lele_text_release(&text);
    return status;
}

/* Runs a command with its output in a file; NULL: standard output. */
static int run_to(const cli_call *call, const char *file, const void *options)
{
    cli_target target;
    const int status = cli_target_open(call->lang, file, &target);
    return status != CLI_STATUS_OK ? status
                                   : cli_target_close(&target, call->command->run(call, options));
}

/* Whether the complete output of an earlier run still waits for its name. */
static bool has_part(const char *file)
{
    lele_text part;
    lele_text_init(&part);
    lele_text_add(&part, file);
    lele_text_add(&part, ".part");
    const bool has = part.failed || access(part.data, F_OK) == 0;
    lele_text_release(&part);
    return has;
}

/* Checks the complete output of an earlier run, which was ended before its manifest was written. */
static int check_named(cli_journal *journal, const char *file)
{
    const int fd = open(file, O_RDONLY | O_CLOEXEC);
    const int status = cli_journal_check_done(journal, fd);
    if (fd >= 0)
        (void)close(fd);
    return status;
}

static int run_part(cli_journal *journal, const cli_call *call, const char *file,
                    const void *options)
{
    cli_target target;
    const bool done = cli_journal_is_done(journal);
    if (done && !has_part(file))
        return check_named(journal, file);
    int status = call->journal->bulk->resume != NULL
                     ? cli_target_open_part(call->lang, file, &target)
                     : cli_target_open(call->lang, file, &target);
    if (status != CLI_STATUS_OK)
        return status;
    if (done)
        status = cli_journal_check_done(journal, STDOUT_FILENO);
    else
        status = cli_journal_complete(journal, call->command->run(call, options));
    if (status == CLI_STATUS_USAGE && cli_journal_drop(journal))
        target.kept = false;
    return cli_target_close(&target, status);
}

/* Runs a command with a journal, if the options want one. */
static int run_bulk(const cli_call *call, const cli_parsed *parsed, const void *options)
{
    cli_call mine = *call;
    int status = cli_journal_new(&mine, &parsed->bulk, parsed->output, options, &mine.journal);
    if (mine.journal == NULL)
        return status != CLI_STATUS_OK ? status : run_to(call, parsed->output, options);
    status = run_part(mine.journal, &mine, parsed->output, options);
    if (status == CLI_STATUS_OK || status == CLI_STATUS_BAD)
        status = cli_journal_end(mine.journal, status);
    cli_journal_free(mine.journal);
    return status;
}

int cli_run(const cli_command *command, lele_lang lang, size_t count, const char **arguments)
{
    void *options = calloc(1, command->size != 0 ? command->size : 1);
    if (options == NULL) {
        cli_complain_memory(lang);
        return CLI_STATUS_IO;
    }
    if (command->defaults != NULL)
        memcpy(options, command->defaults, command->size);
    int status = CLI_STATUS_USAGE;
    cli_parsed parsed;
    if (cli_options_parse(command, lang, count, arguments, options, &parsed)) {
        if (parsed.lang != LELE_LANG_COUNT)
            lang = parsed.lang;
        const cli_call call = { command, lang, arguments, parsed.operand_count, NULL };
        status = parsed.help ? cli_print_help(command, lang) : run_bulk(&call, &parsed, options);
    }
    free(options);
    return status;
}

int cli_exit_status(int status)
{
    return status == CLI_STATUS_CLOSED ? CLI_STATUS_OK : status;
}
