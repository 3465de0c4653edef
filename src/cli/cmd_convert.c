/*
 * lele convert: converts positions from one format to another with the table of codecs.
 */
#include <stdlib.h>

#include "cli/journal.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/pipeline.h"
#include "cli/reader.h"

struct options {
    int from, to;
    const char *layout;
    int64_t threads;
    bool list;
};

static const struct options defaults = { .from = -1, .to = -1 };

static const char *codec_name_at(size_t index)
{
    const lele_codec *codec = lele_codec_at(index);
    return codec != NULL ? lele_codec_name(codec) : NULL;
}

static const cli_option options[] = {
    { .name = "from",
      .kind = CLI_WORD,
      .target = offsetof(struct options, from),
      .value = "NAME",
      .word_at = codec_name_at,
      .help = { "the format to read (default: recognised by the content)",
                "读入的格式（默认按内容识别）" } },
    { .name = "to",
      .kind = CLI_WORD,
      .target = offsetof(struct options, to),
      .value = "NAME",
      .word_at = codec_name_at,
      .help = { "the format to write (default: line)", "输出的格式（默认 line）" } },
    { .name = "list",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, list),
      .help = { "list the formats: name, whether it can be read and written, description",
                "列出所有格式：名称、能否读写、说明" } },
    CLI_OPTION_LAYOUT(struct options),
    CLI_OPTION_THREADS(struct options),
    { .name = NULL },
};

struct job {
    const lele_codec *from, *to;
    const char *layout;
    lele_codec_joint joint;
    lele_text joined; /* scratch memory of join() */
};

struct worker {
    const struct job *job;
    cli_reader *reader;
};

/* The context of write_position: the line or document being converted. */
struct passage {
    const struct job *job;
    cli_work *work;
    const cli_line *line;
};

static bool write_position(void *data, const lele_position *position)
{
    const struct passage *passage = data;
    lele_text *out = &passage->work->out;
    lele_problem problem;
    lele_problem_init(&problem);
    if (lele_codec_write(passage->job->to, position, out, &problem) != LELE_OK) {
        cli_work_fail(passage->work, passage->line, &problem);
        return true;
    }
    /* A text of several lines ends in a newline, so this adds an empty line after it. */
    lele_text_add_char(out, '\n');
    return true;
}

static void work_line(void *state, cli_work *work, const cli_line *line)
{
    struct worker *worker = state;
    struct passage passage = { worker->job, work, line };
    lele_problem problem;
    if (cli_reader_each(worker->reader, line, write_position, &passage, &problem) != LELE_OK)
        cli_work_fail(work, line, &problem);
}

static void close_worker(void *data, void *state)
{
    (void)data;
    struct worker *worker = state;
    cli_reader_free(worker->reader);
    free(worker);
}

static void *open_worker(void *data)
{
    const struct job *job = data;
    struct worker *worker = calloc(1, sizeof *worker);
    if (worker == NULL)
        return NULL;
    worker->job = job;
    worker->reader = cli_reader_new(job->layout, job->from, NULL);
    if (worker->reader != NULL) {
        cli_reader_allow_clues(worker->reader);
        return worker;
    }
    free(worker);
    return NULL;
}

/* Joins the texts of a multi-line format to one text. */
static void join(void *data, lele_text *out)
{
    struct job *job = data;
    lele_text_clear(&job->joined);
    lele_codec_join(job->to, &job->joint, out->data, out->length, &job->joined);
    job->joined.failed = job->joined.failed || out->failed;
    const lele_text joined = job->joined;
    job->joined = *out;
    *out = joined;
}

/* "name <TAB> rw <TAB> description", one line per format. */
static int print_list(lele_lang lang)
{
    lele_text out;
    lele_text_init(&out);
    const lele_codec *codec;
    for (size_t i = 0; (codec = lele_codec_at(i)) != NULL; i++) {
        const unsigned abilities = lele_codec_abilities(codec);
        lele_text_add(&out, lele_codec_name(codec));
        lele_text_add_char(&out, '\t');
        lele_text_add_char(&out, (abilities & LELE_CODEC_READS) != 0 ? 'r' : '-');
        lele_text_add_char(&out, (abilities & LELE_CODEC_WRITES) != 0 ? 'w' : '-');
        lele_text_add_char(&out, '\t');
        lele_text_add(&out, lele_codec_summary(codec, lang));
        lele_text_add_char(&out, '\n');
    }
    const int status = cli_print(lang, &out);
    lele_text_release(&out);
    return status;
}

/* Whether the codec (NULL: not given) has the ability; if not, reports it. */
static bool check_ability(const cli_call *call, const char *option, const lele_codec *codec,
                          unsigned ability)
{
    if (codec == NULL || (lele_codec_abilities(codec) & ability) != 0)
        return true;
    lele_text want;
    lele_text_init(&want);
    lele_text_add(&want, "lele convert --list");
    cli_complain(call->lang, CLI_M_ABILITY,
                 (cli_facts){ .name = option, .got = lele_codec_name(codec), .want = want.data });
    cli_text_end(&want);
    return false;
}

static int run(const cli_call *call, const void *target)
{
    const struct options *chosen = target;
    if (chosen->list)
        return print_list(call->lang);
    struct job job = { .to = lele_codec_find("line"), .layout = chosen->layout };
    if (chosen->from >= 0)
        job.from = lele_codec_at((size_t)chosen->from);
    if (chosen->to >= 0)
        job.to = lele_codec_at((size_t)chosen->to);
    if (!check_ability(call, "--from", job.from, LELE_CODEC_READS) ||
        !check_ability(call, "--to", job.to, LELE_CODEC_WRITES) ||
        !cli_layout_check(call, "--layout", chosen->layout))
        return CLI_STATUS_USAGE;
    const bool one_line = (lele_codec_abilities(job.to) & LELE_CODEC_ONE_LINE) != 0;
    if (!one_line && cli_journal_cuts(call->journal)) {
        cli_complain(call->lang, CLI_M_EXCLUSIVE,
                     (cli_facts){ .name = "--shard / --resume", .got = lele_codec_name(job.to) });
        return CLI_STATUS_USAGE;
    }
    const cli_stage stage = {
        .open = open_worker,
        .close = close_worker,
        .line = work_line,
        .in_order = one_line ? NULL : join,
        .data = &job,
        .threads = chosen->threads,
        .from = job.from,
        .layout = chosen->layout,
        .paragraphs = !one_line,
    };
    lele_text_init(&job.joined);
    lele_codec_joint_init(&job.joint);
    const int status = cli_pipeline_lines(call, &stage);
    lele_text_release(&job.joined);
    return status;
}

const cli_command cli_command_convert = {
    .name = "convert",
    .summary = { "convert puzzles between formats", "转换题目格式" },
    .operands = "[FILE...]",
    .options = options,
    .is_bulk = true,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
