/* The answers without a file: every request that gets none of the page. */
#ifndef LELE_SERVER_REFUSAL_H
#define LELE_SERVER_REFUSAL_H

/* code, status, text.  The table is the source of the answers. */
/* clang-format off */
#define REFUSALS(X)                                                                        \
    X(BAD_REQUEST, 400, "Bad request / 请求有误\n")                                        \
    X(NOT_FOUND, 404, "Not found / 没有这个页面\n")                                        \
    X(METHOD, 405, "This cannot be done here / 这里不支持这种请求\n")                      \
    X(TIMEOUT, 408, "The request took too long / 请求超时\n")                              \
    X(LENGTH, 411, "Say how long the content is / 请注明内容长度\n")                       \
    X(BODY, 413, "Too large / 内容太大\n")                                                 \
    X(TARGET, 414, "The address is too long / 地址太长\n")                                 \
    X(EXPECTATION, 417, "Nothing to expect / 不支持 Expect\n")                             \
    X(CROWD, 429, "Too many connections from this address / 来自此地址的连接过多\n")          \
    X(FIELDS, 431, "The header is too large / 请求头太大\n")                               \
    X(VERSION, 505, "Only HTTP/1.0 and HTTP/1.1 / 只支持 HTTP/1.0 和 HTTP/1.1\n")
/* clang-format on */

typedef enum refusal {
#define REFUSAL_CODE(code, status, text) REFUSAL_##code,
    REFUSALS(REFUSAL_CODE)
#undef REFUSAL_CODE
        REFUSAL_COUNT
} refusal;

#endif
