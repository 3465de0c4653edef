/* lele techniques: lists the techniques, or prints a worked example of one. */
#include <string.h>
#include <unistd.h>

#include "cli/message.h"
#include "cli/output.h"
#include "cli/tutor.h"

struct options {
    bool json;
};

static const cli_option options[] = {
    CLI_OPTION_JSON(struct options),
    { .name = NULL },
};

/* Writes name, rating, level, title and summary, separated by tabs. */
static void put_line(const lele_technique *technique, lele_lang lang, lele_text *out)
{
    lele_text_add(out, technique->name);
    lele_text_add_char(out, '\t');
    lele_text_add_tenths(out, technique->rating);
    lele_text_add_char(out, '\t');
    lele_text_add(out, lele_level_name(technique->level));
    lele_text_add_char(out, '\t');
    lele_text_add(out, technique->title[lang]);
    lele_text_add_char(out, '\t');
    lele_text_add(out, technique->summary[lang]);
    lele_text_add_char(out, '\n');
}

static void put_languages(lele_json *json, const char *key, const char *const text[])
{
    lele_json_key(json, key);
    lele_json_object_begin(json);
    lele_json_key_string(json, "en", text[LELE_LANG_EN]);
    lele_json_key_string(json, "zh", text[LELE_LANG_ZH]);
    lele_json_object_end(json);
}

/* Begins the JSON object of a technique; the caller ends it. */
static void begin_json(const lele_technique *technique, lele_json *json)
{
    lele_json_object_begin(json);
    lele_json_key_string(json, "name", technique->name);
    lele_json_key(json, "code");
    if (technique->code != NULL)
        lele_json_string(json, technique->code);
    else
        lele_json_null(json);
    lele_json_key_tenths(json, "rating", technique->rating);
    lele_json_key_int(json, "score", technique->score);
    lele_json_key_string(json, "level", lele_level_name(technique->level));
    put_languages(json, "title", technique->title);
    put_languages(json, "family", technique->family);
    put_languages(json, "summary", technique->summary);
    lele_json_key_bool(json, "needsUniqueness", technique->needs_uniqueness);
    lele_json_key_bool(json, "default", !technique->off_by_default);
}

static void put_list(const struct options *chosen, lele_lang lang, lele_text *out)
{
    for (size_t i = 0; i < lele_technique_count(); i++) {
        const lele_technique *technique = lele_technique_at(i);
        if (!chosen->json) {
            put_line(technique, lang, out);
            continue;
        }
        lele_json json;
        lele_json_init(&json, out);
        begin_json(technique, &json);
        lele_json_object_end(&json);
        lele_text_add_char(out, '\n');
    }
}

/* Finds the example's step. */
static bool find_step(cli_tutor *tutor, const lele_position *position)
{
    cli_tutor_open(tutor, position);
    cli_tutor_recall(tutor, position);
    return lele_engine_next(tutor->engine, &tutor->board, &tutor->options, &tutor->step);
}

static void put_example(const struct options *chosen, lele_lang lang, const char *text,
                        const cli_tutor *tutor, lele_json *json, lele_text *out)
{
    if (chosen->json) {
        lele_json_key_string(json, "example", text);
        lele_json_key(json, "step");
        lele_step_json_past(&tutor->step, &tutor->board, &tutor->past, lang, json);
        return;
    }
    lele_text_add(out, "\n");
    lele_text_add(out, text);
    lele_text_add(out, "\n\n");
    if (isatty(STDOUT_FILENO) != 0)
        cli_draw_step(out, &tutor->board, &tutor->step);
    for (int level = LELE_HINT_NUDGE; level <= LELE_HINT_DO; level++) {
        cli_tutor_say(&tutor->step, &tutor->board, &tutor->past, lang, (lele_hint_level)level, out);
        lele_text_add_char(out, '\n');
    }
}

static int put_one(const cli_call *call, const struct options *chosen, size_t index, lele_text *out)
{
    const lele_technique *technique = lele_technique_at(index);
    const char *text = lele_technique_example(index);
    cli_tutor_rules rules = { .techniques = { .order = { (uint8_t)index }, .count = 1 } };
    const cli_tool_kind tutors = cli_tutor_kind(&rules);
    cli_reader *reader = cli_reader_new(NULL, NULL, &tutors);
    lele_position position;
    lele_problem problem;
    lele_json json;
    lele_problem_init(&problem);
    lele_json_init(&json, out);
    if (reader == NULL) {
        cli_complain_memory(call->lang);
        return CLI_STATUS_IO;
    }
    if (chosen->json)
        begin_json(technique, &json);
    else
        put_line(technique, call->lang, out);
    cli_reader_allow_clues(reader);
    const cli_line line = { .text = text, .length = text != NULL ? strlen(text) : 0, .number = 1 };
    if (text != NULL && cli_reader_read(reader, &line, &position, &problem) == LELE_OK) {
        cli_tutor *tutor = cli_reader_tool(reader, position.layout, &problem);
        if (tutor != NULL && find_step(tutor, &position))
            put_example(chosen, call->lang, text, tutor, &json, out);
    }
    out->failed = out->failed || problem.code == LELE_E_MEMORY;
    if (chosen->json) {
        lele_json_object_end(&json);
        lele_text_add_char(out, '\n');
    }
    cli_reader_free(reader);
    return CLI_STATUS_OK;
}

static int run(const cli_call *call, const void *target)
{
    const struct options *chosen = target;
    lele_text out;
    lele_text_init(&out);
    int status = CLI_STATUS_OK;
    if (call->operand_count == 0)
        put_list(chosen, call->lang, &out);
    for (size_t i = 0; i < call->operand_count && status == CLI_STATUS_OK; i++) {
        const int index = lele_technique_find(call->operands[i]);
        if (index >= 0) {
            status = put_one(call, chosen, (size_t)index, &out);
            continue;
        }
        lele_problem problem;
        lele_problem_init(&problem);
        lele_problem_quote(&problem, call->operands[i], strlen(call->operands[i]));
        lele_problem_set(&problem, LELE_E_TECHNIQUE);
        cli_complain_value(call->lang, "NAME", problem.text, &problem);
        status = CLI_STATUS_USAGE;
    }
    if (status == CLI_STATUS_OK)
        status = cli_print(call->lang, &out);
    lele_text_release(&out);
    return status;
}

const cli_command cli_command_techniques = {
    .name = "techniques",
    .summary = { "list the techniques, or show an example of one",
                 "列出技巧，或给出某个技巧的实例" },
    .notes = { "Prints name, rating, level, title and summary of each technique, separated by "
               "tabs;\n"
               "with NAME also a worked example.",
               "每行输出名称、评分、难度级别、标题和简介，以制表符分隔；给出 NAME 时还输出实例。" },
    .operands = "[NAME...]",
    .options = options,
    .size = sizeof(struct options),
    .run = run,
};
