/* lele rate: prints the difficulty of puzzles. */
#include "cli/tutor.h"

struct options {
    const char *layout;
    int64_t threads;
    cli_list technique;
    bool json;
};

static const cli_option options[] = {
    CLI_OPTION_TECHNIQUES(struct options),
    CLI_OPTION_LAYOUT(struct options),
    CLI_OPTION_THREADS(struct options),
    CLI_OPTION_JSON(struct options),
    { .name = NULL },
};

static void put_line(lele_text *out, const lele_layout *layout, const lele_grid *grid,
                     const lele_rating *rating)
{
    cli_tutor_add_puzzle(out, layout, grid);
    lele_text_add_char(out, '\t');
    lele_text_add(out, lele_level_name(rating->level));
    lele_text_add_char(out, '\t');
    lele_text_add_tenths(out, rating->rating);
    lele_text_add_char(out, '\t');
    lele_text_add(out, lele_technique_at(rating->hardest)->name);
    lele_text_add_char(out, '\n');
}

/* {"puzzle":"...","level":"hard","rating":4.2,"pearl":1.5,"diamond":1.5,"score":812,
 *  "hardest":"xy-wing","solved":true,"steps":61,"bottleneck":23,"counts":{"full-house":20,...}} */
static void put_json(lele_text *out, const lele_layout *layout, const lele_grid *grid,
                     const lele_rating *rating)
{
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    cli_puzzle_json(layout, grid, &json);
    lele_json_key_string(&json, "level", lele_level_name(rating->level));
    lele_json_key_tenths(&json, "rating", rating->rating);
    lele_json_key_tenths(&json, "pearl", rating->pearl);
    lele_json_key_tenths(&json, "diamond", rating->diamond);
    lele_json_key_int(&json, "score", rating->score);
    lele_json_key_string(&json, "hardest", lele_technique_at(rating->hardest)->name);
    lele_json_key_bool(&json, "solved", rating->solved);
    lele_json_key_int(&json, "steps", rating->steps);
    lele_json_key_int(&json, "bottleneck", rating->bottleneck);
    lele_json_key(&json, "counts");
    lele_json_object_begin(&json);
    for (size_t i = 0; i < lele_technique_count(); i++)
        if (rating->counts[i] != 0)
            lele_json_key_int(&json, lele_technique_at(i)->name, rating->counts[i]);
    lele_json_object_end(&json);
    lele_json_object_end(&json);
    lele_text_add_char(out, '\n');
}

static void teach(const void *data, cli_tutor *tutor, const lele_position *position, cli_work *work)
{
    const struct options *given = data;
    cli_tutor_open(tutor, position);
    if (tutor->known != LELE_KNOWN_ONE) {
        cli_tutor_verdict(work, position, tutor->known);
        return;
    }
    lele_rating rating;
    lele_rate(tutor->engine, &tutor->board, &tutor->options, NULL, NULL, &rating);
    if (given->json)
        put_json(&work->out, position->layout, &position->values, &rating);
    else
        put_line(&work->out, position->layout, &position->values, &rating);
}

static int run(const cli_call *call, const void *target)
{
    const struct options *given = target;
    const cli_lesson lesson = { .teach = teach,
                                .data = given,
                                .layout = given->layout,
                                .threads = given->threads,
                                .techniques = &given->technique,
                                .grain = 8192,
                                .json = given->json };
    return cli_tutor_run(call, &lesson);
}

const cli_command cli_command_rate = {
    .name = "rate",
    .summary = { "rate the difficulty of puzzles", "评定题目的难度" },
    .notes = { "Prints the puzzle, its level, the rating of its hardest step and the technique of\n"
               "that step, separated by tabs; `none` or `multiple` for a puzzle with no or "
               "several\n"
               "solutions.",
               "每行输出题目、难度级别、最难一步的评分和技巧，以制表符分隔；\n"
               "无解的题目输出 none，多解的题目输出 multiple。" },
    .operands = "[FILE...]",
    .options = options,
    .size = sizeof(struct options),
    .run = run,
};
