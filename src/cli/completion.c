/*
 * Completion scripts for three shells, made from the tables of commands and options; see help.h.
 * Meson runs `lele --completion bash` at build time and installs the scripts for the shells.
 */
#include "cli/help.h"

#include <string.h>

#include "cli/bulk.h"

typedef void (*option_fn)(lele_text *out, const cli_command *command, const cli_option *option);

static void each_option(lele_text *out, const cli_command *command, option_fn add)
{
    const cli_option *option;
    for (size_t i = 0; (option = cli_command_option(command, i)) != NULL; i++)
        add(out, command, option);
}

static void add_words(lele_text *out, const cli_option *option)
{
    const char *word;
    for (size_t i = 0; (word = cli_option_word(option, i)) != NULL; i++) {
        lele_text_add(out, i == 0 ? "" : " ");
        lele_text_add(out, word);
    }
}

static void add_commands(lele_text *out)
{
    const cli_command *command;
    for (size_t i = 0; (command = cli_command_at(i)) != NULL; i++) {
        lele_text_add(out, i == 0 ? "" : " ");
        lele_text_add(out, command->name);
    }
}

static void add_bash_name(lele_text *out, const cli_command *command, const cli_option *option)
{
    (void)command;
    lele_text_add(out, " --");
    lele_text_add(out, option->name);
}

static void add_bash_value(lele_text *out, const cli_command *command, const cli_option *option)
{
    if (option->kind == CLI_FLAG || cli_option_word(option, 0) == NULL)
        return;
    lele_text_add(out, "        ");
    lele_text_add(out, command->name);
    lele_text_add(out, ".--");
    lele_text_add(out, option->name);
    lele_text_add(out, ") words=\"");
    add_words(out, option);
    lele_text_add(out, "\" ;;\n");
}

