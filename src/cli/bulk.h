/*
 * --shard, --resume and --manifest: the options of every command that works in bulk.
 */
#ifndef LELE_CLI_BULK_H
#define LELE_CLI_BULK_H

#include "cli/options.h"

/* The rows of the options; their targets are in cli_bulk.  The last row has no name. */
extern const cli_option cli_bulk_options[];

/* Row number `index` of a command with the rows above, if it takes them; NULL after the last. */
const cli_option *cli_command_option(const struct cli_command *command, size_t index);

/* Appends the options that differ from their defaults, without --threads: "--layout 4x4 --check".
 * `values` is the struct of the command's options. */
void cli_options_describe(const struct cli_command *command, const void *values, lele_text *out);

#endif
