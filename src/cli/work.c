/* Takes the lines of a work, and reports errors in them; see work.h. */
#include "cli/work.h"

bool cli_work_next(cli_work *work, cli_lines *lines, cli_line *ret)
{
    lele_problem problem;
    while (cli_lines_next(lines, ret)) {
        work->items++;
        if (!cli_line_too_long(ret, &problem))
            return true;
        (work->skips_bad ? cli_work_skip : cli_work_fail)(work, ret, &problem);
    }
    return false;
}

static void add_json_error(lele_text *out, const char *sentence)
{
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    lele_json_key_string(&json, "error", sentence);
    lele_json_object_end(&json);
    lele_text_add_char(out, '\n');
}

/* The output for a line or item with an error. */
static void add_error(cli_work *work, const char *sentence)
{
    if (work->json)
        add_json_error(&work->out, sentence);
    else
        lele_text_add(&work->out, work->paragraphs ? "error\n\n" : "error\n");
    work->bad = true;
}

void cli_work_fail_item(cli_work *work, uint64_t item, cli_message message)
{
    lele_text sentence, number;
    lele_text_init(&sentence), lele_text_init(&number);
    lele_text_add_int(&number, (int64_t)item + 1);
    cli_message_add(&sentence, work->lang, message, (cli_facts){ .got = number.data });
    lele_text_add(&work->messages, "lele: ");
    lele_text_add(&work->messages, sentence.data);
    lele_text_add_char(&work->messages, '\n');
    add_error(work, sentence.data);
    cli_text_part_end(&sentence, &work->messages), cli_text_part_end(&number, &work->messages);
}

/* Adds the message and returns its sentence, which the caller ends. */
static lele_text warn(cli_work *work, const cli_line *line, const lele_problem *problem)
{
    lele_text sentence;
    lele_text_init(&sentence);
    cli_problem_add(&sentence, work->lang, line, problem);
    cli_place_add(&work->messages, work->piece.file, line, problem);
    lele_text_add(&work->messages, sentence.data);
    lele_text_add_char(&work->messages, '\n');
    return sentence;
}

void cli_work_warn(cli_work *work, const cli_line *line, const lele_problem *problem)
{
    lele_text sentence = warn(work, line, problem);
    cli_text_part_end(&sentence, &work->messages);
}

void cli_work_say(cli_work *work, const cli_line *line, cli_message message, cli_facts facts)
{
    lele_problem whole_line;
    lele_problem_init(&whole_line);
    cli_place_add(&work->messages, work->piece.file, line, &whole_line);
    cli_message_add(&work->messages, work->lang, message, facts);
    lele_text_add_char(&work->messages, '\n');
}

void cli_work_skip(cli_work *work, const cli_line *line, const lele_problem *problem)
{
    if (problem->code == LELE_E_MEMORY)
        work->out.failed = true;
    else
        cli_work_warn(work, line, problem);
    work->bad = true;
}

void cli_work_fail(cli_work *work, const cli_line *line, const lele_problem *problem)
{
    if (problem->code == LELE_E_MEMORY) { /* no error of the line: the pipeline stops */
        work->out.failed = true;
        return;
    }
    lele_text sentence = warn(work, line, problem);
    add_error(work, sentence.data);
    cli_text_part_end(&sentence, &work->messages);
}
