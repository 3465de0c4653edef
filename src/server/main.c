/*
 * The program lele-serve, which `lele serve` starts: serves the web page.
 */
#include <errno.h>
#include <malloc.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cli/folder.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/run.h"
#include "cli/serve.h"
#include "server/address.h"
#include "server/gate.h"
#include "server/server.h"

enum { WRITERS = 4, READERS = 8 }; /* connections to the database */

/* What a thread keeps of freed memory, and from which size on a block is not of it. */
enum { FREED_BYTES = 32 << 20, OWN_BYTES = 8 << 20 };

_Static_assert((int)CLI_SERVE_CONNECTIONS == (int)GATE_LINKS, "the option allows all connections");

/* Finds the folder of the page relative to the program: installed, or in the source tree.  If the page
 * is in none of them, it is the folder configured at build time. */
static const char *find_root(char ret[CLI_PATH_SIZE])
{
    static const char *const beside[] = { "/../share/lele/web", "/../../share/lele/web",
                                          "/../web/dist" };
    for (size_t i = 0; i < sizeof beside / sizeof beside[0]; i++) {
        if (!cli_folder_of_program(beside[i], "index.html", ret) || access(ret, R_OK) != 0)
            continue;
        *strrchr(ret, '/') = '\0';
        return ret;
    }
    return LELE_WEB_DIR;
}

/* Starts a browser in a detached process: the double fork leaves no child to wait for. */
static void open_browser(const char *url)
{
    const char *browser = getenv("BROWSER");
    const pid_t child = fork();
    if (child == 0) {
        if (fork() == 0) {
            sigset_t none;
            sigemptyset(&none);
            pthread_sigmask(SIG_SETMASK, &none, NULL); /* the server has blocked some */
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

static int complain(const cli_call *call, const server_options *options, server_failure failure,
                    int error)
{
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, call->lang, error);
    int status = CLI_STATUS_IO;
    if (failure == SERVER_MEMORY) {
        cli_complain_memory(call->lang);
    } else if (failure == SERVER_BAD_PROXY) {
        cli_complain(call->lang, CLI_M_VALUE,
                     (cli_facts){ "--trusted-proxy", options->proxy, "ADDRESS" });
        status = CLI_STATUS_USAGE;
    } else if (failure == SERVER_BAD_ADDRESS) {
        cli_complain(call->lang, CLI_M_VALUE,
                     (cli_facts){ "--listen", options->listen, "ADDRESS:PORT" });
        status = CLI_STATUS_USAGE;
    } else if (failure == SERVER_NO_LOG) {
        cli_complain(call->lang, CLI_M_CANNOT_WRITE_FILE,
                     (cli_facts){ .name = options->log, .got = reason.data });
    } else if (failure == SERVER_CANNOT_LISTEN) {
        cli_complain(call->lang, error == EADDRINUSE ? CLI_M_PORT_TAKEN : CLI_M_CANNOT_LISTEN,
                     (cli_facts){ .name = address_passed() != 0 ? "LISTEN_FDS" : options->listen,
                                  .got = reason.data });
    } else {
        cli_complain(call->lang, CLI_M_NO_PAGE,
                     (cli_facts){ .name = options->root, .got = reason.data });
    }
    cli_text_end(&reason);
    return status;
}

static int complain_of_store(const cli_call *call, const char *address, store_trouble trouble,
                             const char *words)
{
    static const cli_message messages[] = {
        [STORE_CANNOT_OPEN] = CLI_M_DATABASE,
        [STORE_NEWER] = CLI_M_DATABASE_NEWER,
        [STORE_CANNOT_BACK_UP] = CLI_M_DATABASE_COPY,
        [STORE_CANNOT_MIGRATE] = CLI_M_DATABASE,
    };
    if (trouble == STORE_NO_MEMORY) {
        cli_complain_memory(call->lang);
        return CLI_STATUS_IO;
    }
    if (trouble == STORE_BAD_ADDRESS)
        cli_complain(
            call->lang, CLI_M_VALUE,
            (cli_facts){ "--database", address, "sqlite:FILE, postgres://USER@HOST/NAME" });
    else
        cli_complain(call->lang, messages[trouble], (cli_facts){ .name = address, .got = words });
    return trouble == STORE_BAD_ADDRESS ? CLI_STATUS_USAGE : CLI_STATUS_IO;
}

static int64_t now_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Finds `lele`, whose commands are the API for others: next to this program, or where it is installed. */
static const char *find_tool(char ret[CLI_PATH_SIZE])
{
    static const char *const beside[] = { "", "/../../bin" };
    for (size_t i = 0; i < sizeof beside / sizeof beside[0]; i++)
        if (cli_folder_of_program(beside[i], "lele", ret) && access(ret, X_OK) == 0)
            return ret;
    return NULL;
}

static int serve(const cli_call *call, const cli_serve_options *given, lele_store *store)
{
    char found[CLI_PATH_SIZE], tool[CLI_PATH_SIZE];
    const server_options wanted = {
        .root = given->root != NULL ? given->root : find_root(found),
        .listen = given->listen,
        .per_address = (size_t)given->per_address,
        .url = given->url,
        .proxy = given->proxy,
        .store = store,
        .log = given->log,
        .tool = given->api ? find_tool(tool) : NULL,
    };
    if (given->api && wanted.tool == NULL) {
        cli_complain(call->lang, CLI_M_NO_PROGRAM,
                     (cli_facts){ "serve --api", "lele", "the folder of lele-serve" });
        return CLI_STATUS_IO;
    }
    web_server *server;
    int error = 0;
    const server_failure failure = server_new(&wanted, &server, &error);
    if (failure != SERVER_OK)
        return complain(call, &wanted, failure, error);
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

/* The store outlives the server, which waits for the writes that are under way. */
static int run(const cli_call *call, const void *target)
{
    const cli_serve_options *given = target;
    const store_options options = {
        .address = given->database, .writers = WRITERS, .readers = READERS, .now = now_ms()
    };
    store_trouble trouble;
    char words[DB_MESSAGE];
    lele_store *store = given->database != NULL ? store_open(&options, &trouble, words) : NULL;
    if (given->database != NULL && store == NULL)
        return complain_of_store(call, given->database, trouble, words);
    const int status = serve(call, given, store);
    store_close(store);
    return status;
}

/* A game that is replayed needs megabytes for a moment.  Giving them back after each and taking them again costs
 * three times as much as the replay. */
static void keep_memory(void)
{
    (void)mallopt(M_TRIM_THRESHOLD, FREED_BYTES);
    (void)mallopt(M_MMAP_THRESHOLD, OWN_BYTES);
}

int main(int argc, char **argv)
{
    cli_prepare();
    keep_memory();
    cli_command command = cli_command_serve;
    command.run = run;
    const size_t program = argc > 0 ? 1 : 0;
    return cli_exit_status(cli_run(&command, cli_environment_lang(), (size_t)argc - program,
                                   (const char **)argv + program));
}
