/* The table of messages, and how they are written to standard error; see message.h. */
#include "cli/message.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/output.h"

static const char *const sentences[CLI_M_COUNT][LELE_LANG_COUNT] = {
#define MESSAGE_ROW(code, en, zh) [CLI_M_##code] = { en, zh },
    CLI_MESSAGES(MESSAGE_ROW)
#undef MESSAGE_ROW
};

static const struct {
    int error;
    cli_message message;
} reasons[] = {
    { ENOENT, CLI_M_NO_SUCH_FILE }, { EACCES, CLI_M_NO_PERMISSION }, { EPERM, CLI_M_NO_PERMISSION },
    { EISDIR, CLI_M_IS_DIRECTORY }, { ENOSPC, CLI_M_DISK_FULL },     { EDQUOT, CLI_M_DISK_FULL },
    { EFBIG, CLI_M_FILE_SIZE },     { EBADF, CLI_M_CLOSED },         { EIO, CLI_M_DEVICE },
};

static const char *or_empty(const char *text)
{
    return text != NULL ? text : "";
}

void cli_message_add(lele_text *out, lele_lang lang, cli_message message, cli_facts facts)
{
    static const char *const names[] = { "name", "got", "want" };
    const char *const values[] = { or_empty(facts.name), or_empty(facts.got),
                                   or_empty(facts.want) };
    lele_text_add_template(out, sentences[message][lang], 3, names, values);
}

void cli_text_tame(lele_text *text, size_t start)
{
    for (size_t i = start; i < text->length; i++)
        if ((unsigned char)text->data[i] < ' ' || text->data[i] == '\x7F')
            text->data[i] = '?';
}

void cli_text_end(lele_text *text)
{
    if (text->failed) {
        cli_complain_memory(LELE_LANG_EN);
        exit(CLI_STATUS_IO);
    }
    lele_text_release(text);
}

void cli_text_part_end(lele_text *part, lele_text *out)
{
    out->failed = out->failed || part->failed;
    lele_text_release(part);
}

/* Writes the line and releases it. */
static void say(lele_text *line)
{
    cli_text_tame(line, 0);
    lele_text_add_char(line, '\n');
    if (!line->failed)
        (void)cli_write(STDERR_FILENO, line->data, line->length);
    cli_text_end(line);
}

/* Ends the program if the problem is that memory is short. */
static void check_memory(lele_lang lang, const lele_problem *problem)
{
    if (problem->code != LELE_E_MEMORY)
        return;
    cli_complain_memory(lang);
    exit(CLI_STATUS_IO);
}

void cli_complain(lele_lang lang, cli_message message, cli_facts facts)
{
    lele_text line;
    lele_text_init(&line);
    lele_text_add(&line, "lele: ");
    cli_message_add(&line, lang, message, facts);
    say(&line);
}

void cli_complain_problem(lele_lang lang, const lele_problem *problem)
{
    lele_text line;
    check_memory(lang, problem);
    lele_text_init(&line);
    lele_text_add(&line, "lele: ");
    lele_problem_write(problem, lang, &line);
    say(&line);
}

static void add_layouts(lele_text *out, lele_lang lang)
{
    lele_text names;
    lele_text_init(&names);
    const char *name;
    for (size_t i = 0; (name = lele_layout_name_at(i)) != NULL; i++) {
        lele_text_add(&names, name);
        lele_text_add(&names, ", ");
    }
    lele_text_add(&names, "jigsaw:REGIONS");
    cli_message_add(out, lang, CLI_M_WANT_WORD, (cli_facts){ .want = names.data });
    cli_text_end(&names);
}

void cli_complain_value(lele_lang lang, const char *option, const char *value,
                        const lele_problem *problem)
{
    lele_text line, want;
    check_memory(lang, problem);
    lele_text_init(&line), lele_text_init(&want);
    lele_text_add(&line, "lele: ");
    if (problem->code == LELE_E_LAYOUT)
        add_layouts(&want, lang);
    else if (problem->code == LELE_E_TECHNIQUE)
        cli_message_add(&want, lang, CLI_M_WANT_TECHNIQUE, (cli_facts){ 0 });
    if (value != NULL && want.length > 0) {
        cli_message_add(&line, lang, CLI_M_VALUE,
                        (cli_facts){ .name = option, .got = value, .want = want.data });
    } else {
        lele_text_add(&line, option);
        lele_text_add(&line, ": ");
        lele_problem_write(problem, lang, &line);
    }
    cli_text_end(&want);
    say(&line);
}

/* Needs no memory. */
void cli_complain_memory(lele_lang lang)
{
    static const char *const lines[LELE_LANG_COUNT] = { "lele: out of memory\n",
                                                        "lele: 内存不足\n" };
    (void)cli_write(STDERR_FILENO, lines[lang], strlen(lines[lang]));
}

void cli_reason_add(lele_text *out, lele_lang lang, int error)
{
    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++)
        if (reasons[i].error == error) {
            cli_message_add(out, lang, reasons[i].message, (cli_facts){ 0 });
            return;
        }
    lele_text_add(out, strerror(error));
}
