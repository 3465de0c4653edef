/*
 * The arguments of commands: how each kind is read from a line and written to a log.
 *
 * A row of the verb table lists its arguments as letters.  Lower case means optional.
 *     C c cells   D digit   k note kind   S signed digits   N n number
 *     t rest of the line   f the word "free"   W a word   g the word "forced"
 *     a the word "all", then "by" and the technique, then conclusions
 *     b the outcome of going back   s the word "solution"
 */
#include "game/command.h"

#include <string.h>

typedef struct cursor {
    const lele_layout *layout;
    const char *start, *next, *end;
    lele_problem *problem;
} cursor;

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static void skip_spaces(cursor *at)
{
    while (at->next < at->end && is_space(*at->next))
        at->next++;
}

static bool at_word_end(const cursor *at)
{
    return at->next == at->end || is_space(*at->next);
}

static lele_error refuse(cursor *at, lele_error code, const char *text)
{
    if (at->problem != NULL) {
        at->problem->column = (int)(at->next - at->start) + 1;
        lele_problem_quote(at->problem, text, strlen(text));
    }
    return lele_problem_set(at->problem, code);
}

/* Moves past `word` if it is the next word. */
static bool take_word(cursor *at, const char *word)
{
    const size_t length = strlen(word);
    if ((size_t)(at->end - at->next) < length || memcmp(at->next, word, length) != 0)
        return false;
    const char *after = at->next + length;
    if (after < at->end && !is_space(*after))
        return false;
    at->next = after;
    return true;
}

/* Copies the name, because lele_cell_read needs a NUL after it and the line need not have one. */
static bool take_cell(cursor *at, int *cell)
{
    char name[LELE_CELL_NAME_SIZE + 1] = { 0 };
    const size_t left = (size_t)(at->end - at->next);
    memcpy(name, at->next, left < LELE_CELL_NAME_SIZE ? left : LELE_CELL_NAME_SIZE);
    const size_t used = lele_cell_read(at->layout, name, cell);
    at->next += used;
    return used != 0;
}

static lele_error read_cells(cursor *at, lele_command *command)
{
    do {
        int cell;
        if (!take_cell(at, &cell))
            return refuse(at, LELE_E_SYNTAX, "CELL");
        lele_cellset_add(&command->cells, cell);
    } while (at->next < at->end && *at->next == ',' && at->next++ != NULL);
    return at_word_end(at) ? LELE_OK : refuse(at, LELE_E_SYNTAX, ",CELL");
}

static int take_digit(cursor *at)
{
    const int digit = at->next < at->end ? lele_digit_of_char(*at->next) : 0;
    if (digit == 0 || digit > at->layout->size)
        return 0;
    at->next++;
    return digit;
}

static lele_error read_digit(cursor *at, lele_command *command)
{
    command->digit = take_digit(at);
    return command->digit != 0 && at_word_end(at) ? LELE_OK : refuse(at, LELE_E_SYNTAX, "DIGIT");
}

static const char *const note_kinds[LELE_NOTE_KINDS] = { "corner", "centre" };

static lele_error read_kind(cursor *at, lele_command *command)
{
    for (int kind = 0; kind < LELE_NOTE_KINDS; kind++)
        if (take_word(at, note_kinds[kind]))
            command->note_kind = kind;
    return LELE_OK;
}

static lele_error read_digits(cursor *at, lele_digits *digits)
{
    for (int digit; (digit = take_digit(at)) != 0;)
        *digits |= lele_digits_of(digit);
    return *digits != 0 ? LELE_OK : refuse(at, LELE_E_SYNTAX, "DIGITS");
}

static lele_error read_signed(cursor *at, lele_command *command)
{
    if (at->next < at->end && (*at->next == '+' || *at->next == '-'))
        command->sign = *at->next++;
    const lele_error error = read_digits(at, &command->digits);
    if (error != LELE_OK)
        return error;
    return at_word_end(at) ? LELE_OK : refuse(at, LELE_E_SYNTAX, "DIGIT");
}

