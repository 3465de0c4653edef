/* Help and completions name every command and every option, in both languages. */
#include "check.h"

#include "cli/help.h"

static void help_names_every_command(void **state)
{
    (void)state;
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
        lele_text out;
        lele_text_init(&out);
        cli_help_add(&out, (lele_lang)lang);
        const cli_command *command;
        for (size_t i = 0; (command = cli_command_at(i)) != NULL; i++) {
            assert_non_null(strstr(out.data, command->name));
            assert_non_null(strstr(out.data, command->summary[lang]));
        }
        lele_text_release(&out);
    }
}

/* The commands that are programs of their own. */
static bool is_program(const char *name)
{
    static const char *const programs[] = { "play", "print", "serve", "store" };
    for (size_t i = 0; i < sizeof programs / sizeof programs[0]; i++)
        if (strcmp(programs[i], name) == 0)
            return true;
    return false;
}

/* Every row of every command is complete: a kind that fits its fields, help in both languages. */
static void rows_are_complete(void **state)
{
    (void)state;
    const cli_command *command;
    for (size_t i = 0; (command = cli_command_at(i)) != NULL; i++) {
        assert_int_equal(command->run == NULL, is_program(command->name));
        for (const cli_option *option = command->options; option && option->name; option++) {
            assert_true(option->target < command->size);
            assert_non_null(option->help[LELE_LANG_EN]);
            assert_non_null(option->help[LELE_LANG_ZH]);
            if ((option->kind == CLI_FLAG) != (option->value == NULL))
                fail_msg("%s --%s: the name of its value", command->name, option->name);
            if (option->kind == CLI_WORD)
                assert_non_null(cli_option_word(option, 0));
            if (option->kind == CLI_NUMBER || option->kind == CLI_RANGE)
                assert_true(option->min < option->max);
            for (const cli_option *other = option + 1; other->name; other++) {
                assert_string_not_equal(option->name, other->name);
                assert_true(option->letter == 0 || option->letter != other->letter);
            }
        }
    }
}

static void the_help_of_a_command_has_its_options(void **state)
{
    (void)state;
    const cli_command *command;
    for (size_t i = 0; (command = cli_command_at(i)) != NULL; i++)
        for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
            lele_text out;
            lele_text_init(&out);
            cli_help_command_add(&out, command, (lele_lang)lang);
            for (const cli_option *option = command->options; option && option->name; option++) {
                assert_non_null(strstr(out.data, option->name));
                char first[256]; /* first line; the others are indented */
                const size_t length = strcspn(option->help[lang], "\n");
                assert_true(length < sizeof first);
                memcpy(first, option->help[lang], length);
                first[length] = '\0';
                assert_non_null(strstr(out.data, first));
            }
            lele_text_release(&out);
        }
}

static void completions_have_every_option(void **state)
{
    (void)state;
    static const char *const shells[] = { "bash", "zsh", "fish" };
    for (size_t s = 0; s < 3; s++) {
        lele_text out;
        lele_text_init(&out);
        assert_true(cli_completion_add(&out, shells[s]));
        const cli_command *command;
        for (size_t i = 0; (command = cli_command_at(i)) != NULL; i++) {
            assert_non_null(strstr(out.data, command->name));
            for (const cli_option *option = command->options; option && option->name; option++)
                assert_non_null(strstr(out.data, option->name));
        }
        lele_text_release(&out);
    }
    lele_text out;
    lele_text_init(&out);
    assert_false(cli_completion_add(&out, "csh"));
    lele_text_release(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(help_names_every_command),
        cmocka_unit_test(rows_are_complete),
        cmocka_unit_test(the_help_of_a_command_has_its_options),
        cmocka_unit_test(completions_have_every_option),
    };
    return RUN(tests);
}
