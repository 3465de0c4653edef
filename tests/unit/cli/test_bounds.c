/*
 * No puzzle holds up a door: the work of all searches that a command, or a verb of the module, starts
 * for one of tests/nasty.txt is bounded.  lele_solve and the prover of the generator are replaced by
 * functions that add up their work.
 */
#include "nasty.h"

#include <fcntl.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/output.h"
#include "generator/price.h"
#include "generator/prove.h"
#include "wasm/shim.h"

static nasty inputs[NASTY_MOST];
static size_t input_count;

static uint64_t spent;
static size_t written;

void __real_lele_solve(lele_solver *solver, const lele_grid *grid, const lele_solve_limits *limits,
                       lele_solution_fn found, void *data, lele_solve_result *ret);
void __wrap_lele_solve(lele_solver *solver, const lele_grid *grid, const lele_solve_limits *limits,
                       lele_solution_fn found, void *data, lele_solve_result *ret);
void __real_lele_prover_run(lele_prover *prover, size_t count);
void __wrap_lele_prover_run(lele_prover *prover, size_t count);
int __wrap_cli_write(int fd, const char *bytes, size_t length);
int __wrap_cli_write_parts(int fd, struct iovec *parts, int count);
int __wrap_cli_print(lele_lang lang, lele_text *text);
const char *lele_wasm_call(const char *verb, const char *options, const char *body,
                           size_t body_length);

void __wrap_lele_solve(lele_solver *solver, const lele_grid *grid, const lele_solve_limits *limits,
                       lele_solution_fn found, void *data, lele_solve_result *ret)
{
    __real_lele_solve(solver, grid, limits, found, data, ret);
    spent += ret->work;
}

/* A proof of the generator has a fixed price, which differs between layouts; only classic puzzles
 * are generated here. */
void __wrap_lele_prover_run(lele_prover *prover, size_t count)
{
    lele_layout classic;
    layout_of(&classic, "classic");
    __real_lele_prover_run(prover, count);
    spent += count * lele_price_of_proof(&classic) * LELE_PRICE_WORK;
}

/* Nothing is printed: the test needs only to know that there was an answer. */
int __wrap_cli_write(int fd, const char *bytes, size_t length)
{
    (void)fd;
    (void)bytes;
    written += length;
    return 0;
}

int __wrap_cli_write_parts(int fd, struct iovec *parts, int count)
{
    (void)fd;
    for (int i = 0; i < count; i++)
        written += parts[i].iov_len;
    return 0;
}

int __wrap_cli_print(lele_lang lang, lele_text *text)
{
    (void)lang;
    written += text->length;
    lele_text_clear(text);
    return CLI_STATUS_OK;
}

/* Stands in for the function of the page. */
void lele_wasm_progress(double nodes, double guesses, double backtracks)
{
    (void)nodes, (void)guesses, (void)backtracks;
}

/* A file with these lines, which commands read. */
static void write_file(const char *text, char *name)
{
    const int fd = mkstemp(name);
    assert_true(fd >= 0);
    const size_t length = strlen(text);
    assert_int_equal(write(fd, text, length), length);
    assert_int_equal(write(fd, "\n", 1), 1);
    close(fd);
}

/* Runs a command and returns its status; there must be an answer or a refusal.  `spent` is its work. */
static int run(const char *name, size_t count, const char **arguments)
{
    const cli_command *command = cli_command_find(name);
    cli_parsed parsed;
    void *options = calloc(1, command->size);
    assert_non_null(options);
    if (command->defaults != NULL)
        memcpy(options, command->defaults, command->size);
    assert_true(cli_options_parse(command, LELE_LANG_EN, count, arguments, options, &parsed));
    const cli_call call = { command, LELE_LANG_EN, arguments, parsed.operand_count, NULL };
    spent = 0;
    written = 0;
    const int status = command->run(&call, options);
    assert_true(written > 0 || status != CLI_STATUS_OK);
    free(options);
    return status;
}

static void expect_at_most(uint64_t tenths, const char *door, const char *name)
{
    if (spent > tenths * (LELE_WORK_SECOND / 10))
        fail_msg("%s, %s: %llu units of work", door, name, (unsigned long long)spent);
}

static void run_on_file(const char *name, const nasty *input)
{
    char file[] = "/tmp/lele-bounds-XXXXXX";
    write_file(input->text, file);
    const char *arguments[] = { "--threads", "1", file, "--layout", input->layout.name };
    run(name, strcmp(name, "canon") == 0 ? 3 : 5, arguments); /* canon is for classic puzzles */
    unlink(file);
}

