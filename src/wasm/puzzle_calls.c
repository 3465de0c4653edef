/* The calls for layouts, formats, ratings and steps. */
#include "wasm/shim.h"

#include <stdlib.h>
#include <string.h>

static lele_error layouts(lele_call *call)
{
    lele_json_array_begin(&call->json);
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++)
        lele_json_string(&call->json, lele_layout_name_at(i));
    lele_json_array_end(&call->json);
    return LELE_OK;
}

static lele_error layout(lele_call *call)
{
    const lele_layout *named;
    const lele_error error = lele_call_layout(call, &named);
    if (error != LELE_OK)
        return error;
    if (named == NULL)
        return lele_call_refuse(call, LELE_E_LAYOUT, "");
    lele_layout_json(named, call->lang, &call->json);
    return LELE_OK;
}

static lele_error layout_title(lele_call *call)
{
    lele_text name, title;
    lele_text_init(&name);
    lele_text_init(&title);
    (void)lele_call_value(call, "layout", &name);
    lele_layout_write_title(name.length > 0 ? name.data : "", call->lang, &title);
    lele_json_string_bytes(&call->json, title.data, title.length);
    const bool failed = name.failed || title.failed;
    lele_text_release(&name);
    lele_text_release(&title);
    return failed ? lele_problem_set(&call->problem, LELE_E_MEMORY) : LELE_OK;
}

