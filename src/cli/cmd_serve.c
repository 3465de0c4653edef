/*
 * lele serve: serves the web page with the built-in HTTP server.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/message.h"
#include "cli/output.h"
#include "server/server.h"

enum { PATH_SIZE = 4096 };

struct options {
    const char *root, *listen;
    bool open;
};

static const struct options defaults = { .listen = "127.0.0.1:8080" };

static const cli_option options[] = {
    { .name = "listen",
      .kind = CLI_STRING,
      .target = offsetof(struct options, listen),
      .value = "ADDRESS:PORT",
      .help = { "where to listen (default: 127.0.0.1:8080; port 0: any free port)",
                "监听的地址（默认 127.0.0.1:8080；端口 0 表示任意空闲端口）" } },
    { .name = "root",
      .kind = CLI_STRING,
      .target = offsetof(struct options, root),
      .value = "DIR",
      .help = { "the folder of the page (default: the installed one, or web/dist next to the "
                "build)",
                "网页所在目录（默认为安装目录，或构建目录旁的 web/dist）" } },
    { .name = "open",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, open),
      .help = { "open the page in a browser", "在浏览器中打开网页" } },
    { .name = NULL },
};

/* Whether the folder `base` followed by `rest` contains the page; if so, `ret` gets its path. */
static bool has_page(const char *base, const char *rest, char ret[PATH_SIZE])
{
    char index[PATH_SIZE];
    const int length = snprintf(ret, PATH_SIZE, "%s%s", base, rest);
    const int longer = snprintf(index, PATH_SIZE, "%s%s/index.html", base, rest);
    return length > 0 && longer > 0 && longer < PATH_SIZE && access(index, R_OK) == 0;
}

/* Finds the folder of the program, without the final '/'. */
static bool find_program(char ret[PATH_SIZE])
{
    const ssize_t length = readlink("/proc/self/exe", ret, PATH_SIZE - 1);
    if (length <= 0)
        return false;
    ret[length] = '\0';
    char *slash = strrchr(ret, '/');
    if (slash == NULL)
        return false;
    *slash = '\0';
    return true;
}

/* The folder of the page: relative to the program (installed, or in the source tree), else the
 * folder configured at build time; NULL if none has the page. */
static const char *find_root(char ret[PATH_SIZE])
{
    static const char *const beside[] = { "/../share/lele/web", "/../web/dist" };
    char program[PATH_SIZE];
    if (find_program(program))
        for (size_t i = 0; i < sizeof beside / sizeof beside[0]; i++)
            if (has_page(program, beside[i], ret))
                return ret;
    return has_page(LELE_WEB_DIR, "", ret) ? ret : NULL;
}

/* Starts a browser in a detached process: the double fork leaves no child to wait for. */
static void open_browser(const char *url)
{
    const char *browser = getenv("BROWSER");
    const pid_t child = fork();
    if (child == 0) {
        if (fork() == 0) {
            if (browser != NULL)
                execlp(browser, browser, url, (char *)NULL);
            execlp("xdg-open", "xdg-open", url, (char *)NULL);
            execlp("open", "open", url, (char *)NULL);
        }
        _exit(0);
    }
    if (child > 0)
        waitpid(child, NULL, 0);
}

static int complain(const cli_call *call, const struct options *given, const char *root,
                    server_failure failure, int error)
{
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, call->lang, error);
    int status = CLI_STATUS_IO;
    if (failure == SERVER_MEMORY) {
        cli_complain_memory(call->lang);
    } else if (failure == SERVER_BAD_ADDRESS) {
        cli_complain(call->lang, CLI_M_VALUE,
                     (cli_facts){ "--listen", given->listen, "ADDRESS:PORT" });
        status = CLI_STATUS_USAGE;
    } else if (failure == SERVER_CANNOT_LISTEN) {
        cli_complain(call->lang, error == EADDRINUSE ? CLI_M_PORT_TAKEN : CLI_M_CANNOT_LISTEN,
                     (cli_facts){ .name = given->listen, .got = reason.data });
    } else {
        cli_complain(call->lang, CLI_M_NO_PAGE, (cli_facts){ .name = root, .got = reason.data });
    }
    lele_text_release(&reason);
    return status;
}

static int run(const cli_call *call, const void *target)
{
    const struct options *given = target;
    char found[PATH_SIZE];
    const char *root = given->root != NULL ? given->root : find_root(found);
    if (root == NULL)
        root = LELE_WEB_DIR;
    web_server *server;
    int error = 0;
    const server_failure failure = server_new(root, given->listen, &server, &error);
    if (failure != SERVER_OK)
        return complain(call, given, root, failure, error);
    lele_text text;
    lele_text_init(&text);
    cli_message_add(&text, call->lang, CLI_M_SERVING, (cli_facts){ .name = server_url(server) });
    lele_text_add_char(&text, '\n');
    const int status = cli_print(call->lang, &text);
    lele_text_release(&text);
    if (given->open)
        open_browser(server_url(server));
    server_run(server);
    server_free(server);
    return status;
}

const cli_command cli_command_serve = {
    .name = "serve",
    .summary = { "serve the game to a browser", "提供浏览器里的游戏" },
    .options = options,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
