/* SHA-256; see sha256.h.  The names a to h, W and K are those of the standard. */
#include "cli/sha256.h"

#include <string.h>

static const uint32_t K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotate(uint32_t word, int count)
{
    return word >> count | word << (32 - count);
}

static void fill_schedule(uint32_t W[64], const unsigned char *block)
{
    for (int t = 0; t < 16; t++)
        W[t] = (uint32_t)block[4 * t] << 24 | (uint32_t)block[4 * t + 1] << 16 |
               (uint32_t)block[4 * t + 2] << 8 | block[4 * t + 3];
    for (int t = 16; t < 64; t++) {
        const uint32_t s0 = rotate(W[t - 15], 7) ^ rotate(W[t - 15], 18) ^ W[t - 15] >> 3;
        const uint32_t s1 = rotate(W[t - 2], 17) ^ rotate(W[t - 2], 19) ^ W[t - 2] >> 10;
        W[t] = W[t - 16] + s0 + W[t - 7] + s1;
    }
}

/* One round.  Instead of moving a to h by one place each time, their places turn: in round i, a is
 * v[-i mod 8]. */
static inline void step(uint32_t v[8], int i, uint32_t input)
{
#define AT(place) v[((place) + 8 - i) % 8]
    const uint32_t a = AT(0), b = AT(1), c = AT(2), e = AT(4);
    const uint32_t one = AT(7) + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
                         ((e & AT(5)) ^ (~e & AT(6))) + input;
    const uint32_t two =
        (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    AT(3) += one;
    AT(7) = one + two;
#undef AT
}

static void mix(uint32_t state[8], const unsigned char *block)
{
    uint32_t W[64], v[8];
    fill_schedule(W, block);
    memcpy(v, state, sizeof v);
    for (int t = 0; t < 64; t += 8)
        for (int i = 0; i < 8; i++) /* unrolled, so that the variables stay in registers */
            step(v, i, K[t + i] + W[t + i]);
    for (int i = 0; i < 8; i++)
        state[i] += v[i];
}

void cli_sha256_init(cli_sha256 *hash)
{
    *hash = (cli_sha256){ .state = { 0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f,
                                     0x9b05688c, 0x1f83d9ab, 0x5be0cd19 } };
}

void cli_sha256_add(cli_sha256 *hash, const char *bytes, size_t length)
{
    const unsigned char *at = (const unsigned char *)bytes;
    size_t used = (size_t)(hash->length % sizeof hash->block);
    hash->length += length;
    if (used != 0) {
        const size_t room = sizeof hash->block - used, part = length < room ? length : room;
        memcpy(hash->block + used, at, part);
        at += part, length -= part, used += part;
        if (used < sizeof hash->block)
            return;
        mix(hash->state, hash->block);
    }
    for (; length >= sizeof hash->block; at += sizeof hash->block, length -= sizeof hash->block)
        mix(hash->state, at);
    if (length != 0)
        memcpy(hash->block, at, length);
}

void cli_sha256_text(const cli_sha256 *hash, char ret[CLI_SHA256_SIZE])
{
    static const char hex[] = "0123456789abcdef";
    cli_sha256 end = *hash;
    const uint64_t bits = hash->length * 8;
    const size_t used = (size_t)(hash->length % sizeof hash->block);
    char tail[128] = { (char)0x80 };
    const size_t pad = (used < 56 ? 56 : 120) - used;
    for (int i = 0; i < 8; i++)
        tail[pad + (size_t)i] = (char)(bits >> (56 - 8 * i) & 0xFF);
    cli_sha256_add(&end, tail, pad + 8);
    for (size_t i = 0; i < 64; i++)
        ret[i] = hex[end.state[i / 8] >> (28 - 4 * (i % 8)) & 15];
    ret[64] = '\0';
}
