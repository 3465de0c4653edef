/*
 * lele store: its row and options.  The program lele-store (src/keeper) does the work.
 */
#include "cli/command.h"

const cli_command cli_command_store = {
    .name = "store",
    .summary = { "copy, restore, check or move the database of lele serve",
                 "备份、恢复、检查或迁移 lele serve 的数据库" },
    .notes = { "  lele store backup DATABASE FILE     copies a database into a new SQLite file; "
               "the server may run\n"
               "  lele store restore FILE DATABASE    fills an empty or new database from such a "
               "file\n"
               "  lele store move DATABASE DATABASE   the same between any two databases\n"
               "  lele store check DATABASE           looks for damage, and counts what is there\n"
               "A DATABASE is sqlite:FILE or postgres://USER@HOST/NAME, as for lele serve "
               "--database. Each of them\n"
               "prints the rows and a hash of every table; a copy is kept only if those of both "
               "sides are equal.",
               "  lele store backup DATABASE FILE     把数据库复制到新的 SQLite "
               "文件，服务器可以继续运行\n"
               "  lele store restore FILE DATABASE    用这样的文件恢复一个空的或新的数据库\n"
               "  lele store move DATABASE DATABASE   在任意两个数据库之间迁移\n"
               "  lele store check DATABASE           检查损坏，并统计内容\n"
               "DATABASE 为 sqlite:文件 或 postgres://用户@主机/库名，与 lele serve --database "
               "相同。每个动作都会\n"
               "列出各表的行数和哈希；只有两边完全一致，副本才会保留。" },
    .operands = "ACTION DATABASE [DATABASE]",
    .has_no_output = true,
};