static lele_error read_number(cursor *at, lele_command *command)
{
    int64_t number = 0;
    const char *first = at->next;
    while (at->next < at->end && *at->next >= '0' && *at->next <= '9' && at->next - first < 15)
        number = number * 10 + (*at->next++ - '0');
    if (at->next == first || !at_word_end(at))
        return refuse(at, LELE_E_SYNTAX, "NUMBER");
    command->number = number;
    return LELE_OK;
}

static lele_error read_rest(cursor *at, lele_command *command)
{
    command->text = at->next;
    const char *end = at->end;
    while (end > at->next && is_space(end[-1]))
        end--;
    command->text_length = (size_t)(end - at->next);
    at->next = at->end;
    return LELE_OK;
}

static lele_error read_word(cursor *at, lele_command *command)
{
    command->word = at->next;
    while (!at_word_end(at))
        at->next++;
    command->word_length = (size_t)(at->next - command->word);
    return LELE_OK;
}

static lele_error read_free(cursor *at, lele_command *command)
{
    command->is_free = take_word(at, "free");
    return command->is_free ? LELE_OK : refuse(at, LELE_E_SYNTAX, "free");
}

static lele_error read_forced(cursor *at, lele_command *command)
{
    command->is_forced = take_word(at, "forced");
    return command->is_forced ? LELE_OK : refuse(at, LELE_E_SYNTAX, "↵");
}

static lele_error read_solution(cursor *at, lele_command *command)
{
    command->is_all = take_word(at, "solution");
    return command->is_all ? LELE_OK : refuse(at, LELE_E_SYNTAX, "solution");
}

static const char *const outcomes[LELE_BACK_COUNT] = { "", "plain", "tried", "last", "dead" };

static lele_error read_outcome(cursor *at, lele_command *command)
{
    for (int i = LELE_BACK_PLAIN; i < LELE_BACK_COUNT; i++)
        if (take_word(at, outcomes[i]))
            command->back = (lele_back)i;
    if (command->back == LELE_BACK_BY_RULES)
        return refuse(at, LELE_E_SYNTAX, "↵");
    skip_spaces(at);
    return command->back == LELE_BACK_LAST ? read_digit(at, command) : LELE_OK;
}

static lele_error read_conclusion(cursor *at, lele_command *command)
{
    int cell;
    if (!take_cell(at, &cell))
        return refuse(at, LELE_E_SYNTAX, "CELL");
    const char mark = at->next < at->end ? *at->next : '\0';
    if (mark != '=' && mark != '-')
        return refuse(at, LELE_E_SYNTAX, "= -");
    at->next++;
    if (mark == '-') {
        const lele_error error = read_digits(at, &command->remove[cell]);
        return error != LELE_OK || at_word_end(at) ? error : refuse(at, LELE_E_SYNTAX, "DIGIT");
    }
    command->place[cell] = (uint8_t)take_digit(at);
    return command->place[cell] != 0 && at_word_end(at) ? LELE_OK
                                                        : refuse(at, LELE_E_SYNTAX, "DIGIT");
}

/* "by" and the name of a technique.  A log before this was written has no such words. */
static lele_error read_technique(cursor *at, lele_command *command)
{
    if (!take_word(at, "by"))
        return LELE_OK;
    skip_spaces(at);
    for (int i = 0; lele_technique_at((size_t)i) != NULL && command->technique == 0; i++)
        if (take_word(at, lele_technique_at((size_t)i)->name))
            command->technique = (uint8_t)(i + 1);
    skip_spaces(at);
    return command->technique != 0 ? LELE_OK : refuse(at, LELE_E_SYNTAX, "TECHNIQUE");
}

static lele_error read_conclusions(cursor *at, lele_command *command)
{
    command->is_all = take_word(at, "all");
    skip_spaces(at);
    lele_error error = read_technique(at, command);
    while (error == LELE_OK && at->next < at->end) {
        error = read_conclusion(at, command);
        command->has_conclusions = true;
        skip_spaces(at);
    }
    return error;
}