static void every_command_bounds_its_searches(void **state)
{
    (void)state;
    /* In tenths of LELE_WORK_SECOND, the default of --effort among them; a hint asks twice. */
    static const struct {
        const char *command;
        uint64_t most;
        size_t every; /* one of so many inputs, to save time */
    } doors[] = { { "rate", 22, 1 },  { "hint", 44, 6 }, { "explain", 22, 6 }, { "repair", 15, 5 },
                  { "steps", 22, 9 }, { "canon", 0, 1 }, { "dataset", 22, 3 } };
    for (size_t i = 0; i < input_count; i++)
        for (size_t k = 0; k < sizeof doors / sizeof doors[0]; k++) {
            if (i % doors[k].every != 0)
                continue;
            run_on_file(doors[k].command, &inputs[i]);
            expect_at_most(doors[k].most, doors[k].command, inputs[i].name);
        }
}

/* Makes a file the standard input while a game runs. */
static void play(const nasty *input, const char *commands)
{
    char file[] = "/tmp/lele-bounds-XXXXXX";
    write_file(commands, file);
    const int before = dup(STDIN_FILENO), fd = open(file, O_RDONLY | O_CLOEXEC);
    assert_true(before >= 0 && fd >= 0);
    assert_int_equal(dup2(fd, STDIN_FILENO), STDIN_FILENO);
    const char *arguments[] = { "--several", "--layout", input->layout.name, input->text };
    run("game", 4, arguments);
    assert_int_equal(dup2(before, STDIN_FILENO), STDIN_FILENO);
    close(before);
    close(fd);
    unlink(file);
}

/* Each question has its own effort, which is that of the page. */
static void a_game_of_the_command_line_bounds_its_searches(void **state)
{
    (void)state;
    for (size_t i = 0; i < input_count; i += 6) {
        play(&inputs[i], "1 tick");
        expect_at_most(8, "lele game", inputs[i].name);
        play(&inputs[i], "1 hint 4\n2 close\n3 candidates 3\n4 why-not r1c2 3\n5 check");
        expect_at_most(5 * 8, "lele game with questions", inputs[i].name);
    }
}

/* The default of --effort is 5, and one other number of the seed is tried. */
static void a_wish_that_is_too_rare_ends_with_the_effort(void **state)
{
    (void)state;
    const char *arguments[] = { "--threads", "1", "--seed", "bounds", "--clues", "17-17" };
    assert_int_equal(run("generate", 6, arguments), CLI_STATUS_BAD);
    assert_true(spent > LELE_WORK_SECOND);
    expect_at_most(101, "lele generate", "17 clues");
}

/* With an effort of one second. */
static void solve(const nasty *input, const char *mode, uint64_t most)
{
    char file[] = "/tmp/lele-bounds-XXXXXX";
    write_file(input->text, file);
    const char *arguments[] = { mode,       "--threads",        "1", "--effort", "1",
                                "--layout", input->layout.name, file };
    run("solve", 8, arguments);
    expect_at_most(most, mode, input->name);
    unlink(file);
}

static void a_proof_or_a_count_ends_within_its_effort(void **state)
{
    (void)state;
    for (size_t i = 0; i < input_count; i += 2)
        solve(&inputs[i], "--check", 11);
    for (size_t i = 0; i < input_count; i += 4)
        solve(&inputs[i], i % 8 == 0 ? "--count" : "--all", 11);
}

static void call(const char *verb, const char *options, const char *body, uint64_t most,
                 const char *name)
{
    spent = 0;
    assert_true(lele_wasm_call(verb, options, body, strlen(body))[0] != '\0');
    if (spent > most * (LELE_WORK_SECOND / 10))
        fail_msg("%s %s, %s: %llu units of work", verb, verb[0] == 'g' ? body : "", name,
                 (unsigned long long)spent);
}

/* The verbs of the page; those before `rate` run on its main thread. */
static void every_verb_of_the_module_bounds_its_searches(void **state)
{
    (void)state;
    static const char *const commands[] = { "hint 4",         "close", "candidates 3",
                                            "why-not r1c2 3", "check", "reveal" };
    for (size_t i = 0; i < input_count; i += 2) {
        const nasty *input = &inputs[i];
        char options[LELE_LAYOUT_NAME_SIZE + 64];
        snprintf(options, sizeof options, "layout %s\nseveral allow\n", input->layout.name);
        call("import", options, input->text, 8, input->name);
        call("game.new", options, input->text, 8, input->name);
        for (size_t k = 0; k < sizeof commands / sizeof commands[0]; k++)
            call("game.command", "game 1\nnow 1000\n", commands[k], 8, input->name);
        call("game.free", "game 1\n", "", 0, input->name);
        if (i % 6 == 0)
            call("rate", options, input->text, 8, input->name);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_command_bounds_its_searches),
        cmocka_unit_test(a_game_of_the_command_line_bounds_its_searches),
        cmocka_unit_test(a_wish_that_is_too_rare_ends_with_the_effort),
        cmocka_unit_test(a_proof_or_a_count_ends_within_its_effort),
        cmocka_unit_test(every_verb_of_the_module_bounds_its_searches),
    };
    input_count = nasty_load(inputs);
#if defined(__SANITIZE_ADDRESS__) /* ten times as slow; the work is the same in every build */
    input_count /= 4;
#endif
    return RUN(tests);
}
