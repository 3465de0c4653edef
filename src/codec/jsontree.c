#include "codec/jsontree.h"

#include <stdlib.h>
#include <string.h>

struct parser {
    lele_jsontree *tree;
    const char *at, *end;
    lele_jsontree_style style;
    lele_error error;
    int depth;
    uint32_t open[LELE_JSONTREE_DEPTH]; /* the open arrays and objects */
    uint32_t last[LELE_JSONTREE_DEPTH]; /* the last child of each so far; 0: none */
};

static bool fail(struct parser *parser, lele_error error)
{
    if (parser->error == LELE_OK)
        parser->error = error;
    return false;
}

static void skip_space(struct parser *parser)
{
    while (parser->at < parser->end && lele_is_space(*parser->at))
        parser->at++;
}

static char peek(const struct parser *parser)
{
    return (char)(parser->at < parser->end ? *parser->at : '\0');
}

static bool add_node(struct parser *parser, lele_jsontree_node node)
{
    lele_jsontree *tree = parser->tree;
    if (tree->count == tree->capacity) {
        const uint32_t wanted = tree->capacity == 0 ? 256 : tree->capacity * 2;
        if (wanted > LELE_JSONTREE_NODES)
            return fail(parser, LELE_E_TOO_LONG);
        lele_jsontree_node *grown = realloc(tree->node, wanted * sizeof *grown);
        if (grown == NULL)
            return fail(parser, LELE_E_MEMORY);
        tree->node = grown;
        tree->capacity = wanted;
    }
    const uint32_t index = tree->count++;
    tree->node[index] = node;
    if (parser->depth == 0)
        return true;
    lele_jsontree_node *parent = &tree->node[parser->open[parser->depth - 1]];
    uint32_t *last = &parser->last[parser->depth - 1];
    if (*last == 0)
        parent->first = index;
    else
        tree->node[*last].next = index;
    *last = index;
    parent->count++;
    return true;
}

/* A string in quotes; escapes are skipped, not decoded. */
static bool read_string(struct parser *parser, lele_span *ret)
{
    const char quote = *parser->at++;
    ret->at = parser->at;
    while (parser->at < parser->end && *parser->at != quote) {
        if ((unsigned char)*parser->at < 0x20)
            return fail(parser, LELE_E_SYNTAX);
        parser->at += *parser->at == '\\' && parser->end - parser->at > 1 ? 2 : 1;
    }
    if (parser->at >= parser->end)
        return fail(parser, LELE_E_SYNTAX);
    ret->length = (size_t)(parser->at++ - ret->at);
    return true;
}

static bool is_quote(const struct parser *parser, char c)
{
    return c == '"' || (c == '\'' && parser->style == LELE_JSONTREE_ZIPPED);
}

static bool is_word_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-' || c == '+' || c == '.' || c == '$';
}

static bool read_key(struct parser *parser, lele_span *ret)
{
    skip_space(parser);
    if (is_quote(parser, peek(parser))) {
        if (!read_string(parser, ret))
            return false;
    } else {
        *ret = (lele_span){ parser->at, 0 };
        while (parser->style == LELE_JSONTREE_ZIPPED && is_word_char(peek(parser)))
            parser->at++;
        ret->length = (size_t)(parser->at - ret->at);
        if (ret->length == 0)
            return fail(parser, LELE_E_SYNTAX);
    }
    skip_space(parser);
    if (peek(parser) != ':')
        return fail(parser, LELE_E_SYNTAX);
    parser->at++;
    return true;
}

