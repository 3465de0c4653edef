/*
 * The file of --manifest and --resume: what a shard is, and how much of it is done.
 *
 * It is text, a name and a value per line:
 *
 *     lele manifest 1
 *     version 0.1.0
 *     command solve
 *     ...
 *     end
 *
 * A reader accepts every name exactly once and nothing else, so a truncated file is refused.
 */
#ifndef LELE_CLI_RECORD_H
#define LELE_CLI_RECORD_H

#include "cli/sha256.h"
#include "lele/lele.h"

enum { CLI_RECORD_TEXT = 1024, CLI_RECORD_MAX = 64 << 10 };

typedef enum cli_record_kind { CLI_MANIFEST, CLI_CHECKPOINT } cli_record_kind;

typedef struct cli_record {
    cli_record_kind kind;
    /* The run: these are the same in all shards. */
    char version[32], command[32], lang[16];
    char options[CLI_RECORD_TEXT]; /* those that differ from their defaults, without --threads */
    char unit[16];                 /* of whole, from and to: bytes, items or pieces */
    char join[16];                 /* how outputs are joined: text, or sum (numbers to add) */
    uint64_t whole;                /* the size of the input, or the number of items or pieces */
    char fingerprint[CLI_SHA256_SIZE]; /* of the input, see cli_shard_fingerprint; or "-" */
    /* The shard: the part from..to-1. */
    char shard[64];                                       /* as in --shard; "1/1": all */
    char input[CLI_RECORD_TEXT], output[CLI_RECORD_TEXT]; /* names of the files; "-": none */
    uint64_t from, to;
    /* What is done: the part from..at-1. */
    uint64_t at, line; /* the next line has this number */
    uint64_t items;    /* lines or items that were worked on */
    uint64_t bytes;    /* of output */
    uint64_t lines;    /* of output */
    uint64_t sum;      /* of the numbers not written yet */
    uint64_t status;   /* of the exit: CLI_STATUS_OK or CLI_STATUS_BAD */
    uint64_t done;     /* 1: the output is complete */
    char input_hash[CLI_SHA256_SIZE], output_hash[CLI_SHA256_SIZE];
} cli_record;

/* Appends the text of a record. */
void cli_record_write(const cli_record *record, lele_text *out);

/* Reads the text of a record of that kind.  Returns 0, or the number of the first line that is
 * wrong. */
int cli_record_read(cli_record_kind kind, const char *text, size_t length, cli_record *ret);

/* The name and the value of the first of the fields of the run in which two records differ; NULL
 * if there is none.  `shards` compares the fields of the shard too, except the output. */
typedef enum cli_record_part { CLI_RECORD_RUN, CLI_RECORD_SHARD } cli_record_part;
const char *cli_record_difference(const cli_record *one, const cli_record *other,
                                  cli_record_part part, lele_text *values);

/* Copies a text into a field, with control characters as %XX; a text that is too long is replaced by its
 * hash. */
void cli_record_set(char *field, size_t size, const char *text);

/* Copies a field into a text with %XX turned back.  Returns its length, at most that of the field. */
size_t cli_record_plain(const char *field, char *ret);

#endif