static lele_error codecs(lele_call *call)
{
    static const struct {
        const char *key;
        unsigned ability;
    } abilities[] = {
        { "reads", LELE_CODEC_READS },       { "writes", LELE_CODEC_WRITES },
        { "oneLine", LELE_CODEC_ONE_LINE },  { "candidates", LELE_CODEC_CANDIDATES },
        { "progress", LELE_CODEC_PROGRESS }, { "anyLayout", LELE_CODEC_ANY_LAYOUT },
        { "clues", LELE_CODEC_CLUES },       { "needsClues", LELE_CODEC_NEEDS_CLUES },
    };
    lele_json *json = &call->json;
    lele_json_array_begin(json);
    for (size_t i = 0; lele_codec_at(i) != NULL; i++) {
        const lele_codec *codec = lele_codec_at(i);
        lele_json_object_begin(json);
        lele_json_key_string(json, "name", lele_codec_name(codec));
        lele_json_key_string(json, "summary", lele_codec_summary(codec, call->lang));
        for (size_t k = 0; k < sizeof abilities / sizeof abilities[0]; k++)
            lele_json_key_bool(json, abilities[k].key,
                               (lele_codec_abilities(codec) & abilities[k].ability) != 0);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
    return LELE_OK;
}

static lele_error algorithms(lele_call *call)
{
    lele_json *json = &call->json;
    lele_json_array_begin(json);
    for (size_t i = 0; lele_algorithm_at(i) != NULL; i++) {
        lele_json_object_begin(json);
        lele_json_key_string(json, "name", lele_algorithm_at(i)->name);
        lele_json_key_string(json, "summary", lele_algorithm_at(i)->summary[call->lang]);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
    return LELE_OK;
}

static lele_error techniques(lele_call *call)
{
    lele_json *json = &call->json;
    lele_json_array_begin(json);
    for (size_t i = 0; i < lele_technique_count(); i++) {
        const lele_technique *technique = lele_technique_at(i);
        const char *example = lele_technique_example(i);
        lele_json_object_begin(json);
        lele_json_key_string(json, "name", technique->name);
        lele_json_key_string(json, "title", technique->title[call->lang]);
        lele_json_key_string(json, "family", technique->family[call->lang]);
        lele_json_key_string(json, "summary", technique->summary[call->lang]);
        lele_json_key_string(json, "level", lele_level_name(technique->level));
        lele_json_key_tenths(json, "rating", technique->rating);
        lele_json_key_int(json, "score", technique->score);
        lele_json_key_bool(json, "needsUniqueness", technique->needs_uniqueness);
        lele_json_key_bool(json, "needsClues", technique->needs_clues);
        lele_json_key_bool(json, "offByDefault", technique->off_by_default);
        lele_json_key_string(json, "example", example != NULL ? example : "");
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
    return LELE_OK;
}

static lele_error write_position(lele_call *call, const char *format, const lele_position *position)
{
    const lele_codec *codec = lele_codec_find(format);
    if (codec == NULL)
        return lele_call_refuse(call, LELE_E_FORMAT, format);
    lele_text text;
    lele_text_init(&text);
    const lele_error error = lele_codec_write(codec, position, &text, &call->problem);
    lele_json_string_bytes(&call->json, text.data, text.length);
    lele_text_release(&text);
    return error;
}

static lele_error export(lele_call *call)
{
    char format[32];
    lele_position position;
    const lele_error error = lele_call_read(call, &position);
    if (error != LELE_OK)
        return error;
    lele_call_option(call, "to", format, sizeof format);
    return write_position(call, format, &position);
}

/* Writes an equivalent exercise with its candidates. */
static lele_error disguise(lele_call *call)
{
    char seed[64] = "";
    lele_position position;
    lele_disguise drawn;
    lele_random random;
    const lele_error error = lele_call_read_plain(call, &position);
    if (error != LELE_OK)
        return error;
    lele_call_option(call, "seed", seed, sizeof seed);
    lele_random_init_text(&random, seed);
    lele_disguise_init_for(&drawn, &position, &random);
    lele_disguise_apply(&drawn, &position, &position);
    return write_position(call, lele_call_exercise_format(position.layout), &position);
}

static lele_error canon(lele_call *call)
{
    lele_position position;
    lele_grid form;
    const lele_error error = lele_call_read_plain(call, &position);
    if (error != LELE_OK)
        return error;
    if (lele_grid_check(position.layout, &position.values, &call->problem) != LELE_OK)
        return call->problem.code;
    lele_canon *maker = lele_canon_new(position.layout, &call->problem);
    if (maker == NULL)
        return call->problem.code;
    const uint64_t automorphisms = lele_canon_form(maker, &position.values, &form);
    lele_canon_free(maker);
    lele_json_object_begin(&call->json);
    lele_call_grid(call, "line", position.layout, &form);
    lele_json_key_int(&call->json, "automorphisms", (int64_t)automorphisms);
    lele_json_object_end(&call->json);
    return LELE_OK;
}

/* The data needed to find steps in a position. */
struct study {
    lele_board board;
    lele_advisor *advisor;
    lele_engine *engine; /* the advisor's */
    lele_technique_list techniques;
    lele_find_options options;
    lele_past past; /* of the board; the memory is zero at first */
    lele_step step; /* as it is told */
};

static lele_error study_techniques(lele_call *call, struct study *study)
{
    char list[1024];
    if (!lele_call_option(call, "techniques", list, sizeof list) || list[0] == '\0' ||
        strcmp(list, "default") == 0) {
        lele_technique_list_default(&study->techniques);
        return LELE_OK;
    }
    return lele_technique_list_read(&study->techniques, list, &call->problem);
}

/* Uniqueness depends only on the givens. */
static lele_error open_study(lele_call *call, const lele_position *position, struct study *study)
{
    const lele_error error = study_techniques(call, study);
    if (error != LELE_OK)
        return error;
    study->advisor = lele_advisor_new(position->layout, &position->givens);
    study->engine = study->advisor != NULL ? lele_advisor_engine(study->advisor) : NULL;
    if (study->engine == NULL)
        return lele_problem_set(&call->problem, LELE_E_MEMORY);
    const bool unique = lele_advisor_known(study->advisor) == LELE_KNOWN_ONE;
    study->options.techniques = &study->techniques;
    study->options.uniqueness = unique ? LELE_UNIQUENESS_PROVED : LELE_UNIQUENESS_UNKNOWN;
    lele_board_init_position(&study->board, position);
    if (position->has_candidates)
        lele_past_add_board(&study->past, &study->board,
                            (lele_removal){ LELE_REMOVAL_INPUT, 0, 0 });
    return LELE_OK;
}

static lele_error with_study(lele_call *call, void (*run)(lele_call *call, struct study *study))
{
    lele_position position;
    lele_error error = lele_call_read(call, &position);
    if (error != LELE_OK)
        return error;
    struct study *study = calloc(1, sizeof *study);
    if (study == NULL)
        return lele_problem_set(&call->problem, LELE_E_MEMORY);
    error = open_study(call, &position, study);
    if (error == LELE_OK)
        run(call, study);
    lele_advisor_free(study->advisor);
    free(study);
    return error;
}

static void run_rate(lele_call *call, struct study *study)
{
    lele_rating rating;
    lele_rate(study->engine, &study->board, &study->options, NULL, NULL, &rating);
    lele_call_rating(call, &rating);
}

static lele_error rate(lele_call *call)
{
    return with_study(call, run_rate);
}

static void run_minutes(lele_call *call, struct study *study)
{
    lele_rating rating;
    lele_minutes minutes;
    lele_minutes_init(&minutes);
    lele_rate(study->engine, &study->board, &study->options, lele_minutes_step, &minutes, &rating);
    lele_json_int(&call->json, lele_minutes_result(&minutes));
}

static lele_error minutes(lele_call *call)
{
    return with_study(call, run_minutes);
}

/* Rates on Sudoku Explainer's scale.  "effort": the limit in about so many seconds. */
static lele_error rate_board_se(lele_call *call, const lele_board *board)
{
    const lele_se_options options = { .max_work = (uint64_t)lele_call_number(call, "effort", 0) *
                                                  LELE_SE_SECOND };
    lele_se *se = NULL;
    lele_se_rating rating;
    lele_error error = lele_se_new(board->layout, &se);
    if (error == LELE_OK)
        error = lele_se_rate(se, board, &options, &rating);
    lele_se_free(se);
    if (error == LELE_OK && rating.end == LELE_SE_STOPPED)
        error = LELE_E_LIMIT;
    if (error != LELE_OK) {
        lele_problem_quote(&call->problem, "se", 2);
        return lele_problem_set(&call->problem, error);
    }
    lele_json *json = &call->json;
    lele_json_object_begin(json);
    lele_json_key_tenths(json, "er", rating.er);
    lele_json_key_tenths(json, "ep", rating.ep);
    lele_json_key_tenths(json, "ed", rating.ed);
    lele_json_key_string(json, "hardest", rating.hardest);
    lele_json_key_int(json, "steps", rating.steps);
    lele_json_object_end(json);
    return LELE_OK;
}

/* The trial depth.  "effort": the limit in about so many seconds. */
static lele_error rate_board_te(lele_call *call, const lele_board *board)
{
    lele_trial_rating rating;
    lele_trial_rate(board, (uint64_t)lele_call_number(call, "effort", 0) * LELE_TRIAL_SECOND,
                    &rating);
    lele_json *json = &call->json;
    lele_json_object_begin(json);
    lele_json_key_int(json, "depth", rating.depth);
    lele_json_key_bool(json, "exact", rating.end == LELE_TRIAL_SOLVED);
    lele_json_object_end(json);
    return LELE_OK;
}

/* Rates a position with one solution. */
static lele_error rate_unique(lele_call *call,
                              lele_error (*rate_board)(lele_call *call, const lele_board *board))
{
    const lele_solve_limits limits = { .max_solutions = 2, .max_work = LELE_ADVISOR_WORK };
    lele_position position;
    lele_board board;
    lele_solve_result result;
    const lele_error error = lele_call_read(call, &position);
    if (error != LELE_OK)
        return error;
    lele_board_init_position(&board, &position);
    lele_solve_board(&board, &limits, &result);
    if (result.solutions == 1 && !result.stopped)
        return rate_board(call, &board);
    return lele_problem_set(&call->problem, result.solutions > 1 ? LELE_E_SEVERAL_SOLUTIONS
                                            : result.stopped     ? LELE_E_LIMIT
                                                                 : LELE_E_NO_SOLUTION);
}

static lele_error rate_se(lele_call *call)
{
    return rate_unique(call, rate_board_se);
}

static lele_error rate_te(lele_call *call)
{
    return rate_unique(call, rate_board_te);
}

struct lister {
    lele_call *call;
    struct study *study;
    int last; /* the technique last listed; -1: none yet */
    bool all;
};

static bool list_step(void *data, const lele_step *step)
{
    struct lister *lister = data;
    if (lister->all || step->technique != lister->last) {
        struct study *study = lister->study;
        lele_step_copy(&study->step, step);
        if (!lister->all) /* a list of thousands has the steps as they are found */
            lele_step_reduce(&study->step, &study->board);
        lele_step_json_past(&study->step, &study->board, &study->past, lister->call->lang,
                            &lister->call->json);
    }
    lister->last = step->technique;
    return true;
}

static void run_steps(lele_call *call, struct study *study)
{
    struct lister lister = { call, study, -1, lele_call_flag(call, "all") };
    lele_json_array_begin(&call->json);
    lele_engine_each(study->engine, &study->board, &study->options, list_step, &lister);
    lele_json_array_end(&call->json);
}

static lele_error steps(lele_call *call)
{
    return with_study(call, run_steps);
}

struct path {
    lele_call *call;
    lele_past *past;
    lele_step *step;
    int count; /* of the steps so far */
};

static bool list_path(void *data, const lele_board *before, const lele_step *step)
{
    struct path *path = data;
    lele_step_copy(path->step, step);
    lele_step_reduce(path->step, before);
    lele_step_json_past(path->step, before, path->past, path->call->lang, &path->call->json);
    lele_past_add_step(path->past, step, ++path->count);
    return true;
}

static void run_explain(lele_call *call, struct study *study)
{
    lele_rating rating;
    struct path path = { call, &study->past, &study->step, 0 };
    lele_json_array_begin(&call->json);
    lele_rate(study->engine, &study->board, &study->options, list_path, &path, &rating);
    lele_json_array_end(&call->json);
}

static lele_error explain(lele_call *call)
{
    return with_study(call, run_explain);
}

const lele_call_row lele_puzzle_calls[] = {
    { "layouts", layouts }, { "layout", layout },         { "layout.title", layout_title },
    { "codecs", codecs },   { "algorithms", algorithms }, { "techniques", techniques },
    { "export", export },   { "disguise", disguise },     { "canon", canon },
    { "rate", rate },       { "rate.se", rate_se },       { "rate.te", rate_te },
    { "minutes", minutes }, { "steps", steps },           { "explain", explain },
    { NULL, NULL },
};
