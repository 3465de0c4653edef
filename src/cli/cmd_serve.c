/*
 * lele serve: its row and options.  The program lele-serve (src/server) does the work.
 */
#include "cli/command.h"
#include "cli/serve.h"

static const cli_serve_options defaults = { .listen = "127.0.0.1:8080", .per_address = 64 };

static const cli_option options[] = {
    { .name = "listen",
      .kind = CLI_STRING,
      .target = offsetof(cli_serve_options, listen),
      .value = "ADDRESS:PORT",
      .help = { "where to listen (default: 127.0.0.1:8080; port 0: any free port)",
                "监听的地址（默认 127.0.0.1:8080；端口 0 表示任意空闲端口）" } },
    { .name = "root",
      .kind = CLI_STRING,
      .target = offsetof(cli_serve_options, root),
      .value = "DIR",
      .help = { "the folder of the page (default: the installed one, or web/dist next to the "
                "build)",
                "网页所在目录（默认为安装目录，或构建目录旁的 web/dist）" } },
    { .name = "per-address",
      .kind = CLI_NUMBER,
      .target = offsetof(cli_serve_options, per_address),
      .value = "N",
      .min = 1,
      .max = CLI_SERVE_CONNECTIONS,
      .help = { "at most N connections from one address (default: 64; more behind a proxy)",
                "每个地址最多 N 个连接（默认 64；在代理之后应取更大的值）" } },
    { .name = "database",
      .kind = CLI_STRING,
      .target = offsetof(cli_serve_options, database),
      .value = "ADDRESS",
      .help = { "where players' games are kept: sqlite:FILE or postgres://… (default: nowhere; the "
                "page works without)",
                "玩家数据的存放处：sqlite:文件 或 postgres://…（默认不存；网页没有它也能用）" } },
    { .name = "url",
      .kind = CLI_STRING,
      .target = offsetof(cli_serve_options, url),
      .value = "URL",
      .help = { "the address by which others reach the server, for shared links (default: http and "
                "the host that a request names)",
                "别人访问本站的地址，用于分享链接（默认：http 加请求里的主机名）" } },
    { .name = "trusted-proxy",
      .kind = CLI_STRING,
      .target = offsetof(cli_serve_options, proxy),
      .value = "ADDRESS",
      .help = { "the address of the proxy, which names the clients in X-Forwarded-For (default: "
                "none)",
                "代理的地址，它用 X-Forwarded-For 说明客户端地址（默认没有）" } },
    { .name = "api",
      .kind = CLI_FLAG,
      .target = offsetof(cli_serve_options, api),
      .help = { "let programs of others solve, rate, hint, generate, convert and draw by HTTP "
                "(default: "
                "no)",
                "允许其他程序通过 HTTP 求解、评级、提示、出题、转换和绘图（默认不允许）" } },
    { .name = "access-log",
      .kind = CLI_STRING,
      .target = offsetof(cli_serve_options, log),
      .value = "FILE",
      .help = { "append a line per request to FILE; -: standard output (default: none)",
                "每个请求在 FILE 中追加一行；- 表示标准输出（默认不记录）" } },
    { .name = "open",
      .kind = CLI_FLAG,
      .target = offsetof(cli_serve_options, open),
      .help = { "open the page in a browser", "在浏览器中打开网页" } },
    { .name = NULL },
};

const cli_command cli_command_serve = {
    .name = "serve",
    .summary = { "serve the game to a browser", "提供浏览器里的游戏" },
    .options = options,
    .has_no_output = true,
    .size = sizeof(cli_serve_options),
    .defaults = &defaults,
};
