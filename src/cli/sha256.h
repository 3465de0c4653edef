/*
 * SHA-256 (FIPS 180-4), so that manifests can be checked with sha256sum.
 */
#ifndef LELE_CLI_SHA256_H
#define LELE_CLI_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { CLI_SHA256_SIZE = 65 }; /* as text: 64 hexadecimal digits and a null character */

typedef struct cli_sha256 {
    uint32_t state[8];
    uint64_t length;
    unsigned char block[64]; /* the last length % 64 bytes */
} cli_sha256;

void cli_sha256_init(cli_sha256 *hash);
void cli_sha256_add(cli_sha256 *hash, const char *bytes, size_t length);
/* The hash of the bytes so far; more may be added after it. */
void cli_sha256_text(const cli_sha256 *hash, char ret[CLI_SHA256_SIZE]);

#endif
