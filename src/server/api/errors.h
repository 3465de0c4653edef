/* What a request to the API can be refused with: {"error": "bad-field", "message": "…"}. */
#ifndef LELE_SERVER_API_ERRORS_H
#define LELE_SERVER_API_ERRORS_H

/* clang-format off */
/* code, name, status, English, Chinese.  %s is the detail: a field, a limit. */
#define API_ERRORS(X)                                                                                         \
    X(NONE, "", 200, "", "")                                                                                  \
    X(JSON, "bad-json", 400, "The content is not valid JSON (%s).", "内容不是合法的 JSON（%s）。")             \
    X(FIELD, "bad-field", 400, "The field \"%s\" is missing or wrong.", "字段“%s”缺失或有误。")                \
    X(SECRET, "unknown-device", 401, "This device is not known. Create a player, or use the recovery phrase.", \
      "不认识这台设备。请新建玩家，或使用恢复短语。")                                                            \
    X(ORIGIN, "other-origin", 403, "Only pages of this server may do this.", "只有本站的页面可以这样做。")      \
    X(OWNER, "not-yours", 403, "Only who made the room may do this.", "只有房主可以这样做。")              \
    X(OUTSIDE, "not-joined", 403, "Join the room first.", "请先加入房间。")                                 \
    X(NOTHING, "not-found", 404, "There is nothing with this name.", "没有这个名称的内容。")                   \
    X(METHOD, "bad-method", 405, "This cannot be done here.", "这里不支持这种请求。")                          \
    X(REPEATED, "duplicate", 409, "This result was sent before.", "这个成绩已经提交过。")                      \
    X(WAIT, "not-now", 409, "This cannot be done in the room now.", "房间里现在不能这样做。")               \
    X(TAKEN, "log-of-another", 409, "This game was sent by another player.", "这局已由另一位玩家提交。")        \
    X(DONE, "puzzle-done", 409, "Your first result of this puzzle counts.", "这道题以你的第一次成绩为准。")     \
    X(LARGE, "too-large", 413, "The content is too large: at most %s bytes.", "内容太大：最多 %s 字节。")      \
    X(TYPE, "not-json", 415, "Send JSON (Content-Type: application/json).", "请发送 JSON（Content-Type: application/json）。") \
    X(LIMIT, "limit", 422, "There is no room for more (%s).", "已达上限（%s）。")                              \
    X(LOG, "bad-log", 422, "The game log cannot be read: %s", "无法读取对局记录：%s")                          \
    X(UNSOLVED, "not-solved", 422, "The game log does not end with the solution.", "对局记录没有解完这道题。")   \
    X(PUZZLE, "other-puzzle", 422, "The game log is of another puzzle.", "对局记录是另一道题的。")             \
    X(FAST, "impossible", 422, "No person plays this fast: %s.", "没有人能玩得这么快：%s。")                   \
    X(FUTURE, "future", 422, "The game ends in the future.", "对局的结束时间在将来。")                         \
    X(CLOSED, "closed", 422, "The board of this day is closed, or not open yet.", "这一天的榜单已经结束，或尚未开始。") \
    X(CELL, "bad-cell", 422, "This digit cannot be written there.", "这个数不能填在那里。")                 \
    X(OPTION, "bad-option", 400, "The command refuses this: %s", "命令不接受：%s")                              \
    X(PUZZLE_TEXT, "bad-puzzle", 422, "The puzzle cannot be used: %s", "无法使用这道题：%s")                    \
    X(LATE, "too-hard", 422, "This takes too long or gives too much here; the command line has no such limit.", \
      "在这里耗时过长或结果过多；命令行没有这个限制。")                                                          \
    X(BUSY, "busy", 503, "The server has too much to do: try again in a moment.", "服务器繁忙，请稍后再试。")   \
    X(OFTEN, "too-often", 429, "Too many requests: wait a moment.", "请求太频繁，请稍候。")                    \
    X(MEMORY, "no-memory", 503, "There is not enough memory now. Nothing was changed.", "现在内存不足。没有改动任何内容。") \
    X(AWAY, "unavailable", 503, "The database cannot be reached. Nothing is lost: try again later.",           \
      "暂时无法使用数据库。没有丢失任何内容，请稍后再试。")
/* clang-format on */

typedef enum api_error {
#define API_ERROR_CODE(code, name, status, english, chinese) API_E_##code,
    API_ERRORS(API_ERROR_CODE)
#undef API_ERROR_CODE
        API_ERROR_COUNT
} api_error;

typedef struct api_error_row {
    const char *name;
    unsigned status;
    const char *text[2]; /* English, Chinese */
} api_error_row;

extern const api_error_row api_error_rows[API_ERROR_COUNT];

#endif
