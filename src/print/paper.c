/* Reads sizes and lists, see paper.h. */
#include "print/paper.h"

#include <string.h>
#include <strings.h>

#include "cli/print.h"

const double print_least_side = 85;  /* 30 mm */
const double print_most_side = 5670; /* 2 m */

static const struct {
    const char *name;
    double width, height; /* millimetres */
} papers[] = {
    { "a3", 297, 420 },        { "a4", 210, 297 },          { "a5", 148, 210 },
    { "a6", 105, 148 },        { "b5", 176, 250 },          { "letter", 215.9, 279.4 },
    { "legal", 215.9, 355.6 }, { "tabloid", 279.4, 431.8 }, { "fit", 120, 120 },
};

static const struct {
    const char *name;
    double points;
} units[] = { { "mm", 72 / 25.4 }, { "cm", 720 / 25.4 }, { "in", 72 }, { "pt", 1 } };

double print_mm(double length)
{
    return length * 72 / 25.4;
}

/* Reads digits with at most one point, without sign, exponent or locale; the number of bytes, 0: none.
 * Numbers have at most six digits before the point and three after it. */
static size_t read_number(const char *text, double *ret)
{
    double value = 0, share = 1;
    size_t at = 0, whole = 0, part = 0;
    for (; text[at] >= '0' && text[at] <= '9'; at++, whole++)
        value = value * 10 + (text[at] - '0');
    if (text[at] == '.')
        for (at++; text[at] >= '0' && text[at] <= '9'; at++, part++)
            value += (text[at] - '0') * (share /= 10);
    if (whole == 0 || whole > 6 || part > 3 || text[at - 1] == '.')
        return 0;
    *ret = value;
    return at;
}

/* The points of a unit's name that is the whole rest of the text; an empty rest: millimetres. */
static double read_unit(const char *text)
{
    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++)
        if (strcasecmp(text, units[i].name) == 0 || (i == 0 && *text == '\0'))
            return units[i].points;
    return 0;
}

bool print_length_read(const char *text, double *ret)
{
    double value = 0;
    const size_t used = read_number(text, &value);
    const double unit = used != 0 ? read_unit(text + used) : 0;
    if (unit == 0)
        return false;
    *ret = value * unit;
    return true;
}

static bool in_range(double side)
{
    return side >= print_least_side && side <= print_most_side;
}

bool print_size_read(const char *text, print_size *ret)
{
    for (size_t i = 0; i < sizeof papers / sizeof papers[0]; i++)
        if (strcasecmp(text, papers[i].name) == 0) {
            *ret = (print_size){ print_mm(papers[i].width), print_mm(papers[i].height),
                                 strcmp(papers[i].name, "fit") == 0 };
            return true;
        }
    double width = 0, height = 0;
    const size_t used = read_number(text, &width);
    if (used == 0 || (text[used] != 'x' && text[used] != 'X'))
        return false;
    const char *rest = text + used + 1;
    const size_t more = read_number(rest, &height);
    const double unit = more != 0 ? read_unit(rest + more) : 0;
    if (unit == 0 || !in_range(width * unit) || !in_range(height * unit))
        return false;
    *ret = (print_size){ width * unit, height * unit, false };
    return true;
}

static bool read_part(const char *text, size_t length, unsigned *ret)
{
    for (int i = 0; i < CLI_HEAD_PARTS; i++)
        if (strlen(cli_print_heads[i]) == length && memcmp(text, cli_print_heads[i], length) == 0) {
            *ret |= 1U << i;
            return true;
        }
    return false;
}

bool print_head_read(const char *text, unsigned *ret)
{
    unsigned parts = 0;
    for (bool none = strcmp(text, "none") == 0; !none;) {
        const size_t length = strcspn(text, ",");
        if (!read_part(text, length, &parts))
            return false;
        text += length;
        none = *text++ == '\0';
    }
    *ret = parts;
    return true;
}
