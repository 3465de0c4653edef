/*
 * The program lele-print, which `lele print` starts: boards, booklets and worksheets.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/message.h"
#include "cli/reader.h"
#include "cli/run.h"
#include "print/book.h"
#include "print/collect.h"
#include "print/short.h"

static void complain_value(const cli_call *call, const char *option, const char *got,
                           const char *want)
{
    cli_complain(call->lang, CLI_M_VALUE, (cli_facts){ option, got, want });
}

/* The kind that the ending of a file names; -1: none. */
static int kind_of_file(const char *file)
{
    const char *dot = file != NULL ? strrchr(file, '.') : NULL;
    for (int i = 0; dot != NULL && i < CLI_PRINT_KINDS; i++)
        if (strcasecmp(dot + 1, cli_print_kinds[i]) == 0)
            return i;
    return -1;
}

static bool read_kind(const cli_call *call, const cli_print_options *given, int *ret)
{
    *ret = given->to >= 0 ? given->to : kind_of_file(given->output);
    if (*ret >= 0)
        return true;
    cli_complain(call->lang, CLI_M_PRINT_KIND,
                 (cli_facts){ .name = given->output != NULL ? given->output : "-" });
    return false;
}

/* A length of paper that leaves room for a board. */
static bool read_length(const cli_call *call, const char *option, const char *text,
                        const print_size *paper, double *ret)
{
    const double side = paper->width < paper->height ? paper->width : paper->height;
    double length;
    if (text == NULL)
        return true;
    if (print_length_read(text, &length) && length <= side * 0.3) {
        *ret = length;
        return true;
    }
    complain_value(call, option, text,
                   call->lang == LELE_LANG_ZH ? "一个长度，如 15mm，不超过纸宽的 30%"
                                              : "a length like 15mm, at most 30% of the paper");
    return false;
}

static bool read_paper(const cli_call *call, print_book *book)
{
    const cli_print_options *given = book->given;
    if (!print_size_read(given->paper, &book->paper)) {
        complain_value(
            call, "--paper", given->paper,
            call->lang == LELE_LANG_ZH
                ? "a3 a4 a5 a6 b5 letter legal tabloid fit，或 宽x高，如 170x240mm，每边 "
                  "30 到 2000 毫米"
                : "a3 a4 a5 a6 b5 letter legal tabloid fit, or WIDTHxHEIGHT like "
                  "170x240mm, each side from 30 to 2000 mm");
        return false;
    }
    if (given->landscape)
        book->paper = (print_size){ book->paper.height, book->paper.width, book->paper.fit };
    const double side =
        book->paper.width < book->paper.height ? book->paper.width : book->paper.height;
    book->margin = book->paper.fit ? side * 0.03 : side < 330 ? side * 0.06 : side * 0.075;
    book->bleed = given->crop_marks ? print_mm(10) : 0;
    return read_length(call, "--margin", given->margin, &book->paper, &book->margin) &&
           read_length(call, "--binding", given->binding, &book->paper, &book->binding);
}

static bool read_head(const cli_call *call, print_book *book)
{
    const char *head = book->given->head;
    book->head = 1U << CLI_HEAD_NUMBER | 1U << CLI_HEAD_LEVEL | 1U << CLI_HEAD_RATING |
                 1U << CLI_HEAD_MINUTES;
    if (book->paper.fit)
        book->head = 0;
    if (head == NULL || print_head_read(head, &book->head))
        return true;
    lele_text want;
    lele_text_init(&want);
    for (int i = 0; i < CLI_HEAD_PARTS; i++) {
        lele_text_add(&want, i > 0 ? "," : "");
        lele_text_add(&want, cli_print_heads[i]);
    }
    complain_value(call, "--head", head, want.data);
    cli_text_end(&want);
    return false;
}

static bool read_worksheet(const cli_call *call, print_book *book)
{
    const char *name = book->given->worksheet;
    lele_problem problem;
    book->worksheet = name != NULL ? lele_technique_find(name) : -1;
    if (name == NULL || book->worksheet >= 0)
        return true;
    lele_problem_init(&problem);
    lele_problem_quote(&problem, name, strlen(name));
    lele_problem_set(&problem, LELE_E_TECHNIQUE);
    cli_complain_value(call->lang, "--worksheet", name, &problem);
    return false;
}

static bool check_together(const cli_call *call, const print_book *book)
{
    const cli_print_options *given = book->given;
    if (given->qr == CLI_QR_PLAY && given->url == NULL) {
        cli_complain(call->lang, CLI_M_NEEDS, (cli_facts){ .name = "--qr play", .want = "--url" });
        return false;
    }
    if (given->solutions_to != NULL && book->sink->kind != kind_of_file(given->solutions_to)) {
        cli_complain(call->lang, CLI_M_VALUE,
                     (cli_facts){ "--solutions-to", given->solutions_to,
                                  call->lang == LELE_LANG_ZH
                                      ? "与题目同样的扩展名（.pdf、.svg 或 .png）"
                                      : "a file with the same ending as the puzzles" });
        return false;
    }
    const double pixels = book->sink->dpi / 72;
    const double side =
        (book->paper.width > book->paper.height ? book->paper.width : book->paper.height) +
        2 * book->bleed;
    if (book->sink->kind == CLI_PRINT_PNG && side * pixels > 20000) {
        cli_complain(call->lang, CLI_M_PRINT_PIXELS, (cli_facts){ .name = "--dpi" });
        return false;
    }
    return true;
}