/* The value of a whole number up to about a million; -1 for all other numbers. */
static int number_value(lele_span word)
{
    int value = 0;
    for (size_t i = 0; i < word.length; i++) {
        if (word.at[i] < '0' || word.at[i] > '9' || value > 100000)
            return -1;
        value = value * 10 + word.at[i] - '0';
    }
    return value;
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = (char)(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/* Digits with a sign, a point and an exponent; their order is not checked. */
static bool is_number(lele_span word)
{
    bool any = false;
    for (size_t i = 0; i < word.length; i++) {
        const char c = word.at[i];
        const bool digit = c >= '0' && c <= '9';
        const bool exponent = any && i > 0 && (c == 'e' || c == 'E' || c == '+');
        any = any || digit;
        if (!digit && c != '.' && c != '-' && !exponent)
            return false;
    }
    return any;
}

/* "CFCFCF", "CFCFCF80", "#0", "#F": what is left of a colour without its quotes. */
static bool is_colour(lele_span word)
{
    const bool marked = word.length > 0 && *word.at == '#';
    for (size_t i = marked; i < word.length; i++)
        if (hex_value(word.at[i]) < 0)
            return false;
    return marked ? word.length == 2 : word.length == 6 || word.length == 8;
}

static bool read_word(struct parser *parser, lele_jsontree_node node)
{
    static const struct {
        const char *word;
        lele_jsontree_style style;
        lele_jsontree_kind kind;
        int value;
    } words[] = {
        { "true", LELE_JSONTREE_JSON, LELE_JSONTREE_BOOL, 1 },
        { "false", LELE_JSONTREE_JSON, LELE_JSONTREE_BOOL, 0 },
        { "null", LELE_JSONTREE_JSON, LELE_JSONTREE_NULL, -1 },
        { "t", LELE_JSONTREE_ZIPPED, LELE_JSONTREE_BOOL, 1 },
        { "f", LELE_JSONTREE_ZIPPED, LELE_JSONTREE_BOOL, 0 },
    };
    lele_span word = { parser->at, 0 };
    while (is_word_char(peek(parser)) ||
           (peek(parser) == '#' && parser->style == LELE_JSONTREE_ZIPPED))
        parser->at++;
    word.length = (size_t)(parser->at - word.at);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (words[i].style > parser->style || !lele_span_is(word, words[i].word))
            continue;
        node.kind = words[i].kind;
        node.value = words[i].value;
        return add_node(parser, node);
    }
    if (!is_number(word)) {
        if (parser->style != LELE_JSONTREE_ZIPPED || !is_colour(word))
            return fail(parser, LELE_E_SYNTAX);
        node.kind = LELE_JSONTREE_STRING;
        node.text = word;
        return add_node(parser, node);
    }
    node.kind = LELE_JSONTREE_NUMBER;
    node.text = word;
    node.value = number_value(word);
    return add_node(parser, node);
}

static bool open_node(struct parser *parser, lele_jsontree_node node)
{
    if (parser->depth == LELE_JSONTREE_DEPTH)
        return fail(parser, LELE_E_TOO_LONG);
    node.kind = *parser->at++ == '[' ? LELE_JSONTREE_ARRAY : LELE_JSONTREE_OBJECT;
    if (!add_node(parser, node))
        return false;
    parser->open[parser->depth] = parser->tree->count - 1;
    parser->last[parser->depth++] = 0;
    return true;
}

/* Reads a scalar value, or opens an array or object. */
static bool read_value(struct parser *parser, lele_span key)
{
    lele_jsontree_node node = { .key = key, .value = -1 };
    skip_space(parser);
    const char c = peek(parser);
    if (c == '[' || c == '{')
        return open_node(parser, node);
    if (is_quote(parser, c)) {
        node.kind = LELE_JSONTREE_STRING;
        return read_string(parser, &node.text) && add_node(parser, node);
    }
    const bool nothing = c == ',' || c == ']' || c == '}';
    if (parser->style == LELE_JSONTREE_ZIPPED && nothing) {
        node.kind = LELE_JSONTREE_OBJECT;
        return add_node(parser, node);
    }
    return read_word(parser, node);
}

/* Whether the innermost array or object is empty so far. */
static bool is_new(const struct parser *parser)
{
    return parser->depth > 0 && parser->last[parser->depth - 1] == 0;
}

static bool in_object(const struct parser *parser)
{
    return parser->tree->node[parser->open[parser->depth - 1]].kind == LELE_JSONTREE_OBJECT;
}

/* Closes the innermost array or object if it ends here; else returns false. */
static bool close_node(struct parser *parser)
{
    const char closing = (char)(in_object(parser) ? '}' : ']');
    if (peek(parser) != closing)
        return false;
    parser->at++;
    parser->depth--;
    return true;
}

/* Reads the next member of the innermost array or object, or its end. */
static bool read_member(struct parser *parser)
{
    skip_space(parser);
    const bool object = in_object(parser), zipped = parser->style == LELE_JSONTREE_ZIPPED;
    if (is_new(parser)) {
        if ((object || !zipped) && close_node(parser))
            return true;
    } else {
        if (close_node(parser))
            return true;
        if (peek(parser) != ',')
            return fail(parser, LELE_E_SYNTAX);
        parser->at++;
    }
    lele_span key = { parser->at, 0 };
    return (!object || read_key(parser, &key)) && read_value(parser, key);
}

lele_error lele_jsontree_read(lele_jsontree *tree, const char *text, size_t length,
                              lele_jsontree_style style)
{
    *tree = (lele_jsontree){ 0 };
    struct parser parser = { .tree = tree, .at = text, .end = text + length, .style = style };
    bool good = read_value(&parser, (lele_span){ text, 0 });
    while (good && parser.depth > 0)
        good = read_member(&parser);
    skip_space(&parser);
    if (good && parser.at < parser.end)
        fail(&parser, LELE_E_SYNTAX);
    if (parser.error != LELE_OK)
        lele_jsontree_release(tree);
    return parser.error;
}

void lele_jsontree_release(lele_jsontree *tree)
{
    free(tree->node);
    *tree = (lele_jsontree){ 0 };
}

const lele_jsontree_node *lele_jsontree_first(const lele_jsontree *tree,
                                              const lele_jsontree_node *node)
{
    return node != NULL && node->count > 0 ? &tree->node[node->first] : NULL;
}

const lele_jsontree_node *lele_jsontree_next(const lele_jsontree *tree,
                                             const lele_jsontree_node *node)
{
    return node->next != 0 ? &tree->node[node->next] : NULL;
}

const lele_jsontree_node *lele_jsontree_get(const lele_jsontree *tree,
                                            const lele_jsontree_node *object, const char *name,
                                            const char *other)
{
    if (object == NULL || object->kind != LELE_JSONTREE_OBJECT)
        return NULL;
    for (const lele_jsontree_node *node = lele_jsontree_first(tree, object); node != NULL;
         node = lele_jsontree_next(tree, node))
        if (lele_span_is(node->key, name) || (other != NULL && lele_span_is(node->key, other)))
            return node;
    return NULL;
}

/* Decodes \uXXXX.  Surrogates, even in pairs, become invalid UTF-8, which lele_field_set replaces
 * by question marks. */
static size_t undo_unicode(const char *at, size_t left, char *ret, size_t *used)
{
    uint32_t point = 0;
    if (left < 6)
        return 1;
    for (size_t i = 2; i < 6; i++) {
        const int digit = hex_value(at[i]);
        if (digit < 0)
            return 1;
        point = point << 4 | (uint32_t)digit;
    }
    if (point >= 0x800) {
        ret[(*used)++] = (char)(0xE0 | point >> 12);
        ret[(*used)++] = (char)(0x80 | (point >> 6 & 0x3F));
    } else if (point >= 0x80) {
        ret[(*used)++] = (char)(0xC0 | point >> 6);
    }
    ret[(*used)++] = (char)(point >= 0x80 ? 0x80 | (point & 0x3F) : point);
    return 6;
}

void lele_jsontree_text(const lele_jsontree_node *node, lele_text *out)
{
    static const char letters[] = "nrtbf", meanings[] = "\n\r\t\b\f";
    if (node == NULL || node->kind != LELE_JSONTREE_STRING)
        return;
    for (size_t i = 0; i < node->text.length;) {
        const char *at = node->text.at + i;
        const size_t left = node->text.length - i;
        if (*at != '\\' || left < 2) {
            lele_text_add_char(out, *at);
            i++;
        } else if (at[1] == 'u') {
            char plain[4];
            size_t used = 0;
            i += undo_unicode(at, left, plain, &used);
            lele_text_add_bytes(out, plain, used);
        } else {
            const char *letter = strchr(letters, at[1]);
            lele_text_add_char(out, letter != NULL && *letter != '\0' ? meanings[letter - letters]
                                                                      : at[1]);
            i += 2;
        }
    }
}

void lele_jsontree_field(const lele_jsontree_node *node, char *field, size_t size)
{
    lele_text text;
    lele_text_init(&text);
    lele_jsontree_text(node, &text);
    if (text.length > 0)
        lele_field_set(field, size, text.data, text.length);
    lele_text_release(&text);
}