static void write_cells(const lele_layout *layout, const lele_command *command, lele_text *out)
{
    lele_cellset cells = command->cells;
    char separator = ' ';
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0; separator = ',') {
        lele_text_add_char(out, separator);
        const lele_place place = lele_cell_place(layout, cell);
        lele_text_add_char(out, 'r');
        lele_text_add_int(out, place.row);
        lele_text_add_char(out, 'c');
        lele_text_add_int(out, place.column);
    }
}

static void write_digit(const lele_layout *layout, const lele_command *command, lele_text *out)
{
    (void)layout;
    lele_text_add_char(out, ' ');
    lele_text_add_char(out, lele_digit_char(command->digit));
}

static void write_kind(const lele_layout *layout, const lele_command *command, lele_text *out)
{
    (void)layout;
    lele_text_add_char(out, ' ');
    lele_text_add(out, note_kinds[command->note_kind]);
}

static void add_digits(lele_text *out, lele_digits digits)
{
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
        lele_text_add_char(out, lele_digit_char(digit));
}

static void write_signed(const lele_layout *layout, const lele_command *command, lele_text *out)
{
    (void)layout;
    lele_text_add_char(out, ' ');
    if (command->sign != 0)
        lele_text_add_char(out, command->sign);
    add_digits(out, command->digits);
}

static void write_number(const lele_layout *layout, const lele_command *command, lele_text *out)
{
    (void)layout;
    if (command->number == LELE_NO_NUMBER)
        return;
    lele_text_add_char(out, ' ');
    lele_text_add_int(out, command->number);
}

static void write_rest(const lele_layout *layout, const lele_command *command, lele_text *out)
{
    (void)layout;
    if (command->text_length == 0)
        return;
    lele_text_add_char(out, ' ');
    lele_text_add_bytes(out, command->text, command->text_length);
}

static void write_word(const lele_layout *layout, const lele_command *command, lele_text *out)
{
    (void)layout;
    lele_text_add_char(out, ' ');
    lele_text_add_bytes(out, command->word, command->word_length);
}

static void write_free(const lele_layout *layout, const lele_command *command, lele_text *out)
{
    (void)layout;
    if (command->is_free)
        lele_text_add(out, " free");
}

static void write_forced(const lele_layout *layout, const lele_command *command, lele_text *out)
{
    (void)layout;
    if (command->is_forced)
        lele_text_add(out, " forced");
}

static void write_solution(const lele_layout *layout, const lele_command *command, lele_text *out)
{
    (void)layout;
    if (command->is_all)
        lele_text_add(out, " solution");
}

static void write_outcome(const lele_layout *layout, const lele_command *command, lele_text *out)
{
    if (command->back == LELE_BACK_BY_RULES)
        return;
    lele_text_add_char(out, ' ');
    lele_text_add(out, outcomes[command->back]);
    if (command->back == LELE_BACK_LAST)
        write_digit(layout, command, out);
}

static void write_conclusions(const lele_layout *layout, const lele_command *command,
                              lele_text *out)
{
    if (command->is_all)
        lele_text_add(out, " all");
    if (command->technique != 0) {
        lele_text_add(out, " by ");
        lele_text_add(out, lele_technique_at(command->technique - 1)->name);
    }
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const lele_command one = { .cells = lele_cellset_of(cell) };
        if (command->place[cell] != 0) {
            write_cells(layout, &one, out);
            lele_text_add_char(out, '=');
            lele_text_add_char(out, lele_digit_char(command->place[cell]));
        }
        if (command->remove[cell] != 0) {
            write_cells(layout, &one, out);
            lele_text_add_char(out, '-');
            add_digits(out, command->remove[cell]);
        }
    }
}