/* Reads the options that are words with a meaning of their own; false, and said, if one is wrong. */
static bool read_options(const cli_call *call, print_book *book)
{
    const cli_print_options *given = book->given;
    if (!cli_layout_check(call, "--layout", given->layout) ||
        !read_kind(call, given, &book->sink->kind) || !read_paper(call, book) ||
        !read_head(call, book) || !read_worksheet(call, book) || !check_together(call, book))
        return false;
    book->per_page = cli_print_per_page(given->per_page);
    if (book->per_page == 0)
        book->per_page = given->large || book->paper.fit ? 1 : book->worksheet >= 0 ? 2 : 4;
    book->by_level = given->order == CLI_ORDER_LEVEL;
    book->answers = given->solutions == CLI_SOLUTIONS_END ||
                    (book->worksheet >= 0 && given->solutions_to == NULL);
    book->look =
        draw_look_of((given->large ? DRAW_LARGE : 0) | (given->contrast ? DRAW_CONTRAST : 0));
    return true;
}

/* Draws a document from the spool into its sink, which has begun. */
static void draw(print_book *book)
{
    print_book_plan(book);
    print_front(book);
    if (!book->only_answers)
        print_puzzles(book);
    if (book->answers && !book->crowded && !book->blurred)
        print_answers(book);
    print_outline(book);
}

/* What went wrong besides the output. */
static int failure_of(const cli_call *call, const print_book *book)
{
    if (book->failed) {
        cli_complain_memory(call->lang);
        return CLI_STATUS_IO;
    }
    if (book->crowded) {
        cli_complain(call->lang, CLI_M_PRINT_CROWDED, (cli_facts){ .name = "--per-page" });
        return CLI_STATUS_USAGE;
    }
    if (book->blurred) {
        cli_complain(call->lang, CLI_M_PRINT_BLURRED, (cli_facts){ .name = "--dpi" });
        return CLI_STATUS_USAGE;
    }
    if (book->spool->error == 0)
        return CLI_STATUS_OK;
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, call->lang, book->spool->error);
    cli_complain(call->lang, CLI_M_TEMPORARY, (cli_facts){ .got = reason.data });
    cli_text_end(&reason);
    return CLI_STATUS_IO;
}

static int finish(const cli_call *call, print_book *book, int status)
{
    const int failed = failure_of(call, book);
    if (failed != CLI_STATUS_OK)
        status = failed;
    else if (status <= CLI_STATUS_BAD && book->spool->count == 0) {
        cli_complain(call->lang, CLI_M_NOTHING, (cli_facts){ 0 });
        status = CLI_STATUS_BAD;
        (void)print_sink_end(book->sink, CLI_STATUS_IO); /* no empty file */
        return status;
    }
    return print_sink_end(book->sink, status);
}

/* The solutions in a second file, after the first one is complete. */
static int print_second(const cli_call *call, print_book *book, int status)
{
    book->sink->file = book->given->solutions_to;
    book->answers = book->only_answers = true;
    print_sink_begin(book->sink, book->given->title != NULL ? book->given->title : "");
    draw(book);
    return finish(call, book, status);
}

static int print_all(const cli_call *call, print_book *book)
{
    const cli_print_options *given = book->given;
    const print_wishes wishes = {
        .layout = given->layout,
        .threads = given->threads,
        .effort = given->effort,
        .notes = given->notes,
        .worksheet = book->worksheet,
        .by_level = book->by_level,
    };
    print_sink_begin(book->sink, given->title != NULL ? given->title : "");
    int status = book->sink->status;
    if (status == CLI_STATUS_OK)
        status = print_collect(call, &wishes, book->spool);
    if (status <= CLI_STATUS_BAD)
        draw(book);
    status = finish(call, book, status);
    if (status <= CLI_STATUS_BAD && given->solutions_to != NULL && book->spool->count != 0)
        status = print_second(call, book, status);
    return status;
}

static int run(const cli_call *call, const void *target)
{
    const cli_print_options *given = target;
    print_spool spool = { .file = NULL };
    print_sink sink = { .lang = call->lang, .file = given->output, .dpi = (double)given->dpi };
    print_book book = { .given = given, .lang = call->lang, .spool = &spool, .sink = &sink };
    if (!read_options(call, &book))
        return CLI_STATUS_USAGE;
    sink.width = book.paper.width + 2 * book.bleed;
    sink.height = book.paper.height + 2 * book.bleed;
    book.type = draw_type_new(call->lang, given->font);
    int status = CLI_STATUS_IO;
    if (book.type == NULL)
        cli_complain(call->lang, CLI_M_NO_FONT, (cli_facts){ 0 });
    else if (!print_spool_open(&spool))
        status = failure_of(call, &book);
    else
        status = print_all(call, &book);
    print_spool_close(&spool);
    lele_engine_free(book.engine);
    lele_layouts_free(book.layouts);
    draw_type_free(book.type);
    return status;
}

int main(int argc, char **argv)
{
    cli_prepare();
    print_speak(cli_environment_lang());
    cli_command command = cli_command_print;
    command.run = run;
    const size_t program = argc > 0 ? 1 : 0;
    return cli_exit_status(cli_run(&command, cli_environment_lang(), (size_t)argc - program,
                                   (const char **)argv + program));
}
