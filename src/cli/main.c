/*
 * The command `lele`: finds the subcommand in the table (command.h) and runs it, or starts its
 * program.
 */
#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "cli/command.h"
#include "cli/help.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/run.h"

static int print_help(lele_lang lang)
{
    lele_text text;
    lele_text_init(&text);
    cli_help_add(&text, lang);
    const int status = cli_print(lang, &text);
    lele_text_release(&text);
    return status;
}

static int print_version(lele_lang lang)
{
    lele_text text;
    lele_text_init(&text);
    lele_text_add(&text, "lele " LELE_VERSION "\n");
    const int status = cli_print(lang, &text);
    lele_text_release(&text);
    return status;
}

static int print_completion(const char *shell, lele_lang lang)
{
    lele_text text;
    lele_text_init(&text);
    int status = CLI_STATUS_USAGE;
    if (shell != NULL && cli_completion_add(&text, shell))
        status = cli_print(lang, &text);
    else
        cli_complain(lang, CLI_M_NO_VALUE,
                     (cli_facts){ .name = "--completion", .want = "bash, zsh, fish" });
    lele_text_release(&text);
    return status;
}

static int refuse_command(const char *name, lele_lang lang)
{
    lele_text names;
    lele_text_init(&names);
    const cli_command *command;
    for (size_t i = 0; (command = cli_command_at(i)) != NULL; i++) {
        lele_text_add(&names, i == 0 ? "" : ", ");
        lele_text_add(&names, command->name);
    }
    cli_complain(lang, name != NULL ? CLI_M_COMMAND : CLI_M_NO_COMMAND,
                 (cli_facts){ .got = name, .want = names.data });
    cli_text_end(&names);
    return CLI_STATUS_USAGE;
}

static int refuse_option(const char *option, lele_lang lang)
{
    cli_complain(lang, CLI_M_UNKNOWN_OPTION, (cli_facts){ .got = option });
    return CLI_STATUS_USAGE;
}

/* Runs -c N or -s FILE, the short forms of grids and solve: the arguments that the form stands
 * for, followed by the rest of the arguments. */
static int run_short(const char *argument, lele_lang lang, size_t count, const char **arguments)
{
    static const struct {
        char letter;
        const char *command;
        const char *words[4];
    } forms[] = {
        { 'c', "grids", { "--method", "shift", "-n" } },
        { 's', "solve", { NULL } },
    };
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        const cli_command *command = cli_command_find(forms[i].command);
        if (forms[i].letter != argument[1] || command == NULL)
            continue;
        const char **all = malloc((count + 5) * sizeof *all);
        if (all == NULL) {
            cli_complain_memory(lang);
            return CLI_STATUS_IO;
        }
        size_t used = 0;
        while (forms[i].words[used] != NULL) {
            all[used] = forms[i].words[used];
            used++;
        }
        if (argument[2] != '\0')
            all[used++] = argument + 2;
        memcpy(all + used, arguments, count * sizeof *all);
        const int status = cli_run(command, lang, used + count, all);
        free(all);
        return status;
    }
    return refuse_option(argument, lang);
}

/* Runs the command that `word` names, or a short form. */
static int run_word(const char *word, bool helps, lele_lang lang, size_t count,
                    const char **arguments)
{
    if (word[0] == '-' && word[1] != '\0')
        return word[1] != '-' ? run_short(word, lang, count, arguments) : refuse_option(word, lang);
    const cli_command *command = cli_command_find(word);
    if (command == NULL)
        return refuse_command(word, lang);
    if (helps)
        return cli_print_help(command, lang);
    return (command->run != NULL ? cli_run : cli_program_start)(command, lang, count, arguments);
}

static int run_arguments(size_t count, const char **arguments)
{
    lele_lang lang = cli_environment_lang();
    bool helps = false;
    for (; count != 0; count--, arguments++) {
        const char *word = arguments[0];
        const char *next = count > 1 ? arguments[1] : NULL;
        if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
            helps = true;
            continue;
        }
        if (strcmp(word, "--version") == 0)
            return print_version(lang);
        if (strcmp(word, "--completion") == 0)
            return print_completion(next, lang);
        if (strncmp(word, "--lang", 6) != 0 || (word[6] != '=' && word[6] != '\0'))
            return run_word(word, helps, lang, count - 1, arguments + 1);
        if (!cli_lang_parse(word[6] == '=' ? word + 7 : next, lang, &lang))
            return CLI_STATUS_USAGE;
        if (word[6] == '\0')
            count--, arguments++;
    }
    return helps ? print_help(lang) : refuse_command(NULL, lang);
}

/* A worker drops its layouts and solvers from time to time and builds others.  Their memory is kept: to
 * return it to the system and to get it again takes longer than to build them. */
static void keep_memory(void)
{
#ifdef __GLIBC__
    (void)mallopt(M_TRIM_THRESHOLD, 64 << 20);
    (void)mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

int main(int argc, char **argv)
{
    cli_prepare();
    keep_memory();
    const size_t program = argc > 0 ? 1 : 0;
    return cli_exit_status(run_arguments((size_t)argc - program, (const char **)argv + program));
}