static const struct {
    char letter; /* lower case: optional */
    lele_error (*read)(cursor *at, lele_command *command);
    void (*write)(const lele_layout *layout, const lele_command *command, lele_text *out);
} kinds[] = {
    { 'C', read_cells, write_cells },     { 'c', read_cells, write_cells },
    { 'D', read_digit, write_digit },     { 'k', read_kind, write_kind },
    { 'S', read_signed, write_signed },   { 'N', read_number, write_number },
    { 'n', read_number, write_number },   { 't', read_rest, write_rest },
    { 'f', read_free, write_free },       { 'a', read_conclusions, write_conclusions },
    { 'W', read_word, write_word },       { 'g', read_forced, write_forced },
    { 'b', read_outcome, write_outcome }, { 's', read_solution, write_solution },
};

static size_t kind_of(char letter)
{
    size_t i = 0;
    while (kinds[i].letter != letter)
        i++;
    return i;
}

static bool is_optional(char letter)
{
    return letter >= 'a';
}

static const char *expected(char letter)
{
    return letter == 'C'   ? "CELL"
           : letter == 'D' ? "DIGIT"
           : letter == 'S' ? "DIGITS"
           : letter == 'W' ? "TECHNIQUE"
                           : "NUMBER";
}

static bool find_verb(cursor *at, lele_verb *ret)
{
    for (int verb = 0; verb < LELE_VERB_COUNT; verb++) {
        if (!take_word(at, lele_verb_at((size_t)verb)->word))
            continue;
        *ret = (lele_verb)verb;
        return true;
    }
    return false;
}

static lele_error refuse_word(cursor *at)
{
    const char *end = at->next;
    while (end < at->end && !is_space(*end))
        end++;
    if (at->problem != NULL) {
        at->problem->column = (int)(at->next - at->start) + 1;
        lele_problem_quote(at->problem, at->next, (size_t)(end - at->next));
    }
    return lele_problem_set(at->problem, LELE_E_COMMAND);
}

/* Whether an optional argument is missing.  A number is missing if the next word does not start
 * with a digit, the words "free" and "solution" before others if the next word is another; all
 * other arguments are missing only at the end of the line. */
static bool is_missing(const cursor *at, const char *letter)
{
    cursor copy = *at;
    if (at->next == at->end)
        return true;
    if (*letter == 'n')
        return *at->next < '0' || *at->next > '9';
    if (letter[1] == '\0' || (*letter != 'f' && *letter != 's'))
        return false;
    return !take_word(&copy, *letter == 'f' ? "free" : "solution");
}

lele_error lele_command_read(lele_command *ret, const lele_layout *layout, const char *line,
                             size_t length, lele_problem *problem)
{
    cursor at = { layout, line, line, line + length, problem };
    memset(ret, 0, sizeof *ret);
    ret->number = LELE_NO_NUMBER;
    ret->text = ret->word = line; /* empty, but not NULL, where the command has none */
    skip_spaces(&at);
    if (at.next == at.end)
        return lele_problem_set(problem, LELE_E_EMPTY);
    if (!find_verb(&at, &ret->verb))
        return refuse_word(&at);
    for (const char *letter = lele_verb_at(ret->verb)->arguments; *letter != '\0'; letter++) {
        skip_spaces(&at);
        if (is_optional(*letter) && is_missing(&at, letter))
            continue;
        if (at.next == at.end)
            return refuse(&at, LELE_E_SYNTAX, expected(*letter));
        const lele_error error = kinds[kind_of(*letter)].read(&at, ret);
        if (error != LELE_OK)
            return error;
    }
    skip_spaces(&at);
    return at.next == at.end ? LELE_OK : refuse(&at, LELE_E_SYNTAX, "↵");
}

void lele_command_write(const lele_command *command, const lele_layout *layout, lele_text *out)
{
    lele_text_add(out, lele_verb_at(command->verb)->word);
    for (const char *letter = lele_verb_at(command->verb)->arguments; *letter != '\0'; letter++)
        kinds[kind_of(*letter)].write(layout, command, out);
}