static void add_bash(lele_text *out)
{
    const cli_command *command;
    lele_text_add(out, "# bash completion for lele; made from its tables of options\n"
                       "_lele()\n{\n"
                       "    local current=${COMP_WORDS[COMP_CWORD]}\n"
                       "    local previous=${COMP_WORDS[COMP_CWORD-1]} words=\n"
                       "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                       "        COMPREPLY=($(compgen -W \"");
    add_commands(out);
    lele_text_add(out, " --help --version --lang\" -- \"$current\"))\n"
                       "        return\n    fi\n"
                       "    case ${COMP_WORDS[1]}.$previous in\n"
                       "        *.--lang) words=\"en zh\" ;;\n");
    for (size_t i = 0; (command = cli_command_at(i)) != NULL; i++)
        each_option(out, command, add_bash_value);
    lele_text_add(out, "    esac\n"
                       "    if [ -z \"$words\" ]; then case $current in -*)\n"
                       "        case ${COMP_WORDS[1]} in\n");
    for (size_t i = 0; (command = cli_command_at(i)) != NULL; i++) {
        lele_text_add(out, "        ");
        lele_text_add(out, command->name);
        lele_text_add(out, command->has_no_output ? ") words=\"--help --lang"
                                                  : ") words=\"--help --lang --output");
        each_option(out, command, add_bash_name);
        lele_text_add(out, "\" ;;\n");
    }
    lele_text_add(out, "        esac ;;\n    esac; fi\n"
                       "    if [ -n \"$words\" ]; then\n"
                       "        COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
                       "    else\n"
                       "        COMPREPLY=($(compgen -f -- \"$current\"))\n"
                       "    fi\n}\n"
                       "complete -o filenames -F _lele lele\n");
}

/* Appends a text for use between single quotes in zsh and fish.  Characters with a meaning in a
 * zsh specification become spaces. */
static void add_quoted(lele_text *out, const char *text)
{
    for (const char *c = text; *c != '\0'; c++) {
        if (*c == '\'')
            lele_text_add(out, "'\\''");
        else if (strchr("[]:\n", *c) != NULL)
            lele_text_add_char(out, ' ');
        else
            lele_text_add_char(out, *c);
    }
}

static void add_zsh_option(lele_text *out, const cli_command *command, const cli_option *option)
{
    (void)command;
    lele_text_add(out, " \\\n            '--");
    lele_text_add(out, option->name);
    lele_text_add(out, option->kind == CLI_FLAG ? "[" : "=[");
    add_quoted(out, option->help[LELE_LANG_EN]);
    lele_text_add_char(out, ']');
    if (option->kind != CLI_FLAG) {
        lele_text_add_char(out, ':');
        add_quoted(out, option->value);
        lele_text_add_char(out, ':');
        if (cli_option_word(option, 0) != NULL) {
            lele_text_add_char(out, '(');
            add_words(out, option);
            lele_text_add_char(out, ')');
        }
    }
    lele_text_add_char(out, '\'');
}

static void add_zsh(lele_text *out)
{
    const cli_command *command;
    lele_text_add(out, "#compdef lele\n"
                       "_lele() {\n"
                       "    if (( CURRENT == 2 )); then\n"
                       "        local -a commands=(\n");
    for (size_t i = 0; (command = cli_command_at(i)) != NULL; i++) {
        lele_text_add(out, "            '");
        lele_text_add(out, command->name);
        lele_text_add_char(out, ':');
        add_quoted(out, command->summary[LELE_LANG_EN]);
        lele_text_add(out, "'\n");
    }
    lele_text_add(out, "        )\n"
                       "        _describe command commands\n"
                       "        return\n    fi\n"
                       "    local command=$words[2]\n"
                       "    shift words; (( CURRENT-- ))\n"
                       "    case $command in\n");
    for (size_t i = 0; (command = cli_command_at(i)) != NULL; i++) {
        lele_text_add(out, "        ");
        lele_text_add(out, command->name);
        lele_text_add(out, ") _arguments '--help[show the help]' '--lang=[language]:LANG:(en zh)'");
        if (!command->has_no_output)
            lele_text_add(out, " '--output=[write to FILE]:FILE:_files'");
        each_option(out, command, add_zsh_option);
        lele_text_add(out, " '*:file:_files' ;;\n");
    }
    lele_text_add(out, "    esac\n}\n_lele \"$@\"\n");
}

static void add_fish_option(lele_text *out, const cli_command *command, const cli_option *option)
{
    lele_text_add(out, "complete -c lele -n '__fish_seen_subcommand_from ");
    lele_text_add(out, command->name);
    lele_text_add(out, "' -l ");
    lele_text_add(out, option->name);
    if (option->letter != '\0') {
        lele_text_add(out, " -s ");
        lele_text_add_char(out, option->letter);
    }
    if (option->kind != CLI_FLAG)
        lele_text_add(out, " -r");
    if (option->kind != CLI_FLAG && cli_option_word(option, 0) != NULL) {
        lele_text_add(out, " -f -a '");
        add_words(out, option);
        lele_text_add_char(out, '\'');
    }
    lele_text_add(out, " -d '");
    add_quoted(out, option->help[LELE_LANG_EN]);
    lele_text_add(out, "'\n");
}

static void add_fish(lele_text *out)
{
    const cli_command *command;
    lele_text_add(out, "# fish completion for lele; made from its tables of options\n"
                       "complete -c lele -l help -d 'show the help'\n"
                       "complete -c lele -l lang -r -f -a 'en zh' -d 'language of messages'\n");
    for (size_t i = 0; (command = cli_command_at(i)) != NULL; i++) {
        lele_text_add(out, "complete -c lele -n __fish_use_subcommand -f -a ");
        lele_text_add(out, command->name);
        lele_text_add(out, " -d '");
        add_quoted(out, command->summary[LELE_LANG_EN]);
        lele_text_add(out, "'\n");
        each_option(out, command, add_fish_option);
        if (command->has_no_output)
            continue;
        lele_text_add(out, "complete -c lele -n '__fish_seen_subcommand_from ");
        lele_text_add(out, command->name);
        lele_text_add(out, "' -l output -s o -r -F -d 'write to FILE'\n");
    }
}

bool cli_completion_add(lele_text *out, const char *shell)
{
    static const struct {
        const char *name;
        void (*add)(lele_text *out);
    } shells[] = { { "bash", add_bash }, { "zsh", add_zsh }, { "fish", add_fish } };
    for (size_t i = 0; i < sizeof shells / sizeof shells[0]; i++)
        if (strcmp(shells[i].name, shell) == 0) {
            shells[i].add(out);
            return true;
        }
    return false;
}
